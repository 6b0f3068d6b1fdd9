package cydonia.proof;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.Answer;
import cydonia.tables.room.Hall;
import cydonia.tables.room.NewTable;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.room.Role;
import cydonia.tables.room.Sight;
import cydonia.tables.room.TableRoom;
import cydonia.tables.room.Tokens;
import cydonia.tables.sight.Choice;
import cydonia.tables.sight.Picking;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Sends tables of one game whatever comes to mind, and plays on now and then. Each command is done or refused with a
 * reason; what is refused changes nothing.
 */
public final class Fuzz {

    private static final int SEATS = 2;
    /** One in so many commands is meant well, so that the games come along. */
    private static final int GOOD = 10;
    private static final int LOOKED_AT = 50;
    private static final int LONGEST_GAME = 400;
    /** After so many good ones in a row that were refused another table is sat down at. */
    private static final int STUCK = 60;
    /** No more of one thing are tried at once. */
    private static final int MOST_OF_ONE = 8;
    private static final String ODD = " ;,:-+*/\\\"'<>&%#é€\u0000\u202e\uD83D\uDE80\uD800\n\t0123456789abcxyzABC";

    private final Title<?, ?, ?> title;
    private final Storage storage;
    private final Hall hall;
    private final SplittableRandom random;
    private final List<String> heard = new ArrayList<>();
    private TableRoom room;
    private Known lastAsked = new Known("", 0, Seat.RED);
    private List<String> lastKnown = List.of();
    private Optional<? extends Picking<?>> lastPicking = Optional.empty();
    private int refusedInARow;
    private int done;
    private int refused;
    private int tables;
    private int keys;

    private record Known(String table, int version, Seat seat) {
    }

    /**
     * What came of it.
     *
     * @param done
     *            commands that were possible, by intent or by chance
     */
    public record Result(int commands, int done, int refused, int tables, double seconds) {
    }

    private Fuzz(Title<?, ?, ?> title, Path folder, long seed) {
        this.title = title;
        this.random = new SplittableRandom(seed);
        this.storage = Storage.inFolder(folder);
        this.hall = new Hall(storage, new Games(List.of(title)), Tokens::seed, () -> Seed.of(random.nextLong()),
                Clock.systemUTC(), new Hall.Customs(Duration.ofDays(1), Integer.MAX_VALUE));
        this.room = sitDown();
    }

    /** Sends so many commands; whatever is wrong is thrown. */
    public static Result run(Title<?, ?, ?> title, Path folder, int commands, long seed) {
        Fuzz fuzz = new Fuzz(title, folder, seed);
        try (Storage _ = fuzz.storage; Hall _ = fuzz.hall) {
            long begin = System.nanoTime();
            for (int i = 0; i < commands; i++) {
                fuzz.command(i % GOOD == 0, i % LOOKED_AT == 1);
            }
            return new Result(commands, fuzz.done, fuzz.refused, fuzz.tables, (System.nanoTime() - begin) / 1e9);
        }
    }

    private TableRoom sitDown() {
        tables++;
        String host = Tokens.fresh();
        TableRoom made = hall.create(new NewTable(title.profile().id(), new Setup(SEATS, Map.of()), "Ann",
                List.of(Taker.HOST, Taker.GUEST)), host, "table");
        String link = made.sight(new Role(true, Optional.of(Seat.RED), false)).invitation(Seat.GREEN, host)
                .orElseThrow();
        made.invitations().join(Tokens.sha256(link), Tokens.sha256(Tokens.fresh()), "Zoé", request());
        return made;
    }

    private Entry.Request request() {
        return new Entry.Request("fuzz", "key " + keys++);
    }

