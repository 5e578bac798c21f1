//! Texts that are meant to be a place and nothing else: a filter, or the cells of a table.

use super::{
    Kind, Place, Region, cities,
    find::POINTERS,
    lexicon::{LEXICON, by_code},
};
use crate::lexicon::text::{Gap, Word, words};

/// Nobody writes a place in more words.
const MOST_WORDS: usize = 20;
/// What may stand before a place, besides the words that point to one.
const BEFORE: &[&str] = &["greater", "the"];
/// What may stand after it.
const AFTER: &[&str] = &["area", "metro", "metropolitan", "region"];

/// Where a text says that something is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Whereabouts<'a> {
    Known(Place),
    /// A town that our list does not have there, and the region in which it lies.
    Town {
        name: &'a str,
        region: &'static Region,
    },
}

/// Reads a text that is a place from its first word to its last. `None` if no more than a part of it is one.
pub fn whereabouts(text: &str) -> Option<Whereabouts<'_>> {
    let all = words(text);
    if all.len() > MOST_WORDS {
        return None;
    }
    let points = |word: &&Word| POINTERS.contains(&&*word.text);
    let introduces = |word: &&Word| points(word) || BEFORE.contains(&&*word.text);
    let surrounds = |word: &&Word| AFTER.contains(&&*word.text) || is_number(&word.text);
    let last = all.len() - all.iter().rev().take_while(surrounds).count();
    let starts = [all.iter().take_while(points).count(), all.iter().take_while(introduces).count()];
    // "The Bahamas" and "Boston area" are names as they are; of "the DACH region" no more than a part is one.
    let tries = starts.into_iter().flat_map(|first| [(first, all.len()), (first, last)]);
    let mut found = tries.filter_map(|(first, last)| read(text, all.get(first..last)?));
    let best = found.next()?;
    match best {
        Whereabouts::Known(_) => Some(best),
        Whereabouts::Town { .. } => found.find(|found| matches!(found, Whereabouts::Known(_))).or(Some(best)),
    }
}

/// The state that two cells of a table name, or else the country.
pub fn stated(state: &str, country: &str) -> Option<&'static Region> {
    let country = called(country, Kind::Country).next();
    let in_country = |state: &&Region| country.is_none_or(|country| country.includes(state));
    called(state, Kind::State).find(in_country).or(country)
}

/// Regions of this kind with this name or code. In a cell of its own, neither case nor dots matter.
fn called(name: &str, kind: Kind) -> impl Iterator<Item = &'static Region> {
    let named = LEXICON.region_names.get(name).iter().map(|meaning| &LEXICON.regions[meaning.id]);
    let code: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
    let code = code.to_ascii_uppercase();
    let coded = LEXICON.regions.iter().filter(move |region| region.has_code(&code));
    named.chain(coded).filter(move |region| region.kind == kind)
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

fn read<'a>(text: &'a str, words: &[Word]) -> Option<Whereabouts<'a>> {
    let first = words.first()?;
    if let [only] = words
        && let Some(region) = by_code(&text[only.start..only.end])
    {
        return Some(Whereabouts::Known(Place::Region(region)));
    }
    let tails = tails(text, words);
    if let Some(hit) = LEXICON.city_names.longest_at(words, 0) {
        let mut cities = hit.meanings.iter().map(|meaning| &LEXICON.cities[meaning.id]);
        let city = match tails.get(hit.after) {
            None => cities.next(),
            Some(Some(tail)) => cities.find(|city| tail.meanings.iter().any(|region| region.contains(city))),
            Some(None) => None,
        };
        if let Some(city) = city {
            return Some(Whereabouts::Known(Place::City(city)));
        }
    }
    let (at, tail) = tails.iter().enumerate().find_map(|(at, tail)| Some((at, tail.as_ref()?)))?;
    let region = tail.meanings[0];
    Some(match at {
        0 => Whereabouts::Known(Place::Region(region)),
        _ => Whereabouts::Town { name: &text[first.start..words[at - 1].end], region },
    })
}

/// Nothing but regions from here to the end of the text, each in the next: `Vermont, USA`.
struct Tail {
    /// What the first of them may mean.
    meanings: Vec<&'static Region>,
}

/// The tail that begins at each of the words, if there is one.
fn tails(text: &str, words: &[Word]) -> Vec<Option<Tail>> {
    let mut tails: Vec<Option<Tail>> = Vec::new();
    // From the last word to the first, so that the tail behind a region is known.
    for at in (0..words.len()).rev() {
        let behind = |after: usize| tails.get(tails.len().wrapping_sub(after - at)).map(Option::as_ref);
        let tail = regions_at(text, words, at).into_iter().find_map(|(meanings, after)| {
            let meanings: Vec<_> = match behind(after) {
                _ if after == words.len() => meanings,
                Some(Some(next)) => meanings.into_iter().filter(|one| lies_in(one, &next.meanings)).collect(),
                _ => Vec::new(),
            };
            (!meanings.is_empty()).then_some(Tail { meanings })
        });
        tails.push(tail);
    }
    tails.reverse();
    tails
}

