use std::{collections::BTreeMap, time::Duration};

use ::store::{Store, Time};
use ai::model::meter::{Metering, Outcome};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Models, entity::call, rows};
use crate::ChatError;

const DAY: Duration = Duration::from_hours(24);
/// What was counted is forgotten after a year.
const KEPT_FOR: Duration = Duration::from_hours(24 * 365);

/// What the language model did, by day and app.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AiUsage {
    /// The newest day first.
    pub rows: Vec<UsageRow>,
}

#[derive(Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UsageRow {
    /// In UTC: 2026-11-15.
    pub day: String,
    pub app: String,
    pub model: String,
    pub calls: u32,
    pub failures: u32,
    pub prompt_tokens: u64,
    pub completion_tokens: u64,
    /// Whether some of the tokens were counted by us, roughly.
    pub estimated: bool,
    /// In micro-dollars, as far as prices are known.
    pub cost: u64,
    /// Milliseconds to the first piece: half of the calls were faster.
    pub first_median: Option<u32>,
    /// Milliseconds to the end: 19 of 20 calls were faster.
    pub slowest: u32,
}

pub fn call(store: &Store, app: &str, metering: &Metering) -> call::Model {
    let millis = |duration: Duration| i32::try_from(duration.as_millis()).unwrap_or(i32::MAX);
    let tokens = |tokens: u32| i32::try_from(tokens).unwrap_or(i32::MAX);
    call::Model {
        id: store.new_id(),
        at: store.now(),
        app: app.to_owned(),
        llm: metering.model.name.clone(),
        failure: match &metering.outcome {
            Outcome::Failed(error) => error.to_string(),
            Outcome::Ended(_) | Outcome::Dropped => String::new(),
        },
        first_millis: metering.first_piece.map(millis),
        millis: millis(metering.duration),
        prompt_tokens: tokens(metering.prompt_tokens),
        completion_tokens: tokens(metering.completion_tokens),
        estimated: metering.estimated,
        cost: metering.cost.map(|cost| i64::try_from(cost).unwrap_or(i64::MAX)),
    }
}

impl Models {
    /// What was used on the last days, today included.
    pub async fn usage(&self, days: u32) -> Result<AiUsage, ChatError> {
        self.keep().await?;
        let now = self.0.store.now();
        let today = now.millis() - now.millis().rem_euclid(millis(DAY));
        let since = Time::from_millis(today).minus(DAY * days.saturating_sub(1));
        let mut groups: BTreeMap<(String, String, String), Group> = BTreeMap::new();
        let mut last = String::new();
        loop {
            let calls = rows::calls_since(self.0.store.reader(), since, &last).await?;
            let Some(newest) = calls.last() else { break };
            last.clone_from(&newest.id);
            for call in calls {
                let day = call.at.to_string().chars().take(10).collect();
                groups.entry((day, call.app.clone(), call.llm.clone())).or_default().add(&call);
            }
        }
        let rows = groups.into_iter().rev().map(|(key, group)| group.row(key)).collect();
        Ok(AiUsage { rows })
    }

    /// Removes what was counted long ago, and keys that nothing can go back to.
    pub(crate) async fn forget_old(&self) -> ::store::Result<u64> {
        let before = self.0.store.now().minus(KEPT_FOR);
        let forgotten = self.0.store.write(move |tx| async move {
            rows::forget_keys(&*tx).await?;
            rows::remove_calls(&*tx, before).await
        });
        forgotten.await
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// What is known of the calls of one app to one model on one day.
#[derive(Default)]
struct Group {
    sum: UsageRow,
    firsts: Vec<i32>,
    wholes: Vec<i32>,
}

impl Group {
    fn add(&mut self, call: &call::Model) {
        let tokens = |number: i32| u64::from(number.unsigned_abs());
        self.sum.calls += 1;
        self.sum.failures += u32::from(!call.failure.is_empty());
        self.sum.prompt_tokens += tokens(call.prompt_tokens);
        self.sum.completion_tokens += tokens(call.completion_tokens);
        self.sum.estimated |= call.estimated;
        self.sum.cost += call.cost.map_or(0, i64::unsigned_abs);
        self.firsts.extend(call.first_millis);
        self.wholes.push(call.millis);
    }

    fn row(self, (day, app, model): (String, String, String)) -> UsageRow {
        let first_median = share(self.firsts, 1, 2);
        let slowest = share(self.wholes, 19, 20).unwrap_or(0);
        UsageRow { day, app, model, first_median, slowest, ..self.sum }
    }
}

/// The smallest value that so many of the values do not exceed.
fn share(mut values: Vec<i32>, part: usize, of: usize) -> Option<u32> {
    values.sort_unstable();
    let at = (values.len() * part).div_ceil(of).saturating_sub(1);
    values.get(at).map(|value| value.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_one_of_the_values() {
        assert_eq!(share(vec![], 1, 2), None);
        assert_eq!(share(vec![9], 19, 20), Some(9));
        assert_eq!(share(vec![4, 1, 3, 2], 1, 2), Some(2));
        assert_eq!(share((1..=100).collect(), 19, 20), Some(95));
    }
}
