use std::ops::Range;

use super::{
    Reach,
    line::{Joint, Line},
};

/// A phone number has so many digits, with the country's.
const LEAST: usize = 7;
const MOST: usize = 15;
/// Before these, the digits to call abroad may stand.
const OUTER: usize = 3;

/// The digits of a phone number that are the same from wherever one calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number(Vec<u8>);

/// The numbers in a cell that should have one.
pub fn numbers(cell: &str) -> Vec<Number> {
    let pieces = cell.split(|letter: char| letter.is_alphabetic() || ",;|#\n".contains(letter));
    let digits = |text: &str| text.bytes().filter(u8::is_ascii_digit).collect::<Vec<u8>>();
    let pieces = pieces.flat_map(|piece| {
        // A slash stands between two numbers, or within one.
        let parts: Vec<Vec<u8>> = piece.split('/').map(digits).filter(|part| part.len() >= LEAST).collect();
        if parts.is_empty() { vec![digits(piece)] } else { parts }
    });
    let pieces = pieces.map(|digits| {
        let from_abroad = without_zeros(&digits);
        let is_american = from_abroad.len() == 11 && from_abroad[0] == b'1';
        Number(from_abroad[usize::from(is_american)..].to_vec())
    });
    pieces.filter(|number| (LEAST..=MOST).contains(&number.0.len())).collect()
}

fn without_zeros(digits: &[u8]) -> &[u8] {
    let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
    &digits[zeros..]
}

impl Number {
    /// Whether these digits are the number, with more or less of country and area before it.
    fn is(&self, digits: &[u8], has_plus: bool) -> bool {
        let (own, rest) = (&self.0, without_zeros(digits));
        let Some(outer) = rest.len().checked_sub(own.len()).filter(|outer| *outer > 0) else {
            return rest.len() >= LEAST && own.ends_with(rest);
        };
        let is_outer = match outer {
            1 if rest[0] == b'1' => true,
            3 if own.len() == LEAST => true,
            _ => outer <= OUTER && (has_plus || digits[0] == b'0'),
        };
        is_outer && rest.ends_with(own)
    }
}

/// Where a text has phone numbers. The own ones are known by their digits.
pub fn find(text: &str, own: &[Number], reach: Reach) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for piece in text.split_inclusive(['\n', '\r']) {
        if let Some(line) = Line::new(piece, LEAST) {
            let mut at = 0;
            while at < line.groups() {
                let last = same(&line, at, own);
                let last = last.or_else(|| alike(&line, at).filter(|_| reach == Reach::Alike));
                if let Some(last) = last {
                    let span = line.span(at, last);
                    found.push(start + span.start..start + span.end);
                }
                at = last.unwrap_or(at) + 1;
            }
        }
        start += piece.len();
    }
    found
}

/// The last group of the person's own number that begins here.
fn same(line: &Line<'_>, at: usize, own: &[Number]) -> Option<usize> {
    if own.is_empty() {
        return None;
    }
    let has_plus = line.has_plus(at);
    let is_own = |last: usize| own.iter().any(|own| own.is(line.digits(at, last), has_plus));
    line.joined(at, MOST + OUTER).map(|(last, _)| last).filter(|last| is_own(*last)).last()
}

/// The last group of what looks like a phone number and begins here.
fn alike(line: &Line<'_>, at: usize) -> Option<usize> {
    let is_within =
        line.before(at).ends_with(|letter: char| letter.is_alphanumeric() || "_$€£¥#".contains(letter));
    if is_within || at > 0 && line.joint(at - 1) == Joint::Tight {
        return None;
    }
    american(line, at)
        .or_else(|| international(line, at))
        .or_else(|| national(line, at))
        .or_else(|| labelled(line, at))
}

/// Three digits, three and four, with the country's before them or without it.
fn american(line: &Line<'_>, at: usize) -> Option<usize> {
    const SHAPES: [&[usize]; 5] = [&[3, 3, 4], &[3, 7], &[6, 4], &[10], &[11]];
    let first = if line.group(at) == b"1" && line.joint(at) != Joint::Apart { at + 1 } else { at };
    let last = SHAPES.iter().find_map(|shape| {
        let last = first + shape.len() - 1;
        let fits = |(at, length): (usize, &usize)| {
            let is_joined = at == last || line.joint(at) != Joint::Apart;
            // 617.5550123 is a number like any other.
            let is_decimal = at < last && shape.len() == 2 && line.has_dot(at);
            line.group(at).len() == *length && is_joined && !is_decimal
        };
        (last < line.groups() && (first..).zip(*shape).all(fits)).then_some(last)
    })?;
    let digits = line.digits(first, last);
    let number = match digits {
        [b'1', number @ ..] if digits.len() == 11 => number,
        number => number,
    };
    let is_number = number.len() == 10 && number[0] >= b'2' && number[3] >= b'2';
    let is_bare = first == last && !line.has_plus(at);
    let goes_on = line.joint(last) == Joint::Tight;
    let is_id = match label(line.before(at)) {
        Some(Label::Id) => true,
        Some(Label::Number) => is_bare,
        Some(Label::Phone) | None => false,
    };
    let is_part =
        line.before(at).ends_with(['/', '=', '\\']) || line.after(last).starts_with(char::is_alphabetic);
    let is_other = goes_on || is_id || is_bare && is_part;
    (is_number && !is_other).then_some(last)
}

