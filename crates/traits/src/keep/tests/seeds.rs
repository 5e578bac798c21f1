use rstest::rstest;

use super::*;
use crate::keep::{Act, Shown};

#[rstest]
#[tokio::test]
async fn the_starter_library_comes_once_and_what_people_did_stays(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let instance = Instance::new(kind).await;
    assert_eq!(instance.traits.bring().await.unwrap(), 40);
    assert_eq!(instance.traits.bring().await.unwrap(), 0);
    assert_eq!(instance.traits.departments().await.unwrap().len(), 15);
    assert_eq!(instance.total().await, 40);
    let reliability = instance.find("reliability").await;
    assert!(reliability.is_starter && reliability.created_by == "Quadrangle");
    assert!(!reliability.related.is_empty());

    let mut content = reliability.content.clone();
    content.why = "Ours.".to_owned();
    instance.change("reliability", 1, content).await.unwrap();
    delete(&instance, "teamwork").await;
    let second = instance.second().await;
    assert_eq!(second.traits.bring().await.unwrap(), 0);
    assert_eq!(second.find("reliability").await.content.why, "Ours.");
    assert_eq!(second.total().await, 39);

    instance.database.clock.advance(Duration::from_hours(24 * 31));
    assert_eq!(second.traits.bring().await.unwrap(), 0, "what was deleted stays away for good");
    assert!(matches!(second.traits.find("teamwork").await, Err(TraitError::NotThere)));
}

#[tokio::test]
async fn what_nobody_touched_follows_a_new_release_and_names_of_people_come_first() {
    let instance = Instance::new(Kind::Sqlite).await;
    instance.create(content("teamWORK", "Ours.")).await.unwrap();
    assert_eq!(instance.traits.bring().await.unwrap(), 39);
    let newer: Vec<crate::Trait> = crate::starter()
        .iter()
        .map(|one| crate::Trait { why: format!("{} Newer.", one.why), ..one.clone() })
        .collect();
    let newer = Vec::leak(newer);
    assert_eq!(instance.traits.bring_these(newer, crate::departments()).await.unwrap(), 39);
    let found = instance.find("reliability").await;
    assert_eq!(found.version, 2);
    assert!(found.content.why.ends_with("Newer."));
}

#[tokio::test]
async fn what_was_deleted_can_be_brought_back_for_a_month() {
    let instance = Instance::seeded(Kind::Sqlite).await;
    let id = instance.create(content("Own", "Does its own.")).await.unwrap();
    delete(&instance, &id).await;
    let deleted = Wanted { shown: Shown::Deleted, limit: 10, ..Wanted::default() };
    assert_eq!(instance.traits.list(&deleted).await.unwrap().total, 1);
    instance.database.clock.advance(Duration::from_hours(24 * 31));
    let (traits, own) = (instance.traits.clone(), id.clone());
    let late: Result<(), TraitError> = instance
        .store
        .write(move |tx| async move { traits.set_state_in(&tx, &own, Act::Restore, &ada()).await })
        .await;
    assert!(matches!(late, Err(TraitError::NotThere)));
    instance.traits.bring().await.unwrap();
    assert_eq!(instance.traits.list(&deleted).await.unwrap().total, 0);
    assert_eq!(rows::find(instance.store.reader(), &id).await.unwrap(), None);
}

async fn delete(instance: &Instance, id: &str) {
    let (traits, id) = (instance.traits.clone(), id.to_owned());
    let deleted: Result<(), TraitError> = instance
        .store
        .write(move |tx| async move { traits.set_state_in(&tx, &id, Act::Delete, &ada()).await })
        .await;
    deleted.unwrap();
}
