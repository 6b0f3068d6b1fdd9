package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.engine.Seat;
import cydonia.server.api.Asked;
import cydonia.server.api.Game;
import cydonia.server.api.Moment;
import cydonia.server.api.Outcome;
import cydonia.server.api.Preview;
import cydonia.server.api.SeatState;
import cydonia.server.api.Source;
import cydonia.server.api.State;
import cydonia.server.api.Summary;
import cydonia.tables.room.Advice;
import cydonia.tables.room.Screening;
import cydonia.tables.room.Sight;
import cydonia.tables.sight.Choice;
import cydonia.tables.sight.Picking;
import cydonia.tables.storage.StoredSeat;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/** Makes the API's answers from what a viewer may see. */
final class Json {

    private Json() {
    }

    static Game game(Profile profile, Language language) {
        return new Game(profile.id(), profile.name().in(language), profile.summary().in(language), profile.rules(),
                profile.minSeats(), profile.maxSeats(), profile.options().stream()
                        .map(option -> new Game.Option(option.id(), option.name().in(language),
                                option.values().stream().map(value -> value.id()).toList(), option.byDefault()))
                        .toList());
    }

    static Summary summary(Sight<?, ?, ?> sight, Language language) {
        return new Summary(sight.table(), sight.profile().id(), sight.phase(), sight.version(), sight.role().seat(),
                sight.role().host(), sight.toAct(), seats(sight, language));
    }

    /**
     * Everything about a table that this viewer may know.
     *
     * @param since
     *            the log is told from the move after this one
     */
    static State state(Sight<?, ?, ?> sight, Language language, String token, int since) {
        return state(sight, language, token, since, Optional.empty());
    }

    /** The same with the advice the visitor was given. */
    static State state(Desk desk, int since) {
        Sight<?, ?, ?> sight = desk.sight();
        Optional<List<Asked.Hint>> advice = desk.advice().filter(given -> given.version() == sight.version())
                .map(given -> hints(sight, given, desk.language()));
        return state(sight, desk.language(), desk.visitor().known(), since, advice);
    }

    /** What a program needs to play on: what it may do, in notation, and at which version; all else is empty. */
    static State brief(Desk desk, int since) {
        Sight<?, ?, ?> sight = desk.sight();
        Language language = desk.language();
        Asked asked = new Asked("",
                sight.notations().stream().map(one -> new Asked.Choice(one, "", false, List.of())).toList(),
                sight.picking(language).map(Json::several), List.of(), sight.canUndo(), sight.mayAskAdvice(),
                Optional.empty());
        return new State(summary(sight, language), Map.of(), asked, log(sight, language, since), Map.of(), Map.of(),
                sight.commitment(), sight.seed(), sight.outcome().map(end -> outcome(end, language)), Optional.empty(),
                Optional.empty());
    }

    private static List<State.LogLine> log(Sight<?, ?, ?> sight, Language language, int since) {
        return sight.log(language, since).stream()
                .map(line -> new State.LogLine(line.move(), line.who(), line.text())).toList();
    }

    private static List<Asked.Hint> hints(Sight<?, ?, ?> sight, Advice advice, Language language) {
        return sight.hints(advice, language).stream().map(hint -> new Asked.Hint(hint.choice().notation(),
                hint.chance(), hint.tries(), hint.reasons())).toList();
    }

    private static State state(Sight<?, ?, ?> sight, Language language, String token, int since,
            Optional<List<Asked.Hint>> advice) {
        return new State(summary(sight, language), new TreeMap<>(sight.setup().options()),
                asked(sight, language, advice), log(sight, language, since), scores(sight, language),
                observation(sight), sight.commitment(),
                sight.seed(), sight.outcome().map(end -> outcome(end, language)), invitations(sight, token),
                sight.watchLink(token));
    }

    private static Asked asked(Sight<?, ?, ?> sight, Language language, Optional<List<Asked.Hint>> advice) {
        return new Asked(sight.prompt(language),
                sight.choices(language).stream().map(
                        one -> new Asked.Choice(one.notation(), one.label(), one.opensSecret(), one.facts())).toList(),
                sight.picking(language).map(Json::several),
                sight.refusals(language).stream()
                        .map(one -> new Asked.Refused(one.notation(), one.label(), one.reasons())).toList(),
                sight.canUndo(), sight.mayAskAdvice(), advice);
    }

    private static Asked.Several several(Picking<?> picking) {
        return new Asked.Several(picking.decision(),
                picking.items().stream().map(
                        item -> new Asked.Item(item.notation(), item.label(), item.most(), item.uses())).toList(),
                picking.limits().stream().map(limit -> new Asked.Limit(limit.what(), limit.least(),
                        limit.most().isPresent() ? Optional.of(limit.most().getAsInt()) : Optional.empty())).toList(),
                picking.done().map(Choice::notation));
    }

    /** A table as it was, through somebody's eyes. */
    static Moment moment(Screening<?, ?, ?> screening, Language language) {
        Sight<?, ?, ?> sight = screening.sight();
        return new Moment(sight.profile().id(), screening.at(), screening.last(), screening.eyes().word(),
                sight.toAct(), seats(sight, language), sight.prompt(language), observation(sight),
                scores(sight, language), screening.acting(), screening.next(language));
    }

    static Preview preview(cydonia.tables.room.Preview preview) {
        return new Preview(preview.certain(), preview.points(), preview.then(), preview.opensSecret());
    }

    private static Object observation(Sight<?, ?, ?> sight) {
        return Objects.requireNonNull(sight.observation());
    }

    private static List<SeatState> seats(Sight<?, ?, ?> sight, Language language) {
        return sight.seats().stream().map(stored -> seat(sight, stored, language)).toList();
    }

    private static SeatState seat(Sight<?, ?, ?> sight, StoredSeat stored, Language language) {
        Seat seat = stored.seat();
        return new SeatState(seat, sight.name(seat, language), stored.kind(), sight.level(seat), sight.conceded(seat),
                sight.score(seat), sight.time(seat).map(time -> (int) time.left().toSeconds()));
    }

    private static Map<Seat, List<Source>> scores(Sight<?, ?, ?> sight, Language language) {
        Map<Seat, List<Source>> scores = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.first(sight.setup().seats())) {
            scores.put(seat, sight.points(seat).stream()
                    .map(points -> new Source(points.source().in(language), points.points())).toList());
        }
        return scores;
    }

    private static Outcome outcome(cydonia.engine.Outcome outcome, Language language) {
        return new Outcome(outcome.kind(), outcome.results().stream()
                .map(result -> new Outcome.Result(result.seat(), result.score(), result.place(), result.won()))
                .toList(), outcome.reasons().stream().map(reason -> reason.in(language)).toList());
    }

    private static Optional<Map<Seat, String>> invitations(Sight<?, ?, ?> sight, String token) {
        Map<Seat, String> invitations = new EnumMap<>(Seat.class);
        sight.seats().forEach(stored -> sight.invitation(stored.seat(), token)
                .ifPresent(secret -> invitations.put(stored.seat(), secret)));
        return Optional.of(invitations).filter(some -> !some.isEmpty());
    }
}
