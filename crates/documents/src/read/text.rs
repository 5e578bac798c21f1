//! Plain text: pages by form feed or by marks such as `=== PAGE 3 ===`, paragraphs by blank or short lines.

use super::{
    Draft,
    flow::{self, Line, Piece, Setting},
    marks,
};
use crate::{Kind, Page};

pub(super) fn read(text: &str) -> Draft {
    let pages = pages(text);
    let pieces = pages.iter().map(|(_, lines)| pieces(lines)).collect();
    let setting = Setting { body: 1.0, slack: 0.18, gap: 1.5, indent: 3.0, loose: true };
    let blocks = flow::blocks(pieces, &setting);
    let pages =
        pages.into_iter().zip(blocks).map(|((number, _), blocks)| Page { number, label: None, blocks });
    Draft::new(Kind::Text, pages.collect())
}

/// The pages and their lines.
fn pages(text: &str) -> Vec<(u32, Vec<&str>)> {
    if let Some(pages) = marked(text) {
        return pages;
    }
    let mut parts: Vec<&str> = text.split('\u{c}').collect();
    // The last feed ends the last page.
    if parts.len() > 1 && parts.last().is_some_and(|last| last.trim().is_empty()) {
        parts.pop();
    }
    (1..).zip(parts.into_iter().map(|part| part.lines().collect())).collect()
}

/// Pages by lines that mark them, if there are at least two and their numbers rise.
fn marked(text: &str) -> Option<Vec<(u32, Vec<&str>)>> {
    let mut pages: Vec<(u32, Vec<&str>)> = Vec::new();
    let mut front: Vec<&str> = Vec::new();
    for line in text.lines() {
        match marks::page(line) {
            Some(number) if pages.last().is_none_or(|(last, _)| *last < number) => {
                pages.push((number, Vec::new()));
            }
            Some(_) => return None,
            None => pages.last_mut().map_or(&mut front, |(_, lines)| lines).push(line),
        }
    }
    if pages.len() < 2 {
        return None;
    }
    if front.iter().any(|line| !line.trim().is_empty()) {
        pages[0].1.splice(0..0, front);
    }
    Some(pages)
}

fn pieces(lines: &[&str]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut gap = 1.0;
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some(first) = words.first() else {
            gap += 1.0;
            continue;
        };
        let text = words.join(" ");
        let left = columns(&line[..line.len() - line.trim_start().len()]);
        pieces.push(Piece::Line(Line {
            left,
            right: left + columns(&text),
            first: columns(first) + 1.0,
            text,
            gap,
            size: 1.0,
            bold: false,
            mono: false,
        }));
        gap = 1.0;
    }
    pieces
}

fn columns(text: &str) -> f64 {
    let count: usize = text.chars().map(|c| if c == '\t' { 4 } else { 1 }).sum();
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
