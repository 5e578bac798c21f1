//! From a question about events, groups, posts and jobs to what is looked for.

mod said;

use std::collections::BTreeSet;

use campus::{
    Campus,
    search::{RecordKind, RecordQuery, RecordsFound},
};
use jiff::{ToSpan, civil::Date};
use matching::lexicon::text::{stem, words};

use said::{places, time};

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
    "advertised",
    "alumni",
    "an",
    "and",
    "any",
    "anybody",
    "anyone",
    "are",
    "at",
    "available",
    "coming",
    "currently",
    "did",
    "do",
    "does",
    "find",
    "for",
    "give",
    "had",
    "happened",
    "happening",
    "happens",
    "have",
    "held",
    "hold",
    "host",
    "hosted",
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
    "many",
    "me",
    "mention",
    "mentioned",
    "mentions",
    "month",
    "new",
    "next",
    "now",
    "of",
    "offered",
    "on",
    "open",
    "organized",
    "our",
    "past",
    "people",
    "place",
    "planned",
    "please",
    "previous",
    "ran",
    "recent",
    "recently",
    "right",
    "run",
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
];

const AHEAD: &[&str] = &["upcoming", "next", "coming", "soon", "planned", "scheduled"];
const BACK: &[&str] = &["past", "previous", "last", "latest", "recent", "recently", "lately"];
/// What was written lately was written in so many months.
const LATELY: i64 = 12;

fn kind(word: &str) -> Option<&'static (&'static str, RecordKind, bool)> {
    KINDS.iter().find(|(name, ..)| *name == word || *name == stem(word))
}

/// So many of the records of a place that is left out are looked up.
const LEFT_OUT: usize = 500;

/// What is looked for, and where it is not to be.
#[derive(Clone, Debug, Default)]
pub struct Question {
    pub query: RecordQuery,
    pub outside: Vec<String>,
}

impl Question {
    /// The records but for those of the places that are left out: the shelf knows only what has to stand there.
    pub async fn find(&self, campus: &Campus) -> store::Result<RecordsFound> {
        let mut left_out = BTreeSet::new();
        for place in &self.outside {
            let mut there = RecordQuery { limit: LEFT_OUT, ..self.query.clone() };
            there.must.push(place.clone());
            let found = campus.find_records(&there).await?;
            left_out.extend(found.records.iter().map(|record| (record.kind, record.id)));
        }
        let limit = self.query.limit + left_out.len();
        let mut found = campus.find_records(&RecordQuery { limit, ..self.query.clone() }).await?;
        found.records.retain(|record| !left_out.contains(&(record.kind, record.id)));
        found.records.truncate(self.query.limit);
        found.total = found.total.saturating_sub(left_out.len());
        Ok(found)
    }
}

