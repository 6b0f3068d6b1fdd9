package cydonia.games.martians.rules;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansAction.Spend;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.games.martians.language.MartiansObstacle.NotEnoughMinerals;
import cydonia.games.martians.language.Question;
import cydonia.games.martians.table.Owed;
import cydonia.games.martians.table.Table;

/**
 * Paying with analysis cards. Where a proof of life could stand for a mineral the player chooses, colour by colour,
 * proofs first.
 */
public final class Minerals {

    private static final AnalysisCard[] CARDS = AnalysisCard.values();

    private Minerals() {
    }

    public static int held(Table t, int stock, int card) {
        return t.stocks.hand[stock * AnalysisCard.KINDS + card];
    }

    static int proofs(Table t, int stock) {
        int proofs = 0;
        for (int card = AnalysisCard.MINERALS; card < AnalysisCard.KINDS; card++) {
            proofs += held(t, stock, card);
        }
        return proofs;
    }

    static boolean enough(Table t, Cost cost, Why why) {
        int stock = t.stock();
        int proofs = proofs(t, stock);
        int missing = 0;
        for (int colour = 0; colour < AnalysisCard.MINERALS; colour++) {
            missing += Math.max(0, cost.mineral(colour) - held(t, stock, colour));
        }
        if (missing <= proofs) {
            return true;
        }
        for (int colour = 0; why.asked() && colour < AnalysisCard.MINERALS; colour++) {
            if (cost.mineral(colour) > held(t, stock, colour)) {
                why.not(new NotEnoughMinerals(CARDS[colour], cost.mineral(colour), held(t, stock, colour), proofs));
            }
        }
        return false;
    }

    /** Collects the minerals, asking where there is a choice. */
    static void collect(Table t, Cost cost) {
        collect(t, new SpendMineral(cost, 0, cost.mineral(0)));
    }

    private static void collect(Table t, SpendMineral debt) {
        SpendMineral left = debt;
        while (left.colour < AnalysisCard.MINERALS) {
            if (left.owed == 0) {
                left = left.nextColour();
                continue;
            }
            boolean card = left.cardsWillDo(t);
            boolean proof = left.proofWillDo(t);
            if (card && proof) {
                t.push(left);
                return;
            }
            left = left.pay(t, proof);
        }
    }

    /**
     * Whether a mineral is paid with its own cards or with a proof of life.
     *
     * @param colour
     *            the mineral in question; those before it are paid
     * @param owed
     *            how many of that mineral are still owed
     */
    record SpendMineral(Cost cost, int colour, int owed) implements Owed.ByActor {

        private SpendMineral nextColour() {
            int next = colour + 1;
            return new SpendMineral(cost, next, next < AnalysisCard.MINERALS ? cost.mineral(next) : 0);
        }

        /** Cards of the colour end the colour, so all that is owed must be there. */
        private boolean cardsWillDo(Table t) {
            return held(t, t.stock(), colour) >= owed;
        }

        private boolean proofWillDo(Table t) {
            int stock = t.stock();
            int left = proofs(t, stock) - 1 - Math.max(0, owed - 1 - held(t, stock, colour));
            for (int later = colour + 1; later < AnalysisCard.MINERALS; later++) {
                left -= Math.max(0, cost.mineral(later) - held(t, stock, later));
            }
            return left >= 0;
        }

        private static int firstProof(Table t) {
            int card = AnalysisCard.MINERALS;
            while (held(t, t.stock(), card) == 0) {
                card++;
            }
            return card;
        }

        /** One proof, or all that is owed in cards; what is owed then. */
        private SpendMineral pay(Table t, boolean proof) {
            if (proof) {
                discard(t, firstProof(t));
                t.gain(Good.REPUTATION, AnalysisCard.PROOF_REPUTATION);
                return new SpendMineral(cost, colour, owed - 1);
            }
            for (int i = 0; i < owed; i++) {
                discard(t, colour);
            }
            return nextColour();
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            out.add(Spend.of(CARDS[colour]));
            out.add(Spend.of(CARDS[firstProof(t)]));
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            collect(t, pay(t, ((Spend) action).card().proof()));
        }

        @Override
        public Question question(Table t) {
            return new Question.SpendMineral(CARDS[colour]);
        }
    }

    private static void discard(Table t, int card) {
        t.stocks.hand[t.stock() * AnalysisCard.KINDS + card]--;
        t.piles.analysisGone[card]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.CardSpent(t.actor(), CARDS[card]));
        }
    }
}
