package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Game;
import cydonia.engine.Setup;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.ResearchTile;
import cydonia.games.martians.cards.TokenKind;
import cydonia.games.martians.cards.Ward;
import cydonia.games.martians.cards.Weather;
import cydonia.testkit.GameContract;
import cydonia.testkit.Laws;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The laws of every game, over every mode, seat count and mission. */
class MartiansContractTest extends GameContract<MartiansPosition, MartiansAction, MartiansView> {

    @Override
    protected Game<MartiansPosition, MartiansAction, MartiansView> game() {
        return new Martians();
    }

    @Override
    protected List<Setup> setups() {
        return Campaign.setups();
    }

    @Override
    protected int longestGame() {
        return 1_000;
    }

    @Override
    protected int gamesPerSetup() {
        return 1;
    }

    /**
     * Hidden objectives are there from the first moment; hidden hands, which random play rarely has, see SecretsTest.
     */
    @Override
    protected boolean seatsHideThings(Setup setup) {
        return setup.on(Martians.HIDDEN_OBJECTIVES);
    }

    /** Events and weather that came and went are told to all and kept by no view. */
    @Override
    protected boolean isBoundBy(Laws law) {
        return law != Laws.WHAT_IS_TOLD_IS_NO_SECRET;
    }

    /** What was agreed never changes. */
    @Override
    protected Set<String> derived() {
        return Set.of("Terms.eventsOfCycle");
    }

    @Override
    protected void invariants(MartiansPosition position) {
        Invariants.check(position.table());
    }

    /** What is true of every table, at every moment. */
    static final class Invariants {

        private Invariants() {
        }

        static void check(Table t) {
            nothingIsNegative(t);
            markersAreNeitherMadeNorLost(t);
            cardsAreNeitherMadeNorLost(t);
            tokensAreNeitherMadeNorLost(t);
            postsAreConsistent(t);
            limitsHold(t);
        }

        private static void nothingIsNegative(Table t) {
            for (int[] numbers : List.of(t.goods, t.hand, t.needs, t.births, t.reserve, t.wards, t.dead, t.absences,
                    t.installations, t.assistants, t.built, t.improved, t.hiddenTokens, t.hiddenExtension,
                    t.expertsShown, t.expertPile, t.assistantsShown, t.assistantPile, t.analysisPile, t.analysisGone,
                    t.weatherPile, t.filled, t.gives, t.wants)) {
                for (int number : numbers) {
                    assertThat(number).isNotNegative();
                }
            }
            assertThat(t.time).isBetween(0, 4);
            assertThat(t.rtg).isBetween(0, 6);
            assertThat(t.artefacts).isBetween(0, 4);
            assertThat(t.refugees).isBetween(0, 3);
            assertThat(t.cycle).isBetween(1, t.agreed.cycles);
        }

        private static void markersAreNeitherMadeNorLost(Table t) {
            for (int crew = 0; crew < t.agreed.crews; crew++) {
                int helpers = t.refugeeHelpers >> crew & 1;
                int markers = t.reserve[crew] + Integer.bitCount(t.postsOf(crew)) + Wards.in(t, crew, Ward.INFIRMARY)
                        + Wards.in(t, crew, Ward.APARTMENTS);
                assertThat(markers).as("markers of crew %s", crew).isEqualTo(SettingUp.MARKERS + helpers);
                assertThat(t.dead[crew]).isLessThanOrEqualTo(t.usableColonists(crew));
                for (Infrastructure where : Infrastructure.values()) {
                    assertThat(Integer.bitCount(t.postsOf(crew) & where.mask())).as("own markers at %s", where)
                            .isLessThanOrEqualTo(1);
                }
            }
        }

