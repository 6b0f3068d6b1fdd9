package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Game;
import cydonia.engine.Setup;
import cydonia.engine.Source;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Index;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import cydonia.games.martians.rules.Construction;
import cydonia.games.martians.rules.Greenhouses;
import cydonia.games.martians.rules.Minerals;
import cydonia.games.martians.rules.SettingUp;
import cydonia.games.martians.rules.Staff;
import cydonia.games.martians.rules.Trade;
import cydonia.games.martians.rules.Wards;
import cydonia.games.martians.table.Displays;
import cydonia.games.martians.table.MartiansSource;
import cydonia.games.martians.table.Table;
import cydonia.testkit.GameContract;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The laws of every game, over every seat count and mission and all modes but one: see {@link SemiCoopContractTest}.
 */
class MartiansContractTest extends GameContract<MartiansPosition, MartiansAction, MartiansView> {

    @Override
    protected Game<MartiansPosition, MartiansAction, MartiansView> game() {
        return new Martians();
    }

    @Override
    protected List<Setup> setups() {
        return Campaign.setups(false);
    }

    @Override
    protected Map<Source, int[]> heaps(MartiansPosition position) {
        return heaps(position.table());
    }

    static Map<Source, int[]> heaps(Table t) {
        return Map.of(MartiansSource.TOKENS, t.digSite.hiddenTokens, MartiansSource.EXTENSION_TOKENS,
                t.digSite.hiddenExtension, MartiansSource.ANALYSES, t.piles.analysisPile, MartiansSource.WEATHER,
                t.conditions.weatherPile, MartiansSource.EVENTS, heap(~t.conditions.eventsOut), MartiansSource.EXPERTS,
                t.piles.expertPile, MartiansSource.ASSISTANTS, t.piles.assistantPile, MartiansSource.RESEARCH_TILES,
                heap(t.piles.tilePile), MartiansSource.CONTRACTS, heap(t.piles.contractPile));
    }

