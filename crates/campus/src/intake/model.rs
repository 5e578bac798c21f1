use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::ToSchema;

use super::object;
use crate::import::{Charset, DateOrder, DecimalMark, Kind, Options, Told};

/// A file that was brought in, and what became of it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Import {
    pub id: String,
    pub kind: Kind,
    /// What the file is called.
    pub name: String,
    pub bytes: u64,
    pub state: ImportState,
    pub options: Options,
    pub likely: Likely,
    /// What the last check or the import itself has found.
    pub counts: Option<Counts>,
    /// Why it failed.
    pub error: Option<String>,
    /// The job that works on it, or did last.
    pub job: Option<String>,
    /// Who brought it, by uid.
    pub created_by: Option<String>,
    pub created_by_name: String,
    pub created_at: Time,
    /// When its last job came to an end.
    pub ended_at: Option<Time>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ImportState {
    Uploaded,
    Checking,
    /// The dry run is done; nothing has changed yet.
    Checked,
    Applying,
    Done,
    Undoing,
    Undone,
    /// Nothing of it is left in the campus.
    Failed,
    /// Nothing of it is left in the campus.
    Cancelled,
}

impl ImportState {
    /// Whether a job works on it.
    pub fn is_busy(self) -> bool {
        matches!(self, Self::Checking | Self::Applying | Self::Undoing)
    }

    /// Whether its file can still be read in another way, or imported.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Uploaded | Self::Checked | Self::Failed | Self::Cancelled)
    }
}

/// What becomes of a row whose person is probably known, but not for certain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Likely {
    /// It is left out.
    #[default]
    Skip,
    /// It changes that person.
    Update,
    /// It becomes another person.
    Add,
}

/// What the rows of a file come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    /// All that are not blank.
    pub rows: u64,
    /// They add somebody or something.
    pub new: u64,
    /// They change what is there.
    pub changed: u64,
    /// They say what is there already.
    pub unchanged: u64,
    /// They say more about what an earlier row of the same file adds.
    pub repeated: u64,
    /// Their person is probably known; among the others or left out, as was chosen.
    pub likely: u64,
    /// Probably known, and left out.
    pub skipped: u64,
    pub rejected: u64,
    /// How many rejected rows the error file has; very many are not all kept.
    pub errors_kept: u64,
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.rows += other.rows;
        self.new += other.new;
        self.changed += other.changed;
        self.unchanged += other.unchanged;
        self.repeated += other.repeated;
        self.likely += other.likely;
        self.skipped += other.skipped;
        self.rejected += other.rejected;
        self.errors_kept += other.errors_kept;
    }
}

/// Everything about one import.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportDetail {
    pub import: Import,
    /// How the file is written. `None` once the import is done, when the file is gone, and if it cannot be read.
    pub layout: Option<ImportLayout>,
    /// Why the file cannot be read as it stands, and what to do about it.
    pub problem: Option<String>,
    pub columns: Vec<ImportColumn>,
    /// What the columns of this kind of file can hold.
    pub fields: Vec<ImportField>,
    /// Labels of fields, of each group of which one needs a column before the file can be checked.
    pub missing: Vec<Vec<String>>,
    /// How well the file fits each kind, the best first.
    pub kinds: Vec<KindFit>,
    /// What the last check has found.
    pub preview: Option<Preview>,
    pub can_undo: bool,
    /// The import that has to be undone first.
    pub undo_first: Option<ImportName>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ImportName {
    pub id: String,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportLayout {
    pub charset: Charset,
    /// One character.
    pub delimiter: String,
    pub delimiter_told: Told,
    pub headings: Vec<String>,
    /// What is to be known about the file, in sentences.
    pub notes: Vec<String>,
    /// The first rows below the heading.
    pub sample: Vec<Vec<String>>,
}

/// A column of the file and what it is taken for.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportColumn {
    pub heading: String,
    /// The name of a field, or nothing if the column is left out.
    pub field: Option<String>,
    /// In hundredths.
    pub confidence: u8,
    /// Why it is taken for this, in a sentence.
    pub reason: String,
    /// The first values that are not empty.
    pub examples: Vec<String>,
    /// How dates are read that could be read in two ways.
    pub order: DateOrder,
    pub order_reason: String,
    /// How amounts are read that could be read in two ways.
    pub mark: DecimalMark,
    pub mark_reason: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ImportField {
    pub name: String,
    pub label: String,
    pub holds: FieldType,
    /// Every row needs it, or another field of the same group.
    pub needed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FieldType {
    Text,
    Email,
    Year,
    Date,
    Money,
    Integer,
    Decimal,
    Boolean,
    List,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct KindFit {
    pub kind: Kind,
    /// In hundredths.
    pub fit: u8,
}

/// What an import would do, in examples: the first hundred of each.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Preview {
    pub changes: Vec<RowChange>,
    pub likely: Vec<LikelyRow>,
    pub rejected: Vec<RejectedRow>,
}

/// What one row would do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RowChange {
    pub line: u64,
    /// The person, gift or role the row is about, by name.
    pub what: String,
    /// The number of the person, if they are known.
    pub person: Option<u32>,
    pub is_new: bool,
    pub fields: Vec<FieldChange>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct FieldChange {
    /// What changes, in words.
    pub field: String,
    /// Nothing for what is added.
    pub before: Option<String>,
    pub after: String,
}

/// A row whose person is probably known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LikelyRow {
    pub line: u64,
    /// Whom the row names.
    pub name: String,
    /// The number of the person that it probably is.
    pub person: u32,
    pub person_name: String,
    /// Why, in a sentence without its subject: "has a name like this and the same class year."
    pub why: String,
    /// In hundredths.
    pub sure: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct RejectedRow {
    pub line: u64,
    /// What to change, in sentences.
    pub why: String,
}

/// What is to be changed about an import that has not been applied. What is not there stays.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UpdateImport {
    pub kind: Option<Kind>,
    /// All of them at once: what is not there is found out again.
    #[serde(default, deserialize_with = "object::one")]
    pub options: Option<Options>,
    pub likely: Option<Likely>,
    /// The columns to be read in another way; the others stay.
    #[serde(default, deserialize_with = "object::many")]
    pub columns: Option<Vec<ColumnChoice>>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ColumnChoice {
    /// Which column, from 0.
    pub column: usize,
    /// The name of a field; `null` leaves the column out. A field that another column had moves here.
    pub field: Option<String>,
    pub order: Option<DateOrder>,
    pub mark: Option<DecimalMark>,
}
