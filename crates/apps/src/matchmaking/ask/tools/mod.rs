//! What matchmaking can look up: who fits, why or why not, and what a change would do.

mod explain;
mod facts;
mod find;
mod try_change;

use std::sync::Arc;

use chat::{Asker, Outcome, Tool, ToolError, part::Sought};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use explain::EXPLAIN_MATCH;
pub use find::FIND_MATCHES;
pub use try_change::TRY_MATCHES;

use super::{
    criteria::FitCriterion,
    desk::{Ask, Desk, FitPerson, Trouble, Worked},
};

/// How many are shown, if nobody says how many.
pub const SHOWN: u32 = 5;
pub const MOST: u32 = 20;

const NOTHING_SAID: &str =
    "tell me something about whom it is for: what the student studies, wants or needs, or a name.";

pub fn all(desk: &Desk) -> Vec<Arc<dyn Tool>> {
    vec![find::tool(desk.clone()), explain::tool(desk.clone()), try_change::tool(desk.clone())]
}

/// What all of them are asked with.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct Question {
    /// the one that others are looked for; without it, whoever the criteria tell of
    #[serde(default)]
    student: Option<FitPerson>,
    /// mentors unless said otherwise
    #[serde(default)]
    seeks: Option<Seeks>,
    /// somebody whom those who are found should be like
    #[serde(default)]
    like: Option<FitPerson>,
    #[serde(default)]
    criteria: Vec<FitCriterion>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
enum Seeks {
    Mentors,
    Mentees,
}

impl Question {
    fn ask(mut self, asker: &Asker) -> Result<Ask, ToolError> {
        self.criteria.retain(|chip| !chip.is_protected());
        let subject = asker.subject.clone().map(|id| FitPerson { id: Some(id), name: String::new() });
        let whom = self.student.or(subject);
        let seeks = self.seeks.map(|seeks| match seeks {
            Seeks::Mentors => Sought::Mentors,
            Seeks::Mentees => Sought::Mentees,
        });
        let ask = Ask { whom, seeks, like: self.like, criteria: self.criteria, ..Ask::default() };
        if ask.is_empty() { Err(ToolError::Input(NOTHING_SAID.to_owned())) } else { Ok(ask) }
    }
}

/// What is there to show, or why there is nothing.
async fn work(desk: &Desk, ask: Ask) -> Result<Result<Arc<Worked>, Outcome>, ToolError> {
    match desk.work(ask).await {
        Ok(worked) => Ok(Ok(worked)),
        Err(trouble) => told(trouble, false).map(Err),
    }
}

/// Trouble as a result, where there is something to show, or as an error. `is_not`: it was asked why not.
fn told(trouble: Trouble, is_not: bool) -> Result<Outcome, ToolError> {
    match trouble {
        Trouble::Said(why) => Err(ToolError::Input(why)),
        Trouble::Store(error) => Err(error.into()),
        Trouble::Several(several) => Ok(facts::several(&several, is_not)),
    }
}
