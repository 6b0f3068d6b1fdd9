package cydonia.server.table;

import cydonia.ai.Level;
import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Outcome;
import cydonia.engine.Outlook;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import cydonia.server.Title;
import cydonia.server.sight.Barred;
import cydonia.server.sight.Choice;
import cydonia.server.sight.Picking;
import cydonia.server.storage.StoredSeat;
import cydonia.server.storage.StoredTable.Phase;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table through the eyes of one viewer: everything that may leave the server, and nothing else. */
public final class Sight<P extends Position<P, A, O>, A extends Action, O> {

    /** Worlds are guessed only to learn which choices open something hidden; any fixed guess will do. */
    private static final Dice GUESS = Dice.guessing(Seed.of(0), 0);

    /** A sentence of the story, the action that made it, and what happened then as far as the viewer may know. */
    public record Line(int move, Seat who, String text, Optional<Happening> what) {
    }

    private final Moment<P, A, O> moment;
    private final Role role;
    private final Viewer viewer;
    /** Whether this is a picture of the past, where nothing can be done. */
    private final boolean still;
    /** Whether nothing is kept from the viewer any more. */
    private final boolean open;
    private final O seen;

    private Sight(Moment<P, A, O> moment, Role role, boolean still, boolean open) {
        this.moment = moment;
        this.role = role;
        this.viewer = role.viewer();
        this.still = still;
        this.open = open;
        this.seen = moment.position().observe(viewer);
    }

    static <P extends Position<P, A, O>, A extends Action, O> Sight<P, A, O> of(Moment<P, A, O> moment, Role role) {
        return new Sight<>(moment, role, false, false);
    }

    /** A picture through somebody's eyes. Whoever asks has checked that those eyes may be lent. */
    static <P extends Position<P, A, O>, A extends Action, O> Sight<P, A, O> through(Eyes eyes,
            Moment<P, A, O> moment, Optional<Seat> acting) {
        Optional<Seat> seat = switch (eyes) {
            case Eyes.Of(Seat one) -> Optional.of(one);
            case Eyes.Of _ -> Optional.empty();
            case Eyes.All() -> acting.or(() -> Optional.of(Seat.RED));
        };
        return new Sight<>(moment, new Role(false, seat, false), true, eyes instanceof Eyes.All);
    }

    public String table() {
        return moment.table().id();
    }

    public int version() {
        return moment.version();
    }

    public Phase phase() {
        return moment.table().phase();
    }

    public Title<P, A, O> title() {
        return moment.title();
    }

    public Profile profile() {
        return moment.game().profile();
    }

    public Setup setup() {
        return moment.table().setup();
    }

    public Role role() {
        return role;
    }

    public Viewer viewer() {
        return viewer;
    }

    public O observation() {
        return seen;
    }

    public List<StoredSeat> seats() {
        return moment.table().seats();
    }

    public Instant changed() {
        return moment.changed();
    }

    public List<Seat> toAct() {
        return moment.toAct();
    }

    public boolean conceded(Seat seat) {
        return moment.conceded().contains(seat);
    }

    /** How well the computer plays there; nothing where a person decides. */
    public Optional<Level> level(Seat seat) {
        return moment.automatic(seat) ? Optional.of(moment.level(seat)) : Optional.empty();
    }

    /** What somebody in a seat is called: by name, or by colour. */
    public String name(Seat seat, Language language) {
        String given = moment.seat(seat).name();
        return given.isEmpty() ? seat.colour().in(language) : given;
    }

    /** Whoever made the table; nobody in particular if it was somebody without a seat. */
    public String hostName(Language language) {
        return moment.table().seats().stream().filter(seat -> seat.heldBy(moment.table().host())).findFirst()
                .map(seat -> name(seat.seat(), language)).orElse("Cydonia");
    }

    public String prompt(Language language) {
        return prose(language).ask(seen);
    }

    public String shown(Language language) {
        return shown(language, seen);
    }

    String shown(Language language, O observed) {
        return prose(language).show(observed);
    }

    /** Whether the table waits for the viewer in person. */
    public boolean decides() {
        return !still
                && role.seat().filter(seat -> moment.toAct().contains(seat) && !moment.automatic(seat)).isPresent();
    }

    /** Everything the viewer may do; where several things are chosen, each of them, whatever the rules take first. */
    public List<Choice<A>> choices(Language language) {
        if (!decides()) {
            return List.of();
        }
        Seat me = role.seat().orElseThrow();
        List<A> actions = new ArrayList<>(moment.position().legal(me));
        several().ifPresent(several -> several.items().stream().map(Several.Item::action)
                .filter(action -> !actions.contains(action)).forEach(actions::add));
        P guess = moment.position().determinise(me, GUESS);
        Prose<A, O> prose = prose(language);
        return actions.stream().map(action -> choice(action, guess, prose)).toList();
    }

    private Choice<A> choice(A action, P guess, Prose<A, O> prose) {
        Seat me = role.seat().orElseThrow();
        boolean opens = guess.legal(me).contains(action)
                && guess.apply(me, action).secretsOpened() > guess.secretsOpened();
        return new Choice<>(action, print(action), prose.choice(action, seen), opens);
    }

