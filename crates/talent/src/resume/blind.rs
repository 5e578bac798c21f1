//! What of a résumé a scorer gets to see, and what a reader does who is not to know whose it is.

use std::collections::BTreeSet;

use matching::lexicon::{degrees, languages::find_languages, text};

use super::{
    letters::Letters,
    veil::{Mask, Veil, says_something},
};
use crate::model::{Blind, BlindUnit, Masked, Month, Resume, SectionKind, TextSpan, Work};

/// A résumé's text with stand-ins, and where places of the résumé are in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Veiled {
    pub text: String,
    /// One for each place that was asked for. `None`: all of it is masked.
    pub spans: Vec<Option<TextSpan>>,
}

/// The text with stand-ins for what is masked, and where these spans are then.
pub fn veil(resume: &Resume, spans: &[TextSpan]) -> Veiled {
    let (letters, veil) = behind(resume);
    let veiled = Letters::of(&veil.text);
    let moved = |span: &TextSpan| veil.forth(&letters.range(*span)).map(|range| veiled.span(&range));
    Veiled { spans: spans.iter().map(moved).collect(), text: veil.text.clone() }
}

fn behind(resume: &Resume) -> (Letters, Veil) {
    let letters = Letters::of(&resume.text);
    let mask = |masked: &Masked| Mask { range: letters.range(masked.span), kind: masked.kind };
    let masks: Vec<Mask> = resume.masked.iter().map(mask).collect();
    let veil = Veil::new(&resume.text, &masks);
    (letters, veil)
}

/// What a scorer gets to see. Of who somebody is, nothing but places of the text is left in it.
pub fn blind(resume: &Resume) -> Blind {
    let (letters, veil) = behind(resume);
    let months: Vec<Option<u16>> = resume.work.iter().map(|work| count([work].into_iter())).collect();
    let mut units = Vec::with_capacity(resume.units.len());
    let mut languages: Vec<String> = Vec::new();
    let own = language_of(&veil.text);
    for unit in &resume.units {
        let Some(range) = veil.forth(&letters.range(unit.span)) else { continue };
        let text = veil.text[range].split_whitespace().collect::<Vec<_>>().join(" ");
        if !says_something(&text) {
            continue;
        }
        if unit.section == SectionKind::Languages || speaks_of_languages(&text) {
            let named = find_languages(&text).into_iter().map(|language| language.name);
            for name in named.filter(|name| *name != own) {
                if !languages.iter().any(|known| known == name) {
                    languages.push(name.to_owned());
                }
            }
        }
        let is_seen = |span: &TextSpan| {
            let next = resume.masked.partition_point(|masked| masked.span.end <= span.start);
            resume.masked.get(next).is_none_or(|masked| !masked.span.overlaps(*span))
        };
        units.push(BlindUnit {
            text,
            span: unit.span,
            kind: unit.kind,
            is_title: unit.is_title,
            work: unit.work,
            months: unit.work.and_then(|work| months.get(usize::from(work)).copied().flatten()),
            skills: unit.skills.iter().filter(|(_, span)| is_seen(span)).cloned().collect(),
        });
    }
    Blind { units, months: at_work(resume), degree: highest(resume), fields: fields(resume), languages }
}

/// Only jobs count: projects, unpaid work and schools do not.
fn at_work(resume: &Resume) -> Option<u16> {
    let is_job = |work: &&Work| {
        let first = TextSpan { end: work.span.start.saturating_add(1), ..work.span };
        let mut jobs = resume.sections.iter().filter(|section| section.kind == SectionKind::Experience);
        jobs.any(|section| section.span.contains(first))
    };
    count(resume.work.iter().filter(is_job))
}

/// Each calendar month once.
fn count<'a>(work: impl Iterator<Item = &'a Work>) -> Option<u16> {
    let months: BTreeSet<i32> = work.filter_map(months_of).flatten().collect();
    (!months.is_empty()).then(|| u16::try_from(months.len()).unwrap_or(u16::MAX))
}

