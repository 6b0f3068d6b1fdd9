package cydonia.dunes.text;

import cydonia.dunes.box.Winds;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesAction.Bid;
import cydonia.dunes.language.DunesAction.Dig;
import cydonia.dunes.language.DunesAction.Drop;
import cydonia.dunes.language.DunesAction.Enough;
import cydonia.dunes.language.DunesAction.Find;
import cydonia.dunes.language.DunesHappening;
import cydonia.dunes.language.DunesHappening.Drew;
import cydonia.dunes.language.DunesHappening.Dropped;
import cydonia.dunes.language.DunesHappening.Dug;
import cydonia.dunes.language.DunesHappening.DuneGrew;
import cydonia.dunes.language.DunesHappening.LaidBid;
import cydonia.dunes.language.DunesHappening.NobodyWon;
import cydonia.dunes.language.DunesHappening.ShownBid;
import cydonia.dunes.language.DunesHappening.Storm;
import cydonia.dunes.language.DunesHappening.Won;
import cydonia.dunes.language.DunesObstacle;
import cydonia.dunes.language.DunesObstacle.EnoughDropped;
import cydonia.dunes.language.DunesObstacle.FlasksFull;
import cydonia.dunes.language.DunesObstacle.NoTimeToBid;
import cydonia.dunes.language.DunesObstacle.NoTimeToDrop;
import cydonia.dunes.language.DunesObstacle.NotInHand;
import cydonia.dunes.language.DunesObstacle.NotYourDune;
import cydonia.dunes.language.DunesObstacle.TooStrong;
import cydonia.dunes.language.DunesView;
import cydonia.dunes.language.DunesView.SeatView;
import cydonia.dunes.language.Terms;
import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Dunes is so small that both languages fit side by side. */
public record DunesProse(Language language, Names names) implements Prose<DunesAction, DunesView> {

    private String say(String en, String fr, Object... values) {
        return Text.of(en, fr, values).in(language);
    }

    @Override
    public String ask(DunesView seen) {
        if (seen.over()) {
            return say("The game is over.", "La partie est terminée.");
        }
        if (!seen.asked()) {
            return say("The table waits for %s.", "La table attend %s.",
                    seen.toAct().stream().map(names::of).collect(Collectors.joining(", ")));
        }
        if (seen.halfTime()) {
            return say("Half-time: which winds do you let go?", "Mi-temps : quels vents laissez-vous filer ?");
        }
        return seen.spice() > 0 && seen.toAct().size() == 1 && seen.seats().stream().noneMatch(SeatView::bid)
                ? say("The dune is yours: what do you dig for?", "La dune est à vous : que cherchez-vous ?")
                : say("Which wind do you bid for the dune?", "Quel vent misez-vous pour la dune ?");
    }

    @Override
    public String choice(DunesAction action, DunesView seen) {
        return switch (action) {
            case Bid(int wind) -> say("bid wind %s", "miser le vent %s", wind);
            case Drop(int wind) -> say("let wind %s go", "laisser filer le vent %s", wind);
            case Enough() -> say("keep the others", "garder les autres");
            case Dig(Find find) -> switch (find) {
                case SPICE -> say("take %s spice", "prendre %s épice(s)", seen.spice());
                case WATER -> say("fill a flask with water", "remplir une gourde d'eau");
            };
        };
    }

    @Override
    public String tell(Happening happening) {
        return switch ((DunesHappening) happening) {
            case LaidBid(Seat seat) -> say("%s has bid.", "%s a misé.", names.of(seat));
            case ShownBid(Seat seat, int wind) -> say("%s bid wind %s.", "%s a misé le vent %s.", names.of(seat), wind);
            case DuneGrew(int by, int spice) ->
                say("The dune grows by %s to %s.", "La dune grandit de %s et atteint %s.", by, spice);
            case Storm() -> say("A storm blows the dune away.", "Une tempête emporte la dune.");
            case NobodyWon() -> say("Nobody wins the dune.", "Personne ne gagne la dune.");
            case Won(Seat seat, int spice) ->
                say("%s wins the dune with %s spice.", "%s gagne la dune et ses %s épice(s).", names.of(seat), spice);
            case Dug(Seat seat, Find find, int spice) -> switch (find) {
                case SPICE -> say("%s takes %s spice.", "%s prend %s épice(s).", names.of(seat), spice);
                case WATER -> say("%s fills a flask.", "%s remplit une gourde.", names.of(seat));
            };
            case Dropped(Seat seat, int winds) ->
                say("%s lets go of winds: %s.", "%s laisse filer des vents : %s.", names.of(seat), winds);
            case Drew(Seat seat, int wind) -> wind == 0
                    ? say("%s draws a wind.", "%s pioche un vent.", names.of(seat))
                    : say("%s draws wind %s.", "%s pioche le vent %s.", names.of(seat), wind);
        };
    }

    @Override
    public String explain(Obstacle obstacle) {
        return switch ((DunesObstacle) obstacle) {
            case NotInHand(int wind) -> say("you hold no wind %s", "vous n'avez pas de vent %s", wind);
            case FlasksFull(int have, int most) ->
                say("%s of your %s flasks are full", "%s de vos %s gourdes sont pleines", have, most);
            case NotYourDune() -> say("you have not won the dune", "vous n'avez pas gagné la dune");
            case NoTimeToDrop() ->
                say("winds are let go at half-time only", "on ne laisse filer les vents qu'à la mi-temps");
            case EnoughDropped(int most) ->
                say("at most %s winds may be let go", "on laisse filer %s vents au plus", most);
            case TooStrong(int together, int most) ->
                say("together they blow %s, at most %s may go", "ensemble ils soufflent %s, %s au plus", together,
                        most);
            case NoTimeToBid() -> say("this is not the time to bid", "ce n'est pas le moment de miser");
        };
    }

    @Override
    public String show(DunesView seen) {
        String head = say("Round %s of %s, %s spice on the dune", "Tour %s sur %s, %s épice(s) sur la dune",
                Math.min(seen.round(), Terms.ROUNDS), Terms.ROUNDS, seen.spice());
        String seats = seen.seats().stream().map(this::show).collect(Collectors.joining("\n"));
        String hand = seen.hand().isEmpty() ? "" : say("\nYour winds: %s", "\nVos vents : %s", seen.hand());
        return head + "\n" + seats + hand;
    }

    private String show(SeatView seat) {
        return say("  %-8s spice %s, flasks %s%s", "  %-8s épice %s, gourdes %s%s", names.of(seat.seat()), seat.spice(),
                seat.flasks(), seat.bid() ? say(", has bid", ", a misé") : "");
    }

    @Override
    public List<CardText> cards() {
        return IntStream.rangeClosed(1, Winds.STRONGEST).mapToObj(this::card).toList();
    }

    /** The ninth wind stands for content that no source tells. */
    private CardText card(int wind) {
        return new CardText("wind-" + wind, say("Winds", "Vents"), say("Wind %s", "Vent %s", wind),
                say("Wins against every wind below %s.", "L'emporte sur tout vent inférieur à %s.", wind),
                wind == Winds.STRONGEST);
    }
}
