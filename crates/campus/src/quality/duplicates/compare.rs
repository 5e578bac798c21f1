use jiff::civil::Date;

use super::{
    crowd::Crowd,
    everybody::{digits, squashed},
    names::{Agreement, How, agreement, generations_differ, middle_names_differ},
};
use crate::{
    model::{Education, Household, KeySystem, Person, PersonKey, Position, Relative},
    quality::model::QualityReason,
};

/// One person in so many has a second record.
const RATE: f64 = 0.02;
/// However rare a name is, a name alone proves nothing.
const MOST_BY_NAME: f64 = 20.0;

/// What is compared of somebody.
#[derive(Clone, Debug)]
pub struct Dossier {
    pub person: Person,
    pub household: Household,
    pub keys: Vec<PersonKey>,
    pub education: Vec<Education>,
    pub positions: Vec<Position>,
    pub relatives: Vec<Relative>,
}

/// How sure it is that two records are of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likeness {
    /// In hundredths, from 1 to 99.
    pub score: u8,
    /// What weighs most comes first; what speaks for it before what speaks against it.
    pub reasons: Vec<QualityReason>,
}

/// Compares two records, whichever comes first. `phones` is how many people share the number, where it is the same.
pub fn compare(one: &Dossier, other: &Dossier, crowd: &Crowd, phones: usize) -> Likeness {
    let mut scale = Scale::default();
    by_name(&mut scale, &one.person, &other.person, crowd);
    by_years(&mut scale, &one.person, &other.person);
    by_contact(&mut scale, one, other, crowd, phones);
    by_study(&mut scale, one, other);
    by_work(&mut scale, one, other);
    by_keys(&mut scale, one, other);
    by_family(&mut scale, one, other);
    by_death(&mut scale, &one.person, &other.person);
    scale.read()
}

/// The odds, and what has moved them.
struct Scale {
    odds: f64,
    reasons: Vec<QualityReason>,
}

impl Default for Scale {
    fn default() -> Self {
        Self { odds: 1.0, reasons: Vec::new() }
    }
}

impl Scale {
    fn weigh(&mut self, factor: f64, text: impl Into<String>) {
        self.odds *= factor;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "factors are between a thousandth and a thousand"
        )]
        let weight = (factor.log10() * 10.0).round() as i16;
        self.reasons.push(QualityReason { speaks_for: factor >= 1.0, text: text.into(), weight });
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 1 to 99")]
    fn read(mut self) -> Likeness {
        let score = (self.odds / (1.0 + self.odds) * 100.0).round().clamp(1.0, 99.0) as u8;
        self.reasons.sort_by_key(|reason| (!reason.speaks_for, -reason.weight.abs()));
        Likeness { score, reasons: self.reasons }
    }
}

/// How often two strangers of one class have names like these, against how often one person has two records.
fn by_name(scale: &mut Scale, one: &Person, other: &Person, crowd: &Crowd) {
    let Agreement { how, one: left, other: right } = agreement(one, other);
    let class = match (one.class_year, other.class_year) {
        (Some(left), Some(right)) if left.abs_diff(right) <= 1 => Some(left.min(right)),
        _ => None,
    };
    let first = crowd.first(&left).max(crowd.first(&right));
    let last = crowd.last(&left).max(crowd.last(&right));
    // How many strangers could be meant, and how often a second record looks like that.
    let (spread, share, text) = match how {
        How::Same => (last, 0.5, "The names are the same.".to_owned()),
        How::Nickname => {
            (last * 2.0, 0.4, format!("“{}” and “{}” are one name.", one.first_name, other.first_name))
        }
        How::Former => (last * 2.0, 0.4, "One has the family name that the other had before.".to_owned()),
        How::Spelling => (last * 3.0, 0.3, "The names are nearly the same.".to_owned()),
        How::Initial => (last * 8.0, 0.1, "One first name is the initial of the other.".to_owned()),
        How::Given => (1.0, 0.05, "The first names are the same, the family names are not.".to_owned()),
        How::Different => (1.0, 0.001, "The names are different.".to_owned()),
    };
    let strangers = crowd.class(class) * first * spread;
    scale.weigh((RATE * share / strangers.max(1e-9)).min(MOST_BY_NAME), text);
    if middle_names_differ(&left, &right) {
        scale.weigh(0.1, "The middle names differ.");
    }
    if generations_differ(one, other) {
        scale.weigh(0.03, "The names say that they are of two generations.");
    }
}

