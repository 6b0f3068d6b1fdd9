package cydonia.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("What a server answers")
@Timeout(60)
class WiresTest {

    private static final Ask LOOK = new Ask("GET", "/", "token", "10.0.0.1", "");

    private final ServerSocket server;
    private final AtomicInteger connections = new AtomicInteger();

    WiresTest() throws IOException {
        this.server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
    }

    @Test
    void arrives_whole_in_one_piece_or_in_chunks_over_one_connection() throws Exception {
        answering("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nwhole",
                "HTTP/1.1 422 Unprocessable\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nin \r\n6\r\nchunks\r\n0\r\n\r\n",
                "HTTP/1.1 204 No Content\r\n\r\n");
        try (Wires wires = new Wires(server.getLocalPort(), Duration.ofSeconds(10))) {
            assertThat(told(wires.send(LOOK))).isEqualTo("200 whole");
            assertThat(told(wires.send(LOOK))).isEqualTo("422 in chunks");
            assertThat(told(wires.send(LOOK))).isEqualTo("204 ");
        }
        assertThat(connections).hasValue(1);
    }

    @Test
    void is_asked_for_again_where_the_connection_was_closed_meanwhile() throws Exception {
        answering("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\none");
        try (Wires wires = new Wires(server.getLocalPort(), Duration.ofSeconds(10))) {
            assertThat(told(wires.send(LOOK))).isEqualTo("200 one");
            assertThat(told(wires.send(LOOK))).isEqualTo("200 one");
        }
        assertThat(connections).hasValue(2);
    }

    private static String told(Reply reply) {
        return reply.status() + " " + reply.text();
    }

    /** Says these, one for each question, and then hangs up; the same to everybody. */
    private void answering(String... answers) {
        Thread.startVirtualThread(() -> {
            while (!server.isClosed()) {
                try (Socket socket = server.accept();
                        BufferedReader in = new BufferedReader(
                                new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
                    connections.incrementAndGet();
                    for (String answer : List.of(answers)) {
                        while (!String.valueOf(in.readLine()).isEmpty()) {
                            assertThat(socket.isClosed()).isFalse();
                        }
                        socket.getOutputStream().write(answer.getBytes(StandardCharsets.UTF_8));
                    }
                } catch (IOException closed) {
                    return;
                }
            }
        });
    }
}
