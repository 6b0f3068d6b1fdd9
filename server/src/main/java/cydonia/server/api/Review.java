package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What came of thinking a finished game over, as far as that is. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Review(@JsonPropertyDescription("Ask again while it is waiting or under way.") Stage stage,
        @JsonPropertyDescription("How much of it is done.") int percent,
        @JsonPropertyDescription("Once it is done.") Optional<List<Player>> seats,
        @JsonPropertyDescription("Everybody’s chance to win after each move with a choice, once it is done.") Optional<List<Chances>> chances,
        @JsonPropertyDescription("The moves that cost most, at most three, once it is done.") Optional<List<Mistake>> decisive) {

    /** How far it is. */
    public enum Stage {
        WAITING, UNDER_WAY, DONE, FAILED
    }

    /** One seat: {@code first}, {@code own}, {@code others} and {@code luck} together are {@code last}. */
    public record Player(Seat seat,
            @JsonPropertyDescription("Which part of its decisions was sound, from 0 to 1.") double accuracy,
            @JsonPropertyDescription("Decisions that cost 0.05 or more.") int mistakes,
            @JsonPropertyDescription("Decisions that cost less than that, and more than chance explains.") int inaccuracies,
            @JsonPropertyDescription("Its chance after the first decision of the game.") double first,
            @JsonPropertyDescription("What its own mistakes cost; never above 0.") double own,
            @JsonPropertyDescription("What the mistakes of others brought or cost.") double others,
            @JsonPropertyDescription("All the rest: draws, dice, and what nobody could know.") double luck,
            @JsonPropertyDescription("What became of it: 1 is victory.") double last) {
    }

    /** Everybody's chance to win at one moment, from 0 to 1. */
    public record Chances(@JsonPropertyDescription("How many actions had been taken.") int move,
            Map<Seat, Double> chances) {
    }

    /** A move of which another one was clearly better. */
    public record Mistake(@JsonPropertyDescription("How many actions had been taken before it.") int move, Seat seat,
            Way taken, Way better, @JsonPropertyDescription("The chance to win after it.") double chance,
            @JsonPropertyDescription("How much more it would have been after the better one.") double loss) {
    }

    /** One way to decide. */
    public record Way(String notation, String label,
            @JsonPropertyDescription("What it changes for certain, and the other way does not.") List<String> effects) {
    }
}
