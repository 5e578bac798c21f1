use std::hint::black_box;

use multiversion::multiversion;

use crate::{DIMENSIONS, Vector, Vectors, vector::dot};

/// The largest number in a row: as far below the middle as above it.
const LARGEST: f32 = 127.0;
/// What sums of floats may be off by, in any order.
const SLACK: f32 = 1e-5;

/// Rows that are asked for before the first is used: memory brings them side by side.
const TOGETHER: usize = 16;
/// As many bytes as memory brings at once.
const LINE: usize = 64;

/// A vector in whole steps from the middle.
pub type Row = [i8; DIMENSIONS];

/// How far a step goes in each dimension, from where. Everybody is within reach.
#[derive(Debug)]
pub struct Grid {
    pub middle: Box<Vector>,
    pub steps: Box<Vector>,
}

impl Grid {
    pub fn new(vectors: Vectors<'_>, middle: &Vector) -> Self {
        let mut steps = Box::new([0.0_f32; DIMENSIONS]);
        for vector in vectors.iter() {
            for ((step, value), middle) in steps.iter_mut().zip(vector).zip(middle) {
                *step = step.max((value - middle).abs());
            }
        }
        steps.iter_mut().for_each(|step| *step /= LARGEST);
        Self { middle: Box::new(*middle), steps }
    }

    /// The nearest point of the grid, and how far away it is.
    pub fn round(&self, vector: &Vector) -> (Row, f32) {
        let mut row = [0; DIMENSIONS];
        let mut off = [0.0; DIMENSIONS];
        for place in 0..DIMENSIONS {
            let (step, away) = (self.steps[place], vector[place] - self.middle[place]);
            // Where all are alike, there is no step.
            let steps = if step > 0.0 { (away / step).round().clamp(-LARGEST, LARGEST) } else { 0.0 };
            off[place] = away - steps * step;
            #[expect(clippy::cast_possible_truncation, reason = "within the grid")]
            let steps = steps as i8;
            row[place] = steps;
        }
        (row, dot(&off, &off).sqrt())
    }
}

/// Vectors in eight bits a number: a quarter to read, and near enough to tell who cannot be among the best.
#[derive(Clone, Copy, Debug)]
pub struct Rounded<'a> {
    middle: &'a Vector,
    steps: &'a Vector,
    rows: &'a [Row],
    /// As far as anybody is from their row.
    off: f32,
}

impl<'a> Rounded<'a> {
    pub fn new(middle: &'a Vector, steps: &'a Vector, rows: &'a [Row], off: f32) -> Self {
        Self { middle, steps, rows, off }
    }

    /// Writes the dot product with each of the places to `dots`, in their order, and tells how far off they are at
    /// most.
    pub fn dots(self, query: &Vector, places: &[u32], dots: &mut Vec<f32>) -> f32 {
        let mut scaled = *query;
        scaled.iter_mut().zip(self.steps).for_each(|(value, step)| *value *= step);
        let largest = scaled.iter().fold(f32::MIN_POSITIVE, |largest, value| largest.max(value.abs()));
        let unit = largest / f32::from(i16::MAX);
        let mut whole = [0; DIMENSIONS];
        let mut lost = 0.0;
        for (whole, value) in whole.iter_mut().zip(&scaled) {
            let units = (value / unit).round();
            lost += (value - units * unit).abs();
            #[expect(clippy::cast_possible_truncation, reason = "the largest has just been found")]
            let units = units as i16;
            *whole = units;
        }
        sums(&whole, self.rows, places, dot(query, self.middle), unit, dots);
        dot(query, query).sqrt() * self.off + lost * LARGEST + SLACK
    }
}

/// The products with each row, added up in units and to the start. The sums fit: 384 times 127 times 32,767 is less
/// than two to the thirty-first.
#[multiversion(targets("x86_64+avx512f+avx512bw", "x86_64+avx2", "aarch64+neon"))]
fn sums(query: &[i16; DIMENSIONS], rows: &[Row], places: &[u32], start: f32, unit: f32, sums: &mut Vec<f32>) {
    for places in places.chunks(TOGETHER) {
        let lines = places.iter().flat_map(|place| rows[*place as usize].iter().step_by(LINE));
        black_box(lines.fold(0, |all, first| all ^ first));
        for place in places {
            let mut sum = 0;
            for (value, row) in query.iter().zip(&rows[*place as usize]) {
                sum += i32::from(*value) * i32::from(*row);
            }
            #[expect(clippy::cast_precision_loss, reason = "it is rounded anyway")]
            sums.push(start + sum as f32 * unit);
        }
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::{sketch::tests::middle, vector::tests::bunched};

    /// Rounds everybody and does something with it.
    pub fn rounding(values: &[f32], check: impl FnOnce(Vectors<'_>, Rounded<'_>)) {
        let vectors = Vectors::new(values).unwrap();
        let grid = Grid::new(vectors, &middle(vectors));
        let (rows, offs): (Vec<Row>, Vec<f32>) = vectors.iter().map(|vector| grid.round(vector)).unzip();
        let off = offs.into_iter().fold(0.0, f32::max);
        check(vectors, Rounded::new(&grid.middle, &grid.steps, &rows, off));
    }

    fn dots_of(rounded: Rounded<'_>, query: &Vector, places: &[u32]) -> (Vec<f32>, f32) {
        let mut dots = Vec::new();
        let off = rounded.dots(query, places, &mut dots);
        (dots, off)
    }

    #[test]
    fn nobody_is_further_off_than_is_said() {
        rounding(&bunched(500, 3), |vectors, rounded| {
            let places: Vec<u32> = (0..500).rev().collect();
            for query in [vectors.get(0), vectors.get(77), &[0.0; DIMENSIONS], &[1.0; DIMENSIONS]] {
                let (about, off) = dots_of(rounded, query, &places);
                for (place, about) in places.iter().zip(about) {
                    assert!((about - dot(query, vectors.get(*place))).abs() <= off);
                }
            }
            assert!(dots_of(rounded, vectors.get(0), &[]).1 < 0.02, "near enough to be of use");
        });
    }

    #[test]
    fn somebody_far_away_makes_it_coarse_and_not_wrong() {
        let mut values = bunched(50, 3);
        values.extend([0.0; DIMENSIONS]);
        values.extend([1000.0; DIMENSIONS]);
        rounding(&values, |vectors, rounded| {
            let places: Vec<u32> = (0..52).collect();
            let (about, off) = dots_of(rounded, vectors.get(7), &places);
            for (place, about) in places.iter().zip(about) {
                let exact = dot(vectors.get(7), vectors.get(*place));
                assert!((about - exact).abs() <= off + 1e-5 * exact.abs(), "{about} {exact} {off}");
            }
        });
    }

    #[test]
    fn where_all_are_alike_there_is_nothing_to_round() {
        rounding(&bunched(1, 3).repeat(9), |vectors, rounded| {
            let (about, off) = dots_of(rounded, vectors.get(0), &[0, 8]);
            assert!(off < 1e-4);
            assert!(about.iter().all(|about| (about - 1.0).abs() < 1e-4));
        });
    }
}
