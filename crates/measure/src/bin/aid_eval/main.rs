//! How far the engine agrees with the department's own test records: for `evals/aid.py`.
//!
//! Usage: `aid_eval HANDBOOK.json RECORDS.csv…`. Prints JSON: per award year the counts in each mode with every miss
//! named, the worked examples of the handbook, and processor time.

mod handbook;
mod speed;

use std::{collections::BTreeMap, fs};

use aid::{
    Case,
    formula::index,
    isir::{self, Record},
    pell::{Standing, award},
    tables::YearTables,
    trace::{Part, Step, Trace},
};
use measure::Outcome;
use serde_json::{Value, json};

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [examples, files @ ..] = &arguments[..] else {
        return Err("usage: aid_eval HANDBOOK.json RECORDS.csv…".into());
    };
    let (mut years, mut cases) = (BTreeMap::new(), Vec::new());
    for file in files {
        let records = read(file)?;
        let Some(first) = records.first() else { continue };
        cases.extend(records.iter().filter(|record| record.formula.is_some()).map(Record::case));
        years.insert(first.year.to_string(), evaluate(&records));
    }
    let examples: Vec<Value> = serde_json::from_slice(&fs::read(examples)?)?;
    let answer = json!({
        "tables": aid::tables::table_version(),
        "years": years,
        "handbook": handbook::evaluate(&examples),
        "curve": speed::curves(&cases),
    });
    println!("{}", serde_json::to_string_pretty(&answer)?);
    Ok(())
}

fn read(file: &str) -> Outcome<Vec<Record>> {
    let bytes = fs::read(file)?;
    let records: Result<Vec<_>, _> = isir::read(&bytes)?.collect();
    records.map_err(|error| format!("{file}, line {}: {}", error.line, error.message).into())
}

/// Which one it is, for a list of misses.
fn name(record: &Record) -> String {
    format!("{} {}", record.year, record.origin)
}

fn lines(record: &Record) -> impl Iterator<Item = (String, i64)> {
    record.lines.iter().map(|(part, step, value)| (format!("{}.{}", part.name(), step.name()), *value))
}

fn evaluate(records: &[Record]) -> Value {
    let (cases, milliseconds) = speed::measured(|| records.iter().map(sai_of).collect::<Vec<i64>>());
    let with_formula: Vec<&Record> = records.iter().filter(|record| record.formula.is_some()).collect();
    let noted = |record: &&&Record| !record.note.is_empty();
    let clean: Vec<&Record> = with_formula.iter().filter(|record| !noted(record)).copied().collect();
    let sized: Vec<&Record> = clean.iter().filter(|record| record.family_size().is_some()).copied().collect();
    let defect: Vec<&Record> =
        with_formula.iter().filter(|record| record.note.contains("GENERAL-24-24")).copied().collect();
    let assigned: Vec<&Record> =
        records.iter().filter(|record| record.formula.is_none() && record.note.is_empty()).collect();
    json!({
        "records": records.len(),
        "evaluated": cases.len(),
        "milliseconds": milliseconds,
        "helped": compare(&clean, Record::helped),
        "unhelped": compare(&sized, Record::case),
        "withoutFamilySize": clean.len() - sized.len(),
        "assigned": assigned_right(&assigned),
        "defect": defects(&defect),
        "indicators": indicators(&sized),
    })
}

/// As a screen would: the index and the grant, no text.
fn sai_of(record: &Record) -> i64 {
    let case = record.helped();
    let found = index(&case, &mut Trace::off());
    let pell = award(&found, &YearTables::of(case.year).pell, &Standing::default(), &mut Trace::off());
    found.sai.saturating_add(pell.scheduled)
}

