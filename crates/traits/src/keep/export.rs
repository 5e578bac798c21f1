//! Traits as a file, CSV or JSON. What leaves can come in again.

use std::{borrow::Cow, collections::BTreeMap};

use serde_json::json;

use super::{
    TraitContent, TraitError, TraitState, Traits, Wanted,
    store::{
        self as rows, departments as table,
        list::{self, Filter, Listed},
    },
    view::content,
};

/// The columns of a CSV file, as they are known.
pub const COLUMNS: [&str; 24] = [
    "id",
    "name",
    "definition",
    "why",
    "anchor 1",
    "anchor 2",
    "anchor 3",
    "anchor 4",
    "anchor 5",
    "questions",
    "confused with",
    "nace",
    "onet",
    "big five",
    "own framework",
    "cues",
    "evidence 1",
    "evidence 2",
    "evidence 3",
    "evidence 4",
    "evidence 5",
    "evidence against",
    "departments",
    "state",
];
/// So many traits are held at a time.
const TOGETHER: u64 = 250;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Csv,
    Json,
}

/// A file in pieces.
pub struct Export {
    traits: Traits,
    format: Format,
    filter: Filter,
    wanted: Wanted,
    /// Departments by id.
    departments: BTreeMap<String, String>,
    after: Option<Listed>,
    is_first: bool,
    has_ended: bool,
}

impl Traits {
    /// Those that are wanted, all of them.
    pub async fn export(&self, wanted: Wanted, format: Format) -> Result<Export, TraitError> {
        let departments = table::all(self.0.store.reader()).await?;
        Ok(Export {
            filter: self.filter(&wanted).await?,
            traits: self.clone(),
            format,
            wanted,
            departments: departments.into_iter().map(|one| (one.id, one.name)).collect(),
            after: None,
            is_first: true,
            has_ended: false,
        })
    }
}

impl Export {
    pub async fn next(&mut self) -> Result<Option<Vec<u8>>, TraitError> {
        if self.has_ended {
            return Ok(None);
        }
        let db = self.traits.0.store.reader();
        let page = list::page(db, &self.filter, self.wanted.sort, (self.after.as_ref(), TOGETHER)).await?;
        self.has_ended = (page.len() as u64) < TOGETHER;
        let ids: Vec<String> = page.iter().map(|one| one.id.clone()).collect();
        let mut contents: BTreeMap<String, TraitContent> = rows::find_all(db, &ids)
            .await?
            .iter()
            .map(|(head, body)| (head.id.clone(), content(body)))
            .collect();
        let mut asked: BTreeMap<String, Vec<(String, i32)>> = BTreeMap::new();
        for cell in table::cells_about(db, &ids).await? {
            asked.entry(cell.trait_id).or_default().push((cell.department, cell.importance));
        }
        let page: Vec<One> = page
            .into_iter()
            .filter_map(|listed| {
                self.after = Some(listed.clone());
                let content = contents.remove(&listed.id)?;
                let asked = asked.remove(&listed.id).unwrap_or_default();
                Some(One { id: listed.id, state: listed.state, content, asked })
            })
            .collect();
        let bytes = match self.format {
            Format::Csv => self.csv(&page),
            Format::Json => self.json(&page),
        };
        self.is_first = false;
        Ok(Some(bytes))
    }

    fn csv(&self, page: &[One]) -> Vec<u8> {
        let mut table = Table::new();
        if self.is_first {
            table.mark();
            table.row(COLUMNS.into_iter());
        }
        for one in page {
            table.row(one.cells(&self.departments).iter().map(String::as_str));
        }
        table.finish()
    }

    fn json(&self, page: &[One]) -> Vec<u8> {
        let mut text = String::new();
        if self.is_first {
            text.push_str("{\"traits\":[");
        }
        for (at, one) in page.iter().enumerate() {
            text.push_str(if self.is_first && at == 0 { "\n" } else { ",\n" });
            text.push_str(&one.to_json().to_string());
        }
        if self.has_ended {
            text.push_str("\n]}\n");
        }
        text.into_bytes()
    }
}

struct One {
    id: String,
    state: TraitState,
    content: TraitContent,
    asked: Vec<(String, i32)>,
}

