"""Tests of the scripts in `packaging/` (which is no package, so its modules are loaded by their paths)."""
