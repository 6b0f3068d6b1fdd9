package cydonia.server.page;

import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;

/** Who sits where, what they have, and how it ended, if it has. */
public record Standing(List<Chair> chairs, List<Score> scores, Optional<Outcome> outcome) {

    /** A score and what it is made of. */
    public record Score(Seat seat, int total, List<Points> sources) {
        public Score {
            sources = List.copyOf(sources);
        }
    }

    public Standing {
        chairs = List.copyOf(chairs);
        scores = List.copyOf(scores);
    }
}
