//! What somebody has left behind: "moved from research into industry" says where they are not any more.

use std::ops::Range;

use matching::lexicon::text::Gap;

use super::message::Message;

/// Verbs before "from" that say so by themselves.
const LEAVES: &[&str] = &[
    "changed",
    "changing",
    "crossed",
    "move",
    "moved",
    "moving",
    "pivoted",
    "relocated",
    "shifted",
    "switch",
    "switched",
    "switching",
    "transition",
    "transitioned",
    "transitioning",
];

/// Verbs that say so only if they go on to where: "came from law to teaching", and not "came from Boston".
const GOES: &[&str] = &["came", "come", "gone", "go", "jumped", "turned", "went"];

/// Verbs that need no "from".
const LEFT: &[&str] = &["leave", "leaving", "left", "quit", "quitting"];

/// How many words may stand between the verb and "from", and between "from" and what is left.
const REACH: usize = 3;

/// Whether the message says of this value that it is no longer so.
pub(super) fn is_left(message: &Message, bytes: &Range<usize>) -> bool {
    let words = message.words_in(bytes);
    let before = |from: usize| {
        let is_near = move |at: &usize| (*at + 1..=from).all(|at| message.words[at].gap < Gap::Stop);
        (from.saturating_sub(REACH)..from).rev().take_while(is_near)
    };
    if before(words.start).take(2).any(|at| LEFT.contains(&message.word(at))) {
        return true;
    }
    let is = |word: &'static [&'static str]| move |at: &usize| word.contains(&message.word(*at));
    // "from research into industry": what comes after "into" is where they are.
    let Some(from) = before(words.start).take_while(|at| !is(&["into", "to"])(at)).find(is(&["from"])) else {
        return false;
    };
    let rest = words.end..message.words.len();
    let goes_on = rest.take_while(|at| message.words[*at].gap < Gap::Stop).any(|at| is(&["into", "to"])(&at));
    before(from).any(|at| is(LEAVES)(&at) || (goes_on && is(GOES)(&at)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_told_from_where_somebody_is() {
        for (text, value, expected) in [
            ("mentors who moved from research into industry", "research", true),
            ("mentors who moved from research into biotech", "biotech", false),
            ("alumni who went from law to teaching", "law", true),
            ("alumni who switched careers from law or banking to teaching", "banking", true),
            ("people who left banking for teaching", "banking", true),
            ("people who left banking for teaching", "teaching", false),
            ("somebody who came from Boston", "Boston", false),
            ("alumni who moved to Chicago", "Chicago", false),
            ("engineers who moved from Boston to Chicago", "Boston", true),
            ("engineers who moved from Boston to Chicago", "Chicago", false),
            ("alumni from Boston", "Boston", false),
            ("They moved. Alumni from Boston", "Boston", false),
        ] {
            let start = text.find(value).unwrap();
            let message = Message::plain(text);
            assert_eq!(is_left(&message, &(start..start + value.len())), expected, "{text}: {value}");
        }
    }
}
