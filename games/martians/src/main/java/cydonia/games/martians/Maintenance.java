package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Ward;
import java.util.Arrays;

/** The maintenance phase (rulebook pp. 16 and 17): growth, deaths, sickness, hunger, and the end of the cycle. */
final class Maintenance {

    private Maintenance() {
    }

    /** What a mission does before growth is looked at. */
    static void raids(Table t) {
        t.event = Table.NONE;
        t.stage = Stage.MAINTENANCE;
        if (t.listens()) {
            t.tell(new MartiansHappening.MaintenanceBegan(t.cycle));
        }
        var raids = t.agreed.raids;
        if (raids != null && t.hostility > t.filled[raids.objective()]) {
            Tolls.ask(t, raids.toll());
        }
    }

    static void check(Table t) {
        for (int colony = 0; colony < t.agreed.colonies; colony++) {
            if (contented(t, colony)) {
                birth(t, colony);
            }
        }
        t.stage = Stage.VOTE;
        if (t.agreed.mode == Mode.SEMI && Objectives.accomplished(t)) {
            t.owing = (1 << t.agreed.seats) - 1;
            t.count = 0;
            askVote(t);
        }
    }

    // ---- SEMI:CO-OP.3: the players may end the game once the mission is accomplished ----

    /** In the order of play; in the last cycle the game ends anyway. {@code count} is how many want the end. */
    private static void askVote(Table t) {
        int left = Integer.bitCount(t.owing);
        int majority = t.agreed.seats / 2 + 1;
        if (t.cycle == t.agreed.cycles || t.count >= majority) {
            t.owing = 0;
            t.asked = 0;
            t.count = 0;
            finish(t);
        } else if (t.count + left < majority) {
            t.owing = 0;
            t.asked = 0;
            t.count = 0;
            t.question = Asked.NONE;
        } else {
            int seat = t.first;
            while ((t.owing & 1 << seat) == 0) {
                seat = (seat + 1) % t.agreed.seats;
            }
            t.ask(Asked.END, seat);
        }
    }

    static void listVotes(Choices<MartiansAction> to) {
        to.add(Deck.END_GAME);
        to.add(Deck.GO_ON);
    }

    static void vote(Table t, Seat seat, MartiansAction action) {
        boolean end = action instanceof MartiansAction.EndGame;
        t.owing &= ~seat.bit();
        t.count += end ? 1 : 0;
        if (t.listens()) {
            t.tell(new MartiansHappening.Voted(seat, end));
        }
        askVote(t);
    }

    // ---- needs that were left ----

    static void settle(Table t) {
        t.stage = Stage.PENALTIES;
        for (int colony = 0; colony < t.agreed.colonies; colony++) {
            settle(t, colony);
        }
        if (t.agreed.sharedStock && nobodyLeft(t)) {
            t.lost = 1;
            finish(t);
            return;
        }
        Wards.askPenalties(t);
    }

    /** Whether no need token lies in that colony. */
    static boolean contented(Table t, int colony) {
        int from = t.agreed.sharedColony ? 0 : colony;
        int to = t.agreed.sharedColony ? t.agreed.quartersInUse : colony + 1;
        for (int i = from * Need.KINDS; i < to * Need.KINDS; i++) {
            if (t.needs[i] > 0) {
                return false;
            }
        }
        return true;
    }

    static void birth(Table t, int colony) {
        t.births[colony]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.Born(Preparation.owner(t, colony), t.births[colony]));
        }
    }

    /**
     * The quarters are treated separately, from the first on. Oxygen left kills one colonist of every crew, and then
     * sickness and hunger in those quarters do not count; otherwise each of the two costs every crew a marker, however
     * many tokens are left. In the gentler reading each kind does so once, in however many quarters it was left.
     */
    private static void settle(Table t, int colony) {
        int from = t.agreed.sharedColony ? 0 : colony;
        int to = t.agreed.sharedColony ? t.agreed.quartersInUse : colony + 1;
        int deaths = 0;
        int penalties = 0;
        for (int quarters = from; quarters < to; quarters++) {
            if (t.need(quarters, Need.OXYGEN) > 0) {
                deaths++;
            } else {
                penalties = t.need(quarters, Need.SICKNESS) > 0 ? Wards.also(penalties, Ward.INFIRMARY) : penalties;
                penalties = t.need(quarters, Need.HUNGER) > 0 ? Wards.also(penalties, Ward.APARTMENTS) : penalties;
            }
        }
        if (t.agreed.penaltiesOnce) {
            deaths = Math.min(1, deaths);
            penalties = Wards.onceEach(penalties);
        }
        for (int crew = 0; crew < t.agreed.crews; crew++) {
            if (t.agreed.colonyOf(crew) == colony) {
                for (int i = 0; i < deaths && t.dead[crew] < t.usableColonists(crew); i++) {
                    t.dead[crew]++;
                    if (t.listens()) {
                        t.tell(new MartiansHappening.Died(t.seatOf(crew)));
                    }
                }
                t.due[crew] = penalties;
            }
        }
    }

    private static boolean nobodyLeft(Table t) {
        for (int crew = 0; crew < t.agreed.crews; crew++) {
            if (t.dead[crew] < t.usableColonists(crew)) {
                return false;
            }
        }
        return true;
    }

    /** Tokens are removed, except in the last cycle, where they count at the end. */
    static void end(Table t) {
        if (t.cycle == t.agreed.cycles) {
            finish(t);
            return;
        }
        if (t.listens()) {
            tellCleared(t);
        }
        Arrays.fill(t.needs, 0);
        Arrays.fill(t.cycleKnobs, 0);
        t.lastingEvents = 0;
        t.blocked = 0;
        t.cycle++;
        t.turn = 0;
        t.stage = Stage.PREPARATION;
    }

    private static void tellCleared(Table t) {
        for (int colony = 0; colony < t.agreed.colonies; colony++) {
            if (!contented(t, colony)) {
                int[] left = new int[Need.KINDS];
                int from = t.agreed.sharedColony ? 0 : colony;
                int to = t.agreed.sharedColony ? t.agreed.quartersInUse : colony + 1;
                for (int i = from * Need.KINDS; i < to * Need.KINDS; i++) {
                    left[i % Need.KINDS] += t.needs[i];
                }
                t.tell(new MartiansHappening.NeedsCleared(Preparation.owner(t, colony), left[0], left[1], left[2]));
            }
        }
    }

    private static void finish(Table t) {
        t.stage = Stage.OVER;
        t.question = Asked.NONE;
        t.missionDone = !t.agreed.contracts && t.lost == 0 && Objectives.accomplished(t) ? 1 : 0;
        if (t.agreed.hiddenObjectives) {
            t.secretsOpened++;
        }
        if (t.listens()) {
            t.tell(new MartiansHappening.GameOver(t.missionDone == 1));
        }
    }
}
