//! Degrees, as they are written out or shortened, with their level and field.

use std::sync::LazyLock;

use super::{
    fields::{self, Field},
    phrases::{Hit, Phrases},
    rows::rows,
    text::{Gap, Word, words},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    Certificate,
    Associate,
    Bachelor,
    Master,
    /// Law, medicine and the like.
    Professional,
    Doctorate,
}

impl Level {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "certificate" => Self::Certificate,
            "associate" => Self::Associate,
            "bachelor" => Self::Bachelor,
            "master" => Self::Master,
            "professional" => Self::Professional,
            "doctorate" => Self::Doctorate,
            _ => return None,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Degree {
    pub name: &'static str,
    pub level: Level,
    /// What it is always in: an MBA is in business administration.
    pub field: Option<&'static Field>,
}

/// A degree that a text names, from byte `start` up to byte `end`, the field included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    pub degree: &'static Degree,
    pub field: Option<&'static Field>,
    pub start: usize,
    pub end: usize,
}

static LEXICON: LazyLock<(Vec<Degree>, Phrases)> = LazyLock::new(|| {
    let mut phrases = Phrases::default();
    let mut degrees = Vec::new();
    for row in rows(include_str!("data/degrees.tsv")) {
        let Some(level) = Level::named(row.heading) else { continue };
        let id = degrees.len();
        phrases.add(row.cell(0), false, id);
        row.names(1).for_each(|(name, ambiguous)| phrases.add(name, ambiguous, id));
        degrees.push(Degree { name: row.cell(0), level, field: fields::field(row.cell(2)) });
    }
    (degrees, phrases)
});

/// Words between a degree and its field.
const JOINTS: &[&str] = &[
    "candidate",
    "degree",
    "degrees",
    "hons",
    "honors",
    "honours",
    "in",
    "major",
    "majoring",
    "of",
    "on",
    "program",
    "student",
    "the",
    "with",
];

/// Words that are a degree only if a field follows: there are master chefs, and doctors.
const BARE: &[&str] = &["bachelor", "cert", "doctor", "magister", "master"];

/// Shortened degrees that may be written small if a field follows.
const SMALL: &[&str] = &["ba", "bs", "ms"];

/// After "MS" these are programs.
const PROGRAMS: &[&str] =
    &["access", "dynamics", "excel", "office", "outlook", "powerpoint", "project", "sql", "teams", "word"];

pub fn degrees() -> &'static [Degree] {
    &LEXICON.0
}

/// Every degree that the text names, in the order of the text.
pub fn find_degrees(text: &str) -> Vec<Found> {
    let words = words(text);
    LEXICON.1.find(&words).iter().filter_map(|hit| found(text, &words, hit)).collect()
}

fn found(text: &str, words: &[Word], hit: &Hit<'_>) -> Option<Found> {
    let degree = &LEXICON.0[hit.meanings[0].id];
    let named = field_after(words, hit.after);
    let (start, end) = hit.span(words);
    let one = if hit.after - hit.first == 1 { words[hit.first].text.as_str() } else { "" };
    let next = words.get(hit.after).map_or("", |word| word.text.as_str());
    let whole = hit.first == 0 && hit.after == words.len();
    let written = hit.meanings[0].exact.is_none_or(|exact| exact == &text[start..end]);
    let meant = (written || whole || (named.is_some() && SMALL.contains(&one)))
        && (!BARE.contains(&one) || named.is_some() || whole || next == "degree")
        && !(one == "ms" && PROGRAMS.contains(&next));
    let end = named.map_or(end, |(_, after)| words[after - 1].end);
    meant.then_some(Found { degree, field: named.map(|(field, _)| field).or(degree.field), start, end })
}

fn field_after(words: &[Word], mut at: usize) -> Option<(&'static Field, usize)> {
    let mut joints = 0;
    while words.get(at).is_some_and(|word| word.gap < Gap::Stop && JOINTS.contains(&word.text.as_str()))
        && joints < 4
    {
        at += 1;
        joints += 1;
    }
    words.get(at).filter(|word| word.gap < Gap::Stop)?;
    fields::at(words, at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn degrees_are_found_with_level_and_field() {
        use Level::{Associate, Bachelor, Doctorate, Master, Professional};
        for (text, level, field) in [
            ("B.Sc. in Computer Science", Bachelor, Some("Computer Science")),
            ("BS, Biology", Bachelor, Some("Biology")),
            ("bs in cs", Bachelor, Some("Computer Science")),
            ("Bachelor of Science (Hons) in Physics", Bachelor, Some("Physics")),
            ("Bachelor of Economics", Bachelor, Some("Economics")),
            ("A.B. English", Bachelor, Some("English")),
            ("Bachelor's degree", Bachelor, None),
            ("MBA", Master, Some("Business Administration")),
            ("Master of Arts, History", Master, Some("History")),
            ("Ph.D. Chemistry", Doctorate, Some("Chemistry")),
            ("PhD", Doctorate, None),
            ("PhD candidate in EECS", Doctorate, Some("Electrical Engineering")),
            ("M.S.Ed. 2001", Master, Some("Education")),
            ("J.D.", Professional, Some("Law")),
            ("AAS in Nursing", Associate, Some("Nursing")),
        ] {
            let found = find_degrees(text);
            assert_eq!(found.len(), 1, "{text}: {found:?}");
            assert_eq!(
                (found[0].degree.level, found[0].field.map(|field| field.name)),
                (level, field),
                "{text}"
            );
            assert_eq!(found[0].start, 0);
        }
    }

    #[test]
    fn other_words_are_no_degrees() {
        for text in [
            "",
            "Master Chef",
            "as I may be",
            "MS Office",
            "Ms. Smith",
            "see a doctor",
            "🎓",
            "...",
            "the bed",
        ] {
            assert!(find_degrees(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn every_row_is_whole_and_no_name_means_two() {
        let listed = rows(include_str!("data/degrees.tsv"));
        for row in listed {
            assert!(Level::named(row.heading).is_some(), "{}", row.heading);
            assert!(row.cell(2).is_empty() || fields::field(row.cell(2)).is_some(), "{}", row.cell(0));
        }
        for (name, meanings) in LEXICON.1.all() {
            assert_eq!(meanings.len(), 1, "{name}");
        }
        assert!(degrees().len() > 60);
    }
}
