package cydonia.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What players have come to")
class StandingsTest {

    @Test
    void everybody_sits_everywhere_the_same_number_of_times() {
        assertThat(Lineups.of(2, 2)).containsExactly(List.of(0, 1), List.of(1, 0));
        assertThat(Lineups.of(2, 4)).containsExactly(List.of(0, 1, 0, 1), List.of(1, 0, 1, 0));
        assertThat(Lineups.of(3, 2)).containsExactlyInAnyOrder(List.of(0, 1), List.of(1, 0), List.of(0, 2),
                List.of(2, 0), List.of(1, 2), List.of(2, 1));
        assertThat(Lineups.of(2, 1)).containsExactly(List.of(0), List.of(1));
        assertThat(Lineups.of(1, 3)).containsExactly(List.of(0, 0, 0));
    }

    @Test
    void a_team_is_of_one_level_and_counts_once() {
        assertThat(Lineups.teams(2, 3)).containsExactly(List.of(0, 0, 0), List.of(1, 1, 1));
        Standings standings = new Standings(2);
        List<Outcome.Result> both = List.of(new Outcome.Result(Seat.RED, 7, 1, true),
                new Outcome.Result(Seat.GREEN, 7, 1, true));
        standings.add(List.of(1, 1), new Outcome(Outcome.Kind.COOPERATIVE, both, List.of()));
        assertThat(standings.games(1)).isEqualTo(1);
        assertThat(standings.wins(1)).isEqualTo(1);
        assertThat(standings.games(0)).isZero();
    }

    @Test
    void the_interval_is_wilsons() {
        Interval interval = Interval.of(8, 10);
        assertThat(interval.low()).isCloseTo(0.4902, within(0.0001));
        assertThat(interval.high()).isCloseTo(0.9433, within(0.0001));
        assertThat(Interval.of(0, 10).low()).isCloseTo(0, within(1e-9));
        assertThat(Interval.of(10, 10).high()).isCloseTo(1, within(1e-9));
    }

    @Test
    void elo_tells_how_often_one_beats_the_other() {
        double[] elo = Elo.of(new double[][]{{0, 75.5}, {24.5, 0}});
        assertThat(elo[0]).isCloseTo(-elo[1], within(1e-6));
        assertThat(1 / (1 + Math.pow(10, (elo[1] - elo[0]) / 400))).isCloseTo(76.0 / 101, within(1e-6));
        assertThat(Elo.of(new double[][]{{0, 0}, {0, 0}})).containsExactly(0, 0);
    }

    @Test
    void a_shared_win_is_half_a_win_and_a_win_against_the_game_a_whole_one() {
        Standings standings = new Standings(2);
        List<Outcome.Result> both = List.of(new Outcome.Result(Seat.RED, 10, 1, true),
                new Outcome.Result(Seat.GREEN, 10, 1, true));
        standings.add(List.of(0, 1), new Outcome(Outcome.Kind.COMPETITIVE, both, List.of()));
        assertThat(standings.wins(0)).isEqualTo(0.5);
        standings.add(List.of(0, 1), new Outcome(Outcome.Kind.COOPERATIVE, both, List.of()));
        assertThat(standings.wins(1)).isEqualTo(1.5);
        assertThat(standings.meanScore(1)).isEqualTo(10);
    }
}
