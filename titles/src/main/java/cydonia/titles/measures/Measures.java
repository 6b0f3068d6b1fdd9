package cydonia.titles.measures;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import java.util.Map;

/** What else than points tells how a seat is doing: a few numbers that the game's view gives away anyway. */
@FunctionalInterface
public interface Measures<O> {

    /** The measures of that seat, in the order they are shown. */
    Map<Text, Integer> of(O seen, Seat seat);
}
