"""A league on the campaign page: who plays next, the table, who beat whom, and the games that were played."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from teo_desktop.campaigns import league
from teo_desktop.campaigns.model import Campaign, Entry
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.rows import Cell, RowsModel
from teo_desktop.ui.models.statistics import number_text, time_text
from teo_desktop.ui.texts.campaigns import league_rules
from teo_desktop.ui.texts.format import comma_list
from teo_desktop.ui.texts.seats import kind_text
from teo_desktop.ui.windows.parts import button, label
from teo_desktop.ui.windows.rules_box import RulesBox
from teo_desktop.ui.windows.tables import PageTable


class LeaguePanel(QWidget):
    """Shows a league; it decides nothing.

    Signals:
        play_asked(): play the game that comes next.
        go_on_asked(): go on with the game that is being played.
        give_up_asked(): let go of that game.
        game_asked(int): look at the finished game of this number.
    """

    play_asked = Signal()
    go_on_asked = Signal()
    give_up_asked = Signal()
    game_asked = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._campaign: Campaign | None = None
        self._next_title = label(role="heading", wraps=True)
        self._next = label(wraps=True)
        self._last = label(role="muted", wraps=True)
        self.play_button = button(main=True)
        self.give_up_button = button()
        self._standings_title = label(role="heading")
        self.standings = RowsModel(self)
        self.standings_table = PageTable(self.standings, 1)
        self._grid_title = label(role="heading")
        self.grid = RowsModel(self)
        self.grid_table = PageTable(self.grid)
        self.grid_table.verticalHeader().show()
        self._played_title = label(role="heading")
        self.played = RowsModel(self)
        self.table = PageTable(self.played, 2)
        self.look_button = button()
        self.rules = RulesBox()
        self._lay_out()
        self.play_button.clicked.connect(self._play)
        self.give_up_button.clicked.connect(self.give_up_asked)
        self.look_button.clicked.connect(self._look)
        self.table.doubleClicked.connect(self._look)

    def show_campaign(self, campaign: Campaign) -> None:
        """Show this league."""
        self._campaign = campaign
        self.retranslate()

    def retranslate(self) -> None:
        """Make all words anew."""
        self._standings_title.setText(self.tr("Table"))
        self.standings_table.setAccessibleName(self.tr("Table"))
        self._grid_title.setText(self.tr("Who was ahead of whom"))
        self.grid_table.setAccessibleName(self.tr("Who was ahead of whom"))
        self._played_title.setText(self.tr("Games"))
        self.table.setAccessibleName(self.tr("Games"))
        self.look_button.setText(self.tr("&Look at the game"))
        self.give_up_button.setText(self.tr("Give &up this game"))
        self.give_up_button.setToolTip(self.tr("It counts for nothing, and is begun again with the same players."))
        campaign = self._campaign
        if campaign is None:
            return
        self.rules.show_rules(self.tr("How the league works"), league_rules(campaign))
        self._show_next(campaign)
        self._show_standings(campaign)
        self._show_grid(campaign)
        self._show_games(campaign)

    def restyle(self) -> None:
        """Draw the pictures anew."""
        theme, side = self._appearance.theme, self._appearance.size(20)
        self.play_button.setIcon(theme.icon("ui_play", side, theme.colour("on_accent")))
        self.play_button.setIconSize(QSize(side, side))
        if self._campaign is not None:
            self.retranslate()

    # -- showing ------------------------------------------------------------------------------------------------------

    def _show_next(self, campaign: Campaign) -> None:
        assert campaign.terms is not None
        current, is_complete = campaign.current, league.is_complete(campaign)
        self.give_up_button.setVisible(current is not None)
        self.play_button.setVisible(current is not None or not is_complete)
        self._last.setText(self._last_text(campaign))
        self._last.setVisible(bool(campaign.results))
        if current is None and is_complete:
            first = [row for row in league.standings(campaign) if row.place == 1]
            self._next_title.setText(self.tr("All games have been played"))
            winners = comma_list([campaign.players[row.player].name for row in first])
            self._next.setText(self.tr("First of the table: {name}").format(name=winners))
            return
        seats = current.seats if current is not None else league.pairing(campaign)
        starts = current.head_starts if current is not None else league.head_starts(campaign, seats)
        number = current.number if current is not None else campaign.next_number
        title = self.tr("Game {number} is being played") if current is not None else self.tr("Next: game {number}")
        self._next_title.setText(title.format(number=number))
        self._next.setText(
            "\n".join(
                self.tr("{seat}. {player} – head start: {points}").format(
                    seat=seat, player=campaign.players[player].name, points=points
                )
                if points
                else self.tr("{seat}. {player}").format(seat=seat, player=campaign.players[player].name)
                for seat, (player, points) in enumerate(zip(seats, starts or (0,) * len(seats), strict=True), start=1)
            )
        )
        text = self.tr("&Go on with the game") if current is not None else self.tr("&Play the next game")
        self.play_button.setText(text)

    def _last_text(self, campaign: Campaign) -> str:
        """How the latest game ended, and what that meant."""
        if not campaign.results:
            return ""
        entry = campaign.results[-1]
        places = [
            self.tr("{player} {points} (+{won})").format(
                player=campaign.players[entry.seats[seat]].name,
                points=entry.points[seat],
                won=league.league_points(entry, entry.seats[seat]),
            )
            for seat in entry.ranking
        ]
        return self.tr("Last game: {places}.").format(places=comma_list(places))

    def _show_standings(self, campaign: Campaign) -> None:
        has_handicaps = campaign.terms is not None and campaign.terms.has_handicaps
        titles = [
            self.tr("Place"),
            self.tr("Player"),
            self.tr("League points"),
            self.tr("Games"),
            self.tr("Wins"),
            self.tr("Average"),
        ]
        if has_handicaps:
            titles.append(self.tr("Head start"))
        rows = []
        for row in league.standings(campaign):
            player = campaign.players[row.player]
            cells = [
                Cell(number_text(row.place), is_number=True),
                Cell(player.name, kind_text(player.kind)),
                Cell(number_text(row.league_points), is_number=True),
                Cell(number_text(row.games), is_number=True),
                Cell(number_text(row.wins), is_number=True),
                Cell(number_text(row.average) if row.games else "–", is_number=True),
            ]
            if has_handicaps:
                cells.append(Cell(number_text(row.head_start), self.tr("against whoever has the least"), True))
            rows.append(cells)
        self.standings.show(titles, rows)

    def _show_grid(self, campaign: Campaign) -> None:
        names = [player.name for player in campaign.players]
        rows = []
        for player, meetings in enumerate(league.head_to_head(campaign)):
            cells = []
            for other, meeting in enumerate(meetings):
                if player == other:
                    cells.append(Cell("·"))
                    continue
                text = f"{meeting.ahead} : {meeting.games - meeting.ahead}" if meeting.games else "–"
                tip = self.tr("{player} was ahead of {other} in {ahead} of {games} games").format(
                    player=names[player], other=names[other], ahead=meeting.ahead, games=meeting.games
                )
                cells.append(Cell(text, tip))
            rows.append(cells)
        self.grid.show(names, rows, sides=names)

    def _show_games(self, campaign: Campaign) -> None:
        entries = tuple(reversed(campaign.results))
        rows = [
            (
                Cell(number_text(entry.number), is_number=True),
                Cell(time_text(entry.ended)),
                self._places(campaign, entry),
            )
            for entry in entries
        ]
        titles = (self.tr("Game"), self.tr("Date"), self.tr("Result"))
        self.played.show(titles, rows, [entry.number for entry in entries])
        for widget in (self._played_title, self.table, self.look_button):
            widget.setVisible(bool(entries))

    def _places(self, campaign: Campaign, entry: Entry) -> Cell:
        starts = entry.head_starts or (0,) * len(entry.seats)
        places = []
        for seat in entry.ranking:
            name, points = campaign.players[entry.seats[seat]].name, number_text(entry.points[seat])
            places.append(
                self.tr("{player} {points} (head start {start})").format(player=name, points=points, start=starts[seat])
                if starts[seat]
                else self.tr("{player} {points}").format(player=name, points=points)
            )
        return Cell(comma_list(places))

    # -- making -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        upper = QFrame()
        upper.setProperty("panel", True)
        inside = QVBoxLayout(upper)
        inside.addWidget(self._next_title)
        inside.addWidget(self._next)
        row = QHBoxLayout()
        row.addWidget(self.play_button)
        row.addWidget(self.give_up_button)
        row.addStretch(1)
        inside.addLayout(row)
        inside.addWidget(self._last)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(upper)
        for title, table in (
            (self._standings_title, self.standings_table),
            (self._grid_title, self.grid_table),
            (self._played_title, self.table),
        ):
            column.addWidget(title)
            column.addWidget(table)
        column.addWidget(self.look_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.rules)
        column.addStretch(1)

    def _play(self) -> None:
        if self._campaign is not None and self._campaign.current is not None:
            self.go_on_asked.emit()
        else:
            self.play_asked.emit()

    def _look(self) -> None:
        number = self.table.currentIndex().data(RowsModel.KeyRole)
        if isinstance(number, int):
            self.game_asked.emit(number)
        elif self._campaign is not None and self._campaign.results:
            self.game_asked.emit(self._campaign.results[-1].number)
