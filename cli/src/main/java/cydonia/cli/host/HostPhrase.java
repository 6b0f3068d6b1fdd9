package cydonia.cli.host;

import cydonia.cli.shell.Phrase;
import cydonia.cli.shell.Sentence;

/** What is said to those who run a server. */
public enum HostPhrase implements Phrase {
    // spotless:off
    NO_SUCH_PORT("%s is not a port: choose one from 0 to 65535.", "%s n'est pas un port : choisissez entre 0 et 65535."),
    NO_FREE_PORT("All ports from %s to %s are taken by other programs: close one of them, or choose another with --port.",
            "Tous les ports de %s à %s sont pris par d'autres programmes : fermez-en un, ou choisissez-en un autre avec --port."),
    PASSWORD_IN_SIGHT("A password on the command line can be read by everybody on this machine: put the address into CYDONIA_DATABASE or into a file (--settings).",
            "Un mot de passe sur la ligne de commande se lit depuis toute la machine : mettez l'adresse dans CYDONIA_DATABASE ou dans un fichier (--settings)."),
    ADMIN_CLOSED("Table %s is closed.", "La table %s est fermée."),
    ADMIN_DELETED("Table %s is gone for good.", "La table %s est supprimée pour de bon."),
    ADMIN_WRITTEN("Written: %s", "Écrit : %s"),
    ADMIN_UNWRITABLE("“%s” cannot be written.", "Impossible d'écrire « %s »."),
    ADMIN_MISSING("“admin %s” needs to know what; see “cydonia admin --help”.",
            "« admin %s » doit savoir quoi ; voyez « cydonia admin --help »."),
    ADMIN_TABLES("Tables in it: %s", "Tables qu'elle contient : %s"),
    ADMIN_PLAYABLE("All logs play as they were written: %s", "Tous les journaux se rejouent comme écrits : %s"),
    ADMIN_UNPLAYABLE("%s of %s logs cannot be played.", "%s journaux sur %s ne peuvent pas être rejoués."),
    ADMIN_PRUNED("Tables taken away: %s (untouched for %s days)", "Tables supprimées : %s (inchangées depuis %s jours)"),
    ADMIN_FORGOTTEN("Seats whose name is forgotten: %s", "Places dont le nom est oublié : %s"),
    DOCTOR_JAVA("Java %s (25 or newer)", "Java %s (25 ou plus récent)"),
    DOCTOR_MEMORY("memory for objects: %s MB (200 or more)", "mémoire pour les objets : %s Mo (200 ou plus)"),
    DOCTOR_CLOCK("the clock says %s (UTC)", "l'horloge indique %s (UTC)"),
    DOCTOR_DISK("free on disk: %s MB (500 or more) in %s", "libre sur le disque : %s Mo (500 ou plus) dans %s"),
    DOCTOR_SYNC("a write reaches the disk in %s ms (less than 50)", "une écriture atteint le disque en %s ms (moins de 50)"),
    DOCTOR_NO_DISK("“%s” cannot be written", "impossible d'écrire dans « %s »"),
    DOCTOR_DATABASE("the database is whole: tables %s, kB %s", "la base de données est entière : tables %s, ko %s"),
    DOCTOR_NO_DATABASE("no database yet: the server makes one", "pas encore de base de données : le serveur en créera une"),
    DOCTOR_ILL("Not fit: %s of these need care.", "Pas en état : %s de ces points demandent des soins."),
    NO_BROWSER("No browser could be opened: open this address yourself.",
            "Aucun navigateur n'a pu être ouvert : ouvrez cette adresse vous-même."),
    LISTENING("Cydonia is open: %s", "Cydonia est ouvert : %s"),
    HOW_TO_STOP("Ctrl-C to stop; “cydonia --help” for the other commands.",
            "Ctrl-C pour arrêter ; « cydonia --help » pour les autres commandes.");
    // spotless:on

    private final Sentence sentence;

    HostPhrase(String en, String fr) {
        sentence = Sentence.of(en, fr);
    }

    @Override
    public Sentence sentence() {
        return sentence;
    }
}
