//! What is known of a trait: the acts that it consists of, from the best source there is.

use super::{
    Asked, Piece,
    act::{Act, Origin, Word},
    frames::frames,
    is_clean,
    kind::{Kind, kind_of},
    list,
    near::{lowered, opened},
    read::acts,
};

/// An act of more letters does not fit into a level.
const LONGEST: usize = 160;

/// So many acts make a definition.
const DEFINED_BY: usize = 3;

/// They show little: somebody who does only that is not seen doing anything.
const DULL: &[&str] = &["notice", "remember", "say", "see"];

pub(super) struct Told {
    /// At least one, in the order in which they are told.
    pub acts: Vec<Act>,
    /// The places of the acts, those first that tell most by themselves.
    pub order: Vec<usize>,
    pub kind: Kind,
    pub definition: Piece,
    /// Whether more is known than a name.
    pub is_known: bool,
}

impl Told {
    /// The definition's own acts, and those of the line; else those of our list, of the name, of a rule.
    pub fn new(asked: &Asked<'_>) -> Self {
        let mut found = usable(acts(asked.definition, Origin::Definition));
        found.extend(usable(acts(asked.line, Origin::Line)));
        let known =
            if found.is_empty() { list::find(asked.name).or_else(|| list::find(asked.line)) } else { None };
        if let Some((known, _)) = known {
            found = usable(acts(&known.says, Origin::List));
        }
        if found.is_empty() {
            found = usable(acts(&asked.name.to_lowercase(), Origin::Name));
        }
        if found.is_empty() {
            found = usable(put_to_use(asked.name).into_iter().collect());
        }
        let kind = known.map_or_else(|| kind_of(asked.name, &found), |(known, _)| known.kind);
        if found.len() < 2 {
            found.extend(acts(frames(kind).act, Origin::Rule));
        }
        let definition = match known {
            _ if !asked.definition.is_empty() => {
                Piece { text: asked.definition.to_owned(), from: "what was given".to_owned() }
            }
            Some((known, word)) => {
                let from = format!("our own list of definitions, under “{word}”");
                Piece { text: known.says.clone(), from }
            }
            None => joined(&found),
        };
        let is_known = !asked.definition.is_empty() || !asked.line.is_empty() || known.is_some();
        Self { order: order(&found), acts: found, kind, definition, is_known }
    }

    /// Without those that every trait of the kind has.
    pub fn own(&self) -> Vec<Act> {
        let own: Vec<Act> = self.acts.iter().filter(|act| act.origin != Origin::Rule).cloned().collect();
        if own.is_empty() { self.acts.clone() } else { own }
    }
}

/// Those that can be seen, and name nothing that nobody may be rated on.
fn usable(acts: Vec<Act>) -> Vec<Act> {
    let is_usable = |act: &Act| {
        let (plain, third) = (act.plain(), act.third());
        plain.chars().count() <= LONGEST && is_clean(&plain) && is_clean(&third)
    };
    acts.into_iter().filter(is_usable).collect()
}

/// "put origami to use in real work": all that can be said of a name that we do not know.
fn put_to_use(name: &str) -> Option<Act> {
    let name = lowered(name);
    let is_word = |word: &&str| word.chars().any(char::is_alphanumeric) && is_clean(word);
    let named: Vec<&str> = name.split(' ').filter(is_word).collect();
    if named.is_empty() {
        return None;
    }
    let word = |text: &str, is_verb: bool| Word { text: text.to_owned(), is_verb, comma: false };
    let rest = named.into_iter().chain(["to", "use", "in", "real", "work"]).map(|text| word(text, false));
    Some(Act { words: std::iter::once(word("put", true)).chain(rest).collect(), origin: Origin::Name })
}

/// Those first that stand by themselves, say what is done and can be seen.
fn order(acts: &[Act]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..acts.len()).collect();
    order.sort_by_key(|at| {
        let act = &acts[*at];
        let is_short = act.origin != Origin::Name && act.words.len() < 3;
        (act.origin == Origin::Rule, act.leans(), act.is_limited(), is_short, act.does(DULL), *at)
    });
    order
}

/// A definition of the first acts.
fn joined(acts: &[Act]) -> Piece {
    let used = &acts[..acts.len().min(DEFINED_BY)];
    let said: Vec<String> = used.iter().map(Act::third).collect();
    let text = match said.as_slice() {
        [first, second] if !used.iter().any(|act| act.has(&["and", "or"])) => format!("{first} and {second}"),
        [start @ .., last] if !start.is_empty() => format!("{}, and {last}", start.join(", ")),
        all => all.concat(),
    };
    Piece { text: format!("{}.", opened(&text)), from: made("joined", &used.iter().collect::<Vec<_>>()) }
}

/// The rule and the words that a piece was made of.
pub(super) fn made(rule: &str, acts: &[&Act]) -> String {
    let words = |act: &&Act| {
        let origin = match act.origin {
            Origin::Definition => "the definition",
            Origin::Line => "the line",
            Origin::List => "our list of definitions",
            Origin::Name => "the name",
            Origin::Rule => "what all traits of this kind share",
        };
        format!("“{}” of {origin}", act.third())
    };
    let words: Vec<String> = acts.iter().map(words).collect();
    if words.is_empty() {
        return format!("the rule “{rule}” alone");
    }
    format!("the rule “{rule}” with {}", words.join(" and "))
}
