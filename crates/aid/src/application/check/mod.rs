//! Answers that cannot be, each with a sentence that says what to do.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Answer, Application, Household};
use crate::case::{Filing, Item, Marital, Who};

/// Something is wrong with the answer to one field. The others are not touched by it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidProblem)]
pub struct Problem {
    /// `parent.amounts.agi`
    pub field: String,
    pub message: String,
}

impl Problem {
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self { field: field.into(), message: message.into() }
    }

    pub fn missing(field: &str) -> Self {
        let message = match field.split('.').next() {
            Some("spouse") => {
                "You are married and did not file together: your spouse's answer is needed too."
            }
            Some("otherParent") => {
                "Your parents did not file together: the other parent's answer is needed too."
            }
            _ => "This is not answered yet.",
        };
        Self::new(field, message)
    }
}

/// More people than any form has room for.
const LARGEST_FAMILY: i64 = 99;
const OLDEST: i16 = 1900;

const STATES: [&str; 66] = [
    "AA", "AE", "AK", "AL", "AP", "AR", "AS", "AZ", "CA", "CN", "CO", "CT", "DC", "DE", "FC", "FL", "FM",
    "GA", "GU", "HI", "IA", "ID", "IL", "IN", "KS", "KY", "LA", "MA", "MD", "ME", "MH", "MI", "MN", "MO",
    "MP", "MS", "MT", "MX", "NC", "ND", "NE", "NH", "NJ", "NM", "NV", "NY", "OH", "OK", "OR", "OT", "PA",
    "PR", "PW", "RI", "SC", "SD", "TN", "TX", "UT", "VA", "VI", "VT", "WA", "WI", "WV", "WY",
];

impl Application {
    /// Everything that cannot be, on the given day.
    pub fn problems(&self, today: Date) -> Vec<Problem> {
        let mut problems = Vec::new();
        self.check_about(today, &mut problems);
        for (name, household) in [("household", &self.household), ("parents", &self.parents)] {
            check_state(name, household, &mut problems);
            self.check_size(name, household, &mut problems);
        }
        self.check_couples(&mut problems);
        for who in Who::ALL {
            for item in Item::ALL {
                let answer = self.of(who).amounts.get(*item);
                let field = format!("{}.amounts.{item}", who.name());
                problems.extend(answer.and_then(|answer| check_amount(field, *item, answer)));
            }
        }
        self.check_school(&mut problems);
        problems
    }

    fn check_about(&self, today: Date, problems: &mut Vec<Problem>) {
        let Some(born) = self.about.birth_date else { return };
        if born > today {
            problems.push(Problem::new("about.birthDate", "This date is in the future."));
        } else if born.year() < OLDEST {
            let message = format!("Please check the year: it is before {OLDEST}.");
            problems.push(Problem::new("about.birthDate", message));
        }
    }

    fn check_size(&self, name: &str, household: &Household, problems: &mut Vec<Problem>) {
        let field = format!("{name}.familySize");
        let Some(range) = household.family_size.map(Answer::range) else { return };
        if range.from > range.to {
            problems.push(Problem::new(field, "The first number must not be larger than the second."));
            return;
        }
        let couple = household.marital.is_some_and(Marital::is_couple);
        let (smallest, why) = match (name, couple, self.about.dependents) {
            ("parents", true, _) => (3, "two parents and the student are three people"),
            ("parents", false, _) => (2, "a parent and the student are two people"),
            (_, true, Some(true)) => (3, "you are married and have dependents, which makes three"),
            (_, true, _) => (2, "you are married, which makes two"),
            (_, false, Some(true)) => (2, "you have dependents, which makes two"),
            _ => (1, "you are part of it"),
        };
        if range.from < smallest {
            let message = format!("The family has at least {smallest}: {why}.");
            problems.push(Problem::new(field, message));
        } else if range.to > LARGEST_FAMILY {
            let message = format!("The form has room for {LARGEST_FAMILY} people at most.");
            problems.push(Problem::new(field, message));
        }
    }

