//! For people who are made up: made up as well, from their number alone.

use sha2::{Digest, Sha256};

use super::import::{RACES, SEXES};

/// So many in a thousand have not said it.
const SILENT: u32 = 80;
/// How many in a thousand say which of [`RACES`], in their order.
const SHARES: [u32; 7] = [165, 505, 130, 5, 120, 15, 60];

/// Sex and race of a made-up person.
pub fn of(number: u32) -> (Option<&'static str>, Option<&'static str>) {
    let digest = Sha256::digest(format!("self-identification {number}").as_bytes());
    let drawn = |at: usize| u32::from(u16::from_be_bytes([digest[at], digest[at + 1]])) * 1000 / 65_536;
    if drawn(0) < SILENT {
        return (None, None);
    }
    let sex = SEXES[usize::from(drawn(2) >= 500)];
    let mut left = drawn(4);
    let race = RACES.iter().zip(SHARES).find_map(|(race, share)| {
        let is_it = left < share;
        left = left.saturating_sub(share);
        is_it.then_some(*race)
    });
    (Some(sex), race)
}
