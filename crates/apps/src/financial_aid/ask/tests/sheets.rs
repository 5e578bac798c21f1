//! Families with figures that were worked out by hand.

use aid::{
    Application, AwardYear, Worksheet,
    application::{About, Answer, Household, Person},
    case::{Amounts, Filing, Marital},
    package::Costs,
    worksheet::Plan,
};
use jiff::civil::{Date, date};

fn dollars(amount: i64) -> Answer {
    Answer::Exactly(amount)
}

fn person(filing: Filing, amounts: Amounts<Option<Answer>>) -> Person {
    Person { filing: Some(filing), filed: Some(true), schedules: Some(false), amounts }
}

fn student_about(born: Date) -> About {
    About {
        birth_date: Some(born),
        graduate: Some(false),
        active_duty: Some(false),
        veteran: Some(false),
        dependents: Some(false),
        orphan: Some(false),
        emancipated: Some(false),
        homeless: Some(false),
        has_degree: Some(false),
    }
}

fn household(marital: Marital, size: i64) -> Household {
    Household { marital: Some(marital), state: Some("MA".to_owned()), family_size: Some(dollars(size)) }
}

/// The example of the library: a family of four in Massachusetts, 72,000 of wages, and a year at Northfield.
pub fn four() -> Worksheet {
    let parents = Amounts {
        agi: Some(dollars(72_000)),
        earned: Some(dollars(72_000)),
        tax: Some(dollars(2_172)),
        cash: Some(dollars(10_000)),
        ..Amounts::default()
    };
    let student = Amounts {
        agi: Some(dollars(6_000)),
        earned: Some(dollars(6_000)),
        cash: Some(dollars(500)),
        ..Amounts::default()
    };
    let application = Application {
        year: AwardYear::Y2026,
        about: student_about(date(2008, 5, 3)),
        parents: household(Marital::Married, 4),
        household: household(Marital::NeverMarried, 1),
        benefit: Some(false),
        student: person(Filing::Single, student),
        parent: person(Filing::Joint, parents),
        ..Application::default()
    };
    let costs = Costs {
        tuition: 28_800,
        books: 1_200,
        transport: 1_100,
        personal: 2_000,
        housing_and_food: 14_200,
        other: 0,
    };
    let northfield =
        Plan { name: "Northfield".to_owned(), costs, grants: 18_000, work_study: 2_400, ..Plan::default() };
    Worksheet { application: application.with_blanks_as_zero(), schools: vec![northfield] }
}

/// A student of 26 who lives alone and earns 30,000.
pub fn alone() -> Worksheet {
    let amounts = Amounts {
        agi: Some(dollars(30_000)),
        earned: Some(dollars(30_000)),
        tax: Some(dollars(1_600)),
        cash: Some(dollars(3_000)),
        ..Amounts::default()
    };
    let application = Application {
        year: AwardYear::Y2026,
        about: student_about(date(2000, 3, 1)),
        household: household(Marital::NeverMarried, 1),
        benefit: Some(false),
        student: person(Filing::Single, amounts),
        ..Application::default()
    };
    // Parents are not asked.
    let mut blank = application.clone().with_blanks_as_zero();
    blank.parent = Person::default();
    Worksheet { application: blank, schools: Vec::new() }
}

/// As the first, but nobody has said where the parents live, nor what they have saved.
pub fn unfinished() -> Worksheet {
    let mut sheet = four();
    sheet.application.parents.state = None;
    sheet.application.parent.amounts.cash = None;
    sheet
}
