package cydonia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.cli.Run;
import cydonia.dunes.Dunes;
import cydonia.engine.Replay;
import cydonia.replay.ReplayFile;
import cydonia.titles.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cydonia play: several things chosen together")
class PickTest {

    /** Deals in which three first choices lead to half-time, with these winds in hand. */
    private static final String ONE_FIVE_SEVEN = "5";
    private static final String FOUR_EIGHT_NINE = "2";
    private static final String ONE_FIVE_FIVE = "15";

    @TempDir
    private Path folder = Path.of("");

    /** What is on the screen from half-time on. */
    private static String halfTime(String language, String deal, String... lines) {
        List<String> typed = new ArrayList<>(List.of("1", "1", "1"));
        typed.addAll(List.of(lines));
        Run run = Run.typing(typed, "play", "dunes", "--seats", "3", "--seed", deal, "--level", "random", "--lang",
                language);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        return run.out().substring(Math.max(run.out().indexOf("Half-time"), run.out().indexOf("Mi-temps")));
    }

    private static String atHalfTime(String deal, String... lines) {
        return halfTime("en", deal, lines);
    }

    @Test
    void the_things_are_numbered_marked_and_counted() {
        assertThat(atHalfTime(ONE_FIVE_SEVEN, "2")).startsWith("""
                Half-time: which winds do you let go?
                   1  [ ] let wind 1 go  [drop 1]
                   2  [ ] let wind 5 go  [drop 5]
                   3  [ ] let wind 7 go  [drop 7]
                      0 of at most 2 winds · 0 of 12 of strength
                      Numbers pick, in any order; “-1” puts the first back; “done” confirms.
                Red> 2
                   1  [ ] let wind 1 go  [drop 1]
                   2  [x] let wind 5 go  [drop 5]
                   3  [ ] let wind 7 go  [drop 7]
                      1 of at most 2 winds · 5 of 12 of strength
                Red>\s""");
    }

    @Test
    void the_last_may_be_named_first() {
        String out = atHalfTime(ONE_FIVE_SEVEN, "3", "1", "done");
        assertThat(out).contains("[x] let wind 1 go", "[x] let wind 7 go", "Red lets go of winds: 2.");
        assertThat(winds(out)).hasSize(3).contains(5);
        assertThat(atHalfTime(ONE_FIVE_SEVEN, "drop 7", "drop 1", "done")).contains("Red lets go of winds: 2.");
    }

    private static List<Integer> winds(String out) {
        String told = out.substring(out.lastIndexOf("Your winds: [") + "Your winds: [".length());
        return List.of(told.substring(0, told.indexOf(']')).split(", ")).stream().map(Integer::valueOf).toList();
    }

    @Test
    void nothing_happens_before_it_is_confirmed() {
        assertThat(atHalfTime(ONE_FIVE_SEVEN, "1 2")).contains("2 of at most 2 winds · 6 of 12 of strength")
                .doesNotContain("lets go");
        assertThat(atHalfTime(ONE_FIVE_SEVEN, "done")).contains("Red lets go of winds: 0.");
    }

    @Test
    void one_line_may_pick_and_confirm() {
        for (String line : List.of("3 1 done", "1,3 done", "done 1 3", "drop 7 drop 1 done", "drop 7 drop 1 enough",
                "drop 5 undrop 5 drop 7 drop 1 fini", "1 2 -2 3 done", "all -2 done", "none 3 1 done")) {
            assertThat(atHalfTime(ONE_FIVE_SEVEN, line)).as(line).contains("Red lets go of winds: 2.");
        }
        assertThat(atHalfTime(ONE_FIVE_SEVEN, "2-3 done")).contains("Red lets go of winds: 2.");
        assertThat(atHalfTime(ONE_FIVE_SEVEN, "enough")).contains("Red lets go of winds: 0.");
    }

    @Test
    void things_are_put_back_by_number_by_notation_or_all_at_once() {
        assertThat(last(atHalfTime(ONE_FIVE_SEVEN, "1 3", "-1"))).contains("1 of at most 2 winds · 7 of 12");
        assertThat(last(atHalfTime(ONE_FIVE_SEVEN, "1 3", "undrop 7"))).contains("1 of at most 2 winds · 1 of 12");
        assertThat(last(atHalfTime(ONE_FIVE_SEVEN, "1 3", "none"))).contains("0 of at most 2 winds · 0 of 12");
        assertThat(atHalfTime(ONE_FIVE_SEVEN, "1", "-3", "undrop 5"))
                .contains("“drop 7” is not picked.", "“drop 5” is not picked.");
    }

    private static String last(String out) {
        return out.substring(out.lastIndexOf("   1  "));
    }

    @Test
    void what_does_not_fit_is_refused_with_the_sum_and_changes_nothing() {
        String out = atHalfTime(FOUR_EIGHT_NINE, "1", "3", "2 3", "all", "choices", "1 2 done");
        assertThat(out).contains("“drop 9” does not go with the others: 13 of strength in all, at most 12.",
                "“drop 9” does not go with the others: 3 winds in all, at most 2.",
                "“drop 4” was chosen 2 times; at most 1 is possible.").doesNotContain("lets go");
        assertThat(last(out)).contains("[x] let wind 4 go", "[ ] let wind 8 go", "[ ] let wind 9 go");
    }

