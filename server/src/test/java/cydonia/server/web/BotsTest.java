package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.server.Server;
import cydonia.tables.room.Tokens;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("The example bots of the documentation")
class BotsTest {

    private static final Path EXAMPLES = Path.of("..", "docs", "bots");

    @Test
    @Timeout(180)
    void play_a_whole_game_against_each_other(@TempDir Path folder) throws Exception {
        try (Server server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO,
                10_000, 100, Tokens::seed), new Games(List.of(Title.plain(new Dunes()))))) {
            Client host = new Client(server.port());
            JsonNode state = new JsonMapper().readTree(
                    host.json("/api/tables", "{\"game\": \"dunes\", \"seats\": [\"open\", \"open\"]}").body())
                    .path("state");
            Process python = start("python3", EXAMPLES.resolve("bot.py").toString(), host.origin(),
                    state.at("/invitations/red").asString());
            Process java = start(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    EXAMPLES.resolve("Bot.java").toString(), host.origin(),
                    state.at("/invitations/green").asString());
            assertThat(ending(python)).contains("plays red").containsPattern("\\n1 (red|green) \\d+");
            assertThat(ending(java)).contains("plays green", "\"results\"");
            assertThat(host.get("/api/tables/" + state.path("table").asString()).body())
                    .contains("\"phase\":\"over\"");
        }
    }

    private static Process start(String... command) throws IOException {
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static String ending(Process bot) throws IOException, InterruptedException {
        try {
            String said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(bot.waitFor(10, TimeUnit.SECONDS)).as(said).isTrue();
            assertThat(bot.exitValue()).as(said).isZero();
            return said;
        } finally {
            bot.destroyForcibly();
        }
    }
}
