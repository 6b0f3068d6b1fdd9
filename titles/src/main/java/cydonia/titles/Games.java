package cydonia.titles;

import cydonia.ai.martians.MartiansKnowledge;
import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.ai.tilsit.MarsKnowledge;
import cydonia.engine.Game;
import cydonia.engine.Refused;
import cydonia.engine.Text;
import cydonia.games.martians.Martians;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import cydonia.games.onmars.OnMars;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.tilsit.MarsPosition;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsView;
import cydonia.titles.learn.Exhibit;
import cydonia.titles.learn.Handbook;
import cydonia.titles.learn.Late;
import cydonia.titles.measures.MarsMeasures;
import cydonia.titles.measures.MartiansMeasures;
import cydonia.titles.measures.OnMarsMeasures;
import cydonia.titles.measures.TerraformingMeasures;
import cydonia.titles.passages.MarsPassages;
import cydonia.titles.passages.MartiansPassages;
import cydonia.titles.passages.OnMarsPassages;
import cydonia.titles.passages.TerraformingPassages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The games this program knows: the one list that commands, tables, pages and benches share. */
public final class Games {

    private final Supplier<List<Title<?, ?, ?>>> titles;

    private Games(Supplier<List<Title<?, ?, ?>>> titles) {
        this.titles = titles;
    }

    public Games(List<Title<?, ?, ?>> all) {
        List<Title<?, ?, ?>> given = List.copyOf(all);
        this.titles = () -> given;
    }

    /** All of them, made when somebody asks for one: a server opens its database meanwhile. */
    public static Games known() {
        return new Games(new Late<>(() -> List.of(terraformingMars(), onMars(), martians(), marsTilsit())));
    }

    public List<Title<?, ?, ?>> all() {
        return titles.get();
    }

    public static Title<TerraformingPosition, TerraformingAction, TerraformingView> terraformingMars() {
        return new Title<>(new TerraformingMars(), new TerraformingKnowledge(),
                new Gallery("terraforming-mars.svg",
                        new Text("Engine building with cards", "Cartes et montée en puissance"),
                        new Text("90–120 min", "90 à 120 min")),
                new TerraformingMeasures(), Handbook.of("terraforming-mars",
                        new Exhibit(2, Map.of("beginner-red", "on", "beginner-green", "on"), 0),
                        TerraformingPassages::of));
    }

    public static Title<OnMarsPosition, OnMarsAction, OnMarsView> onMars() {
        return new Title<>(new OnMars(), new OnMarsKnowledge(),
                new Gallery("on-mars.webp",
                        new Text("Heavy strategy, worker placement", "Stratégie experte, pose d’ouvriers"),
                        new Text("90–150 min", "90 à 150 min")),
                new OnMarsMeasures(), Handbook.of("on-mars", new Exhibit(2, Map.of(), 4), OnMarsPassages::of));
    }

    public static Title<MartiansPosition, MartiansAction, MartiansView> martians() {
        return new Title<>(new Martians(), new MartiansKnowledge(),
                new Gallery("martians.webp",
                        new Text("Survival, cooperative or not", "Survie, coopérative ou non"),
                        new Text("60–120 min", "60 à 120 min")),
                new MartiansMeasures(),
                Handbook.of("martians", new Exhibit(2, Map.of("mode", "coop"), 4), MartiansPassages::of));
    }

    public static Title<MarsPosition, MarsAction, MarsView> marsTilsit() {
        return new Title<>(new MarsTilsit(), new MarsKnowledge(),
                new Gallery("mars-tilsit.svg",
                        new Text("Colony, trade and confrontation", "Colonie, commerce et confrontations"),
                        Text.same("90 min")),
                new MarsMeasures(), Handbook.of("mars-tilsit", new Exhibit(2, Map.of(), 60), MarsPassages::of));
    }

    /** Their rules alone. */
    public List<Game<?, ?, ?>> rules() {
        List<Game<?, ?, ?>> rules = new ArrayList<>();
        all().forEach(title -> rules.add(title.game()));
        return rules;
    }

    public Title<?, ?, ?> named(String id) {
        return find(id).orElseThrow(() -> new Refused(Text.of("There is no game “%s”; there are: %s.",
                "Il n’y a pas de jeu « %s » ; il y a : %s.", id, ids())));
    }

    public Optional<Title<?, ?, ?>> find(String id) {
        for (Title<?, ?, ?> title : all()) {
            if (title.profile().id().equals(id)) {
                return Optional.of(title);
            }
        }
        return Optional.empty();
    }

    public String ids() {
        return String.join(", ", all().stream().map(title -> title.profile().id()).toList());
    }
}
