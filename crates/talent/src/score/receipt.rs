//! A score as something to keep: what went in, the sum line by line, and whether it still adds up.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::weigh::{Term, total, weigh};
use crate::{Blind, EvidenceState, Found, Need, Requirement, RequirementKind, SCORER, Score, SpanOf};

/// More requirements than a role can have.
const LINES: usize = 1000;

/// How a score came about. Hashes are SHA-256 in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = ScoreReceipt)]
pub struct Receipt {
    /// The version of what computed it.
    pub scorer: String,
    /// Of what the scorer saw of the résumé, and of the role's requirements.
    pub evidence_hash: String,
    pub requirements_hash: String,
    /// How both were compared. Not there in receipts of before this was kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compared: Option<Compared>,
    /// One for each requirement, in their order.
    pub lines: Vec<ReceiptLine>,
    /// Hundredths of a point.
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub points: u16,
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub low: u16,
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub high: u16,
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub musts_met: u16,
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub musts: u16,
    /// Of all of the above.
    pub hash: String,
}

/// How a résumé and a role were compared: the same two have other scores by words alone and by meaning, or with another
/// model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", tag = "by", deny_unknown_fields)]
#[schema(as = ScoreComparison)]
pub enum Compared {
    Words,
    Meaning {
        /// The hash of the model.
        model: String,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = ScoreReceiptLine)]
pub struct ReceiptLine {
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub requirement: u16,
    pub label: String,
    pub kind: RequirementKind,
    pub need: Need,
    #[schema(value_type = i64, minimum = 0, maximum = 255)]
    pub weight: u8,
    pub state: EvidenceState,
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub strength: u16,
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub words: u16,
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub meaning: u16,
    pub evidence: Vec<SpanOf>,
    /// What it adds, and the most that it could add, in hundredths of a point. Nothing if it is ignored.
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub points: u16,
    #[schema(value_type = i64, minimum = 0, maximum = 65_535)]
    pub most: u16,
}

/// What came out when a receipt was computed again from its lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ReceiptReplay)]
pub struct Replay {
    /// Nothing differs.
    pub same: bool,
    /// What the lines add up to.
    #[schema(value_type = i64)]
    pub points: u16,
    /// What differs, in sentences.
    pub differences: Vec<String>,
}

impl Receipt {
    /// With how it was compared as part of what it says, and of its hash.
    #[must_use]
    pub fn compared(mut self, how: Compared) -> Self {
        self.compared = Some(how);
        self.hash = own_hash(&self);
        self
    }
}

/// The receipt of [`weigh`] with these requirements and what was found. [`Receipt::compared`] adds how it was found.
pub fn receipt(blind: &Blind, requirements: &[Requirement], found: &[Found]) -> Receipt {
    let score = weigh(requirements, found);
    let lines = requirements.iter().map(|one| line(one, found, &score)).collect();
    let Score { points, low, high, musts_met, musts, .. } = score;
    let mut receipt = Receipt {
        scorer: SCORER.to_owned(),
        evidence_hash: hash(blind),
        requirements_hash: hash(&requirements),
        compared: None,
        lines,
        points,
        low,
        high,
        musts_met,
        musts,
        hash: String::new(),
    };
    receipt.hash = own_hash(&receipt);
    receipt
}

fn line(requirement: &Requirement, found: &[Found], score: &Score) -> ReceiptLine {
    let there = found.iter().find(|one| one.requirement == requirement.id);
    let adds = score.contributions.iter().find(|one| one.requirement == requirement.id);
    ReceiptLine {
        requirement: requirement.id,
        label: requirement.label.clone(),
        kind: requirement.kind,
        need: requirement.need,
        weight: requirement.weight,
        state: there.map_or(EvidenceState::Unknown, |found| found.state),
        strength: there.map_or(0, |found| found.strength),
        words: there.map_or(0, |found| found.words),
        meaning: there.map_or(0, |found| found.meaning),
        evidence: there.map(|found| found.evidence.clone()).unwrap_or_default(),
        points: adds.map_or(0, |adds| adds.points),
        most: adds.map_or(0, |adds| adds.most),
    }
}

