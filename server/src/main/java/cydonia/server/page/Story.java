package cydonia.server.page;

import cydonia.server.sight.Line;
import java.util.List;

/**
 * What was told so far, oldest first.
 *
 * @param read
 *            the last action the viewer has read of; negative where everything is old
 */
public record Story(List<Line> lines, int read) {

    public Story {
        lines = List.copyOf(lines);
    }

    /** Whether the viewer has not read it yet. */
    public boolean fresh(Line line) {
        return read >= 0 && line.move() > read;
    }

    /** The number of the last action it tells of. */
    public int told() {
        return lines.isEmpty() ? 0 : lines.getLast().move();
    }
}
