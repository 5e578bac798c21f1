//! Where to cut a section: pieces near the middle of what is wanted, rather between paragraphs than within.

use std::ops::Range;

use super::{Cut, units::Unit};

/// The best way to cut the units of a section, found for each place from those before it.
pub(super) fn pieces(units: &[Unit], cut: &Cut) -> Vec<Range<usize>> {
    let mut best: Vec<(f64, usize)> = vec![(0.0, 0)];
    for end in 1..=units.len() {
        let mut words = 0;
        let mut choice = (f64::INFINITY, end - 1);
        for start in (0..end).rev() {
            words += units[start].words;
            if start + 1 < end && words > cut.most + cut.most / 2 {
                break;
            }
            let cost = best[start].0 + size_cost(words, cut) + place_cost(units, end);
            if cost < choice.0 {
                choice = (cost, start);
            }
        }
        best.push(choice);
    }
    let mut pieces = Vec::new();
    let mut end = units.len();
    while end > 0 {
        let start = best[end].1;
        pieces.push(start..end);
        end = start;
    }
    pieces.reverse();
    pieces
}

fn share(part: usize, whole: usize) -> f64 {
    f64::from(u32::try_from(part).unwrap_or(u32::MAX))
        / f64::from(u32::try_from(whole.max(1)).unwrap_or(u32::MAX))
}

fn size_cost(words: usize, cut: &Cut) -> f64 {
    let ideal = usize::midpoint(cut.least, cut.most);
    let off = share(words.abs_diff(ideal), ideal);
    let short = share(cut.least.saturating_sub(words), cut.least);
    let long = share(words.saturating_sub(cut.most), cut.most);
    0.1 + 0.2 * off * off + short * short + 6.0 * long
}

/// What it costs to cut before a unit.
fn place_cost(units: &[Unit], at: usize) -> f64 {
    match units.get(at) {
        Some(unit) if !unit.begins => 0.25,
        Some(unit) if unit.header.is_some() => 0.05,
        _ => 0.0,
    }
}
