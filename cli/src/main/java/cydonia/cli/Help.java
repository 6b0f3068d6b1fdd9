package cydonia.cli;

import cydonia.engine.Language;
import java.util.Locale;
import java.util.ResourceBundle;

/** What {@code --help} says, from {@code Help_en.properties} and {@code Help_fr.properties}. */
final class Help {

    private Help() {
    }

    static ResourceBundle in(Language language) {
        return ResourceBundle.getBundle("cydonia.cli.Help", Locale.of(language.code()),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }
}
