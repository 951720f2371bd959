<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Teo Desktop</source>
        <translation>Über Teo Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Font licences</source>
        <translation>Lizenzen der Schriften</translation>
    </message>
    <message>
        <source>Teo Desktop is an independent, unofficial program. It is neither made nor supported by the games&apos; designers or publishers, and it replaces neither the box nor the rulebook. All pictures and texts are its own.</source>
        <translation>Teo Desktop ist ein unabhängiges, inoffizielles Programm. Es stammt nicht von den Autoren und Verlagen der Spiele und wird von ihnen nicht unterstützt, und es ersetzt weder die Schachtel noch die Anleitung. Alle Bilder und Texte sind eigene.</translation>
    </message>
    <message>
        <source>The program: MIT licence.</source>
        <translation>Das Programm: MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Qt {version} and PySide6 {binding}: LGPL version 3.</source>
        <translation>Qt {version} und PySide6 {binding}: LGPL Version 3.</translation>
    </message>
    <message>
        <source>Python {version}: PSF licence. networkx: BSD licence. platformdirs: MIT licence.</source>
        <translation>Python {version}: PSF-Lizenz. networkx: BSD-Lizenz. platformdirs: MIT-Lizenz.</translation>
    </message>
    <message>
        <source>The fonts Fira Sans and Philosopher: SIL Open Font License 1.1; its text is on the next page.</source>
        <translation>Die Schriften Fira Sans und Philosopher: SIL Open Font License 1.1; ihr Text steht auf der nächsten Seite.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Read the rule about this question</source>
        <translation>Die Regel zu dieser Frage lesen</translation>
    </message>
</context>
<context>
    <name>AscentPanel</name>
    <message>
        <source>Games of this chapter</source>
        <translation>Partien dieses Kapitels</translation>
    </message>
    <message>
        <source>&amp;Look at the game</source>
        <translation>Partie an&amp;sehen</translation>
    </message>
    <message>
        <source>Give &amp;up this game</source>
        <translation>Diese Partie a&amp;ufgeben</translation>
    </message>
    <message>
        <source>It counts for nothing, and the chapter can be begun again.</source>
        <translation>Sie zählt nicht, und das Kapitel kann neu begonnen werden.</translation>
    </message>
    <message>
        <source>The way up</source>
        <translation>Der Weg hinauf</translation>
    </message>
    <message>
        <source>How the ascent works</source>
        <translation>Wie der Aufstieg funktioniert</translation>
    </message>
    <message>
        <source>{stars} of {most} stars</source>
        <translation>{stars} von {most} Sternen</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>wird gerade gespielt</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>noch nicht offen</translation>
    </message>
    <message>
        <source>Chapter {number}, {title}: {state}</source>
        <translation>Kapitel {number}, {title}: {state}</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Against: {opponents}</source>
        <translation>Gegen: {opponents}</translation>
    </message>
    <message>
        <source>Gift of this chapter for gold: {gift}</source>
        <translation>Geschenk dieses Kapitels für Gold: {gift}</translation>
    </message>
    <message>
        <source>Gold in the chapter before: you take something along, and receive its gift ({gift}).</source>
        <translation>Gold im Kapitel davor: Du nimmst etwas mit und bekommst sein Geschenk ({gift}).</translation>
    </message>
    <message>
        <source>Silver in the chapter before: you take something along.</source>
        <translation>Silber im Kapitel davor: Du nimmst etwas mit.</translation>
    </message>
    <message>
        <source>&amp;Go on with the game</source>
        <translation>Partie &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Play this chapter again</source>
        <translation>Kapitel noch einmal s&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Play this chapter</source>
        <translation>Dieses Kapitel s&amp;pielen</translation>
    </message>
    <message>
        <source>Pass the chapter before first: with a medal, or by three games without one.</source>
        <translation>Bestehe zuerst das Kapitel davor: mit einer Medaille oder durch drei Partien ohne eine.</translation>
    </message>
    <message>
        <source>A game of another chapter is being played.</source>
        <translation>Es läuft eine Partie eines anderen Kapitels.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Medal</source>
        <translation>Medaille</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>Game {number}: {medal}.</source>
        <translation>Partie {number}: {medal}.</translation>
    </message>
    <message>
        <source>For {medal} this was missing: {goals}.</source>
        <translation>Für {medal} fehlte: {goals}.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>{group}: {points}</source>
        <translation>{group}: {points}</translation>
    </message>
    <message>
        <source>{place}. {player}: {points}.</source>
        <translation>{place}. {player}: {points}.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Game board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Tab and the arrows walk over what can be chosen, with Ctrl over everything; Enter clicks.</source>
        <translation>Tab und die Pfeiltasten gehen durch alles, was du wählen kannst, mit Strg durch alles überhaupt; die Eingabetaste klickt.</translation>
    </message>
</context>
<context>
    <name>BotPanel</name>
    <message>
        <source>Read the rule about it</source>
        <translation>Die Regel dazu lesen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>What it would do next</source>
        <translation>Was als Nächstes käme</translation>
    </message>
    <message>
        <source>× {what}</source>
        <translation>× {what}</translation>
    </message>
    <message>
        <source>• {what}</source>
        <translation>• {what}</translation>
    </message>
    <message>
        <source>Not possible: {what}</source>
        <translation>Nicht möglich: {what}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>What it does next (any key, or a click anywhere)</source>
        <translation>Was er als Nächstes tut (jede Taste oder ein Klick irgendwohin)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Show the rest of its turn at once (Esc)</source>
        <translation>Den Rest seines Zuges sofort zeigen (Esc)</translation>
    </message>
    <message>
        <source>How strong it is</source>
        <translation>Wie stark er ist</translation>
    </message>
</context>
<context>
    <name>BranchesDialog</name>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>&amp;Go over to it</source>
        <translation>&amp;Hinüberwechseln</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Other ways that this game has gone. Whoever goes over to one keeps the one that is left here.</source>
        <translation>Andere Wege, die diese Partie genommen hat. Wechselst du zu einem, bleibt der verlassene hier erhalten.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rück&amp;gängig</translation>
    </message>
    <message>
        <source>Brings back what was deleted last, or the name from before</source>
        <translation>Holt zurück, was zuletzt gelöscht wurde, oder den Namen von vorher</translation>
    </message>
</context>
<context>
    <name>BranchesModel</name>
    <message>
        <source>{name} – the game as it goes now</source>
        <translation>{name} – die Partie, wie sie jetzt läuft</translation>
    </message>
    <message>
        <source>The game as it goes now</source>
        <translation>Die Partie, wie sie jetzt läuft</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Parts in turn</source>
        <translation>Trennt sich in Zug</translation>
    </message>
    <message>
        <source>Choices from there</source>
        <translation>Wahlen von da an</translation>
    </message>
</context>
<context>
    <name>CampaignGames</name>
    <message>
        <source>Only the latest games of a campaign are kept to be looked at again.</source>
        <translation>Nur die letzten Partien einer Kampagne werden zum Ansehen aufgehoben.</translation>
    </message>
    <message>
        <source>{campaign}, {chapter}: {medal}. Leave the game to see what that opens.</source>
        <translation>{campaign}, {chapter}: {medal}. Verlasse die Partie, um zu sehen, was das öffnet.</translation>
    </message>
    <message>
        <source>{campaign}: the result is entered. {player} leads the table (league points: {points}).</source>
        <translation>{campaign}: Das Ergebnis ist eingetragen. {player} führt die Tabelle an (Ligapunkte: {points}).</translation>
    </message>
</context>
<context>
    <name>CampaignPage</name>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;New campaign …</source>
        <translation>&amp;Neue Kampagne …</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Moves the file to the trash.</source>
        <translation>Legt die Datei in den Papierkorb.</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Import a campaign</source>
        <translation>Eine Kampagne importieren</translation>
    </message>
    <message>
        <source>Export the campaign</source>
        <translation>Die Kampagne exportieren</translation>
    </message>
    <message>
        <source>Copies the campaign, its running game included, to another place.</source>
        <translation>Kopiert die Kampagne samt laufender Partie an einen anderen Ort.</translation>
    </message>
    <message>
        <source>Results as &amp;CSV …</source>
        <translation>Ergebnisse als &amp;CSV …</translation>
    </message>
    <message>
        <source>Copies a campaign from elsewhere to the others.</source>
        <translation>Kopiert eine Kampagne von anderswo zu den übrigen.</translation>
    </message>
    <message>
        <source>There is no campaign yet. Two kinds can be played:</source>
        <translation>Es gibt noch keine Kampagne. Zwei Arten kannst du spielen:</translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>„{name}“ liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>The campaign is in {file}.</source>
        <translation>Die Kampagne liegt in {file}.</translation>
    </message>
    <message>
        <source>Results as CSV</source>
        <translation>Ergebnisse als CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The results are in {file}.</source>
        <translation>Die Ergebnisse liegen in {file}.</translation>
    </message>
    <message>
        <source>Campaigns of Teo Desktop (*{suffix})</source>
        <translation>Kampagnen von Teo Desktop (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Campaigns</name>
    <message>
        <source>{file} could not be moved to the trash.</source>
        <translation>{file} konnte nicht in den Papierkorb gelegt werden.</translation>
    </message>
    <message>
        <source>{file} is open in another window, or its folder takes no files.</source>
        <translation>{file} ist in einem anderen Fenster offen, oder der Ordner nimmt keine Dateien an.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz am Tisch</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Medal</source>
        <translation>Medaille</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>League points</source>
        <translation>Ligapunkte</translation>
    </message>
    <message>
        <source>Ascent</source>
        <translation>Aufstieg</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Alone up the pyramid: eight chapters, each with a twist and goals in bronze, silver and gold. What you win changes how the next one begins.</source>
        <translation>Allein die Pyramide hinauf: acht Kapitel, jedes mit einer Besonderheit und Zielen in Bronze, Silber und Gold. Was du gewinnst, verändert den Beginn des nächsten.</translation>
    </message>
    <message>
        <source>As many games as you like among people and bots, with a table, a grid of who beat whom, and a handicap that follows the results.</source>
        <translation>So viele Partien, wie ihr mögt, unter Menschen und Bots, mit einer Tabelle, einer Übersicht, wer vor wem lag, und einer Vorgabe, die den Ergebnissen folgt.</translation>
    </message>
    <message>
        <source>No medal</source>
        <translation>Keine Medaille</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Ascent · {stars} of {most} stars</source>
        <translation>Aufstieg · {stars} von {most} Sternen</translation>
    </message>
    <message>
        <source>League · game {number} of {most}</source>
        <translation>Liga · Partie {number} von {most}</translation>
    </message>
    <message>
        <source>League · games played: {number}</source>
        <translation>Liga · gespielte Partien: {number}</translation>
    </message>
    <message>
        <source>A chapter is one game. All goals of a medal have to be reached in it.</source>
        <translation>Ein Kapitel ist eine Partie. Darin müssen alle Ziele einer Medaille erreicht werden.</translation>
    </message>
    <message>
        <source>Every chapter may be played again; its best game counts.</source>
        <translation>Jedes Kapitel darfst du noch einmal spielen; die beste Partie zählt.</translation>
    </message>
    <message>
        <source>A medal is worth one, two or three stars. The last chapter becomes easier with every star you have.</source>
        <translation>Eine Medaille ist einen, zwei oder drei Sterne wert. Das letzte Kapitel wird mit jedem Stern leichter.</translation>
    </message>
    <message>
        <source>Whoever has played least plays next, rather with others they have seldom met; seats rotate.</source>
        <translation>Als Nächstes spielt, wer am wenigsten gespielt hat, am liebsten mit selten getroffenen Gegnern; die Plätze wechseln reihum.</translation>
    </message>
    <message>
        <source>A game brings a point for everybody behind you, and one more for winning.</source>
        <translation>Eine Partie bringt einen Punkt für jeden, der hinter dir liegt, und einen weiteren für den Sieg.</translation>
    </message>
    <message>
        <source>Equal points: more wins, then the better average without head starts.</source>
        <translation>Bei gleichen Punkten: mehr Siege, dann der bessere Schnitt ohne Vorsprünge.</translation>
    </message>
    <message>
        <source>Handicap: after each game the first of the table loses {swing} points of head start and the last gains {swing}; others move by what lies between. At a table everybody begins with what they have more than the player with the least; {most} points is the limit.</source>
        <translation>Vorgabe: Nach jeder Partie verliert der Erste am Tisch {swing} Siegpunkte Vorsprung, der Letzte gewinnt {swing}; die anderen liegen dazwischen. Am Tisch beginnt jeder mit dem, was er mehr hat als der mit dem kleinsten Vorsprung; {most} Siegpunkte sind die Grenze.</translation>
    </message>
    <message>
        <source>Everybody begins even: there are no handicaps.</source>
        <translation>Alle beginnen gleich: Es gibt keine Vorgaben.</translation>
    </message>
    <message>
        <source>What was saved last of {file} cannot be read. It goes on from what was saved before that.</source>
        <translation>Was zuletzt von {file} gespeichert wurde, lässt sich nicht lesen. Es geht von dem weiter, was davor gespeichert wurde.</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>{player}: {deeds}</source>
        <translation>{player}: {deeds}</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabelle für Tabellenkalkulationen (*.csv)</translation>
    </message>
    <message>
        <source>Export score sheet and log</source>
        <translation>Wertungsblatt und Verlauf exportieren</translation>
    </message>
    <message>
        <source>Score sheet and log are in {file}.</source>
        <translation>Wertungsblatt und Verlauf stehen in {file}.</translation>
    </message>
</context>
<context>
    <name>CoachStrip</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>The coach: switched on and off in the preferences</source>
        <translation>Der Coach: an- und abgeschaltet wird er in den Einstellungen</translation>
    </message>
    <message>
        <source>Show it among the choices</source>
        <translation>In der Auswahl zeigen</translation>
    </message>
    <message>
        <source>Do not mark this kind of thing any more</source>
        <translation>So etwas nicht mehr anzeigen</translation>
    </message>
    <message>
        <source>Enough of that</source>
        <translation>Nicht mehr zeigen</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Tafel</numerusform>
            <numerusform>%n Tafeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An eclipse is triggered; %n more turn(s) will be played before it is scored.</source>
        <translation>
            <numerusform>Eine Eklipse ist ausgelöst; bis zur Wertung wird noch %n Zug gespielt.</numerusform>
            <numerusform>Eine Eklipse ist ausgelöst; bis zur Wertung werden noch %n Züge gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eclipse after %n more turn(s)</source>
        <translation>
            <numerusform>Eklipse nach noch %n Zug</numerusform>
            <numerusform>Eklipse nach noch %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new pyramid tile(s) on offer.</source>
        <translation>
            <numerusform>%n neuer Pyramidenstein liegt aus.</numerusform>
            <numerusform>%n neue Pyramidensteine liegen aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new decoration(s) on offer.</source>
        <translation>
            <numerusform>%n neue Verzierung liegt aus.</numerusform>
            <numerusform>%n neue Verzierungen liegen aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n icon(s) match</source>
        <translation>
            <numerusform>%n Symbol stimmt überein</numerusform>
            <numerusform>%n Symbole stimmen überein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n extra-worker tile(s)</source>
        <translation>
            <numerusform>mit %n Plättchen „Zusätzlicher Arbeiter“</numerusform>
            <numerusform>mit %n Plättchen „Zusätzlicher Arbeiter“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power-up(s)</source>
        <translation>
            <numerusform>%n Verstärkung</numerusform>
            <numerusform>%n Verstärkungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which worker do you power up? (%n power-up(s) left)</source>
        <translation>
            <numerusform>Welchen Arbeiter verstärkst du? (noch %n Verstärkung)</numerusform>
            <numerusform>Welchen Arbeiter verstärkst du? (noch %n Verstärkungen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which resource do you take? (%n left)</source>
        <translation>
            <numerusform>Welche Ressource nimmst du? (noch %n)</numerusform>
            <numerusform>Welche Ressource nimmst du? (noch %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) of your choice</source>
        <translation>
            <numerusform>%n Ressource deiner Wahl</numerusform>
            <numerusform>%n Ressourcen deiner Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on temples of your choice</source>
        <translation>
            <numerusform>%n Stufe in einem Tempel deiner Wahl</numerusform>
            <numerusform>%n Stufen in Tempeln deiner Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on different temples</source>
        <translation>
            <numerusform>%n Stufe in einem Tempel</numerusform>
            <numerusform>%n Stufen in verschiedenen Tempeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) slide up</source>
        <translation>
            <numerusform>%n Plättchen rückt auf</numerusform>
            <numerusform>%n Plättchen rücken auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n Plättchen im Beutel</numerusform>
            <numerusform>%n Plättchen im Beutel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discovery tile(s) to use</source>
        <translation>
            <numerusform>%n Entdeckungsplättchen einsetzbar</numerusform>
            <numerusform>%n Entdeckungsplättchen einsetzbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used discovery tile(s)</source>
        <translation>
            <numerusform>%n benutztes Entdeckungsplättchen</numerusform>
            <numerusform>%n benutzte Entdeckungsplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology(ies)</source>
        <translation>
            <numerusform>%n Technologie</numerusform>
            <numerusform>%n Technologien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n Maske</numerusform>
            <numerusform>%n Masken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) left</source>
        <translation>
            <numerusform>noch %n Gebäude</numerusform>
            <numerusform>noch %n Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{royal}: do you trade? (%n trade(s) left)</source>
        <translation>
            <numerusform>{royal}: Tauschst du? (noch %n Mal)</numerusform>
            <numerusform>{royal}: Tauschst du? (noch %n Mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colour(s)</source>
        <translation>
            <numerusform>%n Farbe</numerusform>
            <numerusform>%n Farben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matching icon(s)</source>
        <translation>
            <numerusform>%n passendes Symbol</numerusform>
            <numerusform>%n passende Symbole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) could be unlocked</source>
        <translation>
            <numerusform>%n Arbeiter könnte freigesetzt werden</numerusform>
            <numerusform>%n Arbeiter könnten freigesetzt werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n more turn(s)</source>
        <translation>
            <numerusform>nach %n weiterem Zug</numerusform>
            <numerusform>nach %n weiteren Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in at most %n round(s)</source>
        <translation>
            <numerusform>in höchstens %n Runde</numerusform>
            <numerusform>in höchstens %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral worker(s)</source>
        <translation>
            <numerusform>%n neutraler Arbeiter</numerusform>
            <numerusform>%n neutrale Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since your last turn: %n thing(s)</source>
        <translation>
            <numerusform>Seit deinem letzten Zug: %n Ereignis</numerusform>
            <numerusform>Seit deinem letzten Zug: %n Ereignisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong. The game goes on from its last good state; no report could be written.</source>
        <translation>Etwas ist schiefgegangen. Das Spiel geht von seinem letzten guten Stand weiter; ein Bericht ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Something went wrong. The game goes on from its last good state; a report lies in {file}.</source>
        <translation>Etwas ist schiefgegangen. Das Spiel geht von seinem letzten guten Stand weiter; ein Bericht liegt in {file}.</translation>
    </message>
</context>
<context>
    <name>DockTitle</name>
    <message>
        <source>Put the panel back</source>
        <translation>Bereich wieder andocken</translation>
    </message>
    <message>
        <source>Make it a window of its own</source>
        <translation>Als eigenes Fenster zeigen</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Bereich schließen</translation>
    </message>
</context>
<context>
    <name>DocksWindow</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
</context>
<context>
    <name>Encores</name>
    <message>
        <source>The position is on the clipboard; “Paste a position” opens it again.</source>
        <translation>Die Stellung liegt in der Zwischenablage; „Stellung einfügen“ öffnet sie wieder.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard that this version can open.</source>
        <translation>In der Zwischenablage liegt keine Stellung, die diese Version öffnen kann.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Die Zwischenablage</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Here stands what a field is about while the pointer or the keyboard is at it.</source>
        <translation>Hier steht, worum es bei einem Feld geht, solange der Zeiger oder die Tastatur dort ist.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{file} could not be written: {problem}</source>
        <translation>{file} ließ sich nicht schreiben: {problem}</translation>
    </message>
    <message>
        <source>{file} does not exist.</source>
        <translation>{file} gibt es nicht.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {detail}</source>
        <translation>{file} lässt sich nicht lesen: {detail}</translation>
    </message>
    <message>
        <source>{file} is not a game of Teo Desktop.</source>
        <translation>{file} ist keine Partie von Teo Desktop.</translation>
    </message>
    <message>
        <source>{file} is too big: {number1} bytes, {number2} are the limit.</source>
        <translation>{file} ist zu groß: {number1} Bytes, höchstens {number2} sind erlaubt.</translation>
    </message>
    <message>
        <source>{file} holds too many parts: {number1}, {number2} are the limit.</source>
        <translation>{file} enthält zu viele Teile: {number1}, höchstens {number2} sind erlaubt.</translation>
    </message>
    <message>
        <source>{file} holds a part with a name that is not allowed: {detail}</source>
        <translation>{file} enthält einen Teil mit einem unerlaubten Namen: {detail}</translation>
    </message>
    <message>
        <source>{file} was made by a newer version: its format is {number1}, this version knows up to {number2}.</source>
        <translation>{file} stammt von einer neueren Version: Ihr Format ist {number1}, diese Version kennt Formate bis {number2}.</translation>
    </message>
    <message>
        <source>{file} has format {number1}, which this version can no longer read.</source>
        <translation>{file} hat Format {number1}, das diese Version nicht mehr lesen kann.</translation>
    </message>
    <message>
        <source>{file} holds a game that this version does not know: {detail}</source>
        <translation>{file} enthält ein Spiel, das diese Version nicht kennt: {detail}</translation>
    </message>
    <message>
        <source>{file} was made by a newer version: its rules are {number1}, this version knows up to {number2}.</source>
        <translation>{file} stammt von einer neueren Version: Ihre Regeln sind Stand {number1}, diese Version kennt Regeln bis Stand {number2}.</translation>
    </message>
    <message>
        <source>{file} is too long for a game: {number2} characters, {number3} are the limit.</source>
        <translation>{file} ist zu lang für eine Partie: {number2} Zeichen, erlaubt sind {number3}.</translation>
    </message>
    <message>
        <source>{file} is not the text of a game: line {number1} does not begin with [Game …].</source>
        <translation>{file} ist nicht der Text einer Partie: Zeile {number1} beginnt nicht mit [Game …].</translation>
    </message>
    <message>
        <source>{file}, line {number1}: this version does not know the game {detail}.</source>
        <translation>{file}, Zeile {number1}: Diese Version kennt das Spiel {detail} nicht.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: made by a newer version, its rules are {number2}, this version knows up to {number3}.</source>
        <translation>{file}, Zeile {number1}: stammt von einer neueren Version mit Regelstand {number2}, diese Version kennt die Regeln bis {number3}.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: this is no header of the form [Name …].</source>
        <translation>{file}, Zeile {number1}: Das ist keine Kopfzeile der Form [Name …].</translation>
    </message>
    <message>
        <source>{file}, line {number1}: the header [{detail} …] is missing above this line.</source>
        <translation>{file}, Zeile {number1}: Darüber fehlt die Kopfzeile [{detail} …].</translation>
    </message>
    <message>
        <source>{file}, line {number1}: this is no choice, no comment and no branch.</source>
        <translation>{file}, Zeile {number1}: Das ist weder eine Wahl noch ein Kommentar noch ein Zweig.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: choice number {number2} is due here.</source>
        <translation>{file}, Zeile {number1}: Hier muss Wahl Nummer {number2} stehen.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: a branch must lie within the game, have a number of its own, and end with ).</source>
        <translation>{file}, Zeile {number1}: Ein Zweig muss in der Partie liegen, eine eigene Nummer haben und mit ) enden.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: the rules do not allow this choice here.</source>
        <translation>{file}, Zeile {number1}: Die Regeln erlauben diese Wahl hier nicht.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: the text ends before the * that closes it.</source>
        <translation>{file}, Zeile {number1}: Der Text endet vor dem abschließenden *.</translation>
    </message>
    <message>
        <source>{file} is not a campaign of Teo Desktop.</source>
        <translation>{file} ist keine Kampagne von Teo Desktop.</translation>
    </message>
    <message>
        <source>{file} holds a single game, not a campaign.</source>
        <translation>{file} enthält eine einzelne Partie, keine Kampagne.</translation>
    </message>
    <message>
        <source>{file} holds a campaign, not a single game.</source>
        <translation>{file} enthält eine Kampagne, keine einzelne Partie.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>sie ist in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>another program has changed it; save once more to replace it</source>
        <translation>ein anderes Programm hat sie geändert; speichere noch einmal, um sie zu ersetzen</translation>
    </message>
    <message>
        <source>Before the rules changed</source>
        <translation>Vor der Änderung der Regeln</translation>
    </message>
    <message>
        <source>A file cannot be called {name}.</source>
        <translation>Eine Datei kann nicht {name} heißen.</translation>
    </message>
    <message>
        <source>{file} is there already.</source>
        <translation>{file} gibt es schon.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
    <message>
        <source>{file} is not in the trash any more.</source>
        <translation>{file} ist nicht mehr im Papierkorb.</translation>
    </message>
    <message>
        <source>{file} is open in a window: leave the game there first.</source>
        <translation>{file} ist in einem Fenster offen: Verlasse dort zuerst die Partie.</translation>
    </message>
    <message>
        <source>it would be too large to be opened again ({number} where {limit} are the limit)</source>
        <translation>sie wäre zu groß, um wieder geöffnet zu werden ({number}, {limit} sind die Grenze)</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved. It goes on from the last choice that still fits.</source>
        <translation>Die Regeln haben sich geändert, seit diese Partie gespeichert wurde. Sie geht von der letzten Wahl weiter, die noch passt.</translation>
    </message>
    <message>
        <source>The rules do not allow choice {number} of this game. It goes on from before it; what followed is kept as a branch.</source>
        <translation>Entscheidung {number} dieser Partie ist nach den Regeln nicht erlaubt. Es geht davor weiter; was folgte, bleibt als Zweig erhalten.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved. All choices still fit, but lead to another table.</source>
        <translation>Die Regeln haben sich geändert, seit diese Partie gespeichert wurde. Alle Entscheidungen passen noch, führen aber zu einem anderen Stand.</translation>
    </message>
    <message>
        <source>The choices in this file do not lead to the table that was saved with them. The game stands where the choices lead.</source>
        <translation>Die Entscheidungen in dieser Datei führen nicht zu dem Stand, der mit ihnen gespeichert wurde. Die Partie steht dort, wohin die Entscheidungen führen.</translation>
    </message>
    <message>
        <source>This version has no bot called {name}: another one plays for it.</source>
        <translation>Diese Version hat keinen Bot namens {name}: An seiner Stelle spielt ein anderer.</translation>
    </message>
    <message>
        <source>As it stood in the file</source>
        <translation>Wie es in der Datei stand</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>{file} stays where it is: its folder has no trash. To be rid of it, open the folder and delete it there.</source>
        <translation>{file} bleibt, wo es ist: Für seinen Ordner gibt es keinen Papierkorb. Willst du es loswerden, öffne den Ordner und lösche es dort.</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>{file} ist beschädigt.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: this value is not possible here.</source>
        <translation>{file}, Zeile {number1}: Dieser Wert ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>{file} is damaged, or was changed by hand ({place}).</source>
        <translation>{file} ist beschädigt oder von Hand geändert ({place}).</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome! Are you new to Teotihuacan?</source>
        <translation>Willkommen! Ist Teotihuacan neu für dich?</translation>
    </message>
    <message>
        <source>Then begin with the lessons, or with a game: it has the set-up for a first game, and a coach helps. Both can be changed at any time.</source>
        <translation>Dann fang mit den Lektionen an, oder gleich mit einer Partie: Sie hat den Aufbau für die erste Partie, und ein Coach hilft. Beides lässt sich jederzeit ändern.</translation>
    </message>
    <message>
        <source>Fine: new games have the full set-up, and the coach is silent. The preferences bring it back.</source>
        <translation>Gut: Neue Partien haben den vollen Aufbau, und der Coach schweigt. In den Einstellungen kommt er zurück.</translation>
    </message>
    <message>
        <source>I am new to it</source>
        <translation>Ist neu für mich</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Ich kenne das Spiel</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ForecastStrip</name>
    <message>
        <source>Forecast</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>Be&amp;stätigen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo &amp;turn</source>
        <translation>Zug zurüc&amp;knehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>To the c&amp;hoices</source>
        <translation>Zur A&amp;uswahl</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Ganzer Spielplan</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>What was saved last of this game cannot be read. It goes on from what was saved before that.</source>
        <translation>Was zuletzt von dieser Partie gespeichert wurde, lässt sich nicht lesen. Sie geht von dem weiter, was davor gespeichert wurde.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>{file} is a game of {game}, which has no table in the window yet.</source>
        <translation>{file} ist eine Partie von {game}; dafür gibt es im Fenster noch keinen Spieltisch.</translation>
    </message>
    <message>
        <source>Games of Teo Desktop (*{suffix})</source>
        <translation>Partien von Teo Desktop (*{suffix})</translation>
    </message>
    <message>
        <source>Games as text (*{suffix})</source>
        <translation>Partien als Text (*{suffix})</translation>
    </message>
    <message>
        <source>This game could not be saved and would be lost. {problem} Save it under another name, or do the same once more to leave it all the same.</source>
        <translation>Diese Partie konnte nicht gespeichert werden und ginge verloren. {problem} Speichere sie unter einem anderen Namen, oder tu dasselbe noch einmal, um sie trotzdem zu verlassen.</translation>
    </message>
    <message>
        <source>The game goes on, but it is not being saved. {problem}</source>
        <translation>Die Partie geht weiter, wird aber nicht gespeichert. {problem}</translation>
    </message>
    <message>
        <source>This game is open in another window. Here it can be looked at, but not played: save it under another name to go on with it here.</source>
        <translation>Diese Partie ist in einem anderen Fenster geöffnet. Hier kannst du sie ansehen, aber nicht spielen: Speichere sie unter einem anderen Namen, um hier weiterzuspielen.</translation>
    </message>
    <message>
        <source>{file} lies where nothing can be written: save this game under another name.</source>
        <translation>{file} liegt dort, wo nichts geschrieben werden kann: Speichere diese Partie unter einem anderen Namen.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Any key or click goes on.</source>
        <translation>Weiter mit einer Taste oder einem Klick.</translation>
    </message>
    <message>
        <source>{player} made a mistake; a random choice was made instead.</source>
        <translation>{player} hat einen Fehler gemacht; stattdessen wurde zufällig gewählt.</translation>
    </message>
    <message>
        <source>Nothing that {player} could do can be carried out. Please take your last turn back.</source>
        <translation>Nichts, was {player} tun könnte, lässt sich ausführen. Bitte nimm deinen letzten Zug zurück.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Click on something that is lit, or pick a row of the choices.</source>
        <translation>Klicke auf etwas, das leuchtet, oder wähle eine Zeile der Auswahl.</translation>
    </message>
    <message>
        <source>{choice} – once more, or Enter, to confirm</source>
        <translation>{choice} – noch einmal oder Eingabe zum Bestätigen</translation>
    </message>
    <message>
        <source>Before you end the turn:</source>
        <translation>Vor dem Ende des Zuges:</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Something was revealed: it cannot be taken back.</source>
        <translation>Etwas wurde aufgedeckt: Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Another person has chosen since: that cannot be taken back.</source>
        <translation>Seitdem hat jemand anderes gewählt: Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Take the last choice back</source>
        <translation>Letzte Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Go back to the start of the turn</source>
        <translation>Zum Anfang des Zuges zurück</translation>
    </message>
    <message>
        <source>Undo stops after “{choice}” ({player}): something was revealed there.</source>
        <translation>Zurücknehmen endet nach „{choice}“ ({player}): Dort wurde etwas aufgedeckt.</translation>
    </message>
    <message>
        <source>Undo stops after “{choice}”: another person, {player}, chose that.</source>
        <translation>Zurücknehmen endet nach „{choice}“: Das hat ein anderer Mensch, {player}, gewählt.</translation>
    </message>
    <message>
        <source>This game can only be looked at here.</source>
        <translation>Diese Partie kann hier nur angesehen werden.</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Zurückgenommenes noch einmal tun</translation>
    </message>
    <message>
        <source>Nothing has been taken back that could be done again.</source>
        <translation>Es wurde nichts zurückgenommen, was noch einmal getan werden könnte.</translation>
    </message>
