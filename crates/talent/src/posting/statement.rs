//! What one sentence asks for.

use std::ops::Range;

use matching::lexicon::{
    degrees::Level,
    text::{Word, key, words},
};

use super::{
    collect::{Asked, Gathered, label, wording},
    cues::{Mode, Modes, Verdict},
    headings::Section,
    hits::{self, Hit, What},
    joints, lint, needs, title, years,
};
use crate::{Need, RequirementKind};

/// A task has so many words at least; fewer in a list of requirements are a name.
const TASK: usize = 3;

/// In letters.
const LONGEST_LABEL: usize = 60;

/// A sentence names no more jobs.
const JOBS: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// It asks for things; so much they are needed if nothing else is said.
    Ask(Need),
    /// It says what is done there.
    Duty,
}

struct Sentence<'a> {
    text: &'a str,
    /// What stands before it on its line: "Experience: ".
    label: &'a str,
    /// Where it stands in the posting.
    start: usize,
    words: Vec<Word>,
    section: Section,
}

/// Adds what the sentence asks for.
pub(super) fn read(posting: &str, range: &Range<usize>, section: Section, gathered: &mut Gathered) {
    let text = &posting[range.clone()];
    let label = label_before(posting, range.start);
    let sentence = Sentence { text, label, start: range.start, words: words(text), section };
    if section == Section::Silent || sentence.words.is_empty() || lint::instructs(text, &sentence.words) {
        return;
    }
    let modes = Modes::of(text, &sentence.words);
    match sentence.reading(&modes) {
        Some(Reading::Ask(need)) => sentence.ask(need, &modes, gathered),
        Some(Reading::Duty) => sentence.duty(gathered),
        None => {}
    }
}

fn label_before(posting: &str, start: usize) -> &str {
    let before = &posting[..start];
    let from = before.char_indices().rev().take(LONGEST_LABEL).last().map_or(start, |(at, _)| at);
    let before = &before[from..];
    let line = before.rfind(['\n', '\r', '.', ';', '•']).map_or(before, |at| &before[at..]);
    line.trim_start_matches(|letter: char| !letter.is_alphanumeric())
}

