//! Headings, the columns below them, and labels as they are shown.

use super::{
    claims,
    groups::Group,
    hints,
    lines::Line,
    reading::Reading,
    roles::{Role, only_term, role},
    words::{Section, Word, core, vocabulary},
};

/// "Award  Spring 2027": the one column of a table.
pub fn only_column(text: &str, words: &[Word]) -> Option<String> {
    const HEADS: [&str; 9] =
        ["award", "awards", "item", "items", "fund", "description", "type", "name", "source"];
    let heads = words.iter().take_while(|word| HEADS.contains(&word.text.as_str())).count();
    (heads > 0).then(|| only_term(text, &words[heads..])).flatten()
}

pub fn is_unknown_heading(text: &str, label: &Group) -> bool {
    let aside =
        text.get(label.start..label.end).is_some_and(|own| own.trim_start().starts_with(['(', '*', '•']));
    !aside && label.words.len() <= 7 && !hints::is_known(&label.words)
}

/// Whether more than a space stands between two words.
fn is_apart(text: &str, word: &Word, next: &Word) -> bool {
    text.get(word.end..next.start).is_some_and(|gap| !gap.trim_matches(' ').is_empty())
}

/// "Fall: Tuition" is for the fall, and "Name: Pell Grant" is a Pell Grant.
pub fn own_term(text: &str, mut group: Group, reading: &mut Reading) -> Group {
    if group.prose {
        return group;
    }
    if let Some((Role::Term(name), length)) = role(text, &group.words)
        && length < group.words.len()
        && (length >= 2 || is_apart(text, &group.words[length - 1], &group.words[length]))
    {
        if reading.terms.is_empty() {
            reading.terms = vec![(name, reading.cents)];
        }
        group.words.drain(..length);
    }
    let numbered = |words: &[Word]| {
        let [first, next, ..] = words else { return false };
        let number = first.text.len() <= 2 && first.text.chars().all(|sign| sign.is_ascii_digit());
        number && text.get(first.end..next.start).is_some_and(|gap| gap.starts_with(['.', ')']))
    };
    if numbered(&group.words) {
        group.words.remove(0);
    }
    let field = group
        .words
        .first()
        .is_some_and(|word| matches!(word.text.as_str(), "name" | "award" | "fund" | "type"));
    if field && group.words.len() > 1 && hints::before_colon(text, &group.words) == 1 {
        group.words.remove(0);
    }
    group
}

/// The words of a label without what says nothing at its end, and without a parenthesis that the amount stands in.
pub fn shown(text: &str, group: &Group) -> Vec<Word> {
    let mut words = group.words.clone();
    let before =
        group.sums.first().and_then(|sum| text.get(group.start..sum.amount.start)).unwrap_or_default();
    if let Some(open) = before.rfind('(').filter(|place| !before[*place..].contains(')')) {
        let kept = words.iter().take_while(|word| word.end <= group.start + open).count();
        words.truncate(kept.max(1));
    }
    while words.len() > 1 && !group.prose && words.last().is_some_and(hints::is_filler) {
        words.pop();
    }
    words
}

/// Which part of the letter a line opens, if it is a heading: it names a group and hardly anything else.
pub fn heading(text: &str, line: &Line) -> Option<Section> {
    let words = &line.words[..];
    if words.len() > 14 {
        return None;
    }
    let outer = claims::outside(text, words);
    let section = vocabulary().section(&outer)?;
    let (from, to) = vocabulary().section_words(&outer)?;
    let core = core(&outer).len();
    if vocabulary().collective(&outer).is_some() {
        return Some(section);
    }
    if line.prose {
        let ends = text[line.start..line.end].trim_end().ends_with(['.', '!', '?', ',']);
        return (!ends && (from == 0 || to - from >= 2)).then_some(section);
    }
    let program = vocabulary().entry(&outer).is_some_and(|(entry, _, _)| entry.program.is_some());
    ((to - from) * 2 >= core && !program).then_some(section)
}

/// The words as they stand in the letter, on one line.
pub fn slice(text: &str, words: &[Word]) -> String {
    let (Some(first), Some(last)) = (words.first(), words.last()) else { return String::new() };
    let own = text.get(first.start..last.end).unwrap_or_default();
    let closes = own.matches('(').count() > own.matches(')').count()
        && text.get(last.end..).is_some_and(|rest| rest.starts_with(')'));
    let own = text.get(first.start..last.end + usize::from(closes)).unwrap_or_default();
    own.split_whitespace().collect::<Vec<_>>().join(" ")
}
