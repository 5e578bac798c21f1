//! What it costs to send a student of one column on to another. For that it does not matter who goes, only what it
//! costs at least, so the search for a path looks at mentors and not at students.

use multiversion::multiversion;

use super::Market;

/// So many are looked at side by side.
const LANES: usize = 8;

/// The least costs from each column to each other one, as far as there is room to keep them.
pub struct Ways {
    kept: Vec<Vec<f64>>,
    is_fresh: Vec<bool>,
    /// How many more costs may be kept.
    room: usize,
    unkept: Vec<f64>,
    /// What it costs to have nobody.
    alone: f64,
}

impl Ways {
    pub fn new(columns: usize, alone: f64, room: usize) -> Self {
        Self {
            kept: vec![Vec::new(); columns],
            is_fresh: vec![false; columns],
            room,
            unkept: vec![0.0; columns],
            alone,
        }
    }

    /// What a student costs in a column: the last one is that of those who have nobody.
    pub fn cost(&self, student: usize, column: usize, market: &Market) -> f64 {
        market.values_of(student).get(column).map_or(self.alone, |value| -f64::from(*value))
    }

    /// Somebody has left the column.
    pub fn forget(&mut self, column: usize) {
        self.is_fresh[column] = false;
    }

    /// Somebody has come into the column.
    pub fn add(&mut self, student: usize, column: usize, market: &Market) {
        if self.is_fresh[column] {
            let own = self.cost(student, column, market);
            go_on(&mut self.kept[column], market.values_of(student), own, self.alone);
        }
    }

    /// From one column to each; infinite where nobody can go.
    pub fn from(&mut self, column: usize, held: &[usize], market: &Market) -> &[f64] {
        let columns = self.unkept.len();
        if self.kept[column].is_empty() && self.room >= columns {
            self.kept[column] = vec![0.0; columns];
            self.room -= columns;
        }
        let is_kept = !self.kept[column].is_empty();
        let alone = self.alone;
        let ways = if is_kept { &mut self.kept[column] } else { &mut self.unkept };
        if !(is_kept && self.is_fresh[column]) {
            ways.fill(f64::INFINITY);
            for student in held {
                let values = market.values_of(*student);
                let own = values.get(column).map_or(alone, |value| -f64::from(*value));
                go_on(ways, values, own, alone);
            }
            self.is_fresh[column] = is_kept;
        }
        ways
    }
}

/// With one who costs `own` where they are. What is no number is no way.
#[multiversion(targets("x86_64+avx512f", "x86_64+avx2", "aarch64+neon"))]
fn go_on(ways: &mut [f64], values: &[f32], own: f64, alone: f64) {
    for (way, value) in ways.iter_mut().zip(values) {
        let more = -f64::from(*value) - own;
        *way = if more < *way { more } else { *way };
    }
    if let Some(last) = ways.last_mut() {
        *last = last.min(alone - own);
    }
}

/// The least of what is left of prices without values, where it is first, and the least but for that place. What is no
/// number is no place.
pub fn two_least(prices: &[f64], values: &[f32]) -> (usize, f64, f64) {
    let least = least_without(prices, values);
    let left = |place: usize| prices[place] - f64::from(values[place]);
    let Some(place) = (0..values.len()).find(|place| left(*place) <= least) else {
        return (0, f64::INFINITY, f64::INFINITY);
    };
    let before = least_without(&prices[..place], &values[..place]);
    let after = least_without(&prices[place + 1..values.len()], &values[place + 1..]);
    (place, least, before.min(after))
}

#[multiversion(targets("x86_64+avx512f", "x86_64+avx2", "aarch64+neon"))]
fn least_without(prices: &[f64], values: &[f32]) -> f64 {
    let mut lanes = [f64::INFINITY; LANES];
    let (all_prices, prices_rest) = prices.as_chunks::<LANES>();
    let (all_values, values_rest) = values.as_chunks::<LANES>();
    for (prices, values) in all_prices.iter().zip(all_values) {
        for lane in 0..LANES {
            let left = prices[lane] - f64::from(values[lane]);
            lanes[lane] = if left < lanes[lane] { left } else { lanes[lane] };
        }
    }
    let rest = prices_rest.iter().zip(values_rest).map(|(price, value)| price - f64::from(*value));
    lanes.into_iter().chain(rest.filter(|one| !one.is_nan())).fold(f64::INFINITY, f64::min)
}
