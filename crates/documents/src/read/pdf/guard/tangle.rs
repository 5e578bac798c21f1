//! Where its index is broken, a file is read from every place where an object may begin. Strings, comments and
//! dictionaries that never end would be gone over from each of those places: such a file is refused.

use crate::ReadError;

/// How often a file is gone over, in all: healthy ones are twice or three times.
const TIMES: usize = 16;
/// Deeper nesting is given up.
const DEEP: usize = 512;

pub(super) fn check(bytes: &[u8]) -> Result<(), ReadError> {
    let mut left = bytes.len().saturating_mul(TIMES).saturating_add(1 << 20);
    let mut at = 0;
    while at < bytes.len() {
        let mut scan = Scan { bytes, at };
        let next = if bytes[at].is_ascii_digit() {
            let begins = scan.identifier();
            let inside = scan.at;
            if begins {
                scan.object();
            }
            begins.then_some(inside)
        } else {
            (bytes[at..].starts_with(b"<<") && scan.object()).then_some(scan.at)
        };
        left = left.checked_sub(scan.at - at).ok_or(ReadError::Broken)?;
        at = next.unwrap_or_else(|| after_word(bytes, at));
    }
    Ok(())
}

/// The next place where something may begin.
fn after_word(bytes: &[u8], at: usize) -> usize {
    let length = bytes[at..].iter().position(|byte| is_space(*byte)).unwrap_or(bytes.len() - at);
    at + length.max(1)
}

pub(super) fn is_space(byte: u8) -> bool {
    matches!(byte, 0 | 9 | 10 | 12 | 13 | 32)
}

fn is_delimiter(byte: u8) -> bool {
    matches!(byte, b'(' | b')' | b'<' | b'>' | b'[' | b']' | b'{' | b'}' | b'/' | b'%')
}

/// Goes as far as a reader would.
struct Scan<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Scan<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn take(&mut self, part: &[u8]) -> bool {
        let found = self.bytes[self.at..].starts_with(part);
        if found {
            self.at += part.len();
        }
        found
    }

    fn skip(&mut self, goes_on: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&goes_on) {
            self.at += 1;
        }
    }

    /// White space and comments.
    fn space(&mut self) {
        loop {
            self.skip(is_space);
            if self.peek() != Some(b'%') {
                return;
            }
            self.skip(|byte| !matches!(byte, b'\n' | b'\r'));
        }
    }

    /// "12 0 obj".
    fn identifier(&mut self) -> bool {
        for _ in 0..2 {
            self.skip(|byte| byte.is_ascii_digit() || matches!(byte, b'+' | b'-'));
            self.space();
        }
        self.take(b"obj")
    }

    /// Whether an object begins here and ends somewhere.
    fn object(&mut self) -> bool {
        let mut open: Vec<&[u8]> = Vec::new();
        loop {
            self.space();
            if open.last().is_some_and(|end| self.take(end)) {
                open.pop();
            } else if !self.part(&mut open) || open.len() > DEEP {
                return false;
            }
            if open.is_empty() {
                return true;
            }
        }
    }

    fn part(&mut self, open: &mut Vec<&[u8]>) -> bool {
        match self.peek() {
            _ if self.take(b"<<") => open.push(b">>"),
            Some(b'[') => {
                self.at += 1;
                open.push(b"]");
            }
            Some(b'(') => return self.literal(),
            Some(b'<') => {
                self.at += 1;
                self.skip(|byte| byte.is_ascii_hexdigit() || is_space(byte));
                return self.take(b">");
            }
            Some(byte) if byte == b'/' || !is_delimiter(byte) => {
                self.at += 1;
                self.skip(|byte| !is_space(byte) && !is_delimiter(byte));
            }
            _ => return false,
        }
        true
    }

    fn literal(&mut self) -> bool {
        let mut deep = 0_usize;
        while let Some(byte) = self.peek() {
            self.at += 1;
            match byte {
                b'\\' => self.at = (self.at + 1).min(self.bytes.len()),
                b'(' => deep += 1,
                b')' if deep == 1 => return true,
                b')' => deep -= 1,
                _ => {}
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_never_ends_is_not_read_again_and_again() {
        for part in ["1 0 obj(", "1 0 obj ( endobj ", "<<( ", "<< /A << ", "1 % ", "<< /K (\\) ", "<< % "] {
            let many = part.repeat((1 << 20) / part.len());
            assert_eq!(check(many.as_bytes()), Err(ReadError::Broken), "{part}");
        }
    }

    #[test]
    fn healthy_objects_pass() {
        let parts = [
            "1 0 obj\n<< /Type /Page /Kids [2 0 R 3 0 R] /Title (a \\( b (c)) /ID <0aF f> >>\nendobj\n",
            "7 0 obj << /Length 9 >> stream\n<<\u{1}>> [ } 12 0 \nendstream endobj\n",
            "8 0 obj [ true null 1.5 % a comment\n << >> ] endobj 9 0 obj (text) endobj\n",
            "xref\n0 9\n0000000000 65535 f \ntrailer << /Size 9 /Root 1 0 R >>\n",
        ];
        let many = parts.concat().repeat(2_000) + "7 0 obj << >> stream\n <<(\nendstream\n";
        assert_eq!(check(many.as_bytes()), Ok(()));
        assert_eq!(check(b""), Ok(()));
    }
}
