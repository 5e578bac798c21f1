//! From what came in to the income that is available.

use crate::{
    case::{Filing, Item, Return, Side, Who},
    money::{Money, Turn},
    tables::{YearTables, tables},
    trace::{Cell, From, Part, Step, Trace, input},
};

/// One side of the form while its lines are reckoned.
pub struct Sheet<'a, M> {
    pub part: Part,
    people: [Who; 2],
    pub side: &'a Side<M>,
    pub tables: &'static YearTables,
}

impl<'a, M: Money> Sheet<'a, M> {
    pub fn parents(side: &'a Side<M>, tables: &'static YearTables) -> Self {
        Self { part: Part::Parents, people: [Who::Parent, Who::OtherParent], side, tables }
    }

    pub fn student(side: &'a Side<M>, tables: &'static YearTables) -> Self {
        Self { part: Part::Student, people: [Who::Student, Who::Spouse], side, tables }
    }

    pub fn from(&self, step: Step) -> From {
        From::Line(self.part, step)
    }

    /// One item of everybody on this side, as inputs of a line.
    pub fn fields<'s>(&'s self, item: Item) -> impl Iterator<Item = (From, &'a M)> + 's {
        self.people
            .into_iter()
            .zip(self.side.returns())
            .map(move |(who, one)| (From::Field(who, item), one.amounts.get(item)))
    }

    pub fn total_income(&self, trace: &mut Trace) -> M {
        let income = M::sum(&self.side.returns().map(income).collect::<Vec<M>>());
        trace.note(self.part, Step::TotalIncome, income.value(), || {
            let items = Item::ALL[..].iter().filter(|item| is_income(**item));
            let all = items.flat_map(|item| self.fields(*item));
            (all.map(|(from, value)| input(from, value.value())).collect(), None)
        });
        income
    }

    pub fn income_tax(&self, trace: &mut Trace) -> M {
        let paid: Vec<M> = self.side.returns().map(|one| one.amounts.tax.at_least(0, Turn::Zero)).collect();
        let tax = M::sum(&paid);
        trace.line(self.part, Step::IncomeTax, &tax, &self.fields(Item::Tax).collect::<Vec<_>>());
        tax
    }

    pub fn earned(&self) -> M {
        let earned: Vec<M> =
            self.side.returns().map(|one| one.amounts.earned.at_least(0, Turn::Zero)).collect();
        M::sum(&earned)
    }

    /// The parts of both earners are added up before they are rounded, Medicare and social security each once.
    pub fn payroll(&self, trace: &mut Trace) -> M {
        let common = &tables().common;
        let (mut medicare, mut security) = (M::whole(0), M::whole(0));
        for one in self.side.returns() {
            let earned = one.amounts.earned.at_least(0, Turn::Zero);
            let (threshold, base) = match one.filing {
                Filing::Joint => (common.medicare.joint, self.tables.social_security_base.saturating_mul(2)),
                Filing::Separate => (common.medicare.separate, self.tables.social_security_base),
                _ => (common.medicare.other, self.tables.social_security_base),
            };
            let low = earned.at_most(threshold, Turn::Payroll);
            let high = earned.minus(&low);
            medicare = medicare.plus(&low.times(common.medicare.low)).plus(&high.times(common.medicare.high));
            security = security.plus(&earned.at_most(base, Turn::Payroll).times(common.social_security.rate));
        }
        let (medicare, security) = (medicare.divided(10_000), security.divided(10_000));
        let payroll = medicare.plus(&security);
        if trace.is_on() {
            let earned: Vec<_> = self.fields(Item::Earned).collect();
            trace.looked_up((self.part, Step::Medicare), &medicare, &earned, || Cell {
                table: "Medicare".to_owned(),
                row: "threshold: joint 250,000, separate 125,000, others 200,000".to_owned(),
                value: common.medicare.low,
                source: common.medicare.source.clone(),
            });
            trace.looked_up((self.part, Step::SocialSecurity), &security, &earned, || Cell {
                table: "Social security base".to_owned(),
                row: self.tables.income_year.to_string(),
                value: self.tables.social_security_base,
                source: common.social_security.source.clone(),
            });
            let parts =
                [(self.from(Step::Medicare), &medicare), (self.from(Step::SocialSecurity), &security)];
            trace.line(self.part, Step::Payroll, &payroll, &parts);
        }
        payroll
    }

    pub fn employment(&self, applies: bool, trace: &mut Trace) -> M {
        let cap = &self.tables.employment_cap;
        let share = self.earned().percent(tables().common.rates.employment);
        let allowance = if applies { share.at_most(cap.amount, Turn::EmploymentCap) } else { M::whole(0) };
        trace.note(self.part, Step::Employment, allowance.value(), || {
            let inputs = self.fields(Item::Earned).map(|(from, value)| input(from, value.value()));
            let cell = Cell {
                table: "Employment expense allowance".to_owned(),
                row: "at most".to_owned(),
                value: cap.amount,
                source: cap.source.clone(),
            };
            (inputs.collect(), Some(cell))
        });
        allowance
    }
}

fn is_income(item: Item) -> bool {
    item <= Item::WorkStudy && !matches!(item, Item::Earned | Item::Tax)
}

fn income<M: Money>(one: &Return<M>) -> M {
    let amounts = &one.amounts;
    let untaxed_ira = amounts.untaxed_ira.minus(&amounts.ira_rollover).at_least(0, Turn::Zero);
    let untaxed_pension = amounts.untaxed_pension.minus(&amounts.pension_rollover).at_least(0, Turn::Zero);
    amounts
        .agi
        .plus(&amounts.ira_deduction)
        .plus(&amounts.tax_exempt_interest)
        .plus(&untaxed_ira)
        .plus(&untaxed_pension)
        .plus(&amounts.foreign_income.size())
        .minus(&amounts.taxable_grants)
        .minus(&amounts.education_credits)
        .minus(&amounts.work_study)
}
