"""Every word for people that belongs to a game, apart from the rules: pure functions that translate when called.

The rules know ids and numbers; here stands what they are called. Nothing keeps a translated text, so that the language
can change while a game runs.
"""
