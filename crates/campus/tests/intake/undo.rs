use campus::{
    import::Kind as File,
    intake::{ImportState, Likely, Refused},
};
use rstest::rstest;
use store::{jobs::State, testing::Kind};

use crate::{
    cancel::under_way,
    stage::{PEOPLE, PIECES, Stage, alumni, word},
};

/// A file that changes everybody who is there and adds as many others, in every table that a row can reach.
async fn mixed(stage: &Stage) -> String {
    let mut text = "ID,Name,Email,Other Email,Class Year,Degree,Major,Phone,Employer,Job Title,City,Skills,Do Not Contact,Notes\n"
        .to_owned();
    for number in 1..=PEOPLE * 9 {
        let (name, email, year) = if number <= PEOPLE {
            let person = stage.life(number).await.person;
            (person.name(), person.email, person.class_year.unwrap_or(1999))
        } else {
            (format!("{} {}", word(number), word(number + 5000)), format!("new{number}@x.example"), 1950)
        };
        text.extend([format!(
            "M-{number},{name},{email},second{number}@x.example,{year},PhD,Logic,+1 {number},Employer {},Director,Chicago,\"Chess; SQL\",yes,Note {number}\n",
            number % 5,
        )]);
    }
    text
}

#[rstest]
#[tokio::test]
async fn an_undo_brings_back_the_exact_state(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let before = stage.hash().await;
    let (id, counts) = stage.import(File::Alumni, &mixed(&stage).await).await;
    assert_eq!((counts.changed, counts.new), (PEOPLE.into(), (PEOPLE * 8).into()), "{counts:?}");
    assert_ne!(stage.hash().await, before);
    stage.undo(&id).await;
    assert_eq!(stage.hash().await, before);
    assert_eq!(stage.count("import_changes").await, 0);
    assert_eq!(stage.count("person_keys").await, 0);
}

#[rstest]
#[tokio::test]
async fn imports_of_every_kind_are_undone_one_after_the_other(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let files = [
        (File::Alumni, "ID,Name,Class\nA1,Ada Byron,1999\n"),
        (
            File::Gifts,
            "Donor ID,Donor Name,Amount,Date,Fund,Campaign\nA1,,5,2020-01-02,New Fund,New drive\nA7,New Giver,7,2019-05-05,,\n",
        ),
        (File::Students, "Student ID,Name,Major,Holds,Interests\nS1,Lin Wu,Basket Weaving,Fine,Sailing\n"),
        (File::Candidates, "Name,Email,CV,Languages\nMo Ali,mo@x.example,I care.,Arabic\n"),
        (File::Roles, "Job ID,Title,Company\nJ1,Head of Data,New Works\n"),
    ];
    let mut hashes = vec![stage.hash().await];
    let mut ids = Vec::new();
    for (file, text) in files {
        ids.push(stage.import(file, text).await.0);
        hashes.push(stage.hash().await);
    }
    for id in ids.iter().rev() {
        hashes.pop();
        stage.undo(id).await;
        assert_eq!(Some(&stage.hash().await), hashes.last());
    }
}

#[rstest]
#[tokio::test]
async fn an_import_on_which_another_rests_is_undone_after_it(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let (people, _) = stage.import(File::Alumni, "ID,Name\nA1,Ada Byron\n").await;
    let gifts = stage.upload("gifts.csv", Some(File::Gifts), "Donor ID,Amount,Date\nA1,5,2020-01-02\n").await;
    let gifts = gifts.import.id;
    stage.apply(&gifts).await;
    // They have nothing to do with the others.
    let (apart, _) = stage.import(File::Roles, "Job ID,Title,Company\nJ1,Head of Data,New Works\n").await;

    let refused = stage.start_undo(&people).await.unwrap_err();
    let Refused::Conflict(sentence) = &refused else { panic!("{refused:?}") };
    assert_eq!(sentence, "gifts.csv came later and changed the same records. Undo gifts.csv first.");
    let detail = stage.imports.find(&people).await.unwrap();
    assert!(!detail.can_undo);
    assert_eq!(detail.undo_first.unwrap().id, gifts);
    stage.undo(&apart).await;
    stage.undo(&gifts).await;
    assert!(stage.imports.find(&people).await.unwrap().can_undo);
    stage.undo(&people).await;
    assert!(stage.added().await.is_empty());
}

#[tokio::test]
async fn a_role_rests_on_its_imported_employer() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let before = stage.hash().await;
    let (first, _) = stage.import(File::Roles, "Job ID,Title,Company\nJ1,Head of Data,New Works\n").await;
    let (second, _) = stage.import(File::Roles, "Job ID,Title,Company\nJ2,Cook,New Works\n").await;
    assert!(matches!(stage.start_undo(&first).await, Err(Refused::Conflict(_))));
    stage.undo(&second).await;
    stage.undo(&first).await;
    assert_eq!(stage.hash().await, before);
}

#[rstest]
#[tokio::test]
async fn what_was_changed_by_hand_since_is_not_overwritten(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let (id, _) = stage.import(File::Alumni, "ID,Name\nA1,Ada Byron\nA2,Grace Hopper\n").await;
    stage.sql("UPDATE people SET phone = '+1 555 0100' WHERE id = 1000002").await;
    let touched = stage.hash().await;
    let job = stage.start_undo(&id).await.unwrap();
    let job = stage.ended(&job).await;
    assert_eq!(job.state, State::Failed);
    assert_eq!(
        job.error.as_deref(),
        Some(
            "1 of the people it touched have been changed since by hand (Grace Hopper). Take that back first; nothing was undone."
        )
    );
    let import = stage.imports.find(&id).await.unwrap().import;
    assert_eq!((import.state, import.error), (ImportState::Done, job.error));
    assert_eq!(stage.hash().await, touched);
    stage.sql("UPDATE people SET phone = NULL WHERE id = 1000002").await;
    stage.undo(&id).await;
}

