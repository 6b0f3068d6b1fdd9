package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.server.page.Chair;
import cydonia.server.page.HomePage.MyTable;
import cydonia.server.page.HomePage.State;
import cydonia.server.page.LobbyPage;
import cydonia.server.page.Occupant;
import cydonia.server.page.TablePage;
import cydonia.server.storage.StoredSeat;
import cydonia.server.storage.StoredTable.Phase;
import cydonia.server.table.Sight;
import cydonia.server.table.Tokens;
import java.util.List;
import java.util.Optional;

/** What pages show, made from what a viewer may see. */
final class Models {

    private Models() {
    }

    static TablePage table(Sight<?, ?, ?> sight, Language language, Optional<String> notice, int since) {
        List<TablePage.Choice> choices = sight.choices(language).stream()
                .map(choice -> new TablePage.Choice(choice.notation(), choice.label(), choice.opensSecret())).toList();
        List<TablePage.Refused> refusals = sight.refusals(language).stream()
                .map(refusal -> new TablePage.Refused(refusal.notation(), refusal.label(), refusal.reasons())).toList();
        List<TablePage.LogLine> log = sight.log(language).stream().map(line -> new TablePage.LogLine(line.move(),
                line.text(), line.what(), Optional.of(line.who()), since >= 0 && line.move() > since)).toList();
        List<TablePage.Score> scores = Seat.first(sight.setup().seats()).stream()
                .map(seat -> new TablePage.Score(seat, sight.score(seat), sight.points(seat))).toList();
        return new TablePage(sight.table(), sight.profile().name().in(language), language, sight.profile().id(),
                sight.role().viewer(), chairs(sight, language), sight.version(), Tokens.fresh(), sight.observation(),
                sight.prompt(language), choices, refusals, sight.canUndo(), log, scores, sight.outcome(),
                sight.shown(language), sight.role().host(), sight.commitment(), sight.seed(), notice);
    }

    static LobbyPage lobby(Sight<?, ?, ?> sight, Language language, String token, String origin) {
        List<LobbyPage.Place> places = chairs(sight, language).stream().map(chair -> new LobbyPage.Place(chair,
                sight.invitation(chair.seat(), token).map(secret -> origin + "/join/" + secret))).toList();
        return new LobbyPage(language, sight.table(), sight.profile().name().in(language), sight.version(),
                sight.profile(), sight.setup(), Tokens.fresh(), places, sight.role().host(),
                sight.watchLink(token).map(secret -> origin + "/watch/" + secret));
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
            case OVER, CLOSED -> State.OVER;
        };
    }

    private static List<Chair> chairs(Sight<?, ?, ?> sight, Language language) {
        boolean begun = sight.phase() != Phase.GATHERING;
        return sight.seats().stream().map(stored -> {
            Seat seat = stored.seat();
            boolean mine = sight.role().seat().filter(seat::equals).isPresent();
            return new Chair(seat, sight.name(seat, language), occupant(sight, stored), sight.toAct().contains(seat),
                    mine, begun ? sight.score(seat) : 0);
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
