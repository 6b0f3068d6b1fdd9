package cydonia.server.board.terraforming;

import cydonia.engine.Language;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.language.TerraformingView.PlayerView;
import cydonia.games.terraforming.text.TerraformingProse;
import cydonia.server.page.Chair;
import cydonia.server.page.Standing;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** Everybody at a glance: one column for each player, one row for each thing. */
public record Overview(List<Column> columns, List<Row> standing, List<Row> goods, List<Row> tags,
        List<Kind> points) {

    /** A player; {@code cards} are those in play. Who has passed matters only while others still act. */
    public record Column(Chair chair, int cards, boolean passed, boolean first) {
    }

    /** One thing, for each player in the order of the columns; {@code brief} is its name where room is short. */
    public record Row(String icon, String name, String brief, List<Cell> cells) {
    }

    /** What a kind of source gives each player. */
    public record Kind(String name, List<Integer> points) {
    }

    /** A figure and, for goods, the production; {@code best} where nobody has more. */
    public record Cell(String figure, String more, boolean best) {
    }

    static Overview of(List<Board> boards, List<Standing.Score> scores, Phase phase, TerraformingProse prose,
            Language language) {
        List<Row> standing = List.of(
                row("rating", Terms.RATING.in(language), Terms.RATING_BRIEF.in(language), boards,
                        board -> board.seen().rating(), String::valueOf),
                row("points", Terms.VICTORY_POINTS.in(language), Terms.VICTORY_POINTS_BRIEF.in(language), boards,
                        board -> board.chair().points(), Words::minus));
        List<Row> goods = new ArrayList<>();
        for (Resource what : Resource.values()) {
            int most = boards.stream().mapToInt(board -> board.seen().production(what)).max().orElse(0);
            String name = Words.capital(prose.resource(what));
            goods.add(new Row(Icons.of(what), name, name, boards.stream().map(Board::seen)
                    .map(seen -> cell(seen, what, most)).toList()));
            if (what == Resource.MONEY) {
                goods.add(row(Icons.of(what), Terms.INCOME.in(language), Terms.INCOME_BRIEF.in(language), boards,
                        board -> income(board.seen()), Glyph::signed));
            }
        }
        goods.add(row(Icons.CARDS, Terms.CARDS.in(language), Terms.CARDS_BRIEF.in(language), boards,
                board -> board.seen().cards(), String::valueOf));
        List<Row> tags = Stream.of(Tag.values())
                .filter(tag -> boards.stream().anyMatch(board -> board.seen().tags(tag) > 0))
                .map(tag -> row(Icons.of(tag), Words.capital(prose.tag(tag)), Words.capital(prose.tag(tag)), boards,
                        board -> board.seen().tags(tag), String::valueOf))
                .toList();
        return new Overview(boards.stream().map(board -> new Column(board.chair(), board.tableau().size(),
                phase == Phase.ACTIONS && board.seen().passed(), board.first())).toList(), standing, goods, tags,
                kinds(boards, scores, language));
    }

    private static List<Kind> kinds(List<Board> boards, List<Standing.Score> scores, Language language) {
        return scores.stream().flatMap(score -> score.categories().stream()).distinct()
                .filter(category -> scores.stream().anyMatch(score -> score.in(category) != 0))
                .map(category -> new Kind(Words.capital(category.set().in(language)), boards.stream()
                        .map(board -> scores.get(board.chair().seat().index()).in(category)).toList()))
                .toList();
    }

    private static Cell cell(PlayerView seen, Resource what, int most) {
        return new Cell(String.valueOf(seen.stock(what)), Glyph.signed(seen.production(what)),
                most > 0 && seen.production(what) == most);
    }

    /** What the next production brings in money: the rating counts as well. */
    private static int income(PlayerView seen) {
        return seen.rating() + seen.production(Resource.MONEY);
    }

    private static Row row(String icon, String name, String brief, List<Board> boards,
            ToIntFunction<Board> figure, IntFunction<String> written) {
        int most = boards.stream().mapToInt(figure).max().orElse(0);
        return new Row(icon, name, brief, boards.stream().mapToInt(figure)
                .mapToObj(n -> new Cell(written.apply(n), "", most > 0 && n == most)).toList());
    }
}
