package cydonia.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Files of one room of a game that know each other in a circle are read together: they are few, and listed here. */
@DisplayName("Files of a game that know each other in a circle")
class CirclesTest {

    private static final int LARGEST = 8;

    /** A new circle fails, and so does one that stands here and is gone. */
    private static final Set<String> KNOWN = new TreeSet<>(List.of(
            "dunes: DunesPosition DunesRollout",
            "martians.language: Facts MartiansHappening",
            "martians.language: MartiansAction MartiansNotation",
            "martians.language: MartiansView Question",
            "martians.table: Owed Table",
            "martians: MartiansPosition MartiansRollout",
            "martians: Scenario ScenarioBoard",
            "onmars.language: Facts OnMarsHappening",
            "onmars.table: EffectRules Owed Table",
            "onmars.text: English EnglishRefusals",
            "onmars.text: French FrenchRefusals",
            "onmars: OnMarsPosition OnMarsRollout",
            "onmars: Scenario ScenarioBoard",
            "terraforming.box: ActiveCards AutomatedCards Card Cards Corporations EventCards Vocabulary",
            "terraforming.table: EffectRules Owed Table",
            "terraforming.text: Speech TableText",
            "terraforming: TerraformingPosition TerraformingRollout",
            "tilsit.language: Facts MarsHappening",
            "tilsit.text: Speech TableText",
            "tilsit: MarsPosition MarsRollout"));

    /** Files by the files they know in their own package; a nested class is its file's. */
    private static Map<String, Set<String>> arrows(Iterable<JavaClass> classes) {
        Map<String, Set<String>> arrows = new TreeMap<>();
        for (JavaClass type : classes) {
            String from = file(type);
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass();
                if (target.getPackageName().equals(type.getPackageName()) && !file(target).equals(from)) {
                    arrows.computeIfAbsent(from, _ -> new TreeSet<>()).add(file(target));
                }
            }
        }
        return arrows;
    }

    private static String file(JavaClass type) {
        return type.getName().replaceFirst("\\$.*", "").replaceFirst("\\[.*", "");
    }

    /** Everything that can be reached from a file and leads back to it is one circle. */
    private static Set<String> circles(Map<String, Set<String>> arrows) {
        Map<String, Set<String>> reached = new HashMap<>();
        arrows.keySet().forEach(file -> reached.put(file, reach(file, arrows)));
        Set<String> circles = new TreeSet<>();
        for (String file : arrows.keySet()) {
            Set<String> circle = new TreeSet<>();
            for (String other : Objects.requireNonNull(reached.get(file))) {
                if (reached.getOrDefault(other, Set.of()).contains(file)) {
                    circle.add(other.substring(other.lastIndexOf('.') + 1));
                }
            }
            if (!circle.isEmpty()) {
                circles.add(file.substring(0, file.lastIndexOf('.')).replaceFirst("^cydonia\\.(games\\.)?", "") + ": "
                        + String.join(" ", circle));
            }
        }
        return circles;
    }

    private static Set<String> reach(String file, Map<String, Set<String>> arrows) {
        Set<String> reached = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(arrows.getOrDefault(file, Set.of()));
        while (!open.isEmpty()) {
            String next = open.pop();
            if (reached.add(next)) {
                open.addAll(arrows.getOrDefault(next, Set.of()));
            }
        }
        return reached;
    }

    @Test
    void are_those_that_are_listed() {
        assertThat(circles(arrows(new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("cydonia.games", "cydonia.dunes"))))
                .containsExactlyInAnyOrderElementsOf(KNOWN);
    }

    @Test
    void are_never_more_than_eight() {
        assertThat(KNOWN).allSatisfy(
                circle -> assertThat(circle.chars().filter(letter -> letter == ' ')).hasSizeLessThanOrEqualTo(LARGEST));
    }

    @Test
    void one_that_is_planted_is_found() {
        Map<String, Set<String>> planted = Map.of("cydonia.games.x.rules.A", Set.of("cydonia.games.x.rules.B"),
                "cydonia.games.x.rules.B", Set.of("cydonia.games.x.rules.C"), "cydonia.games.x.rules.C",
                Set.of("cydonia.games.x.rules.A"), "cydonia.games.x.rules.D", Set.of("cydonia.games.x.rules.A"));
        assertThat(circles(planted)).containsExactly("x.rules: A B C");
    }
}
