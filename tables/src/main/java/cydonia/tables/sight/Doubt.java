package cydonia.tables.sight;

import java.util.List;

/**
 * A choice that is asked about once more before it is taken: it achieves nothing, or gives up what could still be done.
 *
 * @param left
 *            what could still be done, in words; nothing where the choice is merely pointless
 */
public record Doubt(Choice<?> choice, List<String> left) {

    public Doubt {
        left = List.copyOf(left);
    }
}
