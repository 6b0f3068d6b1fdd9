package cydonia.games.onmars.text;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Prose;
import cydonia.games.onmars.MarsMap;
import cydonia.games.onmars.OnMarsAction;
import cydonia.games.onmars.OnMarsHappening;
import cydonia.games.onmars.OnMarsObstacle;
import cydonia.games.onmars.OnMarsView;
import cydonia.games.onmars.Owner;
import cydonia.games.onmars.Question;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Printed;
import java.util.List;
import java.util.Optional;

/** On Mars in French. */
public final class French implements Prose<OnMarsAction, OnMarsView> {

    private static final CardWords WORDING = new FrenchCards();

    private final Names names;

    public French(Names names) {
        this.names = names;
    }

    private String name(Owner owner) {
        return owner.seat().map(names::of).orElse("Lacerda");
    }

    private static String at(int hex) {
        return MarsMap.name(hex);
    }

    private static String label(Printed thing) {
        return thing.label().fr();
    }

    private static String points(int n) {
        return Math.abs(n) < 2 ? n + " point" : n + " points";
    }

    private static String colonists(int n) {
        return n < 2 ? n + " colon" : n + " colons";
    }

    private static String hex(Optional<Printed> tile) {
        return tile.map(thing -> "la tuile « " + label(thing) + " » est détruite").orElse("un cristal est détruit");
    }

    @Override
    public String ask(OnMarsView seen) {
        Question question = seen.question().orElse(null);
        if (question == null) {
            return "La partie est terminée.";
        }
        return seen.viewer().equals(question.who())
                ? ask(question)
                : "La table attend %s.".formatted(names.of(question.who()));
    }

    private static String ask(Question question) {
        return switch (question) {
            case Question.Turn _ -> "À vous de jouer : une action principale, et une action exécutive avant ou après.";
            case Question.LastMoment _ -> "Votre tour finit avec la capsule d'atterrissage : autre chose avant ?";
            case Question.PutGain(var who, var item, int left) -> "Quel contrat reçoit ce qui n'a pas de place (%s) ?".formatted(
                    WORDING.count(left, item));
            case Question.Space _ -> "Quelle case d'ordre du tour prenez-vous ?";
            case Question.ShuttleSide _ ->
                "Vous occupez la case la plus haute : de quel côté la navette commence-t-elle ?";
            case Question.PaySlot(var who, var main, int left) ->
                "D'autres sont sur « %s » : payez encore %d, chaque fois un cristal ou un colon envoyé travailler."
                        .formatted(label(main), left);
            case Question.PayResources _ -> "Avec quoi payez-vous ? Les minerais remplacent toute autre ressource.";
            case Question.PayCrystals(var who, int left) ->
                "Payez %d : des cristaux, ou des objectifs personnels à leur place.".formatted(left);
            case Question.Stock(var who, int left) -> "Que prenez-vous à l'entrepôt ?" + boosted(left);
            case Question.Learn(var who, int left) -> "Quelle technologie apprenez-vous ?" + boosted(left);
            case Question.Shelve(var who, var tech) ->
                "Sur quelle case du laboratoire posez-vous « %s » ?".formatted(label(tech));
            case Question.Develop(var who, int left) -> "Quelle technologie développez-vous ?" + boosted(left);
            case Question.Plans(var who, int left) -> "Quel plan prenez-vous ?" + boosted(left);
            case Question.Upgrade(var who, int left) -> "Quel plan réalisez-vous ?" + boosted(left);
            case Question.UpgradeAt(var who, var card) -> "Quel bâtiment devient « %s » ?".formatted(label(card));
            case Question.Welcome(var who, int left) -> "Quel vaisseau accueillez-vous ?" + boosted(left);
            case Question.Unload(var who, int colonists) ->
                "Qu'apporte le vaisseau : %d colons, ou un de moins et un robot ?".formatted(colonists);
            case Question.Land _ -> "Où le nouveau robot se pose-t-il ?";
            case Question.MakeRoom _ -> "Votre pion doit céder la place : où va-t-il ?";
            case Question.Drive(var who, int bots, int rover) ->
                "Avancez pas à pas (points : robots %d, rover %d) ; un pas sans point coûte un cristal."
                        .formatted(bots, rover);
            case Question.Hire _ -> "Qui engagez-vous, ou quel contrat prenez-vous ?";
            case Question.Refill _ -> "Quel contrat remplit la case vide de l'offre ?";
            case Question.Construct _ -> "Quel type construisez-vous ?";
            case Question.ConstructAt(var who, var type) -> "Où construisez-vous (%s) ?".formatted(label(type));
            case Question.ConstructBy(var who, var type) ->
                "Quelle technologie agrandit le complexe (%s) ?".formatted(label(type));
            case Question.Benefit _ -> "La colonie attendait ce bâtiment : quel bénéfice prenez-vous ?";
            case Question.Recall(var who, int left) -> "Quel colon revient ? (encore %d)".formatted(left);
            case Question.Explore _ -> "Quelle tuile Découverte posez-vous ?";
            case Question.ExploreAt(var who, var tile) ->
                "Où posez-vous la tuile « %s », à trois hexagones de votre rover ?".formatted(label(tile));
            case Question.Radar _ -> "Quelle tuile Découverte va sur le Radar ?";
            case Question.ProduceAgain _ -> "Envoyez-vous un colon pour faire produire l'un d'eux de nouveau ?";
            case Question.GainMore _ -> "Envoyez-vous un colon pour en gagner un de plus ?";
            case Question.Receive(var who, int left) -> "Quelle ressource gagnez-vous ?" + boosted(left);
            case Question.BuyColonist _ -> "Payez-vous une eau ou une plante pour un colon ?";
            case Question.Oxygen(var who, var tech) ->
                "Votre technologie « %s » a servi : la développer, ou garder l'oxygène ?".formatted(label(tech));
            case Question.Shuttle _ -> "Voyagez-vous ?";
            case Question.Fulfil _ -> "La partie s'achève : quels contrats remplissez-vous encore ?";
        };
    }

