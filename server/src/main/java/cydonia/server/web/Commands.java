package cydonia.server.web;

import cydonia.ai.Level;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Word;
import cydonia.tables.room.Answer;
import cydonia.tables.room.Hall;
import cydonia.tables.room.Preview;
import cydonia.tables.room.TableRoom;
import cydonia.tables.room.Tokens;
import cydonia.tables.sight.TimeLimit;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.StoredTable.Phase;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What can be asked of a table, by whom; the same for pages and for bots. */
final class Commands {

    static final Text STALE = new Text("The game has moved on; this is the current position.",
            "La partie a avancé entre-temps ; voici la situation actuelle.");

    /** Whatever can be stored and read everywhere. */
    private static final Pattern KEY = Pattern.compile("[^\\p{Cc}\\p{Cs}]{1,64}");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
    /** Longer and more than any game knows. */
    private static final int LONGEST_ACTION = 200;
    private static final int MOST_ACTIONS = 300;
    private static final String TIMES = "times.";
    private static final int MOST_TIMES = 200;

    private final Hall hall;
    private final Metrics metrics;
    private final Guard guard;

    Commands(Hall hall, Metrics metrics, Guard guard) {
        this.hall = hall;
        this.metrics = metrics;
        this.guard = guard;
    }

    /** The table of the address and its visitor, who may see it. */
    Desk desk(Context context) {
        TableRoom room = hall.room(context.pathParam("table")).orElseThrow(Problem::noTable);
        Desk desk = Desk.of(room, Visitor.of(context));
        if (!desk.role().maySee()) {
            throw Problem.noTable();
        }
        boolean plays = desk.role().host() || desk.role().seat().isPresent();
        room.visit(plays ? guard.address(context) : "");
        return desk;
    }

    /** The same, once the game has begun. */
    Desk playing(Context context) {
        Desk desk = desk(context);
        Phase phase = desk.room().phase();
        if (phase == Phase.GATHERING || phase == Phase.CLOSED) {
            throw new Problem(HttpStatus.CONFLICT, new Text("The game has not begun.", "La partie n’a pas commencé."));
        }
        return desk;
    }

    /**
     * {@code act}, {@code undo}, {@code stay}, {@code return}, {@code concede}, {@code end} or {@code close}, with the
     * fields of a form. Ticked boxes are as many {@code action} fields, and {@code several} says that they are the
     * whole choice.
     */
    Answer table(Context context, Desk desk) {
        String way = context.formParam("walk");
        return way != null && context.pathParam("what").equals("act")
                ? count(walk(desk, List.of(way.split("\\|")), context::formParam))
                : table(context, desk, context::formParam, ticked(context), context.formParam("several") != null);
    }

    /** What a form names: {@code action=buy 4}, and {@code times.give iron=2} for what may be chosen several times. */
    private static List<String> ticked(Context context) {
        List<String> actions = new ArrayList<>(context.formParams("action"));
        context.formParamMap().forEach((field, values) -> {
            if (field.startsWith(TIMES)) {
                int times = number(values.getFirst());
                if (times > MOST_TIMES) {
                    throw Problem.bad("That is too many.", "C’est trop.");
                }
                actions.addAll(Collections.nCopies(times, field.substring(TIMES.length())));
            }
        });
        return actions;
    }

    /**
     * The same.
     *
     * @param actions
     *            what is chosen
     * @param whole
     *            whether that is all of a choice of several things
     */
    Answer table(Context context, Desk desk, Function<String, @Nullable String> fields, List<String> actions,
            boolean whole) {
        TableRoom room = desk.room();
        Entry.Request request = desk.request(fields);
        return count(switch (context.pathParam("what")) {
            case "act" -> room.act(desk.seat(), checked(actions), whole, number(fields.apply("version")), request);
            case "hint" -> {
                guard.ration(Guard.Costly.ADVICE, context);
                yield room.advise(desk.seat(), number(fields.apply("version")), request);
            }
            case "undo" -> room.undo(desk.seat(), number(fields.apply("version")), request);
            case "stay" -> room.invitations().stay(desk.seat(), request);
            case "return" -> room.takeBack(desk.seat(), request);
            case "concede" -> room.concede(desk.seat(), request);
            case "end" -> room.end(desk.seat(), request);
            case "close" -> {
                desk.checkHost();
                yield room.close(request);
            }
            default -> throw Problem.nothingHere();
        });
    }

