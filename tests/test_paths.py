"""Where the application finds what it brings along, and where it keeps the person's own files."""

from __future__ import annotations

import subprocess
import sys

from teo_desktop import paths


def test_a_checkout_finds_its_resources_and_translations():
    assert (paths.resources() / "fonts").is_dir()
    assert paths.translations().name == "translations"


def test_a_chosen_folder_holds_everything(tmp_path, monkeypatch):
    """`--data-dir`: a throw-away home, of which nothing lies elsewhere."""
    monkeypatch.setenv("TEO_DESKTOP_DATA_DIR", "replaced and restored by the fixture")
    paths.use_data_dir(tmp_path / "home")
    folders = (paths.data_dir(), paths.saves_dir(), paths.config_dir(), paths.log_dir())
    assert all(folder.is_relative_to(tmp_path / "home") for folder in folders)
    assert len(set(folders)) == 4
    assert not (tmp_path / "home").exists()  # asking makes no folder


def test_a_relative_folder_stays_the_same_when_the_working_folder_changes(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TEO_DESKTOP_DATA_DIR", "")
    paths.use_data_dir("home")
    monkeypatch.chdir("/")
    assert paths.data_dir() == tmp_path / "home"


def test_processes_started_later_use_the_chosen_folder(data_dir):
    code = "from teo_desktop import paths; print(paths.saves_dir())"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.strip() == str(data_dir / "saves")


def test_without_a_choice_the_system_names_the_folders(monkeypatch):
    monkeypatch.delenv("TEO_DESKTOP_DATA_DIR")
    assert paths.data_dir().name == "teo-desktop"
    assert paths.saves_dir() == paths.data_dir() / "saves"
    assert "teo-desktop" in paths.config_dir().parts
    assert "teo-desktop" in paths.log_dir().parts
