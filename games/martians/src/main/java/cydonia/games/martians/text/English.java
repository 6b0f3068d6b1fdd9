package cydonia.games.martians.text;

import static cydonia.games.martians.text.EnglishCards.amount;
import static cydonia.games.martians.text.EnglishCards.name;
import static cydonia.games.martians.text.EnglishCards.time;
import static java.util.stream.Collectors.joining;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Seat;
import cydonia.engine.Thing;
import cydonia.engine.Typography;
import cydonia.games.martians.MartiansAction;
import cydonia.games.martians.MartiansAction.*;
import cydonia.games.martians.MartiansHappening;
import cydonia.games.martians.MartiansObstacle;
import cydonia.games.martians.MartiansView;
import cydonia.games.martians.MartiansView.Asking;
import cydonia.games.martians.Question;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Ward;
import java.util.List;

/** The game in English. */
public final class English implements MartiansProse {

    private final Names names;
    private final EnglishCards cards = new EnglishCards();

    public English(Names names) {
        this.names = names;
    }

    @Override
    public List<CardText> cards() {
        return CardList.of(Language.EN, cards, new EnglishMissions());
    }

    @Override
    public String say(Objective objective, int players) {
        return Typography.set(Language.EN, new EnglishMissions(players).say(objective));
    }

    @Override
    public String rules(Mission mission) {
        return Typography.set(Language.EN, String.join(" ", new EnglishMissions().rules(mission)));
    }

    @Override
    public String price(int count, Thing what) {
        return Typography.set(Language.EN, EnglishPrices.quantity(count, what));
    }

    @Override
    public String show(MartiansView seen) {
        return new TableText(Language.EN, names, seen, cards, new EnglishMissions(seen.seats())).text();
    }

    @Override
    public String show(MartiansView seen, Part part) {
        return new TableText(Language.EN, names, seen, cards, new EnglishMissions(seen.seats())).text(part);
    }

    @Override
    public String tell(Happening happening) {
        return Typography.set(Language.EN, names, marks -> EnglishTales.tell((MartiansHappening) happening, marks));
    }

    @Override
    public String ask(MartiansView seen) {
        return Typography.set(Language.EN, names, marks -> question(seen, marks));
    }

    private String question(MartiansView seen, Names marks) {
        Asking asking = seen.asking();
        if (seen.clock().over()) {
            return "The game is over.";
        }
        boolean mine = seen.viewer() instanceof Seat seat && asking.seats().contains(seat);
        if (!mine) {
            return "Waiting for %s.".formatted(
                    asking.seats().stream().map(marks::of).collect(joining(", ")));
        }
        return switch (asking.question()) {
            case Question.GameOver _ -> "The game is over.";
            case Question.KeepObjective _ ->
                "Which hidden objective do you keep? The others are passed on or discarded.";
            case Question.FreeColonist _ ->
                "Free the fourth colonist? Each cycle then has one more turn, and one more hunger token.";
            case Question.MissTurns _ -> "You miss one turn of this cycle for each dead colonist: which?";
            case Question.OpenOffer _ -> "Do you make somebody an offer before the next player-turn?";
            case Question.Pay(var toll) -> "Do you pay %s%s%s?".formatted(amount(toll.count(), toll.good()),
                    toll.reward().isEmpty() ? "" : " to " + cards.inside(toll.reward()),
                    toll.otherwise().isEmpty() ? "" : ", or " + cards.inside(toll.otherwise()));
            case Question.TakeMarkerBack _ -> "Which marker do you take back free of charge?";
            case Question.LoseTokens(int count) ->
                "Which of the nearest excavation tokens is lost? %d to go.".formatted(count);
            case Question.TurnUpTokens(int count) ->
                "Which face-down excavation token do you turn up? %d to go.".formatted(count);
            case Question.Play _ -> EnglishCards.upper("%s%s%s left: what do you do?".formatted(
                    seen.crews().size() > seen.seats() ? "crew %d, ".formatted(asking.crew().index() + 1) : "",
                    asking.placement().map(where -> "marker at the %s, ".formatted(name(where))).orElse(""),
                    time(asking.time())));
            case Question.Dig _ -> "Do you extract first, or move the excavator first?";
            case Question.TakeCrystals _ -> "Which crystals do you take? The rest of the token is lost.";
            case Question.MoveExcavator _ ->
                "Where does the excavator go? It must move, and not away from the face-down tokens.";
            case Question.Extract _ -> "From which token do you extract?";
            case Question.Relieve(var need, int count) -> "From which quarters do you remove %s token? %d to go."
                    .formatted(need == Need.OXYGEN ? "an oxygen" : "a " + name(need), count);
            case Question.SpendMineral _ -> "Do you pay with the mineral or with a proof of life (+2 reputation)?";
            case Question.RecallMarkers _ -> "Which markers do you take back in this rest?";
            case Question.UseBuilder _ -> "Which construction action does the builder do?";
            case Question.CleanDust _ -> "Where do you remove the dust?";
            case Question.Deliver _ -> "What do you deliver to the quarters?";
            case Question.WriteOffer _ -> "Your offer: what do you give, and what do you ask for?";
            case Question.AnswerOffer(var offer) -> offer(offer, marks);
            case Question.EndGame(int inFavour) ->
                "The mission is accomplished: end the game? A majority decides (in favour so far: %d)."
                        .formatted(inFavour);
            case Question.SendMarkers markers -> send(markers.of(asking.crew()));
        };
    }

