use std::io::Read;

use encoding_rs::{Decoder, DecoderResult, Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much is looked at to decide, and how much is held at once.
pub const SAMPLE: usize = 64 * 1024;

/// How the characters of a file are written.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Charset {
    Utf8,
    Utf16Le,
    Utf16Be,
    Windows1252,
}

impl std::fmt::Display for Charset {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Le | Self::Utf16Be => "UTF-16",
            Self::Windows1252 => "Windows-1252",
        })
    }
}

impl Charset {
    fn encoding(self) -> &'static Encoding {
        match self {
            Self::Utf8 => UTF_8,
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
            Self::Windows1252 => WINDOWS_1252,
        }
    }

    /// The byte order mark at the start of a file, and its length.
    fn marked(bytes: &[u8]) -> Option<(Self, usize)> {
        match bytes {
            [0xEF, 0xBB, 0xBF, ..] => Some((Self::Utf8, 3)),
            [0xFF, 0xFE, ..] => Some((Self::Utf16Le, 2)),
            [0xFE, 0xFF, ..] => Some((Self::Utf16Be, 2)),
            _ => None,
        }
    }

    /// UTF-16 without a mark shows in the zero that every other byte of Western text is.
    fn wide(bytes: &[u8]) -> Option<Self> {
        let pairs = bytes.len() / 2;
        let zeros = |offset| bytes.iter().skip(offset).step_by(2).filter(|byte| **byte == 0).count();
        let (even, odd) = (zeros(0), zeros(1));
        match pairs {
            0 | 1 => None,
            _ if odd * 2 > pairs && even * 20 < pairs => Some(Self::Utf16Le),
            _ if even * 2 > pairs && odd * 20 < pairs => Some(Self::Utf16Be),
            _ => None,
        }
    }

    /// Text in Windows-1252 hardly ever looks like UTF-8 by chance. So a sample with more whole characters than broken
    /// ones is damaged UTF-8, which is told to the person, rather than a sample in Windows-1252.
    fn narrow(bytes: &[u8]) -> Self {
        let (mut whole, mut broken) = (0_usize, 0_usize);
        let mut chunks = bytes.utf8_chunks().peekable();
        while let Some(chunk) = chunks.next() {
            whole += chunk.valid().chars().filter(|character| !character.is_ascii()).count();
            let cut_at_the_end = chunks.peek().is_none() && bytes.len() >= SAMPLE;
            broken += usize::from(!chunk.invalid().is_empty() && !cut_at_the_end);
        }
        if broken > whole { Self::Windows1252 } else { Self::Utf8 }
    }
}

/// Why no more text comes.
pub enum Stop {
    Io(std::io::Error),
    NotText(Charset),
}

/// Bytes in, text out, a buffer at a time.
///
/// As long as only ASCII has come, the charset is open; the first other byte starts the sample that decides.
pub struct Text<R> {
    reader: R,
    raw: Box<[u8]>,
    start: usize,
    end: usize,
    ended: bool,
    charset: Option<Charset>,
    decoder: Option<Decoder>,
    decoded: String,
    taken: usize,
    stop: Option<Stop>,
    bytes: u64,
}

impl<R: Read> Text<R> {
    pub fn new(reader: R, charset: Option<Charset>) -> Self {
        let mut text = Self {
            reader,
            raw: vec![0; SAMPLE].into_boxed_slice(),
            start: 0,
            end: 0,
            ended: false,
            charset: None,
            decoder: None,
            decoded: String::with_capacity(SAMPLE),
            taken: 0,
            stop: None,
            bytes: 0,
        };
        text.top_up();
        let raw = &text.raw[..text.end];
        let marked = Charset::marked(raw);
        let decided = charset.or(marked.map(|(charset, _)| charset)).or_else(|| Charset::wide(raw));
        if let Some((_, length)) = marked.filter(|(marked, _)| decided == Some(*marked)) {
            text.start = length;
        }
        if let Some(charset) = decided {
            text.decide(charset);
        }
        text
    }

    /// UTF-8 unless something else was seen so far.
    pub fn charset(&self) -> Charset {
        self.charset.unwrap_or(Charset::Utf8)
    }

    /// How many bytes of the file have been read.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// As much text as the buffer holds, without taking it, and whether it is all there is.
    pub fn sample(&mut self) -> (&str, bool) {
        while self.decode_some() {}
        let whole = self.ended && self.start == self.end;
        (&self.decoded[self.taken..], whole)
    }

    /// The text that comes next; empty at the end of the file.
    pub fn fill(&mut self) -> Result<&str, Stop> {
        if self.taken == self.decoded.len() {
            self.decoded.clear();
            self.taken = 0;
            while self.decoded.is_empty() && self.decode_some() {}
            if self.decoded.is_empty()
                && let Some(stop) = self.stop.take()
            {
                return Err(stop);
            }
        }
        Ok(&self.decoded[self.taken..])
    }

    pub fn take(&mut self, length: usize) {
        self.taken += length;
    }

    fn decide(&mut self, charset: Charset) {
        self.charset = Some(charset);
        self.decoder = Some(charset.encoding().new_decoder_without_bom_handling());
    }

    fn top_up(&mut self) {
        self.raw.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        while !self.ended && self.end < self.raw.len() {
            match self.reader.read(&mut self.raw[self.end..]) {
                Ok(0) => self.ended = true,
                Ok(count) => {
                    self.end += count;
                    self.bytes += count as u64;
                }
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.stop = Some(Stop::Io(error));
                    self.ended = true;
                }
            }
        }
    }

    /// False when the buffer is full, or nothing more comes.
    fn decode_some(&mut self) -> bool {
        if matches!(self.stop, Some(Stop::NotText(_))) {
            return false;
        }
        if self.end - self.start < SAMPLE / 2 {
            self.top_up();
        }
        let raw = &self.raw[self.start..self.end];
        let Some(decoder) = &mut self.decoder else {
            return self.pass_ascii();
        };
        // After a failed read, half a character at the end is not what is wrong with the file.
        let last = self.ended && self.stop.is_none();
        let (result, read) = decoder.decode_to_string_without_replacement(raw, &mut self.decoded, last);
        self.start += read;
        match result {
            DecoderResult::InputEmpty => {
                if self.ended {
                    // A finished decoder must not be asked again; what is left to decode is nothing.
                    self.decoder = None;
                }
                !self.ended
            }
            DecoderResult::OutputFull => false,
            DecoderResult::Malformed(..) => {
                self.stop = Some(Stop::NotText(self.charset()));
                false
            }
        }
    }

    fn pass_ascii(&mut self) -> bool {
        let raw = &self.raw[self.start..self.end];
        let room = self.decoded.capacity() - self.decoded.len();
        let ascii = raw.iter().position(|byte| !byte.is_ascii()).unwrap_or(raw.len());
        if ascii == 0 && !raw.is_empty() {
            self.top_up();
            self.decide(Charset::narrow(&self.raw[..self.end]));
            return true;
        }
        let passed = ascii.min(room);
        self.decoded.push_str(str::from_utf8(&raw[..passed]).expect("ASCII is UTF-8"));
        self.start += passed;
        passed > 0
    }
}
