package cydonia.games.martians;

import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Match;
import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Objective.Condition;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.Technology;
import cydonia.replay.ReplayFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A searching player who shows that missions can be won. Before each player-turn it guesses what is hidden, looks ahead
 * player-turn by player-turn with a beam of promising worlds, and plays the first player-turn of the best line. It
 * never looks at real piles or dice. Everybody at the table plays for the mission.
 */
final class Explorer {

    /** How hard it thinks: worlds kept, ways tried to go on from each, and player-turns it looks ahead. */
    record Effort(int beam, int tries, int depth) {
    }

    private record Line(Table world, List<MartiansAction> first, double worth) {
    }

    private final Effort effort;
    private final DiceCup chance;

    private Explorer(Effort effort, Seed seed) {
        this.effort = effort;
        this.chance = Dice.choosing(seed, 11).open();
    }

    /** Plays one game; the log of it, won or not. */
    static Match<MartiansPosition, MartiansAction, MartiansView> play(Setup setup, Seed seed, Effort effort) {
        Match<MartiansPosition, MartiansAction, MartiansView> match = Match.begin(new Martians(), setup, seed);
        finish(match, seed, effort);
        return match;
    }

    /** Plays a game that has begun to its end. */
    static void finish(Match<MartiansPosition, MartiansAction, MartiansView> match, Seed seed, Effort effort) {
        Explorer explorer = new Explorer(effort, seed);
        int plans = 0;
        while (!match.position().toAct().isEmpty()) {
            if (borrow(match)) {
                continue;
            }
            Seat seat = match.position().toAct().getFirst();
            MartiansAction usual = usual(match.position().table().question());
            if (usual != null) {
                match.play(seat, usual, Audience.NOBODY);
                continue;
            }
            List<MartiansAction> plan = explorer.plan(match.position(), seat, Dice.guessing(seed, plans++));
            for (MartiansAction action : plan) {
                MartiansPosition now = match.position();
                if (now.toAct().isEmpty() || !now.legal(now.toAct().getFirst()).contains(action)) {
                    break;
                }
                int secrets = now.secretsOpened();
                match.play(now.toAct().getFirst(), action, Audience.NOBODY);
                if (match.position().secretsOpened() != secrets) {
                    break;
                }
            }
        }
    }

    /** What needs no thought: loans are asked for in the own player-turn, and an accomplished mission is enough. */
    private static @Nullable MartiansAction usual(Question question) {
        return switch (question) {
            case Question.OpenOffer _ -> new MartiansAction.NoTrade();
            case Question.FreeColonist _ -> new MartiansAction.Unlock();
            case Question.EndGame _ -> new MartiansAction.EndGame();
            default -> null;
        };
    }

    /**
     * Where goods are not shared they travel with the turn: who begins a player-turn asks the richest others for all
     * they can lend, and they lend it. Tells whether something was lent.
     */
    private static boolean borrow(Match<MartiansPosition, MartiansAction, MartiansView> match) {
        Table t = match.position().table();
        int lender = t.question() instanceof Question.Play && t.acting.post == Index.NONE
                && t.acting.time >= Turns.TIME_UNITS
                        ? richest(t)
                        : Index.NONE;
        if (lender == Index.NONE) {
            return false;
        }
        Seat borrower = t.actor();
        match.play(borrower, new MartiansAction.Offer(Seat.of(lender)), Audience.NOBODY);
        for (Good good : LENT) {
            for (int i = t.stocks.of(lender, good); i > 0; i--) {
                match.play(borrower, new MartiansAction.Ask(good), Audience.NOBODY);
            }
        }
        match.play(borrower, new MartiansAction.Propose(), Audience.NOBODY);
        match.play(Seat.of(lender), new MartiansAction.Accept(), Audience.NOBODY);
        return true;
    }

    private static final int LOANS = 2;
    private static final List<Good> LENT = List.of(Good.ENERGY, Good.REGOLITH, Good.ICE, Good.WATER, Good.SUPPLIES,
            Good.FOOD, Good.MEDICINE);

