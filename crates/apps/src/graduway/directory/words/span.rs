//! A span of time, in whole months, as it is kept and as it is said.

use campus::search::Month;

/// Both ends included; one that is not there is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    pub from: Option<Month>,
    pub to: Option<Month>,
}

pub const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

impl Span {
    pub fn of_year(year: i16) -> Self {
        Self { from: Some(Month { year, month: 1 }), to: Some(Month { year, month: 12 }) }
    }

    /// Who has stopped something since 2021 did it last before that.
    pub fn ended(self) -> Self {
        match self {
            Self { from: Some(from), to: None } => Self { from: None, to: Some(month_before(from)) },
            other => other,
        }
    }

    /// Whether both ends are those of years.
    fn is_of_years(self) -> bool {
        self.from.is_none_or(|month| month.month == 1) && self.to.is_none_or(|month| month.month == 12)
    }

    /// As it is read again: "in 2024", "since July 2025", "from 2022 to 2024", "before 2020".
    pub fn said(self) -> String {
        let years = self.is_of_years();
        let one = |month: Month| {
            if years { month.year.to_string() } else { format!("{} {}", name(month), month.year) }
        };
        match (self.from, self.to) {
            (None, None) => String::new(),
            (Some(from), None) => format!("since {}", one(from)),
            (None, Some(to)) => format!("until {}", one(to)),
            (Some(from), Some(to)) if one(from) == one(to) => format!("in {}", one(from)),
            (Some(from), Some(to)) => format!("from {} to {}", one(from), one(to)),
        }
    }

    /// `2023-11..2024-12`, with an open end left out.
    pub fn id(self) -> String {
        let one = |month: Option<Month>| {
            month.map(|month| format!("{:04}-{:02}", month.year, month.month)).unwrap_or_default()
        };
        format!("{}..{}", one(self.from), one(self.to))
    }

    pub fn parse(id: &str) -> Option<Self> {
        let (from, to) = id.split_once("..")?;
        let one = |text: &str| -> Option<Option<Month>> {
            if text.is_empty() {
                return Some(None);
            }
            let (year, month) = text.split_once('-')?;
            let month = Month { year: year.parse().ok()?, month: month.parse().ok()? };
            (1..=12).contains(&month.month).then_some(Some(month))
        };
        Some(Self { from: one(from)?, to: one(to)? })
    }
}

pub fn next_month(month: Month) -> Month {
    match month.month {
        12.. => Month { year: month.year + 1, month: 1 },
        _ => Month { month: month.month + 1, ..month },
    }
}

pub fn month_before(month: Month) -> Month {
    match month.month {
        ..=1 => Month { year: month.year - 1, month: 12 },
        _ => Month { month: month.month - 1, ..month },
    }
}

fn name(month: Month) -> String {
    let name =
        usize::try_from(month.month - 1).ok().and_then(|at| MONTHS.get(at)).copied().unwrap_or_default();
    name[..1].to_uppercase() + &name[1..]
}
