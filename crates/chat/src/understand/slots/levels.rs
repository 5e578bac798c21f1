//! How far somebody has come.

use super::{
    Message, Read,
    bounds::{Bound, around},
    bytes, covers, phrases,
    terms::{all_of, entry},
};

/// What people say, and the level: a stage of a career, or a rank by the name that `matching` gives it.
const SAID: &[(&str, &str)] = &[
    ("c level", "chief"),
    ("c suite", "chief"),
    ("ceo", "chief"),
    ("cfo", "chief"),
    ("chief", "chief"),
    ("chief executive", "chief"),
    ("cto", "chief"),
    ("executive", "chief"),
    ("department head", "director"),
    ("director", "director"),
    ("head of", "director"),
    ("early career", "early"),
    ("early in the career", "early"),
    ("early in their career", "early"),
    ("at the beginning of their career", "early"),
    ("just starting out", "early"),
    ("new graduate", "early"),
    ("recent grad", "early"),
    ("recent graduate", "early"),
    ("recently graduated", "early"),
    ("young alumni", "early"),
    ("young professional", "early"),
    ("intern", "intern"),
    ("entry level", "junior"),
    ("junior", "junior"),
    ("close to retirement", "late"),
    ("late career", "late"),
    ("late in the career", "late"),
    ("late in their career", "late"),
    ("near retirement", "late"),
    ("team lead", "lead"),
    ("team leader", "lead"),
    ("manager", "manager"),
    ("mid career", "mid"),
    ("mid level", "mid"),
    ("midcareer", "mid"),
    ("middle of their career", "mid"),
    ("business owner", "owner"),
    ("co founder", "owner"),
    ("cofounder", "owner"),
    ("entrepreneur", "owner"),
    ("founder", "owner"),
    ("owner", "owner"),
    ("experienced", "senior"),
    ("seasoned", "senior"),
    ("senior", "senior"),
    ("vice president", "vp"),
    ("vp", "vp"),
    ("vps", "vp"),
    // Against what was asked for before.
    ("earlier in the career", EARLIER),
    ("earlier in their career", EARLIER),
    ("earlier in her career", EARLIER),
    ("earlier in his career", EARLIER),
    ("less experienced", EARLIER),
    ("less senior", EARLIER),
    ("more junior", EARLIER),
    ("further along", LATER),
    ("later in the career", LATER),
    ("later in their career", LATER),
    ("later in her career", LATER),
    ("later in his career", LATER),
    ("more experienced", LATER),
    ("more senior", LATER),
];

const NAMES: &[(&str, &str)] = &[
    ("early", "Early career"),
    ("intern", "Intern"),
    ("junior", "Junior"),
    ("mid", "Mid-career"),
    ("senior", "Senior"),
    ("late", "Late career"),
    ("lead", "Team lead"),
    ("manager", "Manager"),
    ("director", "Director"),
    ("vp", "Vice president"),
    ("chief", "Executive"),
    ("owner", "Founder or owner"),
];

/// Earlier or later than what was asked for before; without that, early or late.
const EARLIER: &str = "earlier";
const LATER: &str = "later";

/// The stages that "earlier" and "later" walk along.
const STAGES: [&str; 3] = ["early", "mid", "late"];

/// Ranks from the first one on. A founder stands beside them.
const RANKS: [&str; 9] = ["intern", "junior", "mid", "senior", "lead", "manager", "director", "vp", "chief"];

/// Words before "senior" and "head of" that make them something else.
const NOT_A_RANK: &[&str] = &["chemistry", "college", "high"];

pub(super) fn find(message: &Message) -> Vec<Read> {
    let found = phrases(message, SAID.iter().copied());
    let meant = found.into_iter().filter(|(words, _)| !NOT_A_RANK.contains(&message.before(words.start)));
    let mut all: Vec<Read> = Vec::new();
    for (words, id) in meant {
        let (ids, words) = match around(message, &words) {
            Some((bound, wider)) if is_rung(id) => (bounded(id, bound), wider),
            _ => (vec![id], words),
        };
        let (bytes, is_pointed) = (bytes(message, &words), words.len() > 1);
        // "director or more senior" has been heard to its end.
        if all.last().is_some_and(|before| bytes.start < before.bytes.end) {
            continue;
        }
        all.extend(ids.into_iter().map(|id| {
            let (text, value) = level(id);
            Read { bytes: bytes.clone(), text, value, is_pointed }
        }));
    }
    all
}

fn is_rung(id: &str) -> bool {
    STAGES.contains(&id) || RANKS.contains(&id)
}

/// The rungs on that side of one, itself first.
fn bounded(id: &str, bound: Bound) -> Vec<&'static str> {
    let ladder: &[&'static str] = if STAGES.contains(&id) && id != "mid" { &STAGES } else { &RANKS };
    let at = ladder.iter().position(|rung| *rung == id).unwrap_or(0);
    match bound {
        Bound::AtLeast => ladder[at..].to_vec(),
        Bound::AtMost => ladder[..=at].iter().rev().copied().collect(),
    }
}

pub(super) fn whole(message: &Message) -> Option<Read> {
    let named = NAMES.iter().find(|(id, name)| {
        let text = message.text.as_str();
        text.eq_ignore_ascii_case(id) || text.eq_ignore_ascii_case(name)
    });
    if let Some((id, _)) = named {
        return Some(all_of(&message.text, level(id)));
    }
    find(message).into_iter().find(|read| covers(message, &read.bytes))
}

/// The level that stands a step before or after another one. Nothing if it is no such step.
pub(in crate::understand) fn step(from: Option<&str>, direction: &str) -> Option<(String, crate::Value)> {
    if ![EARLIER, LATER].contains(&direction) {
        return None;
    }
    let stage = |id: &str| match id {
        "early" | "intern" | "junior" => 0,
        "mid" | "lead" => 1,
        _ => 2,
    };
    let to = match (from, direction) {
        (None, EARLIER) => 0,
        (None, _) => 2,
        (Some(from), EARLIER) => usize::saturating_sub(stage(from), 1),
        (Some(from), _) => (stage(from) + 1).min(2),
    };
    Some(level(STAGES[to]))
}

fn level(id: &str) -> (String, crate::Value) {
    let name = NAMES.iter().find(|(known, _)| *known == id).map(|(_, name)| *name);
    let relative = if id == EARLIER { "Earlier in the career" } else { "Later in the career" };
    entry(id, name.unwrap_or(relative))
}
