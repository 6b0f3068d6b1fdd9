package cydonia.cli.shell;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.engine.Typography;
import java.util.Locale;

/** A sentence in both languages, with places for values as {@link String#format} has them. */
public record Sentence(String en, String fr) {

    /** Sets it as it is printed. */
    public static Sentence of(String en, String fr) {
        return new Sentence(set(Language.EN, en), set(Language.FR, fr));
    }

    /**
     * Sets the sentence and not what is put into it: a file keeps its name. The place of a value is no per cent sign.
     */
    private static String set(Language language, String template) {
        String marked = template.replace("%%", "\uE001").replace('%', '\uE000').replace('\uE001', '%');
        return Typography.set(language, marked).replace("%", "%%").replace('\uE000', '%');
    }

    String in(Language language, Object... values) {
        Object[] own = values.clone();
        for (int i = 0; i < own.length; i++) {
            own[i] = own[i] instanceof Text text ? text.in(language) : own[i];
        }
        return String.format(Locale.of(language.code()), new Text(en, fr).in(language), own);
    }
}