impl One {
    fn cells(&self, departments: &BTreeMap<String, String>) -> Vec<String> {
        let content = &self.content;
        let line = |text: &String| text.replace(['\n', '|'], " ");
        let lines = |texts: &[String]| texts.iter().map(line).collect::<Vec<_>>().join("\n");
        let confused = content.confused_with.iter();
        let confused =
            confused.map(|other| format!("{}: {}", other.key.replace(':', " "), line(&other.difference)));
        let asked = self.asked.iter().map(|(id, said)| {
            let is_only = |name: &&String| departments.values().filter(|other| other == name).count() == 1;
            let name = departments.get(id).filter(is_only).unwrap_or(id);
            format!("{} = {said}", line(name))
        });
        let mut cells =
            vec![self.id.clone(), content.name.clone(), content.definition.clone(), content.why.clone()];
        cells.extend(content.anchors.iter().cloned());
        cells.push(lines(&content.questions));
        cells.push(confused.collect::<Vec<_>>().join("\n"));
        let frameworks = &content.frameworks;
        for values in
            [&frameworks.nace, &frameworks.onet, &frameworks.big_five, &frameworks.own, &content.cues]
        {
            cells.push(lines(values));
        }
        cells.extend(content.evidence.levels.iter().map(|told| lines(told)));
        cells.push(lines(&content.evidence.against));
        cells.push(asked.collect::<Vec<_>>().join("\n"));
        let state = match self.state {
            TraitState::Active => "active",
            TraitState::Archived => "archived",
        };
        cells.push(state.to_owned());
        cells
    }

    fn to_json(&self) -> serde_json::Value {
        let mut one = json!(self.content);
        let asked: BTreeMap<&str, i32> = self.asked.iter().map(|(id, said)| (id.as_str(), *said)).collect();
        (one["id"], one["state"], one["departments"]) = (json!(self.id), json!(self.state), json!(asked));
        one
    }
}

/// Rows of a CSV file, safe to open in a spreadsheet.
pub struct Table {
    mark: &'static str,
    writer: csv::Writer<Vec<u8>>,
}

impl Table {
    pub fn new() -> Self {
        let mut writer = csv::WriterBuilder::new();
        let writer = writer.flexible(true).terminator(csv::Terminator::CRLF).from_writer(Vec::new());
        Self { mark: "", writer }
    }

    /// Without it, Excel takes UTF-8 for something else.
    pub fn mark(&mut self) {
        self.mark = "\u{feff}";
    }

    pub fn row<'a>(&mut self, cells: impl Iterator<Item = &'a str>) {
        let cells = cells.map(protect).collect::<Vec<_>>();
        let written = self.writer.write_record(cells.iter().map(AsRef::<str>::as_ref));
        written.expect("writing to memory does not fail");
    }

    pub fn finish(self) -> Vec<u8> {
        let mut bytes = self.mark.as_bytes().to_vec();
        bytes.extend(self.writer.into_inner().expect("writing to memory does not fail"));
        bytes
    }
}

const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// A spreadsheet takes a text that starts like a formula for one. An apostrophe keeps it a text.
pub fn protect(text: &str) -> Cow<'_, str> {
    let text = if text.starts_with(FORMULA) { format!("'{text}").into() } else { Cow::Borrowed(text) };
    // A line of its own does not start a cell, but some take it for one.
    if text.contains('\n') && text.split('\n').skip(1).any(|line| line.starts_with(FORMULA)) {
        return text
            .split('\n')
            .map(|line| if line.starts_with(FORMULA) { format!("'{line}") } else { line.to_owned() })
            .collect::<Vec<_>>()
            .join("\n")
            .into();
    }
    text
}

/// The text without the apostrophes that keep it one.
pub fn unprotect(text: &str) -> Cow<'_, str> {
    let bare = |line: &str| line.strip_prefix('\'').is_some_and(|rest| rest.starts_with(FORMULA));
    if !text.split('\n').any(bare) {
        return Cow::Borrowed(text);
    }
    let lines = text.split('\n').map(|line| if bare(line) { &line[1..] } else { line });
    lines.collect::<Vec<_>>().join("\n").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stays_a_text_in_a_spreadsheet_and_comes_back() {
        for (text, safe) in [
            ("=1+1", "'=1+1"),
            ("plain", "plain"),
            ("a\n-b\nc", "a\n'-b\nc"),
            ("'quoted'", "'quoted'"),
            ("@x\n=y", "'@x\n'=y"),
        ] {
            assert_eq!(protect(text), safe);
            assert_eq!(unprotect(&protect(text)), text);
        }
    }
}
