//! A row of the federal test records as a family.

use std::collections::HashMap;

use aid::{
    AwardYear, Case, Formula, Item, MaxPell, Region,
    case::{Amounts, Filing, Given, Marital, Return, Side},
};

pub struct Record {
    columns: HashMap<String, String>,
    pub year: AwardYear,
}

/// Columns of a person, and what they are here.
const ITEMS: [(&str, Item); 15] = [
    ("agi", Item::Agi),
    ("earned", Item::Earned),
    ("tax", Item::Tax),
    ("ira", Item::IraDeduction),
    ("tei", Item::TaxExemptInterest),
    ("uira", Item::UntaxedIra),
    ("upen", Item::UntaxedPension),
    ("edc", Item::EducationCredits),
    ("feie", Item::ForeignIncome),
    ("grant", Item::TaxableGrants),
    ("ws", Item::WorkStudy),
    ("cash", Item::Cash),
    ("inv", Item::Investments),
    ("bf", Item::Business),
    ("cs", Item::ChildSupport),
];
/// So many of them are income: without any, somebody has no return.
const INCOME: usize = 11;

impl Record {
    pub fn new(columns: HashMap<String, String>) -> Option<Self> {
        let year = AwardYear::from_name(columns.get("year")?)?;
        Some(Self { columns, year })
    }

    pub fn text(&self, name: &str) -> &str {
        self.columns.get(name).map_or("", |text| text.trim())
    }

    pub fn number(&self, name: &str) -> Option<i64> {
        self.text(name).parse().ok()
    }

    pub fn name(&self) -> String {
        format!("{} {}:{}", self.year, self.text("file"), self.text("line"))
    }

    /// None where the department ran none.
    pub fn formula(&self) -> Option<Formula> {
        match self.text("formula") {
            "A" => Some(Formula::A),
            "B" => Some(Formula::B),
            "C" => Some(Formula::C),
            _ => None,
        }
    }

    pub fn max_pell(&self) -> Option<MaxPell> {
        match self.text("max_pell") {
            "1" => Some(MaxPell::NotRequiredToFile),
            "2" => Some(MaxPell::SingleParent),
            "3" => Some(MaxPell::Other),
            _ => None,
        }
    }

    /// The intermediate lines that the record has, by our key.
    pub fn lines(&self) -> impl Iterator<Item = (&'static str, i64)> {
        LINES.iter().filter_map(|(column, key)| Some((*key, self.number(&format!("exp.{column}"))?)))
    }

    /// As typed. Without dependents it is known anyway: one, or two with a spouse.
    pub fn family_size(&self) -> Option<i64> {
        let dependent = self.formula() == Some(Formula::A);
        let typed = self.number(if dependent { "parent_family_size" } else { "student_family_size" });
        let married = matches!(self.text("student_marital"), "2" | "3");
        let alone = (self.formula() == Some(Formula::B)).then_some(1 + i64::from(married));
        typed.filter(|size| *size > 0).or(alone)
    }

    /// The family alone: allowances, indicators and whether assets count are for the engine to find out.
    pub fn case(&self) -> Case {
        let formula = self.formula().unwrap_or(Formula::B);
        let students_state = self.text("student_state");
        let parents_state = Some(self.text("parent_state")).filter(|state| !state.is_empty());
        let married = |name: &str, codes: [Marital; 8]| {
            self.number(name)
                .and_then(|code| codes.get(usize::try_from(code).ok()?).copied())
                .unwrap_or_default()
        };
        let student = Side {
            marital: married("student_marital", STUDENT),
            region: Region::of_state(students_state),
            family_size: self.family_size().unwrap_or(0),
            first: self.person("student"),
            second: self.is_there("student_spouse").then(|| self.person("student_spouse")),
        };
        let parents = (formula == Formula::A).then(|| Side {
            marital: married("parent_marital", PARENTS),
            region: Region::of_state(parents_state.unwrap_or(students_state)),
            family_size: self.family_size().unwrap_or(0),
            first: self.person("parent"),
            second: self.is_there("other_parent").then(|| self.person("other_parent")),
        });
        Case {
            year: self.year,
            formula,
            student,
            parents,
            benefit: false,
            given: Given::default(),
            imitate_defect: false,
        }
    }

