//! Why somebody has nobody, as it is kept and as it is shown.

use matching::assign::Binding;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Named;

/// What keeps two apart. The numbers are kept with results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RoundRequirement)]
pub enum Requirement {
    /// No time of the week suits both.
    CommonTime,
    /// One meets in person only and the other does not, or lives too far away.
    CommonWay,
    CommonLanguage,
    /// They were matched before, or one of them said no.
    NotAgain,
    /// One does not suit the other well enough.
    LeastFit,
    /// The student has not ranked the mentor.
    NotRankedByStudent,
    NotRankedByMentor,
    /// They are one and the same.
    SamePerson,
}

impl Requirement {
    const ALL: [Self; 8] = [
        Self::CommonTime,
        Self::CommonWay,
        Self::CommonLanguage,
        Self::NotAgain,
        Self::LeastFit,
        Self::NotRankedByStudent,
        Self::NotRankedByMentor,
        Self::SamePerson,
    ];

    pub fn number(self) -> u8 {
        let place = Self::ALL.iter().position(|one| *one == self).unwrap_or_default();
        u8::try_from(place).unwrap_or_default()
    }

    fn numbered(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

/// As it is kept: people by their numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Reason {
    OwnLimit,
    NobodyThere,
    NobodyAcceptable { excluded: Vec<(Requirement, u32)> },
    AllTaken { acceptable: u32, first: Vec<Waiting> },
    ForTheWhole { acceptable: u32, first: Vec<Waiting> },
}

/// One whom somebody would have had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    pub other: u32,
    pub choice: u32,
    pub standing: u32,
    pub load: u32,
    pub capacity: u32,
}

/// Why somebody has nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RoundReason {
    /// A mentor without a place, or a student who has a mentor or is being introduced to one.
    OwnLimit,
    /// There is nobody on the other side.
    NobodyThere,
    /// Nobody is acceptable to them who finds them acceptable.
    NobodyAcceptable {
        /// How many each requirement keeps from them, the one that keeps most first.
        excluded: Vec<RoundRefusal>,
    },
    /// Everybody acceptable has others whom they prefer, or like as well.
    AllTaken {
        acceptable: u32,
        /// The first of them in the person's own order.
        first: Vec<RoundWaiting>,
    },
    /// Somebody would have had them, but the whole is worth more, or more people are matched, this way.
    ForTheWhole { acceptable: u32, first: Vec<RoundWaiting> },
}

/// A requirement, and how many it keeps from somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundRefusal {
    pub requirement: Requirement,
    pub count: u32,
}

/// One whom somebody would have had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundWaiting {
    pub person: Named,
    /// Which choice of the one who waits they are, and the other way round, from 1 on.
    pub choice: u32,
    pub standing: u32,
    /// How many they have, and room for.
    pub load: u32,
    pub capacity: u32,
}

impl Reason {
    /// With people by their numbers. `other` gives the number of the person at a place of the other side.
    pub fn new(binding: Binding, other: impl Fn(usize) -> u32) -> Self {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let waiting = |one: &matching::assign::Waiting| Waiting {
            other: other(one.other),
            choice: u32::from(one.choice) + 1,
            standing: u32::from(one.standing) + 1,
            load: count(one.load),
            capacity: count(one.capacity),
        };
        match binding {
            Binding::OwnLimit => Self::OwnLimit,
            Binding::NobodyThere => Self::NobodyThere,
            Binding::NobodyAcceptable { excluded } => {
                let known =
                    |(number, often): (u8, usize)| Some((Requirement::numbered(number)?, count(often)));
                Self::NobodyAcceptable { excluded: excluded.into_iter().filter_map(known).collect() }
            }
            Binding::AllTaken { acceptable, first } => {
                Self::AllTaken { acceptable: count(acceptable), first: first.iter().map(waiting).collect() }
            }
            Binding::ForTheWhole { acceptable, first } => Self::ForTheWhole {
                acceptable: count(acceptable),
                first: first.iter().map(waiting).collect(),
            },
        }
    }

    /// The people whom it speaks of.
    pub fn people(&self) -> impl Iterator<Item = u32> + '_ {
        let first = match self {
            Self::AllTaken { first, .. } | Self::ForTheWhole { first, .. } => first.as_slice(),
            Self::OwnLimit | Self::NobodyThere | Self::NobodyAcceptable { .. } => &[],
        };
        first.iter().map(|one| one.other)
    }

    /// With the names of people.
    pub fn named(self, name: impl Fn(u32) -> Named) -> RoundReason {
        let waiting = |one: Waiting| RoundWaiting {
            person: name(one.other),
            choice: one.choice,
            standing: one.standing,
            load: one.load,
            capacity: one.capacity,
        };
        match self {
            Self::OwnLimit => RoundReason::OwnLimit,
            Self::NobodyThere => RoundReason::NobodyThere,
            Self::NobodyAcceptable { excluded } => RoundReason::NobodyAcceptable {
                excluded: excluded
                    .into_iter()
                    .map(|(requirement, count)| RoundRefusal { requirement, count })
                    .collect(),
            },
            Self::AllTaken { acceptable, first } => {
                RoundReason::AllTaken { acceptable, first: first.into_iter().map(waiting).collect() }
            }
            Self::ForTheWhole { acceptable, first } => {
                RoundReason::ForTheWhole { acceptable, first: first.into_iter().map(waiting).collect() }
            }
        }
    }
}
