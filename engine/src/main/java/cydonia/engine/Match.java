package cydonia.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A game under way: its log, and every position so far for whoever asks. What is refused changes nothing. */
public final class Match<P extends Position<P, A, O>, A extends Action, O> {

    /** An action that was taken, and by whom. */
    public record Move<A>(Seat seat, A action) {
    }

    private final Game<P, A, O> game;
    private final Setup setup;
    private final Seed seed;
    private final Trail<P, A, O> trail;
    private final Border<P, A, O> border;

    private Match(Game<P, A, O> game, Setup setup, Seed seed) {
        this.game = game;
        this.setup = setup;
        this.seed = seed;
        this.border = new Border<>(game);
        this.trail = new Trail<>(game.begin(setup, seed));
    }

    public static <P extends Position<P, A, O>, A extends Action, O> Match<P, A, O> begin(Game<P, A, O> game,
            Setup setup, Seed seed) {
        return new Match<>(game, Setup.of(game.profile(), setup), seed);
    }

    /**
     * Plays a log again, checking every action and the final scores; one of older rules if these still tell the same.
     */
    public static <P extends Position<P, A, O>, A extends Action, O> Match<P, A, O> of(Game<P, A, O> game,
            Replay replay) {
        Passage<P, A, O> passage = Passage.of(game, replay);
        passage.parting().ifPresent(parting -> {
            throw new Refused(parting.why());
        });
        return passage.match();
    }

    public P position() {
        return trail.present();
    }

    /** The position before the action of that number; the last one is the present. */
    public P position(int number) {
        return trail.position(number);
    }

    public List<Move<A>> moves() {
        return trail.moves();
    }

    public Game<P, A, O> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    public Seed seed() {
        return seed;
    }

    /** What comes of an action as the rules take it; refuses it with the reason. Changes nothing. */
    public Next<P, A> after(Seat seat, A action, Audience audience) {
        return border.step(position(), seat, action, audience);
    }

    /**
     * What comes of a command: one action, or all that is chosen of {@link Several}, in any order; everything is
     * possible together, or it is refused with the reason. Changes nothing.
     */
    public Next<P, A> after(Seat seat, List<A> actions, Audience audience) {
        return border.command(position(), seat, actions, audience);
    }

    /** Makes happen what was checked on the present position. */
    public void take(Next<P, A> next) {
        for (int i = 0; i < next.actions().size(); i++) {
            trail.add(new Move<>(next.seat(), next.actions().get(i)), next.positions().get(i));
        }
    }

    /** Plays the action, or refuses it with the reason. */
    public void play(Seat seat, A action, Audience audience) {
        take(after(seat, action, audience));
    }

    /** Plays the command, or refuses it with the reason. */
    public void play(Seat seat, List<A> actions, Audience audience) {
        take(after(seat, actions, audience));
    }

    /**
     * What that seat would take back now; refused with the reason where it cannot be.
     *
     * @param automatic
     *            seats whose moves nobody minds to see taken back with it: computer players
     */
    public Undo undo(Seat seat, Predicate<Seat> automatic) {
        return switch (new Undoing<>(trail, seat).verdict(automatic)) {
            case Undoing.Verdict.Yes(Undo undo) -> undo;
            case Undoing.Verdict.No(Text why) -> throw new Refused(why);
        };
    }

    /** The same without a reason. */
    public Optional<Undo> undoable(Seat seat, Predicate<Seat> automatic) {
        return new Undoing<>(trail, seat).verdict(automatic) instanceof Undoing.Verdict.Yes(Undo undo)
                ? Optional.of(undo)
                : Optional.empty();
    }

    /** Whether that seat may take back what it chose last, however the others feel about it. */
    public boolean canUndo(Seat seat) {
        return undoable(seat, other -> false).isPresent();
    }

    /** Takes back what that seat chose last, or refuses with the reason. */
    public Undo undo(Seat seat) {
        Undo undo = undo(seat, other -> false);
        take(undo);
        return undo;
    }

    /** Takes back what was asked on the present log. */
    public void take(Undo undo) {
        List<Move<A>> kept = undo.kept().stream().map(trail::move).toList();
        trail.cut(undo.from());
        for (Move<A> move : kept) {
            trail.add(move, position().apply(move.seat(), move.action()));
        }
    }

    public Replay replay() {
        List<Replay.Move> log = trail.moves().stream()
                .map(move -> new Replay.Move(move.seat(), game.notation().print(move.action()))).toList();
        return new Replay(game.profile().id(), game.profile().rules(), setup, seed, log, scores());
    }

    private List<Integer> scores() {
        return position().outcome().map(outcome -> outcome.results().stream().map(Outcome.Result::score).toList())
                .orElse(List.of());
    }
}
