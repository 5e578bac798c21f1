use multiversion::multiversion;

/// Of the sentence model.
pub const DIMENSIONS: usize = 384;

/// A direction: its length is one.
pub type Vector = [f32; DIMENSIONS];

/// Sums are kept in so many lanes, on every machine: the order of additions decides the last bits.
const LANES: usize = 16;

/// How alike two directions are, from −1 to 1.
#[multiversion(targets("x86_64+avx512f", "x86_64+avx2", "aarch64+neon"))]
pub fn dot(left: &Vector, right: &Vector) -> f32 {
    let mut lanes = [0.0; LANES];
    add_products(left, right, &mut lanes);
    sum(lanes)
}

/// The same for many, written to `dots` in the order of the places.
///
/// Four rows at a time: while one comes from memory, others are worked on.
#[multiversion(targets("x86_64+avx512f", "x86_64+avx2", "aarch64+neon"))]
pub fn dots(query: &Vector, vectors: &[Vector], places: &[u32], dots: &mut Vec<f32>) {
    let (groups, last) = places.as_chunks::<4>();
    for group in groups {
        let [first, second, third, fourth] = group.map(|place| &vectors[place as usize]);
        let mut lanes = [[0.0; LANES]; 4];
        for start in (0..DIMENSIONS).step_by(LANES) {
            for lane in 0..LANES {
                let value = query[start + lane];
                lanes[0][lane] += value * first[start + lane];
                lanes[1][lane] += value * second[start + lane];
                lanes[2][lane] += value * third[start + lane];
                lanes[3][lane] += value * fourth[start + lane];
            }
        }
        dots.extend(lanes.map(sum));
    }
    for place in last {
        let mut lanes = [0.0; LANES];
        add_products(query, &vectors[*place as usize], &mut lanes);
        dots.push(sum(lanes));
    }
}

#[expect(clippy::inline_always, reason = "what it is put into is compiled for each processor")]
#[inline(always)]
fn add_products(left: &Vector, right: &Vector, lanes: &mut [f32; LANES]) {
    for (left, right) in left.as_chunks::<LANES>().0.iter().zip(right.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            lanes[lane] += left[lane] * right[lane];
        }
    }
}

#[expect(clippy::inline_always, reason = "what it is put into is compiled for each processor")]
#[inline(always)]
fn sum(mut lanes: [f32; LANES]) -> f32 {
    let mut width = LANES / 2;
    while width > 0 {
        for lane in 0..width {
            lanes[lane] += lanes[lane + width];
        }
        width /= 2;
    }
    lanes[0]
}

/// Many vectors, one after the other in memory: a person's number is their place.
#[derive(Clone, Copy, Debug)]
pub struct Vectors<'a>(&'a [Vector]);

impl<'a> Vectors<'a> {
    /// `None` if the values are not a whole number of vectors.
    pub fn new(values: &'a [f32]) -> Option<Self> {
        let (vectors, rest) = values.as_chunks();
        rest.is_empty().then_some(Self(vectors))
    }

    pub fn len(self) -> usize {
        self.0.len()
    }

    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    pub fn get(self, number: u32) -> &'a Vector {
        &self.0[number as usize]
    }

    pub fn all(self) -> &'a [Vector] {
        self.0
    }

    pub fn iter(self) -> impl Iterator<Item = &'a Vector> {
        self.0.iter()
    }
}

#[cfg(test)]
pub mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Directions that lie in bunches, and differ within one in a few ways, as those of real texts do.
    pub fn bunched(count: usize, seed: u64) -> Vec<f32> {
        const BUNCHES: usize = 20;
        const WAYS: usize = 12;
        let mut state = seed;
        let mut next = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            f32::from(u16::try_from(state >> 48).unwrap()) / 32_768.0 - 1.0
        };
        let bunches: Vec<Vec<Vector>> =
            (0..BUNCHES).map(|_| (0..=WAYS).map(|_| std::array::from_fn(|_| next())).collect()).collect();
        let mut values = Vec::with_capacity(count * DIMENSIONS);
        for number in 0..count {
            let (centre, ways) = bunches[number % BUNCHES].split_first().unwrap();
            let mut own: Vector = centre.map(|value| value + 0.1 * next());
            for way in ways {
                let far = next() * 0.6;
                own.iter_mut().zip(way).for_each(|(own, way)| *own += far * way);
            }
            let length = dot(&own, &own).sqrt();
            values.extend(own.map(|value| value / length));
        }
        values
    }

    proptest! {
        #[test]
        fn lanes_add_up_to_what_one_sum_does(seed: u64) {
            let values = bunched(2, seed);
            let vectors = Vectors::new(&values).unwrap();
            let plain: f64 = (vectors.get(0).iter().zip(vectors.get(1)))
                .map(|(left, right)| f64::from(*left) * f64::from(*right))
                .sum();
            prop_assert!((f64::from(dot(vectors.get(0), vectors.get(1))) - plain).abs() < 1e-5);
        }
    }

    #[test]
    fn many_at_once_have_the_same_bits_as_one_by_one() {
        let values = bunched(7, 1);
        let vectors = Vectors::new(&values).unwrap();
        for places in [&[][..], &[3], &[0, 6, 2, 2, 5, 1, 4, 3, 0]] {
            let mut many = Vec::new();
            dots(vectors.get(1), vectors.all(), places, &mut many);
            let one = places.iter().map(|place| dot(vectors.get(1), vectors.get(*place)));
            assert!(many.into_iter().map(f32::to_bits).eq(one.map(f32::to_bits)));
        }
    }

    #[test]
    fn half_a_vector_is_refused() {
        assert!(Vectors::new(&[0.0; DIMENSIONS + 1]).is_none());
        assert_eq!(Vectors::new(&[0.0; 2 * DIMENSIONS]).unwrap().len(), 2);
        assert!(Vectors::new(&[]).unwrap().is_empty());
    }
}
