//! From letters to rows: letters that stand beside each other are a segment, segments on one height a row.

use std::collections::HashMap;

use super::{columns, sheet::Glyph};
use crate::read::marks;

/// Beyond this share of the size two letters are two words.
const SPACE: f64 = 0.15;
/// Beyond this they are two segments.
const APART: f64 = 1.0;
/// Segments of a row that are nearer than this are one: the words of a line that was set wide.
const WIDE: f64 = 1.6;

#[derive(Clone, Debug)]
pub(super) struct Segment {
    pub text: String,
    pub left: f64,
    pub right: f64,
    pub base: f64,
    pub size: f64,
    /// How wide the first word is.
    pub first: f64,
    pub bold: bool,
    pub mono: bool,
    /// When it was written: a column is written before the next one begins, a row of a table before the next row.
    pub order: usize,
}

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
        rows.extend(columns::order(group(segments, turn)).into_iter().map(merge));
    }
    rows.retain(|row| !row.segments.is_empty());
    rows
}

fn segments(glyphs: &[Glyph]) -> Vec<Segment> {
    let mut segments: Vec<Segment> = Vec::new();
    let (mut letters, mut bold, mut mono) = (0_usize, 0_usize, 0_usize);
    for (order, glyph) in glyphs.iter().enumerate() {
        let going_on = segments.last().is_some_and(|segment| follows(segment, glyph));
        if !going_on {
            if glyph.text.trim().is_empty() {
                continue;
            }
            (letters, bold, mono) = (0, 0, 0);
            segments.push(Segment {
                text: String::new(),
                left: glyph.left,
                right: glyph.left,
                base: glyph.base,
                size: glyph.size,
                first: 0.0,
                bold: false,
                mono: false,
                order,
            });
        }
        let segment = segments.last_mut().expect("one was just added");
        let space = glyph.text.chars().all(char::is_whitespace) && !glyph.text.is_empty();
        let apart = glyph.left - segment.right > SPACE * segment.size.max(glyph.size);
        if (space || apart) && !segment.text.is_empty() && !segment.text.ends_with(' ') {
            if segment.first == 0.0 {
                segment.first = segment.right - segment.left;
            }
            segment.text.push(' ');
        }
        if !space {
            segment.text.push_str(&glyph.text);
            segment.size = segment.size.max(glyph.size);
            letters += 1;
            bold += usize::from(glyph.bold);
            mono += usize::from(glyph.mono);
        }
        segment.right = segment.right.max(glyph.right);
        segment.bold = bold * 10 >= letters * 9;
        segment.mono = mono * 10 >= letters * 9;
    }
    for segment in &mut segments {
        segment.text.truncate(segment.text.trim_end().len());
        if segment.first == 0.0 {
            segment.first = segment.right - segment.left;
        }
    }
    segments
}

/// Whether a letter continues the segment: on its line, or raised or lowered beside it, and near.
fn follows(segment: &Segment, glyph: &Glyph) -> bool {
    let size = segment.size.max(glyph.size);
    let height = (glyph.base - segment.base).abs();
    let raised = height < 0.6 * size && glyph.size < 0.85 * segment.size;
    let gap = glyph.left - segment.right;
    (height < 0.25 * size || raised) && gap < APART * size && gap > -0.5 * size
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

/// Segments that are near each other become one, and a bullet belongs to its words however far.
fn merge(mut row: Row) -> Row {
    let mut merged: Vec<Segment> = Vec::new();
    for segment in row.segments {
        match merged.last_mut() {
            Some(last) if is_near(last, &segment) => {
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

fn is_near(last: &Segment, segment: &Segment) -> bool {
    let wide = if marks::is_bullet(&last.text) { 5.0 } else { WIDE };
    segment.left - last.right < wide * last.size.max(segment.size)
}
