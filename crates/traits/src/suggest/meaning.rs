//! What traits and families of work mean, and how near a role is to them.

use matching::{Vector, dot};

use super::{Embed, cut::Cut, families};
use crate::Trait;

/// So many sentences are embedded, the first ones.
const EMBEDDED: usize = 32;

/// Directions of all traits and families.
#[derive(Debug)]
pub(super) struct Meanings {
    traits: Vec<Vector>,
    families: Vec<Vector>,
}

/// How near the role is to each trait and each family.
pub(super) struct Near {
    pub traits: Vec<Meant>,
    pub families: Vec<f32>,
}

/// How much nearer a trait is than the others, from -1 to 1, and which sentence is nearest to it.
#[derive(Clone, Copy)]
pub(super) struct Meant {
    pub score: f32,
    pub sentence: Option<usize>,
}

impl Meanings {
    pub fn new(traits: &[Trait], embed: &Embed<'_>) -> Option<Self> {
        let texts: Vec<String> = traits.iter().map(said).chain(families::texts()).collect();
        let mut vectors = embed(&texts.iter().map(String::as_str).collect::<Vec<_>>())?;
        if vectors.len() != texts.len() {
            return None;
        }
        let families = vectors.split_off(traits.len());
        Some(Self { traits: vectors, families })
    }

    pub fn compare(&self, cut: &Cut<'_>, embed: &Embed<'_>) -> Option<Near> {
        let kept: Vec<usize> =
            (0..cut.texts.len()).filter(|at| !cut.words[*at].is_empty()).take(EMBEDDED).collect();
        let sentences: Vec<&str> = kept.iter().map(|at| cut.texts[*at]).collect();
        let whole = sentences.join(" ");
        let texts: Vec<&str> = std::iter::once(whole.as_str()).chain(sentences).collect();
        let vectors = embed(&texts)?;
        let (whole, vectors) = vectors.split_first().filter(|_| vectors.len() == texts.len())?;
        let near: Vec<f32> = self.traits.iter().map(|one| dot(one, whole)).collect();
        let traits = standardised(&near).into_iter().zip(&self.traits).map(|(score, one)| {
            let scored = kept.iter().zip(vectors).map(|(at, vector)| (dot(one, vector), *at));
            let best = scored.reduce(|best, other| if other.0 > best.0 { other } else { best });
            Meant { score, sentence: best.map(|(_, at)| at) }
        });
        let families = self.families.iter().map(|family| dot(whole, family)).collect();
        Some(Near { traits: traits.collect(), families })
    }
}

fn said(one: &Trait) -> String {
    format!("{}: {}", one.name, one.definition)
}

/// How far each value is from the mean, measured by twice the usual distance, from -1 to 1.
fn standardised(values: &[f32]) -> Vec<f32> {
    let count = f32::from(u16::try_from(values.len()).unwrap_or(u16::MAX)).max(1.0);
    let mean = values.iter().sum::<f32>() / count;
    let usual = (values.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / count).sqrt();
    let scale = (2.0 * usual).max(f32::MIN_POSITIVE);
    values.iter().map(|value| ((value - mean) / scale).clamp(-1.0, 1.0)).collect()
}
