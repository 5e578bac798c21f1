//! What can be asked for: people, how many, how that changes, and records.

use chat::{
    Call, Need,
    understand::{Intent, Request},
};
use serde_json::json;

use super::{
    super::ask::{COUNT_ALUMNI, FIND_ALUMNI, FIND_RECORDS, MOST, SHOWN, TREND_ALUMNI},
    splits::is_split,
};

/// The intent of those who want to see people.
pub const FIND: &str = "find";

/// The intent of those who ask about events, groups, posts and jobs.
pub const RECORDS: &str = "records";

/// What those who ask for people can say; how they are counted comes first.
const PEOPLE: &[&str] = &[
    "by",
    "count",
    "name",
    "kind",
    "class",
    "degree",
    "field",
    "place",
    "within",
    "industry",
    "title",
    "level",
    "employer",
    "skill",
    "language",
    "mentor",
    "mentee",
    "volunteered",
    "attended",
    "gave",
    "gave_in",
    "last_gift",
    "given",
    "group",
    "organiser",
    "contact",
    "agreed",
];

/// The slots of the filter.
pub const CHIPS: &[&str] = PEOPLE.split_at(2).1;

pub fn all() -> Vec<Intent> {
    vec![find(), count(), trend(), records(), tell()]
}

/// The chips as the tools take them.
fn chips(request: &Request<'_>) -> serde_json::Value {
    let chips = request.criteria.iter().filter(|one| CHIPS.contains(&one.slot.as_str())).map(|one| {
        let mut chip = json!({ "slot": one.slot, "text": one.text });
        if one.excluded {
            chip["excluded"] = json!(true);
        }
        if one.need == Need::Nice {
            chip["nice"] = json!(true);
        }
        chip
    });
    json!({ "chips": chips.collect::<Vec<_>>() })
}

fn find() -> Intent {
    Intent {
        name: FIND,
        does: "find alumni",
        examples: &[
            "Find alumni in Boston who work in biotech",
            "Alumni from the nineties who came to an event but never gave",
            "Who gave in 2024 but not this year?",
            "Show me mentors in health care",
            "Which alumni have never volunteered?",
            "Members of the rowing group in Chicago",
            "engineers who attended a career panel",
            "donors over $1,000 in the last three years",
            "bounced emails in Texas",
            "lapsed donors within 50 miles of Denver",
        ],
        cues: &[
            "^find",
            "^show",
            "^list",
            "^who",
            "^search",
            "^give me",
            "^get",
            "^pull",
            "^anyone",
            "^anybody",
            "^everyone",
            "^everybody",
            "^just",
            "could i get",
            "can i get",
            "can you find",
            "can you show",
            "looking for",
            "i need",
            "we need",
            "do we have",
            "is there anyone",
            "is there anybody",
            "are there any",
            "anyone who",
            "people who",
            "alumni who",
            "which alumni",
            "which people",
            "which of our",
            "which alums",
            "which grads",
            "which donors",
            "thx",
            "thanks",
        ],
        takes: PEOPLE,
        needs: &[],
        call: |request| {
            let mut input = chips(request);
            if let Some(limit) = request.number("count").filter(|limit| *limit >= 1.0) {
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
                let limit = limit.min(f64::from(MOST)) as u32;
                input["limit"] = json!(limit);
            }
            if request.more > 0 {
                input["skip"] = json!(request.seen(SHOWN, MOST));
            }
            vec![if is_split(request) {
                counted(request)
            } else {
                Call { tool: FIND_ALUMNI.to_owned(), input }
            }]
        },
    }
}

fn counted(request: &Request<'_>) -> Call {
    let mut input = chips(request);
    if let Some(by) = request.term("by") {
        input["by"] = json!(by.id);
    }
    Call { tool: COUNT_ALUMNI.to_owned(), input }
}

fn count() -> Intent {
    Intent {
        name: "count",
        does: "count alumni",
        examples: &[
            "How many alumni live in Boston?",
            "How many people gave?",
            "number of volunteers by decade",
            "Count the donors by industry",
            "In which cities do our alumni live?",
            "Break down the mentors by field",
        ],
        cues: &[
            "^how many",
            "how many",
            "^count",
            "^number of",
            "number of",
            "the number of",
            "what is the number",
            "^break down",
            "break down",
            "breakdown of",
            "broken down",
            "split by",
            "grouped by",
            "count of",
            "counts of",
            "tally of",
            "^breakdown",
            "distribution of",
            "in which industries",
            "in which cities",
            "which industries",
            "which cities",
            "how large",
            "what share",
            "total number",
            "^show them by",
            "^show by",
            "^list them by",
            "^group them by",
            "^split them by",
        ],
        takes: PEOPLE,
        needs: &[],
        call: |request| vec![counted(request)],
    }
}