    private static String send(Question.Due due) {
        return due.count() == 1
                ? "%s remains: which marker goes to the %s?".formatted(
                        due.next() == Ward.INFIRMARY ? "Sickness" : "Hunger", name(due.next()))
                : "Needs remain: which markers go to the infirmary and the apartments? %d to go."
                        .formatted(due.count());
    }

    private static String offer(MartiansView.Trading offer, Names marks) {
        return "%s offers you %s for %s.".formatted(marks.of(offer.author()), EnglishPrices.goods(offer.gives()),
                EnglishPrices.goods(offer.asks()));
    }

    @Override
    public String choice(MartiansAction action, MartiansView seen) {
        return Typography.set(Language.EN, names, marks -> words(action, seen, marks));
    }

    private String words(MartiansAction action, MartiansView seen, Names marks) {
        String terms = seen.tariff(action).map(EnglishPrices::terms).orElse("");
        return switch (action) {
            case Place place -> "place a marker at the %s, post %d%s".formatted(name(place.where()), place.post(),
                    terms.isEmpty() && seen.surcharge(place) > 0
                            ? " (+%s per action)".formatted(time(seen.surcharge(place)))
                            : terms);
            case Relieve(int quarters) -> "remove it from Q" + quarters;
            case Build(var site) -> "build the %s%s".formatted(name(site), terms);
            case Improve(var where, int post) -> "improve the %s, post %d%s".formatted(name(where), post, terms);
            case Install(var source) -> "install %s%s".formatted(EnglishTales.some(source), terms);
            case Extract(int cell) -> "extract from the token on %s".formatted(Area.id(cell));
            case Move(int cell) -> "move the excavator to %s".formatted(Area.id(cell));
            case Take(int regolith, int ice) -> "take " + EnglishPrices.crystals(regolith, ice);
            case Analyse() -> "analyse the regolith" + terms;
            case Research(var tile) -> "complete the research “%s”%s".formatted(tile.title().en(), terms);
            case Resupply(int _) -> "resupply" + terms;
            case Fulfil(var contract) -> "fulfil the contract “%s”%s".formatted(contract.title().en(), terms);
            case Accomplish(var task) -> "accomplish the objective “%s”%s".formatted(task.title().en(), terms);
            case Harvest() -> "harvest" + terms;
            case Plant(var tile) ->
                "change the plantation to %s%s: %s".formatted(name(tile), terms, cards.harvest(tile));
            case HireExpert(var expert) -> "hire the %s%s".formatted(name(expert), terms);
            case HireAssistant(var assistant) -> "hire a %s%s".formatted(name(assistant), terms);
            case Develop(var technology) -> "develop %s%s".formatted(technology.title().en(), terms);
            case Rest() -> "rest and take markers back" + terms;
            case Recall(var from) -> "take back the marker from the %s".formatted(name(from));
            case Recover(var ward) -> "take a marker back from the %s%s".formatted(name(ward), terms);
            case Consult(var expert) -> "consult the %s%s".formatted(name(expert), terms);
            case DrawRtg() -> "draw from the RTG" + terms;
            case Spend(var card) -> "pay with the " + name(card);
            case Clean(var where) -> "clean the %s".formatted(name(where));
            case Finish() -> "finish the turn and deliver";
            case Deliver(var product, int quarters) -> "deliver %s to Q%d%s".formatted(name(product), quarters, terms);
            case Enough() -> seen.asking().question() instanceof Question.Deliver
                    ? "deliver nothing more"
                    : "take no more markers back";
            case Offer(var partner) -> "make %s an offer".formatted(marks.of(partner));
            case Give(var good) -> "give " + amount(1, good);
            case Ask(var good) -> "ask for " + amount(1, good);
            case Propose() -> "propose the offer";
            case Withdraw() -> "withdraw the offer";
            case Pass() -> "make no offer now";
            case NoTrade() -> "make no offers between player-turns in this cycle";
            case Accept() -> "accept" + terms;
            case Decline() -> "decline";
            case Counter() -> "answer with an offer of your own";
            case Pay() -> "pay" + terms;
            case Refuse() -> "do not pay";
            case Unlock() -> "free the fourth colonist";
            case LeaveLocked() -> "leave it locked";
            case EndGame() -> "end the game now";
            case GoOn() -> "go on playing";
            case Absent(int turn) -> "sit out turn %d".formatted(turn);
            case Send(var from) -> "send the marker at the %s".formatted(name(from));
            case Collapse(int cell) -> "give up the token on " + Area.id(cell);
            case TurnUp(int cell) -> "turn up the token on " + Area.id(cell);
            case Keep(var card) -> "keep “%s” (%s)".formatted(card.title().en(), cards.wish(card));
        };
    }

