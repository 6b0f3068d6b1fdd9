package cydonia.dunes;

import cydonia.dunes.DunesAction.Bid;
import cydonia.dunes.DunesAction.Dig;
import cydonia.dunes.DunesAction.Drop;
import cydonia.dunes.DunesAction.Enough;
import cydonia.dunes.DunesAction.Find;
import cydonia.dunes.DunesHappening.Drew;
import cydonia.dunes.DunesHappening.Dropped;
import cydonia.dunes.DunesHappening.Dug;
import cydonia.dunes.DunesHappening.DuneGrew;
import cydonia.dunes.DunesHappening.LaidBid;
import cydonia.dunes.DunesHappening.NobodyWon;
import cydonia.dunes.DunesHappening.ShownBid;
import cydonia.dunes.DunesHappening.Storm;
import cydonia.dunes.DunesHappening.Won;
import cydonia.dunes.DunesObstacle.EnoughDropped;
import cydonia.dunes.DunesObstacle.FlasksFull;
import cydonia.dunes.DunesObstacle.NoTimeToBid;
import cydonia.dunes.DunesObstacle.NoTimeToDrop;
import cydonia.dunes.DunesObstacle.NotInHand;
import cydonia.dunes.DunesObstacle.NotYourDune;
import cydonia.dunes.DunesObstacle.TooStrong;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Imprint;
import cydonia.engine.Outcome;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Setup;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The rules of Dunes, with the lid off. */
final class Table implements Rollout<DunesPosition, DunesAction> {

    static final int WINDS = 9;
    static final int COPIES = 5;
    static final int ROUNDS = 6;
    /** Before this round everybody may let go of some winds. */
    static final int HALF_TIME = 4;
    static final int MOST_DROPPED = 2;
    static final int MOST_STRENGTH = 12;
    static final int MOST_FLASKS = 2;
    static final int FLASK_WORTH = 5;
    private static final int HAND = 3;
    private static final int DIE = 6;
    private static final int NOBODY = -1;
    private static final Text WINDS_NAMED = new Text("winds", "vents");
    private static final Text STRENGTH = new Text("of strength", "de force");

    final int seats;
    private final boolean storms;
    final DiceCup dice;
    private final Choices<DunesAction> choices = new Choices<>();

    /** How many of each wind lie somewhere: nobody has looked into the deck, so it has no order. */
    final int[] deck;
    final int[] blown;
    final int[][] hands;
    final int[] bids;
    /** Winds let go of at half-time, in rising order, and the seats that still choose. */
    final int[][] dropped;
    int changing;
    final int[] spice;
    final int[] flasks;
    int round = 1;
    int dune;
    int winner = NOBODY;
    int secretsOpened;

    Table(Setup setup, Dice dice) {
        seats = setup.seats();
        storms = setup.on(Dunes.STORMS);
        this.dice = dice.open();
        deck = new int[WINDS + 1];
        Arrays.fill(deck, 1, WINDS + 1, COPIES);
        blown = new int[WINDS + 1];
        hands = new int[seats][WINDS + 1];
        bids = new int[seats];
        dropped = new int[seats][WINDS + 1];
        spice = new int[seats];
        flasks = new int[seats];
        for (int[] hand : hands) {
            for (int i = 0; i < HAND; i++) {
                take(hand);
            }
        }
    }

    private Table(Table other) {
        seats = other.seats;
        storms = other.storms;
        dice = other.dice.copy();
        deck = other.deck.clone();
        blown = other.blown.clone();
        hands = new int[seats][];
        Arrays.setAll(hands, i -> other.hands[i].clone());
        bids = other.bids.clone();
        dropped = new int[seats][];
        Arrays.setAll(dropped, i -> other.dropped[i].clone());
        changing = other.changing;
        spice = other.spice.clone();
        flasks = other.flasks.clone();
        round = other.round;
        dune = other.dune;
        winner = other.winner;
        secretsOpened = other.secretsOpened;
    }

    Table copy() {
        return new Table(this);
    }

    @Override
    public List<Seat> toAct() {
        return Seat.in(waiting());
    }

    private int waiting() {
        if (round > ROUNDS) {
            return 0;
        }
        if (changing != 0) {
            return changing;
        }
        if (winner != NOBODY) {
            return 1 << winner;
        }
        int bits = 0;
        for (int i = 0; i < seats; i++) {
            bits |= bids[i] == 0 ? 1 << i : 0;
        }
        return bits;
    }

