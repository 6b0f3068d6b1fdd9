package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Text;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What this server knows of people, in their words.
 *
 * @param keep
 *            how long games that are over are kept; nothing for ever
 * @param accessLog
 *            whether every answer is written to the log, with the address it went to
 */
public record PrivacyPage(Language language, Optional<Duration> keep, boolean accessLog) {

    // spotless:off — one paragraph per line
    private static final Text COOKIES = new Text("There are no accounts. Your browser keeps a random word in a cookie, by which you are known again; the server keeps only a fingerprint (SHA-256) of it. A second cookie remembers your language. There are no others, and nothing is loaded from anywhere else.", "Il n’y a pas de comptes. Votre navigateur garde un mot tiré au hasard dans un cookie, qui permet de vous reconnaître ; le serveur n’en garde qu’une empreinte (SHA-256). Un second cookie retient votre langue. Il n’y en a pas d’autre, et rien n’est chargé d’ailleurs.");
    private static final Text KEPT = new Text("What is kept: the name you gave, if you gave one, what was played at your tables and when, what the computer thinks of it once it is over, and the addresses you asked to be called at. Whoever sits at a table or watches it sees the name and the moves.", "Ce qui est gardé : le nom que vous avez donné, le cas échéant, ce qui s’est joué à vos tables et quand, ce que l’ordinateur en pense une fois la partie finie, et les adresses où vous avez demandé à être appelé. Qui est à la table, ou la regarde, voit le nom et les coups.");
    private static final Text SENT = new Text("Nothing goes to others, except the calls you asked for: they say which game waits for whom, and nothing hidden.", "Rien n’est transmis à des tiers, sauf les rappels que vous avez demandés : ils disent quelle partie attend qui, et rien de caché.");
    private static final Text LOGGED = new Text("The log of this server notes for every answer the network address it went to, which kind of page, and how long it took.", "Le journal de ce serveur note, pour chaque réponse, l’adresse réseau du destinataire, le genre de page et la durée.");
    private static final Text NOT_LOGGED = new Text("Network addresses are used to share the server fairly, and are not written down.", "Les adresses réseau servent à partager le serveur équitablement, et ne sont pas notées.");
    private static final Text FOR_DAYS = new Text("Games that are over, and tables that never began, are taken away after %s days.", "Les parties terminées, et les tables qui n’ont pas commencé, sont supprimées après %s jours.");
    private static final Text FOR_EVER = new Text("Games are kept until whoever runs this server takes them away.", "Les parties sont gardées jusqu’à ce que la personne qui tient ce serveur les supprime.");
    private static final Text FORGET = new Text("Whoever runs this server can forget a name everywhere, and delete a table: ask them. Without your cookie nobody can tell who you were.", "La personne qui tient ce serveur peut oublier un nom partout et supprimer une table : demandez-lui. Sans votre cookie, personne ne peut dire qui vous étiez.");
    // spotless:on

    public List<String> paragraphs() {
        List<Text> texts = new ArrayList<>(List.of(COOKIES, KEPT, SENT, accessLog ? LOGGED : NOT_LOGGED));
        texts.add(keep.map(time -> Text.of(FOR_DAYS.en(), FOR_DAYS.fr(), time.toDays())).orElse(FOR_EVER));
        texts.add(FORGET);
        return texts.stream().map(text -> text.in(language)).toList();
    }
}
