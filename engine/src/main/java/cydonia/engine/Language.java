package cydonia.engine;

import java.util.Locale;

/** The languages everything is said in. */
public enum Language {
    EN, FR;

    /** The code used on command lines and in addresses: {@code en}, {@code fr}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Language of(String code) {
        for (Language language : values()) {
            if (language.code().equals(code)) {
                return language;
            }
        }
        throw new Refused(Text.of("“%s” is not a language of this program: use en or fr.",
                "« %s » n'est pas une langue de ce programme : utilisez en ou fr.", code));
    }
}
