use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
};

use super::{
    Document, Index, IndexError,
    codec::Writer,
    directions,
    files::{Entry, Manifest, Output, next_generation},
    generation::{self, Generation},
    numbers::NumbersBuilder,
    points::PointsBuilder,
    record,
    tags::TagsBuilder,
    words::WordsBuilder,
};
use crate::{DIMENSIONS, Vector, lexicon::text};

/// Makes a generation of the index from documents in the order of their ids. One that is not finished leaves nothing.
///
/// Texts and vectors go to the disk as they come; only what filters and lists need is kept until the end.
pub struct Builder {
    ids: Vec<u32>,
    order: Vec<(String, u32)>,
    tags: TagsBuilder,
    numbers: NumbersBuilder,
    points: PointsBuilder,
    words: WordsBuilder,
    documents: Output,
    offsets: Output,
    vectors: Output,
    has_vectors: bool,
    sums: Box<[f64; DIMENSIONS]>,
    units: UnitsBuilder,
    record: Writer,
    /// The last to be dropped: whoever writes to it goes before it.
    folder: Draft,
}

/// A folder that goes with the one who fills it, unless it is whole.
struct Draft {
    path: PathBuf,
    is_whole: bool,
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.is_whole {
            // What cannot be removed now is swept away when the index is opened.
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}

struct UnitsBuilder {
    rows: HashMap<u64, u32>,
    texts: Output,
    offsets: Output,
    vectors: Output,
}

impl Builder {
    /// A folder inside `root` that no other generation has.
    pub fn new(root: &Path) -> Result<Self, IndexError> {
        let folder = Draft { path: next_generation(root)?, is_whole: false };
        let output = |name| Output::create(&folder.path, name);
        let units = UnitsBuilder {
            rows: HashMap::new(),
            texts: output(generation::UNIT_TEXTS)?,
            offsets: output(generation::UNIT_OFFSETS)?,
            vectors: output(generation::UNIT_VECTORS)?,
        };
        Ok(Self {
            ids: Vec::new(),
            order: Vec::new(),
            tags: TagsBuilder::default(),
            numbers: NumbersBuilder::default(),
            points: PointsBuilder::default(),
            words: WordsBuilder::new(&folder.path),
            documents: output(generation::DOCUMENTS)?,
            offsets: output(generation::OFFSETS)?,
            vectors: output(directions::VECTORS)?,
            has_vectors: false,
            sums: Box::new([0.0; DIMENSIONS]),
            units,
            record: Writer::default(),
            folder,
        })
    }

    pub fn add(&mut self, document: &Document) -> Result<(), IndexError> {
        let id = document.id;
        if let Some(before) = self.ids.last().copied().filter(|before| *before >= id) {
            return Err(IndexError::Order { before, id });
        }
        let place = self.place();
        self.ids.push(id);
        self.order.push((text::fold(&document.sort), place));
        for tag in &document.tags {
            self.tags.add(place, *tag);
        }
        for (column, value) in &document.numbers {
            self.numbers.add(place, *column, *value);
        }
        if let Some(point) = document.point {
            self.points.add(place, point);
        }
        self.words.add(document)?;
        let vector = usable(document.vector.as_deref());
        self.add_vector(vector)?;
        let mut rows = Vec::with_capacity(document.units.len());
        for unit in &document.units {
            rows.push(self.units.add(unit)?);
        }
        self.offsets.write(&[self.documents.length])?;
        self.record.clear();
        record::write(document, &rows, vector.is_some(), &mut self.record);
        self.documents.write(self.record.bytes())?;
        Ok(())
    }

    fn place(&self) -> u32 {
        u32::try_from(self.ids.len()).expect("ids ascend, so there are no more than a u32 holds")
    }

