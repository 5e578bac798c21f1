use std::sync::Arc;

use crate::{Vector, lexicon::places::Point, lexicon::text};

/// What the index knows of one person. What several have in common, such as a unit, is given to it with each of
/// them and kept once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Document {
    pub id: u32,
    /// What lists are ordered by, such as `González Maria`.
    pub sort: String,
    pub texts: Vec<(Field, String)>,
    /// What filters ask for by name.
    pub tags: Vec<Tag>,
    /// What filters ask for by range. A column may have several values; one of them in the range is enough.
    pub numbers: Vec<(Column, i64)>,
    pub point: Option<Point>,
    pub units: Vec<Arc<Unit>>,
    /// Pooled from the units. Without the model there is none, and words alone find the person.
    pub vector: Option<Box<Vector>>,
}

impl Document {
    /// What stands in a column.
    pub fn values(&self, column: Column) -> impl Iterator<Item = i64> {
        self.numbers.iter().filter(move |(own, _)| *own == column).map(|(_, value)| *value)
    }
}

/// Where a text stands, and so how much its words count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    Name,
    Headline,
    Title,
    Employer,
    Skill,
    Study,
    Place,
    Interest,
    Text,
}

impl Field {
    pub const ALL: [Self; 9] = [
        Self::Name,
        Self::Headline,
        Self::Title,
        Self::Employer,
        Self::Skill,
        Self::Study,
        Self::Place,
        Self::Interest,
        Self::Text,
    ];

    /// A word here counts as often as so many in a plain text.
    pub const fn weight(self) -> u32 {
        match self {
            Self::Name => 4,
            Self::Headline | Self::Title | Self::Skill | Self::Study => 3,
            Self::Employer | Self::Place | Self::Interest => 2,
            Self::Text => 1,
        }
    }
}

/// A text that is embedded once, however many people it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct Unit {
    /// Of the text.
    pub hash: u64,
    pub text: String,
    pub vector: Vector,
}

/// A value of a facet, such as the skill Python. Case and accents do not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag(pub(super) u64);

impl Tag {
    pub fn new(facet: &str, value: &str) -> Self {
        Self(hash(&[facet, &text::key(value)]))
    }
}

/// Numbers of one kind, such as the year of graduation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(pub(super) u64);

impl Column {
    pub fn new(name: &str) -> Self {
        Self(hash(&[name]))
    }
}

/// What happened to somebody.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// New, or different from before.
    Put(Document),
    Remove(u32),
}

impl Change {
    pub fn id(&self) -> u32 {
        match self {
            Self::Put(document) => document.id,
            Self::Remove(id) => *id,
        }
    }
}

/// The same on every machine and in every version, because files hold it.
pub(super) fn hash(parts: &[&str]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for part in parts {
        for byte in part.bytes().chain([0xff]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    // FNV leaves the high bits of short texts alike.
    hash = (hash ^ (hash >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    hash ^ (hash >> 32)
}
