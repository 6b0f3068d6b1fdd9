package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.tables.storage.Storage;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Nobody harms the others")
class HarmTest {

    private static final JsonMapper JSON = new JsonMapper();

    private final Path folder;
    private final Server server;
    private final Client host;

    HarmTest(@TempDir Path folder) {
        this.folder = folder;
        this.server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ofDays(1),
                10_000, 1000, () -> Seed.of(7)), new Games(List.of(Title.plain(new Dunes()))));
        this.host = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void by_blowing_up_what_is_stored() {
        JsonNode state = table();
        String table = state.path("table").asString();
        String action = state.path("choices").get(0).path("notation").asString();
        String blown = action.replace(" ", " ".repeat(100)) + " \\t ";
        String body = "{\"version\": 0, \"key\": \"k\", \"actions\": [\"" + blown + "\"]}";
        HttpResponse<String> first = host.json("/api/tables/" + table + "/act", body);
        assertThat(first.statusCode()).as(first.body()).isEqualTo(200);
        assertThat(host.json("/api/tables/" + table + "/act", body).body()).isEqualTo(first.body());
        server.close();
        try (Storage storage = Storage.inFolder(folder)) {
            assertThat(storage.log(table, 0)).singleElement()
                    .satisfies(entry -> assertThat(entry.text()).isEqualTo("act red " + action));
        }
    }

    @Test
    void by_long_actions_bodies_and_keys() {
        String act = "/api/tables/" + table().path("table").asString() + "/act";
        assertThat(host.json(act, "{\"version\": 0, \"action\": \"bid" + " ".repeat(1000) + "1\"}").statusCode())
                .isEqualTo(400);
        assertThat(host.json(act, "{\"version\": 0, \"action\": \"bid" + " ".repeat(20_000) + "1\"}").statusCode())
                .isEqualTo(413);
        for (String key : List.of("a\\u0000b", "a\\ud800b", "k".repeat(65))) {
            assertThat(host.json(act, "{\"version\": 0, \"action\": \"bid 1\", \"key\": \"" + key + "\"}").statusCode())
                    .as(key).isEqualTo(400);
        }
        assertThat(host.get("/t/%C3%A9").statusCode()).isEqualTo(404);
    }

    @Test
    void by_a_character_set_nobody_knows() {
        for (String charset : List.of("klingon", "\"klingon\"", "?")) {
            HttpResponse<String> answer = host.send(host.request("/api/tables")
                    .header("Content-Type", "application/json; charset=" + charset)
                    .POST(BodyPublishers.ofString("{}")));
            assertThat(answer.statusCode()).as(charset).isEqualTo(400);
            assertThat(answer.body()).contains("UTF-8");
        }
    }

    @Test
    void by_a_body_that_breaks_off() throws Exception {
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.addAppender(lines);
        try {
            for (String type : List.of("application/json", "application/x-www-form-urlencoded")) {
                String path = type.endsWith("json") ? "/api/tables" : "/new/dunes";
                try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                    socket.getOutputStream().write(("POST " + path + " HTTP/1.1\r\nHost: x\r\nContent-Type: " + type
                            + "\r\nContent-Length: 1000\r\n\r\n{\"game\"").getBytes(StandardCharsets.UTF_8));
                    socket.getOutputStream().flush();
                    socket.shutdownOutput();
                    socket.getInputStream().readAllBytes();
                }
            }
            server.close();
        } finally {
            root.detachAppender(lines);
        }
        List<ILoggingEvent> told = lines.list.stream()
                .filter(line -> line.getLevel().isGreaterOrEqual(ch.qos.logback.classic.Level.INFO)).toList();
        assertThat(told).allSatisfy(line -> assertThat(line.getThrowableProxy()).as(line.toString()).isNull());
        assertThat(told.stream().filter(line -> line.getMessage().contains("broke off"))).hasSize(2);
    }

    @Test
    void by_asking_for_the_same_table_at_the_same_time() throws Exception {
        table();
        List<Future<HttpResponse<String>>> answers;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<HttpResponse<String>> ask = () -> new Client(server.port())
                    .with("Authorization", "Bearer " + host.cookie("cydonia")).json("/api/tables",
                            "{\"game\": \"dunes\", \"seats\": [\"me\", \"open\"], \"advice\": \"off\", \"key\": \"k\"}");
            answers = threads.invokeAll(java.util.Collections.nCopies(16, ask));
        }
        List<String> tables = new ArrayList<>();
        for (Future<HttpResponse<String>> answer : answers) {
            assertThat(answer.get().statusCode()).as(answer.get().body()).isEqualTo(201);
            tables.add(JSON.readTree(answer.get().body()).path("state").path("table").asString());
        }
        assertThat(tables).containsOnly(tables.getFirst());
    }

    @Test
    void by_listening_from_one_address_under_many_names() throws Exception {
        String table = table().path("table").asString();
        String page = host.get("/t/" + table + "/seats").body();
        String link = page.substring(page.indexOf("/watch/"), page.indexOf("/watch/") + "/watch/".length() + 32);
        List<Socket> open = new ArrayList<>();
        try {
            int status = 200;
            int watchers = 0;
            for (; status == 200 && watchers < 200; watchers++) {
                Client watcher = new Client(server.port());
                watcher.get(link);
                open.add(listen(watcher, table));
                status = status(open.getLast());
            }
            assertThat(status).isEqualTo(503);
            assertThat(watchers).isLessThan(100);
            open.add(listen(host, table));
            assertThat(status(open.getLast())).isEqualTo(200);
        } finally {
            for (Socket socket : open) {
                socket.close();
            }
        }
    }

    private Socket listen(Client client, String table) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.setSoTimeout(60_000);
        socket.getOutputStream().write(("GET /t/" + table + "/events HTTP/1.1\r\nHost: x\r\nCookie: cydonia="
                + client.cookie("cydonia") + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    /** The first line of an answer that goes on for ever. */
    private static int status(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n' && c >= 0; c = in.read()) {
            line.append((char) c);
        }
        return Integer.parseInt(line.toString().split(" ", -1)[1]);
    }

    private JsonNode table() {
        JsonNode entered = JSON.readTree(host
                .json("/api/tables",
                        JSON.writeValueAsString(Map.of("game", "dunes", "seats", List.of("me", "computer"))))
                .body());
        return entered.path("state");
    }
}
