//! What the answers leave possible.

use super::{Answer, Application, Household, Person, Range};
use crate::{
    AwardYear, Case, Region,
    case::{Filing, Formula, Given, Item, Marital, Return, Side, Who},
    tables::YearTables,
};

/// One way in which the open questions may be answered, amounts still as ranges.
///
/// What only ever raises or only ever lowers the index is answered in two ways: `least` is the case with the lowest
/// index, `most` the one with the highest. The amounts in both are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possibility {
    pub least: Case<Range>,
    pub most: Case<Range>,
}

/// Larger families are not asked about unless somebody says so.
const LARGEST_FAMILY: i64 = 20;

impl Application {
    /// Every way to answer what is open. Answers are taken as they are: check them before.
    pub fn possibilities(&self) -> Vec<Possibility> {
        let mut all = Vec::new();
        for (formula, marital) in self.formulas() {
            if formula == Formula::A {
                let students = self.sides(&self.household, marital, [Who::Student, Who::Spouse], 1, true);
                for parents_marital in maritals(&self.parents) {
                    let smallest = if parents_marital.is_couple() { 3 } else { 2 };
                    let people = [Who::Parent, Who::OtherParent];
                    for parents in self.sides(&self.parents, parents_marital, people, smallest, false) {
                        for student in &students {
                            all.push(self.possibility(formula, student, Some(&parents)));
                        }
                    }
                }
            } else {
                let married = i64::from(marital == Marital::Married);
                let smallest = 1 + married + i64::from(formula == Formula::C);
                let people = [Who::Student, Who::Spouse];
                let mut sides = self.sides(&self.household, marital, people, smallest, false);
                if formula == Formula::B && self.household.family_size.is_none() {
                    // Nobody else to provide for.
                    for (least, _) in &mut sides {
                        least.family_size = smallest;
                    }
                }
                all.extend(sides.iter().map(|side| self.possibility(formula, side, None)));
            }
        }
        all.dedup();
        all
    }

    fn possibility(&self, formula: Formula, student: &Pair, parents: Option<&Pair>) -> Possibility {
        let case = |student: &Side<Range>, parents: Option<&Side<Range>>, benefit: bool| Case {
            year: self.year,
            formula,
            student: student.clone(),
            parents: parents.cloned(),
            benefit,
            given: Given::default(),
            imitate_defect: false,
        };
        Possibility {
            least: case(&student.0, parents.map(|pair| &pair.0), self.benefit.unwrap_or(true)),
            most: case(&student.1, parents.map(|pair| &pair.1), self.benefit.unwrap_or(false)),
        }
    }

    /// Every way to fill one side. Whether anybody had to file matters only for all of them together.
    fn sides(
        &self,
        household: &Household,
        marital: Marital,
        people: [Who; 2],
        smallest: i64,
        alone: bool,
    ) -> Vec<Pair> {
        let size = household.family_size.map_or(Range { from: smallest, to: LARGEST_FAMILY }, Answer::range);
        let state = household.state.as_deref();
        let regions =
            state.map_or([Region::Alaska, Region::Contiguous], |state| [Region::of_state(state); 2]);
        let first = self.of(people[0]);
        let mut sides = Vec::new();
        for filing in filings(first, marital) {
            let has_second = !alone && marital.is_couple() && filing != Filing::Joint;
            let seconds = if has_second {
                let second = self.of(people[1]);
                filings(second, Marital::NeverMarried)
                    .into_iter()
                    .map(|filing| Some((second, filing)))
                    .collect()
            } else {
                vec![None]
            };
            for second in seconds {
                let filed = [Some(first), second.map(|(person, _)| person)];
                // Whether a dependent student filed decides nothing, and nobody is asked.
                let ways = if alone { vec![[first.filed.unwrap_or(true), true]] } else { filed_ways(filed) };
                for filed in ways {
                    let fill = |highest: bool| Side {
                        marital,
                        region: regions[usize::from(highest)],
                        family_size: if highest { size.from } else { size.to },
                        first: filled(first, filing, filed[0], highest),
                        second: second.map(|(person, filing)| filled(person, filing, filed[1], highest)),
                    };
                    sides.push((fill(false), fill(true)));
                }
            }
        }
        sides
    }

