use futures_util::future::join_all;
use rstest::rstest;

use super::*;
use crate::keep::{Act, Merge};

#[rstest]
#[tokio::test]
async fn of_many_who_save_at_once_one_is_first_and_the_others_are_told(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let instance = Instance::new(kind).await;
    let second = instance.second().await;
    let id = instance.create(content("Care", "Takes care.")).await.unwrap();
    let saves = (0..12).map(|number| {
        let instance = if number % 2 == 0 { &instance } else { &second };
        instance.change(&id, 1, content("Care", &format!("Takes care {number}.")))
    });
    let saved = join_all(saves).await;
    assert_eq!(saved.iter().filter(|saved| saved.is_ok()).count(), 1);
    assert!(saved.iter().all(|saved| matches!(saved, Ok(()) | Err(TraitError::Overtaken))), "{saved:?}");
    assert_eq!(instance.find(&id).await.version, 2);
    assert_eq!(instance.traits.versions(&id).await.unwrap().len(), 2);
}

#[rstest]
#[tokio::test]
async fn of_many_who_take_one_name_one_gets_it(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let instance = Instance::new(kind).await;
    let second = instance.second().await;
    let created = join_all((0..12).map(|number| {
        let instance = if number % 2 == 0 { &instance } else { &second };
        instance.create(content(["Résolve", "RESOLVE", "resolve "][number % 3].trim(), "Goes on."))
    }));
    let created = created.await;
    assert_eq!(created.iter().filter(|created| created.is_ok()).count(), 1);
    assert!(
        created.iter().all(|created| matches!(created, Ok(_) | Err(TraitError::NameTaken(_)))),
        "{created:?}"
    );
}

#[rstest]
#[tokio::test]
async fn a_merge_and_its_undo(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let instance = Instance::seeded(kind).await;
    let before = instance.find("initiative").await;
    let other = instance.find("independence").await;
    let preview = instance.traits.merge_preview("initiative", "independence").await.unwrap();
    assert!(preview.after.cues.len() > before.content.cues.len());
    let departments = |detail: &TraitDetail| detail.departments.clone();
    assert!(preview.departments.len() > before.departments.len());
    let merge = Merge {
        kept: "initiative".to_owned(),
        kept_version: 1,
        removed: "independence".to_owned(),
        removed_version: 1,
        content: None,
    };
    let traits = instance.traits.clone();
    let merged: Result<(), TraitError> =
        instance.store.write(move |tx| async move { traits.merge_in(&tx, merge, &ada()).await }).await;
    merged.unwrap();
    let after = instance.find("initiative").await;
    assert_eq!((after.version, &after.content), (2, &preview.after));
    assert_eq!(departments(&after), preview.departments);
    assert!(instance.find("independence").await.deleted_at.is_some());
    assert_eq!(instance.total().await, 39);

    let traits = instance.traits.clone();
    let undone: Result<(), TraitError> = instance
        .store
        .write(move |tx| async move { traits.undo_in(&tx, "initiative", 2, &ada()).await })
        .await;
    undone.unwrap();
    let back = instance.find("initiative").await;
    assert_eq!((&back.content, departments(&back)), (&before.content, departments(&before)));
    let back = instance.find("independence").await;
    assert_eq!(
        (back.deleted_at, &back.content, &back.departments),
        (None, &other.content, &other.departments)
    );
}

#[tokio::test]
async fn an_undo_leaves_what_was_changed_since() {
    let instance = Instance::new(Kind::Sqlite).await;
    let id = instance.create(content("A", "One.")).await.unwrap();
    instance.change(&id, 1, content("A", "Two.")).await.unwrap();
    instance.change(&id, 2, content("A", "Three.")).await.unwrap();
    let undo = |version: u32| {
        let (traits, id) = (instance.traits.clone(), id.clone());
        instance.store.write(move |tx| async move { traits.undo_in(&tx, &id, version, &ada()).await })
    };
    let late: Result<(), TraitError> = undo(2).await;
    assert!(matches!(late, Err(TraitError::Overtaken)));
    undo(3).await.unwrap();
    assert_eq!(instance.find(&id).await.content.definition, "Two.");
    let notes: Vec<String> =
        instance.traits.versions(&id).await.unwrap().into_iter().map(|version| version.note).collect();
    assert_eq!(notes, ["Version 3 taken back", "Changed", "Changed", "Created"]);
}

#[tokio::test]
async fn traits_that_are_alike_are_found_anew_after_a_change() {
    let instance = Instance::new(Kind::Sqlite).await;
    instance
        .create(content("Drive", "Starts useful work without being told to, and sees it through."))
        .await
        .unwrap();
    assert_eq!(instance.traits.alike().await.unwrap().pairs, []);
    let id = instance
        .create(content("Initiative", "Starts useful work before being told, and brings it to its end."))
        .await
        .unwrap();
    let found = instance.traits.alike().await.unwrap();
    assert_eq!((found.pairs.len(), found.by_meaning), (1, false));
    let traits = instance.traits.clone();
    let archived: Result<(), TraitError> = instance
        .store
        .write(move |tx| async move { traits.set_state_in(&tx, &id, Act::Archive, &ada()).await })
        .await;
    archived.unwrap();
    assert_eq!(instance.traits.alike().await.unwrap().pairs, []);
}
