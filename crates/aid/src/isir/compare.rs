use serde::Serialize;
use utoipa::ToSchema;

use super::{Record, remarks::remarks};
use crate::{
    AwardYear, Formula,
    formula::{Index, index},
    trace::{self, Trace},
};

/// A record beside what the engine finds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidComparison)]
pub struct Comparison {
    /// In the file, from one.
    pub line: usize,
    /// The name, or where the record comes from.
    pub student: String,
    /// All but the last four digits masked.
    pub ssn: String,
    pub year: AwardYear,
    /// Null where the department ran none.
    pub formula: Option<Formula>,
    /// The index of the record, if it has one.
    pub theirs: Option<i64>,
    /// The index from what the record says, with its formula and its indicators. Null where it has no index.
    pub ours: Option<i64>,
    /// The index that the engine finds from the family's answers and the formula alone. Null where a family's size is
    /// not known, or no formula was run.
    pub by_ourselves: Option<i64>,
    pub agrees: bool,
    pub provisional: bool,
    /// Lines between that are not the same.
    pub differences: Vec<Difference>,
    /// What a reader has to know about the record.
    pub remarks: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidDifference)]
pub struct Difference {
    /// `parents.totalIncome`
    pub key: String,
    pub label: String,
    pub theirs: i64,
    /// Null where the engine has no such line.
    pub ours: Option<i64>,
}

/// What the engine finds for a record: with what the record says about itself, and without.
pub(super) struct Found {
    pub helped: Index,
    pub unhelped: Option<Index>,
}

impl Record {
    pub fn compare(&self) -> Comparison {
        let helped = self.helped();
        let mut trace = Trace::on(Some(helped.formula));
        let known = self.formula.is_some() && self.family_size().is_some();
        let found = Found {
            helped: index(&helped, &mut trace),
            unhelped: known.then(|| index(&self.case(), &mut Trace::off())),
        };
        let ours = self.sai.map(|_| found.helped.sai);
        Comparison {
            line: self.line,
            student: self.shown(),
            ssn: self.ssn.to_string(),
            year: self.year,
            formula: self.formula,
            theirs: self.sai,
            ours,
            by_ourselves: found.unhelped.as_ref().map(|found| found.sai),
            agrees: self.sai.is_some() && self.sai == ours,
            provisional: self.provisional,
            differences: self.differences(&trace.into_lines()),
            remarks: remarks(self, &found),
        }
    }

    fn shown(&self) -> String {
        match (&*self.student, &*self.origin) {
            ("", "") => format!("Record in line {}", self.line),
            ("", origin) => origin.to_owned(),
            (student, _) => student.to_owned(),
        }
    }

    fn differences(&self, ours: &[trace::Line]) -> Vec<Difference> {
        let mut differences = Vec::new();
        if self.formula.is_none() {
            return differences;
        }
        for (part, step, theirs) in &self.lines {
            let key = format!("{}.{}", part.name(), step.name());
            let ours = ours.iter().find(|line| line.key == key).map(|line| line.value);
            if ours != Some(*theirs) {
                let label = trace::label(*part, *step, self.formula);
                differences.push(Difference { key, label, theirs: *theirs, ours });
            }
        }
        differences
    }
}
