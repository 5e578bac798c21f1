//! Which titles of our own list a title may mean, by each way of telling by itself.

use matching::{
    Vector, dot,
    lexicon::{
        WordIndex, text,
        titles::{self, Title},
    },
};
use serde::Serialize;

use super::{Embed, normalise};

/// What is longer than any title is compared by its beginning.
const LONGEST: usize = 100;

/// A title of our list, and how alike it is from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Candidate {
    pub title: &'static str,
    pub group: &'static str,
    pub score: f32,
}

/// The most alike first, by each channel.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidates {
    pub words: Vec<Candidate>,
    pub characters: Vec<Candidate>,
    /// Without a sentence model, nothing.
    pub meaning: Option<Vec<Candidate>>,
    /// By words and pieces of words together, without employers, places and grades: what the suite goes by.
    pub together: Vec<Candidate>,
}

/// Our list of titles, made ready once for many questions.
#[derive(Debug)]
pub struct KnownTitles {
    /// Every spelling, and the place of its title.
    spellings: Vec<(String, usize)>,
    words: WordIndex,
    meanings: Option<Vec<Vector>>,
}

impl KnownTitles {
    /// Without `embed`, or if it has nothing to give, there are no candidates by meaning.
    pub fn new(embed: Option<&Embed<'_>>) -> Self {
        let spellings: Vec<(String, usize)> =
            titles::spellings().map(|(spelling, title)| (text::normalise(spelling), title)).collect();
        let texts: Vec<&str> = spellings.iter().map(|(spelling, _)| spelling.as_str()).collect();
        let names: Vec<&str> = titles::titles().iter().map(|title| title.name).collect();
        let meanings = embed.and_then(|embed| embed(&names)).filter(|vectors| vectors.len() == names.len());
        Self { words: WordIndex::new(&texts), spellings, meanings }
    }

    /// The `k` most alike by each channel. Words and meaning look at the title as it stands.
    pub fn candidates(&self, title: &str, k: usize, embed: Option<&Embed<'_>>) -> Candidates {
        let spelled: String = text::normalise(title).chars().take(LONGEST).collect();
        let meaning = self.meanings.as_ref().zip(embed).and_then(|(known, embed)| {
            let asked = embed(&[title])?.first().copied()?;
            Some(best(known.iter().map(|vector| dot(vector, &asked)).enumerate(), k))
        });
        let together = titles::nearest_titles(&normalise(title).text, k).into_iter();
        Candidates {
            words: best(self.by_title(self.words.scores(title)), k),
            characters: best(
                self.by_title(self.spellings.iter().map(|(known, _)| alike(&spelled, known))),
                k,
            ),
            meaning,
            together: together
                .map(|near| Candidate { title: near.canonical, group: near.group, score: near.score })
                .collect(),
        }
    }

    fn by_title(&self, scores: impl IntoIterator<Item = f32>) -> impl Iterator<Item = (usize, f32)> {
        self.spellings.iter().map(|(_, title)| *title).zip(scores)
    }
}

/// Each title once, by its most alike spelling.
fn best(scores: impl Iterator<Item = (usize, f32)>, k: usize) -> Vec<Candidate> {
    let all: &[Title] = titles::titles();
    let mut most = vec![0.0_f32; all.len()];
    for (title, score) in scores {
        most[title] = most[title].max(score);
    }
    let known = all.iter().zip(most).filter(|(_, score)| *score > 0.0);
    let mut found: Vec<Candidate> =
        known.map(|(title, score)| Candidate { title: title.name, group: title.group, score }).collect();
    found.sort_by(|left, right| right.score.total_cmp(&left.score).then(left.title.cmp(right.title)));
    found.truncate(k);
    found
}

/// The share of letters that need not be changed.
fn alike(one: &str, other: &str) -> f32 {
    let longer = count(one.chars().count().max(other.chars().count()));
    if longer > 0.0 { 1.0 - count(strsim::osa_distance(one, other)) / longer } else { 0.0 }
}

fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use matching::DIMENSIONS;

    use super::*;

    #[test]
    fn each_channel_finds_what_it_can() {
        let known = KnownTitles::new(None);
        let found = known.candidates("Sr. Sofware Enginer (m/f/d)", 5, None);
        assert_eq!(found.together[0].title, "Software Engineer");
        assert_eq!(known.candidates("sofware enginer", 3, None).characters[0].title, "Software Engineer");
        assert_eq!(known.candidates("engineer, software", 3, None).words[0].title, "Software Engineer");
        assert!(found.meaning.is_none() && found.characters.len() == 5);
        let nothing = known.candidates("🙂", 5, None);
        assert!(nothing.words.is_empty() && nothing.characters.is_empty() && nothing.together.is_empty());
    }

    #[test]
    fn meaning_counts_if_there_is_a_model() {
        let embed = |texts: &[&str]| {
            let about = |text: &&str| {
                let mut vector = [0.0; DIMENSIONS];
                vector[usize::from(!text.contains("Nurse"))] = 1.0;
                vector
            };
            Some(texts.iter().map(about).collect())
        };
        let found = KnownTitles::new(Some(&embed)).candidates("Nurse", 3, Some(&embed));
        assert!(found.meaning.unwrap().iter().all(|near| near.title.contains("Nurse")));
        let broken = |_: &[&str]| None;
        assert!(KnownTitles::new(Some(&broken)).candidates("Nurse", 3, Some(&broken)).meaning.is_none());
    }
}
