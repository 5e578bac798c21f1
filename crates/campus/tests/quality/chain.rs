//! Merges that rest on each other, and several at once.

use campus::quality::{QualityError, merge::Choices};
use rstest::rstest;
use store::testing::Kind;

use crate::stage::{Stage, text};

#[rstest]
#[tokio::test]
async fn a_chain_comes_apart_from_its_end(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind, 100).await;
    let start = stage.hash().await;
    let (a, b, c) = (70, 80, 90);
    let first = stage.merge(b, c, Choices::new()).await.unwrap();
    let after_first = stage.hash().await;
    let second = stage.merge(a, b, Choices::new()).await.unwrap();
    assert!(stage.life(b).await.is_none() && stage.life(c).await.is_none());
    assert_eq!(stage.quality.merged_into(campus::model::PersonId(c)).await.unwrap().unwrap().0, a);

    let both = stage.hash().await;
    let refused = text(&stage.undo(first.seq).await.unwrap_err());
    assert!(refused.contains(&second.title()) && refused.ends_with("Undo that first."), "{refused}");
    assert_eq!(stage.hash().await, both, "a refusal changes nothing");

    stage.undo(second.seq).await.unwrap();
    assert_eq!(stage.hash().await, after_first);
    stage.undo(first.seq).await.unwrap();
    assert_eq!(stage.hash().await, start);
    assert_eq!(stage.quality.merged_into(campus::model::PersonId(c)).await.unwrap(), None);
    let twice = text(&stage.undo(first.seq).await.unwrap_err());
    assert_eq!(twice, "Ina has taken it back already.");
}

/// Leaves little more of a record than what they gave.
async fn lay_bare(stage: &Stage, person: u32) {
    for table in [
        "attendance",
        "candidates",
        "consents",
        "education",
        "enrolments",
        "interests",
        "memberships",
        "mentoring",
        "notes",
        "person_skills",
        "positions",
        "posts",
        "relatives",
        "volunteering",
    ] {
        stage.sql(&format!("DELETE FROM {table} WHERE person = {person}")).await;
    }
    stage
        .sql(&format!(
            "UPDATE people SET last_name = '', former_last_name = NULL, pronouns = NULL, phone = NULL, birth_year = 0, \
             class_year = NULL, is_student = FALSE, is_alum = FALSE, is_staff = FALSE, died = NULL, headline = '', \
             bio = '', email_bounced = '2026-01-01' WHERE id = {person}"
        ))
        .await;
}

/// Two merges into one record that have nothing to do with each other can be taken back in any order: what is left is
/// what the other one alone would have made.
#[tokio::test]
async fn the_earlier_of_two_merges_can_go_if_the_later_does_not_rest_on_it() {
    let stage = Stage::new(Kind::Sqlite, 120).await;
    lay_bare(&stage, 95).await;
    let start = stage.hash().await;
    let (mut gone, mut blocked) = (0, 0);
    for keep in [60, 75, 90] {
        for (one, other) in [(100, 112), (95, 101), (103, 117)] {
            let alone = stage.merge(keep, other, Choices::new()).await.unwrap();
            let expected = stage.hash().await;
            stage.undo(alone.seq).await.unwrap();
            let first = stage.merge(keep, one, Choices::new()).await.unwrap();
            let second = stage.merge(keep, other, Choices::new()).await.unwrap();
            match stage.undo(first.seq).await {
                Ok(_) => {
                    assert_eq!(stage.hash().await, expected, "{keep} {one} {other}");
                    stage.undo(second.seq).await.unwrap();
                    gone += 1;
                }
                Err(error) => {
                    assert!(text(&error).ends_with("Undo that first."));
                    stage.undo(second.seq).await.unwrap();
                    stage.undo(first.seq).await.unwrap();
                    blocked += 1;
                }
            }
            assert_eq!(stage.hash().await, start);
        }
    }
    assert!(gone > 0 && blocked > 0, "{gone} went, {blocked} were blocked");
}

#[rstest]
#[tokio::test]
async fn merges_of_overlapping_pairs_at_once_leave_no_record_half_merged(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind, 100).await;
    let (start, totals) = (stage.hash().await, stage.totals().await);
    let pairs = [(60, 61), (61, 62), (60, 62), (62, 63), (63, 60), (61, 60), (64, 63), (62, 60)];
    let mut items = Vec::new();
    for (keep, other) in pairs {
        items.push((stage.pair(keep, other).await, keep));
    }
    let merges = items.into_iter().map(|(item, keep)| stage.merge_item(item, keep, Choices::new()));
    let mut made = Vec::new();
    for outcome in futures_util::future::join_all(merges).await {
        match outcome {
            Ok(decision) => made.push(decision),
            Err(QualityError::Conflict(_) | QualityError::NotFound(_)) => {}
            Err(other) => panic!("{other:?}"),
        }
    }
    assert!(!made.is_empty() && made.len() <= 4, "five records can lose four at most");
    assert_eq!(stage.totals().await, totals);
    let mut here = 0;
    for person in 60..65 {
        here += usize::from(stage.life(person).await.is_some());
    }
    assert_eq!(here, 5 - made.len(), "each merge took one record and no more");
    made.sort_by_key(|decision| std::cmp::Reverse(decision.seq));
    for decision in made {
        stage.undo(decision.seq).await.unwrap();
    }
    assert_eq!(stage.hash().await, start);
}

#[rstest]
#[tokio::test]
async fn of_many_who_undo_at_once_one_does(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind, 100).await;
    let start = stage.hash().await;
    let merged = stage.merge(60, 61, Choices::new()).await.unwrap();
    let undos = (0..6).map(|_| stage.undo(merged.seq));
    let done = futures_util::future::join_all(undos).await;
    assert_eq!(done.iter().filter(|one| one.is_ok()).count(), 1);
    assert_eq!(stage.hash().await, start);
}
