//! The words by which people are called, counted and told apart.

use chat::understand::Choice;

pub const KINDS: &[Choice] = &[
    Choice {
        id: "student",
        name: "students",
        also: &["student", "undergraduates", "undergrads", "graduate students", "grad students"],
    },
    Choice {
        id: "alum",
        name: "alumni",
        also: &["alum", "alums", "alumna", "alumnus", "graduates", "graduate"],
    },
    Choice { id: "staff", name: "staff", also: &["staff members", "employees of the university"] },
];

pub const GROUPINGS: &[Choice] = &[
    Choice {
        id: "decade",
        name: "by decade",
        also: &["per decade", "by class", "by class year", "over the years", "in each decade", "each decade"],
    },
    Choice {
        id: "industry",
        name: "by industry",
        also: &[
            "per industry",
            "by sector",
            "in each industry",
            "each industry",
            "in which industries",
            "what industries",
            "which industries",
        ],
    },
    Choice {
        id: "field",
        name: "by field",
        also: &["per field", "by major", "by field of study", "by subject", "in each field", "each field"],
    },
    Choice {
        id: "seniority",
        name: "by seniority",
        also: &["by level", "per level", "by career stage", "each level"],
    },
];

pub const PEOPLE: &[&str] = &[
    "people",
    "persons",
    "alumni",
    "alums",
    "students",
    "mentors",
    "graduates",
    "contacts",
    "names",
    "candidates",
];

/// "Give me five alumni" says nothing about gifts.
pub const GAVE: &[&str] = &[
    "gave",
    "donated",
    "donate",
    "has given",
    "have given",
    "had given",
    "ever given",
    "not given",
    "donors",
    "givers",
    "who give",
    "alumni give",
    "people give",
    "students give",
    "not give",
    "never give",
    "give to us",
    "give money",
    "gave most",
    "gave the most",
    "gave the largest gifts",
    "gave the biggest gifts",
    "given most",
    "given the most",
    "biggest donors",
    "largest donors",
    "top donors",
    "most generous",
    "most generous donors",
];

/// Behind one of these it says that they did not give.
pub const NOTHING: &[&str] =
    &["no money", "not a cent", "not a dime", "not a penny", "nothing", "us nothing", "zero"];
