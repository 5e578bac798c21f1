//! What a résumé says, and what of it a scorer gets to see.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::TextSpan;

/// A résumé as it was read. All spans are characters of `text`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Resume {
    /// What a reader of the file sees. Hidden text is not in it.
    pub text: String,
    pub name: Option<String>,
    pub sections: Vec<Section>,
    /// The latest first.
    pub work: Vec<Work>,
    pub schools: Vec<School>,
    pub units: Vec<Unit>,
    /// What blind readers do not get to see, in order; none overlaps another.
    pub masked: Vec<Masked>,
    pub flags: Vec<Flag>,
    /// Why a person should look at how this was read, in sentences. Empty: it can be taken as it is.
    pub doubts: Vec<String>,
    /// What the file said of its lines: where each of its blocks begins. With the day up to which goes what goes on,
    /// this is all that it takes to read the text once more in the same way.
    #[serde(default)]
    pub blocks: Vec<(u32, Form)>,
    /// `None` for what was read before this was kept.
    #[serde(default)]
    pub read_on: Option<Date>,
}

/// What a file says of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    Plain,
    /// With a bullet or a number before it.
    Item,
    /// With its level.
    Heading(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Section {
    pub kind: SectionKind,
    /// The heading; empty for what stands before the first one.
    pub heading: TextSpan,
    pub span: TextSpan,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SectionKind {
    Contact,
    Summary,
    Experience,
    Projects,
    Education,
    Skills,
    Certificates,
    Languages,
    Volunteering,
    Awards,
    Publications,
    Interests,
    References,
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
pub struct Month {
    pub year: i16,
    /// `None` where only the year is said.
    pub month: Option<i8>,
}

/// A job, an internship, a project or unpaid work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Work {
    pub title: Option<String>,
    pub title_span: Option<TextSpan>,
    pub employer: Option<String>,
    pub employer_span: Option<TextSpan>,
    pub start: Option<Month>,
    pub end: Option<Month>,
    /// It goes on.
    pub is_now: bool,
    pub dates_span: Option<TextSpan>,
    /// The whole entry.
    pub span: TextSpan,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct School {
    pub degree: Option<String>,
    pub field: Option<String>,
    pub school: Option<String>,
    pub year: Option<i16>,
    pub span: TextSpan,
}

/// How much a piece of evidence is worth, the strongest first. Structured ratings outrank all of them and are not part
/// of a résumé.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EvidenceKind {
    /// Something that was done, with what came of it: a figure, a delivery, an award.
    Outcome,
    /// Something that was done at work.
    Described,
    /// Something that was done in a project, in unpaid work or in a course.
    Practised,
    /// A certificate or a degree.
    Certified,
    /// A word in a list of skills.
    Listed,
    /// Said of oneself, in a summary or as a rating.
    Claimed,
}

/// The smallest piece of a résumé that can speak for somebody: a bullet, a sentence, a job title, an entry of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    pub span: TextSpan,
    pub kind: EvidenceKind,
    pub section: SectionKind,
    /// The number of the job in [`Resume::work`] that it belongs to.
    pub work: Option<u16>,
    /// It is the title of that job.
    pub is_title: bool,
    /// Names of `matching::lexicon::skills` in it that are not denied, each with its place in the résumé's text.
    pub skills: Vec<(String, TextSpan)>,
}

/// What blind readers, people or programs, do not get to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Masked {
    pub kind: MaskedKind,
    pub span: TextSpan,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MaskedKind {
    Name,
    Pronoun,
    Contact,
    Address,
    School,
    GraduationYear,
    Age,
    Photo,
}

impl MaskedKind {
    /// What stands in its place.
    pub fn stand_in(self) -> &'static str {
        match self {
            Self::Name => "[name]",
            Self::Pronoun => "[they]",
            Self::Contact => "[contact]",
            Self::Address => "[address]",
            Self::School => "[school]",
            Self::GraduationYear => "[year]",
            Self::Age => "[age]",
            Self::Photo => "[photo]",
        }
    }
}

/// Something that was tried, or looks like it. It changes no score and is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Flag {
    pub kind: FlagKind,
    /// A sentence for the reader.
    pub message: String,
    /// Where it stands, if it is part of the text that people see.
    pub span: Option<TextSpan>,
    /// The words, cut after 200 characters, where they are not part of it.
    pub hidden: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FlagKind {
    HiddenText,
    KeywordStuffing,
    Injection,
}

/// What a scorer gets to see of a résumé: pieces of evidence without anything that could tell who it is. Only
/// [`crate::resume::blind`] makes one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blind {
    pub(crate) units: Vec<BlindUnit>,
    /// Months of work, each counted once, by the dates of its jobs; `None` where there are none to count.
    pub(crate) months: Option<u16>,
    /// The highest degree, as the lexicon ranks it, and the fields of study, by their names there.
    pub(crate) degree: Option<String>,
    pub(crate) fields: Vec<String>,
    /// Languages other than what the résumé is written in, by their names in the lexicon.
    pub(crate) languages: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BlindUnit {
    /// With stand-ins for what is masked; a piece that is nothing but that is left out.
    pub text: String,
    pub span: TextSpan,
    pub kind: EvidenceKind,
    pub is_title: bool,
    /// The number of the job that it belongs to, so that its months count once.
    pub work: Option<u16>,
    /// Months of that job.
    pub months: Option<u16>,
    pub skills: Vec<(String, TextSpan)>,
}
