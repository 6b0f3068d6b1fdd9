package cydonia.tables.room;

import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Level;
import cydonia.ai.Player;
import cydonia.engine.Action;
import cydonia.engine.Picks;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.tables.storage.StorageTrouble;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The computer players of one table. */
final class Computers<P extends Position<P, A, O>, A extends Action, O> {

    private static final Logger LOG = LoggerFactory.getLogger(Computers.class);
    private static final int NONE = -1;

    private final Thinkers thinkers;
    /** Where their choices come from: nothing to do with the game's own chance. */
    private final Supplier<Seed> chance;
    private final Supplier<Moment<P, A, O>> table;
    private final Supplier<Optional<Payer>> payer;
    private final Function<Command, Answer> commands;
    private final AtomicBoolean busy = new AtomicBoolean();
    /** The version for which a move is planned after a pause. */
    private final AtomicInteger planned = new AtomicInteger(NONE);
    /** Whoever moved last, as long as there is memory for it; only for the one that is busy. */
    private Reference<Mind<P, A, O>> last = new SoftReference<>(null);

    /** A player that remembers its thoughts, for as long as decisions of the same seat follow each other. */
    private record Mind<P extends Position<P, A, O>, A extends Action, O>(Seat seat, Level level,
            Player<P, A, O> player) {

        boolean decides(Moment<P, A, O> now) {
            return waitedFor(now).filter(seat::equals).isPresent() && now.level(seat) == level;
        }
    }

    /**
     * The computer players of a table.
     *
     * @param table
     *            as it is then
     * @param payer
     *            for whom they think; nobody where nobody cares, and then they rest
     * @param commands
     *            takes what they chose
     */
    Computers(Thinkers thinkers, Supplier<Seed> chance, Supplier<Moment<P, A, O>> table,
            Supplier<Optional<Payer>> payer, Function<Command, Answer> commands) {
        this.thinkers = thinkers;
        this.chance = chance;
        this.table = table;
        this.payer = payer;
        this.commands = commands;
    }

    /** Lets one of them move if the table waits for it; one at a time, and nothing is thought twice. */
    void nudge() {
        Optional<Payer> paying = payer.get();
        Moment<P, A, O> now = table.get();
        if (paying.isPresent() && waitedFor(now).isPresent() && !busy.get()
                && planned.getAndSet(now.version()) != now.version()) {
            thinkers.think(paying.get(), thinkers.pause(now.pace(), answersUndoable(now)), () -> begin(now.version()));
        }
    }

    /** Whether the next move is the first one after something that a person could still take back. */
    private static boolean answersUndoable(Moment<?, ?, ?> now) {
        return !now.undoable().isEmpty() && !now.told().isEmpty() && !now.automatic(now.told().getLast().seat());
    }

    /** Moves, unless the table went on during the pause: then another pause has begun. */
    private void begin(int version) {
        if (table.get().version() == version && busy.compareAndSet(false, true)) {
            move();
        }
    }

    /** Whether one of them thinks, or will in a moment. */
    boolean isBusy() {
        return busy.get();
    }

    private static Optional<Seat> waitedFor(Moment<?, ?, ?> now) {
        return now.toAct().stream().filter(now::automatic).findFirst();
    }

    private void move() {
        Moment<P, A, O> now = table.get();
        try {
            Optional<Seat> seat = waitedFor(now);
            if (seat.isPresent()) {
                List<String> chosen = lesson(now, seat.get()).orElseGet(() -> choose(now, seat.get()));
                carryOut(now, new Wish.Act(seat.get(), chosen, true, OptionalInt.of(now.version())));
                return;
            }
        } catch (RuntimeException | Error broken) {
            LOG.atError().addKeyValue("table", now.table().id()).setCause(broken).log("a computer player failed");
        }
        rest(now);
    }

