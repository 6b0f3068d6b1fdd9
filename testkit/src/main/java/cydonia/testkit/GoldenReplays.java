package cydonia.testkit;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Chance;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Game;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.replay.ReplayFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Finished games that every later version must play to the same scores: all {@code *.json} under
 * {@code src/test/resources/replays} of the game's module. In those it recorded itself, and in those named
 * {@code played-…}, people must also be offered, shown and told the same ({@code told.txt}). A red one is a bug, a
 * change of the rules or of what is told; the commit says which.
 *
 * <p>
 * A game subclasses this and names its {@link #recordings}. They are written, or written anew after a change of the
 * rules, by {@code mvn -pl games/<id> -am test -Dgolden.write=true -Dtest='*Replays*'
 * -Dsurefire.failIfNoSpecifiedTests=false}; the diff is then read and committed. Where only other things are told,
 * {@code -Dgolden.told=true} leaves the games as they are. Files of other names, such as games from real tables or of
 * good players, may lie beside them: they are never overwritten.
 */
public abstract class GoldenReplays<P extends Position<P, A, O>, A extends Action, O> {

    private static final String PLAYED = "played-";

    /** A random game to keep, in the file of that name. */
    public record Recording(String name, Setup setup, Seed seed) {

        private Recording dealt(String suffix, Chance chance) {
            return new Recording(name + suffix, setup.with(chance), seed);
        }
    }

    protected abstract Game<P, A, O> game();

    /** At least one for each way to set up the game that has rules of its own. */
    protected abstract List<Recording> recordings();

    /** All of them dealt by one counter, as the oldest were, and the first and the last from streams as well. */
    private List<Recording> all() {
        List<Recording> all = new ArrayList<>();
        recordings().forEach(recording -> all.add(recording.dealt("", Chance.ONE_COUNTER)));
        Stream.of(recordings().getFirst(), recordings().getLast()).distinct()
                .forEach(recording -> all.add(recording.dealt("-streams", Chance.STREAMS)));
        return all;
    }

    protected Path folder() {
        return Path.of("src/test/resources/replays");
    }

    protected boolean write() {
        return Boolean.getBoolean("golden.write");
    }

    @TestFactory
    @Execution(ExecutionMode.CONCURRENT)
    Stream<DynamicTest> golden_replays() {
        if (write()) {
            all().forEach(this::record);
        }
        if (write() || Boolean.getBoolean("golden.told")) {
            write(told(), retoldFiles().map(this::retold).toList());
        }
        return Stream.of(Stream.of(dynamicTest("all recordings are there", this::complete)),
                files().stream().map(file -> dynamicTest(file.getFileName().toString(), () -> verify(file))),
                retoldFiles().map(file -> dynamicTest("told in " + file.getFileName(), () -> retell(file))))
                .flatMap(tests -> tests);
    }

    private void complete() {
        assertThat(all()).isNotEmpty();
        assertThat(all()).allSatisfy(recording -> assertThat(file(recording)).exists());
    }

    private void verify(Path file) {
        Replay told = ReplayFile.read(file);
        assertThat(told.scores()).as("%s is a finished game", file).isNotEmpty();
        assertThat(ReplayFile.load(file, List.of(game())).replay()).as("%s played again", file).isEqualTo(told);
    }

    private void retell(Path file) {
        assertThat(lines(told())).as("what was offered, shown and told, fifty moves at a time")
                .contains(retold(file));
    }

    private String retold(Path file) {
        return file.getFileName().toString().replace(".json", "") + ": "
                + String.join(" ", Retelling.of(game(), ReplayFile.read(file)));
    }

    /** Check sums of all that people were offered, shown and told in these games. */
    private Path told() {
        return folder().resolve("told.txt");
    }

    private void record(Recording recording) {
        Match<P, A, O> match = Match.begin(game(), recording.setup(), recording.seed());
        DiceCup dice = Dice.choosing(recording.seed(), 0).open();
        while (!match.position().toAct().isEmpty()) {
            List<Seat> toAct = match.position().toAct();
            Seat seat = toAct.get(dice.roll(toAct.size()));
            List<A> legal = match.position().legal(seat);
            match.play(seat, legal.get(dice.roll(legal.size())), Audience.NOBODY);
        }
        try {
            Files.createDirectories(folder());
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        ReplayFile.write(file(recording), match.replay());
    }

    private static void write(Path file, List<String> lines) {
        try {
            Files.write(file, lines);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Retelling takes long: our own recordings, and games of good players, in which much happens. */
    private Stream<Path> retoldFiles() {
        Set<Path> own = all().stream().map(this::file).collect(toSet());
        return files().stream()
                .filter(file -> own.contains(file) || file.getFileName().toString().startsWith(PLAYED));
    }

    private Path file(Recording recording) {
        return folder().resolve(recording.name() + ".json");
    }

    private List<Path> files() {
        if (!Files.isDirectory(folder())) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder())) {
            return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
