//! Roles that the candidates of `people` are held against, and directions without a model.

use std::sync::LazyLock;

use jiff::civil::{Date, date};
use matching::{DIMENSIONS, Vector};
use talent::{
    Found, Need, Requirement, RequirementKind, Resume, Score,
    resume::{blind, read_text},
    score::{self, Ask, Indexed},
    taxonomy,
};

use super::dice::Dice;

pub const TODAY: Date = date(2026, 11, 15);

/// So many numbers of a direction stand for a word.
const OF_A_WORD: usize = 16;

/// Texts that share words lie close together, and one other letter anywhere moves them: nothing slips by.
pub fn direction(text: &str) -> Option<Vector> {
    let mut vector = [0.0_f32; DIMENSIONS];
    let words = text.split(|letter: char| letter.is_whitespace() || ".,;".contains(letter));
    for word in words.filter(|word| !word.is_empty()) {
        let mix = |seed: u64, byte: u8| seed.wrapping_mul(131).wrapping_add(byte.into());
        let mut dice = Dice::new(word.to_lowercase().bytes().fold(7, mix));
        for _ in 0..OF_A_WORD {
            vector[dice.below(DIMENSIONS)] += if dice.chance(50) { 1.0 } else { -1.0 };
        }
    }
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    (length > 0.0).then(|| vector.map(|value| value / length))
}

pub fn requirement(id: u16, kind: RequirementKind, label: &str, need: Need, weight: u8) -> Requirement {
    Requirement {
        id,
        kind,
        label: label.to_owned(),
        text: label.to_owned(),
        need,
        weight,
        years: None,
        taxon: if kind == RequirementKind::Skill { taxonomy::own(label) } else { None },
        span: None,
    }
}

pub struct Role {
    pub requirements: Vec<Requirement>,
    pub ask: Ask,
}

static ROLES: LazyLock<Vec<Role>> = LazyLock::new(|| {
    let prepared = |requirements: Vec<Requirement>| Role { ask: asked(&requirements), requirements };
    written().into_iter().map(prepared).collect()
});

pub fn roles() -> &'static [Role] {
    &ROLES
}

/// Of every kind, for every family of `people` something.
fn written() -> Vec<Vec<Requirement>> {
    use Need::{Ignore, Must, Nice};
    use RequirementKind::{Certificate, Degree, Language, Skill, Task, Title, Years};
    let role = |asked: &[(RequirementKind, &str, Need, u8, Option<u8>)]| -> Vec<Requirement> {
        let mut all = Vec::new();
        for (id, (kind, label, need, weight, years)) in (1..).zip(asked) {
            all.push(Requirement { years: *years, ..requirement(id, *kind, label, *need, *weight) });
        }
        all
    };
    vec![
        role(&[
            (Title, "Software Engineer", Must, 6, None),
            (Skill, "Python", Must, 6, Some(3)),
            (Skill, "MySQL", Nice, 3, None),
            (Skill, "Kubernetes", Nice, 3, None),
            (Task, "Automate how software is released", Nice, 3, None),
            (Degree, "Bachelor of Science in Computer Science", Nice, 3, None),
            (Certificate, "AWS Certified Solutions Architect", Nice, 4, None),
            (Language, "Spanish", Nice, 4, None),
            (Years, "5 years of experience", Nice, 1, Some(5)),
            (Skill, "Rust", Ignore, 5, None),
        ]),
        role(&[
            (Title, "Data Analyst", Must, 6, None),
            (Skill, "SQL", Must, 6, None),
            (Skill, "Statistics", Must, 6, None),
            (Skill, "Power BI", Nice, 3, None),
            (Task, "Forecast demand and present it to the board", Nice, 3, None),
            (Degree, "Master's degree in Statistics", Nice, 3, None),
            (Years, "3 years of experience", Must, 1, Some(3)),
        ]),
        role(&[
            (Title, "Marketing Manager", Must, 6, None),
            (Skill, "SEO", Must, 6, Some(2)),
            (Skill, "Teaching", Nice, 3, None),
            (Skill, "Patient Care", Nice, 3, None),
            (Skill, "Accounting", Nice, 3, None),
            (Skill, "Ruby", Nice, 3, None),
            (Task, "Write articles and plan campaigns with clear reports", Must, 3, None),
            (Language, "French", Nice, 4, None),
        ]),
    ]
}

/// What of a role somebody has, and what it comes to.
pub fn scored(who: &Indexed, role: &Role) -> (Vec<Found>, Score) {
    let found = score::find(&role.ask, who);
    let score = score::weigh(&role.requirements, &found);
    (found, score)
}

pub fn indexed(resume: &Resume) -> Indexed {
    score::index(&blind(resume), &direction)
}

pub fn read(text: &str) -> Resume {
    read_text(text, TODAY)
}

pub fn asked(requirements: &[Requirement]) -> Ask {
    score::ask(requirements, &direction)
}
