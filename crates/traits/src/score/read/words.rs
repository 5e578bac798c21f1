//! Letters become words: short forms written out, hesitations left out.

use std::collections::HashMap;

use super::{
    grammar::{CONTRACTED, FILLER_PHRASES, IS_AFTER, Kind, is},
    lemma::{Form, Vocabulary, is_number, is_year},
    visible::{BREAK, Letter},
};

/// What stands before a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    Space,
    /// Comma, colon, dash, bracket.
    Comma,
    /// The end of a sentence.
    Stop,
}

/// A word in its plain form, and the bytes of the original it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub text: String,
    pub lemma: String,
    pub form: Form,
    pub gap: Gap,
    pub start: usize,
    pub end: usize,
}

/// How a number is written among the lemmas, and a year.
pub const NUMBER: &str = "#";
pub const YEAR: &str = "@";

/// After these a dot ends no sentence.
const DOTTED: &[&str] =
    &["approx", "dr", "eg", "etc", "ie", "mr", "mrs", "ms", "no", "nr", "prof", "st", "vs"];

struct Raw {
    text: String,
    gap: Gap,
    start: usize,
    end: usize,
}

/// Plain forms that were looked up before.
#[derive(Default)]
struct Lemmas(HashMap<String, (String, Form)>);

impl Lemmas {
    fn get(&mut self, word: &str, vocabulary: &Vocabulary) -> (String, Form) {
        if let Some(known) = self.0.get(word) {
            return known.clone();
        }
        let lemma = vocabulary.lemma(word);
        self.0.insert(word.to_owned(), lemma.clone());
        lemma
    }
}

/// All words that say something.
pub fn words(letters: &[Letter], vocabulary: &Vocabulary) -> Vec<Word> {
    let raw = without_fillers(&cut(letters));
    let mut words: Vec<Word> = Vec::with_capacity(raw.len());
    let mut lemmas = Lemmas::default();
    for (at, one) in raw.iter().enumerate() {
        for text in written_out(&one.text, raw.get(at + 1).map(|next| next.text.as_str()), vocabulary) {
            push(&mut words, text, one, &mut lemmas, vocabulary);
        }
    }
    words
}

fn push(words: &mut Vec<Word>, text: String, raw: &Raw, lemmas: &mut Lemmas, vocabulary: &Vocabulary) {
    let (lemma, form) = match text.as_str() {
        text if is_year(text) => (YEAR.to_owned(), Form::Plain),
        text if is_number(text) => (NUMBER.to_owned(), Form::Plain),
        text => lemmas.get(text, vocabulary),
    };
    if let Some(last) = words.last_mut() {
        let goes_on = raw.gap == Gap::Space && last.lemma == NUMBER && (lemma == NUMBER || text == "one");
        let stutters = raw.gap < Gap::Stop && last.text == text && raw.start >= last.end;
        if goes_on || stutters {
            last.end = raw.end;
            return;
        }
    }
    let same = words.last().is_some_and(|last| last.start == raw.start);
    let gap = if same { Gap::Space } else { raw.gap };
    words.push(Word { text, lemma, form, gap, start: raw.start, end: raw.end });
}

fn cut(letters: &[Letter]) -> Vec<Raw> {
    let mut words: Vec<Raw> = Vec::new();
    let mut gap = Gap::Stop;
    let mut at = 0;
    while at < letters.len() {
        let one = letters[at];
        if one.sign.is_alphanumeric() {
            let (text, next) = word_at(letters, at);
            words.push(Raw { text, gap, start: one.start, end: letters[next - 1].end });
            gap = Gap::Space;
            at = next;
        } else {
            let before = words.last().map_or("", |word| word.text.as_str());
            gap = gap.max(gap_of(letters, at, before));
            if one.sign == '%' {
                words.push(Raw { text: "percent".into(), gap: Gap::Space, start: one.start, end: one.end });
            }
            at += 1;
        }
    }
    words
}

