use super::swap::Place;

/// Back by this many years at least. Never into the future: then a degree would not have been earned.
const LEAST: u64 = 3;
const SPREAD: u64 = 20;
/// Who studied before is moved ahead a little.
const EARLIEST: i32 = 1955;

/// All years move by the same, so that nobody has studied longer than before.
pub fn edits(years: &[Place], salt: u64) -> Vec<Place> {
    let first = years.iter().flat_map(|place| whole_years(&place.text)).min();
    let back = i32::try_from(LEAST + salt % SPREAD).unwrap_or_default();
    let by = match first {
        Some(first) if first - back < EARLIEST => 2,
        _ => -back,
    };
    years.iter().map(|place| place.with(moved(&place.text, by))).collect()
}

fn whole_years(text: &str) -> Vec<i32> {
    let runs = text.split(|letter: char| !letter.is_ascii_digit()).filter(|run| run.len() == 4);
    runs.filter_map(|run| run.parse().ok()).filter(|year| (1900..=2100).contains(year)).collect()
}

fn moved(text: &str, by: i32) -> String {
    let mut moved = String::with_capacity(text.len());
    let mut rest = text;
    let (mut before, mut after_year) = (None, false);
    while let Some(letter) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        if digits == 0 {
            moved.push(letter);
            rest = &rest[letter.len_utf8()..];
            before = Some(letter);
            continue;
        }
        let run = &rest[..digits];
        let is_short = digits == 2
            && (matches!(before, Some('\'' | '’' | '‘'))
                || after_year && matches!(before, Some('-' | '–' | '—' | '/')));
        match run.parse::<i32>() {
            Ok(year) if digits == 4 && (1900..=2100).contains(&year) => {
                moved.push_str(&(year + by).to_string());
                after_year = true;
            }
            Ok(year) if is_short => {
                let year = (year + by).rem_euclid(100);
                moved.extend([year / 10, year % 10].map(|digit| digit.to_string()));
            }
            _ => moved.push_str(run),
        }
        rest = &rest[digits..];
        before = None;
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_in_every_form_move_and_months_stay() {
        for (text, expected) in [
            ("2016", "2010"),
            ("05/2016", "05/2010"),
            ("2012-16", "2006-10"),
            ("2012 – 2016", "2006 – 2010"),
            ("Class of '03", "Class of '97"),
            ("expected May 2027", "expected May 2021"),
            ("12345", "12345"),
            ("", ""),
        ] {
            assert_eq!(moved(text, -6), expected);
        }
    }
}
