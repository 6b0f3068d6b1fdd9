package cydonia.cli;

import cydonia.cli.shell.Phrase;
import cydonia.cli.shell.Sentence;

/** What the command says of itself. */
enum OverviewPhrase implements Phrase {
    // spotless:off
    OVERVIEW_HEAD("Cydonia: board games about Mars, in the browser, in the terminal and as a fast simulator.\n\nGames:",
            "Cydonia : des jeux de société sur Mars, dans le navigateur, dans le terminal et en simulateur rapide.\n\nJeux :"),
    OVERVIEW_DO("\nWhat you can do now:", "\nCe que vous pouvez faire :"),
    OVERVIEW_SERVE("open tables for the browser; “cydonia” without arguments does the same",
            "ouvrir des tables dans le navigateur ; « cydonia » sans argument fait de même"),
    OVERVIEW_GAMES("the games, their seats and options", "les jeux, leurs places et leurs options"),
    OVERVIEW_PLAY("play against the computer, from easy to expert",
            "jouer contre l'ordinateur, de facile à expert"),
    OVERVIEW_CARDS("what every card says", "le texte de chaque carte"),
    OVERVIEW_SIMULATE("play a thousand random games and count", "jouer mille parties au hasard et compter"),
    OVERVIEW_ARENA("let computer players play against each other and count",
            "faire jouer l'ordinateur contre lui-même et compter"),
    OVERVIEW_REPLAY("replay a saved game as text", "relire une partie enregistrée"),
    OVERVIEW_REVIEW("think a finished game over: mistakes, luck, decisive moments",
            "analyser une partie finie : erreurs, hasard, moments décisifs"),
    OVERVIEW_MORE("\n“cydonia play --help” says more of each; --lang fr speaks French.",
            "\n« cydonia play --help » en dit plus sur chacune ; --lang en parle anglais."),
    ELSEWHERE("“cydonia %1$s” is in a jar of its own, released beside this one: java -jar cydonia-proof-%2$s.jar %1$s",
            "« cydonia %1$s » se trouve dans un autre fichier, publié à côté de celui-ci : java -jar cydonia-proof-%2$s.jar %1$s");
    // spotless:on

    private final Sentence sentence;

    OverviewPhrase(String en, String fr) {
        sentence = Sentence.of(en, fr);
    }

    @Override
    public Sentence sentence() {
        return sentence;
    }
}
