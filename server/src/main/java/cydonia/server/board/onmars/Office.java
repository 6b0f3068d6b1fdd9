package cydonia.server.board.onmars;

import cydonia.engine.Text;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Hex;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.ClaimTask;
import cydonia.games.onmars.language.OnMarsAction.Complete;
import cydonia.games.onmars.language.OnMarsAction.Deliver;
import cydonia.games.onmars.language.OnMarsAction.Execute;
import cydonia.games.onmars.language.OnMarsAction.Fulfil;
import cydonia.games.onmars.language.OnMarsAction.PayGoal;
import cydonia.games.onmars.language.OnMarsAction.Upgrade;
import cydonia.games.onmars.language.OnMarsAction.Welcome;
import cydonia.games.onmars.language.OnMarsView.CompanyView;
import cydonia.games.onmars.language.OnMarsView.ContractView;
import cydonia.games.onmars.language.OnMarsView.Hand;
import cydonia.server.page.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Draws the company before the viewer. */
final class Office {

    private final Draft draft;
    private final CompanyView company;

    Office(Draft draft) {
        this.draft = draft;
        this.company = draft.company();
    }

    CompanyBoard board() {
        return new CompanyBoard(Icons.seat(company.owner()), draft.view().own().isPresent(), stock(), facts(),
                Executive.ALL.stream().map(this::executive).toList(), new Cards(draft).usable(),
                LabBoard.of(draft), held());
    }

    private List<CompanyBoard.Good> stock() {
        return Item.ALL.stream()
                .map(item -> item == Item.CRYSTAL
                        ? good(item, company.crystals(), company.crystalCapacity(), company.waiting())
                        : good(item, company.stock().getOrDefault(item, 0), company.storage(), 0))
                .toList();
    }

    private CompanyBoard.Good good(Item item, int count, int most, int waiting) {
        return new CompanyBoard.Good(Icons.of(item),
                draft.fill(Terms.STOCK_OF, draft.name(item), most, Meanings.of(item)), count, most, waiting);
    }

    private List<CompanyBoard.Fact> facts() {
        List<CompanyBoard.Fact> facts = new ArrayList<>();
        fact(facts, Icons.COLONIST, company.quarters() + "/" + company.quartersCapacity(), Terms.IN_QUARTERS);
        fact(facts, Icons.WORK, company.working(), Terms.AT_WORK);
        fact(facts, Icons.of("earth"), company.supply(), Terms.IN_SUPPLY);
        fact(facts, Icons.of(Building.SHELTER), company.shelters(), Terms.SHELTERS);
        fact(facts, Icons.BOT, company.bots(), Terms.BOTS);
        fact(facts, Icons.SHIP, company.hangar(), Terms.SHIPS);
        which(facts, Icons.CUBE, company.cubes().stream().map(type -> draft.in(Terms.set(type.label()))).toList(),
                Terms.CUBES_FOR, Terms.CUBES_ON);
        fact(facts, Icons.of("discovery"), company.discoveries(), Terms.DISCOVERIES);
        which(facts, Icons.of("research"), company.research().stream().map(Research::name).toList(), Terms.RESEARCH,
                Terms.RESEARCH_DONE);
        return facts;
    }

    private void fact(List<CompanyBoard.Fact> facts, String icon, Object figure, Text label) {
        facts.add(new CompanyBoard.Fact(icon, String.valueOf(figure), draft.in(label)));
    }

    /** How many there are and which; what they are as long as there is none. */
    private void which(List<CompanyBoard.Fact> facts, String icon, List<String> names, Text none, Text some) {
        facts.add(new CompanyBoard.Fact(icon, String.valueOf(names.size()),
                names.isEmpty() ? draft.in(none) : draft.fill(some, String.join(", ", names))));
    }

    private CompanyBoard.Executive executive(Executive executive) {
        boolean covered = company.shipsInDepot().contains(executive);
        Spot spot = executive.ordinal() < Executive.SHIPS
                ? draft.spots().either(Execute.of(executive), Welcome.of(executive.ordinal()))
                : draft.spots().at(Execute.of(executive));
        return new CompanyBoard.Executive(Icons.of(executive), draft.in(Terms.shortName(executive)),
                executive.crystals(), covered,
                draft.told("executive", executive) + (covered ? " " + draft.in(Terms.COVERED) : ""), spot);
    }

    // ---- cards and goals

