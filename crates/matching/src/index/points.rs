//! Where people live, in small cells: one that lies wholly within the distance counts as a whole.

use std::{collections::BTreeMap, io, ops::Range, path::Path};

use roaring::MultiOps;

use super::{
    IndexError,
    files::{Entry, Mapped, Output},
};
use crate::{People, lexicon::places::Point};

const CELLS: &str = "cells";
const POINTS: &str = "points";
const BITMAPS: &str = "cell-bitmaps";
/// Cells in a degree.
const FINE: f64 = 4.0;
/// Kilometres by which a cell may seem nearer or farther than it is, because numbers are rounded.
const ROUNDING: f64 = 1e-3;

#[derive(Clone, Copy, Debug)]
struct Resident {
    point: Point,
    place: u32,
}

#[derive(Clone, Copy, Debug)]
struct Cell {
    middle: Point,
    /// How far from its middle anybody lives.
    km: f64,
    /// Up to which resident and which byte of the bitmaps it goes.
    residents: u64,
    bitmap: u64,
}

#[derive(Debug, Default)]
pub struct PointsBuilder(BTreeMap<(i64, i64), Vec<Resident>>);

impl PointsBuilder {
    pub fn add(&mut self, place: u32, point: Point) {
        if !(point.latitude.is_finite() && point.longitude.is_finite()) {
            return;
        }
        #[expect(clippy::cast_possible_truncation, reason = "too far is as far as it goes")]
        let cell = ((point.latitude * FINE).floor() as i64, (point.longitude * FINE).floor() as i64);
        self.0.entry(cell).or_default().push(Resident { point, place });
    }

    pub fn write(&self, folder: &Path) -> io::Result<[Entry; 3]> {
        let mut cells = Output::create(folder, CELLS)?;
        let mut points = Output::create(folder, POINTS)?;
        let mut bitmaps = Output::create(folder, BITMAPS)?;
        let mut so_far = 0;
        for residents in self.0.values() {
            let middle = middle(residents);
            let km = residents.iter().map(|resident| middle.km_to(resident.point)).fold(0.0, f64::max);
            let people: People = residents.iter().map(|resident| resident.place).collect();
            let mut bytes = Vec::new();
            people.serialize_into(&mut bytes)?;
            bitmaps.write(&bytes)?;
            points.write(&residents.iter().map(Resident::pack).collect::<Vec<_>>())?;
            so_far += residents.len() as u64;
            cells.write(&[Cell { middle, km, residents: so_far, bitmap: bitmaps.length }.pack()])?;
        }
        Ok([cells.finish()?, points.finish()?, bitmaps.finish()?])
    }
}

fn middle(residents: &[Resident]) -> Point {
    #[expect(clippy::cast_precision_loss, reason = "a mean")]
    let count = residents.len() as f64;
    Point {
        latitude: residents.iter().map(|resident| resident.point.latitude).sum::<f64>() / count,
        longitude: residents.iter().map(|resident| resident.point.longitude).sum::<f64>() / count,
    }
}

impl Resident {
    fn pack(&self) -> [u64; 3] {
        [self.point.latitude.to_bits(), self.point.longitude.to_bits(), u64::from(self.place)]
    }

    #[expect(clippy::cast_possible_truncation, reason = "it was a u32 when it was packed")]
    fn unpack([latitude, longitude, place]: [u64; 3]) -> Self {
        let point = Point { latitude: f64::from_bits(latitude), longitude: f64::from_bits(longitude) };
        Self { point, place: place as u32 }
    }
}

impl Cell {
    fn pack(self) -> [u64; 5] {
        let Point { latitude, longitude } = self.middle;
        [latitude.to_bits(), longitude.to_bits(), self.km.to_bits(), self.residents, self.bitmap]
    }

    fn unpack([latitude, longitude, km, residents, bitmap]: [u64; 5]) -> Self {
        let middle = Point { latitude: f64::from_bits(latitude), longitude: f64::from_bits(longitude) };
        Self { middle, km: f64::from_bits(km), residents, bitmap }
    }
}

pub struct Points {
    cells: Mapped,
    residents: Mapped,
    bitmaps: Mapped,
}

impl Points {
    pub fn open(folder: &Path) -> Result<Self, IndexError> {
        let [cells, points, bitmaps] = [CELLS, POINTS, BITMAPS].map(|name| Mapped::open(folder, name));
        let opened = Self { cells: cells?, residents: points?, bitmaps: bitmaps? };
        opened.cells.check::<[u64; 5]>(opened.cells.bytes().len() / 40)?;
        let residents = opened.cells().last().map_or(0, |cell| cell.residents);
        opened
            .residents
            .check::<[u64; 3]>(usize::try_from(residents).map_err(|_| opened.residents.torn())?)?;
        Ok(opened)
    }

    fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> {
        self.cells.values().iter().copied().map(Cell::unpack)
    }

    pub fn near(&self, point: Point, km: f64) -> Result<People, IndexError> {
        let mut whole = Vec::new();
        let mut single = Vec::new();
        let (mut start, mut byte) = (0, 0);
        for cell in self.cells() {
            let far = point.km_to(cell.middle);
            let bytes = byte..cell.bitmap;
            let residents = start..cell.residents;
            (start, byte) = (cell.residents, cell.bitmap);
            if far + cell.km + ROUNDING <= km {
                let bytes = slice(self.bitmaps.bytes(), bytes).ok_or_else(|| self.bitmaps.torn())?;
                whole.push(People::deserialize_unchecked_from(bytes)?);
            } else if far - cell.km - ROUNDING <= km {
                let residents =
                    slice(self.residents.values(), residents).ok_or_else(|| self.residents.torn())?;
                let residents = residents.iter().copied().map(Resident::unpack);
                let near = residents.filter(|resident| resident.point.km_to(point) <= km);
                single.extend(near.map(|resident| resident.place));
            }
        }
        single.sort_unstable();
        whole.push(single.into_iter().collect());
        Ok(whole.union())
    }
}

fn slice<T>(values: &[T], range: Range<u64>) -> Option<&[T]> {
    values.get(usize::try_from(range.start).ok()?..usize::try_from(range.end).ok()?)
}
