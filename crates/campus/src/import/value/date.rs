use jiff::{ToSpan, civil::Date};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Reading, Wrong, fold};

/// What `03/04/2020` is in a column.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DateOrder {
    MonthFirst,
    DayFirst,
}

const EARLIEST: i16 = 1850;
/// Twelve names each; English, German, French and Spanish, by how they begin.
const MONTHS: [&[&str]; 12] = [
    &["jan", "ene"],
    &["feb", "fev"],
    &["mar", "maer"],
    &["apr", "avr", "abr"],
    &["may", "mai"],
    &["jun", "juin"],
    &["jul", "juil"],
    &["aug", "aou", "ago"],
    &["sep", "set"],
    &["oct", "okt"],
    &["nov"],
    &["dec", "dez", "dic"],
];

/// Two digits are the latest year that is at most so many years after this one.
const AHEAD: i16 = 10;

pub fn date(cell: &str, reading: Reading) -> Result<Date, Wrong> {
    read(cell, reading, AHEAD)
}

/// Nobody was born in a year to come.
pub fn birth(cell: &str, reading: Reading) -> Result<Date, Wrong> {
    let born = read(cell, reading, 0)?;
    if born.year() > reading.this_year {
        return Err(Wrong::new("is still to come.", "Write the day on which the person was born."));
    }
    Ok(born)
}

fn read(cell: &str, reading: Reading, ahead: i16) -> Result<Date, Wrong> {
    let allowed = "Write the date as year-month-day, such as 2019-05-31.";
    let refuse = |what: &str| Wrong::new(what, allowed);
    let day = without_time(cell);
    let (year, month, day) = match numbers(day).as_deref() {
        Some([whole]) => {
            let date = compact(whole).ok_or_else(|| refuse("is not a date."))?;
            (date.year(), date.month().into(), date.day().into())
        }
        Some([first, second, third]) if first.len() == 4 => (number(first), number(second), number(third)),
        Some([first, second, third]) if matches!(third.len(), 2 | 4) => {
            let (first, second) = (number(first), number(second));
            let by_dots = day.contains('.') && !reading.order_told;
            let day_first = by_dots || reading.order == DateOrder::DayFirst;
            let (month, day) = if day_first { (second, first) } else { (first, second) };
            if month > 12 && day <= 12 {
                let read = if day_first { "day first" } else { "month first" };
                return Err(Wrong::new(
                    format!("has no month {month} when the column is read {read}."),
                    format!("{allowed} Or choose the other order for this column."),
                ));
            }
            (full_year(third, reading.this_year + ahead), month, day)
        }
        _ => spelled(day, reading.this_year + ahead).ok_or_else(|| refuse("is not a date."))?,
    };
    if year < EARLIEST || year > reading.this_year + 100 {
        return Err(refuse("has a year that cannot be right."));
    }
    let small = |number: i16| i8::try_from(number).unwrap_or(0);
    Date::new(year, small(month), small(day)).map_err(|_| refuse("is not a day of the calendar."))
}

/// The order that a cell gives away, if it does.
pub fn order_of(cell: &str) -> Option<DateOrder> {
    let numbers = numbers(without_time(cell))?;
    let [first, second, third] = numbers.as_slice() else { return None };
    let readable = first.len() <= 2 && second.len() <= 2 && matches!(third.len(), 2 | 4);
    match (number(first), number(second)) {
        (13..=31, 1..=12) if readable => Some(DateOrder::DayFirst),
        (1..=12, 13..=31) if readable => Some(DateOrder::MonthFirst),
        _ => None,
    }
}

/// Whether a cell has dots where the dates of some countries have them, which write the day first.
pub fn is_dotted(cell: &str) -> bool {
    let day = without_time(cell);
    day.contains('.') && numbers(day).is_some_and(|numbers| numbers.len() == 3 && numbers[0].len() <= 2)
}

