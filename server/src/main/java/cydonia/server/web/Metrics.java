package cydonia.server.web;

import cydonia.tables.room.Answer;
import cydonia.tables.room.Hall;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** Counters in the format Prometheus reads. */
final class Metrics {

    private enum Result {
        DONE, STALE, IMPOSSIBLE, OUTDATED
    }

    private final Map<Result, LongAdder> commands = new EnumMap<>(Result.class);
    private final LongAdder[] statuses = new LongAdder[6];
    private final Map<String, Histogram> times = new ConcurrentSkipListMap<>();

    Metrics() {
        for (Result result : Result.values()) {
            commands.put(result, new LongAdder());
        }
        for (int i = 0; i < statuses.length; i++) {
            statuses[i] = new LongAdder();
        }
    }

    void count(Answer answer) {
        Result result = switch (answer) {
            case Answer.Done _ -> Result.DONE;
            case Answer.Stale _ -> Result.STALE;
            case Answer.Impossible _ -> Result.IMPOSSIBLE;
            case Answer.Outdated _ -> Result.OUTDATED;
        };
        commands.getOrDefault(result, new LongAdder()).increment();
    }

    void count(int status) {
        statuses[Math.clamp(status / 100, 0, statuses.length - 1)].increment();
    }

    /** How long the answer to a route took; streams go on for ever and are left out. */
    void time(String method, String route, long nanos) {
        if (!route.endsWith("/events")) {
            times.computeIfAbsent("method=\"" + method + "\",route=\"" + route + "\"", key -> new Histogram())
                    .add(nanos);
        }
    }

    String text(Hall hall, Streams streams) {
        StringBuilder text = new StringBuilder();
        text.append("# HELP cydonia_commands_total Commands at tables, by what became of them.\n")
                .append("# TYPE cydonia_commands_total counter\n");
        commands.forEach((result, count) -> text.append("cydonia_commands_total{result=\"")
                .append(result.name().toLowerCase(Locale.ROOT)).append("\"} ").append(count.sum()).append('\n'));
        text.append("# HELP cydonia_responses_total Answers, by class of status.\n")
                .append("# TYPE cydonia_responses_total counter\n");
        for (int i = 1; i < statuses.length; i++) {
            text.append("cydonia_responses_total{status=\"").append(i).append("xx\"} ").append(statuses[i].sum())
                    .append('\n');
        }
        text.append("# HELP cydonia_request_seconds How long answers took, by route.\n")
                .append("# TYPE cydonia_request_seconds histogram\n");
        times.forEach((label, histogram) -> histogram.write(text, "cydonia_request_seconds", label));
        text.append("# HELP cydonia_tables Tables in memory, by game.\n# TYPE cydonia_tables gauge\n");
        hall.roomsByGame().forEach((game, count) -> text.append("cydonia_tables{game=\"").append(game).append("\"} ")
                .append(count).append('\n'));
        gauge(text, "cydonia_database_bytes", "Size of the database.", hall.databaseBytes());
        gauge(text, "cydonia_rooms", "Tables in memory.", hall.roomsInMemory());
        gauge(text, "cydonia_thoughts_waiting", "Thoughts of computer players that wait for a thread.",
                hall.thoughtsWaiting());
        gauge(text, "cydonia_damaged_tables", "Tables closed because their log is damaged.", hall.damaged());
        gauge(text, "cydonia_streams", "Open event streams.", streams.open());
        Runtime runtime = Runtime.getRuntime();
        gauge(text, "cydonia_memory_bytes", "Memory in use by objects.", runtime.totalMemory() - runtime.freeMemory());
        return text.toString();
    }

    private static void gauge(StringBuilder text, String name, String help, long value) {
        text.append("# HELP ").append(name).append(' ').append(help).append("\n# TYPE ").append(name)
                .append(" gauge\n").append(name).append(' ').append(value).append('\n');
    }
}
