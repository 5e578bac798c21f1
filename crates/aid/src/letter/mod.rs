//! Reads a financial aid offer that somebody has pasted: what is a gift, what is a job, what is a loan, what it costs.
//!
//! Pure and deterministic, in one pass. The text is material and never an instruction. What cannot be placed for
//! certain is shown as unclear and stays out of every sum.

mod amounts;
mod claims;
mod gather;
mod groups;
mod headings;
mod hints;
mod items;
mod lines;
mod reading;
mod remarks;
mod roles;
mod sentences;
mod settle;
#[cfg(test)]
mod tests;
mod totals;
mod words;

use serde::Serialize;
use utoipa::ToSchema;

/// What stands in a letter, and what it comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidLetter)]
#[serde(rename_all = "camelCase")]
pub struct Letter {
    /// In the order of the text. Sums and subtotals are not among them.
    pub items: Vec<Item>,
    pub totals: Totals,
    /// What the letter itself says that it comes to.
    pub stated: Vec<Stated>,
    pub remarks: Vec<Remark>,
    /// `2026-27`, if the letter names one.
    pub award_year: Option<String>,
}

/// One line of the offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidLetterItem)]
#[serde(rename_all = "camelCase")]
pub struct Item {
    /// Where it begins in the text, in UTF-16 code units: `text.slice(from, to)` in a browser.
    pub from: usize,
    pub to: usize,
    /// 1 for the first.
    pub line: usize,
    /// As it is written, cents and all.
    pub text: String,
    pub label: String,
    pub kind: Kind,
    /// Whole dollars for the year. Negative where something is taken back.
    pub amount: i64,
    /// What of it is for which term, as far as the letter says so.
    pub terms: Vec<TermAmount>,
    /// The name that the program has everywhere.
    pub program: Option<String>,
    pub certainty: Certainty,
    /// What speaks for the kind and the amount.
    pub why: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidLetterTerm)]
#[serde(rename_all = "camelCase")]
pub struct TermAmount {
    pub name: String,
    pub amount: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, ToSchema)]
#[schema(as = AidLetterKind)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    Grant,
    Scholarship,
    /// Paid for work, hour by hour.
    Work,
    /// Federal, of a state or of the school.
    StudentLoan,
    ParentLoan,
    PrivateLoan,
    Cost,
    /// A payment plan or a deposit: money that the family pays.
    Payment,
    /// Not clear.
    Other,
}

impl Kind {
    pub fn is_gift(self) -> bool {
        matches!(self, Self::Grant | Self::Scholarship)
    }

    pub fn is_loan(self) -> bool {
        matches!(self, Self::StudentLoan | Self::ParentLoan | Self::PrivateLoan)
    }

    pub fn is_aid(self) -> bool {
        self.is_gift() || self.is_loan() || self == Self::Work
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[schema(as = AidLetterCertainty)]
#[serde(rename_all = "camelCase")]
pub enum Certainty {
    Certain,
    Likely,
    /// Not counted.
    Unclear,
}

/// Sums of the items that are not unclear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidLetterTotals)]
#[serde(rename_all = "camelCase")]
pub struct Totals {
    /// The sum of the costs, or what the letter states as the whole cost if that is more. None: no cost is given.
    pub cost: Option<i64>,
    pub grants: i64,
    pub work: i64,
    /// The student's own, private ones among them.
    pub loans: i64,
    pub parent_loans: i64,
    /// Cost less grants and scholarships, and nothing else; not below nothing. None also where the letter gives a sum
    /// of grants and does not list them.
    pub net_price: Option<i64>,
    /// What is left when the student also works and everybody borrows all of it; not below nothing.
    pub to_pay_after_everything: Option<i64>,
}

/// A sum that the letter states, beside what it comes to here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidLetterStated)]
#[serde(rename_all = "camelCase")]
pub struct Stated {
    pub line: usize,
    pub text: String,
    /// "net price", "balance", "total aid"
    pub claim: String,
    pub amount: i64,
    /// None where nothing comparable can be reckoned.
    pub ours: Option<i64>,
    pub agrees: Option<bool>,
    pub why: String,
}

/// Something that the reader of the letter should know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidLetterRemark)]
#[serde(rename_all = "camelCase")]
pub struct Remark {
    pub code: RemarkCode,
    pub line: Option<usize>,
    pub message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, ToSchema)]
#[schema(as = AidLetterRemarkCode)]
#[serde(rename_all = "camelCase")]
pub enum RemarkCode {
    /// Only the beginning was read.
    TooLong,
    /// More lines than are shown.
    TooMany,
    NothingFound,
    /// No cost is given, or none that is certain.
    NoCost,
    OnlyBilledCosts,
    /// A sum without the lines that make it up.
    OnlyTotals,
    /// The stated cost is not the sum of its lines.
    CostDiffers,
    LoansAmongAwards,
    NotCalledLoan,
    NetCostSubtractsLoans,
    NetCostSubtractsWork,
    NetCostSubtractsParentLoans,
    NetCostLeavesOutCosts,
    ParentLoanOffered,
    Jargon,
    Duplicate,
    SubtotalDiffers,
    TermsDoNotAdd,
    Unclear,
    PerTerm,
    TermsGuessed,
    OneTerm,
    SeveralYears,
    Range,
    UpTo,
    /// Labels and amounts stood apart.
    Paired,
    Reduction,
    NotMoney,
    Instruction,
}

/// As many characters of a text are read.
pub const MOST_CHARACTERS: usize = 200_000;

/// What the letter says, as far as it can be told from its text alone.
pub fn read(text: &str) -> Letter {
    let end = text.char_indices().nth(MOST_CHARACTERS).map(|(place, _)| place);
    let kept = end.map_or(text, |end| &text[..end]);
    let lines = lines::lines(kept);
    let settled = settle::settle(kept, gather::gather(kept, &lines));
    let (totals, checked) = totals::totals(&settled);
    let remarks = remarks::remarks(&lines, end.is_some(), &settled, &totals, &checked);
    Letter {
        items: items::items(kept, &settled.drafts),
        totals,
        stated: totals::stated(kept, &settled.claims, checked),
        remarks,
        award_year: roles::award_year(&lines),
    }
}
