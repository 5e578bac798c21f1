//! The questions that the suite's own conversation understands.

use chat::{
    Call,
    understand::{Fallback, Grammar, Intent, Reader, Slot},
};
use serde_json::json;

use super::{
    mentee,
    nouns::{GAVE, GROUPINGS, KINDS, NOTHING, PEOPLE},
    request::{people, spelled_out, words},
    tools::{COUNT_PEOPLE, FIND_PEOPLE, MOST, SHOWN},
};

pub fn grammar() -> Grammar {
    Grammar::new(slots(), vec![find(), count(), look_up(), tell()], FALLBACK)
}

const FALLBACK: Fallback = Fallback {
    fragment: Some("find"),
    question: Some("look_up"),
    can: "find people of the campus, count them, and look things up in the library",
    example: "Alumni in Boston who work in software",
};

fn slots() -> Vec<Slot> {
    vec![
        Slot::new("by", "Counted", "by decade, industry, field or seniority", Reader::Choice(GROUPINGS)),
        Slot::new("kind", "Affiliation", "students, alumni or staff", Reader::Choice(KINDS)).of_people(),
        Slot::place(),
        Slot::within(),
        Slot::flag(
            "mentor",
            "Mentoring",
            &["mentor", "mentors", "offer mentoring", "offers mentoring", "who mentor", "mentoring others"],
        )
        .of_people()
        .saying("mentors others"),
        Slot::new("mentee", "Mentee", "yes, or exclude it", Reader::Own(mentee::find))
            .saying("looks for a mentor"),
        Slot::flag("gave", "Giving", GAVE).of_people().saying("gave").denied_by(NOTHING),
        Slot::flag(
            "volunteered",
            "Volunteering",
            &["volunteered", "volunteers", "volunteer", "volunteering"],
        )
        .of_people()
        .saying("volunteered"),
        Slot::class(),
        Slot::industry(),
        Slot::field(),
        Slot::level(),
        Slot::title(),
        Slot::skill(),
        Slot::count(PEOPLE),
        Slot::which(),
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
            "^suggest",
            "^recommend",
            "^anyone",
            "^anybody",
            "^someone",
            "^somebody",
            "looking for",
            "i need a",
            "i need an",
            "do we have",
            "is there anyone",
            "is there anybody",
            "is there somebody",
            "is there someone",
            "are there any",
            "anyone who",
            "somebody who",
            "someone who",
            "people who",
            "alumni who",
            "mentors who",
            "students who",
            "donors who",
            "graduates who",
            "which alumni",
            "which people",
            "which students",
            "which mentors",
            "which donors",
            "which graduates",
            "which of our",
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
            "title",
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
            let mut input = people(request);
            input["words"] = json!(words(request));
            let limit = request.number("count").filter(|limit| *limit >= 1.0);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
            let limit = limit.map(|limit| limit.min(f64::from(MOST)) as u32);
            if let Some(limit) = limit {
                input["limit"] = json!(limit);
            }
            if request.more > 0 {
                input["skip"] = json!(request.seen(SHOWN, MOST));
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
            "what number of",
            "what is the number",
            "break down",
            "^breakdown",
            "breakdown",
            "^distribution",
            "distribution",
            "spread over",
            "by decade",
            "by industry",
            "by field",
            "by seniority",
            "which industries",
            "what industries",
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
            "title",
            "class",
            "gave",
            "volunteered",
            "mentor",
            "mentee",
        ],
        needs: &[],
        call: |request| {
            let mut input = people(request);
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
            "~deadline",
            "~deadlines",
            "~last day to",
            "~gpa",
            "~grade point average",
            "rule",
            "rules",
            "handbook",
            "library",
            "~financial aid",
            "~fafsa",
            "~pell",
            "~tuition",
            "~scholarship",
            "~verification",
            "~appeal",
            "~withdraw",
            "what happens",
            "^how do",
            "^how does",
            "^how long",
            "^what is the",
            "^what are the",
            "^when is",
            "^when are",
            "^when do",
            "^when does",
            "^where do",
            "^am i allowed",
            "^are employers",
            "^can i",
            "^may i",
            "^do i",
            "^what does",
            "^who decides",
            "^who approves",
            "^who may",
            "^who pays",
            "^who signs",
            "^who is allowed",
            "^who is eligible",
            "^who is responsible",
            "^who do i",
            "^whom do",
            "~^how many days",
            "~^how many weeks",
            "~^how many hours",
            "~^how many times",
            "~^how many credits",
            "~^how many courses",
            "~^how many classes",
            "~^how many mentees may",
            "~^how many mentees can",
            "~^how many students may",
            "~^how many students can",
            "~cost of attendance",
            "how much does",
            "guide",
            "allowed",
            "~calendar",
            "~registration",
            "hold on my",
        ],
        takes: &["topic"],
        needs: &[],
        call: |request| {
            let input = json!({ "question": spelled_out(request.message) });
            vec![Call { tool: chat::library::SEARCH_LIBRARY.to_owned(), input }]
        },
    }
}

/// About one of those who were shown. Only "she" and "the second one" lead here, never a likeness.
fn tell() -> Intent {
    Intent {
        name: "tell",
        does: "tell more about one of them",
        examples: &[],
        cues: &[],
        takes: &["which"],
        needs: &[],
        call: |request| {
            let one = |person: &chat::Term| {
                let input = json!({ "words": person.name, "person": person.id });
                Call { tool: FIND_PEOPLE.to_owned(), input }
            };
            request.terms("which").map(one).collect()
        },
    }
}
