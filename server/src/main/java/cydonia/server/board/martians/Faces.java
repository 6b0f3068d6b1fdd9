package cydonia.server.board.martians;

import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansAction.*;
import cydonia.server.page.ChoiceGroup;
import cydonia.server.page.Spot;
import cydonia.server.page.Words;
import cydonia.tables.sight.Choice;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is chosen in the prompt, because it has no place of its own on the picture. */
record Faces(Look look) {

    /** The groups, in the order they are shown. */
    private enum Kind {
        WORK, PLANT, CARDS, FLOW
    }

    /** A button: its group, its icon, its words. */
    private record Button(Kind kind, String icon, String words) {
    }

    List<ChoiceGroup> groups() {
        Map<Kind, List<ChoiceGroup.Face>> byKind = new EnumMap<>(Kind.class);
        for (Choice<MartiansAction> choice : look.page().prompt().single()) {
            face(choice).ifPresent(face -> byKind.computeIfAbsent(face.kind(), _ -> new ArrayList<>())
                    .add(new ChoiceGroup.Face(Spot.of(choice),
                            face.icon().isEmpty() ? List.of() : List.of(face.icon()), face.words(),
                            carriesOn(choice.action()))));
        }
        return byKind.entrySet().stream().map(entry -> new ChoiceGroup(caption(entry.getKey()), entry.getValue()))
                .toList();
    }

    private String caption(Kind kind) {
        return kind == Kind.PLANT
                ? look.in(Terms.NEW_PLANTATION)
                : "";
    }

    /** The one button that stands out is a step forward. A turn is ended so only when no marker can be placed. */
    private boolean carriesOn(MartiansAction action) {
        return switch (action) {
            case Harvest(),Analyse(),Enough(),Propose(),Accept(),Pay(),Unlock(),EndGame(),Pass() -> true;
            case Finish() -> !look.spots().any(Place.class) && !look.spots().any(Harvest.class)
                    && !look.spots().any(Analyse.class);
            default -> false;
        };
    }

    private String supplies(MartiansAction action) {
        return look.fill(Terms.RESUPPLY, look.view().tariff(action).stream().flatMap(known -> known.gains().stream())
                .mapToInt(each -> each.amount()).sum());
    }

    /** Nothing for what is clicked where it lies. */
    private Optional<Button> face(Choice<MartiansAction> choice) {
        String label = Words.capital(choice.label());
        return Optional.ofNullable(switch (choice.action()) {
            case Harvest() -> new Button(Kind.WORK, Icons.of(Infrastructure.GREENHOUSES), look.in(Terms.HARVEST));
            case Resupply _ -> new Button(Kind.WORK, "supplies", supplies(choice.action()));
            case Analyse() -> new Button(Kind.WORK, Icons.ANALYSIS, Words.capital(look.in(Terms.ANALYSE)));
            case Install(var source) -> new Button(Kind.WORK, Icons.of(source), look.name(source));
            case Plant(var tile) -> new Button(Kind.PLANT, Icons.of(tile), look.title(tile));
            case Spend(var card) -> new Button(Kind.CARDS, Icons.of(card), look.name(card));
            case Keep(var objective) -> new Button(Kind.CARDS, "secret", look.title(objective));
            case Rest() -> new Button(Kind.FLOW, "rest", look.in(Terms.REST));
            case Finish() -> new Button(Kind.FLOW, "deliver", look.in(Terms.FINISH));
            case Accept() -> new Button(Kind.FLOW, "", look.in(Terms.ACCEPT));
            case Decline() -> new Button(Kind.FLOW, "", look.in(Terms.DECLINE));
            case Counter() -> new Button(Kind.FLOW, "", look.in(Terms.COUNTER));
            case Enough(),Propose(),Withdraw(),Pass(),NoTrade(),Pay(),Refuse(),Unlock(),LeaveLocked(),EndGame(),GoOn() ->
                new Button(Kind.FLOW, "", label);
            case Place _,Relieve _,Build _,Improve _,Extract _,Move _,Take _,Research _,Fulfil _,Accomplish _,HireExpert _,HireAssistant _,Develop _,Recall _,Recover _,Consult _,DrawRtg _,Clean _,Deliver _,Offer _,Give _,Ask _,Absent _,Send _,Collapse _,TurnUp _ ->
                null;
        });
    }
}
