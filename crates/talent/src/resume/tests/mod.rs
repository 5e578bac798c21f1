//! Résumés as people write them. Nobody in them exists.

mod blindness;
mod campus;
mod gaming;
mod layouts;
mod learning;
mod names;
mod texts;

use std::ops::Range;

use jiff::civil::{Date, date};

use super::{blind, read_text};
use crate::model::{EvidenceKind, MaskedKind, Resume, TextSpan};

const TODAY: Date = date(2026, 5, 17);

fn resume(text: &str) -> Resume {
    let resume = read_text(text, TODAY);
    is_sound(&resume);
    resume
}

fn words(resume: &Resume, span: TextSpan) -> String {
    let range: Range<usize> = span.into();
    resume.text.chars().skip(range.start).take(range.len()).collect()
}

/// What holds for every résumé, however it was read.
fn is_sound(resume: &Resume) {
    let length = u32::try_from(resume.text.chars().count()).unwrap();
    assert!(
        resume.masked.windows(2).all(|pair| pair[0].span.end <= pair[1].span.start),
        "{:?}",
        resume.masked
    );
    let spans = (resume.masked.iter().map(|masked| masked.span))
        .chain(resume.units.iter().map(|unit| unit.span))
        .chain(resume.work.iter().map(|work| work.span));
    assert!(spans.clone().all(|span| span.start < span.end && span.end <= length));
    for unit in &resume.units {
        for (name, span) in &unit.skills {
            assert!(unit.span.contains(*span), "{name} in {}", words(resume, unit.span));
            assert!(!resume.masked.iter().any(|masked| masked.span.overlaps(*span)), "{name}");
        }
        assert!(unit.work.is_none_or(|work| usize::from(work) < resume.work.len()));
    }
    for unit in &blind(resume).units {
        assert!(!unit.text.trim().is_empty());
    }
}

fn masked(resume: &Resume, kind: MaskedKind) -> Vec<String> {
    resume
        .masked
        .iter()
        .filter(|masked| masked.kind == kind)
        .map(|masked| words(resume, masked.span))
        .collect()
}

/// The skills that stand in pieces of this kind.
fn skills(resume: &Resume, kind: EvidenceKind) -> Vec<&str> {
    let units = resume.units.iter().filter(|unit| unit.kind == kind);
    let mut names: Vec<&str> =
        units.flat_map(|unit| unit.skills.iter().map(|(name, _)| name.as_str())).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Title, employer, beginning, end and whether it goes on.
fn jobs(resume: &Resume) -> Vec<String> {
    let shown = |month: crate::model::Month| match month.month {
        Some(number) => format!("{number}/{}", month.year),
        None => month.year.to_string(),
    };
    let job = |work: &crate::model::Work| {
        let [title, employer] = [&work.title, &work.employer].map(|name| name.as_deref().unwrap_or("?"));
        let start = work.start.map_or_else(|| "?".to_owned(), shown);
        let end = if work.is_now { "now".to_owned() } else { work.end.map_or_else(|| "?".to_owned(), shown) };
        format!("{title} | {employer} | {start} - {end}")
    };
    resume.work.iter().map(job).collect()
}

/// Everything that a scorer sees but where it stands.
type Seen = (Vec<String>, Option<u16>, Option<String>, Vec<String>, Vec<String>);

fn seen(text: &str) -> Seen {
    let blind = blind(&resume(text));
    let units = blind.units.iter().map(|unit| {
        let names: Vec<&str> = unit.skills.iter().map(|(name, _)| name.as_str()).collect();
        format!("{} {:?} {} {:?} {:?} {names:?}", unit.text, unit.kind, unit.is_title, unit.work, unit.months)
    });
    (units.collect(), blind.months, blind.degree.clone(), blind.fields.clone(), blind.languages.clone())
}
