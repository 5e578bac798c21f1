mod cells;

use std::collections::HashSet;

use jiff::civil::{Date, date};
use proptest::prelude::*;

use super::{BatchError, Column, Columns, Row, read, template};
use crate::{
    AwardYear, Formula,
    application::Answer,
    interval::{Bounds, interval},
};

const TODAY: Date = date(2026, 11, 17);

fn rows(file: &str) -> Vec<Row> {
    let families = read(file.as_bytes(), TODAY).unwrap();
    let total = families.total();
    let rows: Vec<Row> = families.collect();
    assert_eq!(rows.len(), total);
    rows
}

fn one(header: &str, row: &str) -> Row {
    let mut rows = rows(&format!("{header}\n{row}\n"));
    assert_eq!(rows.len(), 1);
    rows.remove(0)
}

fn problems(row: &Row) -> Vec<&str> {
    row.problems.iter().map(|problem| problem.field.as_str()).collect()
}

#[test]
fn the_template_is_a_table_that_is_complete() {
    let template = template();
    let families = read(template.as_bytes(), TODAY).unwrap();
    assert_eq!(families.notices(), &super::Notices::default());
    let rows: Vec<Row> = families.collect();
    let told: Vec<_> = rows.iter().map(|row| (row.line, &*row.name, row.exact, row.formula)).collect();
    assert_eq!(
        told,
        [(2, "Robin Example", true, Some(Formula::A)), (3, "Sam Sample", true, Some(Formula::C))],
        "{:?}",
        rows.iter().map(|row| (&row.missing, &row.problems)).collect::<Vec<_>>()
    );
    for row in &rows {
        let case = row.application.complete(TODAY).unwrap();
        let sai = crate::estimate(&case, &row.application.standing(false)).sai;
        assert_eq!(row.sai, Bounds { least: sai, most: sai });
    }
}

#[test]
fn every_field_has_a_column_and_no_name_is_two_columns() {
    let all = Column::all();
    let header: Vec<String> = all.iter().map(|column| column.name()).collect();
    let columns = Columns::new(&header);
    assert_eq!(columns.known(), all.len());
    let paths: Vec<String> = all.iter().map(|column| column.path().to_uppercase()).collect();
    assert_eq!(Columns::new(&paths).known(), all.len());
    let distinct: HashSet<&String> = header.iter().collect();
    assert_eq!(distinct.len(), all.len());
    let mut names = HashSet::new();
    for column in all {
        let own: HashSet<String> = column.synonyms().into_iter().collect();
        for name in own {
            assert!(names.insert(name.clone()), "{name} is {column:?} and something else");
        }
    }
}

#[test]
fn names_may_be_friendlier() {
    let header = "Student name,Award Year,DOB,Parent 1 AGI,parents' marital status,Parents_Household-Size,\
                  Parent 2 wages,Student Savings,COA,Veteran?,parent.amounts.tax";
    let row =
        one(header, "Ada,2025-26,3/4/2007,\"$12,345\",living together,3-5,1000,\"1,000.50\",20000,no,70");
    let application = &row.application;
    assert_eq!((row.name.as_str(), application.year), ("Ada", AwardYear::Y2025));
    assert_eq!(application.about.birth_date, Some(date(2007, 3, 4)));
    assert_eq!(application.parent.amounts.agi, Some(Answer::Exactly(12_345)));
    assert_eq!(application.parent.amounts.tax, Some(Answer::Exactly(70)));
    assert_eq!(application.parents.family_size, Some(Answer::Between { from: 3, to: 5 }));
    assert_eq!(application.other_parent.amounts.earned, Some(Answer::Exactly(1000)));
    assert_eq!(application.student.amounts.cash, Some(Answer::Exactly(1001)));
    assert_eq!((application.school.cost, application.about.veteran), (Some(20_000), Some(false)));
    assert!(!row.exact && row.problems.is_empty(), "{:?}", row.problems);
}

#[test]
fn nothing_is_dropped_in_silence_and_secret_numbers_are_not_read() {
    let file = "name,SSN,Favorite color,year,Student's Social Security Number,award year,,agi\n\
                Ada 219-09-8642,219098642,blue,2026-27,219-09-8642,2025-26,x,5\n";
    let families = read(file.as_bytes(), TODAY).unwrap();
    let notices = families.notices().clone();
    assert_eq!(notices.ignored, ["SSN", "Student's Social Security Number"]);
    assert_eq!(notices.unknown, ["Favorite color", "agi", "column 7"]);
    assert_eq!(notices.repeated, ["award year"]);
    let told = format!("{families:?}");
    let rows: Vec<Row> = families.collect();
    assert_eq!(rows[0].application.year, AwardYear::Y2026);
    let told = format!("{told} {rows:?} {} {notices:?}", serde_json::to_string(&rows).unwrap());
    assert!(!told.contains("219") && !told.contains("8642") && !told.contains("blue"), "{told}");
}

#[test]
fn what_cannot_be_is_told_at_its_field_and_the_rest_counts() {
    let header = "name,year,about.birthDate,about.graduate,parents.marital,parents.state,parent.agi,parent.cash,\
                  parent.filing,school.cost,parents.familySize";
    let row = one(header, "Ada,2026,tomorrow,maybe,it is complicated,Narnia,much,-5,yes,1-2,few");
    let mut fields = problems(&row);
    fields.sort_unstable();
    assert_eq!(
        fields,
        [
            "about.birthDate",
            "about.graduate",
            "parent.amounts.agi",
            "parent.amounts.cash",
            "parent.filing",
            "parents.familySize",
            "parents.marital",
            "parents.state",
            "school.cost",
            "year",
        ]
    );
    assert!(row.problems.iter().all(|problem| !problem.message.contains("much")));
    assert!(row.missing.contains(&"year".to_owned()));
    assert!(row.missing.contains(&"parent.amounts.agi".to_owned()));
}

