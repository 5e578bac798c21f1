//! Cities and regions.

use std::ops::Range;

use matching::lexicon::{
    fields, industries,
    places::{City, Kind, Place, Whereabouts, find_places, region, regions, whereabouts},
    text::Gap,
};

use super::{Message, Read, numbers::is_of_a_ring, terms::all_of};
use crate::{Term, Value};

/// Words after which a place comes, however it is written.
const POINTERS: &[&str] = &["around", "from", "in", "near", "outside", "to"];

/// Cities that stay words as long as nobody gives them a capital.
const WORDS: &[&str] = &["bath", "cali", "cork", "mesa", "mobile", "nice", "reading", "rio"];

/// Codes of states that are words when they stand in capitals.
const CODES_THAT_ARE_WORDS: &[&str] = &["HI", "IN", "ME", "OH", "OK", "OR"];

pub(super) fn find(message: &Message) -> Vec<Read> {
    let text = with_capitals(message);
    let mut found: Vec<Read> = find_places(&text)
        .into_iter()
        .map(|found| {
            town(message, &text, found.start..found.end)
                .unwrap_or_else(|| read(found.start..found.end, found.place, &text[found.start..found.end]))
        })
        .collect();
    let mut listed = 0;
    while let Some(place) = found.get(listed) {
        let next = next_in_list(message, place, &found);
        found.extend(next);
        listed += 1;
    }
    for at in 0..message.words.len() {
        let word = &message.words[at];
        let code = &message.text[word.start..word.end];
        let is_free = found.iter().all(|read| read.bytes.end <= word.start || read.bytes.start >= word.end);
        if is_free
            && code.len() == 2
            && code.bytes().all(|letter| letter.is_ascii_uppercase())
            && !CODES_THAT_ARE_WORDS.contains(&code)
            && POINTERS.contains(&message.before(at))
            && let Some(state) = region(code).filter(|region| region.abbreviation() == Some(code))
        {
            found.push(read(word.start..word.end, Place::Region(state), code));
        }
    }
    for place in &mut found {
        place.bytes.start = with_nearness(message, &place.bytes);
    }
    found
}

/// How many words "far from" may stand before a place.
const REACH: usize = 8;

/// Words with which something else begins than the places that are far.
const BEGINS: &[&str] =
    &["at", "but", "for", "in", "into", "lives", "living", "on", "that", "to", "who", "whose", "with"];

/// What a place begins with that is near.
const NEAR: &[&str] = &["arent", "around", "close", "isnt", "near", "next", "not"];

/// Whether the message asks for those who are not there: "far from Boston or Chicago". There is no criterion for that.
pub(in crate::understand) fn is_far(message: &Message, place: &Range<usize>) -> bool {
    let first = message.words_in(place).start;
    if NEAR.contains(&message.word(first)) {
        return message.before(first) == "nowhere";
    }
    let before = (first.saturating_sub(REACH)..first).rev().map(|at| (at, message.before(at + 1)));
    let mut same = before.take_while(|(_, word)| !word.is_empty() && !BEGINS.contains(word));
    same.any(|(at, word)| word == "from" && far(message, at).is_some_and(|(_, is_near)| !is_near))
}

/// Whether the place is the middle of a ring: "10 to 50 miles from Boston". There is no criterion for that either.
pub(in crate::understand) fn is_in_a_ring(message: &Message, place: &Range<usize>) -> bool {
    let mut at = message.words_in(place).start;
    while ["around", "away", "from", "of", "outside", "the"].contains(&message.before(at)) {
        at -= 1;
    }
    at > 0 && is_of_a_ring(message, at - 1)
}

/// Where "far from" begins, if this is its "from"; and whether it means the opposite, "not far from".
fn far(message: &Message, from: usize) -> Option<(usize, bool)> {
    let over = |mut at: usize, words: &[&str]| {
        while words.contains(&message.before(at)) {
            at -= 1;
        }
        at
    };
    let after = over(from, &["away", "enough"]);
    let begins = after.checked_sub(1).filter(|_| message.before(after) == "far")?;
    let very = over(begins, &["all", "so", "that", "too", "very"]);
    let is_near = ["arent", "isnt", "not"].contains(&message.before(very));
    Some(if is_near { (very - 1, true) } else { (begins, false) })
}