    /** The other seat that could lend most, or none. */
    private static int richest(Table t) {
        int richest = Index.NONE;
        int most = 0;
        for (int seat = 0; t.terms.mode.trade() && seat < t.terms.seats; seat++) {
            int wealth = 0;
            for (Good good : LENT) {
                wealth += t.stocks.of(seat, good);
            }
            if (seat != t.acting.crew && wealth > most) {
                most = wealth;
                richest = seat;
            }
        }
        return richest;
    }

    /** The same in thought. */
    private static void imagineLoans(Table world) {
        for (int i = 0; world.question() instanceof Question.Play && i < LOANS; i++) {
            int lender = richest(world);
            for (Good good : LENT) {
                int count = lender == Index.NONE ? 0 : world.stocks.of(lender, good);
                world.stocks.add(Math.max(0, lender), good, -count);
                world.stocks.add(world.stock(), good, count);
            }
        }
    }

    /** What to do until the end of this player-turn, in the guessed world. */
    private List<MartiansAction> plan(MartiansPosition real, Seat viewer, Dice guess) {
        List<MartiansAction> legal = real.legal(viewer);
        if (legal.size() == 1) {
            return legal;
        }
        List<Line> beam = List.of(new Line(real.determinise(viewer, guess).table().copy(), List.of(), 0));
        for (int depth = 0; depth < effort.depth; depth++) {
            List<Line> next = new ArrayList<>();
            Set<Integer> seen = new HashSet<>();
            int tries = depth == 0 ? effort.beam * effort.tries : effort.tries;
            for (Line line : beam) {
                if (line.world.calendar.phase == Phase.OVER) {
                    next.add(line);
                    continue;
                }
                for (int i = 0; i < tries; i++) {
                    Table world = line.world.copy();
                    if (depth > 0) {
                        imagineLoans(world);
                    }
                    List<MartiansAction> actions = goOn(world, depth == 0);
                    if (seen.add(sketch(world))) {
                        next.add(new Line(world, depth == 0 ? actions : line.first, worth(world)));
                    }
                }
            }
            next.sort((a, b) -> Double.compare(b.worth, a.worth));
            beam = next.subList(0, Math.min(effort.beam, next.size()));
        }
        return beam.getFirst().first;
    }

    /** Plays at random, but not foolishly, until another crew is on. */
    private List<MartiansAction> goOn(Table world, boolean remember) {
        List<MartiansAction> actions = remember ? new ArrayList<>() : List.of();
        int crew = world.acting.crew;
        int played = world.calendar.played;
        int turn = world.calendar.turn;
        do {
            Seat seat = world.agenda.toAct().getFirst();
            MartiansAction action = pick(world.agenda.legal(world, seat, new Choices<>()), world);
            world.agenda.play(world, seat, action);
            if (remember) {
                actions.add(action);
            }
        } while (world.calendar.phase != Phase.OVER && world.acting.crew == crew && world.calendar.played == played
                && world.calendar.turn == turn);
        return actions;
    }

    private MartiansAction pick(List<MartiansAction> legal, Table world) {
        for (int attempt = 0; attempt < 20; attempt++) {
            MartiansAction action = legal.get(chance.roll(legal.size()));
            int odds = switch (action) {
                case MartiansAction.Finish _ -> world.acting.time == 0 ? 100 : 15;
                case MartiansAction.Enough _ -> world.question() instanceof Question.Deliver ? 5 : 30;
                case MartiansAction.Offer _,MartiansAction.Pass _ -> 0;
                case MartiansAction.LeaveLocked _,MartiansAction.GoOn _ -> 1;
                case MartiansAction.Place place -> Placement.hasTwin(world, Placement.at(place)) ? 0 : 80;
                case MartiansAction.Take _ -> action.equals(legal.getFirst()) ? 80 : 15;
                case MartiansAction.Rest _ -> 40;
                case MartiansAction.DrawRtg _ -> 30;
                case MartiansAction.Accomplish _ -> 100;
                default -> 80;
            };
            if (chance.roll(100) < odds) {
                return action;
            }
        }
        return legal.getLast();
    }

