//! The pieces of a résumé that can speak for somebody, and how much each of them is worth.

use std::ops::Range;

use matching::lexicon::{
    skills::find_skills,
    text::{Gap, Word, words},
};

use super::{
    flags, jobs::Jobs, layout::Placed, personal, schooling::Schoolings, skills, split, titles,
    veil::says_something, wishes,
};
use crate::model::{EvidenceKind, SectionKind};

/// A piece, before its skills are known. Its place is in the veiled text.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub range: Range<usize>,
    pub kind: EvidenceKind,
    pub section: SectionKind,
    pub job: Option<usize>,
    pub is_title: bool,
}

/// More pieces than the longest of lives has: each of them costs time, and a file may have a million words.
pub(super) const MOST: usize = 2_000;

pub(super) fn drafts(text: &str, lines: &[Placed<'_>], jobs: &Jobs, schoolings: &Schoolings) -> Vec<Draft> {
    let mut drafts = Vec::new();
    let mut degrees = schoolings.degrees.iter().peekable();
    for (number, placed) in lines.iter().enumerate() {
        while let Some((_, range)) = degrees.next_if(|(line, _)| *line == number) {
            drafts.push(draft(placed, range.clone(), EvidenceKind::Certified));
        }
        if is_page_mark(placed.line.text) || split::is_table_head(placed.line.text) {
            continue;
        }
        let start = placed.line.start;
        let moved = |range: Range<usize>| start + range.start..start + range.end;
        let job = jobs.of_line[number];
        let is_head = jobs.heads[number] || schoolings.heads[number];
        let pieces = match placed.kind {
            SectionKind::Contact => headline(placed.line.text),
            SectionKind::Skills | SectionKind::Languages => split::entries(placed.line.text),
            SectionKind::Experience | SectionKind::Projects | SectionKind::Volunteering if is_head => {
                drafts.extend(head(text, number, placed, jobs));
                continue;
            }
            SectionKind::Education if is_head => continue,
            SectionKind::References => continue,
            SectionKind::Certificates => std::iter::once(0..placed.line.text.len()).collect(),
            _ => split::sentences(placed.line.text),
        };
        let pieces = match placed.kind {
            SectionKind::Contact | SectionKind::Summary => shown(placed.line.text, pieces),
            _ => pieces,
        };
        for range in pieces {
            let piece = &placed.line.text[range.clone()];
            drafts.push(Draft { job, ..draft(placed, moved(range), worth(placed.kind, piece)) });
        }
    }
    drafts
}

/// What is left without what was struck, and whether that was too much to take all of it.
pub(super) fn kept(text: &str, drafts: Vec<Draft>, struck: &[Range<usize>]) -> (Vec<Draft>, bool) {
    let mut kept = Vec::with_capacity(drafts.len());
    for draft in drafts {
        let left = flags::left(text, &draft.range, struck);
        let says = left.into_iter().filter(|range| says_something(&text[range.clone()]));
        kept.extend(says.map(|range| Draft { range, ..draft.clone() }));
    }
    let is_cut = kept.len() > MOST;
    kept.truncate(MOST);
    (kept, is_cut)
}

fn draft(placed: &Placed<'_>, range: Range<usize>, kind: EvidenceKind) -> Draft {
    Draft { range, kind, section: placed.kind, job: None, is_title: false }
}

fn worth(section: SectionKind, piece: &str) -> EvidenceKind {
    match section {
        _ if lists(section, piece) => EvidenceKind::Listed,
        SectionKind::Experience if has_outcome(piece) => EvidenceKind::Outcome,
        SectionKind::Experience => EvidenceKind::Described,
        SectionKind::Projects
        | SectionKind::Volunteering
        | SectionKind::Education
        | SectionKind::Awards
        | SectionKind::Publications => EvidenceKind::Practised,
        SectionKind::Certificates => EvidenceKind::Certified,
        SectionKind::Skills | SectionKind::Languages if !is_rated(piece) => EvidenceKind::Listed,
        _ => EvidenceKind::Claimed,
    }
}

/// Skills that stand under a job, a school or a certificate and are only named are no more than listed there.
fn lists(section: SectionKind, piece: &str) -> bool {
    match section {
        SectionKind::Experience | SectionKind::Projects | SectionKind::Volunteering => {
            skills::enumerates(piece)
        }
        SectionKind::Education | SectionKind::Awards | SectionKind::Publications => {
            skills::lists_courses(piece)
        }
        SectionKind::Certificates => skills::enumerates(piece) && !skills::names_certificates(piece),
        _ => false,
    }
}

/// Of the lines that say which job it is, only what it was called can speak for somebody, and the skills that are named
/// beside it: employers and dates do not.
fn head(text: &str, number: usize, placed: &Placed<'_>, jobs: &Jobs) -> Vec<Draft> {
    let Some(at) = jobs.of_line[number] else { return Vec::new() };
    let called = called(text, placed, jobs, at);
    let title = called.as_ref().map(|draft| draft.range.clone());
    let job = &jobs.list[at];
    let known = [title, job.employer.clone(), job.dated.as_ref().map(|dated| dated.range.clone())];
    let start = placed.line.start;
    let beside = split::parts(placed.line.text).into_iter().filter(|part| {
        let (from, to) = (start + part.start, start + part.end);
        let is_known = known.iter().flatten().any(|known| known.start < to && from < known.end);
        !is_known && !find_skills(&placed.line.text[part.clone()]).is_empty()
    });
    let listed = beside.map(|part| {
        let range = start + part.start..start + part.end;
        Draft { job: Some(at), ..draft(placed, range, EvidenceKind::Listed) }
    });
    called.into_iter().chain(listed).collect()
}

/// What the line calls the job.
fn called(text: &str, placed: &Placed<'_>, jobs: &Jobs, at: usize) -> Option<Draft> {
    let line = placed.line;
    let job = &jobs.list[at];
    let is_here = |range: &Range<usize>| line.start <= range.start && range.end <= line.end();
    let title = job.title.clone().filter(is_here);
    let is_title = title.as_ref().is_some_and(|title| titles::rank(&text[title.clone()]) > 0);
    let (range, kind) = match placed.kind {
        SectionKind::Experience => (title?, EvidenceKind::Described),
        _ if is_title => (title?, EvidenceKind::Practised),
        // A project is called after what it is made with.
        _ => {
            let dates = job.dated.as_ref().map(|dated| dated.range.clone()).filter(is_here);
            let whole = dates.map_or(line.range(), |dates| {
                if dates.start > line.start + 3 { line.start..dates.start } else { dates.end..line.end() }
            });
            let whole = split::trimmed(text, whole);
            // Of "Spam Filter (Python, NumPy, pandas, …)", that is what it is called.
            let first = title_of_list(&text[whole.clone()]);
            let end = first.map_or(whole.end, |at| whole.start + at);
            (split::trimmed(text, whole.start..end), EvidenceKind::Practised)
        }
    };
    let is_list = skills::enumerates(&text[range.clone()]);
    let kind = if is_list { EvidenceKind::Listed } else { kind };
    let is_title = (is_title || placed.kind == SectionKind::Experience) && !is_list;
    Some(Draft { job: Some(at), is_title, ..draft(placed, range, kind) })
}

/// Where the name of a project ends that has a list of skills beside it.
fn title_of_list(whole: &str) -> Option<usize> {
    let is_cut = |sign: char| sign == '(' || whole.matches(sign).count() == 1;
    let signs = ['(', '|', ':', '–', '—'].into_iter().filter(|sign| is_cut(*sign));
    let at = signs.filter_map(|sign| whole.find(sign)).min().filter(|at| *at > 3)?;
    skills::enumerates(whole).then_some(at)
}

/// What in the head of a page is about work: "Marketing Manager | SEO".
fn headline(line: &str) -> Vec<Range<usize>> {
    let mut parts = split::parts(line);
    parts.retain(|part| {
        let piece = &line[part.clone()];
        let is_work = titles::rank(piece) > 0 || !find_skills(piece).is_empty();
        is_work && !piece.starts_with('[') && !personal::is_label(piece)
    });
    parts
}

/// The pieces without what somebody only wishes for.
fn shown(line: &str, pieces: Vec<Range<usize>>) -> Vec<Range<usize>> {
    let left = |piece: Range<usize>| {
        let start = piece.start;
        wishes::without(&line[piece]).into_iter().map(move |left| start + left.start..start + left.end)
    };
    pieces.into_iter().flat_map(left).collect()
}

/// "Page 2 of 3", "Résumé of …".
fn is_page_mark(line: &str) -> bool {
    const MARKS: &[&str] = &["continued", "curriculum", "cv", "name", "of", "page", "resume", "vitae"];
    line.len() < 80
        && words(line).iter().all(|word| {
            MARKS.contains(&word.text.as_str()) || word.text.bytes().all(|digit| digit.is_ascii_digit())
        })
}

const RATINGS: &[&str] = &[
    "advanced",
    "basic",
    "beginner",
    "excellent",
    "expert",
    "familiar",
    "fluent",
    "intermediate",
    "native",
    "novice",
    "proficiency",
    "proficient",
];

fn is_rated(entry: &str) -> bool {
    let is_scale = entry.contains(['★', '☆', '⭐', '%']) || entry.contains("/5") || entry.contains("/10");
    is_scale || words(entry).iter().any(|word| RATINGS.contains(&word.text.as_str()))
}

/// Words that say what came of it.
const RESULTS: &[&str] = &[
    "award",
    "awarded",
    "delivered",
    "doubled",
    "halved",
    "launched",
    "patented",
    "percent",
    "published",
    "quadrupled",
    "released",
    "saved",
    "shipped",
    "tripled",
    "won",
];
const FRACTIONS: &[&str] = &["fifth", "half", "quarter", "tenth", "third", "thirds"];

/// A figure, or a word for something that was achieved.
fn has_outcome(piece: &str) -> bool {
    let all = words(piece);
    let before = |at: usize| at.checked_sub(1).map(|before| &all[before]);
    let is_large = |word: &Word| piece[word.start..].starts_with(char::is_uppercase);
    (0..all.len()).any(|at| {
        let word = &all[at];
        let text = word.text.as_str();
        let is_fraction = FRACTIONS.contains(&text)
            && before(at)
                .is_some_and(|before| ["a", "by", "in", "one", "two"].contains(&before.text.as_str()));
        // "Windows 10" and "Python 3" are names, 2019 is a year.
        let is_named = at > 1 && word.gap <= Gap::Space && before(at).is_some_and(is_large);
        let is_year = text.len() == 4 && text.parse().is_ok_and(|year: u16| (1940..=2040).contains(&year));
        let is_figure = text.starts_with(|letter: char| letter.is_ascii_digit()) && !is_named && !is_year;
        let is_amount = piece[..word.start].ends_with(['$', '€', '£']) || piece[word.end..].starts_with('%');
        RESULTS.contains(&text) || is_fraction || is_figure || (is_amount && !is_year)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_are_told_from_work() {
        for (text, expected) in [
            ("Cut waste by a quarter", true),
            ("Grew revenue 40%", true),
            ("Led a team of 12", true),
            ("Saved $2,000 a month", true),
            ("Launched the mobile app", true),
            ("Rolled out Windows 10 and Office 365", false),
            ("Worked on billing in 2019", false),
            ("Half Rust, half Java.", false),
            ("", false),
        ] {
            assert_eq!(has_outcome(text), expected, "{text}");
        }
    }

    #[test]
    fn page_marks_say_nothing() {
        assert!(is_page_mark("[name] – Page 2 of 3") && is_page_mark("Résumé"));
        assert!(!is_page_mark("Page layout with InDesign"));
    }
}
