package cydonia.server.board.tilsit;

import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Resource;

/** Names of the symbols, the same for a thing everywhere. */
final class Icons {

    private Icons() {
    }

    static String of(Resource what) {
        return what.word();
    }

    static String of(Installation what) {
        return switch (what) {
            case HABITATION -> "habitation";
            case POWER -> "energy";
            case SILO -> "silo";
            case COMMUNICATION -> "communication";
            case MILITARY -> "military";
            case RESEARCH -> "research";
            case SPACEPORT -> "spaceport";
            case IRON_MINE, CARBON_MINE, SILICON_MINE, WATER_MINE, OXYGEN_MINE -> of(what.ore());
        };
    }
}
