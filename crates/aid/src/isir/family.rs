//! What a record says about the family, typed. What it leaves out stays out.

use jiff::civil::Date;

use super::values::Values;
use crate::case::{Amounts, Filing, Item, Marital, Return, Who};

/// Names of amounts, and what they are here. The first ones are income: without any, somebody has no return.
pub const ITEMS: [(&str, Item); 18] = [
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
    ("rira", Item::IraRollover),
    ("rpen", Item::PensionRollover),
    ("schedule_c", Item::ScheduleC),
];
const INCOME: usize = 11;
const ASSETS: [Item; 4] = [Item::Cash, Item::Investments, Item::Business, Item::ChildSupport];

#[derive(Clone, Debug, Default)]
pub struct Family {
    pub about: About,
    pub student: Household,
    pub parents: Household,
    people: [Person; 4],
    /// A means-tested benefit. None: the record has no such question.
    pub benefit: Option<bool>,
}

/// The questions that make somebody independent. None: not answered, or not in the record.
#[derive(Clone, Debug, Default)]
pub struct About {
    pub birth_date: Option<Date>,
    pub graduate: Option<bool>,
    pub has_degree: Option<bool>,
    pub active_duty: Option<bool>,
    pub veteran: Option<bool>,
    pub dependents: Option<bool>,
    pub orphan: Option<bool>,
    pub emancipated: Option<bool>,
    pub homeless: Option<bool>,
    /// The school, or an unusual circumstance, has made the student independent.
    pub by_judgment: bool,
    /// As the department has decided, where no formula says it.
    pub is_dependent: Option<bool>,
}

#[derive(Clone, Debug, Default)]
pub struct Household {
    pub marital: Option<Marital>,
    pub state: Option<String>,
    /// As typed.
    pub size: Option<i64>,
    /// As the department assumed where nothing was typed and the tax returns have too few.
    pub assumed_size: Option<i64>,
    /// People on the tax returns.
    pub on_returns: Option<i64>,
}

#[derive(Clone, Debug, Default)]
pub struct Person {
    pub filing: Option<Filing>,
    /// As ticked. Income on a return says more.
    pub ticked_filed: Option<bool>,
    pub schedules: Option<bool>,
    /// People on the tax return.
    exemptions: Option<i64>,
    pub amounts: Amounts<Option<i64>>,
}

impl Person {
    pub fn has_income(&self) -> bool {
        ITEMS[..INCOME].iter().any(|(_, item)| self.amounts.get(*item).is_some())
    }

    pub fn is_there(&self) -> bool {
        let has_assets = ASSETS.iter().any(|item| self.amounts.get(*item).is_some());
        self.has_income() || self.ticked_filed.is_some() || has_assets
    }

    /// Whether anything on it would change a result.
    pub fn has_amounts(&self) -> bool {
        Item::ALL.iter().any(|item| self.amounts.get(*item).is_some_and(|amount| amount != 0))
    }

    pub fn filed(&self) -> bool {
        self.has_income() || self.ticked_filed == Some(true)
    }

    /// As the department counts it: what is left out is nothing.
    pub fn to_return(&self) -> Return<i64> {
        Return {
            filing: self.filing.unwrap_or_default(),
            filed: self.filed(),
            schedules: self.schedules == Some(true),
            amounts: self.amounts.map(|_, amount| amount.unwrap_or(0)),
        }
    }

    fn read(values: &dyn Values, who: &str) -> Result<Self, String> {
        let either = |item: &str| {
            let typed = format!("{who}.{item}");
            if values.text(&typed).is_empty() { format!("{who}.irs.{item}") } else { typed }
        };
        let mut amounts = Amounts::default();
        for (name, item) in ITEMS {
            *amounts.get_mut(item) = values.number(&either(name))?;
        }
        Ok(Self {
            filing: filing(&values.text(&either("fs"))),
            ticked_filed: yes_or_no(&values.text(&format!("{who}.filed_1040"))),
            schedules: schedules(values, who),
            exemptions: values.number(&format!("{who}.irs.exemptions"))?.filter(|people| *people > 0),
            amounts,
        })
    }
}

impl Family {
    pub fn of(&self, who: Who) -> &Person {
        &self.people[who as usize]
    }

