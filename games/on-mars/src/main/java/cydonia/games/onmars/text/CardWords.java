package cydonia.games.onmars.text;

import cydonia.games.onmars.cards.Beginner;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Effect;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Reward;
import cydonia.games.onmars.cards.Scientist;
import cydonia.games.onmars.cards.SoloCard;

/** What printed things say, made from their definitions: one implementation per language. */
interface CardWords {

    /** A number of something, with the noun in the right form. */
    String count(int n, Item item);

    /** An effect as a clause without a full stop. */
    String effect(Effect effect);

    String blueprint(Blueprint card);

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
