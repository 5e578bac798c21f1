//! What the studio keeps and shows.

use aws_lc_rs::digest::{SHA256, digest};
use outreach::{
    Context, Draft, Gap, Rewrite, ShownFinding, Weight,
    lint::{self, Private},
};
use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::ToSchema;

use super::{
    audience::StudioAudience,
    compose::{StudioKind, StudioTone, StudioTopic},
    merge::{MergeField, StudioFilled, fields_in, unknown_in},
};

/// What a piece says, and to whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Content {
    pub name: String,
    pub kind: StudioKind,
    pub tone: StudioTone,
    pub topics: Vec<StudioTopic>,
    /// For an invitation.
    pub event: Option<u32>,
    pub audience: StudioAudience,
    pub draft: Draft,
    /// How many sentences a language model has put into other words.
    pub rephrased: u32,
}

impl Content {
    /// Of what is read and of who reads it. The name of a piece is for those who write it.
    pub fn hash(&self) -> String {
        let bound = serde_json::json!({ "audience": self.audience.chips, "draft": self.draft });
        let bytes = digest(&SHA256, bound.to_string().as_bytes());
        bytes.as_ref().iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
    }

    /// With other words, by hand. Sentences that stay keep their sources.
    pub fn rewritten(&self, new: &Rewrite, by: &outreach::Editor) -> Self {
        Self { draft: self.draft.rewrite(new, by), ..self.clone() }
    }

    /// What keeps it from being approved, beside the lint: no source, no support, places that mean nothing.
    pub fn gaps(&self) -> Vec<Gap> {
        let mut gaps = self.draft.gaps();
        for (place, sentence) in self.draft.texts() {
            gaps.extend(unknown_in(&sentence.text).into_iter().map(|message| Gap { place, message }));
        }
        gaps
    }

    /// The merge fields that it has places for.
    pub fn fields(&self) -> Vec<MergeField> {
        let mut all: Vec<MergeField> =
            self.draft.texts().flat_map(|(_, sentence)| fields_in(&sentence.text)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// What the lint says. Nothing of those it speaks of may be passed on.
    pub fn look(&self, private: Vec<Private>) -> (Vec<ShownFinding>, Option<f64>, usize) {
        let report = lint::lint(&self.draft, &Context { open: Vec::new(), private });
        (lint::shown(&self.draft, &report), report.grade, report.words)
    }
}

/// A piece as it is kept.
#[derive(Clone, Debug)]
pub struct Kept {
    pub id: String,
    pub content: Content,
    pub revision: u32,
    pub approval: Option<Approved>,
    pub created_by_name: String,
    pub created_at: Time,
    pub updated_by_name: String,
    pub updated_at: Time,
}

#[derive(Clone, Debug)]
pub struct Approved {
    pub hash: String,
    pub by_name: String,
    pub at: Time,
}

impl Kept {
    /// The approval, if it is of what the piece says now.
    pub fn in_force(&self) -> Option<&Approved> {
        self.approval.as_ref().filter(|approval| approval.hash == self.content.hash())
    }
}

/// A piece in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioCard {
    pub id: String,
    pub name: String,
    pub kind: StudioKind,
    pub tone: StudioTone,
    pub audience: String,
    pub subject: String,
    pub revision: u32,
    pub is_approved: bool,
    pub updated_by: String,
    pub updated_at: Time,
}

impl From<&Kept> for StudioCard {
    fn from(kept: &Kept) -> Self {
        let content = &kept.content;
        Self {
            id: kept.id.clone(),
            name: content.name.clone(),
            kind: content.kind,
            tone: content.tone,
            audience: content.audience.name.clone(),
            subject: content.draft.subject.text.clone(),
            revision: kept.revision,
            is_approved: kept.in_force().is_some(),
            updated_by: kept.updated_by_name.clone(),
            updated_at: kept.updated_at,
        }
    }
}

/// A piece with all that is to be known of it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioPiece {
    pub id: String,
    pub revision: u32,
    pub name: String,
    pub kind: StudioKind,
    pub tone: StudioTone,
    pub topics: Vec<StudioTopic>,
    pub event: Option<u32>,
    pub audience: StudioAudience,
    /// Sentence by sentence, with where each comes from.
    pub draft: Draft,
    /// How many sentences a language model has put into other words.
    pub rephrased: u32,
    /// What keeps it from being approved, and at which sentence.
    pub gaps: Vec<Gap>,
    /// What the lint says, the gravest first.
    pub findings: Vec<ShownFinding>,
    /// The grade of school that reads it with ease.
    pub grade: Option<f64>,
    pub words: usize,
    pub fields: Vec<MergeField>,
    /// Of what it says now and of who gets it. An approval names it.
    pub hash: String,
    pub can_be_approved: bool,
    pub approval: Option<StudioApproval>,
    /// It was approved, and has been changed since: that approval is void.
    pub is_void: bool,
    pub created_by: String,
    pub created_at: Time,
    pub updated_by: String,
    pub updated_at: Time,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StudioApproval {
    pub by: String,
    pub at: Time,
}

impl StudioPiece {
    /// `outdated` is what keeps it from being sent since it was written.
    pub fn new(kept: Kept, private: Vec<Private>, outdated: Vec<Gap>) -> Self {
        let content = &kept.content;
        let (findings, grade, words) = content.look(private);
        let mut gaps = content.gaps();
        gaps.extend(outdated);
        let is_refused = findings.iter().any(|finding| finding.weight == Weight::Refused);
        let approval =
            kept.in_force().map(|approval| StudioApproval { by: approval.by_name.clone(), at: approval.at });
        let is_void = kept.approval.is_some() && approval.is_none();
        Self {
            can_be_approved: gaps.is_empty() && !is_refused,
            gaps,
            findings,
            grade,
            words,
            fields: content.fields(),
            hash: content.hash(),
            approval,
            is_void,
            id: kept.id,
            revision: kept.revision,
            name: kept.content.name,
            kind: kept.content.kind,
            tone: kept.content.tone,
            topics: kept.content.topics,
            event: kept.content.event,
            audience: kept.content.audience,
            draft: kept.content.draft,
            rephrased: kept.content.rephrased,
            created_by: kept.created_by_name,
            created_at: kept.created_at,
            updated_by: kept.updated_by_name,
            updated_at: kept.updated_at,
        }
    }

