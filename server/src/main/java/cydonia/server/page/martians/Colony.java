package cydonia.server.page.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.MartiansAction;
import cydonia.games.martians.MartiansView.Fate;
import cydonia.games.martians.MartiansView.Quarters;
import cydonia.games.martians.Question;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Need;
import cydonia.server.page.Shapes;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The quarters with what is needed in them, and what maintenance would do about it.
 *
 * @param shared
 *            what it would do to every crew, where the colony is common
 */
public record Colony(List<Dome> domes, Optional<Omen> shared) {

    /** Quarters. Where they belong to somebody, their fate is that of the owner. */
    public record Dome(String name, Optional<Seat> owner, boolean mine, List<Want> wants, Optional<Omen> omen) {

        public String shape() {
            return owner.map(Shapes::of).orElse("");
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
     * @param headline
     *            the worst of it
     * @param words
     *            all of it
     */
    public record Omen(boolean good, List<Sign> signs, String headline, String words) {
    }

    static Colony of(Look look) {
        boolean shared = look.view().mode().sharedColony();
        List<Dome> domes = new ArrayList<>();
        for (int i = 0; i < look.view().quarters().size(); i++) {
            domes.add(dome(look, look.view().quarters().get(i), i + 1,
                    shared ? Optional.empty() : Optional.of(look.view().fates().get(i))));
        }
        return new Colony(domes, shared ? Optional.of(omen(look, look.view().fates().getFirst())) : Optional.empty());
    }

    private static Dome dome(Look look, Quarters quarters, int number, Optional<Fate> fate) {
        Optional<Seat> owner = quarters.owner();
        boolean mine = owner.filter(look.seat()::equals).isPresent();
        return new Dome(owner.map(seat -> look.mine(seat)
                ? look.in(Terms.YOUR_QUARTERS)
                : look.page().chair(seat).name()).orElse(quarters.name().name()), owner, mine,
                Stream.of(want(look, Need.OXYGEN, quarters.oxygen(), number),
                        want(look, Need.SICKNESS, quarters.sickness(), number),
                        want(look, Need.HUNGER, quarters.hunger(), number))
                        .filter(want -> want.count() > 0).toList(),
                fate.map(it -> omen(look, it)));
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
        return new Want(Icons.of(need), count, look.fill(Terms.COUNTED, look.name(need), count),
                relief.live() ? relief : delivery);
    }

    private static Omen omen(Look look, Fate fate) {
        if (fate.grows()) {
            return new Omen(true, List.of(Sign.plus(1, "birth")), look.in(Terms.GROWS), look.in(Terms.GROWS));
        }
        List<Sign> signs = new ArrayList<>();
        List<String> words = new ArrayList<>();
        if (fate.deaths() > 0) {
            signs.add(Sign.of(fate.deaths(), "dead"));
            words.add(look.fill(fate.deaths() == 1 ? Terms.DIES : Terms.DIE, fate.deaths()));
        }
        if (fate.infirmary() > 0) {
            signs.add(Sign.of(fate.infirmary(), "infirmary"));
            words.add(look.fill(Terms.TO_INFIRMARY, fate.infirmary()));
        }
        if (fate.apartments() > 0) {
            signs.add(Sign.of(fate.apartments(), "apartments"));
            words.add(look.fill(Terms.TO_APARTMENTS, fate.apartments()));
        }
        boolean last = look.view().clock().cycle() == look.view().clock().cycles();
        if (last && look.view().mission().isPresent()) {
            words.addFirst(look.in(Terms.MISSION_LOST));
        }
        return new Omen(false, signs, Words.capital(words.getFirst()), Words.capital(String.join(", ", words)));
    }
}
