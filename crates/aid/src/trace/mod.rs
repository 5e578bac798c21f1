//! Every line of a result: its value, the rule, what went in, the table's cell and the source.

mod about;
mod step;

pub use about::label;
use serde::Serialize;
pub use step::Step;
use utoipa::ToSchema;

use crate::{
    case::{Formula, Item, Who},
    money::Money,
};

/// Whose line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, ToSchema)]
#[schema(as = AidPart)]
#[serde(rename_all = "camelCase")]
pub enum Part {
    Parents,
    /// Of an independent student with the spouse.
    Student,
    Family,
    Pell,
    Package,
}

impl Part {
    pub fn name(self) -> &'static str {
        match self {
            Self::Parents => "parents",
            Self::Student => "student",
            Self::Family => "family",
            Self::Pell => "pell",
            Self::Package => "package",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidUnit)]
#[serde(rename_all = "camelCase")]
pub enum Unit {
    Dollars,
    Cents,
    Percent,
    /// Thousandths of a percent, as lifetime use is counted.
    Millipercent,
    /// 1 for yes, 0 for no.
    YesNo,
    /// A code of federal records.
    Code,
    /// How many. No line has it, but some checks.
    Count,
}

/// One line of a result. Lines come in the order in which they are reckoned, so each input is a field, a constant or a
/// line before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidLine)]
#[serde(rename_all = "camelCase")]
pub struct Line {
    /// `parents.totalIncome`
    pub key: String,
    pub label: String,
    pub value: i64,
    pub unit: Unit,
    pub rule: String,
    pub inputs: Vec<Input>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<Cell>,
    pub citation: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidInput)]
pub struct Input {
    /// The key of a line before, a field like `parent.agi`, or a word for a constant.
    pub key: String,
    pub value: i64,
}

/// Where in a table an amount was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidCell)]
pub struct Cell {
    pub table: String,
    pub row: String,
    pub value: i64,
    pub source: String,
}

/// Where an input comes from.
#[derive(Clone, Copy, Debug)]
pub enum From {
    Line(Part, Step),
    Field(Who, Item),
    Named(&'static str),
}

impl From {
    fn key(self) -> String {
        match self {
            Self::Line(part, step) => format!("{}.{}", part.name(), step.name()),
            Self::Field(who, item) => format!("{}.{item}", who.name()),
            Self::Named(name) => name.to_owned(),
        }
    }
}

/// Collects lines, or nothing at all: the formulas are the same, and a figure alone costs no text.
#[derive(Debug)]
pub struct Trace {
    formula: Option<Formula>,
    lines: Option<Vec<Line>>,
}

impl Trace {
    pub fn off() -> Self {
        Self { formula: None, lines: None }
    }

    pub fn on(formula: Option<Formula>) -> Self {
        Self { formula, lines: Some(Vec::with_capacity(48)) }
    }

    pub fn is_on(&self) -> bool {
        self.lines.is_some()
    }

    pub fn into_lines(self) -> Vec<Line> {
        self.lines.unwrap_or_default()
    }

    pub fn line<M: Money>(&mut self, part: Part, step: Step, value: &M, inputs: &[(From, &M)]) {
        self.note(part, step, value.value(), || (inputs_of(inputs), None));
    }

    /// A line whose value, or a part of it, was looked up.
    pub fn looked_up<M: Money>(
        &mut self,
        (part, step): (Part, Step),
        value: &M,
        inputs: &[(From, &M)],
        cell: impl FnOnce() -> Cell,
    ) {
        self.note(part, step, value.value(), || (inputs_of(inputs), Some(cell())));
    }

    /// A line from the inputs that the closure makes, if anybody wants it.
    pub fn note(
        &mut self,
        part: Part,
        step: Step,
        value: i64,
        details: impl FnOnce() -> (Vec<Input>, Option<Cell>),
    ) {
        let Some(lines) = &mut self.lines else { return };
        let (inputs, cell) = details();
        lines.push(Line {
            key: From::Line(part, step).key(),
            label: about::label(part, step, self.formula),
            value,
            unit: step.unit(),
            rule: about::rule(step, part, self.formula).to_owned(),
            inputs,
            cell,
            citation: about::citation(part, step, self.formula).to_owned(),
        });
    }
}

fn inputs_of<M: Money>(inputs: &[(From, &M)]) -> Vec<Input> {
    inputs.iter().map(|(from, value)| Input { key: from.key(), value: value.value() }).collect()
}

/// An input of a line that is noted by hand.
pub fn input(from: From, value: i64) -> Input {
    Input { key: from.key(), value }
}
