//! Columns of numbers, each sorted by value: a range is a piece of it. At some points of a column there is a bitmap of
//! everybody before, so that a wide range is the difference of two and not a walk. Where somebody has several values a
//! difference would lose them: such a column is walked along.

use std::{collections::BTreeMap, io, ops::Range, path::Path};

use super::{
    Column, IndexError,
    files::{Entry, Mapped, Output, cast},
};
use crate::People;

const NAME: &str = "numbers";
/// A column has at most so many points, and between two of them mostly so many entries at least. They lie between two
/// values: of a column of years each may begin at one.
const MOST_POINTS: usize = 128;
const LEAST_APART: usize = 64;

#[derive(Debug, Default)]
pub struct NumbersBuilder(BTreeMap<Column, Vec<(i64, u32)>>);

impl NumbersBuilder {
    pub fn add(&mut self, place: u32, column: Column, value: i64) {
        self.0.entry(column).or_default().push((value, place));
    }

    /// Of each column: values, places (padded to eight bytes), the points, and the bitmaps with their ends in front.
    pub fn write(&mut self, folder: &Path) -> io::Result<Entry> {
        let mut output = Output::create(folder, NAME)?;
        output.write(&[self.0.len() as u64])?;
        for (column, entries) in &mut self.0 {
            entries.sort_unstable();
            entries.dedup();
            let values: Vec<i64> = entries.iter().map(|(value, _)| *value).collect();
            let mut places: Vec<u32> = entries.iter().map(|(_, place)| *place).collect();
            let mut bitmaps = Vec::new();
            let (mut points, mut ends) = (Vec::new(), Vec::new());
            let (mut before, mut last) = (People::new(), 0);
            let mut people = places.clone();
            people.sort_unstable();
            let is_plain = people.windows(2).all(|pair| pair[0] != pair[1]);
            for point in points_of(&values).into_iter().filter(|_| is_plain) {
                before |= sorted(&places[last..point]);
                before.serialize_into(&mut bitmaps)?;
                points.push(point as u64);
                ends.push(bitmaps.len() as u64);
                last = point;
            }
            places.resize(places.len().next_multiple_of(2), 0);
            bitmaps.resize(bitmaps.len().next_multiple_of(8), 0);
            output.write(&[column.0, values.len() as u64, points.len() as u64, bitmaps.len() as u64])?;
            output.write(&values)?;
            output.write(&places)?;
            output.write(&points)?;
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
    points: Range<usize>,
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
        let points: &[u64] = self.piece(&layout.points);
        let first = points.partition_point(|point| *point < start as u64);
        let last = points.partition_point(|point| *point <= end as u64);
        if last.saturating_sub(first) < 2 {
            return Ok(sorted(&places[start..end]));
        }
        let point = |number: usize| usize::try_from(points[number]).unwrap_or(usize::MAX);
        let mut people = self.before(layout, last - 1)? - self.before(layout, first)?;
        for edge in [start..point(first), point(last - 1)..end] {
            let edge = places.get(edge).ok_or_else(|| self.file.torn())?;
            if !edge.is_empty() {
                people |= sorted(edge);
            }
        }
        Ok(people)
    }

    /// All values in their order, and the places they belong to.
    pub fn column(&self, column: Column) -> (&[i64], &[u32]) {
        let Some(layout) = self.columns.get(&column) else { return (&[], &[]) };
        let (values, places): (&[i64], &[u32]) = (self.piece(&layout.values), self.piece(&layout.places));
        // An odd number of places has one more at its end, which is none.
        places.get(..values.len()).map_or((&[], &[]), |places| (values, places))
    }

    /// Everybody before a point.
    fn before(&self, layout: &Layout, number: usize) -> Result<People, IndexError> {
        let ends: &[u64] = self.piece(&layout.ends);
        let start = number.checked_sub(1).map_or(0, |before| ends[before]);
        let place = |at: u64| usize::try_from(at).map_or(usize::MAX, |at| layout.bitmaps.start + at);
        let bytes = self.file.bytes().get(place(start)..place(ends[number]));
        Ok(People::deserialize_unchecked_from(bytes.ok_or_else(|| self.file.torn())?)?)
    }

    fn piece<T: bytemuck::AnyBitPattern>(&self, range: &Range<usize>) -> &[T] {
        cast(&self.file.bytes()[range.clone()])
    }
}

/// Where bitmaps are worth it: at the beginning, and then wherever a value ends that is far enough from the last point.
fn points_of(values: &[i64]) -> Vec<usize> {
    let apart = (values.len() / MOST_POINTS).max(LEAST_APART);
    let mut points = vec![0];
    for (at, pair) in values.windows(2).enumerate() {
        if pair[0] != pair[1] && at + 1 - points[points.len() - 1] >= apart {
            points.push(at + 1);
        }
    }
    points.push(values.len());
    points
}

/// In the order in which a bitmap takes them quickest.
fn sorted(places: &[u32]) -> People {
    let mut places = places.to_vec();
    places.sort_unstable();
    places.into_iter().collect()
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
        let (column, count) = (Column(number(at)?), length(at + 8)?);
        let (points, bitmaps) = (length(at + 16)?, length(at + 24)?);
        let piece = |start: usize, size: usize| Some(start..start.checked_add(size)?);
        let values = piece(at + 32, count.checked_mul(8)?)?;
        let places = piece(values.end, count.next_multiple_of(2) * 4)?;
        let points = piece(places.end, points.checked_mul(8)?)?;
        let ends = piece(points.end, points.len())?;
        let bitmaps = piece(ends.end, bitmaps)?;
        at = bitmaps.end;
        columns.insert(column, Layout { values, places, points, ends, bitmaps });
    }
    (at == bytes.len()).then_some(columns)
}
