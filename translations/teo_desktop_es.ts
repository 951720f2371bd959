<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Teo Desktop</source>
        <translation>Acerca de Teo Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Font licences</source>
        <translation>Licencias de las fuentes</translation>
    </message>
    <message>
        <source>Teo Desktop is an independent, unofficial program. It is neither made nor supported by the games&apos; designers or publishers, and it replaces neither the box nor the rulebook. All pictures and texts are its own.</source>
        <translation>Teo Desktop es un programa independiente y no oficial. Ni lo hacen ni lo respaldan los autores y editores de los juegos, y no sustituye ni a la caja ni al reglamento. Todas las imágenes y los textos son propios.</translation>
    </message>
    <message>
        <source>The program: MIT licence.</source>
        <translation>El programa: licencia MIT.</translation>
    </message>
    <message>
        <source>Qt {version} and PySide6 {binding}: LGPL version 3.</source>
        <translation>Qt {version} y PySide6 {binding}: LGPL versión 3.</translation>
    </message>
    <message>
        <source>Python {version}: PSF licence. networkx: BSD licence. platformdirs: MIT licence.</source>
        <translation>Python {version}: licencia PSF. networkx: licencia BSD. platformdirs: licencia MIT.</translation>
    </message>
    <message>
        <source>The fonts Fira Sans and Philosopher: SIL Open Font License 1.1; its text is on the next page.</source>
        <translation>Las fuentes Fira Sans y Philosopher: SIL Open Font License 1.1; su texto está en la página siguiente.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Read the rule about this question</source>
        <translation>Leer la regla sobre esta pregunta</translation>
    </message>
</context>
<context>
    <name>AscentPanel</name>
    <message>
        <source>Games of this chapter</source>
        <translation>Partidas de este capítulo</translation>
    </message>
    <message>
        <source>&amp;Look at the game</source>
        <translation>&amp;Ver la partida</translation>
    </message>
    <message>
        <source>Give &amp;up this game</source>
        <translation>Abandonar esta part&amp;ida</translation>
    </message>
    <message>
        <source>It counts for nothing, and the chapter can be begun again.</source>
        <translation>No cuenta, y el capítulo se puede volver a empezar.</translation>
    </message>
    <message>
        <source>The way up</source>
        <translation>El camino hacia arriba</translation>
    </message>
    <message>
        <source>How the ascent works</source>
        <translation>Cómo funciona la ascensión</translation>
    </message>
    <message>
        <source>{stars} of {most} stars</source>
        <translation>{stars} de {most} estrellas</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>aún cerrado</translation>
    </message>
    <message>
        <source>Chapter {number}, {title}: {state}</source>
        <translation>Capítulo {number}, {title}: {state}</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Against: {opponents}</source>
        <translation>Contra: {opponents}</translation>
    </message>
    <message>
        <source>Gift of this chapter for gold: {gift}</source>
        <translation>Regalo de este capítulo por el oro: {gift}</translation>
    </message>
    <message>
        <source>Gold in the chapter before: you take something along, and receive its gift ({gift}).</source>
        <translation>Oro en el capítulo anterior: te llevas algo y recibes su regalo ({gift}).</translation>
    </message>
    <message>
        <source>Silver in the chapter before: you take something along.</source>
        <translation>Plata en el capítulo anterior: te llevas algo.</translation>
    </message>
    <message>
        <source>&amp;Go on with the game</source>
        <translation>&amp;Continuar la partida</translation>
    </message>
    <message>
        <source>&amp;Play this chapter again</source>
        <translation>&amp;Jugar otra vez este capítulo</translation>
    </message>
    <message>
        <source>&amp;Play this chapter</source>
        <translation>&amp;Jugar este capítulo</translation>
    </message>
    <message>
        <source>Pass the chapter before first: with a medal, or by three games without one.</source>
        <translation>Supera antes el capítulo anterior: con una medalla o con tres partidas sin ella.</translation>
    </message>
    <message>
        <source>A game of another chapter is being played.</source>
        <translation>Hay una partida de otro capítulo en curso.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Medal</source>
        <translation>Medalla</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>logrado</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>no logrado</translation>
    </message>
    <message>
        <source>Game {number}: {medal}.</source>
        <translation>Partida {number}: {medal}.</translation>
    </message>
    <message>
        <source>For {medal} this was missing: {goals}.</source>
        <translation>Para {medal} faltó: {goals}.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Tab and the arrows walk over what can be chosen, with Ctrl over everything; Enter clicks.</source>
        <translation>Tab y las flechas recorren lo que puedes elegir; con Ctrl, todo; Intro hace clic.</translation>
    </message>
</context>
<context>
    <name>BotPanel</name>
    <message>
        <source>Read the rule about it</source>
        <translation>Leer la regla</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>What it would do next</source>
        <translation>Lo que haría después</translation>
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
        <translation>No es posible: {what}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>What it does next (any key, or a click anywhere)</source>
        <translation>Lo que hace a continuación (cualquier tecla, o un clic donde sea)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Show the rest of its turn at once (Esc)</source>
        <translation>Mostrar de una vez el resto de su turno (Esc)</translation>
    </message>
    <message>
        <source>How strong it is</source>
        <translation>Qué fuerza tiene</translation>
    </message>
</context>
<context>
    <name>BranchesDialog</name>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
    <message>
        <source>&amp;Go over to it</source>
        <translation>&amp;Pasar a ella</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Other ways that this game has gone. Whoever goes over to one keeps the one that is left here.</source>
        <translation>Otros caminos que ha tomado esta partida. Si pasas a uno, el que dejas se guarda aquí.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Brings back what was deleted last, or the name from before</source>
        <translation>Recupera lo último que se ha borrado o el nombre anterior</translation>
    </message>
</context>
<context>
    <name>BranchesModel</name>
    <message>
        <source>{name} – the game as it goes now</source>
        <translation>{name} – la partida tal como va ahora</translation>
    </message>
    <message>
        <source>The game as it goes now</source>
        <translation>La partida tal como va ahora</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Parts in turn</source>
        <translation>Se separa en el turno</translation>
    </message>
    <message>
        <source>Choices from there</source>
        <translation>Elecciones desde ahí</translation>
    </message>
</context>
<context>
    <name>CampaignGames</name>
    <message>
        <source>Only the latest games of a campaign are kept to be looked at again.</source>
        <translation>Solo se guardan las últimas partidas de una campaña para volver a verlas.</translation>
    </message>
    <message>
        <source>{campaign}, {chapter}: {medal}. Leave the game to see what that opens.</source>
        <translation>{campaign}, {chapter}: {medal}. Sal de la partida para ver qué se abre.</translation>
    </message>
    <message>
        <source>{campaign}: the result is entered. {player} leads the table (league points: {points}).</source>
        <translation>{campaign}: el resultado está anotado. {player} encabeza la tabla (puntos de liga: {points}).</translation>
    </message>
</context>
<context>
    <name>CampaignPage</name>
    <message>
        <source>Campaigns</source>
        <translation>Campañas</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;New campaign …</source>
        <translation>&amp;Nueva campaña…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Moves the file to the trash.</source>
        <translation>Mueve el archivo a la papelera.</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Import a campaign</source>
        <translation>Importar una campaña</translation>
    </message>
    <message>
        <source>Export the campaign</source>
        <translation>Exportar la campaña</translation>
    </message>
    <message>
        <source>Copies the campaign, its running game included, to another place.</source>
        <translation>Copia la campaña, con su partida en curso, a otro lugar.</translation>
    </message>
    <message>
        <source>Results as &amp;CSV …</source>
        <translation>Resultados en &amp;CSV…</translation>
    </message>
    <message>
        <source>Copies a campaign from elsewhere to the others.</source>
        <translation>Copia una campaña de otro lugar junto a las demás.</translation>
    </message>
    <message>
        <source>There is no campaign yet. Two kinds can be played:</source>
        <translation>Aún no hay ninguna campaña. Puedes jugar dos tipos:</translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>«{name}» está en la papelera.</translation>
    </message>
    <message>
        <source>The campaign is in {file}.</source>
        <translation>La campaña está en {file}.</translation>
    </message>
    <message>
        <source>Results as CSV</source>
        <translation>Resultados en CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>The results are in {file}.</source>
        <translation>Los resultados están en {file}.</translation>
    </message>
    <message>
        <source>Campaigns of Teo Desktop (*{suffix})</source>
        <translation>Campañas de Teo Desktop (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Campaigns</name>
    <message>
        <source>{file} could not be moved to the trash.</source>
        <translation>{file} no se pudo mover a la papelera.</translation>
    </message>
    <message>
        <source>{file} is open in another window, or its folder takes no files.</source>
        <translation>{file} está abierto en otra ventana, o su carpeta no admite archivos.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Medal</source>
        <translation>Medalla</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>League points</source>
        <translation>Puntos de liga</translation>
    </message>
    <message>
        <source>Ascent</source>
        <translation>Ascensión</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Alone up the pyramid: eight chapters, each with a twist and goals in bronze, silver and gold. What you win changes how the next one begins.</source>
        <translation>A solas pirámide arriba: ocho capítulos, cada uno con su giro y objetivos de bronce, plata y oro. Lo que ganes cambia cómo empieza el siguiente.</translation>
    </message>
    <message>
        <source>As many games as you like among people and bots, with a table, a grid of who beat whom, and a handicap that follows the results.</source>
        <translation>Tantas partidas como queráis entre personas y bots, con una tabla, un cuadro de quién superó a quién y un hándicap que sigue los resultados.</translation>
    </message>
    <message>
        <source>No medal</source>
        <translation>Sin medalla</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronce</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Plata</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Ascent · {stars} of {most} stars</source>
        <translation>Ascensión · {stars} de {most} estrellas</translation>
    </message>
    <message>
        <source>League · game {number} of {most}</source>
        <translation>Liga · partida {number} de {most}</translation>
    </message>
    <message>
        <source>League · games played: {number}</source>
        <translation>Liga · partidas jugadas: {number}</translation>
    </message>
    <message>
        <source>A chapter is one game. All goals of a medal have to be reached in it.</source>
        <translation>Un capítulo es una partida. En ella hay que lograr todos los objetivos de una medalla.</translation>
    </message>
    <message>
        <source>Every chapter may be played again; its best game counts.</source>
        <translation>Cada capítulo se puede volver a jugar; cuenta la mejor partida.</translation>
    </message>
    <message>
        <source>A medal is worth one, two or three stars. The last chapter becomes easier with every star you have.</source>
        <translation>Una medalla vale una, dos o tres estrellas. El último capítulo es más fácil con cada estrella que tengas.</translation>
    </message>
    <message>
        <source>Whoever has played least plays next, rather with others they have seldom met; seats rotate.</source>
        <translation>Juega quien menos haya jugado, mejor con rivales con los que se haya cruzado poco; los asientos van rotando.</translation>
    </message>
    <message>
        <source>A game brings a point for everybody behind you, and one more for winning.</source>
        <translation>Una partida da un punto por cada jugador que quede detrás de ti, y uno más por ganar.</translation>
    </message>
    <message>
        <source>Equal points: more wins, then the better average without head starts.</source>
        <translation>A igualdad de puntos: más victorias y después el mejor promedio sin ventajas.</translation>
    </message>
    <message>
        <source>Handicap: after each game the first of the table loses {swing} points of head start and the last gains {swing}; others move by what lies between. At a table everybody begins with what they have more than the player with the least; {most} points is the limit.</source>
        <translation>Hándicap: tras cada partida, el primero de la mesa pierde {swing} puntos de ventaja y el último gana {swing}; los demás quedan entre medias. En la mesa cada uno empieza con lo que tenga de más sobre quien tiene menos; el límite son {most} puntos.</translation>
    </message>
    <message>
        <source>Everybody begins even: there are no handicaps.</source>
        <translation>Todos empiezan igual: no hay hándicaps.</translation>
    </message>
    <message>
        <source>What was saved last of {file} cannot be read. It goes on from what was saved before that.</source>
        <translation>No se puede leer lo último que se guardó de {file}. Se sigue desde lo que se guardó antes.</translation>
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
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>Export score sheet and log</source>
        <translation>Exportar hoja de puntuación y registro</translation>
    </message>
    <message>
        <source>Score sheet and log are in {file}.</source>
        <translation>La hoja de puntuación y el registro están en {file}.</translation>
    </message>
</context>
<context>
    <name>CoachStrip</name>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>The coach: switched on and off in the preferences</source>
        <translation>El entrenador: se activa y desactiva en las preferencias</translation>
    </message>
    <message>
        <source>Show it among the choices</source>
        <translation>Mostrarlo entre las opciones</translation>
    </message>
    <message>
        <source>Do not mark this kind of thing any more</source>
        <translation>No volver a señalar este tipo de cosas</translation>
    </message>
    <message>
        <source>Enough of that</source>
        <translation>No mostrar más</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n tablero</numerusform>
            <numerusform>%n tableros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An eclipse is triggered; %n more turn(s) will be played before it is scored.</source>
        <translation>
            <numerusform>Se desencadena un eclipse; se jugará %n turno más antes de puntuarlo.</numerusform>
            <numerusform>Se desencadena un eclipse; se jugarán %n turnos más antes de puntuarlo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eclipse after %n more turn(s)</source>
        <translation>
            <numerusform>Eclipse después de %n turno más</numerusform>
            <numerusform>Eclipse después de %n turnos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new pyramid tile(s) on offer.</source>
        <translation>
            <numerusform>%n nueva loseta de pirámide disponible.</numerusform>
            <numerusform>%n nuevas losetas de pirámide disponibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new decoration(s) on offer.</source>
        <translation>
            <numerusform>%n nueva decoración disponible.</numerusform>
            <numerusform>%n nuevas decoraciones disponibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n icon(s) match</source>
        <translation>
            <numerusform>coincide %n icono</numerusform>
            <numerusform>coinciden %n iconos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n extra-worker tile(s)</source>
        <translation>
            <numerusform>con %n loseta «Trabajador adicional»</numerusform>
            <numerusform>con %n losetas «Trabajador adicional»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power-up(s)</source>
        <translation>
            <numerusform>potenciar %n vez</numerusform>
            <numerusform>potenciar %n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which worker do you power up? (%n power-up(s) left)</source>
        <translation>
            <numerusform>¿A qué trabajador potencias? (%n vez más)</numerusform>
            <numerusform>¿A qué trabajador potencias? (%n veces más)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which resource do you take? (%n left)</source>
        <translation>
            <numerusform>¿Qué recurso tomas? (falta %n)</numerusform>
            <numerusform>¿Qué recurso tomas? (faltan %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) of your choice</source>
        <translation>
            <numerusform>%n recurso a tu elección</numerusform>
            <numerusform>%n recursos a tu elección</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on temples of your choice</source>
        <translation>
            <numerusform>%n paso en un templo a tu elección</numerusform>
            <numerusform>%n pasos en templos a tu elección</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on different temples</source>
        <translation>
            <numerusform>%n paso en un templo</numerusform>
            <numerusform>%n pasos en templos distintos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) slide up</source>
        <translation>
            <numerusform>sube %n loseta</numerusform>
            <numerusform>suben %n losetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n loseta en la bolsa</numerusform>
            <numerusform>%n losetas en la bolsa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discovery tile(s) to use</source>
        <translation>
            <numerusform>%n loseta de descubrimiento por usar</numerusform>
            <numerusform>%n losetas de descubrimiento por usar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used discovery tile(s)</source>
        <translation>
            <numerusform>%n loseta de descubrimiento usada</numerusform>
            <numerusform>%n losetas de descubrimiento usadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology(ies)</source>
        <translation>
            <numerusform>%n tecnología</numerusform>
            <numerusform>%n tecnologías</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n máscara</numerusform>
            <numerusform>%n máscaras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) left</source>
        <translation>
            <numerusform>queda %n edificio</numerusform>
            <numerusform>quedan %n edificios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n trabajador</numerusform>
            <numerusform>%n trabajadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{royal}: do you trade? (%n trade(s) left)</source>
        <translation>
            <numerusform>{royal}: ¿comercias? (queda %n vez)</numerusform>
            <numerusform>{royal}: ¿comercias? (quedan %n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colour(s)</source>
        <translation>
            <numerusform>%n color</numerusform>
            <numerusform>%n colores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matching icon(s)</source>
        <translation>
            <numerusform>%n icono coincidente</numerusform>
            <numerusform>%n iconos coincidentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) could be unlocked</source>
        <translation>
            <numerusform>%n trabajador se podría desbloquear</numerusform>
            <numerusform>%n trabajadores se podrían desbloquear</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n more turn(s)</source>
        <translation>
            <numerusform>tras %n turno más</numerusform>
            <numerusform>tras %n turnos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in at most %n round(s)</source>
        <translation>
            <numerusform>en %n ronda como máximo</numerusform>
            <numerusform>en %n rondas como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral worker(s)</source>
        <translation>
            <numerusform>%n trabajador neutral</numerusform>
            <numerusform>%n trabajadores neutrales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since your last turn: %n thing(s)</source>
        <translation>
            <numerusform>Desde tu último turno: %n suceso</numerusform>
            <numerusform>Desde tu último turno: %n sucesos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>%n minuto más o menos</numerusform>
            <numerusform>unos %n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong. The game goes on from its last good state; no report could be written.</source>
        <translation>Algo ha salido mal. La partida sigue desde su último estado correcto; no se ha podido escribir ningún informe.</translation>
    </message>
    <message>
        <source>Something went wrong. The game goes on from its last good state; a report lies in {file}.</source>
        <translation>Algo ha salido mal. La partida sigue desde su último estado correcto; hay un informe en {file}.</translation>
    </message>
</context>
<context>
    <name>DockTitle</name>
    <message>
        <source>Put the panel back</source>
        <translation>Volver a acoplar el panel</translation>
    </message>
    <message>
        <source>Make it a window of its own</source>
        <translation>Mostrar en una ventana propia</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Cerrar el panel</translation>
    </message>
</context>
<context>
    <name>DocksWindow</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
</context>
<context>
    <name>Encores</name>
    <message>
        <source>The position is on the clipboard; “Paste a position” opens it again.</source>
        <translation>La posición está en el portapapeles; «Pegar una posición» la vuelve a abrir.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard that this version can open.</source>
        <translation>En el portapapeles no hay ninguna posición que esta versión pueda abrir.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>El portapapeles</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Here stands what a field is about while the pointer or the keyboard is at it.</source>
        <translation>Aquí se explica cada campo mientras el puntero o el teclado está en él.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>What happened</source>
        <translation>Lo que ha pasado</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{file} could not be written: {problem}</source>
        <translation>No se ha podido escribir {file}: {problem}</translation>
    </message>
    <message>
        <source>{file} does not exist.</source>
        <translation>{file} no existe.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {detail}</source>
        <translation>No se puede leer {file}: {detail}</translation>
    </message>
    <message>
        <source>{file} is not a game of Teo Desktop.</source>
        <translation>{file} no es una partida de Teo Desktop.</translation>
    </message>
    <message>
        <source>{file} is too big: {number1} bytes, {number2} are the limit.</source>
        <translation>{file} es demasiado grande: {number1} bytes, el límite son {number2}.</translation>
    </message>
    <message>
        <source>{file} holds too many parts: {number1}, {number2} are the limit.</source>
        <translation>{file} contiene demasiadas partes: {number1}, el límite son {number2}.</translation>
    </message>
    <message>
        <source>{file} holds a part with a name that is not allowed: {detail}</source>
        <translation>{file} contiene una parte con un nombre no permitido: {detail}</translation>
    </message>
    <message>
        <source>{file} was made by a newer version: its format is {number1}, this version knows up to {number2}.</source>
        <translation>{file} es de una versión más nueva: su formato es el {number1}, esta versión conoce hasta el {number2}.</translation>
    </message>
    <message>
        <source>{file} has format {number1}, which this version can no longer read.</source>
        <translation>{file} tiene el formato {number1}, que esta versión ya no puede leer.</translation>
    </message>
    <message>
        <source>{file} holds a game that this version does not know: {detail}</source>
        <translation>{file} contiene un juego que esta versión no conoce: {detail}</translation>
    </message>
    <message>
        <source>{file} was made by a newer version: its rules are {number1}, this version knows up to {number2}.</source>
        <translation>{file} es de una versión más nueva: sus reglas son las {number1}, esta versión conoce hasta las {number2}.</translation>
    </message>
    <message>
        <source>{file} is too long for a game: {number2} characters, {number3} are the limit.</source>
        <translation>{file} es demasiado largo para una partida: {number2} caracteres, el límite es {number3}.</translation>
    </message>
    <message>
        <source>{file} is not the text of a game: line {number1} does not begin with [Game …].</source>
        <translation>{file} no es el texto de una partida: la línea {number1} no empieza por [Game …].</translation>
    </message>
    <message>
        <source>{file}, line {number1}: this version does not know the game {detail}.</source>
        <translation>{file}, línea {number1}: esta versión no conoce el juego {detail}.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: made by a newer version, its rules are {number2}, this version knows up to {number3}.</source>
        <translation>{file}, línea {number1}: lo hizo una versión más nueva, con reglas {number2}; esta versión conoce hasta {number3}.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: this is no header of the form [Name …].</source>
        <translation>{file}, línea {number1}: esto no es una cabecera con la forma [Nombre …].</translation>
    </message>
    <message>
        <source>{file}, line {number1}: the header [{detail} …] is missing above this line.</source>
        <translation>{file}, línea {number1}: falta encima la cabecera [{detail} …].</translation>
    </message>
    <message>
        <source>{file}, line {number1}: this is no choice, no comment and no branch.</source>
        <translation>{file}, línea {number1}: esto no es ni una elección, ni un comentario, ni una rama.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: choice number {number2} is due here.</source>
        <translation>{file}, línea {number1}: aquí debe estar la elección número {number2}.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: a branch must lie within the game, have a number of its own, and end with ).</source>
        <translation>{file}, línea {number1}: una rama debe estar dentro de la partida, tener un número propio y acabar con ).</translation>
    </message>
    <message>
        <source>{file}, line {number1}: the rules do not allow this choice here.</source>
        <translation>{file}, línea {number1}: las reglas no permiten aquí esta elección.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: the text ends before the * that closes it.</source>
        <translation>{file}, línea {number1}: el texto termina antes del * que lo cierra.</translation>
    </message>
    <message>
        <source>{file} is not a campaign of Teo Desktop.</source>
        <translation>{file} no es una campaña de Teo Desktop.</translation>
    </message>
    <message>
        <source>{file} holds a single game, not a campaign.</source>
        <translation>{file} contiene una sola partida, no una campaña.</translation>
    </message>
    <message>
        <source>{file} holds a campaign, not a single game.</source>
        <translation>{file} contiene una campaña, no una sola partida.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>está abierto en otra ventana</translation>
    </message>
    <message>
        <source>another program has changed it; save once more to replace it</source>
        <translation>otro programa lo ha cambiado; guarda otra vez para reemplazarlo</translation>
    </message>
    <message>
        <source>Before the rules changed</source>
        <translation>Antes del cambio de reglas</translation>
    </message>
    <message>
        <source>A file cannot be called {name}.</source>
        <translation>Un archivo no puede llamarse {name}.</translation>
    </message>
    <message>
        <source>{file} is there already.</source>
        <translation>{file} ya existe.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>{file} is not in the trash any more.</source>
        <translation>{file} ya no está en la papelera.</translation>
    </message>
    <message>
        <source>{file} is open in a window: leave the game there first.</source>
        <translation>{file} está abierto en una ventana: sal primero de la partida allí.</translation>
    </message>
    <message>
        <source>it would be too large to be opened again ({number} where {limit} are the limit)</source>
        <translation>sería demasiado grande para volver a abrirse ({number}; el límite es {limit})</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved. It goes on from the last choice that still fits.</source>
        <translation>Las reglas han cambiado desde que se guardó esta partida. Sigue desde la última elección que todavía encaja.</translation>
    </message>
    <message>
        <source>The rules do not allow choice {number} of this game. It goes on from before it; what followed is kept as a branch.</source>
        <translation>Las reglas no permiten la elección {number} de esta partida. Se sigue desde antes de ella; lo que vino después se guarda como rama.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved. All choices still fit, but lead to another table.</source>
        <translation>Las reglas han cambiado desde que se guardó esta partida. Todas las elecciones encajan todavía, pero llevan a otra situación.</translation>
    </message>
    <message>
        <source>The choices in this file do not lead to the table that was saved with them. The game stands where the choices lead.</source>
        <translation>Las elecciones de este archivo no llevan a la situación que se guardó con ellas. La partida está donde llevan las elecciones.</translation>
    </message>
    <message>
        <source>This version has no bot called {name}: another one plays for it.</source>
        <translation>Esta versión no tiene ningún bot llamado {name}: otro juega en su lugar.</translation>
    </message>
    <message>
        <source>As it stood in the file</source>
        <translation>Como estaba en el archivo</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} ya no está.</translation>
    </message>
    <message>
        <source>{file} stays where it is: its folder has no trash. To be rid of it, open the folder and delete it there.</source>
        <translation>{file} se queda donde está: su carpeta no tiene papelera. Si quieres deshacerte de él, abre la carpeta y bórralo allí.</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>{file} está dañado.</translation>
    </message>
    <message>
        <source>{file}, line {number1}: this value is not possible here.</source>
        <translation>{file}, línea {number1}: este valor no es posible aquí.</translation>
    </message>
    <message>
        <source>{file} is damaged, or was changed by hand ({place}).</source>
        <translation>{file} está dañado o se ha modificado a mano ({place}).</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome! Are you new to Teotihuacan?</source>
        <translation>¡Hola! ¿Es Teotihuacan nuevo para ti?</translation>
    </message>
    <message>
        <source>Then begin with the lessons, or with a game: it has the set-up for a first game, and a coach helps. Both can be changed at any time.</source>
        <translation>Entonces empieza por las lecciones, o con una partida: trae la preparación de primera partida y la ayuda de un entrenador. Ambas cosas se pueden cambiar cuando quieras.</translation>
    </message>
    <message>
        <source>Fine: new games have the full set-up, and the coach is silent. The preferences bring it back.</source>
        <translation>Bien: las partidas nuevas tienen la preparación completa y el entrenador calla. En las preferencias vuelve.</translation>
    </message>
    <message>
        <source>I am new to it</source>
        <translation>Es nuevo para mí</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Conozco el juego</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>A las lecciones</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ForecastStrip</name>
    <message>
        <source>Forecast</source>
        <translation>Previsión</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>&amp;End turn</source>
        <translation>T&amp;erminar el turno</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Confirmar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo &amp;turn</source>
        <translation>Deshacer el &amp;turno</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>To the c&amp;hoices</source>
        <translation>A las &amp;opciones</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Todo el tablero</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>What was saved last of this game cannot be read. It goes on from what was saved before that.</source>
        <translation>No se puede leer lo último que se guardó de esta partida. Sigue desde lo que se guardó antes.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>{file} is a game of {game}, which has no table in the window yet.</source>
        <translation>{file} es una partida de {game}, que todavía no tiene mesa en la ventana.</translation>
    </message>
    <message>
        <source>Games of Teo Desktop (*{suffix})</source>
        <translation>Partidas de Teo Desktop (*{suffix})</translation>
    </message>
    <message>
        <source>Games as text (*{suffix})</source>
        <translation>Partidas como texto (*{suffix})</translation>
    </message>
    <message>
        <source>This game could not be saved and would be lost. {problem} Save it under another name, or do the same once more to leave it all the same.</source>
        <translation>Esta partida no se ha podido guardar y se perdería. {problem} Guárdala con otro nombre, o haz lo mismo otra vez para dejarla de todos modos.</translation>
    </message>
    <message>
        <source>The game goes on, but it is not being saved. {problem}</source>
        <translation>La partida sigue, pero no se está guardando. {problem}</translation>
    </message>
    <message>
        <source>This game is open in another window. Here it can be looked at, but not played: save it under another name to go on with it here.</source>
        <translation>Esta partida está abierta en otra ventana. Aquí puedes mirarla, pero no jugarla: guárdala con otro nombre para seguir aquí.</translation>
    </message>
    <message>
        <source>{file} lies where nothing can be written: save this game under another name.</source>
        <translation>{file} está donde no se puede escribir nada: guarda esta partida con otro nombre.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Any key or click goes on.</source>
        <translation>Sigue con cualquier tecla o clic.</translation>
    </message>
    <message>
        <source>{player} made a mistake; a random choice was made instead.</source>
        <translation>{player} ha cometido un error; en su lugar se ha elegido al azar.</translation>
    </message>
    <message>
        <source>Nothing that {player} could do can be carried out. Please take your last turn back.</source>
        <translation>Nada de lo que podría hacer {player} se puede ejecutar. Deshaz tu último turno.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Click on something that is lit, or pick a row of the choices.</source>
        <translation>Haz clic en algo iluminado o elige una fila de las opciones.</translation>
    </message>
    <message>
        <source>{choice} – once more, or Enter, to confirm</source>
        <translation>{choice} – otra vez, o Intro, para confirmar</translation>
    </message>
    <message>
        <source>Before you end the turn:</source>
        <translation>Antes de terminar el turno:</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Something was revealed: it cannot be taken back.</source>
        <translation>Se ha revelado algo: no se puede deshacer.</translation>
    </message>
    <message>
        <source>Another person has chosen since: that cannot be taken back.</source>
        <translation>Otra persona ha elegido desde entonces: eso no se puede deshacer.</translation>
    </message>
    <message>
        <source>Take the last choice back</source>
        <translation>Deshacer la última elección</translation>
    </message>
    <message>
        <source>Go back to the start of the turn</source>
        <translation>Volver al principio del turno</translation>
    </message>
    <message>
        <source>Undo stops after “{choice}” ({player}): something was revealed there.</source>
        <translation>Deshacer se detiene tras «{choice}» ({player}): allí se reveló algo.</translation>
    </message>
    <message>
        <source>Undo stops after “{choice}”: another person, {player}, chose that.</source>
        <translation>Deshacer se detiene tras «{choice}»: lo eligió otra persona, {player}.</translation>
    </message>
    <message>
        <source>This game can only be looked at here.</source>
        <translation>Aquí esta partida solo se puede mirar.</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Volver a hacer lo deshecho</translation>
    </message>
    <message>
        <source>Nothing has been taken back that could be done again.</source>
        <translation>No se ha deshecho nada que se pueda volver a hacer.</translation>
    </message>