/// Computes a receipt again, from its lines alone, and says what differs from what it says.
pub fn replay(receipt: &Receipt) -> Replay {
    let mut differences = Vec::new();
    if receipt.scorer != SCORER {
        differences.push(format!("It was computed by {}; this is {SCORER}.", receipt.scorer));
    }
    if receipt.hash != own_hash(receipt) {
        differences.push("Its hash is not that of its content: it was changed after it was made.".to_owned());
    }
    let by_words = receipt.compared == Some(Compared::Words);
    if by_words && receipt.lines.iter().any(|line| line.meaning > 0) {
        differences.push("It says that words alone were compared, and a line has a meaning.".to_owned());
    }
    if receipt.lines.len() > LINES {
        differences.push(format!("It has more than {LINES} lines."));
        return Replay { same: false, points: 0, differences };
    }
    let score = total(&receipt.lines.iter().map(term).collect::<Vec<_>>());
    let whole = [
        ("score", receipt.points, score.points),
        ("lower end", receipt.low, score.low),
        ("upper end", receipt.high, score.high),
    ];
    for (name, said, found) in whole {
        if said != found {
            let (said, found) = (shown(said), shown(found));
            differences.push(format!("The {name} is said to be {said}, and the lines add up to {found}."));
        }
    }
    for (name, said, found) in
        [("musts met", receipt.musts_met, score.musts_met), ("musts", receipt.musts, score.musts)]
    {
        if said != found {
            differences.push(format!("It says {said} {name}, and its lines say {found}."));
        }
    }
    let mut adds = score.contributions.iter();
    for line in &receipt.lines {
        differences.extend(doubts(line));
        let (points, most) = match line.need {
            Need::Ignore => (0, 0),
            _ => adds.next().map_or((0, 0), |adds| (adds.points, adds.most)),
        };
        if (line.points, line.most) != (points, most) {
            let (said, of) = (shown(line.points), shown(line.most));
            let (points, most, label) = (shown(points), shown(most), &line.label);
            let really = format!("it adds {points} of {most}");
            differences.push(format!("“{label}” is said to add {said} of {of}; {really}."));
        }
    }
    Replay { same: differences.is_empty(), points: score.points, differences }
}

/// What cannot be of a line, whatever the others say.
fn doubts(line: &ReceiptLine) -> Option<String> {
    let speaks = matches!(line.state, EvidenceState::Met | EvidenceState::Adjacent);
    let label = &line.label;
    if line.strength > 1000 || line.weight > 10 {
        Some(format!("“{label}” has a weight or a strength that there is not."))
    } else if line.strength > 0 && !speaks {
        Some(format!("“{label}” is not met, and counts."))
    } else if line.strength > 0 && line.evidence.is_empty() {
        Some(format!("“{label}” counts without evidence."))
    } else {
        None
    }
}

fn term(line: &ReceiptLine) -> Term {
    Term {
        requirement: line.requirement,
        kind: line.kind,
        need: line.need,
        weight: line.weight,
        state: line.state,
        strength: line.strength.min(1000),
    }
}

/// Hundredths as a number with two digits after the point.
fn shown(points: u16) -> String {
    format!("{}.{:02}", points / 100, points % 100)
}

fn own_hash(receipt: &Receipt) -> String {
    hash(&Receipt { hash: String::new(), ..receipt.clone() })
}

/// Of the JSON: its fields always come in the same order.
fn hash(value: &impl Serialize) -> String {
    let json = serde_json::to_vec(value).unwrap_or_default();
    Sha256::digest(json).iter().fold(String::with_capacity(64), |hex, byte| hex + &format!("{byte:02x}"))
}