    /** Worlds that look alike count once. */
    private static int sketch(Table t) {
        int hash = Arrays.hashCode(t.stocks.goods) * 31 + Arrays.hashCode(t.colonies.needs);
        hash = hash * 31 + t.posts.occupied + 7 * t.posts.sites + 13 * t.posts.improvable
                + Arrays.hashCode(t.mission.filled);
        return hash * 31 + Long.hashCode(t.digSite.tokens) + Arrays.hashCode(t.boards.installations)
                + Arrays.hashCode(t.boards.plantation) + Arrays.hashCode(t.crews.reserve)
                + Arrays.hashCode(t.colonies.technologies) + t.mission.artefacts + t.posts.dust;
    }

    /** How promising a world is for everybody. */
    private static double worth(Table t) {
        int players = t.terms.crews;
        int cyclesLeft = t.terms.cycles - t.calendar.cycle;
        double worth = t.calendar.missionDone ? 10_000 : t.calendar.phase == Phase.OVER ? -2_000 : 0;
        double urgency = cyclesLeft == 0 ? 2.5 : 1;
        for (int quarters = 0; quarters < t.terms.quartersInUse; quarters++) {
            worth -= urgency
                    * (9 * t.colonies.need(quarters, Need.OXYGEN) + 7 * t.colonies.need(quarters, Need.SICKNESS)
                            + 5 * t.colonies.need(quarters, Need.HUNGER));
        }
        worth -= 40.0 * Displays.sum(t.crews.dead) / players * 2;
        worth -= 5 * Displays.sum(t.crews.wards);
        worth += 0.7 * Displays.sum(t.crews.reserve);
        worth += 6 * Math.min(t.colonies.births[0], 4);
        worth += goods(t, players);
        worth += t.underConstruction(Infrastructure.WATER_PLANT) ? 0 : 14;
        worth += t.underConstruction(Infrastructure.HOSPITAL) ? 0 : 8;
        worth += t.underConstruction(Infrastructure.LABORATORY) ? 0 : 2;
        worth += 1.2 * (10 - Integer.bitCount(t.posts.improvable));
        worth += 4.5 * (cyclesLeft + 0.4) * Displays.sum(t.boards.installations);
        for (int tile : t.boards.plantation) {
            worth += tile == Index.NONE ? 0 : tile == Plantation.ALGAE_TANKS.ordinal() ? 7 : 5;
        }
        int techs = t.colonies.technologies[0];
        worth += 3.0 * cyclesLeft * Integer.bitCount(techs & (Technology.MEDICINES.bit()
                | Technology.CO2_CONVERTER.bit()));
        return worth + mission(t);
    }

    private static double goods(Table t, int players) {
        return level(t, Good.ENERGY, 6 * players, 1.1) + level(t, Good.REGOLITH, 2 * players, 1.0)
                + level(t, Good.ICE, 2 * players, 1.0) + level(t, Good.WATER, 2 * players, 1.6)
                + level(t, Good.SUPPLIES, 2 * players, 1.2) + level(t, Good.FOOD, 4 * players, 3.0)
                + level(t, Good.MEDICINE, 2 * players, 5.0) + level(t, Good.CURRENCY, 4 * players, 0.15);
    }

    /** Full value up to what is useful, little beyond. */
    private static double level(Table t, Good good, int useful, double value) {
        int held = 0;
        for (int stock = 0; stock < t.terms.stocks; stock++) {
            held += t.stocks.of(stock, good);
        }
        return value * (Math.min(held, useful) + 0.15 * Math.max(0, held - useful));
    }