    private static String boosted(int left) {
        return left > 0 ? " (encore %d)".formatted(left) : " Chaque fois de plus envoie un colon travailler.";
    }

    @Override
    public String choice(OnMarsAction action, OnMarsView seen) {
        return switch (action) {
            case OnMarsAction.TakeSpace(var space) -> "case %d : %s".formatted(space.number(),
                    WORDING.effect(space.benefit()));
            case OnMarsAction.PlaceShuttle(boolean orbit) -> orbit ? "en Orbite" : "dans la Colonie";
            case OnMarsAction.Act(var main) -> label(main);
            case OnMarsAction.Execute(var executive) -> "action exécutive : %s (%s)".formatted(label(executive),
                    WORDING.count(executive.crystals(), Item.CRYSTAL));
            case OnMarsAction.Use(var card) -> "utiliser %s : %s".formatted(label(card), WORDING.effect(card.action()));
            case OnMarsAction.Send(var card) -> "envoyer le scientifique (%s) dans %s : %s".formatted(
                    label(card.scientist()), label(card), WORDING.effect(card.action()));
            case OnMarsAction.Complete(var goal, boolean developments) -> "accomplir l'objectif %s : %s".formatted(
                    label(goal), WORDING.effect(developments ? Goal.DEVELOPMENTS : goal.reward()));
            case OnMarsAction.Deliver(var contract, var item) -> "poser %s sur un contrat (%s)".formatted(
                    WORDING.count(1, item), label(contract));
            case OnMarsAction.Fulfil(var contract) -> "remplir un contrat (%s)".formatted(label(contract));
            case OnMarsAction.Pay(var item) -> "payer en " + label(item);
            case OnMarsAction.PayGoal(var goal) -> "défausser l'objectif %s à la place d'un cristal".formatted(
                    label(goal));
            case OnMarsAction.Take(var item) -> "prendre " + WORDING.count(1, item);
            case OnMarsAction.Receive(var item) -> "gagner " + WORDING.count(1, item);
            case OnMarsAction.Learn(var tech, int row) -> "%s, %s".formatted(label(tech),
                    List.of("gratuitement", "pour une batterie", "pour une batterie et une ressource").get(row));
            case OnMarsAction.Shelve(var space) -> "case %s : %s".formatted(label(space),
                    WORDING.effect(space.bonus()));
            case OnMarsAction.Develop(var tech, var space) -> "%s en %s : %s".formatted(label(tech), label(space),
                    WORDING.effect(space.bonus()));
            case OnMarsAction.Plan(var card) -> "%s (%s, niveau %d)".formatted(label(card), label(card.building()),
                    card.level());
            case OnMarsAction.Rover(int to) -> "rover vers " + at(to);
            case OnMarsAction.Bot(int from, int to) -> "robot de %s vers %s".formatted(at(from), at(to));
            case OnMarsAction.UseTech(var owner) -> "utiliser la technologie de " + name(seen.owner(owner));
            case OnMarsAction.Construct(var type) -> label(type);
            case OnMarsAction.At(int hex) -> "en " + at(hex);
            case OnMarsAction.Upgrade(var card) -> "%s, sur %s".formatted(label(card),
                    FrenchCards.a(card.building()));
            case OnMarsAction.Welcome(var slot) -> "le vaisseau sur « %s »".formatted(label(slot));
            case OnMarsAction.Unload(boolean bot) -> bot ? "un robot et un colon de moins" : "seulement des colons";
            case OnMarsAction.Hire(var scientist) -> "engager : " + label(scientist);
            case OnMarsAction.Sign(var contract) -> "prendre : " + label(contract);
            case OnMarsAction.Offer(var contract) -> "proposer : " + label(contract);
            case OnMarsAction.Recall(var from) -> "récupérer un colon de « %s »".formatted(label(from));
            case OnMarsAction.Explore(var tile) -> "%s : %s".formatted(label(tile), WORDING.effect(tile.effect()));
            case OnMarsAction.Claim(var benefit) -> label(benefit);
            case OnMarsAction.ClaimTask(var card) -> "montrer %s (gagner %s)".formatted(label(card), WORDING.count(1, card.reward()));
            case OnMarsAction.Plain plain -> plain(plain);
        };
    }

