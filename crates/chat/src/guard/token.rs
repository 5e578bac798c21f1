//! The words, numbers and signs of a text, each with what stands between it and the one before.

use matching::lexicon::text::fold;

use super::clean::judged;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Word,
    /// Digits, with dots or commas between them.
    Number,
    Sign,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// As it stands in the judged text.
    pub text: String,
    /// Without case, marks and apostrophes.
    pub folded: String,
    pub kind: Kind,
    /// Nothing stands between it and the token before.
    pub glued: bool,
}

impl Token {
    pub fn is(&self, folded: &str) -> bool {
        self.folded == folded
    }

    pub fn is_word(&self) -> bool {
        self.kind == Kind::Word
    }

    pub fn is_number(&self) -> bool {
        self.kind == Kind::Number
    }

    pub fn is_sign(&self, sign: char) -> bool {
        self.kind == Kind::Sign && self.text.starts_with(sign)
    }

    /// Begins with a capital letter.
    pub fn is_capital(&self) -> bool {
        self.is_word() && self.text.starts_with(char::is_uppercase)
    }
}

/// The tokens of a text. It is brought to plain letters and digits first.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let plain = judged(text);
    let letters: Vec<char> = plain.chars().collect();
    let mut found: Vec<Token> = Vec::new();
    let (mut at, mut glued) = (0, false);
    while let Some(letter) = letters.get(at) {
        if letter.is_whitespace() {
            (at, glued) = (at + 1, false);
            continue;
        }
        let (kind, end) = if is_letter(*letter) {
            (Kind::Word, end_of_word(&letters, at))
        } else if letter.is_ascii_digit() {
            (Kind::Number, end_of_number(&letters, at))
        } else {
            (Kind::Sign, at + 1)
        };
        let mut text: String = letters[at..end].iter().collect();
        let possessive = if kind == Kind::Word { take_possessive(&mut text) } else { None };
        let folded = folded(&text);
        found.push(Token { text, folded, kind, glued });
        if let Some(ending) = possessive {
            found.push(Token { folded: "'s".to_owned(), text: ending, kind: Kind::Sign, glued: true });
        }
        (at, glued) = (end, true);
    }
    found
}

/// Whether a word is in a list of words with spaces between them.
pub(super) fn listed(list: &str, word: &str) -> bool {
    list.split_ascii_whitespace().any(|name| name == word)
}

/// The words of a text in a row, without signs.
pub(super) fn folded_words(text: &str) -> Vec<String> {
    tokens(text).into_iter().filter(|token| token.kind != Kind::Sign).map(|token| token.folded).collect()
}

fn folded(text: &str) -> String {
    fold(text).replace('\'', "")
}

/// Letters and the marks on them; a mark by itself is a sign.
fn is_letter(letter: char) -> bool {
    letter.is_alphabetic() || (!letter.is_ascii() && letter.is_numeric())
}

fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20F0}' | '\u{FE20}'..='\u{FE2F}')
}

fn end_of_word(letters: &[char], start: usize) -> usize {
    let mut end = start;
    while let Some(letter) = letters.get(end) {
        let inside = is_letter(*letter)
            || is_mark(*letter)
            || (*letter == '\'' && letters.get(end + 1).is_some_and(|next| is_letter(*next)));
        if !inside {
            break;
        }
        end += 1;
    }
    end
}

fn end_of_number(letters: &[char], start: usize) -> usize {
    let mut end = start;
    while let Some(letter) = letters.get(end) {
        let inside = letter.is_ascii_digit()
            || (matches!(letter, '.' | ',') && letters.get(end + 1).is_some_and(char::is_ascii_digit));
        if !inside {
            break;
        }
        end += 1;
    }
    end
}

/// The ending of a possessive becomes a token of its own: names are compared without it.
fn take_possessive(word: &mut String) -> Option<String> {
    (word.ends_with("'s") || word.ends_with("'S")).then(|| word.split_off(word.len() - 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str) -> Vec<String> {
        tokens(text).into_iter().map(|token| token.text).collect()
    }

    #[test]
    fn words_numbers_and_signs_are_told_apart() {
        assert_eq!(
            cut("Maya O'Brien's $7,395.50, 12%"),
            ["Maya", "O'Brien", "'s", "$", "7,395.50", ",", "12", "%"]
        );
        assert_eq!(cut("7.4k in 3.5."), ["7.4", "k", "in", "3.5", "."]);
        assert_eq!(cut("1O0"), ["1", "O", "0"]);
    }

    #[test]
    fn a_token_knows_whether_it_touches_the_one_before() {
        let glued: Vec<bool> = tokens("CS101 is 5 %").iter().map(|token| token.glued).collect();
        assert_eq!(glued, [false, true, false, false, false]);
    }

    #[test]
    fn marks_belong_to_their_word() {
        assert_eq!(folded_words("Zoe\u{308} Łukasz d'Arc"), ["zoe", "lukasz", "darc"]);
    }
}
