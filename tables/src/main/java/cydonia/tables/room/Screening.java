package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.tables.sight.Eyes;
import cydonia.tables.sight.Hand;
import java.util.List;
import java.util.Optional;

/**
 * A game looked at after one of its actions, through somebody's eyes. It holds what those eyes could see at that time,
 * and what the action after it told them.
 */
public final class Screening<P extends Position<P, A, O>, A extends Action, O> {

    private final Moment<P, A, O> then;
    private final Sight<P, A, O> sight;
    private final Eyes eyes;
    private final List<Eyes> allowed;
    private final Optional<Told> next;
    private final List<A> actions;
    private final int last;

    /**
     * @param next
     *            what was told of the action that was taken there, if the game went on
     * @param actions
     *            what it consisted of
     * @param last
     *            how many commands there are
     */
    Screening(Moment<P, A, O> then, Eyes eyes, List<Eyes> allowed, Optional<Told> next,
            List<A> actions, int last) {
        this.then = then;
        this.eyes = eyes;
        this.allowed = List.copyOf(allowed);
        this.next = next;
        this.actions = List.copyOf(actions);
        this.last = last;
        this.sight = Sight.through(eyes, then, next.map(Told::seat));
    }

    public Sight<P, A, O> sight() {
        return sight;
    }

    public Eyes eyes() {
        return eyes;
    }

    /** Which eyes may be chosen. */
    public List<Eyes> allowed() {
        return allowed;
    }

    public int at() {
        return then.told().size();
    }

    public int last() {
        return last;
    }

    /** Who acts next. */
    public Optional<Seat> acting() {
        return next.map(Told::seat);
    }

    /** What comes of the next action, as far as these eyes may know; if it is not spoken of, what it is. */
    public List<String> next(Language language) {
        List<String> told = next.map(one -> sight.tell(one, language)).orElse(List.of());
        boolean own = eyes instanceof Eyes.All || acting().filter(seat -> seat == sight.viewer()).isPresent();
        return told.isEmpty() && own
                ? actions.stream().map(taken -> sight.label(taken, language)).toList()
                : told;
    }

    /** The other hands where all are open. */
    public List<Hand> hands(Language language) {
        return eyes instanceof Eyes.All
                ? Seat.first(then.table().setup().seats()).stream()
                        .filter(seat -> sight.viewer() != seat)
                        .map(seat -> new Hand(seat, sight.shown(language, then.position().observe(seat)))).toList()
                : List.of();
    }
}
