package cydonia.games.martians.text;

import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Named;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.PowerSource;
import java.util.Locale;

/** French nouns with what belongs to them: numbers, articles. */
final class FrenchNouns {

    private FrenchNouns() {
    }

    static String time(int units) {
        return units + (units > 1 ? " unités de temps" : " unité de temps");
    }

    /** So much of a good, in a sentence. */
    static String amount(int count, Good good) {
        String many = count > 1 ? "s" : "";
        return count + " " + switch (good) {
            case ENERGY -> "unité" + many + " d'énergie";
            case REGOLITH -> "unité" + many + " de régolite";
            case ICE -> "unité" + many + " de glace impure";
            case WATER -> "unité" + many + " d'eau potable";
            case FOOD -> "unité" + many + " de nourriture";
            case SUPPLIES -> "fourniture" + many;
            case MEDICINE -> "médicament" + many;
            case CURRENCY -> "jeton" + many + " Monnaie";
            case REPUTATION -> "point" + many + " de réputation";
        };
    }

    /** The same as a price, where the unit falls. */
    static String price(int count, Good good) {
        return switch (good) {
            case ENERGY, REGOLITH, ICE, WATER, FOOD, CURRENCY -> count + " " + good.title().fr();
            case SUPPLIES, MEDICINE, REPUTATION -> amount(count, good);
        };
    }

    static String tokens(int count, Need need) {
        return "%d jeton%s %s".formatted(count, count > 1 ? "s" : "", need.title().fr());
    }

    /** So many minerals of a colour. */
    static String minerals(int count, AnalysisCard colour) {
        return count + " " + (count > 1 ? lower(colour).replace("minéral", "minéraux") + "s" : lower(colour));
    }

    /** A name within a sentence. */
    static String lower(Named named) {
        return named.title().fr().toLowerCase(Locale.ROOT);
    }

    /** With the article of something new. */
    static String some(PowerSource source) {
        return switch (source) {
            case SOLAR -> "des panneaux solaires";
            case WIND -> "un parc éolien";
        };
    }

    static String the(Expert expert) {
        return expert == Expert.ENGINEER ? "l'ingénieur" : "le " + lower(expert);
    }

    /** With its article. */
    static String the(Infrastructure where) {
        return switch (where) {
            case MOXIE -> "le générateur MOXIE";
            case CONSTRUCTION -> "le chantier";
            case HOSPITAL -> "l'hôpital";
            case WATER_PLANT -> "l'usine de traitement de l'eau";
            case EXCAVATION -> "l'excavation";
            case LANDING_PAD -> "l'aire d'atterrissage";
            case GREENHOUSES -> "les serres";
            case TRAINING_CENTRE -> "le centre de formation";
            case LABORATORY -> "le laboratoire";
        };
    }

    /** With “of” and its article. */
    static String ofThe(Infrastructure where) {
        String the = the(where);
        return the.startsWith("le ")
                ? "du " + the.substring(3)
                : the.startsWith("les ") ? "des " + the.substring(4) : "de " + the;
    }

    /** With “at” and its article. */
    static String at(Infrastructure where) {
        String the = the(where);
        return the.startsWith("le ")
                ? "au " + the.substring(3)
                : the.startsWith("les ") ? "aux " + the.substring(4) : "à " + the;
    }
}
