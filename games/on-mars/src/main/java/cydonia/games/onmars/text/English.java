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

/** On Mars in English. */
public final class English implements Prose<OnMarsAction, OnMarsView> {

    private static final CardWords WORDING = new EnglishCards();
    /** Letters of nobody's alphabet stand for names until a sentence is set. */
    private static final int NAMES = 0xE000;

    private final Names names;

    public English(Names names) {
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
        String set = Typography.set(Language.EN, sentence);
        for (Owner owner : Owner.values()) {
            if (set.contains(name(owner))) {
                set = set.replace(name(owner), nameOf(owner));
            }
        }
        return set;
    }

    private static String at(int hex) {
        return MarsMap.name(hex);
    }

    private static String label(Printed thing) {
        return thing.label().en();
    }

    private static String points(int n) {
        return n + " OP";
    }

    static String colonists(int n) {
        return n == 1 ? "1 colonist" : n + " colonists";
    }

    private static String hex(Optional<Printed> tile) {
        return tile.map(thing -> "The tile “" + label(thing) + "”").orElse("The crystal");
    }

    @Override
    public String ask(OnMarsView seen) {
        Question question = seen.question().orElse(null);
        if (question == null) {
            return "The game is over.";
        }
        return seen.viewer().equals(question.who())
                ? set(ask(question))
                : "Waiting for %s.".formatted(names.of(question.who()));
    }

    private static String ask(Question question) {
        return switch (question) {
            case Question.Turn(var who, boolean main, boolean executive) -> turn(main, executive);
            case Question.LastMoment _ -> "Your turn ends with the Landing Pod: anything else before?";
            case Question.PutGain(var who, var item, int left) ->
                "Which contract takes what finds no room (%s)?".formatted(
                        WORDING.count(left, item));
            case Question.Space _ -> "Which turn-order space do you take?";
            case Question.ShuttleSide _ -> "You are last in turn order: where does the shuttle start?";
            case Question.PaySlot(var who, var main, int left) ->
                "Others are on “%s”: pay %d more, in crystals or colonists.".formatted(label(main), left);
            case Question.PayResources _ -> "What do you pay with? Minerals replace any other resource.";
            case Question.PayCrystals(var who, int left) ->
                "Pay %d: crystals, or private goals in their place.".formatted(left);
            case Question.Stock(var who, int left) -> "What do you take from the warehouse?" + boosted(left);
            case Question.Learn(var who, int left) -> "Which technology do you learn?" + boosted(left);
            case Question.Shelve(var who, var tech) ->
                "On which laboratory space do you put “%s”?".formatted(label(tech));
            case Question.Develop(var who, int left) -> "Which technology do you develop?" + boosted(left);
            case Question.Plans(var who, int left) -> "Which blueprint do you take?" + boosted(left);
            case Question.Upgrade(var who, int left) -> "Which blueprint do you build?" + boosted(left);
            case Question.UpgradeAt(var who, var card) -> "Which building becomes “%s”?".formatted(label(card));
            case Question.Welcome(var who, int left) -> "Which ship do you welcome?" + boosted(left);
            case Question.Unload(var who, int colonists) ->
                "What does the ship bring: %s, or one fewer and a bot?".formatted(colonists(colonists));
            case Question.Land _ -> "Where does the new bot land?";
            case Question.MakeRoom _ -> "Your piece has to make room: where does it go?";
            case Question.Drive(var who, int bots, int rover) ->
                "Move your pieces (free steps: bots %d, rover %d; then 1 crystal each)."
                        .formatted(bots, rover);
            case Question.Hire _ -> "Whom do you hire, or which contract do you take?";
            case Question.Refill _ -> "Which contract fills the empty space?";
            case Question.Construct _ -> "Which type do you build?";
            case Question.ConstructAt(var who, var type) -> "Where do you build the %s?".formatted(label(type));
            case Question.ConstructBy(var who, var type) ->
                "Whose %s technology do you use?".formatted(label(type.tech()));
            case Question.Benefit _ -> "The colony needed this building: which benefit do you take?";
            case Question.Recall(var who, int left) -> "Which colonist comes home? (%d left)".formatted(left);
            case Question.Explore _ -> "Which discovery tile do you place?";
            case Question.ExploreAt(var who, var tile) ->
                "Where do you place the tile “%s”, three hexes from your rover?".formatted(label(tile));
            case Question.Radar _ -> "Which discovery tile goes on the Radar?";
            case Question.ProduceAgain _ -> "Move a colonist to your working area to make a building produce again?";
            case Question.GainMore _ -> "Move a colonist to your working area to gain one more?";
            case Question.Receive(var who, int left) -> "Which resource do you gain?" + boosted(left);
            case Question.BuyColonist _ -> "Pay one water or one plant for a colonist?";
            case Question.Oxygen(var who, var tech) ->
                "Your technology “%s” was used: develop it, or keep the oxygen?".formatted(label(tech));
            case Question.Shuttle _ -> "Do you travel?";
            case Question.EndGame _ ->
                "For a whole round nobody has produced, gained or built anything. Does the game end?";
            case Question.Fulfil _ -> "The game ends: which contracts do you still fulfil?";
        };
    }

