"""Build hook: a wheel carries the compiled translations; an editable install finds them in `build/translations`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import qm


class TranslationsHook(BuildHookInterface):
    """Compiles the translations before the wheel is put together."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling; `version` is "editable" or "standard"."""
        import PySide6

        for compiled in qm.compile_translations(Path(self.root), Path(PySide6.__file__).parent):
            if version != "editable":
                build_data["force_include"][str(compiled)] = f"teo_desktop/translations/{compiled.name}"
