package cydonia.games.onmars.box;

import static cydonia.games.onmars.box.Vocabulary.*;

import cydonia.engine.Text;
import java.util.List;

/** The nineteen discovery tiles. That there is one of each is reconstructed; the kinds and their sum are known. */
public enum Discovery implements Printed {
    // spotless:off
    CONSTRUCT_MINE            ("Site: mine",             "Site : mine",                   construct(Building.MINE)),
    CONSTRUCT_GENERATOR       ("Site: generator",        "Site : générateur",             construct(Building.GENERATOR)),
    CONSTRUCT_WATER_EXTRACTOR ("Site: water extractor",  "Site : extracteur d'eau",       construct(Building.WATER_EXTRACTOR)),
    CONSTRUCT_GREENHOUSE      ("Site: greenhouse",       "Site : serre",                  construct(Building.GREENHOUSE)),
    CONSTRUCT_OXYGEN_CONDENSER("Site: oxygen condenser", "Site : condensateur d'oxygène", construct(Building.OXYGEN_CONDENSER)),
    CONSTRUCT_SHELTER         ("Site: shelter",          "Site : abri",                   construct(Building.SHELTER)),
    MINERALS                  ("Minerals",               "Minerais",                      gain(3, Item.MINERAL)),
    BATTERIES                 ("Batteries",              "Batteries",                     gain(3, Item.BATTERY)),
    WATERS                    ("Water",                  "Eau",                           gain(3, Item.WATER)),
    PLANTS                    ("Plants",                 "Plantes",                       gain(3, Item.PLANT)),
    OXYGENS                   ("Oxygen",                 "Oxygène",                       gain(3, Item.OXYGEN)),
    CONSTRUCT_ANY             ("Free site",              "Site libre",                    constructAny()),
    DEVELOPMENT               ("Breakthrough",           "Percée",                        develop(2).paid()),
    UPGRADES                  ("Refit",                  "Modernisation",                 upgrade(2).paid().withTech()),
    HIRING                    ("Recruit",                "Recrue",                        hireOrSign().paid()),
    PLANS                     ("Lost plans",             "Plans perdus",                  takePlans(2)),
    CARGO                     ("Cargo",                  "Cargaison",                     stock(2).orCrystals()),
    CRYSTALS                  ("Crystals",               "Cristaux",                      gain(3, Item.CRYSTAL)),
    TECHNOLOGY                ("Old technology",         "Technologie ancienne",          learn(1));
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
        return effect instanceof Effect.Gain gain && gain.item().isResource();
    }
}
