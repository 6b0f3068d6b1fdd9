package cydonia.games.martians;

import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.HiddenObjective;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.ResearchTile;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.TokenKind;
import cydonia.games.martians.cards.Ward;
import cydonia.games.martians.cards.Weather;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Any position, laid out by hand without playing to it and without carrying out any effect. Cards and tokens come from
 * their piles, so that a scenario is as sound as a game that was played. Crews are numbered from 0; alone a player has
 * crews 0 and 1, otherwise a crew is a seat.
 */
public final class Scenario {

    private final Table t;
    private final int[] firstKept = {Table.NONE, Table.NONE, Table.NONE, Table.NONE};
    private final int[] secondKept = {Table.NONE, Table.NONE, Table.NONE, Table.NONE};

    private Scenario(Table table) {
        this.t = table;
    }

    /** A table just laid out, with these options. */
    public static Scenario of(int seats, Map<String, String> options) {
        Setup setup = Setup.of(new Martians().profile(), seats, options);
        return new Scenario(SettingUp.laidOut(Martians.agree(setup), Seed.of(1)));
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
        t.cycle = cycle;
        return this;
    }

    public Scenario turn(int turn) {
        t.turn = turn;
        return this;
    }

    /** Who holds the first-player marker. */
    public Scenario first(int crew) {
        t.first = crew;
        return this;
    }

    // ---- stocks ----

    /** So much of a good, exactly; where the stock is shared any seat names it. */
    public Scenario has(Seat seat, int count, Good good) {
        t.goods[t.terms.stockOf(seat.index()) * Good.KINDS + good.ordinal()] = count;
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
        require(t.analysisPile[card.ordinal()] >= count, card.id());
        t.analysisPile[card.ordinal()] -= count;
        t.hand[t.terms.stockOf(seat.index()) * AnalysisCard.KINDS + card.ordinal()] += count;
        return this;
    }

    /** Leaves so many cards in the analysis pile; the others go to the discards. */
    public Scenario analysisPile(int count) {
        while (Displays.sum(t.analysisPile) > count) {
            int card = 0;
            while (t.analysisPile[card] == 0) {
                card++;
            }
            t.analysisPile[card]--;
            t.analysisGone[card]++;
        }
        return this;
    }

    // ---- colony ----

    /** The tokens in these quarters, counted from 1, exactly. */
    public Scenario needs(int quarters, int oxygen, int sickness, int hunger) {
        int at = (quarters - 1) * Need.KINDS;
        t.needs[at] = oxygen;
        t.needs[at + 1] = sickness;
        t.needs[at + 2] = hunger;
        return this;
    }

    public Scenario noNeeds() {
        Arrays.fill(t.needs, 0);
        return this;
    }

    /** Birth tokens of a colony; a shared colony is number 0. */
    public Scenario births(int colony, int count) {
        t.births[colony] = count;
        return this;
    }

    public Scenario fourthFree(int colony) {
        t.fourth |= 1 << colony;
        return this;
    }

    // ---- crews ----

    /** Puts one of the crew's markers from the reserve on a post, counted from 1. */
    public Scenario marker(int crew, Infrastructure where, int post) {
        require(t.reserve[crew] > 0, "a marker of crew " + crew);
        int at = where.firstPost() + post - 1;
        t.reserve[crew]--;
        t.occupant[at] = (byte) crew;
        t.occupied |= 1 << at;
        return this;
    }

    public Scenario in(Ward ward, int crew, int markers) {
        require(t.reserve[crew] >= markers, "markers of crew " + crew);
        t.reserve[crew] -= markers;
        t.wards[crew * Ward.KINDS + ward.ordinal()] += markers;
        return this;
    }

    public Scenario dead(int crew, int colonists) {
        t.dead[crew] = colonists;
        return this;
    }

    public Scenario absent(int crew, int turn) {
        t.absences[crew] |= 1 << turn;
        return this;
    }

    // ---- boards ----

    public Scenario developed(Seat seat, Technology technology) {
        if (technology.colony()) {
            t.colonyTechnologies[t.terms.sharedColony ? 0 : seat.index()] |= technology.bit();
        } else {
            t.technologies[seat.index()] |= technology.bit();
        }
        return this;
    }

    public Scenario installed(Seat seat, int count, PowerSource source) {
        t.installations[seat.index() * PowerSource.KINDS + source.ordinal()] = count;
        return this;
    }

