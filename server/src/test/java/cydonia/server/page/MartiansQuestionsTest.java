package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansAction;
import cydonia.games.martians.MartiansAction.*;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.MartiansView;
import cydonia.games.martians.Question;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Technology;
import cydonia.server.Games;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

/** Whatever Martians asks, the picture is where it is answered; the prompt lists six plain buttons at most. */
class MartiansQuestionsTest {

    private static final int PLAIN_BUTTONS = 6;
    /** How often a kind of question is looked at, for each building a marker was just placed in. */
    private static final int LOOKS = 2;
    private static final int MOST_GAMES = 200;

    /** What only goes on, agrees or refuses has no place of its own; crystals are counted in the prompt. */
    private static final Set<Class<?>> WORDS = Set.of(Rest.class, Finish.class, Enough.class, Propose.class,
            Withdraw.class, Pass.class, NoTrade.class, Accept.class, Decline.class, Counter.class, Pay.class,
            Refuse.class, Unlock.class, LeaveLocked.class, EndGame.class, GoOn.class, Take.class);

    private static final List<Map<String, String>> TABLES = List.of(
            Map.of("mode", "com", "hidden-objectives", "on"), Map.of("mode", "semi", "mission", "mars-one"),
            Map.of("mode", "coop", "mission", "dust-imps"), Map.of("mode", "com"),
            Map.of("mode", "coop", "mission", "dark-side-of-mars"), Map.of("mode", "semi", "mission", "refugees"),
            Map.of("mode", "coop", "mission", "mission-to-phobos"), Map.of("mode", "semi", "mission", "face-on-mars"));

    private final Pages pages = new Pages();
    private final Map<String, Integer> looks = new HashMap<>();
    private final Set<Class<?>> asked = new LinkedHashSet<>();

    @Test
    void every_kind_of_question_is_answered_on_the_picture() {
        Set<Class<?>> kinds = new LinkedHashSet<>(Arrays.asList(Question.class.getPermittedSubclasses()));
        kinds.remove(Question.GameOver.class);
        // Players who are merely busy accomplish no mission; its two answers are words.
        kinds.remove(Question.EndGame.class);
        for (int game = 0; game < MOST_GAMES && !asked.containsAll(kinds); game++) {
            play(game);
        }
        assertThat(asked).containsAll(kinds);
    }

    private void play(int game) {
        Map<String, String> options = TABLES.get(game % TABLES.size());
        var table = new Tables<>(Games.martians(), 2 + game % 2, options, game, List.of("Ada", "Bo", "Chloé"));
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(game);
        while (!table.match().position().toAct().isEmpty()) {
            Seat seat = table.match().position().toAct().getFirst();
            MartiansView seen = table.match().position().observe(seat);
            Class<?> kind = seen.asking().question().getClass();
            String moment = kind.getSimpleName() + seen.asking().placement().map(Infrastructure::id).orElse("");
            if (looks.merge(moment, 1, Integer::sum) <= LOOKS) {
                look(table, seat, game % 2 == 0 ? Language.EN : Language.FR);
                asked.add(kind);
            }
            List<MartiansAction> legal = table.match().position().legal(seat);
            MartiansAction action = legal.stream().max(Comparator.comparingInt(
                    (MartiansAction one) -> eagerness(one) * random.nextInt(1, 8))).orElseThrow();
            table.play(seat, table.match().game().notation().print(action));
        }
    }

    private void look(Tables<MartiansPosition, MartiansAction, MartiansView> table, Seat seat, Language language) {
        Drawing drawing = table.drawing(seat, language);
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

    /** Busy people, who see more of the game than random ones: they build, breathe, grow and do rare things. */
    private static int eagerness(MartiansAction action) {
        return switch (action) {
            case Develop(var technology) -> technology == Technology.BIRTH_CONTROL ? 40 : 8;
            case Place(var where, int _) -> where.site() || where == Infrastructure.MOXIE ? 9 : 5;
            case Build(var site) -> site == Infrastructure.LABORATORY ? 30 : 12;
            case Fulfil _,Research _,Accomplish _,Consult _,Analyse _,Harvest _,HireExpert _,Deliver _ -> 14;
            case Unlock _,Propose _ -> 10;
            case Finish _,Offer _,NoTrade _,Withdraw _ -> 1;
            default -> 5;
        };
    }
}
