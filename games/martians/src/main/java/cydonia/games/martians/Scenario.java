package cydonia.games.martians;

import cydonia.engine.Chance;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Streams;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Index;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Phase;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.rules.Draft;
import cydonia.games.martians.rules.SettingUp;
import cydonia.games.martians.rules.Turns;
import cydonia.games.martians.table.Displays;
import cydonia.games.martians.table.MartiansSource;
import cydonia.games.martians.table.Owed;
import cydonia.games.martians.table.Table;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Any position, laid out by hand without playing to it and without carrying out any effect. Cards and tokens come from
 * their piles, so that a scenario is as sound as a game that was played. Crews are numbered from 0; alone a player has
 * crews 0 and 1, otherwise a crew is a seat.
 */
public final class Scenario extends ScenarioBoard {

    private final int[] firstKept = {Index.NONE, Index.NONE, Index.NONE, Index.NONE};
    private final int[] secondKept = {Index.NONE, Index.NONE, Index.NONE, Index.NONE};

    private Scenario(Table table) {
        super(table);
    }

    @Override
    Scenario scenario() {
        return this;
    }

    /** A table just laid out, with these options. */
    public static Scenario of(int seats, Map<String, String> options) {
        Setup setup = Setup.of(new Martians().profile(), seats, options);
        return new Scenario(SettingUp.laidOut(Martians.agree(setup),
                Streams.of(Chance.ONE_COUNTER, Seed.of(1), MartiansSource.values())));
    }

    /** Alone with contracts. */
    public static Scenario solo() {
        return of(1, Map.of(Martians.MISSION, Martians.CONTRACTS));
    }

    public static Scenario solo(Mission mission) {
        return of(1, Map.of(Martians.MISSION, mission.id()));
    }

    public static Scenario coop(int seats) {
        return coop(seats, Mission.CHANGE_OF_PLANS);
    }

    public static Scenario coop(int seats, Mission mission) {
        return of(seats, Map.of(Martians.MODE, Mode.COOP.id(), Martians.MISSION, mission.id()));
    }

    public static Scenario semi(int seats) {
        return semi(seats, Mission.CHANGE_OF_PLANS, false);
    }

