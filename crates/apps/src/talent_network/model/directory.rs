//! The cohort, and the list of its people.

use api::{Text, Whole};
use campus::model::ConsentField;
use candidates::{
    CandidateSource, Meaning, Preferences,
    network::{NetworkLevel, NetworkStage},
};
use jiff::civil::Date;
use serde::{Deserialize, Deserializer, Serialize};
use talent::{EvidenceKind, FlagKind};
use utoipa::{IntoParams, ToSchema};

/// So many skills one can ask for at once.
pub const MOST_SKILLS: usize = 10;

/// The cohort in figures. Whoever may not be seen is in none of them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkSummary {
    /// How many there are: those of the campus, and those whose résumés were uploaded.
    #[schema(value_type = i64)]
    pub size: u32,
    #[schema(value_type = i64)]
    pub campus: u32,
    #[schema(value_type = i64)]
    pub uploaded: u32,
    /// How many have shown at least one skill by what they have done, learned or achieved.
    #[schema(value_type = i64)]
    pub evidenced: u32,
    /// How many have agreed that employers reach them, by mail or by phone.
    #[schema(value_type = i64)]
    pub consented: u32,
    /// How many have accepted an offer.
    #[schema(value_type = i64)]
    pub placed: u32,
    /// How many should be asked whether their profile is still right.
    #[schema(value_type = i64)]
    pub stale: u32,
    /// The same in percent, rounded to tenths; 0 of nobody.
    pub evidenced_percent: f64,
    pub consented_percent: f64,
    pub placed_percent: f64,
    /// How many have agreed to what.
    pub consents: Vec<NetworkConsentCount>,
    #[schema(value_type = i64)]
    pub open_roles: u32,
    pub pool_revision: String,
    pub meaning: Meaning,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkConsentCount {
    pub field: ConsentField,
    #[schema(value_type = i64)]
    pub count: u32,
}

/// Who is to be listed, and how.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ListNetworkCandidates {
    #[serde(default, deserialize_with = "named")]
    pub filter: NetworkFilter,
    #[serde(default)]
    pub sort: NetworkSort,
    #[schema(inline)]
    pub offset: Option<Whole<0, 1_000_000>>,
    #[schema(inline)]
    pub limit: Option<Whole<1, 200>>,
}

/// What has to be true of somebody, all of it at once.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NetworkFilter {
    /// Words of the name or of the résumé.
    pub text: Option<Text<0, 200>>,
    /// All of these, each by its name or by words of the résumé.
    #[serde(default)]
    #[schema(max_items = 10)]
    pub skills: Vec<Text<1, 100>>,
    /// Those of whom all of these skills are shown, and not only listed or claimed; without skills, any skill.
    pub evidenced: Option<bool>,
    pub department: Option<Text<1, 200>>,
    pub level: Option<NetworkLevel>,
    /// Words of a place where they would work.
    pub place: Option<Text<1, 200>>,
    /// Those who would work from anywhere, or those who would not.
    pub remote: Option<bool>,
    /// Those who can begin on this day, or earlier.
    pub available_by: Option<Date>,
    pub stage: Option<NetworkStage>,
    /// Those who should be asked whether their profile is still right, or the others.
    pub stale: Option<bool>,
    /// Those of the campus, or those whose résumés were uploaded.
    pub campus: Option<bool>,
}

/// By the names of its fields: a list of values is no filter.
fn named<'de, D: Deserializer<'de>>(input: D) -> Result<NetworkFilter, D::Error> {
    let fields = serde_json::Map::deserialize(input)?;
    NetworkFilter::deserialize(serde_json::Value::Object(fields)).map_err(serde::de::Error::custom)
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NetworkSort {
    #[default]
    Name,
    /// Those who are ready for the most open roles first.
    Ready,
    /// Those who have shown the most skills first.
    Evidence,
    /// Those who can begin earliest first; whoever has not said so last.
    Available,
    /// Those who were confirmed longest ago first.
    Stale,
    /// Those who have come furthest first.
    Stage,
}

/// The same, in the address of a file.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ExportNetwork {
    #[param(value_type = Option<String>, max_length = 200)]
    pub text: Option<Text<0, 200>>,
    /// Up to ten skills, with commas between them.
    #[param(value_type = Option<String>, max_length = 1000)]
    pub skills: Option<Text<0, 1000>>,
    pub evidenced: Option<bool>,
    #[param(value_type = Option<String>, max_length = 200)]
    pub department: Option<Text<1, 200>>,
    #[param(inline)]
    pub level: Option<NetworkLevel>,
    #[param(value_type = Option<String>, max_length = 200)]
    pub place: Option<Text<1, 200>>,
    pub remote: Option<bool>,
    pub available_by: Option<Date>,
    #[param(inline)]
    pub stage: Option<NetworkStage>,
    pub stale: Option<bool>,
    pub campus: Option<bool>,
    #[param(inline)]
    pub sort: Option<NetworkSort>,
    /// The first so many. Without it, all of them; of a paper, the first 100.
    #[param(inline)]
    pub top: Option<Whole<1, 100_000>>,
}

/// A page of the people who pass a filter.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkDirectory {
    /// How many pass.
    #[schema(value_type = i64)]
    pub total: u32,
    #[schema(value_type = i64)]
    pub pool_size: u32,
    pub pool_revision: String,
    pub meaning: Meaning,
    pub rows: Vec<NetworkCandidate>,
    /// Of everybody, whatever the filter says.
    pub facets: NetworkFacets,
}

/// What one can filter by, and how many there are of each.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkFacets {
    /// By name.
    pub departments: Vec<NetworkCount>,
    /// The most frequent 50.
    pub skills: Vec<NetworkCount>,
    /// The most frequent 50 places where people would work.
    pub places: Vec<NetworkCount>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkCount {
    pub name: String,
    #[schema(value_type = i64)]
    pub count: u32,
}

/// Somebody in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkCandidate {
    pub id: String,
    pub name: String,
    /// What stands for the name where nobody is to know it.
    pub label: String,
    pub source: CandidateSource,
    /// The latest job title.
    pub title: Option<String>,
    pub department: Option<String>,
    pub level: NetworkLevel,
    /// None of those who were uploaded: they have not been asked.
    pub preferences: Option<Preferences>,
    /// The best shown first; eight at most.
    pub skills: Vec<NetworkSkill>,
    /// How many skills there are in all, and how many of them are shown.
    #[schema(value_type = i64)]
    pub skill_count: u32,
    #[schema(value_type = i64)]
    pub shown_count: u32,
    /// For how many open roles they meet every must, and for how many all but one.
    #[schema(value_type = i64)]
    pub ready: u32,
    #[schema(value_type = i64)]
    pub one_away: u32,
    /// The open role that they meet best.
    pub best_role: Option<NetworkRoleBrief>,
    pub stage: NetworkStage,
    pub is_stale: bool,
    pub known_right: Date,
    pub flags: Vec<FlagKind>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkSkill {
    pub name: String,
    /// Of the best evidence.
    pub kind: EvidenceKind,
    /// Whether that says more than a word in a list.
    pub is_shown: bool,
}

/// An open role, and how far somebody meets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkRoleBrief {
    #[schema(value_type = i64)]
    pub id: u32,
    pub title: String,
    pub employer: String,
    /// Hundredths of a point: 10,000 is the most. None where nobody is meant.
    #[schema(value_type = Option<i64>)]
    pub points: Option<u16>,
}