    public Scenario planted(Seat seat, Plantation tile) {
        t.plantation[seat.index()] = tile.ordinal();
        return this;
    }

    public Scenario employs(Seat seat, Expert expert) {
        int[] from = t.expertPile[expert.ordinal()] > 0 ? t.expertPile : t.expertsShown;
        require(from[expert.ordinal()] > 0, expert.id());
        from[expert.ordinal()]--;
        int slot = seat.index() * Expert.LIMIT;
        t.experts[t.experts[slot] == Table.NONE ? slot : slot + 1] = expert.ordinal();
        return this;
    }

    public Scenario employs(Seat seat, Assistant assistant) {
        int[] from = t.assistantPile[assistant.ordinal()] > 0 ? t.assistantPile : t.assistantsShown;
        require(from[assistant.ordinal()] > 0, assistant.id());
        from[assistant.ordinal()]--;
        t.assistants[seat.index() * Assistant.KINDS + assistant.ordinal()]++;
        return this;
    }

    /** Construction and improvement tokens kept for the ranks of COM.4. */
    public Scenario keeps(Seat seat, int construction, int improvement) {
        t.built[seat.index()] = construction;
        t.improved[seat.index()] = improvement;
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
            System.arraycopy(dealt, 0, t.dealt, seat * Draft.DEALT, Draft.DEALT);
            t.firstPick[seat] = Arrays.binarySearch(dealt, firstKept[seat]);
            t.secondPick[left] = secondKept[left] < discarded ? 0 : 1;
        }
    }

    // ---- the board ----

    /** Takes the construction token away. */
    public Scenario built(Infrastructure... places) {
        for (Infrastructure where : places) {
            t.sites &= ~where.mask();
        }
        return this;
    }

    /** Takes all improvement tokens away. */
    public Scenario improved(Infrastructure... places) {
        for (Infrastructure where : places) {
            t.improvable &= ~where.mask();
        }
        return this;
    }

    public Scenario rtg(int energy) {
        t.rtg = energy;
        return this;
    }

    public Scenario shows(Expert... experts) {
        for (int i = 0; i < Expert.KINDS; i++) {
            t.expertPile[i] += t.expertsShown[i];
            t.expertsShown[i] = 0;
        }
        for (Expert expert : experts) {
            require(t.expertPile[expert.ordinal()] > 0, expert.id());
            t.expertPile[expert.ordinal()]--;
            t.expertsShown[expert.ordinal()]++;
        }
        return this;
    }

    public Scenario shows(Assistant... assistants) {
        for (int i = 0; i < Assistant.KINDS; i++) {
            t.assistantPile[i] += t.assistantsShown[i];
            t.assistantsShown[i] = 0;
        }
        for (Assistant assistant : assistants) {
            require(t.assistantPile[assistant.ordinal()] > 0, assistant.id());
            t.assistantPile[assistant.ordinal()]--;
            t.assistantsShown[assistant.ordinal()]++;
        }
        return this;
    }

    public Scenario shows(ResearchTile... tiles) {
        t.tilePile |= t.tilesShown | t.tilesGone;
        t.tilesShown = 0;
        t.tilesGone = 0;
        for (ResearchTile tile : tiles) {
            t.tilePile &= ~(1 << tile.ordinal());
            t.tilesShown |= 1 << tile.ordinal();
        }
        return this;
    }

    /** Moves tiles from the pile to the discards. */
    public Scenario discards(ResearchTile... tiles) {
        for (ResearchTile tile : tiles) {
            require((t.tilePile & 1 << tile.ordinal()) != 0, tile.id());
            t.tilePile &= ~(1 << tile.ordinal());
            t.tilesGone |= 1 << tile.ordinal();
        }
        return this;
    }

    public Scenario shows(Contract... contracts) {
        t.contractPile |= t.contractsShown;
        t.contractsShown = 0;
        for (Contract contract : contracts) {
            t.contractPile &= ~(1 << contract.ordinal());
            t.contractsShown |= 1 << contract.ordinal();
        }
        return this;
    }

    public Scenario weather(Weather weather) {
        t.weatherPile[t.weather]++;
        t.weather = weather.ordinal();
        t.weatherPile[t.weather]--;
        return this;
    }

    /** The weather card on top of the pile. */
    public Scenario nextWeather(Weather weather) {
        t.nextWeather = weather.ordinal();
        t.weatherPile[t.nextWeather]--;
        return this;
    }

    /** The next event card, which everybody has seen. */
    public Scenario nextEvent(Event event) {
        t.nextEvent = event.ordinal();
        t.eventsOut |= event.bit();
        return this;
    }

    // ---- excavation ----

    /** Puts a face-up token of that kind on a cell, in exchange for the one that lies there. */
    public Scenario token(int cell, TokenKind kind) {
        int[] pool = cell < Area.MAIN ? t.hiddenTokens : t.hiddenExtension;
        long bit = 1L << cell;
        require((t.tokens & bit) != 0, "a token on " + Area.id(cell));
        if ((t.faceDown & bit) == 0) {
            pool[t.token[cell]]++;
        }
        require(pool[kind.ordinal()] > 0, kind.id());
        pool[kind.ordinal()]--;
        t.token[cell] = (byte) kind.ordinal();
        t.faceDown &= ~bit;
        return this;
    }

    /** Takes tokens from the board. */
    public Scenario dug(int... cells) {
        for (int cell : cells) {
            long bit = 1L << cell;
            if ((t.faceDown & bit) != 0) {
                int[] pool = cell < Area.MAIN ? t.hiddenTokens : t.hiddenExtension;
                int kind = 0;
                while (pool[kind] == 0) {
                    kind++;
                }
                pool[kind]--;
                t.faceDown &= ~bit;
            }
            t.tokens &= ~bit;
            t.token[cell] = 0;
            t.tokensGone++;
        }
        return this;
    }

    /** Turns every token up except these. */
    public Scenario faceDownOnly(int... cells) {
        long down = 0;
        for (int cell : cells) {
            down |= 1L << cell;
        }
        for (long left = t.faceDown & ~down; left != 0; left &= left - 1) {
            Dig.reveal(t, Long.numberOfTrailingZeros(left));
        }
        return this;
    }

    public Scenario excavator(int cell) {
        t.excavator = cell;
        if ((t.faceDown & 1L << cell) != 0) {
            Dig.reveal(t, cell);
        }
        return this;
    }

    // ---- missions ----

    /** Slots of an objective that are filled. */
    public Scenario filled(String objective, int slots) {
        for (int i = 0; i < t.terms.objectives.size(); i++) {
            if (t.terms.objectives.get(i).id().equals(objective)) {
                t.filled[i] = slots;
                return this;
            }
        }
        throw new IllegalArgumentException("no objective " + objective);
    }

    public Scenario dust(Infrastructure... places) {
        for (Infrastructure where : places) {
            t.dust |= 1 << where.ordinal();
        }
        return this;
    }

    public Scenario refugees(int waiting) {
        t.refugees = waiting;
        return this;
    }

    public Scenario hostility(int level) {
        t.hostility = level;
        return this;
    }

    public Scenario artefacts(int found) {
        t.artefacts = found;
        return this;
    }

    // ---- ready ----

    /** In the player-turn of the crew that is first. */
    public MartiansPosition position() {
        return position(t.first);
    }

    /** In the player-turn of that crew. */
    public MartiansPosition position(int crew) {
        t.phase = Phase.ACTIVITY;
        t.played = (crew - t.first + t.terms.crews) % t.terms.crews;
        return goOn(new Turns.NextPlayer());
    }

    /** Just before that turn, with the event, weather and energy that belong to it. */
    public MartiansPosition beforeTurn(int turn) {
        return goOn(new Turns.BeginTurn(turn));
    }

    /** At the beginning of the preparation of the cycle. */
    public MartiansPosition preparation() {
        return goOn(new Preparation.Begin());
    }

    /** At the beginning of the maintenance of the cycle. */
    public MartiansPosition maintenance() {
        return goOn(new Maintenance.Begin());
    }

    /** In the draft of hidden objectives. */
    public MartiansPosition draft() {
        Table ready = t.copy();
        Draft.deal(ready);
        ready.agenda.settle(ready);
        return new MartiansPosition(ready);
    }

    private MartiansPosition goOn(Owed.Chore next) {
        if (t.terms.hiddenObjectives) {
            finishDraft();
        }
        Table ready = t.copy();
        ready.push(next);
        ready.agenda.settle(ready);
        return new MartiansPosition(ready);
    }

    private static void require(boolean there, String what) {
        if (!there) {
            throw new IllegalArgumentException("not there: " + what);
        }
    }
}
