package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Viewer;
import cydonia.games.martians.Martians;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.games.martians.language.MartiansView;
import cydonia.server.board.martians.Colony;
import cydonia.server.board.martians.Forecast;
import cydonia.server.board.martians.MartiansDrawing;
import cydonia.titles.Games;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nobody is surprised by a maintenance: what the page says of it is what it then does. */
class MartiansForecastTest {

    private static final int GAMES = 4;
    /** What ends, refuses or leaves things as they are. */
    private static final Set<Class<?>> IDLE = Set.of(MartiansAction.Finish.class, MartiansAction.Enough.class,
            MartiansAction.Pass.class, MartiansAction.NoTrade.class, MartiansAction.Decline.class,
            MartiansAction.Withdraw.class, MartiansAction.Refuse.class, MartiansAction.LeaveLocked.class,
            MartiansAction.GoOn.class);

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

    /** The line under the quarters, also long before maintenance: if nobody does more about it, it comes true. */
    @ParameterizedTest
    @CsvSource({"1,solo,dust-imps,separately", "2,coop,refugees,once", "3,coop,disaster,separately",
            "3,semi,auto,separately", "2,com,contracts,separately", "4,com,contracts,separately"})
    void the_line_under_the_quarters_comes_true_if_everybody_stays(int seats, String mode, String mission,
            String maintenance) {
        int compared = 0;
        for (long seed = 1; seed <= GAMES; seed++) {
            var table = new Tables<>(Games.martians(), seats,
                    Map.of("mode", mode, "mission", mission, "maintenance", maintenance), seed,
                    List.of("Ada", "Bo", "Chloé", "Dimitri"));
            for (int move = 0; !table.match().position().toAct().isEmpty(); move++) {
                if (move % 8 == 0) {
                    List<Happening> told = idle(table.match().position());
                    if (!told.isEmpty()) {
                        for (Seat seat : Seat.first(seats)) {
                            compare(((MartiansDrawing) table.drawing(seat, Language.EN)).colony(), seat,
                                    seats == 1 ? 2 : 1, told);
                        }
                        compared++;
                    }
                }
                table.playAny();
            }
        }
        assertThat(compared).as("positions looked at").isGreaterThan(3 * GAMES);
    }

    /** What maintenance does if everybody is done; nothing if needs or markers have changed by something else. */
    private static List<Happening> idle(MartiansPosition from) {
        List<Happening> told = new ArrayList<>();
        MartiansPosition position = from;
        int began = 0;
        while (!position.toAct().isEmpty() && first(told, began, MartiansHappening.CycleBegan.class) == told.size()) {
            Seat seat = position.toAct().getFirst();
            MartiansAction action = position.legal(seat).stream()
                    .min(Comparator.comparing((MartiansAction one) -> !IDLE.contains(one.getClass()))).orElseThrow();
            position = position.apply(seat, action, told::add);
            began = first(told, MartiansHappening.MaintenanceBegan.class);
        }
        return began == told.size() || told.subList(0, began).stream().anyMatch(MartiansForecastTest::disturbs)
                ? List.of()
                : told.subList(began, first(told, began, MartiansHappening.CycleBegan.class));
    }

    /** One who plays alone has two crews; where they fare alike, the line speaks of each. */
    private static void compare(Colony colony, Seat viewer, int crews, List<Happening> told) {
        if (colony.common()) {
            Colony.Omen omen = colony.shared().orElseThrow();
            assertThat(omen.good()).as(omen.words()).isEqualTo(
                    told.stream().anyMatch(MartiansHappening.Born.class::isInstance));
            if (omen.words().contains("the game is lost")) {
                assertThat(told).anyMatch(MartiansHappening.GameOver.class::isInstance);
            } else if (crews == 1 || omen.whose().equals("each crew:")) {
                compare(omen, crews, viewer, told);
            }
        } else {
            colony.domes().forEach(dome -> {
                Seat owner = dome.owner().orElseThrow();
                Colony.Omen omen = dome.omen().orElseThrow();
                assertThat(omen.good()).as(omen.words()).isEqualTo(told.stream()
                        .anyMatch(one -> one instanceof MartiansHappening.Born(var who, int _) && who.filter(
                                owner::equals).isPresent()));
                compare(omen, crews, owner, told);
            });
        }
    }

    /** What the signs of a line count is what that seat loses. */
    private static void compare(Colony.Omen omen, int crews, Seat seat, List<Happening> told) {
        assertThat(Map.of("dead", crews * counted(omen, "dead"), "infirmary", crews * counted(omen, "infirmary"),
                "apartments", crews * counted(omen, "apartments"))).as(omen.words()).isEqualTo(
                        Map.of("dead", (int) told.stream().filter(new MartiansHappening.Died(seat)::equals).count(),
                                "infirmary", fell(told, seat, Ward.INFIRMARY), "apartments",
                                fell(told, seat, Ward.APARTMENTS)));
    }

    private static int counted(Colony.Omen omen, String icon) {
        return omen.signs().stream().filter(sign -> sign.icon().equals(icon))
                .mapToInt(sign -> Integer.parseInt(sign.written())).sum();
    }

    private static void act(Match<MartiansPosition, MartiansAction, MartiansView> match, RandomGenerator random,
            List<Happening> told) {
        Seat seat = match.position().toAct().getFirst();
        List<MartiansAction> legal = match.position().legal(seat);
        match.play(seat, legal.get(random.nextInt(legal.size())), told::add);
    }

    private static int first(List<Happening> told, Class<? extends Happening> kind) {
        return first(told, 0, kind);
    }

    /** Where the first of that kind stands from there on; behind the end if there is none. */
    private static int first(List<Happening> told, int from, Class<? extends Happening> kind) {
        int at = from;
        while (at < told.size() && !kind.isInstance(told.get(at))) {
            at++;
        }
        return at;
    }

    /** What changed needs or markers between the page and the maintenance. */
    private static boolean disturbs(Happening happening) {
        return happening instanceof MartiansHappening.NeedRemoved || happening instanceof MartiansHappening.NeedAdded
                || happening instanceof MartiansHappening.NeedsLaid || happening instanceof MartiansHappening.MarkerHome
                || happening instanceof MartiansHappening.RefugeeJoined
                || happening instanceof MartiansHappening.FourthColonist
                || happening instanceof MartiansHappening.Recovered || happening instanceof MartiansHappening.Placed;
    }

    private static void compare(MartiansView before, List<Happening> told) {
        boolean lost = Forecast.nobodySurvives(before);
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