    /// Why it cannot be approved, in a sentence.
    pub fn hindrance(&self) -> Option<String> {
        let gap = self.gaps.first().map(|gap| gap.message.clone());
        gap.or_else(|| {
            let refused = self.findings.iter().find(|finding| finding.weight == Weight::Refused)?;
            let said =
                if refused.said.is_empty() { String::new() } else { format!("“{}”: ", refused.said) };
            Some(format!("{said}{} {}", refused.reason, refused.suggestion))
        })
    }
}

/// One of the states of a piece.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioVersion {
    pub revision: u32,
    pub name: String,
    pub subject: String,
    pub tone: StudioTone,
    /// What was done, in a few words.
    pub note: String,
    pub by: String,
    pub at: Time,
}

/// What somebody would read.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioPreview {
    pub person: u32,
    pub name: String,
    pub subject: String,
    pub paragraphs: Vec<String>,
    /// What was put into the places, in their order.
    pub filled: Vec<StudioFilled>,
    /// Why they would not get it today; none if they would.
    pub left_out: Option<StudioLeftOut>,
}

/// Why somebody does not get a piece today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioLeftOut {
    pub reason: StudioReason,
    /// For people: why, and what could be done.
    pub message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StudioReason {
    Gone,
    /// They do not stand in the directory any more.
    NotListed,
    NoConsent,
    NoAddress,
    Bounced,
    DoNotContact,
    /// They have heard from the university often enough.
    OftenEnough,
    /// Somebody else of the same household has the same address and gets it.
    SameAddress,
}

impl StudioReason {
    pub fn name(self) -> &'static str {
        match self {
            Self::Gone => "gone",
            Self::NotListed => "not listed",
            Self::NoConsent => "no consent for mail",
            Self::NoAddress => "no address",
            Self::Bounced => "mail comes back",
            Self::DoNotContact => "asked not to be contacted",
            Self::OftenEnough => "heard from us often enough",
            Self::SameAddress => "same address as another reader",
        }
    }
}

/// Who would get a piece today.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioRecipients {
    /// How many fit the chips.
    pub total: u64,
    /// How many of them were looked at: the first ones, by name. The table has all of them.
    pub checked: usize,
    pub reached: usize,
    pub left_out: Vec<StudioLeftOutCount>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StudioLeftOutCount {
    pub reason: StudioReason,
    pub people: usize,
}
