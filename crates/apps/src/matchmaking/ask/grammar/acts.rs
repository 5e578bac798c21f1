//! What is to be done with the list above: why, why not, somebody like this one.

use chat::{
    Term, Value,
    understand::{Context, Read, Reader},
};

use super::{line::Line, names, words::Words};

static WHY_NOT: Words = Words("acts.why_not");

static WHY: Words = Words("acts.why");

static LIKE: Words = Words("acts.like");

/// What may stand before "why": "I'd like to know why not the third one".
static LEADS: Words = Words("acts.leads");

/// What stands before somebody who is compared: "someone like", and not "I like".
static COMPARED: Words = Words("acts.compared");

/// Who is to meet.
static INTRODUCE: Words = Words("acts.introduce");

/// What is asked about those who were shown, or about somebody who was not, and what is to be done with them.
pub fn asked(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let points = !Reader::Which.read(text, context).is_empty()
        || !names::whom(text, context).is_empty()
        || has_pronoun(&line);
    let introduces = (0..line.words.len()).find_map(|at| Some((at, line.longest(at, &INTRODUCE)?.1)));
    if let Some((at, after)) = introduces {
        let said = points.then(|| line.term(&(at..after), "introduce", "Introduce"));
        return said.into_iter().collect();
    }
    let at_start = |at: usize| (0..at).all(|at| LEADS.contains(&line.word(at)));
    for at in (0..line.words.len()).filter(|at| at_start(*at)) {
        let why_not = line.longest(at, &WHY_NOT).filter(|(phrase, _)| *phrase != "what about" || points);
        let why = line.longest(at, &WHY);
        let (act, name, after) = match (why_not, why) {
            (Some((_, after)), _) => ("why_not", "Why not", after),
            (None, Some((_, after))) if denied(&line, after).is_some() => ("why_not", "Why not", after),
            (None, Some((_, after))) => ("why", "Why", after),
            (None, None) => continue,
        };
        let denied = denied(&line, after).map(|at| line.term(&(at..at + 1), act, name));
        let said = [line.term(&(at..after), act, name)].into_iter().chain(denied);
        return if points { said.collect() } else { Vec::new() };
    }
    Vec::new()
}

/// "Why is Maya Chen not on the list?"
fn denied(line: &Line<'_>, from: usize) -> Option<usize> {
    let denies = |at: &usize| ["not", "missing", "absent", "isnt", "wasnt"].contains(&line.word(*at));
    (from..line.words.len()).find(denies)
}

fn has_pronoun(line: &Line<'_>) -> bool {
    line.words.iter().any(|word| ["he", "her", "him", "she"].contains(&word.text.as_str()))
}

/// "Somebody like the second one", "more like Maya Chen": one of those who were shown, or else a name.
pub fn like(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let shown = Reader::Which.read(text, context);
    let named = names::of_shown(&line, context);
    for at in 0..line.words.len() {
        let Some((phrase, after)) = line.longest(at, &LIKE) else { continue };
        let bare = line.back_over(at, &["exactly", "just", "much", "really", "somewhat", "very"]);
        let first = line.back_over(bare, &COMPARED);
        // "Our students just like the second one" is said of nobody else.
        let is_compared = line.word(at) == "like" && (first < bare || line.ends_before(bare));
        if phrase == "like" && !is_compared {
            continue;
        }
        if let Some((words, id, end)) = names::numbered(&line, after).filter(|_| first < at || at == 0) {
            let name = line.slice(&words);
            let value = Value::Term(Term { id, name: name.to_owned() });
            return vec![line.read(&(first..end), format!("like {name}"), value)];
        }
        let is_next = |start: usize| start == after || (start == after + 1 && line.word(after) == "the");
        for read in shown.iter().chain(&named) {
            let words = line.words_in(&read.bytes);
            // "Our students like Maya best"
            let is_liked = ["best", "better", "more", "most"].contains(&line.next(words.end));
            if is_next(words.start) && !is_liked && matches!(read.value, Value::Term(_)) {
                return vec![line.read(
                    &(first..words.end),
                    format!("like {}", read.text),
                    read.value.clone(),
                )];
            }
        }
        let is_whole = line.word(at) == "like" && at == 0 && shown.is_empty();
        let name = names::somebody(&line, after, context).filter(|_| first < at || is_whole);
        if let Some(words) = name {
            let name = line.slice(&words);
            let value = Value::Words(chat::Words { words: name.to_owned() });
            return vec![line.read(&(first..words.end), format!("like {name}"), value)];
        }
    }
    Vec::new()
}