    @Override
    public List<DunesAction> legal(Seat seat) {
        choices.clear();
        if ((changing & seat.bit()) != 0) {
            for (int wind = strongest(seat); wind <= WINDS; wind++) {
                if (mayDrop(seat, wind, Why.NOT_ASKED)) {
                    choices.add(Drop.of(wind));
                }
            }
            choices.add(Enough.IT);
        } else if ((waiting() & seat.bit()) != 0) {
            for (int wind = 1; wind <= WINDS; wind++) {
                if (mayBid(seat, wind, Why.NOT_ASKED)) {
                    choices.add(Bid.of(wind));
                }
            }
            for (Dig dig : List.of(Dig.SPICE, Dig.WATER)) {
                if (mayDig(seat, dig.find(), Why.NOT_ASKED)) {
                    choices.add(dig);
                }
            }
        }
        return choices;
    }

    /** The strongest wind that seat lets go of; weaker ones come before it. */
    private int strongest(Seat seat) {
        int wind = WINDS;
        while (wind > 1 && dropped[seat.index()][wind] == 0) {
            wind--;
        }
        return wind;
    }

    private int strength(Seat seat) {
        int sum = 0;
        for (int wind = 1; wind <= WINDS; wind++) {
            sum += wind * dropped[seat.index()][wind];
        }
        return sum;
    }

    boolean mayDrop(Seat seat, int wind, Why why) {
        boolean ok = (changing & seat.bit()) != 0 || why.asked() && why.not(new NoTimeToDrop());
        ok &= hands[seat.index()][wind] > 0 || why.asked() && why.not(new NotInHand(wind));
        ok &= count(dropped[seat.index()]) < MOST_DROPPED || why.asked() && why.not(new EnoughDropped(MOST_DROPPED));
        int together = strength(seat) + wind;
        ok &= together <= MOST_STRENGTH || why.asked() && why.not(new TooStrong(together, MOST_STRENGTH));
        return ok;
    }

    Optional<Several<DunesAction>> several(Seat seat) {
        if ((changing & seat.bit()) == 0) {
            return Optional.empty();
        }
        Several.Builder<DunesAction> choice = Several.<DunesAction>of(WINDS_NAMED, 0, MOST_DROPPED)
                .limit(STRENGTH, 0, MOST_STRENGTH).done(Enough.IT).picked(count(dropped[seat.index()]));
        for (int wind = 1; wind <= WINDS; wind++) {
            int held = hands[seat.index()][wind] + dropped[seat.index()][wind];
            if (held > 0 && wind <= MOST_STRENGTH) {
                choice.item(Drop.of(wind), held, wind);
            }
        }
        return Optional.of(choice.build());
    }

    boolean mayBid(Seat seat, int wind, Why why) {
        boolean timely = changing == 0 && winner == NOBODY && bids[seat.index()] == 0;
        boolean ok = timely || (why.asked() && why.not(new NoTimeToBid()));
        ok &= hands[seat.index()][wind] > 0 || (why.asked() && why.not(new NotInHand(wind)));
        return ok;
    }

    boolean mayDig(Seat seat, Find find, Why why) {
        int have = flasks[seat.index()];
        boolean room = find == Find.SPICE || have < MOST_FLASKS;
        boolean ok = winner == seat.index() || (why.asked() && why.not(new NotYourDune()));
        ok &= room || (why.asked() && why.not(new FlasksFull(have, MOST_FLASKS)));
        return ok;
    }

    @Override
    public void play(Seat seat, DunesAction action) {
        play(seat, action, Audience.NOBODY);
    }

    void play(Seat seat, DunesAction action, Audience audience) {
        switch (action) {
            case Bid(int wind) -> bid(seat, wind, audience);
            case Dig(Find find) -> dig(seat, find, audience);
            case Drop(int wind) -> drop(seat, wind, audience);
            case Enough() -> enough(seat, audience);
        }
    }

    private void drop(Seat seat, int wind, Audience audience) {
        hands[seat.index()][wind]--;
        dropped[seat.index()][wind]++;
        for (int next = wind; next <= WINDS; next++) {
            if (mayDrop(seat, next, Why.NOT_ASKED)) {
                return;
            }
        }
        enough(seat, audience);
    }

