package cydonia.titles.measures;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.tilsit.language.MarsView;
import java.util.LinkedHashMap;
import java.util.Map;

/** What works in a colony, and what it has in hand. */
public final class MarsMeasures implements Measures<MarsView> {

    private static final Text INSTALLED = new Text("Installations at work", "Installations en service");
    private static final Text ENERGY = new Text("Energy in use", "Énergie utilisée");
    private static final Text CARDS = new Text("Cards in hand", "Cartes en main");

    @Override
    public Map<Text, Integer> of(MarsView seen, Seat seat) {
        MarsView.ColonyView colony = seen.colony(seat);
        Map<Text, Integer> measures = new LinkedHashMap<>();
        measures.put(INSTALLED, colony.active().values().stream().mapToInt(Integer::intValue).sum());
        measures.put(ENERGY, colony.consumption());
        measures.put(CARDS, colony.handCards());
        return measures;
    }
}
