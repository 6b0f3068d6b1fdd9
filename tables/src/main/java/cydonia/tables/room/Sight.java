package cydonia.tables.room;

import cydonia.ai.Level;
import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Profile;
import cydonia.engine.Prose;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Setup;
import cydonia.engine.Viewer;
import cydonia.replay.Commitment;
import cydonia.tables.sight.Barred;
import cydonia.tables.sight.Choice;
import cydonia.tables.sight.Coach;
import cydonia.tables.sight.Doubt;
import cydonia.tables.sight.Eyes;
import cydonia.tables.sight.Hint;
import cydonia.tables.sight.Line;
import cydonia.tables.sight.Pace;
import cydonia.tables.sight.Picking;
import cydonia.tables.sight.TimeLeft;
import cydonia.tables.sight.TimeLimit;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Title;
import cydonia.titles.learn.Lesson;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A table through the eyes of one viewer: everything that may leave the server, and nothing else. */
public final class Sight<P extends Position<P, A, O>, A extends Action, O> {

    private final Moment<P, A, O> moment;
    private final Role role;
    private final Viewer viewer;
    /** Whether this is a picture of the past, where nothing can be done. */
    private final boolean still;
    /** Whether nothing is kept from the viewer any more. */
    private final boolean open;
    private final Set<Seat> here;
    private final Instant now;
    private final O seen;

    private Sight(Moment<P, A, O> moment, Role role, Set<Seat> here, Instant now, boolean still, boolean open) {
        this.here = here;
        this.now = now;
        this.moment = moment;
        this.role = role;
        this.viewer = role.viewer();
        this.still = still;
        this.open = open;
        this.seen = moment.position().observe(viewer);
    }

    static <P extends Position<P, A, O>, A extends Action, O> Sight<P, A, O> of(Moment<P, A, O> moment, Role role) {
        return of(moment, role, Set.of(), moment.changed());
    }

    static <P extends Position<P, A, O>, A extends Action, O> Sight<P, A, O> of(Moment<P, A, O> moment, Role role,
            Set<Seat> here, Instant now) {
        return new Sight<>(moment, role, here, now, false, false);
    }

