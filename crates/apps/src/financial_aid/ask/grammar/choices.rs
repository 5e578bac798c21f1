//! The closed lists that a message may name: years, fields, lines, tables.

use chat::understand::Choice;

const fn choice(id: &'static str, name: &'static str, also: &'static [&'static str]) -> Choice {
    Choice { id, name, also }
}

pub const YEARS: &[Choice] = &[
    choice("2024-25", "2024-25", &["2024-2025", "24-25"]),
    choice("2025-26", "2025-26", &["2025-2026", "25-26"]),
    choice("2026-27", "2026-27", &["2026-2027", "26-27"]),
    choice("2027-28", "2027-28", &["2027-2028", "27-28"]),
];

pub const FIELDS: &[Choice] = &[
    choice(
        "wages",
        "wages",
        &["earn", "earned", "earning", "earnings", "earns", "made", "make", "makes", "pay", "salary", "wage"],
    ),
    choice("income", "income", &["adjusted gross income", "agi", "gross income"]),
    choice(
        "savings",
        "savings",
        &["bank account", "bank accounts", "cash", "money in the bank", "saved", "saving"],
    ),
    choice(
        "investments",
        "investments",
        &["bonds", "brokerage account", "investment", "mutual funds", "stocks"],
    ),
    choice("business", "business", &["businesses", "farm"]),
    choice("childSupport", "child support", &["alimony"]),
    choice("tax", "income tax paid", &["income tax", "tax", "taxes", "taxes paid"]),
    choice("familySize", "family size", &["household size", "size of the family", "size of our family"]),
];

pub const LINES: &[Choice] = &[
    choice("totalIncome", "total income", &[]),
    choice("incomeTax", "income tax paid", &["income tax", "tax i paid", "tax we paid", "taxes paid"]),
    choice("medicare", "Medicare part", &["medicare", "medicare tax"]),
    choice("socialSecurity", "social security part", &["social security", "social security tax"]),
    choice(
        "payroll",
        "payroll tax allowance",
        &["payroll", "payroll allowance", "payroll tax", "payroll taxes"],
    ),
    choice("protection", "income protection allowance", &["income protection", "ipa"]),
    choice(
        "employment",
        "employment expense allowance",
        &["eea", "employment allowance", "employment expense", "work allowance", "work expense allowance"],
    ),
    choice("negativeParents", "allowance for the parents' negative income", &["negative parents allowance"]),
    choice("allowances", "total allowances", &["allowances", "all allowances"]),
    choice("availableIncome", "available income", &[]),
    choice("incomeContribution", "contribution from income", &["income contribution"]),
    choice(
        "assetsCount",
        "whether assets count",
        &["asset test", "assets count", "assets counted", "assets not count"],
    ),
    choice("business", "adjusted net worth of businesses", &["business net worth"]),
    choice("netWorth", "net worth", &["assets worth"]),
    choice("assetContribution", "contribution from assets", &["asset contribution", "assets contribution"]),
    choice("adjustedIncome", "adjusted available income", &["aai"]),
    choice(
        "contribution",
        "contribution",
        &["family contribution", "parent contribution", "parents contribution", "parents' contribution"],
    ),
    choice("index", "Student Aid Index", &["index", "sai"]),
    choice("povertyLine", "poverty guideline", &["poverty level", "poverty line"]),
    choice("maxPell", "maximum Pell indicator", &["maximum pell", "max pell"]),
    choice("minPell", "minimum Pell indicator", &["minimum pell", "min pell"]),
    choice(
        "scheduledAward",
        "scheduled award",
        &["pell", "pell award", "pell grant", "scheduled pell grant"],
    ),
    choice("costOfAttendance", "cost of attendance", &["coa"]),
    choice("need", "financial need", &["need"]),
    choice("loanLimit", "loan limit", &["most of both loans"]),
    choice("subsidised", "subsidized loan", &["direct subsidized loan", "subsidised loan"]),
    choice("unsubsidised", "unsubsidized loan", &["direct unsubsidized loan", "unsubsidised loan"]),
    choice("netPrice", "net price", &[]),
    choice("unmet", "what is left to pay", &["left to pay", "unmet need"]),
];

pub const TABLES: &[Choice] = &[
    choice(
        "pell",
        "Pell Grant amounts",
        &[
            "biggest pell",
            "federal pell grant",
            "highest pell",
            "largest pell",
            "max pell",
            "maximum pell",
            "min pell",
            "minimum pell",
            "most pell",
            "pell",
            "pell amounts",
            "pell ceiling",
            "pell grant",
            "pell grants",
            "pell maximum",
            "smallest pell",
        ],
    ),
    choice(
        "protection",
        "income protection allowance",
        &["income protection", "income protection allowances", "ipa"],
    ),
    choice(
        "employment",
        "employment expense allowance",
        &["eea", "employment allowance", "employment expense", "work expense allowance"],
    ),
    choice(
        "payroll",
        "payroll tax allowance",
        &[
            "medicare rate",
            "medicare tax",
            "payroll allowance",
            "payroll tax",
            "social security base",
            "social security tax",
        ],
    ),
    choice(
        "assets",
        "asset rates",
        &["asset rate", "asset threshold", "assets", "share of assets", "share of savings"],
    ),
    choice(
        "contribution",
        "contribution brackets",
        &[
            "aai brackets",
            "assessment rates",
            "bracket",
            "brackets",
            "contribution rates",
            "contribution schedule",
        ],
    ),
    choice(
        "poverty",
        "poverty guidelines",
        &[
            "income limit",
            "income limits",
            "poverty guideline",
            "poverty level",
            "poverty line",
            "poverty lines",
        ],
    ),
    choice(
        "loans",
        "loan limits",
        &[
            "borrow",
            "direct loan",
            "direct loans",
            "federal loans",
            "loan limit",
            "loan maximum",
            "loans",
            "stafford loan",
            "student loan",
            "student loans",
        ],
    ),
    choice(
        "incomeYear",
        "tax year that counts",
        &["income year", "prior prior year", "tax year", "tax years", "year of income"],
    ),
];

pub const PLACES: &[Choice] = &[
    choice("alaska", "Alaska", &["ak"]),
    choice("hawaii", "Hawaii", &["hi state"]),
    choice(
        "contiguous",
        "the contiguous states",
        &["48 states", "contiguous states", "lower 48", "mainland"],
    ),
];

pub const STUDENTS: &[Choice] = &[
    choice("independent", "independent student", &["independent", "independent students"]),
    choice("dependent", "dependent student", &["dependent", "dependent students"]),
];

pub const STUDY: &[Choice] = &[
    choice("1", "first year", &["freshman", "freshmen", "first-year"]),
    choice("2", "second year", &["second-year", "sophomore", "sophomores"]),
    choice(
        "3",
        "third year and later",
        &["fourth year", "junior", "juniors", "senior", "seniors", "third year"],
    ),
];
