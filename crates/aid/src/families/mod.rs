//! Eight families for a demonstration. All are made up, and each shows something that the others do not.

mod dependent;
mod independent;
mod schools;

use jiff::civil::{Date, date};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Worksheet,
    application::{About, Answer, Person},
    case::{Amounts, Filing, Item},
};

/// A family to begin with. Nobody of this name and with these amounts is known to us.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidSample)]
pub struct Sample {
    /// Stays the same when the name changes.
    pub id: &'static str,
    pub name: &'static str,
    /// Two sentences: who they are, and what to look at.
    pub story: &'static str,
    pub worksheet: Worksheet,
}

/// In the order in which they are shown. All but the last have every answer and two schools.
pub fn families() -> Vec<Sample> {
    vec![
        dependent::two_earners(),
        dependent::single_parent(),
        dependent::dairy_farm(),
        independent::on_my_own(),
        independent::student_parent(),
        independent::newlyweds(),
        dependent::second_marriage(),
        dependent::half_finished(),
    ]
}

/// Young enough for the parents to count in 2026-27.
const YOUNG: Date = date(2007, 9, 14);

/// An undergraduate for whom nothing of what makes independent is true, but perhaps the age.
fn about(birth_date: Date) -> About {
    let no = Some(false);
    About {
        birth_date: Some(birth_date),
        graduate: no,
        active_duty: no,
        veteran: no,
        dependents: no,
        orphan: no,
        emancipated: no,
        homeless: no,
        has_degree: no,
    }
}

/// A plain return. What is not named is nothing.
fn person(filing: Filing, amounts: &[(Item, i64)]) -> Person {
    let amount = |item: Item| amounts.iter().find(|(known, _)| *known == item).map_or(0, |(_, value)| *value);
    Person {
        filing: Some(filing),
        filed: Some(true),
        schedules: Some(false),
        amounts: Amounts::<Option<Answer>>::default().map(|item, _| Some(Answer::Exactly(amount(item)))),
    }
}

#[cfg(test)]
mod tests;
