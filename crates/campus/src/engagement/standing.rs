//! How somebody stands: scores, years, rising, lapsed. Pure.

use std::sync::Arc;

use jiff::{ToSpan, civil::Date};

use super::{FiscalYear, Years, count::Counted, rules::EngagementMode};
use crate::model::PersonId;

/// The most that a mode can be, in thousandths of a point.
pub const FULL: u32 = 100_000;
/// Rising: at least half as much again as in the year before,
pub const RISING_HALVES: u32 = 3;
/// and at least so many points more.
pub const RISING_POINTS: u32 = 30;
/// Lapsed: engaged in at least so many of the `LAPSED_AMONG` fiscal years before the last one,
pub const LAPSED_YEARS: usize = 2;
pub const LAPSED_AMONG: u8 = 3;

/// The four modes and the whole, in thousandths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub modes: [u32; 4],
    pub total: u32,
}

impl Score {
    /// A mode is the sum of what its events are worth, at most 100; the whole is the mean of the four, since none of
    /// them stands above another.
    pub fn of(counted: &[Counted]) -> Self {
        let mut sums = [0_u32; 4];
        for one in counted {
            let sum = &mut sums[one.rule.mode() as usize];
            *sum = sum.saturating_add(one.worth);
        }
        let modes = sums.map(|sum| sum.min(FULL));
        Self { modes, total: modes.iter().sum::<u32>() / 4 }
    }

    pub fn of_mode(&self, mode: EngagementMode) -> u32 {
        self.modes[mode as usize]
    }
}

/// What of a record decides where somebody is counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Alum {
    pub class_year: Option<i16>,
    /// The field of the degree from here.
    pub field: Option<Arc<str>>,
    /// A state, or a country. None if it is not known, or not to be used.
    pub region: Option<Arc<str>>,
    /// Lives, graduated here, and can be reached in a way that they have agreed to.
    pub is_contactable: bool,
    /// Has agreed to be named in the directory.
    pub is_named: bool,
}

/// How one of the alumni stands on a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub person: PersonId,
    pub alum: Alum,
    /// The fiscal years with something counted, by mode.
    pub years: [Years; 4],
    pub score: Score,
    /// Points of the last twelve months, and of the twelve before, as they were on their days.
    pub recent: u32,
    pub before: u32,
    /// When something last counted, by mode.
    pub last: [Option<Date>; 4],
    pub is_rising: bool,
    pub is_lapsed: bool,
}

impl Standing {
    pub fn new(person: PersonId, alum: Alum, counted: &[Counted], as_of: Date) -> Self {
        let mut years = [Years::default(); 4];
        let mut last = [None; 4];
        for one in counted {
            let mode = one.rule.mode() as usize;
            years[mode].insert(one.year());
            last[mode] = last[mode].max(Some(one.date));
        }
        let (recent, before) = points_of_two_years(counted, as_of);
        let any = years.into_iter().fold(Years::default(), Years::union);
        Self {
            person,
            alum,
            years,
            score: Score::of(counted),
            recent,
            before,
            last,
            is_rising: is_rising(recent, before),
            is_lapsed: is_lapsed(any, as_of),
        }
    }

    pub fn any_year(&self) -> Years {
        self.years.into_iter().fold(Years::default(), Years::union)
    }

    pub fn last_of_all(&self) -> Option<Date> {
        self.last.into_iter().max().flatten()
    }
}

/// A year before a day; of the 29th of February, the 28th.
pub fn year_before(day: Date) -> Date {
    day.checked_sub(1.year()).unwrap_or(Date::MIN)
}

/// Points of the twelve months that end with the day, and of the twelve before these.
pub fn points_of_two_years(counted: &[Counted], as_of: Date) -> (u32, u32) {
    let begins = year_before(as_of);
    let began = year_before(begins);
    let sum = |after: Date, to: Date| {
        let within = counted.iter().filter(|one| one.date > after && one.date <= to);
        within.fold(0_u32, |sum, one| sum.saturating_add(one.points))
    };
    (sum(begins, as_of), sum(began, begins))
}

