package cydonia.games.terraforming.text;

import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Typography;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.First;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.StandardProject;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.games.terraforming.language.TerraformingObstacle;
import cydonia.games.terraforming.language.TerraformingView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Terraforming Mars in English. */
public final class English extends Speech {

    private static final EnglishCards CARDS = new EnglishCards();

    public English(Names names) {
        super(Language.EN, names, CARDS);
    }

    @Override
    String question(TerraformingView seen) {
        return switch (seen.question()) {
            case Question.ChooseCorporation() -> "Choose your corporation.";
            case Question.KeepFirstCards(int kept, int money) ->
                "Buy starting cards, 3 MC each. You have %d MC%s.".formatted(money, sofar(kept));
            case Question.BuyCards(int chosen, int money) ->
                "Buy cards, 3 MC each. You have %d MC%s.".formatted(money, sofar(chosen));
            case Question.PayForCards(int price) -> "How do you pay %d MC for your cards?".formatted(price);
            case Question.DraftCard(boolean left) ->
                "Keep one card; the others go to your neighbour on the %s.".formatted(left ? "left" : "right");
            case Question.TakeAction(int taken) ->
                seen.players().size() == 1
                        ? "Play a card, use an action or a project, or pass."
                        : taken == 0
                                ? "First action: play a card, use an action or a project, or pass."
                                : "Second action: play a card, use an action or a project, or end your turn.";
            case Question.Pay(int price, boolean steel, boolean titanium, boolean heat) ->
                "How do you pay %d MC?%s".formatted(price, means(steel, titanium, heat));
            case Question.PlaceTile(var tile, var where) ->
                "Where do you place %s%s?".formatted(CARDS.tile(tile), EnglishCards.where(where));
            case Question.ReserveArea() -> "Which area do you claim?";
            case Question.ChooseOption(Card card, var _) ->
                "%s: which of its effects do you take?".formatted(name(card));
            case Question.WhichFirst(Card card, var _) -> "%s: what comes first?".formatted(name(card));
            case Question.PutCubes(int n, var what) -> what
                    .map(cube -> "On which card do you put %s?".formatted(CARDS.amount(n, cube)))
                    .orElse("On which card do you put another cube?");
            case Question.RemoveResources(int n, var what, boolean steal) ->
                "From whom do you %s up to %s?".formatted(steal ? "steal" : "remove", CARDS.amount(n, what));
            case Question.RemoveCubes(int n, var what, boolean forced) -> "From which card do you remove %s%s?"
                    .formatted(forced ? "" : "up to ", CARDS.amount(n, what));
            case Question.DecreaseProduction(int steps, var what) ->
                "Whose %s goes down by %d?".formatted(CARDS.production(what), steps);
            case Question.HowManySteps(var from, var to) -> "Turn how many steps of %s into %s?"
                    .formatted(CARDS.production(from), CARDS.production(to));
            case Question.HowMuch(var from, var to) -> "How much %s do you turn into %s?"
                    .formatted(EnglishCards.resource(from), EnglishCards.resource(to));
            case Question.CopyProduction() -> "Which card's production do you copy?";
            case Question.KeepCards(int n) ->
                n == 1 ? "Keep one more of these cards." : "Keep %d more of these cards.".formatted(n);
            case Question.BuyLookedAt() -> "Do you buy this card for 3 MC?";
            case Question.SwapCard() -> "Do you discard a card to draw another?";
            case Question.SellPatents(boolean more) ->
                more ? "Sell another card for 1 MC?" : "Which card do you sell for 1 MC?";
            case Question.LastGreenery() -> "Convert plants into one more greenery?";
            case Question.Wait(var seats) -> "Waiting for %s.".formatted(names(seats));
            case Question.GameOver() -> "The game is over.";
        };
    }

    private static String sofar(int chosen) {
        return chosen == 0 ? "" : " and have chosen %s".formatted(CARDS.cards(chosen));
    }

    private static String means(boolean steel, boolean titanium, boolean heat) {
        List<String> means = new ArrayList<>();
        if (steel) {
            means.add("steel");
        }
        if (titanium) {
            means.add("titanium");
        }
        if (heat) {
            means.add("heat");
        }
        return means.isEmpty() ? "" : " (%s allowed)".formatted(String.join(" and ", means));
    }

