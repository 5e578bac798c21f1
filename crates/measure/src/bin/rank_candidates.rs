//! Measures what ranking costs, with made-up people: CPU time of a first ranking and of a slider that is moved.
//! `rank_candidates [PEOPLE]` prints JSON.

use std::{fs, thread, time::Duration};

use matching::Vector;
use measure::Outcome;
use serde_json::{Value, json};
use talent::{
    Blind, Need, Requirement, RequirementKind,
    score::{Board, Indexed, ask, index, moved},
};

const PEOPLE: u64 = 10_000;
const STEPS: u64 = 200;

const TITLES: &[&str] = &[
    "Software Engineer",
    "Data Analyst",
    "Registered Nurse",
    "Account Manager",
    "Web Developer",
    "Project Manager",
    "Teacher",
    "Financial Analyst",
    "Graphic Designer",
    "Mechanical Engineer",
];
const VERBS: &[&str] =
    &["Built", "Led", "Designed", "Tested", "Moved", "Taught", "Planned", "Sold", "Measured", "Repaired"];
const THINGS: &[&str] = &[
    "a payment service",
    "the weekly report",
    "contracts with suppliers",
    "a data pipeline",
    "the onboarding of customers",
    "an online course",
    "the budget of a department",
    "a warehouse",
    "clinical records",
    "the cooling of an engine",
];
const SKILLS: &[&str] =
    &["Python", "Java", "SQL", "PostgreSQL", "MySQL", "React", "Docker", "Kubernetes", "JavaScript", "PHP"];
const TASKS: &[&str] = &[
    "Design and build reliable services for payments",
    "Negotiate contracts with suppliers",
    "Plan the budget of a department",
    "Move data between warehouses every night",
    "Teach new colleagues and write courses",
    "Report to management every week",
    "Repair engines and measure their temperature",
    "Keep clinical records in order",
];

fn main() -> Outcome<()> {
    let people = std::env::args().nth(1).map_or(Ok(PEOPLE), |count| count.parse())?;
    let requirements = requirements();
    let asked = ask(&requirements, &direction);
    let (indexed, index_seconds) = timed(|| (0..people).map(person).collect::<Outcome<Vec<Indexed>>>())?;
    let indexed = indexed?;
    let (board, board_seconds) = timed(|| Board::new(&asked, (0..).zip(&indexed)))?;
    let (ranking, rank_seconds) = timed(|| board.rank(&requirements))?;
    let mut steps = Vec::new();
    let mut last = ranking;
    for step in 0..STEPS {
        let moved_weights = slide(&requirements, step);
        let (next, seconds) = timed(|| board.rank(&moved_weights))?;
        let (arrows, with_arrows) = timed(|| moved(&last, &next))?;
        if arrows.len() != next.places.len() {
            return Err("somebody has no arrow".into());
        }
        steps.push((seconds + with_arrows) * 1000.0);
        last = next;
    }
    steps.sort_by(f64::total_cmp);
    let answer = json!({
        "people": people,
        "requirements": requirements.len(),
        "seconds": { "index": index_seconds, "board": board_seconds, "rank": rank_seconds },
        "rankedSeconds": board_seconds + rank_seconds,
        "sliderMs": { "p50": steps[steps.len() / 2], "p99": steps[steps.len() * 99 / 100] },
        "best": last.places.first().map(|place| place.points),
    });
    println!("{answer}");
    Ok(())
}

/// Twenty: skills, a title, tasks and years.
fn requirements() -> Vec<Requirement> {
    let skills = SKILLS.iter().map(|name| (RequirementKind::Skill, *name));
    let tasks = TASKS.iter().map(|text| (RequirementKind::Task, *text));
    let others = [(RequirementKind::Title, "Software Engineer"), (RequirementKind::Years, "Three years")];
    (1..)
        .zip(skills.chain(tasks).chain(others))
        .map(|(id, (kind, text)): (u16, _)| Requirement {
            id,
            kind,
            label: text.to_owned(),
            text: text.to_owned(),
            need: if id.is_multiple_of(4) { Need::Must } else { Need::Nice },
            weight: 5,
            years: (kind == RequirementKind::Years).then_some(3),
            taxon: None,
            span: None,
        })
        .collect()
}