    private void carryOut(Moment<?, ?, ?> then, Wish wish) {
        String id = then.table().id();
        try {
            if (commands.apply(Command.ofComputer(wish)) instanceof Answer.Impossible(Text why) && !wentOn(then)) {
                LOG.atError().addKeyValue("table", id).addKeyValue("reason", why.en())
                        .log("a computer player chose what is not possible");
            }
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("table", id).addKeyValue("reason", trouble.reason())
                    .log("a computer's move could not be stored");
            thinkers.tryAgain(() -> carryOut(then, wish));
            return;
        } catch (RuntimeException | Error broken) {
            LOG.atError().addKeyValue("table", id).setCause(broken).log("a computer player failed");
        }
        rest(then);
    }

    /** Goes on if the table has; whoever failed is asked again when somebody comes. */
    private void rest(Moment<?, ?, ?> then) {
        forget();
        planned.set(NONE);
        busy.set(false);
        if (wentOn(then)) {
            nudge();
        }
    }

    /** Somebody may have given the game up, or taken something back, while a computer thought. */
    private boolean wentOn(Moment<?, ?, ?> then) {
        return table.get().version() != then.version();
    }

    /** Thoughts that no decision can follow are not kept. */
    private void forget() {
        Mind<P, A, O> mind = last.get();
        if (mind != null && !mind.decides(table.get())) {
            last.clear();
        }
    }

    /** In a lesson, what the others do as long as it is possible. */
    private static Optional<List<String>> lesson(Moment<?, ?, ?> then, Seat seat) {
        int commands = (int) then.told().stream().filter(told -> told.seat() == seat).count();
        return then.title().handbook().lesson(then.table().setup(), then.table().seed())
                .map(lesson -> lesson.reply(seat, commands))
                .filter(reply -> !reply.isEmpty() && legal(then, seat).containsAll(reply));
    }

    private static <P extends Position<P, A, O>, A extends Action, O> List<String> legal(Moment<P, A, O> then,
            Seat seat) {
        return then.position().legal(seat).stream().map(then.game().notation()::print).toList();
    }

    private List<String> choose(Moment<P, A, O> then, Seat seat) {
        Level level = then.level(seat);
        Mind<P, A, O> mind = Optional.ofNullable(last.get()).filter(known -> known.decides(then))
                .orElseGet(() -> new Mind<>(seat, level,
                        level.player(then.title().knowledge(), then.table().setup().seats(), effort(level))));
        last = new SoftReference<>(mind);
        return choose(mind.player(), then.position(), seat, chance).stream().map(then.game().notation()::print)
                .toList();
    }

    /** An expert has more trees than one where there are threads for them. */
    private Effort effort(Level level) {
        return level == Level.EXPERT ? level.effort().on(thinkers.threads()) : level.effort();
    }

    /** Chooses one action, or all of several things one by one; nobody can tell how many from the table's versions. */
    static <P extends Position<P, A, O>, A extends Action, O> List<A> choose(Player<P, A, O> player, P start,
            Seat seat, Supplier<Seed> chance) {
        List<A> chosen = new ArrayList<>();
        P position = start;
        Optional<Several<A>> several;
        do {
            A action = player.choose(Decision.of(position, seat), chance.get()).action();
            if (isOther(position.several(seat), action)) {
                return List.of(action);
            }
            chosen.add(action);
            position = position.apply(seat, action);
            several = position.several(seat).filter(choice -> choice.picked() == chosen.size());
        } while (several.isPresent());
        return start.several(seat).map(choice -> whole(choice, chosen)).orElse(chosen);
    }

    /** The things that were chosen, and what the rules took by themselves because no choice was left. */
    private static <A extends Action> List<A> whole(Several<A> several, List<A> chosen) {
        List<A> things = chosen.stream().filter(action -> several.index(action) >= 0).toList();
        return Stream.concat(Picks.of(several, things).completed().inOrder().stream(),
                chosen.stream().filter(action -> several.index(action) < 0)).toList();
    }

    /** Whether the action leaves the choice of several without any of what was chosen. */
    private static <A extends Action> boolean isOther(Optional<Several<A>> several, A action) {
        return several.filter(choice -> choice.index(action) < 0 && choice.done().filter(action::equals).isEmpty())
                .isPresent();
    }
}
