package cydonia.server.board.onmars;

import cydonia.engine.Happening;
import cydonia.engine.Text;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.language.OnMarsHappening.Built;
import cydonia.games.onmars.language.OnMarsHappening.ContractSigned;
import cydonia.games.onmars.language.OnMarsHappening.Developed;
import cydonia.games.onmars.language.OnMarsHappening.Explored;
import cydonia.games.onmars.language.OnMarsHappening.Hired;
import cydonia.games.onmars.language.OnMarsHappening.IconMoved;
import cydonia.games.onmars.language.OnMarsHappening.Learnt;
import cydonia.games.onmars.language.OnMarsHappening.PlanTaken;
import cydonia.games.onmars.language.OnMarsHappening.RoverMoved;
import cydonia.games.onmars.language.OnMarsHappening.TechUsed;
import cydonia.games.onmars.language.OnMarsHappening.Upgraded;

/** Why Lacerda does what he does: the rule he follows where there was something to choose. */
final class Motives {

    private Motives() {
    }

    // spotless:off — one rule per line
    static Text of(Happening what) {
        return switch (what) {
            case PlanTaken(Owner who, var _) when his(who)            -> Terms.text("What his scientists score comes first, then the leftmost card of the fuller row.", "D'abord ce que comptent ses scientifiques, puis la carte la plus à gauche de la rangée la plus pleine.");
            case Learnt(Owner who, var _, var _) when his(who)        -> Terms.text("The cheapest tile he lacks.", "La tuile la moins chère qui lui manque.");
            case Developed(Owner who, var _, var _) when his(who)     -> Terms.text("First his most advanced tile that can move, then the least advanced.", "D'abord sa tuile la plus avancée qui puisse bouger, puis la moins avancée.");
            case Built(Owner who, var _, int _, int _) when his(who)  -> Terms.text("Where technology allows the largest complex, else two away.", "Là où la technologie permet le plus grand complexe, sinon à deux hexagones.");
            case Upgraded(Owner who, var _, int _) when his(who)      -> Terms.text("What his scientists score comes first, then what is worth most.", "D'abord ce que comptent ses scientifiques, puis ce qui rapporte le plus.");
            case Hired(Owner who, var _) when his(who)                -> Terms.text("The scientist worth most.", "Le scientifique qui rapporte le plus.");
            case ContractSigned(Owner who, var _) when his(who)       -> Terms.text("He has two scientists: a contract.", "Il a deux scientifiques : un contrat.");
            case RoverMoved(Owner who, int _, int _) when his(who)    -> Terms.text("Towards the nearest tile he can use.", "Vers la tuile la plus proche qui lui serve.");
            case TechUsed(Owner who, Owner whose, var _) when his(who) && !his(whose) -> Terms.text("His own tile is not good enough.", "Sa propre tuile ne suffit pas.");
            case Explored(Owner who, var _, int _) when his(who)      -> Terms.text("The left tile, as far from your rover as it goes.", "La tuile de gauche, le plus loin possible de votre rover.");
            case IconMoved _                                          -> Terms.text("This is what he builds next, if the colony needs it.", "C'est ce qu'il construira ensuite, si la colonie en a besoin.");
            default                                                   -> Text.same("");
        };
    }
    // spotless:on

    private static boolean his(Owner who) {
        return who == Owner.LACERDA;
    }
}
