use super::problem::Broken;

/// A longer row is not kept.
pub const LONGEST_ROW: usize = 1 << 20;

/// One row of a file, taken apart. Reused from row to row.
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// The line of the file on which the row starts, from 1.
    pub line: u64,
    pub broken: Option<Broken>,
    text: String,
    ends: Vec<usize>,
}

impl Row {
    pub fn width(&self) -> usize {
        self.ends.len()
    }

    pub fn get(&self, cell: usize) -> Option<&str> {
        let end = *self.ends.get(cell)?;
        let start = cell.checked_sub(1).map_or(0, |before| self.ends[before]);
        Some(&self.text[start..end])
    }

    pub fn cells(&self) -> impl Iterator<Item = &str> {
        (0..self.width()).filter_map(|cell| self.get(cell))
    }

    /// Spreadsheets write rows of delimiters below the last one that was filled.
    pub fn is_blank(&self) -> bool {
        self.broken.is_none() && self.text.trim().is_empty()
    }

    fn reset(&mut self, line: u64) {
        self.line = line;
        self.broken = None;
        self.text.clear();
        self.ends.clear();
        // A row near the limit comes once in a while; its room is not kept for the rest of the file.
        self.text.shrink_to(LONGEST_ROW / 16);
        self.ends.shrink_to(LONGEST_ROW / 256);
    }

    fn push(&mut self, text: &str) {
        if self.text.len() + self.ends.len() + text.len() > LONGEST_ROW {
            self.give_up();
        }
        if self.broken != Some(Broken::TooLong) {
            self.text.push_str(text);
        }
    }

    fn end_cell(&mut self) {
        if self.text.len() + self.ends.len() >= LONGEST_ROW {
            self.give_up();
        }
        if self.broken != Some(Broken::TooLong) {
            self.ends.push(self.text.len());
        }
    }

    fn give_up(&mut self) {
        self.broken = Some(Broken::TooLong);
        self.text.clear();
        self.ends.clear();
    }

    fn open_cell(&self) -> &str {
        &self.text[self.ends.last().copied().unwrap_or(0)..]
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum State {
    RowStart,
    CellStart,
    Plain,
    Quoted,
    /// After a quotation mark in a quoted cell: it closes the cell, or is the first of two.
    Closing,
    /// Text behind a closed quotation mark.
    Tail,
}

/// Takes text apart into rows, a piece at a time, so that a row may lie across many pieces.
#[derive(Clone, Debug)]
pub struct Splitter {
    delimiter: u8,
    state: State,
    after_return: bool,
    line: u64,
}

impl Splitter {
    /// `delimiter` is an ASCII character other than the quotation mark and the line ends.
    pub fn new(delimiter: u8, line: u64) -> Self {
        Self { delimiter, state: State::RowStart, after_return: false, line }
    }

    /// The line on which the next character stands.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// How much was used, and whether the row has come to its end.
    pub fn feed(&mut self, piece: &str, row: &mut Row) -> (usize, bool) {
        let bytes = piece.as_bytes();
        let mut at = 0;
        if self.state == State::RowStart {
            if self.after_return && bytes.first() == Some(&b'\n') {
                at = 1;
            }
            if at == bytes.len() {
                self.after_return &= at == 0;
                return (at, false);
            }
            self.after_return = false;
            row.reset(self.line);
            self.state = State::CellStart;
        }
        while at < bytes.len() {
            let run = self.run(&bytes[at..]);
            if run > 0 {
                row.push(&piece[at..at + run]);
                at += run;
                self.after_return = false;
                self.state = match self.state {
                    State::Quoted => State::Quoted,
                    State::Closing | State::Tail => State::Tail,
                    _ => State::Plain,
                };
            } else {
                let special = bytes[at];
                at += 1;
                if self.special(special, row) {
                    return (at, true);
                }
            }
        }
        (at, false)
    }

    /// At the end of the file: whether there is a last row without a line end.
    pub fn finish(&mut self, row: &mut Row) -> bool {
        let open = self.state != State::RowStart;
        if open {
            if self.state == State::Quoted {
                row.broken = row.broken.or(Some(Broken::NeverClosed));
            }
            row.end_cell();
            self.state = State::RowStart;
        }
        open
    }

    /// How many of the bytes are nothing but text.
    fn run(&self, bytes: &[u8]) -> usize {
        let delimiter = if self.state == State::Quoted { b'"' } else { self.delimiter };
        bytes
            .iter()
            .position(|byte| matches!(*byte, b'"' | b'\n' | b'\r' | 0) || *byte == delimiter)
            .unwrap_or(bytes.len())
    }

    fn special(&mut self, byte: u8, row: &mut Row) -> bool {
        let second_half = std::mem::replace(&mut self.after_return, byte == b'\r') && byte == b'\n';
        if matches!(byte, b'\n' | b'\r') && !second_half {
            self.line += 1;
        }
        match (byte, self.state) {
            (0, _) => row.broken = row.broken.or(Some(Broken::Nul)),
            (b'"', State::Quoted) => self.state = State::Closing,
            (b'"', State::Closing) => {
                row.push("\"");
                self.state = State::Quoted;
            }
            (b'"', State::CellStart | State::RowStart) => self.state = State::Quoted,
            (b'"', State::Plain) => self.quote_in_plain(row),
            (b'"', State::Tail) => row.push("\""),
            (b'\n', State::Quoted) => row.push("\n"),
            (b'\r', State::Quoted) => row.push("\r"),
            (b'\n' | b'\r', _) => {
                row.end_cell();
                self.state = State::RowStart;
                return true;
            }
            _ => {
                row.end_cell();
                self.state = State::CellStart;
            }
        }
        false
    }

    /// People type a space after the delimiter and then the quotation mark.
    fn quote_in_plain(&mut self, row: &mut Row) {
        let open = row.open_cell();
        if !open.is_empty() && open.bytes().all(|byte| byte == b' ') {
            let kept = row.text.len() - open.len();
            row.text.truncate(kept);
            self.state = State::Quoted;
        } else {
            row.push("\"");
        }
    }
}