    private static String plain(OnMarsAction.Plain plain) {
        return switch (plain) {
            case END_TURN -> "terminer le tour";
            case ENOUGH -> "rien de plus";
            case STOP -> "rester ici";
            case PAY_COLONIST -> "envoyer un colon travailler";
            case RECALL_WORKER -> "récupérer un colon de l'espace de travail";
            case KEEP_OXYGEN -> "garder l'oxygène";
            case RIDE -> "prendre la navette";
            case FLY -> "partir avec un de vos vaisseaux";
            case STAY -> "rester";
        };
    }

    @Override
    public String tell(Happening happening) {
        return switch ((OnMarsHappening) happening) {
            case OnMarsHappening.TurnBegan(var who, int round) -> "Manche %d : au tour de %s.".formatted(round,
                    name(who));
            case OnMarsHappening.Acted(var who, var main) -> "%s : %s.".formatted(name(who), label(main));
            case OnMarsHappening.Executed(var who, var executive) -> "%s, action exécutive : %s.".formatted(name(who),
                    label(executive));
            case OnMarsHappening.BuildingUsed(var who, var card) -> "%s utilise %s.".formatted(name(who), label(card));
            case OnMarsHappening.Gained(var who, var item, int n, int lost) -> "%s gagne %s%s.".formatted(name(who),
                    WORDING.count(n, item), lost == 0 ? "" : " et n'a pas de place pour " + lost + " de plus");
            case OnMarsHappening.Lost(var who, var item, int n) -> "%s perd %s faute de place.".formatted(name(who),
                    WORDING.count(n, item));
            case OnMarsHappening.Paid(var who, var item, int n) -> "%s paie %s.".formatted(name(who),
                    WORDING.count(n, item));
            case OnMarsHappening.ColonistsCame(var who, int n, int away) -> "%s gagne %s%s.".formatted(name(who),
                    colonists(n), away == 0 ? "" : " ; pas de place pour " + away + " de plus");
            case OnMarsHappening.SentToWork(var who, int n) -> "%s envoie %s travailler.".formatted(name(who),
                    colonists(n));
            case OnMarsHappening.CameHome(var who, int n, int away) -> "%s de %s %s%s.".formatted(colonists(n),
                    name(who), n < 2 ? "revient" : "reviennent",
                    away == 0 ? "" : " ; pas de lit pour " + away + " de plus");
            case OnMarsHappening.SlotsCleared(var main, var who, int n) ->
                "« %s » était plein : %s de %s doivent partir."
                        .formatted(label(main), colonists(n), name(who));
            case OnMarsHappening.GoalDiscarded(var who, var goal) ->
                "%s défausse %s à la place d'un cristal.".formatted(
                        name(who), goal.map(card -> "l'objectif " + label(card)).orElse("un objectif personnel"));
            case OnMarsHappening.GoalCompleted(var who, var goal) -> "%s accomplit l'objectif personnel %s.".formatted(
                    name(who), label(goal));
            case OnMarsHappening.Learnt(var who, var tech, var space) -> "%s apprend %s sur la case %s.".formatted(
                    name(who), label(tech), label(space));
            case OnMarsHappening.Developed(var who, var tech, var space) -> "%s développe %s en %s.".formatted(
                    name(who), label(tech), label(space));
            case OnMarsHappening.TechUsed(var who, var whose, var tech) -> who == whose
                    ? "%s utilise sa technologie %s.".formatted(name(who), label(tech))
                    : "%s utilise la technologie %s de %s.".formatted(name(who), label(tech), name(whose));
            case OnMarsHappening.PlanTaken(var who, var card) -> "%s prend le plan %s.".formatted(name(who),
                    label(card));
            case OnMarsHappening.RoverMoved(var who, int from, int to) -> "Le rover de %s va de %s à %s.".formatted(
                    name(who), at(from), at(to));
            case OnMarsHappening.BotMoved(var who, int from, int to) -> "Un robot de %s va de %s à %s.".formatted(
                    name(who), at(from), at(to));
            case OnMarsHappening.BotPlaced(var who, int hex) -> "Un nouveau robot de %s se pose en %s.".formatted(
                    name(who), at(hex));
            case OnMarsHappening.BotOnBoard(var who) -> "%s place un nouveau robot sur son plateau.".formatted(name(who));
            case OnMarsHappening.Displaced(var who, boolean rover, int from, int to) ->
                "%s de %s cède la place en %s et va en %s."
                        .formatted(rover ? "Le rover" : "Un robot", name(who), at(from), at(to));
            case OnMarsHappening.Collected(var who, var tile, int hex) -> "%s ramasse la tuile « %s » en %s.".formatted(
                    name(who), label(tile), at(hex));
            case OnMarsHappening.Destroyed(int hex, var tile) -> "En %s, %s.".formatted(at(hex), hex(tile));
            case OnMarsHappening.Built(var who, var type, int hex, int size) -> "%s construit %s en %s%s.".formatted(
                    name(who), FrenchCards.a(type), at(hex), size == 1 ? "" : " : un complexe de " + size);
            case OnMarsHappening.CrystalFound(var who, int hex) -> "Un cristal apparaît en %s.".formatted(at(hex));
            case OnMarsHappening.CubePlaced(var who, var type) -> "%s place son cube Progrès (%s).".formatted(name(who),
                    label(type));
            case OnMarsHappening.Upgraded(var who, var card, int hex) ->
                "%s améliore le bâtiment en %s : %s.".formatted(
                        name(who), at(hex), label(card));
            case OnMarsHappening.Scored(var who, var source, int n) -> "%s marque %s (%s).".formatted(name(who),
                    points(n), switch (source) {
                        case FIRST_OF_TYPE -> "premier de son type";
                        case REWARD_TILE -> "tuile Récompense";
                        case PROGRESS -> "progrès";
                        case MINERAL_MINE -> "Mine de minerai";
                    });
            case OnMarsHappening.LifeSupportGrew(var type, int row) -> "Survie : %s monte à %d.".formatted(label(type),
                    row);
            case OnMarsHappening.LevelReached(int level) -> "La colonie atteint le niveau %d.".formatted(level);
            case OnMarsHappening.ShipWelcomed(var who, var slot) -> "%s accueille un vaisseau et ouvre « %s »."
                    .formatted(name(who), label(slot));
            case OnMarsHappening.ShipSpent(var who) -> "%s part avec un de ses vaisseaux.".formatted(name(who));
            case OnMarsHappening.Hired(var who, var scientist) -> "%s engage un scientifique (%s).".formatted(name(who),
                    label(scientist));
            case OnMarsHappening.ScientistSent(var who, var card) -> "%s envoie son scientifique (%s) dans %s."
                    .formatted(name(who), label(card.scientist()), label(card));
            case OnMarsHappening.ContractSigned(var who, var contract) -> "%s prend un contrat (%s).".formatted(
                    name(who), label(contract));
            case OnMarsHappening.ContractOffered(var contract) -> "Un nouveau contrat est proposé (%s).".formatted(
                    label(contract));
            case OnMarsHappening.Delivered(var who, var contract, var item) -> "%s pose %s sur un contrat (%s)."
                    .formatted(name(who), WORDING.count(1, item), label(contract));
            case OnMarsHappening.ContractFulfilled(var who, var contract) -> "%s a rempli un contrat (%s).".formatted(
                    name(who), label(contract));
            case OnMarsHappening.MissionStep(var who, var mission, int left) ->
                "%s fait avancer la mission « %s » ; encore %d."
                        .formatted(name(who), label(mission), left);
            case OnMarsHappening.MissionDone(var mission) -> "La mission « %s » est accomplie.".formatted(
                    label(mission));
            case OnMarsHappening.MissionsLeft(int left) -> "Missions restantes avant la fin : %d.".formatted(left);
            case OnMarsHappening.RadarLoaded(var who, var tile) -> "%s pose la tuile « %s » sur le Radar.".formatted(
                    name(who), label(tile));
            case OnMarsHappening.Explored(var who, var tile, int hex) -> "%s pose la tuile « %s » en %s.".formatted(
                    name(who), label(tile), at(hex));
            case OnMarsHappening.Travelled(var who, boolean toOrbit) -> "%s voyage vers %s.".formatted(name(who),
                    toOrbit ? "l'Orbite" : "la Colonie");
            case OnMarsHappening.SpaceTaken(var who, var space) -> "%s prend la case d'ordre du tour %d.".formatted(
                    name(who), space.number());
            case OnMarsHappening.ShuttleMoved(boolean inOrbit, int space, boolean crossed, int steps) ->
                "La navette %s la case %d, %s."
                        .formatted(crossed ? "traverse vers" : "est sur", space,
                                inOrbit ? "en Orbite" : "dans la Colonie");
            case OnMarsHappening.EndInSight() -> "La fin approche : encore une manche, sans phase de navette.";
            case OnMarsHappening.ColonistCardShown(var who, var card) -> "%s révèle la carte %s et pioche deux tâches."
                    .formatted(name(who), label(card));
            case OnMarsHappening.ColonistTaskDone(var who, var card) -> "%s accomplit la tâche %s.".formatted(name(who),
                    label(card));
            case OnMarsHappening.SoloCardShown(var card) -> "Lacerda pioche la carte %d : action %d.".formatted(
                    card.number(), card.action());
            case OnMarsHappening.IconMoved(var icon) -> "Le robot de Lacerda passe sur l'icône : %s.".formatted(
                    label(icon));
        };
    }

