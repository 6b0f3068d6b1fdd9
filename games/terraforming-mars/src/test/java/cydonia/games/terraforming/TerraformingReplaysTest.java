package cydonia.games.terraforming;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Game;
import cydonia.engine.Match;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.replay.ReplayFile;
import cydonia.testkit.GoldenReplays;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TerraformingReplaysTest extends GoldenReplays<TerraformingPosition, TerraformingAction, TerraformingView> {

    private final TerraformingMars game = new TerraformingMars();

    @Override
    protected Game<TerraformingPosition, TerraformingAction, TerraformingView> game() {
        return game;
    }

    @Override
    protected List<Recording> recordings() {
        List<Recording> recordings = new ArrayList<>();
        recordings.add(new Recording("solo-lost", Setup.of(game.profile(), 1), Seed.of(1)));
        for (int seats = 2; seats <= 5; seats++) {
            for (String era : List.of("on", "off")) {
                for (String draft : List.of("on", "off")) {
                    String name = "%d-seats%s%s".formatted(seats, era.equals("on") ? "-corporate-era" : "-standard",
                            draft.equals("on") ? "-draft" : "");
                    recordings.add(new Recording(name,
                            Setup.of(game.profile(), seats, Map.of("corporate-era", era, "draft", draft)),
                            Seed.of(100L + seats)));
                }
            }
        }
        recordings.add(new Recording("3-seats-beginner",
                Setup.of(game.profile(), 3, Map.of("beginner-green", "on", "corporate-era", "off")), Seed.of(7)));
        return recordings;
    }

    /** Chance does not win alone: this game was played by always preferring what raises a parameter. */
    @Test
    void a_solo_game_is_won() {
        Match<?, ?, ?> match = ReplayFile.load(Path.of("src/test/resources/replays/solo-won.json"), List.of(game));
        assertThat(match.position().outcome().orElseThrow().of(Seat.RED).won()).isTrue();
    }

    @Test
    void a_solo_game_is_lost() {
        Match<?, ?, ?> match = ReplayFile.load(Path.of("src/test/resources/replays/solo-lost.json"), List.of(game));
        assertThat(match.position().outcome().orElseThrow().of(Seat.RED).won()).isFalse();
    }
}
