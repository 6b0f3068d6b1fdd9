package cydonia.server.board.martians;

import cydonia.engine.Thing;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Expert.Service;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Piece;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.box.Weather;
import java.util.Optional;
import java.util.stream.Stream;

/** Names of the symbols, the same for a thing everywhere. */
final class Icons {

    static final String TIME = "time";
    static final String ARROW = "arrow";
    static final String REPUTATION = "reputation";
    static final String ANALYSIS = "analysis";

    private Icons() {
    }

    /** What a price or a gain speaks of: goods, minerals, time, artefacts. */
    static String of(Thing thing) {
        return Stream.of(AnalysisCard.values()).filter(card -> card.id().equals(thing.word())).findFirst()
                .map(Icons::of).orElse(thing.word());
    }

    /** The symbol of something that facts speak of, where it has one. */
    static Optional<String> known(Thing thing) {
        String word = thing.word();
        return Stream.of(Need.values()).filter(need -> need.id().equals(word)).findFirst().map(Icons::of)
                .or(() -> Stream.of(Good.values()).map(Good::id).filter(word::equals).findFirst())
                .or(() -> Stream.of(AnalysisCard.values()).filter(card -> card.id().equals(word)).findFirst()
                        .map(Icons::of))
                .or(() -> Stream.of(Piece.TIME, Piece.MARKER, Piece.BIRTH, Piece.ANALYSIS, Piece.IMPROVEMENT,
                        Piece.EXCAVATOR, Piece.ARTEFACT, Piece.RTG, Piece.DUST, Piece.REFUGEE, Piece.HOSTILITY)
                        .map(Piece::id).filter(word::equals).findFirst());
    }

    static String of(Good good) {
        return good.id();
    }

    static String of(Need need) {
        return "need-" + need.id();
    }

    static String of(Infrastructure where) {
        return where.id();
    }

    static String of(AnalysisCard card) {
        return card.proof() ? "proof" : "mineral-" + card.id();
    }

    static String of(Ward ward) {
        return ward.id();
    }

    static String of(Assistant assistant) {
        return assistant.id();
    }

    static String of(Plantation tile) {
        return tile.id();
    }

    static String of(PowerSource source) {
        return switch (source) {
            case SOLAR -> "solar-panels";
            case WIND -> "wind-farm";
        };
    }

    static String of(Technology technology) {
        return switch (technology) {
            case SOLAR_CELLS -> of(PowerSource.SOLAR);
            case KINETIC_ENERGY -> of(PowerSource.WIND);
            case MEDICINES, CO2_CONVERTER, BIRTH_CONTROL, TELESCOPIC_CRANE, WEATHER_REPORT, DNA_ALTERATION,
                    MOLECULAR_PROBE ->
                technology.id();
        };
    }

    static String of(Weather weather) {
        return switch (weather) {
            case STABLE -> "calm";
            case SOLAR_ENERGY, SOLAR_FOOD -> "sun";
            case WIND -> "wind";
            case SANDSTORM_FOOD, SANDSTORM_ENERGY -> "sandstorm";
            case EARTHQUAKE -> "earthquake";
        };
    }

    /** What an expert is consulted for. */
    static String of(Expert expert) {
        return switch (expert.service()) {
            case Service.Relieve(var need, _, _) -> of(need);
            case Service.Make(_, var good) -> of(good);
            case Service.Analyse _ -> ANALYSIS;
            case Service.Construct _ -> of(Infrastructure.CONSTRUCTION);
        };
    }
}
