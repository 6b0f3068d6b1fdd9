package cydonia.replay;

import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Match;
import cydonia.engine.Passage;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A game in a file. Whatever is wrong with the file, its reader gets one sentence that says so ({@link Refused}) and
 * nothing else; whatever goes wrong while writing, an older file of that name stays as it was.
 */
public final class ReplayFile {

    /** Far beyond the longest game; keeps a wrong file from filling the memory. */
    private static final long LARGEST = 64L << 20;

    private ReplayFile() {
    }

    /** Reads a file and plays it through, checking everything. */
    public static Match<?, ?, ?> load(Path file, List<? extends Game<?, ?, ?>> games) {
        Replay replay = read(file);
        return of(file, gameOf(file, replay, games), replay);
    }

    /** The same of a file that older rules may have written: as far as those of today agree with it. */
    public static Passage<?, ?, ?> passage(Path file, List<? extends Game<?, ?, ?>> games) {
        Replay replay = read(file);
        Game<?, ?, ?> game = gameOf(file, replay, games);
        try {
            return Passage.of(game, replay);
        } catch (Refused refused) {
            throw refused(file, refused.why());
        }
    }

    /** The same where it is a file of that game. */
    public static <P extends Position<P, A, O>, A extends Action, O> Match<P, A, O> load(Path file,
            Game<P, A, O> game) {
        Replay replay = read(file);
        gameOf(file, replay, List.of(game));
        return of(file, game, replay);
    }

    /** Which of these games the file is of. */
    public static Game<?, ?, ?> gameOf(Path file, List<? extends Game<?, ?, ?>> games) {
        return gameOf(file, read(file), games);
    }

    private static Game<?, ?, ?> gameOf(Path file, Replay replay, List<? extends Game<?, ?, ?>> games) {
        for (Game<?, ?, ?> game : games) {
            if (game.profile().id().equals(replay.game())) {
                return game;
            }
        }
        String known = String.join(", ", games.stream().map(game -> game.profile().id()).toList());
        throw refused(file, Text.of("the game “%s” is not known here; known are: %s.",
                "le jeu « %s » n'est pas connu ici ; sont connus : %s.", replay.game(), known));
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Match<P, A, O> of(Path file, Game<P, A, O> game,
            Replay replay) {
        try {
            return Match.of(game, replay);
        } catch (Refused refused) {
            throw refused(file, refused.why());
        }
    }

    /** Reads a file as it stands: its actions have not been played. */
    public static Replay read(Path file) {
        String json = content(file);
        try {
            return ReplayFormat.parse(json);
        } catch (Refused refused) {
            throw refused(file, refused.why());
        }
    }

    /** Who sat where, if the file tells it. */
    public static Map<Seat, String> players(Path file) {
        read(file);
        return ReplayFormat.players(content(file));
    }

    /** Writes the whole file or nothing. */
    public static void write(Path file, Replay replay) {
        write(file, replay, Map.of());
    }

    /** The same with who sat where. */
    public static void write(Path file, Replay replay, Map<Seat, String> players) {
        WholeFile.write(file, ReplayFormat.print(replay, players).getBytes(StandardCharsets.UTF_8));
    }

    private static String content(Path file) {
        try {
            if (Files.isDirectory(file)) {
                throw refused(file, new Text("this is a folder, not a file.", "c'est un dossier, pas un fichier."));
            }
            if (Files.size(file) > LARGEST) {
                throw refused(file, new Text("the file is too large to be a game.",
                        "le fichier est trop grand pour être une partie."));
            }
            return Files.readString(file);
        } catch (NoSuchFileException missing) {
            throw refused(file, new Text("there is no such file.", "ce fichier n'existe pas."));
        } catch (CharacterCodingException binary) {
            throw refused(file, new Text("the file is not text in UTF-8.", "le fichier n'est pas du texte en UTF-8."));
        } catch (IOException | SecurityException unreadable) {
            throw refused(file, Text.of("the file cannot be read (%s).", "le fichier est illisible (%s).",
                    Disk.reason(unreadable)));
        }
    }

    private static Refused refused(Path file, Text why) {
        return new Refused(Text.of("%s: %s", "%s : %s", file, why));
    }
}
