//! The job that a posting is about.

use std::ops::Range;

use matching::lexicon::{places::find_place, titles::normalise_title};

use super::lines::{Layout, trimmed};
use crate::{Taxon, taxonomy};

/// A title of our own list has to be so much alike: anywhere in the head, on the first line alone, and in a sentence.
const ALIKE: f32 = 0.6;
const ALIKE_FIRST: f32 = 0.4;
const ALIKE_JOB: f32 = 0.8;

/// A line that names a title has no more words and letters.
const MOST_WORDS: usize = 14;
const LONGEST: usize = 140;

/// So many lines may be the title without saying so.
const BARE_LINES: usize = 4;

const LABELS: &[&str] =
    &["job title", "job", "opening", "position", "position title", "role", "role title", "title", "vacancy"];

/// After these stands a title, or a text.
const TEXTS: &[&str] = &["job description", "position description", "role description"];

/// A remark in brackets inside of a title is not longer.
const REMARK: usize = 30;

/// Words before a title in a sentence.
const INTRODUCED: &[&str] = &[
    "looking for a ",
    "looking for an ",
    "hiring a ",
    "hiring an ",
    "seeking a ",
    "seeking an ",
    "search for a ",
    "recruiting a ",
    "join us as a ",
    "join us as an ",
    "role of ",
    "position of ",
    "in need of a ",
];

/// What comes after a title in a sentence.
const ENDS: &[&str] = &[
    " to ",
    " who ",
    " with ",
    " for ",
    " in ",
    " at ",
    " that ",
    " based ",
    " and ",
    " or ",
    " within ",
    " on ",
    " where ",
    " you ",
    " role",
    " position",
];

/// Where the posting names its title.
pub(super) fn find(layout: &Layout) -> Option<(Range<usize>, Option<Taxon>)> {
    let text = layout.text.as_str();
    let head = &layout.head;
    let bare_lines = || head.iter().filter(|line| line.is_bare).take(BARE_LINES);
    head.iter()
        .find_map(|line| labelled(text, &line.range))
        .or_else(|| bare_lines().find_map(|line| bare(text, &line.range, ALIKE)))
        .or_else(|| head.iter().find_map(|line| introduced(text, &line.range)))
        .or_else(|| bare_lines().take(1).find_map(|line| bare(text, &line.range, ALIKE_FIRST)))
}

/// "Job title: Data Analyst".
fn labelled(text: &str, line: &Range<usize>) -> Option<(Range<usize>, Option<Taxon>)> {
    let content = &text[line.clone()];
    let (label, _) = content.split_once(':').filter(|(label, _)| label.len() <= LONGEST)?;
    let label_key = label.trim_matches(['*', '#', ' ']).to_lowercase();
    let is_text = TEXTS.contains(&label_key.as_str());
    if !is_text && !LABELS.contains(&label_key.as_str()) {
        return None;
    }
    let rest = line.start + label.len() + 1..line.end;
    let stops =
        [". ", "•", ";", "  "].into_iter().filter_map(|stop| text[rest.clone()].trim_end().find(stop));
    let end = stops.filter(|at| *at > 1).min().map_or(rest.end, |at| rest.start + at);
    let named = trimmed(text, &(rest.start..end));
    if !is_short(&text[named.clone()]) {
        return None;
    }
    let best = best_part(text, &named);
    if is_text && best.as_ref().is_none_or(|(_, score, _)| *score < ALIKE) {
        return None;
    }
    let named = best.map_or_else(|| without_stars(text, &named), |(part, _, _)| part);
    let is_named = text[named.clone()].contains(char::is_alphanumeric) && is_short(&text[named.clone()]);
    is_named.then(|| {
        let taxon = known(&without_bracket(&text[named.clone()]), ALIKE);
        (named, taxon)
    })
}

/// A line that is a title and little else: "Senior Data Analyst – Boston".
fn bare(text: &str, line: &Range<usize>, least: f32) -> Option<(Range<usize>, Option<Taxon>)> {
    let content = &text[line.clone()];
    if content.ends_with(['.', '!', '?', ':']) || !is_short(content) {
        return None;
    }
    let (part, score, name) = best_part(text, line)?;
    (score >= least).then(|| (part, (score >= ALIKE).then(|| taxonomy::entry("titles", name))))
}

/// "We are looking for a data analyst to join us".
fn introduced(text: &str, line: &Range<usize>) -> Option<(Range<usize>, Option<Taxon>)> {
    let end = text[line.clone()].char_indices().nth(LONGEST * 4).map_or(line.end, |(at, _)| line.start + at);
    let content = text[line.start..end].to_ascii_lowercase();
    let after =
        INTRODUCED.iter().filter_map(|words| content.find(*words).map(|at| at + words.len())).min()?;
    let (range, taxon) = job(text, line.start + after)?;
    Some((range, Some(taxon)))
}

