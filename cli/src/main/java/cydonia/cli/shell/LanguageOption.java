package cydonia.cli.shell;

import cydonia.engine.Language;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** {@code --lang}, which every sub-command has. */
public final class LanguageOption {

    private static final String NAME = "--lang";

    @Option(names = NAME, paramLabel = "fr|en", converter = Reader.class)
    private Optional<Language> language = Optional.empty();

    Language or(Language other) {
        return language.orElse(other);
    }

    /** The language asked for anywhere on the line, so that even complaints about the line are in it. */
    public static Optional<Language> wish(String... args) {
        List<String> words = Arrays.asList(args);
        for (Language language : Language.values()) {
            int at = words.indexOf(language.code());
            boolean afterName = at > 0 && words.get(at - 1).equals(NAME);
            if (afterName || words.contains(NAME + "=" + language.code())) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    private static final class Reader implements ITypeConverter<Language> {
        @Override
        public Language convert(String code) {
            return Language.of(code);
        }
    }
}
