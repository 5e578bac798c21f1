//! One state of the index on the disk, which never changes.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use super::{
    Column, Document, IndexError, Tag, Unit,
    directions::Directions,
    eligible::Holds,
    files::{Manifest, Mapped},
    numbers::Numbers,
    points::Points,
    record::Record,
    tags::Tags,
    words::Words,
};
use crate::{DIMENSIONS, People, Vector, Vectors, lexicon::places::Point, nearest::Nearest};

pub const IDS: &str = "ids";
pub const ORDER: &str = "order";
pub const DOCUMENTS: &str = "documents";
pub const OFFSETS: &str = "offsets";
pub const UNIT_TEXTS: &str = "unit-texts";
pub const UNIT_OFFSETS: &str = "unit-offsets";
pub const UNIT_VECTORS: &str = "unit-vectors";

pub struct Generation {
    pub folder: PathBuf,
    pub manifest: Manifest,
    ids: Mapped,
    order: Mapped,
    documents: Mapped,
    offsets: Mapped,
    directions: Option<Directions>,
    unit_texts: Mapped,
    unit_offsets: Mapped,
    unit_vectors: Mapped,
    tags: Tags,
    numbers: Numbers,
    points: Points,
    pub words: Words,
    is_obsolete: AtomicBool,
}

impl Generation {
    pub fn open(folder: &Path) -> Result<Self, IndexError> {
        let manifest = Manifest::read(folder)?;
        let file = |name| Mapped::open(folder, name);
        let generation = Self {
            ids: file(IDS)?,
            order: file(ORDER)?,
            documents: file(DOCUMENTS)?,
            offsets: file(OFFSETS)?,
            directions: manifest
                .has_vectors
                .then(|| Directions::open(folder, manifest.people))
                .transpose()?,
            unit_texts: file(UNIT_TEXTS)?,
            unit_offsets: file(UNIT_OFFSETS)?,
            unit_vectors: file(UNIT_VECTORS)?,
            tags: Tags::open(folder)?,
            numbers: Numbers::open(folder)?,
            points: Points::open(folder)?,
            words: Words::open(folder, manifest.people)?,
            folder: folder.to_owned(),
            manifest,
            is_obsolete: AtomicBool::new(false),
        };
        let people = generation.manifest.people as usize;
        let units = generation.manifest.units as usize;
        generation.ids.check::<u32>(people)?;
        generation.order.check::<u32>(2 * people)?;
        generation.offsets.check::<u64>(people + 1)?;
        generation.unit_offsets.check::<u64>(units + 1)?;
        generation.unit_vectors.check::<f32>(units * DIMENSIONS)?;
        Ok(generation)
    }

    pub fn people(&self) -> u32 {
        self.manifest.people
    }

    pub fn ids(&self) -> &[u32] {
        self.ids.values()
    }

    pub fn place(&self, id: u32) -> Option<u32> {
        let ids = self.ids();
        // As far from the first as their numbers are, or nearer if numbers are missing; mostly none is.
        let furthest = usize::try_from(id.checked_sub(*ids.first()?)?).ok()?;
        let place = match ids.get(furthest) {
            Some(own) if *own == id => furthest,
            _ => ids[..ids.len().min(furthest)].binary_search(&id).ok()?,
        };
        u32::try_from(place).ok()
    }

    /// The places in the order of the names.
    pub fn by_name(&self) -> &[u32] {
        &self.order.values()[..self.people() as usize]
    }

    /// Where each place stands in that order.
    pub fn ranks(&self) -> &[u32] {
        &self.order.values()[self.people() as usize..]
    }

    pub fn record(&self, place: u32) -> Result<Record<'_>, IndexError> {
        let bytes = slice(self.documents.bytes(), self.offsets.values(), place);
        bytes.and_then(Record::read).ok_or_else(|| self.documents.torn())
    }

    /// The rows of somebody's units.
    pub fn units(&self, place: u32) -> Result<Vec<u32>, IndexError> {
        let bytes = slice(self.documents.bytes(), self.offsets.values(), place);
        bytes.and_then(Record::units).ok_or_else(|| self.documents.torn())
    }

    pub fn document(&self, place: u32) -> Result<Document, IndexError> {
        let record = self.record(place)?;
        let id = self.ids()[place as usize];
        let (mut document, has_vector) = record.document(id).ok_or_else(|| self.documents.torn())?;
        for row in record.units {
            let (hash, text) = self.unit(row)?;
            let vector = *self.unit_vector(row)?;
            document.units.push(Arc::new(Unit { hash, text: text.to_owned(), vector }));
        }
        let vector = self.vectors().filter(|_| has_vector);
        document.vector = vector.map(|vectors| Box::new(*vectors.get(place)));
        Ok(document)
    }

    pub fn unit(&self, row: u32) -> Result<(u64, &str), IndexError> {
        let read = || {
            let bytes = slice(self.unit_texts.bytes(), self.unit_offsets.values(), row)?;
            let (hash, text) = bytes.split_first_chunk()?;
            Some((u64::from_le_bytes(*hash), str::from_utf8(text).ok()?))
        };
        read().ok_or_else(|| self.unit_texts.torn())
    }

    pub fn unit_vector(&self, row: u32) -> Result<&Vector, IndexError> {
        let (vectors, _) = self.unit_vectors.values::<f32>().as_chunks();
        vectors.get(row as usize).ok_or_else(|| self.unit_vectors.torn())
    }

    /// The directions of all units, if these rows are among them.
    pub fn unit_vectors(&self, rows: &[u32]) -> Result<&[Vector], IndexError> {
        let (vectors, _) = self.unit_vectors.values::<f32>().as_chunks();
        let are_there = rows.iter().all(|row| (*row as usize) < vectors.len());
        if are_there { Ok(vectors) } else { Err(self.unit_vectors.torn()) }
    }

    pub fn vectors(&self) -> Option<Vectors<'_>> {
        self.directions.as_ref()?.vectors()
    }

    pub fn nearest(&self) -> Option<Nearest<'_>> {
        self.directions.as_ref()?.nearest()
    }

    /// The values of a column in their order, and beside each the place it belongs to.
    pub fn column(&self, column: Column) -> (&[i64], &[u32]) {
        self.numbers.column(column)
    }

    /// Its folder goes when the last search in it has ended.
    pub fn retire(&self) {
        self.is_obsolete.store(true, Ordering::Relaxed);
    }
}

/// By place.
impl Holds for Generation {
    fn everybody(&self) -> People {
        let mut everybody = People::new();
        everybody.insert_range(..self.people());
        // With a hole for each who has changed, runs would be many and slow to look into.
        everybody.remove_run_compression();
        everybody
    }

    fn with_tag(&self, tag: Tag) -> Result<People, IndexError> {
        self.tags.get(tag)
    }

    fn within(&self, column: Column, from: Option<i64>, to: Option<i64>) -> Result<People, IndexError> {
        self.numbers.range(column, from, to)
    }

    fn near(&self, point: Point, km: f64) -> Result<People, IndexError> {
        self.points.near(point, km)
    }

    fn with_ids(&self, ids: &People) -> People {
        ids.iter().filter_map(|id| self.place(id)).collect()
    }
}

impl Drop for Generation {
    fn drop(&mut self) {
        if self.is_obsolete.load(Ordering::Relaxed) {
            // If it cannot be removed now, the next start sweeps it away.
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

fn slice<'a>(bytes: &'a [u8], offsets: &[u64], number: u32) -> Option<&'a [u8]> {
    let [start, end] = *offsets.get(number as usize..)?.first_chunk()?;
    bytes.get(usize::try_from(start).ok()?..usize::try_from(end).ok()?)
}
