package cydonia.server.board.onmars;

import cydonia.engine.Text;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.language.OnMarsAction.Explore;
import cydonia.games.onmars.language.OnMarsAction.Hire;
import cydonia.games.onmars.language.OnMarsAction.Offer;
import cydonia.games.onmars.language.OnMarsAction.Plan;
import cydonia.games.onmars.language.OnMarsAction.Send;
import cydonia.games.onmars.language.OnMarsAction.Sign;
import cydonia.games.onmars.language.OnMarsAction.Use;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.text.Clauses;
import cydonia.server.page.Spot;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Cards at full size: those that are asked for, and advanced buildings whose action can be used. */
record Cards(Draft draft) {

    Optional<Drawer> asked() {
        if (draft.asked(Question.Plans.class)) {
            return drawer(Terms.BLUEPRINTS_SHOWN, draft.view().station().plans().stream().flatMap(Optional::stream)
                    .map(card -> blueprint(card, ways(draft.spots().at(Plan.of(card)))))
                    .toList());
        }
        if (draft.asked(Question.Hire.class)) {
            return drawer(Terms.OFFERS_SHOWN,
                    draft.view().station().offers().stream().flatMap(Optional::stream).map(this::offer).toList());
        }
        if (draft.asked(Question.Refill.class)) {
            return drawer(Terms.CONTRACTS_LEFT, draft.view().station().contractDeck().stream()
                    .map(contract -> contract(contract, draft.spots().at(Offer.of(contract)))).toList());
        }
        if (draft.asked(Question.Explore.class) || draft.asked(Question.Radar.class)) {
            return drawer(Terms.DISCOVERIES_SHOWN,
                    draft.spots().live(Explore.class).stream().map(this::discovery).toList());
        }
        return Optional.empty();
    }

    private Optional<Drawer> drawer(Text title, List<Card> cards) {
        return Optional.of(new Drawer(draft.in(title), cards));
    }

    /** Advanced buildings whose executive action is open to the viewer. */
    List<Card> usable() {
        List<Use> uses = draft.spots().live(Use.class);
        List<Send> sends = draft.spots().live(Send.class);
        return Stream.concat(uses.stream().map(Use::card), sends.stream().map(Send::card)).distinct().sorted()
                .map(card -> {
                    List<Card.Way> ways = new ArrayList<>();
                    way(ways, draft.spots().at(Use.of(card)), "upgrade", Terms.USE);
                    way(ways, draft.spots().at(Send.of(card)), "scientist", Terms.SEND);
                    return blueprint(card, ways);
                }).toList();
    }

    private void way(List<Card.Way> ways, Spot spot, String icon, Text words) {
        if (spot.live()) {
            ways.add(new Card.Way(spot, Icons.of(icon), draft.in(words)));
        }
    }

    private static List<Card.Way> ways(Spot spot) {
        return List.of(new Card.Way(spot, "", ""));
    }

    private Card blueprint(Blueprint card, List<Card.Way> ways) {
        return new Card(card.id(), Icons.of(card.building()), draft.name(card),
                Clauses.of(card.action(), draft.language()), "level-" + card.level(), draft.told(card),
                List.of(new Amount("", card.level() == 1 ? "I" : "III"), new Amount(Icons.of(card.gives()), "+1"),
                        new Amount("points", String.valueOf(card.points()))),
                ways);
    }

    private Card offer(Printed offer) {
        return switch (offer) {
            case Scientist scientist -> new Card(scientist.id(), Icons.SCIENTIST, draft.name(scientist),
                    draft.text("scientist", scientist), "", draft.told("scientist", scientist),
                    List.of(new Amount(Icons.of(scientist.worksIn()), "")),
                    ways(draft.spots().at(Hire.of(scientist))));
            case Contract contract -> contract(contract, draft.spots().at(Sign.of(contract)));
            default -> throw new IllegalStateException("neither scientist nor contract: " + offer);
        };
    }

    private Card discovery(Explore explore) {
        Discovery tile = explore.tile();
        return new Card(tile.id(), Icons.DISCOVERY, draft.name(tile), draft.text("discovery", tile), "",
                draft.told("discovery", tile), List.of(Icons.of(tile.effect())), ways(draft.spots().at(explore)));
    }

    private Card contract(Contract contract, Spot spot) {
        return new Card(contract.id(), Icons.CONTRACT, Words.capital(draft.in(Terms.shortName(contract))),
                draft.text("contract", contract), "paper", draft.told("contract", contract),
                List.of(new Amount(Displays.contractIcon(contract), ""),
                        new Amount("points", String.valueOf(contract.pointsDone()))),
                ways(spot));
    }
}