/// What regions a word may begin, each with the place after it.
fn regions_at(text: &str, words: &[Word], at: usize) -> Vec<(Vec<&'static Region>, usize)> {
    let hit = LEXICON.region_names.longest_at(words, at);
    let named = hit.map(|hit| {
        let meanings = hit.meanings.iter().map(|meaning| &LEXICON.regions[meaning.id]);
        (meanings.collect(), hit.after)
    });
    // In small letters a code may be a word. At the end of a place, or all by itself, it is none.
    let code = |letters: &str, after: usize| {
        let region = by_code(&letters.to_ascii_uppercase()).filter(|_| at > 0 || after == words.len())?;
        Some((vec![region], after))
    };
    let word = &words[at];
    let coded = code(&text[word.start..word.end], at + 1);
    // `D.C.` is two words of one letter.
    let dotted = words.get(at + 1).filter(|next| next.gap == Gap::Joined);
    let dotted = dotted.filter(|next| word.text.len() == 1 && next.text.len() == 1);
    let dotted = dotted.and_then(|next| code(&format!("{}{}", word.text, next.text), at + 2));
    named.into_iter().chain(coded).chain(dotted).collect()
}

fn lies_in(region: &Region, others: &[&'static Region]) -> bool {
    let overlaps = |other: &Region| cities().iter().any(|city| region.contains(city) && other.contains(city));
    others.iter().any(|other| other.includes(region) || region.kind == Kind::Metro && overlaps(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> String {
        match whereabouts(text) {
            None => "nowhere".to_owned(),
            Some(Whereabouts::Known(Place::City(city))) => format!("{} {}", city.name, city.country),
            Some(Whereabouts::Known(Place::Region(region))) => format!("all of {}", region.name),
            Some(Whereabouts::Town { name, region }) => format!("{name} in {}", region.name),
        }
    }

    #[test]
    fn a_place_is_read_from_the_first_word_to_the_last() {
        for (text, expected) in [
            ("Boston", "Boston US"),
            ("near Boston", "Boston US"),
            ("boston, ma", "Boston US"),
            ("Boston MA", "Boston US"),
            ("Cambridge, MA 02139", "Cambridge US"),
            ("cambridge, ma, usa", "Cambridge US"),
            ("Cambridge, England, UK", "Cambridge GB"),
            ("Washington, D.C.", "Washington US"),
            ("Tbilisi, Georgia", "Tbilisi GE"),
            ("New York, NY, United States", "New York US"),
            ("vt", "all of Vermont"),
            ("Vermont, USA", "all of Vermont"),
            ("somewhere", "nowhere"),
            ("Boston area", "all of Greater Boston"),
            ("the Bay Area, California", "all of Bay Area"),
            ("the DACH region", "all of DACH"),
            ("D.C.", "Washington US"),
            ("N.H.", "all of New Hampshire"),
            ("The Bahamas", "all of Bahamas"),
            ("Georgia, USA", "all of Georgia (US)"),
            ("Scotland, UK", "all of United Kingdom"),
            ("", "nowhere"),
            ("Boston University Campus", "nowhere"),
        ] {
            assert_eq!(told(text), expected, "{text:?}");
        }
    }

    #[test]
    fn a_town_that_is_not_listed_is_not_all_of_its_region() {
        for (text, expected) in [
            ("Brattleboro, Vermont", "Brattleboro in Vermont"),
            ("Brattleboro VT", "Brattleboro in Vermont"),
            ("brattleboro, vt, usa", "brattleboro in Vermont"),
            ("Brattleboro, VT 05301", "Brattleboro in Vermont"),
            ("Paris, TX", "Paris in Texas"),
            ("Boston Heights, Ohio", "Boston Heights in Ohio"),
            ("West Lebanon, NH", "West Lebanon in New Hampshire"),
            ("Lebanon, NH", "Lebanon in New Hampshire"),
            ("Mexico, Missouri, USA", "Mexico in Missouri"),
            ("Delaware, Ohio", "Delaware in Ohio"),
            ("near Brattleboro, Vermont", "Brattleboro in Vermont"),
            ("The Dalles, Oregon", "The Dalles in Oregon"),
        ] {
            assert_eq!(told(text), expected, "{text:?}");
        }
    }

    #[test]
    fn cells_name_a_state_or_a_country() {
        for (state, country, expected) in [
            ("VT", "USA", Some("Vermont")),
            ("Vt.", "", Some("Vermont")),
            ("vermont", "us", Some("Vermont")),
            ("N.Y.", "U.S.", Some("New York State")),
            ("CA", "US", Some("California")),
            ("DE", "Germany", Some("Germany")),
            ("Georgia", "United States", Some("Georgia (US)")),
            ("", "Georgia", Some("Georgia")),
            ("ON", "Canada", Some("Ontario")),
            ("Bavaria", "Germany", Some("Germany")),
            ("Atlantis", "", None),
            ("", "", None),
        ] {
            assert_eq!(stated(state, country).map(|region| region.name), expected, "{state}, {country}");
        }
    }

    #[test]
    fn no_text_takes_long() {
        let long = "VT ".repeat(300_000) + "x";
        assert_eq!(whereabouts(&long), None);
    }
}