</context>
<context>
    <name>HelpAtlas</name>
    <message>
        <source>Name or meaning of a picture</source>
        <translation>Name oder Bedeutung eines Bildes</translation>
    </message>
    <message>
        <source>&amp;Read more</source>
        <translation>&amp;Mehr lesen</translation>
    </message>
    <message>
        <source>No picture is called like this.</source>
        <translation>So heißt kein Bild.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules and help – Teo Desktop</source>
        <translation>Regeln und Hilfe – Teo Desktop</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Die Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>Nichts gefunden. Versuch es mit weniger oder anderen Wörtern.</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Read the rule about it</source>
        <translation>Die Regel dazu lesen</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Stay at this thing wherever the pointer goes</source>
        <translation>Dabei bleiben, wohin der Zeiger auch geht</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Move the pointer over anything on the board. A middle click or F1 pins it here.</source>
        <translation>Bewege den Zeiger über irgendetwas auf dem Spielplan. Ein Klick mit der mittleren Taste oder F1 heftet es hier an.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>In the rules: {title}</source>
        <translation>In den Regeln: {title}</translation>
    </message>
</context>
<context>
    <name>LeaguePanel</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Who was ahead of whom</source>
        <translation>Wer vor wem lag</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Look at the game</source>
        <translation>Partie an&amp;sehen</translation>
    </message>
    <message>
        <source>Give &amp;up this game</source>
        <translation>Diese Partie a&amp;ufgeben</translation>
    </message>
    <message>
        <source>It counts for nothing, and is begun again with the same players.</source>
        <translation>Sie zählt nicht und wird mit denselben Spielern neu begonnen.</translation>
    </message>
    <message>
        <source>How the league works</source>
        <translation>Wie die Liga funktioniert</translation>
    </message>
    <message>
        <source>All games have been played</source>
        <translation>Alle Partien sind gespielt</translation>
    </message>
    <message>
        <source>First of the table: {name}</source>
        <translation>Erster der Tabelle: {name}</translation>
    </message>
    <message>
        <source>Game {number} is being played</source>
        <translation>Partie {number} wird gespielt</translation>
    </message>
    <message>
        <source>Next: game {number}</source>
        <translation>Als Nächstes: Partie {number}</translation>
    </message>
    <message>
        <source>{seat}. {player} – head start: {points}</source>
        <translation>{seat}. {player} – Vorsprung: {points}</translation>
    </message>
    <message>
        <source>{seat}. {player}</source>
        <translation>{seat}. {player}</translation>
    </message>
    <message>
        <source>&amp;Go on with the game</source>
        <translation>Partie &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Play the next game</source>
        <translation>Nächste Partie s&amp;pielen</translation>
    </message>
    <message>
        <source>{player} {points} (+{won})</source>
        <translation>{player} {points} (+{won})</translation>
    </message>
    <message>
        <source>Last game: {places}.</source>
        <translation>Letzte Partie: {places}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>League points</source>
        <translation>Ligapunkte</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>against whoever has the least</source>
        <translation>gegen den mit dem kleinsten</translation>
    </message>
    <message>
        <source>{player} was ahead of {other} in {ahead} of {games} games</source>
        <translation>{player} lag in {ahead} von {games} Partien vor {other}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>{player} {points} (head start {start})</source>
        <translation>{player} {points} (Vorsprung {start})</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Do this step for me</source>
        <translation>Diesen Schritt für mich tun</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>Diese Lektion überspringen</translation>
    </message>
    <message>
        <source>Leave: the lesson goes on here the next time</source>
        <translation>Verlassen: Die Lektion geht das nächste Mal hier weiter</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>{number}. {lesson}</source>
        <translation>{number}. {lesson}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>{button}: {lesson}</source>
        <translation>{button}: {lesson}</translation>
    </message>
    <message>
        <source>I know this</source>
        <translation>Kenne ich schon</translation>
    </message>
</context>
<context>
    <name>LessonDesk</name>
    <message>
        <source>{step}/{steps} · {lesson}</source>
        <translation>{step}/{steps} · {lesson}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>First take back what you have just chosen.</source>
        <translation>Nimm zuerst zurück, was du gerade gewählt hast.</translation>
    </message>
    <message>
        <source>It is not your turn at the moment.</source>
        <translation>Du bist gerade nicht dran.</translation>
    </message>
    <message>
        <source>First read what the bubble says; “Next” goes on.</source>
        <translation>Lies erst, was in der Blase steht; mit „Weiter“ geht es voran.</translation>
    </message>
    <message>
        <source>In this step that is not wanted: {what}</source>
        <translation>Das ist in diesem Schritt nicht gefragt: {what}</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Learn the game by playing it, a few minutes at a time. You can leave whenever you like: a lesson goes on where you left it.</source>
        <translation>Lerne das Spiel, indem du es spielst, immer ein paar Minuten lang. Du kannst jederzeit aufhören: Eine Lektion geht dort weiter, wo du sie verlassen hast.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Whose lines the log shows</source>
        <translation>Wessen Zeilen der Verlauf zeigt</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation>Ausgewählte Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy the whole log</source>
        <translation>Ganzen Verlauf kopieren</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Look at this moment</source>
        <translation>Diesen Moment ansehen</translation>
    </message>
    <message>
        <source>Ctrl+Right and Ctrl+Left go through the names in a line, Enter pins what a name means.</source>
        <translation>Strg+Rechts und Strg+Links gehen durch die Namen einer Zeile, die Eingabetaste heftet an, was ein Name meint.</translation>
    </message>
    <message>
        <source>Explain in the rules</source>
        <translation>In den Regeln erklären</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>This is the past: nothing can be chosen here. {key} leads back to now.</source>
        <translation>Das ist die Vergangenheit: Hier lässt sich nichts wählen. {key} führt in die Gegenwart zurück.</translation>
    </message>
    <message>
        <source>{player} was asked: {question}</source>
        <translation>{player} wurde gefragt: {question}</translation>
    </message>
    <message>
        <source>Chosen then: {choice}</source>
        <translation>Damals gewählt: {choice}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Not while you look at the past.</source>
        <translation>Nicht, solange du in die Vergangenheit schaust.</translation>
    </message>
    <message>
        <source>Before the first turn: {player}</source>
        <translation>Vor dem ersten Zug: {player}</translation>
    </message>
    <message>
        <source>Turn {turn}, round {round}: {player}</source>
        <translation>Zug {turn}, Runde {round}: {player}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Zug {turn} von {turns}</translation>
    </message>
    <message>
        <source>You look at the time before the first turn; the game ended in turn {turns}.</source>
        <translation>Du siehst die Zeit vor dem ersten Zug; die Partie endete in Zug {turns}.</translation>
    </message>
    <message>
        <source>You look at the time before the first turn; the game stands at turn {turns}.</source>
        <translation>Du siehst die Zeit vor dem ersten Zug; die Partie steht bei Zug {turns}.</translation>
    </message>
    <message>
        <source>You look at turn {turn}, the last one, before it went on.</source>
        <translation>Du siehst Zug {turn}, den letzten, bevor er weiterging.</translation>
    </message>
    <message>
        <source>You look at turn {turn}; the game ended in turn {turns}.</source>
        <translation>Du siehst Zug {turn}; die Partie endete in Zug {turns}.</translation>
    </message>
    <message>
        <source>You look at turn {turn}; the game stands at turn {turns}.</source>
        <translation>Du siehst Zug {turn}; die Partie steht bei Zug {turns}.</translation>
    </message>
    <message>
        <source>The game goes on from here. What came after it is kept as the branch “{name}”.</source>
        <translation>Die Partie geht von hier an weiter. Was danach kam, bleibt als Zweig „{name}“ erhalten.</translation>
    </message>
    <message>
        <source>The branch “{name}” does not fit this game any more; everything is as it was.</source>
        <translation>Der Zweig „{name}“ passt nicht mehr zu dieser Partie; alles ist, wie es war.</translation>
    </message>
    <message>
        <source>The game has gone over to “{name}”.</source>
        <translation>Die Partie ist zu „{name}“ gewechselt.</translation>
    </message>
    <message>
        <source>Turn {turn}, {time}</source>
        <translation>Zug {turn}, {time}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{game} – Teo Desktop</source>
        <translation>{game} – Teo Desktop</translation>
    </message>
    <message>
        <source>{game} (only looked at) – Teo Desktop</source>
        <translation>{game} (nur zum Ansehen) – Teo Desktop</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Copy the num&amp;ber of the game: {seed}</source>
        <translation>Nu&amp;mmer der Partie kopieren: {seed}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Export score sheet and log …</source>
        <translation>Wertungsblatt und Verlauf &amp;exportieren …</translation>
    </message>
    <message>
        <source>S&amp;tatistics …</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <translation>Partie &amp;verlassen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;About Teo Desktop</source>
        <translation>Ü&amp;ber Teo Desktop</translation>
    </message>
    <message>
        <source>&amp;Time machine</source>
        <translation>&amp;Zeitmaschine</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>&amp;Regeln und Hilfe</translation>
    </message>
    <message>
        <source>&amp;Icons</source>
        <translation>&amp;Symbole</translation>
    </message>
    <message>
        <source>&amp;Campaigns</source>
        <translation>&amp;Kampagnen</translation>
    </message>
    <message>
        <source>Same set-&amp;up and number again</source>
        <translation>Gleicher &amp;Aufbau, gleiche Nummer noch einmal</translation>
    </message>
    <message>
        <source>Begin the same game once more: the same tiles come in the same order</source>
        <translation>Dieselbe Partie noch einmal beginnen: Dieselben Plättchen kommen in derselben Reihenfolge</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Begin a new game with the same seats and options, but another number</source>
        <translation>Eine neue Partie mit denselben Plätzen und Optionen beginnen, aber mit einer anderen Nummer</translation>
    </message>
    <message>
        <source>Cop&amp;y the position</source>
        <translation>Stellung k&amp;opieren</translation>
    </message>
    <message>
        <source>Paste a pos&amp;ition</source>
        <translation>Stellung e&amp;infügen</translation>
    </message>
    <message>
        <source>Saved &amp;games</source>
        <translation>&amp;Gespeicherte Partien</translation>
    </message>
</context>
<context>
    <name>NewCampaignDialog</name>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>&amp;Handicap that follows the results</source>
        <translation>&amp;Vorgabe, die den Ergebnissen folgt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name or profile</source>
        <translation>Name oder Profil</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Number of &amp;players</source>
        <translation>Zahl der S&amp;pieler</translation>
    </message>
    <message>
        <source>Player {number}: person or bot</source>
        <translation>Spieler {number}: Mensch oder Bot</translation>
    </message>
    <message>
        <source>Player {number}: name</source>
        <translation>Spieler {number}: Name</translation>
    </message>
    <message>
        <source>Players at a &amp;table</source>
        <translation>Spieler an einem &amp;Tisch</translation>
    </message>
    <message>
        <source>without an end</source>
        <translation>ohne Ende</translation>
    </message>
    <message>
        <source>Number of g&amp;ames</source>
        <translation>&amp;Zahl der Partien</translation>
    </message>
    <message>
        <source>So many play each game; where there are more, whoever has played least is next.</source>
        <translation>So viele spielen jede Partie; sind es mehr, kommt als Nächstes dran, wer am wenigsten gespielt hat.</translation>
    </message>
    <message>
        <source>After so many games the league is over; without an end it goes on.</source>
        <translation>Nach so vielen Partien ist die Liga zu Ende; ohne Ende geht sie immer weiter.</translation>
    </message>
    <message>
        <source>Whoever comes last gets a head start in points for the next game, whoever wins loses some.</source>
        <translation>Wer Letzter wird, bekommt für die nächste Partie einen Vorsprung an Siegpunkten; wer gewinnt, verliert davon.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game: {game}</source>
        <translation>Neue Partie: {game}</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Read about the set-up and the variants</source>
        <translation>Über Aufbau und Varianten lesen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>The same number makes the same game again.</source>
        <translation>Dieselbe Nummer ergibt dieselbe Partie noch einmal.</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Nummer der Partie</translation>
    </message>
    <message>
        <source>Bot: random</source>
        <translation>Bot: zufällig</translation>
    </message>
    <message>
        <source>Bot: greedy</source>
        <translation>Bot: gierig</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Any name, or one of the profiles of the preferences: its result is counted in the statistics.</source>
        <translation>Irgendein Name oder eines der Profile aus den Einstellungen: Dessen Ergebnis zählt in der Statistik.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Bot: {name}</translation>
    </message>
    <message>
        <source>Makes any choice that the rules allow, by chance.</source>
        <translation>Trifft durch Zufall irgendeine Wahl, die die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Takes what is worth most to it at once, and looks no further ahead.</source>
        <translation>Nimmt, was ihm sofort am meisten bringt, und schaut nicht weiter voraus.</translation>
    </message>
    <message>
        <source>Plays at this computer.</source>
        <translation>Spielt an diesem Rechner.</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Last played: {date}</source>
        <translation>Zuletzt gespielt: {date}</translation>
    </message>
    <message>
        <source>Round {round} · last played: {date}</source>
        <translation>Runde {round} · zuletzt gespielt: {date}</translation>
    </message>
</context>
<context>
    <name>OutlookRow</name>
    <message>
        <source>{chance} – {title}</source>
        <translation>{chance} – {title}</translation>
    </message>
    <message>
        <source>Why? {what}</source>
        <translation>Warum? {what}</translation>
    </message>
    <message>
        <source>What it would try and choose, and why</source>
        <translation>Was er versuchen und wählen würde, und warum</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>PlayedModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>The profiles in {file} cannot be read ({detail}); new ones will leave that file aside as {kept}.</source>
        <translation>Die Profile in {file} lassen sich nicht lesen ({detail}); legt man neue an, bleibt diese Datei als {kept} erhalten.</translation>
    </message>
    <message>
        <source>{file} holds something else than profiles; new ones will leave that file aside as {kept}.</source>
        <translation>{file} enthält etwas anderes als Profile; legt man neue an, bleibt diese Datei als {kept} erhalten.</translation>
    </message>
    <message>
        <source>{file} is too big for profiles: {number1} bytes, {number2} are the limit; new ones will leave that file aside as {kept}.</source>
        <translation>{file} ist zu groß für Profile: {number1} Bytes, {number2} sind die Grenze; legt man neue an, bleibt diese Datei als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The profiles in {file} were made by a newer version: their format is {number1}, this version knows up to {number2}; new ones will leave that file aside as {kept}.</source>
        <translation>Die Profile in {file} stammen von einer neueren Version: Ihr Format ist {number1}, diese Version kennt bis {number2}; legt man neue an, bleibt diese Datei als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The profiles in {file} are damaged; new ones will leave that file aside as {kept}.</source>
        <translation>Die Profile in {file} sind beschädigt; legt man neue an, bleibt diese Datei als {kept} erhalten.</translation>
    </message>
</context>
<context>
    <name>ProfilesPage</name>
    <message>
        <source>Whoever is chosen for a seat of a new game has its result counted in the statistics.</source>
        <translation>Wer in einer neuen Partie für einen Platz gewählt wird, dessen Ergebnis zählt in der Statistik.</translation>
    </message>
    <message>
        <source>Name of a new profile</source>
        <translation>Name eines neuen Profils</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>{name} is deleted; the figures of these games are out of sight.</source>
        <translation>{name} ist gelöscht; die Zahlen dieser Partien sind nicht mehr zu sehen.</translation>
    </message>
    <message>
        <source>A profile needs a name.</source>
        <translation>Ein Profil braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a profile called {name} already.</source>
        <translation>Ein Profil namens {name} gibt es schon.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dateiordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Der Name „%1“ kann nicht verwendet werden.&lt;/b&gt;&lt;p&gt;Versuch es mit einem anderen Namen, mit weniger Zeichen oder ohne Satzzeichen.</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Nach links blättern</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Nach rechts blättern</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>{player}: {question}</source>
        <translation>{player}: {question}</translation>
    </message>
    <message>
        <source>{player} is thinking …</source>
        <translation>{player} überlegt …</translation>
    </message>
    <message>
        <source>Your turn is over. You are next again.</source>
        <translation>Dein Zug ist zu Ende. Du bist gleich wieder dran.</translation>
    </message>
    <message>
        <source>Your turn is over. {player} is next.</source>
        <translation>Dein Zug ist zu Ende. Als Nächstes: {player}.</translation>
    </message>
    <message>
        <source>The game is over. {player} wins with {points}.</source>
        <translation>Das Spiel ist zu Ende. {player} gewinnt: {points}.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Same set-up and number again</source>
        <translation>Gleicher Aufbau, gleiche Nummer noch einmal</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist am Zug.</translation>
    </message>
    <message>
        <source>Only looked at: it is {player}’s turn.</source>
        <translation>Nur zum Ansehen: {player} ist am Zug.</translation>
    </message>
</context>
<context>
    <name>RecapStrip</name>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>One line back</source>
        <translation>Eine Zeile zurück</translation>
    </message>
    <message>
        <source>Play: show on the board what happened, line by line</source>
        <translation>Abspielen: Zeile für Zeile auf dem Spielplan zeigen, was geschehen ist</translation>
    </message>
    <message>
        <source>The next line</source>
        <translation>Die nächste Zeile</translation>
    </message>
    <message>
        <source>Enough of that</source>
        <translation>Genug gesehen</translation>
    </message>
</context>
<context>
    <name>SaveBrowser</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>No saved game fits what you are looking for.</source>
        <translation>Keine gespeicherte Partie passt zu dem, was du suchst.</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Every game you begin is kept here, choice by choice, by itself.</source>
        <translation>Noch ist nichts gespeichert. Jede Partie, die du beginnst, wird hier von selbst aufgehoben, Wahl für Wahl.</translation>
    </message>
    <message>
        <source>Show as &amp;cards</source>
        <translation>Als &amp;Karten zeigen</translation>
    </message>
    <message>
        <source>Show as &amp;list</source>
        <translation>Als &amp;Liste zeigen</translation>
    </message>
</context>
<context>
    <name>SaveButtons</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>E&amp;xport …</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>To the &amp;trash</source>
        <translation>In den Papier&amp;korb</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>Es ist keine Partie ausgewählt.</translation>
    </message>
    <message>
        <source>Possible with a single game only.</source>
        <translation>Nur mit einer einzelnen Partie möglich.</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>SaveDesk</name>
    <message>
        <source>This is the copy: {file}</source>
        <translation>Das ist die Kopie: {file}</translation>
    </message>
    <message>
        <source>Games of Teo Desktop (*{suffix})</source>
        <translation>Partien von Teo Desktop (*{suffix})</translation>
    </message>
    <message>
        <source>Games as text (*{suffix})</source>
        <translation>Partien als Text (*{suffix})</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>A copy is in {file}.</source>
        <translation>Eine Kopie liegt in {file}.</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Games and their texts (*{suffix} *{text})</source>
        <translation>Partien und ihre Texte (*{suffix} *{text})</translation>
    </message>
    <message>
        <source>{file} is among your games now.</source>
        <translation>{file} gehört jetzt zu deinen Partien.</translation>
    </message>
    <message>
        <source>In the trash: {names}</source>
        <translation>Im Papierkorb: {names}</translation>
    </message>
    <message>
        <source>{file} is back.</source>
        <translation>{file} ist wieder da.</translation>
    </message>
</context>
<context>
    <name>SaveFinder</name>
    <message>
        <source>Search: names, players, bots</source>
        <translation>Suchen: Namen, Spieler, Bots</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>In any state</source>
        <translation>Jeder Stand</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Kept automatically</source>
        <translation>Automatisch gespeichert</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Nicht zu öffnen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Sort: {column}</source>
        <translation>Sortieren: {column}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Ascending ↑</source>
        <translation>Aufsteigend ↑</translation>
    </message>
    <message>
        <source>Descending ↓</source>
        <translation>Absteigend ↓</translation>
    </message>
</context>
<context>
    <name>SavesModel</name>
    <message>
        <source>is being read …</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>open in a window</source>
        <translation>in einem Fenster offen</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>nicht zu öffnen</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>kept automatically</source>
        <translation>automatisch gespeichert</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Which part of the game the score sheet shows</source>
        <translation>Welchen Teil der Partie das Wertungsblatt zeigt</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>How the points grew, turn by turn</source>
        <translation>Wie die Siegpunkte Zug um Zug gewachsen sind</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Curve of the points; the table below it has the numbers</source>
        <translation>Kurve der Siegpunkte; die Zahlen stehen in der Tabelle darunter</translation>
    </message>
    <message>
        <source>Points after each turn</source>
        <translation>Siegpunkte nach jedem Zug</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Ganze Partie</translation>
    </message>
