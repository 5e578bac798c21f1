use std::fmt;

/// A social security number of which only the last four digits were ever kept.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Masked {
    last: Option<[char; 4]>,
}

impl Masked {
    /// Nothing remains of anything that is not nine digits.
    pub fn new(number: &str) -> Self {
        let digits: Vec<char> = number.chars().filter(char::is_ascii_digit).collect();
        let last = (digits.len() == 9).then(|| [digits[5], digits[6], digits[7], digits[8]]);
        Self { last }
    }
}

impl fmt::Display for Masked {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.last {
            Some([a, b, c, d]) => write!(formatter, "•••-••-{a}{b}{c}{d}"),
            None => formatter.write_str("•••-••-••••"),
        }
    }
}

impl fmt::Debug for Masked {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

/// Digits as long as a number that names a person: in a name they are there by mistake.
const LONG: usize = 6;

/// A name as it may be shown. On a line that has slipped, other things stand where the name should.
pub fn shown_name(parts: [&str; 2]) -> String {
    let name = parts.map(str::trim).join(" ");
    let (mut run, mut longest) = (0, 0);
    for character in name.chars() {
        if character.is_ascii_digit() {
            run += 1;
            longest = longest.max(run);
        } else if !matches!(character, '-' | ' ' | '.') {
            run = 0;
        }
    }
    let shown =
        |character: char| if character.is_ascii_digit() && longest >= LONG { '•' } else { character };
    name.trim().chars().map(shown).collect()
}

/// A text of the file without nine digits in a row, however they are set apart.
pub fn without_numbers(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut run = String::new();
    for character in text.chars().chain(['\n']) {
        let is_part =
            character.is_ascii_digit() || !run.is_empty() && matches!(character, '-' | ' ' | '.' | '–');
        if is_part {
            run.push(character);
            continue;
        }
        let has_nine = run.chars().filter(char::is_ascii_digit).count() == 9;
        shown.extend(run.drain(..).map(|c| if has_nine && c.is_ascii_digit() { '•' } else { c }));
        shown.push(character);
    }
    shown.pop();
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_digits_in_a_text_are_not_shown() {
        for (text, expected) in [
            ("123456789.dat", "•••••••••.dat"),
            ("checked for 123-45-6789, fine", "checked for •••-••-••••, fine"),
            ("isir_20261105.dat", "isir_20261105.dat"),
            ("2026-27", "2026-27"),
            ("", ""),
        ] {
            assert_eq!(without_numbers(text), expected);
        }
    }

    #[test]
    fn only_the_last_four_digits_are_there() {
        assert_eq!(Masked::new("123456789").to_string(), "•••-••-6789");
        assert_eq!(format!("{:?}", Masked::new("123-45-6789")), "•••-••-6789");
        assert_eq!(Masked::new("12345678").to_string(), "•••-••-••••");
        assert_eq!(Masked::new("").to_string(), "•••-••-••••");
    }

    #[test]
    fn a_number_that_slipped_into_a_name_is_not_shown() {
        assert_eq!(shown_name(["Ada", "King"]), "Ada King");
        assert_eq!(shown_name(["fn1000c1s", "ln1000c1s"]), "fn1000c1s ln1000c1s");
        assert_eq!(shown_name(["", "King 123-45-6789"]), "King •••-••-••••");
        assert_eq!(shown_name(["Ada 12345", "6789 King"]), "Ada ••••• •••• King");
    }
}
