package cydonia.games.onmars.text;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Prose;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsHappening;
import cydonia.games.onmars.language.OnMarsObstacle;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.Question;
import java.util.List;
import java.util.Optional;

/** On Mars in French. */
public final class French implements Prose<OnMarsAction, OnMarsView> {

    private static final CardWords WORDING = new FrenchCards();
    /** Letters of nobody's alphabet stand for names until a sentence is set. */
    private static final int NAMES = 0xE000;

    private final Names names;

    public French(Names names) {
        this.names = names;
    }

    /** Sentences are set first and names put in last, so that a name keeps its own letters. */
    private static String name(Owner owner) {
        return Character.toString(NAMES + owner.ordinal());
    }

    private String nameOf(Owner owner) {
        return owner.seat().map(names::of).orElse("Lacerda");
    }

    private String set(String sentence) {
        String set = Typography.set(Language.FR, sentence);
        for (Owner owner : Owner.values()) {
            if (set.contains(name(owner))) {
                set = set.replace("de " + name(owner), Typography.de(nameOf(owner))).replace(name(owner),
                        nameOf(owner));
            }
        }
        return set;
    }

    private static String at(int hex) {
        return MarsMap.name(hex);
    }

    private static String label(Printed thing) {
        return thing.label().fr();
    }

    private static String points(int n) {
        return n + " PO";
    }

    static String colonists(int n) {
        return n < 2 ? n + " colon" : n + " colons";
    }

    private static String hex(Optional<Printed> tile) {
        return tile.map(thing -> "La tuile « " + label(thing) + " » en %s est détruite.")
                .orElse("Le cristal en %s est détruit.");
    }

    @Override
    public String ask(OnMarsView seen) {
        Question question = seen.question().orElse(null);
        if (question == null) {
            return "La partie est terminée.";
        }
        return seen.viewer().equals(question.who())
                ? set(ask(question))
                : "On attend %s.".formatted(names.of(question.who()));
    }

    private static String ask(Question question) {
        return switch (question) {
            case Question.Turn(var who, boolean main, boolean executive) -> turn(main, executive);
            case Question.LastMoment _ -> "Votre tour finit avec la capsule d'atterrissage : autre chose avant ?";
            case Question.PutGain(var who, var item, int left) ->
                "Quel contrat reçoit ce qui n'a pas de place (%s) ?".formatted(
                        WORDING.count(left, item));
            case Question.Space _ -> "Quelle case d'ordre du tour prenez-vous ?";
            case Question.ShuttleSide _ ->
                "Vous êtes dernier dans l'ordre du tour : où commence la navette ?";
            case Question.PaySlot(var who, var main, int left) ->
                "D'autres sont sur « %s » : payez %d de plus, en cristaux ou en colons.".formatted(label(main), left);
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
                "Qu'apporte le vaisseau : %s, ou un de moins et un robot ?".formatted(colonists(colonists));
            case Question.Land _ -> "Où le nouveau robot se pose-t-il ?";
            case Question.MakeRoom _ -> "Votre pion doit céder la place : où va-t-il ?";
            case Question.Drive(var who, int bots, int rover) ->
                "Déplacez vos pièces (pas gratuits : robots %d, rover %d ; puis 1 cristal chacun)."
                        .formatted(bots, rover);
            case Question.Hire _ -> "Qui recrutez-vous, ou quel contrat prenez-vous ?";
            case Question.Refill _ -> "Quel contrat occupe la case vide ?";
            case Question.Construct _ -> "Quel type construisez-vous ?";
            case Question.ConstructAt(var who, var type) -> "Où construisez-vous %s ?".formatted(FrenchCards.the(type));
            case Question.ConstructBy(var who, var type) ->
                "De qui utilisez-vous la technologie %s ?".formatted(label(type.tech()));
            case Question.Benefit _ -> "La colonie attendait ce bâtiment : quel bénéfice prenez-vous ?";
            case Question.Recall(var who, int left) -> "Quel colon revient ? (encore %d)".formatted(left);
            case Question.Explore _ -> "Quelle tuile Découverte posez-vous ?";
            case Question.ExploreAt(var who, var tile) ->
                "Où posez-vous la tuile « %s », à trois hexagones de votre rover ?".formatted(label(tile));
            case Question.Radar _ -> "Quelle tuile Découverte va sur le Radar ?";
            case Question.ProduceAgain _ ->
                "Mettez-vous un colon en espace de travail pour en faire produire un de nouveau ?";
            case Question.GainMore _ -> "Mettez-vous un colon en espace de travail pour en gagner un de plus ?";
            case Question.Receive(var who, int left) -> "Quelle ressource gagnez-vous ?" + boosted(left);
            case Question.BuyColonist _ -> "Payez-vous une eau ou une plante pour un colon ?";
            case Question.Oxygen(var who, var tech) ->
                "Votre technologie « %s » a servi : la développer, ou garder l'oxygène ?".formatted(label(tech));
            case Question.Shuttle _ -> "Voyagez-vous ?";
            case Question.EndGame _ ->
                "De toute la manche, personne n'a rien produit, gagné ni bâti. Finit-on la partie ?";
            case Question.Fulfil _ -> "La partie s'achève : quels contrats remplissez-vous encore ?";
        };
    }

