use std::collections::BTreeMap;

use super::lexicon::{LEXICON, Title};

/// So many known spellings say what a title is about.
const NEIGHBOURS: usize = 25;

/// What a title is about: how much of each known title, group and broad group.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    titles: Shares,
    groups: Shares,
    broads: Shares,
}

/// How alike two titles are on each level, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Likeness {
    pub title: f32,
    pub group: f32,
    pub broad: f32,
}

impl Profile {
    /// Neighbours count by the fourth power of how near they are, so that the near ones decide.
    pub fn of(text: &str) -> Self {
        let near: Vec<(&Title, f32)> = LEXICON
            .index
            .search(text, NEIGHBOURS)
            .into_iter()
            .map(|(spelling, score)| (LEXICON.title_of(spelling), score.powi(4)))
            .collect();
        let by = |name: fn(&Title) -> &'static str| {
            Shares::of(near.iter().map(|(title, share)| (name(title), *share)))
        };
        Self {
            titles: by(|title| title.name),
            groups: by(|title| title.group),
            broads: by(|title| title.broad),
        }
    }

    /// Finds titles alike that share no word: a physician and a doctor.
    pub fn likeness(&self, other: &Self) -> Likeness {
        Likeness {
            title: self.titles.cosine(&other.titles),
            group: self.groups.cosine(&other.groups),
            broad: self.broads.cosine(&other.broads),
        }
    }
}

/// Names and their weights, of length 1 or nothing at all.
#[derive(Clone, Debug, Default, PartialEq)]
struct Shares(BTreeMap<&'static str, f32>);

impl Shares {
    fn of(shares: impl Iterator<Item = (&'static str, f32)>) -> Self {
        let mut sums: BTreeMap<&'static str, f32> = BTreeMap::new();
        for (name, share) in shares {
            *sums.entry(name).or_default() += share;
        }
        let length = sums.values().map(|share| share * share).sum::<f32>().sqrt();
        for share in sums.values_mut() {
            *share /= length.max(f32::MIN_POSITIVE);
        }
        Self(sums)
    }

    fn cosine(&self, other: &Self) -> f32 {
        self.0.iter().filter_map(|(name, share)| other.0.get(name).map(|there| share * there)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_without_a_word_in_common_are_alike_if_the_work_is() {
        let likeness = |left, right| Profile::of(left).likeness(&Profile::of(right));
        let same = likeness("Physician", "Medical Doctor");
        let other = likeness("Physician", "Truck Driver");
        assert!(same.title > 0.5 && same.group > 0.5 && same.broad > 0.5, "{same:?}");
        assert!(other.title < 0.1 && other.group < 0.1 && other.broad < 0.2, "{other:?}");
        assert!((likeness("Baker", "Baker").title - 1.0).abs() < 1e-5);
    }

    #[test]
    fn nothing_is_about_nothing() {
        let nothing = Profile::of("🙂");
        assert_eq!(nothing, Profile::default());
        assert_eq!(nothing.likeness(&Profile::of("Baker")), Likeness { title: 0.0, group: 0.0, broad: 0.0 });
    }
}
