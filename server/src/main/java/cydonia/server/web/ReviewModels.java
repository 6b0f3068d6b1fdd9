package cydonia.server.web;

import cydonia.ai.review.Review;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.server.page.Chair;
import cydonia.server.page.ChanceChart;
import cydonia.server.page.ReviewPart;
import cydonia.server.page.Words;
import cydonia.tables.room.Reviewed;
import cydonia.tables.room.Sight;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What the page and the API show of a review. */
final class ReviewModels {

    /** {@code Generation 5}, {@code Cycle 2, turn 1}: what the parts of a game are called, and which this is. */
    private static final Pattern CHAPTER = Pattern.compile("(\\D+?)\\s*(\\d+).*");

    private ReviewModels() {
    }

    static ReviewPart.Insight insight(Reviewed<?, ?, ?> reviewed, Sight<?, ?, ?> end, Language language) {
        List<Chair> chairs = Models.chairs(end, language);
        List<Reviewed.Mistake> decisive = reviewed.decisive(language, names(end, language));
        List<ReviewPart.Card> cards = IntStream.range(0, decisive.size())
                .mapToObj(i -> card(i + 1, decisive.get(i), reviewed.chapters(), chairs, language)).toList();
        List<ChanceChart.Flag> flags = IntStream.range(0, decisive.size())
                .mapToObj(i -> new ChanceChart.Flag(i + 1, decisive.get(i).command(), decisive.get(i).chance()))
                .toList();
        return new ReviewPart.Insight(
                new ChanceChart(reviewed.commands(), lines(reviewed, chairs),
                        bands(reviewed.chapters(), reviewed.commands(), language), flags),
                unit(reviewed.chapters(), language),
                chairs.stream().map(chair -> player(reviewed.review(), chair)).toList(), cards, chairs.size() > 1);
    }

    private static Names names(Sight<?, ?, ?> sight, Language language) {
        return seat -> sight.name(seat, language);
    }

    /** One for each seat; a single one where all hope for the same, as a team does. */
    private static List<ChanceChart.Line> lines(Reviewed<?, ?, ?> reviewed, List<Chair> chairs) {
        if (reviewed.curve().isEmpty()) {
            return List.of();
        }
        boolean together = reviewed.curve().stream()
                .allMatch(point -> point.chances().stream().distinct().count() == 1);
        return chairs.stream().limit(together ? 1 : chairs.size()).map(chair -> line(reviewed, chair)).toList();
    }

    private static ChanceChart.Line line(Reviewed<?, ?, ?> reviewed, Chair chair) {
        List<Integer> commands = new ArrayList<>();
        List<Double> chances = new ArrayList<>();
        for (Reviewed.Point point : reviewed.curve()) {
            commands.add(point.command());
            chances.add(point.chances().get(chair.seat().index()));
        }
        commands.add(reviewed.commands());
        chances.add(reviewed.review().account(chair.seat()).last());
        return new ChanceChart.Line(chair.seat(), chair.name(), chair.mine(), commands, chances);
    }

    /** Parts that have the same number are one band: turns of the same cycle. */
    private static List<ChanceChart.Band> bands(Map<Integer, Text> chapters, int commands, Language language) {
        Map<Integer, String> starts = new TreeMap<>();
        String last = "";
        for (Map.Entry<Integer, Text> chapter : new TreeMap<>(chapters).entrySet()) {
            String number = number(chapter.getValue().in(language));
            if (!number.equals(last)) {
                starts.put(chapter.getKey(), number);
                last = number;
            }
        }
        List<Integer> from = List.copyOf(starts.keySet());
        List<ChanceChart.Band> bands = new ArrayList<>();
        for (int i = 0; i < from.size(); i++) {
            int to = i + 1 < from.size() ? from.get(i + 1) : commands;
            if (to > from.get(i)) {
                bands.add(new ChanceChart.Band(from.get(i), to, starts.getOrDefault(from.get(i), "")));
            }
        }
        return bands;
    }

    private static String number(String chapter) {
        Matcher named = CHAPTER.matcher(chapter);
        return named.matches() ? named.group(2) : "";
    }

    private static String unit(Map<Integer, Text> chapters, Language language) {
        return chapters.values().stream().map(name -> CHAPTER.matcher(name.in(language))).filter(Matcher::matches)
                .map(named -> named.group(1)).findFirst().orElse("");
    }

    /** Luck is what the rounded numbers leave, so that they add up for whoever checks. */
    private static ReviewPart.Player player(Review<?> review, Chair chair) {
        Review.Account account = review.account(chair.seat());
        int first = Words.percent(account.first());
        int own = Words.percent(account.own());
        int others = Words.percent(account.others());
        int last = Words.percent(account.last());
        return new ReviewPart.Player(chair, Words.percent(review.accuracy(chair.seat())),
                review.mistakes(chair.seat()), review.inaccuracies(chair.seat()), first, own, others,
                last - first - own - others, last);
    }

    private static ReviewPart.Card card(int number, Reviewed.Mistake mistake, Map<Integer, Text> chapters,
            List<Chair> chairs, Language language) {
        String chapter = Optional.ofNullable(new TreeMap<>(chapters).floorEntry(mistake.command()))
                .map(entry -> entry.getValue().in(language)).orElse("");
        return new ReviewPart.Card(number, chapter, mistake.command(), chairs.get(mistake.seat().index()),
                way(mistake.taken(), mistake.chance()), way(mistake.better(), mistake.chance() + mistake.loss()));
    }

    private static ReviewPart.Way way(Reviewed.Way way, double chance) {
        return new ReviewPart.Way(Words.capital(way.label()), way.effects(), Words.percent(chance));
    }

    /** The same for a program. */
    static cydonia.server.api.Review json(Reviewed<?, ?, ?> reviewed, Sight<?, ?, ?> end, Language language) {
        return new cydonia.server.api.Review(cydonia.server.api.Review.Stage.DONE, 100,
                Optional.of(end.seats().stream().map(stored -> player(reviewed.review(), stored.seat())).toList()),
                Optional.of(reviewed.curve().stream().map(ReviewModels::chances).toList()),
                Optional.of(reviewed.decisive(language, names(end, language)).stream().map(ReviewModels::mistake)
                        .toList()));
    }

    private static cydonia.server.api.Review.Player player(Review<?> review, Seat seat) {
        Review.Account account = review.account(seat);
        return new cydonia.server.api.Review.Player(seat, review.accuracy(seat), review.mistakes(seat),
                review.inaccuracies(seat), account.first(), account.own(), account.others(), account.luck(),
                account.last());
    }

    private static cydonia.server.api.Review.Chances chances(Reviewed.Point point) {
        Map<Seat, Double> chances = new EnumMap<>(Seat.class);
        for (int i = 0; i < point.chances().size(); i++) {
            chances.put(Seat.of(i), point.chances().get(i));
        }
        return new cydonia.server.api.Review.Chances(point.command(), chances);
    }

    private static cydonia.server.api.Review.Mistake mistake(Reviewed.Mistake mistake) {
        return new cydonia.server.api.Review.Mistake(mistake.command(), mistake.seat(), way(mistake.taken()),
                way(mistake.better()), mistake.chance(), mistake.loss());
    }

    private static cydonia.server.api.Review.Way way(Reviewed.Way way) {
        return new cydonia.server.api.Review.Way(way.notation(), way.label(), way.effects());
    }
}
