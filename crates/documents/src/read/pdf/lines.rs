//! From letters to rows: segments on one height.

use std::collections::HashMap;

use super::{
    columns,
    segments::{APART, Segment, segments},
    sheet::Glyph,
};
use crate::read::marks;

/// Beyond this share of the size a space stands between two segments that become one.
const SPACE: f64 = 0.15;
/// Segments of a row that are nearer than this are one: the words of a line that was set wide.
const WIDE: f64 = 1.6;

#[derive(Clone, Debug)]
pub(super) struct Row {
    pub segments: Vec<Segment>,
    pub base: f64,
    pub size: f64,
    pub turn: u8,
}

impl Row {
    pub fn text(&self) -> String {
        self.segments.iter().map(|segment| segment.text.as_str()).collect::<Vec<_>>().join(" ")
    }

    pub fn left(&self) -> f64 {
        self.segments.first().map_or(0.0, |segment| segment.left)
    }
}

/// Tenths of a point: sizes that differ by less are the same.
pub(super) fn tenths(size: f64) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "letters are a few points high")]
    let tenths = (size * 10.0).round().clamp(0.0, 100_000.0) as i64;
    tenths
}

pub(super) fn from_tenths(size: i64) -> f64 {
    f64::from(i32::try_from(size).unwrap_or(100)) / 10.0
}

/// The rows of a page in the order in which they are read. Lines that are turned come after the others.
pub(super) fn rows(glyphs: Vec<Glyph>) -> Vec<Row> {
    let mut turns: [Vec<Glyph>; 4] = [const { Vec::new() }; 4];
    for glyph in glyphs {
        turns[usize::from(glyph.turn % 4)].push(glyph);
    }
    let mut order = [0, 1, 2, 3];
    order.sort_by_key(|turn| std::cmp::Reverse(turns[*turn].len()));
    let mut rows = Vec::new();
    for turn in order {
        let mut segments = segments(&turns[turn]);
        drop_doubles(&mut segments);
        let turn = u8::try_from(turn).unwrap_or(0);
        rows.extend(merged(&columns::order(group(segments, turn))));
    }
    rows.retain(|row| !row.segments.is_empty());
    rows
}

/// Bold letters are sometimes made by writing them twice.
fn drop_doubles(segments: &mut Vec<Segment>) {
    let mut seen: HashMap<String, Vec<(f64, f64)>> = HashMap::new();
    segments.retain(|segment| {
        let near = 0.2 * segment.size;
        let places = seen.entry(segment.text.clone()).or_default();
        let double = places
            .iter()
            .rev()
            .take(50)
            .any(|(left, base)| (left - segment.left).abs() < near && (base - segment.base).abs() < near);
        places.push((segment.left, segment.base));
        !double
    });
}

fn group(mut segments: Vec<Segment>, turn: u8) -> Vec<Row> {
    segments.sort_by(|a, b| a.base.total_cmp(&b.base).then(a.left.total_cmp(&b.left)));
    let mut rows: Vec<Row> = Vec::new();
    for segment in segments {
        match rows.last_mut() {
            Some(row) if (segment.base - row.base).abs() <= 0.35 * segment.size.min(row.size) => {
                row.size = row.size.max(segment.size);
                row.segments.push(segment);
            }
            _ => rows.push(Row { base: segment.base, size: segment.size, segments: vec![segment], turn }),
        }
    }
    for row in &mut rows {
        row.segments.sort_by(|a, b| a.left.total_cmp(&b.left));
    }
    rows
}

/// Segments that are near each other become one, unless cells stand there in the rows around.
fn merged(rows: &[Row]) -> Vec<Row> {
    let around = |at: usize| &rows[at.saturating_sub(6)..rows.len().min(at + 7)];
    let row = |(at, row): (usize, &Row)| {
        let begins = |left: f64| around(at).iter().filter(|row| begins_cell(row, left)).count() > 1;
        merge(row.clone(), begins)
    };
    rows.iter().enumerate().map(row).collect()
}

/// Whether a segment that is apart from the one before it begins here.
fn begins_cell(row: &Row, left: f64) -> bool {
    let near = 0.2 * row.size;
    let at = row.segments.partition_point(|segment| segment.left < left - near);
    let pair = at.checked_sub(1).and_then(|before| row.segments.get(before..=at));
    pair.is_some_and(|pair| pair[1].left <= left + near && pair[1].left - pair[0].right >= APART * row.size)
}

fn merge(mut row: Row, begins: impl Fn(f64) -> bool) -> Row {
    let mut merged: Vec<Segment> = Vec::new();
    for segment in row.segments {
        match merged.last_mut() {
            Some(last) if is_near(last, &segment, &begins) => {
                let bullet = marks::is_bullet(&last.text);
                if segment.left - last.right > SPACE * last.size || bullet {
                    last.text.push(' ');
                }
                last.text.push_str(&segment.text);
                last.right = last.right.max(segment.right);
                last.bold = (last.bold || bullet) && segment.bold;
                last.mono = (last.mono || bullet) && segment.mono;
                last.size = if bullet { segment.size } else { last.size.max(segment.size) };
            }
            _ => merged.push(segment),
        }
    }
    row.segments = merged;
    row
}

/// A bullet belongs to its words however far, and so does a number.
fn is_near(last: &Segment, segment: &Segment, begins: impl Fn(f64) -> bool) -> bool {
    let gap = (segment.left - last.right) / last.size.max(segment.size);
    if marks::is_bullet(&last.text) {
        return gap < 5.0;
    }
    let number = || last.text.len() <= 5 && marks::item(&format!("{} {}", last.text, segment.text)).is_some();
    gap < WIDE && (gap < APART || number() || !begins(segment.left))
}