    public static Scenario semi(int seats, Mission mission, boolean required) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put(Martians.MODE, Mode.SEMI.id());
        options.put(Martians.MISSION, mission.id());
        options.put(Martians.MISSION_REQUIRED, required ? "on" : "off");
        return of(seats, options);
    }

    public static Scenario com(int seats) {
        return of(seats, Map.of());
    }

    // ---- when ----

    public Scenario cycle(int cycle) {
        t.calendar.cycle = cycle;
        return this;
    }

    public Scenario turn(int turn) {
        t.calendar.turn = turn;
        return this;
    }

    /** Who holds the first-player marker. */
    public Scenario first(int crew) {
        t.calendar.first = crew;
        return this;
    }

    // ---- stocks ----

    /** So much of a good, exactly; where the stock is shared any seat names it. */
    public Scenario has(Seat seat, int count, Good good) {
        t.stocks.goods[t.terms.stockOf(seat.index()) * Good.KINDS + good.ordinal()] = count;
        return this;
    }

    public Scenario has(int count, Good good) {
        return has(Seat.RED, count, good);
    }

    /** Nothing at all in this stock, apart from reputation. */
    public Scenario hasNothing(Seat seat) {
        for (Good good : Good.values()) {
            if (good != Good.REPUTATION) {
                has(seat, 0, good);
            }
        }
        return this;
    }

    public Scenario holds(Seat seat, int count, AnalysisCard card) {
        require(t.piles.analysisPile[card.ordinal()] >= count, card.id());
        t.piles.analysisPile[card.ordinal()] -= count;
        t.stocks.hand[t.terms.stockOf(seat.index()) * AnalysisCard.KINDS + card.ordinal()] += count;
        return this;
    }

    /** Leaves so many cards in the analysis pile; the others go to the discards. */
    public Scenario analysisPile(int count) {
        while (Displays.sum(t.piles.analysisPile) > count) {
            int card = 0;
            while (t.piles.analysisPile[card] == 0) {
                card++;
            }
            t.piles.analysisPile[card]--;
            t.piles.analysisGone[card]++;
        }
        return this;
    }

    // ---- colony ----

    /** The tokens in these quarters, counted from 1, exactly. */
    public Scenario needs(int quarters, int oxygen, int sickness, int hunger) {
        int at = (quarters - 1) * Need.KINDS;
        t.colonies.needs[at] = oxygen;
        t.colonies.needs[at + 1] = sickness;
        t.colonies.needs[at + 2] = hunger;
        return this;
    }

    public Scenario noNeeds() {
        Arrays.fill(t.colonies.needs, 0);
        return this;
    }

    /** Birth tokens of a colony; a shared colony is number 0. */
    public Scenario births(int colony, int count) {
        t.colonies.births[colony] = count;
        return this;
    }

    public Scenario fourthFree(int colony) {
        t.colonies.fourth |= 1 << colony;
        return this;
    }

    // ---- crews ----

    /** Puts one of the crew's markers from the reserve on a post, counted from 1. */
    public Scenario marker(int crew, Infrastructure where, int post) {
        require(t.crews.reserve[crew] > 0, "a marker of crew " + crew);
        int at = where.firstPost() + post - 1;
        t.crews.reserve[crew]--;
        t.posts.occupy(at, crew);
        return this;
    }

    public Scenario in(Ward ward, int crew, int markers) {
        require(t.crews.reserve[crew] >= markers, "markers of crew " + crew);
        t.crews.reserve[crew] -= markers;
        t.crews.wards[crew * Ward.KINDS + ward.ordinal()] += markers;
        return this;
    }

    public Scenario dead(int crew, int colonists) {
        t.crews.dead[crew] = colonists;
        return this;
    }

    public Scenario absent(int crew, int turn) {
        t.crews.absences[crew] |= 1 << turn;
        return this;
    }

    // ---- boards ----

    public Scenario developed(Seat seat, Technology technology) {
        if (technology.colony()) {
            t.colonies.technologies[t.terms.sharedColony ? 0 : seat.index()] |= technology.bit();
        } else {
            t.boards.technologies[seat.index()] |= technology.bit();
        }
        return this;
    }

    public Scenario installed(Seat seat, int count, PowerSource source) {
        t.boards.installations[seat.index() * PowerSource.KINDS + source.ordinal()] = count;
        return this;
    }

    public Scenario planted(Seat seat, Plantation tile) {
        t.boards.plantation[seat.index()] = tile.ordinal();
        return this;
    }

    public Scenario employs(Seat seat, Expert expert) {
        int[] from = t.piles.expertPile[expert.ordinal()] > 0 ? t.piles.expertPile : t.piles.expertsShown;
        require(from[expert.ordinal()] > 0, expert.id());
        from[expert.ordinal()]--;
        int slot = seat.index() * Expert.LIMIT;
        t.boards.experts[t.boards.experts[slot] == Index.NONE ? slot : slot + 1] = expert.ordinal();
        return this;
    }

    public Scenario employs(Seat seat, Assistant assistant) {
        int[] from = t.piles.assistantPile[assistant.ordinal()] > 0 ? t.piles.assistantPile : t.piles.assistantsShown;
        require(from[assistant.ordinal()] > 0, assistant.id());
        from[assistant.ordinal()]--;
        t.boards.assistants[seat.index() * Assistant.KINDS + assistant.ordinal()]++;
        return this;
    }

    /** Construction and improvement tokens kept for the ranks of COM.4. */
    public Scenario keeps(Seat seat, int construction, int improvement) {
        t.boards.built[seat.index()] = construction;
        t.boards.improved[seat.index()] = improvement;
        return this;
    }

    /** Two hidden objectives, both kept; the game's draft is over. */
    public Scenario objectives(Seat seat, HiddenObjective first, HiddenObjective second) {
        require(t.terms.hiddenObjectives, "hidden objectives");
        firstKept[seat.index()] = first.ordinal();
        secondKept[seat.index()] = second.ordinal();
        return this;
    }

    /** Deals the cards so that everyone has kept what was said, and others anything. */
    private void finishDraft() {
        int seats = t.terms.seats;
        long used = 0;
        for (int seat = 0; seat < seats; seat++) {
            used |= firstKept[seat] < 0 ? 0 : 1L << firstKept[seat] | 1L << secondKept[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            if (firstKept[seat] < 0) {
                firstKept[seat] = Long.numberOfTrailingZeros(~used);
                used |= 1L << firstKept[seat];
                secondKept[seat] = Long.numberOfTrailingZeros(~used);
                used |= 1L << secondKept[seat];
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            int left = (seat + 1) % seats;
            int discarded = Long.numberOfTrailingZeros(~used);
            used |= 1L << discarded;
            int[] dealt = {firstKept[seat], secondKept[left], discarded};
            Arrays.sort(dealt);
            System.arraycopy(dealt, 0, t.draft.dealt, seat * HiddenObjective.DEALT, HiddenObjective.DEALT);
            t.draft.firstPick[seat] = Arrays.binarySearch(dealt, firstKept[seat]);
            t.draft.secondPick[left] = secondKept[left] < discarded ? 0 : 1;
        }
    }

    // ---- ready ----

    /** In the player-turn of the crew that is first. */
    public MartiansPosition position() {
        return position(t.calendar.first);
    }

    /** In the player-turn of that crew. */
    public MartiansPosition position(int crew) {
        t.calendar.phase = Phase.ACTIVITY;
        t.calendar.played = (crew - t.calendar.first + t.terms.crews) % t.terms.crews;
        return goOn(new Turns.NextPlayer());
    }

    /** Just before that turn, with the event, weather and energy that belong to it. */
    public MartiansPosition beforeTurn(int turn) {
        return goOn(new Turns.BeginTurn(turn));
    }

    /** At the beginning of the preparation of the cycle. */
    public MartiansPosition preparation() {
        Table ready = ready();
        Turns.beginPreparation(ready);
        return settled(ready);
    }

    /** At the beginning of the maintenance of the cycle. */
    public MartiansPosition maintenance() {
        Table ready = ready();
        Turns.beginMaintenance(ready);
        return settled(ready);
    }

    /** In the draft of hidden objectives. */
    public MartiansPosition draft() {
        Table ready = t.copy();
        Draft.deal(ready);
        return settled(ready);
    }

    private MartiansPosition goOn(Owed.Chore next) {
        Table ready = ready();
        ready.push(next);
        return settled(ready);
    }

    private Table ready() {
        if (t.terms.hiddenObjectives) {
            finishDraft();
        }
        return t.copy();
    }

    private static MartiansPosition settled(Table ready) {
        ready.agenda.settle(ready);
        return new MartiansPosition(ready);
    }
}
