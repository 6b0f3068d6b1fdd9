package cydonia.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where actions from outside are checked and refused with a reason; inside, rules trust. It changes nothing. */
final class Border<P extends Position<P, A, O>, A extends Action, O> {

    private final Game<P, A, O> game;

    Border(Game<P, A, O> game) {
        this.game = game;
    }

    /** One action, as the rules take it. */
    Next<P, A> step(P position, Seat seat, A action, Audience audience) {
        checkTurn(position, seat);
        checkLegal(position, seat, action);
        return new Next<>(seat, List.of(action), List.of(position.apply(seat, action, audience)));
    }

    /**
     * A whole command: one action, or all that is chosen of {@link Several} in any order. What ends such a choice may
     * be named, and need not be.
     */
    Next<P, A> command(P position, Seat seat, List<A> actions, Audience audience) {
        checkTurn(position, seat);
        Optional<Several<A>> several = position.several(seat).filter(choice -> choice.picked() == 0);
        if (several.isPresent() && !isOther(several.get(), position, seat, actions)) {
            return together(position, seat, several.get(), actions, audience);
        }
        if (actions.size() != 1) {
            throw new Refused(actions.isEmpty()
                    ? new Text("Nothing was chosen.", "Rien n'a été choisi.")
                    : Text.of("Here one thing is chosen, not %s.", "Ici on choisit une seule chose, pas %s.",
                            actions.size()));
        }
        return step(position, seat, actions.getFirst(), audience);
    }

    /** Whether it is a single action beside the choice of several, such as leaving it. */
    private boolean isOther(Several<A> several, P position, Seat seat, List<A> actions) {
        return actions.size() == 1 && several.index(actions.getFirst()) < 0
                && several.done().filter(actions.getFirst()::equals).isEmpty()
                && position.legal(seat).contains(actions.getFirst());
    }

    private Next<P, A> together(P position, Seat seat, Several<A> several, List<A> actions, Audience audience) {
        List<A> chosen = new ArrayList<>(actions);
        several.done().ifPresent(chosen::remove);
        for (A action : chosen) {
            if (several.index(action) < 0) {
                throw new Refused(Text.of("“%s” is not among the things to choose from: nothing was done.",
                        "« %s » ne fait pas partie du choix : rien n'a été fait.", game.notation().print(action)));
            }
        }
        Picks<A> picks = Picks.of(several, chosen);
        picks.problem().ifPresent(problem -> {
            throw new Refused(problem.told(game.notation()));
        });
        return series(position, seat, picks, audience);
    }

    /**
     * Plays the picks in the order of the rules. Once no choice is left among what remains, rules take it by themselves
     * and the choice is over; otherwise it is ended with what ends it.
     */
    private Next<P, A> series(P start, Seat seat, Picks<A> picks, Audience audience) {
        List<A> taken = new ArrayList<>();
        List<P> positions = new ArrayList<>();
        P position = start;
        for (A action : picks.inOrder()) {
            if (!goesOn(position, seat, taken.size())) {
                break;
            }
            if (!position.legal(seat).contains(action)) {
                throw new Refused(apart(position, seat, action));
            }
            position = position.apply(seat, action, audience);
            taken.add(action);
            positions.add(position);
        }
        checkRest(picks, taken);
        if (taken.isEmpty() || goesOn(position, seat, taken.size())) {
            A done = picks.several().done().orElseThrow(() -> new Refused(new Text(
                    "This does not complete the choice: nothing was done.",
                    "Le choix n'est pas complet : rien n'a été fait.")));
            checkLegal(position, seat, done);
            taken.add(done);
            positions.add(position.apply(seat, done, audience));
        }
        return new Next<>(seat, taken, positions);
    }

    /** What is left when the choice is over must be what rules took by themselves: without it there was too little. */
    private void checkRest(Picks<A> picks, List<A> taken) {
        if (taken.size() < picks.size() && Picks.of(picks.several(), taken).problem().isEmpty()) {
            throw new Refused(apart(picks.inOrder().get(taken.size())));
        }
    }

    private static <A extends Action> boolean goesOn(Position<?, A, ?> position, Seat seat, int taken) {
        return position.several(seat).filter(choice -> choice.picked() == taken).isPresent();
    }

    void checkTurn(P position, Seat seat) {
        if (position.toAct().isEmpty()) {
            throw new Refused(new Text("The game is over.", "La partie est terminée."));
        }
        if (!position.toAct().contains(seat)) {
            throw new Refused(Text.of("It is not %s's turn to decide: the table waits for %s.",
                    "Ce n'est pas à %s de décider : la table attend %s.", seat.colour(), waitedFor(position)));
        }
    }

    private void checkLegal(P position, Seat seat, A action) {
        if (!position.legal(seat).contains(action)) {
            throw new Refused(why(position, seat, action));
        }
    }

    private static Text waitedFor(Position<?, ?, ?> position) {
        List<Text> colours = position.toAct().stream().map(Seat::colour).toList();
        return new Text(String.join(", ", colours.stream().map(Text::en).toList()),
                String.join(", ", colours.stream().map(Text::fr).toList()));
    }

    private Text why(P position, Seat seat, A action) {
        String written = game.notation().print(action);
        return reasons(position, seat, action)
                .map(reasons -> Text.of("“%s” is not possible: %s", "« %s » est impossible : %s", written, reasons))
                .orElseGet(() -> Text.of("“%s” is not possible now.", "« %s » n'est pas possible maintenant.",
                        written));
    }

    /** Why an action does not go with those that were taken before it. */
    private Text apart(P position, Seat seat, A action) {
        String written = game.notation().print(action);
        return reasons(position, seat, action)
                .map(reasons -> Text.of("“%s” does not go with the others: %s", "« %s » ne va pas avec le reste : %s",
                        written, reasons))
                .orElseGet(() -> apart(action));
    }

    private Text apart(A action) {
        return Text.of("“%s” does not go with the others: nothing was done.",
                "« %s » ne va pas avec le reste : rien n'a été fait.", game.notation().print(action));
    }

    private Optional<Text> reasons(P position, Seat seat, A action) {
        return position.refusals(seat).stream().filter(refusal -> refusal.action().equals(action)).findFirst()
                .map(refusal -> new Text(reasons(refusal, Language.EN), reasons(refusal, Language.FR)));
    }

    private String reasons(Refusal<A> refusal, Language language) {
        Prose<A, O> prose = game.prose(language);
        String between = language == Language.FR ? " ; " : "; ";
        return String.join(between, refusal.obstacles().stream().map(prose::explain).toList()) + ".";
    }
}
