//! From a profile to an offer that was accepted: how many come how far, and how long it takes.

use candidates::network::{Journey, NetworkStage, Networked};
use jiff::{Timestamp, tz::TimeZone};
use store::Time;

use super::{
    cohort::{Cohort, count, percent},
    model::{NetworkFunnelStep, NetworkOutcomes},
};

const A_TENTH_OF_A_DAY: i64 = 8_640_000;

pub fn outcomes(cohort: &Cohort) -> NetworkOutcomes {
    let reached: Vec<Reached> =
        cohort.people().iter().map(|one| Reached::new(one, cohort.journey(&one.member.id))).collect();
    let mut before: Option<u32> = None;
    let steps = NetworkStage::ALL.into_iter().enumerate().map(|(at, stage)| {
        let there = count(reached.iter().filter(|one| one.at[at].is_some()).count());
        let conversion = before.filter(|before| *before > 0).map(|before| percent(there, before));
        before = Some(there);
        NetworkFunnelStep {
            stage,
            reached: there,
            now: count(reached.iter().filter(|one| one.now == stage).count()),
            conversion,
            median_days: median(reached.iter().filter_map(|one| one.took(at)).collect()),
        }
    });
    let steps = steps.collect();
    NetworkOutcomes { people: count(reached.len()), steps }
}

/// When somebody came to each stage: the number of the step, from 1, and its time. The profile is number 0.
struct Reached {
    at: [Option<(usize, Time)>; NetworkStage::ALL.len()],
    now: NetworkStage,
}

impl Reached {
    fn new(one: &Networked, journey: Option<&Journey>) -> Self {
        let mut at = [None; NetworkStage::ALL.len()];
        at[0] = Some((0, start(one)));
        let steps = journey.map(|journey| journey.steps.as_slice()).unwrap_or_default();
        for (number, (stage, time)) in (1..).zip(steps) {
            // Whoever comes to a later stage has come past those before it.
            for (known, passed) in at.iter_mut().zip(NetworkStage::ALL) {
                if passed <= *stage && known.is_none() {
                    *known = Some((number, *time));
                }
            }
        }
        Self { at, now: journey.map(Journey::stage).unwrap_or_default() }
    }

    /// How long it took from the stage before, in tenths of days. None if both were reached in one step.
    fn took(&self, at: usize) -> Option<i32> {
        let ((before, from), (number, to)) = (self.at[at.checked_sub(1)?]?, self.at[at]?);
        let took = to.millis().saturating_sub(from.millis()).max(0) / A_TENTH_OF_A_DAY;
        (number > before).then_some(i32::try_from(took).unwrap_or(i32::MAX))
    }
}

/// When there was a profile first.
fn start(one: &Networked) -> Time {
    let start = one.background.since.to_zoned(TimeZone::UTC).map(|day| day.timestamp());
    Time::from_millis(start.unwrap_or(Timestamp::UNIX_EPOCH).as_millisecond())
}

/// In days.
fn median(mut tenths: Vec<i32>) -> Option<f64> {
    tenths.sort_unstable();
    let upper = *tenths.get(tenths.len() / 2)?;
    let lower = *tenths.get((tenths.len() - 1) / 2)?;
    Some(f64::midpoint(f64::from(lower), f64::from(upper)).round() / 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_them_take_fewer_days() {
        assert_eq!(median(Vec::new()), None);
        assert_eq!(median(vec![70]), Some(7.0));
        assert_eq!(median(vec![90, 10, 20]), Some(2.0));
        assert_eq!(median(vec![10, 20]), Some(1.5));
    }
}
