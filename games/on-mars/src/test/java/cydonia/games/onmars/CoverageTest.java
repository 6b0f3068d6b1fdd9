package cydonia.games.onmars;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Printed;
import cydonia.games.onmars.cards.Research;
import cydonia.games.onmars.cards.Scientist;
import cydonia.games.onmars.cards.SoloCard;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Random play meets everything there is: every action, card, tile and kind of happening. Only some private goals are
 * too hard for players who spend the cards as crystals; each of them has its own test.
 */
@DisplayName("Coverage by play")
class CoverageTest {

    private static final int GAMES = 600;
    private static final Set<Class<?>> ACTIONS = new HashSet<>();
    private static final Set<Class<?>> HAPPENINGS = new HashSet<>();
    private static final Set<Object> THINGS = new HashSet<>();
    private static final Set<Class<?>> QUESTIONS = new HashSet<>();

    @BeforeAll
    static void play() {
        Prose<OnMarsAction, OnMarsView> prose = new OnMars().prose(Language.FR);
        for (int i = 0; i < GAMES; i++) {
            int seats = 1 + i % 4;
            Map<String, String> options = Map.of("first-colonists", i % 3 == 0 ? "on" : "off", "length",
                    i % 2 == 0 ? "short" : "long");
            Seed seed = Seed.of(i);
            DiceCup dice = Dice.choosing(seed, 1).open();
            Table table = new OnMars().begin(Setup.of(new OnMars().profile(), seats, options), seed).table().copy();
            Asking.list(table);
            table.audience = happening -> heard(happening, prose);
            for (int turn = 0; turn < 20_000 && !table.toAct().isEmpty(); turn++) {
                Seat seat = table.toAct().getFirst();
                List<OnMarsAction> legal = table.legal(seat);
                OnMarsAction action = legal.get(dice.roll(legal.size()));
                QUESTIONS.add(table.question().orElseThrow().getClass());
                ACTIONS.add(action.getClass());
                THINGS.add(action);
                Asking.play(table, seat, action);
            }
        }
    }

    private static void heard(Happening happening, Prose<OnMarsAction, OnMarsView> prose) {
        if (HAPPENINGS.add(happening.getClass())) {
            assertThat(prose.tell(happening)).isNotBlank();
        }
        switch ((OnMarsHappening) happening) {
            case OnMarsHappening.Collected(var who, Printed tile, int hex) -> THINGS.add(tile);
            case OnMarsHappening.MissionStep(var who, Mission mission, int left) -> THINGS.add(mission);
            case OnMarsHappening.SoloCardShown(SoloCard card, var _) -> THINGS.add(card);
            case OnMarsHappening.ContractFulfilled(var who, Contract contract) -> THINGS.add(contract);
            case OnMarsHappening.PlanTaken(var who, Blueprint card) -> THINGS.add("taken " + card);
            case OnMarsHappening.Upgraded(var who, Blueprint card, int hex) -> THINGS.add("built " + card);
            case OnMarsHappening.BuildingUsed(var who, Blueprint card) -> THINGS.add("used " + card);
            case OnMarsHappening.Hired(var who, Scientist scientist) -> THINGS.add(scientist);
            default -> {
                // counted by its class
            }
        }
    }

    @Test
    void every_kind_of_action_and_happening_occurs() {
        assertThat(ACTIONS).contains(OnMarsAction.class.getPermittedSubclasses());
        assertThat(HAPPENINGS).contains(OnMarsHappening.class.getPermittedSubclasses());
    }

    @Test
    void every_question_is_asked() {
        assertThat(QUESTIONS).contains(Question.class.getPermittedSubclasses());
    }

    @Test
    void every_main_and_executive_action_is_done() {
        for (MainAction main : MainAction.ALL) {
            met(OnMarsAction.Act.of(main));
        }
        for (Executive executive : Executive.ALL) {
            met(OnMarsAction.Execute.of(executive));
        }
    }

    @Test
    void every_blueprint_is_taken_built_and_used() {
        for (Blueprint card : Blueprint.ALL) {
            met("taken " + card);
            met("built " + card);
            met("used " + card);
        }
    }

    private static void met(Object thing) {
        assertThat(THINGS.contains(thing)).as("%s occurs in random play", thing).isTrue();
    }

    @Test
    void every_scientist_contract_and_mission_plays_a_part() {
        Scientist.ALL.forEach(CoverageTest::met);
        Contract.ALL.forEach(CoverageTest::met);
        Mission.ALL.forEach(CoverageTest::met);
    }

    @Test
    void every_tile_is_collected_and_every_solo_card_drawn() {
        Discovery.ALL.forEach(CoverageTest::met);
        Research.ALL.forEach(CoverageTest::met);
        SoloCard.ALL.forEach(CoverageTest::met);
    }
}
