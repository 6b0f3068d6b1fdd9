package cydonia.ai.onmars;

import cydonia.ai.Counting;
import cydonia.ai.Hopes;
import cydonia.ai.Instinct;
import cydonia.ai.Knowledge;
import cydonia.ai.Learned;
import cydonia.ai.Net;
import cydonia.ai.Sense;
import cydonia.ai.Traits;
import cydonia.engine.Seat;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.OnMarsRollout;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.Question;
import java.util.List;
import java.util.Optional;

/** Points at the end count, and until then what will become points; alone, what Lacerda's challenge asks for. */
public final class OnMarsKnowledge implements Knowledge<OnMarsPosition, OnMarsAction, OnMarsRollout> {

    /** Points more than the lead that has to be reached, when all else is; what is lacking counts against it. */
    public static final Learned<OnMarsRollout> LEARNED_ALONE = learned("solo", OnMarsKnowledge::challenge);
    /** The same at the third difficulty, where everything turns on the fourth level of the colony. */
    public static final Learned<OnMarsRollout> LEARNED_AT_THREE = learned("solo.3", OnMarsKnowledge::challenge);
    /** The lead in the end, in points. */
    public static final Learned<OnMarsRollout> LEARNED_OF_TWO = learned("two",
            (table, seat, to) -> Rivals.traits(table.survey(), roundsLeft(table, 2), seat, to));

    /** What a company that plays alone goes by when it chooses at a glance. */
    public static final Sense<OnMarsAction, OnMarsRollout> SENSE = new OnMarsSense();

    private static final Net ALONE = LEARNED_ALONE.net();
    private static final Net AT_THREE = LEARNED_AT_THREE.net();
    private static final Net OF_TWO = LEARNED_OF_TWO.net();
    private static final Instinct<OnMarsAction, OnMarsRollout> INSTINCT = Instinct.of(SENSE);
    private static final double USUAL_ROUNDS = 12;
    /** The difficulty with a net of its own, and at which an instinct wins more games in the same time. */
    private static final int HARD = 3;

    private final Optional<Net> alone;
    private final Optional<Net> atThree;
    private final Optional<Net> ofTwo;
    private final Optional<Instinct<OnMarsAction, OnMarsRollout>> instinct;

    public OnMarsKnowledge() {
        this(Optional.of(ALONE), Optional.of(AT_THREE), Optional.of(OF_TWO), Optional.of(INSTINCT));
    }

    /**
     * The same with other nets and another instinct, or without.
     *
     * @param alone
     *            for those who play alone
     * @param atThree
     *            for those of them who play at the third difficulty; without it they go by the other one
     */
    public OnMarsKnowledge(Optional<Net> alone, Optional<Net> atThree, Optional<Net> ofTwo,
            Optional<Instinct<OnMarsAction, OnMarsRollout>> instinct) {
        this.alone = alone;
        this.atThree = atThree;
        this.ofTwo = ofTwo;
        this.instinct = instinct;
    }

    private static Learned<OnMarsRollout> learned(String name, Learned.Look<OnMarsRollout> look) {
        return new Learned<>("on-mars." + name, OnMarsTraits.COUNT, OnMarsTraits.FIRST_CARD, OnMarsTraits.RECKONED,
                OnMarsTraits.RECKONED_END, look);
    }

    private static void challenge(OnMarsRollout table, Seat seat, Traits to) {
        Challenge.traits(table.survey(), roundsLeft(table, 1), to);
    }

    private static double roundsLeft(OnMarsRollout table, int seats) {
        return Calendar.roundsLeft(table.survey(), Math.max(2, seats));
    }

    @Override
    public OnMarsRollout open(OnMarsPosition world) {
        return world.open();
    }

    @Override
    public void value(OnMarsRollout rollout, double[] hopes) {
        var outcome = rollout.outcome();
        if (outcome.isPresent()) {
            Hopes.ended(outcome.get(), hopes);
            return;
        }
        Survey table = rollout.survey();
        double rounds = roundsLeft(rollout, hopes.length);
        if (hopes.length == 1) {
            hopes[0] = Challenge.hope(table, rounds, table.difficulty() == HARD ? atThree.or(() -> alone) : alone);
            return;
        }
        if (hopes.length == 2 && ofTwo.isPresent() && !table.finalRound()) {
            Rivals.learnedHopes(table, rounds, ofTwo.get(), hopes);
        } else {
            Rivals.hopes(table, rounds, hopes);
        }
    }

    /** Among rivals the next journey tells what the last one was good for; a net has learned that. */
    @Override
    public int horizon(int seats) {
        return seats == 1 || seats == 2 && ofTwo.isPresent() ? Knowledge.super.horizon(seats) : 30;
    }

    /** Between actions: nothing is paid for and not yet received. */
    @Override
    public boolean settled(OnMarsRollout table) {
        return isSettled(table);
    }

    static boolean isSettled(OnMarsRollout table) {
        Question question = table.survey().question().orElse(null);
        return question == null || question instanceof Question.Turn || question instanceof Question.LastMoment
                || question instanceof Question.Shuttle;
    }

    @Override
    public double progress(OnMarsRollout table, int seats) {
        return Math.max(0, 1 - roundsLeft(table, seats) / USUAL_ROUNDS);
    }

    @Override
    public double weight(OnMarsRollout table, Seat seat, OnMarsAction action) {
        return Leanings.weight(table.survey(), seat, action);
    }

    @Override
    public void weigh(OnMarsRollout table, Seat seat, List<OnMarsAction> legal, double[] weights) {
        Knowledge.super.weigh(table, seat, legal, weights);
        if (table.survey().difficulty() == HARD) {
            instinct.ifPresent(learned -> learned.weigh(table, seat, legal, weights));
        }
    }

    @Override
    public Optional<Counting<OnMarsRollout>> counting(OnMarsRollout table, int seats, Seat seat) {
        return Optional.of(Accounts.from(table.survey(), seats, seat));
    }
}
