//! From lines to paragraphs, items, rows and headings. Plain text and PDF both know only lines; the one measures
//! them in characters, the other in points.

mod join;

use std::collections::HashSet;

use super::marks;
use crate::{Block, BlockKind};

/// A line as it stands on the page.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub text: String,
    pub left: f64,
    pub right: f64,
    /// How wide the first word is: whether it would have fit on the line before tells if a sentence goes on.
    pub first: f64,
    /// From the line above to this one, as multiples of what is usual.
    pub gap: f64,
    pub size: f64,
    pub bold: bool,
    pub mono: bool,
}

#[derive(Clone, Debug)]
pub(super) enum Piece {
    Line(Line),
    Row { cells: String, header: bool },
}

/// What holds for the whole document.
pub(super) struct Setting {
    /// The size of most letters.
    pub body: f64,
    /// How far a line may end before the edge and still be full, as a share of the widest.
    pub slack: f64,
    /// Beyond this gap a paragraph ends.
    pub gap: f64,
    /// How wide an indent begins a paragraph.
    pub indent: f64,
    /// Lines may have been broken on purpose wherever they end: only what reads on from one to the next goes on.
    pub loose: bool,
}

/// A paragraph in the making.
struct Paragraph {
    text: String,
    last: Line,
    lines: usize,
    item: bool,
    apart: bool,
    /// A title that goes on in the next line.
    wrapped: bool,
}

/// How a heading looks, most important first.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Look {
    /// By size and weight; twice the size, so that halves are told apart.
    Large(i64, bool),
    Bold,
    Alone,
}

enum Found {
    Heading(Look, Option<u8>),
    Other(BlockKind),
}

pub(super) fn blocks(pages: Vec<Vec<Piece>>, setting: &Setting) -> Vec<Vec<Block>> {
    let words = join::words(&pages);
    let found: Vec<Vec<(Found, String)>> =
        pages.into_iter().map(|page| page_of(page, setting, &words)).collect();
    let mut looks: Vec<Look> = Vec::new();
    for (found, _) in found.iter().flatten() {
        if let Found::Heading(look, None) = found {
            looks.push(*look);
        }
    }
    looks.sort_by(|a, b| rank(*a).total_cmp(&rank(*b)));
    looks.dedup();
    let numbered =
        found.iter().flatten().any(|(found, _)| matches!(found, Found::Heading(Look::Alone, Some(_))));
    let level = |look: Look, own: Option<u8>| -> u8 {
        let place = looks.partition_point(|other| rank(*other) < rank(look)) + 1;
        // Chapters are above what has no number.
        let place = if numbered && look == Look::Alone { place.max(3) } else { place };
        own.unwrap_or(u8::try_from(place).unwrap_or(6)).clamp(1, 6)
    };
    let block = |(found, text): (Found, String)| match found {
        Found::Heading(look, own) => Block::new(BlockKind::Heading(level(look, own)), text),
        Found::Other(kind) => Block::new(kind, text),
    };
    found.into_iter().map(|page| page.into_iter().map(block).collect()).collect()
}

fn rank(look: Look) -> f64 {
    match look {
        Look::Large(size, bold) => {
            -2.0 * f64::from(i32::try_from(size).unwrap_or(0)) - f64::from(u8::from(bold))
        }
        Look::Bold => 1.0,
        Look::Alone => 2.0,
    }
}

fn page_of(pieces: Vec<Piece>, setting: &Setting, words: &HashSet<String>) -> Vec<(Found, String)> {
    let edges = edges(&pieces, setting);
    let page = edges.iter().copied().fold(0.0, f64::max);
    let mut found = Vec::new();
    let mut open: Option<Paragraph> = None;
    for (piece, edge) in pieces.into_iter().zip(edges) {
        match piece {
            Piece::Row { cells, header } => {
                found.extend(open.take().map(|paragraph| close(paragraph, setting)));
                found.push((Found::Other(BlockKind::Row { header }), cells));
            }
            Piece::Line(line) => match &mut open {
                Some(paragraph) if goes_on(paragraph, &line, (edge, page), setting) => {
                    let code = line.mono && paragraph.last.mono;
                    paragraph.wrapped = wraps(paragraph, &line);
                    join::join(&mut paragraph.text, &line.text, code, words);
                    paragraph.lines += 1;
                    paragraph.last = line;
                }
                _ => {
                    found.extend(open.take().map(|paragraph| close(paragraph, setting)));
                    open = Some(begin(line, setting));
                }
            },
        }
    }
    found.extend(open.map(|paragraph| close(paragraph, setting)));
    demote_contents(&mut found);
    demote_lists(&mut found);
    merge_labels(found)
}

fn begin(line: Line, setting: &Setting) -> Paragraph {
    let words = marks::item(&line.text).filter(|_| !line.mono && marks::section(&line.text).is_none());
    let item = words.is_some();
    let text = words.unwrap_or(&line.text).to_owned();
    Paragraph { text, item, lines: 1, apart: line.gap > setting.gap, wrapped: false, last: line }
}

