package cydonia.server.page.onmars;

import cydonia.games.onmars.OnMarsAction;
import cydonia.games.onmars.OnMarsAction.*;
import cydonia.games.onmars.OnMarsView;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import cydonia.server.sight.Choice;
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
        return choices.stream().filter(choice -> !onBoard(choice.action())).toList();
    }

    private static boolean onBoard(OnMarsAction action) {
        return switch (action) {
            case TakeSpace _,PlaceShuttle _,Act _,Execute _,Use _,Send _,Complete _,Deliver _,Fulfil _ -> true;
            case Take _,Learn _,Shelve _,Develop _,Plan _,Rover _,Bot _,Construct _,At _,Upgrade _,Welcome _ -> true;
            case Hire _,Sign _,Offer _,Recall _ -> true;
            case Pay _,PayGoal _,Receive _,UseTech _,Unload _,Explore _,Claim _,ClaimTask _,Plain _ -> false;
        };
    }
}
