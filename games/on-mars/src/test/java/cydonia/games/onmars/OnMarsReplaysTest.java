package cydonia.games.onmars;

import cydonia.engine.Game;
import cydonia.engine.Profile;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.testkit.GoldenReplays;
import java.util.List;
import java.util.Map;

/** Random games kept from each number of seats and each solo difficulty. */
class OnMarsReplaysTest extends GoldenReplays<OnMarsPosition, OnMarsAction, OnMarsView> {

    @Override
    protected Game<OnMarsPosition, OnMarsAction, OnMarsView> game() {
        return new OnMars();
    }

    @Override
    protected List<Recording> recordings() {
        Profile profile = new OnMars().profile();
        // spotless:off
        return List.of(
            new Recording("solo-1",          Setup.of(profile, 1, Map.of("difficulty", "1")),                               Seed.of(101)),
            new Recording("solo-2",          Setup.of(profile, 1, Map.of("difficulty", "2", "length", "long")),             Seed.of(102)),
            new Recording("solo-3",          Setup.of(profile, 1, Map.of("difficulty", "3", "first-colonists", "on")),      Seed.of(103)),
            new Recording("solo-4",          Setup.of(profile, 1, Map.of("difficulty", "4")),                               Seed.of(104)),
            new Recording("two",             Setup.of(profile, 2, Map.of()),                                                Seed.of(105)),
            new Recording("three",           Setup.of(profile, 3, Map.of("missions", "first-game")),                        Seed.of(106)),
            new Recording("four",            Setup.of(profile, 4, Map.of()),                                                Seed.of(107)),
            new Recording("four-colonists",  Setup.of(profile, 4, Map.of("first-colonists", "on", "space-oddity", "on")),   Seed.of(108)));
        // spotless:on
    }
}
