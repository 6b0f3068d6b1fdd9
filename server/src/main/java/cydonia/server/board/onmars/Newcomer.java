package cydonia.server.board.onmars;

import cydonia.engine.Text;
import cydonia.games.onmars.language.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A note for whoever plays for the first time, at the moment it is about; each is put away once and for all. */
public record Newcomer(String id, String words) {

    // spotless:off — one note per line
    private static final Text SIDE     = Terms.text("You use only the stations of your side. The line at the top says when the shuttle lets you change.", "Vous n'utilisez que les stations de votre côté. La ligne du haut dit quand la navette vous fait changer.");
    private static final Text WORK     = Terms.text("Colonists of your working area come home when you travel. Keep places in your quarters for them.", "Les colons de votre espace de travail rentrent quand vous voyagez. Gardez-leur des places dans vos quartiers.");
    private static final Text CRYSTALS = Terms.text("Crystals gained now can be spent from your next turn on: the pink figure in your stock.", "Les cristaux gagnés maintenant se dépensent dès votre prochain tour : le chiffre rose de votre stock.");
    private static final Text SITES    = Terms.text("Next to a building of the same type you need its technology, anybody's. Exactly two hexes away you need none.", "À côté d'un bâtiment du même type, il faut sa technologie, celle de n'importe qui. À deux hexagones exactement, aucune.");
    private static final Text GOLD     = Terms.text("A gold frame over a column of life support: the next building of that type pays you points now.", "Un cadre doré sur une colonne de survie : le prochain bâtiment de ce type vous rapporte des points.");
    private static final Text PLANS    = Terms.text("A blueprint that is never built costs its points in the end. Upgrade a building to build it.", "Un plan jamais construit coûte ses points à la fin. Améliorez un bâtiment pour le construire.");
    private static final Text TECHS    = Terms.text("Somebody else's technology costs you nothing: its owner gains an oxygen or moves the tile a step.", "La technologie d'un autre ne vous coûte rien : son propriétaire gagne un oxygène ou fait avancer la tuile d'un pas.");
    private static final Text BOTS     = Terms.text("A bot destroys the tile or crystal it stops on. A rover takes it.", "Un robot détruit la tuile ou le cristal où il s'arrête. Un rover les prend.");
    private static final Text SPACES   = Terms.text("The lower the number of your space, the earlier you play in a round. The sign on a space is what you get for taking it.", "Plus le numéro de votre case est petit, plus tôt vous jouez dans une manche. Le signe d'une case est ce que vous recevez en la prenant.");
    private static final Text TRAVEL   = Terms.text("A journey changes your side and brings colonists home. To the Colony you place a discovery tile; to Orbit your miners and advanced buildings produce.", "Un voyage vous fait changer de côté et ramène des colons. Vers la Colonie, vous posez une tuile Découverte ; vers l'Orbite, vos mineurs et bâtiments avancés produisent.");
    // spotless:on

    static List<Newcomer> notes(Draft draft) {
        Optional<Question> asked = draft.question().filter(question -> question.who() == draft.page().scene().viewer());
        List<Newcomer> notes = new ArrayList<>();
        asked.ifPresent(question -> {
            switch (question) {
                case Question.Turn _ -> turn(draft, notes);
                case Question.Space _ -> note(draft, notes, "spaces", SPACES);
                case Question.Shuttle _ -> note(draft, notes, "travel", TRAVEL);
                case Question.Plans _ -> note(draft, notes, "plans", PLANS);
                case Question.ConstructAt _ -> note(draft, notes, "sites", SITES);
                case Question.ConstructBy _ -> note(draft, notes, "techs", TECHS);
                case Question.Drive _ -> note(draft, notes, "bots", BOTS);
                default -> {
                    // speaks for itself
                }
            }
        });
        return notes;
    }

    private static void turn(Draft draft, List<Newcomer> notes) {
        var company = draft.company();
        note(draft, notes, "side", SIDE);
        if (company.waiting() > 0) {
            note(draft, notes, "crystals", CRYSTALS);
        }
        if (company.working() > 0) {
            note(draft, notes, "work", WORK);
        }
        if (company.space().filter(space -> !space.inOrbit()).isPresent()) {
            note(draft, notes, "gold", GOLD);
        }
        if (company.plans().containsValue(Optional.empty())) {
            note(draft, notes, "plans", PLANS);
        }
    }

    private static void note(Draft draft, List<Newcomer> notes, String id, Text words) {
        notes.add(new Newcomer("on-mars-" + id, draft.in(words)));
    }
}
