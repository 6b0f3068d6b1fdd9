package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import cydonia.engine.Game;
import cydonia.engine.Match;
import cydonia.engine.Replay;
import cydonia.engine.Seed;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import cydonia.replay.ReplayFile;
import cydonia.testkit.GoldenReplays;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Finished games that must stay as they are: random ones of each mode, and for every mission and seat count one that
 * the {@link Explorer} won.
 */
class MartiansReplaysTest extends GoldenReplays<MartiansPosition, MartiansAction, MartiansView> {

    @Override
    protected Game<MartiansPosition, MartiansAction, MartiansView> game() {
        return new Martians();
    }

    @Override
    protected List<Recording> recordings() {
        return List.of(recording("solo-contracts", 1, Map.of("mission", "contracts")),
                recording("solo-mission", 1, Map.of("mission", "botanical-capsule")),
                recording("coop", 3, Map.of("mode", "coop", "mission", "dust-imps")),
                recording("coop-once", 2, Map.of("mode", "coop", "maintenance", "once")),
                recording("coop-extension", 2, Map.of("mode", "coop", "mission", "face-on-mars")),
                recording("semi", 3, Map.of("mode", "semi", "mission", "dark-side-of-mars")),
                recording("semi-required", 2, Map.of("mode", "semi", "mission-required", "on")),
                recording("com", 4, Map.of()), recording("com-base", 2, Map.of("collector", "off")),
                recording("com-hidden-objectives", 3, Map.of("hidden-objectives", "on")));
    }

    private static Recording recording(String name, int seats, Map<String, String> options) {
        return new Recording(name, Campaign.setup(seats, options), Seed.of(2030));
    }

    @TestFactory
    Stream<DynamicTest> every_mission_has_been_won_at_every_seat_count() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Mission mission : Mission.values()) {
            tests.add(won(Mode.SOLO, 1, mission));
            for (int seats = 2; seats <= 4; seats++) {
                tests.add(won(Mode.COOP, seats, mission));
                tests.add(won(Mode.SEMI, seats, mission));
            }
        }
        return tests.stream();
    }

    @Test
    void the_won_games_have_done_every_task() {
        Set<String> done = new HashSet<>();
        for (Mission mission : Mission.values()) {
            for (Replay.Move move : ReplayFile.read(file(Mode.COOP, 4, mission, reading(Mode.COOP, 4, mission)))
                    .moves()) {
                done.add(move.action());
            }
        }
        assertThat(done).containsAll(
                Mission.tasks().stream().filter(task -> !task.optional()).map(task -> "accomplish " + task.id())
                        .toList());
    }

    private Path file(Mode mode, int seats, Mission mission, String reading) {
        return folder().resolve("won-%s-%s-%d-%s.json".formatted(reading, mode.id(), seats, mission.id()));
    }

    /** The harsher reading of the maintenance where a game has been won by it, or else the gentler one. */
    private String reading(Mode mode, int seats, Mission mission) {
        return Files.exists(file(mode, seats, mission, Martians.SEPARATELY)) ? Martians.SEPARATELY : Martians.ONCE;
    }

    private DynamicTest won(Mode mode, int seats, Mission mission) {
        String reading = reading(mode, seats, mission);
        Path file = file(mode, seats, mission, reading);
        return dynamicTest("%s, %d seats: %s".formatted(mode, seats, mission.id()), () -> {
            Match<?, ?, ?> match = ReplayFile.load(file, List.of(game()));
            assertThat(match.setup()).isEqualTo(
                    Campaign.setup(seats, Map.of("mode", mode.id(), "mission", mission.id(), "maintenance", reading)));
            MartiansPosition end = (MartiansPosition) match.position();
            assertThat(end.table().calendar.missionDone).as("mission accomplished").isTrue();
            assertThat(end.outcome().orElseThrow().winners()).isNotEmpty();
        });
    }
}