</context>
<context>
    <name>HelpAtlas</name>
    <message>
        <source>Name or meaning of a picture</source>
        <translation>Nombre o significado de una imagen</translation>
    </message>
    <message>
        <source>&amp;Read more</source>
        <translation>&amp;Leer más</translation>
    </message>
    <message>
        <source>No picture is called like this.</source>
        <translation>Ninguna imagen se llama así.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules and help – Teo Desktop</source>
        <translation>Reglas y ayuda – Teo Desktop</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo encontrado</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Iconos</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>No se ha encontrado nada. Prueba con menos palabras o con otras.</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Read the rule about it</source>
        <translation>Leer la regla</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Stay at this thing wherever the pointer goes</source>
        <translation>Seguir con esto, vaya donde vaya el puntero</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Move the pointer over anything on the board. A middle click or F1 pins it here.</source>
        <translation>Pasa el puntero por encima de cualquier cosa del tablero. Un clic con el botón central o F1 la fija aquí.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ahora no es posible</translation>
    </message>
    <message>
        <source>In the rules: {title}</source>
        <translation>En las reglas: {title}</translation>
    </message>
</context>
<context>
    <name>LeaguePanel</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Who was ahead of whom</source>
        <translation>Quién quedó por delante de quién</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;Look at the game</source>
        <translation>&amp;Ver la partida</translation>
    </message>
    <message>
        <source>Give &amp;up this game</source>
        <translation>Abandonar esta part&amp;ida</translation>
    </message>
    <message>
        <source>It counts for nothing, and is begun again with the same players.</source>
        <translation>No cuenta, y se vuelve a empezar con los mismos jugadores.</translation>
    </message>
    <message>
        <source>How the league works</source>
        <translation>Cómo funciona la liga</translation>
    </message>
    <message>
        <source>All games have been played</source>
        <translation>Se han jugado todas las partidas</translation>
    </message>
    <message>
        <source>First of the table: {name}</source>
        <translation>Primero de la tabla: {name}</translation>
    </message>
    <message>
        <source>Game {number} is being played</source>
        <translation>Partida {number} en curso</translation>
    </message>
    <message>
        <source>Next: game {number}</source>
        <translation>A continuación: partida {number}</translation>
    </message>
    <message>
        <source>{seat}. {player} – head start: {points}</source>
        <translation>{seat}. {player} – ventaja: {points}</translation>
    </message>
    <message>
        <source>{seat}. {player}</source>
        <translation>{seat}. {player}</translation>
    </message>
    <message>
        <source>&amp;Go on with the game</source>
        <translation>&amp;Continuar la partida</translation>
    </message>
    <message>
        <source>&amp;Play the next game</source>
        <translation>&amp;Jugar la siguiente partida</translation>
    </message>
    <message>
        <source>{player} {points} (+{won})</source>
        <translation>{player} {points} (+{won})</translation>
    </message>
    <message>
        <source>Last game: {places}.</source>
        <translation>Última partida: {places}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>League points</source>
        <translation>Puntos de liga</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Promedio</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>against whoever has the least</source>
        <translation>frente a quien tiene menos</translation>
    </message>
    <message>
        <source>{player} was ahead of {other} in {ahead} of {games} games</source>
        <translation>{player} quedó por delante de {other} en {ahead} de {games} partidas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>{player} {points} (head start {start})</source>
        <translation>{player} {points} (ventaja {start})</translation>
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
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Do this step for me</source>
        <translation>Hacer este paso por mí</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>Saltar esta lección</translation>
    </message>
    <message>
        <source>Leave: the lesson goes on here the next time</source>
        <translation>Salir: la lección seguirá aquí la próxima vez</translation>
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
        <translation>Paso {step} de {steps}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>{button}: {lesson}</source>
        <translation>{button}: {lesson}</translation>
    </message>
    <message>
        <source>I know this</source>
        <translation>Ya la conozco</translation>
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
        <translation>Retirarlo</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>First take back what you have just chosen.</source>
        <translation>Primero retira lo que acabas de elegir.</translation>
    </message>
    <message>
        <source>It is not your turn at the moment.</source>
        <translation>Ahora no es tu turno.</translation>
    </message>
    <message>
        <source>First read what the bubble says; “Next” goes on.</source>
        <translation>Lee primero lo que dice el globo; con «Siguiente» se continúa.</translation>
    </message>
    <message>
        <source>In this step that is not wanted: {what}</source>
        <translation>Eso no toca en este paso: {what}</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Learn the game by playing it, a few minutes at a time. You can leave whenever you like: a lesson goes on where you left it.</source>
        <translation>Aprende el juego jugando, en ratos de pocos minutos. Puedes dejarlo cuando quieras: cada lección sigue donde la dejaste.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>Whose lines the log shows</source>
        <translation>De quién son las líneas que muestra el registro</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation>Copiar las líneas seleccionadas</translation>
    </message>
    <message>
        <source>Copy the whole log</source>
        <translation>Copiar todo el registro</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Look at this moment</source>
        <translation>Ver este momento</translation>
    </message>
    <message>
        <source>Ctrl+Right and Ctrl+Left go through the names in a line, Enter pins what a name means.</source>
        <translation>Ctrl+derecha y Ctrl+izquierda recorren los nombres de una línea; Intro fija lo que significa un nombre.</translation>
    </message>
    <message>
        <source>Explain in the rules</source>
        <translation>Explicar en las reglas</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>This is the past: nothing can be chosen here. {key} leads back to now.</source>
        <translation>Esto es el pasado: aquí no se puede elegir nada. {key} te devuelve al presente.</translation>
    </message>
    <message>
        <source>{player} was asked: {question}</source>
        <translation>Pregunta a {player}: {question}</translation>
    </message>
    <message>
        <source>Chosen then: {choice}</source>
        <translation>Elegido entonces: {choice}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Not while you look at the past.</source>
        <translation>No mientras miras el pasado.</translation>
    </message>
    <message>
        <source>Before the first turn: {player}</source>
        <translation>Antes del primer turno: {player}</translation>
    </message>
    <message>
        <source>Turn {turn}, round {round}: {player}</source>
        <translation>Turno {turn}, ronda {round}: {player}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} de {turns}</translation>
    </message>
    <message>
        <source>You look at the time before the first turn; the game ended in turn {turns}.</source>
        <translation>Miras el tiempo antes del primer turno; la partida terminó en el turno {turns}.</translation>
    </message>
    <message>
        <source>You look at the time before the first turn; the game stands at turn {turns}.</source>
        <translation>Miras el tiempo antes del primer turno; la partida va por el turno {turns}.</translation>
    </message>
    <message>
        <source>You look at turn {turn}, the last one, before it went on.</source>
        <translation>Miras el turno {turn}, el último, antes de que siguiera.</translation>
    </message>
    <message>
        <source>You look at turn {turn}; the game ended in turn {turns}.</source>
        <translation>Miras el turno {turn}; la partida terminó en el turno {turns}.</translation>
    </message>
    <message>
        <source>You look at turn {turn}; the game stands at turn {turns}.</source>
        <translation>Miras el turno {turn}; la partida va por el turno {turns}.</translation>
    </message>
    <message>
        <source>The game goes on from here. What came after it is kept as the branch “{name}”.</source>
        <translation>La partida sigue desde aquí. Lo que vino después se guarda como la rama «{name}».</translation>
    </message>
    <message>
        <source>The branch “{name}” does not fit this game any more; everything is as it was.</source>
        <translation>La rama «{name}» ya no encaja en esta partida; todo sigue como estaba.</translation>
    </message>
    <message>
        <source>The game has gone over to “{name}”.</source>
        <translation>La partida ha pasado a «{name}».</translation>
    </message>
    <message>
        <source>Turn {turn}, {time}</source>
        <translation>Turno {turn}, {time}</translation>
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
        <translation>{game} (solo para mirar) – Teo Desktop</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Copy the num&amp;ber of the game: {seed}</source>
        <translation>Copiar el nú&amp;mero de la partida: {seed}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>&amp;Export score sheet and log …</source>
        <translation>&amp;Exportar puntuación y registro…</translation>
    </message>
    <message>
        <source>S&amp;tatistics …</source>
        <translation>Es&amp;tadísticas…</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <translation>&amp;Dejar la partida</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla c&amp;ompleta</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
        <source>&amp;About Teo Desktop</source>
        <translation>&amp;Acerca de Teo Desktop</translation>
    </message>
    <message>
        <source>&amp;Time machine</source>
        <translation>&amp;Máquina del tiempo</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>&amp;Reglas y ayuda</translation>
    </message>
    <message>
        <source>&amp;Icons</source>
        <translation>&amp;Iconos</translation>
    </message>
    <message>
        <source>&amp;Campaigns</source>
        <translation>&amp;Campañas</translation>
    </message>
    <message>
        <source>Same set-&amp;up and number again</source>
        <translation>Misma preparación y número otra ve&amp;z</translation>
    </message>
    <message>
        <source>Begin the same game once more: the same tiles come in the same order</source>
        <translation>Empieza otra vez la misma partida: las mismas losetas salen en el mismo orden</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vancha</translation>
    </message>
    <message>
        <source>Begin a new game with the same seats and options, but another number</source>
        <translation>Empieza una partida nueva con los mismos asientos y opciones, pero con otro número</translation>
    </message>
    <message>
        <source>Cop&amp;y the position</source>
        <translation>C&amp;opiar la posición</translation>
    </message>
    <message>
        <source>Paste a pos&amp;ition</source>
        <translation>Pegar una pos&amp;ición</translation>
    </message>
    <message>
        <source>Saved &amp;games</source>
        <translation>&amp;Partidas guardadas</translation>
    </message>
</context>
<context>
    <name>NewCampaignDialog</name>
    <message>
        <source>New campaign</source>
        <translation>Nueva campaña</translation>
    </message>
    <message>
        <source>&amp;Handicap that follows the results</source>
        <translation>&amp;Hándicap que sigue los resultados</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Name or profile</source>
        <translation>Nombre o perfil</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Number of &amp;players</source>
        <translation>Número de &amp;jugadores</translation>
    </message>
    <message>
        <source>Player {number}: person or bot</source>
        <translation>Jugador {number}: persona o bot</translation>
    </message>
    <message>
        <source>Player {number}: name</source>
        <translation>Jugador {number}: nombre</translation>
    </message>
    <message>
        <source>Players at a &amp;table</source>
        <translation>Jugadores por &amp;mesa</translation>
    </message>
    <message>
        <source>without an end</source>
        <translation>sin fin</translation>
    </message>
    <message>
        <source>Number of g&amp;ames</source>
        <translation>Número de &amp;partidas</translation>
    </message>
    <message>
        <source>So many play each game; where there are more, whoever has played least is next.</source>
        <translation>Tantos juegan cada partida; si hay más, juega a continuación quien menos ha jugado.</translation>
    </message>
    <message>
        <source>After so many games the league is over; without an end it goes on.</source>
        <translation>Tras tantas partidas termina la liga; sin final, continúa siempre.</translation>
    </message>
    <message>
        <source>Whoever comes last gets a head start in points for the next game, whoever wins loses some.</source>
        <translation>Quien queda último recibe puntos de ventaja para la siguiente partida; quien gana, pierde parte de ellos.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game: {game}</source>
        <translation>Nueva partida: {game}</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>R&amp;eglas</translation>
    </message>
    <message>
        <source>Read about the set-up and the variants</source>
        <translation>Leer sobre la preparación y las variantes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>The same number makes the same game again.</source>
        <translation>El mismo número da otra vez la misma partida.</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Número de la partida</translation>
    </message>
    <message>
        <source>Bot: random</source>
        <translation>Bot: al azar</translation>
    </message>
    <message>
        <source>Bot: greedy</source>
        <translation>Bot: codicioso</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Any name, or one of the profiles of the preferences: its result is counted in the statistics.</source>
        <translation>Cualquier nombre, o uno de los perfiles de las preferencias: su resultado cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Bot: {name}</translation>
    </message>
    <message>
        <source>Makes any choice that the rules allow, by chance.</source>
        <translation>Elige al azar cualquier cosa que permitan las reglas.</translation>
    </message>
    <message>
        <source>Takes what is worth most to it at once, and looks no further ahead.</source>
        <translation>Toma lo que más le aporta en el momento y no mira más allá.</translation>
    </message>
    <message>
        <source>Plays at this computer.</source>
        <translation>Juega en este ordenador.</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Last played: {date}</source>
        <translation>Última vez: {date}</translation>
    </message>
    <message>
        <source>Round {round} · last played: {date}</source>
        <translation>Ronda {round} · última vez: {date}</translation>
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
        <translation>¿Por qué? {what}</translation>
    </message>
    <message>
        <source>What it would try and choose, and why</source>
        <translation>Qué intentaría y elegiría, y por qué</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
</context>
<context>
    <name>PlayedModel</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campaña</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfiles</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>The profiles in {file} cannot be read ({detail}); new ones will leave that file aside as {kept}.</source>
        <translation>No se pueden leer los perfiles de {file} ({detail}); al crear otros, ese archivo se conserva como {kept}.</translation>
    </message>
    <message>
        <source>{file} holds something else than profiles; new ones will leave that file aside as {kept}.</source>
        <translation>{file} contiene algo distinto de perfiles; al crear otros, ese archivo se conserva como {kept}.</translation>
    </message>
    <message>
        <source>{file} is too big for profiles: {number1} bytes, {number2} are the limit; new ones will leave that file aside as {kept}.</source>
        <translation>{file} es demasiado grande para los perfiles: {number1} bytes, el límite son {number2}; al crear otros, ese archivo se conserva como {kept}.</translation>
    </message>
    <message>
        <source>The profiles in {file} were made by a newer version: their format is {number1}, this version knows up to {number2}; new ones will leave that file aside as {kept}.</source>
        <translation>Los perfiles de {file} son de una versión más nueva: su formato es {number1} y esta versión conoce hasta {number2}; al crear otros, ese archivo se conserva como {kept}.</translation>
    </message>
    <message>
        <source>The profiles in {file} are damaged; new ones will leave that file aside as {kept}.</source>
        <translation>Los perfiles de {file} están dañados; al crear otros, ese archivo se conserva como {kept}.</translation>
    </message>
</context>
<context>
    <name>ProfilesPage</name>
    <message>
        <source>Whoever is chosen for a seat of a new game has its result counted in the statistics.</source>
        <translation>El resultado de quien se elige para un asiento de una partida nueva cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>Name of a new profile</source>
        <translation>Nombre de un perfil nuevo</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfiles</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>{name} is deleted; the figures of these games are out of sight.</source>
        <translation>{name} se ha borrado; las cifras de esas partidas ya no se ven.</translation>
    </message>
    <message>
        <source>A profile needs a name.</source>
        <translation>Un perfil necesita un nombre.</translation>
    </message>
    <message>
        <source>There is a profile called {name} already.</source>
        <translation>Ya hay un perfil llamado {name}.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Acceso directo</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Carpeta de archivos</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Acceso directo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>desconocido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre de archivo:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de archivo:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;No se puede usar el nombre «%1».&lt;/b&gt;&lt;p&gt;Prueba con otro nombre, con menos caracteres o sin signos de puntuación.</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Desplazar a la derecha</translation>
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
        <translation>{player} está pensando…</translation>
    </message>
    <message>
        <source>Your turn is over. You are next again.</source>
        <translation>Tu turno ha terminado. Vuelves a jugar tú.</translation>
    </message>
    <message>
        <source>Your turn is over. {player} is next.</source>
        <translation>Tu turno ha terminado. Ahora juega {player}.</translation>
    </message>
    <message>
        <source>The game is over. {player} wins with {points}.</source>
        <translation>La partida ha terminado. Gana {player} con {points}.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Same set-up and number again</source>
        <translation>Misma preparación y número otra vez</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Es el turno de {player}.</translation>
    </message>
    <message>
        <source>Only looked at: it is {player}’s turn.</source>
        <translation>Solo para mirar: es el turno de {player}.</translation>
    </message>
</context>
<context>
    <name>RecapStrip</name>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>One line back</source>
        <translation>Una línea atrás</translation>
    </message>
    <message>
        <source>Play: show on the board what happened, line by line</source>
        <translation>Reproducir: mostrar en el tablero, línea por línea, lo que ha pasado</translation>
    </message>
    <message>
        <source>The next line</source>
        <translation>La línea siguiente</translation>
    </message>
    <message>
        <source>Enough of that</source>
        <translation>Ya lo he visto</translation>
    </message>
</context>
<context>
    <name>SaveBrowser</name>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>No saved game fits what you are looking for.</source>
        <translation>Ninguna partida guardada coincide con lo que buscas.</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Every game you begin is kept here, choice by choice, by itself.</source>
        <translation>Aún no hay nada guardado. Cada partida que empieces se guarda aquí sola, decisión a decisión.</translation>
    </message>
    <message>
        <source>Show as &amp;cards</source>
        <translation>Ver como &amp;fichas</translation>
    </message>
    <message>
        <source>Show as &amp;list</source>
        <translation>Ver como &amp;lista</translation>
    </message>
</context>
<context>
    <name>SaveButtons</name>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>E&amp;xport …</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>To the &amp;trash</source>
        <translation>A la papele&amp;ra</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>Abrir la carpe&amp;ta</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>No hay ninguna partida elegida.</translation>
    </message>
    <message>
        <source>Possible with a single game only.</source>
        <translation>Solo se puede con una única partida.</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Este archivo no se puede abrir.</translation>
    </message>
</context>
<context>
    <name>SaveDesk</name>
    <message>
        <source>This is the copy: {file}</source>
        <translation>Esta es la copia: {file}</translation>
    </message>
    <message>
        <source>Games of Teo Desktop (*{suffix})</source>
        <translation>Partidas de Teo Desktop (*{suffix})</translation>
    </message>
    <message>
        <source>Games as text (*{suffix})</source>
        <translation>Partidas como texto (*{suffix})</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>A copy is in {file}.</source>
        <translation>Hay una copia en {file}.</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Games and their texts (*{suffix} *{text})</source>
        <translation>Partidas y sus textos (*{suffix} *{text})</translation>
    </message>
    <message>
        <source>{file} is among your games now.</source>
        <translation>{file} está ahora entre tus partidas.</translation>
    </message>
    <message>
        <source>In the trash: {names}</source>
        <translation>En la papelera: {names}</translation>
    </message>
    <message>
        <source>{file} is back.</source>
        <translation>{file} ha vuelto.</translation>
    </message>
</context>
<context>
    <name>SaveFinder</name>
    <message>
        <source>Search: names, players, bots</source>
        <translation>Buscar: nombres, jugadores, bots</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>In any state</source>
        <translation>En cualquier estado</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Kept automatically</source>
        <translation>Guardadas automáticamente</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>No se pueden abrir</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Sort: {column}</source>
        <translation>Ordenar: {column}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Ascending ↑</source>
        <translation>Ascendente ↑</translation>
    </message>
    <message>
        <source>Descending ↓</source>
        <translation>Descendente ↓</translation>
    </message>
</context>
<context>
    <name>SavesModel</name>
    <message>
        <source>is being read …</source>
        <translation>se está leyendo…</translation>
    </message>
    <message>
        <source>open in a window</source>
        <translation>abierta en una ventana</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>kept automatically</source>
        <translation>guardado automático</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Which part of the game the score sheet shows</source>
        <translation>Qué parte de la partida muestra la hoja de puntuación</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>How the points grew, turn by turn</source>
        <translation>Cómo han crecido los puntos, turno a turno</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Curve of the points; the table below it has the numbers</source>
        <translation>Curva de los puntos; las cifras están en la tabla de debajo</translation>
    </message>
    <message>
        <source>Points after each turn</source>
        <translation>Puntos después de cada turno</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Toda la partida</translation>
    </message>
