package cydonia.games.terraforming.text;

import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.games.terraforming.Area;
import cydonia.games.terraforming.First;
import cydonia.games.terraforming.Milestone;
import cydonia.games.terraforming.Question;
import cydonia.games.terraforming.StandardProject;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingHappening;
import cydonia.games.terraforming.TerraformingObstacle;
import cydonia.games.terraforming.TerraformingView;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Terraforming Mars en français. */
public final class French extends Speech {

    private static final FrenchCards CARDS = new FrenchCards();

    public French(Names names) {
        super(Language.FR, names, CARDS);
    }

    @Override
    public String ask(TerraformingView seen) {
        return switch (seen.question()) {
            case Question.ChooseCorporation() -> "Choisissez votre corporation.";
            case Question.KeepFirstCards(int kept, int money) ->
                "Quelles cartes de départ gardez-vous pour 3 M€ chacune ? Vous avez %d M€%s.".formatted(money,
                        sofar(kept));
            case Question.BuyCards(int chosen, int money) ->
                "Quelles cartes achetez-vous pour 3 M€ chacune ? Vous avez %d M€%s.".formatted(money,
                        sofar(chosen));
            case Question.PayForCards(int price) -> "Vos cartes coûtent %d M€ : comment payez-vous ?".formatted(price);
            case Question.DraftCard(boolean left) ->
                "Gardez une carte ; les autres passent à votre voisin de %s.".formatted(left ? "gauche" : "droite");
            case Question.TakeAction(int taken) -> taken == 0
                    ? "Réalisez votre première action, ou passez."
                    : "Réalisez une seconde action, ou terminez votre tour.";
            case Question.Pay(int price, boolean steel, boolean titanium, boolean heat) ->
                "Le prix est de %d M€%s : comment payez-vous ?".formatted(price, means(steel, titanium, heat));
            case Question.PlaceTile(var tile, var where) ->
                "Où placez-vous %s%s ?".formatted(CARDS.tile(tile), FrenchCards.where(where));
            case Question.ReserveArea() -> "Quelle zone marquez-vous comme vôtre ?";
            case Question.ChooseOption(Card card, var _) -> "%s : quel effet choisissez-vous ?".formatted(name(card));
            case Question.WhichFirst(Card card, var _) -> "%s : par quoi commencez-vous ?".formatted(name(card));
            case Question.PutCubes(int n, var what) -> what
                    .map(cube -> "Sur quelle carte posez-vous %s ?".formatted(CARDS.amount(n, cube)))
                    .orElse("Sur quelle carte posez-vous un cube de plus ?");
            case Question.RemoveResources(int n, var what, boolean steal) -> "À qui %s-vous jusqu'à %s ?"
                    .formatted(steal ? "volez" : "retirez", CARDS.amount(n, what));
            case Question.RemoveCubes(int n, var what, boolean forced) -> "De quelle carte retirez-vous %s%s ?"
                    .formatted(forced ? "" : "jusqu'à ", CARDS.amount(n, what));
            case Question.DecreaseProduction(int steps, var what) ->
                "À qui diminuez-vous la %s de %d ?".formatted(CARDS.production(what), steps);
            case Question.HowManySteps(var from, var to) -> "Combien de niveaux de %s deviennent une %s ?"
                    .formatted(CARDS.production(from), CARDS.production(to));
            case Question.HowMuch(var from, var to) -> "Combien d%s changez-vous en %s ?"
                    .formatted(FrenchCards.ofWhat(from), FrenchCards.resource(to));
            case Question.CopyProduction() -> "De quelle carte répétez-vous la production ?";
            case Question.KeepCards(int n) -> "Gardez encore %s parmi celles que vous regardez."
                    .formatted(CARDS.cards(n));
            case Question.BuyLookedAt() -> "Achetez-vous cette carte pour 3 M€ ?";
            case Question.SwapCard() -> "Défaussez-vous une carte pour en piocher une autre ?";
            case Question.SellPatents(boolean more) ->
                more ? "Vendez encore une carte pour 1 M€, ou est-ce assez ?" : "Quelle carte vendez-vous pour 1 M€ ?";
            case Question.LastGreenery() -> "Convertissez-vous encore des plantes en forêt ?";
            case Question.Wait(var seats) -> "En attente de %s.".formatted(names(seats));
            case Question.GameOver() -> "La partie est terminée.";
        };
    }

