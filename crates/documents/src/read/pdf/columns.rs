//! Text in columns is read one column after the other; a table, which looks much the same, row by row. What was
//! written first tells them apart.

use super::{lines::Row, segments::Segment, sides};

/// Fewer rows are no column.
const TALL: usize = 5;
/// Columns beside columns.
const DEEP: usize = 3;

pub(super) fn order(rows: Vec<Row>) -> Vec<Row> {
    split(rows, DEEP)
}

fn split(rows: Vec<Row>, deep: usize) -> Vec<Row> {
    if deep == 0 || rows.len() < TALL {
        return rows;
    }
    let Some((gutter, start, end)) = widest_band(&rows) else {
        return rows;
    };
    let mut rows = rows;
    let after = rows.split_off(end);
    let band = rows.split_off(start);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for row in band {
        let (one, other): (Vec<_>, Vec<_>) = row.segments.iter().cloned().partition(|s| s.right <= gutter);
        for (side, segments) in [(&mut left, one), (&mut right, other)] {
            if let Some(first) = segments.first() {
                let size = segments.iter().map(|segment| segment.size).fold(0.0, f64::max);
                side.push(Row { base: first.base, size, segments, ..row });
            }
        }
    }
    let mut ordered = split(rows, deep - 1);
    ordered.extend(split(left, deep - 1));
    ordered.extend(split(right, deep - 1));
    ordered.extend(split(after, deep - 1));
    ordered
}

/// The tallest run of rows with an empty strip down its middle that are columns, and where the strip is.
fn widest_band(rows: &[Row]) -> Option<(f64, usize, usize)> {
    let mut strips: Vec<f64> = Vec::new();
    for row in rows {
        for pair in row.segments.windows(2) {
            if pair[1].left - pair[0].right > 0.8 * row.size {
                strips.push(f64::midpoint(pair[0].right, pair[1].left));
            }
        }
    }
    let mut edges = edges(rows);
    for strips in [&mut strips, &mut edges] {
        strips.sort_by(f64::total_cmp);
        strips.dedup_by(|a, b| (*a - *b).abs() < 3.0);
        strips.truncate(200);
    }
    strips.extend(edges);
    let mut best: Option<(f64, usize, usize)> = None;
    let mut even = 0;
    for strip in strips {
        let crossed = |row: &Row| row.segments.iter().any(|s| s.left < strip && s.right > strip);
        let mut start = 0;
        while start < rows.len() {
            let end = (start..rows.len()).find(|at| crossed(&rows[*at])).unwrap_or(rows.len());
            let height = best.map_or(0, |(_, from, to)| to - from);
            if end - start >= TALL.max(height) {
                let same = below_each_other(&rows[start..end], strip);
                // Of two that are as tall, the one behind which most lines begin below each other: dates at the right
                // margin of one column are no part of the next.
                let better = end - start > height || same > even;
                if better && is_columns(&rows[start..end], strip) {
                    (best, even) = (Some((strip, start, end)), same);
                }
            }
            start = end + 1;
        }
    }
    best
}

/// How many of a hundred lines behind a strip begin where most of them do.
fn below_each_other(rows: &[Row], strip: f64) -> usize {
    let first = |row: &Row| row.segments.iter().find(|segment| segment.right > strip).map(|first| first.left);
    let mut lefts: Vec<f64> = rows.iter().filter_map(first).collect();
    lefts.sort_by(f64::total_cmp);
    let mut from = 0;
    let mut most = 0;
    for (at, left) in lefts.iter().enumerate() {
        while left - lefts[from] > 1.0 {
            from += 1;
        }
        most = most.max(at + 1 - from);
    }
    most * 100 / lefts.len().max(1)
}

/// Columns whose lines lie on different heights leave no row with a gap; but the lines of one begin below each other.
fn edges(rows: &[Row]) -> Vec<f64> {
    let mut lefts: Vec<f64> = rows.iter().flat_map(|row| &row.segments).map(|segment| segment.left).collect();
    lefts.sort_by(f64::total_cmp);
    let many = lefts.windows(TALL).filter(|same| same[TALL - 1] - same[0] < 1.0);
    many.map(|same| same[0] - 0.5).collect()
}

/// Both sides hold lines of text, and one side was written before the other; or they are no rows of a table.
fn is_columns(rows: &[Row], strip: f64) -> bool {
    let is_left = |segment: &Segment| segment.right <= strip;
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for segment in rows.iter().flat_map(|row| &row.segments) {
        let side = if is_left(segment) { &mut left } else { &mut right };
        side.push((segment.order, segment.text.chars().count()));
    }
    if left.len() < TALL || right.len() < TALL {
        return false;
    }
    let usual = |side: &[(usize, usize)]| {
        let mut lengths: Vec<usize> = side.iter().map(|(_, length)| *length).collect();
        lengths.sort_unstable();
        lengths[lengths.len() / 2]
    };
    let shorter = usual(&left).min(usual(&right));
    // Marks before words are no column.
    if shorter < 3 {
        return false;
    }
    let mut orders: Vec<usize> = left.iter().map(|(order, _)| *order).collect();
    orders.sort_unstable();
    // For each on the right, how many on the left came before it.
    let before: usize = right.iter().map(|(order, _)| orders.partition_point(|other| other < order)).sum();
    let all = left.len() * right.len();
    let apart = before * 100 >= all * 95 || before * 100 <= all * 5;
    shorter >= 12 && apart || sides::stand_alone(rows, strip)
}
