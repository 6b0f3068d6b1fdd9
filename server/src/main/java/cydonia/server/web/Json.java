package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Profile;
import cydonia.engine.Seat;
import cydonia.server.storage.StoredSeat;
import cydonia.server.table.Screening;
import cydonia.server.table.Sight;
import cydonia.server.table.TableRoom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** What a viewer may see, as JSON objects. */
final class Json {

    private Json() {
    }

    static Map<String, Object> game(Profile profile, Language language) {
        Map<String, Object> game = new LinkedHashMap<>();
        game.put("id", profile.id());
        game.put("name", profile.name().in(language));
        game.put("summary", profile.summary().in(language));
        game.put("rules", profile.rules());
        game.put("minSeats", profile.minSeats());
        game.put("maxSeats", profile.maxSeats());
        game.put("options", profile.options().stream().map(option -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("id", option.id());
            one.put("name", option.name().in(language));
            one.put("values", option.values().stream().map(value -> value.id()).toList());
            one.put("default", option.byDefault());
            return one;
        }).toList());
        return game;
    }

    static Map<String, Object> summary(Sight<?, ?, ?> sight, Language language) {
        Map<String, Object> table = new LinkedHashMap<>();
        table.put("table", sight.table());
        table.put("game", sight.profile().id());
        table.put("phase", word(sight.phase()));
        table.put("version", sight.version());
        sight.role().seat().ifPresent(seat -> table.put("seat", seat.word()));
        table.put("host", sight.role().host());
        table.put("toAct", sight.toAct().stream().map(Seat::word).toList());
        table.put("seats", sight.seats().stream().map(seat -> seat(sight, seat, language)).toList());
        return table;
    }

    /**
     * Everything about a table that this viewer may know.
     *
     * @param since
     *            the log is told from the move after this one
     */
    static Map<String, Object> state(Sight<?, ?, ?> sight, Language language, String token, int since) {
        Map<String, Object> state = summary(sight, language);
        Map<String, String> options = new java.util.TreeMap<>(sight.setup().options());
        state.put("options", options);
        state.put("prompt", sight.prompt(language));
        state.put("choices", sight.choices(language).stream().map(choice -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("notation", choice.notation());
            one.put("label", choice.label());
            one.put("opensSecret", choice.opensSecret());
            return one;
        }).toList());
        state.put("refusals", sight.refusals(language).stream().map(barred -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("notation", barred.notation());
            one.put("label", barred.label());
            one.put("reasons", barred.reasons());
            return one;
        }).toList());
        state.put("canUndo", sight.canUndo());
        state.put("mayAskAdvice", sight.mayAskAdvice());
        state.put("log", sight.log(language, since).stream()
                .map(line -> Map.of("move", line.move(), "seat", line.who().word(), "text", line.text())).toList());
        state.put("scores", scores(sight, language));
        state.put("observation", Observations.write(Objects.requireNonNull(sight.observation())));
        state.put("commitment", sight.commitment());
        sight.seed().ifPresent(seed -> state.put("seed", seed));
        sight.outcome().ifPresent(outcome -> state.put("outcome", outcome(outcome, language)));
        Map<String, String> invitations = new LinkedHashMap<>();
        sight.seats().forEach(seat -> sight.invitation(seat.seat(), token)
                .ifPresent(secret -> invitations.put(seat.seat().word(), secret)));
        if (!invitations.isEmpty()) {
            state.put("invitations", invitations);
        }
        sight.watchLink(token).ifPresent(secret -> state.put("watch", secret));
        return state;
    }

    /** The same with the advice the visitor was given. */
    static Map<String, Object> state(TableRoom room, Visitor visitor, int since) {
        Sight<?, ?, ?> sight = room.sight(room.role(visitor.hash()));
        Map<String, Object> state = state(sight, visitor.language(), visitor.known(), since);
        sight.role().seat().flatMap(room::advice).filter(advice -> advice.version() == sight.version())
                .ifPresent(advice -> state.put("advice", sight.hints(advice, visitor.language()).stream()
                        .map(hint -> Map.of("notation", hint.choice().notation(), "chance", hint.chance(), "tries",
                                hint.tries(), "reasons", hint.reasons()))
                        .toList()));
        return state;
    }

    /** A table as it was, through somebody's eyes. */
    static Map<String, Object> moment(Screening<?, ?, ?> screening, Language language) {
        Sight<?, ?, ?> sight = screening.sight();
        Map<String, Object> moment = new LinkedHashMap<>();
        moment.put("game", sight.profile().id());
        moment.put("move", screening.at());
        moment.put("last", screening.last());
        moment.put("eyes", screening.eyes().word());
        moment.put("toAct", sight.toAct().stream().map(Seat::word).toList());
        moment.put("seats", sight.seats().stream().map(seat -> seat(sight, seat, language)).toList());
        moment.put("prompt", sight.prompt(language));
        moment.put("observation", Observations.write(Objects.requireNonNull(sight.observation())));
        moment.put("scores", scores(sight, language));
        screening.acting().ifPresent(seat -> moment.put("acting", seat.word()));
        moment.put("next", screening.next(language));
        return moment;
    }

    private static Map<String, Object> seat(Sight<?, ?, ?> sight, StoredSeat stored, Language language) {
        Map<String, Object> seat = new LinkedHashMap<>();
        seat.put("seat", stored.seat().word());
        seat.put("name", sight.name(stored.seat(), language));
        seat.put("kind", word(stored.kind()));
        sight.level(stored.seat()).ifPresent(level -> seat.put("level", level.word()));
        seat.put("conceded", sight.conceded(stored.seat()));
        seat.put("score", sight.score(stored.seat()));
        return seat;
    }

    private static Map<String, Object> scores(Sight<?, ?, ?> sight, Language language) {
        Map<String, Object> scores = new LinkedHashMap<>();
        for (Seat seat : Seat.first(sight.setup().seats())) {
            List<Object> sources = new ArrayList<>();
            sight.points(seat).forEach(
                    points -> sources.add(Map.of("source", points.source().in(language), "points", points.points())));
            scores.put(seat.word(), sources);
        }
        return scores;
    }

    private static Map<String, Object> outcome(Outcome outcome, Language language) {
        Map<String, Object> end = new LinkedHashMap<>();
        end.put("kind", word(outcome.kind()));
        end.put("results", outcome.results().stream().map(result -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("seat", result.seat().word());
            one.put("score", result.score());
            one.put("place", result.place());
            one.put("won", result.won());
            return one;
        }).toList());
        end.put("reasons", outcome.reasons().stream().map(reason -> reason.in(language)).toList());
        return end;
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
