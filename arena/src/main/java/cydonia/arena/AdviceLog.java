package cydonia.arena;

import cydonia.ai.Calibration.Sample;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What was hoped in each game, and what came of it. In a file a long count can be continued: its first line has the
 * terms, each further one a game, with hope, progress and outcome of every piece of advice.
 */
public final class AdviceLog {

    /** Of each piece of advice. */
    private static final int NUMBERS = 3;

    private final Optional<Path> file;
    private final List<List<Sample>> games = new ArrayList<>();

    private AdviceLog(Optional<Path> file) {
        this.file = file;
    }

    /** Nothing if the file holds games on other terms. */
    public static Optional<AdviceLog> open(Optional<Path> file, String terms) {
        AdviceLog log = new AdviceLog(file);
        try {
            if (file.isPresent() && Files.exists(file.get())) {
                List<String> lines = Files.readAllLines(file.get());
                if (lines.isEmpty() || !lines.getFirst().equals(terms)) {
                    return Optional.empty();
                }
                lines.stream().skip(1).map(AdviceLog::game).forEach(log.games::add);
            } else {
                log.write(terms);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return Optional.of(log);
    }

    private static List<Sample> game(String line) {
        List<Sample> samples = new ArrayList<>();
        String[] words = line.isBlank() ? new String[0] : line.split(" ", -1);
        for (int i = 0; i < words.length; i += NUMBERS) {
            samples.add(new Sample(Double.parseDouble(words[i]), Double.parseDouble(words[i + 1]),
                    Double.parseDouble(words[i + 2])));
        }
        return samples;
    }

    public List<List<Sample>> games() {
        return games;
    }

    public void add(List<Sample> game) {
        games.add(game);
        write(game.stream()
                .map(one -> String.format(Locale.ROOT, "%.6f %.4f %.4f", one.hope(), one.progress(), one.won()))
                .collect(Collectors.joining(" ")));
    }

    private void write(String line) {
        file.ifPresent(path -> {
            try {
                Files.writeString(path, line + System.lineSeparator(), StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        });
    }
}