    fn check_couples(&self, problems: &mut Vec<Problem>) {
        if self.household.marital == Some(Marital::Together) {
            problems.push(Problem::new(
                "household.marital",
                "Living together counts for parents only. Please choose what your marital status is.",
            ));
        }
        let sides = [
            ("household", &self.household, Who::Student, Who::Spouse),
            ("parents", &self.parents, Who::Parent, Who::OtherParent),
        ];
        for (name, household, first, second) in sides {
            let joint = self.of(first).filing == Some(Filing::Joint);
            let given = !self.of(second).is_empty();
            let field = |who: Who, rest: &str| format!("{}{rest}", who.name());
            match household.marital {
                Some(marital) if !marital.is_couple() && given => {
                    let message = format!(
                        "There are answers for a second person, but {} says that there is none.",
                        if name == "parents" { "the parents' marital status" } else { "your marital status" }
                    );
                    problems.push(Problem::new(field(second, ""), message));
                }
                Some(Marital::NeverMarried | Marital::Together) if joint => {
                    let message =
                        "Only married couples file together. Please change this or the marital status.";
                    problems.push(Problem::new(field(first, ".filing"), message));
                }
                Some(Marital::Married) if joint && given => {
                    let message = "A joint return has both incomes already. Please leave this empty, or change how \
                                   the return was filed.";
                    problems.push(Problem::new(field(second, ""), message));
                }
                _ => {}
            }
            if household.marital.is_none_or(Marital::is_couple)
                && self.of(second).filing == Some(Filing::Joint)
            {
                let message = "If the return was joint, say so for the first person.";
                problems.push(Problem::new(field(second, ".filing"), message));
            }
        }
    }

    fn check_school(&self, problems: &mut Vec<Problem>) {
        let (_, most) = Item::Cash.range();
        let amounts =
            [("school.cost", self.school.cost), ("school.otherGrants", Some(self.school.other_grants))];
        for (field, amount) in amounts {
            if amount.is_some_and(|amount| !(0..=most).contains(&amount)) {
                problems
                    .push(Problem::new(field, "Please enter an amount in whole dollars, not below nothing."));
            }
        }
    }

    /// Without the answers that have a problem.
    pub fn without(&self, problems: &[Problem]) -> Self {
        let mut kept = self.clone();
        for problem in problems {
            kept.forget(&problem.field);
        }
        kept
    }

    fn forget(&mut self, field: &str) {
        for who in Who::ALL {
            let name = who.name();
            if field == name {
                *self.of_mut(who) = super::Person::default();
            } else if field.strip_prefix(name) == Some(".filing") {
                self.of_mut(who).filing = None;
            } else if let Some(item) =
                field.strip_prefix(name).and_then(|rest| rest.strip_prefix(".amounts."))
            {
                for known in Item::ALL.iter().filter(|known| known.name() == item) {
                    *self.of_mut(who).amounts.get_mut(*known) = None;
                }
            }
        }
        match field {
            "about.birthDate" => self.about.birth_date = None,
            "household.marital" => self.household.marital = None,
            "household.state" => self.household.state = None,
            "household.familySize" => self.household.family_size = None,
            "parents.state" => self.parents.state = None,
            "parents.familySize" => self.parents.family_size = None,
            "school.cost" => self.school.cost = None,
            "school.otherGrants" => self.school.other_grants = 0,
            _ => {}
        }
    }
}

fn check_state(name: &str, household: &Household, problems: &mut Vec<Problem>) {
    let known = |state: &String| STATES.iter().any(|known| known.eq_ignore_ascii_case(state.trim()));
    if household.state.as_ref().is_some_and(|state| !known(state)) {
        let message = "Please use the two letters of a state or territory.";
        problems.push(Problem::new(format!("{name}.state"), message));
    }
}

fn check_amount(field: String, item: Item, answer: Answer) -> Option<Problem> {
    let (range, (least, most)) = (answer.range(), item.range());
    let message = if range.from > range.to {
        "The first amount must not be larger than the second.".to_owned()
    } else if range.from < least && least == 0 {
        "This cannot be negative.".to_owned()
    } else if range.from < least || range.to > most {
        "The form takes nine digits at most. Please check the amount.".to_owned()
    } else {
        return None;
    };
    Some(Problem::new(field, message))
}

#[cfg(test)]
mod tests;
