//! Which families of work a role belongs to: by the words of its title, by the titles of our list that it resembles, by
//! the words of its description, and by what they mean.

use std::collections::BTreeMap;

use matching::lexicon::{
    text::{self, Gap, Word},
    titles,
};
use serde::Serialize;

use super::{phrases::key, table::TABLE};

/// How much each way of telling counts. Chosen, as all weights here, on roles that the evaluation does not ask about.
const TITLE: f32 = 1.0;
const LIST: f32 = 0.4;
const DESCRIPTION: f32 = 0.8;
const MEANING: f32 = 0.3;

/// What the last word of a title says counts more than what stands before it: a medical secretary is a secretary.
const HEAD: f32 = 2.5;

/// A description whose words weigh so much counts half.
const HALF: f32 = 6.0;

/// So many titles of the list are looked at, if they are alike enough.
const NEAREST: usize = 6;
const ALIKE: f32 = 0.35;

/// What most says so counts for more than its part, by this power.
const POWER: f32 = 1.2;

/// How much more a family counts the nearer it is.
const SHARP: f32 = 24.0;

/// After these words a title says where or for whom, not what.
const ASIDE: &[&str] = &["of", "for", "in", "at", "to", "with", "on"];

/// How much of a role is of one family, and how much of that each way of telling has said.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FamilyShare {
    pub key: &'static str,
    pub name: &'static str,
    pub share: f32,
    pub by_title: f32,
    pub by_list: f32,
    pub by_description: f32,
    pub by_meaning: f32,
    #[serde(skip)]
    pub(super) family: usize,
    /// The sentence that speaks for it most.
    #[serde(skip)]
    pub(super) sentence: Option<usize>,
}

/// The title as it counts, the words of each sentence, and how near each family is.
pub(super) struct Seen<'a> {
    pub title: &'a str,
    pub sentences: &'a [Vec<Word>],
    pub nearness: Option<&'a [f32]>,
}

/// The families that share the role, the largest share first. Together they have 1, or there are none.
pub(super) fn find(seen: &Seen) -> Vec<FamilyShare> {
    let by_title = by_title(seen.title);
    let by_list = by_list(seen.title);
    let (by_description, spoken) = by_description(seen.sentences);
    let by_meaning = seen.nearness.map(by_meaning).unwrap_or_default();
    let part = |shares: &[f32], at: usize, weight: f32| weight * shares.get(at).copied().unwrap_or_default();
    let mut found: Vec<FamilyShare> = (0..)
        .zip(&TABLE.families)
        .map(|(at, family)| FamilyShare {
            key: &family.key,
            name: &family.name,
            share: 0.0,
            by_title: part(&by_title, at, TITLE),
            by_list: part(&by_list, at, LIST),
            by_description: part(&by_description, at, DESCRIPTION),
            by_meaning: part(&by_meaning, at, MEANING),
            family: at,
            sentence: spoken[at],
        })
        .collect();
    let power = |one: &FamilyShare| total(one).powf(POWER);
    let sum = found.iter().map(power).sum::<f32>().max(f32::MIN_POSITIVE);
    for one in &mut found {
        one.share = power(one) / sum;
    }
    found.retain(|one| one.share > 0.0);
    found.sort_by(|left, right| right.share.total_cmp(&left.share).then(left.family.cmp(&right.family)));
    found
}

fn total(one: &FamilyShare) -> f32 {
    one.by_title + one.by_list + one.by_description + one.by_meaning
}

fn by_title(title: &str) -> Vec<f32> {
    let words = text::words(title);
    let mut scores = vec![0.0; TABLE.families.len()];
    for hit in TABLE.titles.find(&words) {
        let length = f32::from(u16::try_from(hit.after - hit.first).unwrap_or(u16::MAX)).sqrt();
        let head = if is_head(&words, hit.after - 1) { HEAD } else { 1.0 };
        for family in hit.meanings {
            scores[*family] += length * head / count(hit.meanings.len());
        }
    }
    shares(scores)
}

/// The last word of what the title says first; before an `and` as well.
fn is_head(words: &[Word], at: usize) -> bool {
    let before =
        words[1..=at].iter().any(|word| word.gap >= Gap::List || ASIDE.contains(&word.text.as_str()));
    let last = words.get(at + 1).is_none_or(|next| {
        next.gap >= Gap::List
            || next.text == "and"
            || next.text == "or"
            || ASIDE.contains(&next.text.as_str())
    });
    last && !before
}

fn by_list(title: &str) -> Vec<f32> {
    let mut scores = vec![0.0; TABLE.families.len()];
    for near in titles::nearest_titles(title, NEAREST).iter().filter(|near| near.score >= ALIKE) {
        let alike: Vec<usize> = (0..scores.len())
            .filter(|at| TABLE.families[*at].groups.iter().any(|group| group == near.group))
            .collect();
        for family in &alike {
            scores[*family] += near.score.powi(3) / count(alike.len());
        }
    }
    shares(scores)
}

/// What the words say, and for each family the sentence that says most. A word of many families says little of each.
fn by_description(sentences: &[Vec<Word>]) -> (Vec<f32>, Vec<Option<usize>>) {
    let all = TABLE.families.len();
    let mut times: Vec<BTreeMap<String, (f32, f32)>> = vec![BTreeMap::new(); all];
    let mut best: Vec<(f32, Option<usize>)> = vec![(0.0, None); all];
    for (number, words) in sentences.iter().enumerate() {
        let mut here = vec![0.0_f32; all];
        for hit in TABLE.words.find(words) {
            let weight = (count(all) / count(hit.meanings.len())).ln();
            let said = key(&words[hit.first..hit.after]);
            for family in hit.meanings {
                here[*family] += weight;
                let entry = times[*family].entry(said.clone()).or_insert((weight, 0.0));
                entry.1 += 1.0;
            }
        }
        for (best, here) in best.iter_mut().zip(here) {
            if here > best.0 {
                *best = (here, Some(number));
            }
        }
    }
    let scores = times
        .iter()
        .map(|said| said.values().map(|(weight, times)| weight * (1.0 + times.ln())).sum::<f32>().powi(2));
    let scores: Vec<f32> = scores.collect();
    let most = scores.iter().copied().fold(0.0, f32::max).sqrt();
    let sure = most / (most + HALF);
    let shares = shares(scores).into_iter().map(|share| sure * share).collect();
    (shares, best.into_iter().map(|(_, sentence)| sentence).collect())
}

fn by_meaning(nearness: &[f32]) -> Vec<f32> {
    let most = nearness.iter().copied().fold(f32::MIN, f32::max);
    shares(nearness.iter().map(|near| (SHARP * (near - most)).exp()).collect())
}

/// What is embedded for each family.
pub(super) fn texts() -> Vec<String> {
    TABLE
        .families
        .iter()
        .map(|family| {
            format!(
                "{}: {}",
                family.name,
                family.titles.iter().take(8).cloned().collect::<Vec<_>>().join(", ")
            )
        })
        .collect()
}

fn shares(mut scores: Vec<f32>) -> Vec<f32> {
    let sum: f32 = scores.iter().sum();
    if sum > 0.0 {
        for score in &mut scores {
            *score /= sum;
        }
    }
    scores
}

fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}
