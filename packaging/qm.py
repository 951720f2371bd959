"""Compile the translations: every `translations/*.ts` to `build/translations/*.qm`.

Used by the build hook (wheels) and by `dev.py` (the checkout). Standard library only.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def lrelease_in(pyside: Path) -> Path:
    """Qt's translation compiler in an installed PySide6 package (the folder `PySide6`)."""
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    for candidate in (pyside / name, pyside / "Qt" / "libexec" / name):
        if candidate.exists():
            return candidate
    raise FileNotFoundError(f"no {name} in {pyside}")


def compile_translations(root: Path, pyside: Path) -> list[Path]:
    """Bring `build/translations` up to date and return its .qm files.

    Only what is older than its source is compiled; a .qm without a source is removed.
    Raises FileNotFoundError or subprocess.CalledProcessError (with `stderr`) when it cannot be done.
    """
    target = root / "build" / "translations"
    target.mkdir(parents=True, exist_ok=True)
    sources = sorted((root / "translations").glob("*.ts"))
    compiled = [target / f"{source.stem}.qm" for source in sources]
    for stale in set(target.glob("*.qm")) - set(compiled):
        stale.unlink()
    for source, qm in zip(sources, compiled, strict=True):
        if not qm.exists() or qm.stat().st_mtime < source.stat().st_mtime:
            # Not in place: a program that is running has the old file in its memory and would die of it.
            new = qm.with_name(f"{qm.stem}.{os.getpid()}.new")
            command = [str(lrelease_in(pyside)), "-silent", str(source), "-qm", str(new)]
            subprocess.run(command, check=True, capture_output=True, text=True)
            new.replace(qm)
    return compiled
