package cydonia.cli.host;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** What is behind a port of this machine: Cydonia, open already; something else; or nobody. */
enum Doorbell {
    CYDONIA, TAKEN, FREE;

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    static Doorbell ring(String host, int port, String base) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(host, port));
            return FREE;
        } catch (IOException inUse) {
            return isCydonia(port, base) ? CYDONIA : TAKEN;
        }
    }

    private static boolean isCydonia(int port, String base) {
        try (HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            HttpRequest manifest = HttpRequest
                    .newBuilder(URI.create("http://127.0.0.1:" + port + base + "/manifest.webmanifest"))
                    .timeout(PATIENCE)
                    .build();
            return client.send(manifest, BodyHandlers.ofString()).body().contains("\"Cydonia\"");
        } catch (IOException other) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
