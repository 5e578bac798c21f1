//! The rows of a file, CSV or JSON, each as a trait or with what is wrong with it: pure.

mod given;
#[cfg(test)]
mod tests;

use std::{borrow::Cow, collections::HashMap};

use api::{Lines, Text};
use serde_json::{Map, Value};

pub use given::Given;

use super::Headings;
use crate::{
    LEVELS,
    keep::{
        TraitContent,
        body::{Anchor, ConfusionBody, EvidenceBody, FrameworksBody, Question, TraitBody},
        export::{COLUMNS, unprotect},
        model::fold_name,
    },
    lint,
};

/// A file that can be read, row by row.
pub enum File {
    Csv { headings: Vec<String>, rows: Vec<(u64, Vec<String>)> },
    Json(Vec<Value>),
}

/// A row that says a trait.
#[derive(Clone, Debug)]
pub struct Parsed {
    pub content: TraitContent,
    /// Departments by id or name, as they are written, with their importance.
    pub departments: Vec<(String, i32)>,
    /// Only a trait that is new to the library becomes what the file says.
    pub is_archived: bool,
    pub given: Given,
}

/// Why a row is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub field: String,
    pub reason: String,
}

/// A row of the file.
#[derive(Clone, Debug)]
pub struct Row {
    /// Of JSON, the place in the list, from 1.
    pub line: u64,
    pub cells: Vec<String>,
    pub parsed: Result<Parsed, Wrong>,
}

fn wrong(field: &str, reason: impl Into<String>) -> Wrong {
    Wrong { field: field.to_owned(), reason: reason.into() }
}

impl File {
    /// The error is a sentence about the file as a whole.
    pub fn open(data: &[u8]) -> Result<Self, String> {
        let data = data.strip_prefix("\u{feff}".as_bytes()).unwrap_or(data);
        let text = std::str::from_utf8(data)
            .map_err(|_| "The file is not written in UTF-8. Save it as CSV UTF-8, or as JSON.".to_owned())?;
        match text.trim_start().chars().next() {
            None => Err("The file is empty. Choose another.".to_owned()),
            Some('[' | '{') => Self::open_json(text),
            Some(_) => Self::open_csv(text),
        }
    }

    fn open_json(text: &str) -> Result<Self, String> {
        let value =
            serde_json::from_str(text).map_err(|error| format!("The file is not valid JSON: {error}."))?;
        let list = match value {
            Value::Array(list) => Some(list),
            Value::Object(mut all) => match all.remove("traits") {
                Some(Value::Array(list)) => Some(list),
                _ => None,
            },
            _ => None,
        };
        let list = list.filter(|list| !list.is_empty());
        list.map(Self::Json).ok_or_else(|| "The file holds no list of traits.".to_owned())
    }

    fn open_csv(text: &str) -> Result<Self, String> {
        let first = text.lines().next().unwrap_or_default();
        let count = |delimiter: char| first.matches(delimiter).count();
        let delimiter =
            [',', ';', '\t'].into_iter().max_by_key(|one| (count(*one), *one == ',')).unwrap_or(',');
        let mut reader = csv::ReaderBuilder::new()
            .flexible(true)
            .delimiter(u8::try_from(delimiter).unwrap_or(b','))
            .from_reader(text.as_bytes());
        let unreadable = |error: csv::Error| format!("The file cannot be read as CSV: {error}.");
        let headings: Vec<String> =
            reader.headers().map_err(unreadable)?.iter().map(|heading| heading.trim().to_owned()).collect();
        let known: Vec<String> = headings.iter().map(|heading| key(heading)).collect();
        for needed in ["name", "definition"] {
            if !known.iter().any(|heading| heading == needed) {
                return Err(format!(
                    "The file has no column called \u{201c}{needed}\u{201d}. Its first line names the columns."
                ));
            }
        }
        let mut rows: Vec<(u64, Vec<String>)> = Vec::new();
        let mut lines = LineCount::new(text);
        for record in reader.records() {
            let record = record.map_err(unreadable)?;
            let line = lines.at(record.position().map_or(0, csv::Position::byte));
            if record.iter().all(|cell| cell.trim().is_empty()) {
                continue;
            }
            // Each has a line of its own, however lines are ended.
            let line = rows.last().map_or(line, |(last, _)| line.max(last + 1));
            rows.push((line, record.iter().map(str::to_owned).collect()));
        }
        if rows.is_empty() {
            return Err("The file has columns and no rows.".to_owned());
        }
        Ok(Self::Csv { headings, rows })
    }

