"""Where the files are: what the application brings along, and what it keeps for the person who plays.

Nothing is created here: whoever writes a file makes its folder.
"""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

import platformdirs

_APPLICATION = "teo-desktop"
# Kept in the environment, so that the worker processes of the bots see it as well.
DATA_DIR_VARIABLE = "TEO_DESKTOP_DATA_DIR"


def resources() -> Path:
    """Pictures, fonts, layouts and help that the application reads."""
    return _brought_along("resources", "resources")


def translations() -> Path:
    """The compiled translations (`teo_desktop_<language>.qm`)."""
    return _brought_along("translations", "build/translations")


def use_data_dir(folder: Path | str) -> None:
    """Keep everything below `folder` from now on, in this process and those it starts (the option `--data-dir`)."""
    os.environ[DATA_DIR_VARIABLE] = str(Path(folder).absolute())


def data_dir() -> Path:
    """The folder of the person's own data."""
    return _chosen() or platformdirs.user_data_path(_APPLICATION, appauthor=False)


def saves_dir() -> Path:
    """The folder that games are saved to unless another is chosen."""
    return data_dir() / "saves"


def config_dir() -> Path:
    """The folder of the settings."""
    chosen = _chosen()
    return chosen / "config" if chosen else platformdirs.user_config_path(_APPLICATION, appauthor=False)


def log_dir() -> Path:
    """The folder of the log and of crash reports."""
    chosen = _chosen()
    return chosen / "log" if chosen else platformdirs.user_log_path(_APPLICATION, appauthor=False)


def cache_dir() -> Path:
    """The folder of what can be made again, and only saves time."""
    chosen = _chosen()
    return chosen / "cache" if chosen else platformdirs.user_cache_path(_APPLICATION, appauthor=False)


def _chosen() -> Path | None:
    folder = os.environ.get(DATA_DIR_VARIABLE)
    return Path(folder) if folder else None


def _brought_along(name: str, in_checkout: str) -> Path:
    """In an installed wheel the folder lies inside the package, in a checkout beside it."""
    inside = Path(str(files("teo_desktop") / name))
    return inside if inside.is_dir() else Path(__file__).resolve().parents[1] / in_checkout
