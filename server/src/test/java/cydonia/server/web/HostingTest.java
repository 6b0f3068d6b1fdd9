package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

@DisplayName("What whoever runs a server decides")
class HostingTest {

    private final Path folder;
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final Logger access = (Logger) LoggerFactory.getLogger("access");

    HostingTest(@TempDir Path folder) {
        this.folder = folder;
    }

    @BeforeEach
    void listen() {
        lines.start();
        access.addAppender(lines);
    }

    @AfterEach
    void stopListening() {
        access.detachAppender(lines);
    }

    private Server server(boolean accessLog, Optional<Duration> keep) {
        return Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO, 10_000, 1000,
                () -> Seed.of(7)).hosted(new Hosting("", accessLog, keep)),
                new Games(List.of(Title.plain(new Dunes()))));
    }

    @Test
    void is_whether_answers_are_logged_by_their_routes_and_without_their_secrets() {
        String secret = "a-secret-of-an-invitation";
        try (Server server = server(true, Optional.empty())) {
            Client client = new Client(server.port());
            client.get("/join/" + secret);
            client.post("/play/dunes", Map.of("level", "random"));
        }
        String log = lines.list.stream().map(line -> String.valueOf(line.getKeyValuePairs()))
                .collect(Collectors.joining("\n"));
        assertThat(log).contains("from=\"127.0.0.1\"", "method=\"GET\"", "route=\"/join/{token}\"", "status=\"404\"",
                "route=\"/play/{game}\"", "status=\"303\"", "ms=").doesNotContain(secret);
        int before = lines.list.size();
        try (Server server = server(false, Optional.empty())) {
            new Client(server.port()).get("/");
        }
        assertThat(lines.list).hasSize(before);
    }

    @Test
    void is_told_to_visitors_as_it_is() {
        try (Server server = server(false, Optional.of(Duration.ofDays(90)))) {
            String page = new Client(server.port()).get("/privacy").body();
            assertThat(page).contains("after 90 days", "are not written down");
            assertThat(new Client(server.port()).get("/").body()).contains("href=\"/privacy\"");
        }
        try (Server server = server(true, Optional.empty())) {
            assertThat(new Client(server.port()).with("Accept-Language", "fr").get("/privacy").body())
                    .contains("l’adresse réseau du destinataire", "jusqu’à ce que la personne").doesNotContain("jours");
        }
    }
}
