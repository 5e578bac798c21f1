//! Sentences are cut into clauses, and each clause is asked who, when, and whether at all.

use std::ops::Range;

use super::{
    grammar::{BACK_THEN, Kind, is, is_auxiliary},
    lemma::Form,
    moods::{self, Moods},
    subject,
    words::{Gap, Word},
};

/// Whose act a clause tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Me,
    We,
    Other,
    Unsaid,
}

/// A part of a sentence with one act in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    pub words: Range<usize>,
    pub who: Who,
    /// It is told as something that was so.
    pub past: bool,
    moods: Moods,
}

/// The clauses of a sentence, and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    pub words: Range<usize>,
    pub clauses: Range<usize>,
}

impl Clause {
    /// Who acts at this word: in "I was told" and "I asked him to check" it is somebody else.
    pub fn who_at(&self, word: usize) -> Who {
        if self.moods.is_handed_on(word) { Who::Other } else { self.who }
    }

    pub fn is_denied(&self, word: usize) -> bool {
        self.moods.is_denied(word)
    }

    /// Whether it is a plan, a wish, a duty or a thought.
    pub fn is_open(&self, word: usize) -> bool {
        self.moods.is_open(word)
    }
}

/// No clause goes on for longer, whatever it lacks.
const LONGEST: usize = 60;

/// All clauses, and the sentences they form.
pub fn sentences(words: &[Word]) -> (Vec<Clause>, Vec<Sentence>) {
    let (mut clauses, mut sentences) = (Vec::new(), Vec::new());
    let mut first = 0;
    for end in 1..=words.len() {
        if end < words.len() && words[end].gap < Gap::Stop {
            continue;
        }
        let before = clauses.len();
        read_sentence(words, first..end, &mut clauses);
        sentences.push(Sentence { words: first..end, clauses: before..clauses.len() });
        first = end;
    }
    (clauses, sentences)
}

fn read_sentence(words: &[Word], range: Range<usize>, clauses: &mut Vec<Clause>) {
    let from = clauses.len();
    let mut first = range.start;
    // The last clause that depends on no other.
    let mut main = None;
    let mut last_is_content = false;
    for end in range.start + 1..=range.end {
        if end < range.end && !begins(words, first, end) {
            continue;
        }
        let last = (clauses.len() > from).then(|| clauses.len() - 1);
        let is_subordinate = subject::is_subordinate(&words[first..end]);
        // "I asked what was wrong and fixed it" goes on with the speaker.
        let is_mine = last.is_some_and(|last: usize| clauses[last].who == Who::Me);
        let returns = !is_mine && (words[first].gap == Gap::Comma || last_is_content);
        let source = if returns { main.or(last) } else { last };
        let clause = read_clause(words, first..end, source.map(|at: usize| &clauses[at]));
        clauses.push(clause);
        last_is_content = subject::is_content_clause(&words[first..end]);
        if !is_subordinate {
            main = Some(clauses.len() - 1);
        }
        first = end;
    }
    let sentence = &mut clauses[from..];
    tell_present(words, range, sentence);
}

/// Whether a clause begins at this word, the one before having begun at `first`.
fn begins(words: &[Word], first: usize, at: usize) -> bool {
    let word = &words[at];
    let text = word.text.as_str();
    let next = words.get(at + 1).filter(|next| next.gap == Gap::Space);
    if word.gap == Gap::Comma || at - first >= LONGEST || is(text, Kind::Coordinate) {
        return true;
    }
    if is(text, Kind::Subordinate) {
        return !matches!(text, "as" | "once") || next.is_some_and(|next| subject::is_pronoun(&next.text));
    }
    let only_joints = || words[first..at].iter().all(|word| subject::is_joint(&word.text));
    match text {
        "i" | "we" | "he" | "she" | "they" => !only_joints(),
        "that" => {
            next.is_some_and(|next| is(&next.text, Kind::Determiner) || subject::is_pronoun(&next.text))
        }
        other if subject::is_pronoun(other) => {
            !only_joints()
                && words[first..at].iter().any(is_finite)
                && next.is_some_and(|next| is_auxiliary(&next.text) || next.form == Form::Past)
        }
        _ => false,
    }
}

fn read_clause(words: &[Word], range: Range<usize>, source: Option<&Clause>) -> Clause {
    let part = &words[range.clone()];
    let said = subject::subject(part);
    let starts_past = subject::first_verb_is_past(part);
    let who = match (said, source) {
        (Some(who), _) => who,
        (None, Some(source)) => source.who,
        (None, None) if starts_past => Who::Me,
        (None, None) => Who::Unsaid,
    };
    let carried = source.filter(|_| said.is_none() && !starts_past);
    let joined_by_or = matches!(part[0].text.as_str(), "or" | "nor");
    let moods = moods::moods(
        words,
        range.clone(),
        carried.map(|source| (&source.moods, joined_by_or || starts_plain(part))),
    );
    let told = is_past(part) || carried.is_some_and(|source| source.past && !part.iter().any(is_present));
    Clause { words: range, who, past: told, moods }
}

/// "… and write a guide": the verb leans on the one before.
fn starts_plain(part: &[Word]) -> bool {
    part.iter()
        .find(|word| !subject::is_joint(&word.text))
        .is_some_and(|word| word.form == Form::Plain && !is(&word.text, Kind::Determiner))
}

/// A verb that stands by itself, as far as its form shows.
pub(super) fn is_finite(word: &Word) -> bool {
    is_auxiliary(&word.text) || word.form == Form::Past || is(&word.text, Kind::Modal)
}

fn is_present(word: &Word) -> bool {
    matches!(word.text.as_str(), "am" | "is" | "are" | "do" | "does")
}

fn is_past(part: &[Word]) -> bool {
    let general = part.iter().any(|word| word.text != "never" && is(&word.text, Kind::General));
    (0..part.len()).any(|at| {
        let word = &part[at];
        let is_adjective = || {
            let before = &part[at.saturating_sub(3)..at];
            let after_be = before
                .iter()
                .rev()
                .any(|word| matches!(word.text.as_str(), "am" | "is" | "are" | "be" | "being"));
            after_be || before.last().is_some_and(|word| is(&word.text, Kind::Determiner))
        };
        // `put` and `read` are past and present.
        let is_either = || general && word.text == word.lemma;
        (word.form == Form::Past && !is_adjective() && !is_either()) || word.text == "could"
    })
}

/// A present among what was: "I rang her and I say …", "in April I see that …". Not if it says that it is always so.
fn tell_present(words: &[Word], range: Range<usize>, clauses: &mut [Clause]) {
    let is_back_then = words[range].iter().any(|word| BACK_THEN.contains(&word.lemma.as_str()));
    let told = clauses.iter().any(|clause| clause.who == Who::Me && clause.past);
    if !(is_back_then || told) {
        return;
    }
    for clause in clauses.iter_mut().filter(|clause| !clause.past) {
        let part = &words[clause.words.clone()];
        let general = part.iter().any(|word| is(&word.text, Kind::General) || word.text == "am");
        clause.past = !general;
    }
}
