package cydonia.replay;

import cydonia.engine.Chance;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The JSON text of a {@link Replay}. */
public final class ReplayFormat {

    /** Grows with every change that an older program would misread. */
    public static final int FORMAT = 1;

    /** What a file means that says nothing of it. */
    private static final Chance UNSAID = Chance.ONE_COUNTER;

    private static final List<String> FIELDS = List.of("format", "game", "rules", "setup", "players", "seed", "actions",
            "scores");

    private static final JsonMapper MAPPER = JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

    private static final ObjectWriter WRITER = MAPPER.writer().with(printer());

    private ReplayFormat() {
    }

    public static String print(Replay replay) {
        return print(replay, Map.of());
    }

    /**
     * The same with who sat where, in the words of the program that goes on with it.
     */
    public static String print(Replay replay, Map<Seat, String> players) {
        ObjectNode root = MAPPER.createObjectNode();
        root.put("format", FORMAT).put("game", replay.game()).put("rules", replay.rules());
        ObjectNode setup = root.putObject("setup").put("seats", replay.setup().seats());
        if (replay.setup().chance() != UNSAID) {
            setup.put("chance", replay.setup().chance().number());
        }
        ObjectNode options = setup.putObject("options");
        new TreeMap<>(replay.setup().options()).forEach(options::put);
        if (!players.isEmpty()) {
            ObjectNode seats = root.putObject("players");
            new TreeMap<>(players).forEach((seat, who) -> seats.put(seat.word(), who));
        }
        root.put("seed", replay.seed().toString());
        var actions = root.putArray("actions");
        replay.moves().forEach(move -> actions.add(move.toString()));
        if (!replay.scores().isEmpty()) {
            ObjectNode scores = root.putObject("scores");
            for (int i = 0; i < replay.scores().size(); i++) {
                scores.put(Seat.of(i).word(), replay.scores().get(i));
            }
        }
        return WRITER.writeValueAsString(root) + "\n";
    }

    /** Refuses whatever is not exactly of this format, with the reason. */
    public static Replay parse(String json) {
        Node root = new Node("", tree(json));
        int format = root.number("format");
        if (format != FORMAT) {
            throw new Refused(format > FORMAT
                    ? Text.of("the file is of format %s, made by a newer program; this one reads format %s.",
                            "le fichier est au format %s, d'un programme plus récent ; celui-ci lit le format %s.",
                            format, FORMAT)
                    : Text.of("there is no format %s; this program reads format %s.",
                            "le format %s n'existe pas ; ce programme lit le format %s.", format, FORMAT));
        }
        root.allow(FIELDS);
        Setup setup = setup(root.child("setup"));
        players(root, setup.seats());
        return new Replay(root.text("game"), root.number("rules"), setup, Seed.parse(root.text("seed")),
                actions(root), root.has("scores") ? scores(root.child("scores"), setup.seats()) : List.of());
    }

    /** Who sat where, if the file tells it. */
    public static Map<Seat, String> players(String json) {
        Node root = new Node("", tree(json));
        return players(root, setup(root.child("setup")).seats());
    }

    private static Map<Seat, String> players(Node root, int seats) {
        Map<Seat, String> players = new EnumMap<>(Seat.class);
        if (root.has("players")) {
            Node told = root.child("players");
            List<Seat> known = seats(seats);
            told.allow(known.stream().map(Seat::word).toList());
            known.forEach(seat -> players.put(seat, told.text(seat.word())));
        }
        return players;
    }

    private static JsonNode tree(String json) {
        if (json.isBlank()) {
            throw new Refused(new Text("the file is empty.", "le fichier est vide."));
        }
        try {
            return MAPPER.readTree(json);
        } catch (JacksonException malformed) {
            throw new Refused(breaksOff(json, malformed)
                    ? Text.of("the file breaks off in line %s: its end is missing.",
                            "le fichier s'interrompt à la ligne %s : la fin manque.", line(malformed))
                    : Text.of("the file is not JSON: line %s cannot be read.",
                            "le fichier n'est pas du JSON : la ligne %s est illisible.", line(malformed)));
        }
    }

    /** Whether all was well up to the last character. */
    private static boolean breaksOff(String json, JacksonException failure) {
        boolean atEnd = failure.getLocation() != null
                && failure.getLocation().getCharOffset() >= json.stripTrailing().length();
        return json.stripLeading().startsWith("{") && (atEnd || failure instanceof UnexpectedEndOfInputException);
    }

    private static int line(JacksonException failure) {
        return failure.getLocation() == null ? 1 : Math.max(1, failure.getLocation().getLineNr());
    }

    private static Setup setup(Node setup) {
        setup.allow(List.of("seats", "chance", "options"));
        Map<String, String> options = new LinkedHashMap<>();
        Node wishes = setup.child("options");
        wishes.names().forEach(id -> options.put(id, wishes.text(id)));
        Chance chance = setup.has("chance") ? Chance.of(setup.number("chance")) : UNSAID;
        return new Setup(setup.number("seats"), options, chance);
    }

    private static List<Replay.Move> actions(Node root) {
        List<Replay.Move> moves = new ArrayList<>();
        for (String text : root.texts("actions")) {
            try {
                moves.add(Replay.Move.parse(text));
            } catch (Refused refused) {
                throw new Refused(Text.of("action %s: %s", "action %s : %s", moves.size() + 1, refused.why()));
            }
        }
        return moves;
    }

    /** Every seat of the table, or the file is wrong. */
    private static List<Integer> scores(Node scores, int seats) {
        List<Seat> known = seats(seats);
        scores.allow(known.stream().map(Seat::word).toList());
        return known.stream().map(seat -> scores.number(seat.word())).toList();
    }

    private static List<Seat> seats(int count) {
        return Seat.first(Math.clamp(count, 0, Seat.values().length));
    }

    /** Objects over several lines, one action per line, the same line ends everywhere. */
    private static DefaultPrettyPrinter printer() {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        Separators separators = Separators.createDefaultInstance()
                .withObjectNameValueSpacing(Separators.Spacing.AFTER).withObjectEmptySeparator("")
                .withArrayEmptySeparator("");
        return new DefaultPrettyPrinter(separators).withObjectIndenter(lines).withArrayIndenter(lines);
    }
}
