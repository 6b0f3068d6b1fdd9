package cydonia.server.table;

import cydonia.ai.Decision;
import cydonia.ai.Player;
import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.server.storage.StorageTrouble;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The computer players of one table. */
final class Computers {

    private static final Logger LOG = LoggerFactory.getLogger(Computers.class);

    private final Thinkers thinkers;
    /** Where their choices come from: nothing to do with the game's own chance. */
    private final Supplier<Seed> chance;
    private final IntSupplier version;
    private final Function<Command, Answer> table;

    /**
     * The computer players of a table.
     *
     * @param version
     *            the present version of the table
     * @param table
     *            takes their commands
     */
    Computers(Thinkers thinkers, Supplier<Seed> chance, IntSupplier version, Function<Command, Answer> table) {
        this.thinkers = thinkers;
        this.chance = chance;
        this.version = version;
        this.table = table;
    }

    /** Lets one of them move if the table waits for it. */
    void nudge(Moment<?, ?, ?> now) {
        if (now.toAct().stream().anyMatch(now::automatic)) {
            thinkers.think(() -> move(now));
        }
    }

    private void move(Moment<?, ?, ?> then) {
        if (then.version() != version.getAsInt()) {
            return;
        }
        try {
            Seat seat = then.toAct().stream().filter(then::automatic).findFirst().orElseThrow();
            Wish wish = new Wish.Act(seat, lesson(then, seat).orElseGet(() -> choose(then, seat)), true, OptionalInt.of(then.version()));
            if (table.apply(Command.ofComputer(wish)) instanceof Answer.Impossible(Text why)) {
                LOG.atError().addKeyValue("table", then.table().id()).addKeyValue("reason", why.en())
                        .log("a computer player chose what is not possible");
            }
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("table", then.table().id()).addKeyValue("reason", trouble.reason())
                    .log("a computer's move could not be stored");
            thinkers.thinkAgain(() -> move(then));
        } catch (RuntimeException broken) {
            LOG.atError().addKeyValue("table", then.table().id()).setCause(broken).log("a computer player failed");
        }
    }

    /** In a lesson, what the others do as long as it is possible. */
    private static <P extends Position<P, A, O>, A extends Action, O> Optional<List<String>> lesson(
            Moment<P, A, O> then, Seat seat) {
        int commands = (int) then.told().stream().filter(told -> told.seat() == seat).count();
        Set<String> legal = then.position().legal(seat).stream().map(then.game().notation()::print)
                .collect(Collectors.toSet());
        return then.lesson().flatMap(_ -> then.title().handbook().lesson())
                .map(lesson -> lesson.reply(seat, commands))
                .filter(reply -> !reply.isEmpty() && legal.containsAll(reply));
    }

    /** Chooses one action, or all of several things one by one; nobody can tell how many from the table's versions. */
    private <P extends Position<P, A, O>, A extends Action, O> List<String> choose(Moment<P, A, O> then, Seat seat) {
        Player<P, A, O> player = then.level(seat).player(then.title().knowledge(), then.table().setup().seats());
        List<A> chosen = new ArrayList<>();
        P position = then.position();
        Optional<Several<A>> several;
        do {
            A action = player.choose(Decision.of(position, seat), chance.get()).action();
            if (isOther(position.several(seat), action)) {
                chosen.clear();
            }
            chosen.add(action);
            position = position.apply(seat, action);
            several = position.several(seat).filter(choice -> choice.picked() == chosen.size());
        } while (several.isPresent());
        return chosen.stream().map(then.game().notation()::print).toList();
    }

    /** Whether the action leaves the choice of several without any of what was chosen. */
    private static <A extends Action> boolean isOther(Optional<Several<A>> several, A action) {
        return several.filter(choice -> choice.index(action) < 0 && choice.done().filter(action::equals).isEmpty())
                .isPresent();
    }
}
