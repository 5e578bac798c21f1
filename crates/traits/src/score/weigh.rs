//! The one place where evidence becomes a level.

use super::find::Miss;

/// What a pattern that was found speaks for, and where its last act stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    pub level: u8,
    pub at: usize,
    /// Told of a group.
    pub shared: bool,
    /// The speaker's own act is a part of it.
    pub own: bool,
}

/// Why no level is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    Nothing,
    /// Only the group acts.
    Shared,
    /// A result is told, but no act of the speaker's that led to it.
    Result,
    Missed(Miss),
}

/// Below this the evidence speaks against.
pub const MEETS: u8 = 3;

/// The level that all evidence together speaks for.
///
/// 1. What a group did counts once the speaker's own part is told.
/// 2. A result of the fifth level counts if the act that led to it is told: as part of it, or as a third or fourth level.
/// 3. With nothing against it, the highest level counts.
/// 4. What speaks against, alone, is 2 where part of the behaviour was there and 1 where none was.
/// 5. Both: the first level is overcome by what was done later in the story, the second by a fourth or fifth level that
///    comes later. What is not overcome leaves 2. The order of counting, and how often a thing is said, is nothing.
pub fn weigh(found: &[Weight], miss: Option<Miss>) -> Result<u8, Gap> {
    if !found.iter().any(|one| one.own && !one.shared) && found.iter().any(|one| one.shared) {
        return Err(Gap::Shared);
    }
    let has_act = found.iter().any(|one| (MEETS..5).contains(&one.level));
    let good = || found.iter().filter(|one| one.level >= MEETS && (one.level < 5 || one.own || has_act));
    let best = good().map(|one| one.level).max();
    let against = found.iter().filter(|one| one.level < MEETS);
    let overcome = |bad: &Weight| {
        let needed = if bad.level == 1 { MEETS } else { 4 };
        good().any(|good| good.level >= needed && good.at > bad.at)
    };
    match best {
        Some(best) if against.clone().all(overcome) => Ok(best),
        Some(_) => Ok(2),
        None => against.map(|one| one.level).max().ok_or(match miss {
            _ if !found.is_empty() => Gap::Result,
            Some(miss) => Gap::Missed(miss),
            None => Gap::Nothing,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(level: u8, at: usize) -> Weight {
        Weight { level, at, shared: false, own: level < 5 }
    }

    #[test]
    fn the_rule_for_mixed_evidence() {
        for (found, expected) in [
            (vec![], Err(Gap::Nothing)),
            (vec![own(3, 1), own(4, 2)], Ok(4)),
            (vec![own(5, 1)], Err(Gap::Result)),
            (vec![own(5, 1), own(3, 2)], Ok(5)),
            (vec![Weight { own: true, ..own(5, 1) }], Ok(5)),
            (vec![own(1, 1)], Ok(1)),
            (vec![own(1, 1), own(2, 2)], Ok(2)),
            // At first nothing was done, then it was.
            (vec![own(1, 1), own(3, 2)], Ok(3)),
            // It was done, and then it was not.
            (vec![own(3, 1), own(1, 2)], Ok(2)),
            (vec![own(2, 1), own(3, 2)], Ok(2)),
            (vec![own(2, 1), own(4, 2)], Ok(4)),
            (vec![Weight { shared: true, ..own(4, 1) }], Err(Gap::Shared)),
            (vec![Weight { shared: true, ..own(4, 1) }, own(3, 2)], Ok(4)),
        ] {
            assert_eq!(weigh(&found, None), expected, "{found:?}");
            let backwards: Vec<Weight> = found.iter().rev().copied().collect();
            assert_eq!(weigh(&backwards, None), expected, "{found:?}");
        }
    }
}