/// `+41 44 123 45 67` or `0041 44 123 45 67`.
fn international(line: &Line<'_>, at: usize) -> Option<usize> {
    const SHORTEST: usize = 8;
    let has_plus = line.has_plus(at);
    let goes_abroad = matches!(line.group(at), [b'0', b'0', b'1'..=b'9', ..]);
    let is_called_so = has_plus || goes_abroad && label(line.before(at)) != Some(Label::Id);
    if !is_called_so {
        return None;
    }
    let mut whole = None;
    for (last, count) in line.joined(at, MOST) {
        let follows = last > at && line.joint(last - 1) == Joint::Loose;
        if whole.is_some() && follows && is_year(line.group(last)) {
            break;
        }
        // An id may begin with zeros.
        let is_grouped = has_plus || last >= at + 2;
        whole = Some(last).filter(|_| count >= SHORTEST && is_grouped).or(whole);
    }
    whole.filter(|last| has_plus || line.joint(*last) != Joint::Tight)
}

/// `020 7946 0958`: the way in which most countries write their own.
fn national(line: &Line<'_>, at: usize) -> Option<usize> {
    let area = line.group(at);
    let is_area = matches!(area, [b'0', b'1'..=b'9', ..]) && area.len() <= 5;
    if !is_area || label(line.before(at)) == Some(Label::Id) {
        return None;
    }
    let (last, count) = line.joined(at, 11).last()?;
    let is_zip = last == at + 1 && area.len() == 5 && line.group(last).len() == 4;
    let has_year = (at..=last).any(|at| is_year(line.group(at)));
    let is_whole = count >= 9 && last > at && line.joint(last) != Joint::Tight;
    (is_whole && !is_zip && !has_year).then_some(last)
}

/// Whatever is called a phone number.
fn labelled(line: &Line<'_>, at: usize) -> Option<usize> {
    if label(line.before(at)) != Some(Label::Phone) {
        return None;
    }
    let is_local =
        line.group(at).len() == 3 && line.joint(at) == Joint::Tight && line.group(at + 1).len() == 4;
    if is_local {
        return Some(at + 1);
    }
    let (last, count) = line.joined(at, MOST).last()?;
    let has_year = (at..=last).any(|at| is_year(line.group(at)));
    (count >= LEAST && !has_year).then_some(last)
}

fn is_year(digits: &[u8]) -> bool {
    digits.len() == 4 && (digits.starts_with(b"19") || digits.starts_with(b"20"))
}

/// What a number is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Phone,
    Id,
    /// A number of some kind.
    Number,
}

/// Letters before a number that may name it.
const LOOK_BACK: usize = 32;

fn label(before: &str) -> Option<Label> {
    const PHONE: &[&str] = &[
        "call",
        "cell",
        "cellphone",
        "contact",
        "dial",
        "fax",
        "handy",
        "landline",
        "mob",
        "mobile",
        "ph",
        "phone",
        "reach",
        "ring",
        "sms",
        "tel",
        "telefon",
        "telephone",
        "text",
        "whatsapp",
    ];
    const ID: &[&str] = &[
        "acct", "arxiv", "doi", "ein", "id", "invoice", "isbn", "issn", "npi", "orcid", "pmid", "serial",
        "sku", "ssn", "upc",
    ];
    // Some of these may as well be the last word of a sentence.
    const NUMBER: &[&str] =
        &["account", "badge", "grant", "licence", "license", "no", "nr", "num", "number", "patent"];
    const BETWEEN: &[&str] = &["at", "directly", "her", "him", "is", "me", "my", "on", "the", "them", "us"];
    let start = before.char_indices().rev().take(LOOK_BACK).last().map_or(0, |(at, _)| at);
    let words = before[start..].split(|letter: char| !letter.is_alphanumeric());
    let mut called = None;
    for word in words.filter(|word| !word.is_empty()).rev() {
        // As in "ISBN-10".
        if word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_digit()) {
            continue;
        }
        let is = |list: &[&str]| list.iter().any(|one| word.eq_ignore_ascii_case(one));
        if is(PHONE) {
            return Some(Label::Phone);
        } else if is(ID) {
            return Some(Label::Id);
        } else if is(NUMBER) {
            called = Some(Label::Number);
        } else if !is(BETWEEN) {
            break;
        }
    }
    called
}
