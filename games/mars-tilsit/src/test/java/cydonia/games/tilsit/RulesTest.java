package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Audience;
import cydonia.engine.Game;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Refusal;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.MarsView;
import cydonia.games.tilsit.rules.Scoring;
import cydonia.games.tilsit.table.Colony;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** A chapter of the rules as play: given a scenario, when somebody acts in notation, then something has changed. */
abstract class RulesTest {

    static final Seat RED = Seat.RED;
    static final Seat GREEN = Seat.GREEN;
    static final Seat BLUE = Seat.BLUE;
    static final Seat YELLOW = Seat.YELLOW;

    private static final MarsTilsit GAME = new MarsTilsit();

    MarsPosition now = Scenario.of(2).position();
    final List<Happening> heard = new ArrayList<>();

    void given(Scenario scenario) {
        now = scenario.position();
    }

    /** The same scenario with other dice, until the table is as wished. */
    void given(Scenario scenario, String action, Predicate<MarsPosition> wish) {
        for (long seed = 0; seed < 1_000; seed++) {
            MarsPosition before = scenario.dice(Seed.of(seed)).position();
            if (wish.test(before.apply(RED, read(action)))) {
                now = before;
                return;
            }
        }
        throw new AssertionError("no dice do that");
    }

    void when(Seat who, String... actions) {
        for (String action : actions) {
            assertThat(now.toAct()).as("before %s %s", who, action).contains(who);
            assertThat(now.legal(who)).as("legal for %s", who).contains(read(action));
            now = now.apply(who, read(action), heard::add);
            MarsContractTest.Invariants.hold(now.table());
        }
    }

    void refused(Seat who, String action) {
        assertThat(now.legal(who)).as("legal for %s", who).doesNotContain(read(action));
    }

    /** Refused, and told why. */
    void refused(Seat who, String action, String because) {
        refused(who, action);
        Refusal<MarsAction> refusal = now.refusals(who).stream().filter(r -> r.action().equals(read(action)))
                .findFirst().orElseThrow(() -> new AssertionError("no reason is told against " + action));
        assertThat(refusal.obstacles().stream().map(o -> GAME.prose(Language.EN).explain(o))).contains(because);
    }

    void accepted(Seat who, String action) {
        assertThat(now.legal(who)).as("legal for %s", who).contains(read(action));
    }

    Colony colony(Seat who) {
        return now.table().colony(who);
    }

    int hand(Seat who, Resource what) {
        return colony(who).hand[what.ordinal()];
    }

    int points(Seat who) {
        return Scoring.points(now.table(), colony(who));
    }

    String told(Class<? extends MarsHappening> kind) {
        return heard.stream().filter(kind::isInstance).map(GAME.prose(Language.EN)::tell).findFirst()
                .orElseThrow(() -> new AssertionError("nothing told of " + kind.getSimpleName() + " in " + heard));
    }

    static MarsAction read(String action) {
        return GAME.notation().parse(action);
    }

    /** Several things at once, in any order, as people choose them. */
    void whenTogether(Seat who, String... actions) {
        now = at(now).after(who, Arrays.stream(actions).map(RulesTest::read).toList(), heard::add).position();
        MarsContractTest.Invariants.hold(now.table());
    }

    /** What a person hears who chooses several things that do not go together; nothing changes. */
    void refusedTogether(Seat who, String because, String... actions) {
        var before = now.imprint();
        assertThatThrownBy(() -> whenTogether(who, actions)).isInstanceOf(Refused.class).hasMessageContaining(because);
        assertThat(now.imprint()).isEqualTo(before);
    }

    /** A match that begins here. */
    private static Match<MarsPosition, MarsAction, MarsView> at(MarsPosition start) {
        return Match.begin(new Game<MarsPosition, MarsAction, MarsView>() {
            @Override
            public Profile profile() {
                return GAME.profile();
            }

            @Override
            public MarsPosition begin(Setup setup, Seed seed) {
                return start;
            }

            @Override
            public Notation<MarsAction> notation() {
                return GAME.notation();
            }

            @Override
            public Prose<MarsAction, MarsView> prose(Language language, Names names) {
                return GAME.prose(language, names);
            }
        }, Setup.of(GAME.profile(), start.table().terms.seats()), Seed.of(0));
    }

    /** What a person at the border hears. */
    static void refusedAtTheBorder(Match<MarsPosition, MarsAction, MarsView> match, Seat who, String action,
            String message) {
        var before = match.position().imprint();
        assertThatThrownBy(() -> match.play(who, read(action), Audience.NOBODY)).isInstanceOf(Refused.class)
                .hasMessageContaining(message);
        assertThat(match.position().imprint()).isEqualTo(before);
    }
}
