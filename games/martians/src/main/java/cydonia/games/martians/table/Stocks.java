package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.language.Terms;

/** Goods and analysis cards: a stock for everybody, or one for each seat. */
public final class Stocks {

    public final int[] goods;
    public final int[] hand;

    Stocks(Terms terms) {
        goods = new int[terms.stocks * Good.KINDS];
        hand = new int[terms.stocks * AnalysisCard.KINDS];
    }

    Stocks(Stocks other) {
        goods = other.goods.clone();
        hand = other.hand.clone();
    }

    void imprint(Imprint to) {
        to.put(goods).put(hand);
    }

    public int of(int stock, Good good) {
        return goods[stock * Good.KINDS + good.ordinal()];
    }

    public void add(int stock, Good good, int count) {
        goods[stock * Good.KINDS + good.ordinal()] += count;
    }
}
