//! A list of what people have said of themselves: file, sex, race.

use std::collections::{HashMap, HashSet};

use api::{Answer, ApiError};
use identity::audit::Action;
use matching::lexicon::text::fold;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::store::{self as rows, entity, import, said};
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
/// Held by whoever changes what is known.
pub(super) const LOCK: &str = "talent self ids";
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
    /// Takes it back by this; none if all of it was known already.
    pub import: Option<String>,
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
        let import = self.keep_self_ids(by, batch, new).await?;
        Ok(SelfIdsImported { known: count, import, problems })
    }

    /// Keeps all that it says beside what was said before, and says as which import. What it says again it says too:
    /// that stays when whoever said it first takes it back.
    async fn keep_self_ids(&self, by: By, batch: &str, all: Vec<entity::Model>) -> Answer<Option<String>> {
        let (own, batch, now) = (self.store().clone(), batch.to_owned(), self.store().now());
        self.store()
            .write(move |tx| async move {
                tx.lock_name(LOCK).await?;
                let files: Vec<&str> = all.iter().map(|row| row.file.as_str()).collect();
                let known = rows::some(&*tx, &files).await?;
                let says = |row: &entity::Model| (row.file.clone(), row.sex.clone(), row.race.clone());
                let known: HashSet<_> = known.iter().map(says).collect();
                if all.iter().all(|row| known.contains(&says(row))) {
                    return Ok(None);
                }
                let id = own.new_id();
                let said: Vec<said::Model> = all
                    .iter()
                    .cloned()
                    .map(|row| said::Model {
                        import: id.clone(),
                        file: row.file,
                        sex: row.sex,
                        race: row.race,
                        at: now,
                    })
                    .collect();
                let row = import::Model {
                    id: id.clone(),
                    batch: batch.clone(),
                    at: now,
                    by_name: by.name.clone(),
                    undone_at: None,
                    undone_by: None,
                };
                rows::insert_import(&*tx, row, &said).await?;
                rows::put(&*tx, &all).await?;
                let detail = json!({ "change": "selfIdentification", "batch": batch, "import": id,
                    "files": all.len() });
                by.note(&tx, &own, (Action::TalentFilesChanged, detail)).await?;
                Ok::<_, ApiError>(Some(id))
            })
            .await
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
