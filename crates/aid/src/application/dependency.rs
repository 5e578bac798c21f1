//! Which formula it is.

use jiff::civil::Date;

use super::Application;
use crate::case::{Formula, Marital};

impl Application {
    /// Born before the first of January of the year in which they turn 24.
    fn is_of_age(&self) -> Option<bool> {
        let limit = Date::new(self.year.begins().saturating_sub(23), 1, 1).ok()?;
        self.about.birth_date.map(|born| born < limit)
    }

    /// What makes somebody independent, but for marriage and dependents.
    fn reasons(&self) -> [(&'static str, Option<bool>); 7] {
        let about = &self.about;
        [
            ("about.birthDate", self.is_of_age()),
            ("about.graduate", about.graduate),
            ("about.activeDuty", about.active_duty),
            ("about.veteran", about.veteran),
            ("about.orphan", about.orphan),
            ("about.emancipated", about.emancipated),
            ("about.homeless", about.homeless),
        ]
    }

    /// The formulas that the answers leave open, with the student's marital status in each.
    pub(crate) fn formulas(&self) -> Vec<(Formula, Marital)> {
        let certain = self.reasons().iter().any(|(_, reason)| *reason == Some(true));
        let open = self.reasons().iter().any(|(_, reason)| reason.is_none());
        let maritals = match self.household.marital {
            Some(marital) => vec![marital],
            None => vec![Marital::NeverMarried, Marital::Married],
        };
        let mut formulas = Vec::new();
        for marital in maritals {
            let married = marital == Marital::Married;
            if self.about.dependents != Some(false) {
                formulas.push((Formula::C, marital));
            }
            if self.about.dependents != Some(true) {
                if certain || open || married {
                    formulas.push((Formula::B, marital));
                }
                if !certain && !married {
                    formulas.push((Formula::A, marital));
                }
            }
        }
        formulas
    }

    /// The one formula that the answers leave open, once it is only one.
    pub fn formula(&self) -> Option<Formula> {
        let formulas = self.formulas();
        let (first, _) = *formulas.first()?;
        formulas.iter().all(|(formula, _)| *formula == first).then_some(first)
    }

    /// Whether something makes the student independent already.
    pub(crate) fn is_settled(&self) -> bool {
        self.reasons().iter().any(|(_, reason)| *reason == Some(true))
            || self.household.marital == Some(Marital::Married)
            || self.about.dependents == Some(true)
    }

    /// Questions whose answer would settle the formula.
    pub(super) fn open_questions(&self) -> Vec<String> {
        let mut open = Vec::new();
        if self.household.marital.is_none() {
            open.push("household.marital".to_owned());
        }
        if self.about.dependents.is_none() {
            open.push("about.dependents".to_owned());
        }
        if !self.is_settled() {
            let unanswered = self.reasons().into_iter().filter(|(_, reason)| reason.is_none());
            open.extend(unanswered.map(|(field, _)| field.to_owned()));
        }
        open
    }
}
