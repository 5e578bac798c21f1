//! The digits of a line, and how they are grouped.

use std::ops::Range;

/// Between two groups of one number there are no more letters than this.
const WIDEST: usize = 4;

/// What stands between two groups of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// A hyphen, a dot, a bracket.
    Tight,
    Slash,
    /// Something with a space.
    Loose,
    /// Something that is in no number.
    Apart,
}

impl Joint {
    fn of(between: &str) -> Self {
        let is_wide = between.chars().nth(WIDEST).is_some();
        if is_wide || !between.chars().all(is_separator) {
            Self::Apart
        } else if between.contains(char::is_whitespace) {
            Self::Loose
        } else if between.contains('/') {
            Self::Slash
        } else {
            Self::Tight
        }
    }
}

/// Digits without anything between them: where they are in the text, and among the digits.
struct Group {
    text: Range<usize>,
    digits: Range<usize>,
    /// To the one before.
    joint: Joint,
}

pub struct Line<'a> {
    text: &'a str,
    digits: Vec<u8>,
    groups: Vec<Group>,
}

impl<'a> Line<'a> {
    /// `None` if there are fewer digits than these.
    pub fn new(text: &'a str, least: usize) -> Option<Self> {
        if text.chars().filter_map(digit).take(least).count() < least {
            return None;
        }
        let mut line = Self { text, digits: Vec::new(), groups: Vec::new() };
        for (at, letter) in text.char_indices() {
            let Some(digit) = digit(letter) else { continue };
            line.digits.push(digit);
            let (end, count) = (at + letter.len_utf8(), line.digits.len());
            match line.groups.last_mut() {
                Some(group) if group.text.end == at => {
                    (group.text.end, group.digits.end) = (end, count);
                }
                before => {
                    let joint = before.map_or(Joint::Apart, |one| Joint::of(&text[one.text.end..at]));
                    line.groups.push(Group { text: at..end, digits: count - 1..count, joint });
                }
            }
        }
        Some(line)
    }

    pub fn groups(&self) -> usize {
        self.groups.len()
    }

    /// The digits of some groups that follow each other.
    pub fn digits(&self, first: usize, last: usize) -> &[u8] {
        &self.digits[self.groups[first].digits.start..self.groups[last].digits.end]
    }

    pub fn group(&self, at: usize) -> &[u8] {
        self.digits(at, at)
    }

    /// What stands between this group and the next.
    pub fn joint(&self, at: usize) -> Joint {
        self.groups.get(at + 1).map_or(Joint::Apart, |next| next.joint)
    }

    /// Whether a dot alone stands after the group.
    pub fn has_dot(&self, at: usize) -> bool {
        self.after(at).starts_with('.')
    }

    /// The groups from this one on that may be one number with it: each with how many digits there are so far.
    pub fn joined(&self, first: usize, most: usize) -> impl Iterator<Item = (usize, usize)> {
        (first..self.groups.len())
            .take_while(move |last| *last == first || self.joint(last - 1) != Joint::Apart)
            .map(move |last| (last, self.digits(first, last).len()))
            .take_while(move |(_, count)| *count <= most)
    }

    pub fn after(&self, at: usize) -> &'a str {
        &self.text[self.groups[at].text.end..]
    }

    /// What is before the group and before the signs with which a number begins.
    pub fn before(&self, at: usize) -> &'a str {
        self.text[..self.groups[at].text.start].trim_end_matches(['(', '+'])
    }

    /// Whether the number that begins here is one from abroad.
    pub fn has_plus(&self, at: usize) -> bool {
        let start = &self.text[..self.groups[at].text.start];
        start[self.before(at).len()..].matches('+').count() == 1
    }

    /// Where some groups are in the text, with the signs that belong to them.
    pub fn span(&self, first: usize, last: usize) -> Range<usize> {
        let (mut start, end) = (self.groups[first].text.start, self.groups[last].text.end);
        let count = |start: usize, letter: char| self.text[start..end].matches(letter).count();
        loop {
            let before = &self.text[..start];
            let is_open = before.ends_with('(') && count(start, ')') > count(start, '(');
            if !before.ends_with('+') && !is_open {
                return start..end;
            }
            start -= 1;
        }
    }
}

/// Also those that are as wide as Chinese letters.
fn digit(letter: char) -> Option<u8> {
    let plain = match letter {
        '０'..='９' => char::from_u32(letter as u32 - 0xFEE0)?,
        other => other,
    };
    u8::try_from(plain).ok().filter(u8::is_ascii_digit)
}

fn is_separator(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '-' | '.' | '(' | ')' | '/' | '\u{A0}' | '\u{202F}' | '\u{2060}')
        || matches!(letter, '\u{2000}'..='\u{2015}' | '\u{2212}' | '\u{FEFF}')
}
