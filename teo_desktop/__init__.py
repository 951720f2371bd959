"""Teo Desktop: Teotihuacan: City of Gods by its rules, in a window, against people and bots."""

__version__ = "0.1.0"
