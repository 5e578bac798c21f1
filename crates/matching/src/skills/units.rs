use std::ops::Range;

/// A skill is seldom named with more words.
const LONGEST: usize = 4;

/// Where one thing ends and another may begin.
const SEPARATORS: &[char] = &[
    ',', ';', ':', '(', ')', '[', ']', '{', '}', '•', '*', '|', '/', '–', '—', '!', '?', '"', '“', '”', '<',
    '>',
];

/// Words that join two things.
const JOINTS: &[&str] = &["&", "and", "including", "or", "such"];

/// Words that say nothing by themselves: what begins or ends with one says the same without it.
const EMPTY: &[&str] = &[
    "a", "an", "and", "are", "as", "at", "be", "by", "etc", "for", "from", "has", "have", "i", "in", "into",
    "is", "it", "of", "on", "or", "our", "that", "the", "their", "this", "to", "us", "we", "who", "will",
    "with", "you", "your",
];

/// What a sentence may name a skill with: one to four words that stand together. Where each stands in the sentence.
pub fn units(sentence: &str) -> Vec<Range<usize>> {
    let mut units: Vec<Range<usize>> = Vec::new();
    for clause in clauses(sentence) {
        for length in 1..=LONGEST.min(clause.len()) {
            for words in clause.windows(length) {
                let unit = words[0].start..words[length - 1].end;
                let known = units.iter().any(|known| sentence[known.clone()] == sentence[unit.clone()]);
                if !known && !is_empty(sentence, &words[0]) && !is_empty(sentence, &words[length - 1]) {
                    units.push(unit);
                }
            }
        }
    }
    units
}

fn is_empty(sentence: &str, word: &Range<usize>) -> bool {
    EMPTY.contains(&sentence[word.clone()].to_lowercase().as_str())
}

/// The words of each clause.
fn clauses(sentence: &str) -> Vec<Vec<Range<usize>>> {
    let mut clauses = vec![Vec::new()];
    let mut open: Option<usize> = None;
    let ends = sentence.char_indices().chain(std::iter::once((sentence.len(), ' ')));
    for (at, letter) in ends {
        let separates = SEPARATORS.contains(&letter);
        if !separates && !letter.is_whitespace() {
            open.get_or_insert(at);
            continue;
        }
        if let Some(start) = open.take() {
            add(sentence, start..at, &mut clauses);
        }
        if separates {
            clauses.push(Vec::new());
        }
    }
    clauses.retain(|clause| !clause.is_empty());
    clauses
}

fn add(sentence: &str, word: Range<usize>, clauses: &mut Vec<Vec<Range<usize>>>) {
    let text = &sentence[word.clone()];
    let bare = text.trim_end_matches('.');
    let joins = JOINTS.contains(&text.to_lowercase().as_str());
    if !joins
        && bare.contains(|letter: char| letter.is_alphanumeric())
        && let Some(clause) = clauses.last_mut()
    {
        clause.push(word.start..word.start + bare.len());
    }
    if joins || bare.len() < text.len() || !bare.contains(|letter: char| letter.is_alphanumeric()) {
        clauses.push(Vec::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(sentence: &str) -> Vec<&str> {
        units(sentence).into_iter().map(|unit| &sentence[unit]).collect()
    }

    #[test]
    fn units_stay_inside_of_a_clause() {
        assert_eq!(texts("Java, C++/C# and .NET."), ["Java", "C++", "C#", ".NET"]);
        assert_eq!(texts("are fluent in SQL"), ["fluent", "SQL", "fluent in SQL"]);
        assert_eq!(
            texts("teach you to write unit tests"),
            [
                "teach",
                "write",
                "unit",
                "tests",
                "write unit",
                "unit tests",
                "write unit tests",
                "teach you to write"
            ]
        );
    }

    #[test]
    fn odd_sentences_have_units_or_none() {
        assert!(texts("").is_empty() && texts(" . … — and").is_empty());
        assert_eq!(texts("Zürich 🙂 Zürich"), ["Zürich"]);
    }
}
