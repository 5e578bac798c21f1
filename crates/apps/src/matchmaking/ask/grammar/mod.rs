//! The questions that matchmaking understands, without a language model: one intent, which looks for people and explains
//! what it finds. What the next message says is added to what was said before.

mod acts;
mod industry;
mod line;
mod meeting;
mod names;
mod protected;
mod side;
mod sought;
mod student;
mod tried;
mod wishes;
mod words;

use chat::{
    Call, Criterion, Need, Value,
    understand::{Fallback, Grammar, Intent, Many, Reader, Request, Slot},
};
use matching::lexicon::topics::{AIMS, CAUSES, CONCERNS, Topics};
use serde_json::{Value as Json, json};

pub use protected::{is_protected, protected_in, refuses};
use words::Words;

use super::{
    criteria::{FitCriterion, FitNeed, SLOTS},
    tools::{EXPLAIN_MATCH, FIND_MATCHES, MOST, SHOWN, TRY_MATCHES},
};

pub fn grammar() -> Grammar {
    let phrases = [&*CONCERNS, &AIMS, &CAUSES].into_iter().flat_map(Topics::phrases);
    Grammar::new(slots(), vec![matches()], FALLBACK)
        .with_idle(IDLE.all())
        .knowing(phrases)
        .knowing(WRITTEN.all())
}

/// Words of our own readers in which people slip.
static WRITTEN: Words = Words("mod.written");

const FALLBACK: Fallback = Fallback {
    fragment: Some("match"),
    question: Some("match"),
    can: "find mentors for a student, or mentees for a mentor, say why one fits and another does not, and what a change \
          would do",
    example: "A biology junior who wants product work in biotech, prefers Boston",
};

static COUNTED: Words = Words("mod.counted");

static FIRST_GENERATION: Words = Words("mod.first_generation");

fn slots() -> Vec<Slot> {
    of_a_list().into_iter().chain(criteria_slots()).collect()
}

/// What is asked about those who were shown, and for whom.
fn of_a_list() -> Vec<Slot> {
    vec![
        Slot::new("try", "What if", "a change, such as: what if I drop the place", Reader::Own(tried::tried))
            .many(Many::All)
            .for_once()
            .tried_with(tried::IF.all()),
        Slot::new("act", "Asked", "why, why not, or introduce", Reader::Own(acts::asked)).for_once(),
        Slot::new("like", "Like", "somebody who was shown, or a name", Reader::Own(acts::like))
            .called(&["likeness", "resemblance"]),
        Slot::new("student", "For", "a student's name", Reader::Free(names::student))
            .called(&["student", "person"]),
        Slot::new("whom", "About", "somebody's name", Reader::Free(names::whom)).many(Many::All).for_once(),
    ]
}

fn criteria_slots() -> Vec<Slot> {
    vec![
        Slot::new(
            "firstGeneration",
            "First generation",
            "yes, or exclude it",
            Reader::Flag(FIRST_GENERATION.all()),
        )
        .saying("first in the family at college")
        .soft(),
        Slot::new("goal", "Goal", "what the student wants, in a few words", Reader::Free(wishes::goals))
            .many(Many::Any)
            .called(&["goal", "goals", "aim"])
            .soft(),
        Slot::new("value", "Values", "what somebody cares about", Reader::Free(wishes::values))
            .many(Many::All)
            .called(&["value", "values", "cause", "causes"])
            .soft(),
        Slot::new("need", "Help with", "what help is needed, in a few words", Reader::Free(wishes::needs))
            .many(Many::All)
            .called(&["need", "needs", "help"])
            .soft(),
        Slot::new(
            "year",
            "Year of study",
            "first-year student, sophomore, junior or senior",
            Reader::Own(student::years),
        )
        .many(Many::Any)
        .called(&["year", "class year", "year of study"]),
        Slot::new(
            "study",
            "Student's field",
            "a field of study, such as biology",
            Reader::Own(student::studies),
        )
        .many(Many::Any)
        .called(&["major", "studies", "study"])
        .leavable(),
        Slot::new("field", "Field", "a field of study, such as biology", Reader::Own(student::studied))
            .many(Many::Any)
            .called(&["field", "subject"])
            .leavable(),
        Slot::new(
            "availability",
            "Availability",
            "times, such as weekday evenings",
            Reader::Own(meeting::availability),
        )
        .many(Many::Any)
        .called(&["availability", "time", "times", "schedule", "when"])
        .open(&["no matter when", "whenever"]),
        Slot::new("day", "A day", "nothing: nobody's days are known", Reader::Own(meeting::days)),
        Slot::new("way", "Meeting", "in person, by video, or either", Reader::Own(meeting::ways)).called(&[
            "way",
            "meeting",
            "format",
            "way to meet",
        ]),
        Slot::place(),
        Slot::within(),
        Slot::language(),
        Slot::new("industry", "Industry", "an industry, such as biotech", Reader::Own(industry::industries))
            .many(Many::Any)
            .called(&["industry", "sector", "line of work"])
            .leavable(),
        Slot::new("title", "Title", "a job title, such as software engineer", Reader::Own(names::titles))
            .many(Many::Any)
            .called(&["title", "job title", "job", "role", "position"])
            .of_people()
            .leavable(),
        Slot::level().many(Many::Any),
        Slot::new("skill", "Skill", "a skill, such as Python", Reader::Own(names::skills))
            .many(Many::All)
            .called(&["skill", "skills"])
            .leavable(),
        Slot::degree(),
        Slot::new("employer", "Employer", "where they work", Reader::Free(names::employers))
            .many(Many::Any)
            .called(&["employer", "company"]),
        Slot::new("side", "Looking for", "mentors or mentees", Reader::Own(side::sides)).firm(),
        Slot::count(COUNTED.all()),
        Slot::which().for_once(),
        Slot::new(
            "protected",
            "Not used",
            "nothing: it never enters a match",
            Reader::Own(protected::attributes),
        ),
        Slot::topic(),
    ]
}

