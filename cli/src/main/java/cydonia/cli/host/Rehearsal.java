package cydonia.cli.host;

import cydonia.engine.Profile;
import cydonia.tables.room.Tokens;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A visitor, then a few moves at a table of each game, in all of its seats. The virtual machine learns from it what a
 * server does; slowly enough for the limits that hold for everybody.
 */
final class Rehearsal implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int USUAL_SEATS = 2;
    private static final int MOVES = 5;
    private static final int OK = 200;
    private static final int REFUSED = 400;
    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final String WITHOUT_LOG = "?since=999999999";
    private static final String TABLES = "/api/tables";

    private final URI server;
    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final SplittableRandom random = new SplittableRandom(1);

    Rehearsal(int port) {
        this.server = URI.create("http://127.0.0.1:" + port);
    }

    /** How many moves were made. */
    int run(List<Profile> games) {
        try {
            body(HttpRequest.newBuilder(server.resolve("/")));
            int moves = 0;
            for (Profile game : games) {
                moves += play(game);
            }
            return moves;
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    private int play(Profile game) throws IOException, InterruptedException {
        int seats = Math.clamp(USUAL_SEATS, game.minSeats(), game.maxSeats());
        List<String> tokens = IntStream.range(0, seats).mapToObj(_ -> Tokens.fresh()).toList();
        List<String> takers = IntStream.range(0, seats).mapToObj(seat -> seat == 0 ? "me" : "open").toList();
        JsonNode made = post(TABLES, tokens.getFirst(), Map.of("game", game.id(), "seats", takers, "key", "table"))
                .path("state");
        List<String> invitations = made.path("invitations").valueStream().map(JsonNode::asString).toList();
        for (int i = 1; i < seats; i++) {
            post("/api/join", tokens.get(i), Map.of("invite", invitations.get(i - 1)));
        }
        String table = TABLES + "/" + made.path("table").asString();
        int moves = 0;
        for (int turn = 0; turn < MOVES; turn++) {
            for (String token : tokens) {
                JsonNode state = JSON.readTree(body(asking(table + WITHOUT_LOG, token)));
                if (!state.path("choices").isEmpty()) {
                    moves += isTaken(table, token, Map.of("version", state.path("version").asInt(), "actions",
                            choose(state), "key", "move " + turn)) ? 1 : 0;
                    break;
                }
            }
            Thread.sleep(PAUSE);
        }
        return moves;
    }

    /** One action by chance; of several things as many as are needed. */
    private List<String> choose(JsonNode state) {
        JsonNode several = state.path("several");
        if (several.isMissingNode()) {
            JsonNode choices = state.path("choices");
            return List.of(choices.get(random.nextInt(choices.size())).path("notation").asString());
        }
        List<String> chosen = new ArrayList<>();
        int[] sums = new int[several.path("limits").size()];
        for (JsonNode item : several.path("items")) {
            for (int times = 0; times < item.path("most").asInt() && helps(several, item, sums); times++) {
                chosen.add(item.path("notation").asString());
                for (int i = 0; i < sums.length; i++) {
                    sums[i] += item.path("uses").get(i).asInt();
                }
            }
        }
        return chosen;
    }

    /** Whether one more of it makes up for something that is lacking, and is not too much of anything. */
    private static boolean helps(JsonNode several, JsonNode item, int[] sums) {
        boolean helps = false;
        for (int i = 0; i < sums.length; i++) {
            JsonNode limit = several.path("limits").get(i);
            int use = item.path("uses").get(i).asInt();
            if (sums[i] + use > limit.path("most").asInt(Integer.MAX_VALUE)) {
                return false;
            }
            helps |= use > 0 && sums[i] < limit.path("least").asInt();
        }
        return helps;
    }

    /** Something was taught, whether the move was possible or not. */
    private boolean isTaken(String table, String token, Map<String, ?> move) throws IOException, InterruptedException {
        return send(telling(table + "/act" + WITHOUT_LOG, token, move)).statusCode() == OK;
    }

    private JsonNode post(String path, String token, Map<String, ?> body) throws IOException, InterruptedException {
        return JSON.readTree(body(telling(path, token, body)));
    }

    private HttpRequest.Builder telling(String path, String token, Map<String, ?> body) {
        return asking(path, token).header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(body)));
    }

    private HttpRequest.Builder asking(String path, String token) {
        return HttpRequest.newBuilder(server.resolve(path)).header("Authorization", "Bearer " + token);
    }

    /** What cannot be answered at all is no rehearsal. */
    private String body(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> answer = send(request);
        if (answer.statusCode() >= REFUSED) {
            throw new IOException(answer.statusCode() + " " + answer.body());
        }
        return answer.body();
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    @Override
    public void close() {
        client.close();
    }
}
