//! A document as it is written down: without its vector, and with rows instead of units.

use super::{
    Column, Document, Field, Tag,
    codec::{Reader, Writer},
};
use crate::lexicon::places::Point;

#[derive(Debug)]
pub struct Record<'a> {
    pub sort: &'a str,
    pub texts: Vec<(Field, &'a str)>,
    pub units: Vec<u32>,
    rest: Reader<'a>,
}

pub fn write(document: &Document, units: &[u32], has_vector: bool, writer: &mut Writer) {
    writer.text(&document.sort).length(document.texts.len());
    for (field, text) in &document.texts {
        writer.number(*field as u64).text(text);
    }
    writer.length(units.len());
    for row in units {
        writer.number(u64::from(*row));
    }
    writer.number(u64::from(has_vector)).length(document.tags.len());
    for tag in &document.tags {
        writer.whole(tag.0);
    }
    writer.length(document.numbers.len());
    for (column, value) in &document.numbers {
        writer.whole(column.0).whole(value.cast_unsigned());
    }
    writer.number(u64::from(document.point.is_some()));
    if let Some(point) = document.point {
        writer.whole(point.latitude.to_bits()).whole(point.longitude.to_bits());
    }
}

impl<'a> Record<'a> {
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let mut reader = Reader(bytes);
        let sort = reader.text()?;
        let mut texts = Vec::new();
        for _ in 0..reader.length()? {
            let field = Field::ALL.get(reader.length()?)?;
            texts.push((*field, reader.text()?));
        }
        let mut units = Vec::new();
        for _ in 0..reader.length()? {
            units.push(reader.small()?);
        }
        Some(Self { sort, texts, units, rest: reader })
    }

    /// The units alone; texts are stepped over.
    pub fn units(bytes: &[u8]) -> Option<Vec<u32>> {
        let mut reader = Reader(bytes);
        reader.skip_text()?;
        for _ in 0..reader.length()? {
            reader.number()?;
            reader.skip_text()?;
        }
        (0..reader.length()?).map(|_| reader.small()).collect()
    }

    /// Everything but the units and the vector, and whether there is one.
    pub fn document(&self, id: u32) -> Option<(Document, bool)> {
        let mut reader = self.rest;
        let has_vector = reader.number()? == 1;
        let mut tags = Vec::new();
        for _ in 0..reader.length()? {
            tags.push(Tag(reader.whole()?));
        }
        let mut numbers = Vec::new();
        for _ in 0..reader.length()? {
            numbers.push((Column(reader.whole()?), reader.whole()?.cast_signed()));
        }
        let point = match reader.number()? {
            0 => None,
            _ => Some(Point {
                latitude: f64::from_bits(reader.whole()?),
                longitude: f64::from_bits(reader.whole()?),
            }),
        };
        let texts = self.texts.iter().map(|(field, text)| (*field, (*text).to_owned())).collect();
        let sort = self.sort.to_owned();
        let document = Document { id, sort, texts, tags, numbers, point, ..Document::default() };
        Some((document, has_vector))
    }
}
