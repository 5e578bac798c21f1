//! The named parts of a fit: what each weighs, and what it is worth while nothing is known.

use super::Evidence;

/// One thing by which two people are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    Goals,
    Values,
    Path,
    Needs,
    Field,
    Industry,
    Place,
    Level,
    Language,
    Availability,
    /// What was asked for, by its place among the criteria.
    Asked(usize),
}

/// How deep it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    Deep,
    /// What the one needs and the other has.
    Complementary,
    Surface,
    /// What whoever asks has said themselves.
    Asked,
}

/// What one part gives to one side.
#[derive(Clone, Debug, PartialEq)]
pub struct PartScore {
    pub part: Part,
    /// From 0 to 1; none if one of the two has nothing to compare.
    pub value: Option<f64>,
    pub weight: f64,
    /// The strongest first.
    pub evidence: Vec<Evidence>,
}

impl Part {
    /// All that two profiles are compared by, whatever is asked for.
    pub const ALL: [Self; 10] = [
        Self::Goals,
        Self::Values,
        Self::Path,
        Self::Needs,
        Self::Field,
        Self::Industry,
        Self::Place,
        Self::Level,
        Self::Language,
        Self::Availability,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Goals => "Goals",
            Self::Values => "Values",
            Self::Path => "Path",
            Self::Needs => "Needs met",
            Self::Field => "Field",
            Self::Industry => "Industry",
            Self::Place => "Place",
            Self::Level => "Level",
            Self::Language => "Language",
            Self::Availability => "Availability",
            Self::Asked(_) => "Asked for",
        }
    }

    pub fn layer(self) -> Layer {
        match self {
            Self::Goals | Self::Values | Self::Path => Layer::Deep,
            Self::Needs => Layer::Complementary,
            Self::Asked(_) => Layer::Asked,
            _ => Layer::Surface,
        }
    }

    /// What is deep weighs more than what lies on the surface, each by itself and all together: likeness of aims and
    /// values carries a mentorship further than a shared field or town.
    pub fn weight(self) -> f64 {
        match self {
            Self::Goals => 5.0,
            Self::Path => 4.0,
            Self::Values => 3.0,
            Self::Needs => 6.0,
            Self::Field | Self::Industry | Self::Availability => 1.5,
            Self::Place | Self::Level => 1.0,
            Self::Language => 0.5,
            Self::Asked(_) => 0.0,
        }
    }

    /// What two people who have nothing to do with each other get on average, so that a gap in a record neither helps nor
    /// harms.
    pub fn neutral(self) -> f64 {
        match self {
            Self::Goals | Self::Path => 0.2,
            Self::Values => 0.15,
            Self::Needs => 0.25,
            Self::Field | Self::Industry => 0.1,
            Self::Place => 0.6,
            Self::Level => 0.9,
            Self::Language | Self::Asked(_) => 0.5,
            Self::Availability => 0.3,
        }
    }
}

impl PartScore {
    /// The value, or what stands for it.
    pub fn counted(&self) -> f64 {
        self.value.unwrap_or_else(|| self.part.neutral())
    }

    /// How much more it brings than if nothing were known.
    pub fn gain(&self) -> f64 {
        self.weight * (self.counted() - self.part.neutral())
    }
}
