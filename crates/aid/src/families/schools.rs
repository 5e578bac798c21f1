//! What the families' schools cost and give. Northfield's budgets are those of its page "What a year at Northfield
//! costs"; the other schools do not exist.

use crate::{
    package::Costs,
    pell::{Calendar, Rounding, Term, Used},
    worksheet::Plan,
};

/// Where a student of Northfield lives.
#[derive(Clone, Copy, Debug)]
pub enum Living {
    Hall,
    OffCampus,
    WithParents,
}

/// A full-time student of Northfield in 2026-27, without any grant of its own. It pays whole dollars.
pub fn northfield(living: Living) -> Plan {
    let (housing_and_food, transport) = match living {
        Living::Hall => (14_200, 1100),
        Living::OffCampus => (13_600, 1900),
        Living::WithParents => (5400, 2300),
    };
    Plan {
        name: "Northfield University".to_owned(),
        costs: Costs {
            tuition: 27_840 + 960,
            books: 1200,
            transport,
            personal: 2000,
            housing_and_food,
            other: 0,
        },
        terms: vec![term("Fall 2026", 16, 15), term("Spring 2027", 16, 15)],
        used: Used { rounding: Rounding::WholeDollars, ..Used::default() },
        ..Plan::default()
    }
}

/// A state university with lower prices and smaller grants.
pub fn calder_ridge() -> Plan {
    Plan {
        name: "Calder Ridge State University".to_owned(),
        costs: Costs {
            tuition: 11_900,
            books: 1100,
            transport: 1000,
            personal: 1900,
            housing_and_food: 12_800,
            other: 0,
        },
        terms: vec![term("Fall 2026", 15, 15), term("Spring 2027", 15, 15)],
        ..Plan::default()
    }
}

/// A community college with quarters, for those who live at home.
pub fn pinehaven() -> Plan {
    Plan {
        name: "Pinehaven Community College".to_owned(),
        costs: Costs {
            tuition: 5200,
            books: 1400,
            transport: 2100,
            personal: 1800,
            housing_and_food: 6300,
            other: 0,
        },
        calendar: Calendar::Standard { terms: 3 },
        terms: vec![term("Fall 2026", 12, 11), term("Winter 2027", 12, 11), term("Spring 2027", 12, 11)],
        ..Plan::default()
    }
}

pub fn term(name: &str, credits: i64, weeks: i64) -> Term {
    Term { name: name.to_owned(), credits, full_time: 12, weeks }
}