        private static void cardsAreNeitherMadeNorLost(Table t) {
            for (AnalysisCard card : AnalysisCard.values()) {
                int cards = t.analysisPile[card.ordinal()] + t.analysisGone[card.ordinal()];
                for (int stock = 0; stock < t.agreed.stocks; stock++) {
                    cards += Minerals.held(t, stock, card.ordinal());
                }
                assertThat(cards).as("copies of %s", card).isEqualTo(t.agreed.copies(card));
            }
            for (Expert expert : Expert.values()) {
                int cards = t.expertPile[expert.ordinal()] + t.expertsShown[expert.ordinal()]
                        + (int) Arrays.stream(t.experts).filter(held -> held == expert.ordinal()).count();
                int copies = expert.collector() && !t.agreed.collector ? 0 : expert.copies();
                assertThat(cards).as("copies of %s", expert).isEqualTo(copies);
            }
            for (Assistant assistant : Assistant.values()) {
                int cards = t.assistantPile[assistant.ordinal()] + t.assistantsShown[assistant.ordinal()];
                for (int board = 0; board < t.agreed.boards; board++) {
                    cards += t.assistants[board * Assistant.KINDS + assistant.ordinal()];
                }
                assertThat(cards).as("copies of %s", assistant).isEqualTo(t.agreed.crews);
            }
            int tiles = t.tilePile | t.tilesShown | t.tilesGone;
            assertThat(tiles).isEqualTo((1 << ResearchTile.KINDS) - 1);
            assertThat(t.tilePile & t.tilesShown | t.tilePile & t.tilesGone | t.tilesShown & t.tilesGone).isZero();
            assertThat(t.contractPile & t.contractsShown).isZero();
            assertThat(t.contractPile | t.contractsShown).isLessThan(1 << Contract.KINDS);
            int weather = Displays.sum(t.weatherPile) + (t.nextWeather == Table.NONE ? 0 : 1);
            assertThat(weather).isLessThanOrEqualTo(9);
            assertThat(t.weather).isBetween(0, Weather.KINDS - 1);
            for (Plantation tile : Plantation.values()) {
                assertThat(Greenhouses.left(t, tile)).isBetween(0, Plantation.COPIES);
            }
        }

        private static void tokensAreNeitherMadeNorLost(Table t) {
            int all = t.agreed.extension ? Area.CELLS : Area.MAIN;
            assertThat(Long.bitCount(t.tokens) + t.tokensGone).as("excavation tokens").isEqualTo(all);
            assertThat(t.faceDown & ~t.tokens).as("face-down tokens lie on the board").isZero();
            assertThat(Displays.sum(t.hiddenTokens)).isEqualTo(Long.bitCount(t.faceDown & Area.MAIN_CELLS));
            assertThat(Displays.sum(t.hiddenExtension)).isEqualTo(Long.bitCount(t.faceDown & Area.EXTENSION_CELLS));
            for (long left = t.tokens & ~t.faceDown; left != 0; left &= left - 1) {
                assertThat((int) t.token[Long.numberOfTrailingZeros(left)]).isBetween(0, TokenKind.KINDS - 1);
            }
            assertThat(t.faceDown & 1L << t.excavator).as("the excavator's cell is open").isZero();
        }

        private static void postsAreConsistent(Table t) {
            assertThat(t.occupied & t.unavailable).as("markers on unavailable posts").isZero();
            assertThat(t.occupied & t.blocked).as("markers on blocked posts").isZero();
            assertThat(t.sites & t.improvable).isZero();
            for (int post = 0; post < Infrastructure.POSTS; post++) {
                boolean taken = (t.occupied & 1 << post) != 0;
                assertThat(t.occupant[post] != Table.NONE).isEqualTo(taken);
                if (taken) {
                    assertThat(t.underConstruction(Infrastructure.ofPost(post))).isFalse();
                }
            }
        }

        private static void limitsHold(Table t) {
            for (int board = 0; board < t.agreed.boards; board++) {
                assertThat(Construction.installed(t, board)).isLessThanOrEqualTo(t.agreed.installationLimit);
                assertThat(Staff.experts(t, board)).isLessThanOrEqualTo(Expert.LIMIT);
                assertThat(Staff.assistants(t, board)).isLessThanOrEqualTo(Assistant.LIMIT);
            }
            for (int pair = 0; pair < 16; pair++) {
                assertThat(t.refusals >> 2 * pair & 3).isLessThanOrEqualTo(Trade.REFUSALS_PER_TURN);
            }
            for (int i = 0; i < t.agreed.slots.length; i++) {
                if (t.agreed.slots[i] > 0) {
                    assertThat(t.filled[i]).isLessThanOrEqualTo(t.agreed.slots[i]);
                }
            }
            assertThat(Integer.bitCount(t.fourth)).isLessThanOrEqualTo(t.agreed.colonies);
        }
    }
}
