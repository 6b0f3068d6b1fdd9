package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.Language;
import cydonia.engine.Seed;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.server.Server;
import cydonia.titles.Games;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A whole game of Terraforming Mars over HTTP, without the draft: nobody ever sees a card in another's hand, so its
 * name must not be in a single byte that anybody else receives.
 */
@DisplayName("The cards in a player's hand are named to nobody else, whatever is asked of the server")
class MarkedCardsTest {

    private static final JsonMapper JSON = new JsonMapper();

    /** A table of two people and a spectator, in both languages. */
    private final List<Client> seats = new ArrayList<>();
    private final List<Client> watchers = new ArrayList<>();
    private String table = "";

    @Test
    void during_a_whole_game(@TempDir Path folder) throws InterruptedException {
        List<Listener> listeners = new ArrayList<>();
        try (Server server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO,
                1_000_000, 1000, () -> Seed.of(3)), new Games(List.of(Games.terraformingMars())))) {
            sitDown(server.port());
            for (Client client : List.of(seats.get(0), seats.get(1), watchers.getFirst())) {
                listeners.add(new Listener(client.request("/t/" + table + "/events").GET().build()));
            }
            assertThat(play()).isGreaterThan(20);
        }
        for (Listener listener : listeners) {
            assertThat(listener.heard()).matches("(event: (version|here)\ndata: \\d+\n\n|: still here\n\n)+");
        }
    }

    /** Takes down every byte of an event stream until the server stops. */
    private static final class Listener {

        private final StringBuilder bytes = new StringBuilder();
        private final Thread thread;

        Listener(HttpRequest request) {
            this.thread = Thread.startVirtualThread(() -> listen(request));
        }

        private void listen(HttpRequest request) {
            try (HttpClient http = HttpClient.newHttpClient();
                    InputStream in = http.send(request, BodyHandlers.ofInputStream()).body()) {
                for (int next = in.read(); next >= 0; next = in.read()) {
                    bytes.append((char) next);
                }
            } catch (IOException | InterruptedException stopped) {
                // the server has stopped: there is nothing more to hear
            }
        }

        String heard() throws InterruptedException {
            thread.join();
            return bytes.toString();
        }
    }

    private void sitDown(int port) {
        Client host = new Client(port);
        JsonNode made = JSON.readTree(host.json("/api/tables", """
                {"game": "terraforming-mars", "seats": ["me", "open"], "options": {"draft": "off"}}""").body());
        JsonNode state = made.path("state");
        table = state.path("table").asString();
        Client guest = new Client(port);
        guest.json("/api/join", JSON.writeValueAsString(
                Map.of("invite", state.path("invitations").path("green").asString())));
        seats.add(host);
        seats.add(guest);
        for (Language language : Language.values()) {
            Client watcher = new Client(port).with("Accept-Language", language.code());
            watcher.json("/api/watch", JSON.writeValueAsString(Map.of("link", state.path("watch").asString())));
            watchers.add(watcher);
        }
    }

    /** Plays at random to the end and looks on the way; tells how often. */
    private int play() {
        var dice = Dice.choosing(Seed.of(9), 0).open();
        int looked = 0;
        JsonNode[] states = {state(0), state(1)};
        for (int move = 0; !states[0].path("phase").asString().equals("over"); move++) {
            if (move % (1 + move / 10) == 0) {
                look(states);
                looked++;
            }
            int acting = states[0].path("choices").isEmpty() ? 1 : 0;
            HttpResponse<String> answer = seats.get(acting).json("/api/tables/" + table + "/act",
                    AnyAnswer.command(states[acting], dice));
            assertThat(answer.statusCode()).isEqualTo(200);
            states[0] = state(0);
            states[1] = state(1);
        }
        return looked;
    }

    private void look(JsonNode[] states) {
        for (int owner = 0; owner < 2; owner++) {
            Set<Card> secret = cards(states[owner]);
            int other = 1 - owner;
            StringBuilder all = new StringBuilder(everythingFor(seats.get(other))).append(states[other]);
            watchers.forEach(watcher -> all.append(everythingFor(watcher)));
            String received = all.toString();
            String own = everythingFor(seats.get(owner));
            assertThat(secret).allMatch(card -> own.contains(card.id()), "named to its owner");
            for (Card card : secret) {
                for (Language language : Language.values()) {
                    if (telling(card.name().in(language), language)) {
                        assertThat(received.contains(card.name().in(language)))
                                .as("“%s” is seen by others", card.name().in(language)).isFalse();
                    }
                }
            }
            refusedAlike(other, secret, states[other]);
        }
    }

    /** A card in another's hand is refused in the same words as one that lies in the deck. */
    private void refusedAlike(int seat, Set<Card> secret, JsonNode state) {
        Set<Card> own = cards(state);
        Optional<Card> inDeck = Cards.all().stream().filter(card -> card.type() != Card.Type.CORPORATION
                && !secret.contains(card) && !own.contains(card)
                && !state.toString().contains(card.id())).findFirst();
        if (inDeck.isPresent()) {
            String expected = refusal(seat, inDeck.get(), state);
            for (Card card : secret.stream().filter(c -> c.type() != Card.Type.CORPORATION).toList()) {
                assertThat(refusal(seat, card, state)).isEqualTo(expected);
            }
        }
    }

    private String refusal(int seat, Card card, JsonNode state) {
        HttpResponse<String> answer = seats.get(seat).json("/api/tables/" + table + "/act", JSON.writeValueAsString(
                Map.of("version", state.path("version").asInt(), "action", "play " + card.id())));
        assertThat(answer.statusCode()).isEqualTo(422);
        return JSON.readTree(answer.body()).path("error").asString().replace(card.name().en(), "#").replace(card.id(),
                "#");
    }

    private String everythingFor(Client client) {
        StringBuilder all = new StringBuilder();
        for (String path : List.of("/t/" + table, "/t/" + table + "/part", "/t/" + table + "/seats",
                "/t/" + table + "/replay", "/t/" + table + "/replay?at=1", "/t/" + table + "/replay?eyes=red",
                "/t/" + table + "/replay?eyes=green", "/t/" + table + "/replay?eyes=all",
                "/t/" + table + "/replay.json", "/t/" + table + "/result", "/t/" + table + "/review",
                "/api/tables/" + table + "/review", "/api/tables/" + table,
                "/api/tables/" + table + "/replay", "/api/tables/" + table + "/moments/2?eyes=red",
                "/api/tables/" + table + "/moments/2?eyes=green", "/", "/api/tables")) {
            all.append(client.get(path).body());
        }
        all.append(previews(client));
        all.append(client.json("/api/tables/" + table + "/act", "{\"version\": 0, \"action\": \"pass\"}").body());
        all.append(client.json("/api/tables/" + table + "/undo", "{\"version\": 0}").body());
        return all.toString();
    }

    /** What the client's first choices would change. */
    private String previews(Client client) {
        JsonNode state = JSON.readTree(client.get("/api/tables/" + table).body());
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < Math.min(2, state.path("choices").size()); i++) {
            String query = "/preview?version=" + state.path("version").asInt() + "&action="
                    + state.path("choices").get(i).path("notation").asString().replace(" ", "%20");
            all.append(client.get("/t/" + table + query).body());
            all.append(client.get("/api/tables/" + table + query).body());
        }
        return all.toString();
    }

    /** Names that are not also a word for something else, nor part of another name. */
    private static boolean telling(String name, Language language) {
        return !name.matches("(?i)asteroid|astéroïde|aquifer.*|nappe.*|greenery|power plant|centrale.*|city|cité|ville")
                && Cards.all().stream().noneMatch(other -> !other.name().in(language).equals(name)
                        && other.name().in(language).contains(name));
    }

    private Set<Card> cards(JsonNode state) {
        Set<Card> found = new HashSet<>();
        for (String place : List.of("hand", "offer", "chosen")) {
            state.path("observation").path(place)
                    .forEach(id -> Cards.all().stream().filter(card -> card.id().equals(id.asString("")))
                            .forEach(found::add));
        }
        assertThat(found.isEmpty() && !state.path("observation").path("hand").isEmpty()).isFalse();
        return found;
    }

    private JsonNode state(int seat) {
        return JSON.readTree(seats.get(seat).get("/api/tables/" + table).body());
    }
}
