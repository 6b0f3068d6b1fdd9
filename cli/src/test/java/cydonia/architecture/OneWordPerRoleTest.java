package cydonia.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import cydonia.engine.Action;
import cydonia.engine.Task;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@DisplayName("The same role has the same name in every game")
class OneWordPerRoleTest {

    private static final Path GLOSSARY = Path.of("../GLOSSARY.md");
    private static final Pattern NAME = Pattern.compile("`(…?\\w+)`");
    /** Names these roles once had in one game or another. */
    private static final Set<String> OTHER_WORDS = Set.of("Agreement", "Answers", "Beginning", "Course", "Dealing",
            "Guess", "Layout", "Legal", "Legible", "Refusals", "Resolution", "Rules", "Script", "Show", "Sight",
            "Stage",
            "Starting", "StartingPosition", "WhyNot", "Wording");

    /** Of every game; the door first, which is the game's own package. */
    private static final List<String> ROOMS = List.of("", ".sight", ".rules", ".table", ".language", ".box", ".text");

    /** A game: its package, and the word its own classes begin with. */
    private record Inside(String module, String folder, String word) {

        private String base() {
            return "cydonia.games." + folder;
        }

        private Class<?> role(String name) throws ClassNotFoundException {
            String own = name.replace("…", word);
            for (String room : ROOMS) {
                try {
                    return Class.forName(base() + room + "." + own);
                } catch (ClassNotFoundException elsewhere) {
                    // It lies in another room, or in none.
                }
            }
            throw new ClassNotFoundException(own);
        }
    }

    private static final List<Inside> GAMES = List.of(new Inside("mars-tilsit", "tilsit", "Mars"),
            new Inside("terraforming-mars", "terraforming", "Terraforming"), new Inside("on-mars", "onmars", "OnMars"),
            new Inside("martians", "martians", "Martians"));

    /** The roles are those the glossary lists. */
    private static List<String> roles() throws IOException {
        String chapter = Files.readString(GLOSSARY).split("## Inside every game", 2)[1].split("\n## ", 2)[0];
        return NAME.matcher(chapter.substring(chapter.indexOf("|---|"))).results().map(found -> found.group(1))
                .toList();
    }

    @Test
    void the_glossary_lists_them() throws IOException {
        assertThat(roles()).contains("…View", "…Action", "…Notation", "Observing", "Guessing", "SettingUp", "Terms",
                "Scenario", "Table", "Question", "Owed", "TableText");
    }

    @TestFactory
    Stream<DynamicTest> every_game_has_them() {
        return GAMES.stream().map(game -> dynamicTest(game.folder(), () -> {
            List<String> missing = new ArrayList<>();
            for (String role : roles()) {
                try {
                    game.role(role);
                } catch (ClassNotFoundException none) {
                    missing.add(role);
                }
            }
            assertThat(missing).isEmpty();
        }));
    }

    @TestFactory
    Stream<DynamicTest> no_game_has_another_word_for_them() {
        return GAMES.stream().map(game -> dynamicTest(game.folder(), () -> {
            Path folder = Path.of("..", "games", game.module(), "src", "main", "java")
                    .resolve(game.base().replace('.', '/'));
            try (Stream<Path> files = Files.walk(folder)) {
                assertThat(files.map(file -> file.getFileName().toString().replace(".java", "")))
                        .contains("Table").doesNotContainAnyElementsOf(OTHER_WORDS);
            }
        }));
    }

    @TestFactory
    Stream<DynamicTest> tables_listen_and_count_the_secrets_opened() {
        return GAMES.stream().map(game -> dynamicTest(game.folder(), () -> {
            Class<?> table = game.role("Table");
            assertThat(table.getDeclaredMethod("listens").getReturnType()).isEqualTo(boolean.class);
            assertThat(table.getDeclaredField("secretsOpened").getType()).isEqualTo(int.class);
        }));
    }

    @TestFactory
    Stream<DynamicTest> what_is_asked_is_sealed_and_what_is_owed_are_records() {
        return GAMES.stream().map(game -> dynamicTest(game.folder(), () -> {
            assertThat(game.role("Question").isSealed()).isTrue();
            List<Class<?>> kinds = List.of(game.role("Owed").getDeclaredClasses());
            assertThat(kinds).anyMatch(Task.Chore.class::isAssignableFrom)
                    .anyMatch(Task.Decision.class::isAssignableFrom);
        }));
    }

    /** Play makes no action anew: an action about something is handed out by {@code of}. */
    @TestFactory
    Stream<DynamicTest> actions_are_handed_out_ready_made() {
        return GAMES.stream().map(game -> dynamicTest(game.folder(), () -> {
            List<Class<?>> actions = Arrays.stream(game.role("…Action").getPermittedSubclasses())
                    .<Class<?>>map(each -> each).toList();
            assertThat(actions).allMatch(Action.class::isAssignableFrom);
            assertThat(actions.stream().filter(OneWordPerRoleTest::handedOut)).hasSizeGreaterThan(5);
            assertThat(game.role("…Action").getDeclaredClasses()).as("nothing else hands them out")
                    .allMatch(Action.class::isAssignableFrom);
        }));
    }

    private static boolean handedOut(Class<?> action) {
        for (Method method : action.getDeclaredMethods()) {
            if (method.getName().equals("of") && Modifier.isStatic(method.getModifiers())
                    && method.getReturnType() == action) {
                return true;
            }
        }
        return false;
    }
}
