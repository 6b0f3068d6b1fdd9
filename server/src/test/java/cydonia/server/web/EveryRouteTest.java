package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.tables.room.Hall;
import cydonia.tables.room.Tokens;
import cydonia.tables.storage.Storage;
import cydonia.titles.Games;
import cydonia.titles.Title;
import io.javalin.Javalin;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Beside {@link RoutesTest}, which says what each answer is: no route is forgotten, whoever asks and however. */
@DisplayName("Every route, by every method, for everybody")
class EveryRouteTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final List<String> METHODS = List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS",
            "TRACE");
    private static final List<String> BODIES = List.of("", "{\"version\": 1, \"action\": \"fly\"}", "a=1&version=x");

    private final Path folder;
    private final Server server;
    private final Map<String, Client> roles = new LinkedHashMap<>();
    private final String table;
    private final String seats;

    EveryRouteTest(@TempDir Path folder) {
        this.folder = folder;
        this.server = Server.start(new Server.Settings("127.0.0.1", 0, folder.resolve("a"), Optional.empty(),
                Duration.ofDays(1), 100_000, 1000, () -> Seed.of(7)), new Games(List.of(Title.plain(new Dunes()))));
        for (String role : List.of("host", "guest", "watcher", "stranger")) {
            roles.put(role, new Client(server.port()));
        }
        JsonNode made = JSON.readTree(client("host")
                .json("/api/tables", "{\"game\": \"dunes\", \"seats\": [\"me\", \"open\"]}").body());
        this.table = made.at("/state/table").asString();
        client("guest").post("/join/" + made.at("/state/invitations/green").asString(), Map.of("name", "Zoé"));
        client("watcher").get("/watch/" + made.at("/state/watch").asString());
        this.seats = kinds();
    }

    private Client client(String role) {
        return roles.getOrDefault(role, new Client(server.port()));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void is_answered_and_never_lets_anybody_do_what_they_may_not() {
        List<String> routes = routes();
        assertThat(routes).hasSizeGreaterThan(50).contains("/t/{table}/{what}", "/api/tables/{table}", "/notices/push");
        List<String> wrong = new ArrayList<>();
        int asked = 0;
        for (String role : List.of("stranger", "watcher", "guest", "host")) {
            for (String route : routes) {
                for (String method : METHODS) {
                    for (String body : method.equals("POST") ? BODIES : List.of("")) {
                        asked++;
                        int status = ask(client(role), method, address(route), body);
                        if (!fine(role, method, route, status)) {
                            wrong.add(role + " " + method + " " + route + " " + body + " → " + status);
                        }
                    }
                }
            }
            if (role.equals("watcher")) {
                assertThat(kinds()).as("nobody without a seat changes anything").isEqualTo(seats);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(asked).isGreaterThan(2000);
        assertThat(ask(client("stranger"), "HEAD", "/t/none", ""))
                .isEqualTo(ask(client("stranger"), "HEAD", "/t/" + table, ""));
        assertThat(client("host").get("/healthz").statusCode()).isEqualTo(200);
    }

    /**
     * No failure of ours; strangers get nothing of a table; what is neither read nor sent by forms is not there.
     * Whoever asks for the head of a page alone is told the same of every table, also of those that are not.
     */
    private static boolean fine(String role, String method, String route, int status) {
        boolean known = List.of("GET", "HEAD", "POST").contains(method);
        boolean ofTable = route.contains("{table}") && !route.startsWith("/open") && !method.equals("HEAD");
        return status < 500 && (known || status >= 400) && (!role.equals("stranger") || !ofTable || status >= 400);
    }

    /** All that there are, but for those that never end. */
    private List<String> routes() {
        try (Storage storage = Storage.inFolder(folder.resolve("b"));
                Hall hall = new Hall(storage, Games.known(), Tokens::seed, () -> Seed.of(1), Clock.systemUTC(),
                        new Hall.Customs(Duration.ofDays(1), 10));
                Web web = new Web(hall, new Pages(), new Limits(1, 1, Proxies.NONE), Hosting.USUAL)) {
            TreeSet<String> routes = new TreeSet<>(List.of("/notices", "/notices/push", "/notices/{id}/remove"));
            Javalin.create(web::configure).unsafe.internalRouter.allHttpHandlers().stream()
                    .map(one -> one.endpoint.path).filter(path -> path.startsWith("/") && !path.endsWith("/events"))
                    .forEach(routes::add);
            return List.copyOf(routes);
        }
    }

    private String address(String route) {
        String path = route.replace("{table}", table).replace("{game}", "dunes").replace("{seat}", "green")
                .replace("<path>", "app.js").replace("{move}", "0").replace("{code}", "123456");
        return path.replaceAll("\\{\\w+}", "none");
    }

    private static int ask(Client client, String method, String path, String body) {
        String type = body.startsWith("{") ? "application/json" : "application/x-www-form-urlencoded";
        return client.send(client.request(path).header("Content-Type", type).header("Origin", client.origin())
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body)))
                .statusCode();
    }

    /** Who sits where, and how far the game is. */
    private String kinds() {
        JsonNode state = JSON.readTree(client("host").get("/api/tables/" + table).body());
        return state.path("version") + " " + state.path("phase") + " " + state.path("seats");
    }
}
