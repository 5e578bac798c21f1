//! A chip: one thing that is asked for, as it is shown, changed and sent back.

use api::Text;
use chat::{Criterion, EditedCriterion, Need, Span, Value, understand::Context};
use jiff::civil::Date;
use matching::lexicon::sectors;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::words::{CHIPS, FIND, GRAMMAR};

/// No filter has more.
pub const MOST_CHIPS: usize = 40;

/// So many characters the text of an `EditedChip` has at most.
pub const LONGEST_CHIP: usize = 200;

/// One thing that is asked for.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryChip {
    /// What it is about, such as `place`.
    pub slot: String,
    /// The same for people: Place.
    pub label: String,
    pub operator: ChipOperator,
    pub value: Value,
    /// The value for people. Written anew and sent back, it is read again.
    pub text: String,
    /// Asked for by its absence: not in Boston.
    pub excluded: bool,
    /// What would only be nice rules nobody out.
    pub need: Need,
    /// Where it stands in the text that was typed, in characters.
    pub span: Option<Span>,
}

/// How a value is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ChipOperator {
    Is,
    /// It is so, and there is nothing to compare.
    Holds,
    Between,
    AtLeast,
    AtMost,
    Within,
    /// In a span of time.
    During,
}

/// A chip as it is sent back. Its text is read by the slot that it belongs to.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditedChip {
    pub slot: Text<1, 40>,
    pub text: Text<1, 200>,
    #[serde(default)]
    pub excluded: bool,
    /// Whether it has to be so, or would only be nice.
    #[serde(default)]
    pub need: Need,
}

impl DirectoryChip {
    pub fn new(criterion: Criterion) -> Self {
        Self {
            operator: operator(&criterion),
            slot: criterion.slot,
            label: criterion.label,
            value: criterion.value,
            text: criterion.text,
            excluded: criterion.excluded,
            need: criterion.need,
            span: criterion.span,
        }
    }

    pub fn is_must(&self) -> bool {
        self.need == Need::Must
    }

    /// The id of what was chosen from a list.
    pub fn id(&self) -> Option<&str> {
        match &self.value {
            Value::Term(term) => Some(&term.id),
            _ => None,
        }
    }
}

fn operator(criterion: &Criterion) -> ChipOperator {
    match (&criterion.value, criterion.slot.as_str()) {
        (Value::Flag, _) => ChipOperator::Holds,
        (_, "within") => ChipOperator::Within,
        (Value::Term(_), "gave_in" | "last_gift" | "volunteered") => ChipOperator::During,
        (Value::Range(range), _) => match (range.from, range.to) {
            (Some(_), None) => ChipOperator::AtLeast,
            (None, Some(_)) => ChipOperator::AtMost,
            _ => ChipOperator::Between,
        },
        _ => ChipOperator::Is,
    }
}

/// What a person writes into a chip without saying what it is about.
const MEANT: &[(&str, &str)] = &[
    ("name", "named "),
    ("attended", "attended "),
    ("gave_in", "gave "),
    ("last_gift", "last gave "),
    ("given", "gave "),
    ("volunteered", "volunteered "),
    ("group", "member of "),
    ("employer", "works at "),
    ("contact", "contact "),
    ("agreed", "agreed to "),
];

/// The chips that somebody has sent back, read anew. The error is a sentence that says which cannot be read.
pub fn read_chips(edited: &[EditedChip], today: Date) -> Result<Vec<DirectoryChip>, String> {
    if edited.len() > MOST_CHIPS {
        return Err(format!("A filter has at most {MOST_CHIPS} chips; this one has {}.", edited.len()));
    }
    let context = Context::on(today);
    let mut chips: Vec<DirectoryChip> = Vec::with_capacity(edited.len());
    for chip in edited {
        if !CHIPS.contains(&&*chip.slot) {
            return Err(format!(
                "“{}” is nothing that the directory can be asked by. Remove it.",
                &*chip.slot
            ));
        }
        let read = read(chip, &chip.text, &context).or_else(|refused| {
            let meant = meant(chip).and_then(|text| Text::new(&text).ok());
            meant.and_then(|text| read(chip, &text, &context).ok()).ok_or(refused)
        })?;
        if !chips.contains(&read) {
            chips.push(read);
        }
    }
    Ok(chips)
}

/// What a chip says that cannot be read as it stands. Records have names of their own for an industry.
fn meant(chip: &EditedChip) -> Option<String> {
    if &*chip.slot == "industry" {
        return sectors::industry(&chip.text).map(str::to_owned);
    }
    let (_, lead) = MEANT.iter().find(|(slot, _)| *slot == &*chip.slot)?;
    (!chip.text.starts_with(lead)).then(|| format!("{lead}{}", &*chip.text))
}

fn read(chip: &EditedChip, text: &Text<1, 200>, context: &Context<'_>) -> Result<DirectoryChip, String> {
    let edited = EditedCriterion {
        slot: chip.slot.clone(),
        text: text.clone(),
        excluded: chip.excluded,
        need: chip.need,
        weight: 3,
    };
    let criterion = GRAMMAR.read_chips(FIND, &[edited], context)?.into_iter().next();
    criterion
        .map(DirectoryChip::new)
        .ok_or_else(|| format!("“{}” cannot be read. Please write it anew.", &**text))
}
