//! Whether two sides of a page have nothing to do with each other, as a sidebar and what stands beside it: lines on
//! heights of their own, written side by side, sentences that go on next to the beginning of something else.

use super::{lines::Row, segments::Segment};

/// Fewer lines are no column.
const TALL: usize = 5;
/// Lines whose heights differ by more share none, as a share of the size.
const LEVEL: f64 = 0.06;
/// Lines of one column are no further apart, in sizes. The first cells of a table with long others are.
const DENSE: f64 = 2.4;
const TIGHT: f64 = 1.8;
/// Between columns there is at least so much room, in sizes.
const GUTTER: f64 = 0.8;

/// One row of one side.
struct Line<'r> {
    row: usize,
    first: &'r Segment,
    last: &'r Segment,
}

struct Side<'r> {
    lines: Vec<Line<'r>>,
    left: f64,
    right: f64,
}

impl<'r> Side<'r> {
    fn of(rows: &'r [Row], belongs: impl Fn(&Segment) -> bool) -> Self {
        let mut side = Self { lines: Vec::new(), left: f64::INFINITY, right: f64::NEG_INFINITY };
        for (row, segments) in rows.iter().map(|row| &row.segments).enumerate() {
            let mut own = segments.iter().filter(|segment| belongs(segment));
            if let Some(first) = own.next() {
                let last = own.next_back().unwrap_or(first);
                side.left = side.left.min(first.left);
                side.right = side.right.max(last.right);
                side.lines.push(Line { row, first, last });
            }
        }
        side
    }

    /// The usual distance of its lines, in sizes.
    fn distance(&self) -> f64 {
        let distance = |pair: &[Line<'_>]| (pair[1].first.base - pair[0].first.base) / pair[1].first.size;
        let mut distances: Vec<f64> = self.lines.windows(2).map(distance).collect();
        distances.sort_by(f64::total_cmp);
        distances.get(distances.len() / 2).copied().unwrap_or(f64::INFINITY)
    }

    /// Whether most of it are years and numbers: what stands beside them belongs to them.
    fn is_figures(&self) -> bool {
        let figured = |line: &&Line<'_>| line.first.text.chars().any(|c| c.is_ascii_digit());
        self.lines.iter().filter(figured).count() * 2 > self.lines.len()
    }

    /// Whether a line goes on with the sentence above it, which filled its line.
    fn goes_on(&self, at: usize) -> bool {
        let Some([above, line]) = at.checked_sub(1).and_then(|above| self.lines.get(above..=at)) else {
            return false;
        };
        let size = line.first.size;
        let ends = above.last.text.ends_with(['.', '!', '?', ':', ';']);
        let full = above.last.right + line.first.first > self.right - 0.05 * (self.right - self.left);
        let near = line.first.base - above.first.base < TIGHT * size;
        near && full && !ends && line.first.text.starts_with(char::is_lowercase)
    }
}

/// Whether the sides of a strip are columns, however short their lines are.
pub(super) fn stand_alone(rows: &[Row], strip: f64) -> bool {
    let left = Side::of(rows, |segment| segment.right <= strip);
    let right = Side::of(rows, |segment| segment.right > strip);
    let (short, long) = if left.lines.len() <= right.lines.len() { (&left, &right) } else { (&right, &left) };
    let Some(size) = short.lines.first().map(|line| line.first.size) else {
        return false;
    };
    if short.lines.len() < TALL || right.left - left.right < GUTTER * size {
        return false;
    }
    let (shared, crossed) = beside(short, long);
    let (count, turns, distance) = (short.lines.len(), turns(short, long), short.distance());
    let own_heights = shared * 2 < count;
    // Rows of a table are written one after the other, and their cells have few lines.
    let blocks = if own_heights { turns < count } else { turns * 2 < count };
    if blocks && distance < DENSE {
        let uneven = count * 5 <= long.lines.len() * 4;
        return own_heights || !short.is_figures() && (uneven || crossed > 0);
    }
    distance < TIGHT && (shared * 4 < count || crossed >= 3 && crossed * 4 >= shared)
}

/// How many lines of the shorter side stand on the height of one of the other, and in how many of these rows only one
/// of the two goes on with a sentence.
fn beside(short: &Side<'_>, long: &Side<'_>) -> (usize, usize) {
    let (mut shared, mut crossed) = (0, 0);
    for (at, line) in short.lines.iter().enumerate() {
        let Ok(other) = long.lines.binary_search_by_key(&line.row, |other| other.row) else {
            continue;
        };
        let beside = long.lines[other].first;
        if (line.first.base - beside.base).abs() <= LEVEL * line.first.size.max(beside.size) {
            shared += 1;
            crossed += usize::from(short.goes_on(at) != long.goes_on(other));
        }
    }
    (shared, crossed)
}

/// How often what was written changes from one side to the other.
fn turns(short: &Side<'_>, long: &Side<'_>) -> usize {
    let orders = |side: &Side<'_>, own: bool| -> Vec<(usize, bool)> {
        side.lines.iter().map(|line| (line.first.order, own)).collect()
    };
    let mut written = [orders(short, true), orders(long, false)].concat();
    written.sort_unstable();
    written.windows(2).filter(|pair| pair[0].1 != pair[1].1).count()
}
