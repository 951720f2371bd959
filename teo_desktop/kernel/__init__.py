"""What every game stands on: the agenda of effects, events, chance, the codec, the record and the bot protocol.

Nothing here knows a game, Qt, or a word that a person reads.
"""
