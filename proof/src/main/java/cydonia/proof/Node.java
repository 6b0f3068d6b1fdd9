package cydonia.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A server in a process of its own, which may be killed.
 *
 * @param settings
 *            what it is told by its surroundings: {@code CYDONIA_DATA} and the like
 * @param options
 *            of its virtual machine
 */
public record Node(int port, Map<String, String> settings, List<String> options, List<Process> running) {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final int OK = 200;
    /** What holds for the virtual machine of this process, from its collector to what it has learned. */
    private static final List<String> SAME = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
            .filter(argument -> argument.startsWith("-XX:")).toList();
    private static final Set<Process> STARTED = ConcurrentHashMap.newKeySet();

    static {
        // whoever ends this program ends its servers, too: the next one wants their ports
        Runtime.getRuntime().addShutdownHook(
                Thread.ofPlatform().unstarted(() -> STARTED.forEach(Process::destroyForcibly)));
    }

    /** One that keeps its tables at that JDBC address, and counts every bot apart. */
    public static Node of(int port, String database, String... options) {
        Map<String, String> settings = new HashMap<>(System.getenv());
        settings.keySet().removeIf(name -> name.startsWith("CYDONIA_"));
        settings.putAll(Map.of("CYDONIA_DATABASE", database, "CYDONIA_BEHIND_PROXY", "127.0.0.1"));
        return new Node(port, settings, List.of(options), new ArrayList<>());
    }

    /** Starts it and waits until it answers. */
    void start() throws InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED"));
        command.addAll(SAME);
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "cydonia.cli.Main", "serve", "--port",
                String.valueOf(port)));
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().clear();
        builder.environment().putAll(settings);
        try {
            running.clear();
            running.add(builder.start());
            STARTED.add(process());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        long begin = System.nanoTime();
        while (!answers()) {
            if (!process().isAlive() || System.nanoTime() - begin > PATIENCE.toNanos()) {
                throw new IllegalStateException("no server answers at port " + port
                        + (process().isAlive() ? "" : ": it ended by itself; perhaps another program has the port"));
            }
            Thread.sleep(10);
        }
    }

    private Process process() {
        return running.getFirst();
    }

    private boolean answers() {
        try {
            return connection("/healthz", SOON).getResponseCode() == OK;
        } catch (IOException silent) {
            return false;
        }
    }

    private HttpURLConnection connection(String path, Duration patience) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) URI.create("http://127.0.0.1:" + port + path).toURL()
                .openConnection();
        connection.setConnectTimeout(1000);
        connection.setReadTimeout((int) patience.toMillis());
        return connection;
    }

    /** With no time to say good-bye: SIGKILL. */
    void kill() throws InterruptedException {
        for (Process process : running) {
            process.destroyForcibly().waitFor();
            STARTED.remove(process);
        }
    }

    /** As the system would. */
    void stop() throws InterruptedException {
        process().destroy();
        process().waitFor();
    }

    /** One of the numbers that it tells about itself. */
    long metric(String name) throws IOException {
        try (var in = connection("/metrics", PATIENCE).getInputStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> line.startsWith(name + " "))
                    .mapToLong(line -> Long.parseLong(line.substring(name.length() + 1))).findFirst().orElseThrow();
        }
    }

    /** Has it collect its garbage, so that what is left is what it needs. Takes a whole JDK. */
    void collectGarbage() throws IOException, InterruptedException {
        String tool = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        int code = new ProcessBuilder(tool, String.valueOf(process().pid()), "GC.run")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start()
                .waitFor();
        if (code != 0) {
            throw new IllegalStateException("its garbage could not be collected");
        }
    }

    /** The memory it takes of the machine, in kB. */
    long resident() {
        try {
            return Files.readAllLines(Path.of("/proc", String.valueOf(process().pid()), "status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst().orElse(0);
        } catch (IOException noSuchThing) {
            return 0;
        }
    }
}
