package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.games.martians.box.Effect;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.replay.ReplayFile;
import cydonia.server.board.martians.MartiansDrawing;
import cydonia.titles.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The energy that the page says is to come is what comes, unless weather or an event nobody knew of changes it. */
class MartiansEnergyTest {

    private static final Path RECORDED = Path.of("..", "games", "martians", "src", "test", "resources", "replays");

    @ParameterizedTest
    @ValueSource(strings = {"won-once-coop-3-mission-to-phobos", "won-once-semi-2-refugees",
            "won-once-semi-3-disaster"})
    void energy_comes_as_the_page_said(String recorded) {
        Replay replay = ReplayFile.read(RECORDED.resolve(recorded + ".json"));
        var table = new Tables<>(Games.martians(), replay.setup(), replay.seed(),
                List.of("Ada", "Bo", "Chloé", "Dimitri"));
        int compared = 0;
        for (Replay.Move move : replay.moves()) {
            List<Happening> told = new ArrayList<>();
            table.match().position().apply(move.seat(), table.match().game().notation().parse(move.action()),
                    told::add);
            for (Seat seat : Seat.first(replay.setup().seats())) {
                if (told.stream().anyMatch(MartiansHappening.WeatherCame.class::isInstance)) {
                    MartiansDrawing page = (MartiansDrawing) table.drawing(seat, Language.EN);
                    if (page.view().clock().nextWeather().isPresent()
                            || told.stream().noneMatch(MartiansEnergyTest::blows)) {
                        assertThat(page.power().next()).isEqualTo(made(told, seat, page.view().mode().sharedStock()));
                        compared += page.power().next() > 0 ? 1 : 0;
                    }
                }
            }
            table.play(move.seat(), move.action());
        }
        assertThat(compared).isPositive();
    }

    private static int made(List<Happening> told, Seat seat, boolean shared) {
        return told.stream().mapToInt(one -> one instanceof MartiansHappening.EnergyMade(Seat who, int energy)
                && (shared || who == seat) ? energy : 0).sum();
    }

    /** Whether a card that was turned up changes what installations give. */
    private static boolean blows(Happening happening) {
        return switch (happening) {
            case MartiansHappening.WeatherCame(Weather weather) -> Arrays.stream(PowerSource.values())
                    .anyMatch(source -> weather.delta(source.knob()) != 0);
            case MartiansHappening.EventCame(var event) -> event.effects().stream()
                    .anyMatch(effect -> effect instanceof Effect.Adjust adjust && Arrays.stream(PowerSource.values())
                            .anyMatch(source -> source.knob() == adjust.knob()));
            default -> false;
        };
    }
}
