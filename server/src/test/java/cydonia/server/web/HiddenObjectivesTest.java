package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Language;
import cydonia.engine.Seed;
import cydonia.engine.Typography;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.server.Server;
import cydonia.titles.Games;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Martians over HTTP: pages, replays, results and answers, as everybody at the table receives them. */
@DisplayName("Hidden objectives are named to those who have seen them, and to all once the game is over")
class HiddenObjectivesTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int BY_CHANCE = 48;

    private final List<Client> seats = new ArrayList<>();
    private final List<Client> watchers = new ArrayList<>();
    /** What each seat has had in its hands: kept, offered or passed on. */
    private final List<Set<HiddenObjective>> seen = List.of(EnumSet.noneOf(HiddenObjective.class),
            EnumSet.noneOf(HiddenObjective.class));
    private String table = "";

    @Test
    void in_pages_replays_and_results(@TempDir Path folder) {
        try (Server server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO,
                1_000_000, 1000, () -> Seed.of(3)), new Games(List.of(Games.martians())))) {
            sitDown(server.port());
            Set<HiddenObjective> kept = play();
            assertThat(seen.get(1)).as("green has not seen both").matches(known -> !known.containsAll(kept));
            for (String path : List.of("/replay?eyes=red", "/replay?eyes=all&at=20")) {
                String open = watchers.getFirst().get("/t/" + table + path).body();
                assertThat(kept).as(path).allMatch(each -> open.contains(name(each, Language.EN)));
            }
        }
    }

    /** By chance at first, then in haste to the end; looks on the way. Tells what red kept. */
    private Set<HiddenObjective> play() {
        var dice = Dice.choosing(Seed.of(9), 0).open();
        Set<HiddenObjective> kept = Set.of();
        List<JsonNode> states = List.of(state(0), state(1));
        for (int move = 0; !states.getFirst().path("phase").asString().equals("over"); move++) {
            remember(states);
            if (move < 9 && move % 3 == 1 || move % 60 == 59) {
                look(states);
            }
            kept = kept(states.getFirst(), 0);
            int acting = states.getFirst().path("choices").isEmpty() ? 1 : 0;
            assertThat(seats.get(acting).json("/api/tables/" + table + "/act",
                    command(states.get(acting), move > BY_CHANCE, dice)).statusCode()).isEqualTo(200);
            states = List.of(state(0), state(1));
        }
        return kept;
    }

    private static String command(JsonNode state, boolean haste, DiceCup dice) {
        Set<String> choices = new HashSet<>();
        state.path("choices").forEach(choice -> choices.add(choice.path("notation").asString()));
        return Stream.of("no-trade", "decline", "finish").filter(each -> haste && choices.contains(each)).findFirst()
                .map(each -> JSON.writeValueAsString(
                        Map.of("version", state.path("version").asInt(), "actions", List.of(each))))
                .orElseGet(() -> AnyAnswer.command(state, dice));
    }

    private void sitDown(int port) {
        Client host = new Client(port);
        JsonNode state = JSON.readTree(host.json("/api/tables", """
                {"game": "martians", "seats": ["me", "open"], "options": {"mode": "com", "hidden-objectives": "on"}}""")
                .body()).path("state");
        table = state.path("table").asString();
        Client guest = new Client(port);
        guest.json("/api/join", JSON.writeValueAsString(
                Map.of("invite", state.path("invitations").path("green").asString())));
        seats.addAll(List.of(host, guest));
        for (Language language : Language.values()) {
            Client watcher = new Client(port).with("Accept-Language", language.code());
            watcher.json("/api/watch", JSON.writeValueAsString(Map.of("link", state.path("watch").asString())));
            watchers.add(watcher);
        }
    }

    private void remember(List<JsonNode> states) {
        for (int seat = 0; seat < 2; seat++) {
            JsonNode observation = states.get(seat).path("observation");
            seen.get(seat).addAll(kept(states.get(seat), seat));
            seen.get(seat).addAll(objectives(observation.path("asking").path("offered")));
            for (JsonNode board : observation.path("boards")) {
                seen.get(seat).addAll(objectives(board.path("passed")));
            }
        }
    }

    private void look(List<JsonNode> states) {
        String watched = String.join("", watchers.stream().map(this::everythingFor).toList());
        assertThat(Stream.of(HiddenObjective.values()).filter(each -> named(each, watched))).as("spectators").isEmpty();
        for (int owner = 0; owner < 2; owner++) {
            int other = 1 - owner;
            String received = everythingFor(seats.get(other));
            String own = everythingFor(seats.get(owner));
            assertThat(kept(states.get(owner), owner)).allMatch(each -> own.contains(name(each, Language.EN)),
                    "named to its owner");
            assertThat(kept(states.get(owner), owner).stream()
                    .filter(each -> !seen.get(other).contains(each) && named(each, received))).as("the other seat")
                    .isEmpty();
        }
    }

    private String everythingFor(Client client) {
        StringBuilder all = new StringBuilder();
        for (String path : List.of("", "/part", "/seats", "/replay", "/replay?at=1", "/replay?at=4", "/replay?eyes=red",
                "/replay?eyes=green", "/replay?eyes=all", "/replay.json", "/result")) {
            all.append(client.get("/t/" + table + path).body());
        }
        for (String path : List.of("", "/replay", "/moments/2", "/moments/2?eyes=red", "/moments/5?eyes=green")) {
            all.append(client.get("/api/tables/" + table + path).body());
        }
        return all.toString();
    }

    /** By its name or its id; a warehouse can be any. */
    private static boolean named(HiddenObjective objective, String received) {
        return objective != HiddenObjective.WAREHOUSE && (received.contains(objective.id())
                || Stream.of(Language.values()).anyMatch(language -> received.contains(name(objective, language))));
    }

    private static String name(HiddenObjective objective, Language language) {
        return Typography.set(language, objective.title().in(language));
    }

    private static Set<HiddenObjective> kept(JsonNode state, int seat) {
        return objectives(state.path("observation").path("boards").path(seat).path("objectives"));
    }

    private static Set<HiddenObjective> objectives(JsonNode ids) {
        Set<HiddenObjective> found = EnumSet.noneOf(HiddenObjective.class);
        ids.forEach(id -> Stream.of(HiddenObjective.values()).filter(each -> each.id().equals(id.asString("")))
                .forEach(found::add));
        return found;
    }

    private JsonNode state(int seat) {
        return JSON.readTree(seats.get(seat).get("/api/tables/" + table).body());
    }
}
