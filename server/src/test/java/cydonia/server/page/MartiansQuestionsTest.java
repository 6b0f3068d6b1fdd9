package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansAction.*;
import cydonia.games.martians.language.MartiansView;
import cydonia.games.martians.language.Question;
import cydonia.replay.ReplayFile;
import cydonia.server.web.Pages;
import cydonia.titles.Games;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Whatever Martians asks, the picture is where it is answered; the prompt lists six plain buttons at most. */
class MartiansQuestionsTest {

    private static final Path RECORDED = Path.of("..", "games", "martians", "src", "test", "resources", "replays");
    /** Recorded games in which nearly everything comes up that the game asks. */
    private static final List<String> GAMES = List.of("com-hidden-objectives", "semi", "coop-extension",
            "won-once-coop-2-dust-imps", "won-once-coop-4-the-end", "won-once-coop-3-disaster",
            "won-once-semi-2-disaster");
    /** Where an event brings markers back from both wards; later ones are tried if it does not any more. */
    private static final int FIRST_SEED = 25;
    private static final int LAST_SEED = 120;
    private static final List<String> NAMES = List.of("Ada", "Bo", "Chloé", "Dimitri");
    private static final int PLAIN_BUTTONS = 6;
    /** How often a kind of question is looked at, for each building a marker was just placed in. */
    private static final int LOOKS = 2;

    /** What only goes on, agrees or refuses has no place of its own; crystals are counted in the prompt. */
    private static final Set<Class<?>> WORDS = Set.of(Rest.class, Finish.class, Enough.class, Propose.class,
            Withdraw.class, Pass.class, NoTrade.class, Accept.class, Decline.class, Counter.class, Pay.class,
            Refuse.class, Unlock.class, LeaveLocked.class, EndGame.class, GoOn.class, Take.class);

    private final Pages pages = new Pages();
    private final Map<String, Integer> looks = new HashMap<>();
    private final Set<Class<?>> asked = new HashSet<>();

    @Test
    void every_kind_of_question_is_answered_on_the_picture() {
        GAMES.forEach(this::play);
        for (int seed = FIRST_SEED; seed <= LAST_SEED && !asked.contains(Question.TakeMarkerBack.class); seed++) {
            untilMarkersComeBack(seed);
        }
        Set<Class<?>> kinds = new HashSet<>(Arrays.asList(Question.class.getPermittedSubclasses()));
        kinds.remove(Question.GameOver.class);
        assertThat(asked).containsAll(kinds);
    }

    private void untilMarkersComeBack(int seed) {
        var table = new Tables<>(Games.martians(), 2, Map.of("mode", "coop", "mission", "mars-one"), seed, NAMES);
        while (!table.match().position().toAct().isEmpty()) {
            Seat seat = table.match().position().toAct().getFirst();
            List<MartiansAction> legal = table.match().position().legal(seat);
            if (legal.stream().allMatch(Recover.class::isInstance)) {
                look(table, table.match().position(), seat);
                return;
            }
            table.playAny();
        }
    }

    private void play(String recorded) {
        Replay replay = ReplayFile.read(RECORDED.resolve(recorded + ".json"));
        var table = new Tables<>(Games.martians(), replay.setup(), replay.seed(), NAMES);
        for (Replay.Move move : replay.moves()) {
            MartiansPosition position = table.match().position();
            look(table, position, move.seat());
            if (!asked.contains(Question.UseBuilder.class)) {
                withBuilder(position, move.seat()).ifPresent(next -> look(table, next, move.seat()));
            }
            table.play(move.seat(), move.action());
        }
    }

    /** Nobody who recorded a game consulted the builder: whoever could have, does. */
    private static Optional<MartiansPosition> withBuilder(MartiansPosition from, Seat seat) {
        Predicate<MartiansAction> placing = action -> action instanceof Place place
                && place.where() == Infrastructure.TRAINING_CENTRE;
        return after(from, seat, placing).or(() -> Optional.of(from))
                .flatMap(position -> after(position, seat, new HireExpert(Expert.BUILDER)::equals))
                .flatMap(position -> after(position, seat, new Consult(Expert.BUILDER)::equals))
                .filter(position -> position.toAct().contains(seat));
    }

    private static Optional<MartiansPosition> after(MartiansPosition from, Seat seat,
            Predicate<MartiansAction> wanted) {
        return from.legal(seat).stream().filter(wanted).findFirst().map(action -> from.apply(seat, action));
    }

    private void look(Tables<MartiansPosition, MartiansAction, MartiansView> table, MartiansPosition position,
            Seat seat) {
        MartiansView seen = position.observe(seat);
        Class<?> kind = seen.asking().question().getClass();
        String moment = kind.getSimpleName() + seen.asking().placement().map(Infrastructure::id).orElse("");
        int look = looks.merge(moment, 1, Integer::sum);
        if (look <= LOOKS) {
            asked.add(kind);
            check(table.drawing(position, seat, look % 2 == 0 ? Language.EN : Language.FR));
        }
    }

    private void check(Drawing drawing) {
        String question = drawing.page().prompt().question();
        String html = pages.table(drawing);
        Tables.assertClickable(drawing.page(), html);
        String board = html.substring(html.indexOf("id=\"board\""), html.indexOf("id=\"prompt\""));
        assertThat(drawing.page().prompt().single()).filteredOn(choice -> !WORDS.contains(choice.action().getClass()))
                .as(question).allSatisfy(choice -> assertThat(board)
                        .contains("name=\"action\" value=\"" + choice.notation() + "\""));
        assertThat(drawing.groups().stream().mapToInt(group -> group.faces().size()).sum()).as(question)
                .isLessThanOrEqualTo(PLAIN_BUTTONS);
    }
}
