//! Writes records of fixed width, for tests alone. Every number and name in them is made up.

use crate::{
    AwardYear, Case, Formula, Who,
    case::{Filing, Marital, Region, Return, Side},
    formula::index,
    isir::{family::ITEMS, layout::Layout, record::LINES},
    trace::Trace,
};

pub const SSN: &str = "219099999";

#[derive(Clone)]
pub struct Written {
    layout: &'static Layout,
    text: Vec<char>,
}

impl Written {
    /// With identifiers, a name and a number, and nothing else.
    pub fn blank(year: AwardYear) -> Self {
        let layout = Layout::all().iter().find(|layout| layout.year == year).unwrap();
        let mut text = vec![' '; layout.length];
        let ids = format!("{}{}", layout.indicator(), "0f0f0f0f-0000-4000-8000-0123456789ab".repeat(3));
        text.splice(..ids.len(), ids.chars());
        Self { layout, text }
            .put("first_name", "Ada")
            .put("last_name", "King")
            .put("ssn", SSN)
            .put("model", "I")
    }

    /// A family as it would have typed everything, with the department's lines as the engine finds them.
    pub fn of(case: &Case) -> Self {
        let mut trace = Trace::on(Some(case.formula));
        let found = index(case, &mut trace);
        let dependent = case.formula == Formula::A;
        let mut written = Self::blank(case.year)
            .put("model", if dependent { "D" } else { "I" })
            .put("sai", found.sai)
            .put("formula", format!("{:?}", case.formula))
            .put("birth_date", if dependent { "20070304" } else { "19990304" })
            .put("grade_level", 1)
            .put("prior_bachelor", 2)
            .put("none_of_these", 1);
        if let Some(max) = found.tests.max {
            written = written.put("max_pell", max.number());
        }
        written = written.side(&case.student, ["student", "student_spouse"], "student");
        if let Some(parents) = &case.parents {
            written = written.side(parents, ["parent", "other_parent"], "parent");
        }
        if case.benefit {
            written = written.put(if dependent { "parent.benefit" } else { "student.benefit" }, 1);
        }
        for line in trace.into_lines() {
            let same = |part: crate::trace::Part, step: crate::trace::Step| {
                line.key == format!("{}.{}", part.name(), step.name())
            };
            if let Some((name, ..)) = LINES.iter().find(|(_, part, step)| same(*part, *step)) {
                written = written.put(&format!("exp.{name}"), line.value);
            }
        }
        written
    }

    fn side(self, side: &Side<i64>, people: [&str; 2], household: &str) -> Self {
        let codes = if household == "parent" {
            [("1", Marital::NeverMarried), ("2", Marital::Together), ("3", Marital::Married)]
        } else {
            [("1", Marital::NeverMarried), ("2", Marital::Married), ("4", Marital::Divorced)]
        };
        let code = codes.iter().find(|(_, marital)| *marital == side.marital).unwrap().0;
        let state = match side.region {
            Region::Alaska => "AK",
            Region::Hawaii => "HI",
            Region::Contiguous => "MD",
        };
        let mut written = self
            .put(&format!("{household}_marital"), code)
            .put(&format!("{household}_state"), state)
            .put(&format!("{household}_family_size"), side.family_size)
            .person(people[0], &side.first);
        if let Some(second) = &side.second {
            written = written.person(people[1], second);
        }
        written
    }

    fn person(self, who: &str, one: &Return<i64>) -> Self {
        let filing = Filing::ALL.iter().position(|filing| *filing == one.filing).unwrap() + 1;
        let mut written = self
            .put(&format!("{who}.filed_1040"), if one.filed { 1 } else { 2 })
            .put(&format!("{who}.fs"), filing)
            .put(&format!("{who}.schedules"), if one.schedules { 1 } else { 2 });
        for (name, item) in ITEMS.into_iter().filter(|_| one.filed) {
            let name = format!("{who}.{name}");
            if !written.layout.places(&name).is_empty() {
                written = written.put(&name, one.amounts.get(item));
            }
        }
        written
    }

    #[expect(clippy::needless_pass_by_value, reason = "numbers and words alike")]
    pub fn put(self, name: &str, value: impl ToString) -> Self {
        self.put_at(name, 0, &value)
    }

    /// Into one of several boxes.
    pub fn put_at(mut self, name: &str, number: usize, value: &impl ToString) -> Self {
        let place = self.layout.places(name)[number];
        let (value, width) = (value.to_string(), place.last + 1 - place.first);
        assert!(value.chars().count() <= width, "{name} has no room for {value}");
        let padded = format!("{value:<width$}");
        self.text.splice(place.first - 1..place.last, padded.chars());
        self
    }

    pub fn line(&self) -> String {
        self.text.iter().collect()
    }

    pub fn length(&self) -> usize {
        self.layout.length
    }
}

/// What the tax office says instead of what was typed.
pub fn from_tax_office(written: Written, who: Who, name: &str, value: i64) -> Written {
    let who = if who == Who::Spouse { "student_spouse" } else { who.name() };
    written.put(&format!("{who}.{name}"), "").put(&format!("{who}.irs.{name}"), value)
}

pub const HEADER: &str = "O*N05FTDF000       ,CLS=IDSA27OP,XXX,BAT=,";
