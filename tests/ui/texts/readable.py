"""What makes a text fit for people."""

from __future__ import annotations


def assert_readable(text: str) -> None:
    """Nothing is left to fill in, no plural of two minds, no space too many, and there is something."""
    assert text.strip() == text
    assert text
    for leftover in ("{", "}", "%n", "(s)", "(es)", "(ies)", "  ", ".."):
        assert leftover not in text, text
