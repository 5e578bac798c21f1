//! One person, from the seed and a number.

mod bio;
mod candidate;
mod career;
mod community;
mod consent;
mod draft;
mod facts;
mod family;
mod giving;
pub(super) mod identity;
mod letters;
mod notes;
mod posts;
mod quality;
mod relations;
mod resume;
mod schooling;
mod study;
mod traits;

use self::{draft::Draft, identity::Identity, quality::Quality};
pub use self::{family::Twin, quality::Flaw};
pub(super) use self::{letters::given_name, quality::flaws};
use super::{Generator, size::Kind};
use crate::model::{Household, Life, Person, PersonId};

pub(super) fn make(generator: &Generator, id: PersonId) -> Life {
    let draft = Draft::of(generator, Identity::of(&generator.source, id.0));
    let quality = quality::of(&generator.source, &draft.identity);
    let study = study::of(&draft);
    let giving = giving::of(&draft);
    let facts = facts::of(&draft, study.as_ref(), &giving);
    let words = bio::of(&draft, &facts);
    let notes = notes::of(&draft, study.as_ref(), &giving, &facts);
    let mails = letters::of(&draft, study.as_ref(), &giving, &facts);
    let posts = posts::of(&draft, study.as_ref(), &facts);
    let candidate = candidate::of(&draft, study.as_ref().map(|study| &study.student), &facts, quality.honest);
    let (enrolments, holds, student) =
        study.map_or_else(Default::default, |study| (study.enrolments, study.holds, Some(study.student)));
    Life {
        household: household(&draft),
        relatives: relations::relatives(&draft),
        mentoring: relations::mentoring(&draft),
        consents: if quality.asked_for_consent { consent::of(&draft) } else { Vec::new() },
        posts,
        candidate,
        person: person(&draft, &quality, words),
        volunteering: draft.volunteering,
        attendance: draft.attendance,
        memberships: draft.memberships,
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

fn person(draft: &Draft<'_>, quality: &Quality, (headline, bio): (String, String)) -> Person {
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
        household: identity.home.id,
        headline,
        bio,
        contact_confirmed: quality.confirmed,
        email_bounced: quality.bounced,
        synthetic: true,
    }
}

fn household(draft: &Draft<'_>) -> Household {
    let home = &draft.identity.home;
    Household {
        id: home.id,
        name: home.name.clone(),
        street: home.street.clone(),
        place: draft.source().place(home.city),
        members: home.members.clone(),
    }
}
