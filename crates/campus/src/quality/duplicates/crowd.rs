use std::collections::HashMap;

use super::everybody::Basics;
use crate::import::duplicates::Name;

/// Who has never been counted is as frequent as this.
const USUAL_FIRST: f64 = 1.0 / 200.0;
const USUAL_LAST: f64 = 1.0 / 1000.0;
/// The classes that a campus usually has.
const USUAL_CLASSES: f64 = 50.0;

/// How often names and years come up: two people of one rare name are a wonder, two John Smiths are none.
#[derive(Debug, Default)]
pub struct Crowd {
    people: u32,
    firsts: HashMap<String, u32>,
    lasts: HashMap<String, u32>,
    classes: HashMap<i16, u32>,
}

impl Crowd {
    /// A campus of this size of which nobody has been counted.
    pub fn usual(people: u32) -> Self {
        Self { people, ..Self::default() }
    }

    pub fn add(&mut self, person: &Basics) {
        self.people += 1;
        let name = Name::of(&person.first_name, &person.last_name);
        *self.firsts.entry(first(&name).to_owned()).or_default() += 1;
        *self.lasts.entry(name.family).or_default() += 1;
        if let Some(year) = person.class_year {
            *self.classes.entry(year).or_default() += 1;
        }
    }

    pub fn people(&self) -> f64 {
        f64::from(self.people.max(2))
    }

    /// One in how many has this first name.
    pub fn first(&self, name: &Name) -> f64 {
        self.share(&self.firsts, first(name), USUAL_FIRST)
    }

    pub fn last(&self, name: &Name) -> f64 {
        self.share(&self.lasts, &name.family, USUAL_LAST)
    }

    /// How many people have this class year; all, if it is not known.
    pub fn class(&self, year: Option<i16>) -> f64 {
        match year {
            None => self.people(),
            Some(_) if self.classes.is_empty() => (self.people() / USUAL_CLASSES).max(2.0),
            Some(year) => f64::from(self.classes.get(&year).copied().unwrap_or(1).max(2)),
        }
    }

    /// The two who are compared count for one: each of them is no coincidence.
    fn share(&self, counts: &HashMap<String, u32>, name: &str, usual: f64) -> f64 {
        if counts.is_empty() {
            return usual;
        }
        let count = counts.get(name).copied().unwrap_or(1);
        f64::from(count.saturating_sub(1).max(1)) / self.people()
    }
}

fn first(name: &Name) -> &str {
    name.given.split(' ').next().unwrap_or("")
}
