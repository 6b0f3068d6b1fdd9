package cydonia.server.board.onmars;

import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.*;
import cydonia.server.page.ChoiceGroup;
import cydonia.server.page.Spot;
import cydonia.server.page.Words;
import cydonia.tables.sight.Choice;
import java.util.List;

/** The choices that have no place on the picture, as a few buttons in the prompt. */
record Faces(Draft draft) {

    List<ChoiceGroup> groups() {
        List<ChoiceGroup.Face> faces = draft.spots().inPrompt().stream().map(this::face).toList();
        return faces.isEmpty() ? List.of() : List.of(new ChoiceGroup("", faces));
    }

    private ChoiceGroup.Face face(Choice<OnMarsAction> choice) {
        return new ChoiceGroup.Face(Spot.of(choice), icons(choice.action()), Words.capital(choice.label()),
                choice.action() == Plain.RIDE);
    }

    private List<String> icons(OnMarsAction action) {
        return switch (action) {
            case Pay(Item item) -> List.of(Icons.of(item));
            case Receive(Item item) -> List.of(Icons.of(item));
            case UseTech(var owner) -> List.of(Icons.of(draft.view().owner(owner)));
            case Unload(boolean bot) -> List.of(bot ? Icons.BOT : Icons.COLONIST);
            case Claim(var benefit) -> List.of(switch (benefit) {
                case BOTS -> Icons.BOT;
                case CRYSTAL -> Icons.of(Item.CRYSTAL);
                case MINERAL -> Icons.of(Item.MINERAL);
                case RETRIEVE -> Icons.COLONIST;
            });
            case Plain.PAY_COLONIST, Plain.RECALL_WORKER -> List.of(Icons.WORK);
            case Plain.KEEP_OXYGEN -> List.of(Icons.of(Item.OXYGEN));
            case Plain.RIDE -> List.of(Icons.of("shuttle"));
            case Plain.FLY -> List.of(Icons.SHIP);
            default -> List.of();
        };
    }
}
