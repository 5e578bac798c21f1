//! Single rules: payroll tax, what a little more does, and the error that the department made in 2024.

use super::{Example, Group};
use crate::{
    AwardYear, Case, Field, Formula, Item, Who,
    case::{Amounts, Filing, Given, Marital, Return, Side},
    curve::Marginal,
    estimate, explain,
    pell::Standing,
};

pub fn examples() -> Vec<Example> {
    let mut all = payroll();
    all.extend(margins());
    all.extend(defect());
    all
}

fn filed(filing: Filing, amounts: Amounts<i64>) -> Return<i64> {
    Return { filing, filed: true, schedules: false, amounts }
}

fn dependent(year: AwardYear, parents: [Option<Return<i64>>; 2], student: Amounts<i64>) -> Case {
    let [first, second] = parents;
    Case {
        year,
        formula: Formula::A,
        student: Side { family_size: 1, first: filed(Filing::Single, student), ..Side::default() },
        parents: Some(Side {
            marital: Marital::Married,
            family_size: 4,
            first: first.unwrap_or_default(),
            second,
            ..Side::default()
        }),
        benefit: false,
        given: Given::default(),
        imitate_defect: false,
    }
}

fn line(case: &Case, key: &str) -> i64 {
    let found = explain(case, &Standing::default());
    found.lines.iter().find(|line| line.key == key).map_or(-1, |line| line.value)
}

/// Whose earnings, and the two parts of the allowance.
type Payroll = (&'static str, &'static str, &'static [(Filing, i64)], [i64; 2]);

fn payroll() -> Vec<Example> {
    let cases: [Payroll; 9] = [
        ("Single, 82,000", "Below every threshold.", &[(Filing::Single, 82_000)], [1189, 5084]),
        ("Single, 1,000", "Medicare is 14.50: half a dollar goes up.", &[(Filing::Single, 1000)], [15, 62]),
        (
            "Single, 250,000",
            "Medicare is dearer above 200,000.",
            &[(Filing::Single, 250_000)],
            [4075, 10_453],
        ),
        (
            "Joint, 250,000",
            "Up to the threshold of a joint return.",
            &[(Filing::Joint, 250_000)],
            [3625, 15_500],
        ),
        (
            "Joint, 300,000",
            "Above it, and still within twice the base.",
            &[(Filing::Joint, 300_000)],
            [4800, 18_600],
        ),
        ("Joint, 400,000", "Above twice the base of 168,600.", &[(Filing::Joint, 400_000)], [7150, 20_906]),
        ("Separate, 150,000", "The threshold is 125,000.", &[(Filing::Separate, 150_000)], [2400, 9300]),
        (
            "Separate, 38,750 and 21,290",
            "Both are added up before they are rounded. Rounded one by one, social security would be 3,723.",
            &[(Filing::Separate, 38_750), (Filing::Separate, 21_290)],
            [871, 3722],
        ),
        (
            "Separate, 40,000 and a loss",
            "A loss from work counts as nothing and takes nothing off the other's earnings.",
            &[(Filing::Separate, 40_000), (Filing::Separate, -9000)],
            [580, 2480],
        ),
    ];
    let mut all = Vec::new();
    for (name, what, returns, expected) in cases {
        let earner = |place: usize| {
            let (filing, earned) = returns.get(place)?;
            Some(filed(*filing, Amounts { earned: *earned, agi: *earned, ..Amounts::default() }))
        };
        let case = dependent(AwardYear::Y2026, [earner(0), earner(1)], Amounts::default());
        let parts = [("parents.medicare", "Medicare"), ("parents.socialSecurity", "Social security")];
        for ((key, part), expected) in parts.into_iter().zip(expected) {
            let case = case.clone();
            all.push(
                Example::new(Group::Payroll, format!("{name}: {part}"), what)
                    .is(expected, move || line(&case, key)),
            );
        }
    }
    all
}

/// Parents in the 29 percent bracket of 2026-27, the employment allowance at its cap, tax as it is.
fn middle() -> Case {
    let amounts = Amounts { agi: 90_000, earned: 90_000, tax: 5000, ..Amounts::default() };
    dependent(AwardYear::Y2026, [Some(filed(Filing::Joint, amounts)), None], Amounts::default())
}

fn margins() -> Vec<Example> {
    let more = |field: Field, more: i64| {
        move || Marginal::of(&middle(), &Standing::default(), field, more).map_or(-1, |found| found.sai)
    };
    let example = |name: &str, what: &str| Example::new(Group::Margins, name, what);
    vec![
        example(
            "Before",
            "90,000 of wages and 5,000 of tax, a family of four: 29 percent of what is over 27,300.",
        )
        .is(6442, || estimate(&middle(), &Standing::default()).sai),
        example("1,000 more in parents' wages", "77 of it are payroll tax, 29 percent of the rest count.")
            .is(268, more(Field::Wages { who: Who::Parent }, 1000)),
        example("1,000 more in parents' savings", "12 percent of it are income, of which 29 percent count.")
            .is(35, more(Field::Amount { who: Who::Parent, item: Item::Cash }, 1000)),
        example("1,000 more in the student's savings", "20 percent of it.")
            .is(200, more(Field::Amount { who: Who::Student, item: Item::Cash }, 1000)),
        example("500 more in tax paid", "29 percent of it, the other way.")
            .is(-145, more(Field::Amount { who: Who::Parent, item: Item::Tax }, 500)),
        example(
            "One person more in the family",
            "The allowance for five is 8,070 larger: 22 percent of 20,165 are left.",
        )
        .is(-2006, more(Field::FamilySize, 1)),
    ]
}

/// By law a fifth of what the student owns is part of the index. Until 21 March 2024 the department left it out.
fn defect() -> Vec<Example> {
    let owned: [(&str, Amounts<i64>, i64); 6] = [
        ("1,900 in an account", Amounts { cash: 1900, ..Amounts::default() }, 380),
        ("12,345 in an account", Amounts { cash: 12_345, ..Amounts::default() }, 2469),
        ("2 in an account", Amounts { cash: 2, ..Amounts::default() }, 0),
        ("3 in an account", Amounts { cash: 3, ..Amounts::default() }, 1),
        ("4,000 and 6,500 invested", Amounts { cash: 4000, investments: 6500, ..Amounts::default() }, 2100),
        (
            "A business of 50,000, of which 40 percent count",
            Amounts { business: 50_000, ..Amounts::default() },
            4000,
        ),
    ];
    let what = "The index by law less the index with the error: a fifth of what the student owns.";
    owned
        .into_iter()
        .map(|(name, student, expected)| {
            Example::new(Group::Defect, name, what).is(expected, move || {
                let amounts = Amounts { agi: 90_000, earned: 90_000, tax: 5000, ..Amounts::default() };
                let parents = [Some(filed(Filing::Joint, amounts)), None];
                let lawful = dependent(AwardYear::Y2024, parents, student.clone());
                let defective = Case { imitate_defect: true, ..lawful.clone() };
                let index = |case: &Case| estimate(case, &Standing::default()).sai;
                index(&lawful) - index(&defective)
            })
        })
        .collect()
}