/// "near Boston", "just outside Boston", "not far from Boston": what says so belongs to the place.
fn with_nearness(message: &Message, place: &Range<usize>) -> usize {
    let at = message.words_in(place).start;
    let before = |back: usize| at.checked_sub(back).map_or("", |at| message.word(at));
    let first = match (before(2), before(1)) {
        (_, "near" | "around") => at - 1,
        ("close" | "next", "to") | ("just" | "right", "outside") => at - 2,
        ("outside", "of") if ["just", "right"].contains(&before(3)) => at - 3,
        (_, "from") => far(message, at - 1).filter(|(_, is_near)| *is_near).map_or(at, |(first, _)| first),
        _ => at,
    };
    message.words.get(first).map_or(place.start, |word| word.start)
}

/// "Houston or Austin": in a list of places, a name is a place even if it is also somebody's.
fn next_in_list(message: &Message, place: &Read, found: &[Read]) -> Option<Read> {
    let after = message.words_in(&place.bytes).end;
    let first = match message.word(after) {
        "and" | "or" => after + 1,
        _ if message.words.get(after).is_some_and(|word| word.gap == Gap::List) => after,
        _ => return None,
    };
    let start = message.words.get(first)?.start;
    let is_free = |bytes: &Range<usize>| {
        found.iter().all(|it| it.bytes.end <= bytes.start || bytes.end <= it.bytes.start)
    };
    let has_capital = message.text[start..].starts_with(char::is_uppercase);
    let windows = (1..=3).rev().filter(|count| first + count <= message.words.len());
    let mut bytes = windows.map(|count| start..message.words[first + count - 1].end).filter(is_free);
    bytes.find_map(|bytes| match whereabouts(&message.text[bytes.clone()]) {
        Some(Whereabouts::Known(city @ Place::City(_))) if has_capital => Some(read(bytes, city, "")),
        _ => None,
    })
}

/// "from Brattleboro, Vermont": a town that the list does not have, before the state that it has.
fn town(message: &Message, text: &str, region: Range<usize>) -> Option<Read> {
    let words = message.words_in(&region);
    let is_town = |at: usize| text[message.words[at].start..].starts_with(char::is_uppercase);
    if message.words[words.start].gap != Gap::List || words.start == 0 || !is_town(words.start - 1) {
        return None;
    }
    let first =
        if words.start > 1 && is_town(words.start - 2) && message.words[words.start - 1].gap == Gap::Space {
            words.start - 2
        } else {
            words.start - 1
        };
    let bytes = message.words[first].start..region.end;
    let written = text.get(bytes.clone())?;
    let is_introduced = POINTERS.contains(&message.before(first));
    // "in biotech, Massachusetts" names no town.
    let name = &text[message.words[first].start..message.words[words.start - 1].end];
    let is_work = industries::industry(name).is_some() || fields::field(name).is_some();
    let is_new = !is_work && matches!(whereabouts(written), Some(Whereabouts::Town { .. }));
    (is_introduced && is_new).then(|| whole(written).map(|town| Read { bytes, is_pointed: false, ..town }))?
}

pub(super) fn whole(text: &str) -> Option<Read> {
    let (said, value) = match whereabouts(text)? {
        Whereabouts::Known(place) => said(place),
        Whereabouts::Town { name, region } => {
            let town = format!("{name}, {}", region.name);
            (town.clone(), Value::Term(Term { id: town.clone(), name: town }))
        }
    };
    Some(all_of(text, (said, value)))
}

/// Whoever writes quickly leaves out capitals: after a word that points to a place the next one gets its own.
fn with_capitals(message: &Message) -> String {
    let mut text = message.text.clone();
    // Whoever shouts means no code of a state by OR.
    let is_loud = message.words.len() > 2 && !text.contains(char::is_lowercase);
    for word in message.words.iter().filter(|_| is_loud) {
        if let Some(rest) = text.get_mut(word.start + 1..word.end) {
            rest.make_ascii_lowercase();
        }
    }
    for at in 1..message.words.len() {
        let word = &message.words[at];
        let is_city = POINTERS.contains(&message.before(at)) && !WORDS.contains(&word.text.as_str());
        if is_city && let Some(first) = text.get_mut(word.start..=word.start) {
            first.make_ascii_uppercase();
        }
    }
    text
}

fn read(bytes: Range<usize>, place: Place, written: &str) -> Read {
    // A city that is not in the list is known by its state, and the words say more than that.
    if let Place::Region(_) = place
        && let Some(town) = whole(written).filter(|_| written.contains(','))
    {
        return Read { bytes, is_pointed: false, ..town };
    }
    let (text, value) = said(place);
    Read { bytes, text, value, is_pointed: false }
}

