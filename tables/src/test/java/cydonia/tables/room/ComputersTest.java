package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Knowledge;
import cydonia.ai.Level;
import cydonia.ai.Player;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Match;
import cydonia.engine.Picks;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Several;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.Scenario;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.titles.Gallery;
import cydonia.titles.Games;
import cydonia.titles.Title;
import cydonia.titles.learn.Handbook;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What computer players send to the table. */
@Timeout(120)
class ComputersTest {

    /** Counts the worlds that are imagined. */
    private record Counting<P, A extends Action, R extends Rollout<P, A>>(Knowledge<P, A, R> known,
            AtomicInteger worlds) implements Knowledge<P, A, R> {

        @Override
        public R open(P world) {
            worlds.incrementAndGet();
            return known.open(world);
        }

        @Override
        public void value(R table, double[] hopes) {
            known.value(table, hopes);
        }

        @Override
        public double weight(R table, Seat seat, A action) {
            return known.weight(table, seat, action);
        }

        @Override
        public boolean settled(R table) {
            return known.settled(table);
        }
    }

    @Test
    void a_computer_goes_on_with_its_thoughts_as_long_as_its_own_decisions_follow_each_other(@TempDir Path folder)
            throws InterruptedException {
        AtomicInteger worlds = new AtomicInteger();
        TerraformingMars game = new TerraformingMars();
        var counting = new Counting<>(new TerraformingKnowledge(), worlds);
        var title = new Title<>(game, counting, Gallery.PLAIN, (_, _) -> Map.of(),
                Handbook.<TerraformingView>unwritten());
        List<Entry> log;
        try (Storage storage = Storage.inFolder(folder);
                Hall hall = new Hall(storage, new Games(List.of(title)), () -> Seed.of(1), () -> Seed.of(7),
                        Clock.systemUTC(), new Hall.Customs(Duration.ZERO, 100))) {
            TableRoom room = hall.create(new NewTable("terraforming-mars", new Setup(1, Map.of()), "Ann",
                    List.of(NewTable.Taker.computer(Level.HARD))), Tokens.fresh(), Tokens.fresh());
            room.visit("");
            while (room.version() < 40) {
                Thread.sleep(5);
            }
            log = storage.log(room.id(), 0);
        }
        int atTheTable = worlds.getAndSet(0);
        var match = Match.begin(game, new Setup(1, Map.of()), Seed.of(7));
        for (Entry entry : log) {
            if (Event.parse(entry.text()) instanceof Event.Acted(Seat seat, List<String> actions)) {
                Computers.choose(Level.HARD.player(counting, 1), match.position(), seat, () -> Seed.of(1));
                match.take(match.after(seat, actions.stream().map(game.notation()::parse).toList(), Audience.NOBODY));
            }
        }
        assertThat(atTheTable).as("worlds, and with players who forget at once").isLessThan(worlds.get());
    }

    @Test
    void a_computer_names_the_marker_that_is_left_too_although_nobody_asks_for_it() {
        MartiansPosition twoOfThreeGo = Scenario.com(2).noNeeds().needs(1, 0, 1, 1)
                .marker(0, Infrastructure.MOXIE, 1).marker(0, Infrastructure.LANDING_PAD, 1)
                .marker(0, Infrastructure.GREENHOUSES, 1).nextEvent(cydonia.games.martians.box.Event.VALVES)
                .maintenance();
        Several<MartiansAction> several = twoOfThreeGo.several(Seat.RED).orElseThrow();
        Player<MartiansPosition, MartiansAction, MartiansView> player = Level.RANDOM
                .player(Games.martians().knowledge(), 2);
        Set<List<MartiansAction>> ways = new HashSet<>();
        AtomicLong chance = new AtomicLong();
        for (int i = 0; i < 40; i++) {
            List<MartiansAction> chosen = Computers.choose(player, twoOfThreeGo, Seat.RED,
                    () -> Seed.of(chance.getAndIncrement()));
            assertThat(Picks.of(several, chosen).problem()).as("%s", chosen).isEmpty();
            ways.add(chosen);
        }
        assertThat(ways).as("all of them were met").hasSize(3);
    }
}
