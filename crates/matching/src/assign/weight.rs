//! The matching that is worth most, exactly: shortest augmenting paths with potentials.
//!
//! What is maximised is the sum of what the pairs are worth, less what uneven loads cost: the second student of a mentor
//! costs one step, the third two, the fourth three, so a mentor with `k` of them costs `k (k - 1) / 2` steps. A step is
//! the fairness dial times what the best pair is worth: at 0 loads do not count, at 1 a second student has to bring as
//! much as the best pair there is. Since the cost of each further student grows, one path at a time stays exact.
//!
//! [`Aim::MostMatches`] puts the number of matches before all of that; then, whatever the dial, as many are matched as
//! can be, and as the dial rises the total never rises and the steps never do. [`Aim::HighestTotal`] leaves a student
//! without a mentor where that is worth more.
//!
//! How it is found is told in [`Solver`].

use super::{
    Market, Matching, Step, Stopped, Watch,
    prices::guess,
    solver::{MOST_KEPT, Solver, costs},
};

/// What comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// As many matches as there can be, and of those the ones that are worth most.
    MostMatches,
    /// The highest total, with however many matches.
    HighestTotal,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighing {
    pub aim: Aim,
    /// From 0, where only the total counts, to 1.
    pub fairness: f64,
}

impl Weighing {
    /// What a step costs.
    pub fn step(&self, market: &Market) -> f64 {
        // What is no number is no wish.
        let fairness = if self.fairness.is_nan() { 0.0 } else { self.fairness.clamp(0.0, 1.0) };
        market.best_value() * fairness
    }
}

pub fn assign(market: &Market, weighing: &Weighing, watch: &mut Watch<'_>) -> Result<Matching, Stopped> {
    let costs = costs(market, weighing);
    // Each of the two is a half of the way, so that whoever watches never sees it go back.
    let mut first = |step: Step| watch(Step { done: step.done, total: 2 * step.total });
    let prices = guess(market, costs, &mut first)?;
    let mut second = |step: Step| watch(Step { done: step.total + step.done, total: 2 * step.total });
    Solver::new(market, costs, &prices, MOST_KEPT).solve(&mut second)
}

/// The total of what the pairs are worth, and the steps that the loads cost.
pub fn worth(market: &Market, matching: &Matching) -> (f64, u64) {
    let values = matching.pairs().filter_map(|(student, mentor)| market.value(student, mentor));
    let loads = matching.loads().iter().map(|load| u64::from(*load));
    (values.map(f64::from).sum(), loads.map(|load| load * load.saturating_sub(1) / 2).sum())
}