    pub fn headings(&self) -> Headings {
        match self {
            Self::Json(_) => Headings { all: vec!["row".to_owned()], ignored: Vec::new() },
            Self::Csv { headings, .. } => {
                let is_ignored =
                    |heading: &&String| !heading.is_empty() && !COLUMNS.contains(&key(heading).as_str());
                Headings {
                    all: headings.clone(),
                    ignored: headings.iter().filter(is_ignored).cloned().collect(),
                }
            }
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Self::Csv { rows, .. } => rows.len(),
            Self::Json(list) => list.len(),
        }
    }

    /// Where each name stands first.
    pub fn names(&self) -> HashMap<String, u64> {
        let mut names = HashMap::new();
        let mut add = |name: &str, line| {
            names.entry(fold_name(name)).or_insert(line);
        };
        match self {
            Self::Csv { headings, rows } => {
                let at = headings.iter().position(|heading| key(heading) == "name").unwrap_or(0);
                for (line, cells) in rows {
                    add(cells.get(at).map_or("", String::as_str), *line);
                }
            }
            Self::Json(list) => {
                for (line, one) in (1..).zip(list) {
                    add(one.get("name").and_then(Value::as_str).unwrap_or_default(), line);
                }
            }
        }
        names
    }

    /// One row, looked at.
    pub fn row(&self, at: usize, names: &HashMap<String, u64>) -> Option<Row> {
        let mut row = match self {
            Self::Csv { headings, rows } => {
                let (line, cells) = rows.get(at)?;
                Row { line: *line, parsed: parse_cells(headings, cells), cells: cells.clone() }
            }
            Self::Json(list) => {
                let one = list.get(at)?;
                Row { line: at as u64 + 1, parsed: parse_json(one), cells: vec![one.to_string()] }
            }
        };
        if let Ok(parsed) = &row.parsed {
            let first = names.get(&fold_name(&parsed.content.name)).copied().unwrap_or(row.line);
            if first != row.line {
                row.parsed = Err(wrong("name", format!("Line {first} has the same name. Keep one of them.")));
            } else if let Some(finding) = lint::refusal(&parsed.content.to_trait("")) {
                row.parsed = Err(wrong(&column(finding.field), finding.message));
            }
        }
        Some(row)
    }
}

/// What an export calls a part of a trait.
fn column(field: lint::Field) -> String {
    match field {
        lint::Field::Name => "name".to_owned(),
        lint::Field::Definition => "definition".to_owned(),
        lint::Field::Why => "why".to_owned(),
        lint::Field::Anchor(at) => format!("anchor {}", at + 1),
        lint::Field::Question(_) => "questions".to_owned(),
    }
}

/// Counts the lines of a text from the beginning to the end.
struct LineCount<'a> {
    rest: &'a [u8],
    seen: usize,
    line: u64,
}

impl<'a> LineCount<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text.as_bytes(), seen: 0, line: 1 }
    }

    /// The line of what comes after the line breaks at this byte.
    fn at(&mut self, byte: u64) -> u64 {
        let byte = usize::try_from(byte).unwrap_or(usize::MAX);
        let mut length = byte.saturating_sub(self.seen).min(self.rest.len());
        length += self.rest[length..].iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        let (passed, rest) = self.rest.split_at(length);
        self.line += passed.split(|byte| *byte == b'\n').skip(1).count() as u64;
        (self.rest, self.seen) = (rest, self.seen + length);
        self.line
    }
}

/// A heading as columns are known.
fn key(heading: &str) -> String {
    fold_name(&heading.replace(['_', '-'], " "))
}

