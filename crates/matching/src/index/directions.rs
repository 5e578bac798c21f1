//! Where people lie by meaning: their vectors as they are, in eight bits, and as sketches.

use std::{io, path::Path};

use super::{
    IndexError,
    files::{Entry, Loaded, Mapped, Output, cast},
};
use crate::{
    DIMENSIONS, Vector, Vectors,
    nearest::Nearest,
    rounded::{Grid, Rounded},
    sketch::{self, Sketches},
};

/// A row for every place, those without a direction too.
pub const VECTORS: &str = "vectors";
/// The middle, how far a step goes in each dimension, a row for every place, and how far anybody is off at most.
const ROUNDED: &str = "rounded";
/// A block for every thirty-two places.
const SKETCHES: &str = "sketches";

pub struct Directions {
    people: u32,
    vectors: Mapped,
    rounded: Loaded,
    sketches: Mapped,
}

impl Directions {
    pub fn open(folder: &Path, people: u32) -> Result<Self, IndexError> {
        let file = |name| Mapped::open(folder, name);
        let (vectors, rounded, sketches) = (file(VECTORS)?, Loaded::open(folder, ROUNDED)?, file(SKETCHES)?);
        let directions = Self { people, vectors, rounded, sketches };
        directions.vectors.check::<f32>(people as usize * DIMENSIONS)?;
        directions.rounded().ok_or_else(|| directions.rounded.torn())?;
        directions.sketches().ok_or_else(|| directions.sketches.torn())?;
        Ok(directions)
    }

    pub fn vectors(&self) -> Option<Vectors<'_>> {
        Vectors::new(self.vectors.values())
    }

    pub fn nearest(&self) -> Option<Nearest<'_>> {
        Some(Nearest::new(self.vectors()?, self.rounded()?, self.sketches()?))
    }

    fn sketches(&self) -> Option<Sketches<'_>> {
        Sketches::new(self.sketches.bytes(), self.people)
    }

    fn rounded(&self) -> Option<Rounded<'_>> {
        let (middle, rest) = self.rounded.bytes().split_at_checked(size_of::<Vector>())?;
        let (steps, rest) = rest.split_at_checked(size_of::<Vector>())?;
        let (rows, off) = rest.split_last_chunk()?;
        let (rows, more) = cast(rows).as_chunks();
        let fits = more.is_empty() && rows.len() == self.people as usize;
        let (middle, steps) = (cast(middle).as_array()?, cast(steps).as_array()?);
        fits.then_some(Rounded::new(middle, steps, rows, f32::from_ne_bytes(*off)))
    }
}

/// From the vectors that have just been written.
pub fn write(folder: &Path, middle: &Vector) -> Result<[Entry; 2], IndexError> {
    let vectors = Mapped::open(folder, VECTORS)?;
    let vectors = Vectors::new(vectors.values()).ok_or_else(|| io::Error::other("half a vector"))?;
    let mut sketches = Output::create(folder, SKETCHES)?;
    for block in sketch::blocks(vectors, middle) {
        sketches.write(block.as_flattened())?;
    }
    let grid = Grid::new(vectors, middle);
    let mut rounded = Output::create(folder, ROUNDED)?;
    rounded.write(middle)?;
    rounded.write(&grid.steps[..])?;
    let mut furthest = 0.0_f32;
    for vector in vectors.iter() {
        let (row, off) = grid.round(vector);
        rounded.write(&row)?;
        furthest = furthest.max(off);
    }
    rounded.write(&[furthest])?;
    Ok([sketches.finish()?, rounded.finish()?])
}
