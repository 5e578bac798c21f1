//! A grammar for the tests: find people, count them, ask the library.

use std::sync::LazyLock;

use jiff::civil::{Date, date};
use serde_json::json;

use crate::{
    Call, Criterion, Need, Term, Value,
    understand::{
        Choice, Context, Fallback, Grammar, Intent, Many, Needed, Reader, Request, Slot, Understood,
    },
};

pub const TODAY: Date = date(2026, 3, 14);

const GROUPS: &[Choice] = &[
    Choice {
        id: "industry",
        name: "Industry",
        also: &["by industry", "per industry", "by sector", "each industry"],
    },
    Choice {
        id: "place",
        name: "Place",
        also: &["by city", "by place", "by state", "per city", "by location"],
    },
    Choice {
        id: "class",
        name: "Class",
        also: &["by class", "by class year", "by decade", "by year", "per year"],
    },
    Choice { id: "field", name: "Field", also: &["by field", "by major", "per major"] },
];

const PEOPLE: &[&str] = &[
    "place",
    "within",
    "industry",
    "field",
    "title",
    "skill",
    "level",
    "language",
    "degree",
    "class",
    "given",
    "years",
    "gave",
    "volunteers",
    "person",
];

const FIND: &[&str] = &[
    "place",
    "within",
    "industry",
    "field",
    "title",
    "skill",
    "level",
    "language",
    "degree",
    "class",
    "given",
    "years",
    "gave",
    "volunteers",
    "count",
    "person",
];

const COUNT: &[&str] = &[
    "place",
    "within",
    "industry",
    "field",
    "title",
    "skill",
    "level",
    "language",
    "degree",
    "class",
    "given",
    "years",
    "gave",
    "volunteers",
    "group",
];

static GRAMMAR: LazyLock<Grammar> = LazyLock::new(make);

pub fn grammar() -> &'static Grammar {
    &GRAMMAR
}

/// A new one, for tests that change what it keeps.
pub fn make() -> Grammar {
    let fallback = Fallback {
        fragment: Some("find"),
        question: Some("library"),
        can: "find people, count them and look things up in the library",
        example: "Find engineers in Boston who speak Spanish",
    };
    Grammar::new(slots(), intents(), fallback)
}

fn slots() -> Vec<Slot> {
    vec![
        Slot::place(),
        Slot::within(),
        Slot::title(),
        Slot::level(),
        Slot::industry(),
        Slot::field(),
        Slot::degree(),
        Slot::class(),
        Slot::language(),
        Slot::skill(),
        Slot {
            said: Some(["who gave {}", "who did not give {}"]),
            ..Slot::new("given", "Given", "an amount, such as $500", Reader::Money)
        },
        Slot::new(
            "years",
            "Experience",
            "a number of years",
            Reader::Number(&["years of experience", "years experience"]),
        ),
        Slot {
            said: Some(["who have given", "who have never given"]),
            ..Slot::flag(
                "gave",
                "Gave",
                &["donor", "gave", "given", "donated", "gave money", "has given", "have given"],
            )
        },
        Slot {
            said: Some(["who volunteer", "who do not volunteer"]),
            ..Slot::flag("volunteers", "Volunteers", &["volunteer", "volunteered", "volunteering"])
        },
        Slot::count(&["banker", "engineer", "teacher"]),
        Slot {
            called: &["grouping"],
            many: Many::One,
            ..Slot::new("group", "By", "industry, place, class or field", Reader::Choice(GROUPS))
        },
        Slot::person(),
        Slot::which(),
        Slot::topic(),
    ]
}

fn intents() -> Vec<Intent> {
    vec![find_intent(), count_intent(), library_intent(), like_intent()]
}

fn find_intent() -> Intent {
    Intent {
        name: "find",
        does: "find people",
        examples: &[
            "Find software engineers in Boston",
            "I need a mentor who works in biotech",
            "Who works in finance in Chicago?",
            "Show me alumni who studied chemistry",
            "Looking for somebody who speaks Spanish",
            "Recommend three mentors for a biology student",
            "Is there anyone from the class of 1994 in Denver?",
        ],
        cues: &[
            "^find",
            "^show",
            "^list",
            "^who",
            "^search",
            "^recommend",
            "^suggest",
            "^get",
            "^give",
            "^match",
            "^connect",
            "^introduce",
            "looking for",
            "search for",
            "i need",
            "is there anyone",
            "are there any",
            "anyone who",
            "somebody who",
            "someone who",
            "people who",
            "mentor",
            "do we have any",
            "any alumni",
        ],
        takes: FIND,
        needs: &[],
        call: find,
    }
}

