use super::*;
use crate::guard::token::tokens;

/// The readings of a text, short enough to be compared at a glance.
fn readings(text: &str) -> Vec<String> {
    let short = |found: Found| match found.reading {
        Reading::Quantity(Quantity { value, or, measure, bound, .. }) => {
            let or = or.map(|or| format!(" or {or}")).unwrap_or_default();
            let bound = if bound == Bound::Exact { String::new() } else { format!("{bound:?} ") };
            let unit = if measure == Measure::Plain { String::new() } else { format!(" {measure:?}") };
            format!("{bound}{}{or}{unit}", (value * 1e6).round() / 1e6)
        }
        Reading::Date(days) => {
            let part = |part: Option<i16>| part.map_or("?".to_owned(), |part| part.to_string());
            let day = |day: &When| {
                format!(
                    "{}-{}-{}",
                    part(day.year),
                    part(day.month.map(i16::from)),
                    part(day.day.map(i16::from))
                )
            };
            days.iter().map(day).collect::<Vec<_>>().join(" or ")
        }
        Reading::Decade(year) => format!("{year}s"),
        Reading::Time { minutes, half_known } => {
            format!("{}:{:02}{}", minutes / 60, minutes % 60, if half_known { "" } else { "?" })
        }
        Reading::Ordinal(value) => format!("#{value}"),
        Reading::Between { low, high, measure } => format!("{low}..{high} {measure:?}"),
        Reading::Ratio { of, among, bound } => {
            let bound = if bound == Bound::Exact { String::new() } else { format!("{bound:?} ") };
            format!("{bound}{of}/{among}")
        }
        Reading::Code(code) => format!("`{code}`"),
    };
    read(&tokens(text)).into_iter().map(short).collect()
}

