package cydonia.server.board.tilsit;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Cost;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsView;
import cydonia.server.page.ChoiceGroup;
import cydonia.server.page.Shapes;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import cydonia.tables.sight.Barred;
import cydonia.tables.sight.Choice;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The choices of the prompt: one group per kind, icons where icons say it shorter. */
final class Faces {

    /** The groups, in the order they are shown. */
    private enum Kind {
        BUILD("Build", "Construire"), STAFF("Colonists", "Colons"), PICK("Choose", "Choisir"), EARTH("Earth",
                "Terre"), CONTRACT("By contract", "Par contrat"), SUPREMACY("By supremacy", "Par suprématie"), BUY(
                        "Buy a contract", "Acheter un contrat"), REPLACE("Replace a contract",
                                "Remplacer un contrat"), FIGHT("Military conflict with",
                                        "Conflit militaire avec"), CHALLENGE("Challenge", "Affronter"), SPY(
                                                "Look into the hand of", "Regarder la main de"), TRADE("Offer to",
                                                        "Offre à"), CARDS("R&D cards", "Cartes R&D"), FLOW("", "");

        private final Text caption;

        Kind(String en, String fr) {
            this.caption = new Text(en, fr);
        }
    }

    private record Look(Kind kind, List<String> icons, String words) {
    }

    private static final String ARROW = "arrow";
    /** So many for one. */
    private static final Text RATE = new Text("%s:1", "%s : 1");

    private final MarsView view;
    private final TablePage<MarsAction, MarsView> page;
    private final Language language;

    Faces(TablePage<MarsAction, MarsView> page, MarsView view) {
        this.page = page;
        this.view = view;
        this.language = page.language();
    }

    List<ChoiceGroup> groups() {
        Map<Kind, List<ChoiceGroup.Face>> byKind = new EnumMap<>(Kind.class);
        for (Choice<MarsAction> choice : page.prompt().single()) {
            add(byKind, choice.action(), Spot.of(choice), choice.label());
        }
        for (Barred<MarsAction> barred : page.prompt().barred()) {
            if (shownDimmed(barred.action())) {
                add(byKind, barred.action(), Spot.of(barred), barred.label());
            }
        }
        return byKind.entrySet().stream().map(e -> new ChoiceGroup(caption(e.getKey()), e.getValue(),
                e.getKey() == Kind.BUILD || e.getKey() == Kind.STAFF)).toList();
    }

    private void add(Map<Kind, List<ChoiceGroup.Face>> byKind, MarsAction action, Spot spot, String label) {
        Look look = look(action, label);
        byKind.computeIfAbsent(look.kind(), _ -> new ArrayList<>())
                .add(new ChoiceGroup.Face(spot, look.icons(), look.words(), carriesOn(action)));
    }

    private String caption(Kind kind) {
        String caption = kind.caption.in(language);
        return kind == Kind.EARTH
                ? caption + " " + Words.fill(RATE, language, view.colony(view.asked()).earthRate())
                : caption;
    }

    /** The buttons that stand out: they carry the game on. */
    private static boolean carriesOn(MarsAction action) {
        return switch (action) {
            case MarsAction.Done(),MarsAction.Roll(),MarsAction.Draw(),MarsAction.Propose(),MarsAction.Accept(),MarsAction.Pay() ->
                true;
            default -> false;
        };
    }

    /** Few and always the same: these stay in sight with their reason. The others are on the board or in the list. */
    private static boolean shownDimmed(MarsAction action) {
        return action instanceof MarsAction.Roll || action instanceof MarsAction.Fight
                || action instanceof MarsAction.Trade || action instanceof MarsAction.Play;
    }