    private static String sofar(int chosen) {
        return chosen == 0 ? "" : " et avez choisi %s".formatted(CARDS.cards(chosen));
    }

    private static String means(boolean steel, boolean titanium, boolean heat) {
        List<String> means = new ArrayList<>();
        if (steel) {
            means.add("acier");
        }
        if (titanium) {
            means.add("titane");
        }
        if (heat) {
            means.add("chaleur");
        }
        return means.isEmpty() ? "" : " (utilisables : %s)".formatted(String.join(", ", means));
    }

    @Override
    public String choice(TerraformingAction action, TerraformingView seen) {
        return switch (action) {
            case TerraformingAction.Choose(Card corporation) ->
                "%s : %s".formatted(name(corporation), CARDS.text(corporation));
            case TerraformingAction.Buy(Card card) -> "acheter " + name(card);
            case TerraformingAction.Draft(Card card) -> "garder " + name(card);
            case TerraformingAction.Keep(Card card) -> "garder " + name(card);
            case TerraformingAction.Play(Card card) ->
                "jouer %s (%d M€)".formatted(name(card), seen.prices().getOrDefault(card, card.cost()));
            case TerraformingAction.Use(Card card, int option) ->
                "utiliser %s : %s".formatted(name(card), CARDS.action(card.actions().get(option - 1)));
            case TerraformingAction.Build(var project) -> project(project, seen);
            case TerraformingAction.Claim(var milestone) -> "valider l'objectif %s".formatted(in(milestone.title()));
            case TerraformingAction.Fund(var award) -> "financer la récompense %s".formatted(in(award.title()));
            case TerraformingAction.ConvertPlants() -> "convertir des plantes en forêt";
            case TerraformingAction.ConvertHeat() -> "convertir 8 unités de chaleur en un niveau de température";
            case TerraformingAction.EndTurn() -> "terminer le tour";
            case TerraformingAction.Pass() -> "passer pour cette génération";
            case TerraformingAction.Enough() -> "c'est assez";
            case TerraformingAction.Decline() -> "non";
            case TerraformingAction.Pay(int steel, int titanium, int heat) -> pay(steel, titanium, heat);
            case TerraformingAction.Place(Area area) -> "placer %s%s".formatted(in(area.where()), printed(area));
            case TerraformingAction.Reserve(Area area) -> "marquer %s%s".formatted(in(area.title()), printed(area));
            case TerraformingAction.AddTo(Card card) -> "sur " + name(card);
            case TerraformingAction.Remove(int n, var from) -> "%d à %s".formatted(n, name(from));
            case TerraformingAction.RemoveCubes(int n, Card from) -> "%d de %s".formatted(n, name(from));
            case TerraformingAction.Decrease(var seat) -> name(seat);
            case TerraformingAction.Option(int number) -> option(number, seen.question());
            case TerraformingAction.Amount(int n) -> String.valueOf(n);
            case TerraformingAction.Copy(Card card) -> name(card);
            case TerraformingAction.Discard(Card card) -> "défausser " + name(card);
            case TerraformingAction.Sell(Card card) -> "vendre " + name(card);
        };
    }

    private String project(StandardProject project, TerraformingView seen) {
        int price = project == StandardProject.POWER_PLANT ? seen.powerPlantPrice() : project.price();
        return price == 0
                ? "projet standard %s".formatted(in(project.title()))
                : "projet standard %s (%d M€)".formatted(in(project.title()), price);
    }

    private static String option(int number, Question question) {
        return switch (question) {
            case Question.ChooseOption(var _, List<Effect> options) -> CARDS.effect(options.get(number - 1));
            case Question.WhichFirst(var _, List<First> options) -> first(options.get(number - 1));
            default -> "choix " + number;
        };
    }

    private static String first(First first) {
        return switch (first) {
            case CARDS -> "d'abord piocher";
            case TAGS -> "d'abord ce que déclenchent ses badges";
            case STEPS -> "d'abord augmenter la température";
            case TILE -> "d'abord placer la tuile";
        };
    }