</context>
<context>
    <name>ScoresModel</name>
    <message>
        <source>Together</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>Before the part that is known</source>
        <translation>Antes de la parte conocida</translation>
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
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>Bot {number}</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Bot: random</source>
        <translation>Bot: al azar</translation>
    </message>
    <message>
        <source>Bot: greedy</source>
        <translation>Bot: codicioso</translation>
    </message>
    <message>
        <source>novice</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
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
        <translation>mezcla propia</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>The first click shows, the second commits</source>
        <translation>El primer clic muestra, el segundo ejecuta</translation>
    </message>
    <message>
        <source>One click commits</source>
        <translation>Un solo clic ejecuta</translation>
    </message>
    <message>
        <source>A turn ends only when I say so</source>
        <translation>Un turno termina solo cuando yo lo digo</translation>
    </message>
    <message>
        <source>Until then all of it can be taken back, except what has been revealed.</source>
        <translation>Hasta entonces se puede deshacer entero, salvo lo que se haya revelado.</translation>
    </message>
    <message>
        <source>Take back even what was revealed</source>
        <translation>Deshacer incluso lo revelado</translation>
    </message>
    <message>
        <source>Only in games without a second person; the record of the game says so.</source>
        <translation>Solo en partidas sin una segunda persona; queda anotado en el registro de la partida.</translation>
    </message>
    <message>
        <source>Remind me before I end a turn</source>
        <translation>Recordarme cosas antes de terminar el turno</translation>
    </message>
    <message>
        <source>Of what could still be used or is missing; nothing has to be answered.</source>
        <translation>Lo que aún se podría usar o falta; no hay que responder a nada.</translation>
    </message>
    <message>
        <source>Bots answer</source>
        <translation>Los bots responden</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al instante</translation>
    </message>
    <message>
        <source>quickly</source>
        <translation>deprisa</translation>
    </message>
    <message>
        <source>at an easy pace</source>
        <translation>con calma</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Motion after my choices</source>
        <translation>Movimiento tras mis decisiones</translation>
    </message>
    <message>
        <source>Any key or click ends a motion at once.</source>
        <translation>Cualquier tecla o clic termina un movimiento al instante.</translation>
    </message>
    <message>
        <source>Motion after the choices of bots</source>
        <translation>Movimiento tras las decisiones de los bots</translation>
    </message>
    <message>
        <source>Step by step: after each choice the game waits for a key or a click.</source>
        <translation>Paso a paso: tras cada decisión, la partida espera una tecla o un clic.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>A coach marks what I might overlook</source>
        <translation>Un entrenador señala lo que yo podría pasar por alto</translation>
    </message>
    <message>
        <source>Above the board, and never in the way; each kind of mark can be silenced.</source>
        <translation>Sobre el tablero y sin estorbar; cada tipo de aviso se puede silenciar.</translation>
    </message>
    <message>
        <source>How well I know the game</source>
        <translation>Cuánto conozco el juego</translation>
    </message>
    <message>
        <source>not said yet</source>
        <translation>aún sin decir</translation>
    </message>
    <message>
        <source>I am new to it</source>
        <translation>Es nuevo para mí</translation>
    </message>
    <message>
        <source>I know it</source>
        <translation>Lo conozco</translation>
    </message>
</context>
<context>
    <name>SetupFields</name>
    <message>
        <source>Only with “{answer}”.</source>
        <translation>Solo con «{answer}».</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Guardar con otro nombre</translation>
    </message>
    <message>
        <source>Export score sheet and log</source>
        <translation>Exportar hoja de puntuación y registro</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir del programa</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Confirm, or press what has the focus</source>
        <translation>Confirmar o pulsar lo que tiene el foco</translation>
    </message>
    <message>
        <source>Take the last click back</source>
        <translation>Deshacer el último clic</translation>
    </message>
    <message>
        <source>Take the last choice back</source>
        <translation>Deshacer la última elección</translation>
    </message>
    <message>
        <source>Go back to the start of the turn</source>
        <translation>Volver al principio del turno</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Volver a hacer lo deshecho</translation>
    </message>
    <message>
        <source>To the choices</source>
        <translation>Ir a las opciones</translation>
    </message>
    <message>
        <source>Turn what is chosen</source>
        <translation>Girar lo elegido</translation>
    </message>
    <message>
        <source>Turn what is chosen the other way</source>
        <translation>Girar lo elegido al revés</translation>
    </message>
    <message>
        <source>Look below the pieces, as long as it is held</source>
        <translation>Mirar debajo de las piezas, mientras se pulsa</translation>
    </message>
    <message>
        <source>Explain what is pointed at</source>
        <translation>Explicar lo que se señala</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Todo el tablero</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Part {number} of the board</source>
        <translation>Parte {number} del tablero</translation>
    </message>
    <message>
        <source>Row {number} of the choices</source>
        <translation>Fila {number} de las opciones</translation>
    </message>
    <message>
        <source>Show or hide the time machine</source>
        <translation>Mostrar u ocultar la máquina del tiempo</translation>
    </message>
    <message>
        <source>One choice back in time</source>
        <translation>Una elección atrás en el tiempo</translation>
    </message>
    <message>
        <source>One choice on in time</source>
        <translation>Una elección adelante en el tiempo</translation>
    </message>
    <message>
        <source>One turn back in time</source>
        <translation>Un turno atrás en el tiempo</translation>
    </message>
    <message>
        <source>One turn on in time</source>
        <translation>Un turno adelante en el tiempo</translation>
    </message>
    <message>
        <source>One round back in time</source>
        <translation>Una ronda atrás en el tiempo</translation>
    </message>
    <message>
        <source>One round on in time</source>
        <translation>Una ronda adelante en el tiempo</translation>
    </message>
    <message>
        <source>Back to the scoring before</source>
        <translation>A la puntuación anterior</translation>
    </message>
    <message>
        <source>On to the next scoring</source>
        <translation>A la puntuación siguiente</translation>
    </message>
    <message>
        <source>Back to the beginning of the game</source>
        <translation>Al principio de la partida</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>To the moment of a line of the log</source>
        <translation>Al momento de una línea del registro</translation>
    </message>
    <message>
        <source>Play on from the moment that is shown</source>
        <translation>Seguir jugando desde el momento mostrado</translation>
    </message>
    <message>
        <source>Branches of the game</source>
        <translation>Ramas de la partida</translation>
    </message>
    <message>
        <source>Comment on the moment that is shown</source>
        <translation>Comentar el momento mostrado</translation>
    </message>
    <message>
        <source>Show the rule about it</source>
        <translation>Mostrar la regla</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Reglas y ayuda</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copiar la posición</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Pegar una posición</translation>
    </message>
    <message>
        <source>To the saved games</source>
        <translation>A las partidas guardadas</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>All keys as they were at first</source>
        <translation>Todas las teclas como al principio</translation>
    </message>
    <message>
        <source>Click on a field and press the new keys; the cross takes them away.</source>
        <translation>Haz clic en un campo y pulsa las teclas nuevas; la cruz las quita.</translation>
    </message>
    <message>
        <source>{command}: keys</source>
        <translation>{command}: teclas</translation>
    </message>
    <message>
        <source>{command}: other keys</source>
        <translation>{command}: otras teclas</translation>
    </message>
    <message>
        <source>{keys} is taken: {command}</source>
        <translation>{keys} está ocupada: {command}</translation>
    </message>
    <message>
        <source>On the board Tab and the arrows walk over what can be chosen, with Ctrl over everything. Enter clicks, Esc takes the click back.</source>
        <translation>En el tablero, Tab y las flechas recorren lo que puedes elegir; con Ctrl, todo. Intro hace clic y Esc lo deshace.</translation>
    </message>
</context>
<context>
    <name>SoloBox</name>
    <message>
        <source>How strong {bot} is</source>
        <translation>Lo fuerte que es {bot}</translation>
    </message>
    <message>
        <source>Each figure by itself</source>
        <translation>Cada valor por separado</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Final score</source>
        <translation>Puntuación final</translation>
    </message>
    <message>
        <source>Close and look at the board</source>
        <translation>Cerrar y mirar el tablero</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Board games on the desktop, against people and bots</source>
        <translation>Juegos de mesa en el escritorio, contra personas y bots</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>&amp;About Teo Desktop</source>
        <translation>Ace&amp;rca de Teo Desktop</translation>
    </message>
    <message>
        <source>An independent, unofficial program. It replaces neither the box nor the rulebook.</source>
        <translation>Un programa independiente y no oficial. No sustituye ni a la caja ni al reglamento.</translation>
    </message>
    <message>
        <source>At one table with people and bots, or alone</source>
        <translation>En una mesa con personas y bots, o en solitario</translation>
    </message>
    <message>
        <source>&amp;Saved games</source>
        <translation>Partidas &amp;guardadas</translation>
    </message>
    <message>
        <source>Go on with another game, or look at an old one</source>
        <translation>Sigue con otra partida o mira una antigua</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Es&amp;tadísticas</translation>
    </message>
    <message>
        <source>What you have played and won</source>
        <translation>Lo que has jugado y ganado</translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation>Pre&amp;ferencias</translation>
    </message>
    <message>
        <source>Language, colours, text size, keys, profiles</source>
        <translation>Idioma, colores, tamaño del texto, teclas, perfiles</translation>
    </message>
    <message>
        <source>Learn the game at the table, a few minutes at a time</source>
        <translation>Aprende el juego en la mesa, en ratos de pocos minutos</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>R&amp;eglas</translation>
    </message>
    <message>
        <source>Every rule, tile and icon, and the program itself</source>
        <translation>Todas las reglas, losetas e iconos, y el propio programa</translation>
    </message>
    <message>
        <source>Up the pyramid in eight chapters, or a league among friends and bots</source>
        <translation>Pirámide arriba en ocho capítulos, o una liga entre amigos y bots</translation>
    </message>
    <message>
        <source>Campa&amp;igns</source>
        <translation>C&amp;ampañas</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>by &amp;game</source>
        <translation>por &amp;juego</translation>
    </message>
    <message>
        <source>by &amp;edition</source>
        <translation>por &amp;edición</translation>
    </message>
    <message>
        <source>by &amp;opponents</source>
        <translation>por &amp;rivales</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Sumas</translation>
    </message>
    <message>
        <source>Single games</source>
        <translation>Partidas una a una</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV …</source>
        <translation>E&amp;xportar como CSV…</translation>
    </message>
    <message>
        <source>&amp;Profiles …</source>
        <translation>&amp;Perfiles…</translation>
    </message>
    <message>
        <source>Tell apart</source>
        <translation>Por separado</translation>
    </message>
    <message>
        <source>&amp;Sums</source>
        <translation>&amp;Sumas</translation>
    </message>
    <message>
        <source>S&amp;ingle games</source>
        <translation>Partidas &amp;una a una</translation>
    </message>
    <message>
        <source>All profiles</source>
        <translation>Todos los perfiles</translation>
    </message>
    <message>
        <source>No profile has finished a game yet. Make a profile, choose it for a seat of a new game, and the result is counted when the game ends.</source>
        <translation>Ningún perfil ha terminado aún una partida. Crea un perfil y elígelo para un asiento de una partida nueva; el resultado cuenta cuando la partida termina.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Outside of campaigns</source>
        <translation>Fuera de campañas</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar la tabla</translation>
    </message>
    <message>
        <source>Tables (*{suffix})</source>
        <translation>Tablas (*{suffix})</translation>
    </message>
    <message>
        <source>The table is in {file}.</source>
        <translation>La tabla está en {file}.</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error al leer o escribir</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>el nombre del archivo es demasiado largo</translation>
    </message>
</context>
<context>
    <name>TalliesModel</name>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Promedio</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Last game</source>
        <translation>Última partida</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
</context>
<context>
    <name>TimeActions</name>
    <message>
        <source>&amp;Show the time machine</source>
        <translation>&amp;Mostrar la máquina del tiempo</translation>
    </message>
    <message>
        <source>To the &amp;beginning</source>
        <translation>Al &amp;principio</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>&amp;Volver al presente</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>B&amp;ranches …</source>
        <translation>&amp;Ramas…</translation>
    </message>
    <message>
        <source>&amp;Comment on this moment</source>
        <translation>&amp;Comentar este momento</translation>
    </message>
    <message>
        <source>One choice back</source>
        <translation>Una elección atrás</translation>
    </message>
    <message>
        <source>One choice on</source>
        <translation>Una elección adelante</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un turno adelante</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Una ronda atrás</translation>
    </message>
    <message>
        <source>One round on</source>
        <translation>Una ronda adelante</translation>
    </message>
    <message>
        <source>Back to the scoring before</source>
        <translation>A la puntuación anterior</translation>
    </message>
    <message>
        <source>On to the next scoring</source>
        <translation>A la puntuación siguiente</translation>
    </message>
    <message>
        <source>Look back at every moment of the game; the game itself stands still meanwhile</source>
        <translation>Mira cualquier momento de la partida; la partida misma espera mientras tanto</translation>
    </message>
    <message>
        <source>The game goes on from this moment; what came after it is kept as a branch</source>
        <translation>La partida sigue desde este momento; lo que vino después se guarda como rama</translation>
    </message>
    <message>
        <source>The other ways that this game has gone</source>
        <translation>Los otros caminos que ha tomado esta partida</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time machine</source>
        <translation>Máquina del tiempo</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Momento de la partida</translation>
    </message>
    <message>
        <source>Comment on this moment</source>
        <translation>Comentario sobre este momento</translation>
    </message>
    <message>
        <source>Your comment on this moment; Enter keeps it, Esc does not</source>
        <translation>Tu comentario sobre este momento; Intro lo guarda, Esc no</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
</context>
<context>
    <name>TypeToFilter</name>
    <message>
        <source>Letters filter the rows, digits choose one.</source>
        <translation>Las letras filtran las filas, las cifras eligen una.</translation>
    </message>
    <message>
        <source>Backspace takes the last letter away, Esc all of them.</source>
        <translation>Retroceso quita la última letra; Esc, todas.</translation>
    </message>
    <message>
        <source>Nothing contains “{letters}”.</source>
        <translation>Nada contiene «{letters}».</translation>
    </message>
    <message>
        <source>“{letters}”: {shown} of {all}</source>
        <translation>«{letters}»: {shown} de {all}</translation>
    </message>
</context>
<context>
    <name>teo.ascent</name>
    <message>
        <source>At the Foot</source>
        <translation>Al pie</translation>
    </message>
    <message>
        <source>Dust of the road on your sandals, three helpers behind you, and before you more steps than anybody has counted. “Whoever wants to go up must first find out how things are done down here”, says the gatekeeper.</source>
        <translation>Polvo del camino en las sandalias, tres ayudantes detrás y delante más peldaños de los que nadie ha contado. «Quien quiera subir debe aprender primero cómo se hacen las cosas aquí abajo», dice el portero.</translation>
    </message>
    <message>
        <source>The fixed set-up of the first game. Learn: technologies make the difference.</source>
        <translation>La preparación fija de la primera partida. Aprende: las tecnologías marcan la diferencia.</translation>
    </message>
    <message>
        <source>The Market Road</source>
        <translation>El camino del mercado</translation>
    </message>
    <message>
        <source>Between the stalls nobles look for people who can build. You have little cacao and must choose well whom you follow: what you leave on the table nobody keeps for you.</source>
        <translation>Entre los puestos, los nobles buscan gente que sepa construir. Tienes poco cacao y debes elegir bien: lo que dejes sobre la mesa nadie te lo guardará.</translation>
    </message>
    <message>
        <source>The edition of 2018 with one cacao less, and a draft of the starting tiles. Buildings count.</source>
        <translation>La edición de 2018 con un cacao menos; las losetas iniciales se eligen por turnos. Cuentan los edificios.</translation>
    </message>
    <message>
        <source>The Thin Harvest</source>
        <translation>La cosecha escasa</translation>
    </message>
    <message>
        <source>The rain has not come. The stores are half empty, and still the procession goes along the avenue as every year. Walk at its head, and people will remember that you shared the little there was.</source>
        <translation>La lluvia no ha llegado. Los graneros están medio vacíos y aun así la procesión recorre la avenida como cada año. Ve a la cabeza y la gente recordará que compartiste lo poco que había.</translation>
    </message>
    <message>
        <source>You begin with fewer goods: 2 cacao, 1 wood, 1 stone and 1 gold less. Steps on the Avenue of the Dead count.</source>
        <translation>Empiezas con menos bienes: 2 de cacao, 1 de madera, 1 de piedra y 1 de oro menos. Cuentan los pasos en la avenida de los muertos.</translation>
    </message>
    <message>
        <source>House of the Gods</source>
        <translation>La casa de los dioses</translation>
    </message>
    <message>
        <source>The priests let you into the courts where voices become quiet by themselves. There is room for few, and for everybody who comes in somebody has to go.</source>
        <translation>Los sacerdotes te dejan entrar en los patios donde las voces bajan solas. Hay sitio para pocos, y por cada uno que entra alguien tiene que salir.</translation>
    </message>
    <message>
        <source>Advanced worship: pushing out a worker brings cacao. A high step in one temple counts.</source>
        <translation>Adoración avanzada: desbloquear a un trabajador da cacao. Cuenta un escalón alto en un templo.</translation>
    </message>
    <message>
        <source>The Crooked Pyramid</source>
        <translation>La pirámide torcida</translation>
    </message>
    <message>
        <source>Half way up you find what an earlier builder left: stones that fit nowhere, and a corner that leans. “Carry on”, says the master builder, “as if it had been meant like that.”</source>
        <translation>A media altura encuentras lo que dejó un constructor anterior: piedras que no encajan en ningún sitio y una esquina que se inclina. «Sigue», dice el maestro, «como si se hubiera pensado así.»</translation>
    </message>
    <message>
        <source>A random starting pyramid against the Teotibot by the rules of the box. Pyramid tiles count.</source>
        <translation>Una pirámide inicial al azar contra el Teotibot según las reglas de la caja. Cuentan las losetas de pirámide.</translation>
    </message>
    <message>
        <source>The Feast of Masks</source>
        <translation>La fiesta de las máscaras</translation>
    </message>
    <message>
        <source>Tonight all are on their feet, and nobody is where they were a moment ago. Strangers bring tricks from far away, and under every mask there may be a friend.</source>
        <translation>Esta noche todos están en pie y nadie está donde estaba hace un momento. Los forasteros traen artes de muy lejos, y bajo cada máscara puede haber un amigo.</translation>
    </message>
    <message>
        <source>All tiles are in play, and the neutral workers stand elsewhere in each turn of the Teotibot. Different masks count.</source>
        <translation>Todas las losetas están en juego y los trabajadores neutrales cambian de sitio en cada turno del Teotibot. Cuentan las máscaras distintas.</translation>
    </message>
    <message>
        <source>The Swallowed Sun</source>
        <translation>El sol devorado</translation>
    </message>
    <message>
        <source>The astronomers have miscounted. When the light goes, it goes at once, and whoever has put something off until tomorrow has put it off for good.</source>
        <translation>Los astrónomos han contado mal. Cuando la luz se va, se va de golpe, y quien ha dejado algo para mañana lo ha dejado para siempre.</translation>
    </message>
    <message>
        <source>Sudden end: each eclipse is scored right after the turn that triggers it. Advanced worship. Workers that ascend count.</source>
        <translation>Final repentino: cada eclipse se puntúa justo después del turno que lo provoca. Adoración avanzada. Cuentan los trabajadores que ascienden.</translation>
    </message>
    <message>
        <source>The Summit</source>
        <translation>La cima</translation>
    </message>
    <message>
        <source>The last flight of steps is the steepest. Up there somebody has been waiting for longer than the city stands, and has used the time. But everything that you have brought up with you weighs against it.</source>
        <translation>El último tramo es el más empinado. Allá arriba alguien espera desde antes de que existiera la ciudad, y ha aprovechado el tiempo. Pero todo lo que has subido contigo pesa en su contra.</translation>
    </message>
    <message>
        <source>Random starting pyramid and draft. The Teotibot begins with a head start of 24 points, less one for each star you have. Temple bonuses count.</source>
        <translation>Pirámide inicial al azar; las losetas iniciales se eligen por turnos. El Teotibot empieza con 24 puntos de ventaja, uno menos por cada estrella que tengas. Cuentan las bonificaciones de templo.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>points ahead of the Teotibot</source>
        <translation>puntos por delante del Teotibot</translation>
    </message>
    <message>
        <source>pyramid tiles built</source>
        <translation>losetas de pirámide construidas</translation>
    </message>
    <message>
        <source>decorations placed</source>
        <translation>decoraciones colocadas</translation>
    </message>
    <message>
        <source>buildings placed</source>
        <translation>edificios colocados</translation>
    </message>
    <message>
        <source>technologies owned</source>
        <translation>tecnologías en tu poder</translation>
    </message>
    <message>
        <source>different masks</source>
        <translation>máscaras distintas</translation>
    </message>
    <message>
        <source>temple bonuses reached</source>
        <translation>bonificaciones de templo alcanzadas</translation>
    </message>
    <message>
        <source>highest step in a temple</source>
        <translation>escalón más alto en un templo</translation>
    </message>
    <message>
        <source>step on the Avenue of the Dead</source>
        <translation>paso en la avenida de los muertos</translation>
    </message>
    <message>
        <source>workers ascended</source>
        <translation>trabajadores ascendidos</translation>
    </message>
    <message>
        <source>discovery tiles</source>
        <translation>losetas de descubrimiento</translation>
    </message>
    <message>
        <source>victory over the Teotibot</source>
        <translation>victoria sobre el Teotibot</translation>
    </message>
    <message>
        <source>{measure}: at least {number}</source>
        <translation>{measure}: al menos {number}</translation>
    </message>
    <message>
        <source>{measure}: {number}</source>
        <translation>{measure}: {number}</translation>
    </message>
    <message>
        <source>Technology to take along</source>
        <translation>Tecnología que te llevas</translation>
    </message>
    <message>
        <source>Without a medal, after three games: the way goes on, but you begin it with {goods} less.</source>
        <translation>Sin medalla, tras tres partidas: el camino sigue, pero empiezas con {goods} menos.</translation>
    </message>
    <message>
        <source>Bronze opens the next chapter.</source>
        <translation>El bronce abre el siguiente capítulo.</translation>
    </message>
    <message>
        <source>Silver: besides, you take one technology along that you owned at the end.</source>
        <translation>Plata: además te llevas una tecnología que tuvieras al final.</translation>
    </message>
    <message>
        <source>Gold: besides, you receive the gift of the chapter.</source>
        <translation>Oro: además recibes el regalo del capítulo.</translation>
    </message>
    <message>
        <source>every temple: {steps}</source>
        <translation>cada templo: {steps}</translation>
    </message>
    <message>
        <source>{track}: {steps}</source>
        <translation>{track}: {steps}</translation>
    </message>
    <message>
        <source>Avenue of the Dead</source>
        <translation>Avenida de los muertos</translation>
    </message>
</context>
<context>
    <name>teo.benefit</name>
    <message>
        <source>a step on the Avenue of the Dead</source>
        <translation>un paso en la avenida de los muertos</translation>
    </message>
    <message>
        <source>a step on a temple of your choice</source>
        <translation>un paso en un templo a tu elección</translation>
    </message>
    <message>
        <source>a step on the blue temple</source>
        <translation>un paso en el templo azul</translation>
    </message>
    <message>
        <source>a step on the red temple</source>
        <translation>un paso en el templo rojo</translation>
    </message>
    <message>
        <source>a step on the green temple</source>
        <translation>un paso en el templo verde</translation>
    </message>
    <message>
        <source>a discovery tile from the bag</source>
        <translation>una loseta de descubrimiento de la bolsa</translation>
    </message>
    <message>
        <source>the technology with the lowest number</source>
        <translation>la tecnología de número más bajo</translation>
    </message>
    <message>
        <source>a technology</source>
        <translation>una tecnología</translation>
    </message>
    <message>
        <source>a step on the pyramid track</source>
        <translation>un paso en la pista de pirámide</translation>
    </message>
    <message>
        <source>worship once on each of the two boards with a starting worker</source>
        <translation>adorar una vez en cada uno de los dos tableros con un trabajador inicial</translation>
    </message>
    <message>
        <source>your fourth worker</source>
        <translation>tu cuarto trabajador</translation>
    </message>
    <message>
        <source>the reward of an ascension</source>
        <translation>la recompensa de una ascensión</translation>
    </message>
    <message>
        <source>the technology with the highest number</source>
        <translation>la tecnología de número más alto</translation>
    </message>
</context>
<context>
    <name>teo.board</name>
    <message>
        <source>Palace</source>
        <translation>Palacio</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Stone Quarry</source>
        <translation>Cantera</translation>
    </message>
    <message>
        <source>Gold Deposits</source>
        <translation>Yacimientos de oro</translation>
    </message>
    <message>
        <source>Alchemy</source>
        <translation>Alquimia</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Nobles</translation>
    </message>
    <message>
        <source>Decorations</source>
        <translation>Decoraciones</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Construcción</translation>
    </message>
    <message>
        <source>{board} ({number})</source>
        <translation>{board} ({number})</translation>
    </message>
    <message>
        <source>{board}, royal tile {letter}</source>
        <translation>{board}, loseta real {letter}</translation>
    </message>
