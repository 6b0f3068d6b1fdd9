package cydonia.server.web;

import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.server.page.Chair;
import cydonia.server.page.Drawing;
import cydonia.server.page.HomePage.MyTable;
import cydonia.server.page.HomePage.State;
import cydonia.server.page.LobbyPage;
import cydonia.server.page.Occupant;
import cydonia.server.page.ReplayPage;
import cydonia.server.page.ResultPage;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import cydonia.server.sight.Choice;
import cydonia.server.storage.StoredSeat;
import cydonia.server.storage.StoredTable.Phase;
import cydonia.server.table.Advice;
import cydonia.server.table.Chronicle;
import cydonia.server.table.Eyes;
import cydonia.server.table.Screening;
import cydonia.server.table.Sight;
import cydonia.server.table.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What pages show, made from what a viewer may see. */
final class Models {

    private Models() {
    }

    /** The table, drawn by the artist of its game. */
    static <P extends Position<P, A, O>, A extends Action, O> Drawing table(Sight<P, A, O> sight, Language language,
            Optional<String> notice, int since, Optional<Advice> advice) {
        return sight.title().artist().draw(page(sight, language, notice, since, advice));
    }

    private static <P extends Position<P, A, O>, A extends Action, O> TablePage<A, O> page(Sight<P, A, O> sight,
            Language language, Optional<String> notice, int since, Optional<Advice> advice) {
        List<Choice<A>> choices = sight.choices(language);
        List<TablePage.LogLine> log = sight.log(language).stream().map(line -> new TablePage.LogLine(line.move(),
                line.text(), line.what(), Optional.of(line.who()), since >= 0 && line.move() > since)).toList();
        return new TablePage<>(sight.table(), sight.profile().name().in(language), language, sight.profile().id(),
                sight.role().viewer(), chairs(sight, language), sight.version(), Tokens.fresh(), sight.observation(),
                sight.prompt(language), choices, sight.refusals(language), sight.canUndo(), log, scores(sight),
                sight.outcome(),
                sight.shown(language), sight.role().host(), sight.commitment(), sight.seed(), notice,
                new TablePage.Advice(sight.mayAskAdvice(), advice.map(given -> hints(given, sight, choices, language))
                        .orElse(List.of())));
    }

    private static List<TablePage.Hint> hints(Advice advice, Sight<?, ?, ?> sight,
            List<? extends Choice<?>> choices, Language language) {
        List<TablePage.Hint> hints = new ArrayList<>();
        for (Advice.Hint hint : advice.hints()) {
            choices.stream().filter(choice -> choice.notation().equals(hint.notation())).findFirst()
                    .ifPresent(choice -> hints.add(new TablePage.Hint(choice, percent(hint.chance()),
                            percent((double) hint.tries() / Math.max(1, advice.tried())),
                            sight.preview(hint.notation(), language).reasons(language))));
        }
        return hints;
    }

    static int percent(double part) {
        return (int) Math.round(100 * part);
    }

    /** A game seen again; the file and the result are there for those who may have them. */
    static ReplayPage replay(Screening<?, ?, ?> screening, Language language, String base, String back,
            Optional<String> file, Optional<String> result) {
        Sight<?, ?, ?> sight = screening.sight();
        List<ReplayPage.Eyes> eyes = screening.allowed().stream()
                .map(one -> new ReplayPage.Eyes(one.word(), label(one, sight, language))).toList();
        List<ReplayPage.Hand> hands = screening.hands(language).stream()
                .map(hand -> new ReplayPage.Hand(hand.seat(), hand.text())).toList();
        return new ReplayPage(table(sight, language, Optional.empty(), screening.at() - 1, Optional.empty()), base,
                back, screening.at(),
                screening.last(), screening.eyes().word(), eyes, screening.acting(),
                screening.next(language).stream().map(Words::capital).toList(), hands,
                file, result);
    }

    private static String label(Eyes eyes, Sight<?, ?, ?> sight, Language language) {
        return switch (eyes) {
            case Eyes.Of(Seat seat) -> sight.name(seat, language);
            case Eyes.Of _ -> Words.PUBLIC_EYES.in(language);
            case Eyes.All() -> Words.ALL_EYES.in(language);
        };
    }

    static ResultPage result(Sight<?, ?, ?> sight, Outcome outcome, Chronicle chronicle, Language language,
            String back, String replay, String file) {
        return new ResultPage(language, sight.profile().name().in(language), sight.profile().id(), back, replay, file,
                chairs(sight, language), scores(sight), outcome, Curves.of(chronicle, sight, language), sight.seed(),
                sight.commitment());
    }

    private static List<TablePage.Score> scores(Sight<?, ?, ?> sight) {
        return Seat.first(sight.setup().seats()).stream()
                .map(seat -> new TablePage.Score(seat, sight.score(seat), sight.points(seat))).toList();
    }

    static LobbyPage lobby(Sight<?, ?, ?> sight, Language language, String token, String origin) {
        List<LobbyPage.Place> places = chairs(sight, language).stream().map(chair -> new LobbyPage.Place(chair,
                sight.invitation(chair.seat(), token).map(secret -> origin + "/join/" + secret))).toList();
        return new LobbyPage(language, sight.table(), sight.profile().name().in(language), sight.version(),
                sight.profile(), sight.setup(), Tokens.fresh(), places, sight.role().host(),
                sight.watchLink(token).map(secret -> origin + "/watch/" + secret), sight.phase() != Phase.GATHERING);
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

    static List<Chair> chairs(Sight<?, ?, ?> sight, Language language) {
        boolean begun = sight.phase() != Phase.GATHERING;
        return sight.seats().stream().map(stored -> {
            Seat seat = stored.seat();
            boolean mine = sight.role().seat().filter(seat::equals).isPresent();
            return new Chair(seat, sight.name(seat, language), occupant(sight, stored), sight.toAct().contains(seat),
                    mine, begun ? sight.score(seat) : 0, sight.level(seat));
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