    private String pay(int steel, int titanium, int heat) {
        String goods = goods(Map.of(Resource.STEEL, steel, Resource.TITANIUM, titanium, Resource.HEAT, heat));
        return goods.isEmpty() ? "payer en M€ seulement" : "payer %s, le reste en M€".formatted(goods);
    }

    @Override
    String tell(TerraformingHappening happening) {
        return switch (happening) {
            case TerraformingHappening.GenerationBegan(int number, var first) ->
                "La génération %d commence ; premier joueur : %s.".formatted(number, name(first));
            case TerraformingHappening.CorporationRevealed(var seat, Card corporation, int cards) ->
                "%s joue %s et garde %s.".formatted(name(seat), name(corporation), CARDS.cards(cards));
            case TerraformingHappening.CardsBought(var seat, var cards) ->
                "%s achète %s.".formatted(name(seat), names(cards));
            case TerraformingHappening.SomeBought(var seat, int cards) ->
                "%s achète %s.".formatted(name(seat), CARDS.cards(cards));
            case TerraformingHappening.CardsPassed(boolean left) ->
                "Les cartes passent d'une place vers la %s.".formatted(left ? "gauche" : "droite");
            case TerraformingHappening.CardsDrawn(var seat, var cards) -> cards.isEmpty()
                    ? "%s ne pioche rien.".formatted(name(seat))
                    : "%s pioche %s.".formatted(name(seat), names(cards));
            case TerraformingHappening.SomeDrawn(var seat, int cards) ->
                "%s pioche %s.".formatted(name(seat), CARDS.cards(cards));
            case TerraformingHappening.CardsDiscarded(var seat, var cards, var _) -> cards.isEmpty()
                    ? "%s ne défausse rien.".formatted(name(seat))
                    : "%s défausse %s.".formatted(name(seat), names(cards));
            case TerraformingHappening.SomeDiscarded(var seat, int cards, var _) ->
                "%s défausse %s.".formatted(name(seat), CARDS.cards(cards));
            case TerraformingHappening.DeckShuffled() -> "La défausse forme la nouvelle pioche.";
            case TerraformingHappening.CardRevealed(var seat, Card card, Tag wanted, boolean found) ->
                "%s révèle %s : %s badge %s.".formatted(name(seat), name(card), found ? "un" : "pas de",
                        CARDS.tag(wanted));
            case TerraformingHappening.Paid(var seat, var goods) -> "%s paie %s.".formatted(name(seat), goods(goods));
            case TerraformingHappening.AnotherPaid(var seat, var goods) ->
                "%s paie %s.".formatted(name(seat), goods(goods));
            case TerraformingHappening.CardPlayed(var seat, Card card) ->
                "%s joue %s.".formatted(name(seat), name(card));
            case TerraformingHappening.ActionUsed(var seat, Card card) ->
                "%s utilise %s.".formatted(name(seat), name(card));
            case TerraformingHappening.ProjectUsed(var seat, var project) ->
                "%s réalise le projet standard %s.".formatted(name(seat), in(project.title()));
            case TerraformingHappening.PlantsConverted(var seat, int plants) ->
                "%s convertit %d plantes en forêt.".formatted(name(seat), plants);
            case TerraformingHappening.HeatConverted(var seat, int heat) ->
                "%s convertit %d unités de chaleur en température.".formatted(name(seat), heat);
            case TerraformingHappening.MilestoneClaimed(var seat, var milestone) ->
                "%s valide l'objectif %s.".formatted(name(seat), in(milestone.title()));
            case TerraformingHappening.AwardFunded(var seat, var award) ->
                "%s finance la récompense %s.".formatted(name(seat), in(award.title()));
            case TerraformingHappening.StockChanged(var seat, int n, var what) ->
                "%s %s %s.".formatted(name(seat), n > 0 ? "gagne" : "perd", CARDS.amount(Math.abs(n), what));
            case TerraformingHappening.ProductionChanged(var seat, int steps, var what, var _, var _) ->
                "%s : %s %+d.".formatted(name(seat), CARDS.production(what), steps);
            case TerraformingHappening.RatingRose(var seat, int steps, int now) ->
                "%s : NT +%d (%d).".formatted(name(seat), steps, now);
            case TerraformingHappening.ParameterRose(var seat, Parameter what, int now) ->
                "%s augmente %s à %s.".formatted(name(seat), FrenchCards.parameter(what), reading(what, now));
            case TerraformingHappening.TilePlaced(var seat, var tile, Area area) ->
                "%s place %s %s.".formatted(name(seat), CARDS.tile(tile), in(area.where()));
            case TerraformingHappening.AreaReserved(var seat, Area area) ->
                "%s marque %s.".formatted(name(seat), in(area.title()));
            case TerraformingHappening.CubesChanged(var _, Card card, int n, int now, var _) ->
                "%s : %+d (%d dessus).".formatted(name(card), n, now);
            case TerraformingHappening.NextCardCheaper(var seat, int n) ->
                "La prochaine carte de %s coûte %d M€ de moins pendant cette génération.".formatted(name(seat), n);
            case TerraformingHappening.NextCardEased(var seat, int steps) ->
                "La prochaine carte de %s tolère %d niveaux d'écart sur ses prérequis pendant cette génération."
                        .formatted(name(seat), steps);
            case TerraformingHappening.ProductionCopied(var seat, Card card) ->
                "%s répète la production de %s.".formatted(name(seat), name(card));
            case TerraformingHappening.TurnEnded(var seat) -> "%s termine son tour.".formatted(name(seat));
            case TerraformingHappening.Passed(var seat) -> "%s passe.".formatted(name(seat));
            case TerraformingHappening.Income income ->
                "Production : %s reçoit %d M€ et tout ce qu'indiquent ses pistes.".formatted(name(income.seat()),
                        income.money());
            case TerraformingHappening.GameEnded(boolean terraformed) -> terraformed
                    ? "Mars est terraformée. La partie est terminée."
                    : "La partie est terminée ; Mars n'est pas terraformée.";
        };
    }

