//! Students whose parents count.

use super::{
    Sample, YOUNG, about, person,
    schools::{Living, calder_ridge, northfield, pinehaven},
};
use crate::{
    Application, AwardYear, Item, Worksheet,
    application::{Answer, Household, Person},
    case::{Filing, Marital},
    worksheet::Plan,
};

/// The example of Northfield's own pages, to the dollar.
pub fn two_earners() -> Sample {
    let parent = person(
        Filing::Joint,
        &[(Item::Agi, 72_000), (Item::Earned, 72_000), (Item::Tax, 2172), (Item::Cash, 10_000)],
    );
    let student = person(Filing::Single, &[(Item::Agi, 6000), (Item::Earned, 6000), (Item::Cash, 500)]);
    Sample {
        id: "two-earners",
        name: "Maren Castellow and her parents",
        story: "Two working parents, a family of four, and a first year in a residence hall. It is the example of \
                Northfield's own pages, so every line can be laid beside them.",
        worksheet: Worksheet {
            application: family(Marital::Married, "MA", 4, student, parent),
            schools: vec![
                // The Northfield Grant and the First in the Family Scholarship.
                Plan { grants: 15_500 + 2500, work_study: 2400, ..northfield(Living::Hall) },
                Plan { grants: 2000, work_study: 1500, ..calder_ridge() },
            ],
        },
    }
}

pub fn single_parent() -> Sample {
    let parent = person(
        Filing::HeadOfHousehold,
        &[(Item::Agi, 34_500), (Item::Earned, 34_500), (Item::Cash, 900), (Item::ChildSupport, 2400)],
    );
    let student = Person {
        filed: Some(false),
        ..person(Filing::Single, &[(Item::Agi, 3100), (Item::Earned, 3100), (Item::Cash, 250)])
    };
    let application = family(Marital::Divorced, "MA", 3, student, parent);
    Sample {
        id: "single-parent",
        name: "Teo Abernaki and his mother",
        story: "A mother who is head of the household, two children, and help with food in one of the last two years. \
                Income alone earns the largest Pell Grant, and nothing that they own is counted.",
        worksheet: Worksheet {
            application: Application { benefit: Some(true), ..application },
            schools: vec![
                Plan {
                    grants: 18_000,
                    campus_grant: 800,
                    work_study: 3000,
                    year_of_study: 2,
                    ..northfield(Living::WithParents)
                },
                Plan { grants: 1200, campus_grant: 400, year_of_study: 2, ..pinehaven() },
            ],
        },
    }
}

pub fn dairy_farm() -> Sample {
    let parent = Person {
        // The farm's own schedule F.
        schedules: Some(true),
        ..person(
            Filing::Joint,
            &[
                (Item::Agi, 85_000),
                (Item::Earned, 89_000),
                (Item::Tax, 1065),
                (Item::IraDeduction, 3000),
                (Item::Cash, 9300),
                (Item::Investments, 12_000),
                (Item::Business, 60_000),
                (Item::FamilyBusiness, 640_000),
            ],
        )
    };
    let student = person(Filing::Single, &[(Item::Agi, 5200), (Item::Earned, 5200), (Item::Cash, 2800)]);
    Sample {
        id: "dairy-farm",
        name: "Linnea Vosburgh and the farm",
        story: "Parents with a dairy farm on which the family of five lives, and a rented-out field beside it. From \
                2026-27 on the farm is no asset: compare with 2025-26, where it was one.",
        worksheet: Worksheet {
            application: family(Marital::Married, "VT", 5, student, parent),
            schools: vec![
                Plan { grants: 12_000, work_study: 1200, ..northfield(Living::Hall) },
                Plan { grants: 2500, ..calder_ridge() },
            ],
        },
    }
}

/// Together a little above the income up to which assets do not count.
pub fn second_marriage() -> Sample {
    let parent = person(
        Filing::Separate,
        &[
            (Item::Agi, 38_900),
            (Item::Earned, 38_750),
            (Item::Tax, 684),
            (Item::ChildSupport, 4800),
            (Item::Cash, 8200),
            (Item::Investments, 21_000),
        ],
    );
    let other_parent = person(
        Filing::Separate,
        &[(Item::Agi, 21_340), (Item::Earned, 21_290), (Item::Tax, 674), (Item::Cash, 16_800)],
    );
    let student = person(Filing::Single, &[(Item::Agi, 13_900), (Item::Earned, 13_900), (Item::Cash, 3000)]);
    let application = family(Marital::Married, "NH", 4, student, parent);
    Sample {
        id: "second-marriage",
        name: "Jonah Ferris-Oduya and two households",
        story: "A mother who has married again; she and the stepfather file separately, and the father is not asked. \
                Together they earn 240 dollars more than the 60,000 below which their savings would not count.",
        worksheet: Worksheet {
            application: Application { other_parent, ..application },
            schools: vec![
                Plan { grants: 13_500, work_study: 2000, year_of_study: 3, ..northfield(Living::Hall) },
                Plan { grants: 1800, year_of_study: 3, ..calder_ridge() },
            ],
        },
    }
}

/// What is open is bounded, so that the range says something.
pub fn half_finished() -> Sample {
    let mut parent = person(
        Filing::Joint,
        &[(Item::Earned, 71_000), (Item::Tax, 3100), (Item::Cash, 12_000), (Item::Investments, 6000)],
    );
    parent.amounts.agi = Some(Answer::Between { from: 68_000, to: 84_000 });
    parent.schedules = None;
    let student = Person {
        filing: None,
        ..person(Filing::Single, &[(Item::Agi, 2400), (Item::Earned, 2400), (Item::Cash, 700)])
    };
    let application = family(Marital::Married, "MA", 4, student, parent);
    Sample {
        id: "half-finished",
        name: "Priya Lindholm, not finished yet",
        story: "The tax return is not at hand: income is a guess between two amounts, and three questions are open. \
                What is certain already is a range, and each answer narrows it.",
        worksheet: Worksheet {
            application: Application { benefit: None, ..application },
            schools: vec![northfield(Living::Hall)],
        },
    }
}

fn family(marital: Marital, state: &str, size: i64, student: Person, parent: Person) -> Application {
    Application {
        year: AwardYear::Y2026,
        about: about(YOUNG),
        parents: Household {
            marital: Some(marital),
            state: Some(state.to_owned()),
            family_size: Some(Answer::Exactly(size)),
        },
        household: Household {
            marital: Some(Marital::NeverMarried),
            state: Some(state.to_owned()),
            family_size: None,
        },
        benefit: Some(false),
        student,
        parent,
        ..Application::default()
    }
}
