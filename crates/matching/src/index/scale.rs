//! Words and meaning on one scale: how far each score lies from the middle of its channel, in spreads.
//!
//! Ranks are not used: on short texts a weak channel would pull the good ones down.

use super::{Parts, Weights};

/// Where all are alike, the spread is less.
const NO_SPREAD: f32 = 1e-9;

/// What the scores of a channel are measured against.
#[derive(Clone, Copy, Debug)]
struct Channel {
    weight: f32,
    middle: f32,
    spread: f32,
}

impl Channel {
    /// Added up more precisely than the scores are: what is alike must not seem apart by rounding.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        reason = "as many as a channel finds, and as precise as it is"
    )]
    fn of(scores: &[f32], weight: f32) -> Self {
        let count = scores.len().max(1) as f64;
        let middle = scores.iter().map(|score| f64::from(*score)).sum::<f64>() / count;
        let variance = scores.iter().map(|score| (f64::from(*score) - middle).powi(2)).sum::<f64>() / count;
        Self { weight, middle: middle as f32, spread: variance.sqrt() as f32 }
    }

    /// How many spreads above the middle. If all are alike, nobody is above anybody.
    fn place(self, score: f32) -> f32 {
        if self.spread > NO_SPREAD { self.weight * (score - self.middle) / self.spread } else { 0.0 }
    }

    /// The score that is placed there, if higher scores are placed higher.
    fn score(self, place: f32) -> Option<f32> {
        let rises = self.spread > NO_SPREAD && self.weight > 0.0;
        rises.then(|| self.middle + place * self.spread / self.weight)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Scale {
    words: Channel,
    meaning: Channel,
}

impl Scale {
    pub fn of<'a>(measured: impl Iterator<Item = &'a Parts>, weights: Weights) -> Self {
        let (words, meaning): (Vec<f32>, Vec<f32>) =
            measured.map(|parts| (parts.words, parts.meaning)).unzip();
        Self { words: Channel::of(&words, weights.words), meaning: Channel::of(&meaning, weights.meaning) }
    }

    /// What each channel adds.
    pub fn place(&self, measured: Parts) -> Parts {
        Parts { words: self.words.place(measured.words), meaning: self.meaning.place(measured.meaning) }
    }

    /// The cosine with which meaning adds so much.
    pub fn cosine(&self, adds: f32) -> Option<f32> {
        self.meaning.score(adds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(scores: &[(f32, f32)], words: f32, meaning: f32) -> usize {
        let measured: Vec<Parts> =
            scores.iter().map(|(words, meaning)| Parts { words: *words, meaning: *meaning }).collect();
        let scale = Scale::of(measured.iter(), Weights { words, meaning });
        let sums = measured.iter().map(|parts| {
            let placed = scale.place(*parts);
            placed.words + placed.meaning
        });
        sums.enumerate().max_by(|left, right| left.1.total_cmp(&right.1)).map_or(0, |(at, _)| at)
    }

    #[test]
    fn where_all_are_alike_nobody_is_above_anybody() {
        for (score, count) in [(0.905_577_7, 3), (0.1, 7), (13.37, 11), (0.333_333_34, 200)] {
            let alike = vec![Parts { words: score, meaning: score }; count];
            let placed = Scale::of(alike.iter(), Weights { words: 1.0, meaning: 1.0 }).place(alike[0]);
            assert_eq!(placed, Parts::default(), "{count} of {score}");
        }
    }

    #[test]
    fn a_channel_counts_by_its_weight_and_not_by_its_scale() {
        let scores = [(1.0, 0.9), (30.0, 0.8), (2.0, 0.1)];
        assert_eq!(best(&scores, 0.1, 1.0), 0);
        assert_eq!(best(&scores, 1.0, 0.1), 1);
        let larger = scores.map(|(words, meaning)| (words * 1000.0, meaning));
        assert_eq!(best(&larger, 0.1, 1.0), 0);
    }

    #[test]
    fn a_cosine_is_found_by_what_it_adds() {
        let measured = [0.1, 0.4, 0.9].map(|meaning| Parts { words: 1.0, meaning });
        let scale = |meaning: f32| Scale::of(measured.iter(), Weights { words: 1.0, meaning });
        for parts in measured {
            let cosine = scale(0.7).cosine(scale(0.7).place(parts).meaning).unwrap();
            assert!((cosine - parts.meaning).abs() < 1e-6);
        }
        assert_eq!(scale(-1.0).cosine(0.0), None);
        assert_eq!(Scale::of(measured[..1].iter(), Weights::default()).cosine(0.0), None);
    }

    #[test]
    fn where_all_are_alike_nobody_is_ahead() {
        let parts = Parts { words: 3.0, meaning: 0.5 };
        let scale = Scale::of([parts, parts].iter(), Weights::default());
        assert_eq!(scale.place(parts), Parts { words: 0.0, meaning: 0.0 });
        assert_eq!(scale.place(Parts { words: 9.0, meaning: 0.5 }), Parts { words: 0.0, meaning: 0.0 });
    }
}