    /** When all have chosen, everybody gets as many winds as they let go. */
    private void enough(Seat seat, Audience audience) {
        changing &= ~seat.bit();
        if (changing != 0) {
            return;
        }
        secretsOpened++;
        for (int i = 0; i < seats; i++) {
            int many = count(dropped[i]);
            if (audience.listens()) {
                audience.hear(new Dropped(Seat.of(i), many));
            }
            for (int wind = 1; wind <= WINDS; wind++) {
                blown[wind] += dropped[i][wind];
                dropped[i][wind] = 0;
            }
            for (int card = 0; card < many; card++) {
                drawOne(i, audience);
            }
        }
    }

    private void bid(Seat seat, int wind, Audience audience) {
        hands[seat.index()][wind]--;
        bids[seat.index()] = wind;
        if (audience.listens()) {
            audience.hear(new LaidBid(seat));
        }
        if (waiting() == 0) {
            reveal(audience);
        }
    }

    private void reveal(Audience audience) {
        secretsOpened++;
        int[] bidders = new int[WINDS + 1];
        for (int i = 0; i < seats; i++) {
            bidders[bids[i]]++;
            blown[bids[i]]++;
            if (audience.listens()) {
                audience.hear(new ShownBid(Seat.of(i), bids[i]));
            }
        }
        boolean storm = grow(audience);
        for (int wind = WINDS; wind > 0 && winner == NOBODY && !storm; wind--) {
            for (int i = 0; i < seats; i++) {
                if (bids[i] == wind && bidders[wind] == 1) {
                    winner = i;
                }
            }
        }
        if (audience.listens()) {
            audience.hear(winner == NOBODY ? new NobodyWon() : new Won(Seat.of(winner), dune));
        }
        Arrays.fill(bids, 0);
        draw(audience);
        if (winner == NOBODY) {
            nextRound();
        }
    }

    /** Tells whether a storm blew the dune away. */
    private boolean grow(Audience audience) {
        int by = dice.roll(DIE) + 1;
        boolean storm = storms && by == 1;
        dune = storm ? 0 : dune + by;
        if (audience.listens()) {
            audience.hear(storm ? new Storm() : new DuneGrew(by, dune));
        }
        return storm;
    }

    private void draw(Audience audience) {
        if (round == ROUNDS) {
            return;
        }
        for (int i = 0; i < seats; i++) {
            drawOne(i, audience);
        }
    }

    private void drawOne(int seat, Audience audience) {
        int wind = take(hands[seat]);
        if (audience.listens()) {
            audience.hear(new Drew(Seat.of(seat), wind));
        }
    }

    private void nextRound() {
        round++;
        changing = round == HALF_TIME ? (1 << seats) - 1 : 0;
    }

    int take(int[] hand) {
        int wind = dice.pick(deck, count(deck));
        deck[wind]--;
        hand[wind]++;
        return wind;
    }

    private void dig(Seat seat, Find find, Audience audience) {
        switch (find) {
            case SPICE -> spice[seat.index()] += dune;
            case WATER -> flasks[seat.index()]++;
        }
        if (audience.listens()) {
            audience.hear(new Dug(seat, find, dune));
        }
        dune = 0;
        winner = NOBODY;
        nextRound();
    }

    @Override
    public int score(Seat seat) {
        return spice[seat.index()] + FLASK_WORTH * flasks[seat.index()];
    }

    @Override
    public Optional<Outcome> outcome() {
        return round <= ROUNDS ? Optional.empty() : Optional.of(Scoring.outcome(this));
    }

    @Override
    public DunesPosition seal() {
        return new DunesPosition(copy());
    }

    Imprint imprint() {
        Imprint imprint = new Imprint().put(dice.seal()).put(storms).put(deck).put(blown).put(bids).put(spice)
                .put(flasks).put(round).put(dune).put(winner).put(changing).put(secretsOpened);
        for (int[] winds : dropped) {
            imprint.put(winds);
        }
        for (int[] hand : hands) {
            imprint.put(hand);
        }
        return imprint;
    }

    static int count(int[] winds) {
        int count = 0;
        for (int wind = 1; wind < winds.length; wind++) {
            count += winds[wind];
        }
        return count;
    }
}
