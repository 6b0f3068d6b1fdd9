package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Game;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.server.api.SchemaChecker;
import cydonia.tables.room.Hall;
import cydonia.tables.room.Tokens;
import cydonia.tables.storage.Storage;
import cydonia.titles.Games;
import cydonia.titles.Title;
import io.javalin.Javalin;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("What the API does is what its description says")
class ApiDescriptionTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int MOVES = 12;

    private final Path folder;
    private final Map<String, SchemaChecker> checkers = new HashMap<>();
    private final Set<String> used = new TreeSet<>();
    private JsonNode description = JSON.createObjectNode();

    ApiDescriptionTest(@TempDir Path folder) {
        this.folder = folder;
    }

    static Stream<Game<?, ?, ?>> games() {
        return Stream.concat(Games.known().all().stream().map(Title::game), Stream.of(new Dunes()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_answer_in_a_game_is_described(Game<?, ?, ?> game) {
        try (Server server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO,
                10_000, 1000, () -> Seed.of(7)),
                new Games(
                        List.of(Games.known().find(game.profile().id()).orElseGet(() -> Title.plain(new Dunes())))))) {
            Client host = new Client(server.port());
            Client guest = new Client(server.port());
            Client watcher = new Client(server.port());
            description = JSON.readTree(host.get("/api").body());
            get(host, "/api", 200);
            get(host, "/api/games", 200);
            get(host, "/api/schema/none", 404);
            SchemaChecker observations = SchemaChecker.of(get(host, "/api/schema/" + game.profile().id(), 200));
            String table = table(game, host, guest, watcher);
            play(game, List.of(host, guest), table, observations);
            look(host, guest, watcher, table);
            if (game instanceof Dunes) {
                assertThat(get(host, table, 200).path("phase").asString()).isEqualTo("over");
                afterwards(host, table);
                assertThat(used).isEqualTo(described(description));
            }
        }
    }

    /** Makes a table, changes its seats a little, and lets somebody join and somebody watch. */
    private String table(Game<?, ?, ?> game, Client host, Client guest, Client watcher) {
        String wish = "{\"game\": \"%s\", \"seats\": [\"me\", \"open\"]}".formatted(game.profile().id());
        String closed = "/api/tables/" + post(host, "/api/tables", wish, 201).at("/state/table").asString();
        post(host, closed + "/close", "{}", 200);
        post(host, "/api/tables", "{\"game\": \"chess\", \"seats\": [\"me\"]}", 422);
        String table = "/api/tables/" + post(host, "/api/tables", wish, 201).at("/state/table").asString();
        JsonNode state = post(host, table + "/seats/green/invite", "{}", 200).path("state");
        String join = "{\"invite\": \"%s\", \"name\": \"Ann\"}".formatted(state.at("/invitations/green").asString());
        post(guest, "/api/join", join, 200);
        post(guest, "/api/join", "{\"invite\": \"none\"}", 404);
        post(watcher, "/api/watch", "{\"link\": \"%s\"}".formatted(state.path("watch").asString()), 200);
        post(watcher, "/api/watch", "{\"link\": \"none\"}", 404);
        post(guest, table + "/close", "{}", 403);
        post(guest, table + "/stay", "{}", 422);
        post(guest, table + "/end", "{}", 422);
        post(guest, table + "/return", "{}", 422);
        post(host, table + "/seats/green/computer", "{\"level\": \"random\"}", 200);
        post(host, table + "/seats/green/person", "{}", 200);
        get(host, "/api/tables", 200);
        return table;
    }

    private void play(Game<?, ?, ?> game, List<Client> clients, String table, SchemaChecker observations) {
        var dice = Dice.choosing(Seed.of(1), 0).open();
        for (int move = 0; game instanceof Dunes || move < MOVES; move++) {
            boolean acted = false;
            for (Client client : clients) {
                JsonNode state = get(client, table, 200);
                assertThat(observations.wrong(state.path("observation"))).isEmpty();
                JsonNode choices = state.path("choices");
                JsonNode brief = get(client, table + "?brief=true", 200);
                assertThat(notations(brief)).isEqualTo(notations(state));
                assertThat(brief.path("several").toString()).isEqualTo(state.path("several").toString());
                assertThat(brief.path("observation")).isEmpty();
                if (!choices.isEmpty()) {
                    acted = true;
                    act(client, table, state, move, dice);
                }
            }
            if (!acted) {
                return;
            }
        }
    }

    private static List<String> notations(JsonNode state) {
        return state.path("choices").valueStream().map(choice -> choice.path("notation").asString()).toList();
    }

    private void act(Client client, String table, JsonNode state, int move, DiceCup dice) {
        int version = state.path("version").asInt();
        String command = AnyAnswer.command(state, dice);
        if (move == 2) {
            String action = state.path("choices").get(0).path("notation").asString();
            get(client, table + "/preview?version=" + version + "&action=" + action.replace(" ", "%20"), 200);
            post(client, table + "/act", "{\"version\": %d, \"action\": \"fly\"}".formatted(version), 422);
            JsonNode hinted = post(client, table + "/hint", "{\"version\": %d}".formatted(version), 200).path("state");
            assertThat(hinted.path("advice")).isNotEmpty();
            post(client, table + "/act", AnyAnswer.command(state, 0, dice), 409);
        }
        JsonNode after = post(client, table + "/act", command, 200).path("state");
        if (move == 3 && after.path("canUndo").asBoolean()) {
            post(client, table + "/undo", "{\"version\": %s}".formatted(after.path("version")), 200);
        }
    }

    private void look(Client host, Client guest, Client watcher, String table) {
        get(host, table + "/moments/0", 200);
        get(watcher, table + "/moments/3?eyes=public", 200);
        get(new Client(port(host)), table, 404);
        if (get(host, table, 200).path("phase").asString().equals("playing")) {
            get(host, table + "/replay", 403);
            get(host, table + "/review", 403);
            post(watcher, table + "/undo", "{\"version\": 1}", 403);
            post(guest, table + "/concede", "{}", 200);
        }
    }

    private void afterwards(Client host, String table) {
        JsonNode replay = get(host, table + "/replay", 200);
        String brought = post(host, "/api/replays", replay.toString(), 201).path("replay").asString();
        post(host, "/api/replays", "{}", 422);
        get(host, "/api/replays/" + brought + "/moments/1?eyes=all", 200);
        get(host, "/api/replays/none/moments/1", 404);
        for (String review : List.of(table + "/review", "/api/replays/" + brought + "/review")) {
            while (!get(host, review, 200).path("stage").asString().equals("done")) {
                LockSupport.parkNanos(100_000_000);
            }
        }
        get(host, "/api/replays/none/review", 404);
        post(host, table + "/undo", "{\"version\": 0}", 409);
        post(host, table + "/concede", "{}", 422);
        used.add("get /api/tables/{table}/events"); // a stream, not an answer
    }

    private JsonNode get(Client client, String path, int status) {
        return checked("get", path, client.get(path), status);
    }

    private JsonNode post(Client client, String path, String body, int status) {
        return checked("post", path, client.json(path, body), status);
    }

    /** Whether the description knows this path, this status and everything in the answer. */
    private JsonNode checked(String method, String path, HttpResponse<String> response, int status) {
        assertThat(response.statusCode()).as(path + " " + response.body()).isEqualTo(status);
        String template = template(method, path.replaceFirst("\\?.*", ""));
        used.add(method + " " + template);
        JsonNode schema = description.path("paths").path(template).path(method).path("responses")
                .path(Integer.toString(status)).path("content").path("application/json").path("schema");
        assertThat(schema.isObject()).as("%s %s may answer %d", method, template, status).isTrue();
        JsonNode body = JSON.readTree(response.body());
        assertThat(checkers.computeIfAbsent(schema.toString(), one -> SchemaChecker.of(description, schema))
                .wrong(body)).as(path).isEmpty();
        return body;
    }

    private String template(String method, String path) {
        return description.path("paths").properties().stream().filter(one -> one.getValue().has(method))
                .map(Map.Entry::getKey).filter(one -> matches(one, path)).findFirst()
                .orElseThrow(() -> new AssertionError("nothing is said about " + method + " " + path));
    }

    /** Whether a path with gaps may stand for another one. */
    private static boolean matches(String template, String path) {
        return path.matches(template.replaceAll("\\{\\w+}", "[^/]+"));
    }

    private static int port(Client client) {
        return Integer.parseInt(client.origin().replaceFirst(".*:", ""));
    }

    private static Set<String> described(JsonNode description) {
        return description.path("paths").properties().stream().flatMap(path -> path.getValue().properties().stream()
                .map(method -> method.getKey() + " " + path.getKey())).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void every_route_is_described_and_every_description_has_a_route() {
        try (Storage storage = Storage.inFolder(folder);
                Hall hall = new Hall(storage, Games.known(), Tokens::seed, () -> Seed.of(1), Clock.systemUTC(),
                        new Hall.Customs(Duration.ofDays(1), 10));
                Web web = new Web(hall, new Pages(), new Limits(1, 1, Proxies.NONE), Hosting.USUAL)) {
            Set<String> routes = Javalin.create(web::configure).unsafe.internalRouter.allHttpHandlers().stream()
                    .map(one -> one.endpoint).filter(one -> one.path.equals("/api") || one.path.startsWith("/api/"))
                    .map(one -> one.method.name().toLowerCase(java.util.Locale.ROOT) + " " + one.path)
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> described = described(JSON.readTree(ApiRoutes.class.getResourceAsStream("openapi.json")));
            assertThat(routes).hasSizeGreaterThan(10)
                    .allSatisfy(route -> assertThat(described).anyMatch(path -> matches(route, path)));
            assertThat(described).allSatisfy(path -> assertThat(routes).anyMatch(route -> matches(route, path)));
        }
    }
}
