package cydonia.server.sight;

import cydonia.engine.Action;
import java.util.List;

/** Something the viewer might want and cannot do, with every reason. */
public record Barred<A extends Action>(A action, String notation, String label, List<String> reasons) {

    public Barred {
        reasons = List.copyOf(reasons);
    }
}
