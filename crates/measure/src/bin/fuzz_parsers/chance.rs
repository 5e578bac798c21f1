//! Chance, and what it does to an input.

/// Of an input, in bytes.
const LARGEST: usize = 1 << 20;

/// The same numbers for the same seed.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let number = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        usize::try_from(number).unwrap_or(0) % end.max(1)
    }

    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    pub fn chunk<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        let start = self.below(bytes.len());
        let end = bytes.len().min(start + 1 + self.below(300));
        &bytes[start..end]
    }
}

/// A few changes, each somewhere.
pub fn harm(bytes: &mut Vec<u8>, other: &[u8], tokens: &[&str], dice: &mut Dice) {
    for _ in 0..=dice.below(6) {
        let at = dice.below(bytes.len() + 1);
        match dice.below(20) {
            0..5 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1_u8 << dice.below(8);
                }
            }
            5..7 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = *dice.pick(b"\0\t\n \"%()/09<>[]\x7f\x80\xff");
                }
            }
            7 => bytes.truncate(at),
            8..10 => {
                let often = if dice.below(30) == 0 { 4_000 } else { 40 };
                let piece = dice.chunk(bytes).repeat(1 + dice.below(often));
                bytes.splice(at..at, piece);
            }
            10..12 => {
                let end = bytes.len().min(at + dice.below(300));
                bytes.drain(at..end);
            }
            12..14 => {
                let piece = dice.chunk(other).to_vec();
                bytes.splice(at..at, piece);
            }
            place => {
                let token = dice.pick(tokens).as_bytes();
                let end = if place < 17 { at } else { bytes.len().min(at + token.len()) };
                bytes.splice(at..end, token.iter().copied());
            }
        }
        bytes.truncate(LARGEST);
    }
}
