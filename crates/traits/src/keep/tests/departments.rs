use rstest::rstest;

use super::*;
use crate::keep::{Cell, DepartmentChange, NewDepartment};

async fn set(instance: &Instance, cells: &[(&str, &str, Option<u8>)]) -> Result<Vec<Cell>, TraitError> {
    let cells: Vec<Cell> = cells
        .iter()
        .map(|(department, one, importance)| Cell {
            department: (*department).to_owned(),
            trait_id: (*one).to_owned(),
            importance: *importance,
        })
        .collect();
    let traits = instance.traits.clone();
    let set = instance.store.write(move |tx| async move { traits.set_cells_in(&tx, cells).await });
    Ok(set.await?.iter().map(crate::keep::CellChange::to_before).collect())
}

async fn names(instance: &Instance, department: &str) -> Vec<String> {
    let wanted = Wanted { department: Some(department.to_owned()), limit: 200, ..Wanted::default() };
    let mut ids: Vec<String> =
        instance.traits.list(&wanted).await.unwrap().traits.into_iter().map(|one| one.id).collect();
    ids.sort();
    ids
}

#[rstest]
#[tokio::test]
async fn a_department_takes_over_what_it_does_not_say_itself(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let instance = Instance::seeded(kind).await;
    // Teaching takes reliability from the whole organisation, and says no to the independence of academic affairs.
    let teaching = instance.traits.department_detail("teaching").await.unwrap();
    let of = |id: &str| {
        teaching.traits.iter().find(|one| one.trait_id == id).map(|one| (one.importance, one.from.as_str()))
    };
    assert_eq!(of("reliability"), Some((3, "organisation")));
    assert_eq!(of("integrity"), Some((5, "academic")));
    assert_eq!(of("coaching"), Some((5, "teaching")));
    assert_eq!(of("independence"), None);
    let listed = names(&instance, "teaching").await;
    let mut asked: Vec<String> = teaching.traits.iter().map(|one| one.trait_id.clone()).collect();
    asked.sort();
    assert_eq!(listed, asked, "the list and the detail say the same");
    assert!(
        !listed.contains(&"independence".to_owned())
            && names(&instance, "academic").await.contains(&"independence".to_owned())
    );

    let before = set(&instance, &[("teaching", "reliability", Some(0)), ("teaching", "independence", None)])
        .await
        .unwrap();
    let now = names(&instance, "teaching").await;
    assert!(!now.contains(&"reliability".to_owned()) && now.contains(&"independence".to_owned()));
    let back: Vec<(&str, &str, Option<u8>)> = before
        .iter()
        .map(|cell| (cell.department.as_str(), cell.trait_id.as_str(), cell.importance))
        .collect();
    set(&instance, &back).await.unwrap();
    assert_eq!(names(&instance, "teaching").await, listed);

    let compared = instance.traits.compare("teaching", "finance").await.unwrap();
    let coaching = compared.traits.iter().find(|one| one.trait_id == "coaching").unwrap();
    assert!(coaching.one.is_some() && coaching.other.is_none());
    let wanted = Wanted { limit: 200, ..Wanted::default() };
    let matrix = instance.traits.matrix(&wanted).await.unwrap();
    let row = matrix.rows.iter().find(|row| row.trait_id == "independence").unwrap();
    let cell = row.cells.iter().find(|cell| cell.department == "teaching").unwrap();
    assert_eq!((cell.own, cell.inherited.as_ref().map(|above| above.importance)), (Some(0), Some(3)));
    assert!(matches!(set(&instance, &[("nowhere", "coaching", None)]).await, Err(TraitError::NoDepartment)));
    assert!(matches!(set(&instance, &[("teaching", "nothing", None)]).await, Err(TraitError::NotThere)));
}

#[rstest]
#[tokio::test]
async fn departments_are_moved_deleted_and_brought_back(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let instance = Instance::seeded(kind).await;
    let change = |id: &'static str, change: DepartmentChange| {
        let traits = instance.traits.clone();
        instance
            .store
            .write(move |tx| async move { traits.change_department_in(&tx, id, change, &ada()).await })
    };
    let below = |parent: &str| DepartmentChange {
        parent: Some(Some(parent.to_owned())),
        ..DepartmentChange::default()
    };
    for wrong in ["academic", "teaching"] {
        let moved: Result<_, TraitError> = change("academic", below(wrong)).await;
        assert!(matches!(moved, Err(TraitError::Conflict(_))), "{moved:?}");
    }
    change("teaching", below("technology")).await.unwrap();
    let first = DepartmentChange { position: Some(0), ..DepartmentChange::default() };
    change("teaching", first).await.unwrap();
    let order = |nodes: Vec<crate::keep::DepartmentNode>| -> Vec<String> {
        nodes
            .into_iter()
            .filter(|one| one.parent.as_deref() == Some("technology"))
            .map(|one| one.id)
            .collect()
    };
    assert_eq!(order(instance.traits.departments().await.unwrap()), ["teaching", "data"]);

    let traits = instance.traits.clone();
    let deleted: Result<_, TraitError> = instance
        .store
        .write(move |tx| async move { traits.delete_department_in(&tx, "technology", &ada()).await })
        .await;
    assert_eq!(deleted.unwrap(), ["Technology", "Teaching", "Data and analytics"]);
    assert_eq!(instance.traits.departments().await.unwrap().len(), 12);
    assert!(matches!(instance.traits.department("teaching").await, Err(TraitError::NoDepartment)));
    let restore = |id: &'static str| {
        let traits = instance.traits.clone();
        instance.store.write(move |tx| async move { traits.restore_department_in(&tx, id, &ada()).await })
    };
    let alone: Result<_, TraitError> = restore("teaching").await;
    assert!(matches!(alone, Err(TraitError::Conflict(_))));
    restore("technology").await.unwrap();
    assert_eq!(instance.traits.departments().await.unwrap().len(), 15);
    let new = NewDepartment {
        name: "teachING".to_owned(),
        parent: Some("technology".to_owned()),
        ..NewDepartment::default()
    };
    let traits = instance.traits.clone();
    let same: Result<_, TraitError> =
        instance.store.write(move |tx| async move { traits.add_department_in(&tx, new, &ada()).await }).await;
    assert!(matches!(same, Err(TraitError::Conflict(_))));
}
