package cydonia.server.web;

import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.server.board.Artists;
import cydonia.server.page.Chair;
import cydonia.server.page.Drawing;
import cydonia.server.page.Fairness;
import cydonia.server.page.HomePage.MyTable;
import cydonia.server.page.HomePage.State;
import cydonia.server.page.LobbyPage;
import cydonia.server.page.Occupant;
import cydonia.server.page.Prompt;
import cydonia.server.page.Scene;
import cydonia.server.page.Standing;
import cydonia.server.page.Story;
import cydonia.server.page.Sure;
import cydonia.server.page.TablePage;
import cydonia.server.page.Ticket;
import cydonia.tables.room.Advice;
import cydonia.tables.room.Sight;
import cydonia.tables.room.Tokens;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredTable.Phase;
import java.util.List;
import java.util.Optional;

/** What the pages of a table show, made from what a viewer may see. */
final class Models {

    private Models() {
    }

    /**
     * The table, drawn by the artist of its game.
     *
     * @param notice
     *            why the last command was refused
     * @param read
     *            the last action the viewer has read of; negative where that is not known
     * @param advice
     *            what the viewer asked for and got
     * @param sure
     *            what is asked once more before it is done
     */
    static <P extends Position<P, A, O>, A extends Action, O> Drawing table(Sight<P, A, O> sight, Language language,
            Optional<String> notice, int read, Optional<Advice> advice, Optional<Sure> sure) {
        return Artists.of(sight.title().game()).draw(new TablePage<>(language,
                new Ticket(sight.table(), sight.version(), Tokens.fresh(), sight.role().host(), sight.recalled(),
                        sight.stoodInFor(), sight.pace(), Optional.of(sight.changed()),
                        sight.phase() == Phase.OUTDATED, sight.mayEnd()),
                new Scene<>(sight.profile().id(), sight.profile().name().in(language), sight.viewer(),
                        sight.observation(), sight.shown(language)),
                prompt(sight, language, notice, advice, sure), new Story(sight.log(language), read),
                standing(sight, language), fairness(sight), sight.coach(language),
                sight.title().handbook().in(language)));
    }

    /** The table with nothing to be asked once more. */
    static Drawing table(Sight<?, ?, ?> sight, Language language, Optional<String> notice, int read,
            Optional<Advice> advice) {
        return table(sight, language, notice, read, advice, Optional.empty());
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Prompt<A> prompt(Sight<P, A, O> sight,
            Language language, Optional<String> notice, Optional<Advice> advice, Optional<Sure> sure) {
        return new Prompt<>(sight.prompt(language), sight.choices(language), sight.picking(language),
                sight.refusals(language), sight.canUndo(),
                sight.mayAskAdvice(), advice.map(given -> sight.hints(given, language)).orElse(List.of()), notice,
                sure);
    }

    static Standing standing(Sight<?, ?, ?> sight, Language language) {
        List<Standing.Score> scores = Seat.first(sight.setup().seats()).stream()
                .map(seat -> new Standing.Score(seat, sight.score(seat), sight.points(seat))).toList();
        return new Standing(chairs(sight, language), scores, sight.outcome());
    }

    static Fairness fairness(Sight<?, ?, ?> sight) {
        return new Fairness(sight.commitment(), sight.seed());
    }

    static LobbyPage lobby(Sight<?, ?, ?> sight, Language language, String token, String origin, boolean openTables) {
        List<LobbyPage.Place> places = chairs(sight, language).stream().map(chair -> new LobbyPage.Place(chair,
                sight.invitation(chair.seat(), token).map(secret -> origin + "/join/" + secret))).toList();
        return new LobbyPage(language, sight.table(), sight.profile().name().in(language), sight.version(),
                sight.profile(), sight.setup(), Tokens.fresh(), places, sight.role().host(),
                sight.watchLink(token).map(secret -> origin + "/watch/" + secret), sight.phase() != Phase.GATHERING,
                openTables && sight.role().host() ? Optional.of(sight.listed()) : Optional.empty(), sight.timeLimit());
    }

    static MyTable mine(Sight<?, ?, ?> sight, Language language) {
        List<Seat> named = sight.outcome().map(Outcome::winners).orElseGet(sight::toAct);
        return new MyTable(sight.table(), sight.profile().name().in(language), sight.profile().id(), state(sight),
                chairs(sight, language), named.stream().map(seat -> sight.name(seat, language)).toList(),
                sight.changed());
    }

    private static State state(Sight<?, ?, ?> sight) {
        return switch (sight.phase()) {
            case GATHERING -> State.LOBBY;
            case PLAYING -> sight.decides() ? State.MY_TURN : State.WAITING;
            case OUTDATED -> State.OUTDATED;
            case OVER, CLOSED -> State.OVER;
        };
    }

    static List<Chair> chairs(Sight<?, ?, ?> sight, Language language) {
        boolean begun = sight.phase() != Phase.GATHERING;
        return sight.seats().stream().map(stored -> {
            Seat seat = stored.seat();
            boolean mine = sight.role().seat().filter(seat::equals).isPresent();
            return new Chair(seat, sight.name(seat, language), occupant(sight, stored), sight.toAct().contains(seat),
                    mine, begun ? sight.score(seat) : 0, sight.level(seat), sight.here(seat), sight.time(seat));
        }).toList();
    }

    private static Occupant occupant(Sight<?, ?, ?> sight, StoredSeat seat) {
        return switch (seat.kind()) {
            case PERSON -> sight.conceded(seat.seat()) ? Occupant.COMPUTER : Occupant.PERSON;
            case COMPUTER -> Occupant.COMPUTER;
            case OPEN -> Occupant.OPEN;
        };
    }
}
