//! Résumés that are uploaded together.

use api::Text;
use candidates::{SelfIdImport, TalentBatch, TalentFile};
use serde::{Deserialize, Serialize};
use talent::{Flag, Masked, School, Section, TextSpan, Work};
use utoipa::{IntoParams, ToSchema};

#[derive(Debug, Serialize, ToSchema)]
pub struct TalentBatchList {
    /// The newest first.
    pub batches: Vec<TalentBatch>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateTalentBatch {
    pub name: Text<1, 200>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TalentBatchDetail {
    pub batch: TalentBatch,
    /// Those that were removed too.
    pub files: Vec<TalentFile>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TalentSelfIdImportList {
    /// The newest first.
    pub imports: Vec<SelfIdImport>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AddTalentFile {
    /// What the file is called: its ending says how it is read.
    #[param(value_type = String, min_length = 1, max_length = 200)]
    pub name: Text<1, 200>,
}

/// How a file was read, for who checks it. Not blind.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentFileReading {
    pub file: TalentFile,
    /// All spans are characters of this text. Hidden text is not in it.
    pub text: String,
    pub name: Option<String>,
    pub sections: Vec<Section>,
    /// The latest first.
    pub work: Vec<Work>,
    pub schools: Vec<School>,
    /// In the order of the text.
    pub skills: Vec<TalentFileSkill>,
    /// What blind readers do not get to see.
    pub masked: Vec<Masked>,
    pub flags: Vec<Flag>,
    pub doubts: Vec<String>,
}

#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentFileSkill {
    pub name: String,
    pub span: TextSpan,
}
