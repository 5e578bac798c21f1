//! Where skills and titles stand in lists that others know: our own, and ESCO, the European Commission's.

mod esco;
mod jobs;
mod neighbours;

pub use esco::{Esco, EscoError};
pub use jobs::Jobs;
use matching::{Vector, lexicon::skills::skill};
pub use neighbours::neighbours;

use crate::{Requirement, RequirementKind, Taxon};

/// The scheme of our own lists.
const OWN: &str = "quadrangle";

/// So far the best unit has to stand out from all skills, in weighted spreads, and so far the best skill from the next
/// one. Set by hand and strict: no address is better than a wrong one.
const OUTSTANDING: f32 = 7.0;
const LEAD: f32 = 0.5;
/// So much a title and the best occupation have in common, of one at most, and so much more than with the next one.
const SAME_TITLE: f32 = 0.9;
const TITLE_LEAD: f32 = 0.05;

/// A skill of our own list, by its name or by what else it is called.
pub fn own(name: &str) -> Option<Taxon> {
    skill(name).map(|skill| entry("skills", skill.name))
}

/// An entry of one of our own lists.
pub(crate) fn entry(list: &str, name: &str) -> Taxon {
    Taxon { scheme: OWN.to_owned(), id: format!("{list}/{}", kebab(name)), name: name.to_owned() }
}

/// Whether it is a skill or a task that has no place yet.
pub fn is_placeable(requirement: &Requirement) -> bool {
    matches!(requirement.kind, RequirementKind::Skill | RequirementKind::Task) && requirement.taxon.is_none()
}

/// Gives a skill or a task that has no place yet one in ESCO, where the best is clear.
pub fn place(requirement: &mut Requirement, esco: &Esco, direction: &dyn Fn(&str) -> Option<Vector>) {
    if !is_placeable(requirement) {
        return;
    }
    let mut ranked = esco.rank(&requirement.text, direction, 2).into_iter();
    let Some((taxon, best)) = ranked.next() else { return };
    let lead = ranked.next().map_or(f32::INFINITY, |(_, second)| best.score - second.score);
    if best.parts[1] >= OUTSTANDING && lead >= LEAD {
        requirement.taxon = Some(taxon);
    }
}

/// Whether it is a title that our own list does not know.
pub fn is_placeable_title(requirement: &Requirement) -> bool {
    requirement.kind == RequirementKind::Title && requirement.taxon.is_none()
}

/// Gives a title that our own list does not know a place among the occupations of ESCO, where the best is clear.
pub fn place_title(requirement: &mut Requirement, jobs: &Jobs, direction: &dyn Fn(&str) -> Option<Vector>) {
    if !is_placeable_title(requirement) {
        return;
    }
    let Some(vector) = direction(&requirement.label) else { return };
    let mut ranked = jobs.rank(&requirement.label, &vector, 2).into_iter();
    let Some((taxon, best)) = ranked.next() else { return };
    let lead = ranked.next().map_or(f32::INFINITY, |(_, second)| best.score - second.score);
    if best.score >= SAME_TITLE && lead >= TITLE_LEAD {
        requirement.taxon = Some(taxon.clone());
    }
}

/// Lower case, and a hyphen for whatever is no letter; `C`, `C++` and `C#` stay apart.
fn kebab(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter {
            '+' => kebab.push_str("plus"),
            '#' => kebab.push_str("sharp"),
            '&' => kebab.push_str("and"),
            '\'' | '’' => {}
            letter if letter.is_alphanumeric() => kebab.extend(letter.to_lowercase()),
            _ if kebab.is_empty() || kebab.ends_with('-') => {}
            _ => kebab.push('-'),
        }
    }
    kebab.truncate(kebab.trim_end_matches('-').len());
    kebab
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use matching::lexicon::skills::skills;

    use super::*;

    #[test]
    fn every_skill_has_an_address_of_its_own() {
        let ids: HashSet<String> = skills().iter().map(|skill| own(skill.name).unwrap().id).collect();
        assert_eq!(ids.len(), skills().len());
        let c = ["C", "C++", "C#", ".NET", "postgres"].map(|name| own(name).unwrap().id);
        let expected = ["skills/c", "skills/cplusplus", "skills/csharp", "skills/net", "skills/postgresql"];
        assert_eq!(c, expected);
        assert_eq!(own("juggling flames"), None);
        assert_eq!(kebab("Bachelor's Degree"), "bachelors-degree");
    }
}
