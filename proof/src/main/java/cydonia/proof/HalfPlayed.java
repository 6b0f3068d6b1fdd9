package cydonia.proof;

import cydonia.engine.Language;
import cydonia.engine.Option;
import cydonia.engine.Refused;
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
import cydonia.tables.sight.Picking;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;

/** Fills a database with games that have begun and are left somewhere, with any number of people and any options. */
final class HalfPlayed {

    private static final int LONGEST = 250;
    /** After so many refusals in a row a table is left as it is. */
    private static final int STUCK = 200;
    private static final int MOST_OF_ONE = 8;

    private final Hall hall;
    private final SplittableRandom random;
    private int keys;

    private HalfPlayed(Hall hall, SplittableRandom random) {
        this.hall = hall;
        this.random = random;
    }

    /** So many tables of each game. */
    static void fill(Games games, Storage storage, int tables, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        try (Hall hall = new Hall(storage, games, Tokens::seed, () -> Seed.of(random.nextLong()), Clock.systemUTC(),
                new Hall.Customs(Duration.ofDays(1), Integer.MAX_VALUE))) {
            HalfPlayed people = new HalfPlayed(hall, random);
            for (Title<?, ?, ?> title : games.all()) {
                for (int i = 0; i < tables; i++) {
                    people.play(title);
                }
            }
        }
    }

    private void play(Title<?, ?, ?> title) {
        TableRoom room = sitDown(title);
        int refused = 0;
        for (int left = random.nextInt(LONGEST); left > 0 && refused < STUCK && room.phase() == Phase.PLAYING;) {
            boolean done = act(room);
            left -= done ? 1 : 0;
            refused = done ? 0 : refused + 1;
        }
        hall.forget(room.id());
    }

    private TableRoom sitDown(Title<?, ?, ?> title) {
        String host = Tokens.fresh();
        TableRoom room = hall.create(wish(title), host, "table");
        Sight<?, ?, ?> seen = room.sight(new Role(true, Optional.of(Seat.RED), false));
        for (Seat seat : Seat.first(seen.setup().seats())) {
            seen.invitation(seat, host).ifPresent(link -> room.invitations().join(Tokens.sha256(link),
                    Tokens.sha256(Tokens.fresh()), "Zoé", request()));
        }
        return room;
    }

    /** Options that do not go together are thrown once more, and in the end left as they are. */
    private NewTable wish(Title<?, ?, ?> title) {
        int seats = random.nextInt(title.profile().minSeats(), title.profile().maxSeats() + 1);
        List<Taker> takers = new ArrayList<>(Collections.nCopies(seats, Taker.GUEST));
        takers.set(0, Taker.HOST);
        Map<String, String> options = new HashMap<>();
        for (Option option : title.profile().options()) {
            options.put(option.id(), option.values().get(random.nextInt(option.values().size())).id());
        }
        try {
            title.game().begin(Setup.of(title.profile(), seats, options), Seed.of(1));
        } catch (Refused apart) {
            options.clear();
        }
        return new NewTable(title.profile().id(), new Setup(seats, options), "Ann", takers);
    }

    private boolean act(TableRoom room) {
        List<Seat> waits = room.sight(new Role(false, Optional.empty(), true)).toAct();
        Seat seat = waits.get(random.nextInt(waits.size()));
        Sight<?, ?, ?> sight = room.sight(new Role(false, Optional.of(seat), false));
        Answer answer = room.act(seat, some(sight), true, room.version(), request());
        return answer instanceof Answer.Done;
    }

    /** One thing, or as many as may be wanted where it is a choice of several. */
    private List<String> some(Sight<?, ?, ?> sight) {
        List<String> known = sight.notations();
        Optional<? extends Picking<?>> picking = sight.picking(Language.EN);
        if (picking.isEmpty()) {
            return List.of(known.get(random.nextInt(known.size())));
        }
        List<String> all = new ArrayList<>();
        picking.get().items().forEach(item -> all.addAll(
                Collections.nCopies(Math.min(item.most(), MOST_OF_ONE), item.notation())));
        Collections.shuffle(all, new Random(random.nextLong()));
        int least = picking.get().limits().stream().mapToInt(Picking.Limit::least).max().orElse(0);
        int number = least > 0 && random.nextInt(4) > 0 ? least : random.nextInt(all.size() + 1);
        return number == 0
                ? List.of(known.get(random.nextInt(known.size())))
                : all.subList(0, Math.min(number, all.size()));
    }

    private Entry.Request request() {
        return new Entry.Request("somebody", "key " + keys++);
    }
}
