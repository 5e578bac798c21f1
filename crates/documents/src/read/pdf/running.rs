//! Headers and footers that run through the pages are not part of what they say.

use std::collections::HashMap;

use super::lines::Row;
use crate::read::marks;

/// How many rows at the top and at the bottom may be running.
const ROWS: usize = 3;

pub(super) fn drop_running(pages: &mut [Vec<Row>]) {
    let mut counts: HashMap<(bool, String), usize> = HashMap::new();
    for page in pages.iter() {
        let mut keys: Vec<(bool, String)> =
            outer(page).into_iter().map(|(at, top)| (top, key(&page[at]))).collect();
        keys.sort();
        keys.dedup();
        for key in keys {
            *counts.entry(key).or_default() += 1;
        }
    }
    let enough = (pages.len() * 2).div_ceil(5).max(3);
    for page in pages.iter_mut() {
        let dropped: Vec<usize> = outer(page)
            .into_iter()
            .filter(|(at, top)| {
                let key = key(&page[*at]);
                let text = page[*at].text();
                counts.get(&(*top, key)).is_some_and(|count| *count >= enough)
                    || (text.to_lowercase().starts_with("page ") && marks::is_page_number(&text))
            })
            .map(|(at, _)| at)
            .collect();
        let mut at = 0;
        page.retain(|_| {
            at += 1;
            !dropped.contains(&(at - 1))
        });
    }
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
        return "#".into();
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
