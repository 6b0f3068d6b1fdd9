package cydonia.games.onmars.cards;

import cydonia.engine.Text;
import cydonia.games.onmars.cards.Effect.*;
import java.util.List;

/** The nineteen discovery tiles. That there is one of each is reconstructed; the kinds and their sum are known. */
public enum Discovery implements Printed {
    // spotless:off
    CONSTRUCT_MINE            ("Site: mine",             "Site : mine",                   new Construct(Building.MINE, false)),
    CONSTRUCT_GENERATOR       ("Site: generator",        "Site : générateur",             new Construct(Building.GENERATOR, false)),
    CONSTRUCT_WATER_EXTRACTOR ("Site: water extractor",  "Site : extracteur d'eau",       new Construct(Building.WATER_EXTRACTOR, false)),
    CONSTRUCT_GREENHOUSE      ("Site: greenhouse",       "Site : serre",                  new Construct(Building.GREENHOUSE, false)),
    CONSTRUCT_OXYGEN_CONDENSER("Site: oxygen condenser", "Site : condensateur d'oxygène", new Construct(Building.OXYGEN_CONDENSER, false)),
    CONSTRUCT_SHELTER         ("Site: shelter",          "Site : abri",                   new Construct(Building.SHELTER, false)),
    MINERALS                  ("Minerals",               "Minerais",                      new Gain(Item.MINERAL, 3, false)),
    BATTERIES                 ("Batteries",              "Batteries",                     new Gain(Item.BATTERY, 3, false)),
    WATERS                    ("Water",                  "Eau",                           new Gain(Item.WATER, 3, false)),
    PLANTS                    ("Plants",                 "Plantes",                       new Gain(Item.PLANT, 3, false)),
    OXYGENS                   ("Oxygen",                 "Oxygène",                       new Gain(Item.OXYGEN, 3, false)),
    CONSTRUCT_ANY             ("Free site",              "Site libre",                    new ConstructAny()),
    DEVELOPMENT               ("Breakthrough",           "Percée",                        new Develop(2, true, false)),
    UPGRADES                  ("Refit",                  "Modernisation",                 new Upgrade(2, true, true, false, false)),
    HIRING                    ("Recruit",                "Recrue",                        new Hire(true, true, true)),
    PLANS                     ("Lost plans",             "Plans perdus",                  new TakePlans(2, false)),
    CARGO                     ("Cargo",                  "Cargaison",                     new Stock(2, true, false)),
    CRYSTALS                  ("Crystals",               "Cristaux",                      new Gain(Item.CRYSTAL, 3, false)),
    TECHNOLOGY                ("Old technology",         "Technologie ancienne",          new Learn(1, false));
    // spotless:on

    public static final List<Discovery> ALL = List.of(values());

    private final Text label;
    private final Effect effect;

    Discovery(String en, String fr, Effect effect) {
        this.label = new Text(en, fr);
        this.effect = effect;
    }

    public static Discovery of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    public Effect effect() {
        return effect;
    }

    /** Of no use to the automa. */
    public boolean isResources() {
        return effect instanceof Gain(Item item, int n, boolean boost) && item.isResource();
    }
}
