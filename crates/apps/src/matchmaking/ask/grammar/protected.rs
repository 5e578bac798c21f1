//! What nobody is judged by here: it is heard, said to be left out, and never an input.

use chat::{
    Refusal,
    understand::{Context, Read},
};

use super::{line::Line, words::Words};

/// Sex, origin, faith, age, health, family.
static PROTECTED: Words = Words("protected.protected");

/// What makes it something else: a cause, a field, a place.
static NOT_SO: Words = Words("protected.not_so");

static AGES: Words = Words("protected.ages");

/// Words that say nothing by themselves.
const BESIDE: &[&str] = &[
    "a",
    "an",
    "any",
    "be",
    "but",
    "ideally",
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

pub fn attributes(text: &str, _: &Context<'_>) -> Vec<Read> {
    heard(&Line::new(text))
}

fn heard(line: &Line<'_>) -> Vec<Read> {
    let mut found = Vec::new();
    for at in 0..line.words.len() {
        if let Some((_, after)) = line.longest(at, &PROTECTED)
            && !NOT_SO.contains(&line.next(after))
            && !["for", "with", "help", "helping"].contains(&line.before(at))
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
    use super::refuses;

    #[test]
    fn what_asks_for_nothing_else_is_declined() {
        for message in ["only women", "Prefer someone under 40, please", "must be Christian", "no men"] {
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
}
