//! Whether what a program wrote is in its sources: figures and names have to be, other words need not.

use matching::lexicon::text::fold;

use super::Sentence;

/// The figures and names of a sentence that none of its sources has, as they are written.
pub fn unsupported(sentence: &Sentence) -> Vec<&str> {
    let mut known: Vec<String> = Vec::new();
    for source in &sentence.sources {
        known.extend(words(source.words()).map(|(_, word)| folded(word)));
    }
    let is_known = |word: &str| {
        let word = folded(word);
        known.contains(&word) || word.strip_suffix('s').is_some_and(|one| known.iter().any(|it| it == one))
    };
    let claims = words(&sentence.text).filter(|(at, word)| is_claim(*at, word));
    claims.map(|(_, word)| word).filter(|word| !is_known(word)).collect()
}

/// A figure, or a word with a capital that does not begin the sentence. "I" is neither.
fn is_claim(at: usize, word: &str) -> bool {
    let has_digit = word.chars().any(|c| c.is_ascii_digit());
    let has_capital = word.chars().next().is_some_and(char::is_uppercase);
    has_digit || (has_capital && at > 0 && folded(word) != "i")
}

/// Words with their places in the row. An apostrophe belongs to a word.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_outside = |c: char| !(c.is_alphanumeric() || matches!(c, '\'' | '’'));
    text.split(is_outside)
        .map(|word| word.trim_matches(['\'', '’']))
        .filter(|word| !word.is_empty())
        .enumerate()
}

/// In small letters, without marks and without the ending that says whose something is.
fn folded(word: &str) -> String {
    let word = fold(word).replace('’', "'");
    word.strip_suffix("'s").map_or(word.clone(), str::to_owned)
}
