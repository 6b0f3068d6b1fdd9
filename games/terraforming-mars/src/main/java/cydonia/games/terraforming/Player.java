package cydonia.games.terraforming;

import cydonia.engine.Imprint;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Ongoing;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;

/** One player's board, hand and cards in play. Indices: resources and tags by their ordinal, cards by their index. */
final class Player {

    private static final int ON_EVERYTHING = Tag.COUNT;

    final int[] stock;
    final int[] production;
    final int[] tags;
    /** Discounts by tag; the last one counts for every card. */
    private final int[] discounts;

    final CardSet hand;
    /** Green and blue cards, and the corporation. */
    final CardSet inPlay;
    final CardSet events;
    /** Cards looked at, of which some will be chosen. */
    final CardSet offer;
    /** Cards chosen from an offer, not yet paid for. */
    final CardSet chosen;
    /** Cards this player has seen going to the discards since these were last made a deck. */
    final CardSet seenDiscarded;

    int corporation = Card.NONE;
    int rating;
    /** Whether the rating has gone up in this generation. */
    boolean raised;
    boolean firstActionOwed;
    int nextDiscount;
    int nextShift;
    /** Chosen cards come in rising order: the next one has at least this index. */
    int cursor;
    /** Heat to be spent on cards bought in this research phase. */
    int heatForCards;

    int steelValue = 2;
    int titaniumValue = 3;
    int shift;
    int greeneryPrice = 8;
    int powerPlantDiscount;
    boolean heatAsMoney;
    boolean protectedFromOthers;

    Player() {
        stock = new int[Resource.COUNT];
        production = new int[Resource.COUNT];
        tags = new int[Tag.COUNT];
        discounts = new int[Tag.COUNT + 1];
        hand = new CardSet();
        inPlay = new CardSet();
        events = new CardSet();
        offer = new CardSet();
        chosen = new CardSet();
        seenDiscarded = new CardSet();
    }

    private Player(Player other) {
        stock = other.stock.clone();
        production = other.production.clone();
        tags = other.tags.clone();
        discounts = other.discounts.clone();
        hand = other.hand.copy();
        inPlay = other.inPlay.copy();
        events = other.events.copy();
        offer = other.offer.copy();
        chosen = other.chosen.copy();
        seenDiscarded = other.seenDiscarded.copy();
        corporation = other.corporation;
        rating = other.rating;
        raised = other.raised;
        firstActionOwed = other.firstActionOwed;
        nextDiscount = other.nextDiscount;
        nextShift = other.nextShift;
        cursor = other.cursor;
        heatForCards = other.heatForCards;
        steelValue = other.steelValue;
        titaniumValue = other.titaniumValue;
        shift = other.shift;
        greeneryPrice = other.greeneryPrice;
        powerPlantDiscount = other.powerPlantDiscount;
        heatAsMoney = other.heatAsMoney;
        protectedFromOthers = other.protectedFromOthers;
    }

    Player copy() {
        return new Player(this);
    }

    /** Puts a card in front of the player: its tags count from now on, and what lasts begins. */
    void putInPlay(Card card) {
        inPlay.add(card.index());
        for (Tag tag : card.tags()) {
            tags[tag.ordinal()]++;
        }
        for (Ongoing ongoing : card.ongoing()) {
            switch (ongoing) {
                case Ongoing.Discount(int n) -> discounts[ON_EVERYTHING] += n;
                case Ongoing.TagDiscount(int n, Tag tag) -> discounts[tag.ordinal()] += n;
                case Ongoing.PowerPlantDiscount(int n) -> powerPlantDiscount += n;
                case Ongoing.MetalValue(int more, Resource metal) -> {
                    if (metal == Resource.STEEL) {
                        steelValue += more;
                    } else {
                        titaniumValue += more;
                    }
                }
                case Ongoing.Shift(int steps) -> shift += steps;
                case Ongoing.GreeneryPrice(int plants) -> greeneryPrice = plants;
                case Ongoing.HeatAsMoney() -> heatAsMoney = true;
                case Ongoing.ProtectsOwner() -> protectedFromOthers = true;
                case Ongoing.ProtectsItself() -> {
                    // looked up where cubes are taken
                }
                case Ongoing.Whenever _ -> {
                    // looked up where it happens
                }
            }
        }
    }

    /** What a card costs this player now. */
    int price(CardPlan plan) {
        int price = plan.cost - discounts[ON_EVERYTHING] - nextDiscount;
        for (int tag : plan.distinctTags) {
            price -= discounts[tag];
        }
        return Math.max(0, price);
    }

    int stock(Resource what) {
        return stock[what.ordinal()];
    }

    int production(Resource what) {
        return production[what.ordinal()];
    }

    /** Own tags in play. */
    int tags(Tag tag) {
        return tags[tag.ordinal()];
    }

    int money() {
        return stock(Resource.MONEY);
    }

    /** Money, and heat for those who may pay with it. */
    int purse() {
        return money() + (heatAsMoney ? stock(Resource.HEAT) : 0);
    }

    void imprint(Imprint into) {
        into.put(stock).put(production).put(tags).put(discounts);
        hand.imprint(into);
        inPlay.imprint(into);
        events.imprint(into);
        offer.imprint(into);
        chosen.imprint(into);
        seenDiscarded.imprint(into);
        into.put(corporation).put(rating).put(raised).put(firstActionOwed).put(nextDiscount).put(nextShift).put(cursor)
                .put(heatForCards);
    }
}
