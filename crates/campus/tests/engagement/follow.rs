use std::sync::Arc;

use campus::{
    engagement::{Look, Picture, Standing},
    model::{ConsentField, PersonId},
    people::{self, Consenting},
    store::changes,
};
use futures_util::StreamExt;
use rstest::rstest;
use store::{
    Error,
    jobs::{Pace, State},
    sea_orm::ConnectionTrait,
    testing::Kind,
};

use crate::stage::Stage;

async fn count(stage: &Stage, table: &str) -> i64 {
    let db = stage.store.reader();
    let sql = format!("SELECT COUNT(*) FROM {table}");
    let statement = store::sea_orm::Statement::from_string(db.get_database_backend(), sql);
    db.query_one_raw(statement).await.unwrap().unwrap().try_get_by_index(0).unwrap()
}

fn named(picture: &Picture) -> &Standing {
    picture.standings.iter().find(|one| one.alum.is_named && one.alum.is_contactable).unwrap()
}

async fn refuse(stage: &Stage, person: PersonId, field: ConsentField) {
    let said =
        Consenting { person, field, granted: false, basis: "By phone".into(), today: stage.store.today() };
    stage.store.write(move |tx| async move { people::change(&tx, said).await }).await.unwrap();
}

#[rstest]
#[tokio::test]
async fn who_withdraws_consent_is_gone_at_the_next_look(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind, 300).await;
    let before = stage.picture().await;
    let person = named(&before).person;
    refuse(&stage, person, ConsentField::Directory).await;
    assert!(!stage.picture().await.find(person).unwrap().alum.is_named);
    for field in [ConsentField::Email, ConsentField::Phone, ConsentField::Address] {
        refuse(&stage, person, field).await;
    }
    let after = stage.picture().await;
    assert!(!after.find(person).unwrap().alum.is_contactable);
    assert_eq!(after.standings.len(), before.standings.len());
    let year = [before.year()];
    let reached = |picture: &Picture| picture.shares(&year, &|_| true)[0].contactable;
    assert_eq!(reached(&after), reached(&before) - 1);
    let others = |picture: &Picture| {
        let others = picture.standings.iter().filter(|one| one.person != person);
        others.cloned().collect::<Vec<Standing>>()
    };
    assert_eq!(others(&after), others(&before));
    assert_eq!(count(&stage, "engagement_standings").await, i64::try_from(after.standings.len()).unwrap());
}

#[tokio::test]
async fn whoever_dies_or_is_removed_is_counted_no_more() {
    let stage = Stage::new(Kind::Sqlite, 300).await;
    let person = named(&*stage.picture().await).person;
    let sql = format!("UPDATE people SET died = '2026-01-01' WHERE id = {}", person.0);
    let noted = stage.store.write(move |tx| async move {
        tx.execute_unprepared(&sql).await?;
        changes::note(&tx, 1, &[person]).await
    });
    noted.await.unwrap();
    assert!(stage.picture().await.find(person).is_none());
}

#[tokio::test]
async fn two_who_look_at_once_see_the_same() {
    let stage = Stage::new(Kind::Sqlite, 300).await;
    let (one, other) = tokio::join!(stage.picture(), stage.picture());
    assert_eq!(one, other);
    assert!(Arc::ptr_eq(&one, &other));
    assert_eq!(count(&stage, "engagement_standings").await, i64::try_from(one.standings.len()).unwrap());
}

#[tokio::test]
async fn another_campus_has_another_picture_and_the_old_one_is_tidied_up() {
    let stage = Stage::new(Kind::Sqlite, 300).await;
    let first = stage.picture().await;
    stage.fill(8, 200).await;
    let second = stage.picture().await;
    assert_ne!(first.standings, second.standings);
    assert_eq!(count(&stage, "engagement_standings").await, i64::try_from(second.standings.len()).unwrap());
}

#[tokio::test]
async fn many_changes_are_one_new_count() {
    let stage = Stage::new(Kind::Sqlite, 1000).await;
    let before = stage.picture().await;
    let everybody: Vec<PersonId> = (1..=1000).map(PersonId).collect();
    let noted = stage.store.write(move |tx| async move {
        tx.execute_unprepared("UPDATE people SET class_year = NULL").await?;
        changes::note(&tx, 1, &everybody).await
    });
    noted.await.unwrap();
    let after = stage.picture().await;
    assert!(before.standings.iter().any(|one| one.alum.class_year.is_some()));
    assert!(after.standings.iter().all(|one| one.alum.class_year.is_none()));
}

#[tokio::test]
async fn changes_that_were_forgotten_are_a_new_count() {
    let stage = Stage::new(Kind::Sqlite, 300).await;
    let person = named(&*stage.picture().await).person;
    refuse(&stage, person, ConsentField::Directory).await;
    let forgotten = stage.store.write(|tx| async move {
        changes::forget(&tx, 1).await?;
        Ok::<_, Error>(())
    });
    forgotten.await.unwrap();
    assert!(!stage.picture().await.find(person).unwrap().alum.is_named);
}

#[rstest]
#[tokio::test]
async fn a_job_counts_the_same_as_whoever_waits(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind, 1500).await;
    let waited = stage.picture().await;
    let job = stage.campus.engagement().count_anew(None).await.unwrap().unwrap();
    let _workers = stage.jobs.start(stage.campus.works(), Pace::default());
    let mut states = stage.jobs.watch(&job.id);
    let mut last = job;
    while let Some(state) = states.next().await {
        last = state.unwrap();
    }
    assert_eq!(last.state, State::Done, "{last:?}");
    assert_eq!((last.done, last.total), (1500, Some(1500)));
    let Look::Ready { picture, counting } = stage.campus.engagement().look().await.unwrap() else {
        panic!("it was counted")
    };
    assert!(counting.is_none());
    assert!(!Arc::ptr_eq(&picture, &waited), "it was read again");
    assert_eq!(picture, waited);
    assert_eq!(count(&stage, "engagement_standings").await, i64::try_from(picture.standings.len()).unwrap());
}

#[tokio::test]
async fn a_campus_without_people_has_no_picture() {
    let stage = Stage::new(Kind::Sqlite, 100).await;
    stage
        .store
        .write(|tx| async move {
            Ok::<_, Error>(
                tx.execute_unprepared("UPDATE campus_current SET edition = NULL").await.map(|_| ())?,
            )
        })
        .await
        .unwrap();
    assert!(matches!(stage.campus.engagement().look().await.unwrap(), Look::Nothing));
    assert!(stage.campus.engagement().person(PersonId(1)).await.unwrap().is_none());
}
