package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.ENERGY;
import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static cydonia.games.terraforming.box.Resource.STEEL;
import static cydonia.games.terraforming.box.Resource.TITANIUM;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Tharsis;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.TerraformingObstacle;
import cydonia.games.terraforming.rules.Placement;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Tiles")
class PlacementTest extends RulesTest {

    private static Scenario rich() {
        return Scenario.of(2).has(RED, 60, MONEY).produces(RED, 3, ENERGY);
    }

    @Test
    @DisplayName("36. oceans on r5c4 and r5c5, city on r4c4: 1 plant and 4 MC")
    void two_mc_for_each_ocean_beside() {
        given(rich().ocean("r5c4", "r5c5"));
        when(RED, "project city", "place r4c4");
        assertThat(gained(RED, PLANTS)).isEqualTo(1);
        assertThat(gained(RED, MONEY)).isEqualTo(-25 + 4);
    }

    @Test
    @DisplayName("37. ocean on r5c5 beside an ocean on r5c4: 2 plants, 2 MC, TR +1")
    void oceans_count_beside_oceans() {
        given(rich().ocean("r5c4"));
        when(RED, "project aquifer", "place r5c5");
        assertThat(gained(RED, PLANTS)).isEqualTo(2);
        assertThat(gained(RED, MONEY)).isEqualTo(-18 + 2);
        assertThat(ratingGained(RED)).isEqualTo(1);
    }

    @Test
    @DisplayName("38. city on r7c4: no city on r7c5 or r8c3, but on r7c6")
    void no_city_beside_a_city() {
        given(rich().city(GREEN, "r7c4"));
        when(RED, "project city");
        refusedBecause(RED, "place r7c5", new TerraformingObstacle.CityBeside());
        refused(RED, "place r8c3");
        allowed(RED, "place r7c6");
    }

    @Test
    @DisplayName("39. city on r4c2: Noctis City still goes to r5c3; afterwards no city on r6c3")
    void noctis_city_ignores_its_neighbours() {
        given(rich().city(GREEN, "r4c2").hand(RED, "noctis-city"));
        when(RED, "play noctis-city");
        assertThat(table().mars.tileAt(Area.of("r5c3").index())).isEqualTo(Tile.CITY);
        when(RED, "project city");
        refused(RED, "place r6c3");
    }

    @Test
    @DisplayName("39b. no other tile may go to the area of Noctis City")
    void noctis_is_reserved() {
        given(rich());
        when(RED, "project greenery");
        refusedBecause(RED, "place r5c3", new TerraformingObstacle.WrongArea(Area.Kind.NOCTIS));
        refusedBecause(RED, "place r1c2", new TerraformingObstacle.WrongArea(Area.Kind.OCEAN));
    }

    @Test
    @DisplayName("40. only Phobos Space Haven is owned: a greenery may go on any free land area")
    void a_moon_has_no_neighbours() {
        given(rich().city(RED, "phobos"));
        when(RED, "project greenery");
        assertThat(legal(RED)).hasSize(48);
    }

    @Test
    @DisplayName("41. a city with six taken neighbours: greenery anywhere; with one free land neighbour: only there")
    void a_greenery_must_touch_an_own_tile_if_it_can() {
        given(rich().city(RED, "r7c3").greenery(GREEN, "r6c3", "r6c4", "r7c4", "r8c3", "r8c2", "r7c2"));
        when(RED, "project greenery");
        allowed(RED, "place r1c1", "place r9c4");
        given(rich().city(RED, "r7c3").greenery(GREEN, "r6c3", "r6c4", "r7c4", "r8c3", "r8c2"));
        when(RED, "project greenery");
        assertThat(free("r7c2")).as("the only area left is taken without asking").isFalse();
        given(rich().city(RED, "r7c3").greenery(GREEN, "r6c3", "r6c4", "r7c4", "r8c3"));
        when(RED, "project greenery");
        assertThat(legal(RED)).containsExactly("place r7c2", "place r8c2");
        refusedBecause(RED, "place r1c1", new TerraformingObstacle.NoOwnTileBeside());
    }

    @Test
    @DisplayName("42. a land claim is no tile: no duty to build beside it; nobody else builds there")
    void land_claim() {
        given(rich().has(GREEN, 60, MONEY).claim(RED, "r7c3"));
        when(RED, "project greenery");
        allowed(RED, "place r1c1", "place r7c3");
        when(RED, "place r1c1", "end");
        when(GREEN, "project city");
        refusedBecause(GREEN, "place r7c3", new TerraformingObstacle.AreaMarked(RED));
    }

