//! Directions in eight bits a number: a quarter of the memory, and whole numbers from here on.

use matching::{DIMENSIONS, Vector};

/// As far below nothing as above it.
const LARGEST: f32 = 127.0;

/// Lengths are kept in 256ths, so that rounding them is not seen in thousandths.
const FINE: u32 = 16;

/// Below this two texts have nothing to do with each other, and from the other on they say the same: cosines of the
/// sentence model in thousandths. Unrelated pairs of bullets and requirements lie below .3, paraphrases above .7.
const APART: i64 = 350;
const SAME: i64 = 750;

pub type Row = [i8; DIMENSIONS];

/// A direction of a requirement, wide enough to be multiplied at once.
#[derive(Clone, Debug)]
pub struct Wide {
    row: [i16; DIMENSIONS],
    length: u32,
}

impl Wide {
    pub fn of(vector: &Vector) -> Option<Self> {
        let (row, length) = round(vector)?;
        Some(Self { row: row.map(i16::from), length })
    }

    /// How alike two directions are, in thousandths: 0 for those that have nothing in common, 1000 for the same.
    pub fn likeness(&self, row: &Row, length: u32) -> u16 {
        let mut sum = 0_i32;
        for (wide, narrow) in self.row.iter().zip(row) {
            sum += i32::from(*wide) * i32::from(*narrow);
        }
        let lengths = i64::from(self.length) * i64::from(length);
        // Both lengths are in 256ths.
        let cosine = ((i64::from(sum) * 1000) << FINE) / lengths.max(1);
        let share = (cosine - APART) * 1000 / (SAME - APART);
        u16::try_from(share.clamp(0, 1000)).unwrap_or_default()
    }
}

/// The direction in steps of its largest part, and its length in 256ths of a step. `None` for what is no direction.
pub fn round(vector: &Vector) -> Option<(Row, u32)> {
    let largest = vector.iter().fold(0.0_f32, |largest, value| largest.max(value.abs()));
    if !vector.iter().all(|value| value.is_finite()) || largest < f32::MIN_POSITIVE {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, reason = "none is larger than the largest")]
    let row = vector.map(|value| (value / largest * LARGEST).round() as i8);
    let squares: u64 = row.iter().map(|step| u64::from(step.unsigned_abs()).pow(2)).sum();
    let length = u32::try_from((squares << FINE).isqrt()).unwrap_or(u32::MAX);
    Some((row, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vector(seed: usize) -> Vector {
        std::array::from_fn(|at| if (at * 7 + seed).is_multiple_of(5) { 0.1 } else { -0.02 })
    }

    fn likeness(left: &Vector, right: &Vector) -> u16 {
        let (row, length) = round(right).unwrap();
        Wide::of(left).unwrap().likeness(&row, length)
    }

    #[test]
    fn the_same_is_all_and_the_opposite_nothing() {
        let one = vector(0);
        assert_eq!(likeness(&one, &one), 1000);
        assert_eq!(likeness(&one, &one.map(|value| -value)), 0);
        assert_eq!(likeness(&one, &one.map(|value| value * 0.01)), 1000);
    }

    #[test]
    fn in_between_it_is_what_the_cosine_says() {
        let mut left = [0.0; DIMENSIONS];
        let mut right = [0.0; DIMENSIONS];
        (left[0], right[0], right[1]) = (1.0, 0.55, 0.835_165);
        let found = likeness(&left, &right);
        assert!((490..=510).contains(&found), "{found}");
    }

    #[test]
    fn what_is_no_direction_is_none() {
        assert!(round(&[0.0; DIMENSIONS]).is_none());
        assert!(round(&[f32::NAN; DIMENSIONS]).is_none());
        assert!(round(&[f32::INFINITY; DIMENSIONS]).is_none());
        assert!(Wide::of(&[0.0; DIMENSIONS]).is_none());
    }
}
