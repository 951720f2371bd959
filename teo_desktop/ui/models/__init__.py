"""What the panels show, as Qt item models: thin, fed from copies of the game, deciding nothing."""
