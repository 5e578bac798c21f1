//! One person, from the seed and a number.

mod bio;
mod candidate;
mod career;
mod community;
mod consent;
mod draft;
mod facts;
mod giving;
pub(super) mod identity;
mod letters;
mod notes;
mod schooling;
mod study;
mod traits;

use self::{draft::Draft, identity::Identity};
use super::{Generator, size::Kind};
use crate::model::{Household, Life, Person, PersonId};

pub(super) fn make(generator: &Generator, id: PersonId) -> Life {
    let draft = Draft::of(generator, Identity::of(&generator.source, id.0));
    let study = study::of(&draft);
    let giving = giving::of(&draft);
    let facts = facts::of(&draft, study.as_ref(), &giving);
    let words = bio::of(&draft, &facts);
    let notes = notes::of(&draft, study.as_ref(), &giving, &facts);
    let mails = letters::of(&draft, study.as_ref(), &giving, &facts);
    let (enrolments, holds, student) =
        study.map_or_else(Default::default, |study| (study.enrolments, study.holds, Some(study.student)));
    Life {
        household: household(&draft),
        relatives: Vec::new(),
        mentoring: None,
        consents: consent::of(&draft),
        volunteering: community::volunteering(&draft),
        attendance: community::attendance(&draft),
        memberships: community::memberships(&draft),
        posts: community::posts(&draft, &facts),
        candidate: candidate::of(&draft, student.as_ref(), &facts),
        person: person(&draft, words),
        education: draft.education,
        positions: draft.positions,
        skills: draft.skills,
        interests: draft.interests,
        pledges: giving.pledges,
        gifts: giving.gifts,
        notes,
        student,
        enrolments,
        holds,
        mails,
    }
}

fn person(draft: &Draft<'_>, (headline, bio): (String, String)) -> Person {
    let identity = &draft.identity;
    Person {
        id: identity.id,
        first_name: identity.first.clone(),
        last_name: identity.last.clone(),
        former_last_name: identity.former_last.clone(),
        pronouns: identity.pronouns,
        email: identity.email(draft.source()),
        phone: identity.phone(draft.source()),
        place: draft.source().place(identity.city),
        birth_year: identity.birth_year,
        class_year: identity.class_year,
        is_student: identity.kind == Kind::Student,
        is_alum: identity.kind == Kind::Alum,
        is_staff: identity.kind == Kind::Staff,
        died: identity.died,
        household: identity.household,
        headline,
        bio,
        contact_confirmed: None,
        email_bounced: None,
        synthetic: true,
    }
}

/// Made from those who live in it and not from who is asked.
fn household(draft: &Draft<'_>) -> Household {
    let identity = &draft.identity;
    let names: Vec<String> =
        identity.members.iter().map(|member| Identity::of(draft.source(), member.0).last).collect();
    let name = match &names[..] {
        [one, other] if one != other => format!("The {one} and {other} household"),
        _ => format!("The {} household", names[0]),
    };
    Household {
        id: identity.household,
        name,
        street: identity.street.clone(),
        place: draft.source().place(identity.city),
        members: identity.members.clone(),
    }
}