    @Test
    @DisplayName("42b. Land Claim takes no bonus; the bonus comes with the tile")
    void a_claim_brings_nothing_yet() {
        given(rich().hand(RED, "land-claim"));
        when(RED, "play land-claim", "reserve r1c1");
        assertThat(gained(RED, STEEL)).isZero();
        when(RED, "project city", "place r1c1");
        assertThat(gained(RED, STEEL)).isEqualTo(2);
    }

    @Test
    @DisplayName("43. lone ocean on r5c4: Research Outpost and Natural Preserve not on r4c4, but on r7c6")
    void isolated_means_no_tile_at_all() {
        given(rich().ocean("r5c4").hand(RED, "research-outpost", "natural-preserve"));
        when(RED, "play research-outpost");
        refusedBecause(RED, "place r4c4", new TerraformingObstacle.TileBeside());
        allowed(RED, "place r7c6");
        when(RED, "place r7c6", "play natural-preserve");
        refused(RED, "place r4c4", "place r7c5");
        allowed(RED, "place r7c4");
    }

    @Test
    @DisplayName("44. Mangrove on r6c6: greenery, oxygen +1, 1 plant, not beside an own tile; lost for oceans")
    void a_greenery_on_an_ocean_area() {
        given(rich().temperature(4).city(RED, "r1c1").hand(RED, "mangrove"));
        when(RED, "play mangrove", "place r6c6");
        assertThat(table().oxygen).isEqualTo(1);
        assertThat(gained(RED, PLANTS)).isEqualTo(1);
        assertThat(ratingGained(RED)).isEqualTo(1);
        when(RED, "project aquifer");
        refused(RED, "place r6c6");
        assertThat(legal(RED)).hasSize(11);
    }

    @Test
    @DisplayName("45. Mining Rights on r3c7: 1 steel, steel production; on r8c6: 1 titanium, titanium production; r1c2 refused")
    void mining_rights() {
        given(rich().hand(RED, "mining-rights"));
        when(RED, "play mining-rights");
        refused(RED, "place r1c2");
        when(RED, "place r3c7");
        assertThat(gained(RED, STEEL)).isEqualTo(1);
        assertThat(stepsGained(RED, STEEL)).isEqualTo(1);
        given(rich().hand(RED, "mining-rights"));
        when(RED, "play mining-rights", "place r8c6");
        assertThat(gained(RED, TITANIUM)).isEqualTo(1);
        assertThat(stepsGained(RED, TITANIUM)).isEqualTo(1);
    }

    @Test
    @DisplayName("45b. Mining Area must also lie beside an own tile")
    void mining_area() {
        given(rich().greenery(RED, "r2c1").hand(RED, "mining-area"));
        when(RED, "play mining-area");
        assertThat(legal(RED)).containsExactly("place r1c1", "place r2c2");
        refusedBecause(RED, "place r9c2", new TerraformingObstacle.NoOwnTileBeside());
    }

    @Test
    @DisplayName("46. Urbanized Area goes between two cities; beside one city only the area is refused")
    void urbanized_area() {
        given(rich().city(GREEN, "r7c3", "r7c5").city(RED, "r1c1").hand(RED, "urbanized-area"));
        when(RED, "play urbanized-area");
        assertThat(free("r7c4")).isFalse();
        given(rich().city(GREEN, "r7c3", "r7c5", "r8c6", "r9c3").hand(RED, "urbanized-area"));
        when(RED, "play urbanized-area");
        allowed(RED, "place r7c4", "place r8c5");
        refusedBecause(RED, "place r6c3", new TerraformingObstacle.CitiesBesideShort(2));
    }

    @Test
    @DisplayName("47. Mining Guild places an ocean on r1c2: 2 steel and steel production +1, once")
    void mining_guild() {
        given(rich().corporation(RED, "mining-guild"));
        when(RED, "project aquifer", "place r1c2");
        assertThat(gained(RED, STEEL)).isEqualTo(2);
        assertThat(stepsGained(RED, STEEL)).isEqualTo(1);
    }

