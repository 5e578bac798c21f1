//! What the directory is not asked for: what is private to people, ways to reach them, what they keep to themselves, and
//! anything that changes something. Found by words alone and before anything else, so that no grammar and no model can go
//! around it.

use std::ops::Range;

use chat::{Refusal, understand::Context};
use jiff::civil::Date;
use matching::lexicon::text::{Word, stem, words};

use super::lines;
use crate::graduway::directory::words::GRAMMAR;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Faith, health, origin, family, looks, politics.
    Private,
    /// Phone numbers, addresses.
    Reach,
    /// What somebody has not agreed to.
    Withheld,
    /// To send, to change, to decide.
    Act,
}

/// Of what nothing is kept, or nothing may be asked by.
const PRIVATE: &[&str] = &[
    "muslim",
    "jew",
    "jewish",
    "christian",
    "catholic",
    "protestant",
    "hindu",
    "buddhist",
    "atheist",
    "religion",
    "religious",
    "faith",
    "gay",
    "lesbian",
    "bisexual",
    "queer",
    "transgender",
    "lgbt",
    "lgbtq",
    "sexual",
    "sexuality",
    "cancer",
    "pregnant",
    "disabled",
    "disability",
    "illness",
    "sick",
    "depressed",
    "diabetic",
    "hiv",
    "republican",
    "democrat",
    "political",
    "ethnicity",
    "ethnic",
    "race",
    "racial",
    "black",
    "hispanic",
    "latino",
    "latina",
    "caucasian",
    "immigrant",
    "divorced",
    "divorce",
    "widow",
    "widowed",
    "wife",
    "husband",
    "attractive",
    "beautiful",
    "sexy",
    "ugly",
    "pretty",
    "died",
    "dead",
    "deceased",
    "birth year",
    "born in",
    "by age",
    "their age",
    "how old",
    "over 65",
];

const REACH: &[&str] = &[
    "phone number",
    "phone numbers",
    "telephone number",
    "telephone numbers",
    "cell number",
    "mobile number",
    "home address",
    "home addresses",
    "street address",
    "which street",
    "email address",
    "email addresses",
    "private email",
    "emails of",
    "show emails",
    "with emails",
    "their emails",
    "her email",
    "his email",
    "her number",
    "his number",
    "find her number",
    "phone numbers please",
    "message the",
    "mailing list",
    "address of",
    "the number of our best",
    "their phone",
];

const WITHHELD: &[&str] = &[
    "hide",
    "hides",
    "hidden",
    "hiding",
    "withheld",
    "withhold",
    "not share it",
    "does not share",
    "without consent",
    "no consent",
    "ignore consent",
    "disregard consent",
    "consent off",
    "left the directory",
    "secret",
    "you know where they",
    "skip the checks",
    "see everything",
    "keeps to",
    "salaries",
    "salary",
    "employers of those",
    "give me their employers",
    "anonymous",
    "where does the second one live",
    "fewer than three",
];

/// At the beginning of a request.
const ACTS: &[&str] = &[
    "send",
    "delete",
    "merge",
    "mark all",
    "cancel",
    "register",
    "approve",
    "decide",
    "promise",
    "guarantee",
    "change the consent",
    "email them",
    "call them",
    "tell the second",
    "invite them",
    "sign",
    "unsubscribe",
    "invent",
    "pretend",
    "make up",
    "repeat after",
    "give the first person",
    "complete the list",
    "confirm that",
    "write a sentence",
    "act as",
    "encode",
    "translate your",
    "make the next",
    "make a mailing",
];

/// Who wants something booked says what; what a club reads is no such request.
const BOOKED: &[&str] = &[
    "a", "an", "her", "him", "it", "me", "my", "our", "seats", "that", "the", "them", "this", "tickets", "us",
];

/// Slots whose values may be called by words for what is private: political science, somebody called Faith, a dead email.
const NAMES: &[&str] = &["contact", "employer", "field", "industry", "name", "title"];

/// What a group is called is its own: "members of the Black Alumni Network".
const OF_GROUPS: &[&str] =
    &["group", "network", "society", "club", "circle", "chapter", "members", "member", "association"];

