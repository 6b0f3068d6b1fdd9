package cydonia.server.board.onmars;

import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.*;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import cydonia.tables.sight.Choice;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where each choice stands: on the picture by its action, or in the prompt where the picture has no place for it. */
final class Spots {

    private final List<Choice<OnMarsAction>> choices;
    private final Map<OnMarsAction, Spot> spots = new HashMap<>();

    Spots(TablePage<OnMarsAction, OnMarsView> page) {
        choices = page.prompt().single();
        page.prompt().barred().forEach(barred -> spots.put(barred.action(), Spot.of(barred)));
        choices.forEach(choice -> spots.put(choice.action(), Spot.of(choice)));
    }

    Spot at(OnMarsAction action) {
        return spots.getOrDefault(action, Spot.STILL);
    }

    /** The same place serves two questions: whichever is asked now. */
    Spot either(OnMarsAction one, OnMarsAction other) {
        return at(other).live() ? at(other) : at(one);
    }

    /** The choices of one kind, in the order of the rules. */
    <T extends OnMarsAction> List<T> live(Class<T> kind) {
        return choices.stream().map(Choice::action).filter(kind::isInstance).map(kind::cast).toList();
    }

    List<Choice<OnMarsAction>> inPrompt() {
        return choices.stream().filter(choice -> view(choice.action()).isEmpty()).toList();
    }

    /** How many choices there are on that part of the picture. */
    int count(String view) {
        return (int) choices.stream().filter(choice -> view(choice.action()).equals(view)).count();
    }

    /** The part of the picture where an action stands; none for those in the prompt. */
    private static String view(OnMarsAction action) {
        return switch (action) {
            case TakeSpace _,PlaceShuttle _,Plan _,Explore _,Hire _,Sign _,Offer _,Rover _,Bot _,At _ -> "board";
            case Act _,Recall _,Take _,Learn _,Construct _ -> "stations";
            case Execute _,PayGoal _,Use _,Send _,Complete _,ClaimTask _,Deliver _,Fulfil _,Shelve _,Develop _,Upgrade _,Welcome _ ->
                "mine";
            case Pay _,Receive _,UseTech _,Unload _,Claim _,Plain _ -> "";
        };
    }
}