/// A year alone, in the ways people write it: `1998`, `'98`, `Class of 1998`, `1997-98`, `5/20/1998`.
pub fn year(cell: &str, reading: Reading) -> Result<i16, Wrong> {
    let latest = reading.this_year + AHEAD;
    let refuse = |what: &str| Wrong::new(what, format!("Write a year from {EARLIEST} to {latest}."));
    let folded = fold(cell);
    let bare = folded.trim_start_matches("class of").trim_start_matches("class").trim();
    let bare = bare.strip_suffix(".0").unwrap_or(bare).trim_start_matches(['\'', '’', '‘']);
    let year = match numbers(bare).as_deref() {
        Some([one]) if matches!(one.len(), 2 | 4) => full_year(one, latest),
        // An academic year counts by its end.
        Some([start, end]) if start.len() == 4 && matches!(end.len(), 2 | 4) => {
            let start = number(start);
            let end = if end.len() == 4 { number(end) } else { start - start % 100 + number(end) };
            let end = if end < start { end + 100 } else { end };
            if end - start > 1 {
                return Err(refuse("is more than one year."));
            }
            end
        }
        // Five digits are a typing error here, and not a spreadsheet's count of days.
        Some([_]) => return Err(refuse("is not a year.")),
        _ => date(cell, reading).map_err(|_| refuse("is not a year."))?.year(),
    };
    if (EARLIEST..=latest).contains(&year) { Ok(year) } else { Err(refuse("is out of range.")) }
}

/// `2019-05-31T10:00:00Z`, `5/31/2019 12:00:00 AM`
fn without_time(cell: &str) -> &str {
    let cell = cell.trim();
    let Some(colon) = cell.find(':') else { return cell };
    cell[..colon].rfind([' ', 'T']).map_or(cell, |at| cell[..at].trim_end_matches([' ', ',']))
}

/// The groups of digits between `-`, `/`, `.` and spaces, if there is nothing else.
fn numbers(text: &str) -> Option<Vec<&str>> {
    let groups: Vec<&str> = text.split(['-', '/', '.', ' ']).filter(|group| !group.is_empty()).collect();
    let plain = |group: &&str| group.len() <= 8 && group.bytes().all(|byte| byte.is_ascii_digit());
    let starts_plain = text.starts_with(|character: char| character.is_ascii_digit());
    (starts_plain && groups.len() <= 3 && groups.iter().all(plain)).then_some(groups)
}

fn number(digits: &str) -> i16 {
    digits.parse().unwrap_or(i16::MAX)
}

fn full_year(digits: &str, latest: i16) -> i16 {
    let year = number(digits);
    if digits.len() != 2 {
        return year;
    }
    let year = latest - latest % 100 + year;
    if year > latest { year - 100 } else { year }
}

/// `20190531`, or the number of days by which spreadsheets count.
fn compact(digits: &str) -> Option<Date> {
    match digits.len() {
        8 => Date::strptime("%Y%m%d", digits).ok(),
        5 => {
            let days: i64 = digits.parse().ok()?;
            let zero = jiff::civil::date(1899, 12, 30);
            zero.checked_add(days.days()).ok().filter(|_| (10_000..80_000).contains(&days))
        }
        _ => None,
    }
}

