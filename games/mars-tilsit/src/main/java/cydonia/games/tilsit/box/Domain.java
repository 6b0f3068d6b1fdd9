package cydonia.games.tilsit.box;

import cydonia.engine.Text;
import java.util.List;
import java.util.Locale;

/** What confrontations are about: a domain's strength is the number of active installations of its kind. */
public enum Domain {
    ENERGY(Installation.POWER, "energy", "énergie"), HABITATION(Installation.HABITATION, "habitation",
            "habitation"), MILITARY(Installation.MILITARY, "military", "militaire"), COMMUNICATION(
                    Installation.COMMUNICATION, "communication",
                    "communication"), RESEARCH(Installation.RESEARCH, "R&D", "R&D");

    public static final List<Domain> ALL = List.of(values());

    private final Installation installation;
    private final Text label;

    Domain(Installation installation, String en, String fr) {
        this.installation = installation;
        this.label = new Text(en, fr);
    }

    public Installation installation() {
        return installation;
    }

    public Text label() {
        return label;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public int bit() {
        return 1 << ordinal();
    }
}