/// Half as much again, so that those who do much are not called rising for one thing more; thirty points, so that a
/// mail and a confirmed address are not called a rise either.
pub fn is_rising(recent: u32, before: u32) -> bool {
    u64::from(recent) * 2 >= u64::from(before) * u64::from(RISING_HALVES)
        && recent >= before.saturating_add(RISING_POINTS)
}

/// Nothing in this fiscal year and in the one before, after two of the three before these. The year that runs is not
/// over, so nobody is called lapsed who has not been silent for a whole one.
pub fn is_lapsed(any: Years, as_of: Date) -> bool {
    let this = FiscalYear::of(as_of);
    let is_silent = !any.contains(this) && !any.contains(this.back(1));
    is_silent && this.back(2).up_to(LAPSED_AMONG).filter(|year| any.contains(*year)).count() >= LAPSED_YEARS
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::{
        super::{EngagementRule, Seen, count},
        *,
    };

    const TODAY: Date = date(2026, 11, 15);

    fn standing(seen: &[Seen]) -> Standing {
        Standing::new(PersonId(1), Alum::default(), &count(seen, TODAY), TODAY)
    }

    #[test]
    fn a_mode_is_the_sum_of_its_events_and_the_whole_is_the_mean() {
        let one = standing(&[
            Seen::on(EngagementRule::Gift, 1, TODAY),
            Seen::on(EngagementRule::Pledge, 1, date(2025, 11, 15)),
            Seen::on(EngagementRule::Webinar, 2, TODAY),
        ]);
        assert_eq!(one.score, Score { modes: [60_000, 0, 15_000, 0], total: 18_750 });
        assert_eq!(one.last, [Some(TODAY), None, Some(TODAY), None]);
        let much = (1..60)
            .map(|id| Seen::on(EngagementRule::Reunion, id, TODAY.saturating_sub(i64::from(id).weeks())));
        assert_eq!(standing(&much.collect::<Vec<_>>()).score.of_mode(EngagementMode::Experiential), FULL);
    }

    #[test]
    fn rising_is_half_as_much_again_and_thirty_points_more() {
        for (recent, before, rises) in [
            (30, 0, true),
            (29, 0, false),
            (90, 60, true),
            (89, 60, false),
            (100, 80, false),
            (300, 250, false),
        ] {
            assert_eq!(is_rising(recent, before), rises, "{recent} after {before}");
        }
        assert!(!is_rising(u32::MAX, u32::MAX));
    }

    #[test]
    fn a_role_that_goes_on_is_no_rise() {
        let role = Seen::lasting(EngagementRule::VolunteerRole, 1, date(2019, 2, 3), None);
        let one = standing(&[role]);
        assert_eq!((one.recent, one.before, one.is_rising), (40, 40, false));
    }

    #[test]
    fn lapsed_is_a_whole_silent_year_after_two_of_three() {
        let lapsed = |years: &[i16]| is_lapsed(years.iter().copied().map(FiscalYear).collect(), TODAY);
        assert!(lapsed(&[2025, 2023]));
        assert!(lapsed(&[2024, 2023, 1999]));
        assert!(!lapsed(&[2025]), "one year of three");
        assert!(!lapsed(&[2025, 2022]), "too long ago");
        assert!(!lapsed(&[2025, 2024, 2026]), "last year");
        assert!(!lapsed(&[2025, 2024, 2027]), "this year");
    }

    #[test]
    fn a_year_before_a_leap_day_is_the_day_before_march() {
        assert_eq!(year_before(date(2024, 2, 29)), date(2023, 2, 28));
        assert_eq!(year_before(TODAY), date(2025, 11, 15));
        assert_eq!(year_before(Date::MIN), Date::MIN);
    }
}
