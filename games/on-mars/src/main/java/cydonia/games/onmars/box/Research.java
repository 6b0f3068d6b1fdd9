package cydonia.games.onmars.box;

import static cydonia.games.onmars.box.Vocabulary.*;

import cydonia.engine.Text;
import java.util.List;

/** The four types of research tile, two each in one corner of the map; nobody takes two alike. */
public enum Research implements Printed {
    A, B, C, D;

    public static final List<Research> ALL = List.of(values());
    public static final Effect EFFECT = develop(2);

    @Override
    public Text label() {
        return Text.of("Research %s", "Recherche %s", name());
    }
}
