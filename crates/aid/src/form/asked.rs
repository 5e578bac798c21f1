//! Which questions matter, given the answers so far.

use super::{Step, questions};
use crate::{
    application::Application,
    case::{Filing, Formula, Item, Marital, Who},
    tables::YearTables,
};

/// The fields that matter for these answers, in the order of the form. What is answered already stays among them, so
/// that it can be changed. Assets are asked for even where they will not count: the answer that decides may change.
pub fn asked(application: &Application) -> Vec<String> {
    let formulas: Vec<Formula> = application.formulas().into_iter().map(|(formula, _)| formula).collect();
    let possible = Possible {
        dependent: formulas.contains(&Formula::A),
        independent: formulas.iter().any(|formula| *formula != Formula::A),
        with_dependents: formulas.contains(&Formula::C),
        application,
    };
    let steps = Step::ALL.into_iter().filter(|step| *step != Step::School);
    let all = steps.flat_map(|step| questions(step, application.year));
    all.map(|question| question.field).filter(|field| possible.matters(field)).collect()
}

struct Possible<'a> {
    dependent: bool,
    independent: bool,
    with_dependents: bool,
    application: &'a Application,
}

impl Possible<'_> {
    fn matters(&self, field: &str) -> bool {
        let application = self.application;
        let (first, rest) = field.split_once('.').unwrap_or((field, ""));
        match first {
            "about" => self.about(field),
            "household" => match rest {
                "marital" => true,
                "familySize" => self.with_dependents || application.household.family_size.is_some(),
                _ => self.independent,
            },
            "parents" => self.dependent,
            _ => match Who::ALL.into_iter().find(|who| who.name() == first) {
                Some(who) => self.takes_part(who) && self.of_person(who, rest),
                None => true,
            },
        }
    }

    /// Once something makes a student independent, nothing else has to.
    fn about(&self, field: &str) -> bool {
        let about = &self.application.about;
        let open = self.dependent || !self.application.is_settled();
        match field {
            "about.birthDate" => open || about.birth_date.is_some(),
            "about.activeDuty" => open || about.active_duty.is_some(),
            "about.veteran" => open || about.veteran.is_some(),
            "about.orphan" => open || about.orphan.is_some(),
            "about.emancipated" => open || about.emancipated.is_some(),
            "about.homeless" => open || about.homeless.is_some(),
            "about.hasDegree" => about.graduate != Some(true) || about.has_degree.is_some(),
            _ => true,
        }
    }

    fn takes_part(&self, who: Who) -> bool {
        let application = self.application;
        let couple = |marital: Option<Marital>| marital.is_some_and(Marital::is_couple);
        let apart = |first: Who| application.of(first).filing != Some(Filing::Joint);
        let needed = match who {
            Who::Student => true,
            Who::Parent => self.dependent,
            Who::Spouse => self.independent && couple(application.household.marital) && apart(Who::Student),
            Who::OtherParent => self.dependent && couple(application.parents.marital) && apart(Who::Parent),
        };
        // Answers of somebody who does not count have to be seen to be taken out.
        needed || (matches!(who, Who::Spouse | Who::OtherParent) && !application.of(who).is_empty())
    }

    fn of_person(&self, who: Who, rest: &str) -> bool {
        let person = self.application.of(who);
        // Of a dependent student, some things are never looked at.
        let counts = self.independent || who != Who::Student;
        match rest {
            "filed" => counts || person.filed.is_some(),
            "filing" => person.filed != Some(false) || person.filing.is_some(),
            "schedules" => (counts && person.filed != Some(false)) || person.schedules.is_some(),
            _ => {
                let name = rest.strip_prefix("amounts.").unwrap_or(rest);
                let item = Item::ALL.iter().find(|item| item.name() == name);
                item.is_none_or(|item| self.of_amount(who, *item, counts))
            }
        }
    }

    fn of_amount(&self, who: Who, item: Item, counts: bool) -> bool {
        let answered = self.application.of(who).amounts.get(item).is_some();
        match item {
            Item::ChildSupport | Item::ScheduleC => counts || answered,
            Item::FamilyBusiness => {
                YearTables::of(self.application.year).pell.family_business_counts || answered
            }
            _ => true,
        }
    }
}
