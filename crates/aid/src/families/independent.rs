//! Students who stand for themselves.

use jiff::civil::date;

use super::{
    Sample, about, person,
    schools::{Living, calder_ridge, northfield, pinehaven, term},
};
use crate::{
    Application, AwardYear, Item, Worksheet,
    application::{About, Answer, Household, Person},
    case::{Filing, Marital},
    pell::Used,
    worksheet::Plan,
};

/// Part time, with a summer: the grant is paid by credits.
pub fn on_my_own() -> Sample {
    let student = person(
        Filing::Single,
        &[
            (Item::Agi, 31_200),
            (Item::Earned, 31_200),
            (Item::Tax, 1760),
            (Item::ScheduleC, 2400),
            (Item::Cash, 4100),
        ],
    );
    let plan = northfield(Living::OffCampus);
    let terms = vec![term("Fall 2026", 9, 15), term("Spring 2027", 8, 15), term("Summer 2027", 6, 8)];
    let used = Used { year_round: true, lifetime: 250_000, ..plan.used };
    Sample {
        id: "on-my-own",
        name: "Dacian Holloway, on his own",
        story: "A student of 26 who works, drives for a delivery service in the evening and lives alone. He takes \
                fewer credits than full time and some in the summer, which changes grant and loans.",
        worksheet: Worksheet {
            application: family(about(date(2000, 6, 2)), Marital::NeverMarried, "MA", 1, student),
            schools: vec![
                Plan { grants: 3000, year_of_study: 3, terms, used, ..plan },
                Plan { year_of_study: 3, used: Used { lifetime: 250_000, ..Used::default() }, ..pinehaven() },
            ],
        },
    }
}

pub fn student_parent() -> Sample {
    let student = person(
        Filing::HeadOfHousehold,
        &[
            (Item::Agi, 88_600),
            (Item::Earned, 88_600),
            (Item::Tax, 4033),
            (Item::ChildSupport, 3600),
            (Item::Cash, 11_400),
            (Item::Investments, 5000),
        ],
    );
    let about = About { dependents: Some(true), ..about(date(1994, 2, 20)) };
    let plan = northfield(Living::OffCampus);
    let costs = crate::package::Costs { other: 6000, ..plan.costs };
    Sample {
        id: "student-parent",
        name: "Rosalind Achterberg and two children",
        story: "A respiratory therapist with two children who finishes her bachelor's degree. A good salary leaves \
                a low index, since the allowance for a single parent is large; child care is part of her cost.",
        worksheet: Worksheet {
            application: family(about, Marital::NeverMarried, "MA", 3, student),
            schools: vec![
                Plan { costs, grants: 9000, year_of_study: 3, ..plan },
                Plan { year_of_study: 3, ..calder_ridge() },
            ],
        },
    }
}

/// In Alaska, where the poverty line is higher.
pub fn newlyweds() -> Sample {
    let student = person(
        Filing::Joint,
        &[
            (Item::Agi, 70_000),
            (Item::Earned, 68_000),
            (Item::Tax, 2932),
            (Item::EducationCredits, 1500),
            (Item::TaxableGrants, 1300),
            (Item::WorkStudy, 2100),
            (Item::Cash, 5000),
            (Item::Investments, 2000),
        ],
    );
    Sample {
        id: "newlyweds",
        name: "Sunniva and Caleb Ostrander",
        story: "A married couple from Alaska without children, both working, she with work-study. The index is far too \
                high for a calculated grant, and Alaska's poverty guideline still gives the smallest one.",
        worksheet: Worksheet {
            application: family(about(date(2004, 11, 30)), Marital::Married, "AK", 2, student),
            schools: vec![
                Plan { grants: 6000, work_study: 2400, year_of_study: 4, ..northfield(Living::OffCampus) },
                Plan { grants: 1000, year_of_study: 4, ..calder_ridge() },
            ],
        },
    }
}

fn family(about: About, marital: Marital, state: &str, size: i64, student: Person) -> Application {
    Application {
        year: AwardYear::Y2026,
        about,
        household: Household {
            marital: Some(marital),
            state: Some(state.to_owned()),
            family_size: Some(Answer::Exactly(size)),
        },
        benefit: Some(false),
        student,
        ..Application::default()
    }
}
