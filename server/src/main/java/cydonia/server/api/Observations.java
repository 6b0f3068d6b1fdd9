package cydonia.server.api;

import cydonia.engine.Game;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import tools.jackson.databind.node.ObjectNode;

/** What a game lets a viewer see, described. */
public final class Observations {

    private Observations() {
    }

    public static ObjectNode schema(Game<?, ?, ?> game) {
        return Schema.ofObservation(game.profile().name().en() + ": an observation", view(game));
    }

    /** The type of a game's views: the third thing it says of itself when it calls itself a game. */
    static Class<?> view(Game<?, ?, ?> game) {
        return Arrays.stream(game.getClass().getGenericInterfaces())
                .filter(type -> type instanceof ParameterizedType generic && generic.getRawType() == Game.class)
                .map(type -> (Class<?>) ((ParameterizedType) type).getActualTypeArguments()[2]).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(game.getClass() + " does not say what its views are"));
    }
}
