//! Processor time, not time on the wall: others use the same cores.

use std::{fs, time::Instant};

use aid::{
    Application, Case, Field, Formula, Item, Who, curve, curve::with, estimate, interval, pell::Standing,
};
use jiff::civil::date;
use serde_json::{Value, json};

/// The system counts in steps of milliseconds.
const TIMES: u32 = 20;

/// What the work gives, and how long it takes once.
pub fn measured<T>(work: impl Fn() -> T) -> (T, f64) {
    let (wall, before) = (Instant::now(), processor());
    (1..TIMES).for_each(|_| drop(work()));
    let result = work();
    let nanoseconds = match (before, processor()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        _ => u64::try_from(wall.elapsed().as_nanos()).unwrap_or(u64::MAX),
    };
    #[expect(clippy::cast_precision_loss, reason = "three digits are enough")]
    let milliseconds = (nanoseconds / u64::from(TIMES) / 1000) as f64 / 1000.0;
    (result, milliseconds)
}

/// Nanoseconds that this thread has run, where the system tells.
fn processor() -> Option<u64> {
    fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

/// The slowest curve over 0 to 300,000 dollars among the families of the records, and whether each equals the engine at
/// sampled points.
pub fn curves(cases: &[Case]) -> Value {
    let standing = Standing { cost: Some(24_000), ..Standing::default() };
    let (mut slowest, mut pieces, mut points, mut equal) = (0.0_f64, 0, 0, 0);
    for case in cases.iter().step_by(7) {
        let who = if case.formula == Formula::A { Who::Parent } else { Who::Student };
        for field in [Field::Amount { who, item: Item::Agi }, Field::Wages { who }] {
            let (found, milliseconds) = measured(|| curve(case, &standing, field, 0, 300_000));
            let Some(found) = found else { continue };
            slowest = slowest.max(milliseconds);
            pieces = pieces.max(found.pieces.len());
            for amount in (0..=300_000).step_by(3001) {
                let engine = estimate(&with(case, field, amount), &standing);
                points += 1;
                equal += i64::from(found.at(amount) == Some((engine.sai, engine.pell)));
            }
        }
    }
    let (_, interval) = measured(|| interval(&Application::default(), date(2026, 1, 1)));
    json!({ "intervalMilliseconds": interval, "slowestMilliseconds": slowest, "mostPieces": pieces, "points": points, "equal": equal })
}