    private static String reading(Parameter what, int now) {
        return what == Parameter.TEMPERATURE ? CardWords.degrees(now) : now + " %";
    }

    @Override
    String explain(TerraformingObstacle obstacle) {
        return switch (obstacle) {
            case TerraformingObstacle.MoneyShort(int has, int needs) ->
                "cela coûte %d M€ et vous pouvez payer %d : il manque %d".formatted(needs, has, needs - has);
            case TerraformingObstacle.ParameterTooLow(Parameter what, int is, int needs, int shift) ->
                "il faut au moins %s, il y a %s%s".formatted(FrenchCards.value(what, needs),
                        FrenchCards.value(what, is), shifted(shift));
            case TerraformingObstacle.ParameterTooHigh(Parameter what, int is, int needs, int shift) ->
                "il faut au plus %s, il y a %s%s".formatted(FrenchCards.value(what, needs),
                        FrenchCards.value(what, is), shifted(shift));
            case TerraformingObstacle.TagsShort(Tag tag, int has, int needs) ->
                "il faut %d %s %s, vous en avez %d".formatted(needs, FrenchCards.plural(needs, "badge"),
                        CARDS.tag(tag), has);
            case TerraformingObstacle.ProductionShort(Resource what, int has, int needs) ->
                "il faut une %s de %d, la vôtre est de %d".formatted(CARDS.production(what), needs, has);
            case TerraformingObstacle.ProductionAtFloor(Resource what, int has, int loses) ->
                "votre %s passerait de %d à %d ; le minimum est %d".formatted(CARDS.production(what), has,
                        has - loses, what.floor());
            case TerraformingObstacle.StockShort(Resource what, int has, int needs) ->
                "il faut %s, vous en avez %d".formatted(CARDS.amount(needs, what), has);
            case TerraformingObstacle.CitiesShort(int are, int needs) ->
                "il faut %d cités en jeu, il y en a %d".formatted(needs, are);
            case TerraformingObstacle.GreeneriesShort(int has, int needs) ->
                "il faut %d %s à vous, vous en avez %d".formatted(needs, FrenchCards.plural(needs, "forêt"), has);
            case TerraformingObstacle.NobodyToLose(Resource what, int steps) ->
                "aucun joueur ne peut diminuer une %s de %d".formatted(CARDS.production(what), steps);
            case TerraformingObstacle.NothingToCopy() ->
                "aucune de vos cartes Construction ne peut répéter sa production";
            case TerraformingObstacle.CubesShort(var what, int has, int needs) ->
                "il faut %s sur la carte, il y en a %d".formatted(CARDS.amount(needs, what), has);
            case TerraformingObstacle.NoCubeToTake(var what) ->
                "aucune carte n'a de cube de ce type que l'on puisse prendre (%s)".formatted(CARDS.amount(1, what));
            case TerraformingObstacle.FromOnePlayer(var seat) ->
                "tout vient d'un même joueur, %s".formatted(name(seat));
            case TerraformingObstacle.AlreadyUsed() -> "déjà utilisée cette génération";
            case TerraformingObstacle.RatingNotRaised() -> "votre NT n'a pas augmenté cette génération";
            case TerraformingObstacle.NoAreaFor(var tile) -> "il n'y a pas de zone pour %s".formatted(CARDS.tile(tile));
            case TerraformingObstacle.HandEmpty() -> "vous n'avez pas de carte à vendre";
            case TerraformingObstacle.ClaimedAlready(var by) -> "déjà validé par %s".formatted(name(by));
            case TerraformingObstacle.ThreeClaimed() -> "trois objectifs ont été validés";
            case TerraformingObstacle.MilestoneShort(Milestone milestone, int has, int needs) ->
                "il faut %s, vous en êtes à %d".formatted(measure(milestone, needs), has);
            case TerraformingObstacle.FundedAlready(var by) -> "déjà financée par %s".formatted(name(by));
            case TerraformingObstacle.ThreeFunded() -> "trois récompenses ont été financées";
            case TerraformingObstacle.AreaTaken(var tile) -> "il s'y trouve %s".formatted(CARDS.tile(tile));
            case TerraformingObstacle.AreaMarked(var by) -> "marquée par %s".formatted(name(by));
            case TerraformingObstacle.WrongArea(Area.Kind kind) -> switch (kind) {
                case OCEAN -> "réservée aux océans";
                case NOCTIS -> "réservée à Noctis Ville";
                case LAND -> "ce n'est pas une zone du type voulu";
                case MOON -> "réservée à une autre carte";
            };
            case TerraformingObstacle.CityBeside() -> "une cité est adjacente";
            case TerraformingObstacle.TileBeside() -> "une tuile est adjacente";
            case TerraformingObstacle.NoOwnTileBeside() -> "aucune de vos tuiles n'est adjacente";
            case TerraformingObstacle.CitiesBesideShort(int needs) ->
                needs == 1 ? "il faut une cité adjacente" : "il faut %d cités adjacentes".formatted(needs);
            case TerraformingObstacle.NoGreeneryBeside() -> "aucune forêt n'est adjacente";
            case TerraformingObstacle.NoMetalPrinted() -> "ni acier ni titane n'y est indiqué";
            case TerraformingObstacle.NoVolcano() -> "ce n'est pas un volcan";
        };
    }

