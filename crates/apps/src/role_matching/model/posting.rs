//! Job descriptions: read, checked, and found on the campus.

use api::{Lines, Text, Whole};
use serde::{Deserialize, Serialize};
use talent::{Lint, Requirement};
use utoipa::{IntoParams, ToSchema};

/// A job description is as long as this, at most.
pub type PostingText = Lines<1, 20_000>;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReadPosting {
    pub text: PostingText,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReadPostingFile {
    /// What the file is called: its ending says how it is read.
    #[param(value_type = String, min_length = 1, max_length = 200)]
    pub name: Text<1, 200>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LintPosting {
    pub text: Lines<0, 20_000>,
    #[schema(max_items = 60)]
    pub requirements: Vec<Requirement>,
}

/// What keeps good people away from a role.
#[derive(Debug, Serialize, ToSchema)]
pub struct PostingLints {
    pub lints: Vec<Lint>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListOpenings {
    /// Words of the title, of the employer or of the industry.
    #[param(value_type = Option<String>, max_length = 200)]
    pub q: Option<Text<0, 200>>,
    #[param(inline)]
    pub offset: Option<Whole<0, 1_000_000>>,
    #[param(inline)]
    pub limit: Option<Whole<1, 200>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OpeningList {
    #[schema(value_type = i64)]
    pub total: u64,
    /// Those that are posted last first.
    pub openings: Vec<Opening>,
}

/// A job that an employer of the campus has posted.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Opening {
    #[schema(value_type = i64)]
    pub id: u32,
    pub title: String,
    pub employer: String,
    pub industry: String,
    pub place: String,
    pub is_remote: bool,
    pub posted: jiff::civil::Date,
    pub closes: jiff::civil::Date,
    /// The whole description: it can be read like any other.
    pub text: String,
}
