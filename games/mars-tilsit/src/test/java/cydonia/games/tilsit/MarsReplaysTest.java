package cydonia.games.tilsit;

import cydonia.engine.Game;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsView;
import cydonia.testkit.GoldenReplays;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Mars (Tilsit): golden replays")
class MarsReplaysTest extends GoldenReplays<MarsPosition, MarsAction, MarsView> {

    private static final MarsTilsit GAME = new MarsTilsit();

    @Override
    protected Game<MarsPosition, MarsAction, MarsView> game() {
        return GAME;
    }

    @Override
    protected List<Recording> recordings() {
        List<Recording> recordings = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++) {
            recordings.add(new Recording("standard-" + seats, Setup.of(GAME.profile(), seats), Seed.of(seats)));
        }
        for (String variant : List.of("revised-setup", "fan-balanced-events", "tiles-by-type")) {
            recordings.add(new Recording(variant, Setup.of(GAME.profile(), 3, Map.of(variant, "on", "target", "10")),
                    Seed.of(7)));
        }
        return recordings;
    }
}