    pub fn read(values: &dyn Values) -> Result<Self, String> {
        let size = |name: &str| values.number(name).map(|size| size.filter(|size| *size > 0));
        let state = |name: &str| {
            let state = values.text(name);
            let is_state = state.len() == 2 && state.chars().all(|letter| letter.is_ascii_alphabetic());
            is_state.then(|| state.to_uppercase())
        };
        let marital = |name: &str, codes: &[Marital]| {
            let code: Option<usize> = values.text(name).parse().ok();
            code.and_then(|code| codes.get(code.checked_sub(1)?).copied())
        };
        let people = [
            Person::read(values, "student")?,
            Person::read(values, "student_spouse")?,
            Person::read(values, "parent")?,
            Person::read(values, "other_parent")?,
        ];
        let on_returns = |first: &Person, second: &Person| {
            first.exemptions.map(|people| people.saturating_add(second.exemptions.unwrap_or(0)))
        };
        let student = Household {
            marital: marital("student_marital", &STUDENT),
            state: state("student_state"),
            size: size("student_family_size")?,
            assumed_size: size("assumed_student_family_size")?,
            on_returns: on_returns(&people[0], &people[1]),
        };
        let parents = Household {
            marital: marital("parent_marital", &PARENTS),
            state: state("parent_state"),
            size: size("parent_family_size")?,
            assumed_size: size("assumed_parent_family_size")?,
            on_returns: on_returns(&people[2], &people[3]),
        };
        let asked = is_asked(values);
        let benefit = ["student.benefit", "parent.benefit"].into_iter().any(|name| values.is_ticked(name));
        Ok(Self { about: about(values), student, parents, people, benefit: asked.then_some(benefit) })
    }
}

/// Records of fixed width have these questions, tables do not. A box without a tick is a no.
fn is_asked(values: &dyn Values) -> bool {
    !values.text("model").is_empty()
}

fn about(values: &dyn Values) -> About {
    let asked = is_asked(values);
    let box_of = |name: &str| asked.then(|| values.is_ticked(name));
    let kind = values.text("computation_type").parse().unwrap_or(0_u8);
    About {
        birth_date: birth_date(&values.text("birth_date")),
        graduate: Some(values.text("grade_level"))
            .filter(|level| !level.is_empty())
            .map(|level| level == "4"),
        has_degree: yes_or_no(&values.text("prior_bachelor")),
        active_duty: box_of("active_duty"),
        veteran: box_of("veteran"),
        dependents: box_of("dependents"),
        orphan: box_of("orphan"),
        emancipated: box_of("emancipated"),
        homeless: asked.then(|| values.is_ticked("homeless") || values.is_ticked("homeless_asked")),
        by_judgment: values.is_ticked("override") || values.is_ticked("unusual"),
        is_dependent: match (&*values.text("model"), kind) {
            ("D" | "X", _) | ("", 1..=4) => Some(true),
            ("I" | "Y" | "Z", _) | ("", 5..=8) => Some(false),
            _ => None,
        },
    }
}

fn birth_date(text: &str) -> Option<Date> {
    let part = |from: usize, to: usize| text.get(from..to)?.parse().ok();
    let (year, month) = (part(0, 4)?, part(4, 6)?);
    Date::new(year, i8::try_from(month).ok()?, i8::try_from(part(6, 8)?).ok()?).ok()
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text {
        "1" => Some(true),
        "2" => Some(false),
        _ => None,
    }
}

/// Typed as one answer, and one box for each schedule from the tax office. A yes of either is a yes.
fn schedules(values: &dyn Values, who: &str) -> Option<bool> {
    let boxes = format!("{who}.irs.schedules");
    let from_office = (!values.text(&boxes).is_empty()).then(|| values.is_ticked(&boxes));
    let typed = ["schedules", "schedule_flag"].map(|name| yes_or_no(&values.text(&format!("{who}.{name}"))));
    typed.into_iter().chain([from_office]).flatten().reduce(|one, other| one || other)
}

fn filing(code: &str) -> Option<Filing> {
    let code: usize = code.parse().ok()?;
    Filing::ALL.get(code.checked_sub(1)?).copied()
}

/// By the code that records have for it.
const STUDENT: [Marital; 6] = [
    Marital::NeverMarried,
    Marital::Married,
    Marital::Married,
    Marital::Divorced,
    Marital::Separated,
    Marital::Widowed,
];
const PARENTS: [Marital; 7] = [
    Marital::NeverMarried,
    Marital::Together,
    Marital::Married,
    Marital::Married,
    Marital::Divorced,
    Marital::Separated,
    Marital::Widowed,
];
