//! Figures as they are read.

use aid::{
    Formula,
    interval::Bounds,
    pell::Way,
    tables::Status,
    trace::{Line, Unit},
};

/// With a real minus.
pub fn number(value: i64) -> String {
    aid::money::grouped(value).replace('-', "\u{2212}")
}

pub fn money(value: i64) -> String {
    aid::money::dollars(value).replace('-', "\u{2212}")
}

/// Cents are left out where there are none.
pub fn cents(value: i64) -> String {
    let (whole, rest) = (value / 100, (value % 100).abs());
    let sign = if value < 0 && whole == 0 { "\u{2212}" } else { "" };
    if rest == 0 { money(whole) } else { format!("{sign}{}.{rest:02}", money(whole)) }
}

/// One figure, or the range that is still possible.
pub fn bounds(bounds: Bounds, read: impl Fn(i64) -> String) -> String {
    if bounds.least == bounds.most {
        read(bounds.least)
    } else {
        format!("{} to {}", read(bounds.least), read(bounds.most))
    }
}

pub fn value(line: &Line) -> String {
    in_unit(line.value, line.unit)
}

pub fn in_unit(value: i64, unit: Unit) -> String {
    match unit {
        Unit::Dollars => money(value),
        Unit::Cents => cents(value),
        Unit::Count => number(value),
        Unit::Percent => format!("{value} %"),
        Unit::Millipercent => format!("{} %", decimal(value)),
        Unit::YesNo => if value == 0 { "no" } else { "yes" }.to_owned(),
        Unit::Code => {
            if value == 0 {
                "none".to_owned()
            } else {
                value.to_string()
            }
        }
    }
}

/// Thousandths as people write them: 6.2, not 6.200.
fn decimal(thousandths: i64) -> String {
    let sign = if thousandths < 0 { "\u{2212}" } else { "" };
    let (whole, rest) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
    let rest = format!("{rest:03}");
    match rest.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        rest => format!("{sign}{whole}.{rest}"),
    }
}

pub fn formula(formula: Formula) -> &'static str {
    match formula {
        Formula::A => "Formula A: a dependent student",
        Formula::B => "Formula B: an independent student without dependents other than a spouse",
        Formula::C => "Formula C: an independent student with dependents",
    }
}

pub fn way(way: Way) -> &'static str {
    match way {
        Way::Maximum => "maximum grant by income and family size",
        Way::Calculated => "maximum less the index",
        Way::Minimum => "minimum grant by income and family size",
        Way::None => "no grant: the index is too high",
        Way::Excluded => "no grant: a degree, or others pay for everything",
    }
}

pub fn tables(status: Status) -> &'static str {
    match status {
        Status::Final => "final tables",
        Status::Preliminary => "preliminary tables",
    }
}

pub const NO_OFFER: &str = "This is an estimate, not an offer. The school's aid office decides, and a federal record may differ \
                            where the answers do. Talk to the office before you rely on it.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_as_money() {
        assert_eq!(money(0), "$0");
        assert_eq!(money(999_999), "$999,999");
        assert_eq!(money(-1500), "\u{2212}$1,500");
        assert_eq!(money(i64::MIN), "\u{2212}$9,223,372,036,854,775,808");
        assert_eq!(cents(369_750), "$3,697.50");
        assert_eq!(cents(-5), "\u{2212}$0.05");
        assert_eq!(cents(700), "$7");
        assert_eq!(in_unit(50_000, Unit::Millipercent), "50 %");
        assert_eq!(in_unit(6_200, Unit::Millipercent), "6.2 %");
        assert_eq!(in_unit(-5, Unit::Millipercent), "\u{2212}0.005 %");
        assert_eq!(bounds(Bounds { least: -1500, most: 4200 }, number), "\u{2212}1,500 to 4,200");
    }
}