    @Override
    protected int longestGame() {
        return 3_000;
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

    /** What was agreed never changes. */
    @Override
    protected Set<String> notState() {
        return Set.of("Table.terms");
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
            for (int[] numbers : List.of(t.stocks.goods, t.stocks.hand, t.colonies.needs, t.colonies.births,
                    t.crews.reserve, t.crews.wards, t.crews.dead, t.crews.absences,
                    t.boards.installations, t.boards.assistants, t.boards.built, t.boards.improved,
                    t.digSite.hiddenTokens, t.digSite.hiddenExtension,
                    t.piles.expertsShown, t.piles.expertPile, t.piles.assistantsShown, t.piles.assistantPile,
                    t.piles.analysisPile, t.piles.analysisGone,
                    t.conditions.weatherPile, t.mission.filled, t.bargain.gives, t.bargain.wants)) {
                for (int number : numbers) {
                    assertThat(number).isNotNegative();
                }
            }
            assertThat(t.acting.time).isBetween(0, 4);
            assertThat(t.piles.rtg).isBetween(0, 6);
            assertThat(t.mission.artefacts).isBetween(0, 4);
            assertThat(t.mission.refugees).isBetween(0, 3);
            assertThat(t.calendar.cycle).isBetween(1, t.terms.cycles);
        }

        private static void markersAreNeitherMadeNorLost(Table t) {
            for (int crew = 0; crew < t.terms.crews; crew++) {
                int helpers = t.crews.refugeeHelpers >> crew & 1;
                int markers = t.crews.reserve[crew] + Integer.bitCount(t.posts.of(crew))
                        + Wards.in(t, crew, Ward.INFIRMARY)
                        + Wards.in(t, crew, Ward.APARTMENTS);
                assertThat(markers).as("markers of crew %s", crew).isEqualTo(SettingUp.MARKERS + helpers);
                assertThat(t.crews.dead[crew]).isLessThanOrEqualTo(t.usableColonists(crew));
                for (Infrastructure where : Infrastructure.values()) {
                    assertThat(Integer.bitCount(t.posts.of(crew) & where.mask())).as("own markers at %s", where)
                            .isLessThanOrEqualTo(1);
                }
            }
        }

        private static void cardsAreNeitherMadeNorLost(Table t) {
            for (AnalysisCard card : AnalysisCard.values()) {
                int cards = t.piles.analysisPile[card.ordinal()] + t.piles.analysisGone[card.ordinal()];
                for (int stock = 0; stock < t.terms.stocks; stock++) {
                    cards += Minerals.held(t, stock, card.ordinal());
                }
                assertThat(cards).as("copies of %s", card).isEqualTo(t.terms.copies(card));
            }
            for (Expert expert : Expert.values()) {
                int cards = t.piles.expertPile[expert.ordinal()] + t.piles.expertsShown[expert.ordinal()]
                        + (int) Arrays.stream(t.boards.experts).filter(held -> held == expert.ordinal()).count();
                int copies = expert.collector() && !t.terms.collector ? 0 : expert.copies();
                assertThat(cards).as("copies of %s", expert).isEqualTo(copies);
            }
            for (Assistant assistant : Assistant.values()) {
                int cards = t.piles.assistantPile[assistant.ordinal()] + t.piles.assistantsShown[assistant.ordinal()];
                for (int board = 0; board < t.terms.boards; board++) {
                    cards += t.boards.assistants[board * Assistant.KINDS + assistant.ordinal()];
                }
                assertThat(cards).as("copies of %s", assistant).isEqualTo(t.terms.crews);
            }
            int tiles = t.piles.tilePile | t.piles.tilesShown | t.piles.tilesGone;
            assertThat(tiles).isEqualTo((1 << ResearchTile.KINDS) - 1);
            assertThat(t.piles.tilePile & t.piles.tilesShown | t.piles.tilePile & t.piles.tilesGone
                    | t.piles.tilesShown & t.piles.tilesGone).isZero();
            assertThat(t.piles.contractPile & t.piles.contractsShown).isZero();
            assertThat(t.piles.contractPile | t.piles.contractsShown).isLessThan(1 << Contract.KINDS);
            int weather = Displays.sum(t.conditions.weatherPile) + (t.conditions.nextWeather == Index.NONE ? 0 : 1);
            assertThat(weather).isLessThanOrEqualTo(9);
            assertThat(t.conditions.weather).isBetween(0, Weather.KINDS - 1);
            for (Plantation tile : Plantation.values()) {
                assertThat(Greenhouses.left(t, tile)).isBetween(0, Plantation.COPIES);
            }
        }

        private static void tokensAreNeitherMadeNorLost(Table t) {
            int all = t.terms.extension ? Area.CELLS : Area.MAIN;
            assertThat(Long.bitCount(t.digSite.tokens) + t.digSite.tokensGone).as("excavation tokens").isEqualTo(all);
            assertThat(t.digSite.faceDown & ~t.digSite.tokens).as("face-down tokens lie on the board").isZero();
            assertThat(Displays.sum(t.digSite.hiddenTokens))
                    .isEqualTo(Long.bitCount(t.digSite.faceDown & Area.MAIN_CELLS));
            assertThat(Displays.sum(t.digSite.hiddenExtension))
                    .isEqualTo(Long.bitCount(t.digSite.faceDown & Area.EXTENSION_CELLS));
            for (long left = t.digSite.tokens & ~t.digSite.faceDown; left != 0; left &= left - 1) {
                assertThat((int) t.digSite.token[Long.numberOfTrailingZeros(left)]).isBetween(0, TokenKind.KINDS - 1);
            }
            assertThat(t.digSite.faceDown & 1L << t.digSite.excavator).as("the excavator's cell is open").isZero();
        }

        private static void postsAreConsistent(Table t) {
            assertThat(t.posts.occupied & t.posts.unavailable).as("markers on unavailable posts").isZero();
            assertThat(t.posts.occupied & t.posts.blocked).as("markers on blocked posts").isZero();
            assertThat(t.posts.sites & t.posts.improvable).isZero();
            for (int post = 0; post < Infrastructure.POSTS; post++) {
                boolean taken = (t.posts.occupied & 1 << post) != 0;
                assertThat(t.posts.crewOn(post) != Index.NONE).isEqualTo(taken);
                if (taken) {
                    assertThat(t.underConstruction(Infrastructure.ofPost(post))).isFalse();
                }
            }
        }

        private static void limitsHold(Table t) {
            for (int board = 0; board < t.terms.boards; board++) {
                assertThat(Construction.installed(t, board)).isLessThanOrEqualTo(t.terms.installationLimit);
                assertThat(Staff.experts(t, board)).isLessThanOrEqualTo(Expert.LIMIT);
                assertThat(Staff.assistants(t, board)).isLessThanOrEqualTo(Assistant.LIMIT);
            }
            for (int pair = 0; pair < 16; pair++) {
                assertThat(t.bargain.refusals >> 2 * pair & 3).isLessThanOrEqualTo(Trade.REFUSALS_PER_TURN);
            }
            for (int i = 0; i < t.terms.slots.length; i++) {
                if (t.terms.slots[i] > 0) {
                    assertThat(t.mission.filled[i]).isLessThanOrEqualTo(t.terms.slots[i]);
                }
            }
            assertThat(Integer.bitCount(t.colonies.fourth)).isLessThanOrEqualTo(t.terms.colonies);
        }
    }
}
