//! Where the streams of a file are, and what their dictionaries say, in one pass.

use std::ops::Range;

use super::tangle::is_space;

/// How far before a stream its dictionary is looked for.
const DICTIONARY: usize = 4_000;

/// What the dictionary of a stream may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Picture,
    /// It holds other objects.
    Objects,
    /// Written in 85 letters.
    Letters,
    /// Written in sixteen digits.
    Digits,
    Runs,
    Lzw,
}

const ALL: [Said; 6] = [Said::Picture, Said::Objects, Said::Letters, Said::Digits, Said::Runs, Said::Lzw];
const FILTERS: [Said; 4] = [Said::Letters, Said::Digits, Said::Runs, Said::Lzw];

/// Where each was said last, one after its place; nought if it never was.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Says {
    last: [usize; ALL.len()],
    from: usize,
}

impl Says {
    pub fn of(dictionary: &[u8]) -> Self {
        let mut says = Self::default();
        for (at, byte) in dictionary.iter().enumerate() {
            if *byte == b'/' {
                says.see(dictionary, at);
            }
        }
        says
    }

    pub fn has(self, said: Said) -> bool {
        self.last[said as usize] > self.from
    }

    fn set(&mut self, said: Said, place: usize) {
        self.last[said as usize] = place;
    }

    /// The name that begins at a stroke.
    fn see(&mut self, bytes: &[u8], at: usize) {
        let place = at + 1;
        if is_picture(&bytes[at..]) {
            self.set(Said::Picture, place);
        }
        let (name, length) = name(&bytes[place..]);
        let name = &name[..length];
        let names: [(&[u8], Said); 8] = [
            (b"ObjStm", Said::Objects),
            (b"ASCII85", Said::Letters),
            (b"A85", Said::Letters),
            (b"ASCIIHex", Said::Digits),
            (b"AHx", Said::Digits),
            (b"RunLengt", Said::Runs),
            (b"RL", Said::Runs),
            (b"LZW", Said::Lzw),
        ];
        if let Some((_, said)) = names.iter().find(|(start, _)| name.starts_with(start)) {
            self.set(*said, place);
        }
        // What stands elsewhere may be any of them.
        if bytes[place..].strip_prefix(b"Filter").is_some_and(is_elsewhere) {
            for said in FILTERS {
                self.set(said, place);
            }
        }
    }
}

/// The first letters of a name, with `#41` read as `A`, and how many there are.
fn name(bytes: &[u8]) -> ([u8; 8], usize) {
    let (mut letters, mut length, mut at) = ([0; 8], 0, 0);
    while length < letters.len()
        && let Some(byte) =
            bytes.get(at).copied().filter(|byte| byte.is_ascii_alphanumeric() || *byte == b'#')
    {
        let digit = |place: usize| bytes.get(place).and_then(|digit| char::from(*digit).to_digit(16));
        let escaped = match (byte, digit(at + 1), digit(at + 2)) {
            (b'#', Some(high), Some(low)) => u8::try_from(high * 16 + low).ok(),
            _ => None,
        };
        letters[length] = escaped.unwrap_or(byte);
        length += 1;
        at += if escaped.is_some() { 3 } else { 1 };
    }
    (letters, length)
}

/// `/Subtype /Image`.
fn is_picture(bytes: &[u8]) -> bool {
    let Some(rest) = bytes.strip_prefix(b"/Subtype") else {
        return false;
    };
    let spaces = rest.iter().take(64).take_while(|byte| is_space(**byte)).count();
    let kind = rest[spaces..].strip_prefix(b"/Image");
    kind.is_some_and(|rest| !rest.first().is_some_and(u8::is_ascii_alphanumeric))
}

/// Whether a filter is another object: "7 0 R", alone or first in a list.
fn is_elsewhere(value: &[u8]) -> bool {
    let first = value.iter().take(64).find(|byte| !is_space(**byte) && **byte != b'[');
    first.is_some_and(u8::is_ascii_digit)
}

/// What may be a stream: every place that says so, also within another.
pub(super) struct Streams<'a> {
    bytes: &'a [u8],
    at: usize,
    /// The first end at or after the last stream.
    end: usize,
    says: Says,
    object: usize,
}

impl<'a> Streams<'a> {
    pub fn of(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0, end: 0, says: Says::default(), object: 0 }
    }

    fn found(&mut self, at: usize) -> (Range<usize>, Says) {
        let start = after_line_end(self.bytes, at + b"stream".len());
        if self.end < start {
            // Never looked at twice: the next stream ends there as well, or later.
            let length = super::find(&self.bytes[start..], b"endstream");
            self.end = length.map_or(self.bytes.len(), |length| start + length);
        }
        let from = at.saturating_sub(DICTIONARY).max(self.object);
        (start..self.end, Says { from, ..self.says })
    }
}

impl Iterator for Streams<'_> {
    type Item = (Range<usize>, Says);

    fn next(&mut self) -> Option<Self::Item> {
        while let Some(byte) = self.bytes.get(self.at).copied() {
            let at = self.at;
            self.at += 1;
            match byte {
                b'/' => self.says.see(self.bytes, at),
                b' ' if self.bytes[at..].starts_with(b" obj") => self.object = at,
                b's' if self.bytes[at..].starts_with(b"stream") && !self.bytes[..at].ends_with(b"end") => {
                    return Some(self.found(at));
                }
                _ => {}
            }
        }
        None
    }
}

fn after_line_end(bytes: &[u8], at: usize) -> usize {
    match bytes.get(at..) {
        Some([b'\r', b'\n', ..]) => at + 2,
        Some([b'\r' | b'\n', ..]) => at + 1,
        _ => at.min(bytes.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(says: Says) -> Vec<Said> {
        ALL.into_iter().filter(|said| says.has(*said)).collect()
    }

    #[test]
    fn streams_are_found_with_what_is_said_of_them() {
        let file = b"1 0 obj << /Filter /LZWDecode >> stream\r\nab\nendstream endobj \
            2 0 obj << /Subtype /Image >> stream\ncd stream ef endstream 3 0 obj <</Type/ObjStm>>stream";
        let found: Vec<(&[u8], Vec<Said>)> =
            Streams::of(file).map(|(range, says)| (&file[range], all(says))).collect();
        let expected: [(&[u8], Vec<Said>); 4] = [
            (b"ab\n", vec![Said::Lzw]),
            (b"cd stream ef ", vec![Said::Picture]),
            (b" ef ", vec![Said::Picture]),
            (b"", vec![Said::Objects]),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn names_are_known_however_they_are_written() {
        let table: [(&[u8], &[Said]); 9] = [
            (b"/Filter [/A85 /LZW]", &[Said::Letters, Said::Lzw]),
            (b"/Filter /#4cZWDecode", &[Said::Lzw]),
            (b"/Filter/Run#4cengthDecode", &[Said::Runs]),
            (b"/Filter /ASCIIHexDecode", &[Said::Digits]),
            (b"/Filter 7 0 R", &FILTERS),
            (b"/Filter [ 7 0 R ]", &FILTERS),
            (b"/Filter /FlateDecode /Length 7 0 R", &[]),
            (b"/Subtype\n/Image", &[Said::Picture]),
            (b"/Subtype /ImageMask /#", &[]),
        ];
        for (dictionary, says) in table {
            assert_eq!(all(Says::of(dictionary)), says, "{}", String::from_utf8_lossy(dictionary));
        }
    }
}
