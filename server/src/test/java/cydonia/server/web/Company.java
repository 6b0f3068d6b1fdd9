package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server and everybody who may come by: who makes tables, who is invited, who watches, and who is nobody there. */
final class Company implements AutoCloseable {

    private static final JsonMapper JSON = new JsonMapper();

    private final Server server;
    final Client host;
    final Client guest;
    final Client watcher;
    final Client stranger;

    Company(Path folder) {
        this.server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO, 10_000,
                1000, () -> Seed.of(7)), new Games(List.of(Title.plain(new Dunes()))));
        this.host = another();
        this.guest = another();
        this.watcher = another();
        this.stranger = another();
    }

    /** Somebody who has never been there. */
    Client another() {
        return new Client(server.port());
    }

    /** A table whose second seat waits for a guest. */
    String open() {
        String location = location(host.post("/new/dunes", Map.of("name", "Ann", "seat.1", "open", "seat.2", "none")));
        return location.substring("/t/".length());
    }

    /** A table where host and guest play, and the watcher watches. */
    String together() {
        String table = open();
        guest.post("/join/" + invitation(table), Map.of("name", "Zoé"));
        watcher.get("/watch/" + state(host, table).path("watch").asString());
        return table;
    }

    String invitation(String table) {
        Matcher link = Pattern.compile("/join/([A-Za-z0-9_-]{32})")
                .matcher(host.get("/t/" + table).body() + "/join/"
                        + state(host, table).at("/invitations/green").asString());
        assertThat(link.find()).isTrue();
        return link.group(1);
    }

    static String location(HttpResponse<String> response) {
        assertThat(response.statusCode()).isEqualTo(303);
        return response.headers().firstValue("Location").orElseThrow().replaceFirst("^http://[^/]+", "");
    }

    static JsonNode state(Client client, String table) {
        return JSON.readTree(client.get("/api/tables/" + table).body());
    }

    @Override
    public void close() {
        server.close();
    }
}
