//! What every answer carries: for which award year, by which tables, what it is not, and whom to talk to.

use aid::{
    AwardYear,
    tables::{Status, YearTables},
};
use chat::{Notice, NoticeReason, Part, part::Contact};

/// The aid office of the demo campus, as the page “Asking the aid office” has it.
pub fn aid_office() -> Contact {
    Contact {
        label: "Office of Financial Aid".to_owned(),
        detail: "Hale Hall, first floor, weekdays from 9:00 to 4:30, aid@northfield.example".to_owned(),
        phone: Some("+1 413 555 0142".to_owned()),
    }
}

pub fn estimate(year: AwardYear) -> Part {
    let tables = YearTables::of(year);
    let status = match tables.status {
        Status::Final => format!("Award year {year}, final tables."),
        Status::Preliminary => format!("Award year {year}, preliminary tables. {}", tables.note),
    };
    let text = format!("{status} An estimate, not an offer. Talk to the aid office before you decide.");
    Part::Notice(Notice::new(NoticeReason::Estimate, text).with_contacts([aid_office()]))
}