#[test]
fn marks_semicolons_tabs_quotes_and_other_letters() {
    let expect = |file: &[u8]| {
        let row = read(file, TODAY).unwrap().next().unwrap();
        assert_eq!((row.name.as_str(), row.line), ("König, Zoë", 2));
        assert_eq!(row.application.parent.amounts.agi, Some(Answer::Exactly(1234)));
    };
    expect("\u{feff}name,year,parent.agi\r\n\"König, Zoë\",2026-27,\"1,234\"\r\n".as_bytes());
    expect("name;year;parent.agi\nKönig, Zoë;2026-27;1,234\n".as_bytes());
    expect("name\tyear\tparent.agi\nKönig, Zoë\t2026-27\t1234".as_bytes());
    expect(b"name;year;parent.agi\nK\xf6nig, Zo\xeb;2026-27;1234\n");
}

#[test]
fn rows_of_another_width_are_told_and_the_rest_goes_on() {
    let file =
        "name,year,parent.agi\nAda,2026-27,1,234\n\n,,\nBea\nCy,2026-27,5\nDan,2026-27,\"12,000 - 13,000\"\n";
    let rows = rows(file);
    let told: Vec<(usize, Vec<&str>)> = rows.iter().map(|row| (row.line, problems(row))).collect();
    assert_eq!(told, [(2, vec!["row"]), (5, vec!["row"]), (6, vec![]), (7, vec![])]);
    assert!(rows[0].problems[0].message.contains("4 cells"), "{:?}", rows[0].problems);
    assert_eq!((rows[0].name.as_str(), rows[0].application.parent.amounts.agi), ("", None));
    assert_eq!((rows[1].name.as_str(), rows[2].name.as_str()), ("Bea", "Cy"));
    let between = Answer::Between { from: 12_000, to: 13_000 };
    assert_eq!(rows[3].application.parent.amounts.agi, Some(between));
}

#[test]
fn a_file_that_is_no_table_is_refused_with_what_to_do() {
    let error = |bytes: &[u8]| read(bytes, TODAY).map(|families| families.total()).unwrap_err();
    assert_eq!(error(b""), BatchError::Empty);
    assert_eq!(error(b"\xef\xbb\xbf\r\n "), BatchError::Empty);
    assert_eq!(error(b"Ada,2026-27,5000\nBea,2026-27,1\n"), BatchError::NoHeader);
    assert_eq!(error(b"ssn,color\n1,2\n"), BatchError::NoHeader);
    assert_eq!(error(b"name,parent.agi\n,,\n"), BatchError::NoRows);
    assert_eq!(error(b"PK\x03\x04xl"), BatchError::NotText);
    assert_eq!(error(b"n\0a\0m\0e\0"), BatchError::NotText);
    for error in [BatchError::Empty, BatchError::NotText, BatchError::NoHeader, BatchError::NoRows] {
        assert!(error.to_string().contains("Please "), "{error}");
    }
}

#[test]
fn blanks_are_open() {
    let file = "year,about.birthDate,about.dependents,household.marital,household.state,benefit,student.filing,\
                student.filed,student.schedules,about.hasDegree,about.graduate,student.agi\n\
                2026-27,1990-01-01,no,single,MD,no,single,yes,no,no,no,40000\n";
    let open = rows(file).remove(0);
    assert!(!open.exact && open.missing.contains(&"student.amounts.tax".to_owned()));
    let zero = interval(&open.application.clone().with_blanks_as_zero(), TODAY).unwrap();
    assert!(zero.missing.is_empty() && zero.problems.is_empty(), "{:?} {:?}", zero.missing, zero.problems);
    assert!(open.sai.least <= zero.sai.least && zero.sai.most <= open.sai.most);
}

#[test]
fn a_hundred_thousand_rows_come_one_after_the_other() {
    let mut file = "name,year,parent.agi".to_owned();
    file.extend((0..100_000).map(|number| format!("\nFamily {number},2026-27,{number}")));
    let mut families = read(file.as_bytes(), TODAY).unwrap();
    assert_eq!(families.total(), 100_000);
    assert_eq!(families.next().unwrap().name, "Family 0");
    let last = families.rows.by_ref().last().unwrap();
    let last = families.work_out(&last);
    assert_eq!((last.line, last.name.as_str()), (100_001, "Family 99999"));
    assert_eq!(last.application.parent.amounts.agi, Some(Answer::Exactly(99_999)));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn nothing_panics(
        cells in prop::collection::vec("\\PC{0,12}|-?[0-9(),.$ -]{0,14}", 0..12),
        places in prop::collection::vec(0_usize..108, 12),
        bytes in prop::collection::vec(any::<u8>(), 0..200),
    ) {
        let all = Column::all();
        let header: Vec<String> = places.iter().map(|place| all[place % all.len()].name()).collect();
        let quoted: Vec<String> = cells.iter().map(|cell| format!("\"{}\"", cell.replace('"', "\"\""))).collect();
        let file = format!("{}\n{}\n", header.join(","), quoted.join(","));
        let _ = read(file.as_bytes(), TODAY).map(|families| families.map(|row| row.sai.least).min());
        let mut binary = file.into_bytes();
        binary.extend(&bytes);
        let _ = read(&binary, TODAY).map(Iterator::count);
        let _ = read(&bytes, TODAY).map(Iterator::count);
    }
}
