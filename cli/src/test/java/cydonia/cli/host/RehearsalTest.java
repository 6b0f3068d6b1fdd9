package cydonia.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Profile;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A rehearsal")
class RehearsalTest {

    @Test
    void makes_moves_at_a_table_of_each_game(@TempDir Path folder) {
        List<Profile> games = Games.known().all().stream().map(Title::profile).toList();
        try (Server server = Server.start(Server.Settings.of("127.0.0.1", 0, folder, Optional.empty()), Games.known());
                Rehearsal rehearsal = new Rehearsal(server.port())) {
            for (Profile game : games) {
                assertThat(rehearsal.run(List.of(game))).as(game.id()).isPositive();
            }
        }
    }
}
