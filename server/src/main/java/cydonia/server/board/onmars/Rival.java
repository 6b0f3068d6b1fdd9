package cydonia.server.board.onmars;

import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.language.OnMarsView.CompanyView;
import java.util.ArrayList;
import java.util.List;

/** Another company in a few lines, Lacerda's too. */
public record Rival(String seat, String shape, String name, String where, String score, List<CompanyBoard.Fact> goods,
        List<CompanyBoard.Fact> people, List<CompanyBoard.Fact> techs, List<CompanyBoard.Fact> cards) {

    public Rival {
        goods = List.copyOf(goods);
        people = List.copyOf(people);
        techs = List.copyOf(techs);
        cards = List.copyOf(cards);
    }

    /** Everybody but the viewer; onlookers see all. */
    static List<Rival> all(Draft draft) {
        return draft.view().companies().stream()
                .filter(company -> draft.view().own().isEmpty() || company.owner() != draft.mine())
                .map(company -> of(draft, company)).toList();
    }

    private static Rival of(Draft draft, CompanyView company) {
        String where = company.space().map(space -> draft.fill(company.acted() ? Terms.SITS_ACTED : Terms.SITS,
                space.inOrbit() ? Terms.ORBIT : Terms.COLONY, space.number())).orElse("");
        return new Rival(Icons.seat(company.owner()), Icons.of(company.owner()), draft.name(company.owner()), where,
                Terms.number(company.score()), company.owner() == Owner.LACERDA ? List.of() : goods(draft, company),
                people(draft, company), techs(draft, company), cards(draft, company));
    }

    private static List<CompanyBoard.Fact> goods(Draft draft, CompanyView company) {
        List<CompanyBoard.Fact> goods = new ArrayList<>();
        Item.ALL.forEach(item -> goods.add(item == Item.CRYSTAL
                ? new CompanyBoard.Fact(Icons.of(item), company.crystals() + "/" + company.crystalCapacity(),
                        draft.name(item))
                : new CompanyBoard.Fact(Icons.of(item), String.valueOf(company.stock().getOrDefault(item, 0)),
                        draft.fill(Terms.OF_ROOM, draft.name(item), company.storage()))));
        return goods;
    }

    private static List<CompanyBoard.Fact> people(Draft draft, CompanyView company) {
        List<CompanyBoard.Fact> people = new ArrayList<>();
        if (company.owner() != Owner.LACERDA) {
            people.add(new CompanyBoard.Fact(Icons.COLONIST, company.quarters() + "/" + company.quartersCapacity(),
                    draft.in(Terms.IN_QUARTERS)));
            people.add(new CompanyBoard.Fact(Icons.WORK, String.valueOf(company.working()), draft.in(Terms.AT_WORK)));
            people.add(new CompanyBoard.Fact(Icons.SHIP, String.valueOf(company.hangar()), draft.in(Terms.SHIPS)));
            people.add(new CompanyBoard.Fact(Icons.GOAL, String.valueOf(company.goals()), draft.in(Terms.GOALS)));
        }
        people.add(new CompanyBoard.Fact(Icons.of(Building.SHELTER), String.valueOf(company.shelters()),
                draft.in(Terms.SHELTERS)));
        people.add(new CompanyBoard.Fact(Icons.BOT, String.valueOf(company.bots()), draft.in(Terms.BOTS)));
        people.add(
                new CompanyBoard.Fact(Icons.CUBE, String.valueOf(company.cubes().size()), draft.in(Terms.CUBES)));
        return people;
    }

    private static List<CompanyBoard.Fact> techs(Draft draft, CompanyView company) {
        return company.lab().entrySet().stream().map(entry -> new CompanyBoard.Fact(Icons.of(entry.getKey()),
                String.valueOf(entry.getValue().column()),
                draft.fill(Terms.THEIR_TECH, draft.name(entry.getKey()), entry.getValue().column()))).toList();
    }

    private static List<CompanyBoard.Fact> cards(Draft draft, CompanyView company) {
        List<CompanyBoard.Fact> cards = new ArrayList<>();
        company.plans().forEach((card, hex) -> cards.add(new CompanyBoard.Fact(Icons.of(card.building()),
                hex.map(at -> at.word()).orElse("−" + card.points()), draft.told(card))));
        company.scientists().forEach((scientist, _) -> cards.add(new CompanyBoard.Fact(Icons.SCIENTIST, "",
                draft.told("scientist", scientist))));
        company.contracts().forEach(contract -> cards.add(new CompanyBoard.Fact(Icons.CONTRACT,
                Office.state(contract), draft.told("contract", contract.contract()))));
        return cards;
    }
}
