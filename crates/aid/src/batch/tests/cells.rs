use jiff::civil::date;

use super::TODAY;
use crate::{
    AwardYear,
    application::Answer,
    batch::cell::{amount, answer, date as read_date, filing, is_blank, marital, year, yes_or_no},
    case::{Filing, Marital},
};

#[test]
fn amounts_as_people_write_them() {
    let right = [
        ("12345", 12_345),
        ("$12,345", 12_345),
        (" $ 1,234,567 ", 1_234_567),
        ("(500)", -500),
        ("($1,500)", -1500),
        ("-500", -500),
        ("-$500", -500),
        ("−500", -500),
        ("12345.49", 12_345),
        ("12345.5", 12_346),
        ("(0.50)", -1),
        ("300 USD", 300),
        ("0", 0),
    ];
    for (cell, value) in right {
        assert_eq!(amount(cell), Some(value), "{cell}");
    }
    for cell in
        ["", "abc", "12,34", "1,2345", "12.345", "12.345,00", "1e5", "12k", "--5", "1234567890123456", ","]
    {
        assert_eq!(amount(cell), None, "{cell}");
    }
}

#[test]
fn ranges_as_people_write_them() {
    let between = |from, to| Some(Answer::Between { from, to });
    for cell in ["10000-12000", "10,000 - 12,000", "$10000–$12000", "10000 to 12000", "10000..12000"] {
        assert_eq!(answer(cell), between(10_000, 12_000), "{cell}");
    }
    assert_eq!(answer("-500 - 200"), between(-500, 200));
    assert_eq!(answer("(500)-(200)"), between(-500, -200));
    assert_eq!(answer("-500"), Some(Answer::Exactly(-500)));
    for cell in ["10000-", "-", "a-b", "1-2-3"] {
        assert_eq!(answer(cell), None, "{cell}");
    }
}

#[test]
fn words_as_people_write_them() {
    assert_eq!(["Yes", "y", "TRUE", "1"].map(yes_or_no), [Some(true); 4]);
    assert_eq!(["No", "n", "false", "0"].map(yes_or_no), [Some(false); 4]);
    assert_eq!(["2", "maybe"].map(yes_or_no), [None; 2]);
    let maritals = ["Single", "neverMarried", "Unmarried, living together", "Remarried", "Widowed"];
    let expected =
        [Marital::NeverMarried, Marital::NeverMarried, Marital::Together, Marital::Married, Marital::Widowed];
    assert_eq!(maritals.map(marital), expected.map(Some));
    assert_eq!(marital("complicated"), None);
    let filings = ["MFJ", "Married filing separately", "head of household", "survivingSpouse", "Single"];
    let expected =
        [Filing::Joint, Filing::Separate, Filing::HeadOfHousehold, Filing::SurvivingSpouse, Filing::Single];
    assert_eq!(filings.map(filing), expected.map(Some));
    for cell in ["", "-", "n/a", "N/A", "?", "Don't know", "unknown", "—"] {
        assert!(is_blank(cell), "{cell}");
    }
    assert!(!is_blank("0") && !is_blank("%"));
}

#[test]
fn years_and_dates_as_people_write_them() {
    for cell in ["2026-27", "2026-2027", "2026/27", "AY 2026–27"] {
        assert_eq!(year(cell), Some(AwardYear::Y2026), "{cell}");
    }
    assert_eq!(["2026", "1999-00", "26-27", ""].map(year), [None; 4]);
    let born = Some(date(2006, 5, 14));
    for cell in ["2006-05-14", "5/14/2006", "05/14/06", "5-14-2006", "2006/5/14"] {
        assert_eq!(read_date(cell, TODAY), born, "{cell}");
    }
    assert_eq!(read_date("5/14/98", TODAY), Some(date(1998, 5, 14)));
    for cell in ["14/5/2006", "2006-02-30", "5/14", "May 14, 2006", "5/14/206", "", "99999-1-1"] {
        assert_eq!(read_date(cell, TODAY), None, "{cell}");
    }
}
