//! What is shown of a record, field by field. What somebody withholds is said to be there, and no more.

use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::merge::{MergeField, Whole};
use crate::{
    model::{Level, MentoringSide, Pronouns},
    people::{ContactDetail, PersonContact, Withheld},
};

/// One value. Neither of the two if there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityValue {
    pub value: Option<String>,
    /// Why the value is not here, though there is one.
    pub withheld: Option<String>,
}

impl QualityValue {
    pub fn text(text: impl Into<String>) -> Self {
        Self { value: Some(text.into()).filter(|text: &String| !text.is_empty()), withheld: None }
    }

    fn option<T: ToString>(value: Option<T>) -> Self {
        Self { value: value.map(|value| value.to_string()), withheld: None }
    }
}

impl From<ContactDetail> for QualityValue {
    fn from(detail: ContactDetail) -> Self {
        Self { value: detail.value, withheld: detail.withheld }
    }
}

/// A record of which nothing is left in texts that may not be shown.
pub struct Shown {
    whole: Whole,
    contact: PersonContact,
}

impl Shown {
    pub fn new(whole: &Whole) -> Self {
        let mut whole = whole.clone();
        Withheld::of(&whole.life).hide_in(&mut whole.life);
        Self { contact: PersonContact::new(&whole.life), whole }
    }

    pub fn whole(&self) -> &Whole {
        &self.whole
    }

    pub fn contact(&self) -> &PersonContact {
        &self.contact
    }

    pub fn value(&self, field: MergeField) -> QualityValue {
        let life = &self.whole.life;
        let person = &life.person;
        match field {
            MergeField::FirstName => QualityValue::text(&person.first_name),
            MergeField::LastName => QualityValue::text(&person.last_name),
            MergeField::FormerLastName => QualityValue::option(person.former_last_name.as_ref()),
            MergeField::Pronouns => QualityValue::option(person.pronouns.map(pronouns)),
            MergeField::ClassYear => QualityValue::option(person.class_year),
            MergeField::BirthYear => QualityValue::option(Some(person.birth_year).filter(|year| *year > 0)),
            MergeField::Died => QualityValue::option(person.died.map(said)),
            MergeField::Email => self.contact.email.clone().into(),
            MergeField::Phone => self.contact.phone.clone().into(),
            MergeField::Home => self.contact.address.clone().into(),
            MergeField::Headline => QualityValue::text(&person.headline),
            MergeField::Bio => QualityValue::text(&person.bio),
            MergeField::Mentoring => QualityValue::option(life.mentoring.as_ref().map(|one| {
                let side = match one.side {
                    MentoringSide::Mentor => "Mentor",
                    MentoringSide::Mentee => "Looks for a mentor",
                };
                format!("{side} since {}, {} of {} places taken", said(one.since), one.taken, one.capacity)
            })),
            MergeField::Candidate => QualityValue::option(life.candidate.as_ref().map(|one| {
                format!("Looks for {}, from {}", one.desired_titles.join(", "), said(one.available_from))
            })),
            MergeField::Student => QualityValue::option(
                life.student
                    .as_ref()
                    .map(|one| format!("{}, {}, {} credits", one.program, level(one.level), one.credits)),
            ),
            MergeField::Office => {
                QualityValue::option(self.whole.staff.as_ref().map(|one| one.title.clone()))
            }
        }
    }
}

/// "May 1, 2027"
pub fn said(day: Date) -> impl std::fmt::Display {
    day.strftime("%B %-d, %Y")
}

fn pronouns(pronouns: Pronouns) -> &'static str {
    match pronouns {
        Pronouns::She => "she",
        Pronouns::He => "he",
        Pronouns::They => "they",
    }
}

fn level(level: Level) -> &'static str {
    match level {
        Level::FirstYear => "first year",
        Level::Sophomore => "sophomore",
        Level::Junior => "junior",
        Level::Senior => "senior",
    }
}
