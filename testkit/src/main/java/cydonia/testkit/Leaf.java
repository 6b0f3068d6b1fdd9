package cydonia.testkit;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One number, flag or word somewhere inside a table, found by reflection, so that it can be changed and put back.
 *
 * @param name
 *            the class and field, such as {@code Company.crystals}
 * @param field
 *            nothing where the holder is an array
 * @param index
 *            where the holder is an array
 */
record Leaf(String name, Object holder, @Nullable Field field, int index) {

    private static final String HOME = "cydonia.";

    /** All of them, in a fixed order. Records and enums never change and are leaves themselves, or not looked into. */
    static List<Leaf> of(Object table, Set<String> notState) {
        List<Leaf> leaves = new ArrayList<>();
        collect(table, notState, Collections.newSetFromMap(new IdentityHashMap<>()), leaves);
        return leaves;
    }

    private static void collect(Object holder, Set<String> notState, Set<Object> seen, List<Leaf> leaves) {
        if (!seen.add(holder)) {
            return;
        }
        for (Field field : holder.getClass().getDeclaredFields()) {
            String name = holder.getClass().getSimpleName() + "." + field.getName();
            if (!Modifier.isStatic(field.getModifiers()) && !notState.contains(name)) {
                field.setAccessible(true);
                collect(name, holder, field, notState, seen, leaves);
            }
        }
    }

    private static void collect(String name, Object holder, Field field, Set<String> notState, Set<Object> seen,
            List<Leaf> leaves) {
        Object value = read(field, holder);
        if (value == null) {
            return;
        }
        if (value.getClass().isArray()) {
            elements(name, value, notState, seen, leaves);
        } else if (isPlain(value)) {
            if (!Modifier.isFinal(field.getModifiers())) {
                leaves.add(new Leaf(name, holder, field, -1));
            }
        } else if (isPart(value)) {
            collect(value, notState, seen, leaves);
        }
    }

    private static void elements(String name, Object array, Set<String> notState, Set<Object> seen,
            List<Leaf> leaves) {
        for (int i = 0; i < Array.getLength(array); i++) {
            Object element = Array.get(array, i);
            if (element != null && element.getClass().isArray()) {
                elements(name, element, notState, seen, leaves);
            } else if (element != null && isPlain(element)) {
                leaves.add(new Leaf(name, array, null, i));
            } else if (element != null && isPart(element)) {
                collect(element, notState, seen, leaves);
            }
        }
    }

    private static boolean isPlain(Object value) {
        return value instanceof Number || value instanceof Boolean || value instanceof Enum<?>;
    }

    /** A mutable part of the table: a class of the program that is not a record. */
    private static boolean isPart(Object value) {
        return value.getClass().getName().startsWith(HOME) && !value.getClass().isRecord();
    }

    static @Nullable Object read(Field field, Object holder) {
        try {
            return field.get(holder);
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }

    Object get() {
        return Objects.requireNonNull(field == null ? Array.get(holder, index) : read(field, holder));
    }

    void set(Object value) {
        if (field == null) {
            Array.set(holder, index, value);
            return;
        }
        try {
            field.set(holder, value);
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }

    /** Other values than the present one; a long is changed in both halves. */
    List<Object> others() {
        return switch (get()) {
            case Integer number -> List.of(number + 1);
            case Byte number -> List.of((byte) (number + 1));
            case Short number -> List.of((short) (number + 1));
            case Long number -> List.of(number + 1, number ^ 1L << 40);
            case Boolean flag -> List.of(!flag);
            case Enum<?> word -> others(word);
            default -> List.of();
        };
    }

    private static List<Object> others(Enum<?> word) {
        Object[] all = word.getDeclaringClass().getEnumConstants();
        return all.length < 2 ? List.of() : List.of(all[(word.ordinal() + 1) % all.length]);
    }
}