#[tokio::test]
async fn what_others_wrote_about_somebody_added_is_not_lost() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let before = stage.hash().await;
    let (id, _) = stage.import(File::Alumni, "ID,Name,DNC\nA1,Ada Byron,yes\nA2,Grace Hopper,\n").await;
    for (written, taken_back) in [
        (
            "INSERT INTO posts (edition, id, person, date, text) VALUES (1, 2000000001, 1000001, '2026-11-15', 'Hello')",
            "DELETE FROM posts WHERE id = 2000000001",
        ),
        (
            "INSERT INTO consents (edition, person, field, granted, at, basis) VALUES (1, 1000001, 'career', TRUE, '2026-11-15', 'said so')",
            "DELETE FROM consents WHERE person = 1000001 AND field = 'career'",
        ),
    ] {
        stage.sql(written).await;
        let touched = stage.hash().await;
        let job = stage.start_undo(&id).await.unwrap();
        let job = stage.ended(&job).await;
        assert_eq!(job.state, State::Failed);
        assert!(job.error.unwrap().contains("by hand (Ada Byron)"));
        assert_eq!(stage.hash().await, touched);
        stage.sql(taken_back).await;
    }
    stage.undo(&id).await;
    assert_eq!(stage.hash().await, before);
}

#[rstest]
#[tokio::test]
async fn what_is_done_by_hand_while_an_import_is_taken_back_stays(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, PIECES)).await.import.id;
    let job = stage.start_apply(&id).await.unwrap();
    let workers = stage.workers();
    under_way(&stage, &job).await;
    drop(workers);
    let stage = stage.restart().await;
    stage.sql("UPDATE people SET phone = '+1 555 0100' WHERE id = 1000001").await;
    stage
        .sql("INSERT INTO posts (edition, id, person, date, text) VALUES (1, 2000000001, 1000002, '2026-11-15', 'Hello')")
        .await;
    stage.jobs.cancel(&job.id).await.unwrap();
    stage.imports.settle().await.unwrap();
    let _workers = stage.workers();
    let import = stage.settled(&id).await;
    assert_eq!(import.state, ImportState::Cancelled);
    let told = "While it was being taken back, 4 records were changed by hand; they are left as they are.";
    assert_eq!(import.error.as_deref(), Some(told));
    let left = stage.added().await;
    assert_eq!(left.len(), 2);
    assert_eq!(left[0].person.phone.as_deref(), Some("+1 555 0100"));
    assert_eq!((left[1].posts.len(), left[1].household.members.len()), (1, 1));
}

#[rstest]
#[case(&["ID,Name\nA1,Ada Byron\nA2,Grace Hopper\nA3,Mary Shelley\n", "ID,Name,Phone\nA2,Grace Hopper,+1 22\n"])]
#[case(&["ID,Name\nA2,Grace Hopper\n", "ID,Name,Phone\nA1,Ada Byron,+1 1\nA2,Grace Hopper,+1 2\nA3,Mary Shelley,\n"])]
#[case(&["ID,Name\nA2,Grace Hopper\n", "ID,Name,Notes\nA1,Ada Byron,x\nA2,Grace Hopper,y\nA3,Mary Shelley,z\n"])]
#[case(&["ID,Name\nA1,Ada Byron\nA2,Grace Hopper\n", "ID,Name,Notes\nA2,Grace Hopper,y\n"])]
#[tokio::test]
async fn large_and_small_imports_are_in_the_way_of_each_other(#[case] files: &[&str; 2]) {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let (first, _) = stage.import(File::Alumni, files[0]).await;
    let (second, _) = stage.import(File::Alumni, files[1]).await;
    assert!(matches!(stage.start_undo(&first).await, Err(Refused::Conflict(_))));
    stage.undo(&second).await;
    stage.undo(&first).await;
    assert!(stage.added().await.is_empty());
}

#[tokio::test]
async fn only_what_is_done_can_be_undone() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 2)).await.import.id;
    assert!(matches!(stage.start_undo(&id).await, Err(Refused::Conflict(_))));
    stage.apply(&id).await;
    stage.undo(&id).await;
    assert!(matches!(stage.start_undo(&id).await, Err(Refused::Conflict(_))));
    assert!(matches!(stage.start_undo("nothing").await, Err(Refused::NotFound)));
    // Its file is gone: it has to be chosen again.
    assert!(matches!(stage.start_apply(&id).await, Err(Refused::Conflict(_))));
    let counts = stage.import_likely(File::Alumni, &alumni(1, 2), Likely::Add).await;
    assert_eq!(counts.new, 2);
}

#[rstest]
#[tokio::test]
async fn an_undo_that_has_begun_goes_to_its_end(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let workers = stage.workers();
    let (id, _) = stage.import(File::Alumni, &alumni(1, 3000)).await;
    let job = stage.start_undo(&id).await.unwrap();
    under_way(&stage, &job).await;
    drop(workers);
    let stage = stage.restart().await;
    stage.sql("UPDATE people SET phone = '+1 555 0100' WHERE id = 1000001").await;
    // What was left to others before counts as well.
    stage.sql("UPDATE imports SET taken_back = '{\"entries\":300,\"left\":5}'").await;
    stage.jobs.cancel(&job.id).await.unwrap();
    stage.imports.settle().await.unwrap();
    let _workers = stage.workers();
    let import = stage.settled(&id).await;
    assert_eq!(import.state, ImportState::Undone, "{:?}", import.error);
    let told = "While it was being taken back, 7 records were changed by hand; they are left as they are.";
    assert_eq!(import.error.as_deref(), Some(told));
    assert_eq!(stage.added().await.len(), 1);
}
