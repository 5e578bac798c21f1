use super::symmetric::{Square, cholesky, eigenvectors, solve, solve_transposed};
use crate::{DIMENSIONS, Vector};

/// The directions in which works differ most.
pub const DEPTH: usize = 128;

/// So much of what titles of one work differ by is taken to be the same in every direction.
const EVEN: f64 = 0.3;

/// Where a title lies among all work: its length is one.
pub type Point = [f32; DEPTH];

/// Turns directions of titles so that those of one work come together: what tells two works apart is stretched,
/// and what differs inside of one ("senior", "assistant", "night shift") is pressed. Fisher's discriminants, learned
/// from a list of titles.
#[derive(Clone, Debug)]
pub struct Projection {
    middle: Vec<f64>,
    rows: Vec<Vec<f64>>,
}

impl Projection {
    /// Each sample is the direction of a title and the work that it means. `None` if there is nothing to learn.
    pub fn learn<'a>(samples: impl Iterator<Item = (&'a Vector, usize)> + Clone) -> Option<Self> {
        let works = samples.clone().map(|(_, work)| work + 1).max()?;
        let mut sums = vec![Sum::default(); works];
        let mut whole = Sum::default();
        for (vector, work) in samples.clone() {
            sums[work].add(vector);
            whole.add(vector);
        }
        let middle = whole.middle();
        let (mut all, mut between) = (Square::zero(DIMENSIONS), Square::zero(DIMENSIONS));
        for (vector, _) in samples {
            all.add_product(
                &centred(vector.iter().map(|value| f64::from(*value)), &middle),
                1.0 / whole.count,
            );
        }
        for sum in sums.iter().filter(|sum| sum.count > 0.0) {
            between.add_product(&centred(sum.middle().iter().copied(), &middle), sum.count / whole.count);
        }
        between.mirror();
        let rows = discriminants(&inside(&all, &between), &between)?;
        Some(Self { middle, rows })
    }

    pub fn place(&self, vector: &Vector) -> Point {
        let centred = centred(vector.iter().map(|value| f64::from(*value)), &self.middle);
        let values: Vec<f64> = self
            .rows
            .iter()
            .map(|row| row.iter().zip(&centred).map(|(left, right)| left * right).sum())
            .collect();
        let length = values.iter().map(|value| value * value).sum::<f64>().sqrt().max(f64::MIN_POSITIVE);
        #[expect(clippy::cast_possible_truncation, reason = "a share of a length needs no more digits")]
        std::array::from_fn(|at| (values[at] / length) as f32)
    }
}

#[derive(Clone, Default)]
struct Sum {
    values: Vec<f64>,
    count: f64,
}

impl Sum {
    fn add(&mut self, vector: &Vector) {
        self.values.resize(DIMENSIONS, 0.0);
        self.values.iter_mut().zip(vector).for_each(|(sum, value)| *sum += f64::from(*value));
        self.count += 1.0;
    }

    fn middle(&self) -> Vec<f64> {
        self.values.iter().map(|value| value / self.count).collect()
    }
}

fn centred(values: impl Iterator<Item = f64>, middle: &[f64]) -> Vec<f64> {
    values.zip(middle).map(|(value, middle)| value - middle).collect()
}

/// How titles of one work differ: what is left of all differences without those between works.
fn inside(all: &Square, between: &Square) -> Square {
    let mut inside = all.clone();
    inside.mirror();
    inside.values.iter_mut().zip(&between.values).for_each(|(all, between)| *all -= between);
    let even = (0..DIMENSIONS).map(|at| inside.at(at, at)).sum::<f64>()
        / f64::from(u16::try_from(DIMENSIONS).unwrap_or(1));
    for value in &mut inside.values {
        *value *= 1.0 - EVEN;
    }
    for at in 0..DIMENSIONS {
        inside.set(at, at, inside.at(at, at) + EVEN * even);
    }
    inside
}

fn discriminants(inside: &Square, between: &Square) -> Option<Vec<Vec<f64>>> {
    let lower = cholesky(inside)?;
    let halved = solve_rows(&lower, between);
    let whitened = solve_rows(&lower, &transposed(&halved));
    let strongest = eigenvectors(whitened).into_iter().take(DEPTH);
    Some(
        strongest
            .map(|(_, mut vector)| {
                solve_transposed(&lower, &mut vector);
                vector
            })
            .collect(),
    )
}

fn solve_rows(lower: &Square, table: &Square) -> Square {
    let mut solved = table.clone();
    solved.values.chunks_mut(table.size).for_each(|row| solve(lower, row));
    solved
}

fn transposed(table: &Square) -> Square {
    let mut turned = Square::zero(table.size);
    for row in 0..table.size {
        for column in 0..table.size {
            turned.set(column, row, table.at(row, column));
        }
    }
    turned
}

/// How alike two points are, from −1 to 1.
pub fn near(left: &Point, right: &Point) -> f32 {
    const LANES: usize = 16;
    let mut lanes = [0.0_f32; LANES];
    for (left, right) in left.as_chunks::<LANES>().0.iter().zip(right.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            lanes[lane] += left[lane] * right[lane];
        }
    }
    lanes.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Works differ a little along one axis, titles of one work a lot along another.
    fn sample(work: f32, noise: f32) -> Vector {
        let mut vector = [0.0; DIMENSIONS];
        (vector[0], vector[1], vector[2]) = (1.0, 0.2 * work, noise);
        let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
        vector.map(|value| value / length)
    }

    #[test]
    fn titles_of_one_work_come_together() {
        let samples: Vec<(Vector, usize)> = [(-1.0, 0), (1.0, 1)]
            .into_iter()
            .flat_map(|(side, work)| [-0.9, -0.4, 0.1, 0.5, 0.8].map(|noise| (sample(side, noise), work)))
            .collect();
        let projection = Projection::learn(samples.iter().map(|(vector, work)| (vector, *work))).unwrap();
        let place = |work, noise| projection.place(&sample(work, noise));
        let together = near(&place(1.0, -0.7), &place(1.0, 0.7));
        let apart = near(&place(1.0, 0.7), &place(-1.0, 0.7));
        assert!(together > 0.9 && apart < -0.9, "{together} {apart}");
    }

    #[test]
    fn nothing_is_learned_from_nothing() {
        assert!(Projection::learn(std::iter::empty()).is_none());
    }
}
