//! Rows of a page become lines of text, or rows of a table where several have cells below each other.

use super::{lines::Row, segments::Segment};
use crate::{
    document::CELL,
    read::{
        flow::{Line, Piece},
        marks,
    },
};

/// Lines nearer than this, as multiples of what is usual, belong to one cell.
const TIGHT: f64 = 1.15;
/// The same for the paragraphs of a cell.
const LOOSE: f64 = 2.2;

pub(super) fn pieces(rows: Vec<Row>, body: f64) -> Vec<Piece> {
    let leading = leading(&rows);
    let mut pieces = Vec::new();
    let mut above: Option<(f64, f64)> = None;
    let mut is_over = false;
    let mut rest = rows.into_iter().peekable();
    while let Some(row) = rest.next() {
        let mut table = vec![row];
        let mut cells = is_celled(&table[0]).then_some(0);
        while let Some(next) = rest.next_if(|next| goes_on(&table, cells, next, leading)) {
            cells = if is_celled(&next) { Some(table.len()) } else { cells };
            table.push(next);
        }
        // What follows the last row with cells is text again.
        let celled = table.iter().filter(|row| row.segments.len() > 1).count();
        let last = table.last().map(|row| (row.base, row.size));
        // One row alone is one where its table goes on on another page.
        let wide = table.iter().any(|row| row.segments.len() > 2);
        if (celled >= 2 || wide) && !is_sparse(&table) {
            pieces.extend(table_rows(&table, leading));
            is_over = false;
        } else {
            for row in table {
                let gap = above.map_or(APART, |(base, size)| {
                    let usual = leading * row.size.max(size).max(0.5 * body);
                    if row.base > base { (row.base - base) / usual } else { APART }
                });
                let gap = if is_over { gap.max(APART) } else { gap };
                is_over = has_aside(&row);
                above = Some((row.base, row.size));
                pieces.push(Piece::Line(line(&row, gap)));
            }
        }
        above = last;
    }
    pieces
}

/// Lines that are so far apart, in usual distances, are two pieces.
const APART: f64 = 9.0;
/// What stands at the right margin by itself is not longer.
const ASIDE: usize = 30;

/// A name and a date at the right margin are a line of their own, which looks as full as one that goes on.
fn has_aside(row: &Row) -> bool {
    let short = |segment: &Segment| segment.text.chars().count() <= ASIDE;
    is_celled(row) && row.segments.last().is_some_and(short)
}

/// A table of this many columns is a drawing made of letters.
const COLUMNS: usize = 1_000;
/// Smaller tables may have as many empty cells as they like.
const SMALL: usize = 100_000;

/// Whether next to nothing stands in its cells.
fn is_sparse(table: &[Row]) -> bool {
    let columns = table.iter().map(|row| row.segments.len()).max().unwrap_or(0);
    let filled: usize = table.iter().map(|row| row.segments.len()).sum();
    let cells = columns.saturating_mul(table.len());
    columns > COLUMNS || cells > SMALL && cells / 8 > filled
}

fn is_celled(row: &Row) -> bool {
    row.segments.len() > 1
}

/// The usual distance of two lines, in sizes.
fn leading(rows: &[Row]) -> f64 {
    let mut distances: Vec<f64> = rows
        .windows(2)
        .map(|pair| (pair[1].base - pair[0].base) / pair[1].size.max(pair[0].size))
        .filter(|distance| (0.9..2.2).contains(distance))
        .collect();
    distances.sort_by(f64::total_cmp);
    distances.get(distances.len() / 3).copied().unwrap_or(1.3)
}

fn line(row: &Row, gap: f64) -> Line {
    let first = row.segments.first();
    Line {
        text: row.text(),
        left: row.left(),
        right: row.segments.iter().map(|segment| segment.right).fold(0.0, f64::max),
        first: first.map_or(0.0, |segment| segment.first),
        gap,
        size: row.size,
        bold: row.segments.iter().all(|segment| segment.bold),
        mono: row.segments.iter().all(|segment| segment.mono),
    }
}

/// Whether a row belongs to the table above it: it has cells as well, or goes on with one of its cells. `cells` is the
/// last of its rows that has some.
fn goes_on(table: &[Row], cells: Option<usize>, next: &Row, leading: f64) -> bool {
    let Some(last) = table.last() else {
        return false;
    };
    let distance = (next.base - last.base) / last.size.max(next.size);
    if !(0.0..6.0).contains(&distance) || cells.is_none() && !is_celled(next) {
        return false;
    }
    if is_celled(next) {
        return cells.is_some()
            || distance < TIGHT * leading && aligned(next, last) && !begins_anew(next, last);
    }
    let Some(cells) = cells.map(|at| &table[at]) else {
        return false;
    };
    let is_beside = is_beside_first(cells, next);
    let below = if is_beside { LOOSE } else { TIGHT };
    distance < below * leading && aligned(cells, next) && (is_beside || !begins_anew(cells, next))
}

/// Letters of a heading are so much larger than those of a table.
const LARGER: f64 = 1.08;
/// Fewer capitals are a short form.
const SHOUT: usize = 4;

/// Whether what stands below the first cell is a heading, or an item of a list: dates at the right margin make no table
/// of what stands below them.
fn begins_anew(cells: &Row, single: &Row) -> bool {
    let [segment] = single.segments.as_slice() else {
        return false;
    };
    let shouts = |text: &str| {
        text.chars().filter(|letter| letter.is_alphabetic()).count() >= SHOUT
            && !text.contains(char::is_lowercase)
    };
    let is_heading = segment.size > LARGER * cells.size
        || shouts(&segment.text) && cells.segments.iter().all(|cell| !shouts(&cell.text));
    // Numbers may count the lines of a form; bullets do not.
    is_heading || marks::item(&segment.text).is_some_and(|words| words.len() < segment.text.len())
}

