<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An eclipse is triggered; %n more turn(s) will be played before it is scored.</source>
        <translation>
            <numerusform>An eclipse is triggered; %n more turn will be played before it is scored.</numerusform>
            <numerusform>An eclipse is triggered; %n more turns will be played before it is scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eclipse after %n more turn(s)</source>
        <translation>
            <numerusform>Eclipse after %n more turn</numerusform>
            <numerusform>Eclipse after %n more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new pyramid tile(s) on offer.</source>
        <translation>
            <numerusform>%n new pyramid tile on offer.</numerusform>
            <numerusform>%n new pyramid tiles on offer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new decoration(s) on offer.</source>
        <translation>
            <numerusform>%n new decoration on offer.</numerusform>
            <numerusform>%n new decorations on offer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n icon(s) match</source>
        <translation>
            <numerusform>%n icon matches</numerusform>
            <numerusform>%n icons match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n extra-worker tile(s)</source>
        <translation>
            <numerusform>with %n extra-worker tile</numerusform>
            <numerusform>with %n extra-worker tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power-up(s)</source>
        <translation>
            <numerusform>%n power-up</numerusform>
            <numerusform>%n power-ups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which worker do you power up? (%n power-up(s) left)</source>
        <translation>
            <numerusform>Which worker do you power up? (%n power-up left)</numerusform>
            <numerusform>Which worker do you power up? (%n power-ups left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which resource do you take? (%n left)</source>
        <translation>
            <numerusform>Which resource do you take? (%n left)</numerusform>
            <numerusform>Which resource do you take? (%n left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) of your choice</source>
        <translation>
            <numerusform>%n resource of your choice</numerusform>
            <numerusform>%n resources of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on temples of your choice</source>
        <translation>
            <numerusform>%n step on a temple of your choice</numerusform>
            <numerusform>%n steps on temples of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on different temples</source>
        <translation>
            <numerusform>%n step on a temple</numerusform>
            <numerusform>%n steps on different temples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) slide up</source>
        <translation>
            <numerusform>%n tile slides up</numerusform>
            <numerusform>%n tiles slide up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n tile in the bag</numerusform>
            <numerusform>%n tiles in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discovery tile(s) to use</source>
        <translation>
            <numerusform>%n discovery tile to use</numerusform>
            <numerusform>%n discovery tiles to use</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used discovery tile(s)</source>
        <translation>
            <numerusform>%n used discovery tile</numerusform>
            <numerusform>%n used discovery tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology(ies)</source>
        <translation>
            <numerusform>%n technology</numerusform>
            <numerusform>%n technologies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n mask</numerusform>
            <numerusform>%n masks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) left</source>
        <translation>
            <numerusform>%n building left</numerusform>
            <numerusform>%n buildings left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{royal}: do you trade? (%n trade(s) left)</source>
        <translation>
            <numerusform>{royal}: do you trade? (%n trade left)</numerusform>
            <numerusform>{royal}: do you trade? (%n trades left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colour(s)</source>
        <translation>
            <numerusform>%n colour</numerusform>
            <numerusform>%n colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matching icon(s)</source>
        <translation>
            <numerusform>%n matching icon</numerusform>
            <numerusform>%n matching icons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) could be unlocked</source>
        <translation>
            <numerusform>%n worker could be unlocked</numerusform>
            <numerusform>%n workers could be unlocked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n more turn(s)</source>
        <translation>
            <numerusform>after %n more turn</numerusform>
            <numerusform>after %n more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in at most %n round(s)</source>
        <translation>
            <numerusform>in at most %n round</numerusform>
            <numerusform>in at most %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral worker(s)</source>
        <translation>
            <numerusform>%n neutral worker</numerusform>
            <numerusform>%n neutral workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since your last turn: %n thing(s)</source>
        <translation>
            <numerusform>Since your last turn: %n thing</numerusform>
            <numerusform>Since your last turn: %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
</TS>
