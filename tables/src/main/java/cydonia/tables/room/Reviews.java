package cydonia.tables.room;

import cydonia.ai.Calibration;
import cydonia.ai.review.Review;
import cydonia.ai.review.Reviewer;
import cydonia.engine.Action;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Replay;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StorageTrouble;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.time.Clock;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Games that are over are thought over here, one after the other, once somebody asks for it: whenever no computer
 * player and no advice needs the time. What comes of it is kept as long as the game is.
 */
public final class Reviews implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Reviews.class);

    /** Imagined games for each thought; fewer where a game has so many actions that all of them would take too long. */
    private static final int ITERATIONS = 400;
    private static final int FEWEST_ITERATIONS = 60;
    private static final int IN_ALL = 600 * ITERATIONS;
    private static final int MOST_WAITING = 20;
    private static final int MOST_FAILED = 100;

    /** How far the review of a game has come. */
    public sealed interface Stage {

        /** Others come first. */
        record Waiting() implements Stage {
        }

        /** So many hundredths of it are done. */
        record UnderWay(int percent) implements Stage {
        }

        /** It is there, as it is kept. */
        record Done(String review) implements Stage {
        }

        /** It cannot be made. */
        record Failed() implements Stage {
        }
    }

    private record Task(String id, Replay game) {
    }

    private final Games games;
    private final Storage storage;
    private final Thinkers thinkers;
    private final Clock clock;
    private final Map<String, Task> waiting = new LinkedHashMap<>();
    private final Set<String> failed = new LinkedHashSet<>();
    private Optional<String> current = Optional.empty();
    private int percent;
    private volatile boolean closing;

    Reviews(Games games, Storage storage, Thinkers thinkers, Clock clock) {
        this.games = games;
        this.storage = storage;
        this.thinkers = thinkers;
        this.clock = clock;
    }

    /**
     * How far the review of that game is; begins with it where nobody has asked before.
     *
     * @param id
     *            of its table, or of the file somebody brought along
     * @param game
     *            to its end: whoever has it knows everything in it
     */
    public Stage of(String id, Replay game) {
        return kept(id, game).<Stage>map(Stage.Done::new).orElseGet(() -> ask(id, game));
    }

    /** The review of that game if it is there. What cannot be read is as good as not there, and made anew. */
    public Optional<String> kept(String id, Replay game) {
        return storage.review(id).filter(review -> readable(games.named(game.game()), game, review));
    }

    private static <P extends Position<P, A, O>, A extends Action, O> boolean readable(Title<P, A, O> title,
            Replay game, String review) {
        List<Match.Move<A>> moves = game.moves().stream()
                .map(move -> new Match.Move<>(move.seat(), title.game().notation().parse(move.action()))).toList();
        return new ReviewFormat<>(title.game().notation()).read(review, moves, game.setup().seats()).isPresent();
    }

    private synchronized Stage ask(String id, Replay game) {
        if (failed.contains(id)) {
            return new Stage.Failed();
        }
        if (current.filter(id::equals).isPresent()) {
            return new Stage.UnderWay(percent);
        }
        if (waiting.size() < MOST_WAITING) {
            waiting.putIfAbsent(id, new Task(id, game));
            begin();
        }
        return current.filter(id::equals).isPresent() ? new Stage.UnderWay(percent) : new Stage.Waiting();
    }

    private synchronized void begin() {
        if (current.isEmpty() && !waiting.isEmpty() && !closing) {
            Iterator<Task> first = waiting.values().iterator();
            Task next = first.next();
            first.remove();
            current = Optional.of(next.id());
            percent = 0;
            thinkers.thinkLast(() -> make(next));
        }
    }

    private void make(Task task) {
        try {
            if (kept(task.id(), task.game()).isEmpty()) {
                String review = think(games.named(task.game().game()), task.game());
                storage.keepReview(task.id(), review, clock.instant());
            }
        } catch (CancellationException stopped) {
            LOG.atDebug().addKeyValue("game", task.id()).log("its review was given up, the server stops");
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("game", task.id()).addKeyValue("reason", trouble.reason())
                    .log("a review could not be stored");
        } catch (RuntimeException | Error broken) {
            LOG.atError().addKeyValue("game", task.id()).setCause(broken).log("a review failed");
            fail(task.id());
        } finally {
            end();
        }
    }

    private <P extends Position<P, A, O>, A extends Action, O> String think(Title<P, A, O> title, Replay game) {
        Match<P, A, O> match = Match.of(title.game(), game);
        int actions = Math.max(1, match.moves().size());
        Reviewer<P, A, O> reviewer = new Reviewer<>(title.knowledge(), Calibration.of(title.game(), match.setup()),
                Math.clamp(IN_ALL / actions, FEWEST_ITERATIONS, ITERATIONS));
        IntConsumer progress = looked -> progress(100 * looked / actions);
        Review<A> review = match.position().outcome().isPresent()
                ? reviewer.review(match, match.seed(), progress)
                : reviewer.reviewGivenUp(match, match.seed(), progress);
        return new ReviewFormat<>(title.game().notation()).print(review.judgements());
    }

    private synchronized void progress(int done) {
        if (closing) {
            throw new CancellationException();
        }
        percent = done;
    }

    /** What failed once would fail again. */
    private synchronized void fail(String id) {
        if (failed.size() >= MOST_FAILED) {
            failed.remove(failed.iterator().next());
        }
        failed.add(id);
    }

    private synchronized void end() {
        current = Optional.empty();
        begin();
    }

    @Override
    public void close() {
        closing = true;
    }
}
