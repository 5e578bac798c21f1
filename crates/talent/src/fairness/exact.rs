/// Tables that are as likely as the one seen, but for rounding, count as such.
const ALIKE: f64 = 1.0 + 1e-7;

/// Fisher's exact test, both sides: how often chance alone would set two groups at least this far apart, given how
/// many each has and how many have passed in all. `passed` must not be more than `count`.
///
/// Likelihoods are those beside the likeliest table, each from its neighbour by one product and one quotient: no
/// logarithm, so the same bits on every machine.
pub fn fisher(passed: [u32; 2], count: [u32; 2]) -> f64 {
    let [own, other] = count.map(u64::from);
    let all = u64::from(passed[0]) + u64::from(passed[1]);
    let (least, most) = (all.saturating_sub(other), own.min(all));
    let seen = u64::from(passed[0]).clamp(least, most);
    let mode = ((own + 1) * (all + 1) / (own + other + 2)).clamp(least, most);
    // From a table with `at` of the own group to the one with one more.
    let step = |at: u64| {
        let (up, down) = ((own - at, all - at), (at + 1, other + at + 1 - all));
        product(up) / product(down)
    };

    let mut weights = Vec::new();
    let (mut weight, mut at_seen) = (1.0, 0.0);
    for at in mode..=most {
        if at == seen {
            at_seen = weight;
        }
        weights.push(weight);
        if at == most || weight == 0.0 {
            break;
        }
        weight *= step(at);
    }
    weight = 1.0;
    for at in (least..mode).rev() {
        weight /= step(at);
        if weight == 0.0 {
            break;
        }
        if at == seen {
            at_seen = weight;
        }
        weights.push(weight);
    }

    // The small ones first: beside the large ones they would be lost.
    weights.sort_unstable_by(f64::total_cmp);
    let far: f64 = weights.iter().take_while(|weight| **weight <= at_seen * ALIKE).sum();
    let total: f64 = weights.iter().sum();
    (far / total).clamp(0.0, 1.0)
}

#[expect(clippy::cast_precision_loss, reason = "the last bits of a likelihood of millions decide nothing")]
fn product((left, right): (u64, u64)) -> f64 {
    left as f64 * right as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tea_taster_who_is_right_three_times_of_four_has_shown_little() {
        // Fisher's own: 1/70 + 16/70 + 16/70 + 1/70.
        assert!((fisher([3, 1], [4, 4]) - 34.0 / 70.0).abs() < 1e-12);
        assert!((fisher([4, 0], [4, 4]) - 2.0 / 70.0).abs() < 1e-12);
    }

    #[test]
    fn what_leaves_no_choice_shows_nothing() {
        for (passed, count) in [([0, 0], [5, 9]), ([5, 9], [5, 9]), ([0, 3], [0, 9]), ([0, 0], [0, 0])] {
            assert!((fisher(passed, count) - 1.0).abs() < 1e-12, "{passed:?} of {count:?}");
        }
    }

    #[test]
    fn it_does_not_matter_who_comes_first() {
        assert!((fisher([7, 30], [40, 60]) - fisher([30, 7], [60, 40])).abs() < 1e-12);
    }

    #[test]
    fn many_people_are_no_trouble() {
        let same = fisher([250_000, 250_000], [500_000, 500_000]);
        assert!((same - 1.0).abs() < 1e-9, "{same}");
        assert!(fisher([300_000, 200_000], [500_000, 500_000]) < 1e-100);
    }
}