    @Override
    String phrase(TerraformingAction action, TerraformingView seen) {
        return switch (action) {
            case TerraformingAction.Choose(Card corporation) ->
                "%s: %s".formatted(name(corporation), CARDS.text(corporation));
            case TerraformingAction.Buy(Card card) -> "buy " + name(card);
            case TerraformingAction.Draft(Card card) -> "keep " + name(card);
            case TerraformingAction.Keep(Card card) -> "keep " + name(card);
            case TerraformingAction.Play(Card card) ->
                "play %s (%d MC)".formatted(name(card), seen.prices().getOrDefault(card, card.cost()));
            case TerraformingAction.Use(Card card, int option) ->
                "use %s: %s".formatted(name(card), CARDS.action(card.actions().get(option - 1)));
            case TerraformingAction.Build(var project) -> project(project, seen);
            case TerraformingAction.Claim(var milestone) -> "claim the %s milestone".formatted(in(milestone.title()));
            case TerraformingAction.Fund(var award) -> "fund the %s award".formatted(in(award.title()));
            case TerraformingAction.ConvertPlants() -> "convert plants into a greenery";
            case TerraformingAction.ConvertHeat() -> "spend 8 heat to raise the temperature";
            case TerraformingAction.EndTurn() -> "end the turn";
            case TerraformingAction.Pass() -> "pass for this generation";
            case TerraformingAction.Enough() -> enough(seen.question());
            case TerraformingAction.Decline() -> decline(seen.question());
            case TerraformingAction.Pay(int steel, int titanium, int heat) -> pay(steel, titanium, heat);
            case TerraformingAction.Place(Area area) -> "place it %s%s".formatted(in(area.where()), printed(area));
            case TerraformingAction.Reserve(Area area) -> "claim %s%s".formatted(in(area.title()), printed(area));
            case TerraformingAction.AddTo(Card card) -> "put it on " + name(card);
            case TerraformingAction.Remove(int n, var from) -> "take %d from %s".formatted(n, name(from));
            case TerraformingAction.RemoveCubes(int n, Card from) -> "take %d from %s".formatted(n, name(from));
            case TerraformingAction.Decrease(var seat) -> "lower that of " + name(seat);
            case TerraformingAction.Option(int number) -> option(number, seen.question());
            case TerraformingAction.Amount(int n) -> String.valueOf(n);
            case TerraformingAction.Copy(Card card) -> "copy " + name(card);
            case TerraformingAction.Discard(Card card) -> "discard " + name(card);
            case TerraformingAction.Sell(Card card) -> "sell " + name(card);
        };
    }

    private String project(StandardProject project, TerraformingView seen) {
        int price = project == StandardProject.POWER_PLANT ? seen.powerPlantPrice() : project.price();
        return price == 0
                ? "use the %s standard project".formatted(in(project.title()))
                : "use the %s standard project (%d MC)".formatted(in(project.title()), price);
    }

    private static String enough(Question question) {
        return switch (question) {
            case Question.SellPatents _ -> "sell no more";
            case Question.LastGreenery _ -> "convert no more";
            default -> "take these cards";
        };
    }

    private static String decline(Question question) {
        return switch (question) {
            case Question.BuyLookedAt _ -> "do not buy it";
            case Question.SwapCard _ -> "keep your cards";
            default -> "take nothing";
        };
    }

    private static String option(int number, Question question) {
        return switch (question) {
            case Question.ChooseOption(var _, List<Effect> options) -> CARDS.effect(options.get(number - 1));
            case Question.WhichFirst(var _, List<First> options) -> first(options.get(number - 1));
            default -> "option " + number;
        };
    }

    private static String first(First first) {
        return switch (first) {
            case CARDS -> "first draw cards";
            case TAGS -> "first what its tags set off";
            case STEPS -> "first raise the temperature";
            case TILE -> "first place the tile";
        };
    }

    private String pay(int steel, int titanium, int heat) {
        String goods = goods(Map.of(Resource.STEEL, steel, Resource.TITANIUM, titanium, Resource.HEAT, heat));
        return goods.isEmpty() ? "pay with MC only" : "pay %s, the rest in MC".formatted(goods);
    }

