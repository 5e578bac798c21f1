//! A text as lines: what is an item of a list, what a heading, and which lines are one piece that was broken.

use std::ops::Range;

use super::headings::{Section, Setting, heading, inline, named};

/// Wherever a line may end.
const BREAKS: [char; 7] = ['\n', '\r', '\u{0B}', '\u{0C}', '\u{85}', '\u{2028}', '\u{2029}'];

/// Signs that begin an item of a list.
const BULLETS: &str = "•‣⁃◦∙·▪▫■□●○◆◇★☆✓✔✗✘➢➤➔►▶→⇒»§";

/// A line that was broken goes on below if it is not shorter: by a small letter, or in prose.
const BROKEN: usize = 20;
const BROKEN_PROSE: usize = 60;

/// A paragraph below a list that has so many words is not part of it.
const PARAGRAPH: usize = 12;

/// A piece of the text below one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Block {
    pub range: Range<usize>,
    pub section: Section,
}

#[derive(Debug, Default)]
pub(super) struct Layout {
    /// The text with spaces where it was broken inside of a piece. As long as the text, byte by byte.
    pub text: String,
    pub blocks: Vec<Block>,
    pub head: Vec<Head>,
}

/// One of the first lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Head {
    pub range: Range<usize>,
    /// It stands before all headings and is no item of a list.
    pub is_bare: bool,
}

/// So many lines may name the title.
const HEAD: usize = 12;

/// No posting has more lines; what comes after is not read.
const LINES: usize = 20_000;

struct Line {
    range: Range<usize>,
    is_item: bool,
    after_blank: bool,
}

pub(super) fn layout(text: &str) -> Layout {
    let lines = lines(text);
    let mut reader = Reader {
        text,
        section: Section::Intro,
        by_line: false,
        is_headed: false,
        has_items: false,
        open: None,
        layout: Layout::default(),
    };
    let mut joined: Vec<Range<usize>> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let setting = Setting {
            is_item: line.is_item,
            is_first: at == 0,
            after_blank: line.after_blank,
            before_item: lines.get(at + 1).is_some_and(|next| next.is_item),
        };
        if let Some(between) = reader.read(line, setting) {
            joined.push(between);
        }
    }
    let mut layout = reader.layout;
    layout.text = with_spaces(text, &joined);
    layout
}

struct Reader<'a> {
    text: &'a str,
    section: Section,
    /// The heading of this section shared its line with what it is about.
    by_line: bool,
    /// There was a heading.
    is_headed: bool,
    /// There are items of a list in this section.
    has_items: bool,
    /// The block that the next line may belong to is the last one; this is what it ends with.
    open: Option<Range<usize>>,
    layout: Layout,
}

impl Reader<'_> {
    /// Takes a line; gives back the break before it if it goes on with the line above.
    fn read(&mut self, line: &Line, setting: Setting) -> Option<Range<usize>> {
        let text = self.text;
        let content = &text[line.range.clone()];
        if let Some((section, rest)) = inline(content) {
            // Facts in one line say nothing about the lines below; others may be followed by a list.
            if section == Section::Intro && self.layout.head.len() < HEAD {
                self.layout.head.push(Head { range: line.range.clone(), is_bare: false });
            }
            if section != Section::Silent {
                (self.section, self.by_line, self.has_items) = (section, true, false);
                self.is_headed = true;
            }
            self.add(line.range.start + rest..line.range.end, section);
            return None;
        }
        let section = heading(content, setting);
        // "## Data Analyst" is a heading and names no section: it may be the title.
        let is_title = section.is_none() || (section == Some(Section::Intro) && named(content).is_none());
        self.is_headed |= !is_title;
        if is_title && self.layout.head.len() < HEAD {
            let is_bare = !self.is_headed && !line.is_item;
            self.layout.head.push(Head { range: line.range.clone(), is_bare });
        }
        if let Some(section) = section {
            (self.section, self.by_line, self.has_items) = (section, false, false);
            self.open = None;
            return None;
        }
        if let Some(before) = self.open.clone().filter(|before| self.goes_on(before, line, content)) {
            let between = before.end..line.range.start;
            self.open = Some(line.range.clone());
            if let Some(block) = self.layout.blocks.last_mut() {
                block.range.end = line.range.end;
            }
            return Some(between);
        }
        let is_paragraph = || content.split_whitespace().nth(PARAGRAPH - 1).is_some();
        let is_over = self.by_line || (self.has_items && is_paragraph());
        if is_over && line.after_blank && !line.is_item {
            (self.section, self.by_line, self.has_items) = (Section::Intro, false, false);
        }
        self.has_items |= line.is_item;
        self.add(line.range.clone(), self.section);
        None
    }

    fn add(&mut self, range: Range<usize>, section: Section) {
        self.open = Some(range.clone());
        self.layout.blocks.push(Block { range, section });
    }

    fn goes_on(&self, before: &Range<usize>, line: &Line, content: &str) -> bool {
        let above = &self.text[before.clone()];
        let ended = above.ends_with(['.', '!', '?', ':', ';']);
        let in_prose = self.section == Section::Intro && above.len() >= BROKEN_PROSE;
        let small = content.starts_with(char::is_lowercase) && above.len() >= BROKEN;
        !line.is_item && !line.after_blank && !ended && (small || in_prose)
    }
}

