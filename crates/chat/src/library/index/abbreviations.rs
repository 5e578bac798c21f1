//! Short names that a document explains: where it says "Student Aid Index (SAI)", whoever asks for the SAI asks for
//! the student aid index, too, and the other way round.

use std::collections::BTreeMap;

use super::words::spoken;

/// A name is not longer than its short form by more words than this: the little ones are not counted.
const LONGEST: usize = 9;
const SHORTEST: usize = 2;
const MOST_LETTERS: usize = 6;
/// They are not part of a short form.
const LITTLE: &[&str] = &["of", "the", "and", "for", "to", "a", "an", "in", "on", "or", "with"];

/// Short forms, in lower case, with the words of what they stand for.
pub type Abbreviations = BTreeMap<String, Vec<String>>;

/// Every short form that the text explains in brackets behind the long one.
pub fn explained(text: &str, found: &mut Abbreviations) {
    for (open, _) in text.match_indices('(') {
        let Some(close) = text[open..].find(')') else { break };
        let short = text[open + 1..open + close].trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let short = short.trim_end_matches('s');
        if !is_short_form(short) {
            continue;
        }
        if let Some(long) = long_form(&text[..open], short) {
            found.entry(short.to_lowercase()).or_insert(long);
        }
    }
}

fn is_short_form(short: &str) -> bool {
    let letters = short.chars().filter(char::is_ascii_uppercase).count();
    (SHORTEST..=MOST_LETTERS).contains(&short.len())
        && letters >= SHORTEST
        && short.bytes().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
}

/// The words before the bracket whose first letters make the short form.
fn long_form(before: &str, short: &str) -> Option<Vec<String>> {
    let mut from = before.len().saturating_sub(160);
    while !before.is_char_boundary(from) {
        from += 1;
    }
    let words = spoken(&before[from..]);
    let mut letters: Vec<char> = short.to_lowercase().chars().collect();
    let mut start = words.len();
    while let Some(letter) = letters.last().copied() {
        start = start.checked_sub(1)?;
        if words.len() - start > LONGEST {
            return None;
        }
        let word = words[start].as_str();
        if begins_with(word, letter) {
            letters.pop();
        } else if !LITTLE.contains(&word) {
            return None;
        }
    }
    // "and" or "of" at the front does not belong to it.
    let long: Vec<String> =
        words[start..].iter().skip_while(|word| LITTLE.contains(&word.as_str())).cloned().collect();
    (long.len() >= SHORTEST).then_some(long)
}

/// Whether a letter or figure of a short form can stand for the word: `R2T4` is the return to Title IV.
fn begins_with(word: &str, letter: char) -> bool {
    match letter {
        '2' => matches!(word, "to" | "two" | "ii" | "2"),
        '4' => matches!(word, "for" | "four" | "iv" | "4"),
        _ => word.starts_with(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_forms_are_learned_where_they_are_explained() {
        let text = "The Student Aid Index (SAI) and the cost of attendance (COA). See Return to Title IV (R2T4), the \
            Free Application for Federal Student Aid (FAFSA®), other financial assistance (OFA), one of many (but \
            not all), Financial Aid Administrators (FAAs) and Table 2 (PDF).";
        let mut found = Abbreviations::new();
        explained(text, &mut found);
        let all: Vec<String> =
            found.iter().map(|(short, long)| format!("{short}: {}", long.join(" "))).collect();
        assert_eq!(
            all,
            [
                "coa: cost of attendance",
                "faa: financial aid administrators",
                "fafsa: free application for federal student aid",
                "ofa: other financial assistance",
                "r2t4: return to title iv",
                "sai: student aid index",
            ]
        );
    }

    #[test]
    fn hostile_brackets_are_harmless() {
        let mut found = Abbreviations::new();
        for text in ["(", "((((", "(AB", "()", "é (É)", "(ABC)", "x (ABCDEFGHIJ)", "🙂🙂 (AB)"] {
            explained(text, &mut found);
        }
        assert!(found.is_empty());
    }
}
