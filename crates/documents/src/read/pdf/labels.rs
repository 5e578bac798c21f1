//! Strings of a PDF, and what its pages are called: "iv", "A-3".

use std::collections::HashMap;

use encoding_rs::WINDOWS_1252;
use hayro_syntax::{
    Pdf,
    object::{Array, Dict, Name, Object, String as PdfString},
};

use crate::read::numerals;

/// A text of the file: UTF-16 or UTF-8 with a mark, else one byte a letter.
pub(super) fn text(bytes: &[u8]) -> Option<String> {
    let text = match bytes {
        [0xfe, 0xff, rest @ ..] => {
            let units = rest.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]));
            char::decode_utf16(units).map(|c| c.unwrap_or('\u{fffd}')).collect()
        }
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(),
    };
    (!text.is_empty()).then_some(text)
}

pub(super) fn string(dict: &Dict<'_>, key: &str) -> Option<String> {
    text(dict.get::<PdfString<'_>>(key)?.as_bytes())
}

/// Characters of a label.
const LONGEST: usize = 30;
/// More than a book has: front, body and each appendix.
const RANGES: usize = 500;

/// What pages are called, by their number, where the file says so.
pub(super) fn labels(pdf: &Pdf) -> HashMap<u32, String> {
    let mut ranges: Vec<(u32, Dict<'_>)> = Vec::new();
    if let Some(root) = pdf.xref().get::<Dict<'_>>(pdf.xref().root_id())
        && let Some(tree) = root.get::<Dict<'_>>("PageLabels")
    {
        gather(&tree, 0, &mut ranges);
    }
    ranges.sort_by_key(|(start, _)| *start);
    let pages = u32::try_from(pdf.pages().len()).unwrap_or(u32::MAX);
    let mut labels = HashMap::new();
    for (at, (start, dict)) in ranges.iter().enumerate() {
        let end = ranges.get(at + 1).map_or(pages, |(next, _)| *next).min(pages);
        let prefix = string(dict, "P").filter(|prefix| prefix.len() <= 4 * LONGEST).unwrap_or_default();
        let style = dict.get::<Name<'_>>("S").map(|style| style.as_str().to_owned()).unwrap_or_default();
        let first = dict.get::<u32>("St").unwrap_or(1);
        for page in *start..end {
            let number = written(first.saturating_add(page - start), &style);
            let label = format!("{prefix}{number}");
            if !label.trim().is_empty() && label.chars().count() <= LONGEST {
                labels.insert(page + 1, label);
            }
        }
    }
    labels
}

/// The tree of labels: pairs of a page and what begins there.
fn gather<'a>(tree: &Dict<'a>, depth: usize, ranges: &mut Vec<(u32, Dict<'a>)>) {
    if depth > 8 {
        return;
    }
    if let Some(pairs) = tree.get::<Array<'a>>("Nums") {
        let mut start = None;
        for part in pairs.iter::<Object<'a>>().take(2 * RANGES) {
            match (start.take(), part) {
                (None, Object::Number(number)) => start = u32::try_from(number.as_i64()).ok(),
                (Some(start), Object::Dict(dict)) => ranges.push((start, dict)),
                _ => {}
            }
        }
    }
    if let Some(kids) = tree.get::<Array<'a>>("Kids") {
        for kid in kids.iter::<Dict<'a>>().take(RANGES) {
            if ranges.len() >= RANGES {
                return;
            }
            gather(&kid, depth + 1, ranges);
        }
    }
}

fn written(number: u32, style: &str) -> String {
    match style {
        "D" => number.to_string(),
        "r" => numerals::roman(number),
        "R" => numerals::roman(number).to_uppercase(),
        "a" => numerals::letters(number),
        "A" => numerals::letters(number).to_uppercase(),
        _ => String::new(),
    }
}