/// Where only years are said, a job began and ended in their middle; one that was done within a year took half of it.
fn months_of(work: &Work) -> Option<std::ops::RangeInclusive<i32>> {
    let (start, end) = (work.start?, work.end?);
    let number = |at: Month, month: i8| i32::from(at.year) * 12 + i32::from(at.month.unwrap_or(month)) - 1;
    let (first, last) = if start.year == end.year { (4, 9) } else { (7, 6) };
    let (first, last) = (number(start, first), number(end, last));
    // Nobody works for a century.
    (last - first < 1200).then(|| first.min(last)..=last)
}

/// The highest degree; of two as high, the first.
fn highest(resume: &Resume) -> Option<String> {
    let level =
        |name: &str| degrees::degrees().iter().find(|degree| degree.name == name).map(|degree| degree.level);
    let earned = resume.schools.iter().filter_map(|school| school.degree.as_deref());
    let best = earned.rev().max_by_key(|name| level(name))?;
    Some(best.to_owned())
}

fn fields(resume: &Resume) -> Vec<String> {
    let mut fields: Vec<String> = Vec::new();
    for field in resume.schools.iter().filter_map(|school| school.field.as_ref()) {
        if !fields.contains(field) {
            fields.push(field.clone());
        }
    }
    fields
}

const SPOKEN: &[&str] = &[
    "bilingual",
    "conversational",
    "fluent",
    "fluently",
    "languages",
    "multilingual",
    "native",
    "speak",
    "speaking",
    "speaks",
    "trilingual",
];

fn speaks_of_languages(piece: &str) -> bool {
    text::words(piece).iter().any(|word| SPOKEN.contains(&word.text.as_str()))
}

/// Small words by which a text's language is known.
const COMMON: &[(&str, &[&str])] = &[
    ("English", &["and", "for", "in", "of", "the", "to", "with"]),
    ("German", &["der", "die", "fur", "im", "mit", "und", "von"]),
    ("French", &["avec", "des", "et", "la", "le", "les", "pour"]),
    ("Spanish", &["con", "del", "el", "en", "las", "los", "para"]),
    ("Italian", &["con", "della", "di", "e", "il", "nel", "per"]),
    ("Portuguese", &["com", "da", "do", "em", "os", "para", "uma"]),
    ("Dutch", &["de", "een", "en", "het", "met", "van", "voor"]),
];
/// So many words are enough to know it.
const ENOUGH: usize = 2000;

/// What the résumé is written in; English, if nothing tells.
fn language_of(veiled: &str) -> &'static str {
    let head = &veiled[..veiled.floor_char_boundary(ENOUGH * 8)];
    let mut counts = [0_usize; COMMON.len()];
    for word in text::words(head).into_iter().take(ENOUGH) {
        for (count, (_, words)) in counts.iter_mut().zip(COMMON) {
            *count += usize::from(words.contains(&word.text.as_str()));
        }
    }
    let most = counts.iter().max().copied().unwrap_or(0);
    let first = counts.iter().position(|count| *count == most).unwrap_or(0);
    COMMON[first].0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn work(start: (i16, Option<i8>), end: (i16, Option<i8>)) -> Work {
        let month = |(year, month)| Some(Month { year, month });
        Work {
            title: None,
            title_span: None,
            employer: None,
            employer_span: None,
            start: month(start),
            end: month(end),
            is_now: false,
            dates_span: None,
            span: TextSpan::default(),
        }
    }

    #[test]
    fn each_month_counts_once() {
        let both = [work((2019, Some(1)), (2019, Some(12))), work((2019, Some(7)), (2020, Some(6)))];
        assert_eq!(count(both.iter()), Some(18));
        assert_eq!(count([work((2016, None), (2018, None))].iter()), Some(24));
        assert_eq!(count([work((2019, None), (2019, None))].iter()), Some(6));
        assert_eq!(count([work((2020, Some(3)), (2019, Some(1)))].iter()), Some(1));
        assert_eq!(count([].iter()), None);
    }

    #[test]
    fn the_language_of_a_text_is_known_by_its_small_words() {
        assert_eq!(language_of("Leitung der Abteilung und Planung im Werk mit Erfolg"), "German");
        assert_eq!(language_of("Led the ward and cared for patients"), "English");
        assert_eq!(language_of(""), "English");
    }
}