/// Whether the first cell is empty: what stands there is no text of the page.
fn is_beside_first(cells: &Row, single: &Row) -> bool {
    cells.segments.first().is_some_and(|first| single.left() > first.right)
}

/// Whether a row of one segment stands below one cell of another row and nothing else.
fn aligned(cells: &Row, single: &Row) -> bool {
    let [segment] = single.segments.as_slice() else {
        return false;
    };
    let overlapped =
        cells.segments.iter().filter(|cell| cell.left < segment.right && cell.right > segment.left);
    let near = |one: f64, other: f64| (one - other).abs() < 0.8 * segment.size;
    let middle = |segment: &Segment| f64::midpoint(segment.left, segment.right);
    let below = |cell: &Segment| near(cell.left, segment.left) || near(middle(cell), middle(segment));
    overlapped.count() <= 1 && cells.segments.iter().any(below)
}

fn table_rows(rows: &[Row], leading: f64) -> Vec<Piece> {
    let columns = columns(rows);
    let mut distances: Vec<f64> =
        rows.windows(2).map(|pair| (pair[1].base - pair[0].base) / pair[0].size.max(pair[1].size)).collect();
    distances.sort_by(f64::total_cmp);
    let widest = distances.last().copied().unwrap_or(0.0);
    let airy = widest > 1.35 * distances.first().copied().unwrap_or(0.0);
    let mut table: Vec<(Vec<String>, bool)> = Vec::new();
    let mut above: Option<f64> = None;
    let mut heads = false;
    for row in rows {
        let mut cells = vec![String::new(); columns.len()];
        for segment in &row.segments {
            let cell = &mut cells[column(&columns, segment)];
            if !cell.is_empty() {
                cell.push(' ');
            }
            cell.push_str(&segment.text);
        }
        let bold = row.segments.iter().all(|segment| segment.bold);
        // A cell goes on as it began: below a name in bold stands something else, with a cell of its own.
        let begins = is_celled(row) && heads && !row.segments[0].bold;
        heads = row.segments[0].bold;
        let near = !begins
            && above.is_some_and(|base| (row.base - base) / row.size < (TIGHT * leading).min(0.9 * widest));
        above = Some(row.base);
        let headless = cells[0].is_empty() && row.segments.len() < columns.len();
        let lone = headless && row.segments.len() == 1 && columns.len() > 2;
        match table.last_mut() {
            // In a table with air between its rows lines that are near belong together; in a dense one only those
            // that leave the first cell empty.
            Some((last, heavy))
                if lone || if airy { near } else { headless && last.iter().any(|cell| !cell.is_empty()) } =>
            {
                for (cell, more) in last.iter_mut().zip(cells) {
                    if !cell.is_empty() && !more.is_empty() {
                        cell.push(' ');
                    }
                    cell.push_str(&more);
                }
                *heavy &= bold;
            }
            _ => table.push((cells, bold)),
        }
    }
    let header = is_header(&table);
    let row = |(at, (cells, _)): (usize, (Vec<String>, bool))| Piece::Row {
        cells: cells.join(CELL),
        header: at == 0 && header,
    };
    table.into_iter().enumerate().map(row).collect()
}

/// The first row names the columns: it alone is bold, or it alone has no figures.
fn is_header(table: &[(Vec<String>, bool)]) -> bool {
    let Some(((first, bold), rest)) = table.split_first() else {
        return false;
    };
    let figures =
        |cells: &[String]| cells.iter().skip(1).any(|cell| cell.contains(|c: char| c.is_ascii_digit()));
    let alone_bold = *bold && (rest.is_empty() || rest.iter().any(|(_, bold)| !bold));
    let alone_named = !figures(first) && !rest.is_empty() && rest.iter().all(|(cells, _)| figures(cells));
    alone_bold || alone_named
}

/// Where the cells stand: the strips that the rows with the most cells fill.
fn columns(rows: &[Row]) -> Vec<(f64, f64)> {
    let most = rows.iter().map(|row| row.segments.len()).max().unwrap_or(1);
    let mut columns: Vec<(f64, f64)> = Vec::new();
    for row in rows.iter().filter(|row| row.segments.len() == most) {
        if columns.is_empty() {
            columns = row.segments.iter().map(|segment| (segment.left, segment.right)).collect();
        } else {
            for (column, segment) in columns.iter_mut().zip(&row.segments) {
                *column = (column.0.min(segment.left), column.1.max(segment.right));
            }
        }
    }
    columns
}

/// The column that a segment stands in, or is nearest to.
fn column(columns: &[(f64, f64)], segment: &Segment) -> usize {
    let middle = f64::midpoint(segment.left, segment.right);
    let distance = |(left, right): &(f64, f64)| {
        let overlap = segment.right.min(*right) - segment.left.max(*left);
        let away = (f64::midpoint(*left, *right) - middle).abs();
        if overlap > 0.0 { away - 10_000.0 } else { away }
    };
    let nearest = columns.iter().enumerate().min_by(|(_, a), (_, b)| distance(a).total_cmp(&distance(b)));
    nearest.map_or(0, |(at, _)| at)
}
