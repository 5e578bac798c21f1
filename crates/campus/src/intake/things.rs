//! What rows refer to by name: employers, funds, appeals, departments. Found by name, or else added.

use std::collections::HashMap;

use sea_orm::ConnectionTrait;
use store::Result;

use super::rows::Desk;
use crate::{
    import::fold,
    model::{
        Appeal, AppealId, Department, DepartmentId, Employer, EmployerId, Fund, FundId, PersonId, Season,
        StaffDuty, StaffMember, Term, TermId,
    },
    store::{
        Record,
        imports::{journal::Change, lookup::is_imported},
        row::{row, table_of},
        select,
    },
};

/// Where a gift goes of which the row does not say it.
const ANNUAL: &str = "annual fund";

pub struct Things {
    employers: HashMap<String, EmployerId>,
    industries: HashMap<EmployerId, String>,
    funds: HashMap<String, FundId>,
    appeals: HashMap<String, AppealId>,
    /// By the names of departments and of the programs they teach.
    departments: HashMap<String, DepartmentId>,
    terms: Vec<Term>,
    staff: Vec<StaffMember>,
    /// What imports have brought: whoever relies on it is in the way of taking it back.
    brought: HashMap<(&'static str, u32), Change>,
    changes: Vec<Change>,
}

impl Things {
    pub async fn load(db: &impl ConnectionTrait, edition: i32) -> Result<Self> {
        let mut things = Self {
            employers: HashMap::new(),
            industries: HashMap::new(),
            funds: HashMap::new(),
            appeals: HashMap::new(),
            departments: HashMap::new(),
            terms: select(db, edition, "", []).await?,
            staff: select(db, edition, "", []).await?,
            brought: HashMap::new(),
            changes: Vec::new(),
        };
        for employer in select::<Employer>(db, edition, "", []).await? {
            things.bring(employer.id.0, &employer);
            things.employers.entry(fold(&employer.name)).or_insert(employer.id);
            things.industries.insert(employer.id, employer.industry);
        }
        for fund in select::<Fund>(db, edition, "", []).await? {
            things.bring(fund.id.0, &fund);
            things.funds.entry(fold(&fund.name)).or_insert(fund.id);
        }
        for appeal in select::<Appeal>(db, edition, "", []).await? {
            things.bring(appeal.id.0, &appeal);
            things.appeals.entry(fold(&appeal.name)).or_insert(appeal.id);
        }
        for department in select::<Department>(db, edition, "", []).await? {
            things.bring(department.id.0, &department);
            for name in department.programs.iter().chain([&department.name]) {
                things.departments.entry(fold(name)).or_insert(department.id);
            }
        }
        Ok(things)
    }

    /// What was added or relied on since this was last asked.
    pub fn take_changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }

    fn bring<T: Record>(&mut self, id: u32, record: &T) {
        if is_imported(id) {
            self.brought.insert((T::TABLE, id), Change::touch(table_of::<T>(), row(record)));
        }
    }

    fn add<T: Record>(&mut self, record: &T) {
        let (table, after) = (table_of::<T>(), Some(row(record)));
        self.changes.push(Change { table, before: None, after });
    }

    /// Notes that something is relied on, once.
    fn rely<T: Record>(&mut self, id: u32) {
        self.changes.extend(self.brought.remove(&(T::TABLE, id)));
    }

    pub fn employer(&mut self, name: &str) -> Option<EmployerId> {
        let id = self.employers.get(&fold(name)).copied()?;
        self.rely::<Employer>(id.0);
        Some(id)
    }

    pub fn add_employer(&mut self, employer: Employer) {
        self.add(&employer);
        self.employers.insert(fold(&employer.name), employer.id);
        self.industries.insert(employer.id, employer.industry);
    }

    pub fn industry(&self, employer: EmployerId) -> String {
        self.industries.get(&employer).cloned().unwrap_or_default()
    }

    /// Without a name, the annual fund.
    pub fn known_fund(&self, name: Option<&str>) -> Option<FundId> {
        match name {
            Some(name) => self.funds.get(&fold(name)).copied(),
            None => self.funds.iter().filter(|(name, _)| name.contains(ANNUAL)).map(|(_, id)| *id).min(),
        }
    }

    pub fn fund(&mut self, name: Option<&str>, next: &mut u32) -> FundId {
        if let Some(id) = self.known_fund(name) {
            self.rely::<Fund>(id.0);
            return id;
        }
        let id = FundId(Desk::number(next));
        let name = name.unwrap_or("Annual Fund").to_owned();
        self.funds.insert(fold(&name), id);
        self.add(&Fund { id, name, cause: String::new(), purpose: String::new() });
        id
    }

    /// By its name, or by its name and the year.
    pub fn known_appeal(&self, name: &str, year: i16) -> Option<AppealId> {
        let known = self.appeals.get(&fold(name));
        known.or_else(|| self.appeals.get(&fold(&format!("{name} {year}")))).copied()
    }

    pub fn appeal(&mut self, name: &str, year: i16, next: &mut u32) -> AppealId {
        if let Some(id) = self.known_appeal(name, year) {
            self.rely::<Appeal>(id.0);
            return id;
        }
        let id = AppealId(Desk::number(next));
        self.appeals.insert(fold(name), id);
        self.add(&Appeal { id, name: name.to_owned(), channel: String::new(), year });
        id
    }

    /// The department that teaches a program.
    pub fn department(&mut self, program: &str, next: &mut u32) -> DepartmentId {
        if let Some(id) = self.departments.get(&fold(program)).copied() {
            self.rely::<Department>(id.0);
            return id;
        }
        let id = DepartmentId(Desk::number(next));
        self.departments.insert(fold(program), id);
        self.add(&Department { id, name: program.to_owned(), programs: vec![program.to_owned()] });
        id
    }

    /// The fall term of a year, or the one next to it that there is.
    pub fn term(&self, year: i16) -> TermId {
        let falls = self.terms.iter().filter(|term| term.season == Season::Fall);
        let nearest = falls.min_by_key(|term| (term.year.abs_diff(year), term.id));
        nearest.map_or(TermId(0), |term| term.id)
    }

    /// Who looks after the students of a department.
    pub fn adviser(&self, department: DepartmentId) -> PersonId {
        let mut advisers = self.staff.iter().filter(|member| member.duty == StaffDuty::Adviser);
        let own = advisers.clone().find(|member| member.department == Some(department));
        own.or_else(|| advisers.next()).map_or(PersonId::OUTSIDE, |member| member.mailbox.person)
    }

    pub fn staff(&self, name: &str) -> Option<PersonId> {
        let member = self.staff.iter().find(|member| fold(&member.mailbox.name) == fold(name))?;
        Some(member.mailbox.person)
    }
}
