package cydonia.server.board.terraforming;

import cydonia.engine.Thing;
import cydonia.games.terraforming.box.BonusStep;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.StandardProject;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.TerraformingHappening;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Names of the symbols, the same for a thing everywhere. */
final class Icons {

    static final String CARDS = "cards";
    static final String RATING = "rating";
    static final String ARROW = "arrow";
    static final String EYE = "eye";
    static final String ACTIONS = "actions";

    private static final Map<Thing, String> THINGS = things();

    private Icons() {
    }

    private static Map<Thing, String> things() {
        Map<Thing, String> icons = new HashMap<>(
                Map.of(TerraformingHappening.CARDS, CARDS, TerraformingHappening.RATING, RATING));
        for (Resource what : Resource.values()) {
            icons.put(what.thing(), of(what));
        }
        for (Parameter what : Parameter.values()) {
            icons.put(what.thing(), of(what));
        }
        for (Tile tile : Tile.values()) {
            icons.put(tile.thing(), of(tile));
        }
        for (Cube cube : Cube.values()) {
            icons.put(cube.thing(), of(cube));
        }
        return Map.copyOf(icons);
    }

    /** The symbol of something that facts are about; productions go by their name. */
    static Optional<String> of(Thing thing) {
        return Optional.ofNullable(THINGS.get(thing));
    }

    static String of(Resource what) {
        return what.word();
    }

    static String of(Tag tag) {
        return switch (tag) {
            case BUILDING -> "building";
            case SPACE -> "space";
            case POWER -> "energy";
            case SCIENCE -> "science";
            case JOVIAN -> "jovian";
            case EARTH -> "earth";
            case PLANT -> "plant-tag";
            case MICROBE -> "microbe";
            case ANIMAL -> "animal";
            case CITY -> "city";
        };
    }

    static String of(Cube cube) {
        return switch (cube) {
            case ANIMAL -> "animal";
            case MICROBE -> "microbe";
            case SCIENCE -> "science";
            case FIGHTER -> "fighter";
        };
    }

    static String of(Tile tile) {
        return switch (tile) {
            case OCEAN -> "ocean";
            case GREENERY -> "greenery";
            case CITY, CAPITAL -> "city";
            default -> "special";
        };
    }

    /** What such a step brings. */
    static String of(BonusStep step) {
        return switch (step) {
            case FIRST_HEAT, SECOND_HEAT -> of(Resource.HEAT);
            case OCEAN -> of(Parameter.OCEANS);
            case WARMTH -> of(Parameter.TEMPERATURE);
        };
    }

    static String of(Parameter what) {
        return switch (what) {
            case TEMPERATURE -> "temperature";
            case OXYGEN -> "oxygen";
            case OCEANS -> "ocean";
        };
    }

    static String of(StandardProject project) {
        return switch (project) {
            case SELL_PATENTS -> CARDS;
            case POWER_PLANT -> "energy";
            case ASTEROID -> "temperature";
            case AQUIFER -> "ocean";
            case GREENERY -> "greenery";
            case CITY -> "city";
        };
    }
}