/// `31 May 2019`, `May 31st, 2019`, `31-Mai-19`
fn spelled(text: &str, latest: i16) -> Option<(i16, i16, i16)> {
    let folded = fold(text);
    let words: Vec<&str> = folded
        .split(|character: char| !character.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    // A weekday may stand before it, and "de" between its parts.
    let words: Vec<&str> = words
        .into_iter()
        .filter(|word| *word != "de" && *word != "of" && (month(word).is_some() || starts_with_digit(word)))
        .collect();
    let [first, second, third] = words.as_slice() else { return None };
    let (month, day) = match (month(first), month(second)) {
        (Some(month), None) => (month, second),
        (None, Some(month)) => (month, first),
        _ => return None,
    };
    let day = day.trim_end_matches(|character: char| character.is_alphabetic());
    let plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let fits = plain(day) && day.len() <= 2 && plain(third) && matches!(third.len(), 2 | 4);
    fits.then(|| (full_year(third, latest), month, number(day)))
}

fn starts_with_digit(word: &str) -> bool {
    word.starts_with(|character: char| character.is_ascii_digit())
}

fn month(word: &str) -> Option<i16> {
    let found = MONTHS.iter().position(|names| names.iter().any(|name| word.starts_with(name)))?;
    i16::try_from(found + 1).ok()
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{super::tests::READING, *};

    #[rstest]
    #[case("2019-05-31")]
    #[case("2019/5/31")]
    #[case("5/31/2019")]
    #[case("05/31/19")]
    #[case("31.05.2019")]
    #[case("31.5.19")]
    #[case("20190531")]
    #[case("2019-05-31T10:00:00Z")]
    #[case("5/31/2019 12:00:00 AM")]
    #[case("31 May 2019")]
    #[case("May 31st, 2019")]
    #[case("Friday, May 31, 2019")]
    #[case("31-Mai-19")]
    #[case("31 de mayo de 2019")]
    #[case("43616")]
    fn a_date_is_read_in_many_spellings(#[case] cell: &str) {
        assert_eq!(date(cell, READING).unwrap(), jiff::civil::date(2019, 5, 31));
    }

    #[rstest]
    #[case("31/05/2019")]
    #[case("2019-02-30")]
    #[case("May 2019")]
    #[case("soon")]
    #[case("1/2/3/4")]
    #[case("0001-01-01")]
    #[case("99999999")]
    #[case("99991231")]
    #[case("99999 99999 99")]
    fn what_is_no_date_is_refused(#[case] cell: &str) {
        assert!(date(cell, READING).is_err());
    }

    #[test]
    fn the_order_of_the_column_decides_what_a_cell_leaves_open() {
        let day_first = Reading { order: DateOrder::DayFirst, ..READING };
        assert_eq!(date("03/04/2020", READING).unwrap(), jiff::civil::date(2020, 3, 4));
        assert_eq!(date("03/04/2020", day_first).unwrap(), jiff::civil::date(2020, 4, 3));
        let wrong = date("31/05/2019", READING).unwrap_err();
        assert_eq!(wrong.wrong, "has no month 31 when the column is read month first.");
    }

    #[test]
    fn dots_tell_the_order_only_where_nobody_else_does() {
        let told = |order| Reading { order, order_told: true, ..READING };
        let month_first = told(DateOrder::MonthFirst);
        assert_eq!(date("05.31.2019", month_first).unwrap(), jiff::civil::date(2019, 5, 31));
        assert_eq!(date("12.05.2019", month_first).unwrap(), jiff::civil::date(2019, 12, 5));
        assert_eq!(date("12.05.2019", told(DateOrder::DayFirst)).unwrap(), jiff::civil::date(2019, 5, 12));
        assert_eq!(date("12.05.2019", READING).unwrap(), jiff::civil::date(2019, 5, 12));
        // Whoever is told to choose the other order gets what they choose.
        let wrong = date("31.05.2019", month_first).unwrap_err();
        assert_eq!(wrong.wrong, "has no month 31 when the column is read month first.");
    }

    #[rstest]
    #[case("05/31/30", Some(1930))]
    #[case("05/31/05", Some(2005))]
    #[case("31 May 26", Some(2026))]
    #[case("2030-05-31", None)]
    #[case("20300531", None)]
    fn nobody_is_born_in_the_future(#[case] cell: &str, #[case] year: Option<i16>) {
        assert_eq!(birth(cell, READING).ok().map(Date::year), year);
        assert!(date(cell, READING).is_ok());
    }

    #[rstest]
    #[case("31/05/2019", Some(DateOrder::DayFirst))]
    #[case("05-31-19", Some(DateOrder::MonthFirst))]
    #[case("03/04/2020", None)]
    #[case("2019-05-31", None)]
    fn a_cell_can_give_the_order_away(#[case] cell: &str, #[case] order: Option<DateOrder>) {
        assert_eq!(order_of(cell), order);
    }

    #[rstest]
    #[case("1998", Some(1998))]
    #[case("'98", Some(1998))]
    #[case("05", Some(2005))]
    #[case("36", Some(2036))]
    #[case("37", Some(1937))]
    #[case("Class of 1998", Some(1998))]
    #[case("1998.0", Some(1998))]
    #[case("1997-98", Some(1998))]
    #[case("1999/00", Some(2000))]
    #[case("5/20/1998", Some(1998))]
    #[case("1997-2004", None)]
    #[case("19988", None)]
    #[case("3024", None)]
    #[case("senior", None)]
    fn a_year_is_read_as_people_write_it(#[case] cell: &str, #[case] expected: Option<i16>) {
        assert_eq!(year(cell, READING).ok(), expected);
    }
}