fn lines(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut blank = false;
    let mut start = 0;
    let ends = text.match_indices(BREAKS).chain(std::iter::once((text.len(), "")));
    for (at, end) in ends {
        let whole = start..at;
        // The line feed of a carriage return ends nothing.
        let is_second = whole.is_empty() && end == "\n" && text[..at].ends_with('\r');
        start = at + end.len();
        let range = trimmed(text, &whole);
        if range.is_empty() {
            blank |= !is_second;
            continue;
        }
        let sign = sign(&text[range.clone()]);
        let content = trimmed(text, &(range.start + sign..range.end));
        if content.is_empty() {
            continue;
        }
        lines.push(Line { range: content, is_item: sign > 0, after_blank: blank });
        blank = false;
        if lines.len() == LINES {
            break;
        }
    }
    lines
}

pub(super) fn trimmed(text: &str, range: &Range<usize>) -> Range<usize> {
    let inside = &text[range.clone()];
    let is_nothing = |letter: char| letter.is_whitespace() || letter.is_control() || is_invisible(letter);
    let start = range.start + (inside.len() - inside.trim_start_matches(is_nothing).len());
    start..start.max(range.start + inside.trim_end_matches(is_nothing).len())
}

fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}'
        | '\u{FEFF}')
}

/// How many bytes of a line are the sign of an item.
fn sign(line: &str) -> usize {
    let mut letters = line.chars();
    let Some(first) = letters.next() else { return 0 };
    let rest = letters.as_str();
    let is_private = ('\u{E000}'..='\u{F8FF}').contains(&first);
    if is_private || BULLETS.contains(first) {
        return first.len_utf8();
    }
    let spaced = rest.starts_with(char::is_whitespace);
    if matches!(first, '-' | '–' | '—' | '−' | '*' | '+') {
        let word = rest.starts_with(|letter: char| letter.is_alphanumeric()) && first != '+';
        return if spaced || word { first.len_utf8() } else { 0 };
    }
    if first == 'o' && spaced && rest.trim_start().starts_with(char::is_uppercase) {
        return 1;
    }
    numbered(line)
}

/// `1.`, `12)`, `a)`, `(3)`.
fn numbered(line: &str) -> usize {
    let inner = line.strip_prefix('(').unwrap_or(line);
    let digits = inner.bytes().take_while(u8::is_ascii_digit).count();
    let is_letter = digits == 0 && inner.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let length = if is_letter { 1 } else { digits };
    let Some(end) = inner.get(length..).filter(|_| (1..=2).contains(&length)) else { return 0 };
    let closes = end.starts_with(')') || (end.starts_with('.') && !is_letter && inner.len() == line.len());
    let spaced = end.chars().nth(1).is_some_and(char::is_whitespace);
    if closes && spaced { line.len() - end.len() + 1 } else { 0 }
}

/// The text with as many spaces in place of each range as it has bytes.
fn with_spaces(text: &str, ranges: &[Range<usize>]) -> String {
    let mut spaced = String::with_capacity(text.len());
    let mut from = 0;
    for range in ranges {
        spaced.push_str(&text[from..range.start]);
        spaced.extend(std::iter::repeat_n(' ', range.len()));
        from = range.end;
    }
    spaced.push_str(&text[from..]);
    spaced
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Vec<(String, Section)> {
        let layout = layout(text);
        assert_eq!(layout.text.len(), text.len());
        let piece = |block: &Block| (layout.text[block.range.clone()].to_owned(), block.section);
        layout.blocks.iter().map(piece).collect()
    }

    #[test]
    fn items_lose_their_signs_and_keep_their_section() {
        use Section::{Must, Nice, Silent};
        let text = "Requirements\r\n• Python\r\n- SQL\r\n1. Excel\r\no Tableau\r\n(a) R\r\n\u{F0B7} Go\r\n\r\n\
            Nice to have: Kafka\r\nLocation: Boston\r\n* dbt";
        let expected = [
            ("Python", Must),
            ("SQL", Must),
            ("Excel", Must),
            ("Tableau", Must),
            ("R", Must),
            ("Go", Must),
            ("Kafka", Nice),
            ("Boston", Silent),
            ("dbt", Nice),
        ];
        assert_eq!(pieces(text), expected.map(|(piece, section)| (piece.to_owned(), section)));
    }

    #[test]
    fn a_broken_line_is_one_piece() {
        let text = "Requirements:\n- Experience with machine\n  learning in production systems and\n  at scale\n- SQL";
        let found = pieces(text);
        assert_eq!(found.len(), 2);
        let words: Vec<&str> = found[0].0.split_whitespace().collect();
        assert_eq!(words.join(" "), "Experience with machine learning in production systems and at scale");
    }

    #[test]
    fn a_paragraph_below_a_list_is_no_part_of_it() {
        let text = "Requirements\n- Python\n\nAcme builds tools for people who teach, in more than forty countries \
            and nine languages.";
        assert_eq!(pieces(text)[1].1, Section::Intro);
    }

    #[test]
    fn signs_are_told_from_words() {
        for (line, length) in [
            ("- a", 1),
            ("-a", 1),
            ("--", 0),
            ("**Bold**", 0),
            ("3.5 years", 0),
            ("12) x", 3),
            ("(3) x", 3),
            ("a) x", 2),
            ("a. x", 0),
            ("2024. x", 0),
            ("or else", 0),
            ("é", 0),
            ("", 0),
        ] {
            assert_eq!(sign(line), length, "{line}");
        }
    }
}