    @Override
    String tell(TerraformingHappening happening) {
        return switch (happening) {
            case TerraformingHappening.GenerationBegan(int number, var first) ->
                "Generation %d begins; %s is first.".formatted(number, name(first));
            case TerraformingHappening.CorporationRevealed(var seat, Card corporation, int cards) ->
                "%s plays %s and keeps %s.".formatted(name(seat), name(corporation), CARDS.cards(cards));
            case TerraformingHappening.CardsBought(var seat, var cards) ->
                "%s buys %s.".formatted(name(seat), names(cards));
            case TerraformingHappening.SomeBought(var seat, int cards) ->
                "%s buys %s.".formatted(name(seat), CARDS.cards(cards));
            case TerraformingHappening.CardsPassed(boolean left) ->
                "The cards go one seat to the %s.".formatted(left ? "left" : "right");
            case TerraformingHappening.CardsDrawn(var seat, var cards) -> cards.isEmpty()
                    ? "%s draws nothing.".formatted(name(seat))
                    : "%s draws %s.".formatted(name(seat), names(cards));
            case TerraformingHappening.SomeDrawn(var seat, int cards) ->
                "%s draws %s.".formatted(name(seat), CARDS.cards(cards));
            case TerraformingHappening.CardsDiscarded(var seat, var cards, var _) -> cards.isEmpty()
                    ? "%s discards nothing.".formatted(name(seat))
                    : "%s discards %s.".formatted(name(seat), names(cards));
            case TerraformingHappening.SomeDiscarded(var seat, int cards, var _) ->
                "%s discards %s.".formatted(name(seat), CARDS.cards(cards));
            case TerraformingHappening.DeckShuffled() -> "The discards become the new deck.";
            case TerraformingHappening.CardRevealed(var seat, Card card, Tag wanted, boolean found) ->
                "%s reveals %s: %s tag.".formatted(name(seat), name(card),
                        found ? Typography.a(CARDS.tag(wanted)) : "no " + CARDS.tag(wanted));
            case TerraformingHappening.Paid(var seat, var goods) -> "%s pays %s.".formatted(name(seat), goods(goods));
            case TerraformingHappening.AnotherPaid(var seat, var goods) ->
                "%s pays %s.".formatted(name(seat), goods(goods));
            case TerraformingHappening.CardPlayed(var seat, Card card) ->
                "%s plays %s.".formatted(name(seat), name(card));
            case TerraformingHappening.ActionUsed(var seat, Card card) ->
                "%s uses %s.".formatted(name(seat), name(card));
            case TerraformingHappening.ProjectUsed(var seat, var project) ->
                "%s uses the %s standard project.".formatted(name(seat), in(project.title()));
            case TerraformingHappening.PlantsConverted(var seat, int plants) ->
                "%s converts %d plants into a greenery.".formatted(name(seat), plants);
            case TerraformingHappening.HeatConverted(var seat, int heat) ->
                "%s spends %d heat to raise the temperature.".formatted(name(seat), heat);
            case TerraformingHappening.MilestoneClaimed(var seat, var milestone) ->
                "%s claims the %s milestone.".formatted(name(seat), in(milestone.title()));
            case TerraformingHappening.AwardFunded(var seat, var award) ->
                "%s funds the %s award.".formatted(name(seat), in(award.title()));
            case TerraformingHappening.StockChanged(var seat, int n, var what) ->
                "%s %s %s.".formatted(name(seat), n > 0 ? "gains" : "loses", CARDS.amount(Math.abs(n), what));
            case TerraformingHappening.ProductionChanged(var seat, int steps, var what, var _, var _) ->
                "%s: %s %s.".formatted(name(seat), CARDS.production(what), Typography.signed(steps));
            case TerraformingHappening.RatingRose(var seat, int steps, int now) ->
                "%s's TR rises by %d, to %d.".formatted(name(seat), steps, now);
            case TerraformingHappening.ParameterRose(var seat, Parameter what, int now) ->
                "%s raises %s to %s.".formatted(name(seat), EnglishCards.parameter(what), reading(what, now));
            case TerraformingHappening.TilePlaced(var seat, var tile, Area area) ->
                "%s places %s %s.".formatted(name(seat), CARDS.tile(tile), in(area.where()));
            case TerraformingHappening.AreaReserved(var seat, Area area) ->
                "%s claims %s.".formatted(name(seat), in(area.title()));
            case TerraformingHappening.CubesChanged(var _, Card card, int n, int now, var _) ->
                "%s: %s %s (now %d).".formatted(name(card), Typography.signed(n), cubes(card, n), now);
            case TerraformingHappening.NextCardCheaper(var seat, int n) ->
                "%s's next card this generation costs %d MC less.".formatted(name(seat), n);
            case TerraformingHappening.NextCardEased(var seat, int steps) ->
                "Global requirements of %s's next card this generation are %d steps easier."
                        .formatted(name(seat), steps);
            case TerraformingHappening.ProductionCopied(var seat, Card card) ->
                "%s copies the production of %s.".formatted(name(seat), name(card));
            case TerraformingHappening.TurnEnded(var seat) -> "%s ends the turn.".formatted(name(seat));
            case TerraformingHappening.Passed(var seat) -> "%s passes.".formatted(name(seat));
            case TerraformingHappening.Income income ->
                "Production: %s %s.".formatted(name(income.seat()), changes(income.changes()));
            case TerraformingHappening.GameEnded(boolean terraformed) ->
                terraformed ? "Mars is terraformed. The game is over." : "The game is over; Mars is not terraformed.";
        };
    }