fn by_years(scale: &mut Scale, one: &Person, other: &Person) {
    let same_class = match (one.class_year, other.class_year) {
        (Some(left), Some(right)) => match left.abs_diff(right) {
            0 => {
                scale.weigh(1.0, format!("Both are of the class of {left}."));
                true
            }
            1 => {
                scale.weigh(0.15, format!("One is of the class of {left}, the other of {right}."));
                true
            }
            _ => {
                scale.weigh(0.02, format!("One is of the class of {left}, the other of {right}."));
                false
            }
        },
        _ => false,
    };
    if one.birth_year <= 0 || other.birth_year <= 0 {
        return;
    }
    match one.birth_year.abs_diff(other.birth_year) {
        // Most of a class are of one or two years.
        0 => scale.weigh(if same_class { 2.0 } else { 25.0 }, "Born in the same year."),
        1 => scale.weigh(0.2, "Born one year apart."),
        years => scale.weigh(0.01, format!("Born {years} years apart.")),
    }
}

fn by_contact(scale: &mut Scale, one: &Dossier, other: &Dossier, crowd: &Crowd, phones: usize) {
    let (left, right) = (emails(one), emails(other));
    if left.iter().any(|email| right.contains(email)) {
        scale.weigh(100.0, "The e-mail addresses are the same.");
    } else if let Some(local) = left.iter().find_map(|email| {
        let local = local(email)?;
        right.iter().any(|other| self::local(other) == Some(local)).then_some(local)
    }) {
        // Letters alone are made from the name, and people of one name make the same.
        let factor = if local.chars().any(|c| c.is_ascii_digit()) { 30.0 } else { 4.0 };
        scale.weigh(factor, "The e-mail addresses have the same name at two domains.");
    }
    let phone = |one: &Dossier| one.person.phone.as_deref().and_then(digits);
    if let (Some(left), Some(right)) = (phone(one), phone(other))
        && left == right
    {
        let sharing = f64::from(u32::try_from(phones.max(2)).unwrap_or(u32::MAX));
        let factor = (crowd.people() / sharing / 20.0).clamp(1.0, 100.0);
        scale.weigh(factor, "The phone numbers are the same.");
    }
    let (left, right) = (home(one), home(other));
    if !left.is_empty() && left == right {
        scale.weigh(20.0, "The street addresses are the same.");
        return;
    }
    let (left, right) = (squashed(&one.person.place.city), squashed(&other.person.place.city));
    if !left.is_empty() && left == right {
        scale.weigh(2.0, format!("Both live in {}.", one.person.place.city));
    }
}

fn by_study(scale: &mut Scale, one: &Dossier, other: &Dossier) {
    let same = |left: &Education, right: &Education| {
        left.end_year == right.end_year
            && squashed(&left.field) == squashed(&right.field)
            && squashed(&left.degree) == squashed(&right.degree)
    };
    let common = one.education.iter().filter(|left| other.education.iter().any(|right| same(left, right)));
    let in_one_year = |left: &Education| {
        left.end_year > 0 && other.education.iter().any(|right| left.end_year == right.end_year)
    };
    let in_one_field = |left: &Education| {
        let field = squashed(&left.field);
        other.education.iter().any(|right| squashed(&right.field) == field)
    };
    match common.count() {
        0 if one.education.is_empty() || other.education.is_empty() => {}
        // A name and a year are shared by strangers; hardly anybody finishes two fields at once.
        0 if one.education.iter().any(in_one_year) && !one.education.iter().any(in_one_field) => {
            scale.weigh(0.04, "Their degrees of the same year are in different fields.");
        }
        0 => scale.weigh(0.1, "They have no degree in common."),
        1 => scale.weigh(12.0, "They have the same degree of the same year."),
        _ => scale.weigh(40.0, "They have the same degrees of the same years."),
    }
}

