//! Skills: which ones a text names, where, and whether it says that they are there or missing.

mod context;

use std::sync::LazyLock;

use super::{
    phrases::{Hit, Phrases},
    rows::rows,
    text::words,
};

/// A skill of our own list, such as Kubernetes in the group of infrastructure.
#[derive(Clone, Debug)]
pub struct Skill {
    pub name: &'static str,
    pub group: &'static str,
    pub aliases: Vec<&'static str>,
}

/// A skill that a text names, from byte `start` up to byte `end`.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    pub skill: &'static Skill,
    pub start: usize,
    pub end: usize,
    pub matched: &'a str,
    /// The text says that it is missing: "no Python".
    pub negated: bool,
}

struct Lexicon {
    skills: Vec<Skill>,
    phrases: Phrases,
}

static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    let mut skills = Vec::new();
    let mut phrases = Phrases::default();
    for row in rows(include_str!("../data/skills.tsv")) {
        let id = skills.len();
        let name = row.cell(0);
        let ambiguous = row.names(1).any(|alias| alias == ("", true));
        phrases.add(name, ambiguous, id);
        let mut aliases = Vec::new();
        for (alias, ambiguous) in row.names(1).filter(|(alias, _)| !alias.is_empty()) {
            phrases.add(alias, ambiguous, id);
            aliases.push(alias);
        }
        skills.push(Skill { name, group: row.heading, aliases });
    }
    phrases.add_other_numbers();
    Lexicon { skills, phrases }
});

/// All skills that we know.
pub fn skills() -> &'static [Skill] {
    &LEXICON.skills
}

/// The skill of this name or alias.
pub fn skill(name: &str) -> Option<&'static Skill> {
    LEXICON.phrases.get(name).first().map(|meaning| &LEXICON.skills[meaning.id])
}

/// Every skill that the text names, in the order of the text. A skill named twice is found twice.
pub fn find_skills(text: &str) -> Vec<Found<'_>> {
    let words = words(text);
    let hits = LEXICON.phrases.find(&words);
    let meant = context::meant(text, &words, &hits);
    hits.iter()
        .zip(meant)
        .filter(|(_, meant)| *meant)
        .map(|(hit, _)| {
            let (start, end) = hit.span(&words);
            let negated = context::negated(&words, hit.first);
            Found { skill: skill_of(hit), start, end, matched: &text[start..end], negated }
        })
        .collect()
}

fn skill_of(hit: &Hit<'_>) -> &'static Skill {
    &LEXICON.skills[hit.meanings[0].id]
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_list_is_long_enough_and_every_row_is_whole() {
        assert!(skills().len() >= 900, "{}", skills().len());
        let names: HashSet<&str> = skills().iter().map(|skill| skill.name).collect();
        assert_eq!(names.len(), skills().len());
        assert!(skills().iter().all(|skill| !skill.name.is_empty() && !skill.group.is_empty()));
    }

    #[test]
    fn no_name_means_two_skills() {
        let twice: Vec<_> = LEXICON
            .phrases
            .all()
            .filter(|(_, meanings)| meanings.len() > 1)
            .map(|(name, meanings)| {
                (name, LEXICON.skills[meanings[0].id].name, LEXICON.skills[meanings[1].id].name)
            })
            .collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn an_alias_leads_to_the_skill_and_its_group() {
        let kubernetes = skill("K8s").unwrap();
        assert_eq!((kubernetes.name, kubernetes.group), ("Kubernetes", "Infrastructure"));
        assert_eq!(skill("CUDA").unwrap().name, "High Performance Computing");
        assert!(skill("").is_none() && skill("juggling flames").is_none());
    }
}
