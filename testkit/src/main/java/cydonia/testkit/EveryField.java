package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Imprint;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Every field of a table counts: change any number, flag or constant in it or in its parts, and its imprint is another
 * one, a copy made now has the change, and a copy made before has not. Found by reflection, so that a field added later
 * is tried as well.
 */
public final class EveryField<T> {

    private final T table;
    private final UnaryOperator<T> copy;
    private final Function<T, Imprint> imprint;
    private final Set<String> apart;
    private int tried;

    private EveryField(T table, UnaryOperator<T> copy, Function<T, Imprint> imprint, Set<String> apart) {
        this.table = table;
        this.copy = copy;
        this.imprint = imprint;
        this.apart = apart;
    }

    /**
     * Tells how many numbers, flags and constants were changed.
     *
     * @param apart
     *            fields that are no state of their own, or are looked at elsewhere
     */
    public static <T> int counts(T table, UnaryOperator<T> copy, Function<T, Imprint> imprint, Set<String> apart) {
        EveryField<T> law = new EveryField<>(table, copy, imprint, apart);
        law.look(table, table.getClass().getSimpleName());
        return law.tried;
    }

    private void look(Object part, String path) {
        for (Field field : part.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !apart.contains(field.getName())) {
                field.setAccessible(true);
                look(part, field, path + "." + field.getName());
            }
        }
    }

    private void look(Object part, Field field, String path) {
        try {
            Object value = field.get(part);
            if (value != null && value.getClass().isArray()) {
                for (int i = 0; i < Array.getLength(value); i++) {
                    int at = i;
                    check(Array.get(value, i), changed -> Array.set(value, at, changed), path + "[" + i + "]");
                }
            } else if (value != null && field.getType().isPrimitive() || value instanceof Enum<?>) {
                check(value, changed -> set(field, part, changed), path);
            } else if (value != null) {
                look(value, path);
            }
        } catch (IllegalAccessException closed) {
            throw new AssertionError(path, closed);
        }
    }

    private static void set(Field field, Object part, Object value) {
        try {
            field.set(part, value);
        } catch (IllegalAccessException closed) {
            throw new AssertionError(field.toString(), closed);
        }
    }

    private interface Change {
        void to(Object value);
    }

    private void check(Object value, Change change, String path) {
        Imprint before = imprint.apply(table);
        T earlier = copy.apply(table);
        change.to(another(value));
        Imprint after = imprint.apply(table);
        assertThat(after).as("%s counts", path).isNotEqualTo(before);
        assertThat(imprint.apply(copy.apply(table))).as("%s is copied", path).isEqualTo(after);
        assertThat(imprint.apply(earlier)).as("%s is not shared with a copy", path).isEqualTo(before);
        change.to(value);
        tried++;
    }

    private static Object another(Object value) {
        return switch (value) {
            case Integer number -> number + 1;
            case Long number -> number + 1;
            case Byte number -> (byte) (number + 1);
            case Short number -> (short) (number + 1);
            case Boolean flag -> !flag;
            case Enum<?> constant -> {
                Object[] all = constant.getDeclaringClass().getEnumConstants();
                yield all[(constant.ordinal() + 1) % all.length];
            }
            default -> throw new AssertionError("no way to change " + value.getClass());
        };
    }
}
