//! Numbers as letters and as Roman numerals.

/// a, b, … z, aa, bb.
pub(super) fn letters(number: u32) -> String {
    let index = number.saturating_sub(1);
    let letter = char::from(b'a' + u8::try_from(index % 26).unwrap_or(0));
    let times = usize::try_from(index / 26 + 1).unwrap_or(1).min(5);
    letter.to_string().repeat(times)
}

pub(super) fn roman(number: u32) -> String {
    const DIGITS: [(u32, &str); 13] = [
        (1000, "m"),
        (900, "cm"),
        (500, "d"),
        (400, "cd"),
        (100, "c"),
        (90, "xc"),
        (50, "l"),
        (40, "xl"),
        (10, "x"),
        (9, "ix"),
        (5, "v"),
        (4, "iv"),
        (1, "i"),
    ];
    if number >= 4000 {
        return number.to_string();
    }
    let (mut left, mut text) = (number, String::new());
    for (value, digit) in DIGITS {
        while left >= value {
            text.push_str(digit);
            left -= value;
        }
    }
    text
}

/// The number of a page, as they are in the front of a book.
pub(super) fn from_roman(text: &str) -> Option<u32> {
    let text = text.to_lowercase();
    (1..200).find(|number| roman(*number) == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_in_print() {
        assert_eq!([1, 26, 27, 703].map(letters), ["a", "z", "aa", "aaaaa"]);
        assert_eq!([1, 4, 1994, 4000].map(roman), ["i", "iv", "mcmxciv", "4000"]);
        assert_eq!(["i", "XIV", "iiii", ""].map(from_roman), [Some(1), Some(14), None, None]);
    }
}
