package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Happening;
import cydonia.engine.Match;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Viewer;
import cydonia.games.martians.Martians;
import cydonia.games.martians.MartiansAction;
import cydonia.games.martians.MartiansHappening;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.MartiansView;
import cydonia.games.martians.cards.Ward;
import cydonia.server.page.martians.Forecast;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nobody is surprised by a maintenance: what the page says of it is what it then does. */
class MartiansForecastTest {

    private static final int GAMES = 4;

    @ParameterizedTest
    @CsvSource({"1,solo,dust-imps,separately", "2,coop,refugees,once", "3,coop,disaster,separately",
            "3,semi,auto,separately", "2,com,contracts,separately", "4,com,contracts,separately"})
    void maintenance_takes_what_the_page_said(int seats, String mode, String mission, String maintenance) {
        Martians game = new Martians();
        int compared = 0;
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
            Match<MartiansPosition, MartiansAction, MartiansView> match = Match.begin(game,
                    Setup.of(game.profile(), seats,
                            Map.of("mode", mode, "mission", mission, "maintenance", maintenance)),
                    Seed.of(seed));
            while (!match.position().toAct().isEmpty()) {
                MartiansView before = match.position().observe(Viewer.PUBLIC);
                List<Happening> told = new ArrayList<>();
                act(match, random, told);
                int began = first(told, MartiansHappening.MaintenanceBegan.class);
                if (began < told.size()) {
                    while (!match.position().toAct().isEmpty()
                            && first(told, MartiansHappening.CycleBegan.class) == told.size()) {
                        act(match, random, told);
                    }
                    if (told.subList(0, began).stream().noneMatch(MartiansForecastTest::disturbs)) {
                        compare(before, told.subList(began, told.size()));
                        compared++;
                    }
                }
            }
        }
        assertThat(compared).as("maintenances looked at").isGreaterThan(GAMES);
    }

    private static void act(Match<MartiansPosition, MartiansAction, MartiansView> match, RandomGenerator random,
            List<Happening> told) {
        Seat seat = match.position().toAct().getFirst();
        List<MartiansAction> legal = match.position().legal(seat);
        match.play(seat, legal.get(random.nextInt(legal.size())), told::add);
    }

    private static int first(List<Happening> told, Class<? extends Happening> kind) {
        int at = 0;
        while (at < told.size() && !kind.isInstance(told.get(at))) {
            at++;
        }
        return at;
    }

    /** What changed needs or markers between the page and the maintenance. */
    private static boolean disturbs(Happening happening) {
        return happening instanceof MartiansHappening.NeedRemoved || happening instanceof MartiansHappening.NeedAdded
                || happening instanceof MartiansHappening.MarkerHome
                || happening instanceof MartiansHappening.Recovered || happening instanceof MartiansHappening.Placed;
    }

    private static void compare(MartiansView before, List<Happening> told) {
        boolean lost = before.mode().sharedStock() && before.crews().stream().allMatch(
                crew -> Forecast.of(before, crew).deaths() + crew.dead() >= (crew.fourth() ? 4 : 3));
        for (Seat seat : Seat.first(before.seats())) {
            List<Forecast> forecasts = before.crews().stream().filter(crew -> crew.seat() == seat)
                    .map(crew -> Forecast.of(before, crew)).toList();
            assertThat(told.stream().filter(new MartiansHappening.Died(seat)::equals).count()).as("deaths of %s", seat)
                    .isEqualTo(forecasts.stream().mapToInt(Forecast::deaths).sum());
            if (!lost) {
                assertThat(fell(told, seat, Ward.INFIRMARY)).as("markers of %s to the infirmary", seat)
                        .isEqualTo(forecasts.stream().mapToInt(Forecast::infirmary).sum());
                assertThat(fell(told, seat, Ward.APARTMENTS)).as("markers of %s to the apartments", seat)
                        .isEqualTo(forecasts.stream().mapToInt(Forecast::apartments).sum());
            }
        }
    }

    private static int fell(List<Happening> told, Seat seat, Ward ward) {
        return (int) told.stream()
                .filter(happening -> happening instanceof MartiansHappening.Fell(var who, var where, var _)
                        && who == seat && where == ward)
                .count();
    }
}
