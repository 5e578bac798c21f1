use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Wrong;

/// What stands before the cents of a column in which `1.500` could be read both ways.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DecimalMark {
    Point,
    Comma,
}

impl DecimalMark {
    pub(super) fn character(self) -> char {
        match self {
            Self::Point => '.',
            Self::Comma => ',',
        }
    }
}

/// An amount in hundredths, with its currency if the cell names one: many countries have a dollar.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
pub struct Money {
    pub hundredths: i64,
    pub currency: Option<&'static str>,
}

/// Longer spellings first, because the shorter ones are part of them.
const CURRENCIES: [(&str, &str); 22] = [
    ("US$", "USD"),
    ("CA$", "CAD"),
    ("C$", "CAD"),
    ("AU$", "AUD"),
    ("A$", "AUD"),
    ("NZ$", "NZD"),
    ("HK$", "HKD"),
    ("USD", "USD"),
    ("CAD", "CAD"),
    ("AUD", "AUD"),
    ("EUR", "EUR"),
    ("GBP", "GBP"),
    ("CHF", "CHF"),
    ("JPY", "JPY"),
    ("INR", "INR"),
    ("CNY", "CNY"),
    ("MXN", "MXN"),
    ("$", ""),
    ("€", "EUR"),
    ("£", "GBP"),
    ("¥", "JPY"),
    ("₹", "INR"),
];

const ALLOWED: &str = "Write an amount such as 1,250.00.";

pub fn money(cell: &str, mark: DecimalMark) -> Result<Money, Wrong> {
    let (number, currency) = without_currency(cell);
    if number.starts_with(['-', '−', '(']) || number.ends_with('-') {
        return Err(Wrong::new(
            "is below zero.",
            "Write amounts above zero, and leave refunds and corrections out.",
        ));
    }
    let number = number.strip_prefix('+').unwrap_or(&number);
    let (whole, cents) =
        parts(number, mark).ok_or_else(|| Wrong::new("is not an amount of money.", ALLOWED))?;
    if cents.trim_end_matches('0').len() > 2 {
        return Err(Wrong::new("has more than two digits after the decimal mark.", ALLOWED));
    }
    let cents: String = cents.chars().chain("00".chars()).take(2).collect();
    // Twelve digits are more than any gift; more of them are a number of another kind.
    let hundredths = format!("{whole}{cents}").parse().ok().filter(|_| whole.len() <= 12);
    let hundredths =
        hundredths.ok_or_else(|| Wrong::new("is too large.", "Write an amount below a million million."))?;
    Ok(Money { hundredths, currency })
}

/// The mark that a cell gives away, if it does.
pub fn mark_of(cell: &str) -> Option<DecimalMark> {
    let (number, _) = without_currency(cell);
    let point = parts(&number, DecimalMark::Point)?;
    let comma = parts(&number, DecimalMark::Comma)?;
    if point != comma || point.1.is_empty() && !number.contains([',', '.']) {
        return None;
    }
    let last = number.rfind([',', '.'])?;
    let is_decimal = !point.1.is_empty();
    let is_point = number.as_bytes()[last] == b'.';
    Some(if is_point == is_decimal { DecimalMark::Point } else { DecimalMark::Comma })
}

/// The number without spaces and currency; some write the sign and the code as well.
fn without_currency(cell: &str) -> (String, Option<&'static str>) {
    let (rest, currency) = strip_currency(cell.trim());
    let rest = if currency.is_some() { strip_currency(rest).0 } else { rest };
    let currency = currency.filter(|code| !code.is_empty());
    let spacing = |character: &char| character.is_whitespace() || matches!(character, '\'' | '’');
    (rest.chars().filter(|character| !spacing(character)).collect(), currency)
}

fn strip_currency(cell: &str) -> (&str, Option<&'static str>) {
    for (sign, code) in CURRENCIES {
        if cell.get(..sign.len()).is_some_and(|start| start.eq_ignore_ascii_case(sign)) {
            return (cell[sign.len()..].trim(), Some(code));
        }
        if let Some(rest) = cell.len().checked_sub(sign.len())
            && cell.get(rest..).is_some_and(|end| end.eq_ignore_ascii_case(sign))
        {
            return (cell[..rest].trim(), Some(code));
        }
    }
    (cell, None)
}

