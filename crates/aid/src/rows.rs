//! Rows of a table in CSV, each with the line of the file that it begins on.

/// A row never fails: cells may be missing or too many, and letters that are not UTF-8 are taken as Latin-1.
pub struct Rows<'a> {
    reader: csv::Reader<&'a [u8]>,
    bytes: &'a [u8],
    at: usize,
    line: usize,
}

pub struct Row {
    /// From one.
    pub line: usize,
    pub cells: Vec<String>,
}

impl<'a> Rows<'a> {
    pub fn new(bytes: &'a [u8], delimiter: u8) -> Self {
        let reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .delimiter(delimiter)
            .from_reader(bytes);
        Self { reader, bytes, at: 0, line: 1 }
    }

    /// Where the row begins that starts at or after a byte. The reader's own count lags behind at some ends of lines.
    fn line_at(&mut self, byte: usize) -> usize {
        let is_end = |at: usize| matches!(self.bytes.get(at), Some(b'\r' | b'\n'));
        let start = (byte..self.bytes.len()).find(|at| !is_end(*at)).unwrap_or(self.bytes.len());
        let passed = self.bytes.get(self.at..start).unwrap_or_default();
        self.line += passed.split(|byte| *byte == b'\n').count() - 1;
        self.at = start.max(self.at);
        self.line
    }
}

impl Iterator for Rows<'_> {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        let mut record = csv::ByteRecord::new();
        // Bytes in memory do not fail to be read.
        if !self.reader.read_byte_record(&mut record).ok()? {
            return None;
        }
        let byte = record.position().map_or(0, csv::Position::byte);
        let line = self.line_at(usize::try_from(byte).unwrap_or(usize::MAX));
        Some(Row { line, cells: record.iter().map(text).collect() })
    }
}

fn text(cell: &[u8]) -> String {
    match str::from_utf8(cell) {
        Ok(text) => text.trim().to_owned(),
        Err(_) => cell.iter().copied().map(char::from).collect::<String>().trim().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_those_of_the_file() {
        for end in ["\n", "\r\n"] {
            let file = ["a,b", "", "1,\"x", "y\"", "", "2", "3,4,5"].join(end);
            let rows: Vec<(usize, usize)> =
                Rows::new(file.as_bytes(), b',').map(|row| (row.line, row.cells.len())).collect();
            assert_eq!(rows, [(1, 2), (3, 2), (6, 1), (7, 3)]);
        }
    }

    #[test]
    fn letters_that_are_not_utf8_are_latin() {
        let row = Rows::new(b"Zo\xeb; K\xc3\xb6nig ", b';').next().unwrap();
        assert_eq!(row.cells, ["Zoë", "König"]);
    }
}
