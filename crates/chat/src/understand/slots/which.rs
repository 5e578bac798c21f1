//! Which of those that the answer before has shown: "the second one", "the last", "number 3".

use matching::lexicon::text::Gap;

use super::{
    Message, Read,
    quantity::{Quantity, quantities},
    terms::all_of,
};
use crate::{Number, Term, Value};

const ORDINALS: [&str; 10] =
    ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/// What an ordinal that points at something on the screen may say it is: not "the first generation".
const NAMED: &[&str] = &[
    "alum",
    "alumna",
    "alumnus",
    "candidate",
    "card",
    "donor",
    "match",
    "mentor",
    "name",
    "one",
    "ones",
    "option",
    "person",
    "profile",
    "result",
    "student",
];

/// What may follow such an ordinal if it does not say so.
const GOES_ON: &[&str] = &[
    "and", "from", "has", "have", "in", "instead", "is", "on", "or", "please", "though", "to", "who", "with",
];

const NUMBERED: &[&str] = &["candidate", "card", "mentor", "no", "number", "option", "person", "result"];

pub(super) fn find(message: &Message, shown: &[Term]) -> Vec<Read> {
    let counts = quantities(message);
    let mut found = Vec::new();
    let mut at = 0;
    while at < message.words.len() {
        match at_word(message, at, (shown, &counts)) {
            Some((numbers, after)) => {
                let first = at - usize::from(message.before(at) == "the");
                let bytes = message.words[first].start..message.words[after - 1].end;
                found.extend(numbers.into_iter().map(|number| read(bytes.clone(), number, shown)));
                at = after;
            }
            None => at += 1,
        }
    }
    found
}

pub(super) fn whole(message: &Message, shown: &[Term]) -> Option<Read> {
    if let Some(named) = shown.iter().find(|term| term.name.eq_ignore_ascii_case(&message.text)) {
        return Some(all_of(&message.text, (named.name.clone(), Value::Term(named.clone()))));
    }
    find(message, shown).into_iter().next().or_else(|| {
        // "Nadia", where one of them is called so.
        let is_part = |term: &&Term| Message::plain(&term.name).has(&message.text);
        let mut named = shown.iter().filter(is_part);
        let only = named.next().filter(|_| named.next().is_none())?;
        Some(all_of(&message.text, (only.name.clone(), Value::Term(only.clone()))))
    })
}

fn at_word(
    message: &Message,
    at: usize,
    (shown, counts): (&[Term], &[Quantity]),
) -> Option<(Vec<f64>, usize)> {
    let word = message.word(at);
    let pointed = message.before(at) == "the"
        || message.words.len() <= 2
        || ["and", "or"].contains(&message.before(at));
    let number = ordinal(message, at);
    if let Some(number) = number.filter(|_| pointed) {
        // "the first two", "the last three"
        if let Some(count) = counts.iter().find(|it| it.first == at + 1).and_then(whole_number) {
            let is_last = number < 0.0;
            let numbers = (1..=count)
                .map(|place| if is_last { -f64::from(count + 1 - place) } else { f64::from(place) });
            // Nobody knows which the last three are as long as nobody says how many there were.
            let is_known = number.abs() < 1.5 && (!is_last || shown.len() >= usize::from(count));
            return is_known.then(|| (numbers.collect(), at + 2));
        }
        let next = message.words.get(at + 1);
        let ends = next.is_none_or(|next| next.gap >= Gap::List);
        let is_named = next.is_some_and(|next| NAMED.contains(&next.text.as_str()));
        let goes_on = next.is_some_and(|next| GOES_ON.contains(&next.text.as_str()));
        return (ends || is_named || goes_on)
            .then(|| (vec![number], at + 1 + usize::from(is_named && !ends)));
    }
    let has_sign = message.words.get(at).is_some_and(|word| message.text[..word.start].ends_with('#'));
    let numbered = NUMBERED.contains(&word);
    let place = at + usize::from(numbered);
    let number = message.word(place).parse::<u8>().ok().filter(|number| (1..=50).contains(number))?;
    (numbered || has_sign).then(|| (vec![f64::from(number)], place + 1))
}

fn ordinal(message: &Message, at: usize) -> Option<f64> {
    let word = message.word(at);
    if word == "last" {
        return Some(-1.0);
    }
    if let Some(place) = ORDINALS.iter().position(|name| *name == word) {
        return u8::try_from(place + 1).ok().map(f64::from);
    }
    let digits = word.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let ending = &word[digits.len()..];
    let number = digits.parse::<u8>().ok().filter(|number| (1..=50).contains(number))?;
    ["st", "nd", "rd", "th"].contains(&ending).then(|| f64::from(number))
}

fn whole_number(quantity: &Quantity) -> Option<u8> {
    match quantity.bounds {
        super::quantity::Bounds::Exactly(number)
            if (2.0..=10.0).contains(&number) && number.fract() == 0.0 =>
        {
            (2..=10_u8).find(|count| (f64::from(*count) - number).abs() < 0.5)
        }
        _ => None,
    }
}

fn read(bytes: std::ops::Range<usize>, number: f64, shown: &[Term]) -> Read {
    let place =
        if number < 0.0 { (1..=shown.len()).rev().nth(count(-number) - 1) } else { Some(count(number)) };
    let person = place.and_then(|place| shown.get(place.checked_sub(1)?));
    match person {
        Some(person) => {
            Read { bytes, text: person.name.clone(), value: Value::Term(person.clone()), is_pointed: true }
        }
        None => Read { bytes, text: said(number), value: Value::Number(Number { number }), is_pointed: true },
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies between 1 and 50")]
fn count(number: f64) -> usize {
    number as usize
}

fn said(number: f64) -> String {
    match number {
        last if (last + 1.0).abs() < 0.5 => "the last one".to_owned(),
        number => ORDINALS
            .get(count(number) - 1)
            .map_or_else(|| format!("number {number}"), |name| format!("the {name} one")),
    }
}