</context>
<context>
    <name>ScoresModel</name>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Before the part that is known</source>
        <translation>Vor dem bekannten Teil</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Teotibot</source>
        <translation>Teotibot</translation>
    </message>
    <message>
        <source>Botankhamun</source>
        <translation>Botankhamun</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>Bot {number}</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot: random</source>
        <translation>Bot: zufällig</translation>
    </message>
    <message>
        <source>Bot: greedy</source>
        <translation>Bot: gierig</translation>
    </message>
    <message>
        <source>novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>{bot} ({level})</source>
        <translation>{bot} ({level})</translation>
    </message>
    <message>
        <source>{count} × {kind}</source>
        <translation>{count} × {kind}</translation>
    </message>
    <message>
        <source>own mixture</source>
        <translation>eigene Mischung</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>The first click shows, the second commits</source>
        <translation>Der erste Klick zeigt, der zweite führt aus</translation>
    </message>
    <message>
        <source>One click commits</source>
        <translation>Ein Klick führt aus</translation>
    </message>
    <message>
        <source>A turn ends only when I say so</source>
        <translation>Ein Zug endet erst, wenn ich es sage</translation>
    </message>
    <message>
        <source>Until then all of it can be taken back, except what has been revealed.</source>
        <translation>Bis dahin lässt er sich ganz zurücknehmen, außer was aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>Take back even what was revealed</source>
        <translation>Auch Aufgedecktes zurücknehmen</translation>
    </message>
    <message>
        <source>Only in games without a second person; the record of the game says so.</source>
        <translation>Nur in Partien ohne zweiten Menschen; die Aufzeichnung der Partie hält es fest.</translation>
    </message>
    <message>
        <source>Remind me before I end a turn</source>
        <translation>Vor dem Ende des Zuges erinnern</translation>
    </message>
    <message>
        <source>Of what could still be used or is missing; nothing has to be answered.</source>
        <translation>An das, was noch zu nutzen wäre oder fehlt; nichts davon muss beantwortet werden.</translation>
    </message>
    <message>
        <source>Bots answer</source>
        <translation>Bots antworten</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>quickly</source>
        <translation>zügig</translation>
    </message>
    <message>
        <source>at an easy pace</source>
        <translation>gemächlich</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Motion after my choices</source>
        <translation>Bewegung nach meinen Entscheidungen</translation>
    </message>
    <message>
        <source>Any key or click ends a motion at once.</source>
        <translation>Jede Taste und jeder Klick beendet eine Bewegung sofort.</translation>
    </message>
    <message>
        <source>Motion after the choices of bots</source>
        <translation>Bewegung nach den Entscheidungen der Bots</translation>
    </message>
    <message>
        <source>Step by step: after each choice the game waits for a key or a click.</source>
        <translation>Schritt für Schritt: Nach jeder Entscheidung wartet das Spiel auf eine Taste oder einen Klick.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>A coach marks what I might overlook</source>
        <translation>Ein Coach zeigt, was ich übersehen könnte</translation>
    </message>
    <message>
        <source>Above the board, and never in the way; each kind of mark can be silenced.</source>
        <translation>Über dem Spielplan und nie im Weg; jede Art von Hinweis lässt sich abstellen.</translation>
    </message>
    <message>
        <source>How well I know the game</source>
        <translation>Wie gut ich das Spiel kenne</translation>
    </message>
    <message>
        <source>not said yet</source>
        <translation>noch nicht gesagt</translation>
    </message>
    <message>
        <source>I am new to it</source>
        <translation>Ist neu für mich</translation>
    </message>
    <message>
        <source>I know it</source>
        <translation>Ich kenne es</translation>
    </message>
</context>
<context>
    <name>SetupFields</name>
    <message>
        <source>Only with “{answer}”.</source>
        <translation>Nur mit „{answer}“.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Export score sheet and log</source>
        <translation>Wertungsblatt und Verlauf exportieren</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Confirm, or press what has the focus</source>
        <translation>Bestätigen oder drücken, was den Fokus hat</translation>
    </message>
    <message>
        <source>Take the last click back</source>
        <translation>Letzten Klick zurücknehmen</translation>
    </message>
    <message>
        <source>Take the last choice back</source>
        <translation>Letzte Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Go back to the start of the turn</source>
        <translation>Zum Anfang des Zuges zurück</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Zurückgenommenes noch einmal tun</translation>
    </message>
    <message>
        <source>To the choices</source>
        <translation>Zur Auswahl</translation>
    </message>
    <message>
        <source>Turn what is chosen</source>
        <translation>Gewähltes drehen</translation>
    </message>
    <message>
        <source>Turn what is chosen the other way</source>
        <translation>Gewähltes andersherum drehen</translation>
    </message>
    <message>
        <source>Look below the pieces, as long as it is held</source>
        <translation>Unter die Spielteile sehen, solange gedrückt</translation>
    </message>
    <message>
        <source>Explain what is pointed at</source>
        <translation>Erklären, worauf gezeigt wird</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzer Spielplan</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Part {number} of the board</source>
        <translation>Teil {number} des Spielplans</translation>
    </message>
    <message>
        <source>Row {number} of the choices</source>
        <translation>Zeile {number} der Auswahl</translation>
    </message>
    <message>
        <source>Show or hide the time machine</source>
        <translation>Zeitmaschine zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>One choice back in time</source>
        <translation>In der Zeit eine Wahl zurück</translation>
    </message>
    <message>
        <source>One choice on in time</source>
        <translation>In der Zeit eine Wahl vor</translation>
    </message>
    <message>
        <source>One turn back in time</source>
        <translation>In der Zeit einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn on in time</source>
        <translation>In der Zeit einen Zug vor</translation>
    </message>
    <message>
        <source>One round back in time</source>
        <translation>In der Zeit eine Runde zurück</translation>
    </message>
    <message>
        <source>One round on in time</source>
        <translation>In der Zeit eine Runde vor</translation>
    </message>
    <message>
        <source>Back to the scoring before</source>
        <translation>Zurück zur Wertung davor</translation>
    </message>
    <message>
        <source>On to the next scoring</source>
        <translation>Vor zur nächsten Wertung</translation>
    </message>
    <message>
        <source>Back to the beginning of the game</source>
        <translation>Zurück zum Anfang der Partie</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück in die Gegenwart</translation>
    </message>
    <message>
        <source>To the moment of a line of the log</source>
        <translation>Zum Moment einer Zeile des Verlaufs</translation>
    </message>
    <message>
        <source>Play on from the moment that is shown</source>
        <translation>Vom gezeigten Moment an weiterspielen</translation>
    </message>
    <message>
        <source>Branches of the game</source>
        <translation>Zweige der Partie</translation>
    </message>
    <message>
        <source>Comment on the moment that is shown</source>
        <translation>Den gezeigten Moment kommentieren</translation>
    </message>
    <message>
        <source>Show the rule about it</source>
        <translation>Regel dazu zeigen</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Regeln und Hilfe</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Stellung einfügen</translation>
    </message>
    <message>
        <source>To the saved games</source>
        <translation>Zu den gespeicherten Partien</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>All keys as they were at first</source>
        <translation>Alle Tasten wie zu Anfang</translation>
    </message>
    <message>
        <source>Click on a field and press the new keys; the cross takes them away.</source>
        <translation>Klicke auf ein Feld und drücke die neuen Tasten; das Kreuz nimmt sie weg.</translation>
    </message>
    <message>
        <source>{command}: keys</source>
        <translation>{command}: Tasten</translation>
    </message>
    <message>
        <source>{command}: other keys</source>
        <translation>{command}: weitere Tasten</translation>
    </message>
    <message>
        <source>{keys} is taken: {command}</source>
        <translation>{keys} ist vergeben: {command}</translation>
    </message>
    <message>
        <source>On the board Tab and the arrows walk over what can be chosen, with Ctrl over everything. Enter clicks, Esc takes the click back.</source>
        <translation>Auf dem Spielplan gehen Tab und die Pfeiltasten durch alles, was du wählen kannst, mit Strg durch alles überhaupt. Die Eingabetaste klickt, Esc nimmt den Klick zurück.</translation>
    </message>
</context>
<context>
    <name>SoloBox</name>
    <message>
        <source>How strong {bot} is</source>
        <translation>Wie stark {bot} ist</translation>
    </message>
    <message>
        <source>Each figure by itself</source>
        <translation>Jeder Wert für sich</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Close and look at the board</source>
        <translation>Schließen und den Spielplan ansehen</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Board games on the desktop, against people and bots</source>
        <translation>Brettspiele auf dem Bildschirm, gegen Menschen und Bots</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;About Teo Desktop</source>
        <translation>Ü&amp;ber Teo Desktop</translation>
    </message>
    <message>
        <source>An independent, unofficial program. It replaces neither the box nor the rulebook.</source>
        <translation>Ein unabhängiges, inoffizielles Programm. Es ersetzt weder die Schachtel noch die Anleitung.</translation>
    </message>
    <message>
        <source>At one table with people and bots, or alone</source>
        <translation>An einem Tisch mit Menschen und Bots oder allein</translation>
    </message>
    <message>
        <source>&amp;Saved games</source>
        <translation>&amp;Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Go on with another game, or look at an old one</source>
        <translation>Eine andere Partie weiterspielen oder eine alte ansehen</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>What you have played and won</source>
        <translation>Was du gespielt und gewonnen hast</translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>Language, colours, text size, keys, profiles</source>
        <translation>Sprache, Farben, Schriftgröße, Tasten, Profile</translation>
    </message>
    <message>
        <source>Learn the game at the table, a few minutes at a time</source>
        <translation>Lerne das Spiel am Tisch, immer ein paar Minuten lang</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Every rule, tile and icon, and the program itself</source>
        <translation>Alle Regeln, Plättchen und Symbole und das Programm selbst</translation>
    </message>
    <message>
        <source>Up the pyramid in eight chapters, or a league among friends and bots</source>
        <translation>In acht Kapiteln die Pyramide hinauf, oder eine Liga unter Freunden und Bots</translation>
    </message>
    <message>
        <source>Campa&amp;igns</source>
        <translation>&amp;Kampagnen</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>by &amp;game</source>
        <translation>nach &amp;Spiel</translation>
    </message>
    <message>
        <source>by &amp;edition</source>
        <translation>nach &amp;Ausgabe</translation>
    </message>
    <message>
        <source>by &amp;opponents</source>
        <translation>nach &amp;Gegnern</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Single games</source>
        <translation>Einzelne Partien</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV …</source>
        <translation>Als &amp;CSV exportieren …</translation>
    </message>
    <message>
        <source>&amp;Profiles …</source>
        <translation>&amp;Profile …</translation>
    </message>
    <message>
        <source>Tell apart</source>
        <translation>Getrennt</translation>
    </message>
    <message>
        <source>&amp;Sums</source>
        <translation>S&amp;ummen</translation>
    </message>
    <message>
        <source>S&amp;ingle games</source>
        <translation>&amp;Einzelne Partien</translation>
    </message>
    <message>
        <source>All profiles</source>
        <translation>Alle Profile</translation>
    </message>
    <message>
        <source>No profile has finished a game yet. Make a profile, choose it for a seat of a new game, and the result is counted when the game ends.</source>
        <translation>Noch hat kein Profil eine Partie beendet. Lege ein Profil an und wähle es in einer neuen Partie für einen Platz; das Ergebnis zählt, sobald die Partie endet.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Tables (*{suffix})</source>
        <translation>Tabellen (*{suffix})</translation>
    </message>
    <message>
        <source>The table is in {file}.</source>
        <translation>Die Tabelle steht in {file}.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Outside of campaigns</source>
        <translation>Außerhalb von Kampagnen</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht vorhanden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>die Datei gibt es schon</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Fehler beim Lesen oder Schreiben</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
</context>
<context>
    <name>TalliesModel</name>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Last game</source>
        <translation>Letzte Partie</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>TimeActions</name>
    <message>
        <source>&amp;Show the time machine</source>
        <translation>Zeitmaschine z&amp;eigen</translation>
    </message>
    <message>
        <source>To the &amp;beginning</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Zurück in die &amp;Gegenwart</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Von hier an &amp;weiterspielen</translation>
    </message>
    <message>
        <source>B&amp;ranches …</source>
        <translation>&amp;Zweige …</translation>
    </message>
    <message>
        <source>&amp;Comment on this moment</source>
        <translation>Diesen Moment &amp;kommentieren</translation>
    </message>
    <message>
        <source>One choice back</source>
        <translation>Eine Wahl zurück</translation>
    </message>
    <message>
        <source>One choice on</source>
        <translation>Eine Wahl vor</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>One round on</source>
        <translation>Eine Runde vor</translation>
    </message>
    <message>
        <source>Back to the scoring before</source>
        <translation>Zurück zur Wertung davor</translation>
    </message>
    <message>
        <source>On to the next scoring</source>
        <translation>Vor zur nächsten Wertung</translation>
    </message>
    <message>
        <source>Look back at every moment of the game; the game itself stands still meanwhile</source>
        <translation>Auf jeden Moment der Partie zurückschauen; die Partie selbst steht so lange still</translation>
    </message>
    <message>
        <source>The game goes on from this moment; what came after it is kept as a branch</source>
        <translation>Die Partie geht von diesem Moment an weiter; was danach kam, bleibt als Zweig erhalten</translation>
    </message>
    <message>
        <source>The other ways that this game has gone</source>
        <translation>Die anderen Wege, die diese Partie genommen hat</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time machine</source>
        <translation>Zeitmaschine</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment der Partie</translation>
    </message>
    <message>
        <source>Comment on this moment</source>
        <translation>Kommentar zu diesem Moment</translation>
    </message>
    <message>
        <source>Your comment on this moment; Enter keeps it, Esc does not</source>
        <translation>Dein Kommentar zu diesem Moment; Enter behält ihn, Esc nicht</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>TypeToFilter</name>
    <message>
        <source>Letters filter the rows, digits choose one.</source>
        <translation>Buchstaben filtern die Zeilen, Ziffern wählen eine.</translation>
    </message>
    <message>
        <source>Backspace takes the last letter away, Esc all of them.</source>
        <translation>Die Rücktaste nimmt den letzten Buchstaben weg, Esc alle.</translation>
    </message>
    <message>
        <source>Nothing contains “{letters}”.</source>
        <translation>Nichts enthält „{letters}“.</translation>
    </message>
    <message>
        <source>“{letters}”: {shown} of {all}</source>
        <translation>„{letters}“: {shown} von {all}</translation>
    </message>
</context>
<context>
    <name>teo.ascent</name>
    <message>
        <source>At the Foot</source>
        <translation>Am Fuß</translation>
    </message>
    <message>
        <source>Dust of the road on your sandals, three helpers behind you, and before you more steps than anybody has counted. “Whoever wants to go up must first find out how things are done down here”, says the gatekeeper.</source>
        <translation>Staub der Straße an den Sandalen, drei Helfer hinter dir und vor dir mehr Stufen, als je jemand gezählt hat. „Wer hinauf will, muss erst lernen, wie man es hier unten macht“, sagt der Torhüter.</translation>
    </message>
    <message>
        <source>The fixed set-up of the first game. Learn: technologies make the difference.</source>
        <translation>Der feste Aufbau für die erste Partie. Lerne: Technologien machen den Unterschied.</translation>
    </message>
    <message>
        <source>The Market Road</source>
        <translation>Die Marktstraße</translation>
    </message>
    <message>
        <source>Between the stalls nobles look for people who can build. You have little cacao and must choose well whom you follow: what you leave on the table nobody keeps for you.</source>
        <translation>Zwischen den Ständen suchen Adelige Leute, die bauen können. Du hast wenig Kakao und musst gut wählen: Was du liegen lässt, hebt dir niemand auf.</translation>
    </message>
    <message>
        <source>The edition of 2018 with one cacao less, and a draft of the starting tiles. Buildings count.</source>
        <translation>Die Ausgabe von 2018 mit einem Kakao weniger; die Startplättchen werden reihum gewählt. Gebäude zählen.</translation>
    </message>
    <message>
        <source>The Thin Harvest</source>
        <translation>Die magere Ernte</translation>
    </message>
    <message>
        <source>The rain has not come. The stores are half empty, and still the procession goes along the avenue as every year. Walk at its head, and people will remember that you shared the little there was.</source>
        <translation>Der Regen ist ausgeblieben. Die Speicher sind halb leer, und doch zieht die Prozession wie jedes Jahr die Straße entlang. Geh an ihrer Spitze, und man wird sich erinnern, dass du das Wenige geteilt hast.</translation>
    </message>
    <message>
        <source>You begin with fewer goods: 2 cacao, 1 wood, 1 stone and 1 gold less. Steps on the Avenue of the Dead count.</source>
        <translation>Du beginnst mit weniger Waren: 2 Kakao, 1 Holz, 1 Stein und 1 Gold weniger. Schritte auf der Straße der Toten zählen.</translation>
    </message>
    <message>
        <source>House of the Gods</source>
        <translation>Haus der Götter</translation>
    </message>
    <message>
        <source>The priests let you into the courts where voices become quiet by themselves. There is room for few, and for everybody who comes in somebody has to go.</source>
        <translation>Die Priester lassen dich in die Höfe ein, in denen Stimmen von selbst leise werden. Es ist Platz für wenige, und für jeden, der kommt, muss jemand gehen.</translation>
    </message>
    <message>
        <source>Advanced worship: pushing out a worker brings cacao. A high step in one temple counts.</source>
        <translation>Anbeten für Erfahrene: Einen Arbeiter freizusetzen bringt Kakao. Eine hohe Stufe in einem Tempel zählt.</translation>
    </message>
    <message>
        <source>The Crooked Pyramid</source>
        <translation>Die schiefe Pyramide</translation>
    </message>
    <message>
        <source>Half way up you find what an earlier builder left: stones that fit nowhere, and a corner that leans. “Carry on”, says the master builder, “as if it had been meant like that.”</source>
        <translation>Auf halber Höhe findest du, was ein früherer Baumeister hinterließ: Steine, die nirgends passen, und eine Ecke, die sich neigt. „Bau weiter“, sagt der Meister, „als wäre es so gedacht gewesen.“</translation>
    </message>
    <message>
        <source>A random starting pyramid against the Teotibot by the rules of the box. Pyramid tiles count.</source>
        <translation>Eine zufällige Startpyramide gegen den Teotibot nach den Regeln der Schachtel. Pyramidensteine zählen.</translation>
    </message>
    <message>
        <source>The Feast of Masks</source>
        <translation>Das Fest der Masken</translation>
    </message>
    <message>
        <source>Tonight all are on their feet, and nobody is where they were a moment ago. Strangers bring tricks from far away, and under every mask there may be a friend.</source>
        <translation>Heute Nacht sind alle auf den Beinen, und niemand ist, wo er eben noch war. Fremde bringen Künste von weit her, und unter jeder Maske kann ein Freund stecken.</translation>
    </message>
    <message>
        <source>All tiles are in play, and the neutral workers stand elsewhere in each turn of the Teotibot. Different masks count.</source>
        <translation>Alle Plättchen sind im Spiel, und die neutralen Arbeiter stehen in jedem Zug des Teotibots anderswo. Verschiedene Masken zählen.</translation>
    </message>
    <message>
        <source>The Swallowed Sun</source>
        <translation>Die verschluckte Sonne</translation>
    </message>
    <message>
        <source>The astronomers have miscounted. When the light goes, it goes at once, and whoever has put something off until tomorrow has put it off for good.</source>
        <translation>Die Sternkundigen haben sich verrechnet. Wenn das Licht geht, geht es sofort, und wer etwas auf morgen verschoben hat, hat es für immer verschoben.</translation>
    </message>
    <message>
        <source>Sudden end: each eclipse is scored right after the turn that triggers it. Advanced worship. Workers that ascend count.</source>
        <translation>Plötzliches Ende: Jede Eklipse wird gleich nach dem Zug gewertet, der sie auslöst. Anbeten für Erfahrene. Aufgestiegene Arbeiter zählen.</translation>
    </message>
    <message>
        <source>The Summit</source>
        <translation>Der Gipfel</translation>
    </message>
    <message>
        <source>The last flight of steps is the steepest. Up there somebody has been waiting for longer than the city stands, and has used the time. But everything that you have brought up with you weighs against it.</source>
        <translation>Die letzte Treppe ist die steilste. Dort oben wartet jemand, länger als die Stadt steht, und hat die Zeit genutzt. Doch alles, was du mit heraufgebracht hast, wiegt dagegen.</translation>
    </message>
    <message>
        <source>Random starting pyramid and draft. The Teotibot begins with a head start of 24 points, less one for each star you have. Temple bonuses count.</source>
        <translation>Zufällige Startpyramide; die Startplättchen werden reihum gewählt. Der Teotibot beginnt mit 24 Siegpunkten Vorsprung, einem weniger für jeden Stern, den du hast. Tempelboni zählen.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>points ahead of the Teotibot</source>
        <translation>Siegpunkte vor dem Teotibot</translation>
    </message>
    <message>
        <source>pyramid tiles built</source>
        <translation>gelegte Pyramidensteine</translation>
    </message>
    <message>
        <source>decorations placed</source>
        <translation>angelegte Verzierungen</translation>
    </message>
    <message>
        <source>buildings placed</source>
        <translation>eingesetzte Gebäude</translation>
    </message>
    <message>
        <source>technologies owned</source>
        <translation>Technologien in deinem Besitz</translation>
    </message>
    <message>
        <source>different masks</source>
        <translation>verschiedene Masken</translation>
    </message>
    <message>
        <source>temple bonuses reached</source>
        <translation>erreichte Tempelboni</translation>
    </message>
    <message>
        <source>highest step in a temple</source>
        <translation>höchste Stufe in einem Tempel</translation>
    </message>
    <message>
        <source>step on the Avenue of the Dead</source>
        <translation>Schritt auf der Straße der Toten</translation>
    </message>
    <message>
        <source>workers ascended</source>
        <translation>aufgestiegene Arbeiter</translation>
    </message>
    <message>
        <source>discovery tiles</source>
        <translation>Entdeckungsplättchen</translation>
    </message>
    <message>
        <source>victory over the Teotibot</source>
        <translation>Sieg über den Teotibot</translation>
    </message>
    <message>
        <source>{measure}: at least {number}</source>
        <translation>{measure}: mindestens {number}</translation>
    </message>
    <message>
        <source>{measure}: {number}</source>
        <translation>{measure}: {number}</translation>
    </message>
    <message>
        <source>Technology to take along</source>
        <translation>Technologie zum Mitnehmen</translation>
    </message>
    <message>
        <source>Without a medal, after three games: the way goes on, but you begin it with {goods} less.</source>
        <translation>Ohne Medaille, nach drei Partien: Der Weg geht weiter, aber du beginnst mit {goods} weniger.</translation>
    </message>
    <message>
        <source>Bronze opens the next chapter.</source>
        <translation>Bronze öffnet das nächste Kapitel.</translation>
    </message>
    <message>
        <source>Silver: besides, you take one technology along that you owned at the end.</source>
        <translation>Silber: Außerdem nimmst du eine Technologie mit, die du am Ende hattest.</translation>
    </message>
    <message>
        <source>Gold: besides, you receive the gift of the chapter.</source>
        <translation>Gold: Außerdem bekommst du das Geschenk des Kapitels.</translation>
    </message>
    <message>
        <source>every temple: {steps}</source>
        <translation>jeder Tempel: {steps}</translation>
    </message>
    <message>
        <source>{track}: {steps}</source>
        <translation>{track}: {steps}</translation>
    </message>
    <message>
        <source>Avenue of the Dead</source>
        <translation>Straße der Toten</translation>
    </message>
</context>
<context>
    <name>teo.benefit</name>
    <message>
        <source>a step on the Avenue of the Dead</source>
        <translation>ein Schritt auf der Straße der Toten</translation>
    </message>
    <message>
        <source>a step on a temple of your choice</source>
        <translation>eine Stufe in einem Tempel deiner Wahl</translation>
    </message>
    <message>
        <source>a step on the blue temple</source>
        <translation>eine Stufe im blauen Tempel</translation>
    </message>
    <message>
        <source>a step on the red temple</source>
        <translation>eine Stufe im roten Tempel</translation>
    </message>
    <message>
        <source>a step on the green temple</source>
        <translation>eine Stufe im grünen Tempel</translation>
    </message>
    <message>
        <source>a discovery tile from the bag</source>
        <translation>ein Entdeckungsplättchen aus dem Beutel</translation>
    </message>
    <message>
        <source>the technology with the lowest number</source>
        <translation>die Technologie mit der niedrigsten Nummer</translation>
    </message>
    <message>
        <source>a technology</source>
        <translation>eine Technologie</translation>
    </message>
    <message>
        <source>a step on the pyramid track</source>
        <translation>ein Schritt auf der Pyramidenleiste</translation>
    </message>
    <message>
        <source>worship once on each of the two boards with a starting worker</source>
        <translation>auf beiden Tafeln je einmal mit einem Startarbeiter anbeten</translation>
    </message>
    <message>
        <source>your fourth worker</source>
        <translation>dein vierter Arbeiter</translation>
    </message>
    <message>
        <source>the reward of an ascension</source>
        <translation>die Belohnung für einen Aufstieg</translation>
    </message>
    <message>
        <source>the technology with the highest number</source>
        <translation>die Technologie mit der höchsten Nummer</translation>
    </message>
</context>
<context>
    <name>teo.board</name>
    <message>
        <source>Palace</source>
        <translation>Palast</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Stone Quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>Gold Deposits</source>
        <translation>Goldvorkommen</translation>
    </message>
    <message>
        <source>Alchemy</source>
        <translation>Alchemie</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Adelige</translation>
    </message>
    <message>
        <source>Decorations</source>
        <translation>Verzierungen</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Bauwerke</translation>
    </message>
    <message>
        <source>{board} ({number})</source>
        <translation>{board} ({number})</translation>
    </message>
    <message>
        <source>{board}, royal tile {letter}</source>
        <translation>{board}, Herrscherplättchen {letter}</translation>
    </message>
</context>
<context>
    <name>teo.bonus</name>
    <message>
        <source>Masks</source>
        <translation>Masken</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologien</translation>
    </message>
    <message>
        <source>15 points</source>
        <translation>15 Siegpunkte</translation>
    </message>
    <message>
        <source>Avenue of the Dead</source>
        <translation>Straße der Toten</translation>
    </message>
    <message>
        <source>Temple bonuses</source>
        <translation>Tempelboni</translation>
    </message>
    <message>
        <source>Discovery tiles</source>
        <translation>Entdeckungsplättchen</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>At the end of the game, score your best set of masks once more.</source>
        <translation>Am Spielende zählt dein bester Satz Masken noch einmal.</translation>
    </message>
    <message>
        <source>At the end of the game, score 5 points for each technology.</source>
        <translation>Am Spielende erhältst du für jede Technologie 5 Siegpunkte.</translation>
    </message>
    <message>
        <source>At the end of the game, score 15 points.</source>
        <translation>Am Spielende erhältst du 15 Siegpunkte.</translation>
    </message>
    <message>
        <source>At the end of the game, score 3 points for each step on the Avenue of the Dead.</source>
        <translation>Am Spielende erhältst du für jeden Schritt auf der Straße der Toten 3 Siegpunkte.</translation>
    </message>
    <message>
        <source>At the end of the game, score 9 points for each temple bonus that you have reached.</source>
        <translation>Am Spielende erhältst du für jeden Tempelbonus, den du erreicht hast, 9 Siegpunkte.</translation>
    </message>
    <message>
        <source>At the end of the game, score 2 points for each discovery tile that is not a mask, used or not.</source>
        <translation>Am Spielende erhältst du für jedes Entdeckungsplättchen, das keine Maske ist, 2 Siegpunkte, ob es benutzt ist oder nicht.</translation>
    </message>
    <message>
        <source>At the end of the game, score 4 points for each worker, 9 for each of power 4 or 5.</source>
        <translation>Am Spielende erhältst du für jeden Arbeiter 4 Siegpunkte, mit Stärke 4 oder 5 sind es 9.</translation>
    </message>