    private List<CompanyBoard.Held> held() {
        List<CompanyBoard.Held> held = new ArrayList<>();
        company.plans().forEach((card, hex) -> held.add(blueprint(card, hex)));
        company.scientists().forEach((scientist, where) -> held.add(scientist(scientist, where)));
        company.contracts().forEach(contract -> held.add(contract(contract)));
        draft.view().own().ifPresent(hand -> {
            hand.goals().forEach(goal -> held.add(goal(goal, hand)));
            hand.cardA().filter(_ -> company.cardA().isEmpty()).ifPresent(
                    card -> held.add(colonists(card, Terms.FIRST_COLONISTS, "", List.of())));
            hand.cardsB().forEach(card -> held.add(task(card)));
        });
        company.cardsBDone().forEach(card -> held.add(colonists(card, Terms.shortName(card.task()), "✓", List.of())));
        company.goalDone().ifPresent(goal -> held.add(new CompanyBoard.Held(goal.id(), Icons.GOAL, draft.name(goal),
                "✓", "goal done", draft.told("goal", goal), Spot.STILL, List.of())));
        return held;
    }

    /** While it can be built, the line has room for what that costs and brings only. */
    private CompanyBoard.Held blueprint(Blueprint card, Optional<Hex> hex) {
        Spot spot = draft.spots().at(Upgrade.of(card));
        return new CompanyBoard.Held(card.id(), Icons.of(card.building()), draft.name(card),
                hex.map(Hex::word).orElse("−" + card.points()),
                "blueprint level-" + card.level() + (hex.isPresent() ? " done" : ""),
                spot.live() ? "" : draft.told(card), spot, List.of());
    }

    private CompanyBoard.Held scientist(Scientist scientist, Optional<Blueprint> where) {
        return new CompanyBoard.Held(scientist.id(), Icons.SCIENTIST, draft.name(scientist),
                where.map(draft::name).orElse(""), "scientist", draft.told("scientist", scientist), Spot.STILL,
                List.of());
    }

    private CompanyBoard.Held contract(ContractView seen) {
        Contract contract = seen.contract();
        List<Card.Way> ways = Stream.concat(Item.ALL.stream().map(item -> Deliver.of(contract, item)),
                Stream.<OnMarsAction>of(Fulfil.of(contract))).map(draft.spots()::at).filter(Spot::live)
                .map(spot -> new Card.Way(spot, spot.choice().orElseThrow().action() instanceof Deliver deliver
                        ? Icons.of(deliver.item())
                        : Icons.of("contract"), ""))
                .toList();
        return new CompanyBoard.Held(contract.id(), Icons.CONTRACT, draft.in(Terms.shortName(contract)), state(seen),
                "contract" + (seen.done() ? " done" : ""), draft.told("contract", contract), Spot.STILL, ways);
    }

    /** A task of the First Colonists, and its reward once it is done. */
    private CompanyBoard.Held task(Beginner.CardB card) {
        Spot claim = draft.spots().at(ClaimTask.of(card));
        return colonists(card, Terms.shortName(card.task()), "",
                claim.live() ? List.of(new Card.Way(claim, Icons.of(card.reward()), "+1")) : List.of());
    }

    private CompanyBoard.Held colonists(Printed card, Text name, String state, List<Card.Way> ways) {
        return new CompanyBoard.Held(card.id(), Icons.COLONIST, draft.in(name), state,
                "goal" + (ways.isEmpty() ? "" : " reached") + (state.isEmpty() ? "" : " done"),
                draft.told("colonists", card), Spot.STILL, ways);
    }

    /** How much of a delivery has been made. */
    static String state(ContractView seen) {
        Contract contract = seen.contract();
        return seen.done()
                ? "✓"
                : contract.isUpgrade()
                        ? ""
                        : seen.items() + seen.minerals() + "/" + Item.ALL.stream().mapToInt(contract::wants).sum();
    }

    private CompanyBoard.Held goal(Goal goal, Hand hand) {
        List<Card.Way> ways = new ArrayList<>();
        Spot developments = draft.spots().at(Complete.of(goal, true));
        Spot reward = draft.spots().at(Complete.of(goal, false));
        if (developments.live()) {
            ways.add(new Card.Way(developments, Icons.of(Goal.DEVELOPMENTS).icon(), "2"));
        }
        if (reward.live()) {
            Amount amount = Icons.of(goal.reward());
            ways.add(new Card.Way(reward, amount.icon(), amount.figure()));
        }
        Spot discard = draft.spots().at(PayGoal.of(goal));
        if (discard.live()) {
            ways.add(new Card.Way(discard, Icons.of(Item.CRYSTAL), "−1"));
        }
        return new CompanyBoard.Held(goal.id(), Icons.GOAL, draft.name(goal),
                hand.progress().getOrDefault(goal, 0) + "/" + goal.condition().n(),
                "goal" + (developments.live() || reward.live() ? " reached" : ""), draft.told("goal", goal), Spot.STILL,
                ways);
    }
}
