use campus::{
    import::{Charset, DateOrder, Kind as File, Options},
    intake::{ColumnChoice, Counts, ImportState, Likely, Refused, UpdateImport},
};
use rstest::rstest;
use store::testing::Kind;

use crate::stage::{PEOPLE, Stage, alumni};

#[rstest]
#[tokio::test]
async fn a_check_says_what_would_happen_and_changes_nothing(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let before = stage.hash().await;
    let known = stage.life(PEOPLE).await.person;
    let mut text = format!(
        "Constituent ID,First Name,Last Name,Email,Class Year,Phone\n,,{},{},,+1 22\n",
        known.last_name, known.email
    );
    text.push_str("B-1,Ada,Byron,not an address,1999,\nB-2,Grace,Hopper,,19x9,\n");
    for row in alumni(1, 1200).lines().skip(1) {
        let cells: Vec<&str> = row.split(',').take(5).collect();
        text.extend([format!("{},\n", cells.join(","))]);
    }
    text.push_str("C-1,,Again,,,\n");
    let id = stage.upload("people.csv", Some(File::Alumni), text).await.import.id;
    let detail = stage.check(&id).await;
    assert_eq!(detail.import.state, ImportState::Checked);
    let counts = detail.import.counts.unwrap();
    let wanted = Counts {
        rows: 1204,
        new: 1200,
        changed: 1,
        repeated: 1,
        rejected: 2,
        errors_kept: 2,
        ..Counts::default()
    };
    assert_eq!(counts, wanted);
    let preview = detail.preview.unwrap();
    assert_eq!(preview.changes.len(), 100);
    let first = &preview.changes[0];
    assert_eq!((first.line, first.person, first.is_new), (2, Some(PEOPLE), false));
    assert_eq!(first.what, known.name());
    let phone = first.fields.iter().find(|field| field.field == "Phone").unwrap();
    assert_eq!(phone.after, "+1 22");
    assert_eq!(phone.before.is_some(), known.phone.is_some());
    assert_ne!(phone.before, known.phone, "what somebody has not agreed to is not shown");
    assert!(preview.rejected[0].why.starts_with("Email “not an address”"), "{:?}", preview.rejected);
    assert_eq!(stage.hash().await, before);
    // The import itself comes to the same.
    assert_eq!(stage.apply(&id).await, wanted);
}

#[rstest]
#[tokio::test]
async fn the_error_file_can_be_corrected_and_imported(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let mut text = "Name;Email;Class Year\n".to_owned();
    for number in 0..700 {
        text.extend([format!("=cmd|{number} Family{number};broken;1999\n")]);
    }
    let id = stage.upload("people.csv", Some(File::Alumni), text).await.import.id;
    assert_eq!(stage.check(&id).await.import.counts.unwrap().rejected, 700);
    let mut pages = stage.imports.errors(&id).await.unwrap();
    let mut errors = Vec::new();
    while let Some(page) = pages.next().await.unwrap() {
        errors.extend(page);
    }
    let errors = String::from_utf8(errors).unwrap();
    assert!(errors.starts_with("\u{feff}Name;Email;Class Year;line;what to change\r\n"), "{}", &errors[..80]);
    assert!(errors.contains("'=cmd|699 Family699;broken;1999;701;"));
    assert_eq!(errors.matches("\r\n").count(), 701);
    let corrected = errors.replace(";broken;", ";;");
    let (_, counts) = stage.import(File::Alumni, &corrected).await;
    assert_eq!((counts.rows, counts.rejected), (700, 0));
}

#[tokio::test]
async fn what_is_on_record_is_not_told_to_whoever_brings_something_else() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let head = "ID,Name,Email,Current Title,CV";
    let first = format!("{head}\nX1,Mo Ali,mo@x.example,Nurse 212-555-0199,\"I care, 212-555-0199\"\n");
    stage.import(File::Candidates, &first).await;
    let text = format!("{head}\nX1,Mo Ali,new@x.example,Head nurse,I still care\n");
    let id = stage.upload("people.csv", Some(File::Candidates), text).await.import.id;
    let preview = stage.check(&id).await.preview.unwrap();
    let told = format!("{:?}", preview.changes[0].fields);
    for shown in ["new@x.example", "Head nurse", "I still care", "Nurse (withheld)"] {
        assert!(told.contains(shown), "{shown}: {told}");
    }
    assert!(!told.contains("0199") && !told.contains("mo@x.example"), "{told}");
}

#[tokio::test]
async fn what_the_person_chooses_counts() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "Name,Given on,Sum\nAda Byron,03/04/2020,5\n";
    let id = stage.upload("gifts.csv", None, text).await.import.id;
    let choice =
        |column, field: &str| ColumnChoice { column, field: Some(field.to_owned()), order: None, mark: None };
    let wanted = UpdateImport {
        kind: Some(File::Gifts),
        likely: Some(Likely::Add),
        columns: Some(vec![
            choice(0, "donor_name"),
            ColumnChoice { order: Some(DateOrder::DayFirst), ..choice(1, "date") },
            choice(2, "amount"),
        ]),
        ..UpdateImport::default()
    };
    let detail = stage.imports.change(&id, wanted).await.unwrap();
    assert_eq!((detail.import.kind, detail.import.likely), (File::Gifts, Likely::Add));
    assert_eq!(detail.columns[1].field.as_deref(), Some("date"));
    assert_eq!(detail.columns[1].order_reason, "Chosen by you.");
    assert!(detail.missing.is_empty());
    stage.apply(&id).await;
    assert_eq!(stage.added().await[0].gifts[0].date.to_string(), "2020-04-03");
}

