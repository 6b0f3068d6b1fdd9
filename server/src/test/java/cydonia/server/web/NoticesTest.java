package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Whoever a table waits for is called")
class NoticesTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final long LONG = 20;

    /** What somebody outside has heard. */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares them
    private record Heard(String path, Map<String, List<String>> headers, byte[] body) {
        JsonNode json() {
            return JSON.readTree(body);
        }

        String header(String name) {
            return headers.getOrDefault(name, List.of("")).getFirst();
        }
    }

    private final Server server;
    private final HttpServer receiver;
    private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
    private final Client host;
    private final Client guest;
    private int status = 204;

    NoticesTest(@TempDir Path folder) throws IOException {
        server = Server.start(settings(folder, true), new Games(List.of(Title.plain(new Dunes()))));
        receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        receiver.createContext("/", exchange -> {
            byte[] body = exchange.getRequestBody().readAllBytes();
            heard.add(new Heard(exchange.getRequestURI().toString(), exchange.getRequestHeaders(), body));
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        receiver.start();
        host = new Client(server.port());
        guest = new Client(server.port());
    }

    private static Server.Settings settings(Path folder, boolean local) {
        return new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ofDays(1), 10_000, 1000,
                () -> Seed.of(7)).calling(new Server.Calls(local, Duration.ofMillis(50)));
    }

    @AfterEach
    void stop() {
        server.close();
        receiver.stop(0);
    }

    @Test
    void once_for_each_wait_with_a_link_to_the_seat() throws Exception {
        assertThat(guest.post("/notices", Map.of("address", at("/hook"))).statusCode()).isEqualTo(303);
        assertThat(guest.get("/notices").body()).contains("127.0.0.1").doesNotContain("/hook");
        String table = together();
        playUntilWaitingFor(guest, table);
        Heard call = await();
        assertThat(call.path()).isEqualTo("/hook");
        assertThat(call.json().path("link").asString()).isEqualTo(guest.origin() + "/t/" + table);
        assertThat(call.json().path("seat").asString()).isEqualTo("green");
        assertThat(call.json().path("text").asString()).contains("your turn");
        host.post("/t/" + table + "/seat/blue/computer", Map.of());
        assertThat(heard.poll(300, TimeUnit.MILLISECONDS)).isNull();
        act(guest, table);
        playUntilWaitingFor(guest, table);
        assertThat(await().json().path("table").asString()).isEqualTo(table);
    }

    @Test
    void in_the_words_of_whatever_listens() throws Exception {
        for (String kind : List.of("discord", "slack", "ntfy")) {
            guest.post("/notices", Map.of("address", at("/" + kind), "kind", kind));
        }
        String table = together();
        playUntilWaitingFor(guest, table);
        for (int i = 0; i < 3; i++) {
            Heard call = await();
            switch (call.path()) {
                case "/discord" -> assertThat(call.json().path("content").asString()).contains("/t/" + table);
                case "/slack" -> assertThat(call.json().path("text").asString()).contains("/t/" + table);
                default -> assertThat(call.header("Click")).endsWith("/t/" + table);
            }
        }
    }

    @Test
    void but_not_while_looking() throws Exception {
        String table = together();
        try (Socket stream = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            stream.getOutputStream()
                    .write(("GET /t/" + table + "/events?window=w HTTP/1.1\r\nHost: x\r\nCookie: cydonia="
                            + guest.cookie("cydonia") + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
            stream.getInputStream().read();
            guest.post("/notices", Map.of("address", at("/hook")));
            act(guest, table);
            playUntilWaitingFor(guest, table);
            assertThat(heard.poll(500, TimeUnit.MILLISECONDS)).isNull();
            assertThat(guest.post("/t/" + table + "/seen", Map.of("window", "w", "seen", "no")).statusCode())
                    .isEqualTo(204);
            act(guest, table);
            playUntilWaitingFor(guest, table);
            assertThat(await().path()).isEqualTo("/hook");
        }
    }

    @Test
    void of_others_only_who_hosts_the_table() throws Exception {
        host.post("/notices", Map.of("address", at("/all"), "everyone", "yes"));
        String table = together();
        playUntilWaitingFor(guest, table);
        String told = await().json().path("text").asString();
        while (told.contains("your turn")) { // the host was waited for as well
            told = await().json().path("text").asString();
        }
        assertThat(told).contains("Zoé");
    }

    @Test
    void in_the_browser_with_a_message_nobody_else_can_read() throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        byte[] point = point((ECPublicKey) generator.generateKeyPair().getPublic());
        Base64.Encoder base64 = Base64.getUrlEncoder().withoutPadding();
        Map<String, String> subscription = Map.of("endpoint", at("/push"), "p256dh", base64.encodeToString(point),
                "auth", base64.encodeToString(new byte[16]));
        assertThat(guest.post("/notices/push", Map.of("endpoint", at("/push"), "p256dh", "x", "auth", "y"))
                .statusCode()).isEqualTo(422);
        assertThat(guest.post("/notices/push", subscription).statusCode()).isEqualTo(204);
        status = 410;
        String table = together();
        playUntilWaitingFor(guest, table);
        Heard call = await();
        assertThat(call.header("Content-encoding")).isEqualTo("aes128gcm");
        assertThat(new String(call.body(), StandardCharsets.ISO_8859_1)).doesNotContain(table);
        checkSigned(call.header("Authorization"));
        while (guest.get("/notices").body().contains("/remove")) {
            Thread.sleep(10); // a browser that is gone is forgotten
        }
    }

    @Test
    void at_no_address_in_the_house(@TempDir Path other) {
        try (Server strict = Server.start(settings(other, false), new Games(List.of(Title.plain(new Dunes()))))) {
            Client client = new Client(strict.port());
            assertThat(client.post("/notices", Map.of("address", at("/hook"))).statusCode()).isEqualTo(422);
            assertThat(client.get("/notices").body()).doesNotContain("/remove");
        }
        assertThat(host.post("/notices", Map.of("address", at("/hook"), "quiet", "late")).statusCode()).isEqualTo(422);
        assertThat(host.get("/sw.js").headers().firstValue("Content-Type").orElse("")).startsWith("text/javascript");
        assertThat(JSON.readTree(host.get("/manifest.webmanifest").body()).path("start_url").asString())
                .isEqualTo("./");
    }

    /** {@code vapid t=…, k=…}: the token is signed with the key, for the receiver's address. */
    private void checkSigned(String authorization) throws Exception {
        String[] parts = authorization.replaceFirst("vapid t=", "").split(", k=", 2);
        String[] token = parts[0].split("\\.", -1);
        byte[] key = Base64.getUrlDecoder().decode(parts[1]);
        assertThat(guest.get("/notices").body()).contains(parts[1]);
        JsonNode claims = JSON.readTree(Base64.getUrlDecoder().decode(token[1]));
        assertThat(claims.path("aud").asString()).isEqualTo(at(""));
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        ECPublicKey alike = (ECPublicKey) generator.generateKeyPair().getPublic();
        ECPoint point = new ECPoint(new java.math.BigInteger(1, Arrays.copyOfRange(key, 1, 33)),
                new java.math.BigInteger(1, Arrays.copyOfRange(key, 33, 65)));
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(KeyFactory.getInstance("EC")
                .generatePublic(new ECPublicKeySpec(point, alike.getParams())));
        signature.update((token[0] + "." + token[1]).getBytes(StandardCharsets.US_ASCII));
        assertThat(signature.verify(Base64.getUrlDecoder().decode(token[2]))).isTrue();
    }

    private static byte[] point(ECPublicKey key) {
        byte[] encoded = key.getEncoded();
        return Arrays.copyOfRange(encoded, encoded.length - 65, encoded.length);
    }

    private String at(String path) {
        return "http://127.0.0.1:" + receiver.getAddress().getPort() + path;
    }

    private Heard await() throws InterruptedException {
        Heard call = heard.poll(LONG, TimeUnit.SECONDS);
        assertThat(call).isNotNull();
        return java.util.Objects.requireNonNull(call);
    }

    private String together() {
        JsonNode state = JSON.readTree(host.json("/api/tables",
                "{\"game\": \"dunes\", \"seats\": [\"me\", \"open\"], \"name\": \"Ann\"}").body()).path("state");
        guest.post("/join/" + state.at("/invitations/green").asString(), Map.of("name", "Zoé"));
        return state.path("table").asString();
    }

    private static JsonNode state(Client client, String table) {
        return JSON.readTree(client.get("/api/tables/" + table).body());
    }

    private void playUntilWaitingFor(Client client, String table) {
        Client other = client == guest ? host : guest;
        while (state(client, table).path("choices").isEmpty()) {
            act(other, table);
        }
    }

    private static void act(Client client, String table) {
        JsonNode state = state(client, table);
        String action = state.path("choices").get(0).path("notation").asString();
        assertThat(client.json("/api/tables/" + table + "/act", JSON.writeValueAsString(
                Map.of("version", state.path("version").asInt(), "actions", List.of(action)))).statusCode())
                .isEqualTo(200);
    }
}
