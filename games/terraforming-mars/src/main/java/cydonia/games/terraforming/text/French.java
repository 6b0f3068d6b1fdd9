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

/** Terraforming Mars en français. */
public final class French extends Speech {

    private static final FrenchCards CARDS = new FrenchCards();

    public French(Names names) {
        super(Language.FR, names, CARDS);
    }

    @Override
    String question(TerraformingView seen) {
        return switch (seen.question()) {
            case Question.ChooseCorporation() -> "Choisissez votre corporation.";
            case Question.KeepFirstCards(int kept, int money) ->
                "Achetez vos cartes de départ, 3 M€ chacune. Vous avez %d M€%s.".formatted(money,
                        sofar(kept));
            case Question.BuyCards(int chosen, int money) ->
                "Achetez des cartes, 3 M€ chacune. Vous avez %d M€%s.".formatted(money,
                        sofar(chosen));
            case Question.PayForCards(int price) -> "Comment payez-vous vos cartes, %d M€ ?".formatted(price);
            case Question.DraftCard(boolean left) ->
                "Gardez une carte ; les autres passent à votre voisin de %s.".formatted(left ? "gauche" : "droite");
            case Question.TakeAction(int taken) -> seen.players().size() == 1
                    ? "Jouez une carte, une action ou un projet, ou passez."
                    : taken == 0
                            ? "Première action : une carte, une action ou un projet, ou passez."
                            : "Seconde action : une carte, une action ou un projet, ou terminez votre tour.";
            case Question.Pay(int price, boolean steel, boolean titanium, boolean heat) ->
                "Comment payez-vous %d M€ ?%s".formatted(price, means(steel, titanium, heat));
            case Question.PlaceTile(var tile, var where) ->
                "Où placez-vous %s%s ?".formatted(CARDS.tile(tile), FrenchCards.where(where));
            case Question.ReserveArea() -> "Quelle zone revendiquez-vous ?";
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
            case Question.HowManySteps(var from, var to) ->
                "De combien de niveaux transférez-vous votre %s vers votre %s ?"
                        .formatted(CARDS.production(from), CARDS.production(to));
            case Question.HowMuch(var from, var to) -> "Combien d%s changez-vous en %s ?"
                    .formatted(FrenchCards.ofWhat(from), FrenchCards.resource(to));
            case Question.CopyProduction() -> "De quelle carte dupliquez-vous la production ?";
            case Question.KeepCards(int n) -> "Gardez encore %d de ces cartes.".formatted(n);
            case Question.BuyLookedAt() -> "Achetez-vous cette carte pour 3 M€ ?";
            case Question.SwapCard() -> "Défaussez-vous une carte pour en piocher une autre ?";
            case Question.SellPatents(boolean more) ->
                more ? "Vendre une autre carte pour 1 M€ ?" : "Quelle carte vendez-vous pour 1 M€ ?";
            case Question.LastGreenery() -> "Convertissez-vous encore des plantes en forêt ?";
            case Question.Wait(var seats) -> "On attend %s.".formatted(names(seats));
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
        return means.isEmpty()
                ? ""
                : " (%s accepté%s)".formatted(String.join(" et ", means), means.size() > 1 ? "s" : heat ? "e" : "");
    }

    @Override
    String phrase(TerraformingAction action, TerraformingView seen) {
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
            case TerraformingAction.ConvertHeat() -> "convertir 8 unités de chaleur pour augmenter la température";
            case TerraformingAction.EndTurn() -> "terminer le tour";
            case TerraformingAction.Pass() -> "passer pour cette génération";
            case TerraformingAction.Enough() -> enough(seen.question());
            case TerraformingAction.Decline() -> decline(seen.question());
            case TerraformingAction.Pay(int steel, int titanium, int heat) -> pay(steel, titanium, heat);
            case TerraformingAction.Place(Area area) ->
                "placer la tuile %s%s".formatted(in(area.where()), printed(area));
            case TerraformingAction.Reserve(Area area) -> "revendiquer %s%s".formatted(in(area.title()), printed(area));
            case TerraformingAction.AddTo(Card card) -> "le poser sur " + name(card);
            case TerraformingAction.Remove(int n, var from) -> "en prendre %d à %s".formatted(n, name(from));
            case TerraformingAction.RemoveCubes(int n, Card from) ->
                "en retirer %d de la carte %s".formatted(n, name(from));
            case TerraformingAction.Decrease(var seat) -> "diminuer celle de " + name(seat);
            case TerraformingAction.Option(int number) -> option(number, seen.question());
            case TerraformingAction.Amount(int n) -> String.valueOf(n);
            case TerraformingAction.Copy(Card card) -> "dupliquer " + name(card);
            case TerraformingAction.Discard(Card card) -> "défausser " + name(card);
            case TerraformingAction.Sell(Card card) -> "vendre " + name(card);
        };
    }