fn trend() -> Intent {
    Intent {
        name: "trend",
        does: "show how giving, events and volunteering change over the years",
        examples: &[
            "What's the trend in reunion attendance?",
            "How has the number of donors changed since 2018?",
            "trend of volunteering among 1990s grads",
            "Show giving over time",
            "Is attendance going up or down?",
        ],
        cues: &[
            "^trend",
            "trend",
            "trends",
            "the trend in",
            "trend of",
            "trend in",
            "over time",
            "how has",
            "how have",
            "how did",
            "has changed",
            "have changed",
            "changed",
            "going up",
            "going down",
            "rising",
            "falling",
            "grown",
            "growth in",
            "growth of",
            "growth",
            "year over year",
            "evolution of",
            "evolved",
            "developed",
            "development of",
            "the number of",
            "number of",
            "among",
        ],
        takes: PEOPLE,
        needs: &[],
        call: |request| vec![Call { tool: TREND_ALUMNI.to_owned(), input: chips(request) }],
    }
}

/// Words of those who ask about records, and do not ask for people who have to do with them.
const RECORD_CUES: &[&str] = &[
    "what events",
    "which events",
    "upcoming events",
    "next event",
    "next events",
    "events are",
    "events in",
    "any events",
    "^events",
    "the next",
    "coming up",
    "upcoming",
    "when is the",
    "when is our",
    "when was the",
    "where is the",
    "what groups",
    "which groups are",
    "a group for",
    "groups for",
    "group for",
    "any groups",
    "is there a group",
    "are there groups",
    "what jobs",
    "which jobs",
    "open jobs",
    "job openings",
    "jobs in",
    "jobs at",
    "jobs for",
    "^jobs",
    "any jobs",
    "openings",
    "hiring",
    "remote jobs",
    "posts about",
    "post about",
    "posted about",
    "write about",
    "wrote about",
    "written about",
    "what do alumni say",
    "what did",
    "tell me about the",
    "what is the",
    "which posts",
    "what posts",
    "posts mention",
    "posts that mention",
    "openings for",
    "openings in",
    "openings at",
    "are there any events coming",
    "are there any events for",
    "are there any events in",
    "are there any events next",
    "are there any events this",
    "are there any groups for",
    "are there any groups in",
    "are there any jobs at",
    "are there any jobs for",
    "are there any jobs in",
    "are there any openings at",
    "are there any openings for",
    "are there any openings in",
    "are there any posts about",
    "how many events are",
    "how many events did we",
    "how many events do we",
    "how many events in",
    "how many events last",
    "how many events this",
    "how many events were",
    "how many events will",
    "how many groups are",
    "how many groups do we",
    "how many groups in",
    "how many jobs are",
    "how many jobs do we",
    "how many jobs in",
    "how many openings are",
    "how many openings do we",
    "how many openings in",
    "how many posts are",
    "how many posts were",
];

fn records() -> Intent {
    Intent {
        name: RECORDS,
        does: "look things up in events, groups, posts and jobs",
        examples: &[
            "What events are coming up?",
            "When is the next reunion?",
            "Is there a group for writers?",
            "Which jobs are open in Chicago?",
            "What do alumni post about new jobs?",
            "Tell me about the climate group",
            "Are there remote jobs in software?",
            "What did people write about teaching?",
        ],
        cues: RECORD_CUES,
        takes: &["topic"],
        needs: &[],
        call: |request| {
            let mut input = json!({ "question": request.message });
            if request.more > 0 {
                input["page"] = json!(request.more);
            }
            vec![Call { tool: FIND_RECORDS.to_owned(), input }]
        },
    }
}

/// About one of those who were shown. Only "the second one" leads here, never a likeness.
fn tell() -> Intent {
    Intent {
        name: "tell",
        does: "tell more about one of them",
        examples: &[],
        cues: &[],
        takes: &["which"],
        needs: &[],
        call: |request| {
            let one = |person: &chat::Term| Call {
                tool: FIND_ALUMNI.to_owned(),
                input: json!({ "chips": [], "person": person.id }),
            };
            request.terms("which").map(one).collect()
        },
    }
}
