use jiff::civil::{Date, date};

use super::{
    super::{
        dice::{Dice, Stream},
        size::Kind,
        source::{CAMPUS, Source, commencement, fall_begins, later},
        words::City,
    },
    family::{self, Spouse, Twin},
};
use crate::model::{HouseholdId, PersonId, Pronouns};

/// Who somebody is before anything has happened.
#[derive(Clone, Debug)]
pub(in super::super) struct Identity {
    pub id: PersonId,
    pub kind: Kind,
    pub first: String,
    pub last: String,
    pub former_last: Option<String>,
    pub pronouns: Option<Pronouns>,
    pub birth_year: i16,
    pub class_year: Option<i16>,
    pub died: Option<Date>,
    pub city: usize,
    pub home: Home,
    pub spouse: Option<Spouse>,
    /// For a student: the parent who is a graduate.
    pub parent: Option<(PersonId, String, Option<Pronouns>)>,
    /// For a graduate: the child who is a student.
    pub child: Option<Child>,
    /// How this record came to be the second one of somebody, and whose.
    pub twin: Option<(Twin, PersonId)>,
    /// How one writes, from formal to chatty.
    pub voice: u32,
}

#[derive(Clone, Debug)]
pub(in super::super) struct Child {
    pub id: PersonId,
    pub first: String,
    pub last: String,
}

/// Made from those who live in it and not from who is asked.
#[derive(Clone, Debug)]
pub(in super::super) struct Home {
    pub id: HouseholdId,
    pub name: String,
    pub city: usize,
    pub street: String,
    pub members: Vec<PersonId>,
}

impl Identity {
    pub fn of(source: &Source, number: u32) -> Self {
        match source.size.kind(number) {
            Kind::Staff => draw(source, number, None),
            Kind::Student => family::student(source, number),
            Kind::Alum => family::alum(source, number),
        }
    }

    /// Whose schooling and work it is: one's own, unless this is the second record of somebody.
    pub fn root(&self) -> u32 {
        self.twin.map_or(self.id.0, |(_, of)| of.0)
    }

    pub fn name(&self) -> String {
        format!("{} {}", self.first, self.last)
    }

    pub fn age(&self, source: &Source) -> i16 {
        source.today.year() - self.birth_year
    }

    /// The last day on which the person can have done anything.
    pub fn last_day(&self, source: &Source) -> Date {
        self.died.unwrap_or(source.today)
    }

    pub fn graduation(&self) -> Date {
        commencement(self.class_year.unwrap_or(self.birth_year + 22))
    }

    pub fn email(&self, source: &Source) -> String {
        let (first, last, number) = (ascii(&self.first), ascii(&self.last), self.id.0);
        let initial = &first[..1];
        match self.kind {
            Kind::Staff => format!("{initial}{last}{number}@northfield.example"),
            Kind::Student => format!("{initial}{last}{number}@students.northfield.example"),
            Kind::Alum => {
                // An old mail has the same name before the @, and another one after it.
                let (number, old) = match self.twin {
                    Some((Twin::OldMail, of)) => (of.0, 1),
                    _ => (number, 0),
                };
                let domains = source.words.list("domains");
                let domain = domains[(number as usize + old) % domains.len()];
                match number % 6 {
                    0 | 3 => format!("{first}{number}@{domain}"),
                    1 => format!("{initial}.{last}{number}@{domain}"),
                    _ => format!("{first}.{last}{number}@{domain}"),
                }
            }
        }
    }

    pub fn phone(&self, source: &Source) -> Option<String> {
        let City { area_code, .. } = source.words.cities[self.city];
        let number = self.id.0;
        // 555-0100 to 555-0199 are kept for fiction.
        (!area_code.is_empty() && !number.is_multiple_of(7))
            .then(|| format!("+1 {area_code} 555 01{:02}", number % 100))
    }
}

