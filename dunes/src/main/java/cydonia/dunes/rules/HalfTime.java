package cydonia.dunes.rules;

import cydonia.dunes.box.Winds;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesAction.Drop;
import cydonia.dunes.language.DunesAction.Enough;
import cydonia.dunes.language.DunesHappening.Dropped;
import cydonia.dunes.language.DunesObstacle.EnoughDropped;
import cydonia.dunes.language.DunesObstacle.NoTimeToDrop;
import cydonia.dunes.language.DunesObstacle.NotInHand;
import cydonia.dunes.language.DunesObstacle.TooStrong;
import cydonia.dunes.table.Table;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import java.util.Optional;

/** Half-time: in secret, everybody may let go of two winds that are not too strong together, for others of the deck. */
public final class HalfTime {

    /** Before this round. */
    static final int ROUND = 4;
    public static final int MOST_DROPPED = 2;
    private static final int MOST_STRENGTH = 12;
    private static final Text WINDS_NAMED = new Text("winds", "vents");
    private static final Text STRENGTH = new Text("of strength", "de force");

    private HalfTime() {
    }

    public static boolean may(Table table, Seat seat, int wind, Why why) {
        int[] dropped = table.dropped[seat.index()];
        boolean ok = table.isChanging(seat) || why.asked() && why.not(new NoTimeToDrop());
        ok &= table.hands[seat.index()][wind] > 0 || why.asked() && why.not(new NotInHand(wind));
        ok &= Winds.count(dropped) < MOST_DROPPED || why.asked() && why.not(new EnoughDropped(MOST_DROPPED));
        int together = strength(dropped) + wind;
        ok &= together <= MOST_STRENGTH || why.asked() && why.not(new TooStrong(together, MOST_STRENGTH));
        return ok;
    }

    private static int strength(int[] winds) {
        int sum = 0;
        for (int wind = 1; wind < winds.length; wind++) {
            sum += wind * winds[wind];
        }
        return sum;
    }

    static void choices(Table table, Seat seat, Choices<DunesAction> choices) {
        for (int wind = strongest(table.dropped[seat.index()]); wind <= Winds.STRONGEST; wind++) {
            if (may(table, seat, wind, Why.NOT_ASKED)) {
                choices.add(Drop.of(wind));
            }
        }
        choices.add(Enough.IT);
    }

    /** The strongest of these winds; weaker ones come before it. */
    private static int strongest(int[] winds) {
        int wind = Winds.STRONGEST;
        while (wind > 1 && winds[wind] == 0) {
            wind--;
        }
        return wind;
    }

    public static Optional<Several<DunesAction>> several(Table table, Seat seat) {
        if (!table.isChanging(seat)) {
            return Optional.empty();
        }
        int[] dropped = table.dropped[seat.index()];
        Several.Builder<DunesAction> choice = Several.<DunesAction>of(WINDS_NAMED, 0, MOST_DROPPED)
                .limit(STRENGTH, 0, MOST_STRENGTH).done(Enough.IT).picked(Winds.count(dropped));
        for (int wind = 1; wind <= Winds.STRONGEST; wind++) {
            int held = table.hands[seat.index()][wind] + dropped[wind];
            if (held > 0 && wind <= MOST_STRENGTH) {
                choice.item(Drop.of(wind), held, wind);
            }
        }
        return Optional.of(choice.build());
    }

    static void drop(Table table, Seat seat, int wind, Audience audience) {
        table.hands[seat.index()][wind]--;
        table.dropped[seat.index()][wind]++;
        for (int next = wind; next <= Winds.STRONGEST; next++) {
            if (may(table, seat, next, Why.NOT_ASKED)) {
                return;
            }
        }
        enough(table, seat, audience);
    }

    /** When all have chosen, everybody gets as many winds as they let go. */
    static void enough(Table table, Seat seat, Audience audience) {
        table.changing &= ~seat.bit();
        if (table.changing != 0) {
            return;
        }
        table.secretsOpened++;
        for (int i = 0; i < table.hands.length; i++) {
            int many = Winds.count(table.dropped[i]);
            if (audience.listens()) {
                audience.hear(new Dropped(Seat.of(i), many));
            }
            for (int wind = 1; wind <= Winds.STRONGEST; wind++) {
                table.blown[wind] += table.dropped[i][wind];
                table.dropped[i][wind] = 0;
            }
            for (int card = 0; card < many; card++) {
                Bidding.draw(table, i, audience);
            }
        }
    }
}