    private Look look(MarsAction action, String label) {
        return switch (action) {
            case MarsAction.Build(Installation what) -> new Look(Kind.BUILD, build(what), name(what.label()));
            case MarsAction.Staff(Installation what) ->
                new Look(Kind.STAFF, List.of("colonist", Icons.of(what)), name(what.label()));
            case MarsAction.PowerUp() ->
                new Look(Kind.STAFF, List.of("energy", Icons.of(Installation.HABITATION)), Words.capital(label));
            case MarsAction.Vacate(Installation what, int _) ->
                new Look(Kind.STAFF, List.of(Icons.of(what)), Words.capital(label));
            case MarsAction.SwitchOff(Installation what) ->
                new Look(Kind.STAFF, List.of(Icons.of(what)), name(what.label()));
            case MarsAction.Leave(Installation what) ->
                new Look(Kind.STAFF, List.of(Icons.of(what)), name(what.label()));
            case MarsAction.Destroy(Installation what) ->
                new Look(Kind.PICK, List.of(Icons.of(what)), name(what.label()));
            case MarsAction.PickMine(Resource ore) -> resource(ore);
            case MarsAction.Keep(Resource what) -> resource(what);
            case MarsAction.Take(Resource what) -> resource(what);
            case MarsAction.Discard(Resource what) -> resource(what);
            case MarsAction.Spare(Resource what) -> new Look(Kind.PICK, List.of(Icons.of(what)), Words.capital(label));
            case MarsAction.Give(Resource what) -> resource(what);
            case MarsAction.Ask(Resource what) -> resource(what);
            case MarsAction.Earth(Resource give, Resource get) -> new Look(Kind.EARTH, pair(give, get), "");
            case MarsAction.Swap(Contract c) -> new Look(Kind.CONTRACT, pair(c.give(), c.get()), "");
            case MarsAction.Barter(Resource give, Resource get) -> new Look(Kind.SUPREMACY, pair(give, get), "");
            case MarsAction.Buy(Contract c) -> new Look(Kind.BUY, pair(c.give(), c.get()), "");
            case MarsAction.Break(Contract c) -> new Look(Kind.REPLACE, pair(c.give(), c.get()), "");
            case MarsAction.Return(Contract c) -> new Look(Kind.PICK, pair(c.give(), c.get()), "");
            case MarsAction.Seize(Contract c) -> new Look(Kind.PICK, pair(c.give(), c.get()), "");
            case MarsAction.Trade(Seat seat) -> person(Kind.TRADE, seat);
            case MarsAction.Fight(Seat seat) -> person(Kind.FIGHT, seat);
            case MarsAction.Challenge(Seat seat) -> person(Kind.CHALLENGE, seat);
            case MarsAction.SpyOn(Seat seat) -> person(Kind.SPY, seat);
            case MarsAction.Play(var card) -> new Look(Kind.CARDS, List.of("research"), card.label().in(language));
            case MarsAction.Claim(var card) -> new Look(Kind.CARDS, List.of("research"), Words.capital(label));
            case MarsAction.PickEvent _ -> new Look(Kind.PICK, List.of(), Words.capital(label));
            case MarsAction.Contest(var domain) ->
                new Look(Kind.PICK, List.of(Icons.of(domain.installation())), Words.capital(label));
            case MarsAction.Roll(),MarsAction.Reroll() -> new Look(Kind.FLOW, List.of("die"), Words.capital(label));
            case MarsAction.Done(),MarsAction.Draw(),MarsAction.Propose(),MarsAction.Withdraw(),MarsAction.Accept(),MarsAction.Decline(),MarsAction.Counter(),MarsAction.Pay(),MarsAction.Rearrange() ->
                new Look(Kind.FLOW, List.of(), Words.capital(label));
        };
    }

    private List<String> build(Installation what) {
        List<String> icons = new ArrayList<>();
        int level = Math.min(view.colony(view.asked()).built(what) + 1, what.topLevel());
        icons.add(Icons.of(what));
        icons.addAll(cost(what.cost(level)));
        return icons;
    }

    static List<String> cost(Cost cost) {
        List<String> icons = new ArrayList<>();
        for (Resource what : Resource.values()) {
            for (int i = 0; i < cost.of(what); i++) {
                icons.add(Icons.of(what));
            }
        }
        return icons;
    }

    private Look resource(Resource what) {
        return new Look(Kind.PICK, List.of(Icons.of(what)), name(what.label()));
    }

    private Look person(Kind kind, Seat seat) {
        return new Look(kind, List.of(Shapes.of(seat)), page.chair(seat).name());
    }

    private static List<String> pair(Resource give, Resource get) {
        return List.of(Icons.of(give), ARROW, Icons.of(get));
    }

    private String name(Text label) {
        return Words.capital(label.in(language));
    }
}
