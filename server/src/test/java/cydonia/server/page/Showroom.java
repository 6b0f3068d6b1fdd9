package cydonia.server.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Position;
import cydonia.engine.Profile;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import cydonia.server.web.Pages;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Shows the pages on port 8099 while one works on them: {@code /t/x?game=mars-tilsit&moves=40&seats=4&lang=fr} is a
 * random game after that many moves, and one can play on.
 */
final class Showroom {

    private static final Pages PAGES = new Pages();
    private static Language language = Language.EN;
    private static Tables<?, ?, ?> table = table(Games.marsTilsit(), 4, 0, 1);

    private Showroom() {
    }

    public static void main(String[] args) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 8099), 0);
        server.createContext("/", Showroom::answer);
        server.start();
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Tables<P, A, O> table(Title<P, A, O> title,
            int seats, int moves, long seed) {
        Tables<P, A, O> table = new Tables<>(title, seats, Map.of(), seed,
                List.of("Ada", "Bo", "Chloé", "Dimitri", "Émile"));
        table.playUntil(moves);
        while (!table.match().position().toAct().isEmpty() && table.match().position().toAct().getFirst() != Seat.RED) {
            table.playAny();
        }
        return table;
    }

    private static void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        Map<String, String> fields = fields(exchange);
        if (fields.containsKey("lang")) {
            language = Language.of(fields.getOrDefault("lang", "en"));
        }
        if (path.startsWith("/static/")) {
            file(exchange, path);
        } else if (path.endsWith("/act")) {
            act(exchange, fields);
        } else if (path.equals("/")) {
            send(exchange, 200, PAGES.home(home()));
        } else if (path.startsWith("/new")) {
            send(exchange, 200, PAGES.newTable(
                    new NewTablePage(language, "key", Games.marsTilsit().profile(),
                            Games.marsTilsit().gallery(), Map.of(), Optional.empty())));
        } else if (path.startsWith("/lobby")) {
            send(exchange, 200, PAGES.lobby(lobby()));
        } else if (path.startsWith("/t/")) {
            if (fields.containsKey("moves")) {
                table = table(Games.known().named(fields.getOrDefault("game", "mars-tilsit")),
                        Integer.parseInt(fields.getOrDefault("seats", "4")),
                        Integer.parseInt(fields.getOrDefault("moves", "0")),
                        Long.parseLong(fields.getOrDefault("seed", "1")));
            }
            Drawing drawing = fields.containsKey("text")
                    ? TextDrawing.of(table.page(Seat.RED, language))
                    : table.drawing(Seat.RED, language);
            send(exchange, 200, path.endsWith("/part") ? PAGES.part(drawing) : PAGES.table(drawing));
        } else {
            send(exchange, 404, PAGES.problem(language, new Text("There is nothing here.", "Il n'y a rien ici.")));
        }
    }

    private static HomePage home() {
        List<Chair> chairs = table.page(Seat.RED, language).chairs();
        List<HomePage.Entry> games = Games.known().all().stream()
                .map(title -> new HomePage.Entry(title.profile(), title.gallery(), true)).toList();
        return new HomePage(language, "key", games,
                List.of(new HomePage.MyTable("x", "Mars (Tilsit 2008)", "mars-tilsit", HomePage.State.MY_TURN, chairs,
                        List.of("Ada"), Instant.EPOCH),
                        new HomePage.MyTable("y", "Mars (Tilsit 2008)", "mars-tilsit", HomePage.State.WAITING, chairs,
                                List.of("Chloé"), Instant.EPOCH)),
                List.of(),
                List.of(new HomePage.Outdated("Mars (Tilsit 2008)", "This game was played with rules version 1.")),
                true);
    }

    private static LobbyPage lobby() {
        Profile mars = Games.marsTilsit().profile();
        return new LobbyPage(language, "x", "Mars (Tilsit 2008)", 1, mars, Setup.of(mars, 3), "key",
                List.of(new LobbyPage.Place(
                        new Chair(Seat.RED, "Ada", Occupant.PERSON, false, true, 0, Optional.empty()),
                        Optional.empty()),
                        new LobbyPage.Place(new Chair(Seat.GREEN, "", Occupant.OPEN, false, false, 0, Optional.empty()),
                                Optional.of("http://127.0.0.1:8080/join/abcdefghijklmnop")),
                        new LobbyPage.Place(
                                new Chair(Seat.BLUE, "Phobos", Occupant.COMPUTER, false, false, 0, Optional.empty()),
                                Optional.empty())),
                true, Optional.of("http://127.0.0.1:8080/watch/abcdef"), false, Optional.of(false), Optional.empty());
    }

    private static void act(HttpExchange exchange, Map<String, String> fields) throws IOException {
        try {
            for (String action : fields.getOrDefault("action", "").split(",", -1)) {
                if (!action.isEmpty()) {
                    table.play(Seat.RED, action);
                }
            }
            if (fields.containsKey("then") && table.page(Seat.RED, language).prompt().choices().stream()
                    .anyMatch(choice -> choice.notation().equals(fields.get("then")))) {
                table.play(Seat.RED, fields.getOrDefault("then", ""));
            }
            while (!table.match().position().toAct().isEmpty()
                    && table.match().position().toAct().getFirst() != Seat.RED) {
                table.playAny();
            }
            send(exchange, 200, PAGES.part(table.drawing(Seat.RED, language)));
        } catch (Refused refused) {
            send(exchange, 409, PAGES.part(table.drawing(Seat.RED, language)));
        }
    }

    private static Map<String, String> fields(HttpExchange exchange) throws IOException {
        String query = Optional.ofNullable(exchange.getRequestURI().getRawQuery()).orElse("");
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        return Stream.of((query + "&" + body).split("&")).filter(pair -> pair.contains("="))
                .map(pair -> pair.split("=", 2)).collect(Collectors.toMap(pair -> pair[0],
                        pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8), (a, b) -> a + "," + b));
    }

    private static void file(HttpExchange exchange, String path) throws IOException {
        try (InputStream in = Showroom.class.getResourceAsStream(path)) {
            if (in == null) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            exchange.getResponseHeaders().set("Content-Type",
                    path.endsWith(".css") ? "text/css" : path.endsWith(".js") ? "text/javascript" : "image/svg+xml");
            byte[] bytes = in.readAllBytes();
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        }
    }

    private static void send(HttpExchange exchange, int code, String html) throws IOException {
        byte[] bytes = html.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
        exchange.getResponseHeaders().set("Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
        exchange.sendResponseHeaders(code, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
