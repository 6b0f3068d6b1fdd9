package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Game;
import cydonia.engine.Setup;
import cydonia.engine.Source;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Perks;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsView;
import cydonia.games.tilsit.rules.Building;
import cydonia.games.tilsit.rules.Losses;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.EventDeck;
import cydonia.games.tilsit.table.MarsSource;
import cydonia.games.tilsit.table.RdDeck;
import cydonia.games.tilsit.table.Table;
import cydonia.testkit.GameContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Mars (Tilsit): the contract")
class MarsContractTest extends GameContract<MarsPosition, MarsAction, MarsView> {

    private static final MarsTilsit GAME = new MarsTilsit();

    @Override
    protected Game<MarsPosition, MarsAction, MarsView> game() {
        return GAME;
    }

    /** Every seat count with every combination of variants; the target changes nothing but the length. */
    @Override
    protected List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++) {
            for (String revised : List.of("off", "on")) {
                for (String balanced : List.of("off", "on")) {
                    for (String byType : List.of("off", "on")) {
                        setups.add(Setup.of(GAME.profile(), seats, Map.of("revised-setup", revised,
                                "fan-balanced-events", balanced, "tiles-by-type", byType, "target", "10")));
                    }
                }
            }
            setups.add(Setup.of(GAME.profile(), seats, Map.of("target", "15", "first-player", "red")));
        }
        return setups;
    }

    @Override
    protected Map<Source, int[]> heaps(MarsPosition position) {
        Table table = position.table();
        return Map.of(MarsSource.SUPPLY, table.supply, MarsSource.EVENTS, table.events.heap, MarsSource.RESEARCH_1,
                table.rdDecks[0].shuffled, MarsSource.RESEARCH_2, table.rdDecks[1].shuffled);
    }

    @Override
    protected int longestGame() {
        return 60_000;
    }

    @Override
    protected int gamesPerSetup() {
        return 1;
    }

    /** The sizes of heaps follow from the heaps. */
    @Override
    protected Set<String> derived() {
        return Set.of("EventDeck.size", "RdDeck.shuffledCount");
    }

    @Override
    protected void invariants(MarsPosition position) {
        Invariants.hold(position.table());
    }

    /** Section 1 of the rules: what is true after every action. */
    static final class Invariants {

        private Invariants() {
        }

        static void hold(Table table) {
            int[] cards = new int[Resource.KINDS];
            int tokens = 0;
            for (Colony colony : table.colonies) {
                tokens += colony.colonists();
                for (int i = 0; i < Resource.KINDS; i++) {
                    assertThat(colony.hand[i]).as("hand of %s", colony.seat).isNotNegative();
                    cards[i] += colony.hand[i];
                }
                hold(table, colony);
            }
            for (int i = 0; i < Resource.KINDS; i++) {
                assertThat(cards[i] + table.reserve[i] + table.supply[i]).as("cards of %s", Resource.of(i))
                        .isEqualTo(12);
            }
            assertThat(tokens).as("colonist tokens").isLessThanOrEqualTo(80);
            tiles(table);
            researchCards(table);
            assertThat(events(table)).as("event cards").isEqualTo(table.terms.balancedEvents() ? 20 : 30);
        }

        private static void hold(Table table, Colony colony) {
            assertThat(colony.idle).as("idle").isNotNegative();
            assertThat(colony.robots).as("robots at work for %s", colony.seat)
                    .isBetween(0, 2 * colony.faceUp[RdCard.ROBOTS.ordinal()]);
            for (Installation what : Installation.ALL) {
                assertThat(colony.active(what)).as("active %s", what).isBetween(0, colony.places(what));
                assertThat(colony.built(what)).as("built %s", what).isBetween(0, what.topLevel());
            }
            assertThat(colony.active(Installation.POWER)).as("power plant 0").isPositive();
            assertThat(colony.active(Installation.HABITATION)).as("habitation 0").isPositive();
            assertThat(colony.mines()).as("mines").isLessThanOrEqualTo(4);
            boolean owesEnergy = !table.toAct().isEmpty() && (table.agenda.decision() instanceof Losses.SwitchOff
                    || table.agenda.decision() instanceof Losses.LeaveInstallations);
            if (!owesEnergy) {
                assertThat(colony.consumption()).as("energy").isLessThanOrEqualTo(table.energyLimit(colony));
            }
            Perks kept = colony.perks;
            table.refreshPerks(colony);
            assertThat(kept).as("perks of %s", colony.seat).isEqualTo(colony.perks);
        }

        private static void tiles(Table table) {
            for (Installation what : Installation.ALL) {
                for (int level = 1; level <= (what.isMine() ? 1 : what.topLevel()); level++) {
                    assertThat(Building.tilesLeft(table, what, level)).as("tiles of %s", what).isNotNegative();
                }
            }
        }

        private static void researchCards(Table table) {
            for (RdCard card : RdCard.ALL) {
                RdDeck deck = table.rdDecks[card.deck() - 1];
                int found = deck.shuffled[card.ordinal()];
                for (int i = 0; i < deck.bottomCount; i++) {
                    found += deck.bottom[i] == card.ordinal() ? 1 : 0;
                }
                for (Colony colony : table.colonies) {
                    found += colony.faceUp[card.ordinal()] + colony.held[card.ordinal()];
                }
                assertThat(found).as("copies of %s", card).isEqualTo(card.copies());
            }
        }

        private static int events(Table table) {
            int count = EventDeck.count(table.events.heap) + EventDeck.count(table.events.discards)
                    + EventDeck.count(table.events.aside) + EventDeck.count(table.events.looked);
            for (int holder : table.holders) {
                count += holder == Table.NOBODY ? 0 : 1;
            }
            return count;
        }
    }
}
