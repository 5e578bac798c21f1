//! Instances as JSON, and what the engines make of each.

use matching::assign::{
    Aim, Fit, Market, Proposing, TieOrder, Weighing, accept, assign, blocking, patient, worth,
};
use serde::Deserialize;
use serde_json::{Value, json};

use measure::Outcome;

#[derive(Deserialize)]
struct Instance {
    capacities: Vec<u16>,
    /// What each pair is worth, a row for each student; nothing where it must not be.
    values: Vec<Vec<Option<f32>>>,
    /// Whether the number of matches counts before the total.
    most: bool,
    fairness: f64,
}

pub fn all(text: &str) -> Outcome<Value> {
    let instances: Vec<Instance> = serde_json::from_str(text)?;
    instances.iter().map(one).collect()
}

fn one(instance: &Instance) -> Outcome<Value> {
    let fit = |student: usize, mentor: usize| {
        let value = instance.values[student][mentor]?;
        Some(Fit { there: value, back: value, value })
    };
    let capacities = instance.capacities.clone();
    let market =
        Market::from_scores(instance.values.len(), capacities, &TieOrder::default(), fit, &mut patient)?;
    let aim = if instance.most { Aim::MostMatches } else { Aim::HighestTotal };
    let weighing = Weighing { aim, fairness: instance.fairness };
    let best = assign(&market, &weighing, &mut patient)?;
    let stable = accept(&market, Proposing::Students, &mut patient)?;
    let (total, steps) = worth(&market, &best);
    Ok(json!({
        "matched": best.matched(),
        "total": total,
        "steps": steps,
        "step": weighing.step(&market),
        "allowed": market.allows(&best) && market.allows(&stable),
        "stableTotal": worth(&market, &stable).0,
        "stableBlocking": blocking(&market, &stable, 0).count,
    }))
}