    /** A picture through somebody's eyes. Whoever asks has checked that those eyes may be lent. */
    static <P extends Position<P, A, O>, A extends Action, O> Sight<P, A, O> through(Eyes eyes,
            Moment<P, A, O> moment, Optional<Seat> acting) {
        Optional<Seat> seat = switch (eyes) {
            case Eyes.Of(Seat one) -> Optional.of(one);
            case Eyes.Of _ -> Optional.empty();
            case Eyes.All() -> acting.or(() -> Optional.of(Seat.RED));
        };
        return new Sight<>(moment, new Role(false, seat, false), Set.of(), moment.changed(), true,
                eyes instanceof Eyes.All);
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

    /** Whether the page of whoever sits there is open now. */
    public boolean here(Seat seat) {
        return here.contains(seat);
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
        return moment.name(seat).in(language);
    }

    /** Whoever made the table; nobody in particular if it was somebody without a seat. */
    public String hostName(Language language) {
        return moment.table().seats().stream().filter(seat -> seat.heldBy(moment.table().host())).findFirst()
                .map(seat -> name(seat.seat(), language)).orElse("Cydonia");
    }

    public String prompt(Language language) {
        return moment.concord().parting().filter(_ -> phase() != Phase.OVER).map(parting -> parting.why().in(language))
                .orElseGet(() -> prose(language).ask(seen));
    }

    /** Whether the viewer may agree to end a game that cannot go on. */
    public boolean mayEnd() {
        return !still && phase() == Phase.OUTDATED
                && role.seat().filter(seat -> !moment.concord().agreed().contains(seat)).isPresent();
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
        return deciding(language).map(Deciding::choices).orElse(List.of());
    }

    /** The same in notation alone: in words, and with what each of them costs and changes, it takes much longer. */
    public List<String> notations() {
        return deciding(Language.EN).map(Deciding::notations).orElse(List.of());
    }

    /** Why one of the viewer's choices is asked about once more before it is taken, if it is. */
    public Optional<Doubt> doubt(String notation, Language language) {
        return deciding(language).flatMap(decision -> decision.doubt(notation));
    }

    /** The choice of several things that is asked of the viewer, if it is one. */
    public Optional<Picking<A>> picking(Language language) {
        return deciding(language).flatMap(decision -> decision.picking(language));
    }

    public List<Barred<A>> refusals(Language language) {
        return deciding(language).map(Deciding::barred).orElse(List.of());
    }

    /** Whether the viewer may ask the computer for advice now. */
    public boolean mayAskAdvice() {
        return moment.advice() && decides();
    }

    /** What one of the viewer's choices would change for certain. */
    public Preview preview(String notation, Language language) {
        A action = moment.game().notation().parse(notation);
        return deciding(language).orElseThrow(Deciding::notAmongYours).preview(action);
    }

    /** The advice the viewer was given, with its reasons. */
    public List<Hint<A>> hints(Advice advice, Language language) {
        List<Choice<A>> choices = choices(language);
        List<Hint<A>> hints = new ArrayList<>();
        for (Advice.Tried tried : advice.best()) {
            choices.stream().filter(choice -> choice.notation().equals(tried.notation())).findFirst()
                    .ifPresent(choice -> hints.add(new Hint<>(choice, tried.chance(), tried.tries(),
                            (double) tried.tries() / Math.max(1, advice.tried()), tried.even(),
                            advice.checked(), reasons(tried, language))));
        }
        return hints;
    }

    private List<String> reasons(Advice.Tried tried, Language language) {
        return Stream.concat(tried.reasons().stream().map(reason -> reason.in(language)),
                preview(tried.notation(), language).reasons(language).stream()).toList();
    }

    /** Whether everybody is shown the table while it waits for people. */
    public boolean listed() {
        return moment.listed();
    }

    /** How fast computer players play, where somebody has said so. */
    public Optional<Pace> pace() {
        return moment.pace();
    }

    /** What people here agreed on about time. */
    public Optional<TimeLimit> timeLimit() {
        return moment.clocks().limit();
    }

    /** How much time somebody has left, where a person sits and time is limited. */
    public Optional<TimeLeft> time(Seat seat) {
        return still || phase() == Phase.OVER || moment.automatic(seat)
                ? Optional.empty()
                : moment.clocks().left(seat, now);
    }

    /** Whether the computer plays in the viewer's place until they come back. */
    public boolean stoodInFor() {
        return !still && phase() == Phase.PLAYING
                && role.seat().filter(seat -> moment.automatic(seat) && !conceded(seat)).isPresent();
    }

    /** Whether the host wants to give the viewer's seat to somebody else. */
    public boolean recalled() {
        return !still && role.seat().filter(moment.recalled()::containsKey).isPresent();
    }

    /** What the coach says, where this is a lesson and the viewer its learner. */
    public Optional<Coach> coach(Language language) {
        return still || role.seat().filter(seat -> seat == Lesson.LEARNER).isEmpty()
                ? Optional.empty()
                : moment.lesson().flatMap(at -> title().handbook().lesson(setup(), moment.table().seed())
                        .flatMap(lesson -> coaching(lesson, at).says(language, decides(),
                                choices(language).stream().map(Choice::notation).toList())));
    }

    private Coaching coaching(Lesson lesson, Lesson.Progress at) {
        return new Coaching(lesson, title().handbook().puzzles().indexOf(lesson) + 1, at, outcome());
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
        return storyteller(language).log(language, names(language), since);
    }

    /** One action as the viewer may hear of it. */
    List<String> tell(Told told, Language language) {
        return storyteller(language).tell(told);
    }

    /** An action in words, as whoever takes it would read it. */
    String label(A action, Language language) {
        return prose(language).choice(action, seen) + ".";
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
        return Commitment.of(moment.table().seed());
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
        return stored.invite().filter(hash -> stored.kind() == StoredSeat.Kind.OPEN)
                .flatMap(hash -> Optional.of(Invitation.link(token, table(), seat, stored.issue()))
                        .filter(link -> Tokens.sha256(link).equals(hash)));
    }

    /** The secret of the spectators' link, likewise. */
    public Optional<String> watchLink(String token) {
        return role.host()
                ? Optional.of(Hall.watchLink(token, table()))
                        .filter(link -> Tokens.sha256(link).equals(moment.table().watch()))
                : Optional.empty();
    }

    private boolean over() {
        return moment.table().phase() == Phase.OVER;
    }

    /** What the viewer has to decide; nothing while the table waits for others. */
    private Optional<Deciding<P, A, O>> deciding(Language language) {
        return decides()
                ? role.seat().map(seat -> new Deciding<>(moment, seat, seen, prose(language)))
                : Optional.empty();
    }

    private Storyteller<A, O> storyteller(Language language) {
        return new Storyteller<>(moment, viewer, open, prose(language));
    }

    private Prose<A, O> prose(Language language) {
        return moment.game().prose(language, names(language));
    }

    private Names names(Language language) {
        return seat -> name(seat, language);
    }
}
