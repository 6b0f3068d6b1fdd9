package cydonia.games.terraforming;

import cydonia.engine.Chance;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Streams;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardPlan;
import cydonia.games.terraforming.box.CardSet;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.Terms;
import cydonia.games.terraforming.rules.Draft;
import cydonia.games.terraforming.rules.Effects;
import cydonia.games.terraforming.rules.LastGreeneries;
import cydonia.games.terraforming.rules.Research;
import cydonia.games.terraforming.rules.SettingUp;
import cydonia.games.terraforming.rules.Turns;
import cydonia.games.terraforming.table.Mars;
import cydonia.games.terraforming.table.Player;
import cydonia.games.terraforming.table.Table;
import cydonia.games.terraforming.table.TerraformingSource;

/**
 * Any position, set up directly: for tests, puzzles and analysis. Nothing that is put on the table has its effect,
 * cards in play only count and last. Cards that are not named are in the deck. Without more words it is the second
 * generation of a Corporate Era game, Red's first action.
 */
public final class Scenario {

    private static final int RATING = 20;

    private final Table table;
    private final CardSet placed = new CardSet();
    private Phase phase = Phase.ACTIONS;

    private Scenario(int seats, boolean corporateEra, boolean draft) {
        table = new Table(new Terms(seats, corporateEra, draft),
                Streams.of(Chance.ONE_COUNTER, Seed.of(1), TerraformingSource.values()), Effects.RULES);
        table.generation = 2;
        for (Player player : table.players) {
            player.rating = RATING;
        }
    }

    /** A Corporate Era game; with one seat it is the solo variant, without neutral tiles. */
    public static Scenario of(int seats) {
        return new Scenario(seats, true, false);
    }

    public static Scenario standard(int seats) {
        return new Scenario(seats, false, false);
    }

    public static Scenario drafting(int seats) {
        return new Scenario(seats, true, true);
    }

    public Scenario generation(int number) {
        table.generation = number;
        return this;
    }

    public Scenario temperature(int degrees) {
        if (degrees < Parameter.TEMPERATURE.start() || degrees > Parameter.TEMPERATURE.goal() || degrees % 2 != 0) {
            throw new IllegalArgumentException("no temperature " + degrees);
        }
        table.temperature = degrees;
        return this;
    }

    public Scenario oxygen(int percent) {
        if (percent < 0 || percent > Parameter.OXYGEN.goal()) {
            throw new IllegalArgumentException("no oxygen level " + percent);
        }
        table.oxygen = percent;
        return this;
    }

    public Scenario ocean(String... areas) {
        for (String area : areas) {
            lay(Tile.OCEAN, area, Mars.NEUTRAL);
        }
        return this;
    }

    /** That many oceans on the first free ocean areas. */
    public Scenario oceans(int count) {
        for (Area area : Area.all()) {
            if (table.oceans() < count && area.kind() == Area.Kind.OCEAN
                    && (table.mars.taken() >>> area.index() & 1) == 0) {
                lay(Tile.OCEAN, area.id(), Mars.NEUTRAL);
            }
        }
        return this;
    }

    public Scenario tile(Seat owner, Tile tile, String... areas) {
        for (String area : areas) {
            lay(tile, area, owner.index());
        }
        return this;
    }

    public Scenario city(Seat owner, String... areas) {
        return tile(owner, Tile.CITY, areas);
    }

    public Scenario greenery(Seat owner, String... areas) {
        return tile(owner, Tile.GREENERY, areas);
    }

    /** A tile of nobody at the table, as in a solo game. */
    public Scenario neutral(Tile tile, String area) {
        lay(tile, area, Mars.NEUTRAL);
        return this;
    }

    public Scenario claim(Seat owner, String area) {
        table.mars.claim(Area.of(area).index(), owner.index());
        return this;
    }

    private void lay(Tile tile, String area, int owner) {
        int index = Area.of(area).index();
        if ((table.mars.taken() >>> index & 1) != 0 || tile == Tile.OCEAN && table.oceans() == 9) {
            throw new IllegalArgumentException("no room for " + tile + " on " + area);
        }
        table.mars.lay(tile, index, owner);
    }

    public Scenario has(Seat seat, int n, Resource what) {
        player(seat).stock[what.ordinal()] = n;
        return this;
    }

    public Scenario produces(Seat seat, int steps, Resource what) {
        if (steps < what.floor()) {
            throw new IllegalArgumentException("production of " + what + " below " + what.floor());
        }
        player(seat).production[what.ordinal()] = steps;
        return this;
    }

    public Scenario rating(Seat seat, int rating) {
        player(seat).rating = rating;
        return this;
    }

