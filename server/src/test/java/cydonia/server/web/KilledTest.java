package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.tables.storage.Storage;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("A server killed in the middle of games")
class KilledTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int KILLS = 5;
    private static final int MOVES = 40;
    private static final int PLAYERS = 3;

    /** A move the server has said yes to, and what the player then saw. */
    private record Acknowledged(String table, int version, String entry, JsonNode state) {
    }

    @Test
    @Timeout(300)
    void loses_no_move_it_has_acknowledged_and_deals_nothing_anew(@TempDir Path folder) throws Exception {
        List<Acknowledged> acknowledged = new ArrayList<>();
        for (int kill = 0; kill < KILLS; kill++) {
            Process process = start(folder);
            try {
                int port = port(process);
                checkStates(port, acknowledged);
                List<Thread> players = new ArrayList<>();
                for (int player = 0; player < PLAYERS; player++) {
                    players.add(Thread.startVirtualThread(() -> play(port, acknowledged)));
                }
                awaitMoves(acknowledged, acknowledged.size() + MOVES + kill);
                process.destroyForcibly(); // kill -9
                assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
                for (Thread player : players) {
                    assertThat(player.join(java.time.Duration.ofSeconds(30))).isTrue();
                }
            } finally {
                process.destroyForcibly();
            }
            try (Storage storage = Storage.inFolder(folder)) {
                for (Acknowledged move : acknowledged) {
                    assertThat(storage.log(move.table(), move.version() - 1).getFirst().text())
                            .startsWith(move.entry());
                }
            }
        }
    }

    /** Kills in the middle of play, however fast or slow the machine is today. */
    private static void awaitMoves(List<Acknowledged> acknowledged, int number) throws InterruptedException {
        int size = 0;
        while (size < number) {
            Thread.sleep(1);
            synchronized (acknowledged) {
                size = acknowledged.size();
            }
        }
    }

    private final Map<String, String> tokens = new HashMap<>();

    /** What a player saw last is what that player sees after the restart, unless the table went on unanswered. */
    private void checkStates(int port, List<Acknowledged> acknowledged) {
        Map<String, Acknowledged> last = new HashMap<>();
        acknowledged.forEach(move -> last.put(move.table(), move));
        for (Acknowledged move : last.values()) {
            Client client = new Client(port).with("Authorization", "Bearer " + tokens.get(move.table()));
            JsonNode now = JSON.readTree(client.get("/api/tables/" + move.table()).body());
            if (now.path("version").asInt() == move.state().path("version").asInt()) {
                assertThat(now).isEqualTo(move.state());
            }
        }
    }

    /** Plays tables against a computer until the server is gone. */
    private void play(int port, List<Acknowledged> acknowledged) {
        try {
            while (true) {
                Client client = new Client(port);
                JsonNode entered = JSON.readTree(
                        client.json("/api/tables", "{\"game\": \"dunes\", \"seats\": [\"me\", \"computer:random\"]}")
                                .body());
                JsonNode state = entered.path("state");
                String table = state.path("table").asString();
                synchronized (acknowledged) {
                    tokens.put(table, entered.path("token").asString());
                }
                while (!state.path("phase").asString().equals("over")) {
                    if (state.path("choices").isEmpty()) {
                        state = JSON.readTree(client.get("/api/tables/" + table).body());
                        continue;
                    }
                    String action = state.path("choices").get(0).path("notation").asString();
                    var answer = client.json("/api/tables/" + table + "/act", JSON.writeValueAsString(
                            Map.of("version", state.path("version").asInt(), "actions", List.of(action))));
                    JsonNode body = JSON.readTree(answer.body());
                    state = body.path("state");
                    if (answer.statusCode() == 200) {
                        synchronized (acknowledged) {
                            acknowledged.add(new Acknowledged(table, body.path("version").asInt(), "act red " + action,
                                    state));
                        }
                    }
                }
            }
        } catch (AssertionError | RuntimeException gone) {
            // the server was killed: whatever was not acknowledged does not count
        }
    }

    private static Process start(Path folder) throws IOException {
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("java.class.path"), ServerProcess.class.getName(), folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static int port(Process process) throws IOException {
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.matches("\\d+")) {
                return Integer.parseInt(line);
            }
        }
        throw new AssertionError("the server did not start");
    }
}
