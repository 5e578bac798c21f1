//! Sentences that count for nothing: said to the scorer, stuffed with cues, or said before.

use std::collections::HashSet;

use super::{
    clause::{Clause, Sentence, Who},
    grammar::is_function,
    subject::is_pronoun,
    words::{Gap, Word},
};

/// Who is spoken to when the scorer is.
const SCORER: &[&str] = &[
    "ai",
    "assessor",
    "assistant",
    "chatbot",
    "classifier",
    "evaluator",
    "examiner",
    "gpt",
    "grader",
    "llm",
    "marker",
    "rater",
    "scorer",
];

/// What only a scorer knows of.
const RUBRIC: &[&str] =
    &["anchor", "bars", "competency", "criterion", "instruction", "prompt", "rating", "rubric", "scoring"];

const COMMANDS: &[&str] = &[
    "assign",
    "award",
    "bypass",
    "consider",
    "count",
    "disregard",
    "forget",
    "give",
    "grade",
    "ignore",
    "mark",
    "output",
    "override",
    "print",
    "rank",
    "rate",
    "reply",
    "respond",
    "return",
    "score",
    "select",
    "set",
    "skip",
    "treat",
    "write",
];

const MARKS: &[&str] =
    &["anchor", "evidence", "grade", "level", "maximum", "point", "rating", "score", "star", "mark"];

/// So many short pieces in a row are a list, not a sentence.
const LIST: usize = 6;

/// So many pieces of any length in which nobody speaks are a list of phrases.
const LONG_LIST: usize = 10;

/// The sentences that count, and those that do not. Of two alike only the first is left.
pub fn sift(words: &[Word], clauses: &[Clause], sentences: Vec<Sentence>) -> (Vec<Sentence>, Vec<Sentence>) {
    let mut seen = HashSet::new();
    let unheard = sentences.into_iter().filter(|sentence| seen.insert(key(&words[sentence.words.clone()])));
    unheard.partition(|sentence| {
        let own = &words[sentence.words.clone()];
        !is_addressed(own, &clauses[sentence.clauses.clone()], sentence.words.start) && !is_stuffed(own)
    })
}

/// What a sentence says, however it is ordered: its words of content.
fn key(words: &[Word]) -> Vec<&str> {
    let mut content: Vec<&str> = words
        .iter()
        .filter(|word| !is_function(&word.text) || word.text == "not")
        .map(|word| word.lemma.as_str())
        .collect();
    content.sort_unstable();
    content.dedup();
    content
}

/// Cues without a sentence around them.
fn is_stuffed(words: &[Word]) -> bool {
    let function = words.iter().filter(|word| is_function(&word.text)).count();
    if listed(words) * 10 > words.len() * 7 || is_phrases(words) {
        return true;
    }
    match words.len() {
        0..4 => false,
        4..8 => function == 0,
        count => function * 6 < count,
    }
}

/// "Warned them days ahead, kept a list, named a new date, …": whoever tells something says "I" sooner or later.
fn is_phrases(words: &[Word]) -> bool {
    let pieces = 1 + words.iter().skip(1).filter(|word| word.gap > Gap::Space).count();
    let speaks = |(at, word): (usize, &Word)| {
        let goes_on = words.get(at + 1).is_some_and(|next| next.gap == Gap::Space);
        goes_on && (word.text == "i" || (word.text == "we" && (at == 0 || word.gap > Gap::Space)))
    };
    pieces >= LONG_LIST && !words.iter().enumerate().any(speaks)
}

/// How many words stand in long runs of short pieces that say nobody's name: "on time, days ahead, new date".
fn listed(words: &[Word]) -> usize {
    let (mut total, mut run, mut pieces) = (0, 0, 0);
    let mut end_run = |run: &mut usize, pieces: &mut usize| {
        if *pieces >= LIST {
            total += *run;
        }
        (*run, *pieces) = (0, 0);
    };
    let mut first = 0;
    for end in 1..=words.len() {
        if end < words.len() && words[end].gap == Gap::Space {
            continue;
        }
        let piece = &words[first..end];
        if piece.len() <= 3 && (first == 0 || !piece.iter().any(|word| is_pronoun(&word.text))) {
            run += piece.len();
            pieces += 1;
        } else {
            end_run(&mut run, &mut pieces);
        }
        first = end;
    }
    end_run(&mut run, &mut pieces);
    total
}

/// Whether the sentence speaks to whoever scores it. What the speaker did is told before any word of scoring.
fn is_addressed(words: &[Word], clauses: &[Clause], first: usize) -> bool {
    let own_act = clauses
        .iter()
        .find(|clause| clause.past && matches!(clause.who, Who::Me | Who::We))
        .map_or(words.len(), |clause| clause.words.start - first);
    let has = |list: &[&str], range: &[Word]| range.iter().any(|word| list.contains(&word.lemma.as_str()));
    let early = &words[..own_act];
    let is_role = matches!(words[0].text.as_str(), "system" | "assistant" | "user" | "developer" | "inst")
        && words.get(1).is_none_or(|next| next.gap > Gap::Space);
    let commands = early.iter().enumerate().any(|(at, word)| is_command(early, at, word));
    let numbered = early.windows(2).any(|pair| {
        MARKS.contains(&pair[0].lemma.as_str())
            && (pair[1].lemma == "#" || matches!(pair[1].text.as_str(), "is" | "for" | "should"))
    });
    let graded = has(RUBRIC, early)
        || numbered
        || (has(MARKS, early) && has(&["#", "top", "high", "highest", "full", "maximum"], early));
    is_role
        || (commands && (graded || has(MARKS, early) || has(&["above", "previous", "rule"], early)))
        || (has(SCORER, early)
            && (commands || graded || has(&["you", "must", "should", "note", "dear", "as"], early)))
        || (has(RUBRIC, early) && numbered)
        || (numbered && early.len() < words.len())
}

/// A verb that orders: at the beginning, or after "you must", "please", "to".
fn is_command(words: &[Word], at: usize, word: &Word) -> bool {
    if !COMMANDS.contains(&word.lemma.as_str()) || word.text != word.lemma {
        return false;
    }
    let Some(before) = at.checked_sub(1).map(|before| words[before].text.as_str()) else { return true };
    word.gap > Gap::Space
        || matches!(
            before,
            "please" | "must" | "should" | "to" | "and" | "now" | "always" | "you" | "will" | "can" | "shall"
        )
}
