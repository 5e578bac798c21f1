//! Schools and the years of study: which words of a résumé tell them, so that they can be masked.

mod named;

use std::ops::Range;

use jiff::civil::Date;
use matching::lexicon::{
    degrees::find_degrees,
    fields::find_fields,
    places,
    skills::find_skills,
    text::{key, words},
};

use super::{dates, layout::Placed, lines::Line, schools::Schools, split, veil::Mask};
use crate::model::{MaskedKind, SectionKind};
use named::named;

/// A school has one of these in its name.
pub(super) const KEYWORDS: &[&str] = &[
    "academy",
    "college",
    "conservatory",
    "ecole",
    "escuela",
    "gymnasium",
    "hochschule",
    "institut",
    "institute",
    "instituto",
    "lyceum",
    "polytechnic",
    "school",
    "seminary",
    "univ",
    "universidad",
    "universidade",
    "universita",
    "universitat",
    "universite",
    "universiteit",
    "university",
];
/// These are known without.
const KNOWN: &[&str] = &[
    "berkeley",
    "caltech",
    "cornell",
    "dartmouth",
    "epfl",
    "eth",
    "harvard",
    "insead",
    "mit",
    "nyu",
    "oxford",
    "princeton",
    "stanford",
    "ucla",
    "wharton",
    "yale",
];
/// Lines with these and without a degree or a school go on about what was studied.
const ABOUT: &[&str] = &[
    "activities",
    "award",
    "awards",
    "concentration",
    "course",
    "courses",
    "coursework",
    "cum",
    "deans",
    "dissertation",
    "emphasis",
    "focus",
    "gpa",
    "grade",
    "honor",
    "honors",
    "honours",
    "laude",
    "member",
    "minor",
    "project",
    "projects",
    "relevant",
    "scholarship",
    "specialization",
    "thesis",
    "topics",
    "valedictorian",
];
/// Small words within a name.
const SMALL: &[&str] =
    &["and", "at", "de", "del", "der", "du", "for", "fur", "in", "la", "of", "the", "und", "y"];
/// What may stand between a degree and a school.
const BEFORE: &[&str] = &["at", "by", "from", "in", "of", "the", "with"];
/// What may stand before a year.
const UNTIL: &[&str] = &[
    "anticipated",
    "class of",
    "completed",
    "conferred",
    "expected",
    "expected graduation",
    "graduated",
    "graduated in",
    "graduating",
    "graduation",
    "graduation date",
    "since",
];

/// Whether a line speaks of a school.
pub(super) fn names_school(line: &str) -> bool {
    words(line).iter().any(|word| {
        let is_large =
            line[word.start..].starts_with(char::is_uppercase) || line[..word.start].ends_with('[');
        let name = word.text.as_str();
        is_large && (KEYWORDS.contains(&name) || KNOWN.contains(&name))
    })
}

