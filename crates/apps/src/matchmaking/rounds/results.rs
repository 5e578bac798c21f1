//! What comes of a round: both matchings in numbers, pair by pair, and why somebody has nobody. Pure.

use matching::assign::{Fit, Market, Matching, Reasons, Step, Stopped, Weighing, assign, blocking, measure};

use super::{
    engine::{Engine, Input, Watch, part},
    model::{
        Reason, Requirement, RoundBlockingPair, RoundComparison, RoundCount, RoundDial, RoundMethod,
        RoundMethodNumbers, RoundSide,
    },
};

/// So many blocking pairs are named.
const BLOCKING_NAMED: usize = 50;
/// So many are named of those whom somebody would have had.
const WAITING_NAMED: usize = 5;
/// The first choices are counted one by one, the rest together.
const CHOICES: usize = 10;
/// Where the fairness dial is tried.
const DIALS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// With more pairs the dial is tried at its ends only.
const MOST_PAIRS_FOR_DIALS: usize = 4_000_000;

/// Two who are matched, by their numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct PairRow {
    pub method: RoundMethod,
    pub student: u32,
    pub mentor: u32,
    pub there: f64,
    pub back: f64,
    pub value: f64,
    pub student_choice: u32,
    pub mentor_choice: u32,
}

/// Somebody who has nobody.
#[derive(Clone, Debug, PartialEq)]
pub struct UnmatchedRow {
    pub method: RoundMethod,
    pub side: RoundSide,
    pub person: u32,
    pub reason: Reason,
}

#[derive(Clone, Debug)]
pub struct Results {
    pub comparison: RoundComparison,
    pub pairs: Vec<PairRow>,
    pub unmatched: Vec<UnmatchedRow>,
}

/// Matches a cohort in both ways. Takes long with a large one: whoever watches can stop it.
pub fn work_out(input: &Input, left_out: Vec<RoundCount>, watch: &mut Watch<'_>) -> Result<Results, Stopped> {
    let known = input.known();
    let engine = Engine::new(input, &known);
    let market = engine.market(&mut part(watch, (0, 600), "Comparing everybody with everybody"))?;
    let stable = engine.solve(
        &market,
        RoundMethod::Stable,
        &mut part(watch, (600, 650), "Looking for a stable matching"),
    )?;
    let total = engine.solve(
        &market,
        RoundMethod::Total,
        &mut part(watch, (650, 750), "Looking for the highest total"),
    )?;
    let dial = dial(&engine, &market, (&total, watch))?;
    let (mut pairs, mut unmatched) = (Vec::new(), Vec::new());
    let mut explained = Explained::default();
    for (method, matching, from) in [(RoundMethod::Stable, &stable, 900), (RoundMethod::Total, &total, 950)] {
        let mut watched =
            part(watch, (from, from + 50), "Writing down who has whom, and why some have nobody");
        pairs.extend(pairs_of(&engine, &market, (method, matching)));
        unmatched.extend(explained.unmatched(&engine, &market, (method, matching), &mut watched)?);
    }
    let preferred = |student: usize| {
        let tier = |matching: &Matching| {
            matching
                .mentor_of(student)
                .map_or(u32::MAX, |mentor| u32::from(market.tier_of_mentor(student, mentor)))
        };
        tier(&stable).cmp(&tier(&total))
    };
    let same =
        (0..market.students()).filter(|student| stable.mentor_of(*student) == total.mentor_of(*student));
    let comparison = RoundComparison {
        students: count(input.students.len()),
        mentors: count(input.mentors.len()),
        left_out,
        same: count(same.count()),
        prefer_stable: count((0..market.students()).filter(|student| preferred(*student).is_lt()).count()),
        prefer_total: count((0..market.students()).filter(|student| preferred(*student).is_gt()).count()),
        stable: numbers(&engine, &market, &stable),
        total: numbers(&engine, &market, &total),
        dial,
    };
    Ok(Results { comparison, pairs, unmatched })
}