/// The digits before and after the decimal mark.
pub(super) fn parts(number: &str, mark: DecimalMark) -> Option<(String, String)> {
    let points = number.matches('.').count();
    let commas = number.matches(',').count();
    let last = number.rfind(['.', ',']);
    let decimal = last.filter(|last| {
        let after = number.len() - last - 1;
        let here = number[*last..].starts_with(mark.character());
        match (points, commas) {
            (1, 0) | (0, 1) => after != 3 || here,
            _ => number.matches(&number[*last..=*last]).count() == 1,
        }
    });
    let (whole, cents) = decimal.map_or((number, ""), |at| (&number[..at], &number[at + 1..]));
    let groups: Vec<&str> = whole.split(['.', ',']).collect();
    let one_separator = !(whole.contains('.') && whole.contains(','));
    let grouped = groups.len() == 1
        || one_separator
            && (1..=3).contains(&groups[0].len())
            // Lakhs are grouped by two.
            && groups[1..].iter().all(|group| matches!(group.len(), 2 | 3))
            && groups[groups.len() - 1].len() == 3;
    let whole = groups.concat();
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let fits = grouped && digits(&whole) && digits(cents) && whole.len() + cents.len() > 0;
    fits.then(|| (whole, cents.to_owned()))
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{DecimalMark::*, *};

    #[rstest]
    #[case("1250", Point, 125_000)]
    #[case("$1,250.00", Point, 125_000)]
    #[case("1.250,00 €", Point, 125_000)]
    #[case("1 250,5", Point, 125_050)]
    #[case("1'250.50", Comma, 125_050)]
    #[case("12,50", Point, 1250)]
    #[case("12.50", Comma, 1250)]
    #[case("1,500", Point, 150_000)]
    #[case("1,500", Comma, 150)]
    #[case("1.500", Comma, 150_000)]
    #[case("25.000", Point, 2500)]
    #[case("1,234,567", Comma, 123_456_700)]
    #[case("12,34,567.89", Point, 123_456_789)]
    #[case("25.0000", Comma, 2500)]
    #[case("EUR 99", Point, 9900)]
    #[case("$1,250.00 USD", Point, 125_000)]
    #[case(".5", Point, 50)]
    fn an_amount_is_read_in_every_spelling(
        #[case] cell: &str,
        #[case] mark: DecimalMark,
        #[case] hundredths: i64,
    ) {
        assert_eq!(money(cell, mark).unwrap().hundredths, hundredths);
    }

    #[rstest]
    #[case("")]
    #[case("ten")]
    #[case("-50")]
    #[case("(50.00)")]
    #[case("12.345,6,7")]
    #[case("1,2,3")]
    #[case("1.2345")]
    #[case("99999999999999999999")]
    #[case("$")]
    fn what_is_no_amount_is_refused(#[case] cell: &str) {
        assert!(money(cell, Point).is_err());
    }

    #[rstest]
    #[case("12.50", Some(Point))]
    #[case("12,50", Some(Comma))]
    #[case("1,250.00", Some(Point))]
    #[case("1 250,00 €", Some(Comma))]
    #[case("1.250.000", Some(Comma))]
    #[case("1,500", None)]
    #[case("1500", None)]
    #[case("n/a", None)]
    fn a_cell_can_give_the_mark_away(#[case] cell: &str, #[case] mark: Option<DecimalMark>) {
        assert_eq!(mark_of(cell), mark);
    }

    #[test]
    fn the_sign_tells_the_currency() {
        let currency = |cell| money(cell, Point).unwrap().currency;
        assert_eq!(currency("CA$5"), Some("CAD"));
        assert_eq!(currency("5 gbp"), Some("GBP"));
        assert_eq!(currency("US$5"), Some("USD"));
        assert_eq!(currency("$5 USD"), Some("USD"));
        assert_eq!(currency("$5"), None);
        assert_eq!(currency("5"), None);
    }
}