</context>
<context>
    <name>teo.bonus</name>
    <message>
        <source>Masks</source>
        <translation>Máscaras</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Tecnologías</translation>
    </message>
    <message>
        <source>15 points</source>
        <translation>15 puntos</translation>
    </message>
    <message>
        <source>Avenue of the Dead</source>
        <translation>Avenida de los muertos</translation>
    </message>
    <message>
        <source>Temple bonuses</source>
        <translation>Bonificaciones de templo</translation>
    </message>
    <message>
        <source>Discovery tiles</source>
        <translation>Losetas de descubrimiento</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Trabajadores</translation>
    </message>
    <message>
        <source>At the end of the game, score your best set of masks once more.</source>
        <translation>Al final de la partida, puntúas una vez más tu mejor conjunto de máscaras.</translation>
    </message>
    <message>
        <source>At the end of the game, score 5 points for each technology.</source>
        <translation>Al final de la partida, ganas 5 puntos por cada tecnología.</translation>
    </message>
    <message>
        <source>At the end of the game, score 15 points.</source>
        <translation>Al final de la partida, ganas 15 puntos.</translation>
    </message>
    <message>
        <source>At the end of the game, score 3 points for each step on the Avenue of the Dead.</source>
        <translation>Al final de la partida, ganas 3 puntos por cada paso en la avenida de los muertos.</translation>
    </message>
    <message>
        <source>At the end of the game, score 9 points for each temple bonus that you have reached.</source>
        <translation>Al final de la partida, ganas 9 puntos por cada bonificación de templo que hayas alcanzado.</translation>
    </message>
    <message>
        <source>At the end of the game, score 2 points for each discovery tile that is not a mask, used or not.</source>
        <translation>Al final de la partida, ganas 2 puntos por cada loseta de descubrimiento que no sea una máscara, usada o no.</translation>
    </message>
    <message>
        <source>At the end of the game, score 4 points for each worker, 9 for each of power 4 or 5.</source>
        <translation>Al final de la partida, ganas 4 puntos por cada trabajador, o 9 si tiene poder 4 o 5.</translation>
    </message>
</context>
<context>
    <name>teo.choice</name>
    <message>
        <source>Stop building</source>
        <translation>Dejar de construir</translation>
    </message>
    <message>
        <source>Claim no discovery tile</source>
        <translation>No reclamar ninguna loseta de descubrimiento</translation>
    </message>
    <message>
        <source>Go without the power-up</source>
        <translation>Renunciar a potenciar</translation>
    </message>
    <message>
        <source>No further power-up</source>
        <translation>No potenciar más</translation>
    </message>
    <message>
        <source>Stop trading</source>
        <translation>Dejar de comerciar</translation>
    </message>
    <message>
        <source>Put the tile back into the bag</source>
        <translation>Devolver la loseta a la bolsa</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>No cambiar nada</translation>
    </message>
    <message>
        <source>Claim {tile}</source>
        <translation>Reclamar {tile}</translation>
    </message>
    <message>
        <source>Exchange {given} for {gained}</source>
        <translation>Cambiar {given} por {gained}</translation>
    </message>
    <message>
        <source>Unlock all your workers free of charge, as your whole turn</source>
        <translation>Desbloquear gratis a todos tus trabajadores; es todo tu turno</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Now: {what}</source>
        <translation>Ahora: {what}</translation>
    </message>
    <message>
        <source>First: {what}</source>
        <translation>Primero: {what}</translation>
    </message>
    <message>
        <source>Printed reward: {what}</source>
        <translation>Recompensa impresa: {what}</translation>
    </message>
    <message>
        <source>Use “{tile}” instead of {price}</source>
        <translation>Usar «{tile}» en lugar de {price}</translation>
    </message>
    <message>
        <source>A step on a temple of your choice</source>
        <translation>Un paso en un templo a tu elección</translation>
    </message>
    <message>
        <source>Two steps on temples of your choice for {price}</source>
        <translation>Dos pasos en templos a tu elección por {price}</translation>
    </message>
    <message>
        <source>The fourth worker with power {power}, and {goods}</source>
        <translation>El cuarto trabajador con poder {power} y {goods}</translation>
    </message>
    <message>
        <source>Pay {price}: {what}</source>
        <translation>Pagar {price}: {what}</translation>
    </message>
    <message>
        <source>Pay {price} and keep the discount</source>
        <translation>Pagar {price} y guardar el descuento</translation>
    </message>
    <message>
        <source>Pay {price} with the discount</source>
        <translation>Pagar {price} con el descuento</translation>
    </message>
    <message>
        <source>{temple}, step {step}: temple bonus</source>
        <translation>{temple}, escalón {step}: bonificación de templo</translation>
    </message>
    <message>
        <source>{temple}, step {step}: {what}</source>
        <translation>{temple}, escalón {step}: {what}</translation>
    </message>
    <message>
        <source>{worker} ascends</source>
        <translation>{worker} asciende</translation>
    </message>
    <message>
        <source>{worker}: power {before} → {after}</source>
        <translation>{worker}: poder {before} → {after}</translation>
    </message>
    <message>
        <source>“{technology}” for {price}, {temple}: {what}</source>
        <translation>«{technology}» por {price}, {temple}: {what}</translation>
    </message>
    <message>
        <source>{row}: {points}</source>
        <translation>{row}: {points}</translation>
    </message>
    <message>
        <source>Pyramid tile {number}: {icons}</source>
        <translation>Loseta de pirámide {number}: {icons}</translation>
    </message>
    <message>
        <source>Decoration {number}: {icons}</source>
        <translation>Decoración {number}: {icons}</translation>
    </message>
    <message>
        <source>turned by half</source>
        <translation>al revés</translation>
    </message>
    <message>
        <source>Pay nothing and lose {points}</source>
        <translation>No pagar nada y perder {points}</translation>
    </message>
    <message>
        <source>Pay {goods} and lose {points}</source>
        <translation>Pagar {goods} y perder {points}</translation>
    </message>
    <message>
        <source>Pay {goods}</source>
        <translation>Pagar {goods}</translation>
    </message>
    <message>
        <source>Pay nothing more</source>
        <translation>No pagar nada más</translation>
    </message>
    <message>
        <source>Pay {price} for {points}</source>
        <translation>Pagar {price} por {points}</translation>
    </message>
    <message>
        <source>{tile}: {what}</source>
        <translation>{tile}: {what}</translation>
    </message>
    <message>
        <source>acquire a technology</source>
        <translation>adquirir una tecnología</translation>
    </message>
    <message>
        <source>place a building</source>
        <translation>colocar un edificio</translation>
    </message>
    <message>
        <source>add a decoration</source>
        <translation>colocar una decoración</translation>
    </message>
    <message>
        <source>add pyramid tiles</source>
        <translation>colocar losetas de pirámide</translation>
    </message>
    <message>
        <source>{worker} together with {second} to {board}</source>
        <translation>{worker} junto con {second} → {board}</translation>
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
        <translation>Recolectar {goods}</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Acción principal</translation>
    </message>
    <message>
        <source>Main action, “{tile}” instead of {price}: {what}</source>
        <translation>Acción principal, «{tile}» en lugar de {price}: {what}</translation>
    </message>
    <message>
        <source>Main action for {price}: {what}</source>
        <translation>Acción principal por {price}: {what}</translation>
    </message>
    <message>
        <source>Main action, free: {what}</source>
        <translation>Acción principal, gratis: {what}</translation>
    </message>
    <message>
        <source>{worker} worships for {price} – {board}: {what}</source>
        <translation>{worker} adora por {price} – {board}: {what}</translation>
    </message>
    <message>
        <source>{worker} worships – {board}: {what}</source>
        <translation>{worker} adora – {board}: {what}</translation>
    </message>
    <message>
        <source>{worker} one board back to {board}, then another worker moves</source>
        <translation>{worker} un tablero atrás: {board}; después mueve otro trabajador</translation>
    </message>
    <message>
        <source>your own worker is pushed out</source>
        <translation>tu propio trabajador queda desbloqueado</translation>
    </message>
    <message>
        <source>a worker is pushed out</source>
        <translation>un trabajador queda desbloqueado</translation>
    </message>
    <message>
        <source>Worship, “{tile}” instead of {price}: {what}</source>
        <translation>Adorar, «{tile}» en lugar de {price}: {what}</translation>
    </message>
    <message>
        <source>Worship for {price}, gaining {gain}: {what}</source>
        <translation>Adorar por {price} y ganar {gain}: {what}</translation>
    </message>
    <message>
        <source>Worship, gaining {gain}: {what}</source>
        <translation>Adorar y ganar {gain}: {what}</translation>
    </message>
    <message>
        <source>Worship for {price}: {what}</source>
        <translation>Adorar por {price}: {what}</translation>
    </message>
    <message>
        <source>Worship: {what}</source>
        <translation>Adorar: {what}</translation>
    </message>
    <message>
        <source>royal tile “{royal}”</source>
        <translation>loseta real «{royal}»</translation>
    </message>
    <message>
        <source>temple of your choice</source>
        <translation>templo a tu elección</translation>
    </message>
    <message>
        <source>discovery tile</source>
        <translation>loseta de descubrimiento</translation>
    </message>
    <message>
        <source>discovery tile {tile}</source>
        <translation>loseta de descubrimiento {tile}</translation>
    </message>
    <message>
        <source>Pay {price}: unlock all your workers</source>
        <translation>Pagar {price}: desbloquear a todos tus trabajadores</translation>
    </message>
    <message>
        <source>Use discovery tile “{tile}”</source>
        <translation>Usar la loseta de descubrimiento «{tile}»</translation>
    </message>
</context>
<context>
    <name>teo.coach</name>
    <message>
        <source>{missing} short for the salary, and the eclipse is near: that would cost {points}. {worker} could collect {goods} ({board}).</source>
        <translation>Para el salario tienes {missing} de menos, y el eclipse está cerca: costaría {points}. Una opción: {worker} recolecta {goods} ({board}).</translation>
    </message>
    <message>
        <source>{reminder} Your turn still follows.</source>
        <translation>{reminder} Después aún te queda el turno.</translation>
    </message>
    <message>
        <source>A step was lost: {temple}. Its top is reached or taken; it brings nothing any more.</source>
        <translation>Se ha perdido un paso: {temple}. Su cima está alcanzada u ocupada; ya no da nada.</translation>
    </message>
    <message>
        <source>Your marker on the Avenue of the Dead is at its end (step {step}): the step was lost.</source>
        <translation>Tu marcador en la avenida de los muertos está al final (paso {step}): el paso se ha perdido.</translation>
    </message>
    <message>
        <source>Your marker on the pyramid track is at its end (step {step}): the step was lost.</source>
        <translation>Tu marcador en la pista de pirámide está al final (paso {step}): el paso se ha perdido.</translation>
    </message>
    <message>
        <source>There was more to collect: {goods} instead of {less}, with {worker} ({board}). Each colour of unlocked dice there brings 1 more.</source>
        <translation>Había más que recolectar: {goods} en vez de {less} ({worker}, {board}). Cada color de dados desbloqueados allí da 1 más.</translation>
    </message>
    <message>
        <source>With {worker} the same main action would have brought more ({board}): {more} instead of {less}. The lowest power of your workers there counts.</source>
        <translation>Con otro trabajador ({worker}), la misma acción principal habría dado más ({board}): {more} en vez de {less}. Cuenta el poder más bajo de tus trabajadores allí.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>teo.crumb</name>
    <message>
        <source>Unlock</source>
        <translation>Desbloqueo</translation>
    </message>
    <message>
        <source>Collect cacao</source>
        <translation>Recolectar cacao</translation>
    </message>
    <message>
        <source>Worship space</source>
        <translation>Espacio de adoración</translation>
    </message>
    <message>
        <source>Discovery tile</source>
        <translation>Loseta de descubrimiento</translation>
    </message>
    <message>
        <source>Printed reward</source>
        <translation>Recompensa impresa</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Comercio</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Salario</translation>
    </message>
    <message>
        <source>Full price</source>
        <translation>Precio completo</translation>
    </message>
    <message>
        <source>1 wood less</source>
        <translation>1 de madera menos</translation>
    </message>
    <message>
        <source>1 stone less</source>
        <translation>1 de piedra menos</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Acción principal</translation>
    </message>
    <message>
        <source>Worship</source>
        <translation>Adorar</translation>
    </message>
    <message>
        <source>Power-up: {worker}</source>
        <translation>Potenciar: {worker}</translation>
    </message>
    <message>
        <source>Pyramid tile</source>
        <translation>Loseta de pirámide</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>Decoration</source>
        <translation>Decoración</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
</context>
<context>
    <name>teo.discovery</name>
    <message>
        <source>Jade mask</source>
        <translation>Máscara de jade</translation>
    </message>
    <message>
        <source>Sun mask</source>
        <translation>Máscara del sol</translation>
    </message>
    <message>
        <source>Jaguar mask</source>
        <translation>Máscara de jaguar</translation>
    </message>
    <message>
        <source>Rain mask</source>
        <translation>Máscara de la lluvia</translation>
    </message>
    <message>
        <source>Eagle mask</source>
        <translation>Máscara de águila</translation>
    </message>
    <message>
        <source>Skull mask</source>
        <translation>Máscara de calavera</translation>
    </message>
    <message>
        <source>Serpent mask</source>
        <translation>Máscara de serpiente</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 puntos</translation>
    </message>
    <message>
        <source>3 resources</source>
        <translation>3 recursos</translation>
    </message>
    <message>
        <source>2 resources</source>
        <translation>2 recursos</translation>
    </message>
    <message>
        <source>Avenue step</source>
        <translation>Paso en la avenida</translation>
    </message>
    <message>
        <source>Step on any temple</source>
        <translation>Paso en cualquier templo</translation>
    </message>
    <message>
        <source>Step on the blue temple</source>
        <translation>Paso en el templo azul</translation>
    </message>
    <message>
        <source>Step on the red temple</source>
        <translation>Paso en el templo rojo</translation>
    </message>
    <message>
        <source>Step on the green temple</source>
        <translation>Paso en el templo verde</translation>
    </message>
    <message>
        <source>4 cacao</source>
        <translation>4 de cacao</translation>
    </message>
    <message>
        <source>2 power-ups</source>
        <translation>Potenciar 2 veces</translation>
    </message>
    <message>
        <source>Double move</source>
        <translation>Movimiento doble</translation>
    </message>
    <message>
        <source>Ignore cacao</source>
        <translation>Sin pagar cacao</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Teletransporte</translation>
    </message>
    <message>
        <source>Extra worker</source>
        <translation>Trabajador adicional</translation>
    </message>
    <message>
        <source>A mask. Sets of different masks score at every eclipse.</source>
        <translation>Una máscara. Los conjuntos de máscaras diferentes puntúan en cada eclipse.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: score 4 points.</source>
        <translation>Una vez, en cualquier momento de uno de tus turnos: ganas 4 puntos.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: gain 3 resources of your choice.</source>
        <translation>Una vez, en cualquier momento de uno de tus turnos: ganas 3 recursos a tu elección.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: gain 2 resources of your choice.</source>
        <translation>Una vez, en cualquier momento de uno de tus turnos: ganas 2 recursos a tu elección.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: advance one step on the Avenue of the Dead.</source>
        <translation>Una vez, en cualquier momento de uno de tus turnos: avanzas un paso en la avenida de los muertos.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: advance one step on a temple of your choice.</source>
        <translation>Una vez, en cualquier momento de uno de tus turnos: avanzas un paso en un templo a tu elección.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: advance one step on the blue temple.</source>
        <translation>Una vez, en cualquier momento de uno de tus turnos: avanzas un paso en el templo azul.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: advance one step on the red temple.</source>
        <translation>Una vez, en cualquier momento de uno de tus turnos: avanzas un paso en el templo rojo.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: advance one step on the green temple.</source>
        <translation>Una vez, en cualquier momento de uno de tus turnos: avanzas un paso en el templo verde.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: gain 4 cacao.</source>
        <translation>Una vez, en cualquier momento de uno de tus turnos: ganas 4 de cacao.</translation>
    </message>
    <message>
        <source>Once, at any time in one of your turns: power up twice, the same worker or two different ones.</source>
        <translation>Una vez, en cualquier momento de uno de tus turnos: potencias dos veces, al mismo trabajador o a dos distintos.</translation>
    </message>
    <message>
        <source>Once, before you move: move two of your unlocked workers together from one board to another.</source>
        <translation>Una vez, antes de mover: mueves juntos a dos de tus trabajadores desbloqueados de un tablero a otro.</translation>
    </message>
    <message>
        <source>Once, instead of paying cacao: for a main action, for a worship action, or for a whole salary.</source>
        <translation>Una vez, en lugar de pagar cacao: por una acción principal, por adorar o por un salario entero.</translation>
    </message>
    <message>
        <source>Once, before you move: your worker may go to any action board.</source>
        <translation>Una vez, antes de mover: tu trabajador puede ir a cualquier tablero de acción.</translation>
    </message>
    <message>
        <source>Once, in a main action on Alchemy, Nobles or Construction: count one worker more.</source>
        <translation>Una vez, en una acción principal en Alquimia, Nobles o Construcción: cuentas un trabajador más.</translation>
    </message>
    <message>
        <source>“{tile}”</source>
        <translation>«{tile}»</translation>
    </message>
    <message>
        <source>“{tile}” for {price}</source>
        <translation>«{tile}» por {price}</translation>
    </message>
</context>
<context>
    <name>teo.event</name>
    <message>
        <source>{player} moves worker {worker}: {start} → {board}.</source>
        <translation>{player} mueve al trabajador {worker}: {start} → {board}.</translation>
    </message>
    <message>
        <source>{player} places worker {worker} with power {power}: {board}.</source>
        <translation>{player} coloca al trabajador {worker} con poder {power}: {board}.</translation>
    </message>
    <message>
        <source>{player}: worker {worker} is locked ({space}).</source>
        <translation>{player}: el trabajador {worker} queda bloqueado ({space}).</translation>
    </message>
    <message>
        <source>{player}: worker {worker} is unlocked ({board}).</source>
        <translation>{player}: el trabajador {worker} queda desbloqueado ({board}).</translation>
    </message>
    <message>
        <source>{player} gains {goods} ({source}).</source>
        <translation>{player} gana {goods} ({source}).</translation>
    </message>
    <message>
        <source>{player} pays {goods} ({source}).</source>
        <translation>{player} paga {goods} ({source}).</translation>
    </message>
    <message>
        <source>{player} need not pay {goods} ({source}).</source>
        <translation>{player} no tiene que pagar {goods} ({source}).</translation>
    </message>
    <message>
        <source>{player}: worker {worker} now has power {power}.</source>
        <translation>{player}: el trabajador {worker} tiene ahora poder {power}.</translation>
    </message>
    <message>
        <source>{player}: worker {worker} ascends and begins again in the Palace with power 1.</source>
        <translation>{player}: el trabajador {worker} asciende y vuelve a empezar en el Palacio con poder 1.</translation>
    </message>
    <message>
        <source>{player} chooses a reward: {reward}.</source>
        <translation>{player} elige una recompensa: {reward}.</translation>
    </message>
    <message>
        <source>{player} advances: {temple}, step {step}.</source>
        <translation>{player} avanza: {temple}, escalón {step}.</translation>
    </message>
    <message>
        <source>{player} cannot advance further: {temple}.</source>
        <translation>{player} no puede avanzar más: {temple}.</translation>
    </message>
    <message>
        <source>{player} advances: Avenue of the Dead, step {step}.</source>
        <translation>{player} avanza: avenida de los muertos, paso {step}.</translation>
    </message>
    <message>
        <source>{player} advances: pyramid track, step {step}.</source>
        <translation>{player} avanza: pista de pirámide, paso {step}.</translation>
    </message>
    <message>
        <source>{player} claims the discovery tile “{kind}” ({site}).</source>
        <translation>{player} reclama la loseta de descubrimiento «{kind}» ({site}).</translation>
    </message>
    <message>
        <source>{player} uses the discovery tile “{kind}”.</source>
        <translation>{player} usa la loseta de descubrimiento «{kind}».</translation>
    </message>
    <message>
        <source>New discovery tile: “{kind}” ({site}).</source>
        <translation>Nueva loseta de descubrimiento: «{kind}» ({site}).</translation>
    </message>
    <message>
        <source>{player} acquires the technology “{technology}”.</source>
        <translation>{player} adquiere la tecnología «{technology}».</translation>
    </message>
    <message>
        <source>{player} places a building: {row}, space {number}.</source>
        <translation>{player} coloca un edificio: {row}, espacio {number}.</translation>
    </message>
    <message>
        <source>{player} adds a pyramid tile: {place}.</source>
        <translation>{player} coloca una loseta de pirámide: {place}.</translation>
    </message>
    <message>
        <source>{player} adds a decoration: {place}.</source>
        <translation>{player} coloca una decoración: {place}.</translation>
    </message>
    <message>
        <source>{player} completes the pyramid: the eclipse that comes is the last one.</source>
        <translation>{player} completa la pirámide: el eclipse que viene es el último.</translation>
    </message>
    <message>
        <source>Calendar: the light marker moves to space {light}.</source>
        <translation>Calendario: el disco claro avanza al espacio {light}.</translation>
    </message>
    <message>
        <source>Eclipse {number}: each step on the Avenue of the Dead is worth {avenue_value}.</source>
        <translation>Eclipse {number}: cada paso en la avenida de los muertos vale {avenue_value}.</translation>
    </message>
    <message>
        <source>The calendar begins again; the dark marker lies on space {dark}.</source>
        <translation>El calendario vuelve a empezar; el disco oscuro está en el espacio {dark}.</translation>
    </message>
    <message>
        <source>Neutral workers, colour {number}: {boards}.</source>
        <translation>Trabajadores neutrales, color {number}: {boards}.</translation>
    </message>
    <message>
        <source>{player} keeps the starting tile “{tile}”.</source>
        <translation>{player} se queda la loseta inicial «{tile}».</translation>
    </message>
    <message>
        <source>{player} puts a drawn discovery tile back into the bag: “{kind}”.</source>
        <translation>{player} devuelve a la bolsa una loseta de descubrimiento sacada: «{kind}».</translation>
    </message>
    <message>
        <source>{player} uses the turn to unlock all workers.</source>
        <translation>{player} usa el turno para desbloquear a todos sus trabajadores.</translation>
    </message>
    <message>
        <source>{player} collects cacao: {board}.</source>
        <translation>{player} recolecta cacao: {board}.</translation>
    </message>
    <message>
        <source>{player} takes the main action: {board}.</source>
        <translation>{player} realiza la acción principal: {board}.</translation>
    </message>
    <message>
        <source>{player} worships: {board}.</source>
        <translation>{player} adora: {board}.</translation>
    </message>
    <message>
        <source>Round {number}: {player}</source>
        <translation>Ronda {number}: {player}</translation>
    </message>
    <message>
        <source>{player} loses {points} ({source}).</source>
        <translation>{player} pierde {points} ({source}).</translation>
    </message>
    <message>
        <source>{player} scores {points} ({source}).</source>
        <translation>{player} gana {points} ({source}).</translation>
    </message>
    <message>
        <source>An eclipse is triggered; it is scored after this turn.</source>
        <translation>Se desencadena un eclipse; se puntúa después de este turno.</translation>
    </message>
    <message>
        <source>Avenue of the Dead, step {step}</source>
        <translation>Avenida de los muertos, paso {step}</translation>
    </message>
    <message>
        <source>{temple}, step {step}</source>
        <translation>{temple}, escalón {step}</translation>
    </message>
    <message>
        <source>drawn from the bag</source>
        <translation>sacada de la bolsa</translation>
    </message>
    <message>
        <source>{place}. {player}</source>
        <translation>{place}. {player}</translation>
    </message>
    <message>
        <source>The game is over: {places}.</source>
        <translation>La partida ha terminado: {places}.</translation>
    </message>
    <message>
        <source>{player} rolls {first} and {second}: {total}.</source>
        <translation>{player} saca {first} y {second}: {total}.</translation>
    </message>
    <message>
        <source>{player} performs the action tile “{tile}” ({place}).</source>
        <translation>{player} realiza la loseta de acción «{tile}» ({place}).</translation>
    </message>
    <message>
        <source>{player} cannot perform “{tile}”: {reason}</source>
        <translation>{player} no puede realizar «{tile}»: {reason}</translation>
    </message>
    <message>
        <source>{player}, “{tile}”: {rule}</source>
        <translation>{player}, «{tile}»: {rule}</translation>
    </message>
    <message>
        <source>{player} picks: {what} – {why}.</source>
        <translation>{player} elige: {what} – {why}.</translation>
    </message>
    <message>
        <source>{player} lays the pyramid tile by chance: {rotation}.</source>
        <translation>{player} coloca la loseta de pirámide al azar: {rotation}.</translation>
    </message>
    <message>
        <source>{player}: the action tile “{tile}” becomes the reserve; {slides}.</source>
        <translation>{player}: la loseta de acción «{tile}» pasa a la reserva; {slides}.</translation>
    </message>
    <message>
        <source>{player} removes a discovery tile from the game: “{kind}” ({board}).</source>
        <translation>{player} retira del juego una loseta de descubrimiento: «{kind}» ({board}).</translation>
    </message>
    <message>
        <source>{player}: the worshipper makes room, {start} → {space}.</source>
        <translation>{player}: el adorador deja su sitio, {start} → {space}.</translation>
    </message>