fn dial(
    engine: &Engine<'_>,
    market: &Market,
    (own, watch): (&Matching, &mut Watch<'_>),
) -> Result<Vec<RoundDial>, Stopped> {
    let chosen = engine.weighing();
    let is_large = market.students() * market.mentors() > MOST_PAIRS_FOR_DIALS;
    let ends = |fairness: &f64| !is_large || *fairness <= 0.0 || *fairness >= 1.0;
    let mut places: Vec<f64> = DIALS.into_iter().filter(ends).chain([chosen.fairness]).collect();
    places.sort_by(f64::total_cmp);
    places.dedup();
    let (mut from, each) = (750, 150 / places.len() as u64);
    let mut points = Vec::with_capacity(places.len());
    for fairness in places {
        let is_chosen = fairness.total_cmp(&chosen.fairness).is_eq();
        let mut watched = part(watch, (from, from + each), "Trying the fairness dial");
        from += each;
        let found = if is_chosen {
            own.clone()
        } else {
            assign(market, &Weighing { fairness, ..chosen }, &mut watched)?
        };
        let measured = measure(market, &found);
        points.push(RoundDial {
            fairness,
            matched: count(measured.matched),
            total_value: measured.total_value,
            gini: measured.gini,
            largest_load: count(measured.loads.len().saturating_sub(1)),
        });
    }
    Ok(points)
}

pub fn numbers(engine: &Engine<'_>, market: &Market, matching: &Matching) -> RoundMethodNumbers {
    let measured = measure(market, matching);
    let blocking = blocking(market, matching, BLOCKING_NAMED);
    let Input { students, mentors, .. } = engine.input;
    let named = |(student, mentor): (usize, usize)| RoundBlockingPair {
        student: students[student].id,
        mentor: mentors[mentor].id,
    };
    let matched = count(measured.matched);
    let mean = if matched == 0 { 0.0 } else { measured.total_value / f64::from(matched) };
    RoundMethodNumbers {
        seeking: count(measured.seeking),
        matched,
        offering: count(measured.offering),
        chosen: count(measured.chosen),
        places: count(measured.places),
        total_value: measured.total_value,
        mean_value: mean,
        blocking: count(blocking.count),
        blocking_pairs: blocking.pairs.into_iter().map(named).collect(),
        loads: measured.loads.into_iter().map(count).collect(),
        gini: measured.gini,
        student_choices: shortened(&measured.student_choices),
        mentor_choices: shortened(&measured.mentor_choices),
        envious: count(measured.envious),
    }
}

fn pairs_of(
    engine: &Engine<'_>,
    market: &Market,
    (method, matching): (RoundMethod, &Matching),
) -> Vec<PairRow> {
    let row = |(student, mentor): (usize, usize)| {
        let fit = engine.pair(student, mentor).ok()?;
        Some(PairRow {
            method,
            student: engine.input.students[student].id,
            mentor: engine.input.mentors[mentor].id,
            there: f64::from(fit.there),
            back: f64::from(fit.back),
            value: f64::from(fit.value),
            student_choice: u32::from(market.tier_of_mentor(student, mentor)) + 1,
            mentor_choice: u32::from(market.tier_of_student(mentor, student)) + 1,
        })
    };
    matching.pairs().filter_map(row).collect()
}

/// Who is acceptable to nobody is so in both matchings.
#[derive(Default)]
struct Explained {
    students: std::collections::HashMap<usize, Vec<Option<u8>>>,
    mentors: std::collections::HashMap<usize, Vec<Option<u8>>>,
}

impl Explained {
    fn unmatched(
        &mut self,
        engine: &Engine<'_>,
        market: &Market,
        (method, matching): (RoundMethod, &Matching),
        watch: &mut matching::assign::Watch<'_>,
    ) -> Result<Vec<UnmatchedRow>, Stopped> {
        let reasons = Reasons::new(market, matching, WAITING_NAMED);
        let Input { students, mentors, .. } = engine.input;
        let mut rows = Vec::new();
        let total = students.len() + mentors.len();
        let mut look = |done| match watch(Step { done, total }) {
            std::ops::ControlFlow::Continue(()) => Ok(()),
            std::ops::ControlFlow::Break(()) => Err(Stopped),
        };
        for (student, member) in students.iter().enumerate() {
            if matching.mentor_of(student).is_some() {
                continue;
            }
            look(student)?;
            let excluded = (market.choices_of_student(student) == 0 && market.is_seeking(student))
                .then(|| &*self.students.entry(student).or_insert_with(|| refusals(&engine.row(student))));
            let binding = reasons.of_student(student, |mentor| *excluded?.get(mentor)?);
            let reason = Reason::new(binding, |mentor| mentors[mentor].id);
            rows.push(UnmatchedRow { method, side: RoundSide::Students, person: member.id, reason });
        }
        for (mentor, member) in mentors.iter().enumerate() {
            if matching.load(mentor) > 0 {
                continue;
            }
            look(students.len() + mentor)?;
            let excluded = (market.choices_of_mentor(mentor) == 0 && market.capacity(mentor) > 0)
                .then(|| &*self.mentors.entry(mentor).or_insert_with(|| refusals(&engine.column(mentor))));
            let binding = reasons.of_mentor(mentor, |student| *excluded?.get(student)?);
            let reason = Reason::new(binding, |student| students[student].id);
            rows.push(UnmatchedRow { method, side: RoundSide::Mentors, person: member.id, reason });
        }
        Ok(rows)
    }
}

fn refusals(judged: &[Result<Fit, Requirement>]) -> Vec<Option<u8>> {
    judged.iter().map(|one| one.as_ref().err().map(|requirement| requirement.number())).collect()
}

/// The first one by one, the rest together.
fn shortened(choices: &[usize]) -> Vec<u32> {
    let (first, rest) = choices.split_at(choices.len().min(CHOICES));
    let rest: usize = rest.iter().sum();
    let rest = (rest > 0).then_some(rest);
    first.iter().copied().chain(rest).map(count).collect()
}

pub fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