pub fn question(asked: &str, today: Date) -> Question {
    let mut query = RecordQuery::default();
    let said = words(asked);
    let (wanted, outside, of_places) = places(asked, &said);
    let time = time(asked, &said, today);
    let of_time = time.as_ref().map(|(bytes, ..)| bytes.clone());
    let (mut left, mut named) = (Vec::new(), Vec::new());
    let (mut is_ahead, mut is_back, mut is_about) = (false, false, false);
    for word in &said {
        let text = word.text.as_str();
        if of_places.iter().chain(&of_time).any(|bytes| word.start < bytes.end && bytes.start < word.end) {
            continue;
        }
        is_ahead |= AHEAD.contains(&text);
        is_back |= BACK.contains(&text);
        // What people write about is no other kind of record: "posts about new jobs".
        is_about |= text == "about" && query.kinds == [RecordKind::Post];
        let said = &asked[word.start..word.end];
        let kind = kind(text);
        // "How many jobs are posted" counts no posts.
        let is_done =
            ["posted", "written"].contains(&text) && query.kinds.iter().any(|kind| *kind != RecordKind::Post);
        match kind.filter(|_| !is_about && !is_done) {
            Some((_, kind, is_name)) => {
                if !query.kinds.contains(kind) {
                    query.kinds.push(*kind);
                }
                if *is_name {
                    named.push(said);
                }
            }
            None if is_done || ASKING.contains(&text) => {}
            None => left.push(said),
        }
    }
    query.places = wanted;
    let is_of_events = query.kinds == [RecordKind::Event];
    let is_timed = time.is_some();
    if let Some((_, from, to)) = time {
        (query.from, query.to) = (from, to);
    } else if is_of_events && is_ahead {
        query.from = Some(today);
    } else if is_of_events && is_back {
        query.to = Some(today);
    } else if is_back {
        query.from = today.checked_sub(LATELY.months()).ok();
    }
    // The next reunion is the one that comes first, and not the one that says the word most often.
    if is_of_events && (is_ahead || is_back || is_timed) && named.len() == 1 {
        query.must.extend(named.drain(..).map(str::to_owned));
    }
    left.extend(named);
    query.words = left.join(" ");
    // What is counted has every word, not one of them.
    if said.windows(2).any(|two| two[0].text == "how" && two[1].text == "many") {
        query.must.extend(left.into_iter().map(str::to_owned));
    }
    Question { query, outside }
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
            ("How many jobs are open in Chicago?", &[RecordKind::Job], "", &["Chicago"], None),
            ("Which posts mention glaciers?", &[RecordKind::Post], "glaciers", &[], None),
            ("Tell me about glaciers", &[], "glaciers", &[], None),
            ("How many jobs are available?", &[RecordKind::Job], "", &[], None),
            ("How many jobs are posted in Boston?", &[RecordKind::Job], "", &["Boston"], None),
            (
                "How many jobs are open for software engineers?",
                &[RecordKind::Job],
                "software engineers",
                &["software", "engineers"],
                None,
            ),
        ] {
            let Question { query, outside } = question(asked, today);
            assert!(outside.is_empty() && query.to.is_none_or(|to| to == today), "{asked}");
            assert_eq!((&query.kinds[..], query.words.as_str()), (kinds, words), "{asked}");
            let all = query.must.iter().chain(&query.places);
            assert_eq!(
                (all.map(String::as_str).collect::<Vec<_>>(), query.from),
                (must.to_vec(), from),
                "{asked}"
            );
        }
    }

    #[test]
    fn a_question_says_of_which_days_it_speaks() {
        let today = date(2026, 11, 16);
        let day = |year, month, day| Some(date(year, month, day));
        for (asked, from, to) in [
            ("events this week", day(2026, 11, 16), day(2026, 11, 22)),
            ("events next week", day(2026, 11, 23), day(2026, 11, 29)),
            ("Which events are there next month?", day(2026, 12, 1), day(2026, 12, 31)),
            ("events in March", day(2027, 3, 1), day(2027, 3, 31)),
            ("Which events were held in March?", day(2026, 3, 1), day(2026, 3, 31)),
            ("events in March 2025", day(2025, 3, 1), day(2025, 3, 31)),
            ("events this weekend", day(2026, 11, 21), day(2026, 11, 22)),
            ("events next year", day(2027, 1, 1), day(2027, 12, 31)),
            ("events in 2024", day(2024, 1, 1), day(2024, 12, 31)),
            ("events today", day(2026, 11, 16), day(2026, 11, 16)),
            ("Which events are coming up?", day(2026, 11, 16), None),
            ("Tell me about the events next week", day(2026, 11, 23), day(2026, 11, 29)),
            ("posts about March", None, None),
        ] {
            let query = question(asked, today).query;
            assert_eq!((query.from, query.to), (from, to), "{asked}");
            let about = if asked.starts_with("posts") { "March" } else { "" };
            assert_eq!(query.words, about, "{asked}");
        }
    }

    #[test]
    fn a_place_may_be_left_out() {
        for (asked, places, outside) in [
            ("events outside Boston", &[][..], &["Boston"][..]),
            ("jobs not in Boston", &[], &["Boston"]),
            ("jobs not in Boston or Chicago", &[], &["Boston", "Chicago"]),
            ("jobs in Chicago, not in Boston", &["Chicago"], &["Boston"]),
            ("jobs in Boston", &["Boston"], &[]),
            ("Which jobs are open in Boston and Chicago?", &["Boston", "Chicago"], &[]),
            ("Which jobs are open in Portland in Oregon?", &["Portland"], &[]),
            ("jobs in Boston or in Chicago", &["Boston", "Chicago"], &[]),
        ] {
            let found = question(asked, date(2026, 11, 16));
            assert_eq!(
                (&found.query.places[..], &found.outside[..]),
                (&strings(places)[..], &strings(outside)[..]),
                "{asked}"
            );
            assert!(found.query.must.is_empty(), "{asked}");
            assert_eq!(found.query.words, "", "{asked}");
        }
    }

    fn strings(all: &[&str]) -> Vec<String> {
        all.iter().map(|one| (*one).to_owned()).collect()
    }
}