pub(super) fn masks(text: &str, lines: &[Placed<'_>], today: Date) -> Vec<Mask> {
    let mut masks = Vec::new();
    for placed in lines.iter().filter(|placed| placed.kind == SectionKind::Education) {
        years(&placed.line, today, &mut masks);
        schools(&placed.line, today, &mut masks);
    }
    let names: Vec<&str> = (masks.iter())
        .filter(|mask| mask.kind == MaskedKind::School)
        .map(|mask| &text[mask.range.clone()])
        .collect();
    let known = Schools::new(&names);
    for placed in lines {
        elsewhere(placed, &known, today, &mut masks);
    }
    masks
}

fn years(line: &Line<'_>, today: Date, masks: &mut Vec<Mask>) {
    for dated in dates::find(line.text, today) {
        let range = line.start + dated.range.start..line.start + dated.range.end;
        masks.push(Mask { range, kind: MaskedKind::GraduationYear });
    }
}

fn schools(line: &Line<'_>, today: Date, masks: &mut Vec<Mask>) {
    let text = line.text;
    let has_degree = !find_degrees(text).is_empty();
    let has_school = names_school(text);
    let is_about = words(text).iter().any(|word| ABOUT.contains(&word.text.as_str()));
    let is_title = line.text.len() <= 250 && !text.ends_with('.');
    let is_body = !has_degree && !has_school && (line.is_item() || is_about || !is_title);
    if is_body || split::is_table_head(text) {
        return;
    }
    for piece in pieces(text, today) {
        let range = school_in(text, piece);
        if !range.is_empty() {
            let range = line.start + range.start..line.start + range.end;
            masks.push(Mask { range, kind: MaskedKind::School });
        }
    }
}

/// The parts of a line without its dates.
fn pieces(text: &str, today: Date) -> Vec<Range<usize>> {
    let dates = dates::find(text, today);
    let mut pieces = Vec::new();
    let mut from = 0;
    for dated in dates.iter().map(|dated| dated.range.clone()).chain(std::iter::once(text.len()..text.len()))
    {
        let start = from;
        pieces.extend(
            split::parts(&text[start..dated.start])
                .into_iter()
                .map(|part| start + part.start..start + part.end),
        );
        from = dated.end;
    }
    pieces.retain(|piece| !UNTIL.contains(&key(&text[piece.clone()]).as_str()));
    pieces
}

/// What of a part is the name of a school; empty if nothing is.
fn school_in(text: &str, part: Range<usize>) -> Range<usize> {
    let nothing = part.start..part.start;
    let piece = &text[part.clone()];
    if piece.starts_with('[') && piece.ends_with(']') {
        return nothing;
    }
    let degrees = find_degrees(piece);
    let (Some(first), Some(last)) = (degrees.first(), degrees.last()) else {
        let is_school = names_school(piece) || is_left(piece) || places::whereabouts(piece).is_some();
        return if is_school { part } else { nothing };
    };
    // "BSc Biology at Hartwell University", "Hartwell University BSc".
    let after = without(piece, last.end..piece.len());
    if names_school(&piece[after.clone()]) {
        return part.start + after.start..part.start + after.end;
    }
    let before = split::trimmed(piece, 0..first.start);
    if names_school(&piece[before.clone()]) {
        return part.start + before.start..part.start + before.end;
    }
    nothing
}

/// Without small words at its beginning.
fn without(piece: &str, range: Range<usize>) -> Range<usize> {
    let range = split::trimmed(piece, range);
    let rest = &piece[range.clone()];
    let skipped = words(rest).into_iter().find(|word| !BEFORE.contains(&word.text.as_str()));
    range.start + skipped.map_or(0, |word| word.start)..range.end
}

/// A name that is no degree, no field, no skill and no honour: beside those only a school can stand there.
fn is_left(piece: &str) -> bool {
    let all = words(piece);
    let is_name =
        |start: usize, word: &str| !piece[start..].starts_with(char::is_lowercase) || SMALL.contains(&word);
    (1..=8).contains(&all.len())
        && !piece.starts_with(char::is_lowercase)
        && !piece.contains(|letter: char| letter.is_ascii_digit())
        && all.iter().all(|word| is_name(word.start, &word.text) && !ABOUT.contains(&word.text.as_str()))
        && find_fields(piece).is_empty()
        && find_skills(piece).is_empty()
        && piece.chars().filter(|letter| letter.is_alphabetic()).count() > 1
}

/// Words by which a sentence speaks of one's studies.
pub(super) const STUDIES: &[&str] = &[
    "alum",
    "alumna",
    "alumnae",
    "alumni",
    "alumnus",
    "class",
    "degree",
    "diploma",
    "freshman",
    "graduate",
    "graduated",
    "graduates",
    "graduating",
    "graduation",
    "major",
    "majored",
    "majoring",
    "sophomore",
    "student",
    "studied",
    "studying",
    "thesis",
    "undergraduate",
];

fn elsewhere(placed: &Placed<'_>, known: &Schools, today: Date, masks: &mut Vec<Mask>) {
    let line = placed.line;
    let is_list = matches!(placed.kind, SectionKind::Skills | SectionKind::Languages);
    let tells_years = matches!(
        placed.kind,
        SectionKind::Summary
            | SectionKind::Contact
            | SectionKind::Other
            | SectionKind::Interests
            | SectionKind::Awards
    );
    let is_work = placed.kind == SectionKind::Experience;
    for sentence in split::sentences(line.text) {
        let text = &line.text[sentence.clone()];
        let offset = line.start + sentence.start;
        let studies = words(text).iter().any(|word| STUDIES.contains(&word.text.as_str()));
        let is_study = !is_list && (studies || !find_degrees(text).is_empty());
        let mut found = known.find(text, is_study);
        if !is_list && !is_work && placed.kind != SectionKind::Education {
            found.extend(named(text));
        }
        masks.extend(
            found.into_iter().map(|range| Mask {
                range: offset + range.start..offset + range.end,
                kind: MaskedKind::School,
            }),
        );
        if is_study && (tells_years || text.to_lowercase().contains("class of")) {
            years(&Line { start: offset, text, ..line }, today, masks);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resume::{
        layout::layout,
        lines::lines,
        veil::{Veil, merged},
    };

    fn veiled(text: &str) -> String {
        let today = jiff::civil::date(2026, 5, 17);
        let layout = layout(&lines(text, &[]), today);
        Veil::new(text, &merged(text, masks(text, &layout.lines, today))).text
    }

    #[test]
    fn schools_and_years_of_study_are_masked() {
        for (line, expected) in [
            ("B.A. in Biology, Northfield University, 2018", "B.A. in Biology, [school], [year]"),
            (
                "Northfield University: B.A., Biology (expected 2027)",
                "[school]: B.A., Biology (expected [year])",
            ),
            ("Caltech", "[school]"),
            ("BSc Biology at Hartwell University", "BSc Biology at [school]"),
            ("MBA | Harvard Business School | 2014 – 2016", "MBA | [school] | [year]"),
            ("University of California, Berkeley, Sep 2010 - Jun 2014", "[school], [year]"),
            ("B.A., Art Institute of Chicago, '09", "B.A., [school], [year]"),
            ("High School Diploma, Ruby College", "High School Diploma, [school]"),
            ("GPA 3.9; favorite course: Swift Programming", "GPA 3.9; favorite course: Swift Programming"),
            ("- Relevant courses: Databases, Statistics", "- Relevant courses: Databases, Statistics"),
        ] {
            assert_eq!(veiled(&format!("Education\n{line}")), format!("Education\n{expected}"));
        }
    }

    #[test]
    fn a_school_is_masked_wherever_it_is_meant() {
        let text = "Summary\nNorthfield graduate of 2018, before that at Calder College.\n\n\
                    Experience\nTutor, Northfield University, 2019 to 2020\n- Worked in Northfield with 30 children\n\n\
                    Education\nB.A. in Biology, Northfield University, 2018";
        let expected = "Summary\n[school] graduate of [year], before that at [school].\n\n\
                        Experience\nTutor, [school], 2019 to 2020\n- Worked in Northfield with 30 children\n\n\
                        Education\nB.A. in Biology, [school], [year]";
        assert_eq!(veiled(text), expected);
    }
}