    /** The rating of that seat has gone up in this generation. */
    public Scenario raised(Seat seat) {
        player(seat).raised = true;
        return this;
    }

    public Scenario hand(Seat seat, String... cards) {
        for (String card : cards) {
            player(seat).hand.add(take(card));
        }
        return this;
    }

    /** Green and blue cards in front of a player. */
    public Scenario inPlay(Seat seat, String... cards) {
        for (String id : cards) {
            Card card = Cards.of(take(id));
            if (card.event() || card.corporation()) {
                throw new IllegalArgumentException(id + " does not lie open in front of a player");
            }
            player(seat).putInPlay(card);
        }
        return this;
    }

    /** A corporation, without what it starts with. */
    public Scenario corporation(Seat seat, String id) {
        Card card = Cards.of(id);
        if (!card.corporation()) {
            throw new IllegalArgumentException(id + " is no corporation");
        }
        player(seat).corporation = card.index();
        player(seat).putInPlay(card);
        return this;
    }

    /** The corporation of that seat still owes its first action. */
    public Scenario firstAction(Seat seat) {
        player(seat).firstActionOwed = true;
        return this;
    }

    public Scenario events(Seat seat, String... cards) {
        for (String card : cards) {
            player(seat).events.add(take(card));
        }
        return this;
    }

    public Scenario cubes(String card, int n) {
        table.cubes[CardPlan.of(Cards.of(card).index()).slot] = n;
        return this;
    }

    /** The action of that card has been used in this generation. */
    public Scenario used(String card) {
        table.used.add(Cards.of(card).index());
        return this;
    }

    public Scenario milestone(Seat owner, Milestone milestone) {
        table.milestones[milestone.ordinal()] = (byte) owner.index();
        return this;
    }

    public Scenario award(Seat funder, Award award) {
        table.awards[award.ordinal()] = (byte) funder.index();
        return this;
    }

    /** The next cards to be drawn, the first one first. */
    public Scenario top(String... cards) {
        int[] top = new int[cards.length];
        for (int i = 0; i < cards.length; i++) {
            top[cards.length - 1 - i] = take(cards[i]);
        }
        table.top = top;
        return this;
    }

    public Scenario discarded(String... cards) {
        for (String card : cards) {
            table.discard.add(take(card));
        }
        return this;
    }

    public Scenario first(Seat seat) {
        table.first = seat.index();
        return this;
    }

    /** Whose turn it is, with so many actions taken. */
    public Scenario turn(Seat seat, int actionsTaken) {
        table.turn = seat.index();
        table.actionsTaken = actionsTaken;
        return this;
    }

    public Scenario passed(Seat... seats) {
        for (Seat seat : seats) {
            table.passed |= seat.bit();
        }
        return this;
    }

    /** Cards to choose from: with corporations in the setup, without in the research and draft phases. */
    public Scenario offer(Seat seat, String... cards) {
        for (String card : cards) {
            player(seat).offer.add(take(card));
        }
        return this;
    }

    /** Another phase than that of actions; offers must have been made where it is about choosing. */
    public Scenario phase(Phase other) {
        phase = other;
        return this;
    }

    /** The position. The scenario is used up by it. */
    public TerraformingPosition position() {
        for (Card card : Cards.projects()) {
            if ((table.terms.corporateEra() || !card.corporateEra()) && !placed.has(card.index())) {
                table.deck.add(card.index());
            }
        }
        switch (phase) {
            case ACTIONS -> {
                table.enter(phase, Turns.TakeAction.IT);
                if (table.players[table.turn].firstActionOwed) {
                    Turns.begin(table, table.turn);
                }
            }
            case SETUP -> {
                SettingUp.ask(table);
                for (int seat = 0; seat < table.seats; seat++) {
                    table.waiting |= table.players[seat].offer.isEmpty() ? 0 : 1 << seat;
                }
            }
            case DRAFT -> {
                table.owe(Turns.BeginPhase.IT);
                Draft.begin(table);
            }
            case RESEARCH -> {
                table.owe(Turns.BeginPhase.IT);
                Research.ask(table);
            }
            case LAST_GREENERIES -> LastGreeneries.begin(table);
            case OVER -> table.end();
        }
        table.settle();
        return new TerraformingPosition(table);
    }

    private Player player(Seat seat) {
        return table.players[seat.index()];
    }

    private int take(String id) {
        Card card = Cards.of(id);
        if (placed.has(card.index()) || card.corporateEra() && !table.terms.corporateEra()) {
            throw new IllegalArgumentException(id + " cannot be here");
        }
        placed.add(card.index());
        return card.index();
    }
}
