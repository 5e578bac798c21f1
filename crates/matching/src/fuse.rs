use std::collections::BTreeMap;

use crate::Scored;

/// One way of looking: what it found, and how much it counts.
#[derive(Clone, Copy, Debug)]
pub struct Channel<'a> {
    pub weight: f32,
    pub scores: &'a [Scored],
}

/// A person's score, and what each channel added to it: the parts sum to the score.
#[derive(Clone, Debug, PartialEq)]
pub struct Fused {
    pub person: u32,
    pub score: f32,
    pub parts: Vec<f32>,
}

/// Brings channels of different scales together by how far each score lies from the middle of its channel.
///
/// Ranks are not used: on short texts a weak channel would pull the good ones down. Whom a channel has not found
/// gets the least that it gave to anybody.
pub fn fuse(channels: &[Channel<'_>], count: usize) -> Vec<Fused> {
    let mut parts: BTreeMap<u32, Vec<f32>> = BTreeMap::new();
    let people = channels.iter().flat_map(|channel| channel.scores).map(|scored| scored.person);
    for person in people {
        parts.entry(person).or_insert_with(|| Vec::with_capacity(channels.len()));
    }
    for channel in channels {
        let scores: Vec<f32> = channel.scores.iter().map(|scored| scored.score).collect();
        let scale = Scale::of(&scores);
        let found: BTreeMap<u32, f32> =
            channel.scores.iter().map(|scored| (scored.person, scored.score)).collect();
        for (person, parts) in &mut parts {
            let score = found.get(person).copied().unwrap_or(scale.least);
            parts.push(channel.weight * scale.place(score));
        }
    }
    let mut fused: Vec<Fused> =
        parts.into_iter().map(|(person, parts)| Fused { person, score: parts.iter().sum(), parts }).collect();
    fused.sort_by(|left, right| right.score.total_cmp(&left.score).then(left.person.cmp(&right.person)));
    fused.truncate(count);
    fused
}

/// What the scores of a channel are measured against.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    least: f32,
    middle: f32,
    spread: f32,
}

impl Scale {
    #[expect(clippy::cast_precision_loss, reason = "as many as a channel finds")]
    pub fn of(scores: &[f32]) -> Self {
        let count = scores.len().max(1) as f32;
        let middle = scores.iter().sum::<f32>() / count;
        let variance = scores.iter().map(|score| (score - middle).powi(2)).sum::<f32>() / count;
        let least = scores.iter().copied().fold(middle, f32::min);
        Self { least, middle, spread: variance.sqrt() }
    }

    /// How many spreads above the middle. If all are alike, nobody is above anybody.
    pub fn place(&self, score: f32) -> f32 {
        if self.spread > 1e-9 { (score - self.middle) / self.spread } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn scored(scores: &[f32]) -> Vec<Scored> {
        (0_u32..).zip(scores).map(|(person, score)| Scored { person, score: *score }).collect()
    }

    #[test]
    fn a_channel_counts_by_its_weight_and_not_by_its_scale() {
        let cosine = scored(&[0.9, 0.8, 0.1]);
        let words = scored(&[1.0, 30.0, 2.0]);
        let channels = |heavy, light| {
            [Channel { weight: heavy, scores: &cosine }, Channel { weight: light, scores: &words }]
        };
        assert_eq!(fuse(&channels(1.0, 0.1), 1)[0].person, 0);
        assert_eq!(fuse(&channels(0.1, 1.0), 1)[0].person, 1);
    }

    #[test]
    fn whom_a_channel_has_not_found_is_last_in_it() {
        let all = scored(&[0.5, 0.5, 0.5]);
        let some = [Scored { person: 1, score: 3.0 }, Scored { person: 2, score: 1.0 }];
        let fused = fuse(&[Channel { weight: 1.0, scores: &all }, Channel { weight: 1.0, scores: &some }], 3);
        assert_eq!(fused.iter().map(|fused| fused.person).collect::<Vec<_>>(), [1, 0, 2]);
        assert_eq!(fused[1].parts[1].to_bits(), fused[2].parts[1].to_bits());
    }

    proptest! {
        #[test]
        fn parts_sum_to_the_score_and_order_does_not_matter(scores in prop::collection::vec((-9_i8..9, -9_i8..9), 1..30)) {
            let left: Vec<Scored> = (0_u32..).zip(&scores).map(|(person, score)| Scored { person, score: f32::from(score.0) }).collect();
            let right: Vec<Scored> = (5_u32..).zip(&scores).map(|(person, score)| Scored { person, score: f32::from(score.1) }).collect();
            let channels = [Channel { weight: 1.0, scores: &left }, Channel { weight: 0.3, scores: &right }];
            let fused = fuse(&channels, 100);
            for one in &fused {
                prop_assert!((one.parts.iter().sum::<f32>() - one.score).abs() < 1e-5);
            }
            prop_assert!(fused.is_sorted_by(|left, right| left.score >= right.score));
        }
    }
}
