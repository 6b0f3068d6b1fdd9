package cydonia.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a seat may take back: all that it chose last, as one. Nothing hidden may have been shown by it. Others who chose
 * at the same time keep their choice; moves of computer players that answered it go with it, as long as they showed the
 * seat nothing hidden either. Once another person has answered, it stands.
 */
final class Undoing<P extends Position<P, A, O>, A extends Action, O> {

    /** In how many guessed worlds the moves since must look the same: chance that agrees with all of them is rare. */
    private static final int WORLDS = 8;

    private static final Verdict NOTHING = new Verdict.No(new Text("You have no action to undo.",
            "Vous n’avez aucune action à annuler."));
    private static final Verdict ANSWERED = new Verdict.No(new Text(
            "This cannot be taken back: another player has acted since.",
            "Impossible de revenir en arrière : un autre joueur a agi depuis."));
    private static final Verdict SHOWN = new Verdict.No(
            new Text("This cannot be taken back: it showed something hidden.",
                    "Impossible de revenir en arrière : quelque chose de caché a été montré."));

    private final Trail<P, A, O> trail;
    private final Seat seat;
    /** What the seat saw after each move, as far as it was looked up. */
    private final Map<Integer, O> seen = new HashMap<>();

    Undoing(Trail<P, A, O> trail, Seat seat) {
        this.trail = trail;
        this.seat = seat;
    }

    /** What is taken back, or why nothing can be: asked after every move, and most often only whether it can. */
    sealed interface Verdict {

        record Yes(Undo undo) implements Verdict {
        }

        record No(Text why) implements Verdict {
        }
    }

    Verdict verdict(Predicate<Seat> automatic) {
        List<Integer> own = own();
        if (own.isEmpty()) {
            return NOTHING;
        }
        int from = own.getFirst();
        List<Integer> others = new ArrayList<>();
        for (int i = from; i < trail.size(); i++) {
            if (trail.move(i).seat() != seat) {
                others.add(i);
            }
        }
        boolean secret = trail.position(from).secretsOpened() != trail.present().secretsOpened();
        if (others.isEmpty() || !secret && independent(from, own, others)) {
            return secret ? SHOWN : new Verdict.Yes(new Undo(from, others));
        }
        if (!others.stream().allMatch(move -> automatic.test(trail.move(move).seat()))) {
            return ANSWERED;
        }
        return showsHidden(from) ? SHOWN : new Verdict.Yes(new Undo(from, List.of()));
    }

    /** The moves of what the seat chose last: one, or all of a choice of several. */
    private List<Integer> own() {
        List<Integer> own = new ArrayList<>();
        for (int i = trail.size() - 1; i >= 0; i--) {
            if (trail.move(i).seat() == seat) {
                own.addFirst(i);
                if (trail.position(i).several(seat).filter(choice -> choice.picked() > 0).isEmpty()) {
                    return own;
                }
            }
        }
        return own;
    }

    /** Whether the others' moves and the seat's own lead to the same position the other way round. */
    private boolean independent(int from, List<Integer> own, List<Integer> others) {
        P position = trail.position(from);
        if (!position.toAct().containsAll(others.stream().map(move -> trail.move(move).seat()).toList())) {
            return false;
        }
        List<Integer> turned = new ArrayList<>(others);
        turned.addAll(own);
        for (int move : turned) {
            if (!legal(position, trail.move(move))) {
                return false;
            }
            position = position.apply(trail.move(move).seat(), trail.move(move).action());
        }
        return position.imprint().equals(trail.present().imprint());
    }

    /** Whether the moves since could not have looked the same, for all that the seat knew before them. */
    private boolean showsHidden(int from) {
        P start = trail.position(from);
        for (int i = 0; i < WORLDS; i++) {
            Optional<P> world = Optional.of(start.determinise(seat, Dice.guessing(Seed.of(0), i)));
            for (int move = from; move < trail.size() && world.isPresent(); move++) {
                int next = move;
                world = world.flatMap(position -> alike(position, next));
            }
            if (world.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** A guessed world after a move that looks like the real one; others may secretly have chosen something else. */
    private Optional<P> alike(P world, int number) {
        Match.Move<A> move = trail.move(number);
        O real = seen.computeIfAbsent(number, _ -> trail.position(number + 1).observe(seat));
        List<A> possible = new ArrayList<>(legal(world, move) ? List.of(move.action()) : List.of());
        if (move.seat() != seat && world.toAct().contains(move.seat())) {
            possible.addAll(world.legal(move.seat()));
        }
        return possible.stream().map(action -> world.apply(move.seat(), action))
                .filter(next -> Objects.equals(next.observe(seat), real)).findFirst();
    }

    private static <P extends Position<P, A, O>, A extends Action, O> boolean legal(P position, Match.Move<A> move) {
        return position.toAct().contains(move.seat()) && position.legal(move.seat()).contains(move.action());
    }
}
