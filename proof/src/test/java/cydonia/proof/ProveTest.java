package cydonia.proof;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.LaterDunes;
import cydonia.dunes.LaterDunes.Change;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cydonia prove")
class ProveTest {

    @Test
    void sends_nonsense_and_finds_that_nothing_breaks() {
        Run run = Run.of("prove", "fuzz", "--game", "dunes", "--times", "2000");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("commands: 2000", "no failure").doesNotContain("done: 0", "refused: 0");
    }

    @Test
    void kills_servers_and_finds_that_nothing_is_lost() {
        Run run = Run.with(Games.known(), "prove", "kills", "--times", "2", "--tables", "2", "--port",
                String.valueOf(freePort()));
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("kills: 2, nodes: 1", "of these lost: 0", "of these unplayable: 0")
                .doesNotContain("acknowledged: 0", "logs: 0");
    }

    @Test
    void measures_how_long_others_wait() {
        Run thinking = Run.with(Games.known(), "prove", "thinking", "--times", "1", "--tables", "2",
                "--port", String.valueOf(freePort()));
        assertThat(thinking.err()).isEmpty();
        assertThat(thinking.out()).contains("beside 2 tables of experts").doesNotContain("takes 0.0 ms");
        Run pages = Run.with(Games.known(), "prove", "pages", "--times", "20", "--seconds", "1",
                "--port", String.valueOf(freePort()));
        assertThat(pages.err()).isEmpty();
        assertThat(pages.out()).contains("connections: 16").doesNotContain("they got: 0)");
    }

    @Test
    void tells_how_many_games_that_were_left_halfway_go_on_by_later_rules(@TempDir Path data) {
        assertThat(Run.of("prove", "halfway", "--times", "5", "--data", data.toString()).code()).isZero();
        assertThat(upgrade(Change.NOTHING, data)).contains("dunes: tables: 5, of older rules: 5, go on: 5 (100.0 %)");
        assertThat(upgrade(Change.NO_WATER, data)).contains("dunes: tables: 5, of older rules: 5, go on: ",
                " × The rules of this game have changed").doesNotContain("100.0 %");
        assertThat(Run.of("prove", "upgrade").err()).contains("--data");
        assertThat(Run.of("prove", "upgrade", "--data", data.resolve("nothing").toString()).code()).isEqualTo(2);
    }

    private static String upgrade(Change change, Path data) {
        Run run = Run.with(new Games(List.of(Title.plain(new LaterDunes(2, change)))), "prove", "upgrade", "--data",
                data.toString());
        assertThat(run.err()).isEmpty();
        return run.out();
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException none) {
            throw new UncheckedIOException(none);
        }
    }

    @Test
    void refuses_what_makes_no_sense() {
        assertThat(Run.of("prove", "kills", "--nodes", "2").code()).isEqualTo(2);
        assertThat(Run.of("prove", "soak", "--rate", "0").err()).contains("Numbers begin at 1");
        assertThat(Run.of("prove", "fuzz", "--game", "chess").code()).isEqualTo(2);
        assertThat(Run.of("prove", "outage", "--game", "dunes", "--nodes", "2", "--database",
                "jdbc:postgresql://nowhere/x").err()).contains("--restart");
        assertThat(Run.of("prove", "kills", "--database", "jdbc:postgresql://nowhere/x?user=ann&password=secret").err())
                .contains("A password on the command line").doesNotContain("secret");
    }
}
