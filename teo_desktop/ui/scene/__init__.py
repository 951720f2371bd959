"""The table as a scene of pieces that can be pointed at; knows no game."""