    @Test
    void what_is_there_twice_may_be_picked_twice() {
        String out = atHalfTime(ONE_FIVE_FIVE, "2", "drop 5", "2", "done");
        assertThat(out).contains("[0/2] let wind 5 go", "[1/2] let wind 5 go", "[2/2] let wind 5 go",
                "“drop 5” was chosen 3 times; at most 2 is possible.", "Red lets go of winds: 2.");
        assertThat(winds(out)).contains(1);
    }

    @Test
    void bad_lines_change_nothing() {
        String out = atHalfTime(ONE_FIVE_SEVEN, "1", "9", "-9", "1-9", "jump", "2 jump", "drop 3", "2 drop 3", "bid 5",
                "drop 5 3", "undrop 1 3", "drop", "99999999999", "choices");
        assertThat(out).contains("There is no choice 9: choose from 1 to 3.", "There is no choice 99999999999",
                "“jump” is not an action of this game", "“drop 3” is not possible: you hold no wind 3.",
                "“bid 5” is not possible: this is not the time to bid.",
                "“3” cannot follow “drop 5”; expected: nothing more.",
                "“3” cannot follow “drop 1”; expected: nothing more.").doesNotContain("lets go");
        assertThat(last(out)).contains("[x] let wind 1 go", "[ ] let wind 5 go", "[ ] let wind 7 go");
    }

    @Test
    void undo_puts_back_what_is_picked_before_it_takes_anything_back() {
        String out = atHalfTime(ONE_FIVE_SEVEN, "1 3", "undo", "undo", "choices");
        assertThat(out).contains("Nothing is picked any more.",
                "This cannot be taken back: it showed something hidden.");
        assertThat(last(out)).doesNotContain("[x]");
    }

    @Test
    void other_orders_are_still_understood() {
        assertThat(atHalfTime(ONE_FIVE_SEVEN, "1", "why drop 9", "why drop 7", "score", "", "help"))
                .contains("drop 9: you hold no wind 9", "“drop 7” is possible: it is choice 3.", "flasks of water",
                        "Round 4 of 6", "“1 4 7 done”");
    }

    @Test
    void a_preview_tells_what_a_thing_counts() {
        assertThat(atHalfTime(ONE_FIVE_SEVEN, "preview 2", "preview drop 7", "preview enough", "preview 4",
                "preview drop 9")).contains("counts for of strength: 5", "counts for of strength: 7",
                        "There is no choice 4", "“drop 9” is not possible: you hold no wind 9.");
    }

    @Test
    void it_is_the_same_in_french() {
        String out = halfTime("fr", FOUR_EIGHT_NINE, "3", "1", "tout", "rien", "undrop 9", "aide", "2 1 fini");
        assertThat(out).contains("1 vents sur 2 au plus · 9 de force sur 12", "« fini » confirme",
                "« drop 9 » ne va pas avec le reste : 13 de force en tout, 12 au plus.",
                "« drop 9 » n’est pas choisi.", "Rien ne se passe avant.", "Rouge laisse filer des vents : 2.");
    }

    @Test
    void the_file_keeps_it_step_by_step_and_a_choice_half_made_can_be_finished() {
        Path file = folder.resolve("half.json");
        atHalfTime(ONE_FIVE_SEVEN, "3 1 done", "save " + file);
        Replay saved = ReplayFile.read(file);
        assertThat(saved.moves().stream().map(Replay.Move::action)).containsSubsequence("drop 1", "drop 7");
        assertThat(ReplayFile.load(file, List.of(new Dunes())).replay()).isEqualTo(saved);
        int first = saved.moves().stream().map(Object::toString).toList().indexOf("red drop 1");
        assertThat(first).as("%s", saved.moves()).isPositive();
        Replay half = new Replay(saved.game(), saved.rules(), saved.setup(), saved.seed(),
                saved.moves().subList(0, first + 1), List.of());
        Path other = folder.resolve("other.json");
        ReplayFile.write(other, half);
        Run run = Run.typing(List.of("drop 7", "quit"), "play", "--load", other.toString());
        assertThat(run.out()).contains("keep the others  [enough]", "Red lets go of winds: 2.")
                .doesNotContain("[ ] let");
        Run back = Run.typing(List.of("undo", "quit"), "play", "--load", other.toString());
        assertThat(back.out()).contains("Undone.", "[ ] let wind 1 go", "0 of at most 2 winds");
    }

    @Test
    void in_terraforming_mars_the_last_card_may_be_bought_first() {
        Run run = Run.with(Games.known().all(), List.of("1", "10", "1", "-1", "5 2", "done", ""), "play",
                "terraforming-mars", "--seats", "2", "--seed", "1", "--level", "random");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("[x] buy Magnetic Field Dome", "3 of at most 10 cards · 9 of 23 MC",
                "Red plays PhoboLog and keeps 3 cards.");
        String hand = run.out().substring(run.out().lastIndexOf("Your hand:"));
        assertThat(hand).contains("Space Elevator", "Physics Complex", "Magnetic Field Dome")
                .doesNotContain("Cloud Seeding");
    }

    @Test
    void the_verb_may_stand_before_the_numbers() {
        Run run = Run.with(Games.known().all(),
                List.of("1", "buy 10 5 2 1", "unbuy 1", "unbuy 3", "buy 11", "done", ""), "play", "terraforming-mars",
                "--seats", "2", "--seed", "1", "--level", "random");
        assertThat(run.out()).contains("“buy predators” is not picked.", "There is no choice 11",
                "3 of at most 10 cards · 9 of 23 MC", "Red plays PhoboLog and keeps 3 cards.");
    }
}
