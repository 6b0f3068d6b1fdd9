package cydonia.games.terraforming;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Game;
import cydonia.engine.Setup;
import cydonia.engine.Source;
import cydonia.games.terraforming.box.CardSet;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Holders;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.terraforming.rules.Honours;
import cydonia.games.terraforming.rules.Stocks;
import cydonia.games.terraforming.table.Deck;
import cydonia.games.terraforming.table.Mars;
import cydonia.games.terraforming.table.Player;
import cydonia.games.terraforming.table.Table;
import cydonia.games.terraforming.table.TerraformingSource;
import cydonia.testkit.GameContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

class TerraformingContractTest extends GameContract<TerraformingPosition, TerraformingAction, TerraformingView> {

    private final TerraformingMars game = new TerraformingMars();

    @Override
    protected Game<TerraformingPosition, TerraformingAction, TerraformingView> game() {
        return game;
    }

    @Override
    protected List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        setups.add(Setup.of(game.profile(), 1));
        setups.add(Setup.of(game.profile(), 1, Map.of("beginner-red", "on")));
        for (int seats = 2; seats <= 5; seats++) {
            for (String era : List.of("on", "off")) {
                for (String draft : List.of("on", "off")) {
                    setups.add(Setup.of(game.profile(), seats, Map.of("corporate-era", era, "draft", draft)));
                }
            }
        }
        setups.add(Setup.of(game.profile(), 3, Map.of("beginner-green", "on", "corporate-era", "off")));
        setups.add(Setup.of(game.profile(), 2, Map.of("beginner-red", "on", "beginner-green", "on")));
        setups.add(Setup.of(game.profile(), 2, Map.of("nothing-taken", "on", "corporations", "4")));
        return setups;
    }

    /** One game each keeps the build short; {@code -Dgames.per.setup=20} looks longer. */
    @Override
    protected int gamesPerSetup() {
        return Integer.getInteger("games.per.setup", 1);
    }

    @Override
    protected Map<Source, int[]> heaps(TerraformingPosition position) {
        CardSet deck = position.table().deck;
        return Map.of(TerraformingSource.PROJECTS,
                IntStream.range(0, Cards.PROJECTS).map(card -> deck.has(card) ? 1 : 0).toArray());
    }

    @Override
    protected int longestGame() {
        return 5_000;
    }

    /** What lies beside what follows from the tiles, what things are worth from the cards played. */
    @Override
    protected Set<String> derived() {
        return Set.of("Mars.besideCity", "Mars.besideGreenery", "Mars.besideOwned", "Mars.besideTile",
                "Mars.besideTwoCities", "Player.greeneryPrice", "Player.heatAsMoney", "Player.powerPlantDiscount",
                "Player.protectedFromOthers", "Player.shift", "Player.steelValue", "Player.titaniumValue",
                "Table.owed");
    }

    @Override
    protected void invariants(TerraformingPosition position) {
        Table t = position.table();
        everyCardIsSomewhereOnce(t);
        everyTileHasOnePlace(t);
        assertThat(t.temperature).isBetween(-30, 8);
        assertThat(t.temperature % 2).isZero();
        assertThat(t.oxygen).isBetween(0, 14);
        assertThat(t.oceans()).isBetween(0, 9);
        assertThat(Honours.count(t.milestones)).isLessThanOrEqualTo(3);
        assertThat(Honours.count(t.awards)).isLessThanOrEqualTo(3);
        for (Player player : t.players) {
            for (Resource what : Resource.values()) {
                assertThat(player.stock[what.ordinal()]).as("stock of %s", what).isNotNegative();
                assertThat(player.production[what.ordinal()]).as("production of %s", what)
                        .isGreaterThanOrEqualTo(what.floor());
            }
        }
        for (int card : Holders.ALL) {
            assertThat(Stocks.cubes(t, card)).isNotNegative();
            assertThat(Stocks.cubes(t, card) == 0 || t.ownerOf(card) >= 0).as("cubes lie on cards in play").isTrue();
        }
    }

    private static void everyCardIsSomewhereOnce(Table t) {
        List<CardSet> places = new ArrayList<>(List.of(t.deck, t.discard));
        for (Player player : t.players) {
            places.addAll(List.of(player.hand, player.inPlay, player.events, player.offer));
            if (t.phase == Phase.DRAFT) {
                places.add(player.chosen);
            }
        }
        int expected = (int) Cards.projects().stream()
                .filter(card -> t.terms.corporateEra() || !card.corporateEra())
                .filter(card -> !t.terms.nothingTaken() || !card.takesFromOthers()).count();
        int found = t.top.length;
        for (CardSet place : places) {
            found += (int) Deck.cards(place).stream().filter(card -> !card.corporation()).count();
        }
        assertThat(found).as("cards in the game").isEqualTo(expected);
        for (int card = 0; card < Cards.PROJECTS; card++) {
            int times = 0;
            for (CardSet place : places) {
                times += place.has(card) ? 1 : 0;
            }
            assertThat(times).as(Cards.of(card).id()).isLessThanOrEqualTo(1);
        }
    }

    private static void everyTileHasOnePlace(Table t) {
        long all = t.mars.oceans();
        int count = t.oceans();
        for (int owner = 0; owner <= Mars.NEUTRAL; owner++) {
            all |= t.mars.owned(owner);
            count += Long.bitCount(t.mars.owned(owner));
        }
        assertThat(Long.bitCount(all)).as("areas with a tile").isEqualTo(count);
        assertThat(t.mars.taken()).isEqualTo(all);
        for (Tile tile : Tile.values()) {
            if (tile.special() && t.mars.special(tile) >= 0) {
                assertThat(t.mars.tileAt(t.mars.special(tile))).isEqualTo(tile);
            }
        }
    }
}
