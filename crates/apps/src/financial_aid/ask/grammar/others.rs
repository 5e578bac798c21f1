use chat::understand::{Intent, Needed};
use serde_json::{Value as Json, json};

use super::{
    super::tools::{AID_PACKAGE, AID_TABLES, AID_WHAT_IF, AID_YEARS},
    intents::{call, input, named, number, term},
};

const PACKAGE: &[&str] = &[
    "my net price",
    "^net price",
    "our net price",
    "net price at",
    "what would i pay",
    "would i pay",
    "will i pay",
    "do i pay",
    "do we pay",
    "would we pay",
    "have to borrow",
    "would i borrow",
    "left to pay",
    "my package",
    "the package",
    "our package",
    "aid package",
    "^package",
    "each term",
    "per term",
    "every term",
    "paid in the fall",
    "fall payment",
    "term payments",
    "payment schedule",
    "my loans",
    "my work study",
    "out of pocket",
    "cost me at",
    "cost us at",
];

pub fn package() -> Intent {
    Intent {
        name: "package",
        does: "show cost, grants, loans and net price",
        examples: &[
            "What would I pay at Northfield?",
            "What is my net price?",
            "Show me the package",
            "How much would I have to borrow?",
            "What is paid each term?",
            "What is left to pay after all aid?",
        ],
        cues: PACKAGE,
        takes: &["school", "credits", "year"],
        needs: &[],
        call: |request| {
            if let Some(credits) = number(request, "credits") {
                let fields = [("credits", Some(json!(credits))), ("year", named(request, "year"))];
                return call(AID_WHAT_IF, input(fields));
            }
            let school = request.all("school").map(|school| json!(school.text)).next();
            call(AID_PACKAGE, input([("school", school), ("year", named(request, "year"))]))
        },
    }
}

const YEARS: &[&str] = &[
    "compare the years",
    "compare years",
    "compare the award years",
    "compare award years",
    "each year",
    "each award year",
    "every year",
    "every award year",
    "all years",
    "all award years",
    "other years",
    "other award years",
    "by year",
    "by award year",
    "differ between",
    "index differ",
    "from year to year",
    "across years",
    "side by side",
    "different years",
];

pub fn years() -> Intent {
    Intent {
        name: "years",
        does: "compare the award years",
        examples: &[
            "Compare the award years",
            "What is my index in each award year?",
            "How does the result differ by year?",
            "Show all years side by side",
        ],
        cues: YEARS,
        takes: &[],
        needs: &[],
        call: |_| call(AID_YEARS, json!({})),
    }
}

const TABLES: &[&str] = &[
    "maximum pell",
    "max pell",
    "minimum pell",
    "largest pell",
    "smallest pell",
    "highest pell",
    "pell maximum",
    "what is the maximum",
    "what is the minimum",
    "what is the income protection",
    "income protection allowance for",
    "income protection for",
    "what is the employment",
    "employment expense allowance in",
    "what is the payroll",
    "what is the poverty",
    "poverty line",
    "poverty guideline",
    "poverty level",
    "income limit",
    "income limits",
    "loan limit",
    "loan limits",
    "can borrow",
    "can i borrow",
    "may borrow",
    "student borrow",
    "sophomore borrow",
    "freshman borrow",
    "borrow at most",
    "how much can a",
    "which tax year",
    "what tax year",
    "tax year counts",
    "tax year is used",
    "tax year used",
    "share of savings",
    "share of assets",
    "asset rate",
    "asset rates",
    "of assets count",
    "percent of assets",
    "social security base",
    "contribution brackets",
    "the brackets",
    "for a family of",
    "in the tables",
    "federal table",
];

pub fn tables() -> Intent {
    Intent {
        name: "tables",
        does: "look up the federal tables",
        examples: &[
            "What is the maximum Pell Grant in 2026-27?",
            "What is the income protection allowance for a family of four?",
            "How much can a dependent sophomore borrow?",
            "What is the poverty line for five people in Alaska?",
            "Which tax year counts for 2027-28?",
            "What share of savings counts?",
        ],
        cues: TABLES,
        takes: &["table", "year", "size", "place", "student", "who", "study"],
        needs: &[Needed {
            any_of: &["table"],
            question: "Which table do you mean? For example Pell Grant amounts, the income protection allowance, or loan \
                       limits.",
        }],
        call: |request| {
            let study = term(request, "study").and_then(|study| study.id.parse::<i64>().ok());
            let fields = [
                ("table", named(request, "table")),
                ("year", named(request, "year")),
                ("size", number(request, "size").map(Json::from)),
                ("place", named(request, "place")),
                ("student", named(request, "student")),
                ("whose", named(request, "who")),
                ("yearOfStudy", study.map(Json::from)),
            ];
            call(AID_TABLES, input(fields))
        },
    }
}