    private static String shifted(int shift) {
        return shift == 0 ? "" : " (écart permis : %d niveaux)".formatted(shift);
    }

    private static String measure(Milestone milestone, int needs) {
        return switch (milestone) {
            case TERRAFORMER -> "un NT de %d".formatted(needs);
            case MAYOR -> needs + " cités";
            case GARDENER -> needs + " forêts";
            case BUILDER -> needs + " badges Construction";
            case PLANNER -> needs + " cartes en main";
        };
    }

    @Override
    String label(TableText.Label label) {
        return switch (label) {
            case GENERATION -> "Génération";
            case TEMPERATURE -> "température";
            case OXYGEN -> "oxygène";
            case OCEANS -> "océans";
            case DECK -> "pioche";
            case DISCARDS -> "défausse";
            case RATING -> "NT";
            case HAND -> "cartes";
            case PASSED -> "a passé";
            case FIRST -> "premier joueur";
            case TAGS -> "Badges :";
            case IN_PLAY -> "En jeu :";
            case EVENTS -> "Événements joués :";
            case MILESTONES -> "Objectifs :";
            case AWARDS -> "Récompenses :";
            case YOUR_HAND -> "Votre main :";
            case ON_OFFER -> "Au choix :";
            case CHOSEN -> "Choisies :";
            case LEGEND ->
                "~ zone d'océan, ^ volcan, N Noctis Ville ; s acier, t titane, p plante, c carte ; ⌂ cité, ♣ forêt, ◆ spéciale, ≈ océan, ? marquée";
            case USED -> "(utilisée)";
        };
    }
}
