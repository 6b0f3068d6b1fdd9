package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Ward;
import java.util.Arrays;

/** The maintenance phase (rulebook pp. 16, 17): growth, deaths, sickness, hunger, and the end of the cycle. */
final class Maintenance {

    private Maintenance() {
    }

    /** What a mission does before growth is looked at. */
    record Begin() implements Owed.Chore {
        @Override
        public void run(Table t) {
            t.calendar.phase = Phase.MAINTENANCE;
            if (t.listens()) {
                t.tell(new MartiansHappening.MaintenanceBegan(t.calendar.cycle));
            }
            t.push(new Grow());
            var raids = t.terms.raids;
            if (raids != null && t.mission.hostility > t.mission.filled[raids.objective()]) {
                Tolls.ask(t, raids.toll());
            }
        }
    }

    record Grow() implements Owed.Chore {
        @Override
        public void run(Table t) {
            for (int colony = 0; colony < t.terms.colonies; colony++) {
                if (contented(t, colony)) {
                    birth(t, colony);
                }
            }
            t.push(new Settle());
            if (t.terms.mode == Mode.SEMI && Objectives.accomplished(t)) {
                vote(t, (1 << t.terms.seats) - 1, 0);
            }
        }
    }

    /** In the last cycle the game ends anyway; otherwise once a majority is for it, and not when none can be. */
    private static void vote(Table t, int owing, int inFavour) {
        int majority = t.terms.seats / 2 + 1;
        if (t.calendar.cycle == t.terms.cycles || inFavour >= majority) {
            finish(t);
        } else if (inFavour + Integer.bitCount(owing) >= majority) {
            t.push(new EndGame(owing, inFavour));
        }
    }

    /**
     * SEMI:CO-OP.3: the players may end the game once the mission is accomplished, asked in the order of play.
     *
     * @param owing
     *            bits of the seats that have yet to say
     */
    record EndGame(int owing, int inFavour) implements Owed.Decision {
        @Override
        public int asked(Table t) {
            int fromFirst = owing & -1 << t.calendar.first;
            return Integer.lowestOneBit(fromFirst != 0 ? fromFirst : owing);
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            out.add(MartiansAction.EndGame.IT);
            out.add(MartiansAction.GoOn.IT);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            boolean end = action instanceof MartiansAction.EndGame;
            if (t.listens()) {
                t.tell(new MartiansHappening.Voted(seat, end));
            }
            t.pop();
            vote(t, owing & ~seat.bit(), inFavour + (end ? 1 : 0));
        }

        @Override
        public Question question(Table t) {
            return new Question.EndGame(inFavour);
        }
    }

    /** What the needs that were left do. */
    record Settle() implements Owed.Chore {
        @Override
        public void run(Table t) {
            if (t.listens()) {
                tellLeft(t);
            }
            for (int colony = 0; colony < t.terms.colonies; colony++) {
                settle(t, colony);
            }
            if (t.terms.sharedStock && nobodyLeft(t)) {
                t.calendar.lost = true;
                finish(t);
                return;
            }
            t.push(new EndCycle());
            Wards.askPenalties(t);
        }
    }

    /** Whether no need token lies in that colony. */
    static boolean contented(Table t, int colony) {
        int from = t.terms.sharedColony ? 0 : colony;
        int to = t.terms.sharedColony ? t.terms.quartersInUse : colony + 1;
        for (int i = from * Need.KINDS; i < to * Need.KINDS; i++) {
            if (t.colonies.needs[i] > 0) {
                return false;
            }
        }
        return true;
    }

