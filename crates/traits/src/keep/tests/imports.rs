use rstest::rstest;

use super::*;
use crate::keep::{Format, ImportCounts, TraitImportState};

const BAD: u64 = 300;

/// Ten thousand rows, three hundred of them bad in several ways, and twenty that are known already.
fn large() -> String {
    let mut file = "Name;Definition;Why;Anchor 1;Cues;Departments;Colour\r\n".to_owned();
    for number in 0..10_000 {
        let name = match number {
            9980.. => crate::starter()[number - 9980].name.clone(),
            _ => format!("Habit {number:05}"),
        };
        let good = format!("Does habit number {number} without being asked.");
        let (name, definition, department) = match (number % 100, number % 400) {
            (7, _) => (name, String::new(), "teaching = 4".to_owned()),
            (8, 8) => (String::new(), good, String::new()),
            (8, 108) => (name, "Shows confidence in meetings.".to_owned(), String::new()),
            (8, 208) => (name, good, "Nowhere = 3".to_owned()),
            (8, _) => (name, "x".repeat(1001), String::new()),
            (9, _) => ("Habit 00001".to_owned(), good, String::new()),
            (10, _) => (name, good, "teaching = 4|finance = 0".to_owned()),
            _ => (name, good, String::new()),
        };
        let row = format!("{name};{definition};\"It; helps.\";;=cue|another;{department};red\r\n");
        file.push_str(&row);
    }
    file
}

#[rstest]
#[tokio::test]
async fn ten_thousand_rows_come_in_without_the_bad_ones_and_go_at_once(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let instance = Instance::seeded(kind).await;
    let _workers = instance.work();
    let reliability = instance.find(&crate::starter()[0].key).await;
    let (id, job) = instance.import(&large()).await;
    assert_eq!(job.state, State::Done, "{job:?}");
    let done = instance.traits.find_import(&id).await.unwrap();
    let expected = ImportCounts { rows: 10_000, new: 9_680, changed: 20, unchanged: 0, rejected: BAD };
    assert_eq!((done.state, done.counts), (TraitImportState::Done, expected));
    assert_eq!(done.ignored_columns, ["Colour"]);
    assert_eq!(instance.total().await, 40 + 9_680);

    let errors = errors(&instance, &id).await;
    assert_eq!(errors.len() as u64, BAD);
    for row in &errors {
        let line: usize = row[0].parse().unwrap();
        let number = line - 2;
        let (column, reason) = match (number % 100, number % 400) {
            (7, _) => ("definition", "must not be empty"),
            (8, 8) => ("name", "must not be empty"),
            (8, 108) => ("definition", "feels"),
            (8, 208) => ("departments", "no department called “Nowhere”"),
            (8, _) => ("definition", "at most 1000 characters"),
            _ => ("name", "Line 3 has the same name"),
        };
        assert_eq!(row[1], column, "{row:?}");
        assert!(row[2].contains(reason), "{row:?}");
        assert_eq!((row[5].as_str(), row[7].as_str()), ("It; helps.", "'=cue|another"));
    }

    let renewed = instance.find(&reliability.id).await;
    assert_eq!((renewed.version, renewed.content.why.as_str()), (2, "It; helps."));
    let changed = Wanted { text: Some("habit 00000".to_owned()), limit: 1, ..Wanted::default() };
    let own = instance.traits.list(&changed).await.unwrap().traits[0].id.clone();
    instance.change(&own, 1, content("Mine now", "Is mine.")).await.unwrap();

    let job = instance.undo_import(&id).await;
    assert_eq!(job.state, State::Done, "{job:?}");
    let undone = instance.traits.find_import(&id).await.unwrap();
    assert_eq!(undone.state, TraitImportState::Undone);
    assert_eq!((undone.left_count, undone.left[0].name.as_str()), (1, "Mine now"));
    assert_eq!(instance.total().await, 41);
    let back = instance.find(&reliability.id).await;
    assert_eq!(
        (back.version, &back.content, &back.departments),
        (3, &reliability.content, &reliability.departments)
    );
    let (again, job) = instance.import("name,definition\nHabit 00002,Once more.\n").await;
    assert_eq!((job.state, instance.total().await), (State::Done, 42), "{again}");
}