/// What says that a way to reach somebody is missing or does not work. Nobody is reached by asking for that.
const LACKS: &[&str] = &["lack", "lacking", "missing", "no", "without"];
const WORN: &[&str] = &[
    "bounce",
    "bounced",
    "bounces",
    "bouncing",
    "dead",
    "incomplete",
    "invalid",
    "missing",
    "outdated",
    "stale",
    "unconfirmed",
    "undeliverable",
    "wrong",
];
/// How many words away it may stand.
const NEAR: usize = 3;

/// Whoever wants to have it says so, and whose.
const ASKS: &[&str] =
    &["export", "give", "list", "need", "print", "read", "send", "show", "tell", "want", "what"];
const WHOSE: &[&str] = &["all", "are", "every", "is", "me", "of", "out", "the", "their", "those", "us"];

pub fn refuses(message: &str, _earlier: &[&str]) -> Option<Refusal> {
    matter(message).map(Matter::refusal)
}

/// Whether the phrase begins with this word.
fn begins_at(said: &[Word], at: usize, phrase: &str) -> bool {
    let mut parts = phrase.split(' ').enumerate();
    parts.all(|(place, part)| {
        said.get(at + place).is_some_and(|word| word.text == part || stem(&word.text) == part)
    })
}

fn stands_in(text: &str, list: &[&str]) -> bool {
    let said = words(text);
    (0..said.len()).any(|at| list.iter().any(|phrase| begins_at(&said, at, phrase)))
}

pub fn matter(message: &str) -> Option<Matter> {
    let said = words(message);
    let stands = |at: usize, phrase: &str| begins_at(&said, at, phrase);
    let begins = [
        "please",
        "now",
        "just",
        "can",
        "could",
        "you",
        "i",
        "want",
        "to",
        "then",
        "and",
        "new",
        "instruction",
        "data",
    ];
    let first = said.iter().position(|word| !begins.contains(&word.text.as_str())).unwrap_or(0);
    let is_group = said.iter().any(|word| OF_GROUPS.contains(&word.text.as_str()));
    let reaches = |at: usize| {
        let phrase = REACH.iter().find(|phrase| stands(at, phrase));
        phrase.is_some_and(|phrase| !is_of_records(&said, &(at..at + phrase.split(' ').count())))
    };
    if (0..said.len()).any(reaches) {
        return Some(Matter::Reach);
    }
    if stands_in(message, WITHHELD) {
        return Some(Matter::Withheld);
    }
    if stands_in(message, PRIVATE) && !is_group && is_private(message) {
        return Some(Matter::Private);
    }
    let books = stands(first, "book") && BOOKED.iter().any(|whom| stands(first + 1, whom));
    (books || ACTS.iter().any(|act| stands(first, act))).then_some(Matter::Act)
}

/// Whether it is asked who has no such way or one that does not work, and not for the way itself.
fn is_of_records(said: &[Word], words: &Range<usize>) -> bool {
    let has = |word: &Word, list: &[&str]| list.contains(&word.text.as_str());
    let begins = said[..words.start].iter().rposition(|word| !has(word, WHOSE));
    if begins.is_some_and(|at| has(&said[at], ASKS)) {
        return false;
    }
    let before = &said[words.start.saturating_sub(NEAR)..words.start];
    let after = said.iter().skip(words.end).take(NEAR);
    before.iter().any(|word| has(word, LACKS)) || before.iter().chain(after).any(|word| has(word, WORN))
}

/// Whether something private is left when the names, the studies and the lines of work are taken out: "political science
/// graduates".
fn is_private(message: &str) -> bool {
    let context = Context::on(Date::constant(2026, 1, 1));
    let slots = GRAMMAR.slots.iter().filter(|slot| NAMES.contains(&slot.name));
    let mut left = lines::without(message);
    for read in slots.flat_map(|slot| slot.reader.read(message, &context)) {
        left.replace_range(read.bytes.clone(), &" ".repeat(read.bytes.len()));
    }
    stands_in(&left, PRIVATE)
}