</context>
<context>
    <name>teo.choice</name>
    <message>
        <source>Stop building</source>
        <translation>Nicht weiterbauen</translation>
    </message>
    <message>
        <source>Claim no discovery tile</source>
        <translation>Kein Entdeckungsplättchen nehmen</translation>
    </message>
    <message>
        <source>Go without the power-up</source>
        <translation>Auf die Verstärkung verzichten</translation>
    </message>
    <message>
        <source>No further power-up</source>
        <translation>Keine weitere Verstärkung</translation>
    </message>
    <message>
        <source>Stop trading</source>
        <translation>Nicht weiter tauschen</translation>
    </message>
    <message>
        <source>Put the tile back into the bag</source>
        <translation>Das Plättchen in den Beutel zurücklegen</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Nichts tauschen</translation>
    </message>
    <message>
        <source>Claim {tile}</source>
        <translation>{tile} nehmen</translation>
    </message>
    <message>
        <source>Exchange {given} for {gained}</source>
        <translation>{given} gegen {gained} tauschen</translation>
    </message>
    <message>
        <source>Unlock all your workers free of charge, as your whole turn</source>
        <translation>Alle deine Arbeiter kostenlos freisetzen; das ist dein ganzer Zug</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Now: {what}</source>
        <translation>Jetzt: {what}</translation>
    </message>
    <message>
        <source>First: {what}</source>
        <translation>Zuerst: {what}</translation>
    </message>
    <message>
        <source>Printed reward: {what}</source>
        <translation>Aufgedruckte Belohnung: {what}</translation>
    </message>
    <message>
        <source>Use “{tile}” instead of {price}</source>
        <translation>„{tile}“ statt {price} einsetzen</translation>
    </message>
    <message>
        <source>A step on a temple of your choice</source>
        <translation>Eine Stufe in einem Tempel deiner Wahl</translation>
    </message>
    <message>
        <source>Two steps on temples of your choice for {price}</source>
        <translation>Zwei Stufen in Tempeln deiner Wahl für {price}</translation>
    </message>
    <message>
        <source>The fourth worker with power {power}, and {goods}</source>
        <translation>Der vierte Arbeiter mit Stärke {power} und {goods}</translation>
    </message>
    <message>
        <source>Pay {price}: {what}</source>
        <translation>{price} bezahlen: {what}</translation>
    </message>
    <message>
        <source>Pay {price} and keep the discount</source>
        <translation>{price} bezahlen und den Nachlass aufheben</translation>
    </message>
    <message>
        <source>Pay {price} with the discount</source>
        <translation>{price} bezahlen und den Nachlass nutzen</translation>
    </message>
    <message>
        <source>{temple}, step {step}: temple bonus</source>
        <translation>{temple}, Stufe {step}: Tempelbonus</translation>
    </message>
    <message>
        <source>{temple}, step {step}: {what}</source>
        <translation>{temple}, Stufe {step}: {what}</translation>
    </message>
    <message>
        <source>{worker} ascends</source>
        <translation>{worker} steigt auf</translation>
    </message>
    <message>
        <source>{worker}: power {before} → {after}</source>
        <translation>{worker}: Stärke {before} → {after}</translation>
    </message>
    <message>
        <source>“{technology}” for {price}, {temple}: {what}</source>
        <translation>„{technology}“ für {price}, {temple}: {what}</translation>
    </message>
    <message>
        <source>{row}: {points}</source>
        <translation>{row}: {points}</translation>
    </message>
    <message>
        <source>Pyramid tile {number}: {icons}</source>
        <translation>Pyramidenstein {number}: {icons}</translation>
    </message>
    <message>
        <source>Decoration {number}: {icons}</source>
        <translation>Verzierung {number}: {icons}</translation>
    </message>
    <message>
        <source>turned by half</source>
        <translation>andersherum</translation>
    </message>
    <message>
        <source>Pay nothing and lose {points}</source>
        <translation>Nichts bezahlen und {points} verlieren</translation>
    </message>
    <message>
        <source>Pay {goods} and lose {points}</source>
        <translation>{goods} bezahlen und {points} verlieren</translation>
    </message>
    <message>
        <source>Pay {goods}</source>
        <translation>{goods} bezahlen</translation>
    </message>
    <message>
        <source>Pay nothing more</source>
        <translation>Nichts weiter bezahlen</translation>
    </message>
    <message>
        <source>Pay {price} for {points}</source>
        <translation>{price} für {points} bezahlen</translation>
    </message>
    <message>
        <source>{tile}: {what}</source>
        <translation>{tile}: {what}</translation>
    </message>
    <message>
        <source>acquire a technology</source>
        <translation>eine Technologie erlangen</translation>
    </message>
    <message>
        <source>place a building</source>
        <translation>ein Gebäude einsetzen</translation>
    </message>
    <message>
        <source>add a decoration</source>
        <translation>eine Verzierung anlegen</translation>
    </message>
    <message>
        <source>add pyramid tiles</source>
        <translation>Pyramidensteine legen</translation>
    </message>
    <message>
        <source>{worker} together with {second} to {board}</source>
        <translation>{worker} zusammen mit {second} → {board}</translation>
    </message>
    <message>
        <source>{worker} to {board}</source>
        <translation>{worker} → {board}</translation>
    </message>
    <message>
        <source>{worker} to {board}, {steps}</source>
        <translation>{worker} → {board}, {steps}</translation>
    </message>
    <message>
        <source>Collect {goods}</source>
        <translation>{goods} ernten</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Hauptaktion</translation>
    </message>
    <message>
        <source>Main action, “{tile}” instead of {price}: {what}</source>
        <translation>Hauptaktion, „{tile}“ statt {price}: {what}</translation>
    </message>
    <message>
        <source>Main action for {price}: {what}</source>
        <translation>Hauptaktion für {price}: {what}</translation>
    </message>
    <message>
        <source>Main action, free: {what}</source>
        <translation>Hauptaktion, kostenlos: {what}</translation>
    </message>
    <message>
        <source>{worker} worships for {price} – {board}: {what}</source>
        <translation>{worker} betet an, für {price} – {board}: {what}</translation>
    </message>
    <message>
        <source>{worker} worships – {board}: {what}</source>
        <translation>{worker} betet an – {board}: {what}</translation>
    </message>
    <message>
        <source>{worker} one board back to {board}, then another worker moves</source>
        <translation>{worker} eine Tafel zurück: {board}; dann zieht ein anderer Arbeiter</translation>
    </message>
    <message>
        <source>your own worker is pushed out</source>
        <translation>dein eigener Arbeiter wird freigesetzt</translation>
    </message>
    <message>
        <source>a worker is pushed out</source>
        <translation>ein Arbeiter wird freigesetzt</translation>
    </message>
    <message>
        <source>Worship, “{tile}” instead of {price}: {what}</source>
        <translation>Anbeten, „{tile}“ statt {price}: {what}</translation>
    </message>
    <message>
        <source>Worship for {price}, gaining {gain}: {what}</source>
        <translation>Anbeten für {price}, dabei {gain} erhalten: {what}</translation>
    </message>
    <message>
        <source>Worship, gaining {gain}: {what}</source>
        <translation>Anbeten, dabei {gain} erhalten: {what}</translation>
    </message>
    <message>
        <source>Worship for {price}: {what}</source>
        <translation>Anbeten für {price}: {what}</translation>
    </message>
    <message>
        <source>Worship: {what}</source>
        <translation>Anbeten: {what}</translation>
    </message>
    <message>
        <source>royal tile “{royal}”</source>
        <translation>Herrscherplättchen „{royal}“</translation>
    </message>
    <message>
        <source>temple of your choice</source>
        <translation>Tempel deiner Wahl</translation>
    </message>
    <message>
        <source>discovery tile</source>
        <translation>Entdeckungsplättchen</translation>
    </message>
    <message>
        <source>discovery tile {tile}</source>
        <translation>Entdeckungsplättchen {tile}</translation>
    </message>
    <message>
        <source>Pay {price}: unlock all your workers</source>
        <translation>{price} bezahlen: alle deine Arbeiter freisetzen</translation>
    </message>
    <message>
        <source>Use discovery tile “{tile}”</source>
        <translation>Entdeckungsplättchen „{tile}“ einsetzen</translation>
    </message>
</context>
<context>
    <name>teo.coach</name>
    <message>
        <source>{missing} short for the salary, and the eclipse is near: that would cost {points}. {worker} could collect {goods} ({board}).</source>
        <translation>Für den Unterhalt hast du {missing} zu wenig, und die Eklipse ist nah: Das würde {points} kosten. {worker} könnte {goods} ernten ({board}).</translation>
    </message>
    <message>
        <source>{reminder} Your turn still follows.</source>
        <translation>{reminder} Deinen Zug hast du danach noch.</translation>
    </message>
    <message>
        <source>A step was lost: {temple}. Its top is reached or taken; it brings nothing any more.</source>
        <translation>Eine Stufe ist verfallen: {temple}. Seine Spitze ist erreicht oder besetzt; er bringt nichts mehr.</translation>
    </message>
    <message>
        <source>Your marker on the Avenue of the Dead is at its end (step {step}): the step was lost.</source>
        <translation>Dein Marker auf der Straße der Toten ist am Ende (Schritt {step}): Der Schritt ist verfallen.</translation>
    </message>
    <message>
        <source>Your marker on the pyramid track is at its end (step {step}): the step was lost.</source>
        <translation>Dein Marker auf der Pyramidenleiste ist am Ende (Schritt {step}): Der Schritt ist verfallen.</translation>
    </message>
    <message>
        <source>There was more to collect: {goods} instead of {less}, with {worker} ({board}). Each colour of unlocked dice there brings 1 more.</source>
        <translation>Es gab mehr zu ernten: {goods} statt {less}, mit {worker} ({board}). Jede Farbe freigesetzter Würfel dort bringt 1 mehr.</translation>
    </message>
    <message>
        <source>With {worker} the same main action would have brought more ({board}): {more} instead of {less}. The lowest power of your workers there counts.</source>
        <translation>Mit {worker} hätte dieselbe Hauptaktion mehr gebracht ({board}): {more} statt {less}. Es zählt die niedrigste Stärke deiner Arbeiter dort.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>teo.crumb</name>
    <message>
        <source>Unlock</source>
        <translation>Freisetzen</translation>
    </message>
    <message>
        <source>Collect cacao</source>
        <translation>Kakao ernten</translation>
    </message>
    <message>
        <source>Worship space</source>
        <translation>Anbetungsraum</translation>
    </message>
    <message>
        <source>Discovery tile</source>
        <translation>Entdeckungsplättchen</translation>
    </message>
    <message>
        <source>Printed reward</source>
        <translation>Aufgedruckte Belohnung</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>Full price</source>
        <translation>Voller Preis</translation>
    </message>
    <message>
        <source>1 wood less</source>
        <translation>1 Holz weniger</translation>
    </message>
    <message>
        <source>1 stone less</source>
        <translation>1 Stein weniger</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Hauptaktion</translation>
    </message>
    <message>
        <source>Worship</source>
        <translation>Anbeten</translation>
    </message>
    <message>
        <source>Power-up: {worker}</source>
        <translation>Verstärkung: {worker}</translation>
    </message>
    <message>
        <source>Pyramid tile</source>
        <translation>Pyramidenstein</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Ebene {level}</translation>
    </message>
    <message>
        <source>Decoration</source>
        <translation>Verzierung</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
</context>
<context>
    <name>teo.discovery</name>
    <message>
        <source>Jade mask</source>
        <translation>Jademaske</translation>
    </message>
    <message>
        <source>Sun mask</source>
        <translation>Sonnenmaske</translation>
    </message>
    <message>
        <source>Jaguar mask</source>
        <translation>Jaguarmaske</translation>
    </message>
    <message>
        <source>Rain mask</source>
        <translation>Regenmaske</translation>
    </message>
    <message>
        <source>Eagle mask</source>
        <translation>Adlermaske</translation>
    </message>
    <message>
        <source>Skull mask</source>
        <translation>Totenmaske</translation>
    </message>
    <message>
        <source>Serpent mask</source>
        <translation>Schlangenmaske</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 Siegpunkte</translation>
    </message>
    <message>
        <source>3 resources</source>
        <translation>3 Ressourcen</translation>
    </message>
    <message>
        <source>2 resources</source>
        <translation>2 Ressourcen</translation>
    </message>
    <message>
        <source>Avenue step</source>
        <translation>Schritt auf der Straße</translation>
    </message>
    <message>
        <source>Step on any temple</source>
        <translation>Stufe in beliebigem Tempel</translation>
    </message>
    <message>
        <source>Step on the blue temple</source>
        <translation>Stufe im blauen Tempel</translation>
    </message>
    <message>
        <source>Step on the red temple</source>
        <translation>Stufe im roten Tempel</translation>
    </message>
    <message>
        <source>Step on the green temple</source>
        <translation>Stufe im grünen Tempel</translation>
    </message>
    <message>
        <source>4 cacao</source>
        <translation>4 Kakao</translation>
    </message>
    <message>
        <source>2 power-ups</source>
        <translation>2 Verstärkungen</translation>
    </message>
    <message>
        <source>Double move</source>
        <translation>Doppelzug</translation>
    </message>
    <message>
        <source>Ignore cacao</source>
        <translation>Kakaoerlass</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Teleport</translation>
    </message>
    <message>
        <source>Extra worker</source>
        <translation>Zusätzlicher Arbeiter</translation>
    </message>
    <message>
        <source>A mask. Sets of different masks score at every eclipse.</source>
        <translation>Eine Maske. Sätze verschiedener Masken werden bei jeder Eklipse gewertet.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: score 4 points.</source>
        <translation>Einmal, jederzeit in einem deiner Züge: Du erhältst 4 Siegpunkte.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: gain 3 resources of your choice.</source>
        <translation>Einmal, jederzeit in einem deiner Züge: Du erhältst 3 Ressourcen deiner Wahl.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: gain 2 resources of your choice.</source>
        <translation>Einmal, jederzeit in einem deiner Züge: Du erhältst 2 Ressourcen deiner Wahl.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: advance one step on the Avenue of the Dead.</source>
        <translation>Einmal, jederzeit in einem deiner Züge: Du gehst einen Schritt auf der Straße der Toten.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: advance one step on a temple of your choice.</source>
        <translation>Einmal, jederzeit in einem deiner Züge: Du steigst in einem Tempel deiner Wahl eine Stufe auf.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: advance one step on the blue temple.</source>
        <translation>Einmal, jederzeit in einem deiner Züge: Du steigst im blauen Tempel eine Stufe auf.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: advance one step on the red temple.</source>
        <translation>Einmal, jederzeit in einem deiner Züge: Du steigst im roten Tempel eine Stufe auf.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: advance one step on the green temple.</source>
        <translation>Einmal, jederzeit in einem deiner Züge: Du steigst im grünen Tempel eine Stufe auf.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: gain 4 cacao.</source>
        <translation>Einmal, jederzeit in einem deiner Züge: Du erhältst 4 Kakao.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: power up twice, the same worker or two different ones.</source>
        <translation>Einmal, jederzeit in einem deiner Züge: Du verstärkst zweimal, denselben Arbeiter oder zwei verschiedene.</translation>
    </message>
    <message>
        <source>Once, before you move: move two of your unlocked workers together from one board to another.</source>
        <translation>Einmal, bevor du ziehst: Zwei deiner freigesetzten Arbeiter ziehen gemeinsam von einer Tafel zu einer anderen.</translation>
    </message>
    <message>
        <source>Once, instead of paying cacao: for a main action, for a worship action, or for a whole salary.</source>
        <translation>Einmal, statt Kakao zu bezahlen: für eine Hauptaktion, für einmal Anbeten oder für den ganzen Unterhalt.</translation>
    </message>
    <message>
        <source>Once, before you move: your worker may go to any action board.</source>
        <translation>Einmal, bevor du ziehst: Dein Arbeiter darf auf eine beliebige Aktionstafel ziehen.</translation>
    </message>
    <message>
        <source>Once, in a main action on Alchemy, Nobles or Construction: count one worker more.</source>
        <translation>Einmal, in einer Hauptaktion auf der Tafel Alchemie, Adelige oder Bauwerke: Ein Arbeiter mehr zählt.</translation>
    </message>
    <message>
        <source>“{tile}”</source>
        <translation>„{tile}“</translation>
    </message>
    <message>
        <source>“{tile}” for {price}</source>
        <translation>„{tile}“ für {price}</translation>
    </message>
</context>
<context>
    <name>teo.event</name>
    <message>
        <source>{player} moves worker {worker}: {start} → {board}.</source>
        <translation>{player} zieht Arbeiter {worker}: {start} → {board}.</translation>
    </message>
    <message>
        <source>{player} places worker {worker} with power {power}: {board}.</source>
        <translation>{player} setzt Arbeiter {worker} mit Stärke {power} ein: {board}.</translation>
    </message>
    <message>
        <source>{player}: worker {worker} is locked ({space}).</source>
        <translation>{player}: Arbeiter {worker} ist eingeschlossen ({space}).</translation>
    </message>
    <message>
        <source>{player}: worker {worker} is unlocked ({board}).</source>
        <translation>{player}: Arbeiter {worker} ist freigesetzt ({board}).</translation>
    </message>
    <message>
        <source>{player} gains {goods} ({source}).</source>
        <translation>{player} erhält {goods} ({source}).</translation>
    </message>
    <message>
        <source>{player} pays {goods} ({source}).</source>
        <translation>{player} bezahlt {goods} ({source}).</translation>
    </message>
    <message>
        <source>{player} need not pay {goods} ({source}).</source>
        <translation>{player} muss {goods} nicht bezahlen ({source}).</translation>
    </message>
    <message>
        <source>{player}: worker {worker} now has power {power}.</source>
        <translation>{player}: Arbeiter {worker} hat nun Stärke {power}.</translation>
    </message>
    <message>
        <source>{player}: worker {worker} ascends and begins again in the Palace with power 1.</source>
        <translation>{player}: Arbeiter {worker} steigt auf und beginnt im Palast neu mit Stärke 1.</translation>
    </message>
    <message>
        <source>{player} chooses a reward: {reward}.</source>
        <translation>{player} wählt eine Belohnung: {reward}.</translation>
    </message>
    <message>
        <source>{player} advances: {temple}, step {step}.</source>
        <translation>{player} steigt auf: {temple}, Stufe {step}.</translation>
    </message>
    <message>
        <source>{player} cannot advance further: {temple}.</source>
        <translation>{player} kann nicht weiter aufsteigen: {temple}.</translation>
    </message>
    <message>
        <source>{player} advances: Avenue of the Dead, step {step}.</source>
        <translation>{player} geht voran: Straße der Toten, Schritt {step}.</translation>
    </message>
    <message>
        <source>{player} advances: pyramid track, step {step}.</source>
        <translation>{player} geht voran: Pyramidenleiste, Schritt {step}.</translation>
    </message>
    <message>
        <source>{player} claims the discovery tile “{kind}” ({site}).</source>
        <translation>{player} nimmt das Entdeckungsplättchen „{kind}“ ({site}).</translation>
    </message>
    <message>
        <source>{player} uses the discovery tile “{kind}”.</source>
        <translation>{player} setzt das Entdeckungsplättchen „{kind}“ ein.</translation>
    </message>
    <message>
        <source>New discovery tile: “{kind}” ({site}).</source>
        <translation>Neues Entdeckungsplättchen: „{kind}“ ({site}).</translation>
    </message>
    <message>
        <source>{player} acquires the technology “{technology}”.</source>
        <translation>{player} erlangt die Technologie „{technology}“.</translation>
    </message>
    <message>
        <source>{player} places a building: {row}, space {number}.</source>
        <translation>{player} setzt ein Gebäude ein: {row}, Feld {number}.</translation>
    </message>
    <message>
        <source>{player} adds a pyramid tile: {place}.</source>
        <translation>{player} legt einen Pyramidenstein: {place}.</translation>
    </message>
    <message>
        <source>{player} adds a decoration: {place}.</source>
        <translation>{player} legt eine Verzierung an: {place}.</translation>
    </message>
    <message>
        <source>{player} completes the pyramid: the eclipse that comes is the last one.</source>
        <translation>{player} vollendet die Pyramide: Die kommende Eklipse ist die letzte.</translation>
    </message>
    <message>
        <source>Calendar: the light marker moves to space {light}.</source>
        <translation>Kalender: Die helle Kalenderscheibe rückt auf Feld {light} vor.</translation>
    </message>
    <message>
        <source>Eclipse {number}: each step on the Avenue of the Dead is worth {avenue_value}.</source>
        <translation>Eklipse {number}: Jeder Schritt auf der Straße der Toten bringt {avenue_value}.</translation>
    </message>
    <message>
        <source>The calendar begins again; the dark marker lies on space {dark}.</source>
        <translation>Der Kalender beginnt von vorn; die dunkle Kalenderscheibe liegt auf Feld {dark}.</translation>
    </message>
    <message>
        <source>Neutral workers, colour {number}: {boards}.</source>
        <translation>Neutrale Arbeiter, Farbe {number}: {boards}.</translation>
    </message>
    <message>
        <source>{player} keeps the starting tile “{tile}”.</source>
        <translation>{player} behält das Startplättchen „{tile}“.</translation>
    </message>
    <message>
        <source>{player} puts a drawn discovery tile back into the bag: “{kind}”.</source>
        <translation>{player} legt ein gezogenes Entdeckungsplättchen in den Beutel zurück: „{kind}“.</translation>
    </message>
    <message>
        <source>{player} uses the turn to unlock all workers.</source>
        <translation>{player} nutzt den Zug, um alle Arbeiter freizusetzen.</translation>
    </message>
    <message>
        <source>{player} collects cacao: {board}.</source>
        <translation>{player} erntet Kakao: {board}.</translation>
    </message>
    <message>
        <source>{player} takes the main action: {board}.</source>
        <translation>{player} führt die Hauptaktion aus: {board}.</translation>
    </message>
    <message>
        <source>{player} worships: {board}.</source>
        <translation>{player} betet an: {board}.</translation>
    </message>
    <message>
        <source>Round {number}: {player}</source>
        <translation>Runde {number}: {player}</translation>
    </message>
    <message>
        <source>{player} loses {points} ({source}).</source>
        <translation>{player} verliert {points} ({source}).</translation>
    </message>
    <message>
        <source>{player} scores {points} ({source}).</source>
        <translation>{player} erhält {points} ({source}).</translation>
    </message>
    <message>
        <source>An eclipse is triggered; it is scored after this turn.</source>
        <translation>Eine Eklipse ist ausgelöst; sie wird nach diesem Zug gewertet.</translation>
    </message>
    <message>
        <source>Avenue of the Dead, step {step}</source>
        <translation>Straße der Toten, Schritt {step}</translation>
    </message>
    <message>
        <source>{temple}, step {step}</source>
        <translation>{temple}, Stufe {step}</translation>
    </message>
    <message>
        <source>drawn from the bag</source>
        <translation>aus dem Beutel gezogen</translation>
    </message>
    <message>
        <source>{place}. {player}</source>
        <translation>{place}. {player}</translation>
    </message>
    <message>
        <source>The game is over: {places}.</source>
        <translation>Das Spiel ist zu Ende: {places}.</translation>
    </message>
    <message>
        <source>{player} rolls {first} and {second}: {total}.</source>
        <translation>{player} würfelt {first} und {second}: {total}.</translation>
    </message>
    <message>
        <source>{player} performs the action tile “{tile}” ({place}).</source>
        <translation>{player} führt das Aktionsplättchen „{tile}“ aus ({place}).</translation>
    </message>
    <message>
        <source>{player} cannot perform “{tile}”: {reason}</source>
        <translation>{player} kann „{tile}“ nicht ausführen: {reason}</translation>
    </message>
    <message>
        <source>{player}, “{tile}”: {rule}</source>
        <translation>{player}, „{tile}“: {rule}</translation>
    </message>
    <message>
        <source>{player} picks: {what} – {why}.</source>
        <translation>{player} wählt: {what} – {why}.</translation>
    </message>
    <message>
        <source>{player} lays the pyramid tile by chance: {rotation}.</source>
        <translation>{player} legt den Pyramidenstein nach dem Zufall: {rotation}.</translation>
    </message>
    <message>
        <source>{player}: the action tile “{tile}” becomes the reserve; {slides}.</source>
        <translation>{player}: Das Aktionsplättchen „{tile}“ wird zur Reserve; {slides}.</translation>
    </message>
    <message>
        <source>{player} removes a discovery tile from the game: “{kind}” ({board}).</source>
        <translation>{player} nimmt ein Entdeckungsplättchen aus dem Spiel: „{kind}“ ({board}).</translation>
    </message>
    <message>
        <source>{player}: the worshipper makes room, {start} → {space}.</source>
        <translation>{player}: Der Anbetende macht Platz, {start} → {space}.</translation>
    </message>
