package cydonia.proof;

import cydonia.cli.shell.Phrase;
import cydonia.cli.shell.Sentence;

/** What is said of proofs and measurements. */
public enum ProofPhrase implements Phrase {
    // spotless:off
    PASSWORD_OF_LOAD("A password on the command line can be read by everybody on this machine: let the database trust this user, or use a ~/.pgpass file.",
            "Un mot de passe sur la ligne de commande se lit depuis toute la machine : que la base fasse confiance à cet utilisateur, ou passez par un fichier ~/.pgpass."),
    WRONG_PROOF("Numbers begin at 1; several nodes want a --database that they share, and an outage a command that restarts it (--restart).",
            "Les nombres commencent à 1 ; plusieurs nœuds veulent une --database commune, et une panne veut la commande qui la redémarre (--restart)."),
    NOT_PROVED("Something was lost.", "Quelque chose a été perdu."),
    PROVED_KILLS("kills: %s, nodes: %s, tables at once: %s, moves acknowledged: %s, of these lost: %s, longest wait: %.1f s, logs: %s, of these unplayable: %s",
            "arrêts brutaux : %s, nœuds : %s, tables à la fois : %s, coups confirmés : %s, dont perdus : %s, attente la plus longue : %.1f s, journaux : %s, dont injouables : %s"),
    PROVED_OUTAGE("%s s with %s nodes and %s tables: %.0f moves a second, median %.1f ms, p99 %.1f ms",
            "%s s avec %s nœuds et %s tables : %.0f coups par seconde, médiane %.1f ms, p99 %.1f ms"),
    PROVED_OUTAGE_KEPT("node killed and back after %.1f s, database restarted in %.1f s, longest wait: %.1f s; moves acknowledged: %s, of these lost: %s; logs: %s, of these unplayable: %s",
            "nœud tué et revenu en %.1f s, base redémarrée en %.1f s, attente la plus longue : %.1f s ; coups confirmés : %s, dont perdus : %s ; journaux : %s, dont injouables : %s"),
    PROVED_MEMORY("%s, heap %s: %s tables in memory at once, after %s moves each; the process takes %s MB with them, %s MB without; %s opened in all, slowest move after memory was full: %.0f ms",
            "%s, tas %s : %s tables en mémoire à la fois, après %s coups chacune ; le processus prend %s Mo avec elles, %s Mo sans ; %s ouvertes en tout, coup le plus lent une fois la mémoire pleine : %.0f ms"),
    PROVED_SOAK("%s s at %s tables, %.0f moves a second, heap %s: median %.1f ms, p99 %.1f ms; memory of objects after each sixth (MB): %s; of the process (MB): %s",
            "%s s à %s tables, %.0f coups par seconde, tas %s : médiane %.1f ms, p99 %.1f ms ; mémoire des objets après chaque sixième (Mo) : %s ; du processus (Mo) : %s"),
    PROVED_THINKING("%s: a decision of a normal opponent takes %.1f ms alone, and %.1f ms beside %s tables of experts that somebody else opened in %.1f s: %+.0f %%",
            "%s : une décision d'un adversaire normal prend %.1f ms seul, et %.1f ms à côté de %s tables d'experts que quelqu'un d'autre a ouvertes en %.1f s : %+.0f %%"),
    PROVED_PAGES("front page alone: median %.1f ms, p95 %.1f ms; while others ask for nothing but results and replays: median %.1f ms, p95 %.1f ms (connections: %s, one game of %s, moves: at most %s, pages they got: %s)",
            "page d'accueil seule : médiane %.1f ms, p95 %.1f ms ; pendant que d'autres ne demandent que résultats et relectures : médiane %.1f ms, p95 %.1f ms (connexions : %s, une partie de %s, coups : au plus %s, pages obtenues : %s)"),
    PROVED_FUZZ("%s: commands: %s, done: %s, refused: %s, tables: %s, seconds: %.0f; no failure, nothing changed by what was refused",
            "%s : commandes : %s, faites : %s, refusées : %s, tables : %s, secondes : %.0f ; aucune panne, rien de changé par les refus"),
    WHICH_DATA("Whose games? Name a server’s folder (--data) or a database.",
            "Les parties de qui ? Indiquez le dossier d’un serveur (--data) ou une base."),
    NO_DATA("There is no database in %s.", "Il n’y a pas de base de données dans %s."),
    LEFT_HALFWAY("Games that were begun and left, of each game: %s", "Parties commencées et laissées, de chaque jeu : %s"),
    PROVED_UPGRADE("%s: tables: %s, of older rules: %s, go on: %s (%.1f %%)",
            "%s : tables : %s, de règles antérieures : %s, continuent : %s (%.1f %%)"),
    WRONG_LOAD("At least one table and one second are needed, and a rate of at least 0.",
            "Il faut au moins une table et une seconde, et un débit d'au moins 0."),
    LOADED("%s, %s tables, %s s after %s s of warming up, bots in all seats over HTTP",
            "%s, %s tables, %s s après %s s de mise en train, des programmes à toutes les places par HTTP"),
    LOADED_MOVES("  moves       %,d on the disk; %,.0f a second; %,d games finished",
            "  coups       %,d sur le disque ; %,.0f par seconde ; %,d parties terminées"),
    LOADED_TIMES("  answered    half within %.1f ms, 99%% within %.1f ms, all within %.1f ms",
            "  réponses    la moitié en %.1f ms, 99 %% en %.1f ms, toutes en %.1f ms"),
    LOADED_MEMORY("  memory      %,d MiB in use, bots included; the server started in %.2f s",
            "  mémoire     %,d Mio utilisés, programmes compris ; le serveur a démarré en %.2f s");
    // spotless:on

    private final Sentence sentence;

    ProofPhrase(String en, String fr) {
        sentence = Sentence.of(en, fr);
    }

    @Override
    public Sentence sentence() {
        return sentence;
    }
}