    fn add_vector(&mut self, vector: Option<&Vector>) -> Result<(), IndexError> {
        const NONE: &Vector = &[0.0; DIMENSIONS];
        if let Some(vector) = vector {
            if !self.has_vectors {
                self.has_vectors = true;
                for _ in 1..self.ids.len() {
                    self.vectors.write(NONE)?;
                }
            }
            for (sum, value) in self.sums.iter_mut().zip(vector) {
                *sum += f64::from(*value);
            }
        }
        if self.has_vectors {
            self.vectors.write(vector.unwrap_or(NONE))?;
        }
        Ok(())
    }

    /// Writes what is left and opens it. `position` says how far the change log had been read.
    pub fn finish(self, position: u64) -> Result<Index, IndexError> {
        let root = self.folder.path.parent().map(Path::to_owned).unwrap_or_default();
        let generation = self.write(position)?;
        Ok(Index::start(root, generation))
    }

    pub(super) fn write(mut self, position: u64) -> Result<Generation, IndexError> {
        let folder = self.folder.path.clone();
        let people = self.place();
        let mut files = vec![self.write_ids()?, self.write_order()?];
        files.push(self.tags.write(&folder)?);
        files.push(self.numbers.write(&folder)?);
        files.extend(self.points.write(&folder)?);
        self.offsets.write(&[self.documents.length])?;
        let middle = self.middle();
        let (units, unit_files) = self.units.finish()?;
        files.extend(unit_files);
        files.extend([self.documents.finish()?, self.offsets.finish()?, self.vectors.finish()?]);
        files.extend(self.words.write()?);
        if self.has_vectors {
            files.extend(directions::write(&folder, &middle)?);
        }
        Manifest::new(people, self.has_vectors, units, position, files).write(&folder)?;
        let generation = Generation::open(&folder)?;
        self.folder.is_whole = true;
        Ok(generation)
    }

    fn write_ids(&self) -> Result<Entry, IndexError> {
        let mut output = Output::create(&self.folder.path, generation::IDS)?;
        output.write(&self.ids)?;
        Ok(output.finish()?)
    }

    /// The places in the order of the names, and the rank of each place.
    fn write_order(&mut self) -> Result<Entry, IndexError> {
        self.order.sort_unstable();
        let places: Vec<u32> = self.order.iter().map(|(_, place)| *place).collect();
        let mut ranks = vec![0; places.len()];
        for (rank, place) in (0_u32..).zip(&places) {
            ranks[*place as usize] = rank;
        }
        self.order = Vec::new();
        let mut output = Output::create(&self.folder.path, generation::ORDER)?;
        output.write(&places)?;
        output.write(&ranks)?;
        Ok(output.finish()?)
    }

    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        reason = "a mean of small numbers"
    )]
    fn middle(&self) -> Box<Vector> {
        let count = self.ids.len().max(1) as f64;
        Box::new(self.sums.map(|sum| (sum / count) as f32))
    }
}

/// A vector that is not a direction would spoil the scale for everybody.
pub fn usable(vector: Option<&Vector>) -> Option<&Vector> {
    vector.filter(|vector| vector.iter().all(|value| value.is_finite()))
}

impl UnitsBuilder {
    fn add(&mut self, unit: &super::Unit) -> Result<u32, IndexError> {
        let next =
            u32::try_from(self.rows.len()).map_err(|_| IndexError::torn("there are too many units"))?;
        let row = *self.rows.entry(unit.hash).or_insert(next);
        if row == next {
            self.offsets.write(&[self.texts.length])?;
            self.texts.write(&unit.hash.to_le_bytes())?;
            self.texts.write(unit.text.as_bytes())?;
            self.vectors.write(&unit.vector)?;
        }
        Ok(row)
    }

    fn finish(mut self) -> Result<(u32, [Entry; 3]), IndexError> {
        self.offsets.write(&[self.texts.length])?;
        let count = u32::try_from(self.rows.len()).unwrap_or(u32::MAX);
        Ok((count, [self.texts.finish()?, self.offsets.finish()?, self.vectors.finish()?]))
    }
}