async fn errors(instance: &Instance, id: &str) -> Vec<Vec<String>> {
    let mut pages = instance.traits.import_errors(id).await.unwrap();
    let mut file = Vec::new();
    while let Some(page) = pages.next().await.unwrap() {
        file.extend(page);
    }
    let text = String::from_utf8(file).unwrap();
    let text = text.strip_prefix('\u{feff}').unwrap();
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    assert_eq!(&reader.headers().unwrap()[0], "line");
    reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect()
}

#[rstest]
#[tokio::test]
async fn an_import_that_is_cancelled_leaves_nothing(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let instance = Instance::seeded(kind).await;
    // Before anybody has begun.
    let (id, job) = instance.start_import(&large()).await;
    instance.jobs.cancel(&job.id).await.unwrap();
    // While it is at work.
    let workers = instance.work();
    let (second, job) = instance.start_import(&large()).await;
    let wait = async {
        while instance.traits.find_import(&second).await.unwrap().counts.rows == 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("it begins");
    instance.jobs.cancel(&job.id).await.unwrap();
    for id in [id, second] {
        let wait = async {
            loop {
                let import = instance.traits.find_import(&id).await.unwrap();
                if !matches!(import.state, TraitImportState::Applying | TraitImportState::Undoing) {
                    return import.state;
                }
                tokio::task::yield_now().await;
            }
        };
        let state = tokio::time::timeout(PATIENCE, wait).await.expect("it is taken back");
        assert_eq!(state, TraitImportState::Cancelled);
    }
    assert_eq!(instance.total().await, 40);
    assert_eq!(instance.find(&crate::starter()[0].key).await.content.why, crate::starter()[0].why);
    drop(workers);
}

#[rstest]
#[tokio::test]
async fn what_leaves_comes_in_again_unchanged(#[values(Format::Csv, Format::Json)] format: Format) {
    let instance = Instance::seeded(Kind::Sqlite).await;
    let _workers = instance.work();
    let mut export = instance.traits.export(Wanted::default(), format).await.unwrap();
    let mut file = Vec::new();
    while let Some(piece) = export.next().await.unwrap() {
        file.extend(piece);
    }
    let file = String::from_utf8(file).unwrap();
    let (id, job) = instance.import(&file).await;
    assert_eq!(job.state, State::Done, "{job:?}");
    let counts = instance.traits.find_import(&id).await.unwrap().counts;
    assert_eq!(counts, ImportCounts { rows: 40, unchanged: 40, ..ImportCounts::default() });
    let other = Instance::new(Kind::Sqlite).await;
    let _workers = other.work();
    let (id, _) = other.import(&file.replace("Whole organisation", "Elsewhere")).await;
    let counts = other.traits.find_import(&id).await.unwrap().counts;
    assert_eq!(counts.rejected + counts.new, 40, "departments that are not there are told: {counts:?}");
    assert!(counts.rejected > 0);
}

#[tokio::test]
async fn an_import_that_is_interrupted_goes_on_where_it_was() {
    let instance = Instance::seeded(Kind::Sqlite).await;
    let workers = instance.work();
    let (id, job) = instance.start_import(&large()).await;
    let wait = async {
        while instance.traits.find_import(&id).await.unwrap().counts.rows == 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("it begins");
    workers.stop(PATIENCE).await;
    let second = instance.second().await;
    let _workers = second.work();
    assert_eq!(second.ended(&job.id).await.state, State::Done);
    let done = second.traits.find_import(&id).await.unwrap();
    assert_eq!((done.counts.rows, done.counts.new, done.counts.rejected), (10_000, 9_680, BAD));
    assert_eq!(second.total().await, 40 + 9_680);
}
