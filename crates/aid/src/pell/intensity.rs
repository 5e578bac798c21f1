use crate::money::divided;

/// Credits taken of those that full time means, in whole percent; never above 100, and nothing without credits.
pub fn intensity(credits: i64, full_time: i64) -> i64 {
    if full_time <= 0 {
        return 0;
    }
    divided(credits.saturating_mul(100), full_time).clamp(0, 100)
}

/// What full time means in a term of its own length: its share of the academic year's credits, rounded up.
pub fn full_time_credits(weeks: i64, year_weeks: i64, year_credits: i64) -> i64 {
    if year_weeks <= 0 || weeks <= 0 || year_credits <= 0 {
        return 0;
    }
    weeks.saturating_mul(year_credits).saturating_add(year_weeks - 1) / year_weeks
}

#[cfg(test)]
mod tests {
    use super::*;

    // FSA Handbook 2025-26 Vol 7 p. 14-15.
    #[test]
    fn intensity_is_in_whole_percent() {
        let of_twelve: Vec<i64> = (1..=13).map(|credits| intensity(credits, 12)).collect();
        assert_eq!(of_twelve, [8, 17, 25, 33, 42, 50, 58, 67, 75, 83, 92, 100, 100]);
        let of_ten: Vec<i64> = (1..=10).map(|credits| intensity(credits, 10)).collect();
        assert_eq!(of_ten, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
        assert_eq!([intensity(3, 0), intensity(-3, 12), intensity(i64::MAX, 1)], [0, 0, 100]);
    }

    // FSA Handbook 2025-26 Vol 7 p. 31, examples 8 and 9.
    #[test]
    fn full_time_in_a_short_term_is_rounded_up() {
        assert_eq!(full_time_credits(8, 32, 40), 10);
        assert_eq!([full_time_credits(12, 34, 24), full_time_credits(10, 34, 24)], [9, 8]);
        assert_eq!([full_time_credits(8, 0, 40), full_time_credits(-8, 32, 40)], [0, 0]);
    }
}
