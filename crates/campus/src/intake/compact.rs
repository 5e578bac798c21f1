use std::collections::HashMap;

use crate::import::duplicates::reserve;

/// So many of the latest are kept apart at least.
const LATEST: usize = 4096;

/// Values by numbers in two sorted lists: a number takes its eight bytes, its value, and little more.
#[derive(Debug)]
pub struct Compact<V> {
    keys: Vec<u64>,
    values: Vec<V>,
    latest: HashMap<u64, V>,
}

impl<V> Default for Compact<V> {
    fn default() -> Self {
        Self { keys: Vec::new(), values: Vec::new(), latest: HashMap::new() }
    }
}

impl<V: Copy + Default> Compact<V> {
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    pub fn get(&self, key: u64) -> Option<V> {
        let sorted = || self.keys.binary_search(&key).ok().map(|at| self.values[at]);
        self.latest.get(&key).copied().or_else(sorted)
    }

    /// The value of a number; a new one, if it has none.
    pub fn slot(&mut self, key: u64) -> &mut V {
        if self.latest.len() >= LATEST.max(self.keys.len() / 8) {
            self.merge();
        }
        match self.keys.binary_search(&key) {
            Ok(at) => &mut self.values[at],
            Err(_) => self.latest.entry(key).or_default(),
        }
    }

    pub fn insert(&mut self, key: u64, value: V) {
        *self.slot(key) = value;
    }

    /// From behind, so that nothing has to be copied to another place first.
    fn merge(&mut self) {
        let mut latest: Vec<(u64, V)> = self.latest.drain().collect();
        latest.sort_unstable_by_key(|(key, _)| *key);
        let mut from = self.keys.len();
        for (key, value) in &latest {
            reserve(&mut self.keys);
            reserve(&mut self.values);
            self.keys.push(*key);
            self.values.push(*value);
        }
        let mut to = self.keys.len();
        while let Some((key, value)) = latest.pop() {
            while from > 0 && self.keys[from - 1] > key {
                (from, to) = (from - 1, to - 1);
                (self.keys[to], self.values[to]) = (self.keys[from], self.values[from]);
            }
            to -= 1;
            (self.keys[to], self.values[to]) = (key, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_is_found() {
        let key = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut compact = Compact::default();
        for number in 0..40_000 {
            compact.insert(key(number), number);
            *compact.slot(key(number / 3)) += 1;
        }
        assert!(compact.keys.is_sorted() && compact.keys.len() > 30_000);
        for number in 1..40_000 {
            let added = 40_000_u64.saturating_sub(number * 3).min(3);
            assert_eq!(compact.get(key(number)), Some(number + added), "{number}");
        }
        assert_eq!(compact.get(key(40_000)), None);
    }
}
