//! Merge fields: places in a text that are filled for each reader, with what they have agreed to have used, or with
//! words that fit everybody. What fills a place is never read for places again. Pure.

use campus::search::ListedPerson;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Somebody to whom a text goes, as far as they share it.
#[derive(Clone, Debug)]
pub struct Reader {
    pub first_name: String,
    pub person: ListedPerson,
}

/// What a place can be filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MergeField {
    FirstName,
    FullName,
    ClassYear,
    Field,
    City,
    Title,
    Employer,
}

/// A merge field as it is offered.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioMergeField {
    pub field: MergeField,
    /// As it is written into a text.
    pub written: &'static str,
    /// What stands there for those of whom it is not known, or who do not share it.
    pub fallback: &'static str,
    /// What somebody has to have agreed to.
    pub needs: &'static str,
}

const fn offer(
    field: MergeField,
    written: &'static str,
    fallback: &'static str,
    needs: &'static str,
) -> StudioMergeField {
    StudioMergeField { field, written, fallback, needs }
}

/// In the order of [`MergeField`].
pub const FIELDS: [StudioMergeField; 7] = [
    offer(MergeField::FirstName, "{{first_name}}", "friend", "directory"),
    offer(MergeField::FullName, "{{full_name}}", "friend", "directory"),
    offer(MergeField::ClassYear, "{{class_year}}", "your year", "directory"),
    offer(MergeField::Field, "{{field}}", "your field", "directory"),
    offer(MergeField::City, "{{city}}", "where you live", "address"),
    offer(MergeField::Title, "{{title}}", "what you do", "career"),
    offer(MergeField::Employer, "{{employer}}", "where you work", "career"),
];

/// Longer values are no names.
const LONGEST: usize = 80;
/// What no name has, and a mail that somebody meddled with might.
const STRANGE: &[char] =
    &['<', '>', '{', '}', '[', ']', '\\', '/', '@', '|', '"', '=', '%', '#', ';', ':', '`'];

impl MergeField {
    pub fn offered(self) -> &'static StudioMergeField {
        &FIELDS[self as usize]
    }

    fn called(name: &str) -> Option<Self> {
        let is_it = |one: &&StudioMergeField| one.written.trim_matches(['{', '}']) == name;
        FIELDS.iter().find(is_it).map(|one| one.field)
    }

    /// The value for somebody. `None` if it is not there, is not shared, or does not look like one.
    pub fn value(self, reader: &Reader) -> Option<String> {
        let person = &reader.person;
        let work = person.work.as_ref().filter(|work| work.is_present);
        let value = match self {
            Self::FirstName => Some(reader.first_name.clone()),
            Self::FullName => Some(person.name.clone()),
            Self::ClassYear => person.class_year.map(|year| year.to_string()),
            Self::Field => person.degrees.last().map(|degree| degree.field.clone()),
            Self::City => person.place.as_ref().map(|place| place.city.clone()),
            Self::Title => work.map(|work| work.title.clone()),
            Self::Employer => work.map(|work| work.employer.clone()),
        };
        value.map(|value| value.trim().to_owned()).filter(|value| is_plain(value))
    }
}

/// Whether a value can stand in a sentence to somebody.
fn is_plain(value: &str) -> bool {
    let length = value.chars().count();
    let strange = |c: char| api::is_hidden(c) || STRANGE.contains(&c);
    let lower = value.to_lowercase();
    (1..=LONGEST).contains(&length) && !value.contains(strange) && !lower.contains("www.")
}

