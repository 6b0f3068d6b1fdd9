package cydonia.titles.learn;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Language;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Viewer;
import cydonia.games.martians.language.Question;
import cydonia.games.terraforming.box.StandardProject;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Resource;
import cydonia.titles.Games;
import cydonia.titles.Title;
import cydonia.titles.passages.MarsPassages;
import cydonia.titles.passages.MartiansPassages;
import cydonia.titles.passages.OnMarsPassages;
import cydonia.titles.passages.TerraformingPassages;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("How each game is played, in both languages")
class HandbookTest {

    private static final int MOVES_LOOKED_AT = 400;

    static Stream<Title<?, ?, ?>> games() {
        return Games.known().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void both_languages_have_the_same_passages_in_the_same_order(Title<?, ?, ?> title) {
        assertThat(outline(title, Language.FR)).isEqualTo(outline(title, Language.EN)).doesNotHaveDuplicates();
    }

    private static List<String> outline(Title<?, ?, ?> title, Language language) {
        return title.handbook().in(language).passages().stream().map(one -> one.level() + " " + one.id()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void it_tells_the_aim_the_points_ten_hints_and_the_signs(Title<?, ?, ?> title) {
        for (Language language : Language.values()) {
            Primer primer = title.handbook().in(language);
            assertThat(Stream.of("scoring", "legend").map(primer::passage)).allMatch(Optional::isPresent);
            assertThat(primer.passages().getFirst().id()).isEqualTo("aim");
            Passage hints = primer.passage("hints").orElseThrow();
            assertThat(hints.blocks()).singleElement().isInstanceOfSatisfying(Block.Items.class,
                    list -> assertThat(list.items()).hasSize(10));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void links_lead_somewhere_and_no_passage_is_empty(Title<?, ?, ?> title) {
        for (Language language : Language.values()) {
            Primer primer = title.handbook().in(language);
            for (Passage passage : primer.passages()) {
                assertThat(passage.blocks()).as(passage.id()).isNotEmpty();
                passage.blocks().stream().flatMap(Block::lines).flatMap(line -> line.spans().stream())
                        .forEach(span -> {
                            switch (span) {
                                case Span.Link(String words, String to) ->
                                    assertThat(primer.passage(to)).as("%s: %s", passage.id(), words).isPresent();
                                case Span.Icon(String name) -> assertThat(name).as(passage.id()).isNotBlank();
                                case Span.Plain(String words) ->
                                    assertThat(words).as(passage.id()).doesNotContain("**", "](", "{", "}");
                                case Span.Strong(String words) ->
                                    assertThat(words).as(passage.id()).doesNotContain("](", "{", "}");
                            }
                        });
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void the_prices_in_the_primer_of_Mars_are_those_of_the_game(Language language) {
        assertThat(prices(Games.marsTilsit(), language, "building", 1)).isEqualTo(Stream
                .of(Installation.HABITATION, Installation.POWER, Installation.SILO, Installation.COMMUNICATION,
                        Installation.MILITARY, Installation.RESEARCH, Installation.SPACEPORT, Installation.IRON_MINE)
                .map(one -> price(one, language)).toList());
    }

    /** That of each level, where they differ. */
    private static String price(Installation one, Language language) {
        return IntStream.rangeClosed(1, one.topLevel())
                .mapToObj(level -> Stream.of(Resource.values()).filter(what -> one.cost(level).of(what) > 0)
                        .map(what -> one.cost(level).of(what) + " " + what.label().in(language))
                        .collect(Collectors.joining(", ")) + (one.costReconstructed(level) ? "°" : ""))
                .distinct().collect(Collectors.joining(language == Language.FR ? "\u00a0; " : "; "));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void the_prices_of_standard_projects_in_the_primer_are_those_of_the_game(Language language) {
        String money = language == Language.FR ? "\u00a0M€" : "\u00a0MC";
        assertThat(prices(Games.terraformingMars(), language, "standard-projects", 1)).endsWith(
                Stream.of(StandardProject.values()).filter(project -> project != StandardProject.SELL_PATENTS)
                        .map(project -> project.price() + money).toArray(String[]::new));
    }

    private static List<String> prices(Title<?, ?, ?> title, Language language, String passage, int column) {
        return title.handbook().in(language).passage(passage).orElseThrow().blocks().stream()
                .flatMap(block -> block instanceof Block.Grid(List<List<Line>> rows)
                        ? rows.stream().skip(1).map(row -> row.get(column).text())
                        : Stream.empty())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_is_French_is_set_as_French(Title<?, ?, ?> title) {
        String written = file("/learn/" + title + ".fr.md");
        assertThat(written).doesNotContainPattern(" [:;!?»%]").doesNotContain("« ").doesNotContain("'")
                .doesNotContainPattern("[ (]-\\d").doesNotContainPattern("\\d (M€|PO|°C)");
        assertThat(file("/learn/" + title + ".en.md")).doesNotContain("'").doesNotContainPattern("[ (]-\\d");
    }

    /** The same passages have words in both languages, and no word leads to two places. */
    @ParameterizedTest
    @MethodSource("games")
    void words_lead_to_one_passage_each(Title<?, ?, ?> title) {
        assertThat(withTerms(title, Language.FR)).isEqualTo(withTerms(title, Language.EN)).hasSizeGreaterThan(10);
        for (Language language : Language.values()) {
            assertThat(title.handbook().in(language).passages().stream().flatMap(one -> one.terms().stream()))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void each_word_stands_once_in_the_list_of_words_and_is_found_first_where_it_leads() {
        Primer primer = Games.terraformingMars().handbook().in(Language.EN);
        assertThat(primer.words()).contains(new Span.Link("city", "cities"), new Span.Link("steel", "things"))
                .doesNotContain(new Span.Link("cities", "cities")).extracting(Span.Link::words).isSortedAccordingTo(
                        String.CASE_INSENSITIVE_ORDER);
        assertThat(primer.find("steel").getFirst().id()).isEqualTo("things");
        assertThat(Games.marsTilsit().handbook().in(Language.FR).words()).extracting(Span.Link::words)
                .contains("construire", "énergie", "R&D").doesNotContain("construisez");
    }

    private static List<String> withTerms(Title<?, ?, ?> title, Language language) {
        return title.handbook().in(language).passages().stream().filter(one -> !one.terms().isEmpty())
                .map(Passage::id).toList();
    }

    @Test
    void every_question_there_is_has_a_passage() {
        check(Games.terraformingMars(), cydonia.games.terraforming.language.Question.class, TerraformingPassages::of);
        check(Games.marsTilsit(), cydonia.games.tilsit.language.Question.class, MarsPassages::of);
        check(Games.onMars(), cydonia.games.onmars.language.Question.class, OnMarsPassages::of);
        check(Games.martians(), Question.class, MartiansPassages::of);
    }

    private static <Q> void check(Title<?, ?, ?> title, Class<Q> questions, Function<Q, String> passages) {
        Class<?>[] kinds = Objects.requireNonNull(questions.getPermittedSubclasses());
        assertThat(kinds).hasSizeGreaterThan(20);
        for (Class<?> kind : kinds) {
            exists(title, passages.apply(questions.cast(any(kind))));
        }
    }

    /** A question of that kind, about whatever comes first. */
    private static Object any(Class<?> kind) {
        try {
            Constructor<?> constructor = kind.getDeclaredConstructors()[0];
            return constructor.newInstance(
                    Arrays.stream(constructor.getParameterTypes()).map(HandbookTest::anything).toArray());
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError("no " + kind, impossible);
        }
    }

    private static @Nullable Object anything(Class<?> type) {
        if (type == int.class) {
            return 1;
        }
        if (type == boolean.class) {
            return false;
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        return type == List.class
                ? List.of()
                : type == Map.class ? Map.of() : type == Optional.class ? Optional.empty() : null;
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatever_is_asked_in_a_game_has_a_passage_for_everybody_who_looks(Title<?, ?, ?> title) {
        for (int seats = title.profile().minSeats(); seats <= title.profile().maxSeats(); seats++) {
            play(title, Setup.of(title.profile(), seats));
        }
    }

    private static <P extends Position<P, A, O>, A extends Action, O> void play(Title<P, A, O> title, Setup setup) {
        P position = title.game().begin(setup, Seed.of(setup.seats()));
        DiceCup dice = Dice.choosing(Seed.of(11), setup.seats()).open();
        for (int i = 0; i < MOVES_LOOKED_AT && !position.toAct().isEmpty(); i++) {
            Seat seat = position.toAct().getFirst();
            exists(title, title.handbook().at().apply(position.observe(seat)));
            exists(title, title.handbook().at().apply(position.observe(Viewer.PUBLIC)));
            List<A> legal = position.legal(seat);
            position = position.apply(seat, legal.get(dice.roll(legal.size())));
        }
    }

    private static void exists(Title<?, ?, ?> title, String passage) {
        for (Language language : Language.values()) {
            assertThat(title.handbook().in(language).passage(passage)).as("%s: %s", title, passage).isPresent();
        }
    }

    @Test
    void words_are_found_whatever_their_accents_and_what_is_about_them_comes_first() {
        Primer primer = Games.terraformingMars().handbook().in(Language.FR);
        assertThat(primer.find("oceans").getFirst().id()).isEqualTo("oceans");
        assertThat(primer.find("RECOMPENSE").getFirst().id()).isEqualTo("awards");
        assertThat(primer.find("zeppelin")).isEmpty();
    }

    private static String file(String name) {
        try (InputStream in = Objects.requireNonNull(HandbookTest.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
