use api::Code;
use rstest::rstest;
use store::testing::Kind;

use super::{
    import::{RACES, SEXES},
    made,
};
use crate::{
    Chosen,
    testing::{Bench, RESUME, ada},
};

#[test]
fn made_up_people_have_made_up_answers_and_some_have_none() {
    let all: Vec<_> = (1..=10_000).map(made::of).collect();
    let silent = all.iter().filter(|(sex, _)| sex.is_none()).count();
    assert!((700..900).contains(&silent), "{silent}");
    for sex in SEXES {
        let count = all.iter().filter(|(said, _)| *said == Some(sex)).count();
        assert!((4300..4900).contains(&count), "{sex}: {count}");
    }
    for race in RACES {
        assert!(all.iter().any(|(_, said)| *said == Some(race)), "{race}");
    }
    assert_eq!(all, (1..=10_000).map(made::of).collect::<Vec<_>>(), "the same every time");
}

/// What each of the pool has said, those who say the most last.
async fn said(bench: &Bench) -> Vec<(Option<String>, Option<String>)> {
    let pool = bench.candidates.pool().await.unwrap();
    let chosen = pool.members.iter().map(|one| Chosen { person: one.id.clone(), selected: true, points: 1 });
    let outcomes = bench.candidates.outcomes(&pool, &chosen.collect::<Vec<_>>()).await.unwrap();
    outcomes.into_iter().map(|one| (one.sex, one.race)).collect()
}

#[rstest]
#[tokio::test]
async fn an_import_is_taken_back_and_what_was_known_before_is_known_again(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::empty(kind).await;
    let (candidates, text) = (&bench.candidates, RESUME.replace("Mira Okafor", "Bo Larsson"));
    let (batch, _) = bench.read(&[("mira.txt", RESUME.as_bytes()), ("bo.txt", text.as_bytes())]).await;
    let import = async |rows: &str| {
        let csv = format!("file,sex,race\n{rows}");
        candidates.import_self_ids(ada(), &batch.id, csv.as_bytes()).await.unwrap().import
    };
    let undo = async |id: &Option<String>| {
        candidates.undo_self_ids(ada(), &batch.id, id.as_deref().unwrap()).await.unwrap();
    };
    let of = |sex: &str, race: &str| {
        let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        (some(sex), some(race))
    };
    let first = import("mira.txt,female,Asian\n").await;
    assert_eq!(import("mira.txt,Female,Asian\n").await, None, "all of it is known");
    let second = import("mira.txt,male,White\nbo.txt,male,White\n").await;
    assert_eq!(said(&bench).await, [of("Male", "White"), of("Male", "White")]);
    undo(&second).await;
    assert_eq!(said(&bench).await, [of("", ""), of("Female", "Asian")]);
    undo(&second).await;

    let third = import("mira.txt,female,White\n").await;
    undo(&first).await;
    assert_eq!(said(&bench).await, [of("", ""), of("Female", "White")], "what others said since stays");
    undo(&third).await;
    assert_eq!(said(&bench).await, [of("", ""), of("", "")]);
    let imports = candidates.self_id_imports(&batch.id).await.unwrap();
    assert_eq!(imports.iter().map(|one| one.files).collect::<Vec<_>>(), [1, 2, 1]);
    assert!(imports.iter().all(|one| one.undone_by.as_deref() == Some("Ada")), "{imports:?}");
    let nothing = candidates.undo_self_ids(ada(), &batch.id, "nothing").await.err().unwrap();
    assert_eq!(nothing.code(), Code::NotFound);
    let (other, _) = bench.read(&[("text.txt", b"Nobody in particular".as_slice())]).await;
    let elsewhere =
        candidates.undo_self_ids(ada(), &other.id, first.as_deref().unwrap()).await.err().unwrap();
    assert_eq!(elsewhere.code(), Code::NotFound);
}

#[rstest]
#[tokio::test]
async fn what_a_later_import_says_again_stays_when_the_earlier_one_is_taken_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::empty(kind).await;
    let (candidates, text) = (&bench.candidates, RESUME.replace("Mira Okafor", "Bo Larsson"));
    let (batch, _) = bench.read(&[("mira.txt", RESUME.as_bytes()), ("bo.txt", text.as_bytes())]).await;
    let import = async |rows: &str| {
        let csv = format!("file,sex,race\n{rows}");
        candidates.import_self_ids(ada(), &batch.id, csv.as_bytes()).await.unwrap()
    };
    let undo = async |id: Option<String>| {
        candidates.undo_self_ids(ada(), &batch.id, id.as_deref().unwrap()).await.unwrap();
    };
    let of = |sex: &str, race: &str| (Some(sex.to_owned()), Some(race.to_owned()));
    let first = import("mira.txt,female,Asian\n").await;
    let second = import("mira.txt,female,Asian\nbo.txt,male,White\n").await;
    assert_eq!((first.known, second.known), (1, 2));
    undo(first.import).await;
    assert_eq!(said(&bench).await, [of("Female", "Asian"), of("Male", "White")]);
    let imports = candidates.self_id_imports(&batch.id).await.unwrap();
    assert_eq!(imports.iter().map(|one| one.files).collect::<Vec<_>>(), [2, 1]);
    undo(second.import).await;
    assert_eq!(said(&bench).await, [(None, None), (None, None)]);
}
