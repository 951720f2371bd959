"""Campaigns: named series of games, each with a file of its own. They know no game; games supply ``CampaignRules``.

``model`` is a campaign and what becomes of it game by game, ``files`` its file; ``ascent`` and ``league`` are the two
kinds: what comes next, what was achieved, and how one result tilts the next game.
"""
