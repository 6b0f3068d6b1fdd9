package cydonia.games.martians.text;

import cydonia.engine.Prose;
import cydonia.engine.Thing;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;

/** The words of the game, and those for single things that a page shows by themselves. */
public interface MartiansProse extends Prose<MartiansAction, MartiansView> {

    /** So much of something, as a price. */
    String price(int count, Thing what);

    /** What a mission changes, beside its objectives. */
    String rules(Mission mission);

    /** What an objective of a mission asks of so many players. */
    String say(Objective objective, int players);
}
