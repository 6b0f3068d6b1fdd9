package cydonia.cli;

import cydonia.engine.Game;
import cydonia.engine.Refused;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.tilsit.MarsTilsit;
import java.util.List;

/** The games this program knows. */
record Games(List<Game<?, ?, ?>> all) {

    Games {
        all = List.copyOf(all);
    }

    static Games known() {
        return new Games(List.of(new TerraformingMars(), new MarsTilsit()));
    }

    Game<?, ?, ?> named(String id) {
        return all.stream().filter(game -> game.profile().id().equals(id)).findFirst()
                .orElseThrow(() -> new Refused(Phrase.NO_SUCH_GAME.text(id, ids())));
    }

    String ids() {
        return String.join(", ", all.stream().map(game -> game.profile().id()).toList());
    }
}
