//! A result as a file.

use api::{Answer, ApiError};
use serde::Serialize;
use store::Time;

use super::model::{RoundComparison, RoundMethod, RoundPair, RoundSide, RoundUnmatched};
use crate::sheet::cell;

/// All of a result, for other programs.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Exported<'a> {
    pub round: &'a str,
    pub run: &'a str,
    pub method: RoundMethod,
    pub made_at: Time,
    pub comparison: Option<&'a RoundComparison>,
    pub pairs: &'a [RoundPair],
    pub unmatched: &'a [RoundUnmatched],
}

/// One row for each student and for each mentor who has nobody. Ways to reach people are not in it.
pub fn csv(pairs: &[RoundPair], unmatched: &[RoundUnmatched]) -> Answer<Vec<u8>> {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    let mut write = |cells: [String; 10]| writer.write_record(&cells).map_err(ApiError::internal);
    write(
        [
            "student id",
            "student",
            "mentor id",
            "mentor",
            "student fit",
            "mentor fit",
            "value",
            "student's choice",
            "mentor's choice",
            "why nobody",
        ]
        .map(str::to_owned),
    )?;
    for pair in pairs {
        write([
            pair.student.id.to_string(),
            cell(&pair.student.name),
            pair.mentor.id.to_string(),
            cell(&pair.mentor.name),
            score(pair.there),
            score(pair.back),
            score(pair.value),
            pair.student_choice.to_string(),
            pair.mentor_choice.to_string(),
            String::new(),
        ])?;
    }
    for one in unmatched {
        let (id, name) = (one.person.id.to_string(), cell(&one.person.name));
        let none = String::new;
        let why = cell(&one.sentence);
        write(match one.side {
            RoundSide::Students => [id, name, none(), none(), none(), none(), none(), none(), none(), why],
            RoundSide::Mentors => [none(), none(), id, name, none(), none(), none(), none(), none(), why],
        })?;
    }
    let rows = writer.into_inner().map_err(|error| ApiError::internal(error.to_string()))?;
    Ok(["\u{feff}".as_bytes(), &rows].concat())
}

fn score(value: f64) -> String {
    format!("{value:.4}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matchmaking::rounds::model::{Named, RoundReason};

    #[test]
    fn a_name_that_looks_like_a_formula_stays_a_name() {
        let named = |id: u32, name: &str| Named { id, name: name.to_owned() };
        let pair = RoundPair {
            student: named(7, "=Ada"),
            mentor: named(9, "Bo, \"the\" Li"),
            there: 0.5,
            back: 2.0 / 3.0,
            value: 0.571_43,
            student_choice: 1,
            mentor_choice: 12,
        };
        let alone = RoundUnmatched {
            side: RoundSide::Mentors,
            person: named(4, "Cy"),
            reason: RoundReason::OwnLimit,
            sentence: "Has no place left.".to_owned(),
        };
        let file = String::from_utf8(csv(&[pair], &[alone]).unwrap()).unwrap();
        let rows: Vec<&str> = file.split("\r\n").collect();
        assert!(rows[0].starts_with("\u{feff}student id,student,mentor id"));
        assert_eq!(rows[1], "7,'=Ada,9,\"Bo, \"\"the\"\" Li\",0.5000,0.6667,0.5714,1,12,");
        assert_eq!(rows[2], ",,4,Cy,,,,,,Has no place left.");
    }
}
