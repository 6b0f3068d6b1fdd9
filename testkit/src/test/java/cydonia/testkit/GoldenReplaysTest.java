package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Game;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Golden replays")
class GoldenReplaysTest {

    private static final Dunes DUNES = new Dunes();

    @TempDir
    private Path folder = Path.of("");

    /** The replays of Dunes, in some folder. */
    private record DunesReplaysIn(Path place, boolean writes) {

        /** Runs every test; the first that fails, fails here. */
        void run() {
            var replays = new GoldenReplays<DunesPosition, DunesAction, DunesView>() {
                @Override
                protected Game<DunesPosition, DunesAction, DunesView> game() {
                    return DUNES;
                }

                @Override
                protected List<Recording> recordings() {
                    return List.of(new Recording("two", Setup.of(DUNES.profile(), 2), Seed.of(1)), new Recording(
                            "four-calm", Setup.of(DUNES.profile(), 4, Map.of("storms", "off")), Seed.of(2)));
                }

                @Override
                protected Path folder() {
                    return place;
                }

                @Override
                protected boolean write() {
                    return writes;
                }
            };
            replays.golden_replays().forEach(test -> {
                try {
                    test.getExecutable().execute();
                } catch (RuntimeException | Error failure) {
                    throw failure;
                } catch (Throwable failure) {
                    throw new AssertionError(failure);
                }
            });
        }
    }

    private void record() {
        new DunesReplaysIn(folder.resolve("replays"), true).run();
    }

    private void verify() {
        new DunesReplaysIn(folder.resolve("replays"), false).run();
    }

    private Path two() {
        return folder.resolve("replays/two.json");
    }

    @Test
    void once_recorded_are_verified() {
        record();
        assertThat(two()).exists();
        assertThatCode(this::verify).doesNotThrowAnyException();
    }

    @Test
    void are_recorded_the_same_again() throws IOException {
        record();
        String first = Files.readString(two());
        record();
        assertThat(two()).hasContent(first);
    }

    @Test
    void fail_when_missing() {
        assertThatThrownBy(this::verify).isInstanceOf(AssertionError.class).hasMessageContaining("two.json");
    }

    @Test
    void fail_when_the_game_comes_to_other_scores() throws IOException {
        record();
        Files.writeString(two(), Files.readString(two()).replaceFirst("\"red\": \\d+", "\"red\": 99"));
        assertThatThrownBy(this::verify).hasMessageContaining("two.json").hasMessageContaining("99");
    }

    @Test
    void fail_when_people_are_told_otherwise() throws IOException {
        record();
        Path told = folder.resolve("replays/told.txt");
        assertThat(Files.readAllLines(told)).hasSize(4).allMatch(line -> line.matches("[a-z-]+:( [0-9a-f]{8})+"));
        Files.writeString(told, Files.readString(told).replaceFirst("two: .", "two: x"));
        assertThatThrownBy(this::verify).hasMessageContaining("what was offered, shown and told");
    }

    @Test
    void fail_when_unfinished() throws IOException {
        record();
        Files.writeString(two(), Files.readString(two()).replaceFirst("(?s),\\s*\"scores\".*", "}"));
        assertThatThrownBy(this::verify).hasMessageContaining("is a finished game");
    }

    @Test
    void fail_when_unreadable_whatever_their_name() throws IOException {
        record();
        Files.writeString(folder.resolve("replays/from-a-table.json"), "{");
        assertThatThrownBy(this::verify).hasMessageContaining("from-a-table.json");
    }
}
