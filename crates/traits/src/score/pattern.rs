//! What tells a level: acts and results, written as concepts that stand together.

use super::lexicon::{Concept, Lexicon};

/// How far from the act the rest of a part may stand, in words.
pub const REACH: usize = 14;

/// Whose act it has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The speaker's own, and done.
    Own,
    /// Somebody else's.
    Others,
    /// Anybody's: a result, a state.
    Any,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Said,
    Denied,
    /// The sentence must not have it.
    Absent,
}

/// One of several concepts or words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub mode: Mode,
    pub concepts: Vec<Concept>,
    /// In their plain form.
    pub words: Vec<String>,
}

/// Concepts of one sentence. The first is the act, and says who and whether.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub subject: Subject,
    pub act: Item,
    pub with: Vec<Item>,
    /// How many of those it takes.
    pub enough: usize,
    /// How far from the act they may stand, in words.
    pub reach: usize,
}

/// All parts have to be found, wherever they stand in the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    pub level: u8,
    /// What has to be spoken of anywhere in the answer.
    pub topic: Option<Item>,
    pub parts: Vec<Part>,
}

impl Pattern {
    /// Reads `TELL AHEAD -LATE & any: [no more, stop] CHECKUP`: parts joined by `&`; a name, names joined by `|`, or
    /// phrases in brackets; `!` for denied and `-` for absent.
    pub fn parse(level: u8, text: &str, lexicon: &mut Lexicon) -> Result<Self, String> {
        let parts = text.split('&').map(|part| parse_part(part.trim(), lexicon)).collect::<Result<_, _>>()?;
        Ok(Self { level, topic: None, parts })
    }
}

fn parse_part(text: &str, lexicon: &mut Lexicon) -> Result<Part, String> {
    let (subject, rest) = match text.split_once(':') {
        Some(("any", rest)) => (Subject::Any, rest),
        Some(("they", rest)) => (Subject::Others, rest),
        Some((other, _)) => return Err(format!("nobody is called {other}")),
        None => (Subject::Own, text),
    };
    let mut items = cut(rest).into_iter().map(|one| item(one, lexicon)).collect::<Result<Vec<_>, _>>()?;
    if items.is_empty() {
        return Err(format!("nothing in {text}"));
    }
    let act = items.remove(0);
    let enough = items.iter().filter(|item| item.mode != Mode::Absent).count();
    Ok(Part { subject, act, with: items, enough, reach: REACH })
}

/// Cuts at spaces, but not within brackets.
fn cut(text: &str) -> Vec<&str> {
    let mut inside = false;
    text.split(move |letter: char| {
        inside = (inside || letter == '[') && letter != ']';
        letter == ' ' && !inside
    })
    .filter(|item| !item.is_empty())
    .collect()
}

/// Reads one item of a pattern.
pub fn item(text: &str, lexicon: &mut Lexicon) -> Result<Item, String> {
    let (mode, rest) = match text.as_bytes()[0] {
        b'!' => (Mode::Denied, &text[1..]),
        b'-' => (Mode::Absent, &text[1..]),
        _ => (Mode::Said, text),
    };
    let mut concepts = Vec::new();
    for one in alternatives(rest) {
        let concept = match one.strip_prefix('[').and_then(|one| one.strip_suffix(']')) {
            Some(phrases) => lexicon.add(&format!("[{phrases}]"), phrases),
            None => lexicon.id(one).ok_or_else(|| format!("there is no concept {one}"))?,
        };
        concepts.push(concept);
    }
    Ok(Item { mode, concepts, words: Vec::new() })
}

/// Cuts at bars, but not within brackets.
fn alternatives(text: &str) -> Vec<&str> {
    let mut inside = false;
    text.split(move |letter: char| {
        inside = (inside || letter == '[') && letter != ']';
        letter == '|' && !inside
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_is_read_from_a_line() {
        let mut lexicon = Lexicon::named();
        let pattern = Pattern::parse(
            4,
            "TELL|[shout at, cry] AHEAD -LATE_NEWS & any: ![stop, no more] CHECKUP",
            &mut lexicon,
        )
        .unwrap();
        assert_eq!(pattern.parts.len(), 2);
        assert_eq!(pattern.parts[0].act.concepts.len(), 2);
        assert_eq!(pattern.parts[0].with[1].mode, Mode::Absent);
        assert_eq!((pattern.parts[1].subject, pattern.parts[1].act.mode), (Subject::Any, Mode::Denied));
        assert!(Pattern::parse(4, "UNHEARD_OF", &mut lexicon).is_err());
        assert!(Pattern::parse(4, "whoever: TELL", &mut lexicon).is_err());
    }
}
