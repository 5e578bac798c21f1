//! Two people who share an address, and rows that come again.

use campus::{
    import::Kind as File,
    intake::{Counts, ImportState, Likely, UpdateImport},
};
use rstest::rstest;
use store::testing::Kind;

use crate::stage::{PEOPLE, Stage, alumni};

const WITH_IDS: &str = "ID,First,Last,Email\nA1,Ann,Smith,smith@x.example\nA2,Bob,Smith,smith@x.example\n";
const OTHER: &str = "ID,First,Last,Email,Other Email\nA1,Ann,Smith,ann@x.example,smith@x.example\n\
                     A2,Bob,Smith,bob@x.example,smith@x.example\n";
const NAMES: &str = "First,Last,Email\nAnn,Smith,smith@x.example\nBob,Smith,smith@x.example\n";
const SAME_NAME: &str = "ID,First,Last,Email\nA1,Ann,Smith,smith@x.example\nA2,Ann,Smith,smith@x.example\n";

#[rstest]
#[case(WITH_IDS, "has the same e-mail address, but another ID.")]
#[case(OTHER, "has the same e-mail address, but another ID.")]
#[case(NAMES, "has the same e-mail address, but another first name.")]
#[case(SAME_NAME, "has the same e-mail address, but another ID.")]
#[tokio::test]
async fn a_shared_address_does_not_make_one_of_two(#[case] text: &str, #[case] why: &str) {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let id = stage.upload("people.csv", Some(File::Alumni), text).await.import.id;
    let detail = stage.check(&id).await;
    let wanted = Counts { rows: 2, new: 1, likely: 1, skipped: 1, ..Counts::default() };
    assert_eq!(detail.import.counts, Some(wanted));
    assert_eq!(detail.preview.unwrap().likely[0].why, why);
    assert_eq!(stage.apply(&id).await, wanted);
    let first = stage.added().await.remove(0);
    assert_eq!((first.person.first_name.as_str(), first.person.last_name.as_str()), ("Ann", "Smith"));

    let counts = stage.import_likely(File::Alumni, text, Likely::Add).await;
    assert_eq!((counts.unchanged, counts.new), (1, 1), "{counts:?}");
    assert_eq!(stage.added().await.len(), 2);
    // From now on both are known, by whatever tells them apart.
    for likely in [Likely::Skip, Likely::Update, Likely::Add] {
        let counts = stage.import_likely(File::Alumni, text, likely).await;
        assert_eq!(counts, Counts { rows: 2, unchanged: 2, ..Counts::default() }, "{likely:?}");
    }
}

#[rstest]
#[tokio::test]
async fn a_shared_address_is_seen_over_many_rows_and_as_the_import_sees_it(
    #[values(Likely::Skip, Likely::Update, Likely::Add)] likely: Likely,
) {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let known = stage.life(PEOPLE).await.person;
    let mut text = alumni(1, 1);
    let row = format!("K1,{},{},{},,,,,,,\n", known.first_name, known.last_name, known.email);
    text.push_str("A1,Ann,Smith,smith@x.example,1999,,,,,,\n");
    text.push_str(&row);
    text.push_str(",Mary,Shelley,,,,,,,Bath,\n");
    text.extend(alumni(2, 1200).lines().skip(1).map(|line| format!("{line}\n")));
    text.push_str("A2,Bob,Smith,smith@x.example,,,,,,,\nA2,Bob,Smith,smith@x.example,,,,,,Boston,\n");
    text.push_str(&row);
    // Nothing but what an earlier piece of the file says already.
    text.push_str(",Mary,Shelley,,,,,,,Bath,\n");
    let id = stage.upload("people.csv", Some(File::Alumni), text).await.import.id;
    let change = UpdateImport { likely: Some(likely), ..UpdateImport::default() };
    stage.imports.change(&id, change).await.unwrap();
    let dry = stage.check(&id).await.import.counts.unwrap();
    assert_eq!(stage.apply(&id).await, dry);
    assert!(dry.likely >= 1 && dry.unchanged == 1, "{dry:?}");
    let smiths: Vec<_> =
        stage.added().await.into_iter().filter(|life| life.person.last_name == "Smith").collect();
    assert_eq!(smiths.len(), if likely == Likely::Add { 2 } else { 1 });
    let given = if likely == Likely::Update { "Bob" } else { "Ann" };
    assert_eq!(smiths[0].person.first_name, given);
}

#[tokio::test]
async fn a_row_that_changes_what_an_earlier_row_adds_is_shown() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "ID,Name,City\nR1,Ada Byron,Boston\nR1,Ada King,Boston\nR1,Ada King,Boston\n";
    let id = stage.upload("people.csv", Some(File::Alumni), text).await.import.id;
    let preview = stage.check(&id).await.preview.unwrap();
    let lines: Vec<(u64, bool)> = preview.changes.iter().map(|change| (change.line, change.is_new)).collect();
    assert_eq!(lines, [(2, true), (3, false)]);
    let name = &preview.changes[1].fields[0];
    assert_eq!((name.before.as_deref(), name.after.as_str()), (Some("Ada Byron"), "Ada King"));
}

