//! The sample families beside what a second program found for them.
//!
//! That program knows only the published tables and rules, and shares no line with this one.

use jiff::civil::{Date, date};

use super::{Example, Group};
use crate::{
    explain,
    families::{Sample, families},
    trace::Step,
};

const TODAY: Date = date(2026, 11, 17);

const LINES: [(&str, &[(&str, i64)]); 7] = [
    (
        "two-earners",
        &[
            ("family.assetsCount", 1),
            ("parents.totalIncome", 72_000),
            ("parents.incomeTax", 2172),
            ("parents.payroll", 5508),
            ("parents.protection", 44_880),
            ("parents.employment", 5000),
            ("parents.availableIncome", 14_440),
            ("parents.netWorth", 10_000),
            ("parents.assetContribution", 1200),
            ("parents.adjustedIncome", 15_640),
            ("parents.contribution", 3441),
            ("student.totalIncome", 6000),
            ("student.payroll", 459),
            ("student.availableIncome", -6229),
            ("student.incomeContribution", 0),
            ("student.assetContribution", 100),
            ("family.calculated", 3541),
            ("family.povertyLine", 31_200),
            ("family.maxLimit", 54_600),
            ("family.minLimit", 85_800),
            ("family.maxPell", 0),
            ("family.index", 3541),
            ("pell.scheduledAward", 3855),
        ],
    ),
    (
        "single-parent",
        &[
            ("family.assetsCount", 0),
            ("parents.totalIncome", 34_500),
            ("parents.incomeTax", 0),
            ("parents.payroll", 2639),
            ("parents.protection", 36_330),
            ("parents.employment", 5000),
            ("parents.availableIncome", -9469),
            ("parents.assetContribution", 0),
            ("parents.adjustedIncome", -9469),
            ("parents.contribution", -1870),
            ("student.totalIncome", 3100),
            ("student.payroll", 237),
            ("student.availableIncome", -18_376),
            ("student.incomeContribution", 0),
            ("student.assetContribution", 0),
            ("family.calculated", -1500),
            ("family.povertyLine", 25_820),
            ("family.maxLimit", 58_095),
            ("family.minLimit", 83_915),
            ("family.maxPell", 2),
            ("family.index", -1500),
            ("pell.scheduledAward", 7395),
        ],
    ),
    (
        "dairy-farm",
        &[
            ("family.assetsCount", 1),
            ("parents.totalIncome", 88_000),
            ("parents.incomeTax", 1065),
            ("parents.payroll", 6809),
            ("parents.protection", 52_950),
            ("parents.employment", 5000),
            ("parents.availableIncome", 22_176),
            ("parents.netWorth", 45_300),
            ("parents.assetContribution", 5436),
            ("parents.adjustedIncome", 27_612),
            ("parents.contribution", 6261),
            ("student.totalIncome", 5200),
            ("student.payroll", 397),
            ("student.availableIncome", -6967),
            ("student.incomeContribution", 0),
            ("student.assetContribution", 560),
            ("family.calculated", 6821),
            ("family.povertyLine", 36_580),
            ("family.maxLimit", 64_015),
            ("family.minLimit", 100_595),
            ("family.maxPell", 0),
            ("family.index", 6821),
            ("pell.scheduledAward", 740),
        ],
    ),
    (
        "on-my-own",
        &[
            ("family.assetsCount", 0),
            ("student.totalIncome", 31_200),
            ("student.incomeTax", 1760),
            ("student.payroll", 2386),
            ("student.protection", 18_310),
            ("student.employment", 0),
            ("student.availableIncome", 8744),
            ("student.incomeContribution", 4372),
            ("student.assetContribution", 0),
            ("family.calculated", 4372),
            ("family.povertyLine", 15_060),
            ("family.maxLimit", 26_355),
            ("family.minLimit", 41_415),
            ("family.maxPell", 0),
            ("family.index", 4372),
            ("pell.scheduledAward", 3025),
        ],
    ),
    (
        "student-parent",
        &[
            ("family.assetsCount", 1),
            ("student.totalIncome", 88_600),
            ("student.incomeTax", 4033),
            ("student.payroll", 6778),
            ("student.protection", 68_430),
            ("student.employment", 5000),
            ("student.availableIncome", 4359),
            ("student.netWorth", 20_000),
            ("student.assetContribution", 1400),
            ("student.adjustedIncome", 5759),
            ("student.contribution", 1267),
            ("family.calculated", 1267),
            ("family.povertyLine", 25_820),
            ("family.maxLimit", 58_095),
            ("family.minLimit", 103_280),
            ("family.maxPell", 0),
            ("family.index", 1267),
            ("pell.scheduledAward", 6130),
        ],
    ),
    (
        "newlyweds",
        &[
            ("family.assetsCount", 1),
            ("student.totalIncome", 65_100),
            ("student.incomeTax", 2932),
            ("student.payroll", 5202),
            ("student.protection", 29_350),
            ("student.employment", 5000),
            ("student.availableIncome", 22_616),
            ("student.netWorth", 7000),
            ("student.incomeContribution", 11_308),
            ("student.assetContribution", 1400),
            ("family.calculated", 12_708),
            ("family.povertyLine", 25_540),
            ("family.maxLimit", 44_695),
            ("family.minLimit", 70_235),
            ("family.maxPell", 0),
            ("family.index", 12_708),
            ("pell.scheduledAward", 740),
        ],
    ),
    (
        "second-marriage",
        &[
            ("family.assetsCount", 1),
            ("parents.totalIncome", 60_240),
            ("parents.incomeTax", 1358),
            ("parents.payroll", 4593),
            ("parents.protection", 44_880),
            ("parents.employment", 5000),
            ("parents.availableIncome", 4409),
            ("parents.netWorth", 50_800),
            ("parents.assetContribution", 6096),
            ("parents.adjustedIncome", 10_505),
            ("parents.contribution", 2311),
            ("student.totalIncome", 13_900),
            ("student.payroll", 1064),
            ("student.availableIncome", 1066),
            ("student.incomeContribution", 533),
            ("student.assetContribution", 600),
            ("family.calculated", 3444),
            ("family.povertyLine", 31_200),
            ("family.maxLimit", 54_600),
            ("family.minLimit", 85_800),
            ("family.maxPell", 0),
            ("family.index", 3444),
            ("pell.scheduledAward", 3950),
        ],
    ),
];