impl Matter {
    fn refusal(self) -> Refusal {
        let (text, suggestions): (&str, &[&str]) = match self {
            Self::Private => (
                "I do not look for people by what is private to them, such as faith, health, origin, family or looks, \
                 and I do not guess it. Ask by what they studied, where they work or live, and what they take part in.",
                &["Alumni in Boston who studied biology", "Who volunteered this year?"],
            ),
            Self::Reach => (
                "I do not read out ways to reach people. Those they have agreed to share stand on their record, and in \
                 the list that a contributor can export.",
                &["Who agreed to email in Massachusetts?", "Alumni in Chicago"],
            ),
            Self::Withheld => (
                "What somebody has not agreed to share is not shown, searched or counted here, for anybody. Their record \
                 says what they have agreed to.",
                &["Alumni in Massachusetts", "How many alumni gave, by decade?"],
            ),
            Self::Act => (
                "I look things up and change nothing: nothing is sent, saved, decided or made up from here. Use the pages \
                 of the app for that.",
                &["Which events are coming up?", "Alumni in Massachusetts who gave this year"],
            ),
        };
        Refusal {
            text: text.to_owned(),
            contacts: Vec::new(),
            suggestions: suggestions.iter().map(|one| (*one).to_owned()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_private_is_not_asked_for() {
        for (message, expected) in [
            ("Which alumni are Muslim?", Some(Matter::Private)),
            ("Find pregnant alumnae.", Some(Matter::Private)),
            ("Give me the phone numbers of alumni in Boston.", Some(Matter::Reach)),
            ("Where does everybody live who hides it?", Some(Matter::Withheld)),
            ("Delete the people who never gave.", Some(Matter::Act)),
            ("Please send them an email now.", Some(Matter::Act)),
            ("alumni in Boston", None),
            ("bounced emails in Texas", None),
            ("Who agreed to email in Ohio?", None),
            ("members of the Black Alumni Network", None),
            ("number of donors by decade", None),
            ("How many alumni gave?", None),
            ("add only those in Chicago", None),
            ("political science graduates in Boston", None),
            ("How many political scientists gave?", None),
            ("religious studies majors", None),
            ("alumni named Faith", None),
            ("people called Faith or Black", None),
            ("alumni with the last name Black", None),
            ("alumni doing cancer research in Boston", None),
            ("alumni at a cancer center", None),
            ("political consultants in Washington", None),
            ("who works on political campaigns", None),
            ("divorce lawyers in Ohio", None),
            ("book club members in Chicago", None),
            ("Book clubs in Chicago", None),
            ("Who has cancer among our donors?", Some(Matter::Private)),
            ("alumni with cancer, researchers too", Some(Matter::Private)),
            ("political views of our donors", Some(Matter::Private)),
            ("cancer researchers who have cancer", Some(Matter::Private)),
            ("Republican political consultants", Some(Matter::Private)),
            ("Black researchers in Boston", Some(Matter::Private)),
            ("Please book a table for them", Some(Matter::Act)),
            ("Book the second one", Some(Matter::Act)),
            ("book them", Some(Matter::Act)),
            ("alumni without an email address", None),
            ("alumni with no email address in Ohio", None),
            ("alumni whose email address bounced", None),
            ("alumni whose home address is outdated", None),
            ("alumni with a dead email in Ohio", None),
            ("alumni whose emails are dead", None),
            ("dead email addresses in Texas", None),
            ("dead alumni with a dead email", Some(Matter::Private)),
            ("Which alumni with a bounced email are dead?", Some(Matter::Private)),
            ("Black political science graduates", Some(Matter::Private)),
            ("political science majors who are Republican", Some(Matter::Private)),
            ("religious alumni in Boston", Some(Matter::Private)),
            ("people called Faith who are Catholic", Some(Matter::Private)),
            ("black alumni in Boston", Some(Matter::Private)),
            ("alumni by faith", Some(Matter::Private)),
            ("the email addresses of alumni in Ohio", Some(Matter::Reach)),
            ("Show me the email addresses that have not bounced", Some(Matter::Reach)),
            ("her email, and no others", Some(Matter::Reach)),
            ("home addresses of alumni without a job", Some(Matter::Reach)),
        ] {
            assert_eq!(matter(message), expected, "{message}");
        }
    }
}
