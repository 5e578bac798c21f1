mod changes;
mod finding;
mod kinds;
mod properties;
mod ranking;
mod receipts;
mod weighing;

use matching::{DIMENSIONS, Vector, lexicon::skills::find_skills};

use super::words;
use crate::{
    Blind, EvidenceKind, EvidenceState, Found, Need, Requirement, RequirementKind, SpanOf, TextSpan,
    model::BlindUnit,
};

pub fn requirement(id: u16, kind: RequirementKind, label: &str) -> Requirement {
    Requirement {
        id,
        kind,
        label: label.to_owned(),
        text: label.to_owned(),
        need: Need::Nice,
        weight: 5,
        years: None,
        taxon: None,
        span: None,
    }
}

/// Pieces of a résumé, each at a place of its own, with the skills that it names.
pub fn blind(pieces: &[(EvidenceKind, &str)]) -> Blind {
    let units = pieces.iter().enumerate().map(|(at, (kind, text))| unit(at, *kind, text)).collect();
    Blind { units, months: None, degree: None, fields: Vec::new(), languages: Vec::new() }
}

pub fn unit(at: usize, kind: EvidenceKind, text: &str) -> BlindUnit {
    let start = at * 1000;
    let skills = find_skills(text)
        .into_iter()
        .filter(|found| !found.negated)
        .map(|found| (found.skill.name.to_owned(), TextSpan::new(start + found.start, start + found.end)))
        .collect();
    BlindUnit {
        text: text.to_owned(),
        span: TextSpan::new(start, start + text.chars().count()),
        kind,
        is_title: false,
        work: None,
        months: None,
        skills,
    }
}

pub fn title(at: usize, text: &str, months: u16) -> BlindUnit {
    let work = u16::try_from(at).ok();
    BlindUnit { is_title: true, work, months: Some(months), ..unit(at, EvidenceKind::Described, text) }
}

pub fn no_direction(_: &str) -> Option<Vector> {
    None
}

/// A direction by the words alone: texts that share words point the same way.
pub fn toy_direction(text: &str) -> Option<Vector> {
    let mut vector = [0.0; DIMENSIONS];
    for word in words::of(text) {
        vector[usize::try_from(word % 384).unwrap()] += 1.0;
    }
    let length = vector.iter().map(|value: &f32| value * value).sum::<f32>().sqrt();
    (length > 0.0).then(|| vector.map(|value| value / length))
}

/// What was found of one requirement, by words alone.
pub fn found_of(requirement: &Requirement, blind: &Blind) -> Found {
    let asked = super::ask(std::slice::from_ref(requirement), &no_direction);
    super::find(&asked, &super::index(blind, &no_direction)).remove(0)
}

pub fn found(requirement: u16, state: EvidenceState, strength: u16) -> Found {
    let evidence = SpanOf { span: TextSpan::new(0, 9), kind: EvidenceKind::Described };
    Found {
        requirement,
        state,
        strength,
        words: 0,
        meaning: 0,
        kind: (strength > 0).then_some(EvidenceKind::Described),
        evidence: (strength > 0).then_some(evidence).into_iter().collect(),
        neighbour: None,
    }
}