fn compare(records: &[&Record], case: impl Fn(&Record) -> Case) -> Value {
    let (mut agree, mut all_lines, mut equal_lines, mut equal_records) = (0, 0, 0, 0);
    let (mut misses, mut line_misses) = (Vec::new(), Vec::new());
    for record in records {
        let case = case(record);
        let mut trace = Trace::on(Some(case.formula));
        let found = index(&case, &mut trace);
        let ours: BTreeMap<String, i64> =
            trace.into_lines().into_iter().map(|line| (line.key, line.value)).collect();
        let theirs = record.sai.unwrap_or(i64::MIN);
        if found.sai == theirs {
            agree += 1;
        } else {
            misses.push(json!({ "record": name(record), "ours": found.sai, "theirs": theirs }));
        }
        let wrong: Vec<Value> = lines(record)
            .filter(|(key, value)| ours.get(key) != Some(value))
            .map(|(key, value)| json!({ "line": key, "ours": ours.get(&key), "theirs": value }))
            .collect();
        all_lines += record.lines.len();
        equal_lines += record.lines.len() - wrong.len();
        if wrong.is_empty() {
            equal_records += 1;
        } else {
            line_misses.push(json!({ "record": name(record), "lines": wrong }));
        }
    }
    json!({
        "records": records.len(),
        "agree": agree,
        "misses": misses,
        "lines": all_lines,
        "equalLines": equal_lines,
        "recordsWithAllLines": equal_records,
        "lineMisses": line_misses,
    })
}

/// Where no formula was run, since the maximum grant was certain.
fn assigned_right(records: &[&Record]) -> Value {
    let sai = |record: &Record| index(&record.helped(), &mut Trace::off()).sai;
    let wrong: Vec<String> =
        records.iter().filter(|record| Some(sai(record)) != record.sai).map(|record| name(record)).collect();
    json!({ "records": records.len(), "agree": records.len() - wrong.len(), "misses": wrong })
}

/// The department left the student's assets out: by law the index is higher by a fifth of them, to the dollar.
fn defects(records: &[&Record]) -> Value {
    let (mut as_told, mut imitated, mut misses) = (0, 0, Vec::new());
    for record in records {
        let mut case = record.helped();
        let lawful = index(&case, &mut Trace::off()).sai;
        case.imitate_defect = true;
        let defective = index(&case, &mut Trace::off()).sai;
        let theirs = record.sai.unwrap_or(i64::MIN);
        let worth = record.value(Part::Student, Step::NetWorth).unwrap_or(0);
        let told = aid::money::divided(worth * 20, 100);
        as_told += i64::from(lawful.saturating_sub(theirs) == told);
        imitated += i64::from(defective == theirs);
        if defective != theirs || lawful.saturating_sub(theirs) != told {
            misses.push(json!({ "record": name(record), "lawful": lawful, "defective": defective, "theirs": theirs, "told": told }));
        }
    }
    json!({ "records": records.len(), "differAsTold": as_told, "imitated": imitated, "misses": misses })
}

/// Maximum and minimum Pell, found from income, family size and state.
fn indicators(records: &[&Record]) -> Value {
    let (mut max, mut min, mut flags, mut finals) = (0, 0, 0, 0);
    let mut misses = Vec::new();
    for record in records {
        let case = record.case();
        let found = index(&case, &mut Trace::off());
        let standing = Standing { has_degree: record.has_degree(), ..Standing::default() };
        let pell = award(&found, &YearTables::of(case.year).pell, &standing, &mut Trace::off());
        let ours = (
            found.tests.max.map_or(0, aid::MaxPell::number),
            pell.min.map_or(0, aid::formula::MinPell::number),
        );
        let theirs = (
            record.max_pell.map_or(0, aid::MaxPell::number),
            record.min_pell.map_or(0, aid::formula::MinPell::number),
        );
        max += i64::from(ours.0 == theirs.0);
        min += i64::from(ours.1 == theirs.1);
        let mut same = ours == theirs;
        if !record.provisional {
            finals += 1;
            let flag = (pell.scheduled > 0) == record.pell_flag;
            flags += i64::from(flag);
            same &= flag;
        }
        if !same {
            let (flag, award) = (if record.pell_flag { "Y" } else { "" }, pell.scheduled);
            misses.push(json!({ "record": name(record), "ours": ours, "theirs": theirs, "flag": flag, "award": award }));
        }
    }
    json!({ "records": records.len(), "max": max, "min": min, "finals": finals, "flags": flags, "misses": misses })
}