/// A title of our list that begins here in a sentence.
pub(super) fn job(text: &str, start: usize) -> Option<(Range<usize>, Taxon)> {
    let rest = &text[start..];
    let end = rest.char_indices().nth(LONGEST).map_or(rest.len(), |(at, _)| at);
    let lower = rest[..end].to_ascii_lowercase();
    let hidden = bracket(&lower).map(|inside| {
        let mut hidden = lower.clone();
        hidden.replace_range(inside.clone(), &" ".repeat(inside.len()));
        hidden
    });
    let mut best: Option<(Range<usize>, f32, &'static str)> = None;
    for sentence in [Some(&lower), hidden.as_ref()].into_iter().flatten() {
        let part = beginning(sentence);
        let Some(found) = normalise_title(&sentence[part.clone()]) else { continue };
        if best.as_ref().is_none_or(|(_, score, _)| found.score > *score) {
            best = Some((start + part.start..start + part.end, found.score, found.canonical));
        }
    }
    let (range, _, name) = best.filter(|(_, score, _)| *score >= ALIKE_JOB)?;
    is_short(&text[range.clone()]).then(|| (range, taxonomy::entry("titles", name)))
}

/// Where the title ends that begins a sentence in small letters.
fn beginning(sentence: &str) -> Range<usize> {
    let stop = sentence.find([',', ';', '(', ')', '.', ':', '!', '\n', '–', '—']).unwrap_or(sentence.len());
    let stop = ENDS.iter().filter_map(|words| sentence.find(*words)).fold(stop, usize::min);
    trimmed(sentence, &(0..stop))
}

fn known(title: &str, least: f32) -> Option<Taxon> {
    let found = normalise_title(title).filter(|found| found.score >= least)?;
    Some(taxonomy::entry("titles", found.canonical))
}

/// The first remark in brackets that has words of the title on both sides: "Machine Learning (ML) Engineer".
fn bracket(title: &str) -> Option<Range<usize>> {
    let start = title.find('(')?;
    let end = start + title[start..].find(')')? + 1;
    let after = title[end..].trim_start();
    let is_inside = title[..start].contains(char::is_alphanumeric)
        && title[end..].starts_with(' ')
        && after.starts_with(char::is_alphanumeric);
    (is_inside && end - start <= REMARK).then_some(start..end)
}

/// A title without the remark in brackets that it has inside.
pub(super) fn without_bracket(title: &str) -> String {
    let mut title = title.to_owned();
    if let Some(inside) = bracket(&title) {
        title.replace_range(inside, "");
    }
    title
}

/// The part of a line that is most like a title; of two that are equally so, the first. Places are none.
fn best_part(text: &str, line: &Range<usize>) -> Option<(Range<usize>, f32, &'static str)> {
    let mut best: Option<(Range<usize>, f32, &'static str)> = None;
    for part in parts(text, line) {
        let title = without_bracket(&text[part.clone()]);
        let Some(found) = normalise_title(&title).filter(|_| !is_place(&title)) else { continue };
        if best.as_ref().is_none_or(|(_, score, _)| found.score > *score) {
            best = Some((part, found.score, found.canonical));
        }
    }
    best
}

fn parts(text: &str, line: &Range<usize>) -> Vec<Range<usize>> {
    let content = &text[line.clone()];
    let signs = content.match_indices(['|', '–', '—', '(', ')', '[', ']', '·', '•', '\t']);
    let words = [" - ", " at ", " @ ", ": "].into_iter().flat_map(|word| content.match_indices(word));
    let mut ends: Vec<(usize, usize)> = signs.chain(words).map(|(at, sign)| (at, at + sign.len())).collect();
    ends.sort_unstable();
    ends.push((content.len(), content.len()));
    let mut start = 0;
    let mut parts = Vec::new();
    for (at, after) in ends {
        if start < at {
            parts.push(without_place(text, &without_stars(text, &(line.start + start..line.start + at))));
        }
        start = after.max(start);
    }
    // Of two that are equally like a title the first is taken: here the longer one.
    let around = around_bracket(text, line, &parts);
    parts.splice(0..0, around);
    parts.retain(|part| !part.is_empty());
    parts
}

/// What stands on both sides of a bracket, as one part.
fn around_bracket(text: &str, line: &Range<usize>, parts: &[Range<usize>]) -> Option<Range<usize>> {
    let inside = bracket(&text[line.clone()])?;
    let (open, close) = (line.start + inside.start, line.start + inside.end);
    let before = parts.iter().rfind(|part| !part.is_empty() && part.end <= open)?;
    let after = parts.iter().find(|part| !part.is_empty() && part.start >= close)?;
    let is_beside = text[before.end..open].trim().is_empty() && text[close..after.start].trim().is_empty();
    is_beside.then_some(before.start..after.end)
}

/// "Data Analyst, Boston, MA" is a data analyst.
fn without_place(text: &str, part: &Range<usize>) -> Range<usize> {
    let title = &text[part.clone()];
    let mut commas = title.match_indices(',').map(|(at, _)| at);
    let place = commas.find(|at| is_place(&title[at + 1..]));
    place.map_or_else(|| part.clone(), |at| part.start..part.start + at)
}

fn is_place(text: &str) -> bool {
    let text = text.trim();
    find_place(text).is_some_and(|found| found.start == 0 && found.end == text.len())
}

fn without_stars(text: &str, range: &Range<usize>) -> Range<usize> {
    let range = trimmed(text, range);
    let inner = text[range.clone()].trim_matches(['*', '#', '_', ' ', '"', '“', '”']);
    let start = range.start + text[range.clone()].find(inner).unwrap_or_default();
    start..start + inner.len()
}

fn is_short(text: &str) -> bool {
    !text.is_empty() && text.len() <= LONGEST && text.split_whitespace().nth(MOST_WORDS).is_none()
}
