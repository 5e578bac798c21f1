//! How a document is written down: numbers in as few bytes as they need, texts after their length.

#[derive(Debug, Default)]
pub struct Writer(Vec<u8>);

impl Writer {
    pub fn number(&mut self, mut value: u64) -> &mut Self {
        while value >= 0x80 {
            self.0.push(low(value) | 0x80);
            value >>= 7;
        }
        self.0.push(low(value));
        self
    }

    pub fn length(&mut self, length: usize) -> &mut Self {
        self.number(length as u64)
    }

    /// All eight bytes, for what is as likely large as small.
    pub fn whole(&mut self, value: u64) -> &mut Self {
        self.0.extend(value.to_le_bytes());
        self
    }

    pub fn text(&mut self, text: &str) -> &mut Self {
        self.length(text.len());
        self.0.extend(text.as_bytes());
        self
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }
}

fn low(value: u64) -> u8 {
    (value & 0x7f) as u8
}

/// `None` wherever the bytes end too soon or are not what they should be.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a>(pub &'a [u8]);

impl<'a> Reader<'a> {
    pub fn number(&mut self) -> Option<u64> {
        let mut value = 0_u64;
        for shift in (0..64).step_by(7) {
            let (byte, rest) = self.0.split_first()?;
            self.0 = rest;
            value |= u64::from(byte & 0x7f) << shift;
            if *byte < 0x80 {
                return Some(value);
            }
        }
        None
    }

    pub fn small(&mut self) -> Option<u32> {
        u32::try_from(self.number()?).ok()
    }

    pub fn length(&mut self) -> Option<usize> {
        usize::try_from(self.number()?).ok()
    }

    pub fn whole(&mut self) -> Option<u64> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*bytes))
    }

    pub fn skip_text(&mut self) -> Option<()> {
        let length = self.length()?;
        self.0 = self.0.get(length..)?;
        Some(())
    }

    pub fn text(&mut self) -> Option<&'a str> {
        let length = self.length()?;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        str::from_utf8(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_was_written_is_read(small: u64, whole: u64, text: String) {
            let mut writer = Writer::default();
            writer.number(small).whole(whole).text(&text);
            let mut reader = Reader(writer.bytes());
            prop_assert_eq!(reader.number(), Some(small));
            prop_assert_eq!(reader.whole(), Some(whole));
            prop_assert_eq!(reader.text(), Some(text.as_str()));
            prop_assert!(reader.0.is_empty());
        }

        #[test]
        fn any_bytes_are_read_or_refused(bytes: Vec<u8>) {
            let mut reader = Reader(&bytes);
            while reader.text().is_some() || reader.number().is_some() {}
        }
    }
}