/// Words with which people ask for others here, and that say nothing more.
static IDLE: Words = Words("mod.idle");

/// What it is called with besides criteria.
const TAKES: &[&str] = &[
    "try",
    "act",
    "like",
    "student",
    "whom",
    "firstGeneration",
    "goal",
    "value",
    "need",
    "year",
    "study",
    "field",
    "availability",
    "way",
    "place",
    "within",
    "language",
    "industry",
    "title",
    "level",
    "skill",
    "degree",
    "employer",
    "side",
    "count",
    "which",
];

fn matches() -> Intent {
    Intent {
        name: "match",
        does: "find who fits both ways",
        examples: &[
            "A first-generation biology junior who wants product work in biotech, prefers Boston",
            "Find a mentor for an economics senior who needs interview practice",
            "mentors in consulting near Chicago, free on weekends",
            "Who could help a freshman with choosing a major?",
            "mentor for a nursing student, in person",
            "Two mentees who study civil engineering",
            "why not the third one",
            "somebody like the second one",
            "what if I drop the place",
        ],
        cues: &[
            "^find",
            "^list",
            "^match",
            "^mentor",
            "^mentors",
            "^recommend",
            "^show me mentors",
            "^suggest",
            "a mentor",
            "mentor for",
            "mentors for",
            "mentors in",
            "mentors who",
            "mentor who",
            "mentee who",
            "student who",
            "junior who",
            "senior who",
            "sophomore who",
            "freshman who",
            "major who",
            "need a mentor",
            "needs a mentor",
            "looking for a mentor",
            "who could help",
            "who can help",
            "mentees who",
            "students who",
        ],
        takes: TAKES,
        needs: &[],
        call: calls,
    }
}

/// One, or one for each of those who are asked about. None if nothing is said of whom it is for: it is asked back, and
/// the next message goes on from what was said before.
fn calls(request: &Request<'_>) -> Vec<Call> {
    let (criteria, about) = (criteria(request), about(request));
    let has = |slot: &'static str| request.all(slot).next().is_some();
    if criteria.is_empty() && about.is_empty() && !has("student") && !has("like") {
        return Vec::new();
    }
    let mut input = json!({ "criteria": criteria });
    if let Some(student) = request.all("student").next() {
        input["student"] = match &student.value {
            Value::Term(term) => json!({ "id": term.id, "name": term.name }),
            _ => names::on_a_chip(&student.text),
        };
    }
    if let Some(like) = request.all("like").next() {
        input["like"] = match &like.value {
            Value::Term(person) => json!({ "id": person.id, "name": person.name }),
            Value::Words(name) => json!({ "name": name.words }),
            _ => json!({ "name": like.text }),
        };
    }
    if request.term("side").is_some_and(|side| side.id == "mentees") {
        input["seeks"] = json!("mentees");
    }
    let mut tried = request.terms("try").map(|tried| {
        let (how, what) = tried.id.split_once(':').unwrap_or(("drop", ""));
        json!({ "how": how, "what": what })
    });
    if let Some(first) = tried.next() {
        input["change"] = first;
        let more: Vec<Json> = tried.collect();
        if !more.is_empty() {
            input["more"] = json!(more);
        }
        return vec![Call { tool: TRY_MATCHES.to_owned(), input }];
    }
    let act = request.term("act").map(|act| act.id.as_str());
    if act.is_some() || !about.is_empty() {
        input["why"] = json!(if act == Some("why_not") { "not" } else { "yes" });
        let about = if about.is_empty() { vec![Json::Null] } else { about };
        let explain = |about| {
            let mut input = input.clone();
            input["about"] = about;
            Call { tool: EXPLAIN_MATCH.to_owned(), input }
        };
        return about.into_iter().map(explain).collect();
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
    let limit =
        request.number("count").filter(|count| *count >= 1.0).map(|count| count.min(f64::from(MOST)) as u32);
    if let Some(limit) = limit {
        input["limit"] = json!(limit);
    }
    if request.more > 0 {
        input["skip"] = json!(request.seen(SHOWN, MOST));
    }
    vec![Call { tool: FIND_MATCHES.to_owned(), input }]
}

/// Whoever is asked about: those above who are pointed at, or names.
fn about(request: &Request<'_>) -> Vec<Json> {
    let said = |slot: &'static str| request.criteria.iter().filter(move |one| one.slot == slot);
    let told = |one: &Criterion| match &one.value {
        Value::Term(person) => json!({ "id": person.id, "name": person.name }),
        Value::Number(number) => json!({ "place": number.number, "name": one.text }),
        _ => json!({ "name": one.text }),
    };
    let which: Vec<Json> = said("which").map(told).collect();
    if which.is_empty() { said("whom").map(told).collect() } else { which }
}

fn criteria(request: &Request<'_>) -> Vec<FitCriterion> {
    request.criteria.iter().filter_map(criterion_of).filter(|chip| !chip.is_protected()).collect()
}

/// A chip as the tools and routes take it. Nothing if it says nothing about a match.
pub fn criterion_of(chip: &Criterion) -> Option<FitCriterion> {
    SLOTS.contains(&chip.slot.as_str()).then(|| FitCriterion {
        slot: chip.slot.clone(),
        text: chip.text.clone(),
        id: chip.term().map(|term| term.id.clone()),
        number: match chip.value {
            Value::Number(number) => Some(number.number),
            _ => None,
        },
        need: match chip.need {
            Need::Must => FitNeed::Must,
            Need::Nice => FitNeed::Nice,
        },
        weight: chip.weight,
        excluded: chip.excluded,
    })
}
