package cydonia.cli.play;

import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.replay.ReplayFile;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Saves a game where a person wants it, but never over a file that is not a saved game. */
final class SavedGame {

    private SavedGame() {
    }

    static void write(String name, Replay replay, Party party) {
        if (name.isEmpty()) {
            throw new Refused(PlayPhrase.SAVE_WHERE.text());
        }
        Path file = path(name);
        if (Files.isRegularFile(file) && !isSavedGame(file)) {
            throw new Refused(PlayPhrase.NOT_OVER_OTHER_FILES.text(file));
        }
        ReplayFile.write(file, replay, party.players(replay.setup().seats()));
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException impossible) {
            throw new Refused(PlayPhrase.NO_FILE_NAME.text(name));
        }
    }

    private static boolean isSavedGame(Path file) {
        try {
            ReplayFile.read(file);
            return true;
        } catch (Refused notOne) {
            return false;
        }
    }
}
