package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Audience;
import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Names;
import cydonia.engine.Notation;
import cydonia.engine.Obstacle;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.martians.MartiansContractTest.Invariants;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansObstacle;
import cydonia.games.martians.language.MartiansView;
import cydonia.games.martians.language.Question;
import cydonia.games.martians.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The words in which the rules are tested: given a scenario, when somebody plays, then something is so. */
abstract class RulesTest {

    static final Seat RED = Seat.RED;
    static final Seat GREEN = Seat.GREEN;
    static final Seat BLUE = Seat.BLUE;
    static final Seat YELLOW = Seat.YELLOW;

    private MartiansPosition now = Scenario.com(2).position();
    private boolean markets;

    void given(MartiansPosition position) {
        Invariants.check(position.table());
        now = position;
        nobodyOffers();
    }

    /** From now on offers between player-turns are asked for; otherwise nobody wants to make any. */
    void withMarkets() {
        markets = true;
    }

    private void nobodyOffers() {
        while (!markets && table().question() instanceof Question.OpenOffer) {
            now = now.apply(now.toAct().getFirst(), new MartiansAction.NoTrade());
        }
    }

    /** The event comes before turn 3, in stable weather. */
    void event(Event event, Scenario scenario) {
        given(scenario.nextEvent(event).nextWeather(Weather.STABLE).beforeTurn(3));
    }

    MartiansPosition now() {
        return now;
    }

    Table table() {
        return now.table();
    }

    /** Plays these actions, each by the one seat that is asked. */
    void when(String... actions) {
        for (String action : actions) {
            assertThat(now.toAct()).as("who plays “%s”", action).hasSize(1);
            when(now.toAct().getFirst(), action);
        }
    }

    /** A dig of which the crystals are not named takes the most. */
    void when(Seat seat, String action) {
        MartiansAction parsed = new Martians().notation().parse(action);
        if (table().question() instanceof Question.TakeCrystals && !(parsed instanceof MartiansAction.Take)) {
            now = now.apply(seat, now.legal(seat).getFirst());
        }
        assertThat(now.legal(seat)).as("what %s may do", seat).contains(parsed);
        now = now.apply(seat, parsed);
        Invariants.check(now.table());
        nobodyOffers();
    }

    /** The one seat that is asked chooses all of this at once, in any order. */
    void together(String... actions) {
        Match<MartiansPosition, MartiansAction, MartiansView> match = Match.begin(new From(now),
                Campaign.setup(table().terms.seats, Map.of()), Seed.of(1));
        List<MartiansAction> parsed = Stream.of(actions).map(new Martians().notation()::parse).toList();
        now = match.after(now.toAct().getFirst(), parsed, Audience.NOBODY).position();
        Invariants.check(now.table());
    }

    /** The game as it goes on from a position. */
    private record From(MartiansPosition position)
            implements
                Game<MartiansPosition, MartiansAction, MartiansView> {

        @Override
        public Profile profile() {
            return new Martians().profile();
        }

        @Override
        public MartiansPosition begin(Setup setup, Seed seed) {
            return position;
        }

        @Override
        public Notation<MartiansAction> notation() {
            return new Martians().notation();
        }

        @Override
        public Prose<MartiansAction, MartiansView> prose(Language language, Names names) {
            return new Martians().prose(language, names);
        }
    }

    /** The one seat that is asked may not do this, for all of these reasons. */
    void rejected(String action, MartiansObstacle... reasons) {
        Seat seat = now.toAct().getFirst();
        MartiansAction parsed = new Martians().notation().parse(action);
        assertThat(now.legal(seat)).as("what %s may do", seat).doesNotContain(parsed);
        if (reasons.length > 0) {
            List<Obstacle> told = new ArrayList<>();
            for (Refusal<MartiansAction> refusal : now.refusals(seat)) {
                if (refusal.action().equals(parsed)) {
                    told.addAll(refusal.obstacles());
                }
            }
            assertThat(told).as("why “%s” is refused", action).contains(reasons);
        }
    }

    void allowed(String action) {
        Seat seat = now.toAct().getFirst();
        assertThat(now.legal(seat)).as("what %s may do", seat).contains(new Martians().notation().parse(action));
    }

    List<String> legal() {
        return legal(now.toAct().getFirst());
    }

    List<String> legal(Seat seat) {
        return now.legal(seat).stream().map(new Martians().notation()::print).toList();
    }

    int has(Good good) {
        return has(RED, good);
    }

    int has(Seat seat, Good good) {
        return table().stocks.of(table().terms.stockOf(seat.index()), good);
    }

    int reputation() {
        return has(Good.REPUTATION);
    }

    int timeLeft() {
        return table().acting.time;
    }

    int need(int quarters, Need need) {
        return table().colonies.need(quarters - 1, need);
    }

    List<Integer> quarters(int quarters) {
        return List.of(need(quarters, Need.OXYGEN), need(quarters, Need.SICKNESS), need(quarters, Need.HUNGER));
    }

    int cards(Seat seat) {
        return now.observe(seat).boards().get(seat.index()).cards();
    }

    int score(Seat seat) {
        return now.open().score(seat);
    }
}
