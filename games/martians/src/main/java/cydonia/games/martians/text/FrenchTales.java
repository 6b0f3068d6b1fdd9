package cydonia.games.martians.text;

import static cydonia.games.martians.text.FrenchNouns.amount;
import static cydonia.games.martians.text.FrenchNouns.at;
import static cydonia.games.martians.text.FrenchNouns.lower;
import static cydonia.games.martians.text.FrenchNouns.ofThe;
import static cydonia.games.martians.text.FrenchNouns.some;
import static cydonia.games.martians.text.FrenchNouns.the;
import static java.util.stream.Collectors.joining;

import cydonia.engine.Names;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansHappening;
import cydonia.games.martians.MartiansHappening.*;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Named;
import cydonia.games.martians.cards.Ward;
import java.util.Optional;
import java.util.stream.Stream;

/** What happens at the table, told in French. */
final class FrenchTales {

    private FrenchTales() {
    }

    static String tell(MartiansHappening happening, Names names) {
        return switch (happening) {
            case CycleBegan(int cycle) -> "Le cycle %d commence.".formatted(cycle);
            case TurnBegan(int cycle, int turn, var first) ->
                "Cycle %d, tour %d : %s commence.".formatted(cycle, turn, names.of(first));
            case CrewBegan(var _, int crew) -> "L'équipe %d joue.".formatted(crew + 1);
            case StayedAway(var seat) ->
                "Il manque un colon à %s, qui ne joue pas ce tour-ci.".formatted(names.of(seat));
            case EventCame(var event) ->
                "Événement : %s. %s".formatted(name(event), new FrenchCards().say(event.effects()));
            case WeatherCame(var weather) ->
                "Météo : %s. %s".formatted(name(weather), new FrenchCards().say(weather));
            case EnergyMade(var seat, int energy) ->
                "Les installations de %s donnent %s.".formatted(names.of(seat), amount(energy, Good.ENERGY));
            case NeedsLaid(var seat, int oxygen, int sickness, int hunger) ->
                "Nouveaux besoins%s : %s.".formatted(owner(seat, names), needs(oxygen, sickness, hunger));
            case NeedsLeft(var seat, int quarters, int oxygen, int sickness, int hunger) ->
                "Besoins restants %s : %s.".formatted(
                        seat.map(owner -> "chez " + names.of(owner)).orElse("en Q" + quarters),
                        needs(oxygen, sickness, hunger));
            case NeedsCleared(var seat, int _, int _, int _) ->
                "Les besoins restants%s sont retirés.".formatted(owner(seat, names));
            case NeedAdded(var _, var need, int quarters) ->
                "Un jeton %s de plus en Q%d.".formatted(name(need), quarters);
            case NeedRemoved(var _, var need, int quarters) ->
                "Un jeton %s quitte Q%d.".formatted(name(need), quarters);
            case Born(var seat, int tokens) ->
                "La colonie%s grandit : %d jeton%s Natalité.".formatted(owner(seat, names), tokens,
                        tokens > 1 ? "s" : "");
            case LeftLocked(var seat) -> "Le quatrième colon%s reste bloqué.".formatted(owner(seat, names));
            case FourthColonist(var seat) -> "Le quatrième colon%s est disponible.".formatted(owner(seat, names));
            case ExpertArrived(var expert) -> "Nouvel expert : %s.".formatted(name(expert));
            case AssistantArrived(var assistant) -> "Nouvel assistant : %s.".formatted(name(assistant));
            case TileArrived(var tile) -> "Nouvelle tuile Recherche : %s.".formatted(name(tile));
            case ContractArrived(var contract) -> "Nouveau contrat : %s.".formatted(name(contract));
            case Placed(var seat, var where, int post) ->
                "%s place un marqueur %s, poste %d.".formatted(names.of(seat), at(where), post);
            case Spent(var seat, var price) -> "%s paie %s.".formatted(names.of(seat), FrenchPrices.prices(price));
            case Gained(var seat, var good, int count) ->
                "%s gagne %s.".formatted(names.of(seat), amount(count, good));
            case Lost(var seat, var good, int count) -> "%s perd %s.".formatted(names.of(seat), amount(count, good));
            case Paid(var seat, var good, int count) -> "%s paie %s.".formatted(names.of(seat), amount(count, good));
            case Built(var seat, var where) -> "%s construit %s.".formatted(names.of(seat), the(where));
            case Improved(var seat, var where, int post) ->
                "%s améliore %s, poste %d.".formatted(names.of(seat), the(where), post);
            case Installed(var seat, var source) -> "%s installe %s.".formatted(names.of(seat), some(source));
            case Dug(var seat, int cell, int regolith, int ice, int lostRegolith, int lostIce) ->
                "%s extrait %s en %s%s.".formatted(names.of(seat), FrenchPrices.crystals(regolith, ice), Area.id(cell),
                        lostRegolith + lostIce == 0
                                ? ""
                                : " ; perdu : %s".formatted(FrenchPrices.crystals(lostRegolith, lostIce)));
            case ArtefactFound(var seat) -> "%s trouve un artefact pour la colonie.".formatted(names.of(seat));
            case ExcavatorMoved(var _, int cell) -> "L'excavatrice va en %s.".formatted(Area.id(cell));
            case TurnedUp(int cell, var token) ->
                "Le jeton en %s est retourné : %s.".formatted(Area.id(cell), name(token));
            case TokenLost(int cell) -> "Le jeton en %s est perdu.".formatted(Area.id(cell));
            case AnalysisDrawn(var seat, int count, var drawn, boolean _) -> drawn.isEmpty()
                    ? "%s pioche %d carte%s Analyse.".formatted(names.of(seat), count, count > 1 ? "s" : "")
                    : "%s pioche : %s.".formatted(names.of(seat),
                            drawn.stream().map(FrenchTales::name).collect(joining(", ")));
            case CardSpent(var seat, var card) -> "%s dépense une carte : %s.".formatted(names.of(seat), name(card));
            case Researched(var seat, var tile) ->
                "%s réalise la recherche « %s ».".formatted(names.of(seat), name(tile));
            case Fulfilled(var seat, var contract) ->
                "%s remplit le contrat « %s ».".formatted(names.of(seat), name(contract));
            case Accomplished(var seat, var task, int done) ->
                "%s accomplit l'objectif « %s » (%d fois jusqu'ici).".formatted(names.of(seat), name(task), done);
            case Planted(var seat, var tile, var _) -> "%s passe aux %s.".formatted(names.of(seat), lower(tile));
            case ExpertHired(var seat, var expert) -> "%s engage %s.".formatted(names.of(seat), the(expert));
            case AssistantHired(var seat, var assistant) ->
                "%s engage un %s.".formatted(names.of(seat), lower(assistant));
            case Developed(var seat, var technology) ->
                "%s développe « %s ».".formatted(names.of(seat), name(technology));
            case MarkerHome(var seat, var from) ->
                "Un marqueur de %s revient %s.".formatted(names.of(seat), ofThe(from));
            case Recovered(var seat, var ward) -> "Un marqueur de %s revient %s.".formatted(names.of(seat),
                    ward == Ward.INFIRMARY ? "de l'infirmerie" : "des appartements");
            case Consulted(var seat, var expert) -> "%s consulte %s.".formatted(names.of(seat), the(expert));
            case RtgDrawn(var seat, int left) ->
                "%s prend 1 unité d'énergie au RTG ; il en reste %d.".formatted(names.of(seat), left);
            case Delivered(var seat, var product, int quarters) ->
                "%s livre %s en Q%d.".formatted(names.of(seat), amount(1, product), quarters);
            case Offered(var maker, var partner, var gives, var asks) -> "%s propose à %s : %s contre %s.".formatted(
                    names.of(maker), names.of(partner), FrenchPrices.goods(gives), FrenchPrices.goods(asks));
            case OfferAccepted(var by, var _, var _, var _) -> "%s accepte l'offre.".formatted(names.of(by));
            case OfferDeclined(var by) -> "%s refuse l'offre.".formatted(names.of(by));
            case MaintenanceBegan(int cycle) -> "Entretien du cycle %d.".formatted(cycle);
            case Died(var seat) -> "Faute d'oxygène, un colon de %s meurt.".formatted(names.of(seat));
            case Fell(var seat, var ward, var from) -> "Un marqueur de %s va %s%s.".formatted(names.of(seat),
                    from.map(post -> ofThe(post) + " ").orElse(""),
                    ward == Ward.INFIRMARY ? "à l'infirmerie" : "aux appartements");
            case Damaged(var where) -> "Des dégâts touchent %s.".formatted(the(where));
            case PostBlocked(var where) -> "Un poste %s est bloqué.".formatted(ofThe(where));
            case RtgHalved(int _, int left) ->
                "Le RTG perd la moitié de son énergie ; il en reste %d.".formatted(left);
            case DustCame(var where) -> "La poussière envahit %s.".formatted(the(where));
            case DustGone(var where) -> "Il n'y a plus de poussière %s.".formatted(at(where));
            case RefugeeCame() -> "Un réfugié arrive à l'aire d'atterrissage.";
            case RefugeeJoined(var seat, boolean works) -> works
                    ? "Un réfugié trouve un abri et travaille pour %s.".formatted(names.of(seat))
                    : "Un réfugié trouve un abri chez %s.".formatted(names.of(seat));
            case HostilityRose(int _, int to) -> "L'hostilité monte à %d.".formatted(to);
            case ObjectiveKept(var seat, var card) -> card
                    .map(kept -> "%s garde l'objectif caché « %s ».".formatted(names.of(seat), name(kept)))
                    .orElse("%s garde un objectif caché.".formatted(names.of(seat)));
            case Foreseen(var seat, var weather, boolean _) -> weather
                    .map(next -> "Le rapport météo de %s annonce : %s.".formatted(names.of(seat), name(next)))
                    .orElse("%s lit le rapport météo.".formatted(names.of(seat)));
            case NextEventSeen(var event) -> "Le prochain événement sera : %s.".formatted(name(event));
            case AbsenceChosen(var seat, int turn) ->
                "%s ne jouera pas au tour %d.".formatted(names.of(seat), turn);
            case Voted(var seat, boolean end) -> end
                    ? "%s veut terminer la partie.".formatted(names.of(seat))
                    : "%s veut continuer.".formatted(names.of(seat));
            case GameOver(boolean missionDone) -> missionDone
                    ? "La partie est terminée : la mission est accomplie."
                    : "La partie est terminée.";
        };
    }

    /** What there is of each; what there is not is left out. */
    static String needs(int oxygen, int sickness, int hunger) {
        String all = Stream
                .of(oxygen > 0 ? "oxygène\u00a0×\u00a0" + oxygen : "",
                        sickness > 0 ? "maladie\u00a0×\u00a0" + sickness : "",
                        hunger > 0 ? "faim\u00a0×\u00a0" + hunger : "")
                .filter(part -> !part.isEmpty()).collect(joining(", "));
        return all.isEmpty() ? "aucun" : all;
    }

    private static String name(Named named) {
        return named.title().fr();
    }

    private static String owner(Optional<Seat> seat, Names names) {
        return seat.map(owner -> " de " + names.of(owner)).orElse("");
    }
}
