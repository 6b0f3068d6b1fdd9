package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Dice;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.server.api.Writing;
import cydonia.tables.room.Answer;
import cydonia.tables.room.AnyCommand;
import cydonia.tables.room.Elsewhere;
import cydonia.tables.room.Hall;
import cydonia.tables.room.NewTable;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.room.Role;
import cydonia.tables.room.Sight;
import cydonia.tables.room.TableRoom;
import cydonia.tables.room.Tokens;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Nobody gets a byte that depends on what they may not know")
class SecrecyTest {

    private static final Title<?, ?, ?> DUNES = Title.plain(new Dunes());

    private static final Role PUBLIC = new Role(false, Optional.empty(), true);
    /** The beginning is looked at move by move, what follows more and more rarely. */
    private static final int MOVE_BY_MOVE = 12;

    private final Pages pages = new Pages();
    private final Path folder;

    SecrecyTest(@TempDir Path folder) {
        this.folder = folder;
    }

    static Stream<Title<?, ?, ?>> games() {
        return Stream.concat(Stream.of(DUNES), Games.known().all().stream());
    }

    @ParameterizedTest
    @MethodSource("games")
    void pages_and_answers_are_the_same_in_every_world_that_looks_the_same(Title<?, ?, ?> game) {
        int compared = 0;
        int alike = 0;
        try (Storage storage = Storage.inFolder(folder);
                Hall hall = new Hall(storage, new Games(List.of(game)), Tokens::seed,
                        () -> Seed.of(11), Clock.systemUTC(), new Hall.Customs(Duration.ofDays(1), 10))) {
            List<Taker> takers = List.of(Taker.HOST, Taker.COMPUTER, Taker.COMPUTER);
            TableRoom room = hall.create(new NewTable(game.profile().id(), new Setup(3, Map.of()), "Ann", takers),
                    Tokens.fresh(), "key");
            for (Seat seat : Seat.first(3).subList(1, 3)) {
                String link = Tokens.fresh();
                room.invitations().invite(seat, link, new Entry.Request("host", seat.word()));
                String invite = room.sight(PUBLIC).seats().get(seat.index()).invite().orElseThrow();
                room.invitations().join(invite, seat.word(), seat.word(), new Entry.Request(seat.word(), "join"));
            }
            var dice = Dice.choosing(Seed.of(5), 0).open();
            for (int move = 0; room.phase() == Phase.PLAYING; move++) {
                List<Seat> toAct = room.sight(PUBLIC).toAct();
                Seat acting = toAct.get(dice.roll(toAct.size()));
                boolean looked = move % (1 + move / MOVE_BY_MOVE) == 0;
                String open = looked ? bytes(room.sight(PUBLIC)) : "";
                for (Seat viewer : looked ? Seat.first(3) : List.<Seat>of()) {
                    Role role = role(viewer);
                    Dice guess = Dice.guessing(Seed.of(move), viewer.index());
                    String real = bytes(room.sight(role));
                    assertSame(real, bytes(Elsewhere.redealt(room, viewer, role, guess)));
                    assertSame(open, bytes(Elsewhere.redealt(room, viewer, PUBLIC, guess)));
                    compared++;
                    if (viewer != acting && toAct.size() > 1) {
                        alike += sameToAll(Elsewhere.lookAlikes(room, acting, role));
                    }
                }
                if (looked && toAct.size() > 1) {
                    alike += sameToAll(Elsewhere.lookAlikes(room, acting, PUBLIC));
                }
                Answer answer = AnyCommand.act(room, acting, dice, new Entry.Request("x", "move " + move));
                assertThat(answer).isInstanceOf(Answer.Done.class);
            }
        }
        assertThat(compared).isGreaterThan(50);
        assertThat(alike).matches(count -> count > 0 || !game.equals(DUNES), "some secret choices looked alike");
    }

    /**
     * Choices made in secret that a viewer cannot tell apart must leave the same page behind; tells how many there
     * were.
     */
    private int sameToAll(List<List<Sight<?, ?, ?>>> groups) {
        int compared = 0;
        for (List<Sight<?, ?, ?>> group : groups) {
            for (Sight<?, ?, ?> other : group.subList(1, group.size())) {
                assertSame(bytes(group.getFirst()), bytes(other));
                compared++;
            }
        }
        return compared;
    }

    /** Shows the first difference and what is around it. */
    private static void assertSame(String one, String other) {
        int at = Arrays.mismatch(one.toCharArray(), other.toCharArray());
        if (at >= 0) {
            int from = Math.max(0, at - 200);
            assertThat(other.substring(from, Math.min(other.length(), at + 200)))
                    .isEqualTo(one.substring(from, Math.min(one.length(), at + 200)));
        }
    }

    private static Role role(Seat seat) {
        return new Role(false, Optional.of(seat), false);
    }

    /** Everything the server would send to that viewer, but for the fresh key of the form. */
    private String bytes(Sight<?, ?, ?> sight) {
        StringBuilder all = new StringBuilder();
        for (Language language : Language.values()) {
            all.append(pages.table(Models.table(sight, language, Optional.empty(), -1, Optional.empty()))
                    .replaceAll("name=\"key\" value=\"[^\"]*\"", ""));
            all.append(Writing.write(Json.state(sight, language, "no token", 0)));
        }
        return all.toString();
    }
}
