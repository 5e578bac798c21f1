use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What came of one candidate, and what they have said of themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub sex: Option<String>,
    pub race: Option<String>,
    pub selected: bool,
    /// Hundredths of a point.
    pub points: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ImpactGrouping)]
pub enum Grouping {
    Sex,
    Race,
    /// Race and sex together; who has said one of them alone is in no group.
    Both,
}

/// What it means to have passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ImpactMeasure {
    /// To have been selected.
    Selection,
    /// To have a score above the median of everybody, those without a group included.
    Scoring,
}

/// How groups fare beside each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImpactTable {
    pub grouping: Grouping,
    pub measure: ImpactMeasure,
    /// By name.
    pub rows: Vec<ImpactRow>,
    /// How many there are, with and without a group.
    #[schema(value_type = i64, minimum = 0)]
    pub total: u32,
    #[schema(value_type = i64, minimum = 0)]
    pub passed: u32,
    /// Those of them who are in no row: they have not said what would put them into a group, or theirs is smaller than
    /// five people, or there would be fewer than two groups to compare.
    #[schema(value_type = i64, minimum = 0)]
    pub unknown: u32,
    #[schema(value_type = i64, minimum = 0)]
    pub unknown_passed: u32,
    /// The median score in hundredths of a point, where scores are what is measured.
    #[schema(minimum = 0, maximum = 10_000)]
    pub median: Option<f64>,
    /// One of the rows is flagged.
    pub is_flagged: bool,
    /// What a reader should know, in sentences.
    pub messages: Vec<String>,
}

/// One group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImpactRow {
    pub group: String,
    pub sex: Option<String>,
    pub race: Option<String>,
    #[schema(value_type = i64, minimum = 5)]
    pub count: u32,
    #[schema(value_type = i64, minimum = 0)]
    pub passed: u32,
    /// Of those who are in a group, the share that is in this one.
    #[schema(minimum = 0, maximum = 1)]
    pub share: f64,
    #[schema(minimum = 0, maximum = 1)]
    pub rate: f64,
    /// Between what the rate lies with 95 in 100 (Wilson's interval).
    #[schema(minimum = 0, maximum = 1)]
    pub rate_low: f64,
    #[schema(minimum = 0, maximum = 1)]
    pub rate_high: f64,
    /// The rate beside the highest one; none for who is left out, and where nobody has passed.
    #[schema(minimum = 0, maximum = 1)]
    pub ratio: Option<f64>,
    /// The group that the next three are about: the highest one that is large enough to compare with.
    pub against: Option<String>,
    /// How often chance alone would set the two at least this far apart: Fisher's exact test, both sides.
    #[schema(minimum = 0, maximum = 1)]
    pub p: Option<f64>,
    /// How many more would have to pass for four fifths of that group's rate.
    #[schema(value_type = i64, minimum = 0)]
    pub shortfall: u32,
    pub verdict: ImpactVerdict,
    /// The same as a sentence.
    pub message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ImpactVerdict {
    /// Nobody has a higher rate.
    Highest,
    /// At least four fifths.
    Fair,
    /// Below four fifths.
    Flagged,
    /// So few that fewer than five would be expected on one side: nothing is flagged.
    TooFew,
    /// Fewer than two in a hundred: nobody is compared with it, nor it with anybody.
    LeftOut,
    /// Nobody has passed.
    Nothing,
}
