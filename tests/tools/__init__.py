"""Commands for developers: `python -m tests.tools NAME`."""
