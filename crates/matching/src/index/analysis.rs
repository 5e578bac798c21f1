//! How texts become words, the same for those in the index, those that have just changed, and those asked for.

use std::{
    borrow::Cow,
    str::{Lines, Split},
};

use tantivy::{
    fieldnorm::FieldNormReader,
    tokenizer::{Token, TokenStream, Tokenizer},
};

use super::{Document, Field, document::hash};
use crate::lexicon::text;

/// No word of any language is longer. Longer ones are cut, so that nobody can fill the index with one.
const LONGEST: usize = 64;

/// The words of a text without case and accents, and of others than names without plural.
fn for_each_word(field: Field, text: &str, mut each: impl FnMut(&str)) {
    for word in text::words(text) {
        each(&term(field, &word.text));
    }
}

/// A word as it is in the list.
pub fn term(field: Field, word: &str) -> Cow<'_, str> {
    match field {
        Field::Name => cut(word).into(),
        _ => root(cut(word)),
    }
}

pub fn cut(word: &str) -> &str {
    &word[..word.floor_char_boundary(LONGEST)]
}

/// What one and many have in common: `library` and `libraries`, `movie` and `movies`, `test` and `tests`.
pub fn root(word: &str) -> Cow<'_, str> {
    let ending = word.strip_suffix("ies").or_else(|| word.strip_suffix("ie"));
    match ending.filter(|rest| rest.len() >= 3) {
        Some(rest) => format!("{rest}y").into(),
        None => text::stem(word).into(),
    }
}

/// How often each word occurs in one person's texts: all that it takes to score them.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// By hash.
    words: Vec<(u64, u32)>,
    pub names: Vec<(String, u32)>,
    pub length: u32,
    pub names_length: u32,
}

impl Terms {
    pub fn of(document: &Document) -> Self {
        let mut words = Vec::new();
        let mut names = Vec::new();
        let mut length = 0;
        for (field, text) in &document.texts {
            for_each_word(*field, text, |word| {
                words.push((hash(&[word]), field.weight()));
                if *field == Field::Name {
                    names.push((word.to_owned(), 1));
                }
            });
        }
        for (_, weight) in &words {
            length += weight;
        }
        let names_length = u32::try_from(names.len()).unwrap_or(u32::MAX);
        Self { words: count(words), names: count(names), length, names_length }
    }

    /// By hash, each once, with how often it occurs.
    pub fn words(&self) -> impl Iterator<Item = (u64, u32)> {
        self.words.iter().copied()
    }

    /// The lengths as the index keeps them, which is in one byte.
    pub fn norms(&self) -> (u8, u8) {
        (FieldNormReader::fieldnorm_to_id(self.length), FieldNormReader::fieldnorm_to_id(self.names_length))
    }
}

fn count<T: Ord>(mut all: Vec<(T, u32)>) -> Vec<(T, u32)> {
    all.sort_unstable();
    all.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 += next.1;
        }
        same
    });
    all
}

/// A document's words as one text for [`Weighted`] to take apart: a line for each text, its weight in front.
pub fn lines(document: &Document, words: &mut String, names: &mut String) {
    words.clear();
    names.clear();
    for (field, text) in &document.texts {
        words.push(char::from_digit(field.weight(), 10).unwrap_or('1'));
        let start = words.len();
        for_each_word(*field, text, |word| {
            words.push(' ');
            words.push_str(word);
        });
        if *field == Field::Name {
            names.push('1');
            names.push_str(&words[start..]);
            names.push('\n');
        }
        words.push('\n');
    }
}

/// Says each word as often as its line weighs: BM25 then sees the fields in one, each with its weight (Robertson,
/// Zaragoza and Taylor, 2004).
#[derive(Clone, Default)]
pub struct Weighted;

impl Tokenizer for Weighted {
    type TokenStream<'a> = Tokens<'a>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> Tokens<'a> {
        // Its own default stands before the first place and overflows when it is counted on from.
        let token = Token { position: 0, ..Token::default() };
        Tokens { lines: text.lines(), words: "".split(' '), weight: 0, left: 0, token }
    }
}

pub struct Tokens<'a> {
    lines: Lines<'a>,
    words: Split<'a, char>,
    weight: u32,
    /// How often the present word is still to be said.
    left: u32,
    token: Token,
}

impl TokenStream for Tokens<'_> {
    fn advance(&mut self) -> bool {
        while self.left == 0 {
            if let Some(word) = self.words.next() {
                self.token.text.clear();
                self.token.text.push_str(word);
                self.left = if word.is_empty() { 0 } else { self.weight };
            } else {
                let Some(line) = self.lines.next() else { return false };
                let (weight, words) = line.split_once(' ').unwrap_or_default();
                self.weight = weight.parse().unwrap_or(1);
                self.words = words.split(' ');
            }
        }
        self.left -= 1;
        true
    }

    fn token(&self) -> &Token {
        &self.token
    }

    fn token_mut(&mut self) -> &mut Token {
        &mut self.token
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_said_as_often_as_its_field_weighs() {
        let texts = vec![
            (Field::Name, "José Garcías".to_owned()),
            (Field::Title, "Design jobs".to_owned()),
            (Field::Text, "…".to_owned()),
            (Field::Text, "Writes C++ tests".to_owned()),
        ];
        let document = Document { texts, ..Document::default() };
        let (mut words, mut names) = (String::new(), String::new());
        lines(&document, &mut words, &mut names);
        let mut said = Vec::new();
        Weighted.token_stream(&words).process(&mut |token| said.push(token.text.clone()));
        let expected = [vec!["jose"; 4], vec!["garcias"; 4], vec!["design"; 3], vec!["job"; 3]].concat();
        assert_eq!(said, [expected, vec!["write", "c++", "test"]].concat());
        assert_eq!(names, "1 jose garcias\n");

        let terms = Terms::of(&document);
        assert_eq!(terms.length as usize, said.len());
        let count = |word: &str| terms.words().find(|(own, _)| *own == hash(&[word])).map(|(_, count)| count);
        assert_eq!((count("design"), count("garcias"), count("python")), (Some(3), Some(4), None));
        let names = [("garcias".to_owned(), 1), ("jose".to_owned(), 1)];
        assert_eq!((terms.names.as_slice(), terms.names_length), (names.as_slice(), 2));
    }

    #[test]
    fn one_and_many_are_the_same_word() {
        for (one, many) in [
            ("library", "libraries"),
            ("university", "universities"),
            ("movie", "movies"),
            ("engineer", "engineers"),
            ("essay", "essays"),
            ("city", "cities"),
            ("physics", "physics"),
            ("class", "class"),
        ] {
            assert_eq!(root(one), root(many), "{one}");
        }
        for (one, other) in
            [("story", "store"), ("art", "arty"), ("key", "ke"), ("party", "part"), ("cookie", "cook")]
        {
            assert_ne!(root(one), root(other), "{one}");
        }
    }

    #[test]
    fn endless_words_are_cut() {
        let endless = "ü".repeat(10_000);
        for_each_word(Field::Text, &endless, |word| assert_eq!(word.len(), LONGEST));
        for_each_word(Field::Name, &"東".repeat(100), |word| assert_eq!(word.len(), 63));
    }
}