</context>
<context>
    <name>teo.forecast</name>
    <message>
        <source>Here a discovery tile is drawn: no undo behind it.</source>
        <translation>Hier wird ein Entdeckungsplättchen gezogen: dahinter kein Zurück.</translation>
    </message>
    <message>
        <source>Here pyramid tiles are drawn: no undo behind it.</source>
        <translation>Hier werden Pyramidensteine gezogen: dahinter kein Zurück.</translation>
    </message>
    <message>
        <source>Here a decoration is drawn: no undo behind it.</source>
        <translation>Hier wird eine Verzierung gezogen: dahinter kein Zurück.</translation>
    </message>
    <message>
        <source>Here neutral workers are placed anew by lot: no undo behind it.</source>
        <translation>Hier werden neutrale Arbeiter neu ausgelost: dahinter kein Zurück.</translation>
    </message>
    <message>
        <source>Here the Teotibot rolls its dice: no undo behind it.</source>
        <translation>Hier würfelt der Teotibot: dahinter kein Zurück.</translation>
    </message>
    <message>
        <source>Here the Teotibot turns a pyramid tile by lot: no undo behind it.</source>
        <translation>Hier dreht der Teotibot einen Pyramidenstein nach dem Zufall: dahinter kein Zurück.</translation>
    </message>
    <message>
        <source>Gains {goods}</source>
        <translation>Erhält {goods}</translation>
    </message>
    <message>
        <source>Pays {goods}</source>
        <translation>Zahlt {goods}</translation>
    </message>
    <message>
        <source>Loses {points}</source>
        <translation>Kostet {points}</translation>
    </message>
    <message>
        <source>Scores {points}</source>
        <translation>Bringt {points}</translation>
    </message>
    <message>
        <source>{temple}: step {before} → {after}</source>
        <translation>{temple}: Stufe {before} → {after}</translation>
    </message>
    <message>
        <source>Avenue of the Dead: step {before} → {after}</source>
        <translation>Straße der Toten: Schritt {before} → {after}</translation>
    </message>
    <message>
        <source>Pyramid track: step {before} → {after}</source>
        <translation>Pyramidenleiste: Schritt {before} → {after}</translation>
    </message>
    <message>
        <source>{worker}: power {before} → {after}</source>
        <translation>{worker}: Stärke {before} → {after}</translation>
    </message>
    <message>
        <source>{worker} is locked</source>
        <translation>{worker} wird eingeschlossen</translation>
    </message>
    <message>
        <source>{worker} is unlocked</source>
        <translation>{worker} wird freigesetzt</translation>
    </message>
    <message>
        <source>Discovery tile “{tile}”</source>
        <translation>Entdeckungsplättchen „{tile}“</translation>
    </message>
    <message>
        <source>Uses up the discovery tile “{tile}”</source>
        <translation>Verbraucht das Entdeckungsplättchen „{tile}“</translation>
    </message>
    <message>
        <source>Technology “{name}”</source>
        <translation>Technologie „{name}“</translation>
    </message>
    <message>
        <source>A building leaves the row</source>
        <translation>Ein Gebäude verlässt die Leiste</translation>
    </message>
    <message>
        <source>A building leaves the row: each step on the Avenue of the Dead {before} → {after}</source>
        <translation>Ein Gebäude verlässt die Leiste: jeder Schritt auf der Straße der Toten {before} → {after}</translation>
    </message>
    <message>
        <source>{colours} + {base} = {goods}</source>
        <translation>{colours} + {base} = {goods}</translation>
    </message>
    <message>
        <source>Level {level}: {base} + {matches} = {points}</source>
        <translation>Ebene {level}: {base} + {matches} = {points}</translation>
    </message>
    <message>
        <source>furthest ahead on it = {points}</source>
        <translation>dort am weitesten = {points}</translation>
    </message>
    <message>
        <source>sets of masks = {points}</source>
        <translation>Maskensätze = {points}</translation>
    </message>
    <message>
        <source>temple bonuses = {points}</source>
        <translation>Tempelboni = {points}</translation>
    </message>
    <message>
        <source>the salary is paid</source>
        <translation>der Unterhalt ist bezahlt</translation>
    </message>
    <message>
        <source>The light marker advances after each round; ascensions make it come sooner.</source>
        <translation>Die helle Kalenderscheibe rückt nach jeder Runde vor; jeder Aufstieg lässt die Eklipse früher kommen.</translation>
    </message>
    <message>
        <source>{base} + {matches} = {points}</source>
        <translation>{base} + {matches} = {points}</translation>
    </message>
    <message>
        <source>{points} ({source})</source>
        <translation>{points} ({source})</translation>
    </message>
    <message>
        <source>If eclipse {number} came now: {points} ({parts}).</source>
        <translation>Käme Eklipse {number} jetzt: {points} ({parts}).</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>bisher {points}</translation>
    </message>
    <message>
        <source>Avenue of the Dead {steps} × {value} = {points}</source>
        <translation>Straße der Toten {steps} × {value} = {points}</translation>
    </message>
    <message>
        <source>pyramid track {steps} × {value} = {points}</source>
        <translation>Pyramidenleiste {steps} × {value} = {points}</translation>
    </message>
    <message>
        <source>salary not paid {cacao} × −{value} = −{points}</source>
        <translation>Unterhalt nicht bezahlt {cacao} × −{value} = −{points}</translation>
    </message>
    <message>
        <source>Points after eclipse {number}: {before} → {after}</source>
        <translation>Siegpunkte nach Eklipse {number}: {before} → {after}</translation>
    </message>
    <message>
        <source>At eclipse {number}: {parts}.</source>
        <translation>Bei Eklipse {number}: {parts}.</translation>
    </message>
    <message>
        <source>{player} {before} → {after}</source>
        <translation>{player} {before} → {after}</translation>
    </message>
    <message>
        <source>Then eclipse {number} is scored: {points} for you.</source>
        <translation>Dann wird Eklipse {number} gewertet: {points} für dich.</translation>
    </message>
    <message>
        <source>Next: {question}</source>
        <translation>Danach: {question}</translation>
    </message>
    <message>
        <source>Then your turn is over.</source>
        <translation>Dann ist dein Zug zu Ende.</translation>
    </message>
    <message>
        <source>You can still use “{tile}”: {text}</source>
        <translation>Du kannst noch „{tile}“ nutzen: {text}</translation>
    </message>
    <message>
        <source>{workers}: you can pay {goods} for it.</source>
        <translation>{workers}: Du kannst dafür {goods} zahlen.</translation>
    </message>
    <message>
        <source>Salary: {goods} short</source>
        <translation>Unterhalt: {goods} zu wenig</translation>
    </message>
    <message>
        <source>For the salary at the coming eclipse {goods} are missing: {points} lost.</source>
        <translation>Für den Unterhalt bei der kommenden Eklipse hast du {goods} zu wenig: Das kostet {points}.</translation>
    </message>
    <message>
        <source>after this turn</source>
        <translation>nach diesem Zug</translation>
    </message>
    <message>
        <source>Eclipse {number}: {when}</source>
        <translation>Eklipse {number}: {when}</translation>
    </message>
</context>
<context>
    <name>teo.format</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
</context>
<context>
    <name>teo.good</name>
    <message>
        <source>Cacao</source>
        <translation>Kakao</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>{amount} cacao</source>
        <translation>{amount} Kakao</translation>
    </message>
    <message>
        <source>{amount} wood</source>
        <translation>{amount} Holz</translation>
    </message>
    <message>
        <source>{amount} stone</source>
        <translation>{amount} Stein</translation>
    </message>
    <message>
        <source>{amount} gold</source>
        <translation>{amount} Gold</translation>
    </message>
</context>
<context>
    <name>teo.icon</name>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>pale blue</source>
        <translation>blassblau</translation>
    </message>
    <message>
        <source>pale red</source>
        <translation>blassrot</translation>
    </message>
    <message>
        <source>pale green</source>
        <translation>blassgrün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
</context>
<context>
    <name>teo.inspect</name>
    <message>
        <source>No main action here: a worker collects cacao, or worships at one of the royal tiles.</source>
        <translation>Hier gibt es keine Hauptaktion: Ein Arbeiter erntet Kakao oder betet an einem der Herrscherplättchen an.</translation>
    </message>
    <message>
        <source>Main action: gather wood. More workers, and stronger ones, bring more; one of them grows.</source>
        <translation>Hauptaktion: Holz sammeln. Mehr und stärkere Arbeiter bringen mehr; einer von ihnen wächst.</translation>
    </message>
    <message>
        <source>Main action: gather stone. More workers, and stronger ones, bring more; one of them grows.</source>
        <translation>Hauptaktion: Stein sammeln. Mehr und stärkere Arbeiter bringen mehr; einer von ihnen wächst.</translation>
    </message>
    <message>
        <source>Main action: gather gold. More workers, and stronger ones, bring more; one of them grows.</source>
        <translation>Hauptaktion: Gold sammeln. Mehr und stärkere Arbeiter bringen mehr; einer von ihnen wächst.</translation>
    </message>
    <message>
        <source>Main action: buy a technology for gold, and take a step on the temple of its column.</source>
        <translation>Hauptaktion: Kaufe für Gold eine Technologie und steige im Tempel ihrer Spalte eine Stufe auf.</translation>
    </message>
    <message>
        <source>Main action: pay wood for a building in the row of your number of workers, for points and a step.</source>
        <translation>Hauptaktion: für Holz ein Gebäude in die Reihe einsetzen, die der Zahl deiner Arbeiter entspricht; das bringt Siegpunkte und einen Schritt auf der Straße der Toten.</translation>
    </message>
    <message>
        <source>Main action: pay gold for a decoration on a side of the pyramid. More workers pay less.</source>
        <translation>Hauptaktion: für Gold eine Verzierung an einer Seite der Pyramide anlegen. Mit mehr Arbeitern kostet sie weniger.</translation>
    </message>
    <message>
        <source>Main action: pay stone and wood for pyramid tiles, as many as you have workers here.</source>
        <translation>Hauptaktion: Stein und Holz für Pyramidensteine bezahlen, bis zu so viele, wie du hier Arbeiter hast.</translation>
    </message>
    <message>
        <source>Action boards</source>
        <translation>Aktionstafeln</translation>
    </message>
    <message>
        <source>Temples</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologien</translation>
    </message>
    <message>
        <source>Royal tiles</source>
        <translation>Herrscherplättchen</translation>
    </message>
    <message>
        <source>Discovery tiles</source>
        <translation>Entdeckungsplättchen</translation>
    </message>
    <message>
        <source>Temple bonuses</source>
        <translation>Tempelboni</translation>
    </message>
    <message>
        <source>Eclipses</source>
        <translation>Eklipsen</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>Starting tiles</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>Ascension</source>
        <translation>Aufstieg</translation>
    </message>
    <message>
        <source>Teotibot</source>
        <translation>Teotibot</translation>
    </message>
    <message>
        <source>Up to eclipse {number}</source>
        <translation>Bis zur Eklipse {number}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Still missing below it</source>
        <translation>Darunter fehlt noch</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Wer es hat</translation>
    </message>
    <message>
        <source>Main action: {colours} there = {price}</source>
        <translation>Hauptaktion: {colours} dort = {price}</translation>
    </message>
    <message>
        <source>Collecting: {colours} there + {base} = {goods}</source>
        <translation>Ernten: {colours} dort + {base} = {goods}</translation>
    </message>
    <message>
        <source>Each colour of workers on the board counts once, neutral ones too, locked ones and the arriving worker not.</source>
        <translation>Jede Farbe von Arbeitern auf der Tafel zählt einmal, auch neutrale; eingeschlossene und der ankommende Arbeiter zählen nicht.</translation>
    </message>
    <message>
        <source>A worker moves one to three boards ahead. At an eclipse it costs {salary}.</source>
        <translation>Ein Arbeiter zieht eine bis drei Tafeln weit. Bei einer Eklipse kostet er {salary}.</translation>
    </message>
    <message>
        <source>A locked worker cannot move. In your turn, unlock all of yours for {price}, or free of charge as the whole turn.</source>
        <translation>Ein eingeschlossener Arbeiter kann nicht ziehen. In deinem Zug kannst du alle deine für {price} freisetzen, oder kostenlos als ganzen Zug.</translation>
    </message>
    <message>
        <source>Counts as one more colour on its board. At each eclipse it goes elsewhere.</source>
        <translation>Zählt auf seiner Tafel als eine weitere Farbe. Bei jeder Eklipse kommt er anderswohin.</translation>
    </message>
    <message>
        <source>Worship: your worker is locked here and brings the action, or the discovery tile beside it; both for {both}. To push a worker of another player out costs {push}.</source>
        <translation>Anbeten: Dein Arbeiter wird hier eingeschlossen und bringt die Fähigkeit des Raumes oder das Entdeckungsplättchen daneben, beides für {both}. Einen fremden Arbeiter daraus freizusetzen kostet {push}.</translation>
    </message>
    <message>
        <source>Costs {gold}. Everyone who has it already scores {points}.</source>
        <translation>Kostet {gold}. Wer sie schon hat, erhält {points}.</translation>
    </message>
    <message>
        <source>Tiles of a higher level rest on four below. Where an icon covers the same icon it scores a point; a coloured one brings a step on its temple too.</source>
        <translation>Pyramidensteine einer höheren Ebene ruhen auf vier darunter. Deckt ein Symbol das gleiche Symbol ab, bringt es einen Siegpunkt; ein farbiges bringt auch eine Stufe in seinem Tempel.</translation>
    </message>
    <message>
        <source>A tile here costs {stone} and {wood} and scores {points}.</source>
        <translation>Ein Pyramidenstein kostet hier {stone} und {wood} und bringt {points}.</translation>
    </message>
    <message>
        <source>There is no discovery tile here now.</source>
        <translation>Hier liegt zurzeit kein Entdeckungsplättchen.</translation>
    </message>
    <message>
        <source>Each step brings its reward, or a discovery tile that lies there. From step {step} on the temple bonus counts; only one marker reaches the top.</source>
        <translation>Jede Stufe bringt ihre Belohnung oder ein Entdeckungsplättchen, das dort liegt. Ab Stufe {step} zählt der Tempelbonus; nur ein Marker erreicht die Spitze.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Collecting: {colours} there + {base} + {more} by a technology = {goods}</source>
        <translation>Ernten: {colours} dort + {base} + {more} durch eine Technologie = {goods}</translation>
    </message>
