//! People of the campus, by name.

use matching::lexicon::text::{Gap, Word};

use super::{Context, Message, Read, terms::all_of};
use crate::{Term, Value};

/// A name has no more words.
const LONGEST: usize = 4;

/// So many names are looked up for one message.
const MOST: usize = 12;

/// Words before which somebody is meant.
const POINTERS: &[&str] =
    &["about", "between", "by", "for", "from", "is", "know", "knows", "like", "meet", "named", "to", "with"];

pub(super) fn find(message: &Message, context: &Context<'_>) -> Vec<Read> {
    let Some(people) = context.people else { return Vec::new() };
    let mut found: Vec<Read> = Vec::new();
    let mut looked_up = 0;
    let mut at = 0;
    while at < message.words.len() && looked_up < MOST {
        let most = longest(message, at);
        let mut after = at + 1;
        for count in (1..=most).rev() {
            looked_up += 1;
            let name = message.slice(&(at..at + count));
            if let Some(read) = read(message, at, count, &people(name)) {
                found.push(read);
                after = at + count;
                break;
            }
        }
        at = after;
    }
    found
}

pub(super) fn whole(text: &str, context: &Context<'_>) -> Option<Read> {
    let found = context.people?(text);
    let [only] = &found[..] else { return None };
    Some(all_of(text, (only.name.clone(), Value::Term(only.clone()))))
}

/// One person is that person. Several of that name stay a name, for the app to ask which one is meant.
fn read(message: &Message, at: usize, count: usize, people: &[Term]) -> Option<Read> {
    let first = people.first()?;
    let bytes = message.words[at].start..message.words[at + count - 1].end;
    let is_pointed = POINTERS.contains(&message.before(at)) || count > 1;
    Some(match people {
        [_] => Read { bytes, text: first.name.clone(), value: Value::Term(first.clone()), is_pointed },
        _ => {
            let words = message.text[bytes.clone()].to_owned();
            Read { bytes, text: words.clone(), value: Value::Words(crate::Words { words }), is_pointed }
        }
    })
}

/// How many words from here on may be a name: those with a capital, or two after a word that points to somebody.
fn longest(message: &Message, at: usize) -> usize {
    let has_capital = |word: &Word| message.text[word.start..].starts_with(char::is_uppercase);
    let inside = |word: &&Word| word.gap <= Gap::Space || word.start == message.words[at].start;
    let words = message.words[at..].iter().take(LONGEST).take_while(inside);
    let capitals = words.clone().take_while(|word| has_capital(word)).count();
    let pointed = POINTERS.contains(&message.before(at));
    if capitals == 0 && pointed { words.count().min(2) } else { capitals }
}
