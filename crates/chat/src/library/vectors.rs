use ai::{DIMENSIONS, Vector};

/// As it is kept: little-endian floats.
pub fn to_bytes(vector: &Vector) -> Vec<u8> {
    vector.iter().flat_map(|value| value.to_le_bytes()).collect()
}

/// `None` if it is of another model.
pub fn from_bytes(bytes: &[u8]) -> Option<Box<Vector>> {
    let (values, rest) = bytes.as_chunks::<4>();
    let values: Vec<f32> = values.iter().map(|value| f32::from_le_bytes(*value)).collect();
    let vector: Box<Vector> = values.into_boxed_slice().try_into().ok()?;
    (rest.is_empty() && vector.len() == DIMENSIONS).then_some(vector)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_direction_comes_back_as_it_was_kept() {
        let vector: Vector = std::array::from_fn(|at| f32::from(u16::try_from(at).unwrap()) / 7.0);
        assert_eq!(from_bytes(&to_bytes(&vector)).as_deref(), Some(&vector));
        assert_eq!(from_bytes(&[0; 4 * DIMENSIONS + 1]), None);
        assert_eq!(from_bytes(&[]), None);
    }
}
