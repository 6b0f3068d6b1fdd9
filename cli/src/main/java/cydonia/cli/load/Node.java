package cydonia.cli.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A server in a process of its own, which may be killed.
 *
 * @param settings
 *            what it is told by its surroundings: {@code CYDONIA_DATA} and the like
 */
record Node(int port, Map<String, String> settings, List<String> options, List<Process> running) {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int OK = 200;

    Node(int port, Map<String, String> settings, List<String> options) {
        this(port, settings, options, new ArrayList<>());
    }

    String address() {
        return "http://127.0.0.1:" + port;
    }

    /** Starts it and waits until it answers. */
    void start() throws InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "cydonia.cli.Main", "serve", "--port",
                String.valueOf(port)));
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(settings);
        try {
            running.clear();
            running.add(builder.start());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        long begin = System.nanoTime();
        while (status("/healthz") != OK) {
            if (!process().isAlive() || System.nanoTime() - begin > PATIENCE.toNanos()) {
                throw new IllegalStateException("the server does not start");
            }
            Thread.sleep(10);
        }
    }

    private Process process() {
        return running.getFirst();
    }

    /** What it answers now; 0 for nothing. */
    int status(String path) {
        try {
            HttpURLConnection connection = (HttpURLConnection) URI.create(address() + path).toURL().openConnection();
            connection.setConnectTimeout(1000);
            connection.setReadTimeout(5000);
            return connection.getResponseCode();
        } catch (IOException silent) {
            return 0;
        }
    }

    /** With no time to say good-bye: SIGKILL. */
    void kill() throws InterruptedException {
        process().destroyForcibly().waitFor();
    }

    /** As the system would. */
    void stop() throws InterruptedException {
        process().destroy();
        process().waitFor();
    }

    /** The memory it takes of the machine, in kB. */
    long resident() {
        try {
            return Files.readAllLines(Path.of("/proc", String.valueOf(process().pid()), "status")).stream()
                    .filter(line -> line.startsWith("VmRSS:")).mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst().orElse(0);
        } catch (IOException noSuchThing) {
            return 0;
        }
    }
}
