//! Which of several wordings is used: another one in the next answer, and always the same in this one.

use std::collections::HashMap;

use super::{count_of, opening_count};

/// The voice of one answer.
#[derive(Clone, Debug)]
pub struct Voice {
    seed: u64,
    turn: u64,
    /// How often each list of wordings was asked in this answer.
    asked: HashMap<u64, u64>,
}

impl Voice {
    /// For an answer by its id, or by the id of its conversation if [`Self::at_turn`] follows.
    pub fn new(seed: &str) -> Self {
        Self { seed: hash([seed]), turn: 0, asked: HashMap::new() }
    }

    /// How many answers the conversation had before this one. With the same seed for all of them, every wording comes
    /// up once before any comes twice.
    pub fn at_turn(self, turn: u32) -> Self {
        Self { turn: u64::from(turn), ..self }
    }

    /// One of the wordings. An empty list gives nothing to say.
    pub fn pick<'a>(&mut self, wordings: &[&'a str]) -> &'a str {
        let list = hash(wordings.iter().copied());
        let asked = self.asked.entry(list).or_default();
        let place = self.turn + *asked;
        *asked += 1;
        let count = wordings.len() as u64;
        if count == 0 {
            return "";
        }
        let order = shuffled(wordings.len(), self.seed ^ list);
        usize::try_from(place % count).map_or("", |place| wordings[order[place]])
    }

    /// "three mentors", "1,284 alumni profiles"
    pub fn count(&self, count: u64, noun: &str) -> String {
        count_of(count, noun)
    }

    /// The same at the beginning of a sentence.
    pub fn opening(&self, count: u64, noun: &str) -> String {
        opening_count(count, noun)
    }
}

/// FNV-1a: the same on every machine and in every version.
fn hash<'a>(texts: impl IntoIterator<Item = &'a str>) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in texts.into_iter().flat_map(|text| text.bytes().chain([0])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash
}

/// The numbers up to `count` in an order that the seed decides.
fn shuffled(count: usize, mut seed: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let other = usize::try_from((seed >> 33) % (last as u64 + 1)).unwrap_or(0);
        order.swap(last, other);
    }
    order
}
