//! A profile read once: what its words are about, and where its path leads.

use std::{collections::BTreeSet, sync::OnceLock};

use crate::{
    Vector,
    lexicon::{
        fields,
        sectors::{Sector, sector},
        skills, text,
        times::Times,
        topics::{AIMS, CAUSES, CONCERNS, Topics},
    },
    reciprocal::{Post, Profile, Statement, title::Work},
};

/// A profile and all that follows from it.
#[derive(Clone, Debug)]
pub struct Known<'a> {
    pub profile: &'a Profile,
    pub(super) goals: Vec<Saying<'a>>,
    pub(super) needs: Vec<Saying<'a>>,
    pub(super) offers: Vec<Saying<'a>>,
    pub(super) values: Vec<Saying<'a>>,
    pub(super) fields: Vec<Study<'a>>,
    pub(super) work: Vec<Stage<'a>>,
    /// Where they want to go: of what they say, and of what they look for.
    pub(super) aims: Vec<Aim<'a>>,
    pub(super) drawn_to: Vec<(&'a str, Option<Sector>)>,
    pub(super) skills: BTreeSet<String>,
    pub(super) times: Option<Times>,
    pub(super) languages: BTreeSet<String>,
}

/// A few words, and what they are about.
#[derive(Clone, Debug)]
pub struct Saying<'a> {
    pub text: &'a str,
    pub(super) concerns: Vec<usize>,
    pub(super) aims: Vec<usize>,
    pub(super) causes: Vec<usize>,
    /// Words that mean something, each once.
    pub(super) words: BTreeSet<String>,
    pub(super) vector: Option<&'a Vector>,
}

#[derive(Clone, Debug)]
pub(super) struct Study<'a> {
    pub text: &'a str,
    pub key: String,
    pub group: Option<&'static str>,
}

/// A position, and the aims that have been reached in it.
#[derive(Clone, Debug)]
pub(super) struct Stage<'a> {
    pub post: &'a Post,
    pub sector: Option<Sector>,
    pub key: String,
    pub aims: Vec<usize>,
    /// Read where a title is asked for, which is seldom.
    work: OnceLock<Work>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Aim<'a> {
    pub aim: usize,
    pub text: &'a str,
}

/// Words that say nothing about what is wanted.
const EMPTY: &[&str] = &[
    "a", "about", "advice", "an", "and", "any", "anything", "as", "at", "be", "become", "by", "can", "do",
    "find", "for", "from", "get", "give", "guidance", "has", "have", "help", "honest", "how", "i", "in",
    "into", "is", "it", "learn", "like", "look", "make", "me", "more", "my", "need", "of", "on", "one", "or",
    "out", "practice", "so", "somebody", "someone", "that", "the", "their", "them", "this", "through", "to",
    "up", "want", "was", "what", "who", "with", "without", "work", "would",
];

impl<'a> Saying<'a> {
    pub fn new(statement: &'a Statement) -> Self {
        let words = text::words(&statement.text);
        let says = |word: &&text::Word| !EMPTY.contains(&word.text.as_str()) && word.text.len() > 1;
        let of = |topics: &Topics| {
            let mut all: Vec<usize> = topics.find(&words).into_iter().map(|found| found.topic).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        Self {
            text: &statement.text,
            concerns: of(&CONCERNS),
            aims: of(&AIMS),
            causes: of(&CAUSES),
            words: words.iter().filter(says).map(|word| text::stem(&word.text).to_owned()).collect(),
            vector: statement.vector.as_deref(),
        }
    }
}

impl<'a> Known<'a> {
    pub fn new(profile: &'a Profile) -> Self {
        let read = |all: &'a [Statement]| -> Vec<Saying<'a>> {
            let mut all: Vec<&Statement> =
                all.iter().filter(|statement| !statement.text.trim().is_empty()).collect();
            // A set has no order, and sums must not depend on one.
            all.sort_by(|left, right| left.text.cmp(&right.text));
            all.dedup_by(|left, right| left.text == right.text);
            all.into_iter().map(Saying::new).collect()
        };
        let goals = read(&profile.goals);
        let wanted = sorted(&profile.wanted);
        let mut aims: Vec<Aim<'a>> = goals
            .iter()
            .flat_map(|goal| goal.aims.iter().map(|aim| Aim { aim: *aim, text: goal.text }))
            .chain(wanted.iter().flat_map(|title| {
                let reached = reached(title, None).into_iter().chain(AIMS.of(title));
                reached.map(|aim| Aim { aim, text: title })
            }))
            .collect();
        aims.sort_by_key(|aim| aim.aim);
        aims.dedup_by_key(|aim| aim.aim);
        let times = profile.times.iter().filter_map(|text| Times::read(text));
        Self {
            profile,
            needs: read(&profile.needs),
            offers: read(&profile.offers),
            values: read(&profile.values),
            fields: sorted(&profile.fields).into_iter().map(Study::new).collect(),
            work: profile.work.iter().map(Stage::new).collect(),
            aims,
            drawn_to: sorted(&profile.drawn_to).into_iter().map(|name| (name, sector(name))).collect(),
            skills: profile.skills.iter().map(|skill| skill_key(skill)).collect(),
            times: times.reduce(Times::or),
            languages: profile.languages.iter().map(|language| text::key(language)).collect(),
            goals,
        }
    }
}

fn sorted(texts: &[String]) -> Vec<&str> {
    let mut all: Vec<&str> =
        texts.iter().map(String::as_str).filter(|text| !text.trim().is_empty()).collect();
    all.sort_unstable();
    all.dedup();
    all
}

pub(super) fn skill_key(skill: &str) -> String {
    skills::skill(skill).map_or_else(|| text::key(skill), |known| text::key(known.name))
}

impl<'a> Study<'a> {
    pub fn new(text: &'a str) -> Self {
        let known = fields::field(text);
        let key = known.map_or_else(|| text::key(text), |known| text::key(known.name));
        Self { text, key, group: known.map(|known| known.group) }
    }
}

impl<'a> Stage<'a> {
    fn new(post: &'a Post) -> Self {
        let sector = sector(&post.industry);
        let key = sector.map_or_else(|| text::key(&post.industry), |known| text::key(known.name));
        Self { aims: reached(&post.title, sector), post, sector, key, work: OnceLock::new() }
    }

    pub fn work(&self) -> &Work {
        self.work.get_or_init(|| Work::new(&self.post.title))
    }
}

/// The aims that somebody with this title has reached, in this industry.
fn reached(title: &str, sector: Option<Sector>) -> Vec<usize> {
    let title = format!(" {} ", text::normalise(title));
    let by_title = |name: &&str| title.contains(&format!(" {} ", text::normalise(name)));
    let all = AIMS.all().iter().enumerate().filter(|(_, aim)| {
        let by_industry = sector.is_some_and(|sector| aim.links.contains(&sector.name));
        by_industry || aim.titles.iter().any(by_title)
    });
    all.map(|(at, _)| at).collect()
}
