//! A record as answers that somebody can go on with.

use super::{
    Record,
    family::{Household, Person},
};
use crate::{
    Application, Formula, Item, Who,
    application::{self, Answer},
    case::{Filing, Marital},
    formula::index,
    tables::{Protection, YearTables},
    trace::{Part, Step, Trace},
};

/// Larger families are not looked for in the tables.
const LARGEST: i64 = 20;

impl Record {
    /// The answers in the record. What the department took as nothing is nothing; what it does not say is missing.
    pub fn application(&self) -> Application {
        let dependent = self.is_dependent();
        let mut application = Application {
            year: self.year,
            about: self.about(),
            benefit: self.benefit(),
            student: self.answers(Who::Student),
            ..Application::default()
        };
        application.household.marital = self.family.student.marital;
        application.household.state.clone_from(&self.family.student.state);
        if dependent != Some(true) {
            application.household.family_size = self.size(false).map(Answer::Exactly);
            application.spouse = self.second(&self.family.student, Who::Student, Who::Spouse);
            apart(&mut application.student, &mut application.spouse);
        }
        if dependent != Some(false) {
            let parents = &self.family.parents;
            application.parents.marital = parents.marital;
            application.parents.state = parents.state.clone().or_else(|| self.family.student.state.clone());
            application.parents.family_size = self.size(true).map(Answer::Exactly);
            application.parent = self.answers(Who::Parent);
            application.other_parent = self.second(parents, Who::Parent, Who::OtherParent);
            apart(&mut application.parent, &mut application.other_parent);
        }
        application
    }

    pub(super) fn is_dependent(&self) -> Option<bool> {
        self.formula.map(|formula| formula == Formula::A).or(self.family.about.is_dependent)
    }

    /// Whether the department has worked with the answers: then what was left out counted as nothing.
    fn is_processed(&self) -> bool {
        self.formula.is_some() || self.sai.is_some()
    }

    fn about(&self) -> application::About {
        let about = &self.family.about;
        let dependent = self.is_dependent() == Some(true);
        // A dependent student has none of these reasons, whatever boxes there are.
        let reason = |answer: Option<bool>| if dependent { Some(false) } else { answer };
        application::About {
            birth_date: about.birth_date,
            graduate: about.graduate,
            active_duty: reason(about.active_duty),
            veteran: reason(about.veteran),
            dependents: match self.formula {
                Some(formula) => Some(formula == Formula::C),
                None => reason(about.dependents),
            },
            orphan: reason(about.orphan),
            emancipated: reason(about.emancipated),
            homeless: reason(about.homeless),
            has_degree: about.has_degree,
        }
    }

    /// A table does not have the question, but a record that left assets out for no other reason says it.
    fn benefit(&self) -> Option<bool> {
        self.family.benefit.or_else(|| {
            let formula = self.formula?;
            let part = if formula == Formula::A { Part::Parents } else { Part::Student };
            let counted = self.value(part, Step::NetWorth).is_some();
            Some(!counted && index(&self.case(), &mut Trace::off()).assets_count)
        })
    }

    fn size(&self, parents: bool) -> Option<i64> {
        let household = if parents { &self.family.parents } else { &self.family.student };
        let deciding = self.formula.is_some_and(|formula| (formula == Formula::A) == parents);
        let known = if deciding { self.family_size() } else { household.size.or(household.assumed_size) };
        known.or_else(|| self.size_by_allowance(parents))
    }

    /// The one size that has the allowance of the record.
    fn size_by_allowance(&self, parents: bool) -> Option<i64> {
        let tables = YearTables::of(self.year);
        let married = self.family.student.marital == Some(Marital::Married);
        let (table, part): (&Protection, Part) = match (self.formula?, parents) {
            (Formula::A, true) => (&tables.parents_protection, Part::Parents),
            (Formula::C, false) if married => (&tables.married_protection, Part::Student),
            (Formula::C, false) => (&tables.single_protection, Part::Student),
            _ => return None,
        };
        let allowance = self.value(part, Step::Protection)?;
        (2..=LARGEST).find(|size| table.amount(*size) == allowance)
    }

    /// The second person of a side: needed for a couple that did not file together, otherwise only if there is
    /// something that somebody has to decide on.
    fn second(&self, household: &Household, first: Who, second: Who) -> application::Person {
        let couple = household.marital.is_some_and(Marital::is_couple);
        let joint = self.family.of(first).filing == Some(Filing::Joint);
        if (couple && !joint) || self.family.of(second).has_amounts() {
            self.answers(second)
        } else {
            application::Person::default()
        }
    }

    fn answers(&self, who: Who) -> application::Person {
        let person = self.family.of(who);
        let certain = self.is_processed();
        let filed = if person.filed() { Some(true) } else { person.ticked_filed };
        let complete = certain || person.filed();
        application::Person {
            filing: person.filing.or(certain.then_some(Filing::Single)),
            filed: filed.or(certain.then_some(false)),
            schedules: person.schedules.or(complete.then_some(false)),
            amounts: amounts(person, complete),
        }
    }
}

/// Joint is: with one another. With amounts of their own they filed with somebody else, or apart.
fn apart(first: &mut application::Person, second: &mut application::Person) {
    if second.is_empty() {
        return;
    }
    for person in [first, second] {
        if person.filing == Some(Filing::Joint) {
            person.filing = Some(Filing::Separate);
        }
    }
}

fn amounts(person: &Person, complete: bool) -> crate::case::Amounts<Option<Answer>> {
    person.amounts.map(|item: Item, amount| {
        let absent = complete.then_some(0);
        let amount = if item == Item::FamilyBusiness { absent } else { amount.or(absent) };
        amount.map(Answer::Exactly)
    })
}
