"""The results of a campaign as a table for spreadsheets: a row for each player of each game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from teo_desktop.campaigns import league
from teo_desktop.campaigns.model import ASCENT, Campaign, Entry
from teo_desktop.ui.adapter import CampaignWords
from teo_desktop.ui.texts.campaigns import medal_text
from teo_desktop.ui.texts.seats import kind_text


def table_of(campaign: Campaign, words: CampaignWords | None) -> list[list[str]]:
    """Titles, then the rows; times as in the file (UTC, ISO 8601), numbers as every spreadsheet reads them."""
    translate = QCoreApplication.translate
    titles = [
        translate("Campaigns", "Game"),
        translate("Campaigns", "Date"),
        translate("Campaigns", "Player"),
        translate("Campaigns", "Kind"),
        translate("Campaigns", "Seat"),
        translate("Campaigns", "Points"),
        translate("Campaigns", "Rank"),
    ]
    if campaign.kind == ASCENT:
        titles += [translate("Campaigns", "Chapter"), translate("Campaigns", "Medal")]
    else:
        titles += [translate("Campaigns", "Head start"), translate("Campaigns", "League points")]
    rows = [titles]
    for entry in campaign.results:
        for seat, player in enumerate(entry.seats):
            if player >= 0:
                rows.append(_row(campaign, words, entry, seat))
    return rows


def _row(campaign: Campaign, words: CampaignWords | None, entry: Entry, seat: int) -> list[str]:
    player = entry.seats[seat]
    who = campaign.players[player]
    row = [
        *(str(entry.number), entry.ended, who.name, kind_text(who.kind), str(seat + 1)),
        *(str(entry.points[seat]), str(entry.rank(player))),
    ]
    if campaign.kind == ASCENT:
        chapter = words.chapter_words(entry.chapter).title if words is not None else entry.chapter
        return [*row, chapter, medal_text(entry.medal)]
    start = entry.head_starts[seat] if entry.head_starts else 0
    return [*row, str(start), str(league.league_points(entry, player))]
