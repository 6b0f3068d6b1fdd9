package cydonia.server.board.martians;

import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.MartiansView;
import cydonia.games.martians.language.MartiansView.Crew;
import cydonia.games.martians.language.MartiansView.Fate;
import cydonia.games.martians.language.MartiansView.Quarters;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What maintenance would take from one crew if every need stayed where it is: never more than the crew has. */
public record Forecast(int deaths, int infirmary, int apartments) {

    private static final int COLONISTS = 3;

    public static Forecast of(MartiansView view, Crew crew) {
        Fate fate = view.fates().get(view.mode().sharedColony() ? 0 : crew.seat().index());
        int markers = crew.reserve() + (int) view.posts().stream()
                .filter(post -> post.crew().filter(crew.crew()::equals).isPresent()).count();
        List<Ward> due = due(view, fate).stream().limit(markers).toList();
        return new Forecast(Math.clamp(fate.deaths(), 0, alive(crew)),
                Collections.frequency(due, Ward.INFIRMARY), Collections.frequency(due, Ward.APARTMENTS));
    }

    /** Whether a colony with one stock would die out: then the game is lost, before markers go anywhere. */
    public static boolean nobodySurvives(MartiansView view) {
        return view.mode().sharedStock()
                && view.crews().stream().allMatch(crew -> of(view, crew).deaths() == alive(crew));
    }

    private static int alive(Crew crew) {
        return Math.max(0, COLONISTS + (crew.fourth() ? 1 : 0) - crew.dead());
    }

    public boolean nothing() {
        return deaths + infirmary + apartments == 0;
    }

    /** Quarters by quarters, unless every kind of need counts once only. */
    private static List<Ward> due(MartiansView view, Fate fate) {
        List<Ward> due = new ArrayList<>();
        for (Quarters quarters : view.quarters()) {
            if (quarters.oxygen() == 0 && quarters.owner().equals(fate.owner())) {
                due.addAll(Collections.nCopies(Math.min(1, quarters.sickness()), Ward.INFIRMARY));
                due.addAll(Collections.nCopies(Math.min(1, quarters.hunger()), Ward.APARTMENTS));
            }
        }
        if (due.size() == fate.infirmary() + fate.apartments()) {
            return due;
        }
        List<Ward> once = new ArrayList<>(Collections.nCopies(fate.infirmary(), Ward.INFIRMARY));
        once.addAll(Collections.nCopies(fate.apartments(), Ward.APARTMENTS));
        return once;
    }
}
