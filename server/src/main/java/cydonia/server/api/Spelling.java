package cydonia.server.api;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How things are spelled in answers: by the word the notation has for them ({@code word()} or {@code id()}), otherwise,
 * if they are constants of an enumeration, by their name in small letters.
 */
final class Spelling {

    private static final ClassValue<Optional<Method>> WORDS = new ClassValue<>() {
        @Override
        protected Optional<Method> computeValue(Class<?> type) {
            return method(type, "word").or(() -> known(type) ? method(type, "id") : Optional.empty());
        }
    };

    private Spelling() {
    }

    /** Whether things of that type are written as one word. */
    static boolean isWord(Class<?> type) {
        return type.isEnum() || WORDS.get(type).isPresent()
                || type.isSealed() && Arrays.stream(type.getPermittedSubclasses()).allMatch(Spelling::isWord);
    }

    static String of(Object thing) {
        Optional<Method> word = WORDS.get(thing.getClass());
        return word.isPresent()
                ? (String) call(word.get(), thing)
                : thing.toString().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Every word of a type: of an enumeration, or of a type that can list {@code all()}; otherwise nothing. */
    static List<String> all(Class<?> type) {
        if (type.isEnum()) {
            return Stream.of(type.getEnumConstants()).map(Spelling::of).toList();
        }
        if (type.isSealed()) {
            return Arrays.stream(type.getPermittedSubclasses()).flatMap(one -> all(one).stream()).toList();
        }
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> method.getName().equals("all") && method.getParameterCount() == 0
                        && method.getReturnType() == List.class)
                .findFirst().map(all -> ((List<?>) call(all, type)).stream().map(Spelling::of).toList())
                .orElse(List.of());
    }

    /** Whether things of a type are known by their id; a record may merely have one among other things. */
    private static boolean known(Class<?> type) {
        return !type.isRecord()
                || Arrays.stream(type.getInterfaces()).anyMatch(one -> method(one, "id").isPresent());
    }

    private static Optional<Method> method(Class<?> type, String name) {
        return Arrays.stream(type.getMethods()).filter(method -> method.getName().equals(name)
                && method.getParameterCount() == 0 && method.getReturnType() == String.class).findFirst();
    }

    private static Object call(Method method, Object on) {
        try {
            return method.invoke(on);
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new IllegalStateException("a public method without arguments: " + method, impossible);
        }
    }
}
