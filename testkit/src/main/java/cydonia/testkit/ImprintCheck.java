package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Imprint;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * Changes every field of a table, one at a time: the imprint differs, and a copy carries the change. A table has a
 * method {@code imprint} and a method {@code copy}, whoever may call them.
 */
final class ImprintCheck {

    /** At every table: who listens, lists written anew, what a player who searches reads, and keys made of a seed. */
    private static final Set<String> NEVER_STATE = Set.of("Table.audience", "Table.choices", "Table.survey",
            "Streams.keys");
    /** Who is asked follows from what is owed. */
    private static final Set<String> ALWAYS_DERIVED = Set.of("Agenda.asked");

    private final Object table;
    private final Set<String> notState;
    private final Set<String> derived;

    /**
     * Looks into a table.
     *
     * @param rollout
     *            the table itself, or what holds it in a field {@code table}
     * @param notState
     *            what is no part of the position: who listens, lists written anew
     * @param derived
     *            what follows from other fields: a copy carries it, and the imprint need not have it
     */
    ImprintCheck(Object rollout, Set<String> notState, Set<String> derived) {
        this.table = tableOf(rollout);
        this.notState = both(NEVER_STATE, notState);
        this.derived = both(ALWAYS_DERIVED, derived);
    }

    private static Object tableOf(Object rollout) {
        for (Field field : rollout.getClass().getDeclaredFields()) {
            if (field.getName().equals("table")) {
                field.setAccessible(true);
                return Objects.requireNonNull(Leaf.read(field, rollout));
            }
        }
        return rollout;
    }

    private static Set<String> both(Set<String> some, Set<String> others) {
        Set<String> both = new TreeSet<>(some);
        both.addAll(others);
        return both;
    }

    void check() {
        Imprint before = imprint(table);
        List<Leaf> leaves = Leaf.of(table, notState);
        assertThat(leaves).as("fields of %s", table.getClass()).hasSizeGreaterThan(5);
        Set<String> silent = new TreeSet<>();
        for (int i = 0; i < leaves.size(); i++) {
            Leaf leaf = leaves.get(i);
            Object value = leaf.get();
            for (Object other : leaf.others()) {
                leaf.set(other);
                Imprint after = imprint(table);
                if (after.equals(before)) {
                    silent.add(leaf.name());
                    Leaf carried = Leaf.of(call(table, "copy"), notState).get(i);
                    assertThat(carried.get()).as("%s in a copy", leaf.name()).isEqualTo(other);
                } else {
                    assertThat(imprint(call(table, "copy"))).as("imprint of a copy after a change of %s", leaf.name())
                            .isEqualTo(after);
                }
                leaf.set(value);
            }
        }
        silent.removeAll(derived);
        assertThat(silent).as("fields that could change unnoticed").isEmpty();
    }

    private static Imprint imprint(Object table) {
        return (Imprint) call(table, "imprint");
    }

    private static Object call(Object table, String name) {
        try {
            Method method = table.getClass().getDeclaredMethod(name);
            method.setAccessible(true);
            return method.invoke(table);
        } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException failed) {
            throw new LinkageError("%s of %s".formatted(name, table.getClass()), failed);
        }
    }
}
