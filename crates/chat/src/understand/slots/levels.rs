//! How far somebody has come.

use std::ops::Range;

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
    ("intermediate", "Intermediate"),
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

/// Where people are looked for, these ranks are one: the first of each stands for all of them.
const RUNGS: [&[&str]; 6] = [
    &["junior", "intern"],
    &["intermediate"],
    &["senior"],
    &["lead", "manager"],
    &["director"],
    &["chief", "vp", "owner"],
];

/// Ranks from the first one on. A founder stands beside them.
const RANKS: [&str; 9] = ["intern", "junior", "mid", "senior", "lead", "manager", "director", "vp", "chief"];

/// Words before "senior" and "head of" that make them something else.
const NOT_A_RANK: &[&str] = &["chemistry", "college", "high"];

pub(super) fn find(message: &Message) -> Vec<Read> {
    let found = phrases(message, SAID.iter().copied());
    let meant = found.into_iter().filter(|(words, _)| !NOT_A_RANK.contains(&message.before(words.start)));
    let meant: Vec<_> = meant.collect();
    let mut all: Vec<Read> = Vec::new();
    for (at, (words, id)) in meant.iter().enumerate() {
        let (ids, words) = match around(message, words) {
            Some((bound, wider)) if is_rung(id) => (bounded(id, bound), wider),
            _ => than(message, &meant[at..]).unwrap_or_else(|| (vec![*id], words.clone())),
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

/// "More senior than a director": whoever stands beyond, and all words that say so.
fn than(
    message: &Message,
    meant: &[(Range<usize>, &'static str)],
) -> Option<(Vec<&'static str>, Range<usize>)> {
    let [(words, direction), (other, id), ..] = meant else { return None };
    let article = usize::from(["a", "an", "the"].contains(&message.after(words.end)));
    let follows = message.after(words.end - 1) == "than" && other.start == words.end + 1 + article;
    let ids = beyond(&[*id], direction).filter(|ids| follows && is_rung(id) && !ids.is_empty())?;
    Some((ids, words.start..other.end))
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

/// The levels that stand before or after others, the nearest first: none at the end of the ladder. Nothing if it is no
/// such step.
pub(in crate::understand) fn step(from: &[&str], direction: &str) -> Option<Vec<(String, crate::Value)>> {
    Some(beyond(from, direction)?.into_iter().map(level).collect())
}

/// Of stages it is the next one; of ranks every one beyond them, so that nobody passes who stands where those stand.
fn beyond(from: &[&str], direction: &str) -> Option<Vec<&'static str>> {
    let goes_up = match direction {
        EARLIER => false,
        LATER => true,
        _ => return None,
    };
    let stages: Option<Vec<usize>> =
        from.iter().map(|id| STAGES.iter().position(|stage| stage == id)).collect();
    let next = match stages {
        Some(stages) if goes_up => stages.iter().min().map_or(STAGES.len() - 1, |first| first + 1),
        Some(stages) => match stages.iter().max() {
            Some(0) => return Some(Vec::new()),
            Some(last) => last - 1,
            None => 0,
        },
        None => return Some(rungs_beyond(from, goes_up)),
    };
    Some(STAGES.get(next).copied().into_iter().collect())
}

fn rungs_beyond(from: &[&str], goes_up: bool) -> Vec<&'static str> {
    let places = from.iter().filter_map(|id| match *id {
        "early" => Some((0, 0)),
        "mid" => Some((1, 2)),
        "late" => Some((3, RUNGS.len() - 1)),
        rank => RUNGS.iter().position(|ranks| ranks.contains(&rank)).map(|at| (at, at)),
    });
    let rank = |at: usize| RUNGS[at][0];
    if goes_up {
        let after = places.map(|(_, last)| last + 1).min().unwrap_or(RUNGS.len());
        (after..RUNGS.len()).map(rank).collect()
    } else {
        let before = places.map(|(first, _)| first).max().unwrap_or(0);
        (0..before).rev().map(rank).collect()
    }
}

fn level(id: &str) -> (String, crate::Value) {
    let name = NAMES.iter().find(|(known, _)| *known == id).map(|(_, name)| *name);
    let relative = if id == EARLIER { "Earlier in the career" } else { "Later in the career" };
    entry(id, name.unwrap_or(relative))
}
