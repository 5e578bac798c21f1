//! The questions that the suite's own conversation understands.

use chat::{
    Call, Range,
    understand::{Choice, Fallback, Grammar, Intent, Reader, Request, Slot},
};
use serde_json::{Map, Value, json};

use super::tools::{COUNT_PEOPLE, FIND_PEOPLE};

const KINDS: &[Choice] = &[
    Choice { id: "student", name: "students", also: &["student", "undergraduates", "undergrads"] },
    Choice {
        id: "alum",
        name: "alumni",
        also: &["alum", "alums", "alumna", "alumnus", "graduates", "graduate"],
    },
    Choice { id: "staff", name: "staff", also: &["staff members", "employees of the university"] },
];

const GROUPINGS: &[Choice] = &[
    Choice {
        id: "decade",
        name: "by decade",
        also: &["per decade", "by class", "by class year", "over the years"],
    },
    Choice {
        id: "industry",
        name: "by industry",
        also: &["per industry", "by sector", "in which industries", "what industries", "which industries"],
    },
    Choice {
        id: "field",
        name: "by field",
        also: &["per field", "by major", "by field of study", "by subject"],
    },
    Choice { id: "seniority", name: "by seniority", also: &["by level", "per level", "by career stage"] },
];

const PEOPLE: &[&str] = &[
    "people",
    "persons",
    "alumni",
    "alums",
    "students",
    "mentors",
    "graduates",
    "contacts",
    "names",
    "candidates",
];

pub fn grammar() -> Grammar {
    Grammar::new(slots(), vec![find(), count(), look_up()], FALLBACK)
}

const FALLBACK: Fallback = Fallback {
    fragment: Some("find"),
    question: Some("look_up"),
    can: "find people of the campus, count them, and look things up in the library",
    example: "Alumni in Boston who work in biotech",
};

fn slots() -> Vec<Slot> {
    vec![
        Slot::new("by", "Counted", "by decade, industry, field or seniority", Reader::Choice(GROUPINGS)),
        Slot::new("kind", "Who", "students, alumni or staff", Reader::Choice(KINDS)),
        Slot::place(),
        Slot::within(),
        Slot::flag(
            "mentor",
            "Mentors",
            &["mentor", "mentors", "offer mentoring", "who mentor", "mentoring others"],
        ),
        Slot::flag(
            "mentee",
            "Looks for a mentor",
            &["look for a mentor", "looking for a mentor", "want a mentor", "need a mentor"],
        ),
        Slot::flag(
            "gave",
            "Gave",
            &["gave", "donated", "has given", "have given", "donors", "donor", "give"],
        ),
        Slot::flag("volunteered", "Volunteered", &["volunteered", "volunteers", "volunteer", "volunteering"]),
        Slot::class(),
        Slot::field(),
        Slot::industry(),
        Slot::level(),
        Slot::skill(),
        Slot::count(PEOPLE),
        Slot::topic(),
    ]
}

fn find() -> Intent {
    Intent {
        name: "find",
        does: "find people",
        examples: &[
            "Find alumni in Boston who work in biotech",
            "Who studied chemistry and lives in Chicago?",
            "Show me mentors in climate finance",
            "I need somebody who knows Python",
            "I am looking for a lawyer in New York",
            "engineers from the nineties who volunteered",
            "Which alumni work in renewable energy?",
            "people who moved from research into industry",
        ],
        cues: &[
            "^find",
            "^show",
            "^list",
            "^who",
            "^search",
            "^give me",
            "looking for",
            "i need a",
            "i need an",
            "somebody who",
            "someone who",
            "people who",
            "alumni who",
            "which alumni",
            "which people",
            "which students",
            "connect me",
            "introduce",
            "a mentor",
        ],
        takes: &[
            "kind",
            "place",
            "within",
            "field",
            "industry",
            "skill",
            "level",
            "class",
            "gave",
            "volunteered",
            "mentor",
            "mentee",
            "count",
            "topic",
        ],
        needs: &[],
        call: |request| {
            let limit = request.number("count");
            let mut input = json!({ "who": who(request), "words": words(request) });
            if let Some(limit) = limit.filter(|limit| *limit >= 1.0) {
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
                let limit = limit.min(20.0) as u32;
                input["limit"] = json!(limit);
            }
            vec![Call { tool: FIND_PEOPLE.to_owned(), input }]
        },
    }
}