/// One weight changes at a time, as with a slider.
fn slide(requirements: &[Requirement], step: u64) -> Vec<Requirement> {
    let mut all = requirements.to_vec();
    let count = all.len();
    let at = usize::try_from(step).unwrap_or_default() % count;
    all[at].weight = u8::try_from(step % 10 + 1).unwrap_or(1);
    all
}

/// The same person for the same seed: 25 pieces, three of them titles, two of them lists.
fn person(seed: u64) -> Outcome<Indexed> {
    let mut random = Random::new(seed);
    let mut units = Vec::new();
    for number in 0..25_u64 {
        let (kind, is_title, text) = match number {
            0 | 8 | 16 => ("described", true, random.of(TITLES).to_owned()),
            23 | 24 => ("listed", false, random.of(SKILLS).to_owned()),
            _ => {
                let kind = random.of(&["described", "described", "outcome", "practised", "claimed"]);
                let [verb, thing, skill] = [VERBS, THINGS, SKILLS].map(|all| random.of(all));
                (kind, false, format!("{verb} {thing} with {skill} for team {}", random.draw() % 1000))
            }
        };
        let span = |start: u64, length: usize| json!({ "start": start, "end": start + length as u64 });
        let start = number * 200;
        let named: Vec<Value> = (SKILLS.iter().filter(|skill| text.contains(**skill)))
            .map(|skill| json!([skill, span(start, skill.len())]))
            .collect();
        units.push(json!({
            "text": text, "span": span(start, text.len()), "kind": kind, "is_title": is_title,
            "work": number / 8, "months": random.draw() % 50, "skills": named,
        }));
    }
    let blind: Blind = serde_json::from_value(json!({
        "units": units, "months": random.draw() % 150, "degree": null, "fields": [], "languages": [],
    }))?;
    Ok(index(&blind, &direction))
}

/// A direction that nothing but the text decides about. Texts of one beginning lie near each other.
fn direction(text: &str) -> Option<Vector> {
    let add = |hash: u64, byte: u8| hash.wrapping_mul(31).wrapping_add(byte.into());
    let hash = |text: &str| text.bytes().fold(7, add);
    let beginning = text.split(' ').next().unwrap_or_default();
    let (mut near, mut own) = (Random::new(hash(beginning)), Random::new(hash(text)));
    let vector: Vector = std::array::from_fn(|_| near.share() + own.share());
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    (length > 0.0).then(|| vector.map(|value| value / length))
}

/// Marsaglia's xorshift, multiplied.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn draw(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    /// From −1 to 1.
    fn share(&mut self) -> f32 {
        let part = u16::try_from(self.draw() % 65_536).unwrap_or_default();
        f32::from(part) / 32_768.0 - 1.0
    }

    fn of(&mut self, all: &[&'static str]) -> &'static str {
        let count = u64::try_from(all.len()).unwrap_or(1);
        all[usize::try_from(self.draw() % count).unwrap_or_default()]
    }
}

fn timed<T>(work: impl FnOnce() -> T) -> Outcome<(T, f64)> {
    let start = nanoseconds()?;
    let done = work();
    Ok((done, Duration::from_nanos(nanoseconds()?.saturating_sub(start)).as_secs_f64()))
}

/// CPU time of this thread; there is no other. It is brought up to date when the thread lets others go first.
fn nanoseconds() -> Outcome<u64> {
    thread::yield_now();
    let stat = fs::read_to_string("/proc/thread-self/schedstat")?;
    Ok(stat.split(' ').next().ok_or("there is no time")?.parse()?)
}
