package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.games.martians.MartiansAction.Absent;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.MissionRule;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Technology;
import java.util.Arrays;
import java.util.Optional;

/** The preparation phase (rulebook pp. 12, 13), from the second cycle on; the first turn is owed already. */
final class Preparation {

    static final int BIRTHS_FOR_FOURTH = 3;

    private Preparation() {
    }

    /** The census of every colony. */
    record Begin() implements Owed.Chore {
        @Override
        public void run(Table t) {
            t.calendar.phase = Phase.PREPARATION;
            if (t.listens()) {
                t.tell(new MartiansHappening.CycleBegan(t.calendar.cycle));
            }
            t.bargain.silent = 0;
            t.bargain.beginTurn();
            t.bargain.marketDue = false;
            int deciding = 0;
            for (int colony = 0; colony < t.terms.colonies; colony++) {
                deciding |= census(t, colony)
                        ? 1 << (t.terms.sharedColony ? t.terms.seatOf(t.calendar.first) : colony)
                        : 0;
            }
            t.push(new LayOut());
            t.push(new FreeColonist(deciding));
        }
    }

    /** Need tokens, displays, the turns of dead colonists, and the first offers of the cycle. */
    record LayOut() implements Owed.Chore {
        @Override
        public void run(Table t) {
            Trade.openMarket(t, 0);
            for (int colony = 0; colony < t.terms.colonies; colony++) {
                layNeeds(t, colony);
            }
            missionRules(t);
            Displays.refill(t);
            t.push(new MissTurns(layDead(t)));
        }
    }

    /** Birth control brings one more birth. Whether the fourth colonist may now be freed: three births are enough. */
    private static boolean census(Table t, int colony) {
        if ((t.colonies.technologies[colony] & Technology.BIRTH_CONTROL.bit()) != 0) {
            Maintenance.birth(t, colony);
        }
        return t.colonies.births[colony] >= BIRTHS_FOR_FOURTH && (t.colonies.fourth & 1 << colony) == 0;
    }

    /**
     * The owner of a colony frees the fourth colonist or not; of a shared one the first player.
     *
     * @param owing
     *            bits of the seats that have yet to decide
     */
    record FreeColonist(int owing) implements Owed.Decision {
        @Override
        public int asked(Table t) {
            return owing;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            out.add(MartiansAction.Unlock.IT);
            out.add(MartiansAction.LeaveLocked.IT);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            int colony = t.terms.sharedColony ? 0 : seat.index();
            boolean free = action instanceof MartiansAction.Unlock;
            t.colonies.fourth |= free ? 1 << colony : 0;
            t.pop();
            t.push(new FreeColonist(owing & ~seat.bit()));
            if (t.listens()) {
                t.tell(free
                        ? new MartiansHappening.FourthColonist(t.ownerOf(colony))
                        : new MartiansHappening.LeftLocked(t.ownerOf(colony)));
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.FreeColonist();
        }
    }

    private static void layNeeds(Table t, int colony) {
        int players = t.terms.sharedColony ? t.terms.crews : 1;
        int techs = t.colonies.technologies[colony];
        int oxygen = players - ((techs & Technology.CO2_CONVERTER.bit()) != 0 ? 1 : 0);
        int sickness = players - ((techs & Technology.MEDICINES.bit()) != 0 ? 1 : 0);
        int growth = (t.colonies.fourth & 1 << colony) != 0 ? 1 : 0;
        int hunger = Math.max(0, 2 * players + growth - t.crews.dead[colony]);
        lay(t, colony, Need.OXYGEN, oxygen);
        lay(t, colony, Need.SICKNESS, sickness);
        lay(t, colony, Need.HUNGER, hunger);
        if (t.listens()) {
            t.tell(new MartiansHappening.NeedsLaid(t.ownerOf(colony), oxygen, sickness, hunger));
        }
    }

    /** One token in each quarters from the first on, starting again when all have one. */
    static void lay(Table t, int colony, Need need, int count) {
        for (int i = 0; i < count; i++) {
            int quarters = t.terms.sharedColony ? i % t.terms.quartersInUse : colony;
            t.colonies.needs[quarters * Need.KINDS + need.ordinal()]++;
        }
    }

    private static void missionRules(Table t) {
        for (MissionRule rule : t.terms.missionRules()) {
            if (rule instanceof MissionRule.InPreparation when && t.calendar.cycle >= when.from()
                    && t.calendar.cycle <= when.to()
                    && t.terms.seats >= when.fewestPlayers()) {
                for (Effect effect : when.effects()) {
                    Events.apply(t, effect);
                }
            }
        }
    }

    /** Bits of the crews that say in which turns their dead colonists are missed; the others have no choice. */
    private static int layDead(Table t) {
        Arrays.fill(t.crews.absences, 0);
        int choosing = 0;
        for (int crew = 0; crew < t.terms.crews; crew++) {
            int turns = t.usableColonists(crew);
            if (t.crews.dead[crew] >= turns) {
                t.crews.absences[crew] = (1 << turns) - 1 << 1;
            } else if (t.crews.dead[crew] > 0) {
                choosing |= 1 << crew;
            }
        }
        return choosing;
    }

    /** Crews with dead colonists name the turns they miss, in ascending order. */
    record MissTurns(int owing) implements Owed.ByCrews {

        private static final Text TURNS = new Text("turns", "tours");

        private static int firstOpen(Table t, int crew) {
            return Math.max(1, 32 - Integer.numberOfLeadingZeros(t.crews.absences[crew]));
        }

        private static int stillToName(Table t, int crew) {
            return t.crews.dead[crew] - Integer.bitCount(t.crews.absences[crew]);
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            int crew = answering(t, seat);
            int last = t.usableColonists(crew) + 1 - stillToName(t, crew);
            for (int turn = firstOpen(t, crew); turn <= last; turn++) {
                out.add(Absent.of(turn));
            }
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            int crew = answering(t, seat);
            int turn = ((Absent) action).turn();
            t.crews.absences[crew] |= 1 << turn;
            if (t.listens()) {
                t.tell(new MartiansHappening.AbsenceChosen(seat, turn));
            }
            if (stillToName(t, crew) == 0) {
                t.pop();
                t.push(new MissTurns(owing & ~(1 << crew)));
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.MissTurns();
        }

        /** As many turns as colonists have died; a single one is no choice of several. */
        @Override
        public Optional<Several<MartiansAction>> several(Table t, Seat seat) {
            int crew = answering(t, seat);
            if (t.crews.dead[crew] == 1) {
                return Optional.empty();
            }
            int left = stillToName(t, crew);
            Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(TURNS, left, left)
                    .picked(t.crews.dead[crew] - left);
            for (int turn = firstOpen(t, crew); turn <= t.usableColonists(crew); turn++) {
                choice.item(Absent.of(turn), 1);
            }
            return Optional.of(choice.build());
        }
    }
}
