//! What a ranking is asked for.

use api::{Answer, ApiError, Lines, Text, Whole};
use candidates::DecisionKind;
use serde::{Deserialize, Deserializer, Serialize};
use talent::{EvidenceState, Requirement};
use utoipa::{IntoParams, ToSchema};

/// So many things one role can ask for.
pub const MOST_REQUIREMENTS: usize = 60;

/// The role as it would be: nothing of it is kept.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RoleWhatIf {
    #[schema(max_items = 60)]
    pub requirements: Vec<Requirement>,
}

/// Who is to be ranked for a role, and how the list is shown.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RankCandidates {
    /// Instead of what the role asks for: the arrows say who moves.
    pub what_if: Option<RoleWhatIf>,
    /// So many hundredths of a point count as selected. Without it, what the role says.
    #[schema(inline)]
    pub cut: Option<Whole<0, 10_000>>,
    /// Labels instead of names; on unless it is switched off.
    #[serde(default = "on")]
    #[schema(default = true)]
    pub blind: bool,
    #[serde(default, deserialize_with = "named")]
    pub filter: RankingFilter,
    #[serde(default)]
    pub sort: RankingSort,
    #[schema(inline)]
    pub offset: Option<Whole<0, 1_000_000>>,
    #[schema(inline)]
    pub limit: Option<Whole<1, 200>>,
}

pub fn on() -> bool {
    true
}

/// Which of the ranked are listed, all of it at once. Ranks stay what they are without it.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RankingFilter {
    /// Words of the résumé or of the name; in a blind list, of what is shown of it.
    pub text: Option<Text<0, 200>>,
    /// Those who have a requirement in this state: `requirement` says which, or it can be any.
    pub state: Option<EvidenceState>,
    #[schema(inline)]
    pub requirement: Option<Whole<1, 1000>>,
    pub decision: Option<RankingDecision>,
    pub musts: Option<RankingMusts>,
    /// Those with something to be told about their résumé, or those without.
    pub flags: Option<bool>,
    /// The number of a band.
    #[schema(inline)]
    pub band: Option<Whole<1, 1_000_000>>,
    /// Those at or above the cut, or those below.
    pub selected: Option<bool>,
}

/// By the names of its fields: a list of values is no filter.
fn named<'de, D: Deserializer<'de>>(input: D) -> Result<RankingFilter, D::Error> {
    let fields = serde_json::Map::deserialize(input)?;
    RankingFilter::deserialize(serde_json::Value::Object(fields)).map_err(serde::de::Error::custom)
}

/// Those about whom nothing is decided, or this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RankingDecision {
    None,
    Shortlist,
    Reject,
}

impl RankingDecision {
    pub fn is(self, decided: Option<DecisionKind>) -> bool {
        match self {
            Self::None => decided.is_none(),
            Self::Shortlist => decided == Some(DecisionKind::Shortlist),
            Self::Reject => decided == Some(DecisionKind::Reject),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RankingMusts {
    /// Those who meet every must.
    All,
    /// Those who do not meet one of them, or more.
    Missing,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RankingSort {
    /// By rank.
    #[default]
    Score,
    /// By what the score would be if all that is unknown were met.
    Potential,
    /// Those who meet the most musts first.
    Musts,
    /// Those who have moved up the most first.
    Moved,
    /// By what stands in the list: the name, or the label.
    Name,
}

/// The same, in the address of a file.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ExportRanking {
    /// Labels instead of names; on unless it is `false`.
    pub blind: Option<bool>,
    /// So many hundredths of a point count as selected. Without it, what the role says.
    #[param(inline)]
    pub cut: Option<Whole<0, 10_000>>,
    #[param(value_type = Option<String>, max_length = 200)]
    pub text: Option<Text<0, 200>>,
    #[param(inline)]
    pub state: Option<EvidenceState>,
    #[param(inline)]
    pub requirement: Option<Whole<1, 1000>>,
    #[param(inline)]
    pub decision: Option<RankingDecision>,
    #[param(inline)]
    pub musts: Option<RankingMusts>,
    pub flags: Option<bool>,
    #[param(inline)]
    pub band: Option<Whole<1, 1_000_000>>,
    pub selected: Option<bool>,
    #[param(inline)]
    pub sort: Option<RankingSort>,
    /// The first so many. Without it, all of them; of a paper, the first 100.
    #[param(inline)]
    pub top: Option<Whole<1, 100_000>>,
}

impl ExportRanking {
    pub fn filter(&self) -> RankingFilter {
        RankingFilter {
            text: self.text.clone(),
            state: self.state,
            requirement: self.requirement,
            decision: self.decision,
            musts: self.musts,
            flags: self.flags,
            band: self.band,
            selected: self.selected,
        }
    }
}

/// The error says at which chip, and what is allowed there.
pub fn checked(requirements: Vec<Requirement>) -> Answer<Vec<Requirement>> {
    if requirements.len() > MOST_REQUIREMENTS {
        return Err(ApiError::invalid(format!("requirements: at most {MOST_REQUIREMENTS}.")));
    }
    let mut ids: Vec<u16> = requirements.iter().map(|one| one.id).collect();
    ids.sort_unstable();
    if ids.windows(2).any(|two| two[0] == two[1]) {
        return Err(ApiError::invalid("requirements: an id is there twice. Give each its own."));
    }
    requirements.into_iter().enumerate().map(|(at, one)| check(at, one)).collect()
}

fn check(at: usize, mut one: Requirement) -> Answer<Requirement> {
    let wrong = |field: &str, what: &str| ApiError::invalid(format!("requirements[{at}].{field}: {what}."));
    if !(1..=1000).contains(&one.id) {
        return Err(wrong("id", "a whole number from 1 to 1000"));
    }
    if !(1..=10).contains(&one.weight) {
        return Err(wrong("weight", "a whole number from 1 to 10"));
    }
    if one.years.is_some_and(|years| !(1..=60).contains(&years)) {
        return Err(wrong("years", "a whole number from 1 to 60"));
    }
    one.label = Lines::<1, 200>::new(&one.label).map_err(|what| wrong("label", &what))?.into_string();
    one.text = Lines::<1, 1000>::new(&one.text).map_err(|what| wrong("text", &what))?.into_string();
    if let Some(taxon) = &one.taxon {
        let short = |text: &str, most: usize| text.chars().count() <= most;
        if !short(&taxon.scheme, 20) {
            return Err(wrong("taxon.scheme", "at most 20 characters"));
        }
        if !short(&taxon.id, 300) || !short(&taxon.name, 300) {
            return Err(wrong("taxon", "at most 300 characters"));
        }
    }
    if one.span.is_some_and(|span| span.start > span.end) {
        return Err(wrong("span", "it ends before it starts"));
    }
    Ok(one)
}