</context>
<context>
    <name>teo.forecast</name>
    <message>
        <source>Here a discovery tile is drawn: no undo behind it.</source>
        <translation>Aquí se saca una loseta de descubrimiento: después no se puede deshacer.</translation>
    </message>
    <message>
        <source>Here pyramid tiles are drawn: no undo behind it.</source>
        <translation>Aquí se sacan losetas de pirámide: después no se puede deshacer.</translation>
    </message>
    <message>
        <source>Here a decoration is drawn: no undo behind it.</source>
        <translation>Aquí se saca una decoración: después no se puede deshacer.</translation>
    </message>
    <message>
        <source>Here neutral workers are placed anew by lot: no undo behind it.</source>
        <translation>Aquí se sortean de nuevo los trabajadores neutrales: después no se puede deshacer.</translation>
    </message>
    <message>
        <source>Here the Teotibot rolls its dice: no undo behind it.</source>
        <translation>Aquí el Teotibot tira sus dados: después no se puede deshacer.</translation>
    </message>
    <message>
        <source>Here the Teotibot turns a pyramid tile by lot: no undo behind it.</source>
        <translation>Aquí el Teotibot gira al azar una loseta de pirámide: después no se puede deshacer.</translation>
    </message>
    <message>
        <source>Gains {goods}</source>
        <translation>Gana {goods}</translation>
    </message>
    <message>
        <source>Pays {goods}</source>
        <translation>Paga {goods}</translation>
    </message>
    <message>
        <source>Loses {points}</source>
        <translation>Cuesta {points}</translation>
    </message>
    <message>
        <source>Scores {points}</source>
        <translation>Da {points}</translation>
    </message>
    <message>
        <source>{temple}: step {before} → {after}</source>
        <translation>{temple}: escalón {before} → {after}</translation>
    </message>
    <message>
        <source>Avenue of the Dead: step {before} → {after}</source>
        <translation>Avenida de los muertos: paso {before} → {after}</translation>
    </message>
    <message>
        <source>Pyramid track: step {before} → {after}</source>
        <translation>Pista de pirámide: paso {before} → {after}</translation>
    </message>
    <message>
        <source>{worker}: power {before} → {after}</source>
        <translation>{worker}: poder {before} → {after}</translation>
    </message>
    <message>
        <source>{worker} is locked</source>
        <translation>{worker} queda bloqueado</translation>
    </message>
    <message>
        <source>{worker} is unlocked</source>
        <translation>{worker} queda desbloqueado</translation>
    </message>
    <message>
        <source>Discovery tile “{tile}”</source>
        <translation>Loseta de descubrimiento «{tile}»</translation>
    </message>
    <message>
        <source>Uses up the discovery tile “{tile}”</source>
        <translation>Gasta la loseta de descubrimiento «{tile}»</translation>
    </message>
    <message>
        <source>Technology “{name}”</source>
        <translation>Tecnología «{name}»</translation>
    </message>
    <message>
        <source>A building leaves the row</source>
        <translation>Un edificio sale de la fila</translation>
    </message>
    <message>
        <source>A building leaves the row: each step on the Avenue of the Dead {before} → {after}</source>
        <translation>Un edificio sale de la fila: cada paso de la avenida de los muertos {before} → {after}</translation>
    </message>
    <message>
        <source>{colours} + {base} = {goods}</source>
        <translation>{colours} + {base} = {goods}</translation>
    </message>
    <message>
        <source>Level {level}: {base} + {matches} = {points}</source>
        <translation>Nivel {level}: {base} + {matches} = {points}</translation>
    </message>
    <message>
        <source>furthest ahead on it = {points}</source>
        <translation>el más avanzado en ella = {points}</translation>
    </message>
    <message>
        <source>sets of masks = {points}</source>
        <translation>conjuntos de máscaras = {points}</translation>
    </message>
    <message>
        <source>temple bonuses = {points}</source>
        <translation>bonificaciones de templo = {points}</translation>
    </message>
    <message>
        <source>the salary is paid</source>
        <translation>el salario está pagado</translation>
    </message>
    <message>
        <source>The light marker advances after each round; ascensions make it come sooner.</source>
        <translation>El disco claro avanza tras cada ronda; con cada ascensión llega antes.</translation>
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
        <translation>Si el eclipse {number} llegara ahora: {points} ({parts}).</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>{points} hasta ahora</translation>
    </message>
    <message>
        <source>Avenue of the Dead {steps} × {value} = {points}</source>
        <translation>avenida de los muertos {steps} × {value} = {points}</translation>
    </message>
    <message>
        <source>pyramid track {steps} × {value} = {points}</source>
        <translation>pista de pirámide {steps} × {value} = {points}</translation>
    </message>
    <message>
        <source>salary not paid {cacao} × −{value} = −{points}</source>
        <translation>salario sin pagar {cacao} × −{value} = −{points}</translation>
    </message>
    <message>
        <source>Points after eclipse {number}: {before} → {after}</source>
        <translation>Puntos tras el eclipse {number}: {before} → {after}</translation>
    </message>
    <message>
        <source>At eclipse {number}: {parts}.</source>
        <translation>En el eclipse {number}: {parts}.</translation>
    </message>
    <message>
        <source>{player} {before} → {after}</source>
        <translation>{player} {before} → {after}</translation>
    </message>
    <message>
        <source>Then eclipse {number} is scored: {points} for you.</source>
        <translation>Después se puntúa el eclipse {number}: {points} para ti.</translation>
    </message>
    <message>
        <source>Next: {question}</source>
        <translation>Después: {question}</translation>
    </message>
    <message>
        <source>Then your turn is over.</source>
        <translation>Después termina tu turno.</translation>
    </message>
    <message>
        <source>You can still use “{tile}”: {text}</source>
        <translation>Aún puedes usar «{tile}»: {text}</translation>
    </message>
    <message>
        <source>{workers}: you can pay {goods} for it.</source>
        <translation>{workers}: puedes pagar {goods} por ello.</translation>
    </message>
    <message>
        <source>Salary: {goods} short</source>
        <translation>Salario: {goods} de menos</translation>
    </message>
    <message>
        <source>For the salary at the coming eclipse {goods} are missing: {points} lost.</source>
        <translation>Para el salario del próximo eclipse tienes {goods} de menos: te cuesta {points}.</translation>
    </message>
    <message>
        <source>after this turn</source>
        <translation>tras este turno</translation>
    </message>
    <message>
        <source>Eclipse {number}: {when}</source>
        <translation>Eclipse {number}: {when}</translation>
    </message>
</context>
<context>
    <name>teo.format</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
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
        <translation>Cacao</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Piedra</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>{amount} cacao</source>
        <translation>{amount} de cacao</translation>
    </message>
    <message>
        <source>{amount} wood</source>
        <translation>{amount} de madera</translation>
    </message>
    <message>
        <source>{amount} stone</source>
        <translation>{amount} de piedra</translation>
    </message>
    <message>
        <source>{amount} gold</source>
        <translation>{amount} de oro</translation>
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
        <translation>azul pálido</translation>
    </message>
    <message>
        <source>pale red</source>
        <translation>rojo pálido</translation>
    </message>
    <message>
        <source>pale green</source>
        <translation>verde pálido</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
</context>
<context>
    <name>teo.inspect</name>
    <message>
        <source>No main action here: a worker collects cacao, or worships at one of the royal tiles.</source>
        <translation>Aquí no hay acción principal: un trabajador recolecta cacao o adora en una de las losetas reales.</translation>
    </message>
    <message>
        <source>Main action: gather wood. More workers, and stronger ones, bring more; one of them grows.</source>
        <translation>Acción principal: reunir madera. Más trabajadores, y más fuertes, consiguen más; uno de ellos crece.</translation>
    </message>
    <message>
        <source>Main action: gather stone. More workers, and stronger ones, bring more; one of them grows.</source>
        <translation>Acción principal: reunir piedra. Más trabajadores, y más fuertes, consiguen más; uno de ellos crece.</translation>
    </message>
    <message>
        <source>Main action: gather gold. More workers, and stronger ones, bring more; one of them grows.</source>
        <translation>Acción principal: reunir oro. Más trabajadores, y más fuertes, consiguen más; uno de ellos crece.</translation>
    </message>
    <message>
        <source>Main action: buy a technology for gold, and take a step on the temple of its column.</source>
        <translation>Acción principal: compra una tecnología con oro y avanza un paso en el templo de su columna.</translation>
    </message>
    <message>
        <source>Main action: pay wood for a building in the row of your number of workers, for points and a step.</source>
        <translation>Acción principal: pagar madera por un edificio en la fila de tu número de trabajadores; da puntos y un paso en la avenida de los muertos.</translation>
    </message>
    <message>
        <source>Main action: pay gold for a decoration on a side of the pyramid. More workers pay less.</source>
        <translation>Acción principal: pagar oro por una decoración en un lado de la pirámide. Con más trabajadores cuesta menos.</translation>
    </message>
    <message>
        <source>Main action: pay stone and wood for pyramid tiles, as many as you have workers here.</source>
        <translation>Acción principal: pagar piedra y madera por losetas de pirámide, como mucho tantas como trabajadores tengas aquí.</translation>
    </message>
    <message>
        <source>Action boards</source>
        <translation>Tableros de acción</translation>
    </message>
    <message>
        <source>Temples</source>
        <translation>Templos</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Tecnologías</translation>
    </message>
    <message>
        <source>Royal tiles</source>
        <translation>Losetas reales</translation>
    </message>
    <message>
        <source>Discovery tiles</source>
        <translation>Losetas de descubrimiento</translation>
    </message>
    <message>
        <source>Temple bonuses</source>
        <translation>Bonificaciones de templo</translation>
    </message>
    <message>
        <source>Eclipses</source>
        <translation>Eclipses</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Salario</translation>
    </message>
    <message>
        <source>Starting tiles</source>
        <translation>Losetas iniciales</translation>
    </message>
    <message>
        <source>Ascension</source>
        <translation>Ascensión</translation>
    </message>
    <message>
        <source>Teotibot</source>
        <translation>Teotibot</translation>
    </message>
    <message>
        <source>Up to eclipse {number}</source>
        <translation>Hasta el eclipse {number}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Still missing below it</source>
        <translation>Debajo falta todavía</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Quién la tiene</translation>
    </message>
    <message>
        <source>Main action: {colours} there = {price}</source>
        <translation>Acción principal: {colours} allí = {price}</translation>
    </message>
    <message>
        <source>Collecting: {colours} there + {base} = {goods}</source>
        <translation>Recolectar: {colours} allí + {base} = {goods}</translation>
    </message>
    <message>
        <source>Each colour of workers on the board counts once, neutral ones too, locked ones and the arriving worker not.</source>
        <translation>Cada color de trabajadores del tablero cuenta una vez, también los neutrales; los bloqueados y el trabajador que llega, no.</translation>
    </message>
    <message>
        <source>A worker moves one to three boards ahead. At an eclipse it costs {salary}.</source>
        <translation>Un trabajador avanza de uno a tres tableros. En cada eclipse cuesta {salary}.</translation>
    </message>
    <message>
        <source>A locked worker cannot move. In your turn, unlock all of yours for {price}, or free of charge as the whole turn.</source>
        <translation>Un trabajador bloqueado no puede moverse. En tu turno puedes desbloquear todos los tuyos por {price}, o gratis como turno completo.</translation>
    </message>
    <message>
        <source>Counts as one more colour on its board. At each eclipse it goes elsewhere.</source>
        <translation>Cuenta como un color más en su tablero. En cada eclipse se va a otro lugar.</translation>
    </message>
    <message>
        <source>Worship: your worker is locked here and brings the action, or the discovery tile beside it; both for {both}. To push a worker of another player out costs {push}.</source>
        <translation>Adorar: tu trabajador queda bloqueado aquí y te da la habilidad del espacio o la loseta de descubrimiento de al lado; ambas por {both}. Desbloquear al trabajador de otro jugador que esté aquí cuesta {push}.</translation>
    </message>
    <message>
        <source>Costs {gold}. Everyone who has it already scores {points}.</source>
        <translation>Cuesta {gold}. Quien ya la tenga consigue {points}.</translation>
    </message>
    <message>
        <source>Tiles of a higher level rest on four below. Where an icon covers the same icon it scores a point; a coloured one brings a step on its temple too.</source>
        <translation>Las losetas de un nivel superior descansan sobre cuatro del inferior. Donde un icono cubre el mismo icono da un punto; si es de color, da además un paso en su templo.</translation>
    </message>
    <message>
        <source>A tile here costs {stone} and {wood} and scores {points}.</source>
        <translation>Una loseta aquí cuesta {stone} y {wood} y da {points}.</translation>
    </message>
    <message>
        <source>There is no discovery tile here now.</source>
        <translation>Ahora no hay aquí ninguna loseta de descubrimiento.</translation>
    </message>
    <message>
        <source>Each step brings its reward, or a discovery tile that lies there. From step {step} on the temple bonus counts; only one marker reaches the top.</source>
        <translation>Cada escalón da su recompensa o una loseta de descubrimiento que haya allí. Desde el escalón {step} cuenta la bonificación de templo; solo un marcador llega a la cima.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Collecting: {colours} there + {base} + {more} by a technology = {goods}</source>
        <translation>Recolectar: {colours} allí + {base} + {more} por una tecnología = {goods}</translation>
    </message>
