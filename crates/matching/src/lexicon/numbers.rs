//! Small numbers in words.

/// From zero on.
pub const SMALL: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];

/// From twenty on, by tens.
pub const TENS: [&str; 8] = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// "seven", "forty", "forty-two"; nothing from a hundred on.
pub fn spelled(number: u64) -> Option<String> {
    let number = usize::try_from(number).ok()?;
    if let Some(word) = SMALL.get(number) {
        return Some((*word).to_owned());
    }
    let tens = TENS.get((number / 10).checked_sub(2)?)?;
    Some(if number.is_multiple_of(10) {
        (*tens).to_owned()
    } else {
        format!("{tens}-{}", SMALL[number % 10])
    })
}

/// What one word stands for, up to ninety: "forty-two" is two words.
pub fn value(word: &str) -> Option<u8> {
    let small = (0_u8..).zip(SMALL).find(|(_, name)| *name == word).map(|(value, _)| value);
    let tens = || (2_u8..).zip(TENS).find(|(_, name)| *name == word).map(|(tens, _)| tens * 10);
    small.or_else(tens)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_spelled_as_they_are_read() {
        for (number, words) in
            [(0, "zero"), (12, "twelve"), (20, "twenty"), (42, "forty-two"), (99, "ninety-nine")]
        {
            assert_eq!(spelled(number).as_deref(), Some(words));
        }
        assert_eq!((spelled(100), spelled(u64::MAX)), (None, None));
        for number in (0_u8..20).chain((20..100).step_by(10)) {
            assert_eq!(spelled(number.into()).and_then(|word| value(&word)), Some(number));
        }
        assert_eq!((value("forty-two"), value("Twelve"), value("")), (None, None, None));
    }
}