</context>
<context>
    <name>teo.lesson</name>
    <message>
        <source>Moving and collecting</source>
        <translation>Ziehen und ernten</translation>
    </message>
    <message>
        <source>How workers move, and where the cacao comes from.</source>
        <translation>Wie Arbeiter ziehen und woher der Kakao kommt.</translation>
    </message>
    <message>
        <source>Welcome to Teotihuacan! You play Blue. The three blue dice are your workers; the number on a worker is its power.</source>
        <translation>Willkommen in Teotihuacan! Du spielst Blau. Die drei blauen Würfel sind deine Arbeiter; die Zahl auf einem Arbeiter ist seine Stärke.</translation>
    </message>
    <message>
        <source>Eight action boards lie in a ring around the pyramid. On your turn one worker goes clockwise, one, two or three boards far. From the Forest you reach Construction, Decorations and Nobles.</source>
        <translation>Acht Aktionstafeln liegen im Kreis um die Pyramide. In deinem Zug geht ein Arbeiter im Uhrzeigersinn ein, zwei oder drei Tafeln weit. Vom Wald aus erreichst du Bauwerke, Verzierungen und Adelige.</translation>
    </message>
    <message>
        <source>Send your worker from the Forest to Decorations: click on the worker, then on the board. That only shows what would happen. Click there once more, or press Enter, and it counts.</source>
        <translation>Schick deinen Arbeiter vom Wald zu den Verzierungen: Klick auf den Arbeiter, dann auf die Tafel. Das zeigt erst nur, was geschähe. Noch ein Klick dorthin, oder die Eingabetaste, und es gilt.</translation>
    </message>
    <message>
        <source>That is Construction, only one board on. You may go there, but fewer dice of other colours wait there. Go on to Decorations.</source>
        <translation>Das sind die Bauwerke, nur eine Tafel weiter. Hingehen darfst du, aber dort warten weniger Würfel anderer Farben. Geh weiter zu den Verzierungen.</translation>
    </message>
    <message>
        <source>That is Nobles, three boards on. You may go that far, but the best place lies on the way: Decorations.</source>
        <translation>Das sind die Adeligen, drei Tafeln weiter. So weit darfst du gehen, aber der beste Platz liegt auf dem Weg: die Verzierungen.</translation>
    </message>
    <message>
        <source>What does it do there? Collect cacao: 1, and 1 more for each colour of unlocked dice that is there already. Yellow, white and grey make 4. Click on the cacao sign of Decorations.</source>
        <translation>Was tut er dort? Kakao ernten: 1, und 1 mehr für jede Farbe freigesetzter Würfel, die schon da ist. Gelb, Weiß und Grau machen 4. Klick auf das Kakaozeichen der Verzierungen.</translation>
    </message>
    <message>
        <source>You could do that as well, but it is part of a later lesson. This time collect cacao.</source>
        <translation>Auch das könntest du tun, aber es kommt erst in einer späteren Lektion. Ernte diesmal Kakao.</translation>
    </message>
    <message>
        <source>4 cacao for you. Cacao pays for nearly everything, and your workers want some at every eclipse. So collecting is no lost turn.</source>
        <translation>4 Kakao für dich. Mit Kakao bezahlst du fast alles, und deine Arbeiter wollen bei jeder Eklipse welchen. Ernten ist also kein verlorener Zug.</translation>
    </message>
    <message>
        <source>Your turn is over, but you could still take it back with Undo. When you are content, end the turn: with the button at the top, or with Enter.</source>
        <translation>Dein Zug ist fertig, aber mit „Rückgängig“ könntest du ihn noch zurücknehmen. Wenn du zufrieden bist, beende den Zug: mit dem Knopf oben oder mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>Your turn again. The cacao sign of each board says how much you would collect there now. Look for the largest number, and for a worker of yours that gets there.</source>
        <translation>Du bist wieder dran. Das Kakaozeichen jeder Tafel sagt, wie viel du dort jetzt ernten würdest. Such die größte Zahl und einen deiner Arbeiter, der dorthin kommt.</translation>
    </message>
    <message>
        <source>That is allowed, but there is more to be had: Decorations promises 5. Your worker on Construction has only one board to go.</source>
        <translation>Das ist erlaubt, aber es gibt mehr zu holen: Die Verzierungen versprechen 5. Dein Arbeiter auf den Bauwerken muss nur eine Tafel weit.</translation>
    </message>
    <message>
        <source>Well found! Your own colour counts too, as another of your workers is there. Collect the 5 cacao.</source>
        <translation>Gut gefunden! Auch deine eigene Farbe zählt, denn ein anderer deiner Arbeiter steht dort. Ernte die 5 Kakao.</translation>
    </message>
    <message>
        <source>Now you know what every turn begins with: one worker, one to three boards, then an action. What else your workers can do is told in the next lesson.</source>
        <translation>Jetzt weißt du, womit jeder Zug beginnt: ein Arbeiter, ein bis drei Tafeln weit, dann eine Aktion. Was deine Arbeiter sonst noch können, erzählt die nächste Lektion.</translation>
    </message>
    <message>
        <source>Main actions and power-ups</source>
        <translation>Hauptaktionen und Verstärkungen</translation>
    </message>
    <message>
        <source>Wood, stone, gold and technologies, and workers that grow.</source>
        <translation>Holz, Stein, Gold und Technologien, und Arbeiter, die wachsen.</translation>
    </message>
    <message>
        <source>Every board but the Palace has a main action. Its price is 1 cacao for each colour of unlocked dice on the board, beside the hammer. Nobody is on Gold Deposits: there it costs nothing.</source>
        <translation>Jede Tafel außer dem Palast hat eine Hauptaktion. Ihr Preis steht beim Hammer: 1 Kakao für jede Farbe freigesetzter Würfel auf der Tafel. Auf dem Goldvorkommen ist niemand: Dort kostet sie nichts.</translation>
    </message>
    <message>
        <source>Send your worker with power 2 from Nobles to Gold Deposits, one board on.</source>
        <translation>Schick deinen Arbeiter mit Stärke 2 von den Adeligen zum Goldvorkommen, eine Tafel weit.</translation>
    </message>
    <message>
        <source>The Palace is the only board without a main action. One board less, please: Gold Deposits.</source>
        <translation>Der Palast ist die einzige Tafel ohne Hauptaktion. Bitte eine Tafel weniger weit: zum Goldvorkommen.</translation>
    </message>
    <message>
        <source>In the Stone Quarry two colours are waiting: the main action would cost 2 cacao. On Gold Deposits it is free.</source>
        <translation>Im Steinbruch warten zwei Farben: Die Hauptaktion würde 2 Kakao kosten. Auf dem Goldvorkommen ist sie umsonst.</translation>
    </message>
    <message>
        <source>Now take the main action: click on the hammer.</source>
        <translation>Nimm jetzt die Hauptaktion: Klick auf den Hammer.</translation>
    </message>
    <message>
        <source>Collecting is always possible, but here it would bring little. This lesson is about main actions.</source>
        <translation>Ernten geht immer, aber hier brächte es wenig. In dieser Lektion geht es um Hauptaktionen.</translation>
    </message>
    <message>
        <source>To worship is a third possibility; it has a lesson of its own. Take the main action this time.</source>
        <translation>Anbeten ist eine dritte Möglichkeit und hat eine eigene Lektion. Nimm diesmal die Hauptaktion.</translation>
    </message>
    <message>
        <source>The row counts your workers there, the column their lowest power: 1 worker with power 2 made 1 gold. Then the board powered it up: it has power 3 now.</source>
        <translation>Die Zeile zählt deine Arbeiter dort, die Spalte ihre niedrigste Stärke: 1 Arbeiter mit Stärke 2 ergab 1 Gold. Danach kam eine Verstärkung: Jetzt hat er Stärke 3.</translation>
    </message>
    <message>
        <source>Every main action ends with a power-up on its board, and stronger workers bring more. End your turn.</source>
        <translation>Jede Hauptaktion endet mit einer Verstärkung auf ihrer Tafel, und stärkere Arbeiter bringen mehr ein. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Workers do more together. Bring your worker from Construction to Gold Deposits as well.</source>
        <translation>Gemeinsam schaffen Arbeiter mehr. Hol auch deinen Arbeiter von den Bauwerken zum Goldvorkommen.</translation>
    </message>
    <message>
        <source>That one stands on Gold Deposits already. Let it wait there for company: take the worker from Construction.</source>
        <translation>Der steht schon auf dem Goldvorkommen. Lass ihn dort auf Gesellschaft warten: Nimm den Arbeiter von den Bauwerken.</translation>
    </message>
    <message>
        <source>The main action once more. It costs 1 cacao now, as your own colour is there too.</source>
        <translation>Noch einmal die Hauptaktion. Jetzt kostet sie 1 Kakao, denn auch deine eigene Farbe ist dort.</translation>
    </message>
    <message>
        <source>Two workers, but the lowest power is 1: again 1 gold. So power up the weak one.</source>
        <translation>Zwei Arbeiter, aber die niedrigste Stärke ist 1: wieder 1 Gold. Gib die Verstärkung also dem schwachen.</translation>
    </message>
    <message>
        <source>A good worker too, but the weakest one decides what a main action brings. Power up that one.</source>
        <translation>Auch ein guter Arbeiter, aber der schwächste bestimmt, was eine Hauptaktion bringt. Die Verstärkung braucht er.</translation>
    </message>
    <message>
        <source>Three workers on one board do best, and power up twice. End your turn.</source>
        <translation>Drei Arbeiter auf einer Tafel schaffen am meisten, und es gibt zwei Verstärkungen. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>What is gold good for? Technologies, for example. Send your worker with power 3 on to Alchemy.</source>
        <translation>Wozu ist Gold gut? Zum Beispiel für Technologien. Schick deinen Arbeiter mit Stärke 3 weiter zur Alchemie.</translation>
    </message>
    <message>
        <source>That works as well. But the power-up there is best for the worker with power 3: send that one.</source>
        <translation>Das ginge auch. Aber die Verstärkung dort nützt dem Arbeiter mit Stärke 3 am meisten: Schick ihn.</translation>
    </message>
    <message>
        <source>Take the main action: 1 cacao for the white die there, and gold for the technology itself.</source>
        <translation>Nimm die Hauptaktion: 1 Kakao für den weißen Würfel dort, und Gold für die Technologie selbst.</translation>
    </message>
    <message>
        <source>Choose one of the two lit technologies. What it brings lasts for the whole game; its column also brings a step on the temple of that colour. If others acquire it later, you score 3 points.</source>
        <translation>Wähle eine der beiden beleuchteten Technologien. Was sie bringt, gilt die ganze Partie lang; ihre Spalte bringt auch eine Stufe im Tempel dieser Farbe. Erlangen andere sie später, erhältst du 3 Siegpunkte.</translation>
    </message>
    <message>
        <source>Your worker has power 4 now. When one grows beyond 5, it ascends: it begins anew in the Palace with power 1, you go a step on the Avenue of the Dead and choose one of the rewards up here.</source>
        <translation>Dein Arbeiter hat jetzt Stärke 4. Wächst einer über 5 hinaus, ist das ein Aufstieg: Er beginnt im Palast neu mit Stärke 1, du gehst einen Schritt auf der Straße der Toten und wählst eine der Belohnungen hier oben.</translation>
    </message>
    <message>
        <source>Main actions are the engine of the game: resources, technologies, buildings, decorations, pyramid tiles. Next comes the third possibility: to worship.</source>
        <translation>Hauptaktionen sind der Motor des Spiels: Ressourcen, Technologien, Gebäude, Verzierungen, Pyramidensteine. Als Nächstes kommt die dritte Möglichkeit: anbeten.</translation>
    </message>
    <message>
        <source>Worship, temples and discovery tiles</source>
        <translation>Anbeten, Tempel und Entdeckungsplättchen</translation>
    </message>
    <message>
        <source>Steps on temples, finds by the way, and how workers get free again.</source>
        <translation>Stufen in Tempeln, Funde am Weg, und wie Arbeiter wieder freigesetzt werden.</translation>
    </message>
    <message>
        <source>Five boards have worship spaces. A worker there may use its ability, mostly a step on a temple, or claim the discovery tile beside it, or both for 1 cacao. The colours on the board do not matter.</source>
        <translation>Fünf Tafeln haben Anbetungsräume. Ein Arbeiter darf dort die Fähigkeit nutzen, meist eine Stufe in einem Tempel, oder das Entdeckungsplättchen daneben nehmen, oder für 1 Kakao beides. Die Farben auf der Tafel spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Send your worker from Nobles to the Stone Quarry, three boards on.</source>
        <translation>Schick deinen Arbeiter von den Adeligen zum Steinbruch, drei Tafeln weit.</translation>
    </message>
    <message>
        <source>You could worship there too. But the tile in the Stone Quarry costs nothing today: go there.</source>
        <translation>Auch dort könntest du anbeten. Aber das Plättchen im Steinbruch kostet heute nichts: Geh dorthin.</translation>
    </message>
    <message>
        <source>Worship, and use both: click on the temple sign and on the discovery tile.</source>
        <translation>Nun anbeten, und zwar beides: Klick auf das Tempelzeichen und auf das Entdeckungsplättchen.</translation>
    </message>
    <message>
        <source>That is only one of the two. It saves 1 cacao, but here both are well worth it.</source>
        <translation>Das ist nur eines von beiden. Es spart 1 Kakao, aber hier lohnt sich beides.</translation>
    </message>
    <message>
        <source>Collecting is possible, but nobody worships that way. Take it back and try the worship space.</source>
        <translation>Ernten geht, aber das ist kein Anbeten. Nimm es zurück und versuch es mit dem Anbetungsraum.</translation>
    </message>
    <message>
        <source>You decide what comes first. Take the tile, then the step on the green temple follows.</source>
        <translation>Du bestimmst, was zuerst kommt. Nimm das Plättchen, dann folgt die Stufe im grünen Tempel.</translation>
    </message>
    <message>
        <source>The green temple brought you cacao, as its step says. The worker is locked now: it cannot move and counts for no main action. Your tile waits face up at the bottom.</source>
        <translation>Der grüne Tempel hat dir Kakao gebracht, wie seine Stufe sagt. Der Arbeiter ist jetzt eingeschlossen: Er kann nicht ziehen und zählt für keine Hauptaktion. Dein Plättchen wartet offen unten.</translation>
    </message>
    <message>
        <source>Before a turn ends you are asked whether you want to use something. Not now: end the turn.</source>
        <translation>Bevor ein Zug endet, wirst du gefragt, ob du noch etwas nutzen willst. Jetzt nicht: Beende den Zug.</translation>
    </message>
    <message>
        <source>That costs 3 cacao, and you do not need the worker yet. Others may even set it free for you, at their own cost. End the turn.</source>
        <translation>Das kostet 3 Kakao, und du brauchst den Arbeiter noch nicht. Vielleicht wird er sogar von anderen auf deren Kosten freigesetzt. Beende den Zug.</translation>
    </message>
    <message>
        <source>A fine tile, but we use it a little later. End the turn.</source>
        <translation>Ein schönes Plättchen, aber wir nutzen es etwas später. Beende den Zug.</translation>
    </message>
    <message>
        <source>Yellow worships on Gold Deposits: the space is taken. No matter. Send your worker from Construction there.</source>
        <translation>Gelb ist zum Anbeten auf dem Goldvorkommen: Der Platz ist besetzt. Macht nichts. Schick deinen Arbeiter von den Bauwerken dorthin.</translation>
    </message>
    <message>
        <source>This would set your worker free at no cost, but it is your whole turn. Often worth it, but not today.</source>
        <translation>Damit wäre dein Arbeiter kostenlos freigesetzt, aber es ist dein ganzer Zug. Oft lohnt sich das, aber heute nicht.</translation>
    </message>
    <message>
        <source>Worship for the step on the blue temple. You pay 1 cacao, and Yellow is pushed out: that worker is unlocked.</source>
        <translation>Nun anbeten, für die Stufe im blauen Tempel. Du zahlst 1 Kakao, und Gelb muss weichen: Der Arbeiter dort wird freigesetzt.</translation>
    </message>
    <message>
        <source>A mask! Sets of different masks score at every eclipse. But it costs 1 wood; today we want the temple.</source>
        <translation>Eine Maske! Sätze verschiedener Masken werden bei jeder Eklipse gewertet. Sie kostet aber 1 Holz; heute wollen wir den Tempel.</translation>
    </message>
    <message>
        <source>The blue temple brings a resource of your choice. Take whichever you like.</source>
        <translation>Der blaue Tempel bringt eine Ressource deiner Wahl. Nimm, welche du magst.</translation>
    </message>
    <message>
        <source>Now your discovery tile: click on it at the bottom. It may be used once, at any time in your turns, and brings a step on the red temple.</source>
        <translation>Jetzt dein Entdeckungsplättchen: Klick es unten an. Du darfst es einmal nutzen, jederzeit in deinen Zügen; es bringt eine Stufe im roten Tempel.</translation>
    </message>
    <message>
        <source>You may keep the tile for later. But let us see now what it does: take it back and use it.</source>
        <translation>Du darfst das Plättchen aufheben. Aber lass uns jetzt sehen, was es kann: Nimm es zurück und nutze es.</translation>
    </message>
    <message>
        <source>Two of your workers are locked. For 3 cacao you unlock all of them at once and keep your turn: do that.</source>
        <translation>Zwei deiner Arbeiter sind eingeschlossen. Für 3 Kakao kannst du alle auf einmal freisetzen, ohne deinen Zug zu verlieren: Tu das.</translation>
    </message>
    <message>
        <source>Then only one worker could move in your next turn. Unlock them first.</source>
        <translation>Dann könnte in deinem nächsten Zug nur ein Arbeiter ziehen. Lass sie zuerst freisetzen.</translation>
    </message>
    <message>
        <source>Worship is cheap, but it locks your workers. They get free for 3 cacao, for a whole turn, or when somebody pushes them out. High on a temple wait further discovery tiles, and at the top a temple bonus for the end.</source>
        <translation>Anbeten ist billig, aber deine Arbeiter sind dann eingeschlossen. Freigesetzt werden sie für 3 Kakao, für einen ganzen Zug, oder wenn jemand sie verdrängt. Weiter oben im Tempel warten mehr Entdeckungsplättchen und ganz oben ein Tempelbonus für das Ende.</translation>
    </message>
    <message>
        <source>The pyramid and its decorations</source>
        <translation>Die Pyramide und ihre Verzierungen</translation>
    </message>
    <message>
        <source>Placing tiles so that their icons match, level by level.</source>
        <translation>Steine so legen, dass ihre Symbole zusammenpassen, Ebene für Ebene.</translation>
    </message>
    <message>
        <source>On Construction you add tiles to the pyramid. Higher levels cost more and score more: on level 2 you pay 2 stone and 1 wood for 3 points. That is exactly what you have.</source>
        <translation>Auf der Tafel Bauwerke legst du Pyramidensteine. Höhere Ebenen kosten mehr und bringen mehr: Auf Ebene 2 zahlst du 2 Stein und 1 Holz für 3 Siegpunkte. Genau so viel hast du.</translation>
    </message>
    <message>
        <source>Send your worker from the Forest to Construction, where another one of yours is already.</source>
        <translation>Schick deinen Arbeiter vom Wald zu den Bauwerken, wo schon ein anderer von dir steht.</translation>
    </message>
    <message>
        <source>You may go there, but this lesson goes on at the lit board.</source>
        <translation>Dorthin darfst du, aber diese Lektion geht auf der beleuchteten Tafel weiter.</translation>
    </message>
    <message>
        <source>Take the main action. It costs 2 cacao: your own colour is there, and white.</source>
        <translation>Nimm die Hauptaktion. Sie kostet 2 Kakao: Deine eigene Farbe ist dort, und Weiß.</translation>
    </message>
    <message>
        <source>Cacao is always good, but now something shall be built. Take the main action.</source>
        <translation>Kakao ist immer gut, aber jetzt soll gebaut werden. Nimm die Hauptaktion.</translation>
    </message>
    <message>
        <source>Three tiles are on offer. Coloured icons can bring temple steps. Take the lit one.</source>
        <translation>Drei Steine liegen aus. Farbige Symbole können Tempelstufen bringen. Nimm den beleuchteten.</translation>
    </message>
    <message>
        <source>That one can be placed as well, but with the lit tile more icons will match.</source>
        <translation>Auch der ließe sich legen, aber mit dem beleuchteten passen mehr Symbole zusammen.</translation>
    </message>
    <message>
        <source>Place it on level 2, in the middle. Each icon that covers one of its kind scores 1 point more; a blue, red or green one also brings a step on that temple. Turn the tile (mouse wheel, or the list) until 3 icons match.</source>
        <translation>Leg ihn auf Ebene 2, in die Mitte. Jedes Symbol, das ein gleiches überdeckt, bringt 1 Siegpunkt mehr; ein blaues, rotes oder grünes auch eine Stufe in diesem Tempel. Dreh den Stein (Mausrad oder Liste), bis 3 Symbole passen.</translation>
    </message>
    <message>
        <source>Level 2, well done, but here or turned like this fewer icons match. There is a place with 3 matches.</source>
        <translation>Ebene 2, sehr gut, aber hier oder so gedreht passen weniger Symbole. Es gibt einen Platz mit 3 passenden.</translation>
    </message>
    <message>
        <source>3 points for the level, 3 for the icons, and the green one lifted you on the green temple. With two workers you could place two tiles, if you had the stone. Power up one of them.</source>
        <translation>3 Siegpunkte für die Ebene, 3 für die Symbole, und das grüne brachte dich im grünen Tempel höher. Mit zwei Arbeitern dürftest du zwei Pyramidensteine legen, wenn du genug Stein hättest. Gib einem die Verstärkung.</translation>
    </message>
    <message>
        <source>Each tile also moved you on the pyramid track, at the right edge. Its steps score at the eclipse. End your turn.</source>
        <translation>Jeder Stein bringt dich auch auf der Pyramidenleiste am rechten Rand voran. Ihre Schritte werden bei der Eklipse gewertet. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>On each side of the pyramid stairs lead up. Decorations go there, from the bottom up, always with their arrow towards the middle.</source>
        <translation>Auf jeder Seite der Pyramide führt eine Treppe hinauf. Dorthin kommen Verzierungen, von unten nach oben, immer mit dem Pfeil zur Mitte.</translation>
    </message>
    <message>
        <source>Take the main action: 3 cacao for three colours, and 3 gold, as you have one worker there.</source>
        <translation>Nimm die Hauptaktion: 3 Kakao für drei Farben, und 3 Gold, weil du dort einen Arbeiter hast.</translation>
    </message>
    <message>
        <source>Choose the lit decoration: its red icon fits onto red ones.</source>
        <translation>Wähl die beleuchtete Verzierung: Ihr rotes Symbol passt auf rote.</translation>
    </message>
    <message>
        <source>A nice one, but take the lit decoration this time: we look for red.</source>
        <translation>Auch schön, aber nimm diesmal die beleuchtete Verzierung: Wir suchen Rot.</translation>
    </message>
    <message>
        <source>Choose a side where an icon matches: at the top or on the left.</source>
        <translation>Wähl eine Seite, auf der ein Symbol passt: oben oder links.</translation>
    </message>
    <message>
        <source>Here no icon matches: only the 3 points for every decoration. At the top or on the left there is more.</source>
        <translation>Hier passt kein Symbol: nur die 3 Siegpunkte, die jede Verzierung bringt. Oben oder links gibt es mehr.</translation>
    </message>
    <message>
        <source>3 points for the decoration, 1 for the match, 1 from the red temple, and a step on the pyramid track. When the pyramid is complete, the game ends after one last eclipse.</source>
        <translation>3 Siegpunkte für die Verzierung, 1 für das passende Symbol, 1 vom roten Tempel und ein Schritt auf der Pyramidenleiste. Ist die Pyramide vollendet, endet die Partie nach einer letzten Eklipse.</translation>
    </message>
    <message>
        <source>The eclipse and the salary</source>
        <translation>Die Eklipse und der Unterhalt</translation>
    </message>
    <message>
        <source>What an eclipse counts, and what your workers want to eat.</source>
        <translation>Was eine Eklipse zählt und was deine Arbeiter essen wollen.</translation>
    </message>
    <message>
        <source>Here a game is well under way. The light marker goes on after every round, and at ascensions. When it reaches the dark one, an eclipse comes. One step is left.</source>
        <translation>Hier ist eine Partie schon weit. Die helle Kalenderscheibe rückt nach jeder Runde vor und bei einem Aufstieg. Erreicht sie die dunkle, kommt eine Eklipse. Ein Schritt fehlt noch.</translation>
    </message>
    <message>
        <source>At the eclipse every worker wants its salary: 1 cacao, with power 4 or 5 it is 2. Yours want 4 in all. Each cacao that is missing costs 3 points. You have 5.</source>
        <translation>Bei der Eklipse will jeder Arbeiter seinen Unterhalt: 1 Kakao, mit Stärke 4 oder 5 sind es 2. Deine wollen zusammen 4. Jeder fehlende Kakao kostet 3 Siegpunkte. Du hast 5.</translation>
    </message>
    <message>
        <source>First make sure of it. Send your worker with power 2 to Decorations.</source>
        <translation>Sichere das zuerst ab. Schick deinen Arbeiter mit Stärke 2 zu den Verzierungen.</translation>
    </message>
    <message>
        <source>That is possible, but there is less cacao there, and our plan goes on at Decorations.</source>
        <translation>Das geht, aber dort gibt es weniger Kakao, und unser Plan geht bei den Verzierungen weiter.</translation>
    </message>
    <message>
        <source>Collect 3 cacao.</source>
        <translation>Ernte 3 Kakao.</translation>
    </message>
    <message>
        <source>That would leave you with 3 cacao, one too few for the salary, and with no gold for a better decoration later. Collect first.</source>
        <translation>Dann blieben dir 3 Kakao, einer zu wenig für den Unterhalt, und kein Gold für eine bessere Verzierung danach. Ernte zuerst.</translation>
    </message>
    <message>
        <source>To worship is no mistake, but cacao is what you need before an eclipse.</source>
        <translation>Anbeten ist kein Fehler, aber vor einer Eklipse brauchst du Kakao.</translation>
    </message>
    <message>
        <source>8 cacao: now you can spend some. End your turn; after Yellow&apos;s the round is over.</source>
        <translation>8 Kakao: Jetzt kannst du davon ausgeben. Beende deinen Zug; nach dem von Gelb ist die Runde um.</translation>
    </message>
    <message>
        <source>The light marker has reached the dark one: the eclipse is triggered. Everybody has one more turn, then it is scored. What still counts now? Above all the pyramid track: 4 points a step this time.</source>
        <translation>Die helle Kalenderscheibe hat die dunkle erreicht: Die Eklipse ist ausgelöst. Alle haben noch einen Zug, dann wird gewertet. Was zählt jetzt noch? Vor allem die Pyramidenleiste: diesmal 4 Siegpunkte je Schritt.</translation>
    </message>
    <message>
        <source>Bring your worker with power 4 to Decorations too. Two workers get a decoration for 1 gold less.</source>
        <translation>Hol auch deinen Arbeiter mit Stärke 4 zu den Verzierungen. Zu zweit kostet eine Verzierung 1 Gold weniger.</translation>
    </message>
    <message>
        <source>Take the main action. It costs 4 cacao, and 4 remain: exactly the salary.</source>
        <translation>Nimm die Hauptaktion. Sie kostet 4 Kakao, und 4 bleiben: genau der Unterhalt.</translation>
    </message>
    <message>
        <source>More cacao than the salary needs brings nothing at the eclipse. A decoration brings points.</source>
        <translation>Mehr Kakao, als der Unterhalt braucht, bringt bei der Eklipse nichts. Eine Verzierung bringt Siegpunkte.</translation>
    </message>
    <message>
        <source>Take the lit decoration.</source>
        <translation>Nimm die beleuchtete Verzierung.</translation>
    </message>
    <message>
        <source>Legal, but fewer icons match there. Take the lit one.</source>
        <translation>Erlaubt, aber dort passen weniger Symbole. Nimm, was beleuchtet ist.</translation>
    </message>
    <message>
        <source>Place it at the top.</source>
        <translation>Leg sie oben an.</translation>
    </message>
    <message>
        <source>Power up one of the two. From power 3 to 4 a worker&apos;s salary rises; from 4 to 5 it stays.</source>
        <translation>Gib einem der beiden die Verstärkung. Von Stärke 3 auf 4 steigt der Unterhalt eines Arbeiters; von 4 auf 5 bleibt er gleich.</translation>
    </message>
    <message>
        <source>End your turn. Yellow has the last one, then the eclipse is scored.</source>
        <translation>Beende deinen Zug. Gelb hat den letzten, dann wird die Eklipse gewertet.</translation>
    </message>
    <message>
        <source>24 points for you: 4 from the Avenue of the Dead, 16 from the pyramid track, 4 for being ahead on it. Now pay the salary: 4 cacao.</source>
        <translation>24 Siegpunkte für dich: 4 von der Straße der Toten, 16 von der Pyramidenleiste, 4 für die Führung dort. Jetzt bezahl den Unterhalt: 4 Kakao.</translation>
    </message>
    <message>
        <source>You may keep cacao back, but each one that is missing costs 3 points. Better pay all 4.</source>
        <translation>Du darfst Kakao zurückhalten, aber jeder fehlende kostet 3 Siegpunkte. Bezahl lieber alle 4.</translation>
    </message>
    <message>
        <source>The pyramid track begins anew, the way to the next eclipse is shorter, and after the third the game is over. The score sheet shows where all points came from. You are ready for a whole game!</source>
        <translation>Die Pyramidenleiste beginnt von vorn, der Weg zur nächsten Eklipse ist kürzer, und nach der dritten endet die Partie. Das Wertungsblatt zeigt, woher alle Siegpunkte kamen. Du bist bereit für eine ganze Partie!</translation>
    </message>
    <message>
        <source>A first solo game</source>
        <translation>Eine erste Solopartie</translation>
    </message>
    <message>
        <source>Against the Teotibot, with a coach at your side. What you play here is a game of your own.</source>
        <translation>Gegen den Teotibot, mit einem Coach an deiner Seite. Was du hier spielst, ist deine eigene Partie.</translation>
    </message>
    <message>
        <source>This is a real game, in the first-game set-up, against the Teotibot on its mildest level. Everything is allowed. The coach marks what you might overlook; you can always take a step back.</source>
        <translation>Das ist eine echte Partie mit dem Aufbau für die erste Partie, gegen den Teotibot auf seiner mildesten Stufe. Alles ist erlaubt. Der Coach zeigt, was du übersehen könntest; zurücknehmen geht immer.</translation>
    </message>
    <message>
        <source>Points come from the pyramid, from decorations and buildings, from temples, and at each eclipse from the Avenue of the Dead, the pyramid track and masks. Pick two of these and follow them.</source>
        <translation>Siegpunkte kommen von der Pyramide, von Verzierungen und Gebäuden, von Tempeln und bei jeder Eklipse von der Straße der Toten, der Pyramidenleiste und den Masken. Such dir zwei davon aus und verfolge sie.</translation>
    </message>
    <message>
        <source>Play your first turn as you like. No idea? Look for a main action that costs little, or collect cacao where many colours are.</source>
        <translation>Spiel deinen ersten Zug, wie du magst. Keine Idee? Such eine Hauptaktion, die wenig kostet, oder ernte Kakao, wo viele Farben sind.</translation>
    </message>
    <message>
        <source>The Teotibot has rolled two dice and used an action tile. Its panel says what it did and why, and what may come next.</source>
        <translation>Der Teotibot hat zwei Würfel geworfen und ein Aktionsplättchen benutzt. Sein Bereich im Fenster sagt, was er getan hat und warum, und was als Nächstes kommen kann.</translation>
    </message>
    <message>
        <source>Now go on by yourself. Bring workers together, let them grow, spend your resources. I speak up when the eclipse is near.</source>
        <translation>Jetzt weiter auf eigene Faust. Führ Arbeiter zusammen, lass sie wachsen, gib deine Ressourcen aus. Ich melde mich, wenn die Eklipse naht.</translation>
    </message>
    <message>
        <source>The eclipse is near. Think of the salary, and of what still scores: steps on the pyramid track and on the Avenue of the Dead, masks.</source>
        <translation>Die Eklipse naht. Denk an den Unterhalt und an das, was noch zählt: Schritte auf der Pyramidenleiste und der Straße der Toten, Masken.</translation>
    </message>
    <message>
        <source>Play on until the eclipse has been scored.</source>
        <translation>Spiel weiter, bis die Eklipse gewertet ist.</translation>
    </message>
    <message>
        <source>Your first eclipse! From here on the game is yours alone: it is saved like any other, and the coach stays with you as long as you like.</source>
        <translation>Deine erste Eklipse! Von hier an gehört die Partie dir allein: Sie wird gespeichert wie jede andere, und der Coach bleibt, solange du magst.</translation>
    </message>
    <message>
        <source>Yellow has sent a worker to Construction. The line below the board tells what the others did; small flags mark what has changed.</source>
        <translation>Gelb hat einen Arbeiter zu den Bauwerken geschickt. Die Zeile unter dem Plan erzählt, was die anderen getan haben; kleine Fähnchen zeigen, was sich geändert hat.</translation>
    </message>
    <message>
        <source>That is level 1: only 1 point to begin with. Level 2 is worth more.</source>
        <translation>Das ist Ebene 1: nur 1 Siegpunkt als Grundwert. Ebene 2 ist mehr wert.</translation>
    </message>
    <message>
        <source>Send one of your two workers from Construction to Decorations.</source>
        <translation>Schick einen deiner beiden Arbeiter von den Bauwerken zu den Verzierungen.</translation>
    </message>
</context>
<context>
    <name>teo.panel</name>
    <message>
        <source>Teotihuacan: City of Gods</source>
        <translation>Teotihuacan: Die Stadt der Götter</translation>
    </message>
    <message>
        <source>Game design: Daniele Tascini; solo mode: Dávid Turczi.</source>
        <translation>Spielidee: Daniele Tascini; Solospiel: Dávid Turczi.</translation>
    </message>
    <message>
        <source>Publisher: Board&amp;Dice; first edition 2018, Deluxe Master Set 2024.</source>
        <translation>Verlag: Board&amp;Dice; Erstausgabe 2018, Deluxe Master Set 2024.</translation>
    </message>
    <message>
        <source>{temple}: step {step}</source>
        <translation>{temple}: Stufe {step}</translation>
    </message>
    <message>
        <source>Avenue of the Dead: step {step}</source>
        <translation>Straße der Toten: Schritt {step}</translation>
    </message>
    <message>
        <source>Pyramid track: step {step}</source>
        <translation>Pyramidenleiste: Schritt {step}</translation>
    </message>
    <message>
        <source>Salary at the next eclipse: {goods}</source>
        <translation>Unterhalt bei der nächsten Eklipse: {goods}</translation>
    </message>
    <message>
        <source>Salary at the next eclipse: {goods}, {missing} missing</source>
        <translation>Unterhalt bei der nächsten Eklipse: {goods}, {missing} zu wenig</translation>
    </message>
    <message>
        <source>{masks}, {points} at each eclipse</source>
        <translation>{masks}, {points} bei jeder Eklipse</translation>
    </message>
    <message>
        <source>{worker}: {board}</source>
        <translation>{worker}: {board}</translation>
    </message>
    <message>
        <source>{worker}: locked ({board})</source>
        <translation>{worker}: eingeschlossen ({board})</translation>
    </message>
    <message>
        <source>{worker}: not in play yet</source>
        <translation>{worker}: noch nicht im Spiel</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Eclipse {number} of {count} comes next</source>
        <translation>Als Nächstes kommt Eklipse {number} von {count}</translation>
    </message>
    <message>
        <source>Calendar: light marker on {light}, dark marker on {dark}</source>
        <translation>Kalender: helle Kalenderscheibe auf {light}, dunkle Kalenderscheibe auf {dark}</translation>
    </message>
    <message>
        <source>Each step on the Avenue of the Dead: {points}</source>
        <translation>Jeder Schritt auf der Straße der Toten: {points}</translation>
    </message>
    <message>
        <source>Pyramid: {tiles}</source>
        <translation>Pyramide: {tiles}</translation>
    </message>
    <message>
        <source>Decorations: {tiles}</source>
        <translation>Verzierungen: {tiles}</translation>
    </message>
    <message>
        <source>Discovery tiles: {tiles}</source>
        <translation>Entdeckungsplättchen: {tiles}</translation>
    </message>