</context>
<context>
    <name>teo.lesson</name>
    <message>
        <source>Moving and collecting</source>
        <translation>Mover y recolectar</translation>
    </message>
    <message>
        <source>How workers move, and where the cacao comes from.</source>
        <translation>Cómo se mueven los trabajadores y de dónde sale el cacao.</translation>
    </message>
    <message>
        <source>Welcome to Teotihuacan! You play Blue. The three blue dice are your workers; the number on a worker is its power.</source>
        <translation>¡Te damos la bienvenida a Teotihuacan! Juegas con el azul. Los tres dados azules son tus trabajadores; el número de cada uno es su poder.</translation>
    </message>
    <message>
        <source>Eight action boards lie in a ring around the pyramid. On your turn one worker goes clockwise, one, two or three boards far. From the Forest you reach Construction, Decorations and Nobles.</source>
        <translation>Ocho tableros de acción forman un anillo alrededor de la pirámide. En tu turno, un trabajador avanza en sentido horario uno, dos o tres tableros. Desde el Bosque llegas a Construcción, Decoraciones y Nobles.</translation>
    </message>
    <message>
        <source>Send your worker from the Forest to Decorations: click on the worker, then on the board. That only shows what would happen. Click there once more, or press Enter, and it counts.</source>
        <translation>Envía a tu trabajador del Bosque a Decoraciones: haz clic en el trabajador y luego en el tablero. Eso solo muestra qué pasaría. Con otro clic ahí, o con Intro, queda hecho.</translation>
    </message>
    <message>
        <source>That is Construction, only one board on. You may go there, but fewer dice of other colours wait there. Go on to Decorations.</source>
        <translation>Eso es Construcción, solo un tablero más allá. Puedes ir, pero allí esperan menos dados de otros colores. Sigue hasta Decoraciones.</translation>
    </message>
    <message>
        <source>That is Nobles, three boards on. You may go that far, but the best place lies on the way: Decorations.</source>
        <translation>Eso es Nobles, tres tableros más allá. Puedes llegar tan lejos, pero el mejor sitio queda de camino: Decoraciones.</translation>
    </message>
    <message>
        <source>What does it do there? Collect cacao: 1, and 1 more for each colour of unlocked dice that is there already. Yellow, white and grey make 4. Click on the cacao sign of Decorations.</source>
        <translation>¿Qué hace allí? Recolectar cacao: 1, y 1 más por cada color de dados desbloqueados que ya haya. Amarillo, blanco y gris suman 4. Haz clic en el signo de cacao de Decoraciones.</translation>
    </message>
    <message>
        <source>You could do that as well, but it is part of a later lesson. This time collect cacao.</source>
        <translation>También podrías hacer eso, pero toca en una lección posterior. Esta vez recolecta cacao.</translation>
    </message>
    <message>
        <source>4 cacao for you. Cacao pays for nearly everything, and your workers want some at every eclipse. So collecting is no lost turn.</source>
        <translation>4 de cacao para ti. El cacao paga casi todo, y tus trabajadores quieren el suyo en cada eclipse. Así que recolectar no es un turno perdido.</translation>
    </message>
    <message>
        <source>Your turn is over, but you could still take it back with Undo. When you are content, end the turn: with the button at the top, or with Enter.</source>
        <translation>Tu turno está hecho, pero aún podrías retirarlo con «Deshacer». Cuando te parezca bien, termina el turno: con el botón de arriba o con Intro.</translation>
    </message>
    <message>
        <source>Your turn again. The cacao sign of each board says how much you would collect there now. Look for the largest number, and for a worker of yours that gets there.</source>
        <translation>Te toca otra vez. El signo de cacao de cada tablero dice cuánto recolectarías ahora allí. Busca el número más alto y un trabajador tuyo que pueda llegar.</translation>
    </message>
    <message>
        <source>That is allowed, but there is more to be had: Decorations promises 5. Your worker on Construction has only one board to go.</source>
        <translation>Está permitido, pero se puede sacar más: Decoraciones promete 5. A tu trabajador de Construcción le queda a un solo tablero.</translation>
    </message>
    <message>
        <source>Well found! Your own colour counts too, as another of your workers is there. Collect the 5 cacao.</source>
        <translation>¡Bien visto! Tu propio color también cuenta, porque ya hay allí otro trabajador tuyo. Recolecta los 5 de cacao.</translation>
    </message>
    <message>
        <source>Now you know what every turn begins with: one worker, one to three boards, then an action. What else your workers can do is told in the next lesson.</source>
        <translation>Ya sabes cómo empieza cada turno: un trabajador, de uno a tres tableros, y luego una acción. Qué más saben hacer tus trabajadores lo cuenta la próxima lección.</translation>
    </message>
    <message>
        <source>Main actions and power-ups</source>
        <translation>Acciones principales y potenciar</translation>
    </message>
    <message>
        <source>Wood, stone, gold and technologies, and workers that grow.</source>
        <translation>Madera, piedra, oro y tecnologías, y trabajadores que crecen.</translation>
    </message>
    <message>
        <source>Every board but the Palace has a main action. Its price is 1 cacao for each colour of unlocked dice on the board, beside the hammer. Nobody is on Gold Deposits: there it costs nothing.</source>
        <translation>Todos los tableros menos el Palacio tienen una acción principal. Su precio está junto al martillo: 1 de cacao por cada color de dados desbloqueados del tablero. En Yacimientos de oro no hay nadie: allí no cuesta nada.</translation>
    </message>
    <message>
        <source>Send your worker with power 2 from Nobles to Gold Deposits, one board on.</source>
        <translation>Envía a tu trabajador de poder 2 desde Nobles a Yacimientos de oro, un tablero más allá.</translation>
    </message>
    <message>
        <source>The Palace is the only board without a main action. One board less, please: Gold Deposits.</source>
        <translation>El Palacio es el único tablero sin acción principal. Un tablero menos, por favor: Yacimientos de oro.</translation>
    </message>
    <message>
        <source>In the Stone Quarry two colours are waiting: the main action would cost 2 cacao. On Gold Deposits it is free.</source>
        <translation>En la Cantera esperan dos colores: la acción principal costaría 2 de cacao. En Yacimientos de oro es gratis.</translation>
    </message>
    <message>
        <source>Now take the main action: click on the hammer.</source>
        <translation>Ahora haz la acción principal: haz clic en el martillo.</translation>
    </message>
    <message>
        <source>Collecting is always possible, but here it would bring little. This lesson is about main actions.</source>
        <translation>Recolectar siempre se puede, pero aquí daría poco. Esta lección trata de las acciones principales.</translation>
    </message>
    <message>
        <source>To worship is a third possibility; it has a lesson of its own. Take the main action this time.</source>
        <translation>Adorar es la tercera posibilidad y tiene su propia lección. Esta vez haz la acción principal.</translation>
    </message>
    <message>
        <source>The row counts your workers there, the column their lowest power: 1 worker with power 2 made 1 gold. Then the board powered it up: it has power 3 now.</source>
        <translation>La fila cuenta tus trabajadores allí; la columna, su poder más bajo: 1 trabajador de poder 2 dio 1 de oro. Después el tablero lo potenció: ahora tiene poder 3.</translation>
    </message>
    <message>
        <source>Every main action ends with a power-up on its board, and stronger workers bring more. End your turn.</source>
        <translation>Cada acción principal acaba potenciando a un trabajador de su tablero, y los más fuertes rinden más. Termina tu turno.</translation>
    </message>
    <message>
        <source>Workers do more together. Bring your worker from Construction to Gold Deposits as well.</source>
        <translation>Juntos, los trabajadores rinden más. Lleva también a tu trabajador de Construcción a Yacimientos de oro.</translation>
    </message>
    <message>
        <source>That one stands on Gold Deposits already. Let it wait there for company: take the worker from Construction.</source>
        <translation>Ese ya está en Yacimientos de oro. Déjalo allí esperando compañía: toma el trabajador de Construcción.</translation>
    </message>
    <message>
        <source>The main action once more. It costs 1 cacao now, as your own colour is there too.</source>
        <translation>Otra vez la acción principal. Ahora cuesta 1 de cacao, porque tu propio color también está allí.</translation>
    </message>
    <message>
        <source>Two workers, but the lowest power is 1: again 1 gold. So power up the weak one.</source>
        <translation>Dos trabajadores, pero el poder más bajo es 1: otra vez 1 de oro. Así que potencia al débil.</translation>
    </message>
    <message>
        <source>A good worker too, but the weakest one decides what a main action brings. Power up that one.</source>
        <translation>También es buen trabajador, pero el más débil decide lo que da una acción principal. Potencia a ese.</translation>
    </message>
    <message>
        <source>Three workers on one board do best, and power up twice. End your turn.</source>
        <translation>Tres trabajadores en un tablero rinden lo máximo y se potencia dos veces. Termina tu turno.</translation>
    </message>
    <message>
        <source>What is gold good for? Technologies, for example. Send your worker with power 3 on to Alchemy.</source>
        <translation>¿Para qué sirve el oro? Por ejemplo, para tecnologías. Envía a tu trabajador de poder 3 a Alquimia.</translation>
    </message>
    <message>
        <source>That works as well. But the power-up there is best for the worker with power 3: send that one.</source>
        <translation>También vale. Pero potenciar allí le conviene más al trabajador de poder 3: envía a ese.</translation>
    </message>
    <message>
        <source>Take the main action: 1 cacao for the white die there, and gold for the technology itself.</source>
        <translation>Haz la acción principal: 1 de cacao por el dado blanco que hay allí, y oro por la tecnología.</translation>
    </message>
    <message>
        <source>Choose one of the two lit technologies. What it brings lasts for the whole game; its column also brings a step on the temple of that colour. If others acquire it later, you score 3 points.</source>
        <translation>Elige una de las dos tecnologías iluminadas. Lo que da dura toda la partida; su columna da además un paso en el templo de ese color. Si otros la adquieren después, ganas 3 puntos.</translation>
    </message>
    <message>
        <source>Your worker has power 4 now. When one grows beyond 5, it ascends: it begins anew in the Palace with power 1, you go a step on the Avenue of the Dead and choose one of the rewards up here.</source>
        <translation>Tu trabajador tiene ahora poder 4. Cuando uno pasa de 5, asciende: vuelve a empezar en el Palacio con poder 1, avanzas un paso en la avenida de los muertos y eliges una de las recompensas de aquí arriba.</translation>
    </message>
    <message>
        <source>Main actions are the engine of the game: resources, technologies, buildings, decorations, pyramid tiles. Next comes the third possibility: to worship.</source>
        <translation>Las acciones principales son el motor del juego: recursos, tecnologías, edificios, decoraciones, losetas de pirámide. Ahora viene la tercera posibilidad: adorar.</translation>
    </message>
    <message>
        <source>Worship, temples and discovery tiles</source>
        <translation>Adorar, templos y losetas de descubrimiento</translation>
    </message>
    <message>
        <source>Steps on temples, finds by the way, and how workers get free again.</source>
        <translation>Pasos en los templos, hallazgos por el camino y cómo desbloquear a los trabajadores.</translation>
    </message>
    <message>
        <source>Five boards have worship spaces. A worker there may use its ability, mostly a step on a temple, or claim the discovery tile beside it, or both for 1 cacao. The colours on the board do not matter.</source>
        <translation>Cinco tableros tienen espacios de adoración. Allí un trabajador puede usar la habilidad, casi siempre un paso en un templo, o reclamar la loseta de descubrimiento de al lado, o las dos cosas por 1 de cacao. Los colores del tablero no importan.</translation>
    </message>
    <message>
        <source>Send your worker from Nobles to the Stone Quarry, three boards on.</source>
        <translation>Envía a tu trabajador de Nobles a la Cantera, tres tableros más allá.</translation>
    </message>
    <message>
        <source>You could worship there too. But the tile in the Stone Quarry costs nothing today: go there.</source>
        <translation>Allí también podrías adorar. Pero la loseta de la Cantera hoy no cuesta nada: ve allí.</translation>
    </message>
    <message>
        <source>Worship, and use both: click on the temple sign and on the discovery tile.</source>
        <translation>Ahora adora, y usa las dos cosas: haz clic en el signo del templo y en la loseta de descubrimiento.</translation>
    </message>
    <message>
        <source>That is only one of the two. It saves 1 cacao, but here both are well worth it.</source>
        <translation>Eso es solo una de las dos cosas. Ahorra 1 de cacao, pero aquí valen la pena ambas.</translation>
    </message>
    <message>
        <source>Collecting is possible, but nobody worships that way. Take it back and try the worship space.</source>
        <translation>Se puede recolectar, pero así no se adora. Retíralo y prueba con el espacio de adoración.</translation>
    </message>
    <message>
        <source>You decide what comes first. Take the tile, then the step on the green temple follows.</source>
        <translation>Tú decides qué va primero. Toma la loseta; después viene el paso en el templo verde.</translation>
    </message>
    <message>
        <source>The green temple brought you cacao, as its step says. The worker is locked now: it cannot move and counts for no main action. Your tile waits face up at the bottom.</source>
        <translation>El templo verde te ha dado cacao, como dice su escalón. El trabajador está ahora bloqueado: no puede moverse ni cuenta para acciones principales. Tu loseta espera abajo, boca arriba.</translation>
    </message>
    <message>
        <source>Before a turn ends you are asked whether you want to use something. Not now: end the turn.</source>
        <translation>Antes de acabar un turno se te pregunta si quieres usar algo. Ahora no: termina el turno.</translation>
    </message>
    <message>
        <source>That costs 3 cacao, and you do not need the worker yet. Others may even set it free for you, at their own cost. End the turn.</source>
        <translation>Eso cuesta 3 de cacao y aún no necesitas al trabajador. Puede que otros incluso lo dejen libre a su costa. Termina el turno.</translation>
    </message>
    <message>
        <source>A fine tile, but we use it a little later. End the turn.</source>
        <translation>Buena loseta, pero la usaremos algo más tarde. Termina el turno.</translation>
    </message>
    <message>
        <source>Yellow worships on Gold Deposits: the space is taken. No matter. Send your worker from Construction there.</source>
        <translation>El amarillo adora en Yacimientos de oro: el espacio está ocupado. No importa. Envía allí a tu trabajador de Construcción.</translation>
    </message>
    <message>
        <source>This would set your worker free at no cost, but it is your whole turn. Often worth it, but not today.</source>
        <translation>Con esto tu trabajador quedaría libre sin coste, pero es todo tu turno. Muchas veces compensa, pero hoy no.</translation>
    </message>
    <message>
        <source>Worship for the step on the blue temple. You pay 1 cacao, and Yellow is pushed out: that worker is unlocked.</source>
        <translation>Adora para dar el paso en el templo azul. Pagas 1 de cacao y el amarillo sale de allí: su trabajador queda desbloqueado.</translation>
    </message>
    <message>
        <source>A mask! Sets of different masks score at every eclipse. But it costs 1 wood; today we want the temple.</source>
        <translation>¡Una máscara! Los conjuntos de máscaras distintas puntúan en cada eclipse. Pero cuesta 1 de madera; hoy queremos el templo.</translation>
    </message>
    <message>
        <source>The blue temple brings a resource of your choice. Take whichever you like.</source>
        <translation>El templo azul da un recurso a tu elección. Toma el que prefieras.</translation>
    </message>
    <message>
        <source>Now your discovery tile: click on it at the bottom. It may be used once, at any time in your turns, and brings a step on the red temple.</source>
        <translation>Ahora tu loseta de descubrimiento: haz clic en ella, abajo. Se usa una vez, en cualquier momento de tus turnos, y da un paso en el templo rojo.</translation>
    </message>
    <message>
        <source>You may keep the tile for later. But let us see now what it does: take it back and use it.</source>
        <translation>Puedes guardar la loseta para después. Pero veamos ahora qué hace: retíralo y úsala.</translation>
    </message>
    <message>
        <source>Two of your workers are locked. For 3 cacao you unlock all of them at once and keep your turn: do that.</source>
        <translation>Dos de tus trabajadores están bloqueados. Por 3 de cacao los desbloqueas a todos a la vez sin perder el turno: hazlo.</translation>
    </message>
    <message>
        <source>Then only one worker could move in your next turn. Unlock them first.</source>
        <translation>Entonces solo podría moverse un trabajador en tu próximo turno. Primero conviene desbloquearlos.</translation>
    </message>
    <message>
        <source>Worship is cheap, but it locks your workers. They get free for 3 cacao, for a whole turn, or when somebody pushes them out. High on a temple wait further discovery tiles, and at the top a temple bonus for the end.</source>
        <translation>Adorar es barato, pero deja bloqueados a tus trabajadores. Se desbloquean por 3 de cacao, con un turno entero o cuando alguien los desplaza. Más arriba en los templos esperan más losetas de descubrimiento y, casi al final, una bonificación de templo para el final.</translation>
    </message>
    <message>
        <source>The pyramid and its decorations</source>
        <translation>La pirámide y sus decoraciones</translation>
    </message>
    <message>
        <source>Placing tiles so that their icons match, level by level.</source>
        <translation>Colocar losetas de modo que sus iconos coincidan, nivel a nivel.</translation>
    </message>
    <message>
        <source>On Construction you add tiles to the pyramid. Higher levels cost more and score more: on level 2 you pay 2 stone and 1 wood for 3 points. That is exactly what you have.</source>
        <translation>En Construcción añades losetas a la pirámide. Los niveles altos cuestan más y puntúan más: en el nivel 2 pagas 2 de piedra y 1 de madera por 3 puntos. Es justo lo que tienes.</translation>
    </message>
    <message>
        <source>Send your worker from the Forest to Construction, where another one of yours is already.</source>
        <translation>Envía a tu trabajador del Bosque a Construcción, donde ya hay otro tuyo.</translation>
    </message>
    <message>
        <source>You may go there, but this lesson goes on at the lit board.</source>
        <translation>Puedes ir allí, pero esta lección sigue en el tablero iluminado.</translation>
    </message>
    <message>
        <source>Take the main action. It costs 2 cacao: your own colour is there, and white.</source>
        <translation>Haz la acción principal. Cuesta 2 de cacao: allí está tu propio color, y el blanco.</translation>
    </message>
    <message>
        <source>Cacao is always good, but now something shall be built. Take the main action.</source>
        <translation>El cacao siempre viene bien, pero ahora toca construir. Haz la acción principal.</translation>
    </message>
    <message>
        <source>Three tiles are on offer. Coloured icons can bring temple steps. Take the lit one.</source>
        <translation>Hay tres losetas disponibles. Los iconos de color pueden dar pasos en los templos. Toma la iluminada.</translation>
    </message>
    <message>
        <source>That one can be placed as well, but with the lit tile more icons will match.</source>
        <translation>Esa también se puede colocar, pero con la iluminada coincidirán más iconos.</translation>
    </message>
    <message>
        <source>Place it on level 2, in the middle. Each icon that covers one of its kind scores 1 point more; a blue, red or green one also brings a step on that temple. Turn the tile (mouse wheel, or the list) until 3 icons match.</source>
        <translation>Colócala en el nivel 2, en el centro. Cada icono que cubre uno igual da 1 punto más; si es azul, rojo o verde, también un paso en ese templo. Gira la loseta (rueda del ratón o lista) hasta que coincidan 3 iconos.</translation>
    </message>
    <message>
        <source>Level 2, well done, but here or turned like this fewer icons match. There is a place with 3 matches.</source>
        <translation>Nivel 2, muy bien, pero aquí o girada así coinciden menos iconos. Hay un sitio con 3 coincidencias.</translation>
    </message>
    <message>
        <source>3 points for the level, 3 for the icons, and the green one lifted you on the green temple. With two workers you could place two tiles, if you had the stone. Power up one of them.</source>
        <translation>3 puntos por el nivel, 3 por los iconos, y el verde te ha subido en el templo verde. Con dos trabajadores podrías colocar dos losetas, si tuvieras piedra. Potencia a uno de ellos.</translation>
    </message>
    <message>
        <source>Each tile also moved you on the pyramid track, at the right edge. Its steps score at the eclipse. End your turn.</source>
        <translation>Cada loseta te avanza también en la pista de pirámide, en el borde derecho. Sus pasos puntúan en el eclipse. Termina tu turno.</translation>
    </message>
    <message>
        <source>On each side of the pyramid stairs lead up. Decorations go there, from the bottom up, always with their arrow towards the middle.</source>
        <translation>En cada lado de la pirámide sube una escalera. Allí van las decoraciones, de abajo arriba, siempre con la flecha hacia el centro.</translation>
    </message>
    <message>
        <source>Take the main action: 3 cacao for three colours, and 3 gold, as you have one worker there.</source>
        <translation>Haz la acción principal: 3 de cacao por tres colores y 3 de oro, porque tienes allí un trabajador.</translation>
    </message>
    <message>
        <source>Choose the lit decoration: its red icon fits onto red ones.</source>
        <translation>Elige la decoración iluminada: su icono rojo encaja sobre los rojos.</translation>
    </message>
    <message>
        <source>A nice one, but take the lit decoration this time: we look for red.</source>
        <translation>Bonita, pero esta vez toma la decoración iluminada: buscamos el rojo.</translation>
    </message>
    <message>
        <source>Choose a side where an icon matches: at the top or on the left.</source>
        <translation>Elige un lado donde coincida un icono: arriba o a la izquierda.</translation>
    </message>
    <message>
        <source>Here no icon matches: only the 3 points for every decoration. At the top or on the left there is more.</source>
        <translation>Aquí no coincide ningún icono: solo los 3 puntos de toda decoración. Arriba o a la izquierda hay más.</translation>
    </message>
    <message>
        <source>3 points for the decoration, 1 for the match, 1 from the red temple, and a step on the pyramid track. When the pyramid is complete, the game ends after one last eclipse.</source>
        <translation>3 puntos por la decoración, 1 por la coincidencia, 1 del templo rojo y un paso en la pista de pirámide. Cuando se completa la pirámide, la partida acaba tras un último eclipse.</translation>
    </message>
    <message>
        <source>The eclipse and the salary</source>
        <translation>El eclipse y el salario</translation>
    </message>
    <message>
        <source>What an eclipse counts, and what your workers want to eat.</source>
        <translation>Qué cuenta un eclipse y qué quieren comer tus trabajadores.</translation>
    </message>
    <message>
        <source>Here a game is well under way. The light marker goes on after every round, and at ascensions. When it reaches the dark one, an eclipse comes. One step is left.</source>
        <translation>Aquí la partida va avanzada. El disco claro avanza tras cada ronda y con cada ascensión. Cuando alcanza el oscuro, llega un eclipse. Queda un paso.</translation>
    </message>
    <message>
        <source>At the eclipse every worker wants its salary: 1 cacao, with power 4 or 5 it is 2. Yours want 4 in all. Each cacao that is missing costs 3 points. You have 5.</source>
        <translation>En el eclipse cada trabajador quiere su salario: 1 de cacao; con poder 4 o 5 son 2. Los tuyos quieren 4 en total. Cada cacao que falte cuesta 3 puntos. Tienes 5.</translation>
    </message>
    <message>
        <source>First make sure of it. Send your worker with power 2 to Decorations.</source>
        <translation>Primero asegúralo. Envía a tu trabajador de poder 2 a Decoraciones.</translation>
    </message>
    <message>
        <source>That is possible, but there is less cacao there, and our plan goes on at Decorations.</source>
        <translation>Se puede, pero allí hay menos cacao, y nuestro plan sigue en Decoraciones.</translation>
    </message>
    <message>
        <source>Collect 3 cacao.</source>
        <translation>Recolecta 3 de cacao.</translation>
    </message>
    <message>
        <source>That would leave you with 3 cacao, one too few for the salary, and with no gold for a better decoration later. Collect first.</source>
        <translation>Te quedarían 3 de cacao, uno menos que el salario, y sin oro para una decoración mejor después. Recolecta primero.</translation>
    </message>
    <message>
        <source>To worship is no mistake, but cacao is what you need before an eclipse.</source>
        <translation>Adorar no es un error, pero antes de un eclipse lo que necesitas es cacao.</translation>
    </message>
    <message>
        <source>8 cacao: now you can spend some. End your turn; after Yellow&apos;s the round is over.</source>
        <translation>8 de cacao: ahora puedes gastar algo. Termina tu turno; tras el amarillo acaba la ronda.</translation>
    </message>
    <message>
        <source>The light marker has reached the dark one: the eclipse is triggered. Everybody has one more turn, then it is scored. What still counts now? Above all the pyramid track: 4 points a step this time.</source>
        <translation>El disco claro ha alcanzado el oscuro: el eclipse está en marcha. Todos juegan un turno más y luego se puntúa. ¿Qué cuenta todavía? Sobre todo la pista de pirámide: esta vez 4 puntos por paso.</translation>
    </message>
    <message>
        <source>Bring your worker with power 4 to Decorations too. Two workers get a decoration for 1 gold less.</source>
        <translation>Lleva también a Decoraciones a tu trabajador de poder 4. Con dos trabajadores, una decoración cuesta 1 de oro menos.</translation>
    </message>
    <message>
        <source>Take the main action. It costs 4 cacao, and 4 remain: exactly the salary.</source>
        <translation>Haz la acción principal. Cuesta 4 de cacao y quedan 4: justo el salario.</translation>
    </message>
    <message>
        <source>More cacao than the salary needs brings nothing at the eclipse. A decoration brings points.</source>
        <translation>Más cacao del que pide el salario no da nada en el eclipse. Una decoración da puntos.</translation>
    </message>
    <message>
        <source>Take the lit decoration.</source>
        <translation>Toma la decoración iluminada.</translation>
    </message>
    <message>
        <source>Legal, but fewer icons match there. Take the lit one.</source>
        <translation>Es legal, pero ahí coinciden menos iconos. Toma lo iluminado.</translation>
    </message>
    <message>
        <source>Place it at the top.</source>
        <translation>Colócala arriba.</translation>
    </message>
    <message>
        <source>Power up one of the two. From power 3 to 4 a worker&apos;s salary rises; from 4 to 5 it stays.</source>
        <translation>Potencia a uno de los dos. De poder 3 a 4 sube el salario de un trabajador; de 4 a 5 queda igual.</translation>
    </message>
    <message>
        <source>End your turn. Yellow has the last one, then the eclipse is scored.</source>
        <translation>Termina tu turno. El amarillo juega el último y después se puntúa el eclipse.</translation>
    </message>
    <message>
        <source>24 points for you: 4 from the Avenue of the Dead, 16 from the pyramid track, 4 for being ahead on it. Now pay the salary: 4 cacao.</source>
        <translation>24 puntos para ti: 4 de la avenida de los muertos, 16 de la pista de pirámide y 4 por ir en cabeza en ella. Ahora paga el salario: 4 de cacao.</translation>
    </message>
    <message>
        <source>You may keep cacao back, but each one that is missing costs 3 points. Better pay all 4.</source>
        <translation>Puedes guardarte cacao, pero cada uno que falte cuesta 3 puntos. Mejor paga los 4.</translation>
    </message>
    <message>
        <source>The pyramid track begins anew, the way to the next eclipse is shorter, and after the third the game is over. The score sheet shows where all points came from. You are ready for a whole game!</source>
        <translation>La pista de pirámide vuelve a empezar, el camino al próximo eclipse es más corto, y tras el tercero acaba la partida. La hoja de puntuación muestra de dónde salieron los puntos. ¡Ya puedes jugar una partida entera!</translation>
    </message>
    <message>
        <source>A first solo game</source>
        <translation>Una primera partida en solitario</translation>
    </message>
    <message>
        <source>Against the Teotibot, with a coach at your side. What you play here is a game of your own.</source>
        <translation>Contra el Teotibot, con un entrenador a tu lado. Lo que juegas aquí es una partida tuya.</translation>
    </message>
    <message>
        <source>This is a real game, in the first-game set-up, against the Teotibot on its mildest level. Everything is allowed. The coach marks what you might overlook; you can always take a step back.</source>
        <translation>Es una partida de verdad, con la preparación de primera partida, contra el Teotibot en su nivel más suave. Todo está permitido. El entrenador señala lo que podrías pasar por alto; siempre puedes dar un paso atrás.</translation>
    </message>
    <message>
        <source>Points come from the pyramid, from decorations and buildings, from temples, and at each eclipse from the Avenue of the Dead, the pyramid track and masks. Pick two of these and follow them.</source>
        <translation>Los puntos salen de la pirámide, de decoraciones y edificios, de los templos y, en cada eclipse, de la avenida de los muertos, la pista de pirámide y las máscaras. Elige dos caminos y síguelos.</translation>
    </message>
    <message>
        <source>Play your first turn as you like. No idea? Look for a main action that costs little, or collect cacao where many colours are.</source>
        <translation>Juega tu primer turno como quieras. ¿Sin ideas? Busca una acción principal que cueste poco, o recolecta cacao donde haya muchos colores.</translation>
    </message>
    <message>
        <source>The Teotibot has rolled two dice and used an action tile. Its panel says what it did and why, and what may come next.</source>
        <translation>El Teotibot ha tirado dos dados y usado una loseta de acción. Su panel dice qué ha hecho y por qué, y qué puede venir después.</translation>
    </message>
    <message>
        <source>Now go on by yourself. Bring workers together, let them grow, spend your resources. I speak up when the eclipse is near.</source>
        <translation>Ahora sigue por tu cuenta. Junta trabajadores, haz que crezcan, gasta tus recursos. Te avisaré cuando se acerque el eclipse.</translation>
    </message>
    <message>
        <source>The eclipse is near. Think of the salary, and of what still scores: steps on the pyramid track and on the Avenue of the Dead, masks.</source>
        <translation>El eclipse está cerca. Piensa en el salario y en lo que aún puntúa: pasos en la pista de pirámide y en la avenida de los muertos, máscaras.</translation>
    </message>
    <message>
        <source>Play on until the eclipse has been scored.</source>
        <translation>Sigue jugando hasta que se puntúe el eclipse.</translation>
    </message>
    <message>
        <source>Your first eclipse! From here on the game is yours alone: it is saved like any other, and the coach stays with you as long as you like.</source>
        <translation>¡Tu primer eclipse! A partir de aquí la partida es solo tuya: se guarda como cualquier otra, y el entrenador se queda mientras quieras.</translation>
    </message>
    <message>
        <source>Yellow has sent a worker to Construction. The line below the board tells what the others did; small flags mark what has changed.</source>
        <translation>El amarillo ha enviado un trabajador a Construcción. La línea bajo el tablero cuenta qué han hecho los demás; unas banderitas señalan lo que ha cambiado.</translation>
    </message>
    <message>
        <source>That is level 1: only 1 point to begin with. Level 2 is worth more.</source>
        <translation>Eso es el nivel 1: solo 1 punto de base. El nivel 2 vale más.</translation>
    </message>
    <message>
        <source>Send one of your two workers from Construction to Decorations.</source>
        <translation>Envía a uno de tus dos trabajadores de Construcción a Decoraciones.</translation>
    </message>
</context>
<context>
    <name>teo.panel</name>
    <message>
        <source>Teotihuacan: City of Gods</source>
        <translation>Teotihuacan: Ciudad de Dioses</translation>
    </message>
    <message>
        <source>Game design: Daniele Tascini; solo mode: Dávid Turczi.</source>
        <translation>Autor del juego: Daniele Tascini; modo en solitario: Dávid Turczi.</translation>
    </message>
    <message>
        <source>Publisher: Board&amp;Dice; first edition 2018, Deluxe Master Set 2024.</source>
        <translation>Editorial: Board&amp;Dice; primera edición en 2018, Deluxe Master Set en 2024.</translation>
    </message>
    <message>
        <source>{temple}: step {step}</source>
        <translation>{temple}: escalón {step}</translation>
    </message>
    <message>
        <source>Avenue of the Dead: step {step}</source>
        <translation>Avenida de los muertos: paso {step}</translation>
    </message>
    <message>
        <source>Pyramid track: step {step}</source>
        <translation>Pista de pirámide: paso {step}</translation>
    </message>
    <message>
        <source>Salary at the next eclipse: {goods}</source>
        <translation>Salario en el próximo eclipse: {goods}</translation>
    </message>
    <message>
        <source>Salary at the next eclipse: {goods}, {missing} missing</source>
        <translation>Salario en el próximo eclipse: {goods}, tienes {missing} de menos</translation>
    </message>
    <message>
        <source>{masks}, {points} at each eclipse</source>
        <translation>{masks}, {points} en cada eclipse</translation>
    </message>
    <message>
        <source>{worker}: {board}</source>
        <translation>{worker}: {board}</translation>
    </message>
    <message>
        <source>{worker}: locked ({board})</source>
        <translation>{worker}: bloqueado ({board})</translation>
    </message>
    <message>
        <source>{worker}: not in play yet</source>
        <translation>{worker}: aún no está en juego</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Eclipse {number} of {count} comes next</source>
        <translation>El próximo es el eclipse {number} de {count}</translation>
    </message>
    <message>
        <source>Calendar: light marker on {light}, dark marker on {dark}</source>
        <translation>Calendario: disco claro en {light}, disco oscuro en {dark}</translation>
    </message>
    <message>
        <source>Each step on the Avenue of the Dead: {points}</source>
        <translation>Cada paso en la avenida de los muertos: {points}</translation>
    </message>
    <message>
        <source>Pyramid: {tiles}</source>
        <translation>Pirámide: {tiles}</translation>
    </message>
    <message>
        <source>Decorations: {tiles}</source>
        <translation>Decoraciones: {tiles}</translation>
    </message>
    <message>
        <source>Discovery tiles: {tiles}</source>
        <translation>Losetas de descubrimiento: {tiles}</translation>
    </message>
</context>
<context>
    <name>teo.place</name>
    <message>
        <source>Level {level}, row {row}, column {column}</source>
        <translation>Nivel {level}, fila {row}, columna {column}</translation>
    </message>
    <message>
        <source>{side}, step {step}</source>
        <translation>{side}, escalón {step}</translation>
    </message>
</context>
<context>
    <name>teo.prompt</name>
    <message>
        <source>Which temple do you advance on first?</source>
        <translation>¿En qué templo avanzas primero?</translation>
    </message>
    <message>
        <source>Which worker moves, and where to?</source>
        <translation>¿Qué trabajador se mueve y adónde?</translation>
    </message>
    <message>
        <source>Anything else before your turn ends?</source>
        <translation>¿Algo más antes de terminar tu turno?</translation>
    </message>
    <message>
        <source>What comes first?</source>
        <translation>¿Qué va primero?</translation>
    </message>
    <message>
        <source>Anything else before the royal tile scores?</source>
        <translation>¿Algo más antes de puntuar la loseta real?</translation>
    </message>
    <message>
        <source>Which pyramid tile do you add?</source>
        <translation>¿Qué loseta de pirámide colocas?</translation>
    </message>
    <message>
        <source>Where does this pyramid tile go?</source>
        <translation>¿Dónde va esta loseta de pirámide?</translation>
    </message>
    <message>
        <source>Which technology do you acquire?</source>
        <translation>¿Qué tecnología adquieres?</translation>
    </message>
    <message>
        <source>Your worker has ascended. Which reward do you choose?</source>
        <translation>Tu trabajador ha ascendido. ¿Qué recompensa eliges?</translation>
    </message>
    <message>
        <source>In which row do you place the building?</source>
        <translation>¿En qué fila colocas el edificio?</translation>
    </message>
    <message>
        <source>Which decoration do you take?</source>
        <translation>¿Qué decoración tomas?</translation>
    </message>
    <message>
        <source>On which side of the pyramid does it go?</source>
        <translation>¿En qué lado de la pirámide va?</translation>
    </message>
    <message>
        <source>Which temple do you advance on?</source>
        <translation>¿En qué templo avanzas?</translation>
    </message>
    <message>
        <source>Which discovery tile do you claim?</source>
        <translation>¿Qué loseta de descubrimiento reclamas?</translation>
    </message>
    <message>
        <source>Which starting tile do you keep? You keep two.</source>
        <translation>¿Qué loseta inicial te quedas? Te quedas dos.</translation>
    </message>
    <message>
        <source>Which starting tile do you take?</source>
        <translation>¿Qué loseta inicial tomas?</translation>
    </message>
    <message>
        <source>Which benefit comes next?</source>
        <translation>¿Qué beneficio va ahora?</translation>
    </message>
    <message>
        <source>Which of your starting workers do you power up?</source>
        <translation>¿A cuál de tus trabajadores iniciales potencias?</translation>
    </message>
    <message>
        <source>Which reward does your starting tile bring?</source>
        <translation>¿Qué recompensa da tu loseta inicial?</translation>
    </message>
    <message>
        <source>Which starting worker worships, and on which space?</source>
        <translation>¿Qué trabajador inicial adora, y en qué espacio?</translation>
    </message>
    <message>
        <source>Which temple do you advance on? Each temple counts once.</source>
        <translation>¿En qué templo avanzas? Cada templo cuenta una sola vez.</translation>
    </message>
    <message>
        <source>The Palace is reached or passed. Which resources do you exchange?</source>
        <translation>Llegas al Palacio o pasas por él. ¿Qué recursos cambias?</translation>
    </message>
    <message>
        <source>Do you want to go on building?</source>
        <translation>¿Quieres seguir construyendo?</translation>
    </message>
    <message>
        <source>You cannot pay for a tile now. Leave them there?</source>
        <translation>Ahora no puedes pagar ninguna loseta. ¿Las dejas?</translation>
    </message>
    <message>
        <source>None of your workers there can be powered up now.</source>
        <translation>Ahora no puedes potenciar a ninguno de tus trabajadores de allí.</translation>
    </message>
    <message>
        <source>You cannot pay for another power-up now.</source>
        <translation>Ahora no puedes pagar para potenciar otra vez.</translation>
    </message>
    <message>
        <source>You cannot trade now.</source>
        <translation>Ahora no puedes comerciar.</translation>
    </message>
    <message>
        <source>Which pyramid tile do you add next?</source>
        <translation>¿Qué loseta de pirámide colocas ahora?</translation>
    </message>
    <message>
        <source>{board}: what does worker {number} do there?</source>
        <translation>{board}: ¿qué hace allí el trabajador {number}?</translation>
    </message>
    <message>
        <source>Worker {number} went one board back. Which other worker moves, and where to?</source>
        <translation>El trabajador {number} ha vuelto un tablero atrás. ¿Qué otro trabajador mueve, y adónde?</translation>
    </message>
    <message>
        <source>Where do you move, with your movement tile in effect?</source>
        <translation>¿Adónde te mueves con tu loseta de movimiento?</translation>
    </message>
    <message>
        <source>{place}: which price do you pay?</source>
        <translation>{place}: ¿qué precio pagas?</translation>
    </message>
    <message>
        <source>Do you pay {price} for one more power-up?</source>
        <translation>¿Pagas {price} para potenciar una vez más?</translation>
    </message>
    <message>
        <source>{temple}, step {step}: a discovery tile, or the printed reward?</source>
        <translation>{temple}, escalón {step}: ¿una loseta de descubrimiento o la recompensa impresa?</translation>
    </message>
    <message>
        <source>Your workers are due {due}. How much do you pay?</source>
        <translation>Debes {due} a tus trabajadores. ¿Cuánto pagas?</translation>
    </message>
    <message>
        <source>How many workers do you pay 1 more cacao for? Each brings {points}.</source>
        <translation>¿Por cuántos trabajadores pagas 1 de cacao más? Cada uno da {points}.</translation>
    </message>
    <message>
        <source>You drew {tile}. Do you claim it?</source>
        <translation>Has sacado {tile}. ¿La reclamas?</translation>
    </message>
    <message>
        <source>On which board does worker {number} start, with power {power}?</source>
        <translation>¿En qué tablero empieza el trabajador {number}, con poder {power}?</translation>
    </message>
    <message>
        <source>{royal}: which resource do you pay, besides {price}?</source>
        <translation>{royal}: ¿qué recurso pagas, además de {price}?</translation>
    </message>