    private String project(StandardProject project, TerraformingView seen) {
        int price = project == StandardProject.POWER_PLANT ? seen.powerPlantPrice() : project.price();
        return price == 0
                ? "réaliser le projet standard %s".formatted(in(project.title()))
                : "réaliser le projet standard %s (%d M€)".formatted(in(project.title()), price);
    }

    private static String enough(Question question) {
        return switch (question) {
            case Question.SellPatents _ -> "ne plus rien vendre";
            case Question.LastGreenery _ -> "ne plus rien convertir";
            default -> "prendre ces cartes";
        };
    }

    private static String decline(Question question) {
        return switch (question) {
            case Question.BuyLookedAt _ -> "ne pas l'acheter";
            case Question.SwapCard _ -> "garder vos cartes";
            default -> "ne rien prendre";
        };
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
                "La génération %d commence ; %s est premier joueur.".formatted(number, name(first));
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
                "%s convertit %d unités de chaleur pour augmenter la température.".formatted(name(seat), heat);
            case TerraformingHappening.MilestoneClaimed(var seat, var milestone) ->
                "%s valide l'objectif %s.".formatted(name(seat), in(milestone.title()));
            case TerraformingHappening.AwardFunded(var seat, var award) ->
                "%s finance la récompense %s.".formatted(name(seat), in(award.title()));
            case TerraformingHappening.StockChanged(var seat, int n, var what) ->
                "%s %s %s.".formatted(name(seat), n > 0 ? "gagne" : "perd", CARDS.amount(Math.abs(n), what));
            case TerraformingHappening.ProductionChanged(var seat, int steps, var what, var _, var _) ->
                "%s : %s %s.".formatted(name(seat), CARDS.production(what), Typography.signed(steps));
            case TerraformingHappening.RatingRose(var seat, int steps, int now) ->
                "Le NT de %s passe à %d.".formatted(name(seat), now);
            case TerraformingHappening.ParameterRose(var seat, Parameter what, int now) ->
                "%s porte %s à %s.".formatted(name(seat), FrenchCards.parameter(what), reading(what, now));
            case TerraformingHappening.TilePlaced(var seat, var tile, Area area) ->
                "%s place %s %s.".formatted(name(seat), CARDS.tile(tile), in(area.where()));
            case TerraformingHappening.AreaReserved(var seat, Area area) ->
                "%s revendique la zone %s.".formatted(name(seat), in(area.title()));
            case TerraformingHappening.CubesChanged(var _, Card card, int n, int now, var _) ->
                "%s : %s %s (%d en tout).".formatted(name(card), Typography.signed(n), cubes(card, n), now);
            case TerraformingHappening.NextCardCheaper(var seat, int n) ->
                "La prochaine carte de %s coûte %d M€ de moins pendant cette génération.".formatted(name(seat), n);
            case TerraformingHappening.NextCardEased(var seat, int steps) ->
                "Les prérequis globaux de la prochaine carte de %s sont assouplis de %d niveaux pendant cette génération."
                        .formatted(name(seat), steps);
            case TerraformingHappening.ProductionCopied(var seat, Card card) ->
                "%s duplique la production de la carte %s.".formatted(name(seat), name(card));
            case TerraformingHappening.TurnEnded(var seat) -> "%s termine son tour.".formatted(name(seat));
            case TerraformingHappening.Passed(var seat) -> "%s passe.".formatted(name(seat));
            case TerraformingHappening.Income income ->
                "Production : %s %s.".formatted(name(income.seat()), changes(income.changes()));
            case TerraformingHappening.GameEnded(boolean terraformed) -> terraformed
                    ? "Mars est terraformée. La partie est terminée."
                    : "La partie est terminée ; Mars n'est pas terraformée.";
        };
    }

    @Override
    String reading(Parameter what, int now) {
        return what == Parameter.TEMPERATURE ? CardWords.degrees(now) : now + " %";
    }

    @Override
    String explain(TerraformingObstacle obstacle) {
        return switch (obstacle) {
            case TerraformingObstacle.MoneyShort(int has, int needs) ->
                "coûte %d M€, vous pouvez en payer %d".formatted(needs, has);
            case TerraformingObstacle.ParameterTooLow(Parameter what, int is, int needs, int shift) ->
                "il faut au moins %s (en ce moment %s)%s".formatted(FrenchCards.value(what, needs), bare(what, is),
                        shifted(shift));
            case TerraformingObstacle.ParameterTooHigh(Parameter what, int is, int needs, int shift) ->
                "il faut au plus %s (en ce moment %s)%s".formatted(FrenchCards.value(what, needs), bare(what, is),
                        shifted(shift));
            case TerraformingObstacle.TagsShort(Tag tag, int has, int needs) ->
                "il faut %d %s %s (vous en avez %d)".formatted(needs, FrenchCards.plural(needs, "badge"),
                        CARDS.tag(tag), has);
            case TerraformingObstacle.ProductionShort(Resource what, int has, int needs) ->
                "il faut une %s de %d (la vôtre est de %s)".formatted(CARDS.production(what), needs,
                        Typography.minus(has));
            case TerraformingObstacle.ProductionAtFloor(Resource what, int has, int loses) ->
                "votre %s passerait de %s à %s ; le minimum est %s".formatted(CARDS.production(what),
                        Typography.minus(has), Typography.minus(has - loses), Typography.minus(what.floor()));
            case TerraformingObstacle.StockShort(Resource what, int has, int needs) ->
                "il faut %s (vous en avez %d)".formatted(CARDS.amount(needs, what), has);
            case TerraformingObstacle.CitiesShort(int are, int needs) ->
                "il faut %d %s en jeu (il y en a %d)".formatted(needs, FrenchCards.plural(needs, "cité"), are);
            case TerraformingObstacle.GreeneriesShort(int has, int needs) ->
                "il faut %d %s à vous (vous en avez %d)".formatted(needs, FrenchCards.plural(needs, "forêt"), has);
            case TerraformingObstacle.NobodyToLose(Resource what, int steps) ->
                steps == 1
                        ? "aucun joueur n'a de %s à perdre".formatted(CARDS.production(what))
                        : "aucun joueur n'a %d niveaux de %s à perdre".formatted(steps, CARDS.production(what));
            case TerraformingObstacle.NothingToCopy() ->
                "aucune de vos cartes Construction n'a de production à dupliquer";
            case TerraformingObstacle.CubesShort(var what, int has, int needs) ->
                "il faut %s sur la carte (il y en a %d)".formatted(CARDS.amount(needs, what), has);
            case TerraformingObstacle.NoCubeToTake(var what) ->
                "aucune carte n'a %s que vous puissiez prendre".formatted(Typography.de(FrenchCards.noun(1, what)));
            case TerraformingObstacle.FromOnePlayer(var seat) ->
                "tout vient d'un même joueur, %s".formatted(name(seat));
            case TerraformingObstacle.AlreadyUsed() -> "déjà utilisée cette génération";
            case TerraformingObstacle.RatingNotRaised() -> "votre NT n'a pas augmenté cette génération";
            case TerraformingObstacle.NoAreaFor(var tile) -> "il n'y a pas de zone pour %s".formatted(CARDS.tile(tile));
            case TerraformingObstacle.HandEmpty() -> "vous n'avez pas de carte à vendre";
            case TerraformingObstacle.ClaimedAlready(var by) -> "déjà validé par %s".formatted(name(by));
            case TerraformingObstacle.ThreeClaimed() -> "trois objectifs ont été validés";
            case TerraformingObstacle.MilestoneShort(Milestone milestone, int has, int needs) ->
                "il faut %s (vous en êtes à %d)".formatted(measure(milestone, needs), has);
            case TerraformingObstacle.FundedAlready(var by) -> "déjà financée par %s".formatted(name(by));
            case TerraformingObstacle.ThreeFunded() -> "trois récompenses ont été financées";
            case TerraformingObstacle.AreaTaken(var tile) -> "il s'y trouve %s".formatted(CARDS.tile(tile));
            case TerraformingObstacle.AreaMarked(var by) -> "revendiquée par %s".formatted(name(by));
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

    /** The value now, without saying once more of what. */
    private String bare(Parameter what, int is) {
        return what == Parameter.OCEANS ? String.valueOf(is) : reading(what, is);
    }

    private static String cubes(Card card, int n) {
        return card.holds() == null ? "" : FrenchCards.noun(Math.abs(n), card.holds());
    }

    private String changes(Map<Resource, Integer> changes) {
        return Stream.of(Resource.values()).filter(what -> changes.getOrDefault(what, 0) != 0)
                .map(what -> "%s %s".formatted(Typography.signed(changes.getOrDefault(what, 0)), CARDS.name(what)))
                .collect(Collectors.joining(", "));
    }

    private static String shifted(int shift) {
        return shift == 0 ? "" : " (écart permis : %d niveaux)".formatted(shift);
    }

    private static String measure(Milestone milestone, int needs) {
        return switch (milestone) {
            case TERRAFORMER -> "un NT de %d".formatted(needs);
            case MAYOR -> "%d %s".formatted(needs, FrenchCards.plural(needs, "cité"));
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
                "~ zone d'océan, ^ volcan, N Noctis Ville ; a acier, t titane, p plante, c carte ; ⌂ cité, ♣ forêt, ◆ spéciale, ≈ océan, ? revendiquée";
            case USED -> "(utilisée)";
            case LETTERS -> "atpc";
        };
    }
}
