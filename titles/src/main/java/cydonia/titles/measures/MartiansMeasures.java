package cydonia.titles.measures;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.language.MartiansView;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a corporation has built, learnt and stored, and how many were born. */
public final class MartiansMeasures implements Measures<MartiansView> {

    private static final Text BUILT = new Text("Built", "Constructions");
    private static final Text BIRTHS = new Text("Births", "Naissances");
    private static final Text TECHS = new Text("Technologies", "Technologies");
    private static final Text GOODS = new Text("Goods in store", "Ressources en réserve");

    @Override
    public Map<Text, Integer> of(MartiansView seen, Seat seat) {
        MartiansView.Board board = seen.boards().get(seat.index());
        Map<Text, Integer> measures = new LinkedHashMap<>();
        measures.put(BUILT, board.built());
        measures.put(BIRTHS, board.births());
        measures.put(TECHS, board.technologies().size());
        measures.put(GOODS, board.goods().entrySet().stream().filter(entry -> entry.getKey() != Good.REPUTATION)
                .mapToInt(Map.Entry::getValue).sum());
        return measures;
    }
}
