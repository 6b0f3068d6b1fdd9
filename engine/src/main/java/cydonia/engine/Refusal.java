package cydonia.engine;

import java.util.List;

/** An action that is not possible now, with everything that stands in its way. */
public record Refusal<A extends Action>(A action, List<Obstacle> obstacles) {

    public Refusal {
        obstacles = List.copyOf(obstacles);
    }
}
