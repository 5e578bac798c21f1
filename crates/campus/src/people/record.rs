use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    PersonCandidate, PersonConsent, PersonContact, PersonEducation, PersonEngagement, PersonFamily,
    PersonGiving, PersonInterest, PersonMail, PersonMentoring, PersonNote, PersonPosition, PersonSkill,
    PersonStudent, Withheld,
};
use crate::{
    model::{Life, Person, Place, Pronouns, StaffDuty, StaffMember},
    store::people::References,
};

/// Everything about one person, by area.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonRecord {
    pub id: u32,
    pub name: String,
    pub identity: PersonIdentity,
    pub contact: PersonContact,
    pub family: PersonFamily,
    /// What they do here, for those who work here.
    pub staff: Option<PersonStaff>,
    /// The newest first, as everywhere below.
    pub education: Vec<PersonEducation>,
    pub career: Vec<PersonPosition>,
    /// The longest practised first.
    pub skills: Vec<PersonSkill>,
    pub interests: Vec<PersonInterest>,
    pub mentoring: Option<PersonMentoring>,
    pub candidate: Option<PersonCandidate>,
    pub giving: PersonGiving,
    pub engagement: PersonEngagement,
    pub student: Option<PersonStudent>,
    pub notes: Vec<PersonNote>,
    pub mails: Vec<PersonMail>,
    /// One for each field that can be asked for, asked or not.
    pub consents: Vec<PersonConsent>,
}

impl PersonRecord {
    pub fn new(mut life: Life, references: &References) -> Self {
        Withheld::of(&life).hide_in(&mut life);
        let staff = references.staff.as_ref().map(|staff| PersonStaff::new(staff, references));
        Self {
            id: life.person.id.0,
            name: life.person.name(),
            contact: PersonContact::new(&life),
            family: PersonFamily::new(&life, references),
            staff,
            giving: PersonGiving::new(&life, references),
            engagement: PersonEngagement::new(&life, references),
            student: PersonStudent::new(&life, references),
            notes: PersonNote::of(&life, references),
            mails: PersonMail::of(&life, references),
            consents: PersonConsent::of(&life),
            education: PersonEducation::of(&life),
            career: PersonPosition::of(&life),
            skills: PersonSkill::of(&life),
            interests: PersonInterest::of(&life),
            mentoring: life.mentoring.map(PersonMentoring::from),
            candidate: life.candidate.map(PersonCandidate::from),
            identity: life.person.into(),
        }
    }
}

/// What somebody is to the university; one can be several at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PersonKind {
    Student,
    Alum,
    Staff,
}

impl PersonKind {
    pub fn of(person: &Person) -> Vec<Self> {
        let kinds = [
            (person.is_student, Self::Student),
            (person.is_alum, Self::Alum),
            (person.is_staff, Self::Staff),
        ];
        kinds.into_iter().filter_map(|(is, kind)| is.then_some(kind)).collect()
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonIdentity {
    pub first_name: String,
    pub last_name: String,
    /// The name before marriage, where it differs.
    pub former_last_name: Option<String>,
    pub pronouns: Option<Pronouns>,
    pub kinds: Vec<PersonKind>,
    /// Of graduation; for students the year it is expected.
    pub class_year: Option<i16>,
    /// None if it is not known.
    pub birth_year: Option<i16>,
    pub died: Option<Date>,
    pub place: Place,
    pub headline: String,
    pub bio: String,
    /// Made up, as everybody is on a generated campus.
    pub synthetic: bool,
}

impl From<Person> for PersonIdentity {
    fn from(person: Person) -> Self {
        Self {
            kinds: PersonKind::of(&person),
            first_name: person.first_name,
            last_name: person.last_name,
            former_last_name: person.former_last_name,
            pronouns: person.pronouns,
            class_year: person.class_year,
            birth_year: Some(person.birth_year).filter(|year| *year > 0),
            died: person.died,
            place: person.place,
            headline: person.headline,
            bio: person.bio,
            synthetic: person.synthetic,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonStaff {
    pub title: String,
    pub duty: StaffDuty,
    /// For advisers: whose students they look after.
    pub department: Option<String>,
}

impl PersonStaff {
    fn new(staff: &StaffMember, references: &References) -> Self {
        let department = staff.department.and_then(|id| references.departments.get(&id));
        Self {
            title: staff.title.clone(),
            duty: staff.duty,
            department: department.map(|department| department.name.clone()),
        }
    }
}
