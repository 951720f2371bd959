"""The campaigns of this computer on disk: listed, changed, played, and put away; each is a file of its own.

The game that is played in a campaign is written with it after every choice, by the same means as any other game
(``GameFile``), so a campaign has three generations too.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Collection
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QFile, QObject, Signal

from teo_desktop import paths
from teo_desktop.campaigns import files, model
from teo_desktop.campaigns.files import SUFFIX
from teo_desktop.campaigns.model import Campaign, NextGame
from teo_desktop.container import BadFile
from teo_desktop.saves import SavedGame
from teo_desktop.ui import autosaves
from teo_desktop.ui.autosaves import Kept
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.session import Pending, Phase
from teo_desktop.ui.storage import StorageError, lock, write
from teo_desktop.ui.texts.files import explain

log = logging.getLogger(__name__)


class Found(NamedTuple):
    """A file among the campaigns: what it holds, or why it cannot be used, as a sentence."""

    path: Path
    campaign: Campaign | None
    problem: str = ""


class CampaignStore(QObject):
    """Knows the campaigns, and is the only one to change them.

    Signals:
        changed(): there are other campaigns, or other results in one.
        entered(Path, int): the game of this number is over, and its result stands in the campaign.
        failed(str): a file could not be read or written; the sentence why. Nothing is changed then.
    """

    changed = Signal()
    entered = Signal(object, int)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read: dict[Path, tuple[tuple[int, int], Found]] = {}
        self._played: tuple[Path, LiveGame] | None = None
        self._campaign: Campaign | None = None
        self._deleted: tuple[Path, Campaign] | None = None
        self._passed_over = ""

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """Where they lie."""
        return paths.saves_dir() / "campaigns"

    def all(self) -> tuple[Found, ...]:
        """Every campaign, the one that was played last first; files that cannot be used stand at the end."""
        dated = []
        with suppress(OSError):
            for path in self.folder.glob(f"*{SUFFIX}"):
                with suppress(OSError):  # another window may just have put it away
                    about = path.stat()
                    dated.append((self._find(path, (about.st_mtime_ns, about.st_size)), about.st_mtime_ns))
        dated.sort(key=lambda row: (row[0].campaign is None, -row[1], row[0].path.name))
        return tuple(found for found, _ in dated)

    def get(self, path: Path) -> Campaign | None:
        """The campaign in a file as it stands now; None when it cannot be read, which is told."""
        if self._played is not None and self._played[0] == path:
            return self._campaign
        try:
            return _load(path)[0]
        except BadFile as error:
            self._fail(explain(path, error))
            return None

    def latest_unfinished(self, games: Collection[str]) -> Kept | None:
        """The game to go on with: the one that was played last in any campaign, of these ``games`` (by id)."""
        for found in self.all():
            campaign = found.campaign
            if campaign is None or campaign.current is None or campaign.game not in games:
                continue
            try:
                saved = model.current_game(campaign)
            except BadFile as error:
                log.info("%s: %s", found.path, error)
                continue
            held = lock(found.path)
            if held is not None:
                held.unlock()
                return Kept(found.path, saved)
        return None

    # -- changing -----------------------------------------------------------------------------------------------------

    def add(self, campaign: Campaign) -> Path | None:
        """Put a campaign into a file of its own; None when that could not be written, which is told."""
        path = self._free_path(campaign.name)
        return path if self._write(path, campaign) else None

    def rename(self, path: Path, name: str) -> bool:
        """Give a campaign another name; its file keeps its own. False when it could not be written, which is told."""
        campaign = self.get(path)
        return campaign is not None and self._change(path, model.renamed(campaign, name))

    def give_up_game(self, path: Path) -> bool:
        """Let go of the game that is being played in a campaign; like ``rename``."""
        campaign = self.get(path)
        return campaign is not None and self._change(path, model.abandoned(campaign))

    def delete(self, path: Path) -> bool:
        """Move a campaign to the trash; False when it is open in a window or cannot be moved, which is told."""
        held = lock(path)
        if held is None:
            self._fail(_is_open(path))
            return False
        try:
            with suppress(BadFile):
                self._deleted = (path, _load(path)[0])
            if not QFile.moveToTrash(str(path)):
                self._deleted = None
                sentence = QCoreApplication.translate("Campaigns", "{file} could not be moved to the trash.")
                self._fail(sentence.format(file=path))
                return False
            for older in autosaves.generations(path)[1:]:
                with suppress(OSError):
                    older.unlink(missing_ok=True)
        finally:
            held.unlock()
        self.changed.emit()
        return True

    @property
    def deleted(self) -> str:
        """The name of the campaign that was deleted last and can be brought back; empty when there is none."""
        return self._deleted[1].name if self._deleted is not None else ""

    def restore(self) -> Path | None:
        """Bring the campaign back that was deleted last; None when it could not be written, which is told."""
        if self._deleted is None:
            return None
        path, campaign = self._deleted
        path = path if not path.exists() else self._free_path(campaign.name)
        if not self._write(path, campaign):
            return None
        self._deleted = None
        return path

    def take_in(self, path: Path) -> Path | None:
        """Copy a campaign from elsewhere among the others; None when it is none or cannot be written, which is told."""
        try:
            campaign = files.load(path)
        except BadFile as error:
            self._fail(explain(path, error))
            return None
        return self.add(campaign)

    def hand_out(self, path: Path, target: Path) -> bool:
        """Write a copy of a campaign elsewhere; False when that could not be done, which is told."""
        campaign = self.get(path)
        if campaign is None:
            return False
        return self._write(target, campaign)

    # -- playing ------------------------------------------------------------------------------------------------------

    def begin(self, path: Path, following: NextGame, seed: int) -> SavedGame | None:
        """Begin a game of a campaign; None when it could not be written, which is told."""
        campaign = self.get(path)
        if campaign is None:
            return None
        campaign, saved = model.begun(campaign, following, seed, _now())
        return saved if self._change(path, campaign) else None

    def current_game(self, path: Path) -> SavedGame | None:
        """The game that is being played in a campaign; None when it cannot be read, which is told."""
        campaign = self.get(path)
        if campaign is None or campaign.current is None:
            return None
        if self._played is None or self._played[0] != path:
            held = lock(path)
            if held is None:
                self._fail(_is_open(path))
                return None
            self._mend(path)
            held.unlock()
        try:
            return model.current_game(campaign)
        except BadFile as error:
            self._fail(explain(path, error))
            return None

    def taken_news(self) -> str:
        """That a campaign was opened as it stood before its newest state, for a window that has shown something else
        since that was told; once, and empty when there is nothing to say."""
        news, self._passed_over = self._passed_over, ""
        return news

    def is_played(self, path: Path) -> bool:
        """Whether a game of this campaign is on the table."""
        return self._played is not None and self._played[0] == path

    def follow(self, path: Path, live: LiveGame) -> None:
        """Keep the campaign in step with the game on the table, whose file is that of the campaign.

        Call it before the game is written for the first time.
        """
        campaign = self.get(path)
        assert campaign is not None
        assert campaign.current is not None
        assert live.file is not None
        number = campaign.current.number
        self._played, self._campaign = (path, live), campaign
        live.file.packing = lambda saved: self._packed(number, saved)
        live.session.decision_changed.connect(lambda pending: self._maybe_enter(path, live, number, pending))

    def let_go(self, live: LiveGame) -> None:
        """The game has left the table and is written."""
        if self._played is not None and self._played[1] is live:
            self._played = self._campaign = None
            self.changed.emit()

    def _packed(self, number: int, saved: SavedGame) -> bytes:
        assert self._campaign is not None
        self._campaign = model.stepped(self._campaign, number, saved, _now())
        return files.to_bytes(self._campaign)

    def _maybe_enter(self, path: Path, live: LiveGame, number: int, pending: Pending) -> None:
        if pending.phase is not Phase.OVER or self._played != (path, live) or live.file is None:
            return
        assert self._campaign is not None
        if self._campaign.entry(number) is None:
            live.file.autosave()
        self.entered.emit(path, number)
        self.changed.emit()

    # -- files --------------------------------------------------------------------------------------------------------

    def _find(self, path: Path, stamp: tuple[int, int]) -> Found:
        if self._played is not None and self._played[0] == path:
            return Found(path, self._campaign)
        if path in self._read and self._read[path][0] == stamp:
            return self._read[path][1]
        try:
            found = Found(path, _load(path)[0])
        except BadFile as error:
            log.info("%s %s", path, error)
            found = Found(path, None, explain(path, error))
        self._read[path] = (stamp, found)
        return found

    def _change(self, path: Path, campaign: Campaign) -> bool:
        if self._played is not None and self._played[0] == path:
            self._campaign = campaign
            file = self._played[1].file
            assert file is not None
            file.autosave()
            self.changed.emit()
            return True
        held = lock(path)
        if held is None:
            self._fail(_is_open(path))
            return False
        try:
            self._mend(path)
            return self._write(path, campaign)
        finally:
            held.unlock()

    def _mend(self, path: Path) -> None:
        """Before a file is written again: keep aside what cannot be read of it, and say that it is not the newest."""
        with suppress(BadFile):
            generation = _load(path)[1]
            if generation and path.exists():
                autosaves.mend(path, generation)
                sentence = QCoreApplication.translate(
                    "Campaigns",
                    "What was saved last of {file} cannot be read. It goes on from what was saved before that.",
                )
                self._passed_over = sentence.format(file=path)
                self._fail(self._passed_over)

    def _write(self, path: Path, campaign: Campaign) -> bool:
        try:
            write(path, files.to_bytes(campaign))
        except StorageError as error:
            self._fail(str(error))
            return False
        except BadFile as error:  # larger than any file that could be opened again
            self._fail(explain(path, error))
            return False
        self._read.pop(path, None)
        self.changed.emit()
        return True

    def _free_path(self, name: str) -> Path:
        stem = re.sub(r"[^\w .()-]+", " ", name).strip(" .") or "campaign"
        path, number = self.folder / f"{stem}{SUFFIX}", 1
        while path.exists():
            number += 1
            path = self.folder / f"{stem} {number}{SUFFIX}"
        return path

    def _fail(self, sentence: str) -> None:
        log.info("%s", sentence)
        self.failed.emit(sentence)


def _load(path: Path) -> tuple[Campaign, int]:
    """The newest generation of a campaign that can be read, and how many are newer; raises ``BadFile``, which says what
    is wrong with the newest."""
    first: BadFile | None = None
    for number, generation in enumerate(autosaves.generations(path)):
        try:
            return files.load(generation), number
        except BadFile as error:
            first = first or error
    assert first is not None
    raise first


def _is_open(path: Path) -> str:
    sentence = QCoreApplication.translate(
        "Campaigns", "{file} is open in another window, or its folder takes no files."
    )
    return sentence.format(file=path)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
