//! A ranking that leaves as a file: what it was made of stands at its end.

mod csv;
mod paper;
mod xlsx;

use std::fmt::Write as _;

use candidates::DecisionKind;
use serde::Serialize;
use store::Time;
use talent::{
    EvidenceKind, EvidenceState, FlagKind, Requirement,
    fairness::{Grouping, ImpactTable},
    score::Compared,
};

use super::model::RankedCandidate;
use crate::sheet::Cell;

pub use self::{csv::csv, paper::paper, xlsx::xlsx};

/// All that a file says.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Exported {
    pub role: String,
    pub name: String,
    pub requirements: Vec<Requirement>,
    pub is_blind: bool,
    /// What counts as selected here: what was asked for, or what the role says.
    pub cut: u16,
    pub saved_cut: u16,
    /// Where the line was drawn to count groups: no single person is told by it.
    pub group_cut: u16,
    pub pool_size: u32,
    /// How many pass the filter; not all of them may be in the file.
    pub total: u32,
    pub rows: Vec<RankedCandidate>,
    pub selection: Vec<ImpactTable>,
    pub scoring: Vec<ImpactTable>,
    pub versions: ExportedVersions,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportedVersions {
    pub scorer: &'static str,
    pub role_revision: u32,
    /// Never: a file is of the role as it is saved.
    pub is_what_if: bool,
    pub pool_revision: String,
    pub compared: Compared,
    pub made_at: Time,
    pub made_by: String,
}

/// The columns that every table starts with; one for each requirement follows. With names there is the id behind them.
const HEADINGS: [&str; 12] = [
    "rank",
    "candidate",
    "score",
    "score if unknowns were met",
    "band",
    "musts met",
    "musts",
    "selected",
    "decision",
    "reasons",
    "gap",
    "flags",
];

const ID: usize = 2;

impl Exported {
    fn headings(&self) -> Vec<String> {
        let fixed = HEADINGS.iter().map(|heading| (*heading).to_owned());
        let mut headings: Vec<String> = fixed.chain(self.counted().map(|one| one.label.clone())).collect();
        if !self.is_blind {
            headings.insert(ID, "id".to_owned());
        }
        headings
    }

    /// The requirements that have a state in every row.
    fn counted(&self) -> impl Iterator<Item = &Requirement> {
        self.requirements.iter().filter(|one| one.need != talent::Need::Ignore)
    }

    fn cells(&self, row: &RankedCandidate) -> Vec<Cell> {
        let text = |text: &str| Cell::Text(text.to_owned());
        let reasons: Vec<String> =
            row.reasons.iter().map(|one| format!("{} {}", one.label, points(one.points))).collect();
        let gap = row.gap.as_ref().map(|gap| format!("{} ({})", gap.label, state(gap.state)));
        let flags: Vec<&str> = row.flags.iter().map(|one| flag(*one)).collect();
        let mut cells = vec![
            Cell::Number(row.rank.into()),
            text(row.name.as_deref().unwrap_or(&row.label)),
            Cell::Number(f64::from(row.points) / 100.0),
            Cell::Number(f64::from(row.high) / 100.0),
            Cell::Number(row.band.into()),
            Cell::Number(row.musts_met.into()),
            Cell::Number(row.musts.into()),
            text(if row.is_selected { "yes" } else { "no" }),
            text(decision(row.decision)),
            Cell::Text(reasons.join("; ")),
            Cell::Text(gap.unwrap_or_default()),
            Cell::Text(flags.join("; ")),
        ];
        cells.extend(self.counted().map(|one| {
            let found = row.states.iter().find(|found| found.requirement == one.id);
            text(found.map_or("", |found| state(found.state)))
        }));
        if !self.is_blind {
            cells.insert(ID, text(&row.id));
        }
        cells
    }

    /// The last lines of every file.
    fn footer(&self) -> [(&'static str, String); 8] {
        let versions = &self.versions;
        let role = format!("{}, revision {}, as it is saved: no what-if", self.name, versions.role_revision);
        [
            ("Role", role),
            ("Scorer", versions.scorer.to_owned()),
            ("Compared", compared(&versions.compared)),
            ("Pool", format!("{} candidates, revision {}", self.pool_size, versions.pool_revision)),
            ("Cut", self.line()),
            ("Names", if self.is_blind { "hidden" } else { "shown" }.to_owned()),
            ("Made", format!("{} by {}", made_at(versions.made_at), versions.made_by)),
            ("Note", NOTE.to_owned()),
        ]
    }

    fn line(&self) -> String {
        let mut line = points(self.cut);
        if self.cut != self.saved_cut {
            let _ = write!(line, "; the role says {}", points(self.saved_cut));
        }
        if self.group_cut != self.cut {
            let _ = write!(line, "; groups are counted at {}", points(self.group_cut));
        }
        line
    }
}

fn compared(by: &Compared) -> String {
    match by {
        Compared::Words => "by words alone".to_owned(),
        Compared::Meaning { model } => format!("by words and meaning, model {model}"),
    }
}

pub fn grouping(by: Grouping) -> &'static str {
    match by {
        Grouping::Sex => "sex",
        Grouping::Race => "race",
        Grouping::Both => "sex and race",
    }
}

/// What stands in the place of a group for those who are in none.
const NO_GROUP: &str = "in no group";

const NOTE: &str = "Scores order people by the evidence in their résumés. A person decides.";

fn made_at(at: Time) -> String {
    let at = jiff::Timestamp::from_millisecond(at.millis()).unwrap_or_default();
    at.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// 6250 as 62.50.
pub fn points(hundredths: u16) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

pub fn state(state: EvidenceState) -> &'static str {
    match state {
        EvidenceState::Met => "met",
        EvidenceState::Adjacent => "adjacent",
        EvidenceState::Missing => "missing",
        EvidenceState::Unknown => "unknown",
    }
}

pub fn kind(kind: EvidenceKind) -> &'static str {
    match kind {
        EvidenceKind::Outcome => "done, with an outcome",
        EvidenceKind::Described => "done at work",
        EvidenceKind::Practised => "practised",
        EvidenceKind::Certified => "certified",
        EvidenceKind::Listed => "listed",
        EvidenceKind::Claimed => "claimed",
    }
}

fn flag(flag: FlagKind) -> &'static str {
    match flag {
        FlagKind::HiddenText => "hidden text",
        FlagKind::KeywordStuffing => "keyword stuffing",
        FlagKind::Injection => "instructions to a reader",
    }
}

fn decision(decision: Option<DecisionKind>) -> &'static str {
    match decision {
        None => "",
        Some(DecisionKind::Shortlist) => "shortlist",
        Some(DecisionKind::Reject) => "reject",
    }
}
