package cydonia.ai.review;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cydonia.ai.Calibration;
import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Level;
import cydonia.ai.Player;
import cydonia.ai.tilsit.MarsKnowledge;
import cydonia.engine.Audience;
import cydonia.engine.Match;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.tilsit.MarsPosition;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.games.tilsit.Scenario;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A game thought over after its end")
class ReviewTest {

    private static final MarsTilsit GAME = new MarsTilsit();
    private static final Reviewer<MarsPosition, MarsAction, MarsView> REVIEWER = new Reviewer<>(new MarsKnowledge(),
            Calibration.NONE, 60);

    private static MarsAction action(String notation) {
        return GAME.notation().parse(notation);
    }

    @Test
    void a_blunder_is_found_and_named() {
        MarsPosition nearlyWon = nearlyThere(nearlyThere(Scenario.of(2).option("target", "10"), RED), GREEN)
                .turn(RED, Phase.END).position();
        Judgement<MarsAction> blunder = REVIEWER.judge(2, 7, nearlyWon, new Match.Move<>(RED, action("done")),
                Seed.of(1));
        assertThat(blunder.better().orElseThrow().action()).isEqualTo(action("staff spaceport"));
        assertThat(blunder.loss()).isGreaterThan(0.1);
        Judgement<MarsAction> right = REVIEWER.judge(2, 7, nearlyWon,
                new Match.Move<>(RED, action("staff spaceport")), Seed.of(1));
        assertThat(right.better()).isEmpty();
        assertThat(right.loss()).isZero();
    }

    /** One colonist at work is missing for victory. */
    private static Scenario nearlyThere(Scenario scenario, Seat seat) {
        return scenario.has(seat, Installation.HABITATION, 4).has(seat, Installation.COMMUNICATION, 3)
                .has(seat, Installation.RESEARCH, 2).has(seat, Installation.POWER, 3)
                .has(seat, Installation.SPACEPORT, 1, 0);
    }

    /** Red plays by chance, Green looks ahead. */
    private static Match<MarsPosition, MarsAction, MarsView> unequalGame() {
        Match<MarsPosition, MarsAction, MarsView> match = Match.begin(GAME,
                Setup.of(GAME.profile(), 2, Map.of("target", "10")), Seed.of(4));
        Player<MarsPosition, MarsAction, MarsView> careless = Level.RANDOM.player(new MarsKnowledge(), 2);
        Player<MarsPosition, MarsAction, MarsView> careful = Level.HARD.player(new MarsKnowledge(), 2,
                Effort.iterations(60));
        while (!match.position().toAct().isEmpty()) {
            Seat seat = match.position().toAct().getFirst();
            match.take(match.after(seat, (seat == RED ? careless : careful)
                    .choose(Decision.of(match.position(), seat), Seed.of(match.moves().size())).action(),
                    Audience.NOBODY));
        }
        return match;
    }

    @Test
    void whoever_plays_by_chance_makes_more_mistakes_and_what_became_of_everybody_is_the_sum_of_its_causes() {
        Match<MarsPosition, MarsAction, MarsView> match = unequalGame();
        AtomicInteger looked = new AtomicInteger();
        Review<MarsAction> review = REVIEWER.review(match, Seed.of(1), looked::set);

        assertThat(looked).hasValue(match.moves().size());
        assertThat(review.judgements()).extracting(Judgement::number)
                .isEqualTo(IntStream.range(0, match.moves().size())
                        .filter(i -> match.position(i).legal(match.moves().get(i).seat()).size() > 1).boxed().toList());
        assertThat(review.judgements()).allSatisfy(judgement -> assertThat(
                judgement.chances().stream().mapToDouble(chance -> chance).sum()).isLessThanOrEqualTo(1 + 1e-9));
        assertThat(review.accuracy(RED)).isLessThan(review.accuracy(GREEN));
        assertThat(review.decisive()).hasSize(3).isSortedAccordingTo((a, b) -> a.number() - b.number());
        for (Seat seat : List.of(RED, GREEN)) {
            Review.Account account = review.account(seat);
            assertThat(account.first() + account.own() + account.others() + account.luck())
                    .isCloseTo(account.last(), within(1e-9));
            assertThat(account.own()).isLessThanOrEqualTo(0);
            assertThat(account.last()).isEqualTo(review.outcome().orElseThrow().of(seat).won() ? 1 : 0);
        }
        assertThat(review.account(RED).own()).isLessThan(review.account(GREEN).own());
    }

    @Test
    void chances_are_told_as_they_came_true_and_what_they_all_say_is_no_mistake() {
        MarsPosition nearlyWon = nearlyThere(nearlyThere(Scenario.of(2).option("target", "10"), RED), GREEN)
                .turn(RED, Phase.END).position();
        Match.Move<MarsAction> blunder = new Match.Move<>(RED, action("done"));
        Calibration.Drawn alike = new Calibration.Drawn(0, Math.log(0.3 / 0.7));
        Calibration flat = new Calibration(alike, alike);
        Judgement<MarsAction> judged = new Reviewer<>(new MarsKnowledge(), flat, 60).judge(2, 7, nearlyWon, blunder,
                Seed.of(1));
        assertThat(judged.chances()).allSatisfy(chance -> assertThat(chance).isCloseTo(0.3, within(1e-9)));
        assertThat(judged.better()).isEmpty();
    }

    @Test
    void a_game_that_was_given_up_ends_with_what_was_hoped_last_and_its_mistakes_are_counted_by_their_size() {
        Judgement<String> sound = new Judgement<>(0, RED, "a", List.of(0.5, 0.5), Optional.empty());
        Judgement<String> large = new Judgement<>(2, RED, "b", List.of(0.3, 0.7),
                Optional.of(new Judgement.Better<>("c", List.of(0.2, -0.2))));
        Judgement<String> small = new Judgement<>(3, RED, "b", List.of(0.4, 0.6),
                Optional.of(new Judgement.Better<>("c", List.of(0.02, -0.02))));
        Review<String> review = new Review<>(List.of(sound, large, small), Optional.empty());
        Review.Account account = review.account(RED);
        assertThat(account.last()).isEqualTo(0.4);
        assertThat(account.own()).isCloseTo(-0.22, within(1e-9));
        assertThat(account.luck()).isCloseTo(0.12, within(1e-9));
        assertThat(review.mistakes(RED)).isEqualTo(1);
        assertThat(review.inaccuracies(RED)).isEqualTo(1);
        assertThat(review.accuracy(RED)).isCloseTo(1.0 / 3, within(1e-9));
        assertThat(review.mistakes(GREEN) + review.inaccuracies(GREEN)).isZero();
    }

    @Test
    void a_game_that_goes_on_is_not_reviewed() {
        Match<MarsPosition, MarsAction, MarsView> begun = Match.begin(GAME, Setup.of(GAME.profile(), 2), Seed.of(1));
        assertThatThrownBy(() -> REVIEWER.review(begun, Seed.of(1), done -> {
        })).isInstanceOf(IllegalArgumentException.class);
    }
}