    private static double mission(Table t) {
        double worth = 0;
        for (int i = 0; i < t.terms.objectives.size(); i++) {
            switch (t.terms.objectives.get(i)) {
                case Objective.Task task when task.optional() -> {
                    // only a means
                }
                case Objective.Task task -> worth += 14.0 * t.mission.filled[i]
                        + (t.mission.filled[i] < t.terms.slots[i] ? 5 * readiness(t, task.cost()) : 0);
                case Objective.State state -> worth += state(t, state.condition());
            }
        }
        return worth - 9 * Integer.bitCount(t.posts.dust) + 7 * t.mission.artefacts - 2 * t.mission.hostility
                - 2 * t.mission.refugees
                + distanceToExtension(t);
    }

    /** How much of the goods for a task is there already. */
    private static double readiness(Table t, Cost cost) {
        int needed = 0;
        int there = 0;
        for (Cost.Amount amount : cost.goods()) {
            int held = 0;
            for (int stock = 0; stock < t.terms.stocks; stock++) {
                held += t.stocks.of(stock, amount.good());
            }
            needed += amount.count();
            there += Math.min(held, amount.count());
        }
        return needed == 0 ? 0 : (double) there / needed;
    }

    private static double distanceToExtension(Table t) {
        return t.terms.extension ? Area.column(t.digSite.excavator) * 0.8 : 0;
    }

    private static double state(Table t, Condition condition) {
        int players = t.terms.seats;
        int value = Objectives.value(t, condition);
        return switch (condition) {
            case Condition.ConstructionLeft left -> -10.0 * Math.max(0, value - left.most().at(players));
            case Condition.GreenhouseImprovementsLeft left -> -10.0 * Math.max(0, value - left.most().at(players));
            case Condition.ImprovementsLeft left -> -8.0 * Math.max(0, value - left.most().at(players));
            case Condition.NoDust _ -> 0;
            case Condition.Installations some -> 8.0 * Math.min(value, some.least().at(players));
            case Condition.TokensDug some -> 2.5 * Math.min(value, some.least().at(players));
            case Condition.NobodyDead _ -> -30.0 * value;
            case Condition.FourthColonist _ -> 40.0 * value + 12.0 * t.colonies.births[0]
                    + ((t.colonies.technologies[0] & Technology.BIRTH_CONTROL.bit()) != 0 ? 20 : 0);
            case Condition.ColonyTechnologies some -> 14.0 * Math.min(value, some.least().at(players));
            case Condition.ReputationTogether some -> 0.5 * Math.min(value, some.least().at(players));
        };
    }

    /**
     * Wins every mission that has not been won yet and keeps the games:
     * {@code Explorer <folder> <reading> <mode> <seats> [<mission> …]}, where the reading is that of the maintenance.
     * Each is tried with twelve seeds at most, harder from try to try.
     */
    public static void main(String[] args) {
        Path folder = Path.of(args[0]);
        List<String> missions = args.length > 4
                ? List.of(args).subList(4, args.length)
                : Arrays.stream(Mission.values()).map(Mission::id).toList();
        for (String mission : missions) {
            win(folder, args[1], args[2], Integer.parseInt(args[3]), mission);
        }
    }

    static final int TRIES = 12;

    private static void win(Path folder, String reading, String mode, int seats, String mission) {
        Path file = folder.resolve("won-%s-%s-%d-%s.json".formatted(reading, mode, seats, mission));
        Setup setup = Campaign.setup(seats, Map.of("mode", mode, "mission", mission, "maintenance", reading));
        for (int seed = 1; seed <= TRIES && !Files.exists(file); seed++) {
            int harder = 1 + (seed - 1) / 4;
            Effort effort = new Effort(50 * harder, 30, 5 + seats);
            long from = System.nanoTime();
            var match = play(setup, Seed.of(seed), effort);
            Outcome outcome = match.position().outcome().orElseThrow();
            boolean won = match.position().table().calendar.missionDone;
            System.out.printf("%s, seed %d, %s: %s, %.1f s %s%n", file.getFileName(), seed, effort,
                    won ? "won" : "lost", (System.nanoTime() - from) / 1e9,
                    outcome.reasons().stream().map(Text::en).toList());
            if (won) {
                ReplayFile.write(file, match.replay());
            }
        }
    }
}