#[tokio::test]
async fn a_wrong_choice_is_told() {
    let stage = Stage::new(Kind::Sqlite).await;
    let id = stage.upload("people.csv", Some(File::Alumni), "Name,Year\nAda Byron,1999\n").await.import.id;
    let columns = |column, field: &str| UpdateImport {
        columns: Some(vec![ColumnChoice { column, field: Some(field.to_owned()), order: None, mark: None }]),
        ..UpdateImport::default()
    };
    let options = |options| UpdateImport { options: Some(options), ..UpdateImport::default() };
    for (wanted, told) in [
        (columns(9, "email"), "There is no such column"),
        (columns(0, "salary"), "There is no such field"),
        (options(Options { delimiter: Some('"'), ..Options::default() }), "options.delimiter"),
        (options(Options { delimiter: Some('é'), ..Options::default() }), "options.delimiter"),
    ] {
        let refused = stage.imports.change(&id, wanted).await.unwrap_err();
        assert!(matches!(&refused, Refused::Invalid(text) if text.contains(told)), "{refused}");
    }
    let wanted = options(Options { charset: Some(Charset::Utf16Le), ..Options::default() });
    let detail = stage.imports.change(&id, wanted).await.unwrap();
    assert!(detail.layout.is_some() || detail.problem.is_some());
}

#[tokio::test]
async fn a_file_without_what_is_needed_is_not_started() {
    let stage = Stage::new(Kind::Sqlite).await;
    let id =
        stage.upload("people.csv", Some(File::Alumni), "Email,City\na@x.example,Boston\n").await.import.id;
    let refused = stage.imports.check(&id, "u1").await.unwrap_err();
    assert_eq!(refused.to_string(), "Choose a column for Last name or Full name first.");
    assert!(stage.start_apply(&id).await.is_err());
}

#[tokio::test]
async fn only_what_was_checked_is_imported() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 3)).await.import.id;
    let refused = stage.start_checked(&id).await.unwrap_err();
    assert!(matches!(&refused, Refused::Conflict(text) if text.contains("dry run")), "{refused}");
    stage.check(&id).await;
    let change = UpdateImport { likely: Some(Likely::Add), ..UpdateImport::default() };
    stage.imports.change(&id, change).await.unwrap();
    assert!(matches!(stage.start_checked(&id).await, Err(Refused::Conflict(_))), "read in another way since");
    stage.check(&id).await;
    stage.start_checked(&id).await.unwrap();
}

#[tokio::test]
async fn nothing_is_changed_about_an_import_at_work() {
    let stage = Stage::new(Kind::Sqlite).await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 3)).await.import.id;
    stage.start_apply(&id).await.unwrap();
    let refused = stage.imports.change(&id, UpdateImport::default()).await.unwrap_err();
    assert!(matches!(refused, Refused::Conflict(_)));
    assert!(matches!(stage.imports.discard(&id).await, Err(Refused::Conflict(_))));
    assert!(matches!(stage.start_apply(&id).await, Err(Refused::Conflict(_))));
}

#[tokio::test]
async fn a_discarded_import_is_gone_with_its_file() {
    let stage = Stage::new(Kind::Sqlite).await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 3)).await.import.id;
    stage.imports.discard(&id).await.unwrap();
    assert!(matches!(stage.imports.find(&id).await, Err(Refused::NotFound)));
    assert!(!stage.folder.path().join("uploads").join(&id).exists());
}

#[rstest]
#[tokio::test]
async fn two_changes_at_once_are_both_made(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let id = stage.upload("people.csv", Some(File::Alumni), "A,B\nAda Byron,1999\n").await.import.id;
    let name = ColumnChoice { column: 0, field: Some("full_name".to_owned()), order: None, mark: None };
    let columns = UpdateImport { columns: Some(vec![name]), ..UpdateImport::default() };
    let likely = UpdateImport { likely: Some(Likely::Add), ..UpdateImport::default() };
    let (one, other) = tokio::join!(stage.imports.change(&id, columns), stage.imports.change(&id, likely));
    one.and(other).unwrap();
    let detail = stage.imports.find(&id).await.unwrap();
    assert_eq!(detail.columns[0].field.as_deref(), Some("full_name"));
    assert_eq!(detail.import.likely, Likely::Add);
}

#[rstest]
#[tokio::test]
async fn a_role_in_capitals_is_the_same_role(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let mut text = "Title,Company,City\nData Analyst,New Works,Boston\n".to_owned();
    text.extend((0..900).map(|number| format!("Cook {number},New Works,Boston\n")));
    text.push_str("DATA ANALYST,New Works,Boston\n");
    let id = stage.upload("roles.csv", Some(File::Roles), text).await.import.id;
    let dry = stage.check(&id).await.import.counts.unwrap();
    assert_eq!((dry.new, dry.repeated), (901, 1), "{dry:?}");
    assert_eq!(stage.apply(&id).await, dry);
}
