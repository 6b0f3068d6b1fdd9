package cydonia.dunes.table;

import cydonia.dunes.box.Winds;
import cydonia.dunes.language.Terms;
import cydonia.engine.Imprint;
import cydonia.engine.Seat;
import cydonia.engine.Streams;
import java.util.Arrays;

/** What lies on the table, with the lid off. It changes; whoever wants to keep it copies it. */
public final class Table {

    public static final int NOBODY = -1;

    public final Terms terms;
    public final Streams dice;

    /** How many of each wind lie somewhere: nobody has looked into the deck, so it has no order. */
    public final int[] deck;
    public final int[] blown;
    public final int[][] hands;
    /** The wind that each seat has bid, 0 if none. */
    public final int[] bids;
    /** Winds let go of at half-time, in rising order, and the seats that still choose. */
    public final int[][] dropped;
    public int changing;
    public final int[] spice;
    public final int[] flasks;
    public int round = 1;
    public int dune;
    public int winner = NOBODY;
    public int secretsOpened;

    /** Everything still in the box. */
    public Table(Terms terms, Streams dice) {
        this.terms = terms;
        this.dice = dice;
        deck = Winds.none();
        blown = Winds.none();
        hands = new int[terms.seats()][];
        Arrays.setAll(hands, seat -> Winds.none());
        bids = new int[terms.seats()];
        dropped = new int[terms.seats()][];
        Arrays.setAll(dropped, seat -> Winds.none());
        spice = new int[terms.seats()];
        flasks = new int[terms.seats()];
    }

    private Table(Table other) {
        terms = other.terms;
        dice = other.dice.copy();
        deck = other.deck.clone();
        blown = other.blown.clone();
        hands = new int[other.hands.length][];
        Arrays.setAll(hands, seat -> other.hands[seat].clone());
        bids = other.bids.clone();
        dropped = new int[other.dropped.length][];
        Arrays.setAll(dropped, seat -> other.dropped[seat].clone());
        changing = other.changing;
        spice = other.spice.clone();
        flasks = other.flasks.clone();
        round = other.round;
        dune = other.dune;
        winner = other.winner;
        secretsOpened = other.secretsOpened;
    }

    public Table copy() {
        return new Table(this);
    }

    public boolean isChanging(Seat seat) {
        return (changing & seat.bit()) != 0;
    }

    /** Moves a wind from the deck to a hand, and tells which. */
    public int draw(int[] hand) {
        int wind = dice.pick(DunesSource.DECK, deck, Winds.count(deck));
        deck[wind]--;
        hand[wind]++;
        return wind;
    }

    public Imprint imprint() {
        Imprint imprint = new Imprint().put(dice).put(terms.storms()).put(deck).put(blown).put(bids).put(spice)
                .put(flasks).put(round).put(dune).put(winner).put(changing).put(secretsOpened);
        for (int[] winds : dropped) {
            imprint.put(winds);
        }
        for (int[] hand : hands) {
            imprint.put(hand);
        }
        return imprint;
    }
}
