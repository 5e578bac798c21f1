use std::io::Read;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    decode::{Charset, SAMPLE, Stop, Text},
    dialect::{self, Dialect, Told},
    heading::{self, Note},
    problem::Fatal,
    split::{Row, Splitter},
};

/// A file with more is no table that a person made.
pub const MOST_COLUMNS: usize = 512;

/// What the person has chosen; what is open is found out.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Serialize, ToSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = ImportOptions)]
pub struct Options {
    pub charset: Option<Charset>,
    /// One character.
    #[schema(value_type = Option<String>, min_length = 1, max_length = 1)]
    pub delimiter: Option<char>,
    /// Whether the first row names the columns.
    pub heading: Option<bool>,
    /// Rows with too few cells get empty ones at their end. Otherwise they are errors, because a line break without
    /// quotation marks makes the same rows.
    pub fill_short_rows: bool,
}

/// How a file is written, and its first rows.
#[derive(Clone, Debug, Serialize)]
pub struct Layout {
    pub charset: Charset,
    pub dialect: Dialect,
    /// The name of each column.
    pub headings: Vec<String>,
    pub notes: Vec<Note>,
    /// The first rows below the heading.
    pub sample: Vec<Vec<String>>,
}

/// A file as rows of cells, read once from top to bottom.
pub struct Table<R> {
    text: Text<R>,
    splitter: Splitter,
    pub(super) row: Row,
    pub(super) fill_short_rows: bool,
    layout: Layout,
    blank: u64,
    done: bool,
}

impl<R: Read> Table<R> {
    pub fn open(reader: R, options: Options) -> Result<Self, Fatal> {
        let mut text = Text::new(reader, options.charset);
        let (sample, whole) = text.sample();
        let (mut line, mut skipped) = (1, 0);
        let mut told = Told::Rows;
        let mut delimiter = None;
        if let Some((named, length)) = dialect::named(sample) {
            (delimiter, skipped, line, told) = (Some(named), length, 2, Told::FirstLine);
        }
        if let Some(chosen) = options.delimiter.and_then(|chosen| u8::try_from(chosen).ok())
            && chosen.is_ascii()
            && !matches!(chosen, b'"' | b'\r' | b'\n' | 0)
        {
            (delimiter, told) = (Some(chosen), Told::Person);
        }
        let sample = &sample[skipped..];
        let delimiter = delimiter.unwrap_or_else(|| dialect::sniff(sample, whole));
        let rows = dialect::rows(sample, whole, delimiter);
        if rows.is_empty() {
            return Err(Self::without_rows(text, whole, line));
        }
        let mut notes = Vec::new();
        let (above, found) = heading::find(&rows);
        let has_heading = options.heading.unwrap_or(found);
        if above > 0 {
            notes.push(Note::Above { rows: above });
        }
        let first = &rows[above];
        if let Some(broken) = first.broken.filter(|_| has_heading) {
            return Err(Fatal::Heading { line: first.line + line - 1, broken });
        }
        if first.width() > MOST_COLUMNS {
            let (line, columns) = (first.line + line - 1, first.width());
            return Err(Fatal::TooManyColumns { line, columns, most: MOST_COLUMNS });
        }
        let headings = if has_heading {
            heading::names(first, &mut notes)
        } else {
            notes.push(Note::NoHeading);
            (1..=first.width().max(1)).map(|number| format!("Column {number}")).collect()
        };
        let below = &rows[above + usize::from(has_heading)..];
        if below.is_empty() && whole {
            notes.push(Note::NothingBelow);
        }
        let sample = below
            .iter()
            .filter(|row| row.broken.is_none())
            .map(|row| row.cells().take(headings.len()).map(str::to_owned).collect())
            .collect();
        let dialect = Dialect { delimiter: char::from(delimiter), told };
        let layout = Layout { charset: text.charset(), dialect, headings, notes, sample };
        text.take(skipped);
        let mut table = Self {
            text,
            splitter: Splitter::new(delimiter, line),
            row: Row::default(),
            fill_short_rows: options.fill_short_rows,
            layout,
            blank: 0,
            done: false,
        };
        for _ in 0..above + usize::from(has_heading) {
            table.advance()?;
        }
        table.blank = 0;
        Ok(table)
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The layout has it too, but a long file may show only later that it is not UTF-8.
    pub fn charset(&self) -> Charset {
        self.text.charset()
    }

    /// How many bytes of the file have been read, for a progress bar.
    pub fn bytes(&self) -> u64 {
        self.text.bytes()
    }

    /// How many blank rows were passed over below the heading.
    pub fn blank(&self) -> u64 {
        self.blank
    }

    /// Reads the next row that is not blank into `self.row`. False at the end of the file; after an error, always.
    pub(super) fn advance(&mut self) -> Result<bool, Fatal> {
        while !self.done {
            if !self.read_row()? {
                self.done = true;
            } else if self.row.is_blank() {
                self.blank += 1;
            } else {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn read_row(&mut self) -> Result<bool, Fatal> {
        loop {
            let piece = match self.text.fill() {
                Ok(piece) => piece,
                Err(stop) => {
                    self.done = true;
                    return Err(fatal(stop, self.splitter.line()));
                }
            };
            if piece.is_empty() {
                return Ok(self.splitter.finish(&mut self.row));
            }
            let (used, ended) = self.splitter.feed(piece, &mut self.row);
            self.text.take(used);
            if ended {
                return Ok(true);
            }
        }
    }

    fn without_rows(mut text: Text<R>, whole: bool, line: u64) -> Fatal {
        let lines = text.sample().0.matches('\n').count() as u64;
        let length = text.sample().0.len();
        text.take(length);
        match text.fill() {
            Err(stop) => fatal(stop, lines + 1),
            Ok(_) if whole => Fatal::Empty,
            Ok(_) => Fatal::NoRow { line, kilobytes: SAMPLE / 1024 },
        }
    }
}

fn fatal(stop: Stop, line: u64) -> Fatal {
    match stop {
        Stop::Io(error) => Fatal::Io(error),
        Stop::NotText(charset) => Fatal::NotText { line, charset },
    }
}
