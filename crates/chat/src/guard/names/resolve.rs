//! Finds for each run the names, quotes and ordinary words that it consists of.

use super::{
    letters::is_ordinary,
    lists::{is_family, is_given, is_name},
    named::Said,
    opening::is_somebody,
    persons::THINGS,
    runs::{HEADS, Run, is_title},
};
use crate::guard::{
    ground::Ground,
    token::{Token, listed},
    vocabulary,
};

/// What a piece of a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    /// Nothing yet.
    Start,
    Title,
    /// A word of the app or of the calendar.
    Known,
    /// A name with which somebody can be found.
    Whole,
    /// A given name; or one word of a quote.
    Part,
    /// A family name.
    Last,
    /// Several words of a quote.
    Quoted,
    /// An ordinary word with a capital.
    Word,
    /// An ordinary word that leads to a name: Professor, Alumna.
    Role,
    /// The ordinary word that begins the sentence.
    Opening,
}

const ROLES: &str = "professor dean president provost chancellor director mentor mentee alumna alumnus \
     alum alumni donor student students advisor adviser coach judge senator governor mayor captain \
     coordinator chair officer engineer manager teacher nurse doctor founder colleague classmate graduate \
     senior junior sophomore trustee counselor attorney analyst scientist researcher designer consultant \
     associate assistant lecturer registrar dear hello hi contact ask meet";

/// The longest name, quote or phrase that is looked for.
const LONGEST: usize = 10;

/// The sources of the run, if all of it is grounded.
pub(super) fn resolve(tokens: &[Token], run: &Run, (ground, cited): (&Ground, &[u32])) -> Option<Vec<u32>> {
    let words: Vec<&str> = run.at.iter().map(|at| tokens[*at].folded.as_str()).collect();
    let mut reached: Vec<Vec<(Piece, Vec<u32>)>> = vec![Vec::new(); words.len() + 1];
    reached[0].push((Piece::Start, Vec::new()));
    for from in 0..words.len() {
        if reached[from].is_empty() {
            continue;
        }
        let here = Here { tokens, run, words: &words, ground, cited, from };
        for (to, piece, source) in here.pieces() {
            let ways: Vec<_> =
                reached[from].iter().filter(|(last, _)| here.may_follow(*last, piece, to)).cloned().collect();
            for (_, mut sources) in ways {
                sources.extend(source);
                if !reached[to].iter().any(|(other, _)| *other == piece) {
                    reached[to].push((piece, sources));
                }
            }
        }
    }
    let ends = reached.pop()?;
    ends.into_iter().find(|(piece, _)| !matches!(piece, Piece::Title)).map(|(_, sources)| sources)
}

/// A place in a run.
struct Here<'a> {
    tokens: &'a [Token],
    run: &'a Run,
    words: &'a [&'a str],
    ground: &'a Ground,
    /// The sources that the sentence names: of two that say it, one of these.
    cited: &'a [u32],
    from: usize,
}