    static void birth(Table t, int colony) {
        t.colonies.births[colony]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.Born(t.ownerOf(colony), t.colonies.births[colony]));
        }
    }

    /**
     * The quarters are treated separately, from the first on. Oxygen left kills one colonist of every crew, and then
     * sickness and hunger in those quarters do not count; otherwise each of the two costs every crew a marker, however
     * many tokens are left. In the gentler reading each kind does so once, in however many quarters it was left.
     */
    private static void settle(Table t, int colony) {
        int deaths = deaths(t, colony);
        int penalties = penalties(t, colony);
        for (int crew = 0; crew < t.terms.crews; crew++) {
            if (t.terms.colonyOf(crew) == colony) {
                for (int i = 0; i < deaths && t.crews.dead[crew] < t.usableColonists(crew); i++) {
                    t.crews.dead[crew]++;
                    if (t.listens()) {
                        t.tell(new MartiansHappening.Died(t.seatOf(crew)));
                    }
                }
                t.crews.due[crew] = penalties;
            }
        }
    }

    /** Quarters of a colony: all that are in use, or the own one. */
    private static int firstOf(Table t, int colony) {
        return t.terms.sharedColony ? 0 : colony;
    }

    private static int behind(Table t, int colony) {
        return t.terms.sharedColony ? t.terms.quartersInUse : colony + 1;
    }

    private static int deaths(Table t, int colony) {
        int deaths = 0;
        for (int quarters = firstOf(t, colony); quarters < behind(t, colony); quarters++) {
            deaths += t.colonies.need(quarters, Need.OXYGEN) > 0 ? 1 : 0;
        }
        return t.terms.penaltiesOnce ? Math.min(1, deaths) : deaths;
    }

    private static int penalties(Table t, int colony) {
        int penalties = 0;
        for (int quarters = firstOf(t, colony); quarters < behind(t, colony); quarters++) {
            if (t.colonies.need(quarters, Need.OXYGEN) == 0) {
                penalties = t.colonies.need(quarters, Need.SICKNESS) > 0
                        ? Wards.also(penalties, Ward.INFIRMARY)
                        : penalties;
                penalties = t.colonies.need(quarters, Need.HUNGER) > 0
                        ? Wards.also(penalties, Ward.APARTMENTS)
                        : penalties;
            }
        }
        return t.terms.penaltiesOnce ? Wards.onceEach(penalties) : penalties;
    }

    /** What the needs as they lie would cost each crew. */
    static MartiansView.Fate fate(Table t, int colony) {
        int penalties = penalties(t, colony);
        return new MartiansView.Fate(t.ownerOf(colony), deaths(t, colony),
                Wards.count(penalties, Ward.INFIRMARY), Wards.count(penalties, Ward.APARTMENTS));
    }

    private static boolean nobodyLeft(Table t) {
        for (int crew = 0; crew < t.terms.crews; crew++) {
            if (t.crews.dead[crew] < t.usableColonists(crew)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Tokens are removed, except in the last cycle, where they count at the end. Otherwise the next cycle goes on with
     * what is owed already.
     */
    record EndCycle() implements Owed.Chore {
        @Override
        public void run(Table t) {
            if (t.calendar.cycle == t.terms.cycles) {
                finish(t);
                return;
            }
            if (t.listens()) {
                tellCleared(t);
            }
            Arrays.fill(t.colonies.needs, 0);
            Arrays.fill(t.conditions.cycleKnobs, 0);
            t.conditions.lastingEvents = 0;
            t.posts.blocked = 0;
            t.calendar.cycle++;
            t.calendar.turn = 0;
        }
    }

    private static void tellLeft(Table t) {
        int used = t.terms.sharedColony ? t.terms.quartersInUse : t.terms.colonies;
        for (int quarters = 0; quarters < used; quarters++) {
            int oxygen = t.colonies.need(quarters, Need.OXYGEN);
            int sickness = t.colonies.need(quarters, Need.SICKNESS);
            int hunger = t.colonies.need(quarters, Need.HUNGER);
            if (oxygen + sickness + hunger > 0) {
                t.tell(new MartiansHappening.NeedsLeft(t.ownerOf(quarters), quarters + 1, oxygen, sickness,
                        hunger));
            }
        }
    }

    private static void tellCleared(Table t) {
        for (int colony = 0; colony < t.terms.colonies; colony++) {
            if (!contented(t, colony)) {
                int[] left = new int[Need.KINDS];
                int from = t.terms.sharedColony ? 0 : colony;
                int to = t.terms.sharedColony ? t.terms.quartersInUse : colony + 1;
                for (int i = from * Need.KINDS; i < to * Need.KINDS; i++) {
                    left[i % Need.KINDS] += t.colonies.needs[i];
                }
                t.tell(new MartiansHappening.NeedsCleared(t.ownerOf(colony), left[0], left[1], left[2]));
            }
        }
    }

    private static void finish(Table t) {
        t.calendar.phase = Phase.OVER;
        t.agenda.clear();
        t.calendar.missionDone = !t.terms.contracts && !t.calendar.lost && Objectives.accomplished(t);
        if (t.terms.hiddenObjectives) {
            t.secretsOpened++;
        }
        if (t.listens()) {
            t.tell(new MartiansHappening.GameOver(t.calendar.missionDone));
        }
    }
}
