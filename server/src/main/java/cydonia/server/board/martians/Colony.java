package cydonia.server.board.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView.Crew;
import cydonia.games.martians.language.MartiansView.Quarters;
import cydonia.games.martians.language.Question;
import cydonia.server.page.Shapes;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The quarters with what is needed in them, and what maintenance would do about it. Once the game is over there is none
 * to come.
 *
 * @param common
 *            whether all crews live in one colony
 * @param shared
 *            what maintenance would do to every crew there
 */
public record Colony(List<Dome> domes, boolean common, Optional<Omen> shared) {

    /** Quarters. Where they belong to somebody, their fate is that of the owner. */
    public record Dome(String name, Optional<Seat> owner, boolean mine, List<Want> wants, Optional<Omen> omen) {

        public String shape() {
            return owner.map(Shapes::of).orElse("");
        }

        /** Whether the tokens fill more than two rows of two; tokens of a kind stay together. */
        public boolean many() {
            return wants.stream().mapToInt(Want::count).sum() > 4 || wants.stream().anyMatch(want -> want.count() > 2);
        }
    }

    /** Tokens of one kind, and what may be brought against them. */
    public record Want(String icon, int count, String label, Mark mark) {

        /** The token, as often as it lies there. */
        public List<String> tokens() {
            return Collections.nCopies(count, icon);
        }
    }

    /**
     * What comes if nothing more is done.
     *
     * @param whose
     *            whom it is about, where that is not plain
     * @param headline
     *            the worst of it
     * @param words
     *            all of it
     */
    public record Omen(boolean good, List<Sign> signs, String whose, String headline, String words) {
    }

    static Colony of(Look look) {
        boolean shared = look.view().mode().sharedColony();
        List<Dome> domes = new ArrayList<>();
        for (int i = 0; i < look.view().quarters().size(); i++) {
            domes.add(dome(look, look.view().quarters().get(i), i + 1));
        }
        return new Colony(domes, shared, shared && toCome(look) ? Optional.of(together(look)) : Optional.empty());
    }

    private static boolean toCome(Look look) {
        return !look.view().clock().over();
    }

    private static Dome dome(Look look, Quarters quarters, int number) {
        Optional<Seat> owner = quarters.owner();
        boolean mine = owner.filter(look.seat()::equals).isPresent();
        return new Dome(owner.map(seat -> look.mine(seat)
                ? look.in(Terms.YOUR_QUARTERS)
                : look.page().chair(seat).name()).orElse(quarters.name().name()), owner, mine,
                Stream.of(want(look, Need.OXYGEN, quarters.oxygen(), number),
                        want(look, Need.SICKNESS, quarters.sickness(), number),
                        want(look, Need.HUNGER, quarters.hunger(), number))
                        .filter(want -> want.count() > 0).toList(),
                owner.filter(_ -> toCome(look)).map(seat -> omen(look, quarters, Forecast.of(look.view(),
                        look.view().crews().get(seat.index())))));
    }

    /** The fate of the viewer's crew, and of every crew where they are not alike. */
    private static Omen together(Look look) {
        List<Crew> crews = look.view().crews();
        if (Forecast.nobodySurvives(look.view())) {
            return new Omen(false, List.of(Sign.icon("dead")), look.in(Terms.EACH_CREW), look.in(Terms.NOBODY),
                    look.in(Terms.NOBODY_SURVIVES));
        }
        Omen mine = omen(look, Forecast.of(look.view(), look.crew()));
        boolean alike = crews.stream().map(crew -> Forecast.of(look.view(), crew)).distinct().count() == 1;
        if (alike || mine.good()) {
            return new Omen(mine.good(), mine.signs(), look.in(Terms.EACH_CREW), mine.headline(), mine.words());
        }
        String words = crews.stream().map(crew -> look.fill(Terms.COUNTED, look.crewName(crew.crew()),
                omen(look, Forecast.of(look.view(), crew)).words())).collect(Collectors.joining("; "));
        return new Omen(false, mine.signs(), look.fill(Terms.COUNTED, look.crewName(look.crew().crew()), ""),
                mine.headline(), words);
    }

    /** What is taken away or brought something is the token itself. */
    private static Want want(Look look, Need need, int count, int quarters) {
        Mark relief = look.view().asking().question() instanceof Question.Relieve(Need asked, int _) && asked == need
                ? look.spots().at(new MartiansAction.Relieve(quarters))
                : Mark.STILL;
        Mark delivery = switch (need) {
            case OXYGEN -> Mark.STILL;
            case SICKNESS -> look.spots().at(new MartiansAction.Deliver(Good.MEDICINE, quarters));
            case HUNGER -> look.spots().at(new MartiansAction.Deliver(Good.FOOD, quarters));
        };
        return new Want(Icons.of(need), count,
                look.fill(Terms.COUNTED, look.name(need), count) + ". " + Words.capital(look.in(Terms.purpose(need))),
                relief.live() ? relief : delivery);
    }

    /** Quarters of somebody's own: while no need lies there, the colony grows. */
    private static Omen omen(Look look, Quarters quarters, Forecast forecast) {
        return quarters.oxygen() + quarters.sickness() + quarters.hunger() == 0
                ? growth(look)
                : omen(look, forecast);
    }

    private static Omen growth(Look look) {
        return new Omen(true, List.of(Sign.plus(1, "birth")), "", look.in(Terms.GROWS), look.in(Terms.GROWS));
    }

    private static Omen omen(Look look, Forecast forecast) {
        if (look.view().fates().getFirst().grows() && look.view().mode().sharedColony()) {
            return growth(look);
        }
        List<Sign> signs = new ArrayList<>();
        List<String> words = new ArrayList<>();
        if (forecast.deaths() > 0) {
            signs.add(Sign.of(forecast.deaths(), "dead"));
            words.add(look.fill(forecast.deaths() == 1 ? Terms.DIES : Terms.DIE, forecast.deaths()));
        }
        if (forecast.infirmary() > 0) {
            signs.add(Sign.of(forecast.infirmary(), "infirmary"));
            words.add(look.fill(Terms.TO_INFIRMARY, forecast.infirmary()));
        }
        if (forecast.apartments() > 0) {
            signs.add(Sign.of(forecast.apartments(), "apartments"));
            words.add(look.fill(Terms.TO_APARTMENTS, forecast.apartments()));
        }
        if (forecast.nothing()) {
            words.add(look.in(Terms.NOBODY_LEFT));
        }
        boolean last = look.view().clock().cycle() == look.view().clock().cycles();
        if (last && look.view().mission().isPresent()) {
            words.addFirst(look.in(Terms.MISSION_LOST));
        }
        return new Omen(false, signs, "", words.getFirst(), String.join(", ", words));
    }
}