    @Override
    String reading(Parameter what, int now) {
        return what == Parameter.TEMPERATURE ? CardWords.degrees(now) : now + "%";
    }

    @Override
    String explain(TerraformingObstacle obstacle) {
        return switch (obstacle) {
            case TerraformingObstacle.MoneyShort(int has, int needs) ->
                "costs %d MC, you can pay %d".formatted(needs, has);
            case TerraformingObstacle.ParameterTooLow(Parameter what, int is, int needs, int shift) ->
                "needs %s (now %s)%s".formatted(EnglishCards.value(what, needs), bare(what, is), shifted(shift));
            case TerraformingObstacle.ParameterTooHigh(Parameter what, int is, int needs, int shift) ->
                "needs %s at most (now %s)%s".formatted(EnglishCards.value(what, needs), bare(what, is),
                        shifted(shift));
            case TerraformingObstacle.TagsShort(Tag tag, int has, int needs) ->
                "needs %d %s %s (you have %d)".formatted(needs, CARDS.tag(tag), needs == 1 ? "tag" : "tags", has);
            case TerraformingObstacle.ProductionShort(Resource what, int has, int needs) ->
                "needs %s of %d (yours is %s)".formatted(CARDS.aProduction(what), needs, Typography.minus(has));
            case TerraformingObstacle.ProductionAtFloor(Resource what, int has, int loses) ->
                "your %s would fall from %s to %s; the lowest is %s".formatted(CARDS.production(what),
                        Typography.minus(has), Typography.minus(has - loses), Typography.minus(what.floor()));
            case TerraformingObstacle.StockShort(Resource what, int has, int needs) ->
                "needs %s (you have %d)".formatted(CARDS.amount(needs, what), has);
            case TerraformingObstacle.CitiesShort(int are, int needs) ->
                "needs %d cities in play (now %d)".formatted(needs, are);
            case TerraformingObstacle.GreeneriesShort(int has, int needs) ->
                "needs %d %s of your own (you have %d)".formatted(needs, needs == 1 ? "greenery" : "greeneries", has);
            case TerraformingObstacle.NobodyToLose(Resource what, int steps) ->
                steps == 1
                        ? "no player has %s to lose".formatted(CARDS.production(what))
                        : "no player has %d steps of %s to lose".formatted(steps, CARDS.production(what));
            case TerraformingObstacle.NothingToCopy() -> "none of your building cards has a production to copy";
            case TerraformingObstacle.CubesShort(var what, int has, int needs) ->
                "needs %s on the card (now %d)".formatted(CARDS.amount(needs, what), has);
            case TerraformingObstacle.NoCubeToTake(var what) ->
                "no card has %s you may take".formatted(Typography.a(EnglishCards.noun(1, what)));
            case TerraformingObstacle.FromOnePlayer(var seat) ->
                "all of it comes from one player, %s".formatted(name(seat));
            case TerraformingObstacle.AlreadyUsed() -> "already used in this generation";
            case TerraformingObstacle.RatingNotRaised() -> "your terraform rating has not gone up in this generation";
            case TerraformingObstacle.NoAreaFor(var tile) -> "there is no area for %s".formatted(CARDS.tile(tile));
            case TerraformingObstacle.HandEmpty() -> "you have no card to sell";
            case TerraformingObstacle.ClaimedAlready(var by) -> "already claimed by %s".formatted(name(by));
            case TerraformingObstacle.ThreeClaimed() -> "three milestones have been claimed";
            case TerraformingObstacle.MilestoneShort(Milestone milestone, int has, int needs) ->
                "needs %d %s (you have %d)".formatted(needs, measure(milestone), has);
            case TerraformingObstacle.FundedAlready(var by) -> "already funded by %s".formatted(name(by));
            case TerraformingObstacle.ThreeFunded() -> "three awards have been funded";
            case TerraformingObstacle.AreaTaken(var tile) -> "%s lies there".formatted(CARDS.tile(tile));
            case TerraformingObstacle.AreaMarked(var by) -> "claimed by %s".formatted(name(by));
            case TerraformingObstacle.WrongArea(Area.Kind kind) -> switch (kind) {
                case OCEAN -> "reserved for oceans";
                case NOCTIS -> "reserved for Noctis City";
                case LAND -> "not an area of the kind needed";
                case MOON -> "reserved for another card";
            };
            case TerraformingObstacle.CityBeside() -> "there is a city beside it";
            case TerraformingObstacle.TileBeside() -> "there is a tile beside it";
            case TerraformingObstacle.NoOwnTileBeside() -> "no tile of yours is beside it";
            case TerraformingObstacle.CitiesBesideShort(int needs) ->
                "%s must be beside it".formatted(needs == 1 ? "a city" : needs + " cities");
            case TerraformingObstacle.NoGreeneryBeside() -> "no greenery is beside it";
            case TerraformingObstacle.NoMetalPrinted() -> "neither steel nor titanium is printed there";
            case TerraformingObstacle.NoVolcano() -> "it is not a volcano";
        };
    }

