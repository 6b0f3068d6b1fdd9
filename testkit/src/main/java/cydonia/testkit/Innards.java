package cydonia.testkit;

import cydonia.engine.Position;
import cydonia.engine.Streams;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What lies inside a position and nobody at the table may see, found by reflection. */
final class Innards {

    private static final String HOME = "cydonia.";

    private Innards() {
    }

    /** The streams of chance that the table of a position holds. */
    static Streams streams(Position<?, ?, ?> position) {
        Streams found = find(position, Collections.newSetFromMap(new IdentityHashMap<>()));
        if (found == null) {
            throw new AssertionError("%s holds no streams of chance".formatted(position.getClass()));
        }
        return found;
    }

    private static @Nullable Streams find(Object holder, Set<Object> seen) {
        if (holder instanceof Streams streams) {
            return streams;
        }
        if (seen.add(holder)) {
            for (Field field : holder.getClass().getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && field.getType().getName().startsWith(HOME)) {
                    field.setAccessible(true);
                    Object value = Leaf.read(field, holder);
                    Streams found = value == null ? null : find(value, seen);
                    if (found != null) {
                        return found;
                    }
                }
            }
        }
        return null;
    }
}