    private static String turn(boolean mainDone, boolean executiveDone) {
        if (!mainDone) {
            return executiveDone
                    ? "Votre action exécutive est faite : passez à votre action principale."
                    : "Choisissez votre action principale ; avant ou après, une action exécutive.";
        }
        return executiveDone
                ? "Vos deux actions sont faites : terminez votre tour."
                : "Votre action principale est faite : une action exécutive, ou terminez votre tour.";
    }

    private static String boosted(int left) {
        return left > 0 ? " (encore %d)".formatted(left) : " Chaque répétition coûte un colon.";
    }

    @Override
    public String choice(OnMarsAction action, OnMarsView seen) {
        return set(say(action, seen));
    }

    private static String say(OnMarsAction action, OnMarsView seen) {
        return switch (action) {
            case OnMarsAction.TakeSpace(var space) -> "prendre la case %d : %s".formatted(space.number(),
                    WORDING.effect(space.benefit()));
            case OnMarsAction.PlaceShuttle(boolean orbit) ->
                orbit ? "commencer en Orbite" : "commencer dans la Colonie";
            case OnMarsAction.Act(var main) -> label(main);
            case OnMarsAction.Execute(var executive) -> "action exécutive : %s (%s)".formatted(label(executive),
                    WORDING.count(executive.crystals(), Item.CRYSTAL));
            case OnMarsAction.Use(var card) -> "utiliser %s : %s".formatted(label(card), WORDING.effect(card.action()));
            case OnMarsAction.Send(var card) -> "envoyer le scientifique (%s) dans %s : %s".formatted(
                    label(card.scientist()), label(card), WORDING.effect(card.action()));
            case OnMarsAction.Complete(var goal, boolean developments) -> "accomplir l'objectif %s : %s".formatted(
                    label(goal), WORDING.effect(developments ? Goal.DEVELOPMENTS : goal.reward()));
            case OnMarsAction.Deliver(var contract, var item) -> "livrer %s (%s)".formatted(
                    WORDING.count(1, item), label(contract));
            case OnMarsAction.Fulfil(var contract) -> "remplir un contrat (%s)".formatted(label(contract));
            case OnMarsAction.Pay(var item) -> "payer en " + label(item);
            case OnMarsAction.PayGoal(var goal) -> "défausser l'objectif %s".formatted(label(goal));
            case OnMarsAction.Take(var item) -> "prendre " + WORDING.count(1, item);
            case OnMarsAction.Receive(var item) -> "gagner " + WORDING.count(1, item);
            case OnMarsAction.Learn(var tech, int row) -> "apprendre %s (%s)".formatted(label(tech),
                    List.of("gratuit", "1 batterie", "1 batterie et 1 ressource").get(row));
            case OnMarsAction.Shelve(var space) -> "poser sur la case %s : %s".formatted(label(space),
                    WORDING.effect(space.bonus()));
            case OnMarsAction.Develop(var tech, var space) ->
                "développer %s en %s : %s".formatted(label(tech), label(space),
                        WORDING.effect(space.bonus()));
            case OnMarsAction.Plan(var card) ->
                "prendre %s (%s, niveau %d)".formatted(label(card), label(card.building()),
                        card.level());
            case OnMarsAction.Rover(int to) -> "déplacer le rover vers " + at(to);
            case OnMarsAction.Bot(int from, int to) -> "déplacer le robot : %s → %s".formatted(at(from), at(to));
            case OnMarsAction.UseTech(var owner) -> "utiliser %s (niveau %d)".formatted(
                    seen.viewer().equals(owner) ? "votre technologie" : "la technologie de " + name(seen.owner(owner)),
                    seen.levelAsked(seen.owner(owner)));
            case OnMarsAction.Construct(var type) -> "construire " + FrenchCards.a(type);
            case OnMarsAction.At(int hex) -> there(seen).formatted(at(hex)) + site(hex, seen);
            case OnMarsAction.Upgrade(var card) -> "réaliser %s, sur %s".formatted(label(card),
                    FrenchCards.a(card.building()));
            case OnMarsAction.Welcome(var slot) -> "accueillir le vaisseau sur « %s »".formatted(label(slot));
            case OnMarsAction.Unload(boolean bot) ->
                bot ? "débarquer un robot et un colon de moins" : "débarquer seulement des colons";
            case OnMarsAction.Hire(var scientist) -> "recruter un scientifique (%s)".formatted(label(scientist));
            case OnMarsAction.Sign(var contract) -> "prendre un contrat (%s)".formatted(label(contract));
            case OnMarsAction.Offer(var contract) -> "proposer un contrat (%s)".formatted(label(contract));
            case OnMarsAction.Recall(var from) -> "récupérer un colon de « %s »".formatted(label(from));
            case OnMarsAction.Explore(var tile) ->
                "choisir %s : %s".formatted(label(tile), WORDING.effect(tile.effect()));
            case OnMarsAction.Claim(var benefit) -> label(benefit);
            case OnMarsAction.ClaimTask(var card) ->
                "montrer %s (gagner %s)".formatted(label(card), WORDING.count(1, card.reward()));
            case OnMarsAction.Plain plain -> plain(plain);
        };
    }