    /** The value now, without saying once more of what. */
    private String bare(Parameter what, int is) {
        return what == Parameter.OCEANS ? String.valueOf(is) : reading(what, is);
    }

    private static String cubes(Card card, int n) {
        return card.holds() == null ? "" : EnglishCards.noun(Math.abs(n), card.holds());
    }

    private String changes(Map<Resource, Integer> changes) {
        return Stream.of(Resource.values()).filter(what -> changes.getOrDefault(what, 0) != 0)
                .map(what -> "%s %s".formatted(Typography.signed(changes.getOrDefault(what, 0)), CARDS.name(what)))
                .collect(Collectors.joining(", "));
    }

    private static String shifted(int shift) {
        return shift == 0 ? "" : " (with your %d-step allowance)".formatted(shift);
    }

    private static String measure(Milestone milestone) {
        return switch (milestone) {
            case TERRAFORMER -> "terraform rating";
            case MAYOR -> "cities";
            case GARDENER -> "greeneries";
            case BUILDER -> "building tags";
            case PLANNER -> "cards in hand";
        };
    }

    @Override
    String label(TableText.Label label) {
        return switch (label) {
            case GENERATION -> "Generation";
            case TEMPERATURE -> "temperature";
            case OXYGEN -> "oxygen";
            case OCEANS -> "oceans";
            case DECK -> "deck";
            case DISCARDS -> "discards";
            case RATING -> "TR";
            case HAND -> "cards";
            case PASSED -> "passed";
            case FIRST -> "first player";
            case TAGS -> "Tags:";
            case IN_PLAY -> "In play:";
            case EVENTS -> "Events played:";
            case MILESTONES -> "Milestones:";
            case AWARDS -> "Awards:";
            case YOUR_HAND -> "Your hand:";
            case ON_OFFER -> "On offer:";
            case CHOSEN -> "Chosen:";
            case LEGEND ->
                "~ ocean area, ^ volcano, N Noctis City; s steel, t titanium, p plant, c card; ⌂ city, ♣ greenery, ◆ special, ≈ ocean, ? claimed";
            case USED -> "(used)";
            case LETTERS -> "stpc";
        };
    }
}
