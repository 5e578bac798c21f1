//! What nobody is judged by here: it is heard, said to be left out, and never an input.

use chat::{
    Refusal,
    understand::{Context, Read},
};

use matching::lexicon::text::key;

use super::{line::Line, wishes, words::Words};

/// Sex, origin, faith, age, health, family.
static PROTECTED: Words = Words("protected.protected");

/// What makes it something else: a cause, a field, a place.
static NOT_SO: Words = Words("protected.not_so");

/// Whoever speaks of a cause stands beside it: "help veterans".
static CAUSE: Words = Words("protected.cause");

/// What makes "straight" a way to speak or to go.
static STRAIGHT_ON: Words = Words("protected.straight_on");

static AGES: Words = Words("protected.ages");

/// As part of a statement these may say anything; alone they say what somebody's family is.
pub const AS_A_WHOLE: &[&str] = &["families", "family", "family values"];

/// Words that say nothing by themselves.
const BESIDE: &[&str] = &[
    "a",
    "about",
    "an",
    "any",
    "be",
    "but",
    "how",
    "ideally",
    "instead",
    "just",
    "make",
    "mentor",
    "mentors",
    "must",
    "no",
    "not",
    "only",
    "or",
    "please",
    "prefer",
    "preferably",
    "should",
    "somebody",
    "someone",
    "the",
    "they",
    "want",
    "we",
    "what",
    "who",
];

/// A message that asks for nothing else is told so; of any other, the answer says what was left out.
pub fn refuses(message: &str, _: &[&str]) -> Option<Refusal> {
    let line = Line::new(message);
    let heard = heard(&line);
    let is_heard = |at: &usize| heard.iter().any(|read| line.words_in(&read.bytes).contains(at));
    let mut rest = (0..line.words.len()).filter(|at| !is_heard(at) && !BESIDE.contains(&line.word(*at)));
    if heard.is_empty() || rest.next().is_some() {
        return None;
    }
    let text = "Sex, origin, faith, age, health and family never enter a match, so I do not choose by them. Say \
                what the student studies, wants or needs, or where and when they could meet.";
    Some(Refusal { text: text.to_owned(), ..Refusal::default() })
}

/// By themselves, and as what somebody wants, needs or cares about.
pub fn attributes(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let mut found = heard(&line);
    if !found.is_empty() || line.has(AS_A_WHOLE) {
        let withheld = wishes::withheld(text, context);
        let is_inside = |read: &Read, other: &Read| {
            read.bytes.start < other.bytes.end && other.bytes.start < read.bytes.end
        };
        found.retain(|read| !withheld.iter().any(|other| is_inside(read, other)));
        found.extend(withheld);
    }
    found
}

/// Whether a goal, a need or a value says what nobody is judged by.
pub fn is_protected(statement: &str) -> bool {
    let line = Line::new(statement);
    AS_A_WHOLE.contains(&key(statement).as_str()) || !heard(&line).is_empty()
}

/// The words of a text that say what nobody is judged by.
pub fn protected_in(text: &str) -> Vec<String> {
    heard(&Line::new(text)).into_iter().map(|read| read.text).collect()
}

/// "Straight feedback", "women's health", "help veterans".
fn is_something_else(line: &Line<'_>, phrase: &str, (at, after): (usize, usize)) -> bool {
    let next = line.next(after);
    (phrase == "straight" && STRAIGHT_ON.contains(&next))
        || NOT_SO.contains(&next)
        || CAUSE.contains(&line.before(at))
}

fn heard(line: &Line<'_>) -> Vec<Read> {
    let mut found = Vec::new();
    for at in 0..line.words.len() {
        if let Some((phrase, after)) = line.longest(at, &PROTECTED)
            && !is_something_else(line, phrase, (at, after))
        {
            found.push(line.said(&(at..after), line.slice(&(at..after))));
        }
        found.extend(age(line, at));
    }
    found
}

/// "under 40", "in her thirties".
fn age(line: &Line<'_>, at: usize) -> Option<Read> {
    if let Some((_, after)) = line.longest(at, &AGES) {
        let number: u8 = line.next(after).parse().ok().filter(|age| (16..=99).contains(age))?;
        let unit = line.next(after + 1);
        let is_age =
            unit.is_empty() || ["years", "year", "in", "who", "and", "or", "from", "with"].contains(&unit);
        let is_other = unit == "years" && ["experience", "of"].contains(&line.next(after + 2))
            || ["miles", "km", "mi", "minutes"].contains(&unit);
        let end = after + 1 + usize::from(unit == "years") + usize::from(line.next(after + 2) == "old");
        return (number > 0 && is_age && !is_other).then(|| line.said(&(at..end), line.slice(&(at..end))));
    }
    let tens = [
        "twenties",
        "thirties",
        "forties",
        "fifties",
        "sixties",
        "seventies",
        "20s",
        "30s",
        "40s",
        "50s",
        "60s",
    ];
    let is_theirs = ["her", "his", "their"].contains(&line.before(at));
    (is_theirs && tens.contains(&line.word(at)))
        .then(|| line.said(&(at - 1..at + 1), line.slice(&(at - 1..at + 1))))
}

#[cfg(test)]
mod tests {
    use super::{is_protected, refuses};

    #[test]
    fn what_asks_for_nothing_else_is_declined() {
        for message in [
            "only women",
            "Prefer someone under 40, please",
            "must be Christian",
            "no men",
            "how about a woman?",
        ] {
            let refusal = refuses(message, &[]).unwrap_or_else(|| panic!("{message}"));
            assert!(refusal.text.contains("never enter a match"), "{message}");
        }
        for message in [
            "",
            "only in Boston",
            "women in biotech",
            "a mentor for working mothers",
            "someone like the second one",
        ] {
            assert_eq!(refuses(message, &[]), None, "{message}");
        }
    }

    #[test]
    fn a_statement_that_says_what_nobody_is_judged_by_is_told_from_a_cause() {
        for statement in [
            "Catholic",
            "faith",
            "Christianity",
            "women only",
            "a Christian mentor",
            "family",
            "under 40",
            "somebody straight",
        ] {
            assert!(is_protected(statement), "{statement}");
        }
        for statement in [
            "service",
            "straight feedback on a resume",
            "a pretty good portfolio",
            "women's health",
            "helping veterans",
            "work-family balance",
            "work with older adults",
            "religious studies",
        ] {
            assert!(!is_protected(statement), "{statement}");
        }
    }
}
