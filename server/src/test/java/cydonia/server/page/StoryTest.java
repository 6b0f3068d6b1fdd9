package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.tables.sight.Line;
import cydonia.titles.Games;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StoryTest {

    private static Story story(int moves) {
        Tables<TerraformingPosition, TerraformingAction, TerraformingView> table = new Tables<>(
                Games.terraformingMars(), 2, Map.of(), 5, List.of("Ada", "Bo"));
        table.playUntil(moves);
        return table.page(Seat.RED, Language.EN).story();
    }

    @Test
    void every_line_is_told_once_and_in_order() {
        Story story = story(150);
        List<Line> told = story.all().stream().flatMap(entry -> Stream.concat(Stream.of(entry.head()),
                entry.rest().stream())).toList();
        assertThat(told).containsExactlyInAnyOrderElementsOf(story.lines());
        assertThat(story.all()).extracting(entry -> entry.head().move()).isSorted();
        assertThat(story.all()).extracting(Story.Entry::number).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void a_chapter_stands_alone_and_what_is_paid_is_never_the_head_of_what_was_done() {
        Story story = story(150);
        assertThat(story.all()).filteredOn(entry -> entry.head().chapter()).isNotEmpty()
                .allSatisfy(entry -> assertThat(entry.rest()).isEmpty());
        assertThat(story.all()).filteredOn(entry -> entry.rest().size() > 1)
                .noneMatch(entry -> entry.head().text().contains(" pays "));
    }

    @Test
    void a_tile_that_is_placed_after_a_choice_of_its_place_belongs_to_the_action() {
        Story story = story(400);
        List<Story.Entry> all = story.all();
        assertThat(all).anyMatch(entry -> entry.head().text().contains("City")
                && entry.rest().stream().anyMatch(line -> line.text().contains("places a city")));
    }

    @Test
    void since_my_turn_are_the_entries_of_others_after_my_last_action() {
        Story story = story(150);
        for (Seat viewer : Seat.first(2)) {
            Story.Since since = story.since(viewer).orElseThrow();
            assertThat(since.deeds().keySet()).containsExactly(viewer == Seat.RED ? Seat.GREEN : Seat.RED);
            assertThat(since.deeds().values()).allSatisfy(deeds -> assertThat(deeds).isNotEmpty()
                    .allSatisfy(entry -> assertThat(entry.head().move()).isGreaterThan(since.after())));
        }
    }

    @Test
    void a_deed_is_done_when_the_last_line_of_its_entry_came_to_pass() {
        assertThat(story(400).all()).allSatisfy(entry -> assertThat(entry.rest())
                .allSatisfy(line -> assertThat(line.move()).isLessThanOrEqualTo(entry.until())));
        assertThat(story(400).all()).anySatisfy(entry -> assertThat(entry.until()).as("a tile placed a choice later")
                .isGreaterThan(entry.head().move()));
    }

    @Test
    void everybodys_corporation_is_an_entry_of_its_own() {
        List<Story.Entry> all = story(60).all();
        List<Story.Entry> revealed = all.stream().filter(entry -> entry.head().text().contains(" and keeps ")).toList();
        assertThat(revealed).extracting(Story.Entry::who).containsExactlyInAnyOrder(Seat.RED, Seat.GREEN);
        assertThat(revealed).allSatisfy(entry -> assertThat(entry.rest())
                .noneMatch(line -> line.text().contains(" and keeps ")));
    }

    @Test
    void what_comes_with_the_turn_that_another_ended_is_an_entry_of_its_own() {
        record Told(boolean deed, Optional<Seat> doer) implements Happening {
        }
        Story story = new Story(List.of(
                new Line(1, Seat.RED, "Ada builds.", Optional.of(new Told(true, Optional.empty()))),
                new Line(2, Seat.RED, "Ada places it.", Optional.of(new Told(false, Optional.empty()))),
                new Line(2, Seat.RED, "Bo begins.", Optional.of(new Told(true, Optional.of(Seat.GREEN)))),
                new Line(2, Seat.RED, "Bo draws.", Optional.of(new Told(false, Optional.empty())))), -1);
        assertThat(story.all()).extracting(Story.Entry::who).containsExactly(Seat.RED, Seat.GREEN);
        assertThat(story.all()).extracting(entry -> entry.rest().getFirst().text())
                .containsExactly("Ada places it.", "Bo draws.");
    }

    @Test
    void what_a_generation_brought_is_one_table_of_all_seats() {
        Tables<TerraformingPosition, TerraformingAction, TerraformingView> table = new Tables<>(
                Games.terraformingMars(), 2, Map.of(), 5, List.of("Ada", "Bo"));
        table.playUntil(150);
        var page = table.page(Seat.RED, Language.EN);
        List<Story.Entry> sums = page.story().all().stream().filter(Story.Entry::summary).toList();
        assertThat(sums).isNotEmpty().allSatisfy(entry -> {
            Summary summary = Summary.of(entry, page.chairs());
            assertThat(summary.rows()).extracting(row -> row.chair().name()).containsExactly("Ada", "Bo");
            assertThat(summary.things()).extracting(thing -> thing.word()).contains("mc");
            assertThat(summary.rows()).allSatisfy(row -> assertThat(row.cells().getFirst()).startsWith("+"));
        });
    }

    @Test
    void a_name_that_stands_before_a_deed_is_not_said_again() {
        assertThat(Telling.deed("Ada plays Ants.", "Ada")).isEqualTo("plays Ants");
        assertThat(Telling.deed("Ada\u00a0: NT +1.", "Ada")).isEqualTo("NT +1");
        assertThat(Telling.deed("Ada’s bot moves.", "Ada")).isEqualTo("Ada’s bot moves");
        assertThat(Telling.deed("Adam passes.", "Ada")).isEqualTo("Adam passes");
    }
}
