package cydonia.arena;

import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Outcome;
import cydonia.engine.Position;
import cydonia.engine.Replay;
import cydonia.replay.ReplayFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where a match keeps its games, one file each, so that it can be looked at and continued. */
public record ArenaFolder(Path path) {

    private static final String TERMS = "arena.txt";

    /** Opens the folder for a match on those terms; nothing if it holds a match on other terms. */
    public static Optional<ArenaFolder> open(Path path, String terms) {
        try {
            Files.createDirectories(path);
            Path file = path.resolve(TERMS);
            if (!Files.exists(file)) {
                Files.writeString(file, terms);
            } else if (!Files.readString(file).equals(terms)) {
                return Optional.empty();
            }
            return Optional.of(new ArenaFolder(path));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    <P extends Position<P, A, O>, A extends Action, O> Optional<Outcome> outcome(int number, Game<P, A, O> game) {
        return Files.exists(file(number))
                ? ReplayFile.load(file(number), game).position().outcome()
                : Optional.empty();
    }

    void keep(int number, Replay replay) {
        ReplayFile.write(file(number), replay);
    }

    private Path file(int number) {
        return path.resolve("game-%05d.json".formatted(number + 1));
    }
}