/// The word that begins here, and where it ends. An apostrophe belongs to it, and a point between digits.
fn word_at(letters: &[Letter], from: usize) -> (String, usize) {
    let mut text = String::new();
    let mut at = from;
    while let Some(one) = letters.get(at) {
        let next_is = |test: fn(char) -> bool| letters.get(at + 1).is_some_and(|next| test(next.sign));
        match one.sign {
            letter if letter.is_alphanumeric() => text.push(letter),
            '\'' | '’' | 'ʼ' | '`' | '´' | '‘' if next_is(char::is_alphabetic) => text.push('\''),
            '.' | ',' | ':'
                if text.ends_with(|last: char| last.is_ascii_digit())
                    && next_is(|next| next.is_ascii_digit()) =>
            {
                text.push('.');
            }
            _ => break,
        }
        at += 1;
    }
    (text, at)
}

fn gap_of(letters: &[Letter], at: usize, before: &str) -> Gap {
    let next = letters.get(at + 1).map(|next| next.sign);
    match letters[at].sign {
        BREAK | '!' | '?' | '。' | '！' | '？' => Gap::Stop,
        '.' | '…' if DOTTED.contains(&before) || is_initial(before) => Gap::Space,
        '.' | '-' if next.is_some_and(char::is_alphanumeric) => Gap::Space,
        '.' | '…' => Gap::Stop,
        '\n' if next.is_some_and(|next| matches!(next, '\n' | '\r' | '-' | '*' | '•' | '#' | '·')) => {
            Gap::Stop
        }
        '\'' | '’' | '"' | '“' | '”' | '„' | '«' | '»' | '/' | '_' | '%' | '$' | '€' | '£' | '*' => {
            Gap::Space
        }
        space if space.is_whitespace() => Gap::Space,
        _ => Gap::Comma,
    }
}

fn is_initial(word: &str) -> bool {
    word.len() == 1 && word != "i" && word.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// Drops hesitations and hedges. The word after one keeps the wider gap.
fn without_fillers(raw: &[Raw]) -> Vec<Raw> {
    let mut kept: Vec<Raw> = Vec::with_capacity(raw.len());
    let mut skip = 0;
    let mut gap = Gap::Space;
    for at in 0..raw.len() {
        if skip == 0 {
            skip = filler(&raw[at..]);
        }
        gap = gap.max(raw[at].gap);
        if skip > 0 {
            skip -= 1;
            continue;
        }
        let one = &raw[at];
        kept.push(Raw { text: one.text.clone(), gap, start: one.start, end: one.end });
        gap = Gap::Space;
    }
    kept
}

/// How many words of a filler stand here.
fn filler(raw: &[Raw]) -> usize {
    let starts = is(&raw[0].text, Kind::FillerStart);
    let phrase = FILLER_PHRASES.iter().find(|phrase| {
        phrase.len() <= raw.len() && phrase.iter().zip(raw).all(|(word, one)| *word == one.text)
    });
    if let Some(phrase) = phrase.filter(|_| starts) {
        return phrase.len();
    }
    let is_well = raw[0].text == "well" && raw.get(1).is_none_or(|next| next.gap > Gap::Space);
    usize::from(is_well || is(&raw[0].text, Kind::Filler))
}

/// `didn't` is `did not`; `I'd` is `I had` before a past and `I would` before anything else.
fn written_out(text: &str, next: Option<&str>, vocabulary: &Vocabulary) -> Vec<String> {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let long =
        is(text, Kind::Contracted).then(|| CONTRACTED.iter().find(|(short, _)| *short == text)).flatten();
    if let Some((_, long)) = long {
        return long.split(' ').map(ToOwned::to_owned).collect();
    }
    let Some((head, tail)) = text.split_once('\'') else { return vec![text.to_owned()] };
    match tail {
        "t" if head.ends_with('n') => owned(&[&head[..head.len() - 1], "not"]),
        "m" => owned(&[head, "am"]),
        "re" => owned(&[head, "are"]),
        "ve" => owned(&[head, "have"]),
        "ll" => owned(&[head, "will"]),
        "d" => {
            let past = next.is_some_and(|next| {
                matches!(next, "been" | "already" | "never" | "always")
                    || vocabulary.lemma(next).1 == Form::Past
            });
            owned(&[head, if past { "had" } else { "would" }])
        }
        "s" if IS_AFTER.contains(&head) => owned(&[head, "is"]),
        "s" => owned(&[head]),
        _ => vec![text.replace('\'', "")],
    }
}