    /** What happens on the hex that is chosen. */
    private static String there(OnMarsView seen) {
        return switch (seen.question().orElse(null)) {
            case Question.ConstructAt _ -> "construire en %s";
            case Question.UpgradeAt _ -> "améliorer le bâtiment en %s";
            case Question.Land _ -> "se poser en %s";
            case Question.MakeRoom _ -> "aller en %s";
            case Question.ExploreAt _ -> "poser la tuile en %s";
            case null, default -> "choisir %s";
        };
    }

    /** What a building there would make of what stands beside it. */
    private static String site(int hex, OnMarsView seen) {
        int size = seen.complexAt(hex);
        return size < 2 ? "" : " (un complexe de " + size + ")";
    }

    private static String plain(OnMarsAction.Plain plain) {
        return switch (plain) {
            case END_TURN -> "terminer votre tour";
            case ENOUGH -> "ne rien faire de plus ici";
            case STOP -> "terminer le mouvement";
            case PAY_COLONIST -> "mettre un colon en espace de travail";
            case RECALL_WORKER -> "récupérer un colon de l'espace de travail";
            case KEEP_OXYGEN -> "garder l'oxygène";
            case RIDE -> "prendre la navette";
            case FLY -> "partir avec un de vos vaisseaux";
            case STAY -> "rester où vous êtes";
            case END_GAME -> "finir la partie maintenant, si tous sont d'accord";
            case GO_ON -> "continuer la partie";
        };
    }

    @Override
    public String tell(Happening happening) {
        return set(say((OnMarsHappening) happening));
    }

