use std::cmp::Ordering;

/// So many people have passed, of so many. Never empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u32,
    pub count: u32,
}

/// So many have to be expected on each side for a difference to say something.
const EXPECTED: u128 = 5;
/// The 97.5th percentile of the normal distribution.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

/// Compared by whole numbers throughout: four fifths is four fifths, not .7999.
impl Tally {
    pub fn add(&mut self, has_passed: bool) {
        self.count += 1;
        self.passed += u32::from(has_passed);
    }

    pub fn rate(self) -> f64 {
        quotient(self.passed.into(), self.count.into())
    }

    pub fn compare_rates(self, other: Self) -> Ordering {
        (u128::from(self.passed) * u128::from(other.count))
            .cmp(&(u128::from(other.passed) * u128::from(self.count)))
    }

    pub fn ratio_to(self, other: Self) -> Option<f64> {
        let (over, under) = (
            u128::from(self.passed) * u128::from(other.count),
            u128::from(other.passed) * u128::from(self.count),
        );
        (under > 0).then(|| quotient(over, under))
    }

    pub fn is_below_four_fifths_of(self, other: Self) -> bool {
        5 * u128::from(self.passed) * u128::from(other.count)
            < 4 * u128::from(other.passed) * u128::from(self.count)
    }

    /// How many more would have to pass for four fifths of the other's rate.
    pub fn shortfall_to(self, other: Self) -> u32 {
        let needed = (4 * u128::from(other.passed) * u128::from(self.count))
            .div_ceil((5 * u128::from(other.count)).max(1));
        u32::try_from(needed).unwrap_or(u32::MAX).saturating_sub(self.passed)
    }

    /// Whether fewer than five would be expected in one of the four cells if the two did not differ.
    pub fn is_too_few_beside(self, other: Self) -> bool {
        let (own, others) = (u128::from(self.count), u128::from(other.count));
        let passed = u128::from(self.passed) + u128::from(other.passed);
        let failed = own + others - passed;
        own.min(others) * passed.min(failed) < EXPECTED * (own + others)
    }

    /// Whether it is fewer than two in a hundred of all.
    pub fn is_under_two_percent_of(self, all: u32) -> bool {
        50 * u64::from(self.count) < u64::from(all)
    }

    /// Wilson's interval of the rate, 95 in 100.
    pub fn interval(self) -> (f64, f64) {
        if self.count == 0 {
            return (0.0, 1.0);
        }
        let (rate, count) = (self.rate(), f64::from(self.count));
        let spread = DEVIATIONS * DEVIATIONS / count;
        let centre = rate + spread / 2.0;
        let reach = (spread * (rate * (1.0 - rate) + spread / 4.0)).sqrt();
        let edge = |value: f64| (value / (1.0 + spread)).clamp(0.0, 1.0);
        (edge(centre - reach), edge(centre + reach))
    }
}

#[expect(clippy::cast_precision_loss, reason = "shown with two digits; what is decided is decided before")]
pub fn quotient(over: u128, under: u128) -> f64 {
    if under == 0 { 0.0 } else { over as f64 / under as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(passed: u32, count: u32) -> Tally {
        Tally { passed, count }
    }

    #[test]
    fn four_fifths_is_not_below_four_fifths() {
        assert!(!tally(40, 100).is_below_four_fifths_of(tally(50, 100)));
        assert!(tally(39, 100).is_below_four_fifths_of(tally(50, 100)));
        // .48 of .6, which is less than .8 of it in binary fractions.
        assert!(!tally(12, 25).is_below_four_fifths_of(tally(3, 5)));
    }

    #[test]
    fn the_shortfall_is_what_lifts_to_four_fifths_and_no_more() {
        let (few, many) = (tally(7, 53), tally(31, 97));
        let needed = few.shortfall_to(many);
        assert!(!tally(7 + needed, 53).is_below_four_fifths_of(many));
        assert!(tally(7 + needed - 1, 53).is_below_four_fifths_of(many));
        assert_eq!(tally(50, 100).shortfall_to(tally(50, 100)), 0);
    }

    #[test]
    fn five_must_be_expected_everywhere() {
        // Twenty people of whom a half pass: five of each kind in each half.
        assert!(!tally(4, 10).is_too_few_beside(tally(6, 10)));
        assert!(tally(4, 9).is_too_few_beside(tally(6, 11)));
        assert!(tally(0, 500).is_too_few_beside(tally(0, 500)), "nobody has passed");
    }

    #[test]
    fn two_in_a_hundred_is_enough() {
        assert!(!tally(0, 2).is_under_two_percent_of(100));
        assert!(tally(0, 1).is_under_two_percent_of(100));
    }

    #[test]
    fn an_interval_narrows_with_the_number_of_people() {
        // Brown, Cai and DasGupta's form by hand: 5 of 10 gives .2366 to .7634.
        let (low, high) = tally(5, 10).interval();
        assert!((low - 0.2366).abs() < 5e-5 && (high - 0.7634).abs() < 5e-5, "{low} {high}");
        let (lower, higher) = tally(500, 1000).interval();
        assert!(low < lower && higher < high);
        assert!((tally(0, 10).interval().0).abs() < 1e-12);
    }
}
