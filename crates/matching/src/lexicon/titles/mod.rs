//! Job titles: any spelling to one of our own titles, its group and its seniority.

mod clean;
mod lexicon;
mod profile;

use std::collections::HashSet;

pub use lexicon::{Title, spellings, titles};
pub use profile::{Likeness, Profile};

use super::{seniority, seniority::Seniority, text};
use lexicon::LEXICON;

/// Below this nothing is alike enough to be called the same work.
const LEAST: f32 = 0.22;

/// From here on it is a spelling that we know, but for the rounding.
const KNOWN: f32 = 0.999;

/// What a title loses for every step that it stands higher or lower than the text says.
const STEP: f32 = 0.02;

/// What a spelling loses that names a rank and no work: an accounting intern is in accounting.
const BARE: f32 = 0.25;

/// What a shorter part of a title loses against the whole, per place that it stands further back.
const FURTHER_BACK: f32 = 0.03;

/// A title as we call it.
#[derive(Clone, Debug, PartialEq)]
pub struct NormalTitle {
    pub canonical: &'static str,
    pub group: &'static str,
    pub broad: &'static str,
    pub seniority: Seniority,
    /// The words that the title shares with the spelling it was found by.
    pub matched: Vec<String>,
    /// 1 for a spelling that we know, less the less it is alike.
    pub score: f32,
}

/// The title that it most likely means. Employers, places, grades and numbers in it do not count.
pub fn normalise_title(text: &str) -> Option<NormalTitle> {
    nearest_titles(text, 1).pop()
}

/// The `k` titles it may mean, best first, each at most once.
pub fn nearest_titles(text: &str, k: usize) -> Vec<NormalTitle> {
    let parts = clean::parts(text);
    let mut found: Vec<NormalTitle> = Vec::new();
    for (part, penalty) in
        parts.iter().zip(std::iter::successors(Some(0.0), |penalty| Some(penalty + FURTHER_BACK)))
    {
        for mut title in matches(part, k, parts.first().map_or("", String::as_str)) {
            title.score = (title.score - penalty).max(0.0);
            match found.iter_mut().find(|known| known.canonical == title.canonical) {
                Some(known) if known.score < title.score => *known = title,
                Some(_) => {}
                None => found.push(title),
            }
        }
    }
    found.retain(|title| title.score >= LEAST);
    found.sort_by(|left, right| right.score.total_cmp(&left.score).then(left.canonical.cmp(right.canonical)));
    found.truncate(k);
    found
}

fn matches(part: &str, k: usize, whole: &str) -> Vec<NormalTitle> {
    let mut found: Vec<NormalTitle> = LEXICON
        .index
        .search(part, k.saturating_mul(4).max(16))
        .into_iter()
        .map(|(spelling, score)| {
            let title = LEXICON.title_of(spelling);
            let seniority = level(title, part, whole, score);
            NormalTitle {
                canonical: title.name,
                group: title.group,
                broad: title.broad,
                seniority,
                matched: shared(part, LEXICON.spellings[spelling].0),
                score: if score > KNOWN {
                    1.0
                } else {
                    score - STEP * seniority.steps_to(title.seniority) - bare(LEXICON.spellings[spelling].0)
                },
            }
        })
        .collect();
    found.sort_by(|left, right| right.score.total_cmp(&left.score));
    let mut seen = HashSet::new();
    found.retain(|title| seen.insert(title.canonical));
    found
}

/// A known spelling has its own level; in all others the words decide, those of the part before those of the whole.
fn level(title: &Title, part: &str, whole: &str, score: f32) -> Seniority {
    if score > KNOWN && title.ranked {
        return title.seniority;
    }
    let decided = seniority::of_normal(part).or_else(|| seniority::of_normal(whole));
    decided.map_or(title.unranked(), |decided| decided.level)
}

fn bare(spelling: &str) -> f32 {
    let spelling = text::normalise(spelling);
    let only_rank = seniority::of_normal(&spelling).is_some_and(|decided| decided.words == spelling);
    if only_rank { BARE } else { 0.0 }
}

fn shared(part: &str, spelling: &str) -> Vec<String> {
    let spelling = text::normalise(spelling);
    let there: Vec<&str> = spelling.split(' ').map(text::stem).collect();
    part.split(' ').filter(|word| there.contains(&text::stem(word))).map(str::to_owned).collect()
}
