"""Tests of the rules of Tekhenu; ``scenes.py`` is their vocabulary, ``content.py`` what walks and soak need."""
