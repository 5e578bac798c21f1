use super::{
    Wrong,
    money::{DecimalMark, parts},
};

/// Whole numbers, also as `1,234`, `12.0` and `12,0`. Digits are grouped by threes, or else a mark stands before what
/// has to be nothing.
pub fn integer(cell: &str, least: i64, most: i64, mark: DecimalMark) -> Result<i64, Wrong> {
    let allowed = || format!("Write a whole number from {least} to {most}.");
    let not_whole = || Wrong::new("is not a whole number.", allowed());
    let number = cell.replace([' ', '\u{a0}', '\u{202f}', '\''], "");
    let (sign, number) = match number.strip_prefix('-') {
        Some(number) => (-1, number),
        None => (1, number.strip_prefix('+').unwrap_or(&number)),
    };
    if could_be_two(number, mark) {
        return Err(Wrong::new(
            "can be read as thousands and as a number with decimals.",
            format!("{} Leave the separator out.", allowed()),
        ));
    }
    let (whole, rest) = parts(number, mark).ok_or_else(not_whole)?;
    if whole.is_empty() || rest.bytes().any(|byte| byte != b'0') {
        return Err(not_whole());
    }
    match whole.parse::<i64>() {
        Ok(number) if (least..=most).contains(&(sign * number)) => Ok(sign * number),
        _ => Err(Wrong::new("is out of range.", allowed())),
    }
}

/// `1.000` where a point stands before decimals.
fn could_be_two(number: &str, mark: DecimalMark) -> bool {
    let Some((before, after)) = number.split_once(mark.character()) else { return false };
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_group = (1..=3).contains(&before.len()) && !before.starts_with('0');
    is_group && after.len() == 3 && digits(before) && digits(after)
}

/// In thousandths; further digits are cut.
pub fn decimal(cell: &str, most: i64) -> Result<i64, Wrong> {
    let allowed = || format!("Write a number from 0 to {most}, such as 3.25.");
    let wrong = || Wrong::new("is not a number.", allowed());
    let cell = cell.replace(',', ".");
    let (whole, fraction) = cell.split_once('.').unwrap_or((&cell, ""));
    let plain = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    if !plain(whole) || !plain(fraction) || whole.len() + fraction.len() == 0 || whole.len() > 9 {
        return Err(wrong());
    }
    let thousandths: String = fraction.chars().chain("000".chars()).take(3).collect();
    let number = format!("{whole}{thousandths}").parse::<i64>().map_err(|_| wrong())?;
    if number > most * 1000 {
        return Err(Wrong::new("is out of range.", allowed()));
    }
    Ok(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_spreadsheets_write_them() {
        let whole = |cell| integer(cell, 0, 9999, DecimalMark::Point).ok();
        assert_eq!(whole("1,234"), Some(1234));
        assert_eq!(whole("1 234"), Some(1234));
        assert_eq!(whole("12.0"), Some(12));
        assert_eq!(whole("60,0"), Some(60));
        assert_eq!(whole("12345"), None);
        assert_eq!(whole("-5"), None);
        assert_eq!(integer("-5", -9, 9, DecimalMark::Point).ok(), Some(-5));
        assert_eq!(integer("1.234", 0, 9999, DecimalMark::Comma).ok(), Some(1234));
        assert_eq!(integer("1.234.567", 0, 9_999_999, DecimalMark::Point).ok(), Some(1_234_567));
        assert_eq!(decimal("3.667", 4).ok(), Some(3667));
        assert_eq!(decimal("3,5", 4).ok(), Some(3500));
        assert_eq!(decimal(".5", 4).ok(), Some(500));
        assert_eq!(decimal("4", 4).ok(), Some(4000));
        assert_eq!(decimal("4.001", 4).ok(), None);
        assert_eq!(decimal("1.2.3", 4).ok(), None);
    }
    #[test]
    fn a_number_with_decimals_does_not_become_a_larger_one() {
        for cell in ["45,5", "3,5", "12.5", "1,23", "12,34", ",", ".", "", "1.2.3", "9e3"] {
            let wrong = integer(cell, 0, 9999, DecimalMark::Point).unwrap_err();
            assert_eq!(wrong.wrong, "is not a whole number.", "{cell}");
        }
        for (cell, mark) in [("1.000", DecimalMark::Point), ("1,000", DecimalMark::Comma)] {
            let wrong = integer(cell, 0, 9999, mark).unwrap_err();
            assert_eq!(wrong.wrong, "can be read as thousands and as a number with decimals.");
        }
    }
}
