package cydonia.games.onmars.text;

import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Reward;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.SoloCard;
import cydonia.games.onmars.box.Tech;

/** What printed things say, made from their definitions: one implementation per language. */
interface CardWords {

    /** A number of something, with the noun in the right form. */
    String count(int n, Item item);

    /** An effect as a clause without a full stop. */
    String effect(Effect effect);

    String blueprint(Blueprint card);

    String tech(Tech tech);

    String scientist(Scientist scientist);

    String contract(Contract contract);

    String mission(Mission mission);

    String goal(Goal goal);

    /** What has to be reached, with the number. */
    String condition(Goal.What what, int n, int size);

    String reward(Reward reward);

    String solo(SoloCard card);

    String cardA(Beginner.CardA card);

    String cardB(Beginner.CardB card);
}