</context>
<context>
    <name>teo.refusal</name>
    <message>
        <source>You own all technologies that are within reach.</source>
        <translation>Ya tienes todas las tecnologías que están a tu alcance.</translation>
    </message>
    <message>
        <source>Such a tile is in effect for this move already.</source>
        <translation>Una loseta así ya está en efecto para este movimiento.</translation>
    </message>
    <message>
        <source>This board is on none of your starting tiles.</source>
        <translation>Este tablero no está en ninguna de tus losetas iniciales.</translation>
    </message>
    <message>
        <source>Your fourth worker is in play already.</source>
        <translation>Tu cuarto trabajador ya está en juego.</translation>
    </message>
    <message>
        <source>A movement tile is in effect: a worker has to move.</source>
        <translation>Hay una loseta de movimiento en efecto: un trabajador tiene que moverse.</translation>
    </message>
    <message>
        <source>Needs two of your unlocked workers on the same board.</source>
        <translation>Necesitas dos trabajadores desbloqueados en el mismo tablero.</translation>
    </message>
    <message>
        <source>There is no decoration left.</source>
        <translation>No queda ninguna decoración.</translation>
    </message>
    <message>
        <source>No side of the pyramid has room for a decoration now.</source>
        <translation>Ningún lado de la pirámide tiene ahora sitio para una decoración.</translation>
    </message>
    <message>
        <source>There is no pyramid tile left.</source>
        <translation>No queda ninguna loseta de pirámide.</translation>
    </message>
    <message>
        <source>There is no discovery tile there.</source>
        <translation>Ahí no hay ninguna loseta de descubrimiento.</translation>
    </message>
    <message>
        <source>None of your workers is unlocked.</source>
        <translation>Ninguno de tus trabajadores está desbloqueado.</translation>
    </message>
    <message>
        <source>Not at this moment.</source>
        <translation>No en este momento.</translation>
    </message>
    <message>
        <source>None of your workers is locked.</source>
        <translation>Ninguno de tus trabajadores está bloqueado.</translation>
    </message>
    <message>
        <source>Only before you move.</source>
        <translation>Solo antes de mover.</translation>
    </message>
    <message>
        <source>Only in place of cacao for a main action, for worship or for the salary: choose it there.</source>
        <translation>Solo en lugar de cacao por una acción principal, por adorar o por el salario: elígela allí.</translation>
    </message>
    <message>
        <source>Only during a main action on Alchemy, Nobles or Construction.</source>
        <translation>Solo durante una acción principal en Alquimia, Nobles o Construcción.</translation>
    </message>
    <message>
        <source>Only in a normal turn.</source>
        <translation>Solo en un turno normal.</translation>
    </message>
    <message>
        <source>One of your workers is there already.</source>
        <translation>Ya hay ahí uno de tus trabajadores.</translation>
    </message>
    <message>
        <source>Your own worker is there, and you cannot push it out.</source>
        <translation>Ahí está tu propio trabajador, y no puedes desbloquearlo así.</translation>
    </message>
    <message>
        <source>The Palace has no main action.</source>
        <translation>El Palacio no tiene acción principal.</translation>
    </message>
    <message>
        <source>In the Palace you cannot claim the discovery tile without the royal tile.</source>
        <translation>En el Palacio no puedes reclamar la loseta de descubrimiento sin la loseta real.</translation>
    </message>
    <message>
        <source>There is a pyramid tile already.</source>
        <translation>Ahí ya hay una loseta de pirámide.</translation>
    </message>
    <message>
        <source>The pyramid is complete.</source>
        <translation>La pirámide está completa.</translation>
    </message>
    <message>
        <source>This row is full.</source>
        <translation>Esta fila está llena.</translation>
    </message>
    <message>
        <source>This side is fully decorated.</source>
        <translation>Este lado ya está decorado del todo.</translation>
    </message>
    <message>
        <source>You own this technology already.</source>
        <translation>Ya tienes esta tecnología.</translation>
    </message>
    <message>
        <source>You cannot advance further on this temple.</source>
        <translation>No puedes avanzar más en este templo.</translation>
    </message>
    <message>
        <source>Each step has to be on another temple.</source>
        <translation>Cada paso ha de ser en un templo distinto.</translation>
    </message>
    <message>
        <source>This worker is locked.</source>
        <translation>Este trabajador está bloqueado.</translation>
    </message>
    <message>
        <source>This worker is not in play yet.</source>
        <translation>Este trabajador aún no está en juego.</translation>
    </message>
    <message>
        <source>Needs {price}; you have {have}.</source>
        <translation>Cuesta {price}; tienes {have}.</translation>
    </message>
    <message>
        <source>Needs {price}, with your discount one of them less; you have {have}.</source>
        <translation>Cuesta {price}, uno menos con tu descuento; tienes {have}.</translation>
    </message>
    <message>
        <source>Needs {price}; you have none.</source>
        <translation>Cuesta {price}; no tienes ninguno.</translation>
    </message>
    <message>
        <source>Too far: a worker moves {boards} at most.</source>
        <translation>Demasiado lejos: un trabajador se mueve como máximo {boards}.</translation>
    </message>
    <message>
        <source>The bottom row needs {workers}, or one of power {power} or more.</source>
        <translation>La fila inferior exige {workers}, o uno de poder {power} o más.</translation>
    </message>
    <message>
        <source>Not the row for {workers}.</source>
        <translation>No es la fila para {workers}.</translation>
    </message>
    <message>
        <source>There is no free row for {workers}.</source>
        <translation>No hay ninguna fila libre para {workers}.</translation>
    </message>
    <message>
        <source>A main action counts {workers} at most.</source>
        <translation>Una acción principal cuenta como máximo {workers}.</translation>
    </message>
    <message>
        <source>All {number} buildings have been placed.</source>
        <translation>Los {number} edificios ya están colocados.</translation>
    </message>
    <message>
        <source>Only a worker on this board: {board}.</source>
        <translation>Solo un trabajador de este tablero: {board}.</translation>
    </message>
    <message>
        <source>A tile here rests on four others: {places}.</source>
        <translation>Aquí una loseta se apoya en otras cuatro: {places}.</translation>
    </message>
    <message>
        <source>{side}, step {step}: the pyramid is not high enough there yet.</source>
        <translation>{side}, escalón {step}: la pirámide aún no es lo bastante alta ahí.</translation>
    </message>
    <message>
        <source>Worker {number} went one board back: another worker has to move.</source>
        <translation>El trabajador {number} ha vuelto un tablero atrás: ha de mover otro trabajador.</translation>
    </message>
</context>
<context>
    <name>teo.rotation</name>
    <message>
        <source>not turned</source>
        <translation>sin girar</translation>
    </message>
    <message>
        <source>a quarter turn right</source>
        <translation>un cuarto de vuelta a la derecha</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>media vuelta</translation>
    </message>
    <message>
        <source>a quarter turn left</source>
        <translation>un cuarto de vuelta a la izquierda</translation>
    </message>
</context>
<context>
    <name>teo.row</name>
    <message>
        <source>Top row</source>
        <translation>Fila superior</translation>
    </message>
    <message>
        <source>Middle row</source>
        <translation>Fila central</translation>
    </message>
    <message>
        <source>Bottom row</source>
        <translation>Fila inferior</translation>
    </message>
</context>
<context>
    <name>teo.royal</name>
    <message>
        <source>Royal Gift</source>
        <translation>Regalo real</translation>
    </message>
    <message>
        <source>Wood and Stone Trade</source>
        <translation>Comercio de madera y piedra</translation>
    </message>
    <message>
        <source>Cacao Market</source>
        <translation>Mercado de cacao</translation>
    </message>
    <message>
        <source>Court of Scholars</source>
        <translation>Corte de los sabios</translation>
    </message>
    <message>
        <source>Court of Builders</source>
        <translation>Corte de los constructores</translation>
    </message>
    <message>
        <source>Stone and Gold Trade</source>
        <translation>Comercio de piedra y oro</translation>
    </message>
    <message>
        <source>Grand Exchange</source>
        <translation>Gran intercambio</translation>
    </message>
    <message>
        <source>Offerings</source>
        <translation>Ofrendas</translation>
    </message>
    <message>
        <source>Procession</source>
        <translation>Procesión</translation>
    </message>
    <message>
        <source>Royal Builders</source>
        <translation>Constructores reales</translation>
    </message>
    <message>
        <source>Gain as much cacao as your worker&apos;s power plus one.</source>
        <translation>Ganas tanto cacao como el poder de tu trabajador más uno.</translation>
    </message>
    <message>
        <source>Up to as often as your worker&apos;s power: pay 1 cacao for 1 wood and 1 stone.</source>
        <translation>Como máximo tantas veces como el poder de tu trabajador: paga 1 de cacao por 1 de madera y 1 de piedra.</translation>
    </message>
    <message>
        <source>Up to as often as your worker&apos;s power: pay 1 resource for 2 cacao.</source>
        <translation>Como máximo tantas veces como el poder de tu trabajador: paga 1 recurso por 2 de cacao.</translation>
    </message>
    <message>
        <source>Score 2 points for each of your technologies, counting up to your worker&apos;s power.</source>
        <translation>Ganas 2 puntos por cada una de tus tecnologías, hasta el poder de tu trabajador.</translation>
    </message>
    <message>
        <source>Score 2 points for each of your steps on the pyramid track, counting up to your worker&apos;s power.</source>
        <translation>Ganas 2 puntos por cada uno de tus pasos en la pista de pirámide, hasta el poder de tu trabajador.</translation>
    </message>
    <message>
        <source>Up to as often as your worker&apos;s power: pay 1 cacao for 1 stone and 1 gold.</source>
        <translation>Como máximo tantas veces como el poder de tu trabajador: paga 1 de cacao por 1 de piedra y 1 de oro.</translation>
    </message>
    <message>
        <source>Pay 1 cacao and 1 resource: gain as many resources of your choice as your worker&apos;s power.</source>
        <translation>Paga 1 de cacao y 1 recurso: ganas tantos recursos a tu elección como el poder de tu trabajador.</translation>
    </message>
    <message>
        <source>Up to as often as your worker&apos;s power less one: pay 1 cacao for a step on a temple of your choice.</source>
        <translation>Como máximo tantas veces como el poder de tu trabajador menos uno: paga 1 de cacao por un paso en un templo a tu elección.</translation>
    </message>
    <message>
        <source>Score 1 point for each of your steps on the Avenue of the Dead, counting up to your worker&apos;s power plus one.</source>
        <translation>Ganas 1 punto por cada uno de tus pasos en la avenida de los muertos, hasta el poder de tu trabajador más uno.</translation>
    </message>
    <message>
        <source>Add 1 pyramid tile, with a worker of power 4 or 5 up to 2, and pay for each as usual.</source>
        <translation>Añade 1 loseta de pirámide, con un trabajador de poder 4 o 5 hasta 2, y paga cada una como de costumbre.</translation>
    </message>
</context>
<context>
    <name>teo.setup</name>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Sudden end</source>
        <translation>Final repentino</translation>
    </message>
    <message>
        <source>Advanced worship</source>
        <translation>Adoración avanzada</translation>
    </message>
    <message>
        <source>Draft of the starting tiles</source>
        <translation>Elección por turnos de las losetas iniciales</translation>
    </message>
    <message>
        <source>Random starting pyramid</source>
        <translation>Pirámide inicial al azar</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Todas las losetas</translation>
    </message>
    <message>
        <source>Neutral workers drawn anew</source>
        <translation>Sortear de nuevo los trabajadores neutrales</translation>
    </message>
    <message>
        <source>Which rulebook is played; the editions differ in the opening cacao.</source>
        <translation>Con qué reglamento se juega; las ediciones se distinguen en el cacao inicial.</translation>
    </message>
    <message>
        <source>How boards, tiles and workers are laid out before the first turn.</source>
        <translation>Cómo se colocan tableros, losetas y trabajadores antes del primer turno.</translation>
    </message>
    <message>
        <source>An eclipse is scored right after the turn that triggers it, without a last round.</source>
        <translation>Un eclipse se puntúa justo después del turno que lo desencadena, sin una última ronda.</translation>
    </message>
    <message>
        <source>Pushing out another player&apos;s worker brings 1 cacao instead of costing it, and your own may be pushed out.</source>
        <translation>Desbloquear al trabajador de otro jugador da 1 de cacao en lugar de costarlo, y también puedes desbloquear así a los tuyos.</translation>
    </message>
    <message>
        <source>The starting tiles lie open, and each player takes one in turn order and a second one in reverse order.</source>
        <translation>Las losetas iniciales están a la vista; cada jugador toma una en orden de turno y otra en orden inverso.</translation>
    </message>
    <message>
        <source>The pyramid begins with one of several patterns instead of the printed one.</source>
        <translation>La pirámide empieza con una de varias formas en lugar de la impresa.</translation>
    </message>
    <message>
        <source>Ten more technologies, ten more starting tiles and a royal tile from later boxes join those of 2018.</source>
        <translation>A las losetas de 2018 se suman diez tecnologías, diez losetas iniciales y una loseta real de cajas posteriores.</translation>
    </message>
    <message>
        <source>Against the Teotibot: as each of its turns begins, the neutral workers are placed anew.</source>
        <translation>Contra el Teotibot: al empezar cada uno de sus turnos, los trabajadores neutrales se colocan de nuevo.</translation>
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
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>Full set-up</source>
        <translation>Preparación completa</translation>
    </message>
    <message>
        <source>The first player begins with 2 cacao, as in the Deluxe Master Set.</source>
        <translation>El primer jugador empieza con 2 de cacao, como en el Deluxe Master Set.</translation>
    </message>
    <message>
        <source>The first player begins with 1 cacao, as in the edition of 2018.</source>
        <translation>El primer jugador empieza con 1 de cacao, como en la edición de 2018.</translation>
    </message>
    <message>
        <source>The printed boards and tiles with given goods and workers: best to learn the game.</source>
        <translation>Los tableros y losetas impresos, con bienes y trabajadores ya fijados: lo mejor para aprender el juego.</translation>
    </message>
    <message>
        <source>Boards and tiles are drawn, and everybody keeps two of four starting tiles.</source>
        <translation>Los tableros y las losetas se sortean, y cada cual se queda dos de cuatro losetas iniciales.</translation>
    </message>
</context>
<context>
    <name>teo.side</name>
    <message>
        <source>Top side</source>
        <translation>Lado superior</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Lado derecho</translation>
    </message>
    <message>
        <source>Bottom side</source>
        <translation>Lado inferior</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Lado izquierdo</translation>
    </message>
</context>
<context>
    <name>teo.source</name>
    <message>
        <source>collecting cacao</source>
        <translation>recolectar cacao</translation>
    </message>
    <message>
        <source>worship</source>
        <translation>adorar</translation>
    </message>
    <message>
        <source>unlocking</source>
        <translation>desbloqueo</translation>
    </message>
    <message>
        <source>ascension</source>
        <translation>ascensión</translation>
    </message>
    <message>
        <source>matching icons</source>
        <translation>coincidencias de iconos</translation>
    </message>
    <message>
        <source>starting tiles</source>
        <translation>losetas iniciales</translation>
    </message>
    <message>
        <source>salary</source>
        <translation>salario</translation>
    </message>
    <message>
        <source>eclipse: Avenue of the Dead</source>
        <translation>eclipse: avenida de los muertos</translation>
    </message>
    <message>
        <source>eclipse: furthest ahead on the pyramid track</source>
        <translation>eclipse: primero en la pista de pirámide</translation>
    </message>
    <message>
        <source>eclipse: pyramid track</source>
        <translation>eclipse: pista de pirámide</translation>
    </message>
    <message>
        <source>eclipse: masks</source>
        <translation>eclipse: máscaras</translation>
    </message>
    <message>
        <source>Teotibot: temple bonuses</source>
        <translation>Teotibot: bonificaciones de templo</translation>
    </message>
    <message>
        <source>Teotibot: cacao left</source>
        <translation>Teotibot: cacao sobrante</translation>
    </message>
    <message>
        <source>Teotibot: more for a pyramid tile</source>
        <translation>Teotibot: extra por una loseta de pirámide</translation>
    </message>
    <message>
        <source>Teotibot: cacao exchanged</source>
        <translation>Teotibot: cacao cambiado</translation>
    </message>
    <message>
        <source>Teotibot: instead of an action</source>
        <translation>Teotibot: en vez de una acción</translation>
    </message>
    <message>
        <source>Teotibot: resources left</source>
        <translation>Teotibot: recursos sobrantes</translation>
    </message>
    <message>
        <source>Teotibot: technologies</source>
        <translation>Teotibot: tecnologías</translation>
    </message>
    <message>
        <source>technology “{name}”</source>
        <translation>tecnología «{name}»</translation>
    </message>
    <message>
        <source>royal tile “{name}”</source>
        <translation>loseta real «{name}»</translation>
    </message>
    <message>
        <source>discovery tile “{name}”</source>
        <translation>loseta de descubrimiento «{name}»</translation>
    </message>
    <message>
        <source>temple bonus “{name}”</source>
        <translation>bonificación de templo «{name}»</translation>
    </message>
    <message>
        <source>handicap</source>
        <translation>hándicap</translation>
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
        <translation>loseta de descubrimiento {tile}</translation>
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
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Ascension</source>
        <translation>Ascensión</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pirámide</translation>
    </message>
    <message>
        <source>Temples and pyramid track</source>
        <translation>Templos y pista de pirámide</translation>
    </message>
    <message>
        <source>Avenue of the Dead</source>
        <translation>Avenida de los muertos</translation>
    </message>
    <message>
        <source>Goods and tiles in hand</source>
        <translation>Bienes y losetas propias</translation>
    </message>
    <message>
        <source>Starting tiles</source>
        <translation>Losetas iniciales</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Desbloquear a todos</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Renunciar</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>{board}: main action for {price}</source>
        <translation>{board}: acción principal por {price}</translation>
    </message>
    <message>
        <source>{board}: collect {goods}</source>
        <translation>{board}: recolectar {goods}</translation>
    </message>
    <message>
        <source>{worker} goes along</source>
        <translation>{worker} va también</translation>
    </message>
    <message>
        <source>Neutral worker, colour {number}</source>
        <translation>Trabajador neutral, color {number}</translation>
    </message>
    <message>
        <source>{player}: a locked worker</source>
        <translation>{player}: un trabajador bloqueado</translation>
    </message>
    <message>
        <source>Worship space: {space}</source>
        <translation>Espacio de adoración: {space}</translation>
    </message>
    <message>
        <source>Worship: a step on a temple of your choice</source>
        <translation>Adorar: un paso en un templo a tu elección</translation>
    </message>
    <message>
        <source>Worship: a step, {temple}</source>
        <translation>Adorar: un paso, {temple}</translation>
    </message>
    <message>
        <source>Place for a discovery tile: {site}</source>
        <translation>Sitio para una loseta de descubrimiento: {site}</translation>
    </message>
    <message>
        <source>Main action: the row is the number of your workers here, the column their lowest power</source>
        <translation>Acción principal: la fila es el número de tus trabajadores aquí, la columna su poder más bajo</translation>
    </message>
    <message>
        <source>Upper row: one worker is enough. Lower row: two workers, or one of power 4 or 5</source>
        <translation>Fila superior: basta un trabajador. Fila inferior: dos trabajadores, o uno de poder 4 o 5</translation>
    </message>
    <message>
        <source>Row for {workers}: full</source>
        <translation>Fila para {workers}: llena</translation>
    </message>
    <message>
        <source>Row for {workers}: the next building brings {points}</source>
        <translation>Fila para {workers}: el próximo edificio da {points}</translation>
    </message>
    <message>
        <source>A building costs {goods} and brings points and a step on the Avenue of the Dead</source>
        <translation>Un edificio cuesta {goods} y da puntos y un paso en la avenida de los muertos</translation>
    </message>
    <message>
        <source>Price by workers; a decoration brings {points}, 1 for each match, a step on the pyramid track</source>
        <translation>Precio según los trabajadores; una decoración da {points}, 1 por cada coincidencia y un paso en la pista de pirámide</translation>
    </message>
    <message>
        <source>By level of the pyramid: stone and wood to pay, points for the tile</source>
        <translation>Según el nivel de la pirámide: piedra y madera que se pagan, puntos por la loseta</translation>
    </message>
    <message>
        <source>Pyramid tile: {icons}</source>
        <translation>Loseta de pirámide: {icons}</translation>
    </message>
    <message>
        <source>Decoration: {icons}</source>
        <translation>Decoración: {icons}</translation>
    </message>
    <message>
        <source>Pyramid, {place}</source>
        <translation>Pirámide, {place}</translation>
    </message>
    <message>
        <source>Free place: {place}</source>
        <translation>Sitio libre: {place}</translation>
    </message>
    <message>
        <source>Place not carried yet: {place}</source>
        <translation>Sitio aún sin apoyo: {place}</translation>
    </message>
    <message>
        <source>turned by half: the icons change places</source>
        <translation>girada media vuelta: los iconos cambian de sitio</translation>
    </message>
    <message>
        <source>as it lies on offer</source>
        <translation>tal como está en la oferta</translation>
    </message>
    <message>
        <source>temple bonus</source>
        <translation>bonificación de templo</translation>
    </message>
    <message>
        <source>Place for a decoration: {place}</source>
        <translation>Sitio para una decoración: {place}</translation>
    </message>
    <message>
        <source>Place for a decoration, not carried yet: {place}</source>
        <translation>Sitio para una decoración, aún sin apoyo: {place}</translation>
    </message>
    <message>
        <source>{temple}: start</source>
        <translation>{temple}: inicio</translation>
    </message>
    <message>
        <source>Pyramid track: at the next eclipse each step brings {points}, and the leader {more}</source>
        <translation>Pista de pirámide: en el próximo eclipse cada paso da {points}, y quien va primero gana {more}</translation>
    </message>
    <message>
        <source>Avenue of the Dead: each step brings {points} at an eclipse, as the buildings stand</source>
        <translation>Avenida de los muertos: cada paso da {points} en un eclipse, tal como están los edificios</translation>
    </message>
    <message>
        <source>{buildings}; a step on the Avenue brings {points} at an eclipse</source>
        <translation>{buildings}; un paso en la avenida da {points} en un eclipse</translation>
    </message>
    <message>
        <source>Light calendar marker, space {space}</source>
        <translation>Disco claro del calendario, espacio {space}</translation>
    </message>
    <message>
        <source>Dark calendar marker, space {space}</source>
        <translation>Disco oscuro del calendario, espacio {space}</translation>
    </message>
    <message>
        <source>Ascension: a worker that grows beyond power 5 brings one of these rewards</source>
        <translation>Ascensión: un trabajador que pasa de poder 5 da una de estas recompensas</translation>
    </message>
    <message>
        <source>Ascension: {reward}</source>
        <translation>Ascensión: {reward}</translation>
    </message>
    <message>
        <source>Pay {goods}</source>
        <translation>Pagar {goods}</translation>
    </message>
    <message>
        <source>Exchange for {good}</source>
        <translation>Cambiar por {good}</translation>
    </message>
    <message>
        <source>Exchange {amount}</source>
        <translation>Cambiar {amount}</translation>
    </message>
    <message>
        <source>The worker goes one board back; then another worker moves</source>
        <translation>El trabajador vuelve un tablero atrás; después mueve otro trabajador</translation>
    </message>
    <message>
        <source>One wood less</source>
        <translation>Una madera menos</translation>
    </message>
    <message>
        <source>One stone less</source>
        <translation>Una piedra menos</translation>
    </message>
    <message>
        <source>Full price; the discount stays</source>
        <translation>Precio completo; el descuento se guarda</translation>
    </message>
    <message>
        <source>Unlock all your workers free of charge, as your whole turn</source>
        <translation>Desbloquear gratis a todos tus trabajadores; es todo tu turno</translation>
    </message>
    <message>
        <source>Unlock all your workers for {price}</source>
        <translation>Desbloquear a todos tus trabajadores por {price}</translation>
    </message>
    <message>
        <source>Pyramid track</source>
        <translation>Pista de pirámide</translation>
    </message>
    <message>
        <source>Calendar, space {space}</source>
        <translation>Calendario, espacio {space}</translation>
    </message>
