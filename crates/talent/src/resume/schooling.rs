//! Degrees, fields and schools, from the veiled text: a school's name cannot change what was studied there.

use std::ops::Range;

use matching::lexicon::{
    degrees::{Degree, Found, find_degrees},
    fields::{Field, find_fields},
    text::words,
};

use super::{layout::Placed, skills, split};
use crate::model::{MaskedKind, SectionKind};

/// One entry. Places are bytes of the veiled text.
#[derive(Clone, Debug, Default)]
pub(super) struct Schooling {
    pub degree: Option<&'static Degree>,
    pub field: Option<&'static Field>,
    pub school: Option<Range<usize>>,
    pub year: Option<Range<usize>>,
    pub span: Range<usize>,
}

#[derive(Default)]
pub(super) struct Schoolings {
    pub list: Vec<Schooling>,
    /// Each degree with its field as it is written, and the number of its line.
    pub degrees: Vec<(usize, Range<usize>)>,
    /// For each line, whether it says no more than when and where something was studied.
    pub heads: Vec<bool>,
}

pub(super) fn schoolings(lines: &[Placed<'_>]) -> Schoolings {
    let mut all = Schoolings { heads: vec![false; lines.len()], ..Schoolings::default() };
    for (number, placed) in
        lines.iter().enumerate().filter(|(_, placed)| placed.kind == SectionKind::Education)
    {
        read(number, placed, &mut all);
    }
    // Those who studied say so in a sentence, too, if they have no section for it.
    if all.list.is_empty() {
        let told = |placed: &&Placed<'_>| matches!(placed.kind, SectionKind::Summary | SectionKind::Contact);
        for placed in lines.iter().filter(told) {
            let found = find_degrees(placed.line.text);
            all.list.extend(found.iter().map(|found| entry(found, placed)));
        }
    }
    all
}

fn entry(found: &Found, placed: &Placed<'_>) -> Schooling {
    Schooling {
        degree: Some(found.degree),
        field: found.field,
        span: placed.line.range(),
        ..Schooling::default()
    }
}

fn read(number: usize, placed: &Placed<'_>, all: &mut Schoolings) {
    let line = placed.line;
    let degrees = find_degrees(line.text);
    let place = |kind: MaskedKind| {
        let stand_in = kind.stand_in();
        line.text.find(stand_in).map(|at| line.start + at..line.start + at + stand_in.len())
    };
    let last_year = MaskedKind::GraduationYear.stand_in();
    let school = place(MaskedKind::School);
    let year = line.text.rfind(last_year).map(|at| line.start + at..line.start + at + last_year.len());
    let is_short = words(line.text).len() <= 6;
    all.heads[number] = !degrees.is_empty() || school.is_some() || (year.is_some() && is_short);
    // Once: a line may name thousands of degrees.
    let field = if degrees.is_empty() { None } else { find_fields(line.text).first().copied() };
    for found in &degrees {
        all.degrees.push((number, written(placed, found)));
        // A degree below its school belongs to the same entry.
        let open = all
            .list
            .last()
            .is_some_and(|last| last.degree.is_none() && (school.is_none() || last.school.is_none()));
        if !open {
            all.list.push(entry(found, placed));
        }
        if let Some(last) = all.list.last_mut() {
            last.degree = Some(found.degree);
            last.field = found.field.or(field);
        }
    }
    let is_next = all.list.last().is_none_or(|last| school.is_some() && last.school.is_some());
    if degrees.is_empty() && school.is_some() && is_next {
        all.list.push(Schooling { span: line.range(), ..Schooling::default() });
    }
    let is_major =
        words(line.text).iter().any(|word| ["major", "majored", "majoring"].contains(&word.text.as_str()));
    if let Some(last) = all.list.last_mut() {
        last.span.end = line.end();
        last.school = last.school.take().or(school);
        last.year = last.year.take().or(year);
        if is_major && last.field.is_none() {
            last.field = find_fields(line.text).first().copied();
        }
    }
}

/// What a degree is in has no more letters.
const LONGEST: usize = 200;

/// The degree and what it is in, also where we do not know the field.
fn written(placed: &Placed<'_>, found: &Found) -> Range<usize> {
    let text = placed.line.text;
    let rest = &text[found.end..];
    let rest = rest.char_indices().nth(LONGEST).map_or(rest, |(at, _)| &rest[..at]);
    let ends = [",", "|", "(", ";", "[", "–", "—", "\t", "\n", " - ", " from ", " at ", ":", "."];
    let end = ends.iter().filter_map(|sign| rest.find(sign)).min().unwrap_or(rest.len());
    // What somebody knows is nothing that a degree is in.
    let end = if is_list(&rest[..end]) { 0 } else { end };
    let range = split::trimmed(text, found.start..found.end + end);
    placed.line.start + range.start..placed.line.start + range.end
}

fn is_list(rest: &str) -> bool {
    let rest = rest.trim_start();
    let subjects = ["in ", "of ", "with "].iter().find_map(|joint| rest.strip_prefix(joint));
    skills::enumerates(subjects.unwrap_or(rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resume::{layout::layout, lines::lines};

    fn read(text: &str) -> Vec<(Option<&'static str>, Option<&'static str>, bool, bool)> {
        let layout = layout(&lines(text, &[]), jiff::civil::date(2026, 5, 17));
        let shown = |one: &Schooling| {
            let degree = one.degree.map(|degree| degree.name);
            (degree, one.field.map(|field| field.name), one.school.is_some(), one.year.is_some())
        };
        schoolings(&layout.lines).list.iter().map(shown).collect()
    }

    #[test]
    fn entries_are_read_in_every_order() {
        let (arts, biology) = (Some("Bachelor of Arts"), Some("Biology"));
        for text in [
            "Education\nB.A. in Biology, [school], [year]",
            "Education\n[school]: B.A., Biology ([year])",
            "Education\n[school]\nB.A. Biology\n[year]",
            "Education\nB.A. Biology | [year]\n[school]",
            "Education\n[school], [year]\nB.A.\nMajor: Biology",
        ] {
            assert_eq!(read(text), [(arts, biology, true, true)], "{text}");
        }
        let two = "Education\nMBA, [school], [year]\nB.A. in Biology, [school], [year]";
        assert_eq!(read(two).len(), 2);
        assert_eq!(
            read("Summary\nNurse with an MBA\n\nWork\nx")[0].0,
            Some("Master of Business Administration")
        );
        assert!(read("Skills\nExcel").is_empty());
    }

    #[test]
    fn a_line_of_nothing_but_degrees_is_read() {
        let text = format!("Education\n{}", "B.A. in x y z; ".repeat(20_000));
        assert!(read(&text).iter().all(|(degree, ..)| *degree == Some("Bachelor of Arts")));
    }

    #[test]
    fn a_degree_is_in_no_list_of_skills() {
        let text = "Education\nB.Tech in Python SQL Docker Kubernetes, [school]";
        let layout = layout(&lines(text, &[]), jiff::civil::date(2026, 5, 17));
        let degrees = schoolings(&layout.lines).degrees;
        assert!(!text[degrees[0].1.clone()].contains("SQL"), "{}", &text[degrees[0].1.clone()]);
    }

    #[test]
    fn a_degree_is_shown_with_what_it_is_in() {
        let text = "Education\nBachelor of Science in Underwater Basketry, [school]";
        let layout = layout(&lines(text, &[]), jiff::civil::date(2026, 5, 17));
        let all = schoolings(&layout.lines);
        assert_eq!(&text[all.degrees[0].1.clone()], "Bachelor of Science in Underwater Basketry");
        assert_eq!(all.heads, [true]);
    }
}