fn count_intent() -> Intent {
    Intent {
        name: "count",
        does: "count people",
        examples: &[
            "How many alumni live in Boston?",
            "Count the engineers by industry",
            "What share of our alumni gave last year?",
            "Number of donors from the nineties",
            "Break down our bankers by city",
        ],
        cues: &[
            "how many",
            "^count",
            "number of",
            "what share",
            "what percentage",
            "break down",
            "breakdown",
            "^chart",
            "distribution of",
            "headcount",
        ],
        takes: COUNT,
        needs: &[],
        call: count,
    }
}

fn library_intent() -> Intent {
    Intent {
        name: "library",
        does: "look things up in the library",
        examples: &[
            "What does the handbook say about leave of absence?",
            "What is the policy on refunds?",
            "When is the deadline for the scholarship?",
            "How do I appeal a financial aid decision?",
            "Am I allowed to bring a guest to the reunion?",
        ],
        cues: &[
            "handbook",
            "policy",
            "rule",
            "deadline",
            "library",
            "what is",
            "what are",
            "how do i",
            "how do we",
            "how can i",
            "am i allowed",
            "are we allowed",
            "do i have to",
            "^explain",
            "according to",
            "when is",
            "is it allowed",
            "guideline",
        ],
        takes: &["topic"],
        needs: &[Needed { any_of: &["topic"], question: "What would you like to look up in the library?" }],
        call: ask,
    }
}

fn like_intent() -> Intent {
    Intent {
        name: "like",
        does: "find people who are like somebody",
        examples: &[
            "Find someone like the third one",
            "Who else is like Maya Chen?",
            "Similar to the second person",
        ],
        cues: &[
            "someone like",
            "somebody like",
            "people like",
            "more like",
            "similar to",
            "who is like",
            "who is similar",
            "else is like",
        ],
        takes: &["which", "person", "place", "industry", "count"],
        needs: &[Needed { any_of: &["which", "person"], question: "Like whom?" }],
        call: like,
    }
}

fn input(request: &Request<'_>) -> serde_json::Value {
    let mut fields = serde_json::Map::new();
    for criterion in request.criteria.iter().filter(|criterion| PEOPLE.contains(&criterion.slot.as_str())) {
        let key = if criterion.excluded { format!("not_{}", criterion.slot) } else { criterion.slot.clone() };
        fields.entry(key).or_insert_with(|| json!([])).as_array_mut().unwrap().push(json!(criterion.text));
    }
    json!(fields)
}

fn find(request: &Request<'_>) -> Vec<Call> {
    let mut input = input(request);
    input["most"] = json!(request.number("count").unwrap_or(5.0));
    input["page"] = json!(request.more);
    vec![Call { tool: "find_people".to_owned(), input }]
}

fn count(request: &Request<'_>) -> Vec<Call> {
    let mut input = input(request);
    input["by"] = json!(request.term("group").map(|group| &group.id));
    vec![Call { tool: "count_people".to_owned(), input }]
}

fn ask(request: &Request<'_>) -> Vec<Call> {
    vec![Call { tool: "ask_library".to_owned(), input: json!({ "about": request.words("topic") }) }]
}

fn like(request: &Request<'_>) -> Vec<Call> {
    let person = request.term("which").or_else(|| request.term("person"));
    let input = json!({ "like": person.map(|person| &person.id), "place": request.number("which") });
    vec![Call { tool: "find_people".to_owned(), input }]
}

/// People whom the lookup of the tests knows.
pub fn people(name: &str) -> Vec<Term> {
    let known = [
        ("p1", "Maya Chen"),
        ("p2", "Oliver Grant"),
        ("p3", "Nadia Rahman"),
        ("p4", "Sam Lee ’94"),
        ("p5", "Sam Lee ’12"),
    ];
    let folded = name.to_lowercase();
    let is_meant = |known: &str| {
        let known = known.to_lowercase();
        folded.len() > 2 && (known.starts_with(&folded) || known.split(' ').any(|part| part == folded))
    };
    let found = known.iter().filter(|(_, known)| is_meant(known));
    found.map(|(id, name)| Term { id: (*id).to_owned(), name: (*name).to_owned() }).collect()
}

pub fn context<'a>() -> Context<'a> {
    Context::on(TODAY).with_people(&people)
}

/// `find | place=Boston; !industry=Banking; ~language=Spanish`
pub fn told(understood: &Understood) -> String {
    let intent = understood.intent.as_deref().unwrap_or("-");
    let criteria: Vec<String> = understood.criteria.iter().map(criterion).collect();
    if criteria.is_empty() { intent.to_owned() } else { format!("{intent} | {}", criteria.join("; ")) }
}

fn criterion(criterion: &Criterion) -> String {
    let nice = if criterion.need == Need::Nice { "~" } else { "" };
    let not = if criterion.excluded { "!" } else { "" };
    let text = if criterion.value == Value::Flag { String::new() } else { format!("={}", criterion.text) };
    format!("{nice}{not}{}{text}", criterion.slot)
}