    /** A way of several steps, each an action of its own, as long as nothing stands in the way. */
    private static Answer walk(Desk desk, List<String> steps, Function<String, @Nullable String> fields) {
        Entry.Request whole = desk.request(fields);
        Answer answer = new Answer.Done(number(fields.apply("version")));
        for (int i = 0; i < checked(steps).size() && answer instanceof Answer.Done(int version); i++) {
            answer = desk.room().act(desk.seat(), List.of(steps.get(i)), false, version,
                    new Entry.Request(whole.writer(), key(whole.key() + "-" + i)));
        }
        return answer;
    }

    private static List<String> checked(List<String> actions) {
        if (actions.size() > MOST_ACTIONS || actions.stream().anyMatch(action -> action.length() > LONGEST_ACTION)) {
            throw Problem.bad("No action is that long.", "Aucune action n’est aussi longue.");
        }
        return actions;
    }

    /** What one of the visitor's choices would change for certain. Costs more than a page, so it is rationed. */
    Preview preview(Context context, Desk desk) {
        guard.ration(Guard.Costly.PREVIEW, context);
        desk.seat();
        return desk.room().preview(desk.role(), Optional.ofNullable(context.queryParam("action")).orElse(""),
                number(context.queryParam("version")), desk.language())
                .orElseThrow(() -> new Problem(HttpStatus.CONFLICT, STALE));
    }

    /** What the host does with a seat: {@code computer}, {@code person} or {@code invite}. */
    Answer seat(Context context, Desk desk, Function<String, @Nullable String> fields) {
        desk.checkHost();
        TableRoom room = desk.room();
        Seat seat = Word.SEAT.read(context.pathParam("seat")).orElseThrow(Problem::nothingHere);
        Entry.Request request = desk.request(fields);
        return count(switch (context.pathParam("what")) {
            case "computer" -> room.handOver(seat, level(fields.apply("level")), request);
            case "person" -> room.takeBack(seat, request);
            case "invite" -> room.invitations().invite(seat, desk.visitor().known(), request);
            default -> throw Problem.nothingHere();
        });
    }

    Answer join(TableRoom room, String invitation, String token, String name) {
        String invite = Tokens.sha256(invitation);
        String holder = Tokens.sha256(token);
        return count(room.invitations().join(invite, holder, name, new Entry.Request(holder, invite)));
    }

    /** Whoever cannot come in is told why. */
    static void checkEntered(Answer answer) {
        if (answer instanceof Answer.Impossible(Text why)) {
            throw new Problem(HttpStatus.CONFLICT, why);
        }
        if (answer instanceof Answer.Outdated(Text why)) {
            throw new Problem(HttpStatus.CONFLICT, why);
        }
    }

    /** The key of a request; a request without one cannot be repeated safely. */
    static String key(@Nullable String key) {
        if (key == null || key.isEmpty()) {
            return Tokens.fresh();
        }
        if (!KEY.matcher(key).matches()) {
            throw Problem.bad("A key has at most 64 characters, all of which can be read.",
                    "Une clé a au plus 64 caractères, tous lisibles.");
        }
        return key;
    }

    static int number(@Nullable String text) {
        if (text == null || !NUMBER.matcher(text).matches()) {
            throw Problem.bad("A number is missing.", "Il manque un nombre.");
        }
        return Integer.parseInt(text);
    }

    static Level level(@Nullable String word) {
        return word == null || word.isEmpty() ? Level.NORMAL : Level.of(word);
    }

    /** How much time people are to have; nothing for as much as they like. */
    static Optional<TimeLimit> timeLimit(@Nullable String word) {
        return Optional.ofNullable(word).filter(text -> !text.isEmpty() && !text.equals("none")).map(TimeLimit::of);
    }

    private Answer count(Answer answer) {
        metrics.count(answer);
        return answer;
    }
}
