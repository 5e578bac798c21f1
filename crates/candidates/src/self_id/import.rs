//! A list of what people have said of themselves: file, sex, race.

use std::collections::HashMap;

use api::{Answer, ApiError};
use identity::audit::Action;
use matching::lexicon::text::fold;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::store::{self as rows, entity};
use crate::{By, Candidates};

/// As Local Law 144 has them reported.
pub const SEXES: [&str; 2] = ["Female", "Male"];
pub const RACES: [&str; 7] = [
    "Hispanic or Latino",
    "White",
    "Black or African American",
    "Native Hawaiian or Pacific Islander",
    "Asian",
    "Native American or Alaska Native",
    "Two or More Races",
];
const LARGEST: usize = 1_000_000;
/// So many rows are told of that could not be taken.
const MOST_PROBLEMS: usize = 50;

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SelfIdsImported {
    /// For so many files it is known now.
    #[schema(value_type = i64)]
    pub known: u32,
    /// Rows that were left out, and why.
    pub problems: Vec<String>,
}

struct Row {
    line: usize,
    file: String,
    sex: Option<&'static str>,
    race: Option<&'static str>,
}

impl Candidates {
    /// Takes a CSV file with the columns file (its name or its id), sex and race.
    pub async fn import_self_ids(&self, by: By, batch: &str, csv: &[u8]) -> Answer<SelfIdsImported> {
        let (_, files) = self.batch(batch).await?;
        let mut known: HashMap<&str, Vec<&str>> = HashMap::new();
        for file in files.iter().filter(|file| file.removed_at.is_none()) {
            known.entry(file.name.as_str()).or_default().push(&file.id);
            known.entry(file.id.as_str()).or_default().push(&file.id);
        }
        let (read, mut problems) = read(csv)?;
        let now = self.store().now();
        let mut new: HashMap<String, entity::Model> = HashMap::new();
        for row in read {
            match known.get(row.file.as_str()).map(Vec::as_slice) {
                Some([file]) => {
                    let (sex, race) = (row.sex.map(str::to_owned), row.race.map(str::to_owned));
                    let said = entity::Model { file: (*file).to_owned(), sex, race, changed_at: now };
                    new.insert((*file).to_owned(), said);
                }
                Some(_) => {
                    problems.push(format!("Line {}: several files are called so. Use its id.", row.line));
                }
                None => problems.push(format!("Line {}: there is no such file in this batch.", row.line)),
            }
        }
        problems.truncate(MOST_PROBLEMS);
        let count = u32::try_from(new.len()).unwrap_or(u32::MAX);
        let mut new: Vec<entity::Model> = new.into_values().collect();
        new.sort_by(|one, other| one.file.cmp(&other.file));
        let (own, batch) = (self.store().clone(), batch.to_owned());
        self.store()
            .write(move |tx| async move {
                rows::put(&*tx, &new).await?;
                let detail = json!({ "change": "selfIdentification", "batch": batch, "files": new.len() });
                by.note(&tx, &own, (Action::TalentFilesChanged, detail)).await?;
                Ok::<_, ApiError>(())
            })
            .await?;
        Ok(SelfIdsImported { known: count, problems })
    }
}

fn read(csv: &[u8]) -> Answer<(Vec<Row>, Vec<String>)> {
    if csv.len() > LARGEST {
        return Err(ApiError::invalid("The file is too large: at most 1 MB."));
    }
    let wrong = || ApiError::invalid("This is no CSV file with the columns file, sex and race.");
    let mut reader = csv::ReaderBuilder::new().flexible(true).trim(csv::Trim::All).from_reader(csv);
    let heads: Vec<String> = reader.headers().map_err(|_| wrong())?.iter().map(fold).collect();
    let column = |name: &str| heads.iter().position(|head| head.trim_start_matches('\u{feff}') == name);
    let (Some(file), Some(sex), Some(race)) = (column("file"), column("sex"), column("race")) else {
        return Err(wrong());
    };
    let (mut rows, mut problems) = (Vec::new(), Vec::new());
    for (record, line) in reader.records().zip(2..) {
        let record = record.map_err(|_| wrong())?;
        let cell = |at: usize| record.get(at).unwrap_or_default();
        match (word(cell(sex), &SEXES), word(cell(race), &RACES)) {
            (Some(sex), Some(race)) => rows.push(Row { line, file: cell(file).to_owned(), sex, race }),
            (None, _) => problems.push(format!("Line {line}: sex is one of {}.", SEXES.join(", "))),
            (_, None) => problems.push(format!("Line {line}: race is one of {}.", RACES.join(", "))),
        }
    }
    Ok((rows, problems))
}

/// What was said; the outer none if it is not one of these words. Saying nothing is an answer.
fn word(said: &str, words: &[&'static str]) -> Option<Option<&'static str>> {
    let folded = fold(said);
    if matches!(folded.as_str(), "" | "unknown" | "prefer not to say" | "not disclosed") {
        return Some(None);
    }
    words.iter().copied().find(|word| fold(word) == folded).map(Some)
}
