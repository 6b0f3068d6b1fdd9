package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What others hear of something hidden, record by record. Every happening that names a thing which can be hidden is
 * either open to all, and listed so, or has an example here.
 */
public abstract class TellingContract {

    /**
     * Two things that happened and differ in nothing but what is hidden.
     *
     * @param knows
     *            the seats that may know which of the two it was
     */
    public record Confided(Set<Seat> knows, Happening one, Happening other) {
        public Confided {
            knows = Set.copyOf(knows);
        }
    }

    /** The sealed family of all that can happen. */
    protected abstract Class<? extends Happening> happenings();

    /** The kinds of things that somebody may hide: cards of a hand, goals, what lies next in a pile. */
    protected abstract Set<Class<?>> hideable();

    /** Happenings that name such a thing and are heard by everybody, because it lies open. */
    protected abstract Set<Class<? extends Happening>> open();

    /** One example of every other happening that names such a thing. */
    protected abstract List<Confided> confided();

    @TestFactory
    Stream<DynamicTest> others_cannot_tell_one_from_the_other() {
        return confided().stream().map(pair -> dynamicTest(pair.one().getClass().getSimpleName(), () -> {
            assertThat(pair.one()).as("two happenings").isNotEqualTo(pair.other());
            List<Viewer> viewers = new ArrayList<>(Arrays.asList(Seat.values()));
            viewers.add(Viewer.PUBLIC);
            for (Viewer viewer : viewers) {
                if (viewer instanceof Seat seat && pair.knows().contains(seat)) {
                    assertThat(pair.one().seenBy(viewer)).as("heard by %s, who may know", viewer)
                            .isEqualTo(pair.one());
                    assertThat(pair.other().seenBy(viewer)).as("heard by %s, who may know", viewer)
                            .isEqualTo(pair.other());
                } else {
                    assertThat(pair.one().seenBy(viewer)).as("heard by %s, who may not know", viewer)
                            .isEqualTo(pair.other().seenBy(viewer));
                }
            }
        }));
    }

    @Test
    void whatever_names_something_that_can_be_hidden_is_open_or_confided() {
        List<Class<?>> listed = new ArrayList<>(open());
        confided().forEach(pair -> listed.add(pair.one().getClass()));
        assertThat(listed).doesNotHaveDuplicates();
        assertThat(Arrays.stream(happenings().getPermittedSubclasses()).filter(this::namesSomethingHidden))
                .containsExactlyInAnyOrderElementsOf(listed);
    }

    private boolean namesSomethingHidden(Class<?> happening) {
        return Arrays.stream(happening.getRecordComponents()).map(RecordComponent::getGenericType)
                .anyMatch(this::canHide);
    }

    private boolean canHide(Type type) {
        return type instanceof ParameterizedType many
                ? Arrays.stream(many.getActualTypeArguments()).anyMatch(this::canHide)
                : hideable().stream().anyMatch(type::equals);
    }
}
