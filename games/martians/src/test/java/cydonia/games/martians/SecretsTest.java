package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Viewer;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansHappening;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("What is hidden, and from whom")
class SecretsTest extends RulesTest {

    @ParameterizedTest
    @EnumSource(value = Mode.class, names = {"SEMI", "COM"})
    void analysis_cards_are_hidden_where_stocks_are_not_shared(Mode mode) {
        given(Scenario.of(3, Map.of("mode", mode.id())).holds(RED, 2, AnalysisCard.YELLOW).position());
        assertThat(now().observe(RED).boards().getFirst().hand()).contains(Map.of(AnalysisCard.YELLOW, 2));
        assertThat(now().observe(GREEN).boards().getFirst().hand()).isEmpty();
        assertThat(now().observe(GREEN).boards().getFirst().cards()).isEqualTo(2);
        assertThat(now().observe(Viewer.PUBLIC).boards().getFirst().hand()).isEmpty();
        assertThat(guessedHands(GREEN)).as("green guesses many hands for red").hasSizeGreaterThan(3);
        assertThat(guessedHands(RED)).as("red knows").hasSize(1);
    }

    private Set<Map<AnalysisCard, Integer>> guessedHands(Seat viewer) {
        Set<Map<AnalysisCard, Integer>> hands = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            hands.add(now().determinise(viewer, Dice.guessing(Seed.of(5), i)).observe(RED).boards().getFirst().hand()
                    .orElseThrow());
        }
        return hands;
    }

    @Test
    void analysis_cards_are_open_in_coop() {
        given(Scenario.coop(2).holds(RED, 1, AnalysisCard.VIOLET).position());
        assertThat(now().observe(GREEN).boards().getFirst().hand()).contains(Map.of(AnalysisCard.VIOLET, 1));
        assertThat(now().observe(GREEN).boards().get(1).hand()).as("one hand for all")
                .contains(Map.of(AnalysisCard.VIOLET, 1));
    }

    @Test
    void drawing_cards_is_told_to_others_without_the_cards() {
        given(Scenario.com(2).has(9, Good.CURRENCY).has(9, Good.REGOLITH).employs(RED, Expert.SOIL_SCIENTIST)
                .position());
        List<Happening> heard = new ArrayList<>();
        now().apply(RED, new MartiansAction.Consult(Expert.SOIL_SCIENTIST), heard::add);
        MartiansHappening.AnalysisDrawn drawn = heard.stream()
                .filter(MartiansHappening.AnalysisDrawn.class::isInstance)
                .map(MartiansHappening.AnalysisDrawn.class::cast)
                .findFirst().orElseThrow();
        assertThat(drawn.cards()).hasSize(2);
        assertThat(((MartiansHappening.AnalysisDrawn) drawn.seenBy(GREEN)).cards()).isEmpty();
        assertThat(((MartiansHappening.AnalysisDrawn) drawn.seenBy(GREEN)).count()).isEqualTo(2);
        assertThat(drawn.seenBy(RED)).isEqualTo(drawn);
    }

    @Test
    void the_next_weather_is_guessed_by_those_without_a_report() {
        given(Scenario.com(2).developed(RED, Technology.WEATHER_REPORT).nextWeather(Weather.EARTHQUAKE).position());
        Set<Integer> green = new HashSet<>();
        Set<Integer> red = new HashSet<>();
        for (int i = 0; i < 60; i++) {
            green.add(now().determinise(GREEN, Dice.guessing(Seed.of(5), i)).table().conditions.nextWeather);
            red.add(now().determinise(RED, Dice.guessing(Seed.of(5), i)).table().conditions.nextWeather);
        }
        assertThat(green).hasSizeGreaterThan(3);
        assertThat(red).containsExactly(Weather.EARTHQUAKE.ordinal());
    }

    @ParameterizedTest
    @CsvSource({"COM, false", "SEMI, false", "COOP, true"})
    void the_next_weather_is_told_to_its_owner_and_to_others_only_where_stocks_are_shared(Mode mode, boolean told) {
        given(Scenario.of(2, Map.of("mode", mode.id())).built(Infrastructure.LABORATORY).position());
        when("place laboratory 1");
        MartiansHappening.Foreseen foreseen = heard(RED, new MartiansAction.Develop(Technology.WEATHER_REPORT),
                MartiansHappening.Foreseen.class);
        assertThat(((MartiansHappening.Foreseen) foreseen.seenBy(RED)).weather()).isPresent();
        assertThat(((MartiansHappening.Foreseen) foreseen.seenBy(GREEN)).weather().isPresent()).isEqualTo(told);
        assertThat(((MartiansHappening.Foreseen) foreseen.seenBy(Viewer.PUBLIC)).weather().isPresent())
                .isEqualTo(told);
    }

    @Test
    void which_hidden_objective_was_kept_is_told_to_nobody_else() {
        given(Scenario.of(2, Map.of(Martians.HIDDEN_OBJECTIVES, "on")).draft());
        MartiansHappening.ObjectiveKept kept = heard(RED, now().legal(RED).getFirst(),
                MartiansHappening.ObjectiveKept.class);
        assertThat(((MartiansHappening.ObjectiveKept) kept.seenBy(RED)).card()).isPresent();
        assertThat(((MartiansHappening.ObjectiveKept) kept.seenBy(GREEN)).card()).isEmpty();
        assertThat(((MartiansHappening.ObjectiveKept) kept.seenBy(Viewer.PUBLIC)).card()).isEmpty();
    }

    private <H extends MartiansHappening> H heard(Seat seat, MartiansAction action, Class<H> what) {
        List<Happening> heard = new ArrayList<>();
        now().apply(seat, action, heard::add);
        return heard.stream().filter(what::isInstance).map(what::cast).findFirst().orElseThrow();
    }
}