    @Test
    @DisplayName("48. Tharsis Republic: opponent's city on Mars +1 MC production, opponent's Ganymede Colony nothing, own one +3 MC")
    void tharsis_republic() {
        given(rich().corporation(GREEN, "tharsis-republic").hand(RED, "ganymede-colony"));
        when(RED, "project city", "place r7c4");
        assertThat(stepsGained(GREEN, MONEY)).isEqualTo(1);
        assertThat(gained(GREEN, MONEY)).isZero();
        when(RED, "play ganymede-colony");
        assertThat(stepsGained(GREEN, MONEY)).isEqualTo(1);
        given(rich().corporation(RED, "tharsis-republic").hand(RED, "ganymede-colony"));
        when(RED, "play ganymede-colony");
        assertThat(stepsGained(RED, MONEY)).isZero();
        assertThat(gained(RED, MONEY)).isEqualTo(-20 + 3);
    }

    @Test
    @DisplayName("49. Lava Flows when all four volcanoes are taken: temperature +2 steps, no tile")
    void a_tile_without_an_area_is_not_placed() {
        given(rich().greenery(GREEN, "r2c2", "r3c1", "r4c1", "r5c1").hand(RED, "lava-flows"));
        when(RED, "play lava-flows");
        assertThat(table().temperature).isEqualTo(-26);
        assertThat(table().mars.special(Tile.LAVA_FLOWS)).isNegative();
        given(rich().hand(RED, "lava-flows"));
        when(RED, "play lava-flows");
        assertThat(legal(RED)).containsExactly("place r2c2", "place r3c1", "place r4c1", "place r5c1");
    }

    @Test
    @DisplayName("the board has 61 areas: 12 for oceans, 48 of land, Noctis; neighbours are mutual")
    void the_board() {
        assertThat(Area.all()).hasSize(63);
        assertThat(Long.bitCount(Tharsis.OCEAN)).isEqualTo(12);
        assertThat(Long.bitCount(Tharsis.LAND)).isEqualTo(48);
        assertThat(Area.of("r5c4").neighbours()).extracting(Area::id).containsExactly("r4c3", "r4c4", "r5c5", "r6c4",
                "r6c3", "r5c3");
        assertThat(Area.of("r1c1").neighbours()).extracting(Area::id).containsExactly("r1c2", "r2c2", "r2c1");
        assertThat(Area.of("r8c6").neighbours()).extracting(Area::id).containsExactly("r7c6", "r7c7", "r9c5", "r8c5");
        for (Area area : Area.all()) {
            for (Area other : area.neighbours()) {
                assertThat(other.neighbours()).contains(area);
            }
        }
        assertThat(Area.all().stream().mapToInt(Area::plants).sum()).isEqualTo(38);
        assertThat(Area.all().stream().mapToInt(Area::steel).sum()).isEqualTo(11);
        assertThat(Area.all().stream().mapToInt(Area::titanium).sum()).isEqualTo(4);
        assertThat(Area.all().stream().mapToInt(Area::cards).sum()).isEqualTo(6);
    }

    @Test
    @DisplayName("why not: every area that is refused has a reason, every area that is allowed has none")
    void every_area_is_explained() {
        for (var where : cydonia.games.terraforming.box.Where.values()) {
            given(rich().city(GREEN, "r7c3", "r7c5").greenery(RED, "r3c2").ocean("r5c5").claim(GREEN, "r9c2"));
            for (int area = 0; area < Tharsis.AREAS; area++) {
                var why = cydonia.engine.Why.asking();
                Placement.explain(table(), 0, where, area, why);
                boolean allowed = (Placement.areas(table(), 0, where) >>> area & 1) != 0;
                assertThat(why.obstacles().isEmpty()).as("%s on %s: %s", where, Area.of(area), why.obstacles())
                        .isEqualTo(allowed);
            }
        }
    }

    @Test
    void land_claim_is_not_laid_where_ones_own_marker_lies() {
        given(Scenario.of(2).has(RED, 1, MONEY).hand(RED, "land-claim").claim(RED, "r7c3").claim(GREEN, "r7c4"));
        when(RED, "play land-claim");
        refusedBecause(RED, "reserve r1c2", new TerraformingObstacle.WrongArea(Area.Kind.OCEAN));
        refusedBecause(RED, "reserve r5c3", new TerraformingObstacle.WrongArea(Area.Kind.NOCTIS));
        refusedBecause(RED, "reserve r7c3", new TerraformingObstacle.AreaMarked(RED));
        refusedBecause(RED, "reserve r7c4", new TerraformingObstacle.AreaMarked(GREEN));
        when(RED, "reserve r7c5");
        assertThat(table().mars.claimed(0)).hasToString(String.valueOf(
                1L << Area.of("r7c3").index() | 1L << Area.of("r7c5").index()));
    }
}