impl Sentence<'_> {
    fn reading(&self, modes: &Modes) -> Option<Reading> {
        if modes.has(Mode::Equal) || modes.has(Mode::Silent) {
            return None;
        }
        match self.section {
            Section::Must => Some(Reading::Ask(Need::Must)),
            Section::Nice => Some(Reading::Ask(Need::Nice)),
            Section::Tasks => Some(Reading::Duty),
            Section::Silent => None,
            Section::Intro if modes.has(Mode::Company) => None,
            Section::Intro if modes.has(Mode::Duty) => Some(Reading::Duty),
            Section::Intro => {
                let asks = modes.has(Mode::Ask)
                    || modes.has(Mode::Strong)
                    || needs::of_whole(self.text, &self.words).is_some()
                    || !years::find(self.text, &self.words).is_empty();
                asks.then_some(Reading::Ask(Need::Must))
            }
        }
    }

    fn ask(&self, usual: Need, modes: &Modes, gathered: &mut Gathered) {
        let hits = hits::find(self.text, &self.words);
        let verdicts = needs::judge(self.text, &self.words, &hits);
        let (jobs, years) = self.jobs(years::find(self.text, &self.words));
        let (years_of, free) = years::attach(self.text, &hits, &years);
        let need = |verdict: Option<Verdict>| match verdict {
            Some(Verdict::Must) => Some(Need::Must),
            Some(Verdict::Nice) => Some(Need::Nice),
            Some(Verdict::Not) => None,
            None => Some(usual),
        };
        for group in joints::groups(self.text, &self.words, &hits) {
            if let Some(need) = need(verdicts[group.start]) {
                gathered.add(self.asked(&hits[group.clone()], need, years_of[group.start]));
            }
        }
        if let Some(need) = need(needs::of_whole(self.text, &self.words)) {
            let is_nothing = hits.is_empty() && free.is_empty() && jobs.is_empty();
            for job in jobs {
                gathered.add(Asked { need, ..job });
            }
            for years in &free {
                gathered.add(self.years(years, need));
            }
            let is_stated = self.section != Section::Intro || modes.has(Mode::Strong);
            if is_nothing && is_stated {
                self.other(need).into_iter().for_each(|other| gathered.add(other));
            }
        }
    }

    fn duty(&self, gathered: &mut Gathered) {
        for hit in hits::find(self.text, &self.words) {
            if matches!(hit.what, What::Skill(_)) && !hit.is_strength() {
                gathered.add(self.asked(std::slice::from_ref(&hit), Need::Nice, None));
            }
        }
        if self.words.len() >= TASK {
            gathered.add(self.whole(RequirementKind::Task, Need::Nice));
        }
    }

    /// One thing, or several that stand for each other.
    fn asked(&self, group: &[Hit], need: Need, years: Option<u8>) -> Asked {
        let main = group.iter().min_by_key(|hit| level(hit)).unwrap_or(&group[0]);
        let range = group[0].range.start..group[group.len() - 1].range.end;
        let said = &self.text[range.clone()];
        let label = match (group, main.what) {
            ([_], What::Skill(skill)) if key(skill.name) == key(said) => skill.name.to_owned(),
            ([_], _) => capitalised(&label(said)),
            _ => label(said),
        };
        let kind = main.kind();
        let text = if kind == RequirementKind::Degree { wording(self.text).0 } else { label.clone() };
        Asked {
            kind,
            text,
            label,
            need,
            weight: weight(kind, need, main.is_strength()),
            years: years.filter(|_| kind == RequirementKind::Skill),
            taxon: main.taxon(),
            range: self.start + range.start..self.start + range.end,
        }
    }

    /// Years in a job, "3 years as a recruiter", and all others.
    fn jobs(&self, found: Vec<years::Years>) -> (Vec<Asked>, Vec<years::Years>) {
        let mut jobs = Vec::new();
        let mut others = Vec::new();
        for years in found {
            let job = if jobs.len() < JOBS { self.job(years.end) } else { None };
            match job {
                Some(job) => jobs.push(Asked { years: Some(years.count), ..job }),
                None => others.push(years),
            }
        }
        (jobs, others)
    }

    fn job(&self, from: usize) -> Option<Asked> {
        let rest = self.text[from..].trim_start();
        let named = ["as a ", "as an "].into_iter().find_map(|words| rest.strip_prefix(words))?;
        let (range, taxon) = title::job(self.text, self.text.len() - named.len())?;
        let label = label(&title::without_bracket(&self.text[range.clone()]));
        Some(Asked {
            kind: RequirementKind::Title,
            text: label.clone(),
            label: capitalised(&label),
            need: Need::Nice,
            weight: weight(RequirementKind::Title, Need::Nice, false),
            years: None,
            taxon: Some(taxon),
            range: self.start + range.start..self.start + range.end,
        })
    }

    /// Years of experience as such.
    fn years(&self, years: &years::Years, need: Need) -> Asked {
        let label = label(&self.text[years.start..years.end]);
        Asked {
            kind: RequirementKind::Years,
            text: label.clone(),
            label,
            need,
            weight: weight(RequirementKind::Years, need, false),
            years: Some(years.count),
            taxon: None,
            range: self.start + years.start..self.start + years.end,
        }
    }

    /// Something that no list knows: years if its label says so, a name if it is written like one, else a task.
    fn other(&self, need: Need) -> Option<Asked> {
        if let Some(count) = years::labelled(self.label, self.text, &self.words) {
            return Some(self.labelled_years(count, need));
        }
        if !self.text.contains(char::is_alphabetic) || lint::excludes(self.text, &self.words) {
            return None;
        }
        let is_name = self.words.len() < TASK
            && self.words.iter().all(|word| !self.text[word.start..].starts_with(char::is_lowercase));
        Some(self.whole(if is_name { RequirementKind::Skill } else { RequirementKind::Task }, need))
    }

    fn labelled_years(&self, count: u8, need: Need) -> Asked {
        let years = self.whole(RequirementKind::Years, need);
        let label = label(&format!("{}{}", self.label, self.text).replace('*', ""));
        let start = self.start - self.label.len();
        Asked { text: label.clone(), label, years: Some(count), range: start..years.range.end, ..years }
    }

    fn whole(&self, kind: RequirementKind, need: Need) -> Asked {
        let (text, end) = wording(self.text);
        let weight = weight(kind, need, false);
        let range = self.start..self.start + end;
        Asked { kind, label: label(self.text), text, need, weight, years: None, taxon: None, range }
    }
}

/// Of several degrees the lowest will do; of everything else, the first.
fn level(hit: &Hit) -> Option<Level> {
    match hit.what {
        What::Degree(degree) => Some(degree.level),
        _ => None,
    }
}

/// A strength that everybody claims counts half.
fn weight(kind: RequirementKind, need: Need, is_strength: bool) -> u8 {
    use RequirementKind::{Certificate, Degree, Language, Skill, Task, Title, Years};
    match (kind, need, is_strength) {
        (Title, _, _) | (Skill, Need::Must, false) => 6,
        (Language | Certificate, _, _) => 4,
        (Skill, Need::Must, true) | (Skill, _, false) | (Degree | Task, _, _) => 3,
        (Skill, _, true) => 2,
        (Years, _, _) => 1,
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
