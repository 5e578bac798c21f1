use std::fmt;

use super::{
    family::{Family, Household, Person},
    masked::{Masked, shown_name, without_numbers},
    values::Values,
};
use crate::{
    AwardYear, Case, Formula, MaxPell, Region, Who,
    case::{Given, Marital, Side},
    formula::MinPell,
    trace::{Part, Step},
};

/// One student's federal record: what the family said, and what the department found.
#[derive(Clone)]
pub struct Record {
    /// In the file that was read, from one.
    pub line: usize,
    /// The file and line that a table names as the record's own.
    pub origin: String,
    pub student: String,
    pub ssn: Masked,
    pub year: AwardYear,
    /// None where the department ran none.
    pub formula: Option<Formula>,
    /// None where there is no index yet.
    pub sai: Option<i64>,
    pub provisional: bool,
    pub max_pell: Option<MaxPell>,
    pub min_pell: Option<MinPell>,
    /// Whether the department says that there is a Pell Grant.
    pub pell_flag: bool,
    /// The lines between that the record has.
    pub lines: Vec<(Part, Step, i64)>,
    /// What a table says about the record.
    pub note: String,
    pub(super) family: Family,
}

impl fmt::Debug for Record {
    /// Where it stands and what it comes to, never whose it is: it may end in a log.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Record")
            .field("line", &self.line)
            .field("origin", &self.origin)
            .field("year", &self.year)
            .field("formula", &self.formula)
            .field("sai", &self.sai)
            .finish_non_exhaustive()
    }
}

impl Record {
    pub(super) fn read(values: &dyn Values, line: usize, year: AwardYear) -> Result<Self, String> {
        let final_sai = values.number("sai")?;
        let provisional_sai = values.number("provisional_sai")?.filter(|_| final_sai.is_none());
        let mut lines = Vec::with_capacity(LINES.len());
        for (name, part, step) in LINES {
            lines.extend(values.number(&format!("exp.{name}"))?.map(|value| (part, step, value)));
        }
        let origin = match (values.text("file"), values.text("line")) {
            (file, at) if !file.is_empty() => format!("{}:{at}", without_numbers(&file)),
            _ => String::new(),
        };
        Ok(Self {
            line,
            origin,
            student: shown_name([&values.text("first_name"), &values.text("last_name")]),
            ssn: Masked::new(&values.text("ssn")),
            year,
            formula: match &*values.text("formula") {
                "A" => Some(Formula::A),
                "B" => Some(Formula::B),
                "C" => Some(Formula::C),
                _ => None,
            },
            sai: final_sai.or(provisional_sai),
            provisional: provisional_sai.is_some() || values.is_ticked("provisional"),
            max_pell: number(&values.text("max_pell"), &MAX_PELL),
            min_pell: number(&values.text("min_pell"), &MIN_PELL),
            pell_flag: values.text("pell_flag") == "Y",
            lines,
            note: without_numbers(&values.text("note")),
            family: Family::read(values)?,
        })
    }

    /// The value of a line between, if the record has it.
    pub fn value(&self, part: Part, step: Step) -> Option<i64> {
        self.lines.iter().find(|line| (line.0, line.1) == (part, step)).map(|line| line.2)
    }

    /// A degree, or a graduate programme.
    pub fn has_degree(&self) -> bool {
        self.family.about.has_degree == Some(true) || self.family.about.graduate == Some(true)
    }

    /// As typed, as the department assumed, or the people on the tax returns: at least the student with the parents, or
    /// with a dependent. Without dependents it is known anyway: one, or two with a spouse.
    pub fn family_size(&self) -> Option<i64> {
        let side = self.side();
        let couple = side.marital.is_some_and(Marital::is_couple);
        let smallest = if couple { 3 } else { 2 };
        let on_returns =
            side.on_returns.filter(|_| self.formula.is_some()).map(|people| people.max(smallest));
        self.stated_size().or(side.assumed_size).or(on_returns)
    }

    fn stated_size(&self) -> Option<i64> {
        let married = self.family.student.marital == Some(Marital::Married);
        let alone = (self.formula == Some(Formula::B)).then_some(1 + i64::from(married));
        self.side().size.or(alone)
    }

