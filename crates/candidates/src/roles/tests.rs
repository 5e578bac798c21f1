use rstest::rstest;
use store::testing::Kind;

use crate::{
    By, RoleDraft, RolePool, Unsaved,
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
    let versions = candidates.role_versions(&made.id, "u1").await.unwrap();
    let changed: Vec<_> = versions.iter().map(|one| (one.revision, one.changed.join(" "))).collect();
    assert_eq!(changed, [(3, "cut".to_owned()), (2, "cut".to_owned()), (1, String::new())]);
    assert!(candidates.restore_role_version(ada(), (&made.id, 3), 9).await.is_err());

    candidates.set_role_deleted(ada(), &made.id, true).await.unwrap();
    assert!(candidates.role(&made.id, "u1").await.is_err());
    assert!(candidates.roles(None).await.unwrap().is_empty());
    candidates.set_role_deleted(ada(), &made.id, false).await.unwrap();
    assert_eq!(candidates.role(&made.id, "u1").await.unwrap().revision, 3);
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
    assert!(bench.candidates.roles(None).await.unwrap().is_empty());
}

/// Somebody who changes nothing that others see.
fn cy() -> By {
    By { name: "Cy".to_owned(), uid: "u3".to_owned(), may_share: false, ..ada() }
}

#[rstest]
#[tokio::test]
async fn a_role_of_ones_own_is_nobody_elses(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::empty(kind).await;
    let candidates = &bench.candidates;
    let shared = candidates.create_role(ada(), analyst()).await.unwrap();
    let own = candidates.create_role(cy(), analyst()).await.unwrap();
    assert_eq!((shared.is_own, own.is_own), (false, true));
    let ids = |roles: Vec<crate::TalentRole>| roles.into_iter().map(|role| role.id).collect::<Vec<_>>();
    assert_eq!(ids(candidates.roles(Some("u3")).await.unwrap()), [own.id.clone(), shared.id.clone()]);
    for other in [Some("u1"), None] {
        assert_eq!(ids(candidates.roles(other).await.unwrap()), std::slice::from_ref(&shared.id));
    }
    assert!(candidates.role(&own.id, "u1").await.is_err());
    assert!(candidates.role_versions(&own.id, "u1").await.is_err());
    let other = RoleDraft { cut: 7000, ..analyst() };
    assert!(candidates.save_role(ada(), (&own.id, 1), other.clone()).await.is_err());
    assert!(candidates.set_role_deleted(ada(), &own.id, true).await.is_err());
    assert!(candidates.restore_role_version(ada(), (&own.id, 1), 1).await.is_err());

    assert_eq!(candidates.save_role(cy(), (&own.id, 1), other.clone()).await.ok().unwrap().revision, 2);
    assert_eq!(candidates.restore_role_version(cy(), (&own.id, 2), 1).await.ok().unwrap().revision, 3);
    assert!(candidates.save_role(cy(), (&shared.id, 1), other).await.is_err());
    assert!(candidates.set_role_deleted(cy(), &shared.id, true).await.is_err());
    assert_eq!(candidates.role(&shared.id, "u3").await.unwrap(), shared);
    candidates.set_role_deleted(cy(), &own.id, true).await.unwrap();
    assert!(candidates.set_role_deleted(ada(), &own.id, false).await.is_err());
    candidates.set_role_deleted(cy(), &own.id, false).await.unwrap();
    assert_eq!(candidates.role(&own.id, "u3").await.unwrap().revision, 3);
}
