//! People who fit both ways, with all that a screen needs to draw the parts of the score.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{People, PersonCard, Score, ScorePart};

/// Who fits, the best first, and who would but for something.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Matches {
    /// Who is looked for.
    pub sought: Sought,
    /// Whom they are for: a name, or what was said of them.
    pub whom: String,
    pub cards: Vec<FitCard>,
    /// Who would fit, but for what stands first among their conflicts.
    pub apart: Vec<FitCard>,
    /// How many are in the ranking, shown or not.
    pub ranked: u32,
    /// A list that the next message may count through: "the second one". Otherwise it shows somebody of such a list.
    pub is_list: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Sought {
    #[default]
    Mentors,
    Mentees,
}

/// Somebody who was compared both ways.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitCard {
    /// Whom the card opens.
    pub person: String,
    pub name: String,
    /// Beside the name: the class.
    pub beside: String,
    /// Below the name: what they do, and where.
    pub below: String,
    /// In the ranking, counted from 1; none if something takes them out of it.
    pub place: Option<u32>,
    /// The harmonic mean of both ways, from 0 to 100.
    pub combined: f64,
    /// How well they suit the one they are for.
    pub to_whom: FitWay,
    /// How well that one suits them.
    pub to_them: FitWay,
    pub conflicts: Vec<FitConflict>,
    /// None if they have not said how many they take.
    pub capacity: Option<FitCapacity>,
    /// What speaks most for them, in a few words each.
    pub reasons: Vec<String>,
    pub sources: Vec<u32>,
}

/// One direction of a fit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitWay {
    /// From 0 to 100.
    pub value: f64,
    pub parts: Vec<FitPart>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitPart {
    /// What it is called in a request; of what was asked for, the slot.
    pub key: String,
    pub label: String,
    pub layer: FitLayer,
    /// From 0 to 100; none if it is not known, and then it counts as much as it does on average.
    pub value: Option<f64>,
    /// What is counted for it.
    pub counted: f64,
    /// How many of the 100 points of this way it can bring.
    pub of: f64,
    /// How many it brings.
    pub points: f64,
    pub evidence: Vec<FitEvidence>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FitLayer {
    #[default]
    Deep,
    Complementary,
    Surface,
    Asked,
}

/// What of the one answers what of the other, in their own words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitEvidence {
    /// Of the one whom it suits.
    pub own: String,
    /// Of the other.
    pub other: String,
}

/// Something that stands in the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitConflict {
    pub obstacle: FitObstacle,
    /// The slot of a criterion that has to hold and does not.
    pub slot: Option<String>,
    pub text: String,
    /// It takes them out of the ranking.
    pub blocks: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FitObstacle {
    Must,
    NoPlaceLeft,
    NoCommonTime,
    TooFar,
    OtherWay,
    NoCommonLanguage,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitCapacity {
    pub left: u32,
    pub of: u32,
}

impl Matches {
    pub(super) fn cards_mut(&mut self) -> impl Iterator<Item = &mut FitCard> {
        self.cards.iter_mut().chain(&mut self.apart)
    }

    /// As a plain list of people, for paper.
    pub fn people(&self) -> People {
        People { cards: self.cards.iter().chain(&self.apart).map(FitCard::person).collect() }
    }
}

impl FitCard {
    /// As it is read aloud.
    pub fn line(&self) -> String {
        let below = if self.below.is_empty() { String::new() } else { format!(", {}", self.below) };
        format!("{}{below} ({:.0} of 100)", self.name, self.combined)
    }

    fn person(&self) -> PersonCard {
        let part = |part: &FitPart| ScorePart {
            label: part.label.clone(),
            points: part.points,
            of: part.of,
            reason: part.evidence.iter().map(FitEvidence::line).collect::<Vec<_>>().join("; "),
        };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it lies between 0 and 100"
        )]
        let value = self.combined.clamp(0.0, 100.0).round() as u8;
        let both = format!("{:.0} for them, {:.0} the other way", self.to_whom.value, self.to_them.value);
        let conflicts = self.conflicts.iter().map(|conflict| conflict.text.clone());
        PersonCard {
            person: self.person.clone(),
            name: self.name.clone(),
            beside: self.beside.clone(),
            below: self.below.clone(),
            reasons: [both].into_iter().chain(self.reasons.iter().cloned()).chain(conflicts).collect(),
            score: Some(Score { value, parts: self.to_whom.parts.iter().map(part).collect() }),
            sources: self.sources.clone(),
        }
    }
}

impl FitEvidence {
    fn line(&self) -> String {
        let both = [self.own.as_str(), &self.other];
        both.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" – ")
    }
}