impl Here<'_> {
    /// Everything that can begin here: where it ends, what it is, who says so. The best comes first.
    fn pieces(&self) -> Vec<(usize, Piece, Option<u32>)> {
        let (from, words) = (self.from, self.words);
        let mut pieces = Vec::new();
        for to in (from + 1..=words.len().min(from + LONGEST)).rev() {
            let part = &words[from..to];
            let (named, others): (Vec<_>, Vec<_>) =
                self.ground.names.iter().partition(|name| self.cited.contains(&name.source));
            for name in named.into_iter().chain(others) {
                let piece = match name.said(part) {
                    Some(Said::Whole) => Piece::Whole,
                    Some(Said::Part) => Piece::Part,
                    Some(Said::Last) => Piece::Last,
                    None => continue,
                };
                pieces.push((to, piece, Some(name.source)));
            }
            let ordinary = is_ordinary(&self.tokens[self.run.at[from]]);
            let quoted = self.ground.quoted(part, ordinary, self.cited);
            if let Some(source) = quoted.filter(|_| !self.is_thing_that_acts(to)) {
                let one = if is_family(words[from]) { Piece::Last } else { Piece::Part };
                pieces.push((to, if to > from + 1 { Piece::Quoted } else { one }, Some(source)));
            }
        }
        if let Some(to) = self.known() {
            pieces.push((to, Piece::Known, None));
        }
        let token = self.token(from);
        if is_title(token) {
            pieces.push((from + 1, Piece::Title, None));
        } else if let Some(piece) = self.ordinary() {
            pieces.push((from + 1, piece, None));
        }
        pieces
    }

    /// "Grant works there": the "Pell Grant" of a quote is no ground for it.
    fn is_thing_that_acts(&self, to: usize) -> bool {
        let alone = self.run.opens && self.from == 0 && to == 1 && listed(THINGS, self.words[0]);
        alone && is_somebody(self.tokens, self.run.at[0], true)
    }

    fn token(&self, at: usize) -> &Token {
        &self.tokens[self.run.at[at]]
    }

    /// Where a phrase of the vocabulary ends. "June" before a family name is somebody, and so is "June" who works.
    fn known(&self) -> Option<usize> {
        let at = self.run.at[self.from];
        let work = || is_ordinary(self.token(self.from)).then(|| vocabulary::work(self.tokens, at)).flatten();
        let end = self.ground.vocabulary.longest(self.tokens, at);
        // Kinds of work are looked for only where two words with capitals stand together.
        let end = end.max(if self.words.len() > 1 { work() } else { None })?;
        let to = self.run.at.iter().position(|at| *at >= end).unwrap_or(self.run.at.len());
        let named = self.words.get(to).is_some_and(|next| is_name(next));
        let acts = || self.run.opens && self.from == 0 && is_somebody(self.tokens, at, true);
        let person = to == self.from + 1 && ((is_given(self.words[self.from]) && named) || acts());
        (!person && to > self.from).then_some(to)
    }

    /// What an ordinary word is here, if it can be one.
    fn ordinary(&self) -> Option<Piece> {
        let token = self.token(self.from);
        let word = self.words[self.from];
        if !is_ordinary(token) {
            return None;
        }
        let small = !token.text.contains(char::is_uppercase);
        if small {
            return Some(Piece::Word).filter(|_| self.run.loud || !is_name(word) || self.from > 0);
        }
        if self.run.opens && self.from == 0 {
            return self.opening(word);
        }
        if listed(ROLES, word) && !is_given(word) {
            return Some(Piece::Role);
        }
        let before = self.run.at[self.from].checked_sub(1).map(|at| self.tokens[at].folded.as_str());
        let determined = self.from == 0
            && before.is_some_and(|before| listed("the a an your our this each every no any", before));
        // "The Dean" is nobody's name; "Baker" is, and "WILL" in a loud sentence is not.
        (!is_name(word) || determined || self.run.loud).then_some(Piece::Word)
    }

    fn opening(&self, word: &str) -> Option<Piece> {
        let followed = self.words.len() > 1 && is_given(word) && !self.run.loud;
        if followed || is_somebody(self.tokens, self.run.at[0], self.run.loud) {
            return None;
        }
        Some(if listed(ROLES, word) { Piece::Role } else { Piece::Opening })
    }

    /// Whether a piece that ends at `to` may follow what came before.
    fn may_follow(&self, last: Piece, piece: Piece, to: usize) -> bool {
        let word = self.words[self.from];
        let fits = match (last, piece) {
            // A title is a name's.
            (Piece::Title, Piece::Word | Piece::Opening | Piece::Known | Piece::Role)
            // Half a name and another half are somebody else; so is half a name and any other word.
            | (Piece::Part | Piece::Last | Piece::Whole, Piece::Part | Piece::Last | Piece::Title)
            | (Piece::Part | Piece::Last, Piece::Word | Piece::Role)
            // "May Chen", "Bright Chen": a given name that is a word.
            | (Piece::Known | Piece::Opening, Piece::Last) => false,
            (Piece::Whole, Piece::Word | Piece::Role) => self.run.loud && !is_name(word),
            (Piece::Word, Piece::Part | Piece::Last | Piece::Role) => self.run.loud,
            // Two ordinary words with capitals are a name that somebody made up, unless all words have one.
            (Piece::Word | Piece::Opening | Piece::Role, Piece::Word) => self.run.loud && !self.is_head(),
            (Piece::Known | Piece::Quoted, Piece::Word | Piece::Role) => !self.is_head() && !is_name(word),
            _ => true,
        };
        fits && to <= self.words.len()
    }

    fn is_head(&self) -> bool {
        listed(HEADS, self.words[self.from])
    }
}
