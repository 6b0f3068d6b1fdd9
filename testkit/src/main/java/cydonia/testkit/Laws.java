package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.Fact;
import cydonia.engine.Imprint;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Outcome;
import cydonia.engine.Outlook;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Refusal;
import cydonia.engine.Replay;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Undo;
import cydonia.engine.Viewer;
import cydonia.testkit.Walk.Step;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The laws every game obeys, whatever it is about. */
public enum Laws implements Law {

    RANDOM_GAMES_END("a random game ends as it was set up to, with an outcome only then") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            assertThat(walk.last().toAct()).as("still to act at the end of %s", walk).isEmpty();
            assertThat(walk.last().outcome()).as("outcome at the end of %s", walk)
                    .hasValueSatisfying(outcome -> assertThat(outcome.kind()).as("kind of %s", walk)
                            .isEqualTo(walk.game().kind(walk.setup())));
            for (Step<P, A> step : walk.steps()) {
                assertThat(step.before().outcome()).as("outcome in the middle of %s", walk).isEmpty();
            }
        }
    },

    WHOEVER_IS_TO_ACT_CAN("every seat that is to act has a legal action, listed once, and no other seat has") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            for (Step<P, A> step : walk.steps()) {
                for (Seat seat : walk.seats()) {
                    List<A> legal = step.before().legal(seat);
                    assertThat(legal.isEmpty()).as("%s has nothing to do in %s", seat, walk)
                            .isEqualTo(!step.before().toAct().contains(seat));
                    assertThat(new HashSet<>(legal)).as("actions listed twice for %s in %s", seat, walk)
                            .hasSameSizeAs(legal);
                }
            }
        }
    },

    APPLY_LEAVES_ITS_INPUT_UNTOUCHED("apply leaves its input untouched, and gives the same result again") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            for (Step<P, A> step : walk.steps()) {
                Imprint before = step.before().imprint();
                Imprint after = step.before().apply(step.seat(), step.action()).imprint();
                assertThat(step.before().imprint()).as("position after %s was applied to it in %s", step.action(), walk)
                        .isEqualTo(before);
                assertThat(step.before().apply(step.seat(), step.action()).imprint())
                        .as("second result of %s in %s", step.action(), walk).isEqualTo(after);
            }
        }
    },

    ROLLOUT_AND_VALUE_AGREE("rollout and value agree step by step") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            P first = walk.steps().isEmpty() ? walk.last() : walk.steps().getFirst().before();
            Rollout<P, A> rollout = first.open();
            for (Step<P, A> step : walk.steps()) {
                P value = step.before();
                assertThat(rollout.toAct()).as("to act in %s", walk).isEqualTo(value.toAct());
                for (Seat seat : value.toAct()) {
                    assertThat(rollout.legal(seat)).as("legal for %s in %s", seat, walk).isEqualTo(value.legal(seat));
                }
                assertThat(rollout.seal().imprint()).as("rollout in %s", walk).isEqualTo(value.imprint());
                rollout.play(step.seat(), step.action());
            }
            assertThat(rollout.seal().imprint()).as("rollout at the end of %s", walk).isEqualTo(walk.last().imprint());
            assertThat(rollout.outcome()).as("outcome of %s", walk).isEqualTo(walk.last().outcome());
        }
    },

    THE_LOG_IS_THE_GAME("the log in notation leads through the same positions") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            Match<P, A, O> match = Match.begin(walk.game(), walk.setup(), walk.seed());
            Set<A> readAgain = new HashSet<>();
            for (Step<P, A> step : walk.steps()) {
                assertThat(match.position().imprint()).as("replayed position in %s", walk)
                        .isEqualTo(step.before().imprint());
                for (A action : step.before().legal(step.seat())) {
                    if (readAgain.add(action)) {
                        String written = walk.game().notation().print(action);
                        assertThat(walk.game().notation().parse(written)).as("“%s” read again in %s", written, walk)
                                .isEqualTo(action);
                    }
                }
                match.play(step.seat(), step.action(), Audience.NOBODY);
            }
            Replay replay = match.replay();
            Match<P, A, O> loaded = Match.of(walk.game(), replay);
            assertThat(loaded.position().imprint()).as("final position of the saved game in %s", walk)
                    .isEqualTo(walk.last().imprint());
            assertThat(loaded.replay()).isEqualTo(replay);
        }
    },

    SIMULTANEOUS_ANSWERS_COMMUTE("the order in which simultaneous answers arrive does not matter") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            for (Step<P, A> step : walk.steps()) {
                for (Seat other : step.before().toAct()) {
                    if (other != step.seat()) {
                        A answer = step.before().legal(other).getLast();
                        P mineFirst = step.before().apply(step.seat(), step.action());
                        P otherFirst = step.before().apply(other, answer);
                        assertThat(mineFirst.legal(other)).as("%s may still choose in %s", other, walk)
                                .contains(answer);
                        assertThat(mineFirst.apply(other, answer).imprint())
                                .as("%s and %s in both orders in %s", step.action(), answer, walk)
                                .isEqualTo(otherFirst.apply(step.seat(), step.action()).imprint());
                    }
                }
            }
        }
    },

    GUESSED_WORLDS_LOOK_REAL("a guessed world looks exactly like the real one from that seat") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            for (Step<P, A> step : walk.some(DEAR)) {
                for (Seat me : walk.seats()) {
                    P real = step.before();
                    P guess = real.determinise(me, Dice.guessing(walk.seed(), walk.steps().indexOf(step)));
                    assertThat(guess.observe(me)).as("seen by %s in %s", me, walk).isEqualTo(real.observe(me));
                    assertThat(guess.observe(Viewer.PUBLIC)).as("seen by the public in %s", walk)
                            .isEqualTo(real.observe(Viewer.PUBLIC));
                    assertThat(guess.toAct()).as("to act in %s", walk).isEqualTo(real.toAct());
                    assertThat(guess.legal(me)).as("legal for %s in %s", me, walk).isEqualTo(real.legal(me));
                    assertThat(guess.several(me)).as("several things for %s in %s", me, walk)
                            .isEqualTo(real.several(me));
                    for (A action : real.legal(me)) {
                        assertThat(guess.prices(me, action)).as("price of %s for %s in %s", action, me, walk)
                                .isEqualTo(real.prices(me, action));
                    }
                    assertThat(guess.refusals(me)).as("refused to %s in %s", me, walk).isEqualTo(real.refusals(me));
                    assertThat(guess.secretsOpened()).as("secrets opened in %s", walk).isEqualTo(real.secretsOpened());
                    for (Seat seat : walk.seats()) {
                        assertThat(guess.points(seat, me)).as("points of %s seen by %s in %s", seat, me, walk)
                                .isEqualTo(real.points(seat, me));
                    }
                }
            }
        }
    },

    GUESSES_KNOW_NOTHING_HIDDEN("a guessed world depends on nothing but what the seat sees and the guess") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            for (Step<P, A> step : walk.some(DEAR)) {
                for (Seat me : walk.seats()) {
                    P other = step.before().determinise(me, Dice.guessing(walk.seed(), 1));
                    Dice guess = Dice.guessing(walk.seed(), 2);
                    assertThat(other.determinise(me, guess).imprint())
                            .as("the same guess of %s from two worlds that look alike in %s", me, walk)
                            .isEqualTo(step.before().determinise(me, guess).imprint());
                }
            }
        }
    },

    STREAMS_KEEP_APART("the n-th roll of a stream is the same whatever other streams have rolled") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            new ChanceCheck<>(walk).streamsKeepApart();
        }
    },

    GUESSES_ROLL_OTHERWISE("in a guessed world no stream rolls as the real table's would") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            new ChanceCheck<>(walk).guessesRollOtherwise(DEAR);
        }
    },

    GUESSED_WORLDS_CAN_BE_PLAYED("a guessed world can be played to its end") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            for (Step<P, A> step : walk.some(8)) {
                var dice = Dice.choosing(walk.seed(), 3).open();
                Rollout<P, A> rollout = step.before().determinise(step.seat(), Dice.guessing(walk.seed(), 3)).open();
                for (int i = 0; i < 20 * (walk.steps().size() + 200) && !rollout.toAct().isEmpty(); i++) {
                    Seat seat = rollout.toAct().getFirst();
                    List<A> legal = rollout.legal(seat);
                    assertThat(legal).as("legal in a guessed world of %s", walk).isNotEmpty();
                    rollout.play(seat, legal.get(dice.roll(legal.size())));
                }
                assertThat(rollout.toAct()).as("a guessed world of %s did not end", walk).isEmpty();
            }
        }
    },

    WHAT_OPENS_NO_SECRET_SHOWS_NONE("what opens no secret shows its actor the same in every guessed world") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            for (Step<P, A> step : walk.steps()) {
                P real = step.before().apply(step.seat(), step.action());
                assertThat(real.secretsOpened()).as("secrets opened in %s", walk)
                        .isGreaterThanOrEqualTo(step.before().secretsOpened());
                if (real.secretsOpened() == step.before().secretsOpened()) {
                    P guess = step.before().determinise(step.seat(), Dice.guessing(walk.seed(), 4));
                    assertThat(guess.apply(step.seat(), step.action()).observe(step.seat()))
                            .as("what %s learns by %s in %s", step.seat(), step.action(), walk)
                            .isEqualTo(real.observe(step.seat()));
                }
            }
        }
    },

    UNDO_RESTORES_THE_POSITION("undo restores the exact position, and is refused once a secret is open") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            Match<P, A, O> match = Match.begin(walk.game(), walk.setup(), walk.seed());
            int[] begun = new int[walk.setup().seats()];
            Map<Seat, P> starts = new EnumMap<>(Seat.class);
            for (Step<P, A> step : walk.steps()) {
                Seat seat = step.seat();
                if (step.before().several(seat).filter(choice -> choice.picked() > 0).isEmpty()) {
                    begun[seat.index()] = match.moves().size();
                    starts.put(seat, step.before());
                }
                match.play(seat, step.action(), Audience.NOBODY);
                P start = match.position(begun[seat.index()]);
                P now = match.position();
                boolean secret = now.secretsOpened() > start.secretsOpened();
                assertThat(match.canUndo(seat)).as("undo of %s in %s", step.action(), walk).isEqualTo(!secret);
                if (!secret) {
                    List<Match.Move<A>> moves = match.moves();
                    Undo undo = match.undo(seat);
                    if (undo.kept().isEmpty()) {
                        assertThat(match.position().imprint()).as("after undo of %s in %s", step.action(), walk)
                                .isEqualTo(Objects.requireNonNull(starts.get(seat)).imprint());
                    }
                    moves.subList(undo.from(), moves.size()).stream().filter(move -> move.seat() == seat)
                            .forEach(move -> match.play(seat, move.action(), Audience.NOBODY));
                    assertThat(match.position().imprint()).as("the same again after undo in %s", walk)
                            .isEqualTo(now.imprint());
                    begun[seat.index()] = match.moves().size() - (moves.size() - undo.from() - undo.kept().size());
                    // what others chose meanwhile now stands before it
                    starts.put(seat, match.position(begun[seat.index()]));
                }
            }
        }
    },

    WHAT_IS_TOLD_IS_NO_SECRET("two worlds that look the same to a viewer tell that viewer the same") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            new TellingCheck<>(walk).check();
        }
    },

    SEVERAL_THINGS_IN_ANY_ORDER("several things are chosen in any order, and what is taken back leaves no trace") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            Match<P, A, O> match = Match.begin(walk.game(), walk.setup(), walk.seed());
            SeveralCheck<P, A, O> several = new SeveralCheck<>(match, walk);
            for (Step<P, A> step : walk.steps()) {
                step.before().several(step.seat()).filter(choice -> choice.picked() == 0)
                        .ifPresent(choice -> several.check(step.seat(), choice));
                match.play(step.seat(), step.action(), Audience.NOBODY);
            }
        }
    },

    WHAT_IS_FORESEEN_COMES_TRUE("what is foreseen of an action comes true, and depends on nothing hidden") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            int seats = walk.setup().seats();
            for (Step<P, A> step : walk.some(DEAR)) {
                Outlook<A> foreseen = Outlook.of(step.before(), seats, step.seat(), step.action());
                List<Fact> prices = List.copyOf(step.before().prices(step.seat(), step.action()));
                List<Fact> facts = new ArrayList<>();
                P after = step.before().apply(step.seat(), step.action(),
                        happening -> facts.addAll(happening.seenBy(step.seat()).facts()));
                for (Seat seat : walk.seats()) {
                    int more = sum(after.points(seat, step.seat())) - sum(step.before().points(seat, step.seat()));
                    facts.add(new Fact.Score(seat, more));
                }
                for (Fact fact : foreseen.facts()) {
                    assertThat(prices.contains(fact) || facts.remove(fact))
                            .as("%s, foreseen for %s in %s; true were %s", fact, step.action(), walk, facts).isTrue();
                }
                if (foreseen.pointless()) {
                    assertThat(foreseen.facts()).as("changed by %s, said to be pointless in %s", step.action(), walk)
                            .noneMatch(fact -> fact instanceof Fact.Score);
                }
                P guess = step.before().determinise(step.seat(), Dice.guessing(walk.seed(), 6));
                assertThat(Outlook.of(guess, seats, step.seat(), step.action()))
                        .as("foreseen for %s in a world that looks the same in %s", step.action(), walk)
                        .isEqualTo(foreseen);
            }
        }
    },

    SCORES_ADD_UP("a score is the sum of its explained sources") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            for (Step<P, A> step : walk.some(DEAR)) {
                Rollout<P, A> rollout = step.before().open();
                for (Seat seat : walk.seats()) {
                    assertThat(sum(step.before().points(seat, seat))).as("points of %s in %s", seat, walk)
                            .isEqualTo(rollout.score(seat));
                }
            }
            walk.last().outcome().ifPresent(outcome -> {
                for (Seat seat : walk.seats()) {
                    assertThat(sum(walk.last().points(seat, Viewer.PUBLIC))).as("final points of %s in %s", seat, walk)
                            .isEqualTo(outcome.of(seat).score());
                }
                assertThat(outcome.results()).as("results of %s", walk).hasSize(walk.setup().seats());
                if (outcome.kind() == Outcome.Kind.COMPETITIVE) {
                    assertThat(outcome.results().stream().filter(Outcome.Result::won))
                            .as("winners stand on place 1 in %s", walk).allMatch(result -> result.place() == 1);
                }
            });
        }
    },

    REFUSALS_HAVE_REASONS("what is refused is not legal, and every reason can be told") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            for (Step<P, A> step : walk.some(DEAR)) {
                for (Seat seat : walk.seats()) {
                    for (Refusal<A> refusal : step.before().refusals(seat)) {
                        assertThat(step.before().legal(seat)).as("legal for %s in %s", seat, walk)
                                .doesNotContain(refusal.action());
                        assertThat(refusal.obstacles()).as("reasons against %s in %s", refusal.action(), walk)
                                .isNotEmpty();
                        for (Language language : Language.values()) {
                            Prose<A, O> prose = walk.game().prose(language);
                            assertThat(refusal.obstacles().stream().map(prose::explain))
                                    .as("told against %s in %s", refusal.action(), walk).noneMatch(String::isBlank);
                        }
                        walk.game().notation().print(refusal.action());
                    }
                }
            }
        }
    },

    EVERYTHING_SPEAKS_BOTH_LANGUAGES("every question, choice, happening, fact and view is told in both languages") {
        @Override
        public <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk) {
            walk.some(DEAR).forEach(step -> new SpeakingCheck<>(walk, step).check());
        }
    };

    /** How many positions of a game the dear laws look at. */
    private static final int DEAR = 60;

    private final String sentence;

    Laws(String sentence) {
        this.sentence = sentence;
    }

    private static int sum(List<Points> points) {
        return points.stream().mapToInt(Points::points).sum();
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
