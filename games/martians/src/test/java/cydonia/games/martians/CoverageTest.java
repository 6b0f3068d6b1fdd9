package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Choices;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.games.martians.table.Table;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Random games, and what was seen in them. Nothing in the box lies there unused. */
@DisplayName("Everything is used in random play")
class CoverageTest {

    private static final int GAMES = 5_000;

    private static final Set<Object> SEEN = new HashSet<>();
    private static final Set<Class<?>> HAPPENED = new HashSet<>();

    @BeforeAll
    static void play() {
        List<Setup> setups = Campaign.setups();
        List<Setup> contracts = setups.stream().filter(setup -> Martians.agree(setup).contracts).toList();
        for (int game = 0; game < GAMES; game++) {
            List<Setup> some = game % 4 == 0 ? contracts : setups;
            Table table = new Martians().begin(some.get(game % some.size()), Seed.of(1_000 + game)).table().copy();
            table.audience = CoverageTest::hear;
            DiceCup dice = Dice.choosing(Seed.of(game), 0).open();
            while (!table.agenda.toAct().isEmpty()) {
                List<Seat> seats = table.agenda.toAct();
                Seat seat = seats.get(dice.roll(seats.size()));
                MartiansAction action = pick(table.agenda.legal(table, seat, new Choices<>()), dice, game % 2 == 0);
                SEEN.add(action.getClass());
                note(action);
                table.agenda.play(table, seat, action);
            }
        }
        voteOnAnAccomplishedMission();
    }

    /** Players at random do not come so far. */
    private static void voteOnAnAccomplishedMission() {
        for (MartiansAction vote : List.of(new MartiansAction.EndGame(), new MartiansAction.GoOn())) {
            Table table = Scenario.semi(2).noNeeds().cycle(3).filled("habitat-module", 2).filled("welcome-stock", 1)
                    .built(Infrastructure.HOSPITAL, Infrastructure.WATER_PLANT).maintenance().table().copy();
            table.audience = CoverageTest::hear;
            SEEN.add(vote.getClass());
            table.agenda.play(table, table.agenda.toAct().getFirst(), vote);
        }
    }

    /** At random; every other game by busy people, who would rather do something rare than trade, deliver or stop. */
    private static MartiansAction pick(List<MartiansAction> legal, DiceCup dice, boolean busy) {
        if (busy) {
            for (int i = dice.roll(legal.size()), left = legal.size(); left > 0; left--, i = (i + 1) % legal.size()) {
                if (rare(legal.get(i)) && dice.roll(4) > 0) {
                    return legal.get(i);
                }
            }
        }
        MartiansAction action = legal.get(dice.roll(legal.size()));
        return busy && idle(action) ? legal.get(dice.roll(legal.size())) : action;
    }

    private static boolean rare(MartiansAction action) {
        return action instanceof MartiansAction.Fulfil || action instanceof MartiansAction.Research
                || action instanceof MartiansAction.Accomplish || action instanceof MartiansAction.Consult
                || action instanceof MartiansAction.Build || action instanceof MartiansAction.Analyse
                || action instanceof MartiansAction.Harvest || action instanceof MartiansAction.HireExpert
                || action instanceof MartiansAction.Place place && place.where().site();
    }

    private static boolean idle(MartiansAction action) {
        return action instanceof MartiansAction.Finish || action instanceof MartiansAction.Offer
                || action instanceof MartiansAction.Deliver
                || action instanceof MartiansAction.Take take && take.regolith() + take.ice() < 2;
    }

    private static void hear(Happening happening) {
        HAPPENED.add(happening.getClass());
        switch (happening) {
            case MartiansHappening.EventCame(var event) -> SEEN.add(event);
            case MartiansHappening.WeatherCame(var weather) -> SEEN.add(weather);
            case MartiansHappening.CardSpent(var _, var card) -> SEEN.add(card);
            default -> {
                // its class is enough
            }
        }
    }

    private static void note(MartiansAction action) {
        switch (action) {
            case MartiansAction.Fulfil(var contract) -> SEEN.add(contract);
            case MartiansAction.Research(var tile) -> SEEN.add(tile);
            case MartiansAction.Accomplish(var task) -> SEEN.add(task);
            case MartiansAction.Develop(var technology) -> SEEN.add(technology);
            case MartiansAction.Consult(var expert) -> SEEN.add(expert);
            case MartiansAction.HireAssistant(var assistant) -> SEEN.add(assistant);
            case MartiansAction.Plant(var tile) -> SEEN.add(tile);
            case MartiansAction.Keep(var card) -> SEEN.add(card);
            default -> {
                // its class is enough
            }
        }
    }

    private static void unused(Object[] things) {
        assertThat(things).isNotEmpty();
        assertThat(Arrays.stream(things).filter(thing -> !SEEN.contains(thing))).as("never used").isEmpty();
    }

    @Test
    void every_kind_of_action() {
        assertThat(SEEN).containsAll(Arrays.asList(MartiansAction.class.getPermittedSubclasses()));
    }

    @Test
    void every_kind_of_happening() {
        assertThat(HAPPENED).containsAll(Arrays.asList(MartiansHappening.class.getPermittedSubclasses()));
    }

    @Test
    void every_event_and_weather() {
        unused(Event.values());
        unused(Weather.values());
    }

    @Test
    void every_contract_tile_and_analysis_card() {
        unused(Contract.values());
        unused(ResearchTile.values());
        unused(AnalysisCard.values());
    }

    @Test
    void every_expert_assistant_technology_and_plantation() {
        unused(Expert.values());
        unused(Assistant.values());
        unused(Technology.values());
        unused(Plantation.values());
    }

    @Test
    void every_hidden_objective() {
        unused(HiddenObjective.values());
    }

    /** Some tasks need half a mission before them, which random play does not manage; the won games have them all. */
    @Test
    void nearly_every_task() {
        Set<Objective> missing = new HashSet<>(Mission.tasks());
        missing.removeIf(SEEN::contains);
        assertThat(missing).extracting(Objective::id).isSubsetOf("archive", "launch", "transmit-find", "power-core");
    }
}