</context>
<context>
    <name>teo.place</name>
    <message>
        <source>Level {level}, row {row}, column {column}</source>
        <translation>Ebene {level}, Reihe {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>{side}, step {step}</source>
        <translation>{side}, Stufe {step}</translation>
    </message>
</context>
<context>
    <name>teo.prompt</name>
    <message>
        <source>Which temple do you advance on first?</source>
        <translation>In welchem Tempel steigst du zuerst auf?</translation>
    </message>
    <message>
        <source>Which worker moves, and where to?</source>
        <translation>Welcher Arbeiter zieht, und wohin?</translation>
    </message>
    <message>
        <source>Anything else before your turn ends?</source>
        <translation>Noch etwas, bevor dein Zug endet?</translation>
    </message>
    <message>
        <source>What comes first?</source>
        <translation>Was kommt zuerst?</translation>
    </message>
    <message>
        <source>Anything else before the royal tile scores?</source>
        <translation>Noch etwas, bevor das Herrscherplättchen gewertet wird?</translation>
    </message>
    <message>
        <source>Which pyramid tile do you add?</source>
        <translation>Welchen Pyramidenstein legst du?</translation>
    </message>
    <message>
        <source>Where does this pyramid tile go?</source>
        <translation>Wohin kommt dieser Pyramidenstein?</translation>
    </message>
    <message>
        <source>Which technology do you acquire?</source>
        <translation>Welche Technologie erlangst du?</translation>
    </message>
    <message>
        <source>Your worker has ascended. Which reward do you choose?</source>
        <translation>Dein Arbeiter ist aufgestiegen. Welche Belohnung wählst du?</translation>
    </message>
    <message>
        <source>In which row do you place the building?</source>
        <translation>In welche Reihe setzt du das Gebäude ein?</translation>
    </message>
    <message>
        <source>Which decoration do you take?</source>
        <translation>Welche Verzierung nimmst du?</translation>
    </message>
    <message>
        <source>On which side of the pyramid does it go?</source>
        <translation>An welche Seite der Pyramide kommt sie?</translation>
    </message>
    <message>
        <source>Which temple do you advance on?</source>
        <translation>In welchem Tempel steigst du auf?</translation>
    </message>
    <message>
        <source>Which discovery tile do you claim?</source>
        <translation>Welches Entdeckungsplättchen nimmst du?</translation>
    </message>
    <message>
        <source>Which starting tile do you keep? You keep two.</source>
        <translation>Welches Startplättchen behältst du? Du behältst zwei.</translation>
    </message>
    <message>
        <source>Which starting tile do you take?</source>
        <translation>Welches Startplättchen nimmst du?</translation>
    </message>
    <message>
        <source>Which benefit comes next?</source>
        <translation>Welcher Vorteil kommt als nächster?</translation>
    </message>
    <message>
        <source>Which of your starting workers do you power up?</source>
        <translation>Welchen deiner Startarbeiter verstärkst du?</translation>
    </message>
    <message>
        <source>Which reward does your starting tile bring?</source>
        <translation>Welche Belohnung bringt dein Startplättchen?</translation>
    </message>
    <message>
        <source>Which starting worker worships, and on which space?</source>
        <translation>Welcher Startarbeiter betet an, und in welchem Raum?</translation>
    </message>
    <message>
        <source>Which temple do you advance on? Each temple counts once.</source>
        <translation>In welchem Tempel steigst du auf? Jeder Tempel zählt nur einmal.</translation>
    </message>
    <message>
        <source>The Palace is reached or passed. Which resources do you exchange?</source>
        <translation>Du erreichst oder passierst den Palast. Welche Ressourcen tauschst du?</translation>
    </message>
    <message>
        <source>Do you want to go on building?</source>
        <translation>Möchtest du weiterbauen?</translation>
    </message>
    <message>
        <source>You cannot pay for a tile now. Leave them there?</source>
        <translation>Du kannst gerade keines der Plättchen bezahlen. Lässt du sie liegen?</translation>
    </message>
    <message>
        <source>None of your workers there can be powered up now.</source>
        <translation>Keiner deiner Arbeiter dort kann gerade verstärkt werden.</translation>
    </message>
    <message>
        <source>You cannot pay for another power-up now.</source>
        <translation>Du kannst gerade keine weitere Verstärkung bezahlen.</translation>
    </message>
    <message>
        <source>You cannot trade now.</source>
        <translation>Du kannst gerade nicht tauschen.</translation>
    </message>
    <message>
        <source>Which pyramid tile do you add next?</source>
        <translation>Welchen Pyramidenstein legst du als nächsten?</translation>
    </message>
    <message>
        <source>{board}: what does worker {number} do there?</source>
        <translation>{board}: Was tut Arbeiter {number} dort?</translation>
    </message>
    <message>
        <source>Worker {number} went one board back. Which other worker moves, and where to?</source>
        <translation>Arbeiter {number} ist eine Tafel zurückgegangen. Welcher andere Arbeiter zieht, und wohin?</translation>
    </message>
    <message>
        <source>Where do you move, with your movement tile in effect?</source>
        <translation>Wohin ziehst du mit deinem Bewegungsplättchen?</translation>
    </message>
    <message>
        <source>{place}: which price do you pay?</source>
        <translation>{place}: Welchen Preis bezahlst du?</translation>
    </message>
    <message>
        <source>Do you pay {price} for one more power-up?</source>
        <translation>Bezahlst du {price} für eine weitere Verstärkung?</translation>
    </message>
    <message>
        <source>{temple}, step {step}: a discovery tile, or the printed reward?</source>
        <translation>{temple}, Stufe {step}: ein Entdeckungsplättchen oder die aufgedruckte Belohnung?</translation>
    </message>
    <message>
        <source>Your workers are due {due}. How much do you pay?</source>
        <translation>Deinen Arbeitern stehen {due} zu. Wie viel bezahlst du?</translation>
    </message>
    <message>
        <source>How many workers do you pay 1 more cacao for? Each brings {points}.</source>
        <translation>Für wie viele Arbeiter zahlst du noch 1 Kakao? Jeder bringt {points}.</translation>
    </message>
    <message>
        <source>You drew {tile}. Do you claim it?</source>
        <translation>Du hast {tile} gezogen. Nimmst du es?</translation>
    </message>
    <message>
        <source>On which board does worker {number} start, with power {power}?</source>
        <translation>Auf welcher Tafel beginnt Arbeiter {number} mit Stärke {power}?</translation>
    </message>
    <message>
        <source>{royal}: which resource do you pay, besides {price}?</source>
        <translation>{royal}: Welche Ressource bezahlst du, neben {price}?</translation>
    </message>
</context>
<context>
    <name>teo.refusal</name>
    <message>
        <source>You own all technologies that are within reach.</source>
        <translation>Du besitzt schon alle Technologien, die erreichbar sind.</translation>
    </message>
    <message>
        <source>Such a tile is in effect for this move already.</source>
        <translation>Ein solches Plättchen wirkt bei diesem Zug schon.</translation>
    </message>
    <message>
        <source>This board is on none of your starting tiles.</source>
        <translation>Diese Tafel steht auf keinem deiner Startplättchen.</translation>
    </message>
    <message>
        <source>Your fourth worker is in play already.</source>
        <translation>Dein vierter Arbeiter ist schon im Spiel.</translation>
    </message>
    <message>
        <source>A movement tile is in effect: a worker has to move.</source>
        <translation>Ein Bewegungsplättchen wirkt: Ein Arbeiter muss ziehen.</translation>
    </message>
    <message>
        <source>Needs two of your unlocked workers on the same board.</source>
        <translation>Dafür brauchst du zwei freigesetzte Arbeiter auf derselben Tafel.</translation>
    </message>
    <message>
        <source>There is no decoration left.</source>
        <translation>Es ist keine Verzierung mehr da.</translation>
    </message>
    <message>
        <source>No side of the pyramid has room for a decoration now.</source>
        <translation>An keiner Seite der Pyramide ist gerade Platz für eine Verzierung.</translation>
    </message>
    <message>
        <source>There is no pyramid tile left.</source>
        <translation>Es ist kein Pyramidenstein mehr da.</translation>
    </message>
    <message>
        <source>There is no discovery tile there.</source>
        <translation>Dort liegt kein Entdeckungsplättchen.</translation>
    </message>
    <message>
        <source>None of your workers is unlocked.</source>
        <translation>Keiner deiner Arbeiter ist freigesetzt.</translation>
    </message>
    <message>
        <source>Not at this moment.</source>
        <translation>Nicht in diesem Moment.</translation>
    </message>
    <message>
        <source>None of your workers is locked.</source>
        <translation>Keiner deiner Arbeiter ist eingeschlossen.</translation>
    </message>
    <message>
        <source>Only before you move.</source>
        <translation>Nur bevor du ziehst.</translation>
    </message>
    <message>
        <source>Only in place of cacao for a main action, for worship or for the salary: choose it there.</source>
        <translation>Nur anstelle von Kakao für eine Hauptaktion, für das Anbeten oder für den Unterhalt: Wähle es dort.</translation>
    </message>
    <message>
        <source>Only during a main action on Alchemy, Nobles or Construction.</source>
        <translation>Nur während einer Hauptaktion auf der Tafel Alchemie, Adelige oder Bauwerke.</translation>
    </message>
    <message>
        <source>Only in a normal turn.</source>
        <translation>Nur in einem normalen Zug.</translation>
    </message>
    <message>
        <source>One of your workers is there already.</source>
        <translation>Dort steht schon einer deiner Arbeiter.</translation>
    </message>
    <message>
        <source>Your own worker is there, and you cannot push it out.</source>
        <translation>Dort ist dein eigener Arbeiter, und den kannst du nicht freisetzen.</translation>
    </message>
    <message>
        <source>The Palace has no main action.</source>
        <translation>Der Palast hat keine Hauptaktion.</translation>
    </message>
    <message>
        <source>In the Palace you cannot claim the discovery tile without the royal tile.</source>
        <translation>Im Palast kannst du das Entdeckungsplättchen nicht ohne das Herrscherplättchen nehmen.</translation>
    </message>
    <message>
        <source>There is a pyramid tile already.</source>
        <translation>Dort liegt schon ein Pyramidenstein.</translation>
    </message>
    <message>
        <source>The pyramid is complete.</source>
        <translation>Die Pyramide ist vollendet.</translation>
    </message>
    <message>
        <source>This row is full.</source>
        <translation>Diese Reihe ist voll.</translation>
    </message>
    <message>
        <source>This side is fully decorated.</source>
        <translation>Diese Seite ist vollständig verziert.</translation>
    </message>
    <message>
        <source>You own this technology already.</source>
        <translation>Du besitzt diese Technologie schon.</translation>
    </message>
    <message>
        <source>You cannot advance further on this temple.</source>
        <translation>In diesem Tempel kannst du nicht weiter aufsteigen.</translation>
    </message>
    <message>
        <source>Each step has to be on another temple.</source>
        <translation>Jede Stufe muss in einem anderen Tempel liegen.</translation>
    </message>
    <message>
        <source>This worker is locked.</source>
        <translation>Dieser Arbeiter ist eingeschlossen.</translation>
    </message>
    <message>
        <source>This worker is not in play yet.</source>
        <translation>Dieser Arbeiter ist noch nicht im Spiel.</translation>
    </message>
    <message>
        <source>Needs {price}; you have {have}.</source>
        <translation>Kostet {price}; du hast {have}.</translation>
    </message>
    <message>
        <source>Needs {price}, with your discount one of them less; you have {have}.</source>
        <translation>Kostet {price}, mit deinem Nachlass eins davon weniger; du hast {have}.</translation>
    </message>
    <message>
        <source>Needs {price}; you have none.</source>
        <translation>Kostet {price}; du hast keine.</translation>
    </message>
    <message>
        <source>Too far: a worker moves {boards} at most.</source>
        <translation>Zu weit: Ein Arbeiter zieht höchstens {boards}.</translation>
    </message>
    <message>
        <source>The bottom row needs {workers}, or one of power {power} or more.</source>
        <translation>Die untere Reihe verlangt {workers} oder einen mit Stärke {power} oder mehr.</translation>
    </message>
    <message>
        <source>Not the row for {workers}.</source>
        <translation>Nicht die Reihe für {workers}.</translation>
    </message>
    <message>
        <source>There is no free row for {workers}.</source>
        <translation>Für {workers} ist keine Reihe frei.</translation>
    </message>
    <message>
        <source>A main action counts {workers} at most.</source>
        <translation>Eine Hauptaktion zählt höchstens {workers}.</translation>
    </message>
    <message>
        <source>All {number} buildings have been placed.</source>
        <translation>Alle {number} Gebäude sind eingesetzt.</translation>
    </message>
    <message>
        <source>Only a worker on this board: {board}.</source>
        <translation>Nur ein Arbeiter auf dieser Tafel: {board}.</translation>
    </message>
    <message>
        <source>A tile here rests on four others: {places}.</source>
        <translation>Ein Pyramidenstein liegt hier auf vier anderen: {places}.</translation>
    </message>
    <message>
        <source>{side}, step {step}: the pyramid is not high enough there yet.</source>
        <translation>{side}, Stufe {step}: Die Pyramide ist dort noch nicht hoch genug.</translation>
    </message>
    <message>
        <source>Worker {number} went one board back: another worker has to move.</source>
        <translation>Arbeiter {number} ist eine Tafel zurückgegangen: Ein anderer Arbeiter muss ziehen.</translation>
    </message>
</context>
<context>
    <name>teo.rotation</name>
    <message>
        <source>not turned</source>
        <translation>nicht gedreht</translation>
    </message>
    <message>
        <source>a quarter turn right</source>
        <translation>eine Vierteldrehung nach rechts</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>eine halbe Drehung</translation>
    </message>
    <message>
        <source>a quarter turn left</source>
        <translation>eine Vierteldrehung nach links</translation>
    </message>
</context>
<context>
    <name>teo.row</name>
    <message>
        <source>Top row</source>
        <translation>Obere Reihe</translation>
    </message>
    <message>
        <source>Middle row</source>
        <translation>Mittlere Reihe</translation>
    </message>
    <message>
        <source>Bottom row</source>
        <translation>Untere Reihe</translation>
    </message>
</context>
<context>
    <name>teo.royal</name>
    <message>
        <source>Royal Gift</source>
        <translation>Gabe des Herrschers</translation>
    </message>
    <message>
        <source>Wood and Stone Trade</source>
        <translation>Holz- und Steinhandel</translation>
    </message>
    <message>
        <source>Cacao Market</source>
        <translation>Kakaomarkt</translation>
    </message>
    <message>
        <source>Court of Scholars</source>
        <translation>Hof der Gelehrten</translation>
    </message>
    <message>
        <source>Court of Builders</source>
        <translation>Hof der Baumeister</translation>
    </message>
    <message>
        <source>Stone and Gold Trade</source>
        <translation>Stein- und Goldhandel</translation>
    </message>
    <message>
        <source>Grand Exchange</source>
        <translation>Großer Tausch</translation>
    </message>
    <message>
        <source>Offerings</source>
        <translation>Opfergaben</translation>
    </message>
    <message>
        <source>Procession</source>
        <translation>Prozession</translation>
    </message>
    <message>
        <source>Royal Builders</source>
        <translation>Baumeister des Hofes</translation>
    </message>
    <message>
        <source>Gain as much cacao as your worker&apos;s power plus one.</source>
        <translation>Du erhältst so viel Kakao wie die Stärke deines Arbeiters plus eins.</translation>
    </message>
    <message>
        <source>Up to as often as your worker&apos;s power: pay 1 cacao for 1 wood and 1 stone.</source>
        <translation>Höchstens so oft wie die Stärke deines Arbeiters: Bezahle 1 Kakao für 1 Holz und 1 Stein.</translation>
    </message>
    <message>
        <source>Up to as often as your worker&apos;s power: pay 1 resource for 2 cacao.</source>
        <translation>Höchstens so oft wie die Stärke deines Arbeiters: Bezahle 1 Ressource für 2 Kakao.</translation>
    </message>
    <message>
        <source>Score 2 points for each of your technologies, counting up to your worker&apos;s power.</source>
        <translation>Du erhältst 2 Siegpunkte für jede deiner Technologien, höchstens so oft wie die Stärke deines Arbeiters.</translation>
    </message>
    <message>
        <source>Score 2 points for each of your steps on the pyramid track, counting up to your worker&apos;s power.</source>
        <translation>Du erhältst 2 Siegpunkte für jeden deiner Schritte auf der Pyramidenleiste, höchstens so oft wie die Stärke deines Arbeiters.</translation>
    </message>
    <message>
        <source>Up to as often as your worker&apos;s power: pay 1 cacao for 1 stone and 1 gold.</source>
        <translation>Höchstens so oft wie die Stärke deines Arbeiters: Bezahle 1 Kakao für 1 Stein und 1 Gold.</translation>
    </message>
    <message>
        <source>Pay 1 cacao and 1 resource: gain as many resources of your choice as your worker&apos;s power.</source>
        <translation>Bezahle 1 Kakao und 1 Ressource: Du erhältst so viele Ressourcen deiner Wahl wie die Stärke deines Arbeiters.</translation>
    </message>
    <message>
        <source>Up to as often as your worker&apos;s power less one: pay 1 cacao for a step on a temple of your choice.</source>
        <translation>Höchstens so oft wie die Stärke deines Arbeiters minus eins: Bezahle 1 Kakao für eine Stufe in einem Tempel deiner Wahl.</translation>
    </message>
    <message>
        <source>Score 1 point for each of your steps on the Avenue of the Dead, counting up to your worker&apos;s power plus one.</source>
        <translation>Du erhältst 1 Siegpunkt für jeden deiner Schritte auf der Straße der Toten, höchstens so oft wie die Stärke deines Arbeiters plus eins.</translation>
    </message>
    <message>
        <source>Add 1 pyramid tile, with a worker of power 4 or 5 up to 2, and pay for each as usual.</source>
        <translation>Lege 1 Pyramidenstein, mit einem Arbeiter der Stärke 4 oder 5 bis zu 2, und bezahle jeden wie gewohnt.</translation>
    </message>
</context>
<context>
    <name>teo.setup</name>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Sudden end</source>
        <translation>Plötzliches Ende</translation>
    </message>
    <message>
        <source>Advanced worship</source>
        <translation>Anbeten für Erfahrene</translation>
    </message>
    <message>
        <source>Draft of the starting tiles</source>
        <translation>Startplättchen reihum wählen</translation>
    </message>
    <message>
        <source>Random starting pyramid</source>
        <translation>Zufällige Startpyramide</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Alle Plättchen</translation>
    </message>
    <message>
        <source>Neutral workers drawn anew</source>
        <translation>Neutrale Arbeiter neu auslosen</translation>
    </message>
    <message>
        <source>Which rulebook is played; the editions differ in the opening cacao.</source>
        <translation>Nach welcher Anleitung gespielt wird; die Ausgaben unterscheiden sich im Kakao zu Beginn.</translation>
    </message>
    <message>
        <source>How boards, tiles and workers are laid out before the first turn.</source>
        <translation>Wie Tafeln, Plättchen und Arbeiter vor dem ersten Zug ausliegen.</translation>
    </message>
    <message>
        <source>An eclipse is scored right after the turn that triggers it, without a last round.</source>
        <translation>Eine Eklipse wird gleich nach dem Zug gewertet, der sie auslöst, ohne letzte Runde.</translation>
    </message>
    <message>
        <source>Pushing out another player&apos;s worker brings 1 cacao instead of costing it, and your own may be pushed out.</source>
        <translation>Einen fremden Arbeiter freizusetzen bringt 1 Kakao, statt ihn zu kosten, und auch eigene dürfen so freigesetzt werden.</translation>
    </message>
    <message>
        <source>The starting tiles lie open, and each player takes one in turn order and a second one in reverse order.</source>
        <translation>Die Startplättchen liegen offen aus; alle nehmen in Zugfolge eines und in umgekehrter Folge ein zweites.</translation>
    </message>
    <message>
        <source>The pyramid begins with one of several patterns instead of the printed one.</source>
        <translation>Die Pyramide beginnt mit einem von mehreren Mustern statt mit dem aufgedruckten.</translation>
    </message>
    <message>
        <source>Ten more technologies, ten more starting tiles and a royal tile from later boxes join those of 2018.</source>
        <translation>Zu den Plättchen von 2018 kommen zehn Technologien, zehn Startplättchen und ein Herrscherplättchen aus späteren Schachteln.</translation>
    </message>
    <message>
        <source>Against the Teotibot: as each of its turns begins, the neutral workers are placed anew.</source>
        <translation>Gegen den Teotibot: Zu Beginn jedes seiner Züge werden die neutralen Arbeiter neu verteilt.</translation>
    </message>
    <message>
        <source>Deluxe</source>
        <translation>Deluxe</translation>
    </message>
    <message>
        <source>2018</source>
        <translation>2018</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>Full set-up</source>
        <translation>Voller Aufbau</translation>
    </message>
    <message>
        <source>The first player begins with 2 cacao, as in the Deluxe Master Set.</source>
        <translation>Wer anfängt, beginnt mit 2 Kakao, wie im Deluxe Master Set.</translation>
    </message>
    <message>
        <source>The first player begins with 1 cacao, as in the edition of 2018.</source>
        <translation>Wer anfängt, beginnt mit 1 Kakao, wie in der Ausgabe von 2018.</translation>
    </message>
    <message>
        <source>The printed boards and tiles with given goods and workers: best to learn the game.</source>
        <translation>Die aufgedruckten Tafeln und Plättchen mit festgelegten Waren und Arbeitern: am besten zum Kennenlernen.</translation>
    </message>
    <message>
        <source>Boards and tiles are drawn, and everybody keeps two of four starting tiles.</source>
        <translation>Tafeln und Plättchen werden ausgelost, und alle behalten zwei von vier Startplättchen.</translation>
    </message>
</context>
<context>
    <name>teo.side</name>
    <message>
        <source>Top side</source>
        <translation>Obere Seite</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Rechte Seite</translation>
    </message>
    <message>
        <source>Bottom side</source>
        <translation>Untere Seite</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Linke Seite</translation>
    </message>
</context>
<context>
    <name>teo.source</name>
    <message>
        <source>collecting cacao</source>
        <translation>Kakao ernten</translation>
    </message>
    <message>
        <source>worship</source>
        <translation>Anbeten</translation>
    </message>
    <message>
        <source>unlocking</source>
        <translation>Freisetzen</translation>
    </message>
    <message>
        <source>ascension</source>
        <translation>Aufstieg</translation>
    </message>
    <message>
        <source>matching icons</source>
        <translation>gleiche Symbole</translation>
    </message>
    <message>
        <source>starting tiles</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>salary</source>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>eclipse: Avenue of the Dead</source>
        <translation>Eklipse: Straße der Toten</translation>
    </message>
    <message>
        <source>eclipse: furthest ahead on the pyramid track</source>
        <translation>Eklipse: am weitesten auf der Pyramidenleiste</translation>
    </message>
    <message>
        <source>eclipse: pyramid track</source>
        <translation>Eklipse: Pyramidenleiste</translation>
    </message>
    <message>
        <source>eclipse: masks</source>
        <translation>Eklipse: Masken</translation>
    </message>
    <message>
        <source>Teotibot: temple bonuses</source>
        <translation>Teotibot: Tempelboni</translation>
    </message>
    <message>
        <source>Teotibot: cacao left</source>
        <translation>Teotibot: übriger Kakao</translation>
    </message>
    <message>
        <source>Teotibot: more for a pyramid tile</source>
        <translation>Teotibot: Zuschlag für einen Pyramidenstein</translation>
    </message>
    <message>
        <source>Teotibot: cacao exchanged</source>
        <translation>Teotibot: getauschter Kakao</translation>
    </message>
    <message>
        <source>Teotibot: instead of an action</source>
        <translation>Teotibot: anstelle einer Aktion</translation>
    </message>
    <message>
        <source>Teotibot: resources left</source>
        <translation>Teotibot: übrige Ressourcen</translation>
    </message>
    <message>
        <source>Teotibot: technologies</source>
        <translation>Teotibot: Technologien</translation>
    </message>
    <message>
        <source>technology “{name}”</source>
        <translation>Technologie „{name}“</translation>
    </message>
    <message>
        <source>royal tile “{name}”</source>
        <translation>Herrscherplättchen „{name}“</translation>
    </message>
    <message>
        <source>discovery tile “{name}”</source>
        <translation>Entdeckungsplättchen „{name}“</translation>
    </message>
    <message>
        <source>temple bonus “{name}”</source>
        <translation>Tempelbonus „{name}“</translation>
    </message>
    <message>
        <source>handicap</source>
        <translation>Vorgabe</translation>
    </message>
</context>
<context>
    <name>teo.starting</name>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>discovery tile {tile}</source>
        <translation>Entdeckungsplättchen {tile}</translation>
    </message>
</context>
<context>
    <name>teo.table</name>
    <message>
        <source>{title}: {text}</source>
        <translation>{title}: {text}</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Ascension</source>
        <translation>Aufstieg</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Temples and pyramid track</source>
        <translation>Tempel und Pyramidenleiste</translation>
    </message>
    <message>
        <source>Avenue of the Dead</source>
        <translation>Straße der Toten</translation>
    </message>
    <message>
        <source>Goods and tiles in hand</source>
        <translation>Vorrat und eigene Plättchen</translation>
    </message>
    <message>
        <source>Starting tiles</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Alle freisetzen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>{board}: main action for {price}</source>
        <translation>{board}: Hauptaktion für {price}</translation>
    </message>
    <message>
        <source>{board}: collect {goods}</source>
        <translation>{board}: {goods} ernten</translation>
    </message>
    <message>
        <source>{worker} goes along</source>
        <translation>{worker} zieht mit</translation>
    </message>
    <message>
        <source>Neutral worker, colour {number}</source>
        <translation>Neutraler Arbeiter, Farbe {number}</translation>
    </message>
    <message>
        <source>{player}: a locked worker</source>
        <translation>{player}: ein eingeschlossener Arbeiter</translation>
    </message>
    <message>
        <source>Worship space: {space}</source>
        <translation>Anbetungsraum: {space}</translation>
    </message>
    <message>
        <source>Worship: a step on a temple of your choice</source>
        <translation>Anbeten: eine Stufe in einem Tempel deiner Wahl</translation>
    </message>
    <message>
        <source>Worship: a step, {temple}</source>
        <translation>Anbeten: eine Stufe, {temple}</translation>
    </message>
    <message>
        <source>Place for a discovery tile: {site}</source>
        <translation>Platz für ein Entdeckungsplättchen: {site}</translation>
    </message>
    <message>
        <source>Main action: the row is the number of your workers here, the column their lowest power</source>
        <translation>Hauptaktion: Die Zeile ist die Zahl deiner Arbeiter hier, die Spalte ihre niedrigste Stärke</translation>
    </message>
    <message>
        <source>Upper row: one worker is enough. Lower row: two workers, or one of power 4 or 5</source>
        <translation>Obere Reihe: Ein Arbeiter genügt. Untere Reihe: zwei Arbeiter oder einer mit Stärke 4 oder 5</translation>
    </message>
    <message>
        <source>Row for {workers}: full</source>
        <translation>Reihe für {workers}: voll</translation>
    </message>
    <message>
        <source>Row for {workers}: the next building brings {points}</source>
        <translation>Reihe für {workers}: Das nächste Gebäude bringt {points}</translation>
    </message>
    <message>
        <source>A building costs {goods} and brings points and a step on the Avenue of the Dead</source>
        <translation>Ein Gebäude kostet {goods} und bringt Siegpunkte und einen Schritt auf der Straße der Toten</translation>
    </message>
    <message>
        <source>Price by workers; a decoration brings {points}, 1 for each match, a step on the pyramid track</source>
        <translation>Preis nach Arbeitern; eine Verzierung bringt {points}, 1 für jede Übereinstimmung, einen Schritt auf der Pyramidenleiste</translation>
    </message>
    <message>
        <source>By level of the pyramid: stone and wood to pay, points for the tile</source>
        <translation>Nach Ebene der Pyramide: Preis in Stein und Holz, Siegpunkte für den Pyramidenstein</translation>
    </message>
    <message>
        <source>Pyramid tile: {icons}</source>
        <translation>Pyramidenstein: {icons}</translation>
    </message>
    <message>
        <source>Decoration: {icons}</source>
        <translation>Verzierung: {icons}</translation>
    </message>
    <message>
        <source>Pyramid, {place}</source>
        <translation>Pyramide, {place}</translation>
    </message>
    <message>
        <source>Free place: {place}</source>
        <translation>Freier Platz: {place}</translation>
    </message>
    <message>
        <source>Place not carried yet: {place}</source>
        <translation>Noch nicht getragener Platz: {place}</translation>
    </message>
    <message>
        <source>turned by half: the icons change places</source>
        <translation>andersherum: Die Symbole tauschen die Plätze</translation>
    </message>
    <message>
        <source>as it lies on offer</source>
        <translation>so, wie sie in der Auslage liegt</translation>
    </message>
    <message>
        <source>temple bonus</source>
        <translation>Tempelbonus</translation>
    </message>
    <message>
        <source>Place for a decoration: {place}</source>
        <translation>Platz für eine Verzierung: {place}</translation>
    </message>
    <message>
        <source>Place for a decoration, not carried yet: {place}</source>
        <translation>Platz für eine Verzierung, noch nicht getragen: {place}</translation>
    </message>
    <message>
        <source>{temple}: start</source>
        <translation>{temple}: Start</translation>
    </message>
    <message>
        <source>Pyramid track: at the next eclipse each step brings {points}, and the leader {more}</source>
        <translation>Pyramidenleiste: Bei der nächsten Eklipse bringt jeder Schritt {points}, und wer führt, erhält {more}</translation>
    </message>
    <message>
        <source>Avenue of the Dead: each step brings {points} at an eclipse, as the buildings stand</source>
        <translation>Straße der Toten: Jeder Schritt bringt bei einer Eklipse {points}, so wie die Gebäude stehen</translation>
    </message>
    <message>
        <source>{buildings}; a step on the Avenue brings {points} at an eclipse</source>
        <translation>{buildings}; ein Schritt auf der Straße bringt bei einer Eklipse {points}</translation>
    </message>
    <message>
        <source>Light calendar marker, space {space}</source>
        <translation>Helle Kalenderscheibe, Feld {space}</translation>
    </message>
    <message>
        <source>Dark calendar marker, space {space}</source>
        <translation>Dunkle Kalenderscheibe, Feld {space}</translation>
    </message>
    <message>
        <source>Ascension: a worker that grows beyond power 5 brings one of these rewards</source>
        <translation>Aufstieg: Ein Arbeiter, der über Stärke 5 hinauswächst, bringt eine dieser Belohnungen</translation>
    </message>
    <message>
        <source>Ascension: {reward}</source>
        <translation>Aufstieg: {reward}</translation>
    </message>
    <message>
        <source>Pay {goods}</source>
        <translation>{goods} bezahlen</translation>
    </message>
    <message>
        <source>Exchange for {good}</source>
        <translation>Gegen {good} tauschen</translation>
    </message>
    <message>
        <source>Exchange {amount}</source>
        <translation>{amount} tauschen</translation>
    </message>
    <message>
        <source>The worker goes one board back; then another worker moves</source>
        <translation>Der Arbeiter geht eine Tafel zurück; dann zieht ein anderer Arbeiter</translation>
    </message>
    <message>
        <source>One wood less</source>
        <translation>Ein Holz weniger</translation>
    </message>
    <message>
        <source>One stone less</source>
        <translation>Ein Stein weniger</translation>
    </message>
    <message>
        <source>Full price; the discount stays</source>
        <translation>Voller Preis; der Nachlass bleibt</translation>
    </message>
    <message>
        <source>Unlock all your workers free of charge, as your whole turn</source>
        <translation>Alle deine Arbeiter kostenlos freisetzen; das ist dein ganzer Zug</translation>
    </message>
    <message>
        <source>Unlock all your workers for {price}</source>
        <translation>Alle deine Arbeiter für {price} freisetzen</translation>
    </message>
    <message>
        <source>Pyramid track</source>
        <translation>Pyramidenleiste</translation>
    </message>
    <message>
        <source>Calendar, space {space}</source>
        <translation>Kalender, Feld {space}</translation>
    </message>
</context>
<context>
    <name>teo.technology</name>
    <message>
        <source>Palace Stores</source>
        <translation>Palastspeicher</translation>
    </message>
    <message>
        <source>Patronage</source>
        <translation>Gönnerschaft</translation>
    </message>
    <message>
        <source>Sharp Tools</source>
        <translation>Scharfes Werkzeug</translation>
    </message>
    <message>
        <source>Market Days</source>
        <translation>Markttage</translation>
    </message>
    <message>
        <source>Fine Carving</source>
        <translation>Feine Bildhauerei</translation>
    </message>
    <message>
        <source>Master Masons</source>
        <translation>Meister der Steine</translation>
    </message>
    <message>
        <source>Apprenticeship</source>
        <translation>Lehrzeit</translation>
    </message>
    <message>
        <source>Scaffolding</source>
        <translation>Baugerüst</translation>
    </message>
    <message>
        <source>Consecration</source>
        <translation>Weihe</translation>
    </message>
    <message>
        <source>Barter</source>
        <translation>Tauschhandel</translation>
    </message>
    <message>
        <source>Cacao Pickers</source>
        <translation>Kakaopflücker</translation>
    </message>
    <message>
        <source>Homecoming</source>
        <translation>Heimkehr</translation>
    </message>
    <message>
        <source>Mask Makers</source>
        <translation>Maskenschnitzer</translation>
    </message>
    <message>
        <source>Generous Wages</source>
        <translation>Großzügiger Lohn</translation>
    </message>
    <message>
        <source>Stair Builders</source>
        <translation>Treppenbauer</translation>
    </message>
    <message>
        <source>Thanksgiving</source>
        <translation>Dankopfer</translation>
    </message>
    <message>
        <source>Free Hand</source>
        <translation>Freie Hand</translation>
    </message>
    <message>
        <source>Noble Rites</source>
        <translation>Vornehme Riten</translation>
    </message>
    <message>
        <source>Way Back</source>
        <translation>Rückweg</translation>
    </message>
    <message>
        <source>When your worker reaches or passes the Palace as it moves, gain 1 cacao.</source>
        <translation>Wenn dein Arbeiter beim Ziehen den Palast erreicht oder passiert, erhältst du 1 Kakao.</translation>
    </message>
    <message>
        <source>After a main action on Alchemy or Nobles, score 3 points.</source>
        <translation>Nach einer Hauptaktion auf der Tafel Alchemie oder Adelige erhältst du 3 Siegpunkte.</translation>
    </message>
    <message>
        <source>After a main action on Forest, Stone Quarry or Gold Deposits, gain 1 more of the resource of that board.</source>
        <translation>Nach einer Hauptaktion auf der Tafel Wald, Steinbruch oder Goldvorkommen erhältst du 1 weitere Ressource dieser Tafel.</translation>
    </message>
    <message>
        <source>After a main action on Forest, Stone Quarry or Gold Deposits, gain 1 cacao and score 1 point.</source>
        <translation>Nach einer Hauptaktion auf der Tafel Wald, Steinbruch oder Goldvorkommen erhältst du 1 Kakao und 1 Siegpunkt.</translation>
    </message>
    <message>
        <source>After a main action on Decorations, score 4 points.</source>
        <translation>Nach einer Hauptaktion auf der Tafel Verzierungen erhältst du 4 Siegpunkte.</translation>
    </message>
    <message>
        <source>After a main action on Construction, score 3 points.</source>
        <translation>Nach einer Hauptaktion auf der Tafel Bauwerke erhältst du 3 Siegpunkte.</translation>
    </message>
    <message>
        <source>After the power-ups of a main action, you may pay 1 cacao for one more power-up on the same board.</source>
        <translation>Nach den Verstärkungen einer Hauptaktion darfst du für 1 Kakao eine weitere Verstärkung auf derselben Tafel kaufen.</translation>
    </message>
    <message>
        <source>In a main action on Construction, count one worker more and pay 1 wood or 1 stone less for one pyramid tile.</source>
        <translation>In einer Hauptaktion auf der Tafel Bauwerke zählt ein Arbeiter mehr, und ein Pyramidenstein kostet 1 Holz oder 1 Stein weniger.</translation>
    </message>
    <message>
        <source>After a main action on Construction, advance one step on a temple of your choice.</source>
        <translation>Nach einer Hauptaktion auf der Tafel Bauwerke steigst du in einem Tempel deiner Wahl eine Stufe auf.</translation>
    </message>
    <message>
        <source>As your worker reaches or passes the Palace: exchange up to 4 resources of one kind for as many of another.</source>
        <translation>Wenn dein Arbeiter beim Ziehen den Palast erreicht oder passiert: Tausche bis zu 4 Ressourcen einer Art gegen ebenso viele einer anderen.</translation>
    </message>
    <message>
        <source>When you collect cacao, gain 1 cacao more.</source>
        <translation>Wenn du Kakao erntest, erhältst du 1 Kakao mehr.</translation>
    </message>
    <message>
        <source>At the end of a turn in which you unlocked any of your workers, score 4 points.</source>
        <translation>Am Ende eines Zuges, in dem du eigene Arbeiter freigesetzt hast, erhältst du 4 Siegpunkte.</translation>
    </message>
    <message>
        <source>Whenever you claim a mask, score 2 points.</source>
        <translation>Immer wenn du eine Maske nimmst, erhältst du 2 Siegpunkte.</translation>
    </message>
    <message>
        <source>Right after your salary, you may pay 1 more cacao for each of your workers; each one brings 2 points.</source>
        <translation>Gleich nach deinem Unterhalt darfst du für jeden deiner Arbeiter noch 1 Kakao bezahlen; jeder bringt dann 2 Siegpunkte.</translation>
    </message>
    <message>
        <source>After a main action on Decorations, advance one step on the pyramid track.</source>
        <translation>Nach einer Hauptaktion auf der Tafel Verzierungen gehst du einen Schritt auf der Pyramidenleiste voran.</translation>
    </message>
    <message>
        <source>At the end of a turn in which you unlocked all your workers, advance one step on a temple of your choice.</source>
        <translation>Am Ende eines Zuges, in dem du alle deine Arbeiter freigesetzt hast, steigst du in einem Tempel deiner Wahl eine Stufe auf.</translation>
    </message>
    <message>
        <source>A decoration may also be laid turned by half, so that its two icons change places.</source>
        <translation>Eine Verzierung darf auch andersherum angelegt werden, sodass ihre beiden Symbole die Plätze tauschen.</translation>
    </message>
    <message>
        <source>After a main action on Nobles, advance one step on a temple of your choice.</source>
        <translation>Nach einer Hauptaktion auf der Tafel Adelige steigst du in einem Tempel deiner Wahl eine Stufe auf.</translation>
    </message>
    <message>
        <source>Once a turn, before you move: an unlocked worker goes one board back; then another worker has to move.</source>
        <translation>Einmal im Zug, bevor du ziehst: Ein freigesetzter Arbeiter geht eine Tafel zurück; dann muss ein anderer Arbeiter ziehen.</translation>
    </message>
</context>
<context>
    <name>teo.temple</name>
    <message>
        <source>Blue temple</source>
        <translation>Blauer Tempel</translation>
    </message>
    <message>
        <source>Red temple</source>
        <translation>Roter Tempel</translation>
    </message>
    <message>
        <source>Green temple</source>
        <translation>Grüner Tempel</translation>
    </message>
</context>
<context>
    <name>teo.teotibot</name>
    <message>
        <source>{board} – {reason}</source>
        <translation>{board} – {reason}</translation>
    </message>
    <message>
        <source>no temple</source>
        <translation>kein Tempel</translation>
    </message>
    <message>
        <source>pyramid tile</source>
        <translation>Pyramidenstein</translation>
    </message>
    <message>
        <source>decoration</source>
        <translation>Verzierung</translation>
    </message>
    <message>
        <source>printed reward</source>
        <translation>aufgedruckte Belohnung</translation>
    </message>
    <message>
        <source>power {numbers}</source>
        <translation>Stärke {numbers}</translation>
    </message>
    <message>
        <source>{temple} {step}</source>
        <translation>{temple} {step}</translation>
    </message>
    <message>
        <source>it needs {price} and has {have}.</source>
        <translation>er braucht {price} und hat {have}.</translation>
    </message>
    <message>
        <source>{what} – {why}</source>
        <translation>{what} – {why}</translation>
    </message>
    <message>
        <source>{tile} ({place})</source>
        <translation>{tile} ({place})</translation>
    </message>
    <message>
        <source>{tile}: {text}</source>
        <translation>{tile}: {text}</translation>
    </message>
    <message>
        <source>Chosen by {sums}.</source>
        <translation>Gewählt bei {sums}.</translation>
    </message>
    <message>
        <source>It was performed last.</source>
        <translation>Es wurde zuletzt ausgeführt.</translation>
    </message>
    <message>
        <source>Upper direction tile: {what}</source>
        <translation>Oberes Richtungsplättchen: {what}</translation>
    </message>
    <message>
        <source>Lower direction tile: {what}</source>
        <translation>Unteres Richtungsplättchen: {what}</translation>
    </message>
    <message>
        <source>Last roll: {first} and {second}</source>
        <translation>Letzter Wurf: {first} und {second}</translation>
    </message>
    <message>
        <source>{sums}: {odds} of 36</source>
        <translation>{sums}: {odds} von 36</translation>
    </message>
    <message>
        <source>{points} for you</source>
        <translation>{points} für dich</translation>
    </message>
    <message>
        <source>+{what}</source>
        <translation>+{what}</translation>
    </message>
    <message>
        <source>−{what}</source>
        <translation>−{what}</translation>
    </message>
    <message>
        <source>Alchemy</source>
        <translation>Alchemie</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Bauwerke</translation>
    </message>
    <message>
        <source>Decorations</source>
        <translation>Verzierungen</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Adelige</translation>
    </message>
    <message>
        <source>Mask collection</source>
        <translation>Masken sammeln</translation>
    </message>
    <message>
        <source>Mastery</source>
        <translation>Meisterschaft</translation>
    </message>
    <message>
        <source>Worship</source>
        <translation>Anbeten</translation>
    </message>
    <message>
        <source>With a worker on Alchemy: acquire a technology and power up there. If that fails, the weakest worker is powered up twice and stays.</source>
        <translation>Mit einem Arbeiter auf der Tafel Alchemie: eine Technologie erlangen und dort einen Arbeiter verstärken. Misslingt das, wird der schwächste Arbeiter zweimal verstärkt und bleibt stehen.</translation>
    </message>
    <message>
        <source>With a worker on Construction: add a pyramid tile. If that fails, with a worker on Stone Quarry: gain stone.</source>
        <translation>Mit einem Arbeiter auf der Tafel Bauwerke: einen Pyramidenstein legen. Misslingt das, mit einem Arbeiter im Steinbruch: Stein erhalten.</translation>
    </message>
    <message>
        <source>With a worker on Decorations: add a decoration. If that fails, with a worker on Gold Deposits: gain gold.</source>
        <translation>Mit einem Arbeiter auf der Tafel Verzierungen: eine Verzierung anlegen. Misslingt das, mit einem Arbeiter auf dem Goldvorkommen: Gold erhalten.</translation>
    </message>
    <message>
        <source>With a worker on Nobles: place a building. If that fails, with a worker on Forest: gain wood.</source>
        <translation>Mit einem Arbeiter auf der Tafel Adelige: ein Gebäude einsetzen. Misslingt das, mit einem Arbeiter im Wald: Holz erhalten.</translation>
    </message>
    <message>
        <source>Claim the rarest mask beside a worship space that it does not own and can pay for.</source>
        <translation>Die seltenste Maske neben einem Anbetungsraum nehmen, die er noch nicht hat und bezahlen kann.</translation>
    </message>
    <message>
        <source>The strongest worker that can act where it stands does so, is powered up and advances.</source>
        <translation>Der stärkste Arbeiter, der dort handeln kann, wo er steht, tut es, wird verstärkt und rückt vor.</translation>
    </message>
    <message>
        <source>The worshipper goes to the next of its spaces clockwise and advances on that temple; the discovery tile there is replaced.</source>
        <translation>Der Anbetende geht im Uhrzeigersinn in den nächsten seiner Räume und steigt auf dessen Tempel; das Entdeckungsplättchen dort wird ersetzt.</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>middle row, left</source>
        <translation>mittlere Reihe, links</translation>
    </message>
    <message>
        <source>middle row, right</source>
        <translation>mittlere Reihe, rechts</translation>
    </message>
    <message>
        <source>bottom row, left</source>
        <translation>untere Reihe, links</translation>
    </message>
    <message>
        <source>bottom row, centre</source>
        <translation>untere Reihe, Mitte</translation>
    </message>
    <message>
        <source>bottom row, right</source>
        <translation>untere Reihe, rechts</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>The lower right neighbour moves up into a gap</source>
        <translation>In eine Lücke rückt der rechte untere Nachbar auf</translation>
    </message>
    <message>
        <source>The lower left neighbour moves up into a gap</source>
        <translation>In eine Lücke rückt der linke untere Nachbar auf</translation>
    </message>
    <message>
        <source>It pays the flat price and acquires a technology.</source>
        <translation>Er bezahlt den festen Preis und erlangt eine Technologie.</translation>
    </message>
    <message>
        <source>It pays the flat price and adds a pyramid tile.</source>
        <translation>Er bezahlt den festen Preis und legt einen Pyramidenstein.</translation>
    </message>
    <message>
        <source>It pays the flat price and adds a decoration.</source>
        <translation>Er bezahlt den festen Preis und legt eine Verzierung an.</translation>
    </message>
    <message>
        <source>It pays the flat price and places a building.</source>
        <translation>Er bezahlt den festen Preis und setzt ein Gebäude ein.</translation>
    </message>
    <message>
        <source>It gains two of the resource of that board.</source>
        <translation>Er erhält zwei Stück der Ressource dieser Tafel.</translation>
    </message>
    <message>
        <source>It pays for a mask and claims it.</source>
        <translation>Er bezahlt eine Maske und nimmt sie.</translation>
    </message>
    <message>
        <source>The worshipper goes on and advances on a temple; the discovery tile there is replaced.</source>
        <translation>Der Anbetende geht weiter und steigt in einem Tempel auf; das Entdeckungsplättchen dort wird ersetzt.</translation>
    </message>
    <message>
        <source>The tile failed: cacao instead, and its weakest worker is powered up and advances.</source>
        <translation>Das Plättchen ist misslungen: stattdessen Kakao, und sein schwächster Arbeiter wird verstärkt und rückt vor.</translation>
    </message>
    <message>
        <source>The tile failed: its weakest worker is powered up twice and stays where it is.</source>
        <translation>Das Plättchen ist misslungen: Sein schwächster Arbeiter wird zweimal verstärkt und bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>its strongest worker there ({numbers})</source>
        <translation>sein stärkster Arbeiter dort ({numbers})</translation>
    </message>
    <message>
        <source>its weakest unlocked worker ({numbers})</source>
        <translation>sein schwächster freigesetzter Arbeiter ({numbers})</translation>
    </message>
    <message>
        <source>of its weakest workers the first one clockwise from the Palace ({numbers})</source>
        <translation>von seinen schwächsten Arbeitern der erste im Uhrzeigersinn vom Palast aus ({numbers})</translation>
    </message>
    <message>
        <source>its strongest worker that can act ({numbers})</source>
        <translation>sein stärkster Arbeiter, der handeln kann ({numbers})</translation>
    </message>
    <message>
        <source>of its equally strong workers the first one clockwise from the Palace that can act ({numbers})</source>
        <translation>von seinen gleich starken Arbeitern der erste im Uhrzeigersinn vom Palast aus, der handeln kann ({numbers})</translation>
    </message>
    <message>
        <source>the worker that stays on worship spaces</source>
        <translation>der Arbeiter, der in Anbetungsräumen bleibt</translation>
    </message>
    <message>
        <source>as far as a power of {numbers} goes</source>
        <translation>so weit, wie Stärke {numbers} reicht</translation>
    </message>
    <message>
        <source>the temple of the technology&apos;s column</source>
        <translation>der Tempel über der Spalte der Technologie</translation>
    </message>
    <message>
        <source>the temple of that board</source>
        <translation>der Tempel dieser Tafel</translation>
    </message>
    <message>
        <source>the only temple on which it can advance</source>
        <translation>der einzige Tempel, in dem er noch aufsteigen kann</translation>
    </message>
    <message>
        <source>where it is furthest up ({numbers})</source>
        <translation>wo er am weitesten oben ist ({numbers})</translation>
    </message>
    <message>
        <source>of those where it is furthest up ({numbers}) the first of blue, red, green</source>
        <translation>von denen, wo er am weitesten oben ist ({numbers}), der erste in der Folge Blau, Rot, Grün</translation>
    </message>
    <message>
        <source>it can advance on none ({numbers})</source>
        <translation>er kann in keinem aufsteigen ({numbers})</translation>
    </message>
    <message>
        <source>what it has fewest of ({numbers})</source>
        <translation>davon hat er am wenigsten ({numbers})</translation>
    </message>
    <message>
        <source>of what it has fewest of ({numbers}) the first of gold, stone, wood</source>
        <translation>von dem, was er am wenigsten hat ({numbers}), das erste in der Folge Gold, Stein, Holz</translation>
    </message>
    <message>
        <source>the lowest number on which no marker lies</source>
        <translation>die niedrigste Nummer, auf der noch kein Marker liegt</translation>
    </message>
    <message>
        <source>a marker lies on each: the lowest number that it lacks, and the other player scores</source>
        <translation>auf jeder liegt ein Marker: die niedrigste Nummer, die ihm fehlt, und die andere Person punktet</translation>
    </message>
    <message>
        <source>the leftmost one on offer</source>
        <translation>der linke in der Auslage</translation>
    </message>
    <message>
        <source>the lowest level that is not full, from the top left</source>
        <translation>die unterste Ebene, die nicht voll ist, von oben links an</translation>
    </message>
    <message>
        <source>the first side with room, clockwise from the top</source>
        <translation>die erste Seite mit Platz, im Uhrzeigersinn von oben an</translation>
    </message>
    <message>
        <source>the row of this era</source>
        <translation>die Reihe dieses Zeitalters</translation>
    </message>
    <message>
        <source>the row of this era is full: the empty space that is worth least of all</source>
        <translation>die Reihe dieses Zeitalters ist voll: das freie Feld, das von allen am wenigsten bringt</translation>
    </message>
    <message>
        <source>the rarest one that it lacks and can pay for</source>
        <translation>die seltenste, die ihm fehlt und die er bezahlen kann</translation>
    </message>
    <message>
        <source>of the rarest ones that it lacks the first one clockwise from the Palace</source>
        <translation>von den seltensten, die ihm fehlen, die erste im Uhrzeigersinn vom Palast aus</translation>
    </message>
    <message>
        <source>the next of its spaces clockwise</source>
        <translation>der nächste seiner Räume im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>the next of its spaces clockwise on which nobody else stands</source>
        <translation>der nächste seiner Räume im Uhrzeigersinn, in dem niemand sonst steht</translation>
    </message>
    <message>
        <source>somebody stands on all others: the next of its spaces clockwise, whose worker is unlocked</source>
        <translation>in allen anderen steht jemand: der nächste seiner Räume im Uhrzeigersinn, dessen Arbeiter freigesetzt wird</translation>
    </message>
    <message>
        <source>it leaves discovery tiles lying</source>
        <translation>Entdeckungsplättchen lässt er liegen</translation>
    </message>
    <message>
        <source>none of its unlocked workers stands there.</source>
        <translation>dort steht keiner seiner freigesetzten Arbeiter.</translation>
    </message>
    <message>
        <source>it owns all technologies on the board.</source>
        <translation>er besitzt alle Technologien der Tafel.</translation>
    </message>
    <message>
        <source>the pyramid is complete.</source>
        <translation>die Pyramide ist vollendet.</translation>
    </message>
    <message>
        <source>there is no pyramid tile left.</source>
        <translation>es gibt keinen Pyramidenstein mehr.</translation>
    </message>
    <message>
        <source>there is no decoration left.</source>
        <translation>es gibt keine Verzierung mehr.</translation>
    </message>
    <message>
        <source>no side of the pyramid has room for a decoration.</source>
        <translation>keine Seite der Pyramide hat Platz für eine Verzierung.</translation>
    </message>
    <message>
        <source>all buildings have been placed.</source>
        <translation>alle Gebäude sind eingesetzt.</translation>
    </message>
    <message>
        <source>no mask lies there that it lacks and can pay for.</source>
        <translation>dort liegt keine Maske, die ihm fehlt und die er bezahlen kann.</translation>
    </message>
    <message>
        <source>the Palace has no main action.</source>
        <translation>der Palast hat keine Hauptaktion.</translation>
    </message>
    <message>
        <source>Of each resource at the start</source>
        <translation>Von jeder Ressource zu Beginn</translation>
    </message>
    <message>
        <source>Power of its worker on Gold Deposits</source>
        <translation>Stärke seines Arbeiters auf der Tafel Goldvorkommen</translation>
    </message>
    <message>
        <source>Power of its worker on Nobles</source>
        <translation>Stärke seines Arbeiters auf der Tafel Adelige</translation>
    </message>
    <message>
        <source>Power of its worker on Construction</source>
        <translation>Stärke seines Arbeiters auf der Tafel Bauwerke</translation>
    </message>
    <message>
        <source>Points for ten cacao</source>
        <translation>Siegpunkte für zehn Kakao</translation>
    </message>
    <message>
        <source>Temple steps of the tile Worship</source>
        <translation>Tempelstufen des Plättchens „Anbeten“</translation>
    </message>
    <message>
        <source>Points for each temple bonus</source>
        <translation>Siegpunkte je Tempelbonus</translation>
    </message>
    <message>
        <source>Points for each technology</source>
        <translation>Siegpunkte je Technologie</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Your own mixture</source>
        <translation>Eigene Mischung</translation>
    </message>
    <message>
        <source>It starts with little and its temple steps are few: to learn the game.</source>
        <translation>Er beginnt mit wenig und steigt in den Tempeln nur langsam: um das Spiel zu lernen.</translation>
    </message>
    <message>
        <source>Weaker than the rule of the box: fewer goods and fewer points.</source>
        <translation>Schwächer als die Regel der Schachtel: weniger Waren und weniger Siegpunkte.</translation>
    </message>
    <message>
        <source>The rule of the box.</source>
        <translation>Die Regel der Schachtel.</translation>
    </message>
    <message>
        <source>Stronger workers, more goods, and more points for cacao and technologies.</source>
        <translation>Stärkere Arbeiter, mehr Waren und mehr Siegpunkte für Kakao und Technologien.</translation>
    </message>
    <message>
        <source>More of everything: more temple steps and more points at the end, too.</source>
        <translation>Von allem mehr: auch mehr Tempelstufen und mehr Siegpunkte am Ende.</translation>
    </message>
    <message>
        <source>Each figure as you set it below.</source>
        <translation>Jeder Wert so, wie du ihn unten einstellst.</translation>
    </message>
    <message>
        <source>Ruling {name}</source>
        <translation>Regelentscheid {name}</translation>
    </message>
    <message>
        <source>Teotibot</source>
        <translation>Teotibot</translation>
    </message>
    <message>
        <source>The Teotibot plays against one player alone, in the last of two seats.</source>
        <translation>Der Teotibot spielt gegen eine einzige Person, auf dem letzten von zwei Plätzen.</translation>
    </message>
    <message>
        <source>{lever}: {number}</source>
        <translation>{lever}: {number}</translation>
    </message>
    <message>
        <source>A worker of it ascends.</source>
        <translation>Einer seiner Arbeiter steigt auf.</translation>
    </message>
    <message>
        <source>Your worker is unlocked: {board}.</source>
        <translation>Dein Arbeiter wird freigesetzt: {board}.</translation>
    </message>
    <message>
        <source>The pyramid is complete.</source>
        <translation>Die Pyramide ist fertig.</translation>
    </message>
    <message>
        <source>This triggers the eclipse.</source>
        <translation>Das löst die Eklipse aus.</translation>
    </message>
    <message>
        <source>{rule} {changes}.</source>
        <translation>{rule} {changes}.</translation>
    </message>
    <message>
        <source>With more power it ascends earlier, which brings it points and a step on the Avenue of the Dead.</source>
        <translation>Mit mehr Stärke kommt es früher zum Aufstieg, und der bringt ihm Siegpunkte und einen Schritt auf der Straße der Toten.</translation>
    </message>
    <message>
        <source>It begins with so much wood, stone and gold each, from which its first actions are paid.</source>
        <translation>Er beginnt mit je so viel Holz, Stein und Gold und bezahlt davon seine ersten Aktionen.</translation>
    </message>
    <message>
        <source>Whenever it holds ten cacao, it swaps them for these points.</source>
        <translation>Sobald er zehn Kakao hat, tauscht er sie gegen so viele Siegpunkte.</translation>
    </message>
    <message>
        <source>So many steps on the temple of the worship space; on Decorations one more.</source>
        <translation>So viele Stufen im Tempel des Anbetungsraums; auf Verzierungen eine mehr.</translation>
    </message>
    <message>
        <source>At the end it scores this for each temple bonus that it has reached, whatever the tile says.</source>
        <translation>Am Ende bekommt er so viel für jeden Tempelbonus, den er erreicht hat, was auch immer auf dem Plättchen steht.</translation>
    </message>
    <message>
        <source>At the end it scores this for each of its technologies; it never uses their effects.</source>
        <translation>Am Ende bekommt er so viel für jede seiner Technologien; ihre Wirkung nutzt er nie.</translation>
    </message>
    <message>
        <source>No roll chooses it here.</source>
        <translation>Kein Wurf wählt es hier.</translation>
    </message>
    <message>
        <source>the first one on offer, at the top left</source>
        <translation>die erste der Auslage, oben links</translation>
    </message>
</context>
<context>
    <name>teo.worker</name>
    <message>
        <source>Worker {number}</source>
        <translation>Arbeiter {number}</translation>
    </message>
    <message>
        <source>{worker} (power {power})</source>
        <translation>{worker} (Stärke {power})</translation>
    </message>
</context>
</TS>
