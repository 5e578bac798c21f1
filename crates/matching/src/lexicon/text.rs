//! The one way in which text becomes words.

use super::{abbreviations::expand, fold};

/// What stands between a word and the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    /// A hyphen, a slash, a dot inside an abbreviation, or nothing.
    Joined,
    Space,
    /// What separates the items of a list: comma, semicolon, bullet, bracket, new line.
    List,
    /// The end of a sentence, or the beginning of the text.
    Stop,
}

/// A word without case and accents, and where it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub text: String,
    pub start: usize,
    pub end: usize,
    pub gap: Gap,
}

/// After these a dot ends no sentence.
const DOTTED: &[&str] = &[
    "asst", "assoc", "dept", "dr", "e", "eng", "etc", "ft", "jr", "mgr", "mr", "mrs", "mt", "ph", "prof",
    "sr", "st", "univ",
];

/// Lower case, without accents: what two spellings of one word have in common.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    text.chars().for_each(|letter| fold::fold_into(letter, &mut folded));
    folded
}

/// All words of the text. `C++`, `C#` and `.NET` are words; `&` is the word `and`.
pub fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut open: Option<Word> = None;
    for (at, letter) in text.char_indices() {
        let after = &text[at + letter.len_utf8()..];
        let part = open
            .as_ref()
            .map_or_else(|| begins(&text[..at], letter, after), |word| continues(word, letter, after));
        match part {
            Part::Letter => {
                let word = open.get_or_insert_with(|| Word {
                    text: String::new(),
                    start: at,
                    end: at,
                    gap: Gap::Stop,
                });
                fold::fold_into(letter, &mut word.text);
                word.end = at + letter.len_utf8();
            }
            Part::Silent => {}
            Part::Outside => {
                close(text, open.take(), &mut words);
                if letter == '&' {
                    let and = Word { text: "and".into(), start: at, end: at + 1, gap: Gap::Stop };
                    close(text, Some(and), &mut words);
                }
            }
        }
    }
    close(text, open, &mut words);
    words
}

enum Part {
    Letter,
    Silent,
    Outside,
}

fn begins(before: &str, letter: char, after: &str) -> Part {
    let is_net = || {
        letter == '.'
            && after.get(..3).is_some_and(|net| net.eq_ignore_ascii_case("net"))
            && !before.ends_with(char::is_alphanumeric)
            && !after[3..].starts_with(char::is_alphanumeric)
    };
    if letter.is_alphanumeric() || is_net() { Part::Letter } else { Part::Outside }
}

fn continues(word: &Word, letter: char, after: &str) -> Part {
    let next_is_letter = || after.starts_with(|next: char| next.is_alphanumeric());
    match letter {
        '+' if after.starts_with('+') || word.text.ends_with('+') => Part::Letter,
        '#' if word.text.len() == 1 && !next_is_letter() => Part::Letter,
        '\'' | '’' | 'ʼ' if next_is_letter() => Part::Silent,
        _ if fold::is_mark(letter) => Part::Silent,
        _ if letter.is_alphanumeric() && !word.text.ends_with('+') => Part::Letter,
        _ => Part::Outside,
    }
}

fn close(text: &str, word: Option<Word>, words: &mut Vec<Word>) {
    let Some(mut word) = word.filter(|word| !word.text.is_empty()) else { return };
    if let Some(before) = words.last() {
        word.gap = gap(before, &text[before.end..word.start]);
    }
    words.push(word);
}

fn gap(before: &Word, between: &str) -> Gap {
    // `B.Sc.` and `Ph.D.` go on in the same sentence.
    let in_abbreviation = before.gap == Gap::Joined && before.text.len() <= 4;
    let abbreviated = before.text.len() == 1 || in_abbreviation || DOTTED.contains(&before.text.as_str());
    let mut widest = Gap::Joined;
    let mut letters = between.chars().peekable();
    while let Some(letter) = letters.next() {
        let ends = letters.peek().is_some_and(|next| next.is_whitespace());
        let this = match letter {
            '!' | '?' | '。' => Gap::Stop,
            '.' | '…' if ends && !abbreviated => Gap::Stop,
            '.' | '-' | '/' | '\'' | '’' | '&' | '#' | '_' | '+' => Gap::Joined,
            '\n' | '\r' => Gap::List,
            space if space.is_whitespace() => Gap::Space,
            _ => Gap::List,
        };
        widest = widest.max(this);
    }
    widest
}

/// The words with a space between each two: the key under which the lexicons know them.
pub fn key(text: &str) -> String {
    join(words(text).iter().map(|word| word.text.as_str()))
}

/// As [`key`], and short forms are written out: `Sr. Mgr` is `senior manager`.
pub fn normalise(text: &str) -> String {
    let words = words(text);
    let last = words.len().saturating_sub(1);
    join(words.iter().enumerate().map(|(at, word)| expand(&word.text, at == last)))
}

pub(super) fn join<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut joined = String::new();
    for word in words {
        if !joined.is_empty() {
            joined.push(' ');
        }
        joined.push_str(word);
    }
    joined
}

/// Without the ending of a plural. More than that makes different titles one.
pub fn stem(word: &str) -> &str {
    let plural = word.len() > 3 && !["ss", "us", "is", "ics"].iter().any(|ending| word.ends_with(ending));
    word.strip_suffix('s').filter(|_| plural).unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_without_case_accents_and_punctuation() {
        for (text, expected) in [
            ("", ""),
            ("  !?… --- ", ""),
            ("Café-Manager", "cafe manager"),
            ("C++, C# and .NET/ASP.NET", "c++ c# and .net asp net"),
            ("a+b C+ Python+Java", "a b c python java"),
            ("Bachelor’s in Arts & Sciences", "bachelors in arts and sciences"),
            ("Ph.D.", "ph d"),
            ("🙂 teacher 🙂", "teacher"),
            ("مهندس برمجيات", "مهندس برمجيات"),
            ("R&D", "r and d"),
        ] {
            assert_eq!(key(text), expected, "{text}");
        }
    }

    #[test]
    fn short_forms_are_written_out() {
        for (text, expected) in [
            ("Sr. Mgr", "senior manager"),
            ("VP, Eng", "vice president engineer"),
            ("Asst. Dept Head", "assistant department head"),
            ("Univ. Admin", "university administrator"),
            ("Tech Lead", "technical lead"),
        ] {
            assert_eq!(normalise(text), expected);
        }
    }

    #[test]
    fn gaps_tell_lists_from_sentences() {
        let gaps = |text: &str| words(text).iter().skip(1).map(|word| word.gap).collect::<Vec<_>>();
        assert_eq!(gaps("one, two"), [Gap::List]);
        assert_eq!(gaps("one. Two"), [Gap::Stop]);
        assert_eq!(gaps("St. Louis"), [Gap::Space]);
        assert_eq!(gaps("CI/CD"), [Gap::Joined]);
        assert_eq!(gaps("one two"), [Gap::Space]);
    }

    #[test]
    fn only_plurals_lose_their_ending() {
        for (word, expected) in [
            ("engineers", "engineer"),
            ("business", "business"),
            ("physics", "physics"),
            ("gas", "gas"),
            ("campus", "campus"),
        ] {
            assert_eq!(stem(word), expected);
        }
    }
}
