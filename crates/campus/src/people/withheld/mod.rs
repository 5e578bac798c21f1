//! Keeps the ways to reach somebody out of texts, unless they have agreed to have them shown. Whoever shows or indexes
//! a text of a person sends it through here. The time it takes grows with the text and no faster.

mod line;
mod mail;
mod phone;
mod street;

use std::ops::Range;

use self::street::Street;
use crate::model::{Consent, ConsentField, Life, Person};

/// Stands in the place of what is not shown.
const SIGN: &str = "(withheld)";

/// What of somebody is not to be shown, as they have it themselves. `None` if it may be.
#[derive(Clone, Debug, Default)]
pub struct Withheld {
    email: Option<String>,
    phone: Option<Vec<phone::Number>>,
    street: Option<Street>,
    /// Writes for an office: the addresses and numbers in their letters are those of the office.
    is_office: bool,
    sign: &'static str,
}

/// What is looked for in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// What is on the person's record.
    Own,
    /// That, and whatever looks like a mail address or a phone number.
    Alike,
}

impl Withheld {
    /// By what somebody has said.
    pub fn new(person: &Person, street: &str, consents: &[Consent]) -> Self {
        let may = |field| consents.iter().any(|consent| consent.field == field && consent.granted);
        let phone = person.phone.as_deref().unwrap_or_default();
        Self {
            email: (!may(ConsentField::Email)).then(|| person.email.trim().to_lowercase()),
            phone: (!may(ConsentField::Phone)).then(|| phone::numbers(phone)),
            street: Street::new(street).filter(|_| !may(ConsentField::Address)),
            is_office: person.is_staff,
            sign: SIGN,
        }
    }

    pub fn of(life: &Life) -> Self {
        Self::new(&life.person, &life.household.street, &life.consents)
    }

    /// Everything, whatever they have said, and without a trace. For texts in which others search.
    pub fn all(life: &Life) -> Self {
        Self { sign: "", ..Self::new(&life.person, &life.household.street, &[]) }
    }

    /// Of somebody of whom it is not known what they have said.
    pub fn unasked(person: &Person) -> Self {
        Self::new(person, "", &[])
    }

    /// Of somebody of whom nothing is known any more.
    pub fn unknown() -> Self {
        Self { email: Some(String::new()), phone: Some(Vec::new()), sign: SIGN, ..Self::default() }
    }

    /// A text by or about the person, as it may be shown.
    pub fn hidden(&self, text: &str) -> String {
        let mut text = text.to_owned();
        self.hide(&mut text);
        text
    }

    /// In a text by or about the person.
    pub fn hide(&self, text: &mut String) {
        self.cut(text, Reach::Alike);
    }

    /// In a letter that the person wrote or got.
    pub fn hide_in_letter(&self, text: &mut String) {
        self.cut(text, if self.is_office { Reach::Own } else { Reach::Alike });
    }

    /// In a text by others, about whomever.
    pub fn hide_own(&self, text: &mut String) {
        self.cut(text, Reach::Own);
    }

    /// In everything that is told of the person, but for letters: these are also another's.
    pub fn hide_in(&self, life: &mut Life) {
        for text in texts(life) {
            self.hide(text);
        }
    }

    fn cut(&self, text: &mut String, reach: Reach) {
        if let Some(own) = &self.email {
            let spans = mail::find(text, own, reach);
            cut(text, &spans, self.sign);
        }
        if let Some(own) = &self.phone {
            let spans = phone::find(text, own, reach);
            cut(text, &spans, self.sign);
        }
        if let Some(street) = &self.street {
            let spans = street.find(text);
            cut(text, &spans, self.sign);
        }
    }
}

fn cut(text: &mut String, spans: &[Range<usize>], sign: &str) {
    if spans.is_empty() {
        return;
    }
    let mut shown = String::with_capacity(text.len());
    let mut at = 0;
    for span in spans {
        shown.push_str(&text[at..span.start]);
        shown.push_str(sign);
        at = span.end;
    }
    shown.push_str(&text[at..]);
    *text = shown;
}

/// Every text in which somebody may have written what they like. Names are none.
fn texts(life: &mut Life) -> impl Iterator<Item = &mut String> {
    let person = [&mut life.person.headline, &mut life.person.bio].into_iter();
    let education =
        life.education.iter_mut().flat_map(|one| [&mut one.school, &mut one.degree, &mut one.field]);
    let positions = life
        .positions
        .iter_mut()
        .flat_map(|one| [&mut one.title, &mut one.employer_name, &mut one.industry, &mut one.summary]);
    let skills = life.skills.iter_mut().flat_map(|one| [&mut one.skill, &mut one.source]);
    let interests = life.interests.iter_mut().map(|one| &mut one.text);
    let mentoring = life.mentoring.iter_mut().flat_map(|one| &mut one.availability);
    let volunteering = life.volunteering.iter_mut().map(|one| &mut one.activity);
    let posts = life.posts.iter_mut().map(|one| &mut one.text);
    let notes = life.notes.iter_mut().map(|one| &mut one.text);
    let consents = life.consents.iter_mut().map(|one| &mut one.basis);
    let holds = life.holds.iter_mut().map(|one| &mut one.reason);
    let study = life.student.iter_mut().map(|one| &mut one.program);
    let candidate = life
        .candidate
        .iter_mut()
        .flat_map(|one| [&mut one.resume].into_iter().chain(&mut one.desired_titles).chain(&mut one.places));
    let told = person.chain(education).chain(positions).chain(skills).chain(interests);
    let done = mentoring.chain(volunteering).chain(posts).chain(study).chain(candidate);
    told.chain(done).chain(notes).chain(consents).chain(holds)
}

#[cfg(test)]
mod tests;