</context>
<context>
    <name>teo.technology</name>
    <message>
        <source>Palace Stores</source>
        <translation>Almacenes de palacio</translation>
    </message>
    <message>
        <source>Patronage</source>
        <translation>Mecenazgo</translation>
    </message>
    <message>
        <source>Sharp Tools</source>
        <translation>Herramientas afiladas</translation>
    </message>
    <message>
        <source>Market Days</source>
        <translation>Días de mercado</translation>
    </message>
    <message>
        <source>Fine Carving</source>
        <translation>Talla fina</translation>
    </message>
    <message>
        <source>Master Masons</source>
        <translation>Maestros canteros</translation>
    </message>
    <message>
        <source>Apprenticeship</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <source>Scaffolding</source>
        <translation>Andamios</translation>
    </message>
    <message>
        <source>Consecration</source>
        <translation>Consagración</translation>
    </message>
    <message>
        <source>Barter</source>
        <translation>Trueque</translation>
    </message>
    <message>
        <source>Cacao Pickers</source>
        <translation>Recolectores de cacao</translation>
    </message>
    <message>
        <source>Homecoming</source>
        <translation>Regreso a casa</translation>
    </message>
    <message>
        <source>Mask Makers</source>
        <translation>Talladores de máscaras</translation>
    </message>
    <message>
        <source>Generous Wages</source>
        <translation>Paga generosa</translation>
    </message>
    <message>
        <source>Stair Builders</source>
        <translation>Constructores de escaleras</translation>
    </message>
    <message>
        <source>Thanksgiving</source>
        <translation>Acción de gracias</translation>
    </message>
    <message>
        <source>Free Hand</source>
        <translation>Mano libre</translation>
    </message>
    <message>
        <source>Noble Rites</source>
        <translation>Ritos nobiliarios</translation>
    </message>
    <message>
        <source>Way Back</source>
        <translation>Camino de vuelta</translation>
    </message>
    <message>
        <source>When your worker reaches or passes the Palace as it moves, gain 1 cacao.</source>
        <translation>Cuando tu trabajador llega al Palacio o pasa por él al moverse, ganas 1 de cacao.</translation>
    </message>
    <message>
        <source>After a main action on Alchemy or Nobles, score 3 points.</source>
        <translation>Tras una acción principal en Alquimia o Nobles, ganas 3 puntos.</translation>
    </message>
    <message>
        <source>After a main action on Forest, Stone Quarry or Gold Deposits, gain 1 more of the resource of that board.</source>
        <translation>Tras una acción principal en Bosque, Cantera o Yacimientos de oro, ganas 1 más del recurso de ese tablero.</translation>
    </message>
    <message>
        <source>After a main action on Forest, Stone Quarry or Gold Deposits, gain 1 cacao and score 1 point.</source>
        <translation>Tras una acción principal en Bosque, Cantera o Yacimientos de oro, ganas 1 de cacao y 1 punto.</translation>
    </message>
    <message>
        <source>After a main action on Decorations, score 4 points.</source>
        <translation>Tras una acción principal en Decoraciones, ganas 4 puntos.</translation>
    </message>
    <message>
        <source>After a main action on Construction, score 3 points.</source>
        <translation>Tras una acción principal en Construcción, ganas 3 puntos.</translation>
    </message>
    <message>
        <source>After the power-ups of a main action, you may pay 1 cacao for one more power-up on the same board.</source>
        <translation>Después de potenciar en una acción principal, puedes pagar 1 de cacao para potenciar una vez más en el mismo tablero.</translation>
    </message>
    <message>
        <source>In a main action on Construction, count one worker more and pay 1 wood or 1 stone less for one pyramid tile.</source>
        <translation>En una acción principal en Construcción, cuentas un trabajador más y pagas 1 de madera o 1 de piedra menos por una loseta de pirámide.</translation>
    </message>
    <message>
        <source>After a main action on Construction, advance one step on a temple of your choice.</source>
        <translation>Tras una acción principal en Construcción, avanzas un paso en un templo a tu elección.</translation>
    </message>
    <message>
        <source>As your worker reaches or passes the Palace: exchange up to 4 resources of one kind for as many of another.</source>
        <translation>Cuando tu trabajador llega al Palacio o pasa por él: cambia hasta 4 recursos de un tipo por otros tantos de otro.</translation>
    </message>
    <message>
        <source>When you collect cacao, gain 1 cacao more.</source>
        <translation>Cuando recolectas cacao, ganas 1 de cacao más.</translation>
    </message>
    <message>
        <source>At the end of a turn in which you unlocked any of your workers, score 4 points.</source>
        <translation>Al final de un turno en el que has desbloqueado trabajadores tuyos, ganas 4 puntos.</translation>
    </message>
    <message>
        <source>Whenever you claim a mask, score 2 points.</source>
        <translation>Cada vez que reclamas una máscara, ganas 2 puntos.</translation>
    </message>
    <message>
        <source>Right after your salary, you may pay 1 more cacao for each of your workers; each one brings 2 points.</source>
        <translation>Justo después de tu salario puedes pagar 1 de cacao más por cada uno de tus trabajadores; cada uno da 2 puntos.</translation>
    </message>
    <message>
        <source>After a main action on Decorations, advance one step on the pyramid track.</source>
        <translation>Tras una acción principal en Decoraciones, avanzas un paso en la pista de pirámide.</translation>
    </message>
    <message>
        <source>At the end of a turn in which you unlocked all your workers, advance one step on a temple of your choice.</source>
        <translation>Al final de un turno en el que has desbloqueado a todos tus trabajadores, avanzas un paso en un templo a tu elección.</translation>
    </message>
    <message>
        <source>A decoration may also be laid turned by half, so that its two icons change places.</source>
        <translation>Una decoración también se puede colocar al revés, de modo que sus dos iconos cambian de sitio.</translation>
    </message>
    <message>
        <source>After a main action on Nobles, advance one step on a temple of your choice.</source>
        <translation>Tras una acción principal en Nobles, avanzas un paso en un templo a tu elección.</translation>
    </message>
    <message>
        <source>Once a turn, before you move: an unlocked worker goes one board back; then another worker has to move.</source>
        <translation>Una vez por turno, antes de mover: un trabajador desbloqueado vuelve un tablero atrás; después ha de mover otro trabajador.</translation>
    </message>
</context>
<context>
    <name>teo.temple</name>
    <message>
        <source>Blue temple</source>
        <translation>Templo azul</translation>
    </message>
    <message>
        <source>Red temple</source>
        <translation>Templo rojo</translation>
    </message>
    <message>
        <source>Green temple</source>
        <translation>Templo verde</translation>
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
        <translation>ningún templo</translation>
    </message>
    <message>
        <source>pyramid tile</source>
        <translation>loseta de pirámide</translation>
    </message>
    <message>
        <source>decoration</source>
        <translation>decoración</translation>
    </message>
    <message>
        <source>printed reward</source>
        <translation>recompensa impresa</translation>
    </message>
    <message>
        <source>power {numbers}</source>
        <translation>poder {numbers}</translation>
    </message>
    <message>
        <source>{temple} {step}</source>
        <translation>{temple} {step}</translation>
    </message>
    <message>
        <source>it needs {price} and has {have}.</source>
        <translation>necesita {price} y tiene {have}.</translation>
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
        <translation>Elegida con {sums}.</translation>
    </message>
    <message>
        <source>It was performed last.</source>
        <translation>Fue la última realizada.</translation>
    </message>
    <message>
        <source>Upper direction tile: {what}</source>
        <translation>Loseta de dirección superior: {what}</translation>
    </message>
    <message>
        <source>Lower direction tile: {what}</source>
        <translation>Loseta de dirección inferior: {what}</translation>
    </message>
    <message>
        <source>Last roll: {first} and {second}</source>
        <translation>Última tirada: {first} y {second}</translation>
    </message>
    <message>
        <source>{sums}: {odds} of 36</source>
        <translation>{sums}: {odds} de 36</translation>
    </message>
    <message>
        <source>{points} for you</source>
        <translation>{points} para ti</translation>
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
        <translation>Alquimia</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Construcción</translation>
    </message>
    <message>
        <source>Decorations</source>
        <translation>Decoraciones</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Nobles</translation>
    </message>
    <message>
        <source>Mask collection</source>
        <translation>Colección de máscaras</translation>
    </message>
    <message>
        <source>Mastery</source>
        <translation>Maestría</translation>
    </message>
    <message>
        <source>Worship</source>
        <translation>Adorar</translation>
    </message>
    <message>
        <source>With a worker on Alchemy: acquire a technology and power up there. If that fails, the weakest worker is powered up twice and stays.</source>
        <translation>Con un trabajador en Alquimia: adquirir una tecnología y potenciar allí. Si falla, el trabajador más débil se potencia dos veces y se queda.</translation>
    </message>
    <message>
        <source>With a worker on Construction: add a pyramid tile. If that fails, with a worker on Stone Quarry: gain stone.</source>
        <translation>Con un trabajador en Construcción: añadir una loseta de pirámide. Si falla, con un trabajador en Cantera: recibir piedra.</translation>
    </message>
    <message>
        <source>With a worker on Decorations: add a decoration. If that fails, with a worker on Gold Deposits: gain gold.</source>
        <translation>Con un trabajador en Decoraciones: añadir una decoración. Si falla, con un trabajador en Yacimientos de oro: recibir oro.</translation>
    </message>
    <message>
        <source>With a worker on Nobles: place a building. If that fails, with a worker on Forest: gain wood.</source>
        <translation>Con un trabajador en Nobles: colocar un edificio. Si falla, con un trabajador en Bosque: recibir madera.</translation>
    </message>
    <message>
        <source>Claim the rarest mask beside a worship space that it does not own and can pay for.</source>
        <translation>Reclamar la máscara más rara junto a un espacio de adoración que no tenga y pueda pagar.</translation>
    </message>
    <message>
        <source>The strongest worker that can act where it stands does so, is powered up and advances.</source>
        <translation>El trabajador más fuerte que puede actuar donde está lo hace, se potencia y avanza.</translation>
    </message>
    <message>
        <source>The worshipper goes to the next of its spaces clockwise and advances on that temple; the discovery tile there is replaced.</source>
        <translation>El adorador va al siguiente de sus espacios en sentido horario y avanza en ese templo; la loseta de descubrimiento de allí se reemplaza.</translation>
    </message>
    <message>
        <source>top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>middle row, left</source>
        <translation>fila central, izquierda</translation>
    </message>
    <message>
        <source>middle row, right</source>
        <translation>fila central, derecha</translation>
    </message>
    <message>
        <source>bottom row, left</source>
        <translation>fila inferior, izquierda</translation>
    </message>
    <message>
        <source>bottom row, centre</source>
        <translation>fila inferior, centro</translation>
    </message>
    <message>
        <source>bottom row, right</source>
        <translation>fila inferior, derecha</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>The lower right neighbour moves up into a gap</source>
        <translation>A un hueco sube la vecina inferior derecha</translation>
    </message>
    <message>
        <source>The lower left neighbour moves up into a gap</source>
        <translation>A un hueco sube la vecina inferior izquierda</translation>
    </message>
    <message>
        <source>It pays the flat price and acquires a technology.</source>
        <translation>Paga el precio fijo y adquiere una tecnología.</translation>
    </message>
    <message>
        <source>It pays the flat price and adds a pyramid tile.</source>
        <translation>Paga el precio fijo y añade una loseta de pirámide.</translation>
    </message>
    <message>
        <source>It pays the flat price and adds a decoration.</source>
        <translation>Paga el precio fijo y añade una decoración.</translation>
    </message>
    <message>
        <source>It pays the flat price and places a building.</source>
        <translation>Paga el precio fijo y coloca un edificio.</translation>
    </message>
    <message>
        <source>It gains two of the resource of that board.</source>
        <translation>Recibe dos unidades del recurso de ese tablero.</translation>
    </message>
    <message>
        <source>It pays for a mask and claims it.</source>
        <translation>Paga una máscara y la reclama.</translation>
    </message>
    <message>
        <source>The worshipper goes on and advances on a temple; the discovery tile there is replaced.</source>
        <translation>El adorador sigue y avanza en un templo; la loseta de descubrimiento de allí se reemplaza.</translation>
    </message>
    <message>
        <source>The tile failed: cacao instead, and its weakest worker is powered up and advances.</source>
        <translation>La loseta ha fallado: cacao en su lugar, y su trabajador más débil se potencia y avanza.</translation>
    </message>
    <message>
        <source>The tile failed: its weakest worker is powered up twice and stays where it is.</source>
        <translation>La loseta ha fallado: su trabajador más débil se potencia dos veces y se queda donde está.</translation>
    </message>
    <message>
        <source>its strongest worker there ({numbers})</source>
        <translation>su trabajador más fuerte allí ({numbers})</translation>
    </message>
    <message>
        <source>its weakest unlocked worker ({numbers})</source>
        <translation>su trabajador desbloqueado más débil ({numbers})</translation>
    </message>
    <message>
        <source>of its weakest workers the first one clockwise from the Palace ({numbers})</source>
        <translation>de sus trabajadores más débiles, el primero desde el Palacio en sentido horario ({numbers})</translation>
    </message>
    <message>
        <source>its strongest worker that can act ({numbers})</source>
        <translation>su trabajador más fuerte que puede actuar ({numbers})</translation>
    </message>
    <message>
        <source>of its equally strong workers the first one clockwise from the Palace that can act ({numbers})</source>
        <translation>de sus trabajadores igual de fuertes, el primero desde el Palacio en sentido horario que puede actuar ({numbers})</translation>
    </message>
    <message>
        <source>the worker that stays on worship spaces</source>
        <translation>el trabajador que se queda en espacios de adoración</translation>
    </message>
    <message>
        <source>as far as a power of {numbers} goes</source>
        <translation>hasta donde llega un poder de {numbers}</translation>
    </message>
    <message>
        <source>the temple of the technology&apos;s column</source>
        <translation>el templo de la columna de la tecnología</translation>
    </message>
    <message>
        <source>the temple of that board</source>
        <translation>el templo de ese tablero</translation>
    </message>
    <message>
        <source>the only temple on which it can advance</source>
        <translation>el único templo en el que puede avanzar</translation>
    </message>
    <message>
        <source>where it is furthest up ({numbers})</source>
        <translation>donde está más arriba ({numbers})</translation>
    </message>
    <message>
        <source>of those where it is furthest up ({numbers}) the first of blue, red, green</source>
        <translation>de aquellos en los que está más arriba ({numbers}), el primero de azul, rojo, verde</translation>
    </message>
    <message>
        <source>it can advance on none ({numbers})</source>
        <translation>no puede avanzar en ninguno ({numbers})</translation>
    </message>
    <message>
        <source>what it has fewest of ({numbers})</source>
        <translation>de lo que menos tiene ({numbers})</translation>
    </message>
    <message>
        <source>of what it has fewest of ({numbers}) the first of gold, stone, wood</source>
        <translation>de lo que menos tiene ({numbers}), lo primero de oro, piedra, madera</translation>
    </message>
    <message>
        <source>the lowest number on which no marker lies</source>
        <translation>el número más bajo sin marcador</translation>
    </message>
    <message>
        <source>a marker lies on each: the lowest number that it lacks, and the other player scores</source>
        <translation>todas tienen marcador: el número más bajo que le falta, y puntúa la otra persona</translation>
    </message>
    <message>
        <source>the leftmost one on offer</source>
        <translation>la primera de la oferta por la izquierda</translation>
    </message>
    <message>
        <source>the lowest level that is not full, from the top left</source>
        <translation>el nivel más bajo que no está lleno, desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>the first side with room, clockwise from the top</source>
        <translation>el primer lado con sitio, desde arriba en sentido horario</translation>
    </message>
    <message>
        <source>the row of this era</source>
        <translation>la fila de esta era</translation>
    </message>
    <message>
        <source>the row of this era is full: the empty space that is worth least of all</source>
        <translation>la fila de esta era está llena: el espacio libre que menos vale de todos</translation>
    </message>
    <message>
        <source>the rarest one that it lacks and can pay for</source>
        <translation>la más rara que le falta y puede pagar</translation>
    </message>
    <message>
        <source>of the rarest ones that it lacks the first one clockwise from the Palace</source>
        <translation>de las más raras que le faltan, la primera desde el Palacio en sentido horario</translation>
    </message>
    <message>
        <source>the next of its spaces clockwise</source>
        <translation>el siguiente de sus espacios en sentido horario</translation>
    </message>
    <message>
        <source>the next of its spaces clockwise on which nobody else stands</source>
        <translation>el siguiente de sus espacios en sentido horario en el que no hay nadie más</translation>
    </message>
    <message>
        <source>somebody stands on all others: the next of its spaces clockwise, whose worker is unlocked</source>
        <translation>en todos los demás hay alguien: el siguiente de sus espacios en sentido horario, cuyo trabajador queda desbloqueado</translation>
    </message>
    <message>
        <source>it leaves discovery tiles lying</source>
        <translation>deja donde están las losetas de descubrimiento</translation>
    </message>
    <message>
        <source>none of its unlocked workers stands there.</source>
        <translation>allí no hay ninguno de sus trabajadores desbloqueados.</translation>
    </message>
    <message>
        <source>it owns all technologies on the board.</source>
        <translation>posee todas las tecnologías del tablero.</translation>
    </message>
    <message>
        <source>the pyramid is complete.</source>
        <translation>la pirámide está completa.</translation>
    </message>
    <message>
        <source>there is no pyramid tile left.</source>
        <translation>no queda ninguna loseta de pirámide.</translation>
    </message>
    <message>
        <source>there is no decoration left.</source>
        <translation>no queda ninguna decoración.</translation>
    </message>
    <message>
        <source>no side of the pyramid has room for a decoration.</source>
        <translation>ningún lado de la pirámide tiene sitio para una decoración.</translation>
    </message>
    <message>
        <source>all buildings have been placed.</source>
        <translation>todos los edificios están colocados.</translation>
    </message>
    <message>
        <source>no mask lies there that it lacks and can pay for.</source>
        <translation>no hay ninguna máscara que le falte y pueda pagar.</translation>
    </message>
    <message>
        <source>the Palace has no main action.</source>
        <translation>el Palacio no tiene acción principal.</translation>
    </message>
    <message>
        <source>Of each resource at the start</source>
        <translation>De cada recurso al empezar</translation>
    </message>
    <message>
        <source>Power of its worker on Gold Deposits</source>
        <translation>Poder de su trabajador en Yacimientos de oro</translation>
    </message>
    <message>
        <source>Power of its worker on Nobles</source>
        <translation>Poder de su trabajador en Nobles</translation>
    </message>
    <message>
        <source>Power of its worker on Construction</source>
        <translation>Poder de su trabajador en Construcción</translation>
    </message>
    <message>
        <source>Points for ten cacao</source>
        <translation>Puntos por diez de cacao</translation>
    </message>
    <message>
        <source>Temple steps of the tile Worship</source>
        <translation>Pasos de templo de la loseta «Adorar»</translation>
    </message>
    <message>
        <source>Points for each temple bonus</source>
        <translation>Puntos por cada bonificación de templo</translation>
    </message>
    <message>
        <source>Points for each technology</source>
        <translation>Puntos por cada tecnología</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Your own mixture</source>
        <translation>Tu propia mezcla</translation>
    </message>
    <message>
        <source>It starts with little and its temple steps are few: to learn the game.</source>
        <translation>Empieza con poco y avanza despacio en los templos: para aprender el juego.</translation>
    </message>
    <message>
        <source>Weaker than the rule of the box: fewer goods and fewer points.</source>
        <translation>Más débil que la regla de la caja: menos bienes y menos puntos.</translation>
    </message>
    <message>
        <source>The rule of the box.</source>
        <translation>La regla de la caja.</translation>
    </message>
    <message>
        <source>Stronger workers, more goods, and more points for cacao and technologies.</source>
        <translation>Trabajadores más fuertes, más bienes y más puntos por cacao y tecnologías.</translation>
    </message>
    <message>
        <source>More of everything: more temple steps and more points at the end, too.</source>
        <translation>Más de todo: también más pasos de templo y más puntos al final.</translation>
    </message>
    <message>
        <source>Each figure as you set it below.</source>
        <translation>Cada valor como lo ajustes abajo.</translation>
    </message>
    <message>
        <source>Ruling {name}</source>
        <translation>Resolución {name}</translation>
    </message>
    <message>
        <source>Teotibot</source>
        <translation>Teotibot</translation>
    </message>
    <message>
        <source>The Teotibot plays against one player alone, in the last of two seats.</source>
        <translation>El Teotibot juega contra una sola persona, en el último de dos asientos.</translation>
    </message>
    <message>
        <source>{lever}: {number}</source>
        <translation>{lever}: {number}</translation>
    </message>
    <message>
        <source>A worker of it ascends.</source>
        <translation>Uno de sus trabajadores asciende.</translation>
    </message>
    <message>
        <source>Your worker is unlocked: {board}.</source>
        <translation>Tu trabajador queda desbloqueado: {board}.</translation>
    </message>
    <message>
        <source>The pyramid is complete.</source>
        <translation>La pirámide queda terminada.</translation>
    </message>
    <message>
        <source>This triggers the eclipse.</source>
        <translation>Esto desencadena el eclipse.</translation>
    </message>
    <message>
        <source>{rule} {changes}.</source>
        <translation>{rule} {changes}.</translation>
    </message>
    <message>
        <source>With more power it ascends earlier, which brings it points and a step on the Avenue of the Dead.</source>
        <translation>Con más poder asciende antes, lo que le da puntos y un paso en la Avenida de los Muertos.</translation>
    </message>
    <message>
        <source>It begins with so much wood, stone and gold each, from which its first actions are paid.</source>
        <translation>Empieza con esa cantidad de madera, de piedra y de oro, con la que paga sus primeras acciones.</translation>
    </message>
    <message>
        <source>Whenever it holds ten cacao, it swaps them for these points.</source>
        <translation>En cuanto tiene diez de cacao, los cambia por estos puntos.</translation>
    </message>
    <message>
        <source>So many steps on the temple of the worship space; on Decorations one more.</source>
        <translation>Tantos pasos en el templo del espacio de adoración; en Decoraciones, uno más.</translation>
    </message>
    <message>
        <source>At the end it scores this for each temple bonus that it has reached, whatever the tile says.</source>
        <translation>Al final recibe esto por cada bonificación de templo que ha alcanzado, diga lo que diga la loseta.</translation>
    </message>
    <message>
        <source>At the end it scores this for each of its technologies; it never uses their effects.</source>
        <translation>Al final recibe esto por cada una de sus tecnologías; nunca usa sus efectos.</translation>
    </message>
    <message>
        <source>No roll chooses it here.</source>
        <translation>Aquí no la elige ninguna tirada.</translation>
    </message>
    <message>
        <source>the first one on offer, at the top left</source>
        <translation>la primera de la oferta, arriba a la izquierda</translation>
    </message>
</context>
<context>
    <name>teo.worker</name>
    <message>
        <source>Worker {number}</source>
        <translation>Trabajador {number}</translation>
    </message>
    <message>
        <source>{worker} (power {power})</source>
        <translation>{worker} (poder {power})</translation>
    </message>
</context>
</TS>