/// As short as it can be without meaning another place.
fn said(place: Place) -> (String, Value) {
    // Luxembourg and the District of Columbia are known by the city.
    let place = match whereabouts(place.name()) {
        Some(Whereabouts::Known(city @ Place::City(_))) if matches!(place, Place::Region(_)) => city,
        _ => place,
    };
    let name = place.name();
    let id = full(place);
    let is_clear = whereabouts(name) == Some(Whereabouts::Known(place)) && !is_shared(name);
    let text = if is_clear { name.to_owned() } else { id.clone() };
    (text.clone(), Value::Term(Term { id, name: text }))
}

/// The name with what tells it from its namesakes.
fn full(place: Place) -> String {
    let Place::City(city) = place else { return place.name().to_owned() };
    let around = state(city).or_else(|| country(city));
    around.map_or_else(|| city.name.to_owned(), |around| format!("{}, {around}", city.name))
}

fn state(city: &City) -> Option<&'static str> {
    let code = format!("{}-{}", city.country, city.state?);
    let state = regions().iter().find(|region| region.kind == Kind::State && region.codes[0] == code)?;
    state.abbreviation().filter(|_| city.country == "US").or(Some(state.name))
}

fn country(city: &City) -> Option<&'static str> {
    regions()
        .iter()
        .find(|region| region.kind == Kind::Country && region.codes[0] == city.country)
        .map(|it| it.name)
}

fn is_shared(name: &str) -> bool {
    matching::lexicon::places::cities().iter().filter(|city| city.name == name).count() > 1
}

#[cfg(test)]
mod tests {
    use matching::lexicon::places::cities;

    use super::*;

    #[test]
    fn every_place_can_be_read_again() {
        let all = cities().iter().map(Place::City).chain(regions().iter().map(Place::Region));
        // Whoever writes Georgia means the state.
        for place in all.filter(|place| place.name() != "Georgia") {
            let (text, value) = said(place);
            let Value::Term(term) = &value else { panic!("{value:?}") };
            let is_itself = whereabouts(&term.id) == Some(Whereabouts::Known(place));
            let is_city = matches!(whereabouts(place.name()), Some(Whereabouts::Known(Place::City(_))));
            assert!(is_itself || is_city, "{}", term.id);
            assert_eq!(whole(&text).map(|read| read.value), Some(value), "{text}");
        }
    }

    #[test]
    fn places_are_found_however_they_are_written() {
        for (text, expected) in [
            ("engineers in boston", &["Boston"][..]),
            ("bankers near austin or chicago", &["Austin", "Chicago"]),
            ("Houston, Austin or Lincoln", &["Houston", "Austin", "Lincoln"]),
            ("in Dallas, Find", &["Dallas"]),
            ("anyone in MA?", &["Massachusetts"]),
            ("jobs in IT, OR so", &[]),
            ("a nice bath", &[]),
            ("in Cambridge", &["Cambridge, MA"]),
            ("in Cambridge, England", &["Cambridge, United Kingdom"]),
            ("from Brattleboro, Vermont", &["Brattleboro, Vermont"]),
            ("Find Engineers, Texas", &["Texas"]),
            ("JUNIOR. DENVER OR AUSTIN.", &["Denver", "Austin"]),
        ] {
            let found: Vec<String> = find(&Message::plain(text)).into_iter().map(|read| read.text).collect();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn what_is_far_is_told_from_what_is_near() {
        for (text, far) in [
            ("mentors far from Boston", &["Boston"][..]),
            ("mentors far away from boston", &["Boston"]),
            ("far from Boston, Denver or Chicago", &["Boston", "Denver", "Chicago"]),
            ("nowhere near Boston", &["Boston"]),
            ("as far from Boston as they can", &["Boston"]),
            ("far from Denver, near Boston", &["Denver"]),
            ("far from home, in Boston", &[]),
            ("from Boston", &[]),
            ("It is far. From Boston", &[]),
            ("not far from Boston or Chicago", &[]),
            ("it isn't too far away from Boston", &[]),
        ] {
            let message = Message::plain(text);
            let found = find(&message).into_iter().filter(|read| is_far(&message, &read.bytes));
            let found: Vec<String> = found.map(|read| read.text).collect();
            assert_eq!(found, far, "{text}");
        }
    }
}
