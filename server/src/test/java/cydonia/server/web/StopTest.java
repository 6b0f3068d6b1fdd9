package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Cydonia is stopped from its front page")
class StopTest {

    private final Path folder;
    private final CountDownLatch stopped = new CountDownLatch(1);

    StopTest(@TempDir Path folder) {
        this.folder = folder;
    }

    private Server server(UnaryOperator<Hosting> how) {
        return Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO, 10_000, 1000,
                () -> Seed.of(7)).hosted(how.apply(Hosting.USUAL)), new Games(List.of(Title.plain(new Dunes()))));
    }

    @Test
    void by_whoever_sits_at_the_machine_after_being_asked_once() throws InterruptedException {
        try (Server server = server(usual -> usual.stoppedBy(stopped::countDown))) {
            Client client = new Client(server.port());
            assertThat(client.get("/").body()).contains("href=\"/stop\"");
            assertThat(client.get("/stop").body()).contains("Every game is kept", "action=\"/stop\"");
            assertThat(stopped.getCount()).isOne();
            assertThat(client.post("/stop", Map.of()).body()).contains("Nothing is lost");
            assertThat(stopped.await(20, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void by_nobody_who_comes_through_a_proxy() {
        try (Server server = server(usual -> usual.stoppedBy(stopped::countDown))) {
            Client guest = new Client(server.port()).with("X-Forwarded-For", "192.0.2.7");
            assertThat(guest.get("/").body()).doesNotContain("/stop");
            assertThat(guest.get("/stop").statusCode()).isEqualTo(404);
            assertThat(guest.post("/stop", Map.of()).statusCode()).isEqualTo(404);
            assertThat(stopped.getCount()).isOne();
        }
    }

    @Test
    void by_nobody_where_it_was_not_started_by_a_double_click() {
        try (Server server = server(usual -> usual)) {
            Client client = new Client(server.port());
            assertThat(client.get("/").body()).doesNotContain("/stop");
            assertThat(client.post("/stop", Map.of()).statusCode()).isEqualTo(404);
        }
    }
}
