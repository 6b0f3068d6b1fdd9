package cydonia.cli.arena;

import cydonia.cli.shell.Phrase;
import cydonia.cli.shell.Sentence;

/** What is said of simulations, matches and counts. */
public enum ArenaPhrase implements Phrase {
    // spotless:off
    JSON_OR_COVERAGE("--json and --coverage do not go together.", "--json et --coverage ne vont pas ensemble."),
    CALIBRATE_MORE("At least 2 games and 1 imagined game for each decision are needed.", "Il faut au moins 2 parties, et 1 partie imaginée par décision."),
    CALIBRATED("%s, seats: %s, games: %s, imagined by players: %s, for advice: %s; pieces of advice for the line: %s, to check it: %s",
            "%s, places : %s, parties : %s, imaginées par les joueurs : %s, pour un conseil : %s ; conseils pour la ligne : %s, pour la vérifier : %s"),
    CALIBRATE_HEAD("stated       advice   mean     came true", "annoncée   conseils   moyenne  avérée"),
    CALIBRATE_ROW("%3d–%3d%%  %7d  %6.1f%%  %6.1f%%", "%3d–%3d %%  %6d  %5.1f %%  %5.1f %%"),
    CALIBRATE_HOPED("The hope as it is:", "L’espoir tel quel :"),
    CALIBRATE_STATED("The chance by the line from the other half:", "La chance selon la ligne de l’autre moitié :"),
    CALIBRATE_TODAY("The chance as hints state it today, in all games (a check only where those numbers were made from others):",
            "La chance telle que les conseils l’annoncent aujourd’hui, dans toutes les parties (une vérification seulement si ces nombres viennent d’autres parties) :"),
    CALIBRATE_ERROR("expected error: %.1f%%, mean square: %.4f", "erreur attendue : %.1f %%, carré moyen : %.4f"),
    CALIBRATE_THIRDS("in the first, second and last third of a game: %.1f%%, %.1f%%, %.1f%%",
            "dans le premier, deuxième et dernier tiers d’une partie : %.1f %%, %.1f %%, %.1f %%"),
    OTHER_CALIBRATION("%s keeps the games of another count: choose another file, or repeat its arguments.",
            "%s garde les parties d’un autre comptage : choisissez un autre fichier, ou répétez ses arguments."),
    SIMULATED("%s, %s at random, seed %s", "%s, %s au hasard, graine %s"),
    SIMULATED_GAMES("  games       %,d, of which %,d finished", "  parties     %,d, dont %,d terminées"),
    SIMULATED_DECISIONS("  decisions   %,d; per game %.1f on average, %,d at most",
            "  décisions   %,d ; par partie %.1f en moyenne, %,d au plus"),
    SIMULATED_SPEED("  speed       %.2f s; %,.0f games/s, %,.0f decisions/s", "  vitesse     %.2f s ; %,.0f parties/s, %,.0f décisions/s"),
    SIMULATED_SCORES("  scores      %d to %d, %.2f on average", "  scores      de %d à %d, %.2f en moyenne"),
    SIMULATED_WIN("%s %,d (%.1f%%)", "%s %,d (%.1f %%)"),
    SIMULATED_WINS("  wins        %s", "  victoires   %s"),
    SIMULATED_HASH("  hash        %s", "  empreinte   %s"),
    ITERATIONS_OR_MILLIS("--iterations and --millis do not go together.", "--iterations et --millis ne vont pas ensemble."),
    OTHER_ARENA("%s keeps the games of another match: choose another folder, or repeat its arguments.",
            "%s garde les parties d'un autre match : choisissez un autre dossier, ou répétez ses arguments."),
    ARENA("%s, %s, seed %s; games: %s", "%s, %s, graine %s ; parties : %s"),
    ARENA_PLAYER("  %-8s %6s games  %7s won  %5s%%  [%s; %s]  score %s%s",
            "  %-8s %6s parties  %7s gagnées  %5s %%  [%s ; %s]  score %s%s"),
    ARENA_ELO("  Elo %s", "  Elo %s"),
    ARENA_SPEED("  %s s; %s decisions/s, %s iterations/s", "  %s s ; %s décisions/s, %s itérations/s"),
    ARENA_INTERVAL("  In brackets: the 95%% interval of the win rate, in per cent.",
            "  Entre crochets : l'intervalle à 95 %% du taux de victoire, en pour cent."),
    COVERAGE("How often each kind of action, and each action, was chosen:",
            "Combien de fois chaque sorte d'action, et chaque action, a été choisie :");
    // spotless:on

    private final Sentence sentence;

    ArenaPhrase(String en, String fr) {
        sentence = Sentence.of(en, fr);
    }

    @Override
    public Sentence sentence() {
        return sentence;
    }
}
