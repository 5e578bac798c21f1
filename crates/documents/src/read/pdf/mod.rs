//! PDF: letters with their places on the page, put together to lines, columns, tables, paragraphs and headings.
//! Nothing is drawn and no picture is unpacked.

mod bullets;
mod columns;
mod content;
mod cover;
mod fonts;
mod glyphs;
mod ground;
mod guard;
mod labels;
mod layers;
mod lines;
mod outline;
mod path;
mod running;
mod segments;
mod sheet;
mod sides;
mod spoken;
mod state;
mod tables;
mod tex;

use std::collections::HashMap;

use hayro_syntax::{DecryptionError, LoadPdfError, Pdf};

use super::{
    Draft, HIDDEN,
    flow::{self, Piece, Setting},
    unseen::Unseen,
};
use crate::{HiddenWhy, Kind, Limits, Page, ReadError};
use content::{Reader, Work};
use lines::Row;
use sheet::{Glyph, Sheet};

/// A page with fewer letters is a picture if one covers it.
const FEW_LETTERS: usize = 25;

/// A file without it was cut off.
const END: &[u8] = b"%%EOF";

const BENEATH: &str = "The text lies unseen beneath a picture; compare them.";
const VEILED: &str = "Something that may be transparent lies over some of the text; compare what is seen.";

pub(super) fn read(bytes: &[u8], limits: &Limits) -> Result<Draft, ReadError> {
    let is_whole = bytes.windows(END.len()).any(|part| part == END);
    let bytes = guard::checked(bytes, limits)?;
    let pdf = Pdf::new(bytes).map_err(|error| match error {
        LoadPdfError::Decryption(
            DecryptionError::PasswordProtected | DecryptionError::UnsupportedAlgorithm,
        ) => ReadError::Encrypted,
        LoadPdfError::Decryption(_) | LoadPdfError::Invalid => ReadError::Broken,
    })?;
    if pdf.pages().is_empty() {
        return Err(ReadError::Broken);
    }
    if pdf.pages().len() > limits.pages {
        return Err(ReadError::too_many_pages(limits.pages));
    }
    guard::check_sealed(&pdf, limits)?;

    let reader = Reader::new(&pdf);
    let mut work = Work::new(limits);
    let mut tally = Tally::default();
    let mut unseen = Unseen::default();
    let mut rows: Vec<Vec<Row>> = Vec::new();
    for page in pdf.pages().iter() {
        let mut sheet = reader.page(page, &mut work)?;
        tally.count(&sheet);
        let dots = std::mem::take(&mut sheet.dots);
        let (seen, hidden) = sheet.split();
        tell(&mut unseen, hidden);
        let mut lines = lines::rows(seen);
        bullets::write(&mut lines, dots);
        rows.push(lines);
    }
    tally.judge().map_err(|error| match error {
        ReadError::Empty if !is_whole => ReadError::Broken,
        error => error,
    })?;
    running::drop_running(&mut rows);

    let setting = setting(&rows);
    let pieces: Vec<Vec<Piece>> = rows.into_iter().map(|page| tables::pieces(page, setting.body)).collect();
    let blocks = flow::blocks(pieces, &setting);
    let labels = labels::labels(&pdf);
    let pages = (1_u32..).zip(blocks).map(|(number, blocks)| {
        let label = labels.get(&number).filter(|label| **label != number.to_string()).cloned();
        Page { number, label, blocks }
    });
    let mut draft = Draft::new(Kind::Pdf, pages.collect());
    draft.title = pdf.metadata().title.as_deref().and_then(labels::text);
    draft.notes = tally.notes();
    draft.unseen = unseen;
    Ok(draft)
}

/// The hidden letters of a page as words, once for each way to hide them.
fn tell(unseen: &mut Unseen, letters: Vec<(HiddenWhy, Glyph)>) {
    let mut ways: Vec<(HiddenWhy, Vec<Glyph>)> = Vec::new();
    for (why, glyph) in letters {
        match ways.iter_mut().find(|(way, _)| *way == why) {
            Some((_, glyphs)) => glyphs.push(glyph),
            None => ways.push((why, vec![glyph])),
        }
    }
    for (why, glyphs) in ways {
        let texts: Vec<String> = segments::segments(&glyphs).into_iter().map(|found| found.text).collect();
        unseen.add(why, &texts.join(" "));
    }
}

/// What the pages are like.
#[derive(Default)]
struct Tally {
    pages: u32,
    letters: usize,
    unknown: usize,
    /// Pages that are pictures, by number.
    pictures: Vec<u32>,
    hidden: bool,
    beneath: bool,
    veiled: bool,
}

impl Tally {
    fn count(&mut self, sheet: &Sheet) {
        self.pages += 1;
        let letters = sheet.letters();
        self.letters += letters;
        self.unknown += sheet.unknown;
        self.hidden |= sheet.hides();
        self.beneath |= sheet.reads_unseen();
        self.veiled |= sheet.is_veiled();
        if letters < FEW_LETTERS && sheet.pictured() {
            self.pictures.push(self.pages);
        }
    }

    fn judge(&self) -> Result<(), ReadError> {
        let scanned = u32::try_from(self.pictures.len()).unwrap_or(u32::MAX);
        if scanned * 4 >= self.pages * 3 && scanned > 0 {
            return Err(ReadError::Scanned);
        }
        if self.unknown > 100 && self.unknown > self.letters {
            return Err(ReadError::NotText);
        }
        if self.letters == 0 {
            return Err(ReadError::Empty);
        }
        Ok(())
    }

    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if let Some(last) = self.pictures.last() {
            let numbers: Vec<String> = self.pictures.iter().map(u32::to_string).collect();
            notes.push(match numbers.len() {
                1 => format!("Page {last} is a picture without text and was left out."),
                2..=10 => {
                    format!("Pages {} are pictures without text and were left out.", numbers.join(", "))
                }
                many => {
                    format!("{many} of {} pages are pictures without text and were left out.", self.pages)
                }
            });
        }
        if self.hidden {
            notes.push(HIDDEN.into());
        }
        notes.extend(self.beneath.then(|| BENEATH.to_owned()));
        notes.extend(self.veiled.then(|| VEILED.to_owned()));
        if self.unknown * 50 > self.letters {
            notes.push(
                "Some letters of this file have no meaning that can be read, and were left out.".into(),
            );
        }
        notes
    }
}

/// The usual size of letters and distance of lines.
fn setting(rows: &[Vec<Row>]) -> Setting {
    let mut sizes: Vec<(i64, usize)> = Vec::new();
    let mut places: HashMap<i64, usize> = HashMap::new();
    for row in rows.iter().flatten() {
        for segment in &row.segments {
            let size = lines::tenths(segment.size);
            let place = *places.entry(size).or_insert(sizes.len());
            if place == sizes.len() {
                sizes.push((size, 0));
            }
            sizes[place].1 += segment.text.len();
        }
    }
    let body =
        sizes.iter().max_by_key(|(_, count)| *count).map_or(10.0, |(size, _)| lines::from_tenths(*size));
    Setting { body, slack: 0.06, gap: 1.3, indent: body * 0.8, loose: false }
}
