package cydonia.titles.measures;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.onmars.language.OnMarsView;
import java.util.LinkedHashMap;
import java.util.Map;

/** Colonists, crystals, technologies and shelters of a company. */
public final class OnMarsMeasures implements Measures<OnMarsView> {

    private static final Text COLONISTS = new Text("Colonists", "Colons");
    private static final Text CRYSTALS = new Text("Crystals", "Cristaux");
    private static final Text TECHS = new Text("Technologies", "Technologies");
    private static final Text SHELTERS = new Text("Shelters", "Abris");

    @Override
    public Map<Text, Integer> of(OnMarsView seen, Seat seat) {
        Map<Text, Integer> measures = new LinkedHashMap<>();
        seen.company(seen.owner(seat)).ifPresent(company -> {
            measures.put(COLONISTS, company.quarters() + company.working());
            measures.put(CRYSTALS, company.crystals());
            measures.put(TECHS, company.lab().size());
            measures.put(SHELTERS, company.shelters());
        });
        return measures;
    }
}