/// Whether a line belongs to the paragraph above it.
fn goes_on(paragraph: &Paragraph, line: &Line, (edge, page): (f64, f64), setting: &Setting) -> bool {
    let last = &paragraph.last;
    let alike = (last.size - line.size).abs() <= 0.08 * last.size.max(line.size);
    if line.gap > setting.gap || !alike || last.mono != line.mono {
        return false;
    }
    if line.mono {
        return true;
    }
    if marks::item(&line.text).is_some() {
        return false;
    }
    if wraps(paragraph, line) {
        return true;
    }
    if is_title(paragraph, line, setting) || is_title_above(paragraph, line, setting) {
        return false;
    }
    let indented = line.left > last.left + setting.indent;
    if indented && !paragraph.item {
        return false;
    }
    // Beside the item, not below its words: no longer the item.
    if paragraph.item && paragraph.lines > 1 && line.left < last.left - setting.indent {
        return false;
    }
    if setting.loose && !reads_on(last, line) {
        return false;
    }
    let full = last.right + line.first > edge - setting.slack * (edge - last.left);
    let ended = last.text.ends_with(['.', '!', '?', ':']);
    // Words that are stressed may fill a line; a title does not.
    let is_short = !setting.loose && last.right - last.left < SHORT * (page - last.left);
    let begins = !line.text.starts_with(char::is_lowercase);
    if last.bold != line.bold && (!full || ended || (is_short && begins)) {
        return false;
    }
    if is_short && begins && last.size < LARGE * setting.body && !is_open(&last.text) {
        return false;
    }
    let sentence = ended
        && line.text.starts_with(char::is_uppercase)
        && last.right < edge - 0.5 * setting.slack * (edge - last.left);
    full && !sentence || is_mid_sentence(last, line, edge)
}

/// Of the page, as a share: a line that is shorter is full only among lines that are as short.
const SHORT: f64 = 0.8;

/// Whether a short line asks for more: names, skills and dates below each other are lines of their own.
fn is_open(text: &str) -> bool {
    let small = |word: &&str| word.starts_with(char::is_lowercase);
    let words: Vec<&str> = text.split(' ').filter(|word| word.contains(char::is_alphabetic)).collect();
    let is_prose = words.iter().filter(|word| small(word)).count() * 2 > words.len();
    text.ends_with([',', '&', '/', '-', '\u{ad}']) || words.last().is_some_and(small) || is_prose
}

/// A title in bold below an item stands beside its bullet, not below its words.
fn is_title(paragraph: &Paragraph, line: &Line, setting: &Setting) -> bool {
    let last = &paragraph.last;
    let is_beside = line.left < last.left + 0.25 * setting.indent;
    paragraph.item && paragraph.lines == 1 && last.bold != line.bold && is_beside
}

/// A title in capitals goes on in capitals.
fn is_title_above(paragraph: &Paragraph, line: &Line, setting: &Setting) -> bool {
    let is_loud = |text: &str| !text.contains(char::is_lowercase);
    let is_word = paragraph.last.text.chars().filter(|letter| letter.is_uppercase()).count() >= 4;
    let begins = line.text.starts_with(char::is_uppercase) && !is_loud(&line.text);
    !setting.loose
        && paragraph.lines == 1
        && !paragraph.item
        && is_word
        && is_loud(&paragraph.last.text)
        && begins
}

/// So wide, in characters, is a line of a sentence that goes on below with a name.
const WIDE: f64 = 60.0;

/// Whether the words of a line go on in the next one: with a small letter, or from the middle of a long sentence.
fn reads_on(last: &Line, line: &Line) -> bool {
    let is_small = |letter: char| letter.is_alphabetic() && !letter.is_uppercase();
    let ended = last.text.ends_with(['.', '!', '?', ':', ';']);
    let begins = |word: &str| word.chars().next().filter(|letter| letter.is_alphabetic());
    let begins: Vec<char> = last.text.split(' ').filter_map(begins).collect();
    let is_prose = begins.iter().filter(|letter| is_small(**letter)).count() * 2 > begins.len();
    line.text.starts_with(is_small) || (!ended && is_prose && last.right - last.left >= WIDE)
}

fn wraps(paragraph: &Paragraph, line: &Line) -> bool {
    paragraph.lines == 1 && !paragraph.item && marks::wraps(&paragraph.last.text, &line.text)
}

/// A line that breaks off without a mark and goes on with a small letter, though there was room for its first word.
fn is_mid_sentence(last: &Line, line: &Line, edge: f64) -> bool {
    let ends = last.text.ends_with(|c: char| !c.is_alphanumeric() && !matches!(c, ',' | '-' | '’' | '\''));
    let long = last.right - last.left > 0.6 * (edge - last.left);
    long && !ends && line.text.starts_with(char::is_lowercase)
}

/// So much larger than the text are headings.
const LARGE: f64 = 1.12;

