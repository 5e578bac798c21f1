//! As much linear algebra as the projection needs, on square tables in row order.

/// A square table of numbers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Square {
    pub size: usize,
    pub values: Vec<f64>,
}

impl Square {
    pub fn zero(size: usize) -> Self {
        Self { size, values: vec![0.0; size * size] }
    }

    pub fn row(&self, row: usize) -> &[f64] {
        &self.values[row * self.size..(row + 1) * self.size]
    }

    pub fn at(&self, row: usize, column: usize) -> f64 {
        self.values[row * self.size + column]
    }

    pub fn set(&mut self, row: usize, column: usize, value: f64) {
        self.values[row * self.size + column] = value;
    }

    /// Adds `weight` times the product of the vector with itself, below the diagonal and on it.
    pub fn add_product(&mut self, vector: &[f64], weight: f64) {
        for (row, value) in vector.iter().enumerate() {
            let start = row * self.size;
            let scaled = weight * value;
            for (sum, other) in self.values[start..=start + row].iter_mut().zip(vector) {
                *sum += scaled * other;
            }
        }
    }

    /// Copies what is below the diagonal to above it.
    pub fn mirror(&mut self) {
        for row in 0..self.size {
            for column in 0..row {
                self.set(column, row, self.at(row, column));
            }
        }
    }
}

/// The lower table whose product with its own transpose is this one. `None` if there is none.
pub(super) fn cholesky(table: &Square) -> Option<Square> {
    let size = table.size;
    let mut lower = Square::zero(size);
    for row in 0..size {
        for column in 0..=row {
            let shared: f64 = lower.row(row)[..column]
                .iter()
                .zip(lower.row(column))
                .map(|(left, right)| left * right)
                .sum();
            let rest = table.at(row, column) - shared;
            let value = if row == column {
                (rest > 0.0).then(|| rest.sqrt())?
            } else {
                rest / lower.at(column, column)
            };
            lower.set(row, column, value);
        }
    }
    Some(lower)
}

/// Solves `lower · x = vector`.
pub(super) fn solve(lower: &Square, vector: &mut [f64]) {
    for row in 0..lower.size {
        let (done, rest) = vector.split_at_mut(row);
        let shared: f64 = lower.row(row).iter().zip(done).map(|(left, right)| left * *right).sum();
        rest[0] = (rest[0] - shared) / lower.at(row, row);
    }
}

/// Solves `lowerᵀ · x = vector`.
pub(super) fn solve_transposed(lower: &Square, vector: &mut [f64]) {
    for row in (0..lower.size).rev() {
        vector[row] /= lower.at(row, row);
        let value = vector[row];
        for (above, factor) in vector[..row].iter_mut().zip(lower.row(row)) {
            *above -= value * factor;
        }
    }
}

/// Eigenvectors of a symmetric table with their values, the largest first. By Jacobi's rotations: slow, simple, and
/// the same on every machine.
pub(super) fn eigenvectors(mut table: Square) -> Vec<(f64, Vec<f64>)> {
    const SWEEPS: usize = 30;
    let size = table.size;
    let mut vectors = Square::zero(size);
    for place in 0..size {
        vectors.set(place, place, 1.0);
    }
    let scale: f64 = table.values.iter().map(|value| value * value).sum::<f64>().sqrt();
    for _ in 0..SWEEPS {
        let mut largest = 0.0_f64;
        for first in 0..size {
            for second in first + 1..size {
                let off = table.at(first, second);
                largest = largest.max(off.abs());
                if off.abs() > 1e-12 * scale {
                    rotate(&mut table, &mut vectors, first, second);
                }
            }
        }
        if largest <= 1e-10 * scale {
            break;
        }
    }
    let mut found: Vec<(f64, Vec<f64>)> =
        (0..size).map(|place| (table.at(place, place), vectors.row(place).to_vec())).collect();
    found.sort_by(|left, right| right.0.total_cmp(&left.0));
    found
}

/// Turns two axes so that they no longer pull at each other.
fn rotate(table: &mut Square, vectors: &mut Square, first: usize, second: usize) {
    let (left, right, off) = (table.at(first, first), table.at(second, second), table.at(first, second));
    let theta = (right - left) / (2.0 * off);
    let tangent = theta.signum() / (theta.abs() + theta.hypot(1.0));
    let cosine = 1.0 / tangent.hypot(1.0);
    let sine = tangent * cosine;
    turn(table, first, second, cosine, sine);
    for row in 0..table.size {
        let (left, right) = (table.at(row, first), table.at(row, second));
        table.set(row, first, cosine * left - sine * right);
        table.set(row, second, sine * left + cosine * right);
    }
    turn(vectors, first, second, cosine, sine);
}

fn turn(table: &mut Square, first: usize, second: usize, cosine: f64, sine: f64) {
    let (above, below) = table.values.split_at_mut(second * table.size);
    let upper = &mut above[first * table.size..(first + 1) * table.size];
    for (left, right) in upper.iter_mut().zip(&mut below[..table.size]) {
        (*left, *right) = (cosine * *left - sine * *right, sine * *left + cosine * *right);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Square {
        Square { size: 3, values: vec![4.0, 1.0, 0.5, 1.0, 3.0, -1.0, 0.5, -1.0, 2.0] }
    }

    #[test]
    fn eigenvectors_are_only_stretched() {
        let table = table();
        let found = eigenvectors(table.clone());
        assert!(found.is_sorted_by(|left, right| left.0 >= right.0));
        for (value, vector) in &found {
            for row in 0..3 {
                let product: f64 = table.row(row).iter().zip(vector).map(|(left, right)| left * right).sum();
                assert!((product - value * vector[row]).abs() < 1e-9);
            }
        }
        assert!((found.iter().map(|(value, _)| value).sum::<f64>() - 9.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_taken_apart_solves() {
        let lower = cholesky(&table()).unwrap();
        let mut vector = [1.0, 2.0, 3.0];
        solve(&lower, &mut vector);
        solve_transposed(&lower, &mut vector);
        for (row, expected) in [1.0, 2.0, 3.0].into_iter().enumerate() {
            let product: f64 = table().row(row).iter().zip(vector).map(|(left, right)| left * right).sum();
            assert!((product - expected).abs() < 1e-9);
        }
        assert!(cholesky(&Square::zero(2)).is_none());
    }
}