fn by_work(scale: &mut Scale, one: &Dossier, other: &Dossier) {
    let same = |left: &Position, right: &Position| {
        left.start.year == right.start.year && squashed(&left.employer_name) == squashed(&right.employer_name)
    };
    let common = one.positions.iter().filter(|left| other.positions.iter().any(|right| same(left, right)));
    match common.count() {
        0 if one.positions.is_empty() || other.positions.is_empty() => {}
        0 => scale.weigh(0.4, "They never worked for the same employer."),
        _ => scale.weigh(20.0, "They began with the same employer in the same year."),
    }
}

fn by_keys(scale: &mut Scale, one: &Dossier, other: &Dossier) {
    for (system, name, factor) in [
        (KeySystem::Constituent, "constituent", 0.3),
        (KeySystem::Student, "student", 0.1),
        (KeySystem::Candidate, "candidate", 0.5),
    ] {
        let of = |dossier: &Dossier| -> Vec<String> {
            let keys =
                dossier.keys.iter().filter(|key| key.system == system && key.record == dossier.person.id.0);
            keys.map(|key| key.value.clone()).collect()
        };
        let (left, right) = (of(one), of(other));
        if left.iter().any(|value| right.contains(value)) {
            scale.weigh(50.0, format!("They have the same {name} ID."));
        } else if !left.is_empty() && !right.is_empty() {
            scale.weigh(factor, format!("They have different {name} IDs."));
        }
    }
}

fn by_family(scale: &mut Scale, one: &Dossier, other: &Dossier) {
    let knows = |left: &Dossier, right: &Dossier| {
        left.relatives.iter().any(|relative| relative.relative == Some(right.person.id))
    };
    if knows(one, other) || knows(other, one) {
        scale.weigh(0.01, "One is on file as a relative of the other.");
    } else if one.household.id == other.household.id {
        scale.weigh(0.3, "Both are on file as members of one household.");
    }
}

fn by_death(scale: &mut Scale, one: &Person, other: &Person) {
    let days = |left: Date, right: Date| left.until(right).map_or(i32::MAX, |span| span.get_days().abs());
    match (one.died, other.died) {
        (Some(left), Some(right)) if days(left, right) <= 31 => {
            scale.weigh(30.0, "They died at the same time.");
        }
        (Some(_), Some(_)) => scale.weigh(0.05, "They died at different times."),
        (Some(died), None) | (None, Some(died)) => {
            let living = if one.died.is_none() { one } else { other };
            if living.contact_confirmed.is_some_and(|confirmed| confirmed > died) {
                scale.weigh(0.2, "One has died, and the other was heard of after that.");
            }
        }
        (None, None) => {}
    }
}

fn emails(dossier: &Dossier) -> Vec<String> {
    let further = dossier.keys.iter().filter(|key| key.system == KeySystem::Email).map(|key| &key.value);
    let all = std::iter::once(&dossier.person.email).chain(further);
    all.filter(|email| email.contains('@')).map(|email| email.to_lowercase()).collect()
}

/// The part before the `@`, without what follows a `+`; short ones are shared by strangers.
fn local(email: &str) -> Option<&str> {
    let local = email.split('@').next()?.split('+').next()?;
    (local.len() >= 5).then_some(local)
}

fn home(dossier: &Dossier) -> String {
    let street = squashed(&dossier.household.street);
    if street.is_empty() { street } else { format!("{street}, {}", squashed(&dossier.household.place.city)) }
}
