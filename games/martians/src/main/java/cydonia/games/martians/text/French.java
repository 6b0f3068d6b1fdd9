package cydonia.games.martians.text;

import static cydonia.games.martians.text.FrenchNouns.amount;
import static cydonia.games.martians.text.FrenchNouns.at;
import static cydonia.games.martians.text.FrenchNouns.lower;
import static cydonia.games.martians.text.FrenchNouns.ofThe;
import static cydonia.games.martians.text.FrenchNouns.some;
import static cydonia.games.martians.text.FrenchNouns.the;
import static cydonia.games.martians.text.FrenchNouns.time;
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
import cydonia.games.martians.cards.Named;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Ward;
import java.util.List;

/** The game in French. */
public final class French implements MartiansProse {

    private final Names names;
    private final FrenchCards cards = new FrenchCards();

    public French(Names names) {
        this.names = names;
    }

    @Override
    public List<CardText> cards() {
        return CardList.of(Language.FR, cards, new FrenchMissions());
    }

    @Override
    public String say(Objective objective, int players) {
        return Typography.set(Language.FR, new FrenchMissions(players).say(objective));
    }

    @Override
    public String rules(Mission mission) {
        return Typography.set(Language.FR, String.join(" ", new FrenchMissions().rules(mission)));
    }

    @Override
    public String price(int count, Thing what) {
        return Typography.set(Language.FR, FrenchPrices.quantity(count, what));
    }

    @Override
    public String show(MartiansView seen) {
        return new TableText(Language.FR, names, seen, cards, new FrenchMissions(seen.seats())).text();
    }

    @Override
    public String show(MartiansView seen, Part part) {
        return new TableText(Language.FR, names, seen, cards, new FrenchMissions(seen.seats())).text(part);
    }

    @Override
    public String tell(Happening happening) {
        return Typography.set(Language.FR, names, marks -> FrenchTales.tell((MartiansHappening) happening, marks));
    }

    @Override
    public String ask(MartiansView seen) {
        return Typography.set(Language.FR, names, marks -> question(seen, marks));
    }

    private String question(MartiansView seen, Names marks) {
        Asking asking = seen.asking();
        if (seen.clock().over()) {
            return "La partie est terminée.";
        }
        boolean mine = seen.viewer() instanceof Seat seat && asking.seats().contains(seat);
        if (!mine) {
            return "On attend %s.".formatted(asking.seats().stream().map(marks::of).collect(joining(", ")));
        }
        return switch (asking.question()) {
            case Question.GameOver _ -> "La partie est terminée.";
            case Question.KeepObjective _ -> "Quel objectif caché gardez-vous ? Les autres sont transmis ou défaussés.";
            case Question.FreeColonist _ ->
                "Débloquer le quatrième colon ? Chaque cycle aura un tour et un jeton Faim de plus.";
            case Question.MissTurns _ -> "Vous manquez un tour de ce cycle par colon mort : lequel ou lesquels ?";
            case Question.OpenOffer _ -> "Faites-vous une offre à quelqu'un avant le prochain tour de jeu ?";
            case Question.Pay(var toll) -> "Payer %s%s%s ?".formatted(amount(toll.count(), toll.good()),
                    toll.reward().isEmpty() ? "" : " pour " + cards.inside(toll.reward()),
                    toll.otherwise().isEmpty() ? "" : ", ou " + cards.inside(toll.otherwise()));
            case Question.TakeMarkerBack _ -> "Quel marqueur reprenez-vous gratuitement ?";
            case Question.LoseTokens(int count) ->
                "Lequel des jetons Excavation les plus proches est perdu ? (encore %d)"
                        .formatted(count);
            case Question.TurnUpTokens(int count) ->
                "Quel jeton Excavation caché retournez-vous ? (encore %d)".formatted(count);
            case Question.Play _ -> EnglishCards.upper("%s%s%s : que faites-vous ?".formatted(
                    seen.crews().size() > seen.seats() ? "équipe %d, ".formatted(asking.crew().index() + 1) : "",
                    asking.placement().map(where -> "marqueur %s, ".formatted(at(where))).orElse(""),
                    time(asking.time())));
            case Question.Dig _ -> "Extrayez-vous d'abord, ou déplacez-vous d'abord l'excavatrice ?";
            case Question.TakeCrystals _ -> "Quels cristaux prenez-vous ? Le reste du jeton est perdu.";
            case Question.MoveExcavator _ ->
                "Où va l'excavatrice ? Elle doit bouger, sans s'éloigner des jetons cachés.";
            case Question.Extract _ -> "De quel jeton extrayez-vous ?";
            case Question.Relieve(var need, int count) -> "De quels quartiers retirez-vous un jeton %s ? (encore %d)"
                    .formatted(need.title().fr(), count);
            case Question.SpendMineral _ ->
                "Payez-vous avec le minéral ou avec une preuve de vie (+2 points de réputation) ?";
            case Question.RecallMarkers _ -> "Quels marqueurs reprenez-vous pendant ce repos ?";
            case Question.UseBuilder _ -> "Quelle action de construction fait le bâtisseur ?";
            case Question.CleanDust _ -> "Où retirez-vous la poussière ?";
            case Question.Deliver _ -> "Que livrez-vous aux quartiers ?";
            case Question.WriteOffer _ -> "Votre offre : que donnez-vous, et que demandez-vous ?";
            case Question.AnswerOffer(var offer) -> offer(offer, marks);
            case Question.EndGame(int inFavour) ->
                "La mission est accomplie : terminez-vous la partie ? La majorité décide ; pour la fin : %d."
                        .formatted(inFavour);
            case Question.SendMarkers markers -> send(markers.of(asking.crew()));
        };
    }