    /// The same with what the record says about itself.
    pub fn helped(&self) -> Case {
        let mut case = self.case();
        let worth = if case.formula == Formula::A { "exp.p_net_worth" } else { "exp.s_net_worth" };
        case.given = Given {
            // Whose size was never typed, the allowance tells.
            parents_protection: self.number("exp.p_ipa").filter(|_| self.family_size().is_none()),
            student_protection: self.number("exp.s_ipa").filter(|_| self.family_size().is_none()),
            max_pell: Some(self.max_pell()),
            assets_count: Some(self.number(worth).is_some()),
            assigned: self.formula().is_none(),
        };
        case
    }

    fn has_income(&self, who: &str) -> bool {
        ITEMS[..INCOME].iter().any(|(column, _)| !self.text(&format!("{who}.{column}")).is_empty())
    }

    fn is_there(&self, who: &str) -> bool {
        let columns = ["filed_1040", "cash", "inv", "bf", "cs"];
        self.has_income(who) || columns.iter().any(|column| !self.text(&format!("{who}.{column}")).is_empty())
    }

    fn person(&self, who: &str) -> Return<i64> {
        let text = |column: &str| self.text(&format!("{who}.{column}"));
        let mut amounts = Amounts::default();
        for (column, item) in ITEMS {
            *amounts.get_mut(item) = text(column).parse().unwrap_or(0);
        }
        amounts.schedule_c = text("schedule_c").parse().unwrap_or(0);
        Return {
            filing: match text("fs") {
                "2" => Filing::Joint,
                "3" => Filing::Separate,
                "4" => Filing::HeadOfHousehold,
                "5" => Filing::SurvivingSpouse,
                _ => Filing::Single,
            },
            filed: self.has_income(who) || text("filed_1040") == "1",
            schedules: text("schedule_flag") == "1",
            amounts,
        }
    }
}

const STUDENT: [Marital; 8] = [
    Marital::NeverMarried,
    Marital::NeverMarried,
    Marital::Married,
    Marital::Married,
    Marital::Separated,
    Marital::Divorced,
    Marital::Widowed,
    Marital::NeverMarried,
];
const PARENTS: [Marital; 8] = [
    Marital::NeverMarried,
    Marital::NeverMarried,
    Marital::Together,
    Marital::Married,
    Marital::Married,
    Marital::Separated,
    Marital::Divorced,
    Marital::Widowed,
];

const LINES: [(&str, &str); 22] = [
    ("p_total_income", "parents.totalIncome"),
    ("p_payroll", "parents.payroll"),
    ("p_ipa", "parents.protection"),
    ("p_eea", "parents.employment"),
    ("p_total_allow", "parents.allowances"),
    ("p_available", "parents.availableIncome"),
    ("p_net_worth", "parents.netWorth"),
    ("p_asset_contrib", "parents.assetContribution"),
    ("p_aai", "parents.adjustedIncome"),
    ("p_contribution", "parents.contribution"),
    ("s_total_income", "student.totalIncome"),
    ("s_payroll", "student.payroll"),
    ("s_ipa", "student.protection"),
    ("s_eea", "student.employment"),
    ("s_neg_parent_aai", "student.negativeParents"),
    ("s_total_allow", "student.allowances"),
    ("s_available", "student.availableIncome"),
    ("s_income_contrib", "student.incomeContribution"),
    ("s_net_worth", "student.netWorth"),
    ("s_asset_contrib", "student.assetContribution"),
    ("s_aai", "student.adjustedIncome"),
    ("s_total_contrib_saai", "student.contribution"),
];
