package cydonia.games.terraforming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Audience;
import cydonia.engine.Fact;
import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Outlook;
import cydonia.engine.Profile;
import cydonia.engine.Refusal;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import cydonia.games.terraforming.text.TerraformingProse;
import cydonia.testkit.Laws;
import cydonia.testkit.Walk;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Words to write rules tests in: a scenario, what is played in notation, and what has changed since. */
abstract class RulesTest {

    static final Seat RED = Seat.RED;
    static final Seat GREEN = Seat.GREEN;
    static final Seat BLUE = Seat.BLUE;

    private static final TerraformingMars GAME = new TerraformingMars();

    private @Nullable TerraformingPosition before;
    private @Nullable TerraformingPosition now;

    final void given(Scenario scenario) {
        before = scenario.position();
        now = before;
    }

    /** Plays actions one after the other; each must be legal. */
    final void when(Seat seat, String... actions) {
        for (String action : actions) {
            assertThat(legal(seat)).as("legal for %s", seat).contains(action);
            now = now().apply(seat, GAME.notation().parse(action), Audience.NOBODY);
        }
    }

    /** Gives one command: everything that is chosen together, in this order. */
    final void command(Seat seat, String... actions) {
        Match<TerraformingPosition, TerraformingAction, TerraformingView> match = Match.begin(new Begun(now()),
                Setup.of(GAME.profile(), table().seats, Map.of()), Seed.of(1));
        match.play(seat, Stream.of(actions).map(GAME.notation()::parse).toList(), Audience.NOBODY);
        now = match.position();
    }

    /** The command is refused with this sentence, and nothing changes. */
    final void commandRefused(Seat seat, String why, String... actions) {
        TerraformingPosition unchanged = now();
        assertThatThrownBy(() -> command(seat, actions)).isInstanceOf(Refused.class).hasMessage(why);
        assertThat(now()).isSameAs(unchanged);
    }

    /** From here on every law holds, whatever is chosen. */
    final void obeysEveryLaw(int actions) {
        Setup setup = Setup.of(GAME.profile(), table().seats, Map.of());
        for (int seed = 1; seed <= 5; seed++) {
            var walk = Walk.random(new Begun(now()), setup, Seed.of(seed), actions);
            for (Laws law : Laws.values()) {
                if (law != Laws.RANDOM_GAMES_END) {
                    walk.obeys(law);
                }
            }
        }
    }

    /** The game, begun at any position. */
    private record Begun(
            TerraformingPosition start) implements Game<TerraformingPosition, TerraformingAction, TerraformingView> {

        @Override
        public Profile profile() {
            return GAME.profile();
        }

        @Override
        public TerraformingPosition begin(Setup setup, Seed seed) {
            return start;
        }

        @Override
        public Notation<TerraformingAction> notation() {
            return GAME.notation();
        }

        @Override
        public TerraformingProse prose(Language language, Names names) {
            return GAME.prose(language, names);
        }
    }

    final TerraformingPosition now() {
        if (now == null) {
            throw new IllegalStateException("nothing was given");
        }
        return now;
    }

    final Table table() {
        return now().table();
    }

    private Table tableBefore() {
        if (before == null) {
            throw new IllegalStateException("nothing was given");
        }
        return before.table();
    }

    final List<String> legal(Seat seat) {
        return now().legal(seat).stream().map(GAME.notation()::print).toList();
    }

    final void allowed(Seat seat, String... actions) {
        assertThat(legal(seat)).contains(actions);
    }

    final void refused(Seat seat, String... actions) {
        assertThat(legal(seat)).doesNotContain(actions);
    }

    /** The action is not legal, and this is every reason why. */
    final void refusedBecause(Seat seat, String action, TerraformingObstacle... obstacles) {
        refused(seat, action);
        List<Refusal<TerraformingAction>> found = now().refusals(seat).stream()
                .filter(refusal -> GAME.notation().print(refusal.action()).equals(action)).toList();
        assertThat(found).as("explanation of %s", action).hasSize(1);
        assertThat(found.getFirst().obstacles()).containsExactly(obstacles);
    }

    /** What the action would cost and certainly change. */
    final List<Fact> foreseen(Seat seat, String action) {
        allowed(seat, action);
        return Outlook.of(now(), table().seats, seat, GAME.notation().parse(action)).facts();
    }

    final boolean pointless(Seat seat, String action) {
        allowed(seat, action);
        return now().pointless(seat, GAME.notation().parse(action));
    }

    final int stock(Seat seat, Resource what) {
        return table().players[seat.index()].stock[what.ordinal()];
    }

    final int production(Seat seat, Resource what) {
        return table().players[seat.index()].production[what.ordinal()];
    }

    final int gained(Seat seat, Resource what) {
        return stock(seat, what) - tableBefore().players[seat.index()].stock[what.ordinal()];
    }

    final int stepsGained(Seat seat, Resource what) {
        return production(seat, what) - tableBefore().players[seat.index()].production[what.ordinal()];
    }

    final int rating(Seat seat) {
        return table().players[seat.index()].rating;
    }

    final int ratingGained(Seat seat) {
        return rating(seat) - tableBefore().players[seat.index()].rating;
    }

    final int cardsGained(Seat seat) {
        return table().players[seat.index()].hand.size() - tableBefore().players[seat.index()].hand.size();
    }

    final boolean holds(Seat seat, String card) {
        return table().players[seat.index()].hand.has(Cards.of(card).index());
    }

    final boolean inPlay(Seat seat, String card) {
        return table().players[seat.index()].inPlay.has(Cards.of(card).index());
    }

    final int tags(Seat seat, Tag tag) {
        return table().players[seat.index()].tags[tag.ordinal()];
    }

    final int cubes(String card) {
        return Stocks.cubes(table(), Cards.of(card).index());
    }

    final int worth(Seat seat, String card) {
        return Scoring.worth(table(), seat.index(), Cards.of(card).index());
    }

    final boolean free(String area) {
        return (table().mars.taken() >>> Area.of(area).index() & 1) == 0;
    }

    final int score(Seat seat) {
        return Scoring.score(table(), seat.index());
    }
}