/// One person alone. A class year that is given replaces the one drawn.
pub(super) fn draw(source: &Source, number: u32, class_year: Option<i16>) -> Identity {
    let mut dice = source.dice(Stream::Identity, number);
    let dice = &mut dice;
    let kind = source.size.kind(number);
    let (first, last, pronouns) = name(source, dice);
    let (birth_year, class_year) = years(source, kind, class_year, dice);
    let id = PersonId(number);
    let city = match kind {
        Kind::Alum => source.any_city(dice),
        Kind::Staff | Kind::Student => CAMPUS,
    };
    let died =
        class_year.filter(|_| kind == Kind::Alum).and_then(|class| death(source, birth_year, class, dice));
    Identity {
        home: Home {
            id: HouseholdId(number),
            name: format!("The {last} household"),
            city,
            street: street(source, dice),
            members: vec![id],
        },
        id,
        kind,
        first,
        last,
        former_last: None,
        pronouns,
        birth_year,
        class_year,
        died,
        city,
        spouse: None,
        parent: None,
        child: None,
        twin: None,
        voice: dice.below(4),
    }
}

pub(super) fn street(source: &Source, dice: &mut Dice) -> String {
    let (number, unit) = (1 + dice.below(480), dice.below(12));
    let (street, road) = (dice.pick(source.words.list("streets")), dice.pick(source.words.list("roads")));
    match unit {
        0 => format!("{number} {street} {road}, Apt. {}", 1 + number % 30),
        1 => format!(
            "{number} {street} {road}, Unit {}",
            char::from(b'A' + u8::try_from(number % 6).unwrap_or(0))
        ),
        _ => format!("{number} {street} {road}"),
    }
}

fn name(source: &Source, dice: &mut Dice) -> (String, String, Option<Pronouns>) {
    let origins = &source.words.origins;
    let origin = dice.weighted(origins, |origin| origin.weight);
    let female = dice.chance(520);
    let given = if dice.chance(850) { origin } else { &origins[0] };
    let (names, pronouns) = if dice.chance(30) {
        (&source.words.neutral, Pronouns::They)
    } else if female {
        (&given.female, Pronouns::She)
    } else {
        (&given.male, Pronouns::He)
    };
    (dice.pick(names).clone(), dice.pick(&origin.last).clone(), dice.chance(750).then_some(pronouns))
}

fn years(source: &Source, kind: Kind, near: Option<i16>, dice: &mut Dice) -> (i16, Option<i16>) {
    let latest = source.latest_class();
    let late = if dice.chance(120) { dice.between(2, 14) } else { 0 };
    // The smaller of two draws: colleges grow, so there are more young graduates than old ones.
    let ago = dice.between(0, 58).min(dice.between(0, 58));
    let class = match kind {
        Kind::Staff => return (source.today.year() - dice.between(26, 64), None),
        Kind::Student => latest + dice.between(1, if fall_begins(latest) <= source.today { 4 } else { 3 }),
        Kind::Alum => near.unwrap_or(latest - ago),
    };
    (class - 22 - dice.between(0, 1) - late, Some(class))
}

fn death(source: &Source, birth_year: i16, class: i16, dice: &mut Dice) -> Option<Date> {
    let this_year = source.today.year();
    let per_mille = match this_year - birth_year {
        ..40 => 4,
        40..60 => 15,
        60..70 => 60,
        70..80 => 150,
        80..90 => 380,
        _ => 850,
    };
    let happened = dice.chance(per_mille);
    let year = dice.between((class + 1).max(this_year - 20).min(this_year), this_year);
    let day = later(date(year, 1, 1), dice.below(365));
    (happened && year > class && day < source.today).then_some(day)
}

/// For addresses: letters without marks.
fn ascii(name: &str) -> String {
    name.to_lowercase()
        .chars()
        .filter_map(|letter| {
            Some(match letter {
                'a'..='z' => letter,
                'á' | 'ã' | 'ä' | 'â' => 'a',
                'ć' | 'ç' | 'č' => 'c',
                'é' | 'ê' | 'ë' => 'e',
                'í' => 'i',
                'ł' => 'l',
                'ñ' | 'ń' => 'n',
                'ó' | 'õ' | 'ö' | 'ø' => 'o',
                'ř' => 'r',
                'ś' => 's',
                'ú' | 'ü' => 'u',
                _ => return None,
            })
        })
        .collect()
}