    private static String turn(boolean mainDone, boolean executiveDone) {
        if (!mainDone) {
            return executiveDone
                    ? "Your executive action is done: now your main action."
                    : "Choose your main action; before or after it, an executive action.";
        }
        return executiveDone
                ? "Both of your actions are done: end your turn."
                : "Your main action is done: an executive action, or end your turn.";
    }

    private static String boosted(int left) {
        return left > 0 ? " (%d left)".formatted(left) : " Each extra one costs a colonist.";
    }

    @Override
    public String choice(OnMarsAction action, OnMarsView seen) {
        return set(say(action, seen));
    }

    private static String say(OnMarsAction action, OnMarsView seen) {
        return switch (action) {
            case OnMarsAction.TakeSpace(var space) -> "take space %d: %s".formatted(space.number(),
                    WORDING.effect(space.benefit()));
            case OnMarsAction.PlaceShuttle(boolean orbit) ->
                orbit ? "start the shuttle in Orbit" : "start the shuttle in the Colony";
            case OnMarsAction.Act(var main) -> main.label().en();
            case OnMarsAction.Execute(var executive) -> "executive action: %s (%s)".formatted(label(executive),
                    WORDING.count(executive.crystals(), Item.CRYSTAL));
            case OnMarsAction.Use(var card) -> "use %s: %s".formatted(label(card), WORDING.effect(card.action()));
            case OnMarsAction.Send(var card) -> "send the %s to %s: %s".formatted(label(card.scientist()), label(card),
                    WORDING.effect(card.action()));
            case OnMarsAction.Complete(var goal, boolean developments) -> "complete the goal %s: %s".formatted(
                    label(goal), WORDING.effect(developments ? Goal.DEVELOPMENTS : goal.reward()));
            case OnMarsAction.Deliver(var contract, var item) -> "deliver %s (%s)".formatted(WORDING.count(1, item),
                    label(contract));
            case OnMarsAction.Fulfil(var contract) -> "fulfil the " + label(contract);
            case OnMarsAction.Pay(var item) -> "pay with " + label(item);
            case OnMarsAction.PayGoal(var goal) -> "discard the goal %s".formatted(label(goal));
            case OnMarsAction.Take(var item) -> "take " + WORDING.count(1, item);
            case OnMarsAction.Receive(var item) -> "gain " + WORDING.count(1, item);
            case OnMarsAction.Learn(var tech, int row) -> "learn %s (%s)".formatted(label(tech),
                    List.of("free", "1 battery", "1 battery and 1 resource").get(row));
            case OnMarsAction.Shelve(var space) -> "put it on space %s: %s".formatted(label(space),
                    WORDING.effect(space.bonus()));
            case OnMarsAction.Develop(var tech, var space) ->
                "develop %s to %s: %s".formatted(label(tech), label(space),
                        WORDING.effect(space.bonus()));
            case OnMarsAction.Plan(var card) -> "take %s (%s, level %d)".formatted(label(card), label(card.building()),
                    card.level());
            case OnMarsAction.Rover(int to) -> "move the rover to " + at(to);
            case OnMarsAction.Bot(int from, int to) -> "move the bot from %s to %s".formatted(at(from), at(to));
            case OnMarsAction.UseTech(var owner) -> "use %s technology (level %d)".formatted(
                    seen.viewer().equals(owner) ? "your own" : name(seen.owner(owner)) + "'s",
                    seen.levelAsked(seen.owner(owner)));
            case OnMarsAction.Construct(var type) -> "build " + EnglishCards.a(label(type));
            case OnMarsAction.At(int hex) -> there(seen).formatted(at(hex)) + site(hex, seen);
            case OnMarsAction.Upgrade(var card) -> "build %s, on %s".formatted(label(card),
                    EnglishCards.a(label(card.building())));
            case OnMarsAction.Welcome(var slot) -> "welcome the ship on “%s”".formatted(label(slot));
            case OnMarsAction.Unload(boolean bot) ->
                bot ? "bring a bot and one colonist fewer" : "bring colonists only";
            case OnMarsAction.Hire(var scientist) -> "hire the " + label(scientist);
            case OnMarsAction.Sign(var contract) -> "take the " + label(contract);
            case OnMarsAction.Offer(var contract) -> "offer the " + label(contract);
            case OnMarsAction.Recall(var from) -> "recall a colonist from “%s”".formatted(label(from));
            case OnMarsAction.Explore(var tile) ->
                "choose %s: %s".formatted(label(tile), WORDING.effect(tile.effect()));
            case OnMarsAction.Claim(var benefit) -> label(benefit);
            case OnMarsAction.ClaimTask(var card) ->
                "claim %s (gain %s)".formatted(label(card), WORDING.count(1, card.reward()));
            case OnMarsAction.Plain plain -> plain(plain);
        };
    }

