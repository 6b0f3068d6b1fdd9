package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import cydonia.engine.Action;
import cydonia.engine.CardText;
import cydonia.engine.Chance;
import cydonia.engine.Dice;
import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Source;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * What every game inherits: all {@link Laws} over many seeds, for every setup it can be played with. Positions are
 * values, and every test walks games of its own, so the tests of one factory run at the same time.
 */
public abstract class GameContract<P extends Position<P, A, O>, A extends Action, O> {

    private static final int GUESSED = 60;
    private static final Set<Law> OF_CHANCE = Set.of(Laws.STREAMS_KEEP_APART, Laws.GUESSES_ROLL_OTHERWISE,
            Laws.GUESSES_KNOW_NOTHING_HIDDEN, Laws.ROLLOUT_AND_VALUE_AGREE, Laws.THE_LOG_IS_THE_GAME);
    private static final int DEALS = 100;
    private static final int MANY_DEALS = 1_000;
    /** Long enough for hands to differ. */
    private static final int DEALT = 60;

    protected abstract Game<P, A, O> game();

    /** Every seat count, and the options that change the rules. */
    protected abstract List<Setup> setups();

    /** The conservation laws of the game, asserted after every action. */
    protected abstract void invariants(P position);

    /** No random game takes more actions than this. */
    protected abstract int longestGame();

    protected int gamesPerSetup() {
        return 3;
    }

    /** Whether a seat may know something that another may not. A game where all is open, or for one alone, says no. */
    protected boolean seatsHideThings(Setup setup) {
        return setup.seats() > 1;
    }

    @TestFactory
    @Execution(ExecutionMode.CONCURRENT)
    Stream<DynamicContainer> laws() {
        return Arrays.stream(Laws.values()).map(law -> dynamicContainer(law.sentence(), forEachSetup(law)));
    }

    @TestFactory
    @Execution(ExecutionMode.CONCURRENT)
    Stream<DynamicTest> conservation() {
        return setups().stream().map(setup -> dynamicTest("conservation laws: " + describe(setup), () -> {
            for (Seed seed : seeds()) {
                Walk<P, A, O> walk = walk(setup, seed);
                for (Walk.Step<P, A> step : walk.steps()) {
                    check(walk, step.before());
                }
                check(walk, walk.last());
            }
        }));
    }

    /** Without this, a guess that simply kept the real hidden things would obey every law. */
    @TestFactory
    @Execution(ExecutionMode.CONCURRENT)
    Stream<DynamicTest> guesses() {
        return setups().stream().filter(this::seatsHideThings)
                .map(setup -> dynamicTest("what others hide is really guessed: " + describe(setup), () -> {
                    List<Walk<P, A, O>> walks = seeds().stream().map(seed -> walk(setup, seed))
                            .toList();
                    for (Seat me : Seat.first(setup.seats())) {
                        assertThat(walks).as("%s guessed nothing otherwise than it was in any of these games", me)
                                .anyMatch(walk -> guessesOtherwise(walk, me));
                    }
                }));
    }

    private boolean guessesOtherwise(Walk<P, A, O> walk, Seat me) {
        return walk.some(GUESSED).stream().anyMatch(step -> {
            P guess = step.before().determinise(me, Dice.guessing(walk.seed(), 5));
            return walk.seats().stream()
                    .anyMatch(other -> !guess.observe(other).equals(step.before().observe(other)));
        });
    }

    /**
     * How many of each kind lie in the heaps of that table, by the source that draws from it: those that only chance
     * draws from. A game has one for each of its decks and piles; nothing where there are none.
     */
    protected Map<Source, int[]> heaps(P position) {
        return Map.of();
    }

    /** A heap that is a set of bits. */
    protected static int[] heap(long set) {
        return LongStream.range(0, Long.SIZE).mapToInt(i -> (int) (set >>> i & 1)).toArray();
    }

    @TestFactory
    @Execution(ExecutionMode.CONCURRENT)
    Stream<DynamicTest> deals() {
        return deals(DEALS);
    }