/// A piece of a text with places.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece<'a> {
    Text(&'a str),
    Field(MergeField, Option<&'a str>),
    /// A place that means nothing, as it is written.
    Unknown(&'a str),
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find("{{") {
        if start > 0 {
            all.push(Piece::Text(&rest[..start]));
        }
        let Some(length) = rest[start + 2..].find("}}") else {
            all.push(Piece::Unknown(&rest[start..]));
            return all;
        };
        let end = start + 2 + length + 2;
        let inside = &rest[start + 2..end - 2];
        let (name, own) =
            inside.split_once('|').map_or((inside, None), |(name, own)| (name, Some(own.trim())));
        let name = name.trim().to_lowercase().replace([' ', '-'], "_");
        all.push(match MergeField::called(&name) {
            Some(field) => Piece::Field(field, own.filter(|own| !own.is_empty())),
            None => Piece::Unknown(&rest[start..end]),
        });
        rest = &rest[end..];
    }
    if !rest.is_empty() {
        all.push(Piece::Text(rest));
    }
    all
}

/// The fields that a text has places for, each once.
pub fn fields_in(text: &str) -> Vec<MergeField> {
    let mut all: Vec<MergeField> = pieces(text)
        .into_iter()
        .filter_map(|piece| if let Piece::Field(field, _) = piece { Some(field) } else { None })
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Places that mean nothing, each with a sentence that says what to do.
pub fn unknown_in(text: &str) -> Vec<String> {
    let known: Vec<&str> = FIELDS.iter().map(|one| one.written).collect();
    let all = pieces(text).into_iter();
    all.filter_map(|piece| match piece {
        Piece::Unknown(written) => {
            let shown: String = written.chars().take(40).collect();
            Some(format!("There is no merge field “{shown}”. Known are {}.", known.join(", ")))
        }
        Piece::Text(_) | Piece::Field(..) => None,
    })
    .collect()
}

/// What stands in one place for one reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioFilled {
    pub field: MergeField,
    pub value: String,
    /// The words for everybody stand there: it is not known, or not shared.
    pub is_fallback: bool,
}

/// Fills a text for somebody. Without anybody, with the words that fit everybody.
pub fn fill(text: &str, reader: Option<&Reader>) -> (String, Vec<StudioFilled>) {
    let (mut filled, mut used) = (String::with_capacity(text.len()), Vec::new());
    for piece in pieces(text) {
        match piece {
            Piece::Text(text) | Piece::Unknown(text) => filled.push_str(text),
            Piece::Field(field, own) => {
                let value = reader.and_then(|reader| field.value(reader));
                let is_fallback = value.is_none();
                let value = value.unwrap_or_else(|| own.unwrap_or(field.offered().fallback).to_owned());
                filled.push_str(&value);
                used.push(StudioFilled { field, value, is_fallback });
            }
        }
    }
    (filled, used)
}

#[cfg(test)]
mod tests {
    use campus::search::{ListedPlace, ListedWork, Shared};

    use super::*;

    fn somebody(name: (&str, &str)) -> Reader {
        let person = ListedPerson {
            id: 1,
            name: format!("{} {}", name.0, name.1),
            kinds: Vec::new(),
            class_year: Some(1998),
            degrees: Vec::new(),
            work: Some(ListedWork {
                title: "Engineer".to_owned(),
                employer: "Acme".to_owned(),
                industry: String::new(),
                seniority: campus::model::Seniority::Senior,
                is_present: true,
            }),
            place: Some(ListedPlace {
                city: "Boston".to_owned(),
                region: "MA".to_owned(),
                country: "USA".to_owned(),
                point: None,
            }),
            email: None,
            phone: None,
            given_cents: 0,
            last_gift: None,
            events: 0,
            last_event: None,
            volunteers: false,
            mentoring: None,
            shared: Shared { listed: true, place: true, career: true, email: true, phone: true },
        };
        Reader { first_name: name.0.to_owned(), person }
    }

    fn filled(text: &str, person: &Reader) -> String {
        fill(text, Some(person)).0
    }

    #[test]
    fn each_field_is_offered_under_its_own_name() {
        for (at, one) in FIELDS.iter().enumerate() {
            assert_eq!(one.field as usize, at);
            assert_eq!(MergeField::called(one.written.trim_matches(['{', '}'])), Some(one.field));
        }
    }

    #[test]
    fn places_are_filled_and_have_words_for_everybody() {
        let ada = somebody(("Ada", "Lovelace"));
        assert_eq!(filled("Dear {{first_name}}, how is {{ City }}?", &ada), "Dear Ada, how is Boston?");
        let (text, used) = fill("Dear {{first_name|reader}} of {{class_year}}", None);
        assert_eq!(text, "Dear reader of your year");
        assert!(used.iter().all(|one| one.is_fallback));
        let gone = Reader { person: ListedPerson { work: None, place: None, ..ada.person }, ..ada };
        assert_eq!(filled("{{employer}}, {{city}}", &gone), "where you work, where you live");
    }

    #[test]
    fn a_hostile_name_fills_nothing() {
        for name in [
            "<script>alert(1)</script>",
            "{{employer}}",
            "Ada\r\nBcc: all@x.example",
            "http://evil.example",
            "www.evil.example",
            "\u{202e}adA",
            &"A".repeat(81),
            "=HYPERLINK(1)",
        ] {
            let person = somebody((name, ""));
            assert_eq!(filled("Dear {{full_name}},", &person), "Dear friend,", "{name:?}");
        }
        for name in ["Zoë", "O’Neil-Sørensen", "María José", "李小龍", "J. R. R."] {
            let person = somebody((name, "X"));
            assert_eq!(filled("{{full_name}}", &person), format!("{name} X"));
        }
    }

    #[test]
    fn what_is_no_field_is_told_and_stays() {
        let text = "Dear {{frist_name}}, {{city}} and {{";
        let unknown = unknown_in(text);
        assert_eq!(unknown.len(), 2);
        assert!(
            unknown[0].contains("“{{frist_name}}”") && unknown[0].contains("{{first_name}}"),
            "{unknown:?}"
        );
        let (filled, _) = fill(text, None);
        assert_eq!(filled, "Dear {{frist_name}}, where you live and {{");
        assert_eq!(fields_in(text), [MergeField::City]);
        assert!(unknown_in("no places, { or } or }} here").is_empty());
    }
}
