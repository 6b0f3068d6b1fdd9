package cydonia.games.martians.text;

import static cydonia.games.martians.text.EnglishCards.amount;
import static cydonia.games.martians.text.EnglishCards.name;
import static java.util.stream.Collectors.joining;

import cydonia.engine.Names;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansHappening;
import cydonia.games.martians.MartiansHappening.*;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.PowerSource;
import java.util.Optional;
import java.util.stream.Stream;

/** What happens at the table, told in English. */
final class EnglishTales {

    private EnglishTales() {
    }

    static String tell(MartiansHappening happening, Names names) {
        return switch (happening) {
            case CycleBegan(int cycle) -> "Cycle %d begins.".formatted(cycle);
            case TurnBegan(int cycle, int turn, var first) ->
                "Cycle %d, turn %d: %s plays first.".formatted(cycle, turn, names.of(first));
            case CrewBegan(var _, int crew) -> "Crew %d plays.".formatted(crew + 1);
            case StayedAway(var seat) -> "%s is one colonist short and sits this turn out.".formatted(names.of(seat));
            case EventCame(var event) ->
                "Event: %s. %s".formatted(event.title().en(), new EnglishCards().say(event.effects()));
            case WeatherCame(var weather) ->
                "Weather: %s. %s".formatted(weather.title().en(), new EnglishCards().say(weather));
            case EnergyMade(var seat, int energy) ->
                "%s's installations give %d energy.".formatted(names.of(seat), energy);
            case NeedsLaid(var seat, int oxygen, int sickness, int hunger) ->
                "New needs%s: %s.".formatted(of(seat, names), needs(oxygen, sickness, hunger));
            case NeedsLeft(var seat, int quarters, int oxygen, int sickness, int hunger) ->
                "Left in %s: %s.".formatted(
                        seat.map(owner -> "the quarters of " + names.of(owner)).orElse("Q" + quarters),
                        needs(oxygen, sickness, hunger));
            case NeedsCleared(var seat, int _, int _, int _) ->
                "The needs left%s are cleared away.".formatted(of(seat, names));
            case NeedAdded(var _, var need, int quarters) ->
                "One more %s token in Q%d.".formatted(name(need), quarters);
            case NeedRemoved(var _, var need, int quarters) ->
                "%s %s token leaves Q%d.".formatted(need == Need.OXYGEN ? "An" : "A", name(need), quarters);
            case Born(var seat, int tokens) ->
                "%s colony grows: %d birth token%s.".formatted(whose(seat, names), tokens, tokens == 1 ? "" : "s");
            case LeftLocked(var seat) -> "%s fourth colonist stays locked.".formatted(whose(seat, names));
            case FourthColonist(var seat) -> "%s fourth colonist is ready.".formatted(whose(seat, names));
            case ExpertArrived(var expert) -> "New expert: %s.".formatted(name(expert));
            case AssistantArrived(var assistant) -> "New assistant: %s.".formatted(name(assistant));
            case TileArrived(var tile) -> "New research tile: %s.".formatted(tile.title().en());
            case ContractArrived(var contract) -> "New contract: %s.".formatted(contract.title().en());
            case Placed(var seat, var where, int post) ->
                "%s places a marker at the %s, post %d.".formatted(names.of(seat), name(where), post);
            case Spent(var seat, var price) -> "%s pays %s.".formatted(names.of(seat), EnglishPrices.prices(price));
            case Gained(var seat, var good, int count) ->
                "%s gains %s.".formatted(names.of(seat), amount(count, good));
            case Lost(var seat, var good, int count) -> "%s loses %s.".formatted(names.of(seat), amount(count, good));
            case Paid(var seat, var good, int count) -> "%s pays %s.".formatted(names.of(seat), amount(count, good));
            case Built(var seat, var where) -> "%s builds the %s.".formatted(names.of(seat), name(where));
            case Improved(var seat, var where, int post) ->
                "%s improves the %s, post %d.".formatted(names.of(seat), name(where), post);
            case Installed(var seat, var source) -> "%s installs %s.".formatted(names.of(seat), some(source));
            case Dug(var seat, int cell, int regolith, int ice, int lostRegolith, int lostIce) ->
                "%s takes %s from %s%s.".formatted(names.of(seat), EnglishPrices.crystals(regolith, ice), Area.id(cell),
                        lostRegolith + lostIce == 0
                                ? ""
                                : "; %s lost".formatted(EnglishPrices.crystals(lostRegolith, lostIce)));
            case ArtefactFound(var seat) -> "%s finds an artefact for the colony.".formatted(names.of(seat));
            case ExcavatorMoved(var _, int cell) -> "The excavator goes to %s.".formatted(Area.id(cell));
            case TurnedUp(int cell, var token) ->
                "The token on %s is turned up: %s.".formatted(Area.id(cell), token.title().en());
            case TokenLost(int cell) -> "The token on %s is lost.".formatted(Area.id(cell));
            case AnalysisDrawn(var seat, int count, var drawn, boolean _) -> drawn.isEmpty()
                    ? "%s draws %d analysis card%s.".formatted(names.of(seat), count, count == 1 ? "" : "s")
                    : "%s draws: %s.".formatted(names.of(seat),
                            drawn.stream().map(card -> name(card)).collect(joining(", ")));
            case CardSpent(var seat, var card) -> "%s spends a card: %s.".formatted(names.of(seat), name(card));
            case Researched(var seat, var tile) ->
                "%s completes the research “%s”.".formatted(names.of(seat), tile.title().en());
            case Fulfilled(var seat, var contract) ->
                "%s fulfils the contract “%s”.".formatted(names.of(seat), contract.title().en());
            case Accomplished(var seat, var task, int done) ->
                "%s accomplishes the objective “%s” (%d so far).".formatted(names.of(seat), task.title().en(), done);
            case Planted(var seat, var tile, var _) ->
                "%s changes the plantation to %s.".formatted(names.of(seat), name(tile));
            case ExpertHired(var seat, var expert) -> "%s hires the %s.".formatted(names.of(seat), name(expert));
            case AssistantHired(var seat, var assistant) ->
                "%s hires a %s.".formatted(names.of(seat), name(assistant));
            case Developed(var seat, var technology) ->
                "%s develops %s.".formatted(names.of(seat), technology.title().en());
            case MarkerHome(var seat, var from) ->
                "%s takes back a marker from the %s.".formatted(names.of(seat), name(from));
            case Recovered(var seat, var ward) ->
                "%s takes back a marker from the %s.".formatted(names.of(seat), name(ward));
            case Consulted(var seat, var expert) -> "%s consults the %s.".formatted(names.of(seat), name(expert));
            case RtgDrawn(var seat, int left) ->
                "%s draws 1 energy from the RTG; %d left.".formatted(names.of(seat), left);
            case Delivered(var seat, var product, int quarters) ->
                "%s delivers %s to Q%d.".formatted(names.of(seat), name(product), quarters);
            case Offered(var maker, var partner, var gives, var asks) -> "%s offers %s: %s for %s.".formatted(
                    names.of(maker), names.of(partner), EnglishPrices.goods(gives), EnglishPrices.goods(asks));
            case OfferAccepted(var by, var _, var _, var _) -> "%s accepts the offer.".formatted(names.of(by));
            case OfferDeclined(var by) -> "%s declines.".formatted(names.of(by));
            case MaintenanceBegan(int cycle) -> "Maintenance of cycle %d.".formatted(cycle);
            case Died(var seat) -> "One of %s's colonists dies for lack of oxygen.".formatted(names.of(seat));
            case Fell(var seat, var ward, var from) -> "One of %s's markers goes %sto the %s.".formatted(names.of(seat),
                    from.map(post -> "from the %s ".formatted(name(post))).orElse(""), name(ward));
            case Damaged(var where) -> "The %s is damaged.".formatted(name(where));
            case PostBlocked(var where) -> "A post of the %s is blocked.".formatted(name(where));
            case RtgHalved(int _, int left) -> "The RTG loses half its energy; %d left.".formatted(left);
            case DustCame(var where) -> "Dust settles on the %s.".formatted(name(where));
            case DustGone(var where) -> "The %s is clean again.".formatted(name(where));
            case RefugeeCame() -> "A refugee arrives at the landing pad.";
            case RefugeeJoined(var seat, boolean works) -> works
                    ? "A refugee finds shelter and works for %s.".formatted(names.of(seat))
                    : "A refugee finds shelter with %s.".formatted(names.of(seat));
            case HostilityRose(int _, int to) -> "Hostility rises to %d.".formatted(to);
            case ObjectiveKept(var seat, var card) -> card
                    .map(kept -> "%s keeps the hidden objective “%s”.".formatted(names.of(seat), kept.title().en()))
                    .orElse("%s keeps a hidden objective.".formatted(names.of(seat)));
            case Foreseen(var seat, var weather, boolean _) -> weather
                    .map(next -> "%s's weather report says: next comes %s.".formatted(names.of(seat),
                            name(next)))
                    .orElse("%s reads the weather report.".formatted(names.of(seat)));
            case NextEventSeen(var event) -> "The next event will be: %s.".formatted(event.title().en());
            case AbsenceChosen(var seat, int turn) ->
                "%s will not play in turn %d.".formatted(names.of(seat), turn);
            case Voted(var seat, boolean end) -> end
                    ? "%s wants to end the game.".formatted(names.of(seat))
                    : "%s wants to go on.".formatted(names.of(seat));
            case GameOver(boolean missionDone) -> missionDone
                    ? "The game is over: the mission is accomplished."
                    : "The game is over.";
        };
    }

    /** With the article of something new. */
    static String some(PowerSource source) {
        return switch (source) {
            case SOLAR -> "solar panels";
            case WIND -> "a wind farm";
        };
    }

    /** What there is of each; what there is not is left out. */
    static String needs(int oxygen, int sickness, int hunger) {
        String all = Stream.of(oxygen > 0 ? oxygen + " oxygen" : "", sickness > 0 ? sickness + " sickness" : "",
                hunger > 0 ? hunger + " hunger" : "").filter(part -> !part.isEmpty()).collect(joining(", "));
        return all.isEmpty() ? "none" : all;
    }

    private static String whose(Optional<Seat> seat, Names names) {
        return seat.map(owner -> names.of(owner) + "'s").orElse("The");
    }

    private static String of(Optional<Seat> seat, Names names) {
        return seat.map(owner -> " of " + names.of(owner)).orElse("");
    }
}
