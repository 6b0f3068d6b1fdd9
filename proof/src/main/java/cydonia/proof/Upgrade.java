package cydonia.proof;

import cydonia.engine.Refused;
import cydonia.tables.Archive;
import cydonia.tables.storage.Keeping;
import cydonia.tables.storage.Storage;
import cydonia.titles.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What becomes of the tables of an older program: how many go on, and where the others part from the rules of today.
 */
final class Upgrade {

    private static final List<String> FILES = List.of("cydonia.db", "cydonia.db-wal");

    private Upgrade() {
    }

    /**
     * The tables of one game.
     *
     * @param older
     *            those that were played by an older version of its rules
     * @param goOn
     *            those that are played on, or are shown to their end, by the rules of today
     * @param why
     *            why the others are not, and how often
     */
    record Fate(String game, int tables, int older, int goOn, Map<String, Integer> why) {
    }

    /** Looks at a copy of the file in that folder. */
    static List<Fate> ofCopy(Games games, Path folder, Path scratch) {
        try {
            if (!Files.exists(folder.resolve(FILES.getFirst()))) {
                throw new Refused(ProofPhrase.NO_DATA.text(folder));
            }
            for (String file : FILES) {
                if (Files.exists(folder.resolve(file))) {
                    Files.copy(folder.resolve(file), scratch.resolve(file));
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return of(games, Storage.addressOf(scratch));
    }

    /** Opens every table, which brings the database up to date and has the tables go on that can. */
    static List<Fate> of(Games games, String database) {
        try (Archive archive = Archive.alone(database, games)) {
            Map<String, List<Keeping.Row>> byGame = archive.keeping().tables().stream()
                    .collect(Collectors.groupingBy(Keeping.Row::game, TreeMap::new, Collectors.toList()));
            Map<String, String> why = archive.verify().stream()
                    .collect(Collectors.toMap(Archive.Verdict::table, Archive.Verdict::why));
            return byGame.entrySet().stream().map(game -> fate(games, game.getKey(), game.getValue(), why)).toList();
        }
    }

    private static Fate fate(Games games, String game, List<Keeping.Row> tables, Map<String, String> verdicts) {
        int known = games.find(game).map(title -> title.profile().rules()).orElse(0);
        int older = (int) tables.stream().filter(table -> table.rules() < known).count();
        Map<String, Integer> why = new TreeMap<>();
        tables.stream().map(table -> verdicts.getOrDefault(table.id(), "")).filter(reason -> !reason.isEmpty())
                .forEach(reason -> why.merge(reason.replaceAll("(after )?move \\d+", "$1move …"), 1, Integer::sum));
        int stopped = why.values().stream().mapToInt(Integer::intValue).sum();
        return new Fate(game, tables.size(), older, tables.size() - stopped, why);
    }

    /** The reasons, the most frequent first. */
    static List<String> reasons(Fate fate) {
        return fate.why().entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.<Integer>reverseOrder()))
                .map(reason -> "  " + reason.getValue() + " × " + reason.getKey()).toList();
    }
}