#[tokio::test]
async fn a_file_with_people_alike_adds_nobody_the_second_time() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "Name,Class,Phone\nAda Byron,1999,+1 555 0101\nAda Byron,1999,+1 555 0102\n";
    assert_eq!(stage.import_likely(File::Alumni, text, Likely::Add).await.new, 2);
    let counts = stage.import_likely(File::Alumni, text, Likely::Add).await;
    assert_eq!(counts, Counts { rows: 2, unchanged: 2, ..Counts::default() });
    assert_eq!(stage.added().await.len(), 2);
}

#[tokio::test]
async fn a_preview_tells_nothing_that_is_withheld() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "ID,Name,Email,Phone,CV\nC1,Mo Ali,old@x.example,+1 555 0147,Write to old@x.example\n";
    stage.import(File::Candidates, text).await;
    let text = "ID,Name,Email,Phone,CV\nC1,Mo Ali,new@x.example,+1 555 0148,Ask me.\n";
    let id = stage.upload("people.csv", Some(File::Candidates), text).await.import.id;
    let preview = stage.check(&id).await.preview.unwrap();
    let told = serde_json::to_string(&preview).unwrap();
    assert!(told.contains("new@x.example") && told.contains("Ask me."), "{told}");
    assert!(!told.contains("old@x.example") && !told.contains("0147"), "{told}");
}

#[tokio::test]
async fn a_check_that_the_database_refuses_has_failed() {
    let stage = Stage::new(Kind::Sqlite).await;
    stage.sql("CREATE UNIQUE INDEX one_of_each ON import_errors (import, why)").await;
    let text = "Name,Email\nAda Byron,x\nGrace Hopper,x\n";
    let id = stage.upload("people.csv", Some(File::Alumni), text).await.import.id;
    let job = stage.imports.check(&id, "u1").await.unwrap();
    let _workers = stage.workers();
    stage.ended(&job).await;
    let import = stage.imports.find(&id).await.unwrap().import;
    assert_eq!(import.state, ImportState::Failed);
    assert!(import.error.unwrap().contains("The campus is as it was"));
}

#[rstest]
#[tokio::test]
async fn an_import_whose_job_broke_is_free_when_somebody_looks(#[values(true, false)] is_listed: bool) {
    let stage = Stage::new(Kind::Sqlite).await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 3)).await.import.id;
    stage.imports.check(&id, "u1").await.unwrap();
    stage.sql("UPDATE jobs SET state = 'failed', error = 'It broke.', finished_at = 1").await;
    let import = if is_listed {
        stage.imports.list().await.unwrap().remove(0)
    } else {
        stage.imports.find(&id).await.unwrap().import
    };
    let told =
        "The check did not come to its end. The campus is as it was; the log says more. Start it again.";
    assert_eq!((import.state, import.error.as_deref()), (ImportState::Failed, Some(told)));
    // An import that broke is taken back.
    let job = stage.start_apply(&id).await.unwrap();
    stage
        .sql("UPDATE jobs SET state = 'failed', error = 'It broke.', finished_at = 1 WHERE state = 'waiting'")
        .await;
    let import = stage.imports.find(&id).await.unwrap().import;
    assert_eq!((import.state, import.job), (ImportState::Failed, Some(job.id)));
    let told = "The import did not come to its end and was taken back. The campus is as it was; the log says more. \
                Start it again when the cause is gone.";
    assert_eq!(import.error.as_deref(), Some(told), "and not that what was done is kept");
}

#[tokio::test]
async fn an_address_of_many_adds_nobody_the_second_time() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let mut text = "First,Last,Email\n".to_owned();
    for given in ["Ann", "Bob", "Cy", "Dora", "Eli", "Fay", "Gus", "Hal", "Ida", "Jim", "Kay"] {
        text.extend([format!("{given},Smith,office@x.example\n")]);
    }
    assert_eq!(stage.import_likely(File::Alumni, &text, Likely::Add).await.new, 11);
    let once = stage.hash().await;
    let counts = stage.import_likely(File::Alumni, &text, Likely::Add).await;
    assert_eq!(counts, Counts { rows: 11, unchanged: 11, ..Counts::default() });
    assert_eq!(stage.hash().await, once);
}

#[tokio::test]
async fn an_id_and_an_address_of_two_people_are_a_contradiction() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "ID,Name,Email\nA1,Robert Smith,robert@x.example\n,Maria Nunez,maria@x.example\n";
    stage.import(File::Alumni, text).await;
    let text = "ID,Name,Email\nA1,Maria Smith,maria@x.example\n";
    let id = stage.upload("people.csv", Some(File::Alumni), text).await.import.id;
    let detail = stage.check(&id).await;
    assert_eq!(detail.import.counts.unwrap().rejected, 1);
    assert_eq!(
        detail.preview.unwrap().rejected[0].why,
        "The ID or one address belongs to Robert Smith and another to Maria Nunez. Correct what is wrong."
    );
}
