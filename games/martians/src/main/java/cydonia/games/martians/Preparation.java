package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.games.martians.MartiansAction.Absent;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.MissionRule;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Technology;
import java.util.Arrays;
import java.util.Optional;

/** The preparation phase (rulebook pp. 12 and 13), from the second cycle on. */
final class Preparation {

    static final int BIRTHS_FOR_FOURTH = 3;

    private static final Text TURNS = new Text("turns", "tours");

    private Preparation() {
    }

    static void prepare(Table t) {
        if (t.listens()) {
            t.tell(new MartiansHappening.CycleBegan(t.cycle));
        }
        t.silent = 0;
        t.refusals = 0;
        t.marketDue = false;
        for (int colony = 0; colony < t.agreed.colonies; colony++) {
            census(t, colony);
        }
        t.stage = Stage.CENSUS;
        t.question = t.asked == 0 ? Asked.NONE : Asked.UNLOCK;
    }

    /** Need tokens, displays, and the turns of dead colonists. */
    static void layOut(Table t) {
        for (int colony = 0; colony < t.agreed.colonies; colony++) {
            layNeeds(t, colony);
        }
        missionRules(t);
        Displays.refill(t);
        askAbsences(t);
        t.stage = Stage.ABSENCES;
    }

    /**
     * With three birth tokens the fourth colonist may be freed; birth control adds one each time. Who owns the colony
     * decides, and for a shared one the first player.
     */
    private static void census(Table t, int colony) {
        if ((t.colonyTechnologies[colony] & Technology.BIRTH_CONTROL.bit()) != 0) {
            Maintenance.birth(t, colony);
        }
        if (t.births[colony] >= BIRTHS_FOR_FOURTH && (t.fourth & 1 << colony) == 0) {
            t.asked |= 1 << (t.agreed.sharedColony ? t.agreed.seatOf(t.first) : colony);
        }
    }

    static void listUnlocking(Choices<MartiansAction> to) {
        to.add(Deck.UNLOCK);
        to.add(Deck.LEAVE_LOCKED);
    }

    static void unlock(Table t, Seat seat, MartiansAction action) {
        int colony = t.agreed.sharedColony ? 0 : seat.index();
        boolean free = action instanceof MartiansAction.Unlock;
        t.asked &= ~seat.bit();
        t.question = t.asked == 0 ? Asked.NONE : Asked.UNLOCK;
        t.fourth |= free ? 1 << colony : 0;
        if (t.listens()) {
            t.tell(free
                    ? new MartiansHappening.FourthColonist(owner(t, colony))
                    : new MartiansHappening.LeftLocked(owner(t, colony)));
        }
    }

    /** The seat whose colony it is; nobody in particular where the colony is shared. */
    static Optional<Seat> owner(Table t, int colony) {
        return t.agreed.sharedColony ? Optional.empty() : Optional.of(Seat.of(colony));
    }

    private static void layNeeds(Table t, int colony) {
        int players = t.agreed.sharedColony ? t.agreed.crews : 1;
        int techs = t.colonyTechnologies[colony];
        int oxygen = players - ((techs & Technology.CO2_CONVERTER.bit()) != 0 ? 1 : 0);
        int sickness = players - ((techs & Technology.MEDICINES.bit()) != 0 ? 1 : 0);
        int growth = (t.fourth & 1 << colony) != 0 ? 1 : 0;
        int hunger = Math.max(0, 2 * players + growth - t.dead[colony]);
        lay(t, colony, Need.OXYGEN, oxygen);
        lay(t, colony, Need.SICKNESS, sickness);
        lay(t, colony, Need.HUNGER, hunger);
        if (t.listens()) {
            t.tell(new MartiansHappening.NeedsLaid(owner(t, colony), oxygen, sickness, hunger));
        }
    }

    /** One token in each quarters from the first on, starting again when all have one. */
    static void lay(Table t, int colony, Need need, int count) {
        for (int i = 0; i < count; i++) {
            int quarters = t.agreed.sharedColony ? i % t.agreed.quartersInUse : colony;
            t.needs[quarters * Need.KINDS + need.ordinal()]++;
        }
    }

    private static void missionRules(Table t) {
        for (MissionRule rule : t.agreed.missionRules()) {
            if (rule instanceof MissionRule.InPreparation when && t.cycle >= when.from() && t.cycle <= when.to()
                    && t.agreed.seats >= when.fewestPlayers()) {
                for (Effect effect : when.effects()) {
                    Events.apply(t, effect);
                }
            }
        }
    }

    /** Whoever has dead colonists says in which turns they are missed. */
    private static void askAbsences(Table t) {
        Arrays.fill(t.absences, 0);
        for (int crew = 0; crew < t.agreed.crews; crew++) {
            int turns = t.usableColonists(crew);
            if (t.dead[crew] >= turns) {
                t.absences[crew] = (1 << turns) - 1 << 1;
            } else if (t.dead[crew] > 0) {
                t.owing |= 1 << crew;
            }
        }
        t.askOwing(Asked.ABSENCE);
    }

    /** The turns are named in ascending order. */
    static void listAbsences(Table t, Seat seat, Choices<MartiansAction> to) {
        int crew = t.answering(seat);
        int chosen = t.absences[crew];
        int stillToName = t.dead[crew] - Integer.bitCount(chosen);
        int from = 32 - Integer.numberOfLeadingZeros(chosen);
        for (int turn = Math.max(1, from); turn + stillToName - 1 <= t.usableColonists(crew); turn++) {
            to.add(Deck.ABSENCES.get(turn));
        }
    }

    /** As many turns as colonists have died; a single one is no choice of several. */
    static Optional<Several<MartiansAction>> several(Table t, Seat seat) {
        int crew = t.answering(seat);
        if (t.dead[crew] == 1) {
            return Optional.empty();
        }
        int chosen = t.absences[crew];
        int named = Integer.bitCount(chosen);
        Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(TURNS, t.dead[crew] - named,
                t.dead[crew] - named).picked(named);
        int from = 32 - Integer.numberOfLeadingZeros(chosen);
        for (int turn = Math.max(1, from); turn <= t.usableColonists(crew); turn++) {
            choice.item(Deck.ABSENCES.get(turn), 1);
        }
        return Optional.of(choice.build());
    }

    static void absent(Table t, Seat seat, MartiansAction action) {
        int crew = t.answering(seat);
        int turn = ((Absent) action).turn();
        t.absences[crew] |= 1 << turn;
        if (t.listens()) {
            t.tell(new MartiansHappening.AbsenceChosen(seat, turn));
        }
        if (Integer.bitCount(t.absences[crew]) == t.dead[crew]) {
            t.owing &= ~(1 << crew);
            t.askOwing(Asked.ABSENCE);
        }
    }
}
