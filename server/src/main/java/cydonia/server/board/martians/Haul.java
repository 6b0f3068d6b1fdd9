package cydonia.server.board.martians;

import cydonia.games.martians.box.Good;
import cydonia.games.martians.language.MartiansAction;
import cydonia.server.page.Spot;
import java.util.List;
import java.util.Optional;

/** Which crystals of a token are taken: every mix there is, the most first. */
public record Haul(List<Means> means, List<Way> ways) {

    /** Crystals of one kind, and how many can be taken at most. */
    public record Means(String icon, String name, int most) {
    }

    /** One mix. */
    public record Way(Spot spot, List<Sign> signs, String written) {
    }

    static Optional<Haul> of(Look look) {
        List<MartiansAction.Take> takes = look.spots().live(MartiansAction.Take.class).toList();
        if (takes.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Haul(List.of(
                new Means(Icons.of(Good.REGOLITH), look.name(Good.REGOLITH),
                        takes.stream().mapToInt(MartiansAction.Take::regolith).max().orElse(0)),
                new Means(Icons.of(Good.ICE), look.name(Good.ICE),
                        takes.stream().mapToInt(MartiansAction.Take::ice).max().orElse(0))),
                takes.stream().map(take -> new Way(look.spots().at(take).spot(),
                        List.of(Sign.of(take.regolith(), Icons.of(Good.REGOLITH)),
                                Sign.of(take.ice(), Icons.of(Good.ICE))),
                        take.regolith() + "," + take.ice())).toList()));
    }
}