    @Override
    public String explain(Obstacle obstacle) {
        return Typography.set(Language.EN, reason((MartiansObstacle) obstacle));
    }

    private String reason(MartiansObstacle obstacle) {
        return switch (obstacle) {
            case MartiansObstacle.NotEnoughTime(int needed, int left) ->
                "needs %s (%d left)".formatted(time(needed), left);
            case MartiansObstacle.NotEnough(var good, int needed, int held) ->
                "needs %s (you have %d)".formatted(amount(needed, good), held);
            case MartiansObstacle.NotEnoughMinerals(var mineral, int needed, int held, int proofs) ->
                "needs %d %s%s (you hold %d, and %d proof%s of life)".formatted(needed, name(mineral),
                        needed == 1 ? "" : "s", held, proofs, proofs == 1 ? "" : "s");
            case MartiansObstacle.NotEnoughArtefacts(int needed, int held) ->
                "needs %d artefact%s (there %s %d)".formatted(needed, needed == 1 ? "" : "s",
                        held == 1 ? "is" : "are", held);
            case MartiansObstacle.NoNeed(var need) -> "no %s token you may remove".formatted(name(need));
            case MartiansObstacle.NoneThere(var need, int quarters) ->
                "no %s token lies in Q%d".formatted(name(need), quarters);
            case MartiansObstacle.PostUnavailable(int players) ->
                "this post is not used with %s".formatted(players == 1 ? "one player" : players + " players");
            case MartiansObstacle.PostBlocked() -> "an event blocks this post until the end of the cycle";
            case MartiansObstacle.PostTaken() -> "a marker stands on this post";
            case MartiansObstacle.UnderConstruction(var where) ->
                "the %s is still under construction".formatted(name(where));
            case MartiansObstacle.NotUnderConstruction(var where) ->
                "the %s is not under construction".formatted(name(where));
            case MartiansObstacle.NothingToImprove(var where, int post) ->
                "no improvement token lies on post %d of the %s".formatted(post, name(where));
            case MartiansObstacle.MarkerThere(var where) ->
                "you already have a marker at the %s; rest first".formatted(name(where));
            case MartiansObstacle.NoMarker() -> "you have no action marker in reserve";
            case MartiansObstacle.ClosedByEvent() -> "an event has closed this";
            case MartiansObstacle.NothingPossible _ ->
                "no action is possible there now";
            case MartiansObstacle.NotPlaced(var where) ->
                "you must first place a marker at the %s".formatted(name(where));
            case MartiansObstacle.MustActFirst(var where) ->
                "the marker at the %s must do an action first".formatted(name(where));
            case MartiansObstacle.AlreadyDone() -> "this action was already done with this marker";
            case MartiansObstacle.InstallationLimit(int limit) ->
                "you already have %d energy installations, the maximum".formatted(limit);
            case MartiansObstacle.StaffLimit(int limit) ->
                "you already have %d of them, the maximum".formatted(limit);
            case MartiansObstacle.NotOnDisplay() -> "it is not available";
            case MartiansObstacle.NotHired() -> "you have not hired this expert";
            case MartiansObstacle.UsedThisTurn() -> "it was already used this turn";
            case MartiansObstacle.AlreadyDeveloped() -> "it is already developed";
            case MartiansObstacle.AlreadyPlanted() -> "this is your plantation already";
            case MartiansObstacle.NoTileLeft() -> "no tile of this type is left";
            case MartiansObstacle.NothingToDig() -> "no excavation token is left";
            case MartiansObstacle.NoRegolithDug() -> "this marker has not dug any regolith";
            case MartiansObstacle.NoTokenThere() -> "no token lies there";
            case MartiansObstacle.FaceDown() -> "the token is face down";
            case MartiansObstacle.OutOfReach() -> "it is out of reach without a telescopic crane";
            case MartiansObstacle.MovesAway(int from, int to) ->
                "the nearest face-down token would be %d away instead of %d".formatted(to, from);
            case MartiansObstacle.SlotsFull(int slots) -> "all %d slots are filled".formatted(slots);
            case MartiansObstacle.NotYet(var requirement) -> "only " + new EnglishMissions().say(requirement);
            case MartiansObstacle.RtgEmpty() -> "the RTG is empty";
            case MartiansObstacle.NoMarkersOnPosts() -> "none of your markers stands on a post";
            case MartiansObstacle.NobodyIn(var ward) -> "none of your markers is in the %s".formatted(name(ward));
            case MartiansObstacle.NotTradeable(var good) -> "%s cannot be traded".formatted(name(good));
            case MartiansObstacle.AlreadyGiven(var good) ->
                "%s is given in the same offer".formatted(name(good));
            case MartiansObstacle.OffersRefused(int limit) ->
                "%d offers to this partner came to nothing this turn, the maximum".formatted(limit);
            case MartiansObstacle.DeliveryLimit(int limit) ->
                "a colonist delivers at most %d product%s".formatted(limit, limit == 1 ? "" : "s");
        };
    }
}
