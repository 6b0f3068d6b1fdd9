package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Imprint;
import cydonia.engine.Match;
import cydonia.engine.Next;
import cydonia.engine.Picks;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Tries a choice of several things at the present moment of a match; the match stays where it is. */
final class SeveralCheck<P extends Position<P, A, O>, A extends Action, O> {

    private static final int SETS = 3;
    private static final int ORDERS = 3;
    /** Larger choices are not listed whole. */
    private static final int LISTED = 200;

    /** What choices have in common that differ in the amounts at hand only: paying with two goods or with three. */
    private record Kind(Set<Class<?>> actions, int items, int limits, boolean open) {

        static Kind of(Several<?> several) {
            Set<Class<?>> actions = several.items().stream().<Class<?>>map(item -> item.action().getClass())
                    .collect(Collectors.toUnmodifiableSet());
            return new Kind(actions, several.items().size(), several.limits().size(), several.done().isPresent());
        }
    }

    private final Match<P, A, O> match;
    private final Walk<P, A, O> walk;
    private final DiceCup dice;
    private final Set<Kind> listed = new HashSet<>();

    SeveralCheck(Match<P, A, O> match, Walk<P, A, O> walk) {
        this.match = match;
        this.walk = walk;
        this.dice = Dice.choosing(walk.seed(), 7).open();
    }

    void check(Seat seat, Several<A> several) {
        assertThat(several.items()).as("things to choose in %s", walk).isNotEmpty();
        offersWhatIsLegal(seat, several);
        for (int i = 0; i < SETS; i++) {
            Picks<A> picks = some(several);
            if (accepted(seat, picks.inOrder()).isPresent()) {
                inAnyOrder(seat, picks);
            }
            tooMuchIsRefused(seat, picks);
        }
        Kind kind = Kind.of(several);
        if (!listed.contains(kind) && everySetOnce(seat, several)) {
            listed.add(kind);
        }
    }

    private void offersWhatIsLegal(Seat seat, Several<A> several) {
        for (A action : match.position().legal(seat)) {
            if (several.index(action) >= 0) {
                assertThat(several.none().allows(action)).as("%s is legal in %s", action, walk).isTrue();
            }
        }
    }

    /** A random set that could be confirmed, as far as the numbers tell. */
    private Picks<A> some(Several<A> several) {
        Picks<A> picks = several.none();
        while (true) {
            Picks<A> now = picks;
            List<A> more = several.items().stream().map(Several.Item::action).filter(now::allows).toList();
            if (more.isEmpty() || picks.problem().isEmpty() && dice.roll(more.size() + 2) == 0) {
                return picks;
            }
            picks = picks.with(more.get(dice.roll(more.size())));
        }
    }

    private void inAnyOrder(Seat seat, Picks<A> picks) {
        Next<P, A> next = match.after(seat, picks.inOrder(), Audience.NOBODY);
        for (int i = 0; i < ORDERS; i++) {
            List<A> order = shuffled(picks.inOrder());
            Picks<A> again = picks.several().none();
            for (A action : order) {
                again = again.with(action).with(action).without(action);
            }
            assertThat(again).as("%s picked in the order %s in %s", picks.inOrder(), order, walk).isEqualTo(picks);
            picks.several().done().ifPresent(done -> order.add(dice.roll(order.size() + 1), done));
            Next<P, A> other = match.after(seat, order, Audience.NOBODY);
            assertThat(other.actions()).as("what the rules take of %s in %s", order, walk).isEqualTo(next.actions());
            assertThat(other.position().imprint()).as("after %s in %s", order, walk)
                    .isEqualTo(next.position().imprint());
        }
    }

    private void tooMuchIsRefused(Seat seat, Picks<A> picks) {
        picks.several().items().stream().map(Several.Item::action).filter(action -> !picks.allows(action)).findFirst()
                .ifPresent(action -> {
                    Imprint before = match.position().imprint();
                    int moves = match.moves().size();
                    assertThatThrownBy(() -> match.play(seat, picks.with(action).inOrder(), Audience.NOBODY))
                            .as("%s and %s in %s", picks.inOrder(), action, walk).isInstanceOf(Refused.class)
                            .hasMessageContaining("“");
                    assertThat(match.position().imprint()).as("after a refusal in %s", walk).isEqualTo(before);
                    assertThat(match.moves()).as("log after a refusal in %s", walk).hasSize(moves);
                });
    }

    /**
     * All sets that can be confirmed, and all ways the rules go from here: the same positions, none of them twice. This
     * is dear, and a choice of the same kind comes back many times in a game: it is done where the kind is met first.
     * Tells whether it could be done.
     */
    private boolean everySetOnce(Seat seat, Several<A> several) {
        List<Picks<A>> sets = new ArrayList<>();
        if (!list(several.none(), 0, sets)) {
            return false;
        }
        List<Imprint> chosen = sets.stream().flatMap(picks -> accepted(seat, picks.inOrder()).stream()).toList();
        List<Imprint> played = new ArrayList<>();
        play(seat, several, match.position(), List.of(), played);
        assertThat(new HashSet<>(chosen)).as("sets that lead to the same position in %s", walk).hasSameSizeAs(chosen);
        assertThat(played).as("ways to the sets of %s in %s", several, walk).hasSameSizeAs(chosen);
        Set<Imprint> reached = new HashSet<>(played);
        assertThat(reached).as("positions reached in %s", walk).isEqualTo(new HashSet<>(chosen));
        return true;
    }

    /** Tells whether all of them could be listed. */
    private boolean list(Picks<A> picks, int from, List<Picks<A>> into) {
        if (picks.problem().isEmpty()) {
            into.add(picks);
        }
        if (into.size() > LISTED) {
            return false;
        }
        List<Several.Item<A>> items = picks.several().items();
        for (int i = from; i < items.size(); i++) {
            A action = items.get(i).action();
            if (picks.allows(action) && !list(picks.with(action), i, into)) {
                return false;
            }
        }
        return true;
    }

    /** Goes every way from here, one thing after the other; each of them, completed, is a command that leads there. */
    private void play(Seat seat, Several<A> several, P position, List<A> taken, List<Imprint> into) {
        for (A action : position.legal(seat)) {
            boolean done = several.done().filter(action::equals).isPresent();
            if (done || several.index(action) >= 0) {
                P after = position.apply(seat, action);
                List<A> more = new ArrayList<>(taken);
                if (!done) {
                    more.add(action);
                }
                if (!done && after.several(seat).filter(choice -> choice.picked() == more.size()).isPresent()) {
                    play(seat, several, after, more, into);
                } else {
                    assertThat(accepted(seat, Picks.of(several, more).completed().inOrder()))
                            .as("%s as a command in %s", more, walk).contains(after.imprint());
                    into.add(after.imprint());
                }
            }
        }
    }

    private Optional<Imprint> accepted(Seat seat, List<A> actions) {
        try {
            return Optional.of(match.after(seat, actions, Audience.NOBODY).position().imprint());
        } catch (Refused refused) {
            assertThat(refused.why().en()).as("why %s cannot go together in %s", actions, walk).isNotBlank();
            assertThat(refused.why().fr()).as("why %s cannot go together in %s", actions, walk).isNotBlank();
            return Optional.empty();
        }
    }

    private List<A> shuffled(List<A> actions) {
        List<A> order = new ArrayList<>(actions);
        for (int i = order.size() - 1; i > 0; i--) {
            int j = dice.roll(i + 1);
            A swapped = order.get(i);
            order.set(i, order.get(j));
            order.set(j, swapped);
        }
        return order;
    }
}
