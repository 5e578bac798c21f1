//! Enumerations.

use super::number_word;

/// "A, B and C"
pub fn and_list(items: &[impl AsRef<str>]) -> String {
    joined(items, "and")
}

/// "A, B or C"
pub fn or_list(items: &[impl AsRef<str>]) -> String {
    joined(items, "or")
}

/// "A, B and three more": the first `most` of a long list.
pub fn and_more(items: &[impl AsRef<str>], most: usize) -> String {
    // Nobody writes "and one more" where the one would fit.
    if items.len() <= most + 1 {
        return and_list(items);
    }
    let mut shown: Vec<String> = items[..most].iter().map(|item| item.as_ref().to_owned()).collect();
    let rest = u64::try_from(items.len() - most).unwrap_or(u64::MAX);
    shown.push(format!("{} more", number_word(rest)));
    and_list(&shown)
}

fn joined(items: &[impl AsRef<str>], word: &str) -> String {
    let has_commas = items.len() > 1 && items.iter().any(|item| item.as_ref().contains(','));
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first, second] => format!("{} {word} {}", first.as_ref(), second.as_ref()),
        [all @ .., last] => {
            // Items with commas inside need something stronger between them.
            let (between, before_last) = if has_commas { ("; ", ";") } else { (", ", "") };
            let all: Vec<&str> = all.iter().map(AsRef::as_ref).collect();
            format!("{}{before_last} {word} {}", all.join(between), last.as_ref())
        }
    }
}