#[track_caller]
fn reads(table: &[(&str, &[&str])]) {
    let wrong: Vec<_> = table
        .iter()
        .map(|(text, expected)| (text, readings(text), expected))
        .filter(|(_, found, expected)| found != *expected)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn plain_numbers_are_read_in_every_form() {
    reads(&[
        ("1,284 alumni", &["1284"]),
        ("1 284 alumni", &["1284"]),
        ("1.284 alumni", &["1.284 or 1284"]),
        ("1'284 alumni", &["1284"]),
        ("1 2 8 4 alumni", &["1284"]),
        ("１２８４ alumni", &["1284"]),
        ("١٢٨٤ alumni", &["1284"]),
        ("𝟏𝟐𝟖𝟒 alumni", &["1284"]),
        ("twelve hundred alumni", &["1200"]),
        ("two dozen mentors", &["24"]),
        ("a hundred and five", &["105"]),
        ("a couple of mentors", &["2"]),
        ("7.4k", &["7400"]),
        ("2.5 million", &["2500000"]),
        ("half a million", &["500000"]),
        ("two and a half", &["2.5"]),
        ("3½", &["3.5"]),
        ("1.2e3", &["1200"]),
        ("1.2 × 10³", &["1200"]),
        ("-12 and minus 5", &["-12", "-5"]),
        ("zero mentors", &["0"]),
        ("a score of 87", &["87"]),
        ("twentyfive", &["25"]),
        ("10–20", &["10", "20"]),
        ("1,200+ alumni", &["AtLeast 1200"]),
    ]);
}

#[test]
fn units_belong_to_their_numbers() {
    reads(&[
        ("$7,395", &["7395 Dollars"]),
        ("US$7,395", &["7395 Dollars"]),
        ("USD 7,395", &["7395 Dollars"]),
        ("7,395 dollars", &["7395 Dollars"]),
        ("7,395 US dollars", &["7395 Dollars"]),
        ("$7.4k", &["7400 Dollars"]),
        ("seven grand", &["7000 Dollars"]),
        ("50 cents", &["0.5 Dollars"]),
        ("€500 and £20", &["500 Other(\"euro\")", "20 Other(\"sterling\")"]),
        ("-$500", &["-500 Dollars"]),
        ("12 %", &["12 Percent"]),
        ("12 per cent", &["12 Percent"]),
        ("twelve percent", &["12 Percent"]),
        ("12 percentage points", &["12 Points"]),
        ("10-20 %", &["10 Percent", "20 Percent"]),
        ("between $3 and 5", &["3 Dollars", "5 Dollars"]),
        ("three to five years", &["3 Years", "5 Years"]),
        ("a 4-year degree", &["4 Years"]),
        ("18 months", &["18 Months"]),
        ("2 weeks", &["14 Days"]),
        ("two decades", &["20 Years"]),
        ("30 minutes", &["0.5 Hours"]),
        ("half an hour", &["0.5 Hours"]),
        ("5 km", &["5 Kilometres"]),
        ("5 miles", &["5 Other(\"mile\")"]),
        ("3 times", &["3 Times"]),
        ("12 people and 12 dollars", &["12", "12 Dollars"]),
    ]);
}

#[test]
fn what_is_said_about_precision_is_read() {
    reads(&[
        ("about 1,300 alumni", &["About 1300"]),
        ("nearly $7,400", &["Under 7400 Dollars"]),
        ("more than 1,200", &["Over 1200"]),
        ("no more than 5", &["AtMost 5"]),
        ("at least 3.5", &["AtLeast 3.5"]),
        ("~1,300", &["About 1300"]),
        ("1,300 or so", &["About 1300"]),
        ("up to $500", &["AtMost 500 Dollars"]),
        ("under 20 %", &["Under 20 Percent"]),
    ]);
}

#[test]
fn dates_and_times_are_read() {
    reads(&[
        ("2026-03-14", &["2026-3-14"]),
        ("3/14/2026", &["2026-3-14"]),
        ("03/04/2026", &["2026-3-4 or 2026-4-3"]),
        ("14.03.2026", &["2026-3-14"]),
        ("March 14, 2026", &["2026-3-14"]),
        ("14 March 2026", &["2026-3-14"]),
        ("the 14th of March", &["?-3-14"]),
        ("Mar. 14", &["?-3-14"]),
        ("March 2026", &["2026-3-?"]),
        ("in March", &["?-3-?"]),
        ("in May", &["?-5-?"]),
        ("May is near", &["?-5-?"]),
        ("a quarter million dollars", &["250000 Dollars"]),
        ("since 1998", &["1998-?-?"]),
        ("class of '98", &["1998-?-? or 2098-?-?"]),
        ("FY26", &["1926-?-? or 2026-?-?"]),
        ("2025-26", &["2025-?-?", "2026-?-?"]),
        ("the 1990s", &["1990s"]),
        ("the '90s", &["1990s"]),
        ("the nineties", &["1990s"]),
        ("3:30 pm", &["15:30"]),
        ("9 a.m.", &["9:00"]),
        ("at 15:30", &["15:30"]),
        ("by noon", &["12:00"]),
    ]);
}

#[test]
fn shares_ranks_and_sizes_are_read() {
    reads(&[
        ("a third of them", &["1/3"]),
        ("two-thirds", &["2/3"]),
        ("half of the class", &["1/2"]),
        ("nearly half", &["Under 1/2"]),
        ("three quarters", &["3/4"]),
        ("one in five", &["1/5"]),
        ("9 out of 10", &["9/10"]),
        ("fifty-fifty", &["1/2"]),
        ("twice as many", &["2 Times"]),
        ("tenfold", &["10 Times"]),
        ("it doubled", &["2 Times"]),
        ("ranked first", &["#1"]),
        ("#1", &["#1"]),
        ("No. 4", &["#4"]),
        ("the 3rd mentor", &["#3"]),
        ("the third mentor", &["#3"]),
        ("twenty-first", &["#21"]),
        ("hundreds of alumni", &["200..10000 Plain"]),
        ("five figures", &["10000..100000 Dollars"]),
        ("a six-figure gift", &["100000..1000000 Dollars"]),
        ("double digits", &["10..100 Plain"]),
    ]);
}

#[test]
fn what_is_no_number_stays_as_it_is_written() {
    reads(&[
        ("1O0 alumni", &["`1o0`"]),
        ("CS101", &["`cs101`"]),
        ("COVID-19", &["`covid-19`"]),
        ("617-555-0123", &["`617-555-0123`"]),
        ("version 1.2.3", &["`1.2.3`"]),
        ("Title IV", &["`title iv`"]),
        ("J0hn", &["`j0hn`"]),
        ("a millionaire", &["`millionaire`"]),
        ("cinco mil", &["`cinco`", "`mil`"]),
        ("fünftausend Dollar", &["`funftausend`"]),
        ("x²", &["`x^2`"]),
    ]);
}

#[test]
fn harmless_words_are_no_figures() {
    reads(&[
        ("No one knows.", &[]),
        ("This one is for you.", &[]),
        ("One of them works here.", &[]),
        ("First, write to her.", &[]),
        ("Third, call him.", &[]),
        ("Wait a second.", &[]),
        ("A one-on-one meeting.", &[]),
        ("Double-check the form.", &[]),
        ("Both of them.", &[]),
        ("A first-year student.", &[]),
        ("One day she will.", &[]),
        ("One day, she will.", &[]),
        ("She may teach, one day, or write.", &[]),
        ("once a week", &[]),
        ("A week is a long time.", &[]),
        ("the last decade", &[]),
        ("They have a day job.", &[]),
        ("A third party may help.", &[]),
        ("May I ask?", &[]),
        ("They march on.", &[]),
    ]);
}

#[test]
fn small_words_that_count_are_figures() {
    reads(&[
        ("Only one mentor fits.", &["1"]),
        ("There is one mentor.", &["1"]),
        ("one percent", &["1 Percent"]),
        ("one year", &["1 Years"]),
        ("You have one week.", &["7 Days"]),
        ("It closes in one day.", &["1 Days"]),
        ("It closes in one day, so hurry.", &["1 Days"]),
        ("One day is left.", &["1 Days"]),
        ("a decade of experience", &["10 Years"]),
        ("over a decade", &["Over 10 Years"]),
        ("a full century", &["100 Years"]),
        ("a quarter century", &["25 Years"]),
        ("a dozen years", &["12 Years"]),
        ("decades of experience", &["20..1000 Years"]),
        ("It takes a fortnight.", &["14 Days"]),
        ("half a year", &["0.5 Years"]),
        ("within a week", &["7 Days"]),
        ("You have a month to appeal.", &["1 Months"]),
        ("A week is enough.", &["7 Days"]),
        ("It takes one semester.", &["1 Other(\"semester\")"]),
        ("Three strong mentors.", &["3"]),
        ("came second", &["#2"]),
        ("a second-year student", &["#2"]),
    ]);
}
