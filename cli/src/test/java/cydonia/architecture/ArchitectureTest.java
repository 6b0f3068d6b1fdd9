package cydonia.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.EvaluationResult;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@DisplayName("Architecture")
class ArchitectureTest {

    private static final JavaClasses PRODUCT = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("cydonia.engine", "cydonia.dunes", "cydonia.games", "cydonia.ai", "cydonia.art",
                    "cydonia.titles", "cydonia.tables", "cydonia.server", "cydonia.replay", "cydonia.arena",
                    "cydonia.cli");

    @Test
    void the_whole_product_is_looked_at() {
        assertThat(PRODUCT.stream().map(type -> type.getPackageName().replaceFirst("(cydonia\\.\\w+).*", "$1")))
                .contains("cydonia.engine", "cydonia.dunes", "cydonia.games", "cydonia.ai", "cydonia.art",
                        "cydonia.titles", "cydonia.tables", "cydonia.server", "cydonia.replay", "cydonia.arena",
                        "cydonia.cli");
        assertThat(PRODUCT.stream().filter(type -> type.getPackageName().endsWith(".wrong"))).isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> the_product_keeps_to_it() {
        return Arrays.stream(Wall.values()).map(wall -> dynamicTest(wall.name(), () -> wall.rule().check(PRODUCT)));
    }

    @TestFactory
    Stream<DynamicTest> who_does_not_is_noticed() {
        JavaClasses all = new ClassFileImporter().importClasses(
                Arrays.stream(Wall.values()).flatMap(wall -> wall.cast().stream()).distinct().toList());
        return Arrays.stream(Wall.values()).flatMap(wall -> wall.wrong().stream()
                .map(wrong -> dynamicTest(wall + ": " + wrong.getSimpleName(), () -> {
                    JavaClasses stage = all.that(describe("on stage",
                            type -> type.isEquivalentTo(wrong)
                                    || Wall.neighbours().stream().anyMatch(type::isEquivalentTo)));
                    EvaluationResult result = wall.rule().evaluate(stage);
                    assertThat(result.getFailureReport().getDetails())
                            .anyMatch(detail -> detail.contains(wrong.getSimpleName()));
                })));
    }
}