    private static String say(OnMarsHappening happening) {
        return switch (happening) {
            case OnMarsHappening.TurnBegan(var who, int round) -> "Manche %d : au tour de %s.".formatted(round,
                    name(who));
            case OnMarsHappening.Acted(var who, var main) -> "%s : %s.".formatted(name(who), label(main));
            case OnMarsHappening.Executed(var who, var executive) -> "%s, action exécutive : %s.".formatted(name(who),
                    label(executive));
            case OnMarsHappening.BuildingUsed(var who, var card) -> "%s utilise %s.".formatted(name(who), label(card));
            case OnMarsHappening.Gained(var who, var item, int n, int lost) -> n == 0
                    ? "%s n'a pas de place pour %s.".formatted(name(who), WORDING.count(lost, item))
                    : "%s gagne %s%s.".formatted(name(who), WORDING.count(n, item),
                            lost == 0 ? "" : " et n'a pas de place pour " + lost + " de plus");
            case OnMarsHappening.Lost(var who, var item, int n) -> "%s perd %s faute de place.".formatted(name(who),
                    WORDING.count(n, item));
            case OnMarsHappening.Paid(var who, var item, int n) -> "%s paie %s.".formatted(name(who),
                    WORDING.count(n, item));
            case OnMarsHappening.ColonistsCame(var who, int n, int away) -> "%s gagne %s%s.".formatted(name(who),
                    colonists(n), away == 0 ? "" : " ; pas de place pour " + away + " de plus");
            case OnMarsHappening.SentToWork(var who, int n) -> "%s met %s en espace de travail.".formatted(name(who),
                    colonists(n));
            case OnMarsHappening.CameHome(var who, int n, int away) -> "%s récupère %s%s.".formatted(name(who),
                    colonists(n), away == 0 ? "" : " ; pas de place pour " + away + " de plus");
            case OnMarsHappening.SlotsCleared(var main, var who, int n) ->
                "« %s » était plein : %s de %s %s en espace de travail.".formatted(label(main), colonists(n), name(who),
                        n < 2 ? "va" : "vont");
            case OnMarsHappening.GoalDiscarded(var who, var goal) ->
                "%s défausse %s à la place d'un cristal.".formatted(
                        name(who), goal.map(card -> "l'objectif " + label(card)).orElse("un objectif personnel"));
            case OnMarsHappening.GoalCompleted(var who, var goal) -> "%s accomplit l'objectif personnel %s.".formatted(
                    name(who), label(goal));
            case OnMarsHappening.Learnt(var who, var tech, var space) -> "%s apprend %s.".formatted(
                    name(who), label(tech));
            case OnMarsHappening.Developed(var who, var tech, var space) -> "%s développe %s au niveau %d.".formatted(
                    name(who), label(tech), space.column());
            case OnMarsHappening.TechUsed(var who, var whose, var tech) -> who == whose
                    ? "%s utilise sa technologie %s.".formatted(name(who), label(tech))
                    : "%s utilise la technologie %s de %s.".formatted(name(who), label(tech), name(whose));
            case OnMarsHappening.PlanTaken(var who, var card) -> "%s prend le plan %s.".formatted(name(who),
                    label(card));
            case OnMarsHappening.RoverMoved(var who, int from, int to) -> "Rover de %s : %s → %s.".formatted(
                    name(who), at(from), at(to));
            case OnMarsHappening.BotMoved(var who, int from, int to) -> "Robot de %s : %s → %s.".formatted(
                    name(who), at(from), at(to));
            case OnMarsHappening.BotPlaced(var who, int hex) -> "Un nouveau robot de %s se pose en %s.".formatted(
                    name(who), at(hex));
            case OnMarsHappening.BotOnBoard(var who) ->
                "%s place un nouveau robot sur son plateau.".formatted(name(who));
            case OnMarsHappening.Displaced(var who, boolean rover, int from, int to) ->
                "%s de %s cède la place en %s et va en %s."
                        .formatted(rover ? "Le rover" : "Un robot", name(who), at(from), at(to));
            case OnMarsHappening.Collected(var who, var tile, int hex) -> "%s ramasse la tuile « %s » en %s.".formatted(
                    name(who), label(tile), at(hex));
            case OnMarsHappening.Destroyed(int hex, var tile) -> hex(tile).formatted(at(hex));
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
            case OnMarsHappening.ShipSpent(var who) -> "%s dépense un vaisseau pour voyager.".formatted(name(who));
            case OnMarsHappening.Hired(var who, var scientist) ->
                "%s recrute un scientifique (%s).".formatted(name(who),
                        label(scientist));
            case OnMarsHappening.ScientistSent(var who, var card) -> "%s envoie son scientifique (%s) dans %s."
                    .formatted(name(who), label(card.scientist()), label(card));
            case OnMarsHappening.ContractSigned(var who, var contract) -> "%s prend un contrat (%s).".formatted(
                    name(who), label(contract));
            case OnMarsHappening.ContractOffered(var contract) -> "Nouveau contrat proposé (%s).".formatted(
                    label(contract));
            case OnMarsHappening.Delivered(var who, var contract, var item) -> "%s livre %s (%s)."
                    .formatted(name(who), WORDING.count(1, item), label(contract));
            case OnMarsHappening.ContractFulfilled(var who, var contract) -> "%s remplit un contrat (%s).".formatted(
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
                crossed
                        ? "La navette rejoint %s (case %d).".formatted(inOrbit ? "l'Orbite" : "la Colonie", space)
                        : "La navette est %s, sur la case %d.".formatted(inOrbit ? "en Orbite" : "dans la Colonie",
                                space);
            case OnMarsHappening.EndAnswered(var who, boolean ends) ->
                name(who) + (ends ? " accepte la fin de la partie." : " continue la partie.");
            case OnMarsHappening.EndInSight() -> "La fin approche : encore une manche, sans phase de navette.";
            case OnMarsHappening.ColonistCardShown(var who, var card) -> "%s révèle la carte %s et pioche deux tâches."
                    .formatted(name(who), label(card));
            case OnMarsHappening.ColonistTaskDone(var who, var card) -> "%s accomplit la tâche %s.".formatted(name(who),
                    label(card));
            case OnMarsHappening.SoloCardShown(var card, var main) ->
                "Lacerda pioche la carte %d : action %d de son côté, « %s ».".formatted(card.number(), card.action(),
                        label(main));
            case OnMarsHappening.RoverInstead() -> "Lacerda ne peut pas la faire : son rover avance à la place.";
            case OnMarsHappening.IconMoved(var icon) -> "Le robot de Lacerda passe sur l'icône « %s ».".formatted(
                    label(icon));
        };
    }

    @Override
    public String explain(Obstacle obstacle) {
        return set(FrenchRefusals.say((OnMarsObstacle) obstacle));
    }

    @Override
    public String show(OnMarsView seen) {
        return new TableText(seen, Language.FR, this::nameOf, WORDING).text();
    }

    @Override
    public String show(OnMarsView seen, Part part) {
        return new TableText(seen, Language.FR, this::nameOf, WORDING).text(part);
    }

    @Override
    public List<CardText> cards() {
        return CardList.of(WORDING, Language.FR);
    }
}
