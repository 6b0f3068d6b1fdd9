package cydonia.ai.terraforming;

import cydonia.ai.Counting;
import cydonia.ai.Hopes;
import cydonia.ai.Knowledge;
import cydonia.ai.Net;
import cydonia.ai.Traits;
import cydonia.engine.Seat;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.TerraformingRollout;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Points at the end are what counts; until then money is points to come, and production is money to come. Alone, what
 * counts is whether all that money will finish Mars in time.
 */
public final class TerraformingKnowledge
        implements
            Knowledge<TerraformingPosition, TerraformingAction, TerraformingRollout> {

    /** The traits of games alone, and the first of them that says whether a card is there. */
    public static final int TRAITS_ALONE = AloneTraits.COUNT;
    public static final int FIRST_CARD_ALONE = AloneTraits.FIRST_CARD;

    private static final Net LEARNED_ALONE = learned("learned/terraforming-mars.solo.txt");
    private static final double OPENNESS_ALONE = 0.1;

    private final Optional<Net> alone;

    public TerraformingKnowledge() {
        this(Optional.of(LEARNED_ALONE));
    }

    /** The same with another net for games alone, or with none. */
    public TerraformingKnowledge(Optional<Net> alone) {
        this.alone = alone;
    }

    private static Net learned(String file) {
        try (InputStream in = Objects.requireNonNull(Net.class.getResourceAsStream(file), file)) {
            return readAlone(in);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A net for games alone. */
    public static Net readAlone(InputStream from) throws IOException {
        return Net.read(from, TRAITS_ALONE);
    }

    /** What such a net learns from. */
    public static void traitsAlone(TerraformingRollout table, Traits to) {
        Alone.traits(table, Seat.of(0), to);
    }

    @Override
    public TerraformingRollout open(TerraformingPosition world) {
        return world.open();
    }

    @Override
    public void value(TerraformingRollout table, double[] hopes) {
        var outcome = table.outcome();
        if (outcome.isPresent()) {
            Hopes.ended(outcome.get(), hopes);
        } else if (hopes.length == 1) {
            hopes[0] = Alone.hope(table, Seat.of(0), alone);
        } else {
            Rivals.hopes(table, hopes);
        }
    }

    /**
     * Among rivals the turns are short, and only the rest of a generation tells what a beginning was good for. Alone a
     * longer look made no difference.
     */
    @Override
    public int horizon(int seats) {
        return seats == 1 ? Knowledge.super.horizon(seats) : 30;
    }

    /** Alone, trying now and then what weighs little won more games; among rivals it did not. */
    @Override
    public double openness(int seats) {
        return seats == 1 ? OPENNESS_ALONE : Knowledge.super.openness(seats);
    }

    @Override
    public boolean settled(TerraformingRollout table) {
        return table.betweenActions();
    }

    @Override
    public void weigh(TerraformingRollout table, Seat seat,
            List<TerraformingAction> legal, double[] weights) {
        Wishes wishes = new Wishes(table, seat);
        for (int i = 0; i < legal.size(); i++) {
            weights[i] = wishes.weight(legal.get(i));
        }
    }

    @Override
    public double weight(TerraformingRollout table, Seat seat,
            TerraformingAction action) {
        return new Wishes(table, seat).weight(action);
    }

    @Override
    public Optional<Counting<TerraformingRollout>> counting(TerraformingRollout table, int seats, Seat seat) {
        return Optional.of(new Accounts(seat, Prices.of(table, seat)));
    }
}
