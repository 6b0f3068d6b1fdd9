package cydonia.tables.room;

import cydonia.ai.Adviser;
import cydonia.ai.Calibration;
import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Recommendation;
import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Text;
import java.util.List;

/**
 * What the computer would do in somebody's place, made from what that person may know.
 *
 * @param version
 *            of the table it is meant for
 * @param tried
 *            how many games were imagined for it
 * @param checked
 *            whether such chances were compared with what came true
 */
public record Advice(Seat seat, int version, List<Tried> best, long tried, boolean checked) {

    /**
     * One of the best actions, by its notation.
     *
     * @param chance
     *            the estimated chance of winning after it, from 0 to 1
     * @param tries
     *            how many of the imagined games began with it
     * @param even
     *            whether it is another one than the best of them and cannot be told from it
     * @param reasons
     *            what it changes in the measure of the game
     */
    public record Tried(String notation, double chance, int tries, boolean even, List<Text> reasons) {
        public Tried {
            reasons = List.copyOf(reasons);
        }
    }

    public Advice {
        best = List.copyOf(best);
    }

    static Advice of(Moment<?, ?, ?> moment, Seat seat, Seed chance) {
        return of(moment, seat, chance, Adviser.EFFORT);
    }

    /** The same within a fixed number of imagined games. */
    static Advice of(Moment<?, ?, ?> moment, Seat seat, Seed chance, int iterations) {
        return of(moment, seat, chance, Effort.iterations(iterations));
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Advice of(Moment<P, A, O> moment, Seat seat,
            Seed chance, Effort effort) {
        Adviser<P, A, O> adviser = new Adviser<>(moment.title().knowledge(), moment.table().setup().seats(), effort);
        Decision<P, A, O> decision = Decision.of(moment.position(), seat);
        Recommendation<A> recommended = adviser.advise(decision, chance);
        double progress = decision.progress(moment.title().knowledge(), moment.table().setup().seats());
        Calibration calibration = Calibration.of(moment.game(), moment.table().setup());
        return new Advice(seat, moment.version(),
                recommended.best().stream().map(ranked -> new Tried(moment.game().notation().print(ranked.action()),
                        calibration.chance(ranked.hope(), progress), ranked.visits(), ranked.even(),
                        adviser.reasons(decision, ranked.action()))).toList(),
                recommended.iterations(), Calibration.isChecked(moment.game(), moment.table().setup()));
    }
}
