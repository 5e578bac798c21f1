//! Amounts in sentences, each with the words that are about it.

use super::{
    amounts::{Amount, Style},
    groups::{Group, Sum},
    hints::{ends_with_at_most, is_known},
    lines::Line,
    roles::{Unit, unit_behind, unit_in},
    words::Word,
};

/// Each amount of a sentence with the words around it, up to the next comma or full stop.
pub fn sentences(text: &str, line: &Line) -> Vec<Group> {
    let amounts: Vec<&Amount> =
        line.amounts.iter().filter(|amount| !matches!(amount.style, Style::Dash | Style::Bare)).collect();
    let mut found = Vec::new();
    let mut from = line.start;
    for (place, amount) in amounts.iter().enumerate() {
        let next = amounts.get(place + 1).map_or(line.end, |next| next.start);
        let (behind_end, next_from) = split(text, amount.end, next, place + 1 == amounts.len());
        let before = line.between(from, amount.start);
        let before = &before[before.len().saturating_sub(40)..];
        let raw = text.get(amount.end..next).unwrap_or_default();
        let unit = unit_behind(raw, line.between(amount.end, next));
        let taken = unit.map_or(0, |(_, taken)| taken);
        let behind = line.between(amount.end, behind_end);
        let rest = behind.get(taken..behind.len().min(40).max(taken)).unwrap_or_default();
        let around: Vec<Word> = before.iter().chain(rest).cloned().collect();
        let unit = unit.map(|(unit, _)| unit).or_else(|| unit_in(&around));
        from = next_from;
        let again = found.last().is_some_and(|last: &Group| last.sums[0].unit == Some(Unit::Year));
        if unit == Some(Unit::Years) && again {
            continue;
        }
        let at_most = ends_with_at_most(before);
        let sum = Sum { amount: (*amount).clone(), role: None, unit, at_most };
        let start = before.first().map_or(amount.start, |word| word.start);
        let end = rest.last().map_or(amount.end, |word| word.end).max(amount.end);
        found.push(Group {
            start: start.min(amount.start),
            end,
            line: line.number,
            key: right_behind(before, rest),
            words: around,
            sums: vec![sum],
            prose: true,
            ..Group::default()
        });
    }
    found
}

/// "a $35 fee": what the amount is called by the words right behind it.
fn right_behind(before: &[Word], behind: &[Word]) -> Vec<Word> {
    const ENDS: [&str; 18] = [
        "for", "toward", "towards", "to", "from", "at", "by", "with", "per", "on", "if", "when", "that",
        "which", "is", "are", "due", "off",
    ];
    let named = before
        .last()
        .is_some_and(|word| matches!(word.text.as_str(), "of" | "at" | "is" | "was" | "by" | "be"));
    let near = behind.iter().take(4).take_while(|word| !ENDS.contains(&word.text.as_str()));
    let near: Vec<Word> = near.cloned().collect();
    if !named && is_known(&near) { near } else { Vec::new() }
}

/// Where what is said about one amount ends, and where what is said about the next begins.
fn split(text: &str, from: usize, to: usize, last: bool) -> (usize, usize) {
    let gap = text.get(from..to).unwrap_or_default();
    let stop = gap.find(". ").or_else(|| gap.find(".\n"));
    let mark = gap
        .find([',', ';'])
        .into_iter()
        .chain(gap.find(" and "))
        .chain(gap.find(" + "))
        .chain(gap.find(" plus "))
        .chain(stop)
        .min();
    let behind = if last { stop.unwrap_or(gap.len()) } else { mark.unwrap_or(0) };
    let next = gap.rfind(". ").map(|place| place + 1).or(mark).unwrap_or(0);
    (from + behind, from + next)
}