    /// Fields that matter and are not answered exactly.
    pub fn missing(&self) -> Vec<String> {
        let mut missing = self.open_questions();
        let formulas: Vec<Formula> = self.formulas().into_iter().map(|(formula, _)| formula).collect();
        let dependent = formulas.contains(&Formula::A);
        let mut people = vec![Who::Student];
        if formulas.iter().any(|formula| *formula != Formula::A) {
            let spouse = self.household.marital.is_none_or(Marital::is_couple)
                && self.student.filing != Some(Filing::Joint);
            people.extend(spouse.then_some(Who::Spouse));
            missing_of("household", &self.household, formulas.contains(&Formula::C), &mut missing);
        }
        if dependent {
            let other = self.parents.marital.is_none_or(Marital::is_couple)
                && self.parent.filing != Some(Filing::Joint);
            people.push(Who::Parent);
            people.extend(other.then_some(Who::OtherParent));
            if self.parents.marital.is_none() {
                missing.push("parents.marital".to_owned());
            }
            missing_of("parents", &self.parents, true, &mut missing);
        }
        if self.benefit.is_none() {
            missing.push("benefit".to_owned());
        }
        let only_dependent = formulas.iter().all(|formula| *formula == Formula::A);
        for who in people {
            let counts = !only_dependent || who != Who::Student;
            missing_of_person(who, self.of(who), counts, self.year, &mut missing);
        }
        missing
    }
}

type Pair = (Side<Range>, Side<Range>);

fn missing_of(name: &str, household: &Household, sized: bool, missing: &mut Vec<String>) {
    if household.state.is_none() {
        missing.push(format!("{name}.state"));
    }
    if household.family_size.map_or(sized, |size| !size.range().is_exact()) {
        missing.push(format!("{name}.familySize"));
    }
}

fn missing_of_person(who: Who, person: &Person, counts: bool, year: AwardYear, missing: &mut Vec<String>) {
    let name = who.name();
    let has_return = person.filed != Some(false);
    if has_return && person.filing.is_none() {
        missing.push(format!("{name}.filing"));
    }
    if counts && person.filed.is_none() {
        missing.push(format!("{name}.filed"));
    }
    if counts && has_return && person.schedules.is_none() {
        missing.push(format!("{name}.schedules"));
    }
    let business = YearTables::of(year).pell.family_business_counts;
    person.amounts.map(|item, answer| {
        let matters = match item {
            // Of a dependent student they are never looked at.
            Item::ChildSupport | Item::ScheduleC => counts,
            Item::FamilyBusiness => business,
            _ => true,
        };
        if matters && answer.is_none_or(|answer| !answer.range().is_exact()) {
            missing.push(format!("{name}.amounts.{item}"));
        }
    });
}

/// One status for each that makes a difference: the unmarried ones are alike.
fn maritals(household: &Household) -> Vec<Marital> {
    let all = [Marital::NeverMarried, Marital::Together, Marital::Married];
    household.marital.map_or(all.to_vec(), |marital| vec![marital])
}

/// Likewise for how a return was filed: head of a household and surviving spouse are alike.
fn filings(person: &Person, marital: Marital) -> Vec<Filing> {
    let all = [Filing::Single, Filing::Separate, Filing::HeadOfHousehold, Filing::Joint];
    let open = || all.into_iter().filter(|filing| *filing != Filing::Joint || marital != Marital::Together);
    // Without a return there is no status on it: what it would have been is told by the marriage.
    let without = if marital == Marital::Married { Filing::Separate } else { Filing::Single };
    match person.filing {
        Some(filing) => vec![filing],
        None if person.filed == Some(false) => vec![without],
        None => open().collect(),
    }
}

fn filed_ways(people: [Option<&Person>; 2]) -> Vec<[bool; 2]> {
    let filed = people.map(|person| person.and_then(|person| person.filed));
    let known = [filed[0].unwrap_or(true), filed[1].unwrap_or(true)];
    let nobody = people.iter().zip(filed).all(|(person, filed)| person.is_none() || filed != Some(true));
    let settled = people.iter().zip(filed).all(|(person, filed)| person.is_none() || filed.is_some());
    if settled || !nobody { vec![known] } else { vec![known, [false, false]] }
}

fn filled(person: &Person, filing: Filing, filed: bool, highest: bool) -> Return<Range> {
    let amounts = person.amounts.map(|item, answer| {
        let (from, to) = item.range();
        answer.map_or(Range { from, to }, Answer::range)
    });
    let schedules = person.schedules.unwrap_or(highest && person.filed != Some(false));
    Return { filing, filed, schedules, amounts }
}
