package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingAction.Claim;
import cydonia.games.terraforming.TerraformingAction.Fund;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;

/** Milestones and awards. Rulebook p. 10, 11. */
final class Honours {

    private static final Milestone[] MILESTONES = Milestone.values();
    private static final Award[] AWARDS = Award.values();

    private Honours() {
    }

    static void list(Table t, int seat, Choices<TerraformingAction> into) {
        if (t.solo() || t.players[seat].purse() < Milestone.PRICE) {
            return;
        }
        if (count(t.milestones) < Milestone.LIMIT) {
            for (Milestone milestone : MILESTONES) {
                if (claimable(t, seat, milestone, Why.NOT_ASKED)) {
                    into.add(Claim.of(milestone));
                }
            }
        }
        if (count(t.awards) < Award.LIMIT) {
            for (Award award : AWARDS) {
                if (fundable(t, seat, award, Why.NOT_ASKED)) {
                    into.add(Fund.of(award));
                }
            }
        }
    }

    static int count(byte[] owners) {
        int count = 0;
        for (byte owner : owners) {
            count += owner >= 0 ? 1 : 0;
        }
        return count;
    }

    static boolean claimable(Table t, int seat, Milestone milestone, Why why) {
        int owner = t.milestones[milestone.ordinal()];
        boolean ok = owner < 0
                || why.asked() && why.not(new TerraformingObstacle.ClaimedAlready(Seat.of(owner)));
        ok &= count(t.milestones) < Milestone.LIMIT || why.asked() && why.not(new TerraformingObstacle.ThreeClaimed());
        int has = reached(t, seat, milestone);
        ok &= has >= milestone.needed() || why.asked()
                && why.not(new TerraformingObstacle.MilestoneShort(milestone, has, milestone.needed()));
        return Payment.affordable(t.players[seat], Milestone.PRICE, why) && ok;
    }

    /** How far that seat has come. */
    static int reached(Table t, int seat, Milestone milestone) {
        Player player = t.players[seat];
        return switch (milestone) {
            case TERRAFORMER -> player.rating;
            case MAYOR -> Long.bitCount(t.mars.cities() & t.mars.owned(seat));
            case GARDENER -> Long.bitCount(t.mars.greeneries() & t.mars.owned(seat));
            case BUILDER -> player.tags(Tag.BUILDING);
            case PLANNER -> player.hand.size();
        };
    }

    static void begin(Table t, int seat, Milestone milestone) {
        t.owe(new MarkMilestone(seat, milestone));
        Payment.charge(t, seat, Milestone.PRICE, new Cause.ByMilestone(milestone));
    }

    /** A milestone that has been paid for. */
    record MarkMilestone(int seat, Milestone milestone) implements Owed.Chore {

        @Override
        public void run(Table t) {
            t.milestones[milestone.ordinal()] = (byte) seat;
            if (t.listens()) {
                t.tell(new TerraformingHappening.MilestoneClaimed(Seat.of(seat), milestone));
            }
        }
    }

    static boolean fundable(Table t, int seat, Award award, Why why) {
        int owner = t.awards[award.ordinal()];
        int funded = count(t.awards);
        boolean ok = owner < 0 || why.asked() && why.not(new TerraformingObstacle.FundedAlready(Seat.of(owner)));
        ok &= funded < Award.LIMIT || why.asked() && why.not(new TerraformingObstacle.ThreeFunded());
        return (funded == Award.LIMIT || Payment.affordable(t.players[seat], Award.price(funded), why)) && ok;
    }

    /** What the next award costs; there must be one left to fund. */
    static int awardPrice(Table t) {
        return Award.price(count(t.awards));
    }

    static void begin(Table t, int seat, Award award) {
        t.owe(new MarkAward(seat, award));
        Payment.charge(t, seat, awardPrice(t), new Cause.ByAward(award));
    }

    /** An award that has been paid for. */
    record MarkAward(int seat, Award award) implements Owed.Chore {

        @Override
        public void run(Table t) {
            t.awards[award.ordinal()] = (byte) seat;
            if (t.listens()) {
                t.tell(new TerraformingHappening.AwardFunded(Seat.of(seat), award));
            }
        }
    }

    /** What counts for an award. */
    static int merit(Table t, int seat, Award award) {
        Player player = t.players[seat];
        return switch (award) {
            case LANDLORD -> Long.bitCount(t.mars.owned(seat));
            case BANKER -> player.production(Resource.MONEY);
            case SCIENTIST -> player.tags(Tag.SCIENCE);
            case THERMALIST -> player.stock(Resource.HEAT);
            case MINER -> player.stock(Resource.STEEL) + player.stock(Resource.TITANIUM);
        };
    }
}
