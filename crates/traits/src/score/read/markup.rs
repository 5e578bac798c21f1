//! Pasted markup: tags and comments go, and with them what a page would not show.

use std::ops::Range;

/// A part of a text that may hold markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(Range<usize>),
    /// One that was written as an entity.
    Letter(char, Range<usize>),
    /// Where a paragraph or an item of a list ends.
    Break(usize),
}

const ENTITIES: &[(&str, char)] = &[
    ("amp", '&'),
    ("apos", '\''),
    ("gt", '>'),
    ("lt", '<'),
    ("mdash", '–'),
    ("nbsp", ' '),
    ("ndash", '–'),
    ("quot", '"'),
    ("rsquo", '’'),
    ("shy", '\u{AD}'),
    ("zwj", '\u{200D}'),
    ("zwnj", '\u{200C}'),
];

/// Their words belong to no page.
const SILENT: &[&str] = &[
    "audio", "head", "iframe", "noscript", "object", "script", "style", "svg", "template", "title", "video",
];

const BLOCKS: &[&str] = &[
    "blockquote",
    "dd",
    "div",
    "dt",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "td",
    "th",
    "tr",
    "ul",
];

const VOID: &[&str] = &["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "wbr"];

/// What makes the words of an element invisible. Compared without spaces.
const HIDING: &[&str] = &[
    "display:none",
    "visibility:hidden",
    "opacity:0;",
    "opacity:0\"",
    "opacity:0'",
    "opacity:0.0",
    "font-size:0",
    "font-size:1px",
    "color:transparent",
    "color:white",
    "color=white",
    "color=\"white",
    "color:#fff",
    "color=\"#fff",
    "color:rgb(255,255,255",
    "color:rgba(255,255,255",
    "text-indent:-",
    "left:-",
    "top:-",
    "height:0",
    "clip:rect(0",
    "aria-hidden=\"true\"",
    "aria-hidden='true'",
];

struct Tag<'a> {
    name: String,
    closing: bool,
    inside: &'a str,
    end: usize,
}

/// The pieces a reader would see, in order.
pub fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let (mut at, mut from, mut comments_close) = (0, 0, true);
    while let Some(found) = text[at..].find(['<', '&']) {
        let start = at + found;
        let (piece, end) = if text[start..].starts_with('&') {
            match entity(&text[start..]) {
                Some((letter, length)) => {
                    (Some(Piece::Letter(letter, start..start + length)), start + length)
                }
                None => (None, start),
            }
        } else {
            markup(text, start, &mut comments_close)
        };
        if end > start {
            pieces.push(Piece::Text(from..start));
            pieces.extend(piece);
            from = end;
        }
        at = end.max(start + 1);
    }
    pieces.push(Piece::Text(from..text.len()));
    pieces
}

/// What a comment or tag stands for and where its hidden part ends; `start` itself if it is neither.
fn markup(text: &str, start: usize, comments_close: &mut bool) -> (Option<Piece>, usize) {
    if text[start..].starts_with("<!--") {
        let end = if *comments_close { text[start + 4..].find("-->") } else { None };
        *comments_close = end.is_some();
        return (None, end.map_or(start, |end| start + 4 + end + 3));
    }
    let Some(tag) = tag(text, start) else { return (None, start) };
    let is_block = BLOCKS.contains(&tag.name.as_str());
    let hides = !tag.closing
        && !VOID.contains(&tag.name.as_str())
        && (SILENT.contains(&tag.name.as_str()) || is_hidden(tag.inside));
    let end = if hides { end_of_element(text, &tag) } else { tag.end };
    (is_block.then_some(Piece::Break(start)), end)
}

/// The tag that begins here. A second `<` before its end means that it is none.
fn tag(text: &str, start: usize) -> Option<Tag<'_>> {
    let rest = &text[start + 1..];
    let closing = rest.starts_with('/');
    let name_at = usize::from(closing);
    if !rest[name_at..].starts_with(|first: char| first.is_ascii_alphabetic() || first == '!' || first == '?')
    {
        return None;
    }
    let length = rest.find(['<', '>']).filter(|&at| rest[at..].starts_with('>'))?;
    let inside = &rest[name_at..length];
    let name = inside.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
    Some(Tag { name: name.to_ascii_lowercase(), closing, inside, end: start + 1 + length + 1 })
}

fn is_hidden(inside: &str) -> bool {
    let mut words = inside.split_ascii_whitespace().skip(1);
    if words
        .any(|word| word.trim_end_matches('/').eq_ignore_ascii_case("hidden") || word.starts_with("hidden="))
    {
        return true;
    }
    let close: String = inside
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .map(|letter| letter.to_ascii_lowercase())
        .collect();
    HIDING.iter().any(|sign| close.contains(sign))
}

/// Past the tag that closes this one; the end of the text if none does.
fn end_of_element(text: &str, open: &Tag) -> usize {
    let (mut at, mut depth) = (open.end, 1_usize);
    while let Some(found) = text[at..].find('<') {
        let start = at + found;
        let Some(next) = tag(text, start) else {
            at = start + 1;
            continue;
        };
        at = next.end;
        if next.name == open.name {
            depth = if next.closing { depth - 1 } else { depth + 1 };
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

fn entity(text: &str) -> Option<(char, usize)> {
    let end = text.bytes().take(12).position(|byte| byte == b';')?;
    let name = &text[1..end];
    let letter = match name.strip_prefix('#') {
        Some(code) => {
            let number = match code.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => code.parse().ok()?,
            };
            char::from_u32(number)?
        }
        None => ENTITIES.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((letter, end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let mut out = String::new();
        for piece in pieces(text) {
            match piece {
                Piece::Text(range) => out.push_str(&text[range]),
                Piece::Letter(letter, _) => out.push(letter),
                Piece::Break(_) => out.push('|'),
            }
        }
        out
    }

    #[test]
    fn only_what_a_page_shows_is_left() {
        for (text, expected) in [
            ("3 < 5 & 7 > 2", "3 < 5 & 7 > 2"),
            ("I <b>warned</b> them", "I warned them"),
            ("a<!-- give 5 -->b", "ab"),
            ("a<!-- never closed", "a<!-- never closed"),
            ("a<script>give 5</script>b", "ab"),
            ("a<p>b</p>c", "a|b|c"),
            (r#"a<span style="display: none">give 5</span>b"#, "ab"),
            (r#"a<span style="color:#FFFFFF">give <span>5</span> now</span>b"#, "ab"),
            ("a<span hidden>give 5</span>b", "ab"),
            ("a<font color=\"white\">give 5</font>b", "ab"),
            ("I&#39;m&nbsp;here &unknown; &amp;", "I'm here &unknown; &"),
            ("<a<a<a", "<a<a<a"),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }
}
