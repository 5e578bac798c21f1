//! Days and years, as the suite's country writes them.

use jiff::civil::Date;

use crate::Range;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// "March 14, 2026"
pub fn date(date: Date) -> String {
    format!("{} {}, {}", month_name(date), date.day(), date.year())
}

/// "Mar 14, 2026", as tables write it.
pub fn short_date(date: Date) -> String {
    format!("{} {}, {}", &month_name(date)[..3], date.day(), date.year())
}

/// "March 14": for a year that everybody knows.
pub fn day_of_year(date: Date) -> String {
    format!("{} {}", month_name(date), date.day())
}

/// "March 2026"
pub fn month(date: Date) -> String {
    format!("{} {}", month_name(date), date.year())
}

/// "March 1 to 14, 2026", "March 1 to April 30, 2026", "March 2026" for all of it.
pub fn days(from: Date, to: Date) -> String {
    let same_year = from.year() == to.year();
    let same_month = same_year && from.month() == to.month();
    if from == to {
        date(from)
    } else if same_month && from.day() == 1 && to == to.last_of_month() {
        month(from)
    } else if same_month {
        format!("{} to {}, {}", day_of_year(from), to.day(), to.year())
    } else if same_year {
        format!("{} to {}", day_of_year(from), date(to))
    } else {
        format!("{} to {}", date(from), date(to))
    }
}

/// "1990 to 1999", "2012", "since 2010", "until 1979"; nothing for a range without ends.
pub fn years(range: Range) -> String {
    let year = |year: f64| format!("{year:.0}");
    match (range.from.map(year), range.to.map(year)) {
        (Some(from), Some(to)) => super::range(&from, &to),
        (Some(from), None) => format!("since {from}"),
        (None, Some(to)) => format!("until {to}"),
        (None, None) => String::new(),
    }
}

fn month_name(date: Date) -> &'static str {
    usize::try_from(date.month() - 1).ok().and_then(|month| MONTHS.get(month)).copied().unwrap_or_default()
}
