use super::Wrong;

/// Whole numbers, also as `1,234` and `12.0`.
pub fn integer(cell: &str, least: i64, most: i64) -> Result<i64, Wrong> {
    let allowed = || format!("Write a whole number from {least} to {most}.");
    let whole = cell.split_once('.').filter(|(_, zeros)| zeros.bytes().all(|byte| byte == b'0'));
    let digits = whole.map_or(cell, |(whole, _)| whole).replace([',', ' ', '\u{a0}', '\''], "");
    match digits.parse::<i64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        Ok(_) => Err(Wrong::new("is out of range.", allowed())),
        Err(_) => Err(Wrong::new("is not a whole number.", allowed())),
    }
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
        assert_eq!(integer("1,234", 0, 9999).ok(), Some(1234));
        assert_eq!(integer("12.0", 0, 99).ok(), Some(12));
        assert_eq!(integer("12.5", 0, 99).ok(), None);
        assert_eq!(integer("120", 0, 99).ok(), None);
        assert_eq!(decimal("3.667", 4).ok(), Some(3667));
        assert_eq!(decimal("3,5", 4).ok(), Some(3500));
        assert_eq!(decimal(".5", 4).ok(), Some(500));
        assert_eq!(decimal("4", 4).ok(), Some(4000));
        assert_eq!(decimal("4.001", 4).ok(), None);
        assert_eq!(decimal("1.2.3", 4).ok(), None);
    }
}