    private void command(boolean good, boolean look) {
        if (room.phase() == Phase.OVER || room.version() > LONGEST_GAME || refusedInARow == STUCK) {
            room = sitDown();
            refusedInARow = 0;
        }
        Seat seat = good ? acting() : random.nextInt(4) > 0 ? lastAsked.seat() : Seat.of(random.nextInt(SEATS));
        List<String> known = known(seat);
        List<String> actions = good && !known.isEmpty() ? some(known) : nonsense(known);
        int before = room.version();
        List<Object> seen = look ? seen() : List.of();
        int version = good || random.nextInt(8) > 0 ? before : random.nextInt(-2, before + 3);
        Answer answer = room.act(seat, actions, good || random.nextBoolean(), version, request());
        boolean changes = answer instanceof Answer.Done;
        done += changes ? 1 : 0;
        refused += changes ? 0 : 1;
        refusedInARow = changes ? 0 : refusedInARow + (good ? 1 : 0);
        boolean right = room.version() == before + (changes ? 1 : 0) && (changes || !look || seen.equals(seen()));
        if (!right) {
            throw new IllegalStateException(
                    seat + " " + actions + " was answered " + answer + " and changed the table");
        }
    }

    private List<Object> seen() {
        List<Object> seen = new ArrayList<>();
        for (Optional<Seat> seat : List.of(Optional.of(Seat.RED), Optional.of(Seat.GREEN), Optional.<Seat>empty())) {
            Sight<?, ?, ?> sight = room.sight(new Role(false, seat, true));
            seen.add(String.valueOf(sight.observation()));
            seen.add(sight.log(Language.EN).size());
        }
        return seen;
    }

    private Seat acting() {
        return room.sight(new Role(false, Optional.empty(), true)).toAct().getFirst();
    }

    /** One thing, or as many as may be wanted where it is a choice of several. */
    private List<String> some(List<String> known) {
        if (lastPicking.isEmpty()) {
            return List.of(any(known));
        }
        List<String> all = new ArrayList<>();
        lastPicking.get().items().forEach(item -> all.addAll(
                Collections.nCopies(Math.min(item.most(), MOST_OF_ONE), item.notation())));
        Collections.shuffle(all, new Random(random.nextLong()));
        int least = lastPicking.get().limits().stream().mapToInt(Picking.Limit::least).max().orElse(0);
        int number = least > 0 && random.nextInt(4) > 0 ? least : random.nextInt(all.size() + 1);
        return number == 0 ? List.of(any(known)) : all.subList(0, Math.min(number, all.size()));
    }

    /** What that seat may do now; the same as long as nothing changes. */
    private List<String> known(Seat seat) {
        Known asked = new Known(room.id(), room.version(), seat);
        if (!asked.equals(lastAsked)) {
            lastAsked = asked;
            lastKnown = choices(seat);
        }
        return lastKnown;
    }

    private List<String> choices(Seat seat) {
        List<String> known = new ArrayList<>();
        Sight<?, ?, ?> sight = room.sight(new Role(false, Optional.of(seat), false));
        for (Choice<?> choice : sight.choices(Language.EN)) {
            known.add(choice.notation());
        }
        lastPicking = sight.picking(Language.EN);
        if (!known.isEmpty() && heard.size() < 2000) {
            heard.add(any(known));
        }
        return known;
    }

    private String any(List<String> some) {
        return some.get(random.nextInt(some.size()));
    }

    private List<String> nonsense(List<String> known) {
        List<String> actions = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            String action = known.isEmpty() || random.nextInt(3) == 0
                    ? heard.isEmpty() ? "" : any(heard)
                    : any(known);
            actions.add(random.nextInt(4) == 0 ? action : spoilt(action));
        }
        return random.nextInt(50) == 0 ? List.of() : actions;
    }

    private String spoilt(String action) {
        int at = random.nextInt(action.length() + 1);
        char odd = ODD.charAt(random.nextInt(ODD.length()));
        return switch (random.nextInt(8)) {
            case 0 -> action.substring(0, at);
            case 1 -> action.substring(0, at) + odd + action.substring(at);
            case 2 -> action.replaceAll("\\d+", String.valueOf(random.nextInt()));
            case 3 -> action + " " + (heard.isEmpty() ? odd : any(heard));
            case 4 -> String.join(" ", List.of(action.split(" ")).reversed());
            case 5 -> action.replaceAll("\\d+", "999999999999999999999");
            case 6 -> String.valueOf(odd).repeat(random.nextInt(190));
            default -> action.toUpperCase(java.util.Locale.ROOT) + odd;
        };
    }
}
