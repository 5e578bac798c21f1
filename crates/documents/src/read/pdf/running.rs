//! Headers and footers that run through the pages are not part of what they say.

use std::collections::HashMap;

use super::lines::Row;
use crate::read::{marks, numerals};

/// How many rows at the top and at the bottom may be running.
const ROWS: usize = 3;

/// The key of a page's number.
const NUMBER: &str = "#";

/// So many pages are numbered by a number that rises with them.
const NUMBERED: usize = 3;

pub(super) fn drop_running(pages: &mut [Vec<Row>]) {
    let counts = Counts::of(pages);
    let mut running: Vec<Vec<usize>> = Vec::new();
    for (number, page) in pages.iter().enumerate() {
        let runs = outer(page).into_iter().filter(|(at, top)| counts.runs(&page[*at], *top, number));
        running.push(runs.map(|(at, _)| at).collect());
    }
    // What is alone on its pages is what they say: only the numbers go.
    let written = pages.iter().filter(|page| !page.is_empty()).count();
    let emptied =
        pages.iter().zip(&running).filter(|(page, rows)| !page.is_empty() && page.len() == rows.len());
    if emptied.count() * 2 > written {
        for (page, rows) in pages.iter().zip(&mut running) {
            rows.retain(|at| key(&page[*at]) == NUMBER);
        }
    }
    for (page, rows) in pages.iter_mut().zip(running) {
        let mut at = 0;
        page.retain(|_| {
            at += 1;
            !rows.contains(&(at - 1))
        });
    }
}

/// How often a line stands at the top or at the bottom.
struct Counts {
    lines: HashMap<(bool, String), usize>,
    /// Numbers, by how far they are ahead of their page.
    numbers: HashMap<(bool, i64), usize>,
    enough: usize,
}

impl Counts {
    fn of(pages: &[Vec<Row>]) -> Self {
        let mut lines: HashMap<(bool, String), usize> = HashMap::new();
        let mut numbers: HashMap<(bool, i64), usize> = HashMap::new();
        let mut inner: HashMap<String, usize> = HashMap::new();
        for (number, page) in pages.iter().enumerate() {
            let outer = outer(page);
            let mut keys: Vec<(bool, String)> =
                outer.iter().map(|(at, top)| (*top, key(&page[*at]))).collect();
            keys.sort();
            keys.dedup();
            for key in keys {
                *lines.entry(key).or_default() += 1;
            }
            for (at, top) in &outer {
                for ahead in ahead(&page[*at], number) {
                    *numbers.entry((*top, ahead)).or_default() += 1;
                }
            }
            for (at, row) in page.iter().enumerate() {
                if !outer.iter().any(|(outer, _)| *outer == at) {
                    *inner.entry(key(row)).or_default() += 1;
                }
            }
        }
        // A line that stands between others as often is text, wherever else it falls.
        lines.retain(|(_, key), count| inner.get(key).is_none_or(|inner| inner < count));
        Self { lines, numbers, enough: (pages.len() * 2).div_ceil(5).max(3) }
    }

    fn runs(&self, row: &Row, top: bool, page: usize) -> bool {
        let text = row.text();
        if !marks::is_page_number(&text) {
            return self.lines.get(&(top, key(row))).is_some_and(|count| *count >= self.enough);
        }
        let rises = |ahead: i64| self.numbers.get(&(top, ahead)).is_some_and(|count| *count >= NUMBERED);
        text.to_lowercase().starts_with("page ") || ahead(row, page).into_iter().any(rises)
    }
}

/// How far the numbers of a page's number are ahead of the page.
fn ahead(row: &Row, page: usize) -> Vec<i64> {
    let text = row.text();
    if !marks::is_page_number(&text) {
        return Vec::new();
    }
    let page = i64::try_from(page).unwrap_or(0);
    let words = text.split(|c: char| !c.is_alphanumeric());
    let number = |word: &str| word.parse().ok().or_else(|| numerals::from_roman(word).map(i64::from));
    words.filter_map(number).map(|number: i64| number - page).collect()
}

/// The rows at the edges, and whether each is at the top.
fn outer(page: &[Row]) -> Vec<(usize, bool)> {
    let Some(turn) = page.first().map(|row| row.turn) else {
        return Vec::new();
    };
    let mut order: Vec<usize> = (0..page.len()).filter(|at| page[*at].turn == turn).collect();
    order.sort_by(|a, b| page[*a].base.total_cmp(&page[*b].base));
    let top = order.iter().take(ROWS).map(|at| (*at, true));
    let bottom = order.iter().skip(ROWS).rev().take(ROWS).map(|at| (*at, false));
    top.chain(bottom).collect()
}

/// What a running line has in common on all pages: everything but its numbers.
fn key(row: &Row) -> String {
    let text = row.text();
    if marks::is_page_number(&text) {
        return NUMBER.into();
    }
    let mut key = String::new();
    for c in text.to_lowercase().chars() {
        let c = if c.is_numeric() { '#' } else { c };
        if !(c == '#' && key.ends_with('#')) {
            key.push(c);
        }
    }
    key
}
