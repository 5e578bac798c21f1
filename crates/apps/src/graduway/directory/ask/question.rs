//! From a question about events, groups, posts and jobs to what is looked for.

use campus::search::{RecordKind, RecordQuery};
use jiff::{ToSpan, civil::Date};
use matching::lexicon::{
    places::find_places,
    text::{stem, words},
};

/// What a word says is meant. A kind of event is also looked for by its name.
const KINDS: &[(&str, RecordKind, bool)] = &[
    ("event", RecordKind::Event, false),
    ("gathering", RecordKind::Event, false),
    ("reunion", RecordKind::Event, true),
    ("homecoming", RecordKind::Event, true),
    ("lecture", RecordKind::Event, true),
    ("talk", RecordKind::Event, false),
    ("webinar", RecordKind::Event, true),
    ("meetup", RecordKind::Event, true),
    ("panel", RecordKind::Event, true),
    ("group", RecordKind::Group, false),
    ("club", RecordKind::Group, false),
    ("circle", RecordKind::Group, true),
    ("chapter", RecordKind::Group, true),
    ("network", RecordKind::Group, true),
    ("community", RecordKind::Group, false),
    ("post", RecordKind::Post, false),
    ("posted", RecordKind::Post, false),
    ("wrote", RecordKind::Post, false),
    ("write", RecordKind::Post, false),
    ("written", RecordKind::Post, false),
    ("news", RecordKind::Post, false),
    ("job", RecordKind::Job, false),
    ("opening", RecordKind::Job, false),
    ("vacancy", RecordKind::Job, false),
    ("vacancies", RecordKind::Job, false),
    ("position", RecordKind::Job, false),
    ("hiring", RecordKind::Job, false),
    ("hire", RecordKind::Job, false),
];

/// Words that ask, and that no record is found by.
const ASKING: &[&str] = &[
    "a",
    "about",
    "alumni",
    "an",
    "and",
    "any",
    "anybody",
    "anyone",
    "are",
    "at",
    "coming",
    "did",
    "do",
    "does",
    "find",
    "for",
    "give",
    "held",
    "how",
    "in",
    "is",
    "join",
    "know",
    "last",
    "lately",
    "latest",
    "list",
    "look",
    "looking",
    "me",
    "month",
    "new",
    "next",
    "now",
    "of",
    "offered",
    "on",
    "open",
    "our",
    "past",
    "people",
    "planned",
    "please",
    "previous",
    "recent",
    "recently",
    "say",
    "says",
    "scheduled",
    "see",
    "should",
    "show",
    "soon",
    "take",
    "tell",
    "the",
    "their",
    "there",
    "these",
    "this",
    "up",
    "upcoming",
    "us",
    "was",
    "we",
    "week",
    "were",
    "what",
    "whats",
    "when",
    "where",
    "which",
    "who",
    "will",
    "year",
    "happening",
    "happens",
    "happened",
    "place",
];

const AHEAD: &[&str] = &["upcoming", "next", "coming", "soon", "planned", "scheduled"];
const BACK: &[&str] = &["past", "previous", "last", "latest", "recent", "recently", "lately"];
/// What was written lately was written in so many months.
const LATELY: i64 = 12;

pub fn question(asked: &str, today: Date) -> RecordQuery {
    let mut query = RecordQuery::default();
    let places: Vec<_> = find_places(asked);
    let (mut left, mut named) = (Vec::new(), Vec::new());
    let (mut is_ahead, mut is_back, mut is_about) = (false, false, false);
    for word in words(asked) {
        let text = word.text.as_str();
        if places.iter().any(|place| word.start < place.end && place.start < word.end) {
            continue;
        }
        is_ahead |= AHEAD.contains(&text);
        is_back |= BACK.contains(&text);
        // What people write about is no other kind of record: "posts about new jobs".
        is_about |= text == "about" && query.kinds == [RecordKind::Post];
        let said = &asked[word.start..word.end];
        let kind = KINDS.iter().find(|(name, ..)| *name == text || *name == stem(text));
        match kind.filter(|_| !is_about) {
            Some((_, kind, is_name)) => {
                if !query.kinds.contains(kind) {
                    query.kinds.push(*kind);
                }
                if *is_name {
                    named.push(said);
                }
            }
            None if ASKING.contains(&text) => {}
            None => left.push(said),
        }
    }
    query.must = places.iter().map(|place| place.place.name().to_owned()).collect();
    let is_of_events = query.kinds == [RecordKind::Event];
    if is_of_events && is_ahead {
        query.from = Some(today);
    } else if is_of_events && is_back {
        query.to = Some(today);
    } else if is_back {
        query.from = today.checked_sub(LATELY.months()).ok();
    }
    // The next reunion is the one that comes first, and not the one that says the word most often.
    if is_of_events && (is_ahead || is_back) && named.len() == 1 {
        query.must.extend(named.drain(..).map(str::to_owned));
    }
    left.extend(named);
    query.words = left.join(" ");
    query
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn a_question_says_what_where_and_when() {
        let today = date(2026, 11, 16);
        for (asked, kinds, words, must, from) in [
            ("Which events are coming up?", &[RecordKind::Event][..], "", &[][..], Some(today)),
            ("When is the next reunion?", &[RecordKind::Event], "", &["reunion"], Some(today)),
            ("When was the last homecoming?", &[RecordKind::Event], "", &["homecoming"], None),
            (
                "Which lectures and webinars are coming up?",
                &[RecordKind::Event],
                "lectures webinars",
                &[],
                Some(today),
            ),
            ("What do alumni post about new jobs?", &[RecordKind::Post], "jobs", &[], None),
            ("Is there a group for writers?", &[RecordKind::Group], "writers", &[], None),
            ("Which jobs are open in Chicago?", &[RecordKind::Job], "", &["Chicago"], None),
            ("Which jobs are open in software?", &[RecordKind::Job], "software", &[], None),
            ("What did people post lately?", &[RecordKind::Post], "", &[], Some(date(2025, 11, 16))),
            ("What did alumni write about teaching?", &[RecordKind::Post], "teaching", &[], None),
            ("Tell me about glaciers", &[], "glaciers", &[], None),
        ] {
            let query = question(asked, today);
            assert_eq!((&query.kinds[..], query.words.as_str()), (kinds, words), "{asked}");
            assert_eq!(
                (query.must.iter().map(String::as_str).collect::<Vec<_>>(), query.from),
                (must.to_vec(), from),
                "{asked}"
            );
        }
    }
}
