//! What a sentence names that a list knows: skills, degrees, languages, certificates.

use std::ops::Range;

use matching::lexicon::{
    degrees::{self, Degree, Level, find_degrees},
    fields::field,
    languages::{Language, language},
    places::find_place,
    skills::{Skill, find_skills},
    text::{Gap, Word, words},
};

use super::{certificates, cues, lines::trimmed};
use crate::{RequirementKind, Taxon, taxonomy};

/// The group of skills that everybody says of themselves.
const STRENGTHS: &str = "Personal strengths";

/// No sentence names more.
const MOST: usize = 2_000;

/// A name of so many words may stand in a list without being known to us.
const NAME: usize = 3;
const LONGEST_NAME: usize = 40;

/// A field belongs to the degree before it unless one of these stands between them.
const OTHER_THAN_FIELDS: &[&str] =
    &["experience", "knowledge", "proficiency", "proficient", "skills", "understanding", "years"];

/// A degree may be in one of so many fields, each of so many words.
const FIELDS: usize = 12;
const LONGEST_FIELD: usize = 4;

#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    Skill(&'static Skill),
    /// A name in a list of skills that our list does not have.
    Name,
    Degree(&'static Degree),
    Language(&'static Language),
    Certificate(Option<&'static str>),
}

#[derive(Clone, Debug)]
pub(super) struct Hit {
    pub what: What,
    /// Bytes of the sentence.
    pub range: Range<usize>,
}

impl Hit {
    pub fn kind(&self) -> RequirementKind {
        match self.what {
            What::Skill(_) | What::Name => RequirementKind::Skill,
            What::Degree(_) => RequirementKind::Degree,
            What::Language(_) => RequirementKind::Language,
            What::Certificate(_) => RequirementKind::Certificate,
        }
    }

    pub fn taxon(&self) -> Option<Taxon> {
        Some(match self.what {
            What::Skill(skill) => taxonomy::entry("skills", skill.name),
            What::Degree(degree) => taxonomy::entry("degrees", degree.name),
            What::Language(language) => taxonomy::entry("languages", language.name),
            What::Certificate(name) => taxonomy::entry("certificates", name?),
            What::Name => return None,
        })
    }

    pub fn is_strength(&self) -> bool {
        matches!(self.what, What::Skill(skill) if skill.group == STRENGTHS)
    }
}

/// All that the sentence names, in its order; nothing overlaps. What it says to be missing is left out.
pub(super) fn find(text: &str, words: &[Word]) -> Vec<Hit> {
    let mut hits: Vec<Hit> = certificates::find(text, words)
        .into_iter()
        .map(|(range, name)| Hit { what: What::Certificate(name), range })
        .collect();
    if cues::speaks_of_language(text, words) {
        add(&mut hits, languages(text, words));
    }
    let studied = studied(text, words);
    let skills = skills(text, words, studied.first());
    add(&mut hits, studied.into_iter());
    let is_spoken = hits.iter().any(|hit| matches!(hit.what, What::Language(_)));
    add(&mut hits, skills.into_iter().filter(|hit| !(is_spoken && is_languages(hit))));
    hits.sort_by_key(|hit| hit.range.start);
    let names = names(text, &hits);
    add(&mut hits, names.into_iter());
    hits.sort_by_key(|hit| hit.range.start);
    hits.truncate(MOST);
    hits
}

/// Adds what does not overlap anything that is there. Both are in order but for a few.
fn add(hits: &mut Vec<Hit>, others: impl Iterator<Item = Hit>) {
    hits.sort_by_key(|hit| hit.range.start);
    let known = std::mem::take(hits);
    let mut at = 0;
    for other in others {
        while known.get(at).is_some_and(|hit| hit.range.end <= other.range.start) {
            at += 1;
        }
        if known.get(at).is_none_or(|hit| other.range.end <= hit.range.start) {
            hits.push(other);
        }
    }
    hits.extend(known);
}

fn is_languages(hit: &Hit) -> bool {
    matches!(hit.what, What::Skill(skill) if skill.name == "Foreign Languages")
}

fn languages<'a>(text: &'a str, words: &'a [Word]) -> impl Iterator<Item = Hit> + 'a {
    let mut after = 0;
    (0..words.len()).filter_map(move |first| {
        // Without a capital, "polish" is what one does to shoes.
        let is_name = text[words[first].start..].starts_with(char::is_uppercase);
        if first < after || !is_name {
            return None;
        }
        (first..words.len().min(first + NAME)).rev().find_map(|last| {
            let joined = words[first + 1..=last].iter().all(|word| word.gap < Gap::List);
            let range = words[first].start..words[last].end;
            let language = language(&text[range.clone()]).filter(|_| joined)?;
            after = last + 1;
            Some(Hit { what: What::Language(language), range })
        })
    })
}

fn studied(text: &str, words: &[Word]) -> Vec<Hit> {
    let shouted = !text.contains(char::is_lowercase);
    let named: Vec<Hit> = find_degrees(text)
        .into_iter()
        .filter(|found| found.degree.level > Level::Certificate || found.degree.name == "High School Diploma")
        // "AS WELL AS" names no degree.
        .filter(|found| !shouted || found.end - found.start > 2)
        .map(|found| Hit { what: What::Degree(found.degree), range: found.start..found.end })
        .collect();
    let mut degrees: Vec<Hit> =
        if named.is_empty() { any_degree(words).into_iter().collect() } else { named };
    let mut next = words.len();
    for degree in degrees.iter_mut().rev() {
        let start = words.partition_point(|word| word.start < degree.range.start);
        degree.range.end = end_of_fields(text, &words[..next], &degree.range);
        next = start;
    }
    degrees
}

/// Where the fields end that follow a degree: "a degree in physics, chemistry or biology". The words end with the next one.
fn end_of_fields(text: &str, words: &[Word], degree: &Range<usize>) -> usize {
    let word = |at: usize| words.get(at).map_or("", |word: &Word| word.text.as_str());
    let mut end = degree.end;
    let mut at = words.partition_point(|word| word.start < end);
    if !text[degree.clone()].contains(" in ") && word(at) != "in" {
        return end;
    }
    for _ in 0..FIELDS {
        let first = at + (at..at + 2).take_while(|at| ["and", "in", "or"].contains(&word(*at))).count();
        let is_field = |last: &usize| field(&text[words[first].start..words[*last].end]).is_some();
        let goes_on = words.get(first).is_some_and(|word| word.gap < Gap::Stop);
        let longest = (first..words.len().min(first + LONGEST_FIELD)).rev().find(is_field);
        let Some(last) = longest.filter(|_| goes_on) else { break };
        end = words[last].end;
        at = last + 1;
    }
    end
}

/// "A university degree", "a degree in physics": the level is not said.
fn any_degree(words: &[Word]) -> Option<Hit> {
    let at = words.iter().position(|word| word.text == "degree")?;
    let kind = at.checked_sub(1).map_or("", |before| words[before].text.as_str());
    let next = words.get(at + 1).map_or("", |word| word.text.as_str());
    let (name, first) = match kind {
        "advanced" | "postgraduate" => ("Master's Degree", at - 1),
        "academic" | "college" | "relevant" | "technical" | "university" => ("Bachelor's Degree", at - 1),
        _ => ("Bachelor's Degree", at),
    };
    let degree = degrees::degrees().iter().find(|degree| degree.name == name)?;
    // "A high degree of care" and "360 degree feedback" are none.
    let is_angle = kind.starts_with(|digit: char| digit.is_ascii_digit());
    (next != "of" && !is_angle)
        .then(|| Hit { what: What::Degree(degree), range: words[first].start..words[at].end })
}

/// Skills, but for those that are the field of a degree.
fn skills(text: &str, words: &[Word], studied: Option<&Hit>) -> Vec<Hit> {
    let end_of_study = studied.map_or(0, |degree| {
        let turns =
            |word: &&Word| word.start >= degree.range.end && OTHER_THAN_FIELDS.contains(&word.text.as_str());
        words.iter().find(turns).map_or(usize::MAX, |word| word.start)
    });
    find_skills(text)
        .into_iter()
        .filter(|found| !found.negated && (found.start >= end_of_study || field(found.matched).is_none()))
        .map(|found| Hit { what: What::Skill(found.skill), range: found.start..found.end })
        .collect()
}

/// Names between skills in a list that are written like names: "Java, Struts and Jenkins".
fn names(text: &str, hits: &[Hit]) -> Vec<Hit> {
    let is_list = hits.iter().filter(|hit| matches!(hit.what, What::Skill(_))).take(2).count() == 2;
    if !is_list || hits.iter().any(|hit| matches!(hit.what, What::Degree(_))) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut hits = hits.iter().peekable();
    for piece in pieces(text) {
        while hits.peek().is_some_and(|hit| hit.range.end <= piece.start) {
            hits.next();
        }
        let is_taken = hits.peek().is_some_and(|hit| hit.range.start < piece.end);
        if !is_taken && is_name(&text[piece.clone()]) {
            found.push(Hit { what: What::Name, range: piece });
        }
    }
    found
}

/// What stands between commas and the like. The first piece begins a sentence: its capital says nothing.
fn pieces(text: &str) -> Vec<Range<usize>> {
    let signs = text.match_indices([',', ';', '(', ')', '/', '|']);
    let joints = [" and ", " or ", " & "].into_iter().flat_map(|joint| text.match_indices(joint));
    let mut ends: Vec<(usize, usize)> = signs.chain(joints).map(|(at, sign)| (at, at + sign.len())).collect();
    ends.sort_unstable();
    let starts = ends.iter().map(|(_, after)| *after);
    let stops = ends.iter().skip(1).map(|(at, _)| *at).chain(std::iter::once(text.len()));
    // "a and or b": two joints share a space.
    let pieces = starts.zip(stops).filter(|(start, stop)| start < stop);
    pieces.map(|(start, stop)| trimmed(text, &(start..stop))).collect()
}

fn is_name(piece: &str) -> bool {
    if piece.len() > LONGEST_NAME || piece.contains(['.', ':', '!', '?']) {
        return false;
    }
    let words = words(piece);
    let is_written = |word: &Word| piece[word.start..].starts_with(|letter: char| !letter.is_lowercase());
    piece.contains(char::is_alphabetic)
        && (1..=NAME).contains(&words.len())
        && words.iter().all(is_written)
        && cues::needs(piece, &words).is_empty()
        && find_place(piece).is_none()
}