fn close(paragraph: Paragraph, setting: &Setting) -> (Found, String) {
    let Paragraph { text, last, lines, item, apart, wrapped } = paragraph;
    if last.mono && (lines > 1 || text.contains(['{', ';', '='])) {
        return (Found::Other(BlockKind::Code), text);
    }
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let short = text.chars().count() <= 160 && letters >= 2;
    let open = text.ends_with(['.', ',', ';']) && marks::section(&text).is_none();
    let large = last.size >= LARGE * setting.body;
    let own = marks::section(&text).filter(|_| !item);
    if short && !item && large && !text.ends_with([',', ';']) {
        let look = Look::Large(half_points(last.size), last.bold);
        return (Found::Heading(look, None), text);
    }
    if short && last.bold && !open && (!item || text.starts_with(|c: char| c.is_ascii_digit())) {
        return (Found::Heading(Look::Bold, None), text);
    }
    if (lines == 1 || wrapped && lines == 2)
        && !item
        && marks::is_title(&text)
        && (own.is_some() || apart || last.gap <= setting.gap)
    {
        return (Found::Heading(Look::Alone, own), text);
    }
    (Found::Other(if item { BlockKind::Item } else { BlockKind::Paragraph }), text)
}

fn half_points(size: f64) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "letters are a few points high")]
    let half = (size * 2.0).round().clamp(0.0, 10_000.0) as i64;
    half
}

/// Chapters that follow one another without a word between them are a table of contents. The last of them may begin
/// the text.
fn demote_contents(found: &mut [(Found, String)]) {
    let own = |found: &(Found, String)| match found.0 {
        Found::Heading(Look::Alone, level) => level,
        _ => None,
    };
    let mut start = 0;
    while start < found.len() {
        let level = own(&found[start]);
        let count = found[start..].iter().take_while(|next| level.is_some() && own(next) == level).count();
        let end = start + count.max(1);
        let is_text = |(found, text): &(Found, String)| {
            matches!(found, Found::Heading(..)) || text.chars().count() >= SENTENCE
        };
        let last = if found.get(end).is_some_and(is_text) { end - 1 } else { end };
        if count > 1 {
            for (line, _) in &mut found[start..last] {
                *line = Found::Other(BlockKind::Paragraph);
            }
        }
        start = end;
    }
}

/// So many characters are no title.
const SENTENCE: usize = 80;

/// A short line that only looks like a title by its capitals is none among others like it: names, addresses, the
/// items of a list. It stands after a sentence and before one.
fn demote_lists(found: &mut [(Found, String)]) {
    let alone = |found: &Found| matches!(found, Found::Heading(Look::Alone, None));
    let long = |text: &str| text.chars().count() >= SENTENCE;
    let ends = |text: &str| long(text) || text.ends_with(['.', '!', '?', ':', ';', ')', '”']);
    let titles: Vec<bool> = (0..found.len())
        .map(|at| {
            let after = found.get(at + 1).is_none_or(|(next, text)| match next {
                Found::Heading(Look::Alone, None) => found.get(at + 2).is_none_or(|(_, text)| ends(text)),
                Found::Heading(..) | Found::Other(BlockKind::Row { .. }) => true,
                Found::Other(_) => ends(text),
            });
            let before = at.checked_sub(1).is_none_or(|before| match &found[before] {
                // What is no title and no sentence, say a source, may stand before one that text follows.
                (Found::Other(BlockKind::Paragraph), text) => {
                    let text_follows = found.get(at + 1).is_some_and(|(_, text)| long(text));
                    ends(text) || text_follows && !marks::is_title(text)
                }
                _ => true,
            });
            before && after
        })
        .collect();
    for ((found, _), title) in found.iter_mut().zip(titles) {
        if alone(found) && !title {
            *found = Found::Other(BlockKind::Paragraph);
        }
    }
}

/// "Chapter 1" and the title below it are one heading.
fn merge_labels(found: Vec<(Found, String)>) -> Vec<(Found, String)> {
    let mut merged: Vec<(Found, String)> = Vec::new();
    for (next, text) in found {
        if let (Found::Heading(look, own), Some((Found::Heading(above, label_own), label))) =
            (&next, merged.last_mut())
            && label.split_whitespace().count() == 2
            && marks::section(label).is_some()
            && marks::section(&text).is_none()
        {
            label.push(' ');
            label.push_str(&text);
            if rank(*look) < rank(*above) {
                (*above, *label_own) = (*look, *own);
            }
            continue;
        }
        merged.push((next, text));
    }
    merged
}

/// Where full lines end, for each piece: the widest among the lines that stand together.
fn edges(pieces: &[Piece], setting: &Setting) -> Vec<f64> {
    let mut edges = vec![0.0; pieces.len()];
    let mut start = 0;
    while start < pieces.len() {
        let together = |at: usize| match (&pieces[at - 1], &pieces[at]) {
            (Piece::Line(above), Piece::Line(line)) => {
                line.gap <= setting.gap && (line.size - above.size).abs() <= 0.08 * line.size.max(above.size)
            }
            _ => false,
        };
        let end = (start + 1..pieces.len()).find(|at| !together(*at)).unwrap_or(pieces.len());
        let right = |piece: &Piece| if let Piece::Line(line) = piece { line.right } else { 0.0 };
        let edge = pieces[start..end].iter().map(right).fold(0.0, f64::max);
        edges[start..end].fill(edge);
        start = end;
    }
    edges
}
