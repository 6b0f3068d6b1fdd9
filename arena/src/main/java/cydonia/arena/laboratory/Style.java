package cydonia.arena.laboratory;

import cydonia.engine.Points;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.terraforming.language.TerraformingView.PlayerView;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How somebody plays Terraforming Mars, in the figures that people keep of their own games. */
final class Style implements Tally<TerraformingPosition> {

    private int games;
    private int generations;
    private int points;
    private int pointsFromCards;
    private int cards;
    private int funded;
    private int kept;

    @Override
    public void add(TerraformingPosition end, Seat seat) {
        TerraformingView seen = end.observe(seat);
        PlayerView player = seen.player(seat);
        Set<Text> played = Stream.concat(player.inPlay().stream().map(TerraformingView.CardView::card),
                player.events().stream()).filter(card -> !player.corporation().equals(Optional.of(card)))
                .map(Card::name).collect(Collectors.toSet());
        games++;
        generations += seen.generation();
        cards += played.size();
        for (Points source : end.points(seat, seat)) {
            points += source.points();
            pointsFromCards += played.contains(source.source()) ? source.points() : 0;
        }
        for (Map.Entry<Award, Seat> award : seen.awards().entrySet()) {
            if (award.getValue() == seat) {
                funded++;
                kept += isFirst(seen, seat, award.getKey()) ? 1 : 0;
            }
        }
    }

    private static boolean isFirst(TerraformingView seen, Seat seat, Award award) {
        int own = seen.player(seat).merits().getOrDefault(award, 0);
        return seen.players().stream().allMatch(other -> other.merits().getOrDefault(award, 0) <= own);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT,
                "%.1f points, %.1f of them from cards, %.2f generations, %.2f cards in a generation, %d of %d awards kept",
                (double) points / games, (double) pointsFromCards / games, (double) generations / games,
                (double) cards / generations, kept, funded);
    }
}
