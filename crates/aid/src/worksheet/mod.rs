//! A family and the schools it looks at, worked out as far as the answers go.

mod check;
mod plan;
#[cfg(test)]
mod tests;

use jiff::civil::Date;
pub use plan::{Plan, PlanResult};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Application, AwardYear, Case, Explained,
    application::Problem,
    explain,
    interval::{Bounds, Interval, interval},
    object::{object, objects},
    pell::Standing,
    replay,
    tables::{Status, YearTables},
};

/// Everything that somebody has written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[schema(as = AidWorksheet)]
pub struct Worksheet {
    /// Its `school` is that of the first of the schools, whatever it says itself.
    #[serde(deserialize_with = "object")]
    pub application: Application,
    /// The first one is the one that the result is for.
    #[serde(deserialize_with = "objects")]
    #[schema(max_items = 8)]
    pub schools: Vec<Plan>,
}

/// What is known. With everything answered there is a result; before, a range that is exact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidWorkedOut)]
pub struct WorkedOut {
    pub year: AwardYear,
    pub tables: Status,
    /// What a reader has to know about tables that are not final.
    pub note: &'static str,
    pub sai: Bounds,
    pub pell: Bounds,
    /// Fields whose answer would narrow the range.
    pub missing: Vec<String>,
    /// Answers that cannot be, left out of the range.
    pub problems: Vec<Problem>,
    pub result: Option<Explained>,
    /// In the order of the worksheet, once there is a result.
    pub schools: Vec<PlanResult>,
    /// The SHA-256 of input, engine and tables, once there is a result.
    pub input_hash: Option<String>,
    pub engine: &'static str,
    pub table_version: &'static str,
}

impl Worksheet {
    /// The answers with what the first school adds to them.
    pub fn family(&self) -> Application {
        let mut family = self.application.clone();
        family.school = self.schools.first().map(Plan::school).unwrap_or_default();
        family
    }

    /// Everything that cannot be: of the family, and of the schools (`schools.0.costs.tuition`).
    pub fn problems(&self, today: Date) -> Vec<Problem> {
        let mut problems = self.application.problems(today);
        // The family's own word on the school counts for nothing, so it cannot be wrong either.
        problems.retain(|problem| !problem.field.starts_with("school."));
        problems.extend(check::problems(&self.schools));
        problems
    }

    /// The case with its standing at the first school, if nothing is missing and nothing is wrong.
    pub fn complete(&self, today: Date) -> Result<(Case, Standing), Vec<Problem>> {
        let mut problems = check::problems(&self.schools);
        problems.extend(self.open_degree().map(Problem::missing));
        if !problems.is_empty() {
            return Err(problems);
        }
        let family = self.family();
        let case = family.complete(today)?;
        let standing = family.standing(self.has_degree());
        Ok((case, standing))
    }

    /// The exact range that the answers leave, with what is missing and what cannot be.
    pub fn range(&self, today: Date) -> Interval {
        let problems = self.problems(today);
        let kept = Self { schools: check::kept(&self.schools), ..self.clone() };
        let (sai, pell, mut missing) = match interval(&kept.family(), today) {
            Some(range) => (range.sai, range.pell, range.missing),
            None => {
                let most = YearTables::of(self.application.year).pell.most;
                (Bounds::OF_INDEX, Bounds { least: 0, most }, Vec::new())
            }
        };
        let open = self.open_degree().filter(|field| !missing.iter().any(|known| known == field));
        missing.extend(open.map(str::to_owned).collect::<Vec<_>>());
        Interval { sai, pell, missing, problems }
    }

    pub fn work_out(&self, today: Date) -> WorkedOut {
        let tables = YearTables::of(self.application.year);
        let Interval { sai, pell, missing, problems } = self.range(today);
        let complete = if problems.is_empty() { self.complete(today).ok() } else { None };
        let result = complete.as_ref().map(|(case, standing)| explain(case, standing));
        let schools = complete.as_ref().map_or_else(Vec::new, |(case, _)| self.at_each_school(case));
        let input_hash =
            complete.and_then(|(case, standing)| replay::input_hash(&replay::Input { case, standing }).ok());
        WorkedOut {
            year: self.application.year,
            tables: tables.status,
            note: &tables.note,
            sai,
            pell,
            missing,
            problems,
            result,
            schools,
            input_hash,
            engine: replay::ENGINE_VERSION,
            table_version: crate::tables::table_version(),
        }
    }

    fn at_each_school(&self, case: &Case) -> Vec<PlanResult> {
        let graduate = self.application.about.graduate == Some(true);
        self.schools.iter().map(|plan| plan.work_out(case, self.has_degree(), graduate)).collect()
    }

    /// Questions on which the grant hangs, if not the index: whether there is a degree already.
    fn open_degree(&self) -> impl Iterator<Item = &'static str> {
        let about = &self.application.about;
        let asked = [("about.graduate", about.graduate), ("about.hasDegree", about.has_degree)];
        let open = !self.has_degree();
        asked.into_iter().filter(move |(_, answer)| open && answer.is_none()).map(|(field, _)| field)
    }

    fn has_degree(&self) -> bool {
        let about = &self.application.about;
        about.has_degree == Some(true) || about.graduate == Some(true)
    }
}