fn count() -> Intent {
    Intent {
        name: "count",
        does: "count people",
        examples: &[
            "How many alumni live in Boston?",
            "How many people gave?",
            "Count the students by field",
            "What is the number of mentors?",
            "In which industries do our alumni work?",
            "Break down the alumni by decade",
            "How are graduates spread over industries?",
        ],
        cues: &[
            "^how many",
            "how many",
            "^count",
            "number of",
            "break down",
            "breakdown",
            "distribution",
            "spread over",
            "by decade",
            "by industry",
            "by field",
            "by seniority",
            "which industries",
            "how large",
        ],
        takes: &[
            "by",
            "kind",
            "place",
            "within",
            "field",
            "industry",
            "skill",
            "level",
            "class",
            "gave",
            "volunteered",
            "mentor",
            "mentee",
        ],
        needs: &[],
        call: |request| {
            let mut input = json!({ "who": who(request) });
            if let Some(by) = request.term("by") {
                input["by"] = json!(by.id);
            }
            vec![Call { tool: COUNT_PEOPLE.to_owned(), input }]
        },
    }
}

fn look_up() -> Intent {
    Intent {
        name: "look_up",
        does: "look things up in the library",
        examples: &[
            "When is the deadline to drop a course?",
            "How do I appeal my financial aid?",
            "What is the policy on gifts of stock?",
            "How much does a year at Northfield cost?",
            "What happens to my aid if I withdraw?",
            "How many mentees may a mentor have?",
            "Whom do I call in a crisis?",
            "Are employers allowed to ask for references?",
            "What does the handbook say about verification?",
        ],
        cues: &[
            "policy",
            "policies",
            "deadline",
            "deadlines",
            "rule",
            "rules",
            "handbook",
            "library",
            "financial aid",
            "fafsa",
            "pell",
            "tuition",
            "scholarship",
            "verification",
            "appeal",
            "withdraw",
            "what happens",
            "^how do",
            "^how does",
            "^what is the",
            "^when is",
            "^when do",
            "^am i allowed",
            "^are employers",
            "^can i",
            "^do i",
            "^what does",
            "cost of attendance",
            "how much does",
            "guide",
            "allowed",
            "calendar",
            "registration",
            "hold on my",
        ],
        takes: &["topic"],
        needs: &[],
        call: |request| {
            let input = json!({ "question": request.message });
            vec![Call { tool: chat::library::SEARCH_LIBRARY.to_owned(), input }]
        },
    }
}

/// What is left to be searched by words and meaning.
fn words(request: &Request<'_>) -> String {
    request.words("topic").unwrap_or_default()
}

/// The filters.
fn who(request: &Request<'_>) -> Value {
    let mut who = Map::new();
    let mut set = |name: &str, value: Value| {
        who.insert(name.to_owned(), value);
    };
    if let Some(kind) = request.term("kind") {
        set("kind", json!(kind.id));
    }
    for slot in ["place", "field", "industry", "skill"] {
        if let Some(term) = request.term(slot) {
            set(slot, json!(term.name));
        }
    }
    if let Some(km) = request.number("within") {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a distance on earth")]
        set("km", json!(km.clamp(1.0, 20_000.0) as u32));
    }
    if let Some(level) = request.term("level").and_then(|term| level(&term.id)) {
        set("seniority", json!(level));
    }
    if let Some(Range { from, to }) = request.range("class") {
        #[expect(clippy::cast_possible_truncation, reason = "years have four digits")]
        let year = |year: f64| json!(year.clamp(1900.0, 2100.0) as i16);
        if let Some(from) = from {
            set("classFrom", year(from));
        }
        if let Some(to) = to {
            set("classTo", year(to));
        }
    }
    for flag in ["gave", "volunteered"] {
        if let Some(is_so) = request.flag(flag) {
            set(flag, json!(is_so));
        }
    }
    for side in ["mentor", "mentee"] {
        if request.flag(side) == Some(true) {
            set("mentoring", json!(side));
        }
    }
    Value::Object(who)
}

/// Our six rungs; "early" and "late" are the ends of the ladder.
fn level(id: &str) -> Option<&str> {
    match id {
        "early" => Some("entry"),
        "late" => Some("executive"),
        "entry" | "intermediate" | "senior" | "lead" | "director" | "executive" => Some(id),
        _ => None,
    }
}
