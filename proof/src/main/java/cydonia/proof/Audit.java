package cydonia.proof;

import cydonia.proof.Stubborn.Acknowledged;
import cydonia.tables.Archive;
import cydonia.tables.room.Event;
import cydonia.titles.Games;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is found when all that was written is read afterwards.
 *
 * @param lost
 *            acknowledged moves that are not in the logs
 * @param unplayable
 *            logs that cannot be played
 */
public record Audit(int lost, int logs, int unplayable) {

    static Audit of(Games games, String database, Collection<Acknowledged> acknowledged) {
        try (Archive archive = Archive.beside(database, games)) {
            int lost = 0;
            Map<String, List<Acknowledged>> tables = acknowledged.stream()
                    .collect(Collectors.groupingBy(Acknowledged::table));
            for (var table : tables.entrySet()) {
                Map<Integer, String> entries = archive.entries(table.getKey());
                lost += (int) table.getValue().stream().filter(move -> !kept(move, entries)).count();
            }
            List<Archive.Verdict> logs = archive.verify();
            int unplayable = (int) logs.stream().filter(log -> !log.why().isEmpty()).count();
            return new Audit(lost, logs.size(), unplayable);
        }
    }

    private static boolean kept(Acknowledged move, Map<Integer, String> entries) {
        return Optional.ofNullable(entries.get(move.version()))
                .filter(entry -> new Event.Acted(move.seat(), move.actions()).means(Event.parse(entry))).isPresent();
    }

    public boolean well() {
        return lost == 0 && unplayable == 0;
    }
}