    @TestFactory
    @Tag("deep")
    @Execution(ExecutionMode.CONCURRENT)
    Stream<DynamicTest> many_deals() {
        return deals(MANY_DEALS);
    }

    private Stream<DynamicTest> deals(int count) {
        int each = Math.ceilDiv(count, setups().size());
        return setups().stream().filter(setup -> !heaps(game().begin(setup, Seed.of(1))).isEmpty())
                .map(setup -> dynamicTest("the next card is the same, whoever draws it: " + describe(setup), () -> {
                    Setup streams = setup.with(Chance.STREAMS);
                    Deals<P, A, O> deals = new Deals<>(this::heaps);
                    int compared = 0;
                    for (Seed seed : seeds(each)) {
                        compared += deals.compare(Walk.random(game(), streams, seed, DEALT),
                                Walk.curious(game(), streams, seed, DEALT));
                    }
                    assertThat(compared).as("heaps compared").isPositive();
                }));
    }

    /** Fields of the table, such as {@code Table.audience}, that are no part of the position. */
    protected Set<String> notState() {
        return Set.of();
    }

    /** Fields that follow from others: the imprint need not have them. */
    protected Set<String> derived() {
        return Set.of();
    }

    @TestFactory
    @Execution(ExecutionMode.CONCURRENT)
    Stream<DynamicTest> imprints() {
        return setups().stream().map(setup -> dynamicTest(
                "every field of the table is in its imprint and in its copy: " + describe(setup), () -> {
                    for (Walk.Step<P, A> step : dealtFromStreams(setup).some(3)) {
                        new ImprintCheck(step.before().open(), notState(), derived()).check();
                    }
                }));
    }

    @Test
    void every_card_speaks_both_languages() {
        List<CardText> english = game().prose(Language.EN).cards();
        List<CardText> french = game().prose(Language.FR).cards();
        assertThat(french).hasSameSizeAs(english).isNotEmpty();
        for (int i = 0; i < english.size(); i++) {
            assertThat(french.get(i).id()).isEqualTo(english.get(i).id());
            assertThat(french.get(i).reconstructed()).isEqualTo(english.get(i).reconstructed());
            assertThat(english.get(i).name()).isNotBlank();
            assertThat(french.get(i).name()).isNotBlank();
            assertThat(english.get(i).text()).as(english.get(i).id()).isNotBlank();
            assertThat(french.get(i).text()).as(french.get(i).id()).isNotBlank();
        }
    }

    private Stream<DynamicTest> forEachSetup(Law law) {
        return setups().stream()
                .map(setup -> dynamicTest(describe(setup), () -> {
                    seeds().forEach(seed -> walk(setup, seed).obeys(law));
                    if (OF_CHANCE.contains(law)) {
                        dealtFromStreams(setup).obeys(law);
                    }
                }));
    }

    /** Every second game is dealt from streams, and played by somebody who tries what was done least. */
    private Walk<P, A, O> walk(Setup setup, Seed seed) {
        return seed.low() % 2 == 0
                ? Walk.curious(game(), setup.with(Chance.STREAMS), seed, longestGame())
                : Walk.random(game(), setup.with(Chance.ONE_COUNTER), seed, longestGame());
    }

    /** Whoever walks a single game for each setup sees streams here. */
    private Walk<P, A, O> dealtFromStreams(Setup setup) {
        return Walk.random(game(), setup.with(Chance.STREAMS), Seed.of(1), longestGame());
    }

    private List<Seed> seeds() {
        return seeds(gamesPerSetup());
    }

    private static List<Seed> seeds(int count) {
        return LongStream.rangeClosed(1, count).mapToObj(Seed::of).toList();
    }

    private void check(Walk<P, A, O> walk, P position) {
        try {
            invariants(position);
        } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError("in " + walk + ": " + broken.getMessage(), broken);
        }
    }

    private static String describe(Setup setup) {
        return setup.seats() + " seats, " + setup.options();
    }
}