    @Override
    public String explain(Obstacle obstacle) {
        return switch ((OnMarsObstacle) obstacle) {
            case OnMarsObstacle.OtherSide(boolean orbit) -> orbit
                    ? "vous êtes dans la Colonie, et cela se fait en Orbite"
                    : "vous êtes en Orbite, et cela se fait dans la Colonie";
            case OnMarsObstacle.MainActionDone() -> "vous avez fait votre action principale";
            case OnMarsObstacle.MainActionOwed() -> "vous devez encore votre action principale";
            case OnMarsObstacle.ExecutiveDone() -> "vous avez fait votre action exécutive";
            case OnMarsObstacle.TooFew(var item, int has, int needs) -> "vous avez %s%s et il en faut %d".formatted(
                    WORDING.count(has, item), item == Item.MINERAL ? "" : ", minerais de remplacement compris,", needs);
            case OnMarsObstacle.TooFewResources(int has, int needs) -> "vous avez %d ressources et il en faut %d"
                    .formatted(has, needs);
            case OnMarsObstacle.TooFewCrystals(int has, int needs) ->
                "vous pouvez payer %d cristaux, objectifs compris, et il en faut %d"
                        .formatted(has, needs);
            case OnMarsObstacle.TooFewColonists(int has, int needs) ->
                "vous avez %s dans vos quartiers et il en faut %d"
                        .formatted(colonists(has), needs);
            case OnMarsObstacle.SlotTooDear(int cost) ->
                "d'autres y sont : il faut payer %d de plus, et l'action ne serait plus possible"
                        .formatted(cost);
            case OnMarsObstacle.AlreadyThere() -> "vous y êtes déjà";
            case OnMarsObstacle.NoRoom(var item, int limit) -> "il n'y a pas de place : vous pouvez stocker %s"
                    .formatted(WORDING.count(limit, item));
            case OnMarsObstacle.NoRoomForColonists(int capacity) ->
                "aucun colon ne peut venir : vos quartiers en logent %d"
                        .formatted(capacity);
            case OnMarsObstacle.NothingInWarehouse() -> "l'entrepôt n'a rien que vous puissiez stocker";
            case OnMarsObstacle.NoTechToTake() ->
                "la grille n'a aucune tuile qui vous manque et que vous puissiez payer";
            case OnMarsObstacle.LaboratoryFull() -> "les deux cases de la colonne 1 de votre laboratoire sont prises";
            case OnMarsObstacle.NothingToDevelop() ->
                "aucune de vos technologies ne peut avancer à un prix que vous puissiez payer";
            case OnMarsObstacle.NoMarkerFree() -> "tous vos marqueurs sont sur des plans ou sur la carte";
            case OnMarsObstacle.NoBlueprintShown() -> "aucun plan n'est proposé";
            case OnMarsObstacle.NoTileLeft(var type) -> "il ne reste aucune tuile de ce type (%s)".formatted(
                    label(type));
            case OnMarsObstacle.NoSite(var type, int best) ->
                "vos robots n'atteignent aucun site pour %s : à deux cases d'un autre, ou à côté avec une technologie (meilleur niveau en jeu : %d)"
                        .formatted(FrenchCards.a(type), best);
            case OnMarsObstacle.NothingToBuild() -> "vous ne pouvez construire aucun des six types";
            case OnMarsObstacle.NoBlueprintToBuild() -> "vous n'avez aucun plan qui porte un marqueur";
            case OnMarsObstacle.NoBuildingFor(var card) -> "vos robots n'atteignent aucun bâtiment qui convienne à %s"
                    .formatted(label(card));
            case OnMarsObstacle.NoPoints() -> "il n'y a aucun point de mouvement";
            case OnMarsObstacle.ShipsPerLevel(int taken, int level) ->
                "vous avez pris %d vaisseaux, et la colonie est au niveau %d"
                        .formatted(taken, level);
            case OnMarsObstacle.NoShipLeft() -> "il ne reste aucun vaisseau dans votre dépôt";
            case OnMarsObstacle.ShipInTheWay() -> "un vaisseau couvre encore cette action";
            case OnMarsObstacle.NobodyToHire() -> "il n'y a personne à engager ni contrat que vous puissiez payer";
            case OnMarsObstacle.NobodyToRecall() -> "aucun colon ne peut être récupéré";
            case OnMarsObstacle.NothingProduces() -> "vous n'avez ni bâtiment avancé ni mineur";
            case OnMarsObstacle.AlreadyInOrbit() -> "vous êtes déjà en Orbite";
            case OnMarsObstacle.NoUsefulTile() -> "aucune tuile Découverte ne serait utile";
            case OnMarsObstacle.NotBuilt(var card) -> "%s n'est pas encore construit".formatted(label(card));
            case OnMarsObstacle.ScientistNeeded(var scientist) -> "il faudrait ce scientifique : %s".formatted(
                    label(scientist));
            case OnMarsObstacle.GoalNotReached(var what, int has, int needs) ->
                "cet objectif compte %d sur %d pour l'instant"
                        .formatted(has, needs);
            case OnMarsObstacle.NoneInWarehouse(var item) -> "l'entrepôt n'en a plus (%s)".formatted(label(item));
            case OnMarsObstacle.AlreadyKnown(var tech) -> "vous avez déjà une tuile de ce type (%s)".formatted(
                    label(tech));
            case OnMarsObstacle.SpaceTaken(var space) -> "la case %s de votre laboratoire est prise".formatted(
                    label(space));
            case OnMarsObstacle.NotOffered(boolean contract) -> contract
                    ? "aucun contrat ne se prend ainsi"
                    : "aucun scientifique ne s'engage ainsi";
            case OnMarsObstacle.GoalAlreadyCompleted() -> "vous avez accompli un objectif personnel";
        };
    }

    @Override
    public String show(OnMarsView seen) {
        return new TableText(seen, Language.FR, this::name, WORDING).text();
    }

    @Override
    public List<CardText> cards() {
        return CardList.of(WORDING, Language.FR);
    }
}
