//! Columns of numbers, each sorted by value: a range is a piece of it. Whole blocks of a column have a bitmap
//! ready, so that a wide range is a union and not a walk.

use std::{collections::BTreeMap, io, ops::Range, path::Path};

use roaring::MultiOps;

use super::{
    Column, IndexError,
    files::{Entry, Mapped, Output, cast},
};
use crate::People;

const NAME: &str = "numbers";
/// Of a column's entries, so many are one block.
const BLOCK: usize = 4096;

#[derive(Debug, Default)]
pub struct NumbersBuilder(BTreeMap<Column, Vec<(i64, u32)>>);

impl NumbersBuilder {
    pub fn add(&mut self, place: u32, column: Column, value: i64) {
        self.0.entry(column).or_default().push((value, place));
    }

    /// Of each column: values, places (padded to eight bytes), and the bitmaps with their ends in front.
    pub fn write(&mut self, folder: &Path) -> io::Result<Entry> {
        let mut output = Output::create(folder, NAME)?;
        output.write(&[self.0.len() as u64])?;
        for (column, entries) in &mut self.0 {
            entries.sort_unstable();
            entries.dedup();
            let values: Vec<i64> = entries.iter().map(|(value, _)| *value).collect();
            let mut places: Vec<u32> = entries.iter().map(|(_, place)| *place).collect();
            let mut bitmaps = Vec::new();
            let mut ends = Vec::new();
            for block in places.chunks_exact(BLOCK) {
                block.iter().copied().collect::<People>().serialize_into(&mut bitmaps)?;
                ends.push(bitmaps.len() as u64);
            }
            places.resize(places.len().next_multiple_of(2), 0);
            bitmaps.resize(bitmaps.len().next_multiple_of(8), 0);
            output.write(&[column.0, values.len() as u64, bitmaps.len() as u64])?;
            output.write(&values)?;
            output.write(&places)?;
            output.write(&ends)?;
            output.write(&bitmaps)?;
        }
        output.finish()
    }
}

pub struct Numbers {
    file: Mapped,
    columns: BTreeMap<Column, Layout>,
}

/// Where in the file the pieces of a column are.
struct Layout {
    values: Range<usize>,
    places: Range<usize>,
    ends: Range<usize>,
    bitmaps: Range<usize>,
}

impl Numbers {
    pub fn open(folder: &Path) -> Result<Self, IndexError> {
        let file = Mapped::open(folder, NAME)?;
        let columns = layouts(file.bytes()).ok_or_else(|| file.torn())?;
        Ok(Self { file, columns })
    }

    pub fn range(&self, column: Column, from: Option<i64>, to: Option<i64>) -> Result<People, IndexError> {
        let Some(layout) = self.columns.get(&column) else { return Ok(People::new()) };
        let values: &[i64] = self.piece(&layout.values);
        let places: &[u32] = self.piece(&layout.places);
        let start = from.map_or(0, |from| values.partition_point(|value| *value < from));
        let end = to.map_or(values.len(), |to| values.partition_point(|value| *value <= to));
        if start >= end {
            return Ok(People::new());
        }
        let blocks = start.div_ceil(BLOCK)..end / BLOCK;
        if blocks.is_empty() {
            return Ok(places[start..end].iter().copied().collect());
        }
        let edges = places[start..blocks.start * BLOCK].iter().chain(&places[blocks.end * BLOCK..end]);
        let mut bitmaps = vec![edges.copied().collect::<People>()];
        let ends: &[u64] = self.piece(&layout.ends);
        for block in blocks {
            let start = block.checked_sub(1).map_or(0, |before| ends[before]);
            let place = |at: u64| usize::try_from(at).map_or(usize::MAX, |at| layout.bitmaps.start + at);
            let bytes = self.file.bytes().get(place(start)..place(ends[block]));
            bitmaps.push(People::deserialize_unchecked_from(bytes.ok_or_else(|| self.file.torn())?)?);
        }
        Ok(bitmaps.union())
    }

    fn piece<T: bytemuck::AnyBitPattern>(&self, range: &Range<usize>) -> &[T] {
        cast(&self.file.bytes()[range.clone()])
    }
}

fn layouts(bytes: &[u8]) -> Option<BTreeMap<Column, Layout>> {
    let number = |at: usize| {
        let bytes = bytes.get(at..at.checked_add(8)?)?.first_chunk()?;
        Some(u64::from_ne_bytes(*bytes))
    };
    let length = |at: usize| usize::try_from(number(at)?).ok();
    let mut columns = BTreeMap::new();
    let mut at = 8;
    for _ in 0..number(0)? {
        let (column, count, bitmaps) = (Column(number(at)?), length(at + 8)?, length(at + 16)?);
        let piece = |start: usize, size: usize| Some(start..start.checked_add(size)?);
        let values = piece(at + 24, count.checked_mul(8)?)?;
        let places = piece(values.end, count.next_multiple_of(2) * 4)?;
        let ends = piece(places.end, count / BLOCK * 8)?;
        let bitmaps = piece(ends.end, bitmaps)?;
        at = bitmaps.end;
        columns.insert(column, Layout { values, places, ends, bitmaps });
    }
    (at == bytes.len()).then_some(columns)
}
