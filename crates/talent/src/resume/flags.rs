//! What was tried, or looks like it: told, and without any weight.

use std::ops::Range;

use documents::Hidden;

use super::{
    injection::{self, Order},
    jobs::Jobs,
    layout::Placed,
    lines::Line,
    split, stuffing,
};
use crate::model::{Flag, FlagKind};

/// Nobody reads more of them.
pub(super) const MOST: usize = 100;
/// So much of hidden words is shown.
const SHOWN: usize = 200;
const INSTRUCTS: &str = "This tells a reader or a program what to do with the résumé. It counts nothing.";

#[derive(Default)]
pub(super) struct Flagged {
    /// What is told, and where it stands.
    pub found: Vec<(FlagKind, Range<usize>, String)>,
    /// What is no evidence, in order and without overlaps.
    pub struck: Vec<Range<usize>>,
}

/// What people see and should know about. `text` is what the lines are from.
pub(super) fn flagged(text: &str, lines: &[Placed<'_>], jobs: &Jobs) -> Flagged {
    let mut flagged = Flagged { struck: instructions(text, lines), ..Flagged::default() };
    let told = |place: &Range<usize>| (FlagKind::Injection, place.clone(), INSTRUCTS.to_owned());
    flagged.found = flagged.struck.iter().map(told).collect();
    for stuffed in stuffing::stuffed(text, lines, jobs, &flagged.struck) {
        flagged.found.push((FlagKind::KeywordStuffing, stuffed.place.clone(), stuffed.message));
        flagged.struck.push(stuffed.place);
    }
    flagged.found.sort_by_key(|(_, place, _)| place.start);
    flagged.struck = merged(flagged.struck);
    flagged
}

fn merged(mut places: Vec<Range<usize>>) -> Vec<Range<usize>> {
    places.sort_by_key(|place| place.start);
    let mut merged: Vec<Range<usize>> = Vec::with_capacity(places.len());
    for place in places {
        match merged.last_mut() {
            Some(last) if place.start <= last.end => last.end = last.end.max(place.end),
            _ => merged.push(place),
        }
    }
    merged
}

/// Those of the places, which are in order and without overlaps, that have something of this one.
fn touching<'a>(
    place: &Range<usize>,
    places: &'a [Range<usize>],
) -> impl Iterator<Item = &'a Range<usize>> + use<'a> {
    let end = place.end;
    let first = places.partition_point(|one| one.end <= place.start);
    places[first..].iter().take_while(move |one| one.start < end)
}

/// What is left of a place without what was struck.
pub(super) fn left(text: &str, place: &Range<usize>, struck: &[Range<usize>]) -> Vec<Range<usize>> {
    let mut struck = touching(place, struck).peekable();
    if struck.peek().is_none() {
        return vec![place.clone()];
    }
    let mut left = Vec::new();
    let mut at = place.start;
    for one in struck {
        left.push(at..one.start.max(at));
        at = one.end;
    }
    left.push(at.min(place.end)..place.end);
    let trimmed = left.into_iter().map(|range| {
        let piece = &text[range.clone()];
        let start = range.start + (piece.len() - piece.trim_start().len());
        start..start + piece.trim().len()
    });
    trimmed.filter(|range| !range.is_empty()).collect()
}

/// What instructs somebody, also where it goes over two lines.
fn instructions(text: &str, lines: &[Placed<'_>]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut before: Option<&Line<'_>> = None;
    for line in lines.iter().map(|placed| &placed.line) {
        let mut own = orders(text, line.range(), line.is_item());
        if own.is_empty()
            && let Some(before) = before.filter(|before| is_one(before, line))
        {
            for place in orders(text, before.start..line.end(), before.is_item()) {
                let (first, second) = (place.start..before.end(), line.start..place.end);
                own.extend([first, second].into_iter().filter(|half| !half.is_empty()));
            }
        }
        before = own.is_empty().then_some(line);
        found.extend(own);
    }
    merged(found)
}

fn is_one(before: &Line<'_>, line: &Line<'_>) -> bool {
    let goes_on = !line.is_apart && !line.is_item() && line.column.is_none();
    goes_on && before.end() < line.start && !before.text.ends_with(['.', '!', '?', ':'])
}

/// The sentences that instruct somebody, with those that go on with it. What stands beside them in a line is as good as
/// it was.
fn orders(text: &str, place: Range<usize>, is_item: bool) -> Vec<Range<usize>> {
    let piece = &text[place.clone()];
    let mut orders: Vec<Range<usize>> = Vec::new();
    let (mut is_speech, mut goes_on) = (false, false);
    for (number, sentence) in sentences(piece).into_iter().enumerate() {
        let said = &piece[sentence.clone()];
        let order = injection::order(said);
        // A paragraph that begins so was written for programs from end to end.
        let is_first = number == 0 && !is_item;
        is_speech |= order.is_some_and(|order| is_first || order == Order::Speech);
        let belongs = is_speech || order.is_some() || (goes_on && injection::is_about_applicant(said));
        let range = place.start + sentence.start..place.start + sentence.end;
        match orders.last_mut() {
            Some(last) if belongs && goes_on => last.end = range.end,
            _ if belongs => orders.push(range),
            _ => {}
        }
        goes_on = belongs;
    }
    orders
}

/// Cut at a dot that may end none, where an instruction follows it.
fn sentences(piece: &str) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    for sentence in split::sentences(piece) {
        let start = sentence.start;
        let shorter = split::shortest_sentences(&piece[sentence.clone()]).into_iter();
        let shorter: Vec<_> = shorter.map(|range| start + range.start..start + range.end).collect();
        if shorter.len() > 1 && shorter.iter().any(|range| injection::order(&piece[range.clone()]).is_some())
        {
            all.extend(shorter);
        } else {
            all.push(sentence);
        }
    }
    all
}

/// What nobody sees, and what it tries if it tries more.
pub(super) fn hidden(hidden: &Hidden) -> Vec<Flag> {
    let words: String = hidden.text.chars().take(SHOWN).collect();
    let flag =
        |kind: FlagKind, message: String| Flag { kind, message, span: None, hidden: Some(words.clone()) };
    let why = hidden.why.words();
    let mut flags = vec![flag(FlagKind::HiddenText, format!("There is text {why}. It counts nothing."))];
    let mut sentences = split::sentences(&hidden.text).into_iter();
    if sentences.any(|range| injection::order(&hidden.text[range]).is_some()) {
        flags.push(flag(FlagKind::Injection, INSTRUCTS.to_owned()));
    }
    flags
}
