package cydonia.server;

import cydonia.engine.Game;
import cydonia.engine.Refused;
import cydonia.engine.Text;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.tilsit.MarsTilsit;
import java.util.List;
import java.util.Optional;

/** The games this program knows: the one list that the command and the server share. */
public record Games(List<Game<?, ?, ?>> all) {

    public Games {
        all = List.copyOf(all);
    }

    public static Games known() {
        return new Games(List.of(new TerraformingMars(), new MarsTilsit()));
    }

    public Game<?, ?, ?> named(String id) {
        return find(id).orElseThrow(() -> new Refused(Text.of("There is no game “%s”; there are: %s.",
                "Il n'y a pas de jeu « %s » ; il y a : %s.", id, ids())));
    }

    public Optional<Game<?, ?, ?>> find(String id) {
        for (Game<?, ?, ?> game : all) {
            if (game.profile().id().equals(id)) {
                return Optional.of(game);
            }
        }
        return Optional.empty();
    }

    public String ids() {
        return String.join(", ", all.stream().map(game -> game.profile().id()).toList());
    }
}
