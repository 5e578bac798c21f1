//! What a role asks for.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::TextSpan;

/// A job description as it was read. All spans are characters of `text`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Posting {
    pub text: String,
    pub title: Option<String>,
    pub requirements: Vec<Requirement>,
    pub lints: Vec<Lint>,
}

/// One thing that a role asks for, as a chip.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Requirement {
    /// Within its role; the order of the chips.
    #[schema(value_type = i64, minimum = 1, maximum = 1000)]
    pub id: u16,
    pub kind: RequirementKind,
    /// What the chip says.
    #[schema(min_length = 1, max_length = 200, pattern = r"[^\s\p{C}]")]
    pub label: String,
    /// What is compared by its meaning: the words of the posting, or what somebody wrote.
    #[schema(min_length = 1, max_length = 1000, pattern = r"[^\s\p{C}]")]
    pub text: String,
    pub need: Need,
    /// From 1 to 10.
    #[schema(value_type = i64, minimum = 1, maximum = 10)]
    pub weight: u8,
    /// Years that are asked for. They count little, and never more than a tenth.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 60)]
    pub years: Option<u8>,
    pub taxon: Option<Taxon>,
    /// Where the posting says it; none where somebody has added it.
    pub span: Option<TextSpan>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RequirementKind {
    /// A skill of the lexicon or of ESCO: `taxon` says which.
    Skill,
    /// Work of a certain kind, by a job title.
    Title,
    Degree,
    Language,
    Certificate,
    /// Years of experience as such.
    Years,
    /// Anything else that can be shown: compared by words and meaning.
    Task,
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[schema(as = RequirementNeed)]
pub enum Need {
    Must,
    #[default]
    Nice,
    Ignore,
}

/// Where a requirement stands in a list that others know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Taxon {
    /// "quadrangle" for our own list, "esco" for the European Commission's.
    #[schema(max_length = 20)]
    pub scheme: String,
    /// "skills/python", or ESCO's address.
    #[schema(max_length = 300)]
    pub id: String,
    #[schema(max_length = 300)]
    pub name: String,
}

/// Something about a posting that keeps good people away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Lint {
    pub kind: LintKind,
    /// What is wrong, and what to write instead.
    pub message: String,
    pub span: Option<TextSpan>,
    /// Words to put in its place.
    pub instead: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PostingLintKind)]
pub enum LintKind {
    /// Words that speak to men, or to women, more than to others.
    GenderCoded,
    AgeProxy,
    /// Nationality, native speakers, a look, a religion, health that the work does not need.
    Protected,
    /// More musts than anybody meets, or years that say little.
    OverRequired,
    /// A degree where the text would accept what was learned otherwise.
    DegreeInflation,
    /// No pay, no place, no task: what a reader misses.
    Missing,
    Jargon,
    /// It tells a reader, or a program, what to do with it.
    Injection,
}