/// Lowest and highest of index and grant, found by trying every open answer and every dollar of the range.
const RANGE: [(&str, i64); 4] =
    [("lowest index", 2109), ("highest index", 6441), ("lowest grant", 955), ("highest grant", 5285)];

pub fn examples() -> Vec<Example> {
    let all = families();
    let named = |id: &str| all.iter().find(|family| family.id == id);
    let mut examples = Vec::new();
    for (id, lines) in LINES {
        let Some(family) = named(id) else { continue };
        examples.extend(lines.iter().map(|(key, expected)| line(family, key, *expected)));
    }
    if let Some(family) = named("half-finished") {
        for (place, (name, expected)) in RANGE.into_iter().enumerate() {
            let sheet = family.worksheet.clone();
            let what = format!("The {name} that the answers so far leave open.");
            examples.push(Example::new(Group::Families, family.name, what).is(expected, move || {
                let found = sheet.work_out(TODAY);
                [found.sai.least, found.sai.most, found.pell.least, found.pell.most][place]
            }));
        }
    }
    examples
}

/// One line of the result, or -1 if there is no such line.
fn line(family: &Sample, key: &'static str, expected: i64) -> Example {
    let case = family.worksheet.complete(TODAY).ok();
    let step = Step::ALL.iter().find(|step| key.ends_with(&format!(".{}", step.name())));
    let unit = step.map_or(super::Unit::Dollars, |step| step.unit());
    let found = case.map(|(case, standing)| explain(&case, &standing));
    let label = found.as_ref().and_then(|found| found.lines.iter().find(|line| line.key == key));
    let what = label.map_or_else(|| key.to_owned(), |line| line.label.clone());
    let sheet = family.worksheet.clone();
    Example::new(Group::Families, family.name, what).in_unit(unit).is(expected, move || {
        let found = sheet.complete(TODAY).ok().map(|(case, standing)| explain(&case, &standing));
        let line = found.and_then(|found| found.lines.into_iter().find(|line| line.key == key));
        line.map_or(-1, |line| line.value)
    })
}
