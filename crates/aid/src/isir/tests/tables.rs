use super::all;
use crate::{
    AwardYear, Formula, MaxPell,
    application::Answer,
    trace::{Part, Step},
};

const HEADER: &str = "year,file,line,formula,sai,provisional,max_pell,student_marital,student_state,\
                      student_family_size,student.agi,student.earned,student.fs,student.filed_1040,note,exp.s_ipa";

fn table(rows: &[&str]) -> String {
    format!("{HEADER}\r\n{}\r\n", rows.join("\r\n"))
}

#[test]
fn rows_are_read_by_the_names_of_their_columns() {
    let all = all(&table(&["2025-26,some file.txt,12,B,-1500,1,3,2,AK,02,100,90,2,1,a draft,28690"]));
    let record = all[0].clone().unwrap();
    assert_eq!((record.line, record.origin.as_str()), (2, "some file.txt:12"));
    assert_eq!((record.year, record.formula, record.sai), (AwardYear::Y2025, Some(Formula::B), Some(-1500)));
    assert!(record.provisional && record.max_pell == Some(MaxPell::Other));
    assert_eq!(record.family_size(), Some(2));
    assert_eq!(record.value(Part::Student, Step::Protection), Some(28_690));
    let found = record.compare();
    assert_eq!((found.student.as_str(), found.agrees), ("some file.txt:12", true));
    assert!(found.remarks.contains(&"Note: a draft".to_owned()));
    let application = record.application();
    assert_eq!(application.student.amounts.agi, Some(Answer::Exactly(100)));
    assert_eq!(application.student.amounts.tax, Some(Answer::Exactly(0)));
    // A table does not say why somebody is independent, but being married is reason enough.
    assert_eq!((application.about.veteran, application.about.dependents), (None, Some(false)));
}

#[test]
fn a_row_that_does_not_fit_is_told_and_the_rest_goes_on() {
    let good = "2026-27,f,1,B,0,0,,1,MD,,1,1,1,1,,";
    let rows = [
        good,
        "2026-27,f,2,B",
        "1999-00,f,3,B,0,0,,1,MD,,1,1,1,1,,",
        "2026-27,f,4,B,much,0,,1,MD,,1,1,1,1,,",
        good,
    ];
    let all = all(&table(&rows));
    let told: Vec<(usize, bool)> = all
        .iter()
        .map(|row| row.as_ref().map_or_else(|error| (error.line, false), |record| (record.line, true)))
        .collect();
    assert_eq!(told, [(2, true), (3, false), (4, false), (5, false), (6, true)]);
    assert!(all[1].as_ref().unwrap_err().message.contains("4 columns"));
    assert!(all[2].as_ref().unwrap_err().message.contains("award year"));
    assert!(all[3].as_ref().unwrap_err().message.contains("the column sai"));
}
