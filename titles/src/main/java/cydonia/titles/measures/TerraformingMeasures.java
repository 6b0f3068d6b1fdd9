package cydonia.titles.measures;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.TerraformingView;
import java.util.LinkedHashMap;
import java.util.Map;

/** Rating, income and cards. */
public final class TerraformingMeasures implements Measures<TerraformingView> {

    private static final Text RATING = new Text("Terraform rating", "Niveau de terraformation");
    private static final Text INCOME = new Text("Income (TR + MC production)",
            "Revenu (NT + production de M€)");
    private static final Text PRODUCTION = new Text("Other production", "Autres productions");
    private static final Text PLAYED = new Text("Cards played", "Cartes jouées");

    @Override
    public Map<Text, Integer> of(TerraformingView seen, Seat seat) {
        TerraformingView.PlayerView player = seen.player(seat);
        int money = player.production(Resource.MONEY);
        int all = player.production().values().stream().mapToInt(Integer::intValue).sum();
        Map<Text, Integer> measures = new LinkedHashMap<>();
        measures.put(RATING, player.rating());
        measures.put(INCOME, player.rating() + money);
        measures.put(PRODUCTION, all - money);
        measures.put(PLAYED, player.inPlay().size() + player.events().size());
        return measures;
    }
}