    private static String send(Question.Due due) {
        return due.count() > 1
                ? "Il reste des besoins : quels %d marqueurs vont à l'infirmerie ou aux appartements ?"
                        .formatted(due.count())
                : due.next() == Ward.INFIRMARY
                        ? "Il reste des malades : quel marqueur va à l'infirmerie ?"
                        : "Il reste des affamés : quel marqueur va aux appartements ?";
    }

    private static String offer(MartiansView.Trading offer, Names marks) {
        return "%s vous offre %s contre %s.".formatted(marks.of(offer.author()), FrenchPrices.goods(offer.gives()),
                FrenchPrices.goods(offer.asks()));
    }

    private static String name(Named named) {
        return named.title().fr();
    }

    @Override
    public String choice(MartiansAction action, MartiansView seen) {
        return Typography.set(Language.FR, names, marks -> words(action, seen, marks));
    }

    private String words(MartiansAction action, MartiansView seen, Names marks) {
        String terms = seen.tariff(action).map(FrenchPrices::terms).orElse("");
        return switch (action) {
            case Place place -> "placer un marqueur %s, poste %d%s".formatted(at(place.where()), place.post(),
                    terms.isEmpty() && seen.surcharge(place) > 0
                            ? " (+%s par action)".formatted(time(seen.surcharge(place)))
                            : terms);
            case Relieve(int quarters) -> "le retirer de Q" + quarters;
            case Build(var site) -> "construire %s%s".formatted(the(site), terms);
            case Improve(var where, int post) -> "améliorer %s, poste %d%s".formatted(the(where), post, terms);
            case Install(var source) -> "installer %s%s".formatted(some(source), terms);
            case Extract(int cell) -> "extraire du jeton en %s".formatted(Area.id(cell));
            case Move(int cell) -> "déplacer l'excavatrice en %s".formatted(Area.id(cell));
            case Take(int regolith, int ice) -> "prendre " + FrenchPrices.crystals(regolith, ice);
            case Analyse() -> "analyser le régolite" + terms;
            case Research(var tile) -> "réaliser la recherche « %s »%s".formatted(name(tile), terms);
            case Resupply(int _) -> "s'approvisionner" + terms;
            case Fulfil(var contract) -> "remplir le contrat « %s »%s".formatted(name(contract), terms);
            case Accomplish(var task) -> "accomplir l'objectif « %s »%s".formatted(name(task), terms);
            case Harvest() -> "récolter" + terms;
            case Plant(var tile) -> "passer aux %s%s : %s".formatted(lower(tile), terms, cards.harvest(tile));
            case HireExpert(var expert) -> "engager %s%s".formatted(the(expert), terms);
            case HireAssistant(var assistant) -> "engager un %s%s".formatted(lower(assistant), terms);
            case Develop(var technology) -> "développer « %s »%s".formatted(name(technology), terms);
            case Rest() -> "se reposer et reprendre des marqueurs" + terms;
            case Recall(var from) -> "reprendre le marqueur %s".formatted(ofThe(from));
            case Recover(var ward) -> (ward == Ward.INFIRMARY
                    ? "reprendre un marqueur de l'infirmerie"
                    : "reprendre un marqueur des appartements") + terms;
            case Consult(var expert) -> "consulter %s%s".formatted(the(expert), terms);
            case DrawRtg() -> "puiser au RTG" + terms;
            case Spend(var card) -> "payer avec « %s »".formatted(name(card));
            case Clean(var where) -> "nettoyer %s".formatted(the(where));
            case Finish() -> "finir le tour et livrer";
            case Deliver(var product, int quarters) ->
                "livrer %s en Q%d%s".formatted(amount(1, product), quarters, terms);
            case Enough() -> seen.asking().question() instanceof Question.Deliver
                    ? "ne plus rien livrer"
                    : "ne plus reprendre de marqueur";
            case Offer(var partner) -> "faire une offre à %s".formatted(marks.of(partner));
            case Give(var good) -> "donner " + amount(1, good);
            case Ask(var good) -> "demander " + amount(1, good);
            case Propose() -> "proposer l'offre";
            case Withdraw() -> "retirer l'offre";
            case Pass() -> "ne pas faire d'offre maintenant";
            case NoTrade() -> "ne plus faire d'offres entre les tours de jeu de ce cycle";
            case Accept() -> "accepter" + terms;
            case Decline() -> "refuser l'offre";
            case Counter() -> "répondre par une autre offre";
            case Pay() -> "payer" + terms;
            case Refuse() -> "ne pas payer";
            case Unlock() -> "débloquer le quatrième colon";
            case LeaveLocked() -> "ne pas le débloquer";
            case EndGame() -> "terminer la partie maintenant";
            case GoOn() -> "continuer la partie";
            case Absent(int turn) -> "ne pas jouer au tour %d".formatted(turn);
            case Send(var from) -> "envoyer le marqueur %s".formatted(ofThe(from));
            case Collapse(int cell) -> "abandonner le jeton en " + Area.id(cell);
            case TurnUp(int cell) -> "retourner le jeton en " + Area.id(cell);
            case Keep(var card) -> "garder « %s » (%s)".formatted(name(card), cards.wish(card));
        };
    }

