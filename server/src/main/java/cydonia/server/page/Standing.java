package cydonia.server.page;

import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import java.util.List;
import java.util.Optional;

/** Who sits where, what they have, and how it ended, if it has. */
public record Standing(List<Chair> chairs, List<Score> scores, Optional<Outcome> outcome) {

    /** A score and what it is made of. */
    public record Score(Seat seat, int total, List<Points> sources) {
        public Score {
            sources = List.copyOf(sources);
        }

        /** What kinds of sources there are, in the order they are told. */
        public List<Text> categories() {
            return sources.stream().map(Points::category).distinct().toList();
        }

        /** The sources of a kind. */
        public List<Points> of(Text category) {
            return sources.stream().filter(points -> points.category().equals(category)).toList();
        }

        /** What the sources of a kind give together. */
        public int in(Text category) {
            return of(category).stream().mapToInt(Points::points).sum();
        }
    }

    public Standing {
        chairs = List.copyOf(chairs);
        scores = List.copyOf(scores);
    }
}