fn parse_cells(headings: &[String], cells: &[String]) -> Result<Parsed, Wrong> {
    let by_name: HashMap<String, Cow<'_, str>> =
        headings.iter().zip(cells).map(|(heading, cell)| (key(heading), unprotect(cell))).collect();
    let get = |name: &str| by_name.get(name).map_or("", AsRef::as_ref);
    let mut anchors: Vec<Anchor> = Vec::new();
    let mut levels: Vec<Vec<Text<1, 120>>> = Vec::new();
    for level in 1..=LEVELS {
        let field = format!("anchor {level}");
        anchors.push(lines(&field, get(&field))?);
        let field = format!("evidence {level}");
        levels.push(list(&field, get(&field))?);
    }
    let short = |field| wrong(field, "must not be empty");
    let body = TraitBody {
        name: Text::new(get("name")).map_err(|reason| wrong("name", reason))?,
        definition: lines("definition", get("definition"))?,
        why: Some(lines("why", get("why"))?),
        anchors: Some(anchors.try_into().map_err(|_| short("anchor 1"))?),
        questions: questions(get("questions"))?,
        confused_with: confusions(get("confused with"))?,
        frameworks: Some(FrameworksBody {
            nace: list("nace", get("nace"))?,
            onet: list("onet", get("onet"))?,
            big_five: list("big five", get("big five"))?,
            own: list("own framework", get("own framework"))?,
        }),
        cues: list("cues", get("cues"))?,
        evidence: Some(EvidenceBody {
            against: list("evidence against", get("evidence against"))?,
            levels: levels.try_into().map_err(|_| short("evidence 1"))?,
        }),
    };
    let content = body.into_content().map_err(|many| wrong(many.field, many.to_string()))?;
    Ok(Parsed {
        content,
        departments: departments(get("departments"))?,
        is_archived: is_archived(get("state"))?,
        given: Given(by_name.into_keys().collect()),
    })
}

fn parts(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(['\n', '|']).map(str::trim).filter(|part| !part.is_empty())
}

fn lines<const MIN: usize, const MAX: usize>(field: &str, cell: &str) -> Result<Lines<MIN, MAX>, Wrong> {
    Lines::new(cell).map_err(|reason| wrong(field, reason))
}

fn list<const MIN: usize, const MAX: usize>(field: &str, cell: &str) -> Result<Vec<Text<MIN, MAX>>, Wrong> {
    parts(cell).map(|part| Text::new(part).map_err(|reason| wrong(field, reason))).collect()
}

fn questions(cell: &str) -> Result<Vec<Question>, Wrong> {
    parts(cell).map(|part| lines("questions", part)).collect()
}

/// `Other trait: how it differs`.
fn confusions(cell: &str) -> Result<Vec<ConfusionBody>, Wrong> {
    let field = "confused with";
    let one = |part: &str| {
        let (name, difference) = part.split_once(':').unwrap_or((part, ""));
        Ok(ConfusionBody {
            key: Text::new(name).map_err(|reason| wrong(field, reason))?,
            difference: lines(field, difference)?,
        })
    };
    parts(cell).map(one).collect()
}

/// `Teaching = 5`.
fn departments(cell: &str) -> Result<Vec<(String, i32)>, Wrong> {
    let one = |part: &str| {
        let (name, number) = part.rsplit_once('=').unwrap_or((part, "3"));
        let number: i32 = number.trim().parse().unwrap_or(-1);
        importance(name, number.into())
    };
    parts(cell).map(one).collect()
}

fn is_archived(state: &str) -> Result<bool, Wrong> {
    match fold_name(state).as_str() {
        "" | "active" => Ok(false),
        "archived" => Ok(true),
        _ => Err(wrong("state", "A trait is active or archived.")),
    }
}

fn importance(name: &str, number: i64) -> Result<(String, i32), Wrong> {
    let number = i32::try_from(number).ok().filter(|number| (0..=5).contains(number));
    let number =
        number.ok_or_else(|| wrong("departments", "An importance is a whole number from 0 to 5."))?;
    Ok((name.trim().to_owned(), number))
}

fn parse_json(one: &Value) -> Result<Parsed, Wrong> {
    let Value::Object(map) = one else { return Err(wrong("", "It is not an object.")) };
    let mut map: Map<String, Value> = map.clone();
    let asked = match map.remove("departments") {
        None | Some(Value::Null) => Vec::new(),
        Some(Value::Object(asked)) => asked
            .iter()
            .map(|(name, number)| importance(name, number.as_i64().unwrap_or(-1)))
            .collect::<Result<_, _>>()?,
        Some(_) => return Err(wrong("departments", "It is an object: departments with their importance.")),
    };
    let is_archived = match map.remove("state") {
        None | Some(Value::Null) => false,
        Some(state) => is_archived(state.as_str().unwrap_or("?"))?,
    };
    for ours in ["id", "version"] {
        map.remove(ours);
    }
    let given = Given::of_json(&map);
    let body: TraitBody = serde_path_to_error::deserialize(Value::Object(map)).map_err(|error| {
        let field = error.path().to_string();
        wrong(if field == "." { "" } else { &field }, error.into_inner().to_string())
    })?;
    let content = body.into_content().map_err(|many| wrong(many.field, many.to_string()))?;
    Ok(Parsed { content, departments: asked, is_archived, given })
}
