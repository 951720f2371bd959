"""Games of campaigns for the window: begun, gone on with, looked at again, and what is said when one is over."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from teo_desktop import saves
from teo_desktop.arguments import DRAWN_SEEDS
from teo_desktop.container import BadFile
from teo_desktop.saves import SavedGame
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.autosaves import Kept
from teo_desktop.ui.live_game import LiveGame, named_seats, opened_game, opening_news
from teo_desktop.ui.profile_store import ProfileStore
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.texts.files import explain
from teo_desktop.ui.windows.sentence import Sentence

if TYPE_CHECKING:
    from teo_desktop.campaigns.model import Campaign
    from teo_desktop.ui.campaign_store import CampaignStore
    from teo_desktop.ui.windows.campaign_page import CampaignPage


class CampaignGames(QObject):
    """The campaigns as the window knows them: the store, the page, and the games that come out of them.

    What a campaign is made of is imported when one is asked for.

    Signals:
        ready(LiveGame): a game to be shown and started.
        leaving(): the game on the table, which may be left, has to let go of its files now.
        page_wanted(): let the page fill the window.
        said(str): a sentence for people.
    """

    ready = Signal(object)
    leaving = Signal()
    page_wanted = Signal()
    said = Signal(object)

    def __init__(
        self,
        adapters: Mapping[str, GameAdapter],
        appearance: Appearance,
        settings: Settings,
        profiles: ProfileStore,
        may_leave: Callable[[], bool],
        window: QWidget,
    ) -> None:
        """``may_leave`` says whether the game on the table can be left and nothing of it is lost."""
        super().__init__(window)
        self._may_leave = may_leave
        self._adapters = adapters
        self._appearance = appearance
        self._settings = settings
        self._profiles = profiles
        self._window = window
        self._page: CampaignPage | None = None
        self._live: tuple[Path, LiveGame] | None = None

    @cached_property
    def store(self) -> CampaignStore:
        """The campaigns on disk."""
        from teo_desktop.ui.campaign_store import CampaignStore

        made = CampaignStore(self)
        made.failed.connect(self.said.emit)
        made.entered.connect(self._tell)
        return made

    @property
    def page(self) -> CampaignPage:
        """The page with the campaigns; made when it is first asked for."""
        if self._page is None:
            from teo_desktop.ui.windows.campaign_page import CampaignPage

            self._page = page = CampaignPage(self.store, self._adapters, self._appearance)
            page.said.connect(self.said.emit)
            page.new_asked.connect(self.ask_for_new)
            page.play_asked.connect(self.play_next)
            page.go_on_asked.connect(self.go_on)
            page.game_asked.connect(self.look_at)
        return self._page

    def latest(self, other: Kept | None) -> Kept | None:
        """The game to go on with: this one, or one of a campaign when that was played later."""
        own = self.store.latest_unfinished(self._adapters)
        if own is None or other is None:
            return own or other
        return max(own, other, key=lambda kept: _written(kept.path))

    def open(self, path: Path) -> None:
        """Show a campaign from a file; one that lies elsewhere is copied to the others."""
        own = path if path.parent == self.store.folder else self.store.take_in(path)
        if own is not None:
            self.page.open(own)
            self.page_wanted.emit()

    def ask_for_new(self) -> None:
        """Ask what campaign it shall be, and make it."""
        from teo_desktop.ui.windows.new_campaign import NewCampaignDialog

        with_words = {name: adapter for name, adapter in self._adapters.items() if adapter.campaign_words() is not None}
        dialog = NewCampaignDialog(with_words, self._appearance, self._profiles.profiles, self._window)
        if dialog.exec() and (path := self.store.add(dialog.wanted)) is not None:
            self.page.open(path)
        dialog.deleteLater()

    def play_next(self, path: Path, chapter: str = "", carried: str = "", seed: int | None = None) -> None:
        """Begin the next game of a campaign; of an ascent the game of this chapter."""
        from teo_desktop.campaigns import ascent, league
        from teo_desktop.campaigns.model import ASCENT

        if not self._may_leave():
            return
        self.leaving.emit()
        campaign = self.store.get(path)
        if campaign is None or campaign.current is not None:
            return
        if campaign.kind == ASCENT:
            following = ascent.next_game(campaign, chapter or ascent.proposed_chapter(campaign), carried)
        else:
            following = league.next_game(campaign)
        players = named_seats(self._profiles.with_names(following.players), self._appearance.theme.player_colours)
        drawn = secrets.randbelow(DRAWN_SEEDS) if seed is None else seed
        saved = self.store.begin(path, following._replace(players=players), drawn)
        if saved is not None:
            self._show(path, saved)

    def go_on(self, path: Path) -> None:
        """Go on with the game that is being played in a campaign; one that is on the table is only shown."""
        if self._live is not None and self._live[0] == path and self.store.is_played(path):
            self.page.back_asked.emit()
            return
        if not self._may_leave():
            return
        self.leaving.emit()
        saved = self.store.current_game(path)
        if saved is not None:
            self._show(path, saved)

    def look_at(self, path: Path, number: int) -> None:
        """Show a finished game of a campaign; it is kept nowhere else."""
        if not self._may_leave():
            return
        campaign = self.store.get(path)
        if campaign is None or number not in campaign.games:
            self.said.emit(
                Sentence(lambda: self.tr("Only the latest games of a campaign are kept to be looked at again."))
            )
            return
        try:
            saved = self._with_looks(saves.from_bytes(campaign.games[number]))
            live = opened_game(self._adapters[campaign.game], saved, self._settings)
        except BadFile as error:
            self.said.emit(Sentence(partial(explain, path, error)))
            return
        if live.file is not None:
            live.file.release()
            live.file = None
        self._tell_of_opening(live, saved)

    def campaign_of(self, live: LiveGame) -> Path | None:
        """The campaign that a game on the table belongs to; None when it belongs to none."""
        return self._live[0] if self._live is not None and self._live[1] is live else None

    def name_of(self, live: LiveGame) -> str:
        """The name of that campaign; empty for none."""
        path = self.campaign_of(live)
        campaign = self.store.get(path) if path is not None else None
        return campaign.name if campaign is not None else ""

    def let_go(self, live: LiveGame) -> None:
        """The game has left the table."""
        if self.campaign_of(live) is not None:
            self._live = None
            self.store.let_go(live)

    def _show(self, path: Path, saved: SavedGame) -> None:
        live = opened_game(self._adapters[saved.record.game], self._with_looks(saved), self._settings, None, path)
        self.store.follow(path, live)
        self._live = (path, live)
        self._tell_of_opening(live, saved)

    def _tell_of_opening(self, live: LiveGame, saved: SavedGame) -> None:
        news = opening_news(live, saved)
        self.ready.emit(live)
        if news := news or self.store.taken_news():
            self.said.emit(news)

    def _with_looks(self, saved: SavedGame) -> SavedGame:
        """The game with the names that people have now, and a colour for each seat."""
        seats = named_seats(self._profiles.with_names(saved.seats), self._appearance.theme.player_colours)
        return replace(saved, seats=seats)

    def _tell(self, path: Path, number: int) -> None:
        """What a game that is over meant for its campaign."""
        from teo_desktop.campaigns.model import ASCENT
        from teo_desktop.ui.texts.campaigns import medal_text

        campaign = self.store.get(path)
        entry = campaign.entry(number) if campaign is not None else None
        if campaign is None or entry is None:
            return
        if campaign.kind == ASCENT:
            words = self._adapters[campaign.game].campaign_words()
            title = words.chapter_words(entry.chapter).title if words is not None else entry.chapter
            self.said.emit(
                self.tr("{campaign}, {chapter}: {medal}. Leave the game to see what that opens.").format(
                    campaign=campaign.name, chapter=title, medal=medal_text(entry.medal)
                )
            )
            return
        self.said.emit(Sentence(partial(self._league_sentence, campaign)))

    def _league_sentence(self, campaign: Campaign) -> str:
        from teo_desktop.campaigns import league

        leader = league.standings(campaign)[0]
        return self.tr("{campaign}: the result is entered. {player} leads the table (league points: {points}).").format(
            campaign=campaign.name, player=campaign.players[leader.player].name, points=leader.league_points
        )


def _written(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
