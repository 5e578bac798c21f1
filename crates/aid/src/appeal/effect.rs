//! What would come out if the office agreed.

use super::{Change, Circumstance, Effect, Facts, Kind, MEDICAL, people};
use crate::{
    Case, Formula, Item, Who,
    case::{Filing, Marital, Return},
    estimate,
    money::{divided, dollars},
};

/// The same family with other answers, and which they are.
struct Changed {
    case: Case,
    changes: Vec<Change>,
    assumptions: Vec<String>,
}

/// None where the amount is not known.
pub fn effect(facts: &Facts<'_>, told: &Circumstance) -> Option<Effect> {
    let changed = changed(facts, told)?;
    let (before, after) = (estimate(facts.case, facts.standing), estimate(&changed.case, facts.standing));
    let mut assumptions = changed.assumptions;
    assumptions.push("Taxes paid and everything else stay as answered.".to_owned());
    assumptions
        .push("This is what follows if the office agrees. It decides case by case, and may not.".to_owned());
    Some(Effect {
        sai_before: before.sai,
        sai_after: after.sai,
        pell_before: before.pell,
        pell_after: after.pell,
        changes: changed.changes,
        assumptions,
    })
}

/// The most that an amount can be by the answers, and what that is called. Costs can be more than any income.
pub fn most(told: &Circumstance, case: &Case) -> Option<(i64, &'static str)> {
    let one = case.of(earner(told, case))?;
    match told.kind {
        Kind::JobLoss | Kind::ReducedIncome => Some((one.amounts.earned.max(0), "earned")),
        Kind::OneTimeIncome => Some((one.amounts.agi.max(0), "adjusted gross income")),
        // On two returns it is the other one's return that goes, whatever the amount.
        Kind::Divorce | Kind::Death if case.deciding().second.is_none() => {
            Some((one.amounts.agi.max(0), "adjusted gross income"))
        }
        Kind::Divorce | Kind::Death | Kind::MedicalCosts | Kind::OtherCosts => None,
    }
}

/// Whose return it is about.
pub fn earner(told: &Circumstance, case: &Case) -> Who {
    match told.kind {
        Kind::Divorce | Kind::Death => people(case)[0],
        _ => told.who.filter(|who| case.of(*who).is_some()).unwrap_or(people(case)[0]),
    }
}

/// The amount, or all that a person has earned if it is clear whose it was.
pub fn amount(told: &Circumstance, case: &Case) -> Option<i64> {
    told.amount.or_else(|| {
        let one = case.of(earner(told, case)).filter(|one| one.filing != Filing::Joint)?;
        Some(one.amounts.earned).filter(|earned| told.kind == Kind::JobLoss && *earned > 0)
    })
}

fn changed(facts: &Facts<'_>, told: &Circumstance) -> Option<Changed> {
    let who = earner(told, facts.case);
    match told.kind {
        Kind::JobLoss | Kind::ReducedIncome => {
            less(facts, who, amount(told, facts.case)?, &[Item::Agi, Item::Earned])
        }
        Kind::OneTimeIncome => less(facts, who, told.amount?, &[Item::Agi]),
        Kind::OtherCosts => {
            let mut changed = less_costs(facts, who, told.amount?)?;
            let text = "The costs are taken off the income. The office may add them to your budget instead.";
            changed.assumptions.push(text.to_owned());
            Some(changed)
        }
        Kind::MedicalCosts => {
            let covered = covered(facts)?;
            let mut changed = less_costs(facts, who, told.amount?.saturating_sub(covered).max(0))?;
            changed.assumptions.push(format!(
                "{} of the costs are covered by the income protection allowance already, which is 11 percent of it.",
                dollars(covered)
            ));
            Some(changed)
        }
        Kind::Divorce | Kind::Death => one_less(facts, told),
    }
}

/// Medical costs that the allowance is meant for.
pub fn covered(facts: &Facts<'_>) -> Option<i64> {
    facts.protection().map(|line| divided(line.value.saturating_mul(MEDICAL), 100))
}

fn less(facts: &Facts<'_>, who: Who, amount: i64, items: &[Item]) -> Option<Changed> {
    let mut case = facts.case.clone();
    let one = of_mut(&mut case, who)?;
    let mut changes = Vec::new();
    for item in items {
        let value = one.amounts.get_mut(*item);
        let change = Change {
            field: format!("{}.amounts.{item}", who.name()),
            from: *value,
            to: value.saturating_sub(amount),
        };
        *value = change.to;
        changes.push(change);
    }
    Some(Changed { case, changes, assumptions: Vec::new() })
}

/// Costs take off what there is of income, and no more.
fn less_costs(facts: &Facts<'_>, who: Who, costs: i64) -> Option<Changed> {
    let income = facts.case.of(who)?.amounts.agi.max(0);
    less(facts, who, costs.min(income), &[Item::Agi])
}

/// Without the one who is no longer there.
fn one_less(facts: &Facts<'_>, told: &Circumstance) -> Option<Changed> {
    let [first, second] = people(facts.case);
    let first_goes = told.who == Some(first);
    let together = facts.case.deciding().second.is_none();
    let mut changed = if together {
        less(facts, first, told.amount?, &[Item::Agi, Item::Earned])?
    } else {
        without_return(facts, if first_goes { first } else { second })
    };
    let side = changed.case.deciding_mut();
    if together {
        // Of a joint income only wages are earned: what was not, cannot go.
        side.first.amounts.earned = side.first.amounts.earned.max(0);
        if let Some(change) = changed.changes.last_mut() {
            change.to = side.first.amounts.earned;
        }
        changed.assumptions.push("What the two own stays as answered: say what is whose.".to_owned());
    } else if first_goes && let Some(second) = side.second.take() {
        side.first = second;
    }
    side.second = None;
    side.first.filing = Filing::Single;
    side.marital = if told.kind == Kind::Death { Marital::Widowed } else { Marital::Divorced };
    let name = if facts.case.formula == Formula::A { "parents" } else { "household" };
    let from = side.family_size;
    side.family_size = from.saturating_sub(1).max(1);
    changed.changes.push(Change { field: format!("{name}.familySize"), from, to: side.family_size });
    changed
        .assumptions
        .push("The one who remains is counted as filing single, the more cautious case.".to_owned());
    Some(changed)
}

/// What the one who goes had on a return of their own.
fn without_return(facts: &Facts<'_>, goes: Who) -> Changed {
    let items = [Item::Agi, Item::Earned];
    let one = facts.case.of(goes);
    let change = |item: Item| Change {
        field: format!("{}.amounts.{item}", goes.name()),
        from: one.map_or(0, |one| *one.amounts.get(item)),
        to: 0,
    };
    let assumptions = vec!["This person's return and what they own are no longer counted.".to_owned()];
    Changed { case: facts.case.clone(), changes: items.map(change).to_vec(), assumptions }
}

fn of_mut(case: &mut Case, who: Who) -> Option<&mut Return<i64>> {
    match who {
        Who::Student => Some(&mut case.student.first),
        Who::Spouse => case.student.second.as_mut(),
        Who::Parent => case.parents.as_mut().map(|parents| &mut parents.first),
        Who::OtherParent => case.parents.as_mut().and_then(|parents| parents.second.as_mut()),
    }
}