    /** What happens on the hex that is chosen. */
    private static String there(OnMarsView seen) {
        return switch (seen.question().orElse(null)) {
            case Question.ConstructAt _ -> "build on %s";
            case Question.UpgradeAt _ -> "upgrade the building on %s";
            case Question.Land _ -> "land on %s";
            case Question.MakeRoom _ -> "move to %s";
            case Question.ExploreAt _ -> "place the tile on %s";
            case null, default -> "choose %s";
        };
    }

    /** What a building there would make of what stands beside it. */
    private static String site(int hex, OnMarsView seen) {
        int size = seen.complexAt(hex);
        return size < 2 ? "" : " (a complex of " + size + ")";
    }

    private static String plain(OnMarsAction.Plain plain) {
        return switch (plain) {
            case END_TURN -> "end your turn";
            case ENOUGH -> "do nothing more here";
            case STOP -> "end the movement";
            case PAY_COLONIST -> "move a colonist to your working area";
            case RECALL_WORKER -> "recall a colonist from the working area";
            case KEEP_OXYGEN -> "keep the oxygen";
            case RIDE -> "ride the shuttle";
            case FLY -> "fly with one of your ships";
            case STAY -> "stay where you are";
            case END_GAME -> "end the game now, if all agree";
            case GO_ON -> "play on";
        };
    }

    @Override
    public String tell(Happening happening) {
        return set(say((OnMarsHappening) happening));
    }

