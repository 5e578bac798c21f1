//! The lists of words: plain files, one phrase to a line.
//!
//! A phrase is words. `a|b` is one or the other, `word*` whatever begins so, `?word` may be missing, `..` stands for up to
//! three words. After `=>` comes what to write instead. A line that begins with `-` names a phrase that is harmless:
//! nothing inside it is found. `[name]` begins a part, `#` a remark.

use std::{ops::Range, sync::LazyLock};

use super::words::{Text, Word};

/// So many words may stand in a gap.
const GAP: usize = 3;

/// One of the files.
pub struct List {
    pub entries: Vec<Entry>,
    pub harmless: Vec<Phrase>,
}

pub struct Entry {
    /// The part of the file that it is in; empty before the first.
    pub part: &'static str,
    pub phrase: Phrase,
    /// What to write instead; empty if the file does not say.
    pub instead: &'static str,
}

/// A phrase that is looked for.
pub struct Phrase(Vec<Piece>);

enum Piece {
    /// One of these, each whole or as a beginning.
    Word {
        any: Vec<(&'static str, bool)>,
        is_optional: bool,
    },
    Gap,
}

impl Piece {
    fn is(&self, word: &Word) -> bool {
        match self {
            Self::Gap => false,
            Self::Word { any, .. } => any.iter().any(|(wanted, is_beginning)| {
                word.text == *wanted || (*is_beginning && word.text.starts_with(wanted))
            }),
        }
    }
}

impl Phrase {
    fn new(text: &'static str) -> Self {
        let piece = |token: &'static str| {
            if token == ".." {
                return Piece::Gap;
            }
            let (is_optional, words) = match token.strip_prefix('?') {
                Some(words) => (true, words),
                None => (false, token),
            };
            let any = words.split('|').map(|word| match word.strip_suffix('*') {
                Some(beginning) => (beginning, true),
                None => (word, false),
            });
            Piece::Word { any: any.collect(), is_optional }
        };
        Self(text.split_whitespace().map(piece).collect())
    }

    #[cfg(test)]
    pub fn is_empty(&self) -> bool {
        !self.0.iter().any(|piece| matches!(piece, Piece::Word { is_optional: false, .. }))
    }

    /// Where it stands among the words, each place once.
    pub fn find(&self, text: &Text) -> Vec<Range<usize>> {
        let starts = 0..text.words.len();
        starts.filter_map(|start| end(&self.0, &text.words, start).map(|end| start..end)).collect()
    }
}

/// Where a match that begins here ends.
fn end(pieces: &[Piece], words: &[Word], at: usize) -> Option<usize> {
    let Some((piece, rest)) = pieces.split_first() else { return Some(at) };
    match piece {
        Piece::Gap => (0..=GAP).find_map(|skipped| end(rest, words, at + skipped)),
        Piece::Word { is_optional, .. } => {
            let taken = words.get(at).filter(|word| piece.is(word)).and_then(|_| end(rest, words, at + 1));
            taken.or_else(|| is_optional.then(|| end(rest, words, at)).flatten())
        }
    }
}

impl List {
    fn read(file: &'static str) -> Self {
        let (mut entries, mut harmless, mut part) = (Vec::new(), Vec::new(), "");
        for line in file.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if let Some(phrase) = line.strip_prefix("- ") {
                harmless.push(Phrase::new(phrase));
            } else if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                part = name;
            } else {
                let (phrase, instead) = line.split_once("=>").unwrap_or((line, ""));
                entries.push(Entry { part, phrase: Phrase::new(phrase.trim()), instead: instead.trim() });
            }
        }
        Self { entries, harmless }
    }

    /// Where the phrases stand, without what is harmless. Of two that overlap the first of the file is told.
    pub fn find(&self, text: &Text) -> Vec<(Range<usize>, &Entry)> {
        let harmless: Vec<Range<usize>> = self.harmless.iter().flat_map(|one| one.find(text)).collect();
        let mut found: Vec<(Range<usize>, &Entry)> = Vec::new();
        for entry in &self.entries {
            for place in entry.phrase.find(text) {
                let is_harmless = harmless.iter().any(|one| one.start < place.end && place.start < one.end);
                let is_told = found.iter().any(|(one, _)| one.start < place.end && place.start < one.end);
                if !is_harmless && !is_told {
                    found.push((place, entry));
                }
            }
        }
        found
    }
}

macro_rules! lists {
    ($($name:ident = $file:literal;)+) => {$(
        pub static $name: LazyLock<List> = LazyLock::new(|| List::read(include_str!(concat!("lists/", $file))));
    )+};
}

lists! {
    GUILT = "guilt.txt";
    URGENCY = "urgency.txt";
    PRESSURE = "pressure.txt";
    AUTHORSHIP = "authorship.txt";
    DISCLOSURE = "disclosure.txt";
    SENSITIVE = "sensitive.txt";
    LINKS = "links.txt";
    PERSONAL = "personal.txt";
    UNSUPPORTED = "unsupported.txt";
    SHOUTED = "shouted.txt";
    CAPITALS = "capitals.txt";
}
