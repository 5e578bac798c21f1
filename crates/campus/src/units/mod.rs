//! The short texts that many people share: titles, skills, fields, interests. Each is turned into a direction once,
//! kept by its hash, and a person's own direction is pooled from them. What nearly everybody writes differently, such
//! as a headline or a biography, is left to words: a million of them would take hours.

mod keep;
mod pool;

pub use ai::Presence;
pub use keep::{Model, Units, UnitsError};
pub use pool::{distinct, pool};

use aws_lc_rs::digest::{SHA256, digest};

use crate::model::{InterestKind, Life};

/// A longer text is no unit.
const LONGEST: usize = 120;

/// Where a unit comes from, and so how much it says about the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitKind {
    /// Of the present position, or the last one.
    Title,
    FormerTitle,
    DesiredTitle,
    Field,
    Skill,
    Industry,
    Goal,
    Cause,
    Mentoring,
    Volunteering,
    Hobby,
    Language,
}

impl UnitKind {
    pub const fn weight(self) -> f32 {
        match self {
            Self::Title => 3.0,
            Self::Field | Self::DesiredTitle => 2.0,
            Self::FormerTitle | Self::Goal | Self::Cause | Self::Mentoring => 1.0,
            Self::Skill | Self::Industry | Self::Volunteering => 0.8,
            Self::Hobby => 0.4,
            Self::Language => 0.2,
        }
    }
}

impl From<InterestKind> for UnitKind {
    fn from(kind: InterestKind) -> Self {
        match kind {
            InterestKind::Goal => Self::Goal,
            InterestKind::Cause => Self::Cause,
            InterestKind::Hobby => Self::Hobby,
            InterestKind::MentoringOffer | InterestKind::MentoringNeed => Self::Mentoring,
            InterestKind::Language => Self::Language,
        }
    }
}

/// The units of a life, each once, under the kind that says most.
pub fn of(life: &Life) -> Vec<(UnitKind, String)> {
    let mut units = Vec::new();
    let newest = life.positions.iter().max_by_key(|one| (one.end.is_none(), one.start)).map(|one| one.id);
    for position in &life.positions {
        let kind = if Some(position.id) == newest { UnitKind::Title } else { UnitKind::FormerTitle };
        units.push((kind, position.title.as_str()));
        units.push((UnitKind::Industry, position.industry.as_str()));
    }
    let desired = life.candidate.iter().flat_map(|candidate| &candidate.desired_titles);
    units.extend(desired.map(|title| (UnitKind::DesiredTitle, title.as_str())));
    units.extend(life.education.iter().map(|one| (UnitKind::Field, one.field.as_str())));
    units.extend(life.student.iter().map(|student| (UnitKind::Field, student.program.as_str())));
    units.extend(life.skills.iter().map(|one| (UnitKind::Skill, one.skill.as_str())));
    units.extend(life.interests.iter().map(|one| (one.kind.into(), one.text.as_str())));
    units.extend(life.volunteering.iter().map(|one| (UnitKind::Volunteering, one.activity.as_str())));
    distinct(units)
}

/// What a unit is known by: the first eight bytes of the digest of its text.
pub fn hash(text: &str) -> u64 {
    let digest = digest(&SHA256, text.as_bytes());
    let first = digest.as_ref().first_chunk().expect("a digest has 32 bytes");
    u64::from_be_bytes(*first)
}