    private static String say(OnMarsHappening happening) {
        return switch (happening) {
            case OnMarsHappening.TurnBegan(var who, int round) -> "Round %d: %s's turn.".formatted(round,
                    name(who));
            case OnMarsHappening.Acted(var who, var main) -> "%s: %s.".formatted(name(who), label(main));
            case OnMarsHappening.Executed(var who, var executive) -> "%s, executive action: %s.".formatted(name(who),
                    label(executive));
            case OnMarsHappening.BuildingUsed(var who, var card) -> "%s uses %s.".formatted(name(who), label(card));
            case OnMarsHappening.Gained(var who, var item, int n, int lost) -> n == 0
                    ? "%s has no room for %s.".formatted(name(who), WORDING.count(lost, item))
                    : "%s gains %s%s.".formatted(name(who), WORDING.count(n, item),
                            lost == 0 ? "" : ", and has no room for " + lost + " more");
            case OnMarsHappening.Lost(var who, var item, int n) -> "%s loses %s for lack of room.".formatted(name(who),
                    WORDING.count(n, item));
            case OnMarsHappening.Paid(var who, var item, int n) -> "%s pays %s.".formatted(name(who),
                    WORDING.count(n, item));
            case OnMarsHappening.ColonistsCame(var who, int n, int away) -> "%s gains %s%s.".formatted(name(who),
                    colonists(n), away == 0 ? "" : "; no room for " + away + " more");
            case OnMarsHappening.SentToWork(var who, int n) ->
                "%s moves %s to the working area.".formatted(name(who), colonists(n));
            case OnMarsHappening.CameHome(var who, int n, int away) -> "%s takes back %s%s.".formatted(name(who),
                    colonists(n), away == 0 ? "" : "; no room for " + away + " more");
            case OnMarsHappening.SlotsCleared(var main, var who, int n) ->
                "“%s” was full: %d of %s's colonists %s to the working area."
                        .formatted(label(main), n, name(who), n == 1 ? "goes" : "go");
            case OnMarsHappening.GoalDiscarded(var who, var goal) -> "%s discards %s in place of a crystal.".formatted(
                    name(who), goal.map(card -> "the goal " + label(card)).orElse("a private goal"));
            case OnMarsHappening.GoalCompleted(var who, var goal) -> "%s completes the private goal %s.".formatted(
                    name(who), label(goal));
            case OnMarsHappening.Learnt(var who, var tech, var space) -> "%s learns %s.".formatted(
                    name(who), label(tech));
            case OnMarsHappening.Developed(var who, var tech, var space) ->
                "%s develops %s to level %d.".formatted(name(who),
                        label(tech), space.column());
            case OnMarsHappening.TechUsed(var who, var whose, var tech) -> who == whose
                    ? "%s uses %s technology.".formatted(name(who), label(tech))
                    : "%s uses %s's %s technology.".formatted(name(who), name(whose), label(tech));
            case OnMarsHappening.PlanTaken(var who, var card) -> "%s takes the blueprint %s.".formatted(name(who),
                    label(card));
            case OnMarsHappening.RoverMoved(var who, int from, int to) -> "%s's rover moves from %s to %s."
                    .formatted(name(who), at(from), at(to));
            case OnMarsHappening.BotMoved(var who, int from, int to) -> "%s's bot moves from %s to %s.".formatted(
                    name(who), at(from), at(to));
            case OnMarsHappening.BotPlaced(var who, int hex) -> "%s's new bot lands on %s.".formatted(name(who),
                    at(hex));
            case OnMarsHappening.BotOnBoard(var who) -> "%s puts a new bot on the board.".formatted(name(who));
            case OnMarsHappening.Displaced(var who, boolean rover, int from, int to) ->
                "%s's %s makes room on %s and goes to %s.".formatted(name(who), rover ? "rover" : "bot", at(from),
                        at(to));
            case OnMarsHappening.Collected(var who, var tile, int hex) -> "%s collects the tile “%s” on %s.".formatted(
                    name(who), label(tile), at(hex));
            case OnMarsHappening.Destroyed(int hex, var tile) -> "%s on %s is destroyed.".formatted(hex(tile), at(hex));
            case OnMarsHappening.Built(var who, var type, int hex, int size) -> "%s builds %s on %s%s.".formatted(
                    name(who), EnglishCards.a(label(type)), at(hex), size == 1 ? "" : ": a complex of " + size);
            case OnMarsHappening.CrystalFound(var who, int hex) -> "A crystal appears on %s.".formatted(at(hex));
            case OnMarsHappening.CubePlaced(var who, var type) -> "%s places the progress cube for %s.".formatted(
                    name(who), label(type));
            case OnMarsHappening.Upgraded(var who, var card, int hex) ->
                "%s upgrades the building on %s: %s.".formatted(
                        name(who), at(hex), label(card));
            case OnMarsHappening.Scored(var who, var source, int n) -> "%s scores %s (%s).".formatted(name(who),
                    points(n), switch (source) {
                        case FIRST_OF_TYPE -> "first of its type";
                        case REWARD_TILE -> "reward tile";
                        case PROGRESS -> "progress";
                        case MINERAL_MINE -> "Mineral Mine";
                    });
            case OnMarsHappening.LifeSupportGrew(var type, int row) -> "Life support: %s rises to %d.".formatted(
                    label(type), row);
            case OnMarsHappening.LevelReached(int level) -> "The colony reaches level %d.".formatted(level);
            case OnMarsHappening.ShipWelcomed(var who, var slot) -> "%s welcomes a ship and opens “%s”.".formatted(
                    name(who), label(slot));
            case OnMarsHappening.ShipSpent(var who) -> "%s spends a ship to travel.".formatted(name(who));
            case OnMarsHappening.Hired(var who, var scientist) -> "%s hires the %s.".formatted(name(who),
                    label(scientist));
            case OnMarsHappening.ScientistSent(var who, var card) -> "%s sends the %s to %s.".formatted(name(who),
                    label(card.scientist()), label(card));
            case OnMarsHappening.ContractSigned(var who, var contract) -> "%s takes a contract (%s).".formatted(
                    name(who), label(contract));
            case OnMarsHappening.ContractOffered(var contract) -> "New contract on offer (%s).".formatted(
                    label(contract));
            case OnMarsHappening.Delivered(var who, var contract, var item) -> "%s delivers %s (%s)."
                    .formatted(name(who), WORDING.count(1, item), label(contract));
            case OnMarsHappening.ContractFulfilled(var who, var contract) -> "%s fulfils a contract (%s)."
                    .formatted(name(who), label(contract));
            case OnMarsHappening.MissionStep(var who, var mission, int left) ->
                "%s advances the mission “%s”; %d to go."
                        .formatted(name(who), label(mission), left);
            case OnMarsHappening.MissionDone(var mission) -> "The mission “%s” is accomplished.".formatted(
                    label(mission));
            case OnMarsHappening.MissionsLeft(int left) -> "Missions left before the end: %d.".formatted(left);
            case OnMarsHappening.RadarLoaded(var who, var tile) -> "%s puts the tile “%s” on the Radar.".formatted(
                    name(who), label(tile));
            case OnMarsHappening.Explored(var who, var tile, int hex) -> "%s places the tile “%s” on %s.".formatted(
                    name(who), label(tile), at(hex));
            case OnMarsHappening.Travelled(var who, boolean toOrbit) -> "%s travels to %s.".formatted(name(who),
                    toOrbit ? "Orbit" : "the Colony");
            case OnMarsHappening.SpaceTaken(var who, var space) -> "%s takes turn-order space %d.".formatted(name(who),
                    space.number());
            case OnMarsHappening.ShuttleMoved(boolean inOrbit, int space, boolean crossed, int steps) ->
                crossed
                        ? "The shuttle crosses to %s (space %d).".formatted(inOrbit ? "Orbit" : "the Colony", space)
                        : "The shuttle is in %s, on space %d.".formatted(inOrbit ? "Orbit" : "the Colony", space);
            case OnMarsHappening.EndAnswered(var who, boolean ends) ->
                name(who) + (ends ? " lets the game end." : " plays on.");
            case OnMarsHappening.EndInSight() -> "The end is near: one more round, without a shuttle phase.";
            case OnMarsHappening.ColonistCardShown(var who, var card) -> "%s shows the card %s and draws two tasks."
                    .formatted(name(who), label(card));
            case OnMarsHappening.ColonistTaskDone(var who, var card) -> "%s completes the task %s.".formatted(name(who),
                    label(card));
            case OnMarsHappening.SoloCardShown(var card, var main) ->
                "Lacerda draws card %d: action %d of his side, “%s”.".formatted(card.number(), card.action(),
                        label(main));
            case OnMarsHappening.RoverInstead() -> "Lacerda cannot do it: his rover moves instead.";
            case OnMarsHappening.IconMoved(var icon) -> "Lacerda's bot moves to the icon of the %s.".formatted(
                    label(icon));
        };
    }

    @Override
    public String explain(Obstacle obstacle) {
        return set(EnglishRefusals.say((OnMarsObstacle) obstacle));
    }

    @Override
    public String show(OnMarsView seen) {
        return new TableText(seen, Language.EN, this::nameOf, WORDING).text();
    }

    @Override
    public String show(OnMarsView seen, Part part) {
        return new TableText(seen, Language.EN, this::nameOf, WORDING).text(part);
    }

    @Override
    public List<CardText> cards() {
        return CardList.of(WORDING, Language.EN);
    }
}
