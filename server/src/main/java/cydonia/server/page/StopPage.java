package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Text;

/** Before Cydonia stops, and after. */
public record StopPage(Language language, boolean stopped) {

    public static final Text STOP = new Text("Stop Cydonia", "Arrêter Cydonia");

    private static final Text SURE = new Text(
            "Every game is kept as it stands. Whoever plays with you can go on once Cydonia is started again.",
            "Chaque partie reste comme elle est. Vos adversaires pourront continuer quand Cydonia sera relancé.");
    private static final Text STOPPED = new Text("Cydonia has stopped", "Cydonia est arrêté");
    private static final Text GONE = new Text(
            "Nothing is lost. You can close this window; start Cydonia again to play on.",
            "Rien n’est perdu. Vous pouvez fermer cette fenêtre ; relancez Cydonia pour continuer.");

    public String title() {
        return (stopped ? STOPPED : STOP).in(language);
    }

    public String words() {
        return (stopped ? GONE : SURE).in(language);
    }
}