    /// Whose size decides.
    pub(super) fn side(&self) -> &Household {
        if self.formula == Some(Formula::A) { &self.family.parents } else { &self.family.student }
    }

    /// The family alone: allowances, indicators and whether assets count are for the engine to find out.
    pub fn case(&self) -> Case {
        let family = &self.family;
        let formula = self.formula.unwrap_or(Formula::B);
        let student_state = family.student.state.as_deref().unwrap_or_default();
        let parents_state = family.parents.state.as_deref().unwrap_or(student_state);
        let side = |household: &Household, state: &str, people: [Who; 2]| Side {
            marital: household.marital.unwrap_or_default(),
            region: Region::of_state(state),
            family_size: self.family_size().unwrap_or(0),
            first: family.of(people[0]).to_return(),
            second: Some(family.of(people[1])).filter(|one| one.is_there()).map(Person::to_return),
        };
        Case {
            year: self.year,
            formula,
            student: side(&family.student, student_state, [Who::Student, Who::Spouse]),
            parents: (formula == Formula::A)
                .then(|| side(&family.parents, parents_state, [Who::Parent, Who::OtherParent])),
            benefit: family.benefit.unwrap_or(false),
            given: Given::default(),
            imitate_defect: false,
        }
    }

    /// The same with what the record says about itself.
    pub fn helped(&self) -> Case {
        let mut case = self.case();
        let part = if case.formula == Formula::A { Part::Parents } else { Part::Student };
        // Whose size nobody typed, the allowance tells.
        let protection =
            |part: Part| self.value(part, Step::Protection).filter(|_| self.stated_size().is_none());
        case.given = Given {
            parents_protection: protection(Part::Parents),
            student_protection: protection(Part::Student),
            max_pell: Some(self.max_pell),
            assets_count: Some(self.value(part, Step::NetWorth).is_some()),
            assigned: self.formula.is_none(),
        };
        case
    }
}

/// By the number that records have for it.
fn number<T: Copy>(text: &str, all: &[T]) -> Option<T> {
    let number: usize = text.parse().ok()?;
    all.get(number.checked_sub(1)?).copied()
}

const MAX_PELL: [MaxPell; 3] = [MaxPell::NotRequiredToFile, MaxPell::SingleParent, MaxPell::Other];
const MIN_PELL: [MinPell; 5] = [
    MinPell::DependentOfSingleParent,
    MinPell::Dependent,
    MinPell::SingleParent,
    MinPell::Parent,
    MinPell::NotParent,
];

/// The lines between, and what they are here.
pub(super) const LINES: [(&str, Part, Step); 22] = [
    ("p_total_income", Part::Parents, Step::TotalIncome),
    ("p_payroll", Part::Parents, Step::Payroll),
    ("p_ipa", Part::Parents, Step::Protection),
    ("p_eea", Part::Parents, Step::Employment),
    ("p_total_allow", Part::Parents, Step::Allowances),
    ("p_available", Part::Parents, Step::AvailableIncome),
    ("p_net_worth", Part::Parents, Step::NetWorth),
    ("p_asset_contrib", Part::Parents, Step::AssetContribution),
    ("p_aai", Part::Parents, Step::AdjustedIncome),
    ("p_contribution", Part::Parents, Step::Contribution),
    ("s_total_income", Part::Student, Step::TotalIncome),
    ("s_payroll", Part::Student, Step::Payroll),
    ("s_ipa", Part::Student, Step::Protection),
    ("s_eea", Part::Student, Step::Employment),
    ("s_neg_parent_aai", Part::Student, Step::NegativeParents),
    ("s_total_allow", Part::Student, Step::Allowances),
    ("s_available", Part::Student, Step::AvailableIncome),
    ("s_income_contrib", Part::Student, Step::IncomeContribution),
    ("s_net_worth", Part::Student, Step::NetWorth),
    ("s_asset_contrib", Part::Student, Step::AssetContribution),
    ("s_aai", Part::Student, Step::AdjustedIncome),
    ("s_total_contrib_saai", Part::Student, Step::Contribution),
];
