package cydonia.server.page;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.martians.MartiansObservation;
import cydonia.games.onmars.OnMarsView;
import cydonia.games.terraforming.TerraformingView;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.tilsit.MarsView;
import java.util.LinkedHashMap;
import java.util.Map;

/** What else than points tells how a seat is doing: a few numbers each game's observation gives away anyway. */
public final class Measures {

    // spotless:off — one measure per line
    private static final Text COLONISTS   = new Text("Colonists", "Colons");
    private static final Text INSTALLED   = new Text("Installations at work", "Installations en service");
    private static final Text ENERGY      = new Text("Energy in use", "Énergie utilisée");
    private static final Text CARDS       = new Text("Cards in hand", "Cartes en main");
    private static final Text RATING      = new Text("Terraform rating", "Niveau de terraformation");
    private static final Text INCOME      = new Text("Income (rating and M€ production)", "Revenu (niveau et production de M€)");
    private static final Text PRODUCTION  = new Text("Other production", "Autres productions");
    private static final Text PLAYED      = new Text("Cards played", "Cartes jouées");
    private static final Text CRYSTALS    = new Text("Crystals", "Cristaux");
    private static final Text TECHS       = new Text("Technologies", "Technologies");
    private static final Text SHELTERS    = new Text("Shelters", "Abris");
    private static final Text BUILT       = new Text("Built", "Constructions");
    private static final Text BIRTHS      = new Text("Births", "Naissances");
    private static final Text GOODS       = new Text("Goods in store", "Ressources en réserve");
    // spotless:on

    private Measures() {
    }

    /** The measures of that seat, in the order they are shown; none for games we know nothing of. */
    public static Map<Text, Integer> of(Object seen, Seat seat) {
        Map<Text, Integer> measures = new LinkedHashMap<>();
        switch (seen) {
            case MarsView view -> {
                MarsView.ColonyView colony = view.colony(seat);
                measures.put(INSTALLED, sum(colony.active().values()));
                measures.put(ENERGY, colony.consumption());
                measures.put(CARDS, colony.handCards());
            }
            case TerraformingView view -> {
                TerraformingView.PlayerView player = view.players().get(seat.index());
                int money = player.production(Resource.MONEY);
                measures.put(RATING, player.rating());
                measures.put(INCOME, player.rating() + money);
                measures.put(PRODUCTION, sum(player.production().values()) - money);
                measures.put(PLAYED, player.inPlay().size() + player.events().size());
            }
            case OnMarsView view -> view.company(view.owner(seat)).ifPresent(company -> {
                measures.put(COLONISTS, company.quarters() + company.working());
                measures.put(CRYSTALS, company.crystals());
                measures.put(TECHS, company.lab().size());
                measures.put(SHELTERS, company.shelters());
            });
            case MartiansObservation view -> {
                MartiansObservation.Board board = view.boards().get(seat.index());
                measures.put(BUILT, board.built());
                measures.put(BIRTHS, board.births());
                measures.put(TECHS, board.technologies().size());
                measures.put(GOODS, sum(board.goods().values()));
            }
            default -> {
                // points alone
            }
        }
        return measures;
    }

    private static int sum(Iterable<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }
}