    private Optional<Several<A>> several() {
        return decides() ? moment.position().several(role.seat().orElseThrow()) : Optional.empty();
    }

    /** The choice of several things that is asked of the viewer, if it is one. */
    public Optional<Picking<A>> picking(Language language) {
        Prose<A, O> prose = prose(language);
        return several().map(several -> Picking.of(several, moment.asked().get(role.seat().orElseThrow().index()),
                action -> new Choice<>(action, print(action), prose.choice(action, seen), false), language));
    }

    /** What each legal action of the viewer costs and certainly changes. */
    public List<Outlook<A>> outlooks() {
        return decides()
                ? Outlook.of(moment.position(), moment.table().setup().seats(), role.seat().orElseThrow())
                : List.of();
    }

    public List<Barred<A>> refusals(Language language) {
        if (!decides()) {
            return List.of();
        }
        Prose<A, O> prose = prose(language);
        return moment.position().refusals(role.seat().orElseThrow()).stream()
                .map(refusal -> new Barred<>(refusal.action(), print(refusal.action()),
                        prose.choice(refusal.action(), seen),
                        refusal.obstacles().stream().map(prose::explain).toList()))
                .toList();
    }

    /** Whether the viewer may ask the computer for advice now. */
    public boolean mayAskAdvice() {
        return moment.advice() && decides();
    }

    /** What one of the viewer's choices would change for certain. */
    public Preview preview(String notation, Language language) {
        A action = moment.game().notation().parse(notation);
        if (!decides() || !moment.position().legal(role.seat().orElseThrow()).contains(action)) {
            throw new Refused(new Text("This is not among your choices.", "Ce n'est pas l'un de vos choix."));
        }
        return Preview.of(moment.position(), role.seat().orElseThrow(), action, prose(language));
    }

    public boolean canUndo() {
        return !still && role.seat().filter(moment.undoable()::contains).isPresent();
    }

    /** The story as the viewer may know it, oldest first. */
    public List<Line> log(Language language) {
        return log(language, 0);
    }

    /** The same without its first moves. */
    public List<Line> log(Language language, int since) {
        Prose<A, O> prose = prose(language);
        List<Line> lines = new ArrayList<>();
        int noted = (int) moment.notes().stream().takeWhile(note -> since > 0 && note.after() <= since).count();
        for (int move = since; move <= moment.told().size(); move++) {
            if (move > since) {
                Told told = moment.told().get(move - 1);
                for (var happening : told.happenings()) {
                    Happening seen = visible(happening);
                    lines.add(new Line(move, told.seat(), prose.tell(seen), Optional.of(seen)));
                }
            }
            boolean last = move == moment.told().size();
            for (; noted < moment.notes().size() && (last || moment.notes().get(noted).after() <= move); noted++) {
                Note note = moment.notes().get(noted);
                lines.add(new Line(move, note.seat(), note.text(language, names(language)), Optional.empty()));
            }
        }
        return lines;
    }

    /** One action as the viewer may hear of it. */
    List<String> tell(Told told, Language language) {
        Prose<A, O> prose = prose(language);
        return told.happenings().stream().map(happening -> prose.tell(visible(happening))).toList();
    }

    /** An action in words, as whoever takes it would read it. */
    String label(A action, Language language) {
        return prose(language).choice(action, seen) + ".";
    }

    private Happening visible(Happening happening) {
        return open ? happening : happening.seenBy(viewer);
    }

    public List<Points> points(Seat seat) {
        return moment.position().points(seat, viewer);
    }

    public int score(Seat seat) {
        return moment.score(seat, viewer);
    }

    public Optional<Outcome> outcome() {
        return moment.outcome();
    }

    /** The SHA-256 of the seed as it is written: whoever gets the seed at the end can check it. */
    public String commitment() {
        return Tokens.sha256(moment.table().seed().toString());
    }

    public Optional<String> seed() {
        return over() ? Optional.of(moment.table().seed().toString()) : Optional.empty();
    }

    /** The whole game, once it is over. */
    public Optional<Replay> replay() {
        return moment.replay();
    }

    /** The secret of the link to an open seat, for the host alone, who proves to be it with the token. */
    public Optional<String> invitation(Seat seat, String token) {
        StoredSeat stored = moment.seat(seat);
        String link = Invitation.link(token, table(), seat, stored.issue());
        return stored.invite().filter(hash -> stored.kind() == StoredSeat.Kind.OPEN).filter(Tokens.sha256(link)::equals)
                .map(matches -> link);
    }

    /** The secret of the spectators' link, likewise. */
    public Optional<String> watchLink(String token) {
        String link = Hall.watchLink(token, table());
        return Optional.of(link).filter(made -> Tokens.sha256(made).equals(moment.table().watch()));
    }

    private boolean over() {
        return moment.table().phase() == Phase.OVER;
    }

    private String print(A action) {
        return moment.game().notation().print(action);
    }

    private Prose<A, O> prose(Language language) {
        return moment.game().prose(language, names(language));
    }

    private Names names(Language language) {
        return seat -> name(seat, language);
    }
}
