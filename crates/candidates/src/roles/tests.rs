use rstest::rstest;
use store::testing::Kind;

use crate::{
    RoleDraft, RolePool, Unsaved,
    testing::{Bench, ada, skill},
};

fn analyst() -> RoleDraft {
    RoleDraft {
        name: "Data analyst".to_owned(),
        text: "We look for Python.".to_owned(),
        requirements: vec![skill(1, "Python", 6)],
        pool: RolePool::default(),
        cut: 6000,
    }
}

#[rstest]
#[tokio::test]
async fn a_role_keeps_all_that_it_has_been(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::empty(kind).await;
    let candidates = &bench.candidates;
    let made = candidates.create_role(ada(), analyst()).await.unwrap();
    assert_eq!((made.revision, made.cut, made.updated_by.as_str()), (1, 6000, "Ada"));
    let other = RoleDraft { cut: 7000, ..analyst() };
    let saved = candidates.save_role(ada(), (&made.id, 1), other.clone()).await.ok().unwrap();
    assert_eq!((saved.revision, saved.cut), (2, 7000));
    let twice = candidates.save_role(ada(), (&made.id, 1), other).await.ok().unwrap();
    assert_eq!(twice.revision, 2, "sent twice, it is saved once");
    let late = RoleDraft { name: "Engineer".to_owned(), ..analyst() };
    match candidates.save_role(ada(), (&made.id, 1), late).await {
        Err(Unsaved::Overtaken(now)) => assert_eq!(*now, saved),
        _ => panic!("somebody else was faster"),
    }

    let back = candidates.restore_role_version(ada(), (&made.id, 2), 1).await.ok().unwrap();
    assert_eq!((back.revision, back.cut), (3, 6000));
    let versions = candidates.role_versions(&made.id).await.unwrap();
    let changed: Vec<_> = versions.iter().map(|one| (one.revision, one.changed.join(" "))).collect();
    assert_eq!(changed, [(3, "cut".to_owned()), (2, "cut".to_owned()), (1, String::new())]);
    assert!(candidates.restore_role_version(ada(), (&made.id, 3), 9).await.is_err());

    candidates.set_role_deleted(ada(), &made.id, true).await.unwrap();
    assert!(candidates.role(&made.id).await.is_err());
    assert!(candidates.roles().await.unwrap().is_empty());
    candidates.set_role_deleted(ada(), &made.id, false).await.unwrap();
    assert_eq!(candidates.role(&made.id).await.unwrap().revision, 3);
}

#[tokio::test]
async fn what_cannot_be_a_role_is_refused() {
    let bench = Bench::empty(Kind::Sqlite).await;
    for wrong in [
        RoleDraft { name: " ".to_owned(), ..analyst() },
        RoleDraft { text: "x".repeat(20_001), ..analyst() },
        RoleDraft { cut: 10_001, ..analyst() },
        RoleDraft { requirements: vec![skill(1, "Python", 6), skill(1, "SQL", 6)], ..analyst() },
        RoleDraft { requirements: (1..=61).map(|id| skill(id, "Python", 6)).collect(), ..analyst() },
    ] {
        assert!(bench.candidates.create_role(ada(), wrong.clone()).await.is_err(), "{wrong:?}");
    }
    assert!(bench.candidates.roles().await.unwrap().is_empty());
}