    @Override
    public String explain(Obstacle obstacle) {
        return Typography.set(Language.FR, reason((MartiansObstacle) obstacle));
    }

    private String reason(MartiansObstacle obstacle) {
        return switch (obstacle) {
            case MartiansObstacle.NotEnoughTime(int needed, int left) ->
                "il faut %s (il en reste %d)".formatted(time(needed), left);
            case MartiansObstacle.NotEnough(var good, int needed, int held) ->
                "il faut %s (vous en avez %d)".formatted(amount(needed, good), held);
            case MartiansObstacle.NotEnoughMinerals(var mineral, int needed, int held, int proofs) ->
                "il faut %s (vous en avez %d, et %d preuve%s de vie)".formatted(FrenchNouns.minerals(needed, mineral),
                        held, proofs, proofs > 1 ? "s" : "");
            case MartiansObstacle.NotEnoughArtefacts(int needed, int held) ->
                "il faut %d artefact%s (il y en a %d)".formatted(needed, needed > 1 ? "s" : "", held);
            case MartiansObstacle.NoNeed(var need) ->
                "aucun jeton %s que vous puissiez retirer".formatted(name(need));
            case MartiansObstacle.NoneThere(var need, int quarters) ->
                "il n'y a aucun jeton %s en Q%d".formatted(name(need), quarters);
            case MartiansObstacle.PostUnavailable(int players) ->
                players == 1
                        ? "ce poste ne sert pas en solo"
                        : "ce poste ne sert pas à %d joueurs".formatted(players);
            case MartiansObstacle.PostBlocked() -> "un événement bloque ce poste jusqu'à la fin du cycle";
            case MartiansObstacle.PostTaken() -> "un marqueur occupe ce poste";
            case MartiansObstacle.UnderConstruction(var where) -> "%s est encore en chantier".formatted(the(where));
            case MartiansObstacle.NotUnderConstruction(var where) ->
                "%s n'est pas en chantier".formatted(the(where));
            case MartiansObstacle.NothingToImprove(var where, int post) ->
                "il n'y a aucun jeton Amélioration sur le poste %d %s".formatted(post, ofThe(where));
            case MartiansObstacle.MarkerThere(var where) ->
                "vous avez déjà un marqueur %s ; reposez-vous d'abord".formatted(at(where));
            case MartiansObstacle.NoMarker() -> "vous n'avez plus de marqueur Action en réserve";
            case MartiansObstacle.ClosedByEvent() -> "un événement l'a fermé";
            case MartiansObstacle.NothingPossible _ -> "aucune action possible ici pour l'instant";
            case MartiansObstacle.NotPlaced(var where) ->
                "il faut d'abord placer un marqueur %s".formatted(at(where));
            case MartiansObstacle.MustActFirst(var where) ->
                "le marqueur %s doit d'abord faire une action".formatted(ofThe(where));
            case MartiansObstacle.AlreadyDone() -> "cette action a déjà été faite avec ce marqueur";
            case MartiansObstacle.InstallationLimit(int limit) ->
                "vous avez déjà %d installations énergétiques, le maximum".formatted(limit);
            case MartiansObstacle.StaffLimit(int limit) -> "vous en avez déjà %d, le maximum".formatted(limit);
            case MartiansObstacle.NotOnDisplay() -> "cette carte n'est pas disponible";
            case MartiansObstacle.NotHired() -> "vous n'avez pas engagé cet expert";
            case MartiansObstacle.UsedThisTurn() -> "déjà utilisé ce tour-ci";
            case MartiansObstacle.AlreadyDeveloped() -> "déjà développée";
            case MartiansObstacle.AlreadyPlanted() -> "c'est déjà votre plantation";
            case MartiansObstacle.NoTileLeft() -> "il ne reste aucune tuile de ce type";
            case MartiansObstacle.NothingToDig() -> "il ne reste aucun jeton Excavation";
            case MartiansObstacle.NoRegolithDug() -> "ce marqueur n'a pas extrait de régolite";
            case MartiansObstacle.NoTokenThere() -> "il n'y a pas de jeton à cet endroit";
            case MartiansObstacle.FaceDown() -> "le jeton est face cachée";
            case MartiansObstacle.OutOfReach() -> "hors de portée sans grue télescopique";
            case MartiansObstacle.MovesAway(int from, int to) ->
                "le jeton caché le plus proche serait à %d au lieu de %d".formatted(to, from);
            case MartiansObstacle.SlotsFull(int slots) -> "les %d cases sont remplies".formatted(slots);
            case MartiansObstacle.NotYet(var requirement) -> "seulement " + new FrenchMissions().say(requirement);
            case MartiansObstacle.RtgEmpty() -> "le RTG est vide";
            case MartiansObstacle.NoMarkersOnPosts() -> "aucun de vos marqueurs n'est sur un poste";
            case MartiansObstacle.NobodyIn(var ward) -> ward == Ward.INFIRMARY
                    ? "aucun de vos marqueurs n'est à l'infirmerie"
                    : "aucun de vos marqueurs n'est aux appartements";
            case MartiansObstacle.NotTradeable(var good) -> "ce bien ne s'échange pas (%s)".formatted(name(good));
            case MartiansObstacle.AlreadyGiven(var good) ->
                "vous en donnez déjà dans la même offre (%s)".formatted(name(good));
            case MartiansObstacle.OffersRefused(int limit) ->
                "%d offres à ce partenaire n'ont pas abouti ce tour-ci, le maximum".formatted(limit);
            case MartiansObstacle.DeliveryLimit(int limit) ->
                "un colon livre au plus %d produit%s".formatted(limit, limit > 1 ? "s" : "");
        };
    }
}
