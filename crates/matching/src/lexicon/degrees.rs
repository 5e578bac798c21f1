//! Degrees, as they are written out or shortened, with their level and field.

use std::sync::LazyLock;

use super::{
    fields::{self, Field},
    phrases::{Hit, Phrases},
    places::{self, Place},
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

/// Behind one of these, and behind its town, stands the state.
const SCHOOLS: &[&str] = &["academy", "college", "institute", "polytechnic", "school", "univ", "university"];

/// A school and its town have no more bytes.
const NEAR: usize = 120;

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
    // "A/B testing" and "M/s Acme": the letters of a degree have dots between them, or nothing.
    if text[start..end].contains('/') || (named.is_none() && is_state(text, start, end)) {
        return None;
    }
    let whole = hit.first == 0 && hit.after == words.len();
    let written = hit.meanings[0].exact.is_none_or(|exact| exact == &text[start..end]);
    let meant = (written || whole || (named.is_some() && SMALL.contains(&one)))
        && (!BARE.contains(&one) || named.is_some() || whole || next == "degree")
        && !(one == "ms" && PROGRAMS.contains(&next));
    let end = named.map_or(end, |(_, after)| words[after - 1].end);
    meant.then_some(Found { degree, field: named.map(|(field, _)| field).or(degree.field), start, end })
}

/// "Boston, MA" is no master's degree, nor are the letters behind a school and its town.
fn is_state(text: &str, start: usize, end: usize) -> bool {
    if end - start != 2 || places::region(&text[start..end]).is_none() {
        return false;
    }
    let from = (start.saturating_sub(NEAR)..start).find(|at| text.is_char_boundary(*at)).unwrap_or(start);
    let line = text[from..start].rsplit('\n').next().unwrap_or_default();
    let Some(before) = line.trim_end().strip_suffix(',') else { return false };
    let mut items = before.rsplit(',').map(str::trim);
    let (town, school) = (items.next().unwrap_or_default(), items.next().unwrap_or_default());
    let is_masked = town.ends_with(']') && (school.ends_with(']') || !town.ends_with("[school]"));
    let is_school = words(school).iter().any(|word| SCHOOLS.contains(&word.text.as_str()));
    let is_town = is_school
        && town.starts_with(char::is_uppercase)
        && words(town).len() <= 3
        && find_degrees(town).is_empty();
    if is_masked || is_town {
        return true;
    }
    let item = &line[before.rfind(',').map_or(0, |at| at + 1)..];
    let near = &text[start - item.len()..end];
    let is_there = |place: &places::Found| {
        matches!(place.place, Place::City(_)) && place.start < item.len() && near.len() <= place.end
    };
    places::find_places(near).iter().any(is_there)
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
            ("MA, Tufts University", Master, None),
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
            "A/B testing",
            "ran a/b tests",
            "Working with M/s Infosys Ltd, Pune",
            "Must be located in Boston, MA",
            "University of Maryland, College Park, MD",
            "Tufts University, Medford, MA",
            "[school], [school], MA",
            "lives in Portland, ME",
        ] {
            assert!(find_degrees(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn a_degree_behind_a_comma_is_one_unless_a_place_stands_before_it() {
        for text in ["Tufts University, MA", "B.A., MA", "Boston University, MS", "[school], MA"] {
            assert!(find_degrees(text).iter().any(|found| found.degree.level == Level::Master), "{text}");
        }
        let professional = find_degrees("Jane Doe, MD");
        assert_eq!(professional.len(), 1, "{professional:?}");
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
