//! "And in spring?" asks the question before once more, about another part of the year; "what about Chicago?" about another
//! place.

use std::ops::Range;

use matching::lexicon::{places::find_places, text::Word};

use super::message::Message;

const SEASONS: &[&str] = &["autumn", "fall", "spring", "summer", "winter"];

/// What may stand around a season in a message that says nothing else.
const AROUND: &[&str] = &[
    "about", "and", "during", "for", "how", "in", "is", "it", "next", "of", "or", "semester", "term", "the",
    "then", "this", "what", "when",
];

/// The same around a place.
const AROUND_PLACES: &[&str] =
    &["about", "and", "around", "how", "in", "instead", "near", "now", "then", "what", "whats"];

/// The question before with the season of this message in the place of its own, or after it.
pub(super) fn asked_again(before: &str, message: &Message) -> Option<String> {
    let is_season = |word: &str| SEASONS.contains(&word);
    let new = message.words.iter().position(|word| is_season(&word.text))?;
    let says_more = |word: &str| !is_season(word) && !AROUND.contains(&word);
    if message.words.iter().any(|word| says_more(&word.text)) {
        return None;
    }
    let season = &message.words[new].text;
    let asked = Message::plain(before);
    let own = asked.words.iter().find(|word| is_season(&word.text));
    Some(match own {
        Some(own) => replaced(before, &(own.start..own.end), season),
        None => format!("{} in {season}?", before.trim_end_matches(['?', '.', '!', ' '])),
    })
}

/// The question before with the place of this message in the place of its own, or after it: "what about Chicago?"
pub(super) fn asked_elsewhere(before: &str, message: &Message) -> Option<String> {
    let [place] = find_places(&message.text)[..] else { return None };
    let is_around = |word: &Word| {
        (place.start < word.end && word.start < place.end) || AROUND_PLACES.contains(&word.text.as_str())
    };
    if !message.words.iter().all(is_around) {
        return None;
    }
    let name = &message.text[place.start..place.end];
    match find_places(before)[..] {
        [] => Some(format!("{} in {name}?", before.trim_end_matches(['?', '.', '!', ' ']))),
        [own] => Some(replaced(before, &(own.start..own.end), name)),
        _ => None,
    }
}

/// The question before with this message after it: "and for transfer students?"
pub(super) fn asked_on(before: &str, message: &Message) -> String {
    let lead = usize::from(["and", "or", "but", "also"].contains(&message.word(0)));
    let more = message.slice(&(lead..message.words.len()));
    format!("{} {more}?", before.trim_end_matches(['?', '.', '!', ' ']))
}

fn replaced(text: &str, bytes: &Range<usize>, word: &str) -> String {
    format!("{}{word}{}", &text[..bytes.start], &text[bytes.end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_season_takes_the_place_of_the_first() {
        for (before, message, expected) in [
            ("When does the fall term begin?", "And in spring?", Some("When does the spring term begin?")),
            ("When does the fall term begin?", "what about summer", Some("When does the summer term begin?")),
            ("When can I drop a course?", "And in spring?", Some("When can I drop a course in spring?")),
            ("When does the fall term begin?", "and for graduates?", None),
            ("When does the fall term begin?", "Who teaches in spring?", None),
        ] {
            let again = asked_again(before, &Message::plain(message));
            assert_eq!(again.as_deref(), expected, "{before} {message}");
        }
    }

    #[test]
    fn another_place_takes_the_place_of_the_first() {
        for (before, message, expected) in [
            (
                "Which jobs are open in Boston?",
                "What about Chicago?",
                Some("Which jobs are open in Chicago?"),
            ),
            ("Any jobs for chemists?", "and in Chicago?", Some("Any jobs for chemists in Chicago?")),
            ("Any jobs in Boston?", "and near New York?", Some("Any jobs in New York?")),
            ("Any jobs in Boston?", "or in Chicago?", None),
            ("Any jobs in Boston?", "what about refunds?", None),
            ("Any jobs in Boston?", "who lives in Chicago?", None),
            ("Any jobs in Boston or Chicago?", "and in Denver?", None),
        ] {
            let again = asked_elsewhere(before, &Message::plain(message));
            assert_eq!(again.as_deref(), expected, "{before} {message}");
        }
    }

    #[test]
    fn what_comes_to_a_question_stands_after_it() {
        let more = Message::plain("and for transfer students?");
        assert_eq!(asked_on("How do I apply?", &more), "How do I apply for transfer students?");
    }
}
