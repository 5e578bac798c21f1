//! The certificate: pairs who are not matched with each other and would both rather be. Looks at every pair by itself
//! and knows nothing of how the matching was found.

use super::{Market, Matching, NEVER, Tier};

/// Pairs who strictly prefer each other to what they have. Without any, the matching is (weakly) stable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blocking {
    pub count: usize,
    /// The first of them as student and mentor, by their numbers.
    pub pairs: Vec<(usize, usize)>,
}

/// Counts all blocking pairs, and names the first so many.
pub fn blocking(market: &Market, matching: &Matching, most_named: usize) -> Blocking {
    let bars = bars(market, matching);
    let mut found = Blocking::default();
    for student in 0..market.students() {
        let own = content(market, matching, student);
        for (mentor, tier) in market.order_of_student(student).iter().enumerate() {
            if *tier < own && market.tier_of_student(mentor, student) < bars[mentor] {
                found.count += 1;
                if found.pairs.len() < most_named {
                    found.pairs.push((student, mentor));
                }
            }
        }
    }
    found
}

/// A student would leave for any tier below this one. Who does not look for anybody would not.
fn content(market: &Market, matching: &Matching, student: usize) -> Tier {
    if !market.is_seeking(student) {
        return 0;
    }
    matching.mentor_of(student).map_or(NEVER, |mentor| market.tier_of_mentor(student, mentor))
}

/// Each mentor would take anybody of a tier below this one: whoever is acceptable if there is room, and who is better
/// than the worst of their students if there is none.
pub(super) fn bars(market: &Market, matching: &Matching) -> Vec<Tier> {
    let mut bars = vec![0; market.mentors()];
    for (student, mentor) in matching.pairs() {
        bars[mentor] = market.tier_of_student(mentor, student).max(bars[mentor]);
    }
    for (mentor, bar) in bars.iter_mut().enumerate() {
        if matching.load(mentor) < market.capacity(mentor) {
            *bar = NEVER;
        }
    }
    bars
}
