//! Skills and titles of the lexicon as numbers.

use std::{collections::HashMap, sync::LazyLock};

use matching::lexicon::{
    skills::{Skill, skill, skills},
    titles::normalise_title,
};

/// Qualities that people show and seldom name: for them, what was done counts as well as the word.
const SHOWN: &str = "Personal strengths";

struct Numbers {
    by_name: HashMap<&'static str, u16>,
    /// The group of each skill, and how many groups there are.
    groups: Vec<u8>,
    count: usize,
}

static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
    let mut groups: Vec<&'static str> = skills().iter().map(|skill| skill.group).collect();
    groups.sort_unstable();
    groups.dedup();
    let group = |skill: &Skill| groups.binary_search(&skill.group).ok().and_then(|at| u8::try_from(at).ok());
    Numbers {
        by_name: (0..).zip(skills()).map(|(number, skill)| (skill.name, number)).collect(),
        groups: skills().iter().map(|skill| group(skill).unwrap_or(u8::MAX)).collect(),
        count: groups.len(),
    }
});

/// The number of the skill of this name or alias.
pub fn skill_number(name: &str) -> Option<u16> {
    NUMBERS.by_name.get(skill(name)?.name).copied()
}

pub fn skill_name(number: u16) -> &'static str {
    skills().get(usize::from(number)).map_or("", |skill| skill.name)
}

/// Whether it is a quality rather than something to know.
pub fn is_shown(number: u16) -> bool {
    skills().get(usize::from(number)).is_some_and(|skill| skill.group == SHOWN)
}

pub fn group_of(number: u16) -> usize {
    NUMBERS.groups.get(usize::from(number)).map_or(0, |group| usize::from(*group))
}

pub fn groups() -> usize {
    NUMBERS.count
}

/// A title of the lexicon that another most likely means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TitleMark {
    pub name: &'static str,
    pub group: &'static str,
    /// How likely, in thousandths.
    pub sure: u16,
}

pub fn title_mark(text: &str) -> Option<TitleMark> {
    let title = normalise_title(text)?;
    // In hundredths: the last digits of a float may differ between machines.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1")]
    let sure = (title.score.clamp(0.0, 1.0) * 100.0).round() as u16 * 10;
    Some(TitleMark { name: title.canonical, group: title.group, sure })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_skill_has_a_number_and_a_group() {
        for (at, skill) in skills().iter().enumerate() {
            let number = skill_number(skill.name).unwrap();
            assert_eq!(usize::from(number), at);
            assert_eq!(skill_name(number), skill.name);
            assert!(group_of(number) < groups());
        }
        assert_eq!(skill_number("K8s"), skill_number("Kubernetes"));
        assert_eq!(skill_number("juggling flames"), None);
        assert!(skills().iter().any(|skill| skill.group == SHOWN));
    }

    #[test]
    fn a_known_spelling_is_sure() {
        let mark = title_mark("Programmer").unwrap();
        assert_eq!((mark.name, mark.sure), ("Software Engineer", 1000));
        assert_eq!(title_mark("🙂"), None);
    }
}
