//! The Student Aid Index: formulas A, B and C, and what the law assigns whatever they say.

mod assets;
mod dependent;
mod grants;
mod income;
mod independent;

pub use grants::{MinPell, Tests};

use crate::{
    case::{Case, Formula, MaxPell},
    money::{Money, Turn},
    tables::{YearTables, tables},
    trace::{From, Part, Step, Trace, input},
};

/// The index of a family, and what was found out on the way.
#[derive(Clone, Debug)]
pub struct Index<M = i64> {
    pub sai: M,
    pub calculated: M,
    pub assets_count: bool,
    pub tests: Tests<M>,
}

/// Never fails and never panics, whatever the amounts are: they are checked where they come in.
pub fn index<M: Money>(case: &Case<M>, trace: &mut Trace) -> Index<M> {
    let year = YearTables::of(case.year);
    let (assets_count, calculated) = if case.given.assigned {
        (false, M::whole(0))
    } else {
        let count = assets::count(case, trace);
        let calculated = match case.formula {
            Formula::A => dependent::index(case, year, count, trace),
            Formula::B | Formula::C => independent::index(case, year, count, trace),
        };
        (count, calculated)
    };
    let tests = grants::tests(case, year, trace);
    let least = tables().common.index.least;
    let sai = match tests.max {
        Some(MaxPell::NotRequiredToFile) => M::whole(least),
        Some(_) => calculated.at_most(0, Turn::Zero),
        None => calculated.clone(),
    };
    trace.note(Part::Family, Step::Index, sai.value(), || {
        let calculated = input(From::Line(Part::Family, Step::Calculated), calculated.value());
        let max = tests.max.map_or(0, MaxPell::number);
        (vec![calculated, input(From::Line(Part::Family, Step::MaxPell), max)], None)
    });
    Index { sai, calculated, assets_count, tests }
}

fn within_limits<M: Money>(sum: &M, parts: &[(From, &M)], trace: &mut Trace) -> M {
    let calculated = independent::limited(sum);
    trace.line(Part::Family, Step::Calculated, &calculated, parts);
    calculated
}

#[cfg(test)]
mod tests;
