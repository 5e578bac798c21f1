use ::store::{
    Store,
    testing::{Kind, TestDatabase},
};
use api::{Answer, Code};
use campus::model::{MeetingWay, Mentoring, MentoringSide, PersonId};
use jiff::civil::date;
use rstest::rstest;

use super::{model::Match, *};

const EDITION: i32 = 1;

async fn open(kind: Kind) -> (TestDatabase, Store) {
    let database = TestDatabase::new(kind).await;
    let store = database.open().await;
    store.migrate(&[migrations]).await.unwrap();
    (database, store)
}

fn pair(student: u32, mentor: u32, state: MatchState) -> NewMatch {
    NewMatch { student: PersonId(student), mentor: PersonId(mentor), state }
}

async fn write(store: &Store, edition: i32, new: Vec<NewMatch>) -> Answer<Vec<Match>> {
    let own = store.clone();
    store
        .write(move |tx| async move { add(&tx, &own, (edition, MatchOrigin::Round, "spring"), new).await })
        .await
}

async fn all(store: &Store) -> Vec<Match> {
    list(store.reader(), &Wanted { edition: EDITION, ..Wanted::default() }).await.unwrap()
}

#[rstest]
#[tokio::test]
async fn places_are_counted_for_what_is_accepted_or_active(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, store) = open(kind).await;
    let states = MatchState::ALL.into_iter().zip(1..).map(|(state, student)| pair(student, 70, state));
    write(&store, EDITION, states.collect()).await.unwrap();
    write(&store, EDITION, vec![pair(1, 80, MatchState::Active)]).await.unwrap();
    write(&store, EDITION + 1, vec![pair(9, 70, MatchState::Active)]).await.unwrap();
    assert_eq!(taken_of(store.reader(), EDITION, PersonId(70)).await.unwrap(), 2);
    assert_eq!(taken_of(store.reader(), EDITION, PersonId(80)).await.unwrap(), 1);
    assert_eq!(taken_of(store.reader(), EDITION, PersonId(5)).await.unwrap(), 0);
}

#[rstest]
#[tokio::test]
async fn two_are_matched_once_at_a_time(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, store) = open(kind).await;
    let twice = vec![pair(1, 70, MatchState::Active), pair(1, 70, MatchState::Proposed)];
    assert_eq!(write(&store, EDITION, twice).await.unwrap_err().code(), Code::Conflict);
    assert!(all(&store).await.is_empty(), "all of them or none");
    write(&store, EDITION, vec![pair(1, 70, MatchState::Declined)]).await.unwrap();
    write(&store, EDITION, vec![pair(1, 70, MatchState::Active)]).await.unwrap();
    let again =
        write(&store, EDITION, vec![pair(2, 70, MatchState::Active), pair(1, 70, MatchState::Proposed)]);
    assert_eq!(again.await.unwrap_err().code(), Code::Conflict);
    assert_eq!(all(&store).await.len(), 2);
}

#[rstest]
#[tokio::test]
async fn thousands_are_written_and_taken_out_again(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_database, store) = open(kind).await;
    let many = (1..=2345).map(|student| pair(student, 7000 + student % 40, MatchState::Active)).collect();
    let written = write(&store, EDITION, many).await.unwrap();
    assert_eq!(taken_of(store.reader(), EDITION, PersonId(7000)).await.unwrap(), 58);
    let mut gone = written.clone();
    gone[1700].state = MatchState::Ended;
    let removed: Answer<()> = store.write(move |tx| async move { remove(&tx, &gone).await }).await;
    assert_eq!(removed.unwrap_err().code(), Code::Conflict, "one of them is not as it was seen");
    assert_eq!(all(&store).await.len(), 2345, "none is gone");
    let removed: Answer<()> = store.write(move |tx| async move { remove(&tx, &written).await }).await;
    removed.unwrap();
    assert_eq!(all(&store).await, []);
}

#[tokio::test]
async fn matches_are_listed_by_person_origin_and_state() {
    let (_database, store) = open(Kind::Sqlite).await;
    write(&store, EDITION, vec![pair(1, 70, MatchState::Active), pair(2, 1, MatchState::Ended)])
        .await
        .unwrap();
    let own = store.clone();
    let introduced: Answer<Vec<Match>> = store
        .write(move |tx| async move {
            let origin = (EDITION, MatchOrigin::Introduction, "intro-1");
            add(&tx, &own, origin, vec![pair(3, 70, MatchState::Proposed)]).await
        })
        .await;
    let introduced = introduced.unwrap().remove(0);
    let count = async |wanted: Wanted| {
        list(store.reader(), &Wanted { edition: EDITION, ..wanted }).await.unwrap().len()
    };
    let by = |person| Wanted { person: Some(PersonId(person)), ..Wanted::default() };
    assert_eq!(count(by(1)).await, 2, "on either side");
    assert_eq!(count(by(70)).await, 2);
    let origin = Some((MatchOrigin::Introduction, "intro-1".to_owned()));
    assert_eq!(count(Wanted { origin, ..Wanted::default() }).await, 1);
    assert_eq!(count(Wanted { states: vec![MatchState::Ended], ..Wanted::default() }).await, 1);
    assert_eq!(find(store.reader(), &introduced.id).await.unwrap(), Some(introduced));
    assert_eq!(find(store.reader(), "nothing").await.unwrap(), None);
}

#[test]
fn what_takes_a_place_is_open() {
    for state in MatchState::ALL {
        assert!(!state.takes_a_place() || state.is_open(), "{state:?}");
    }
}

#[test]
fn places_left_are_those_offered_without_those_taken() {
    let mentoring = |side, capacity, taken| Mentoring {
        person: PersonId(1),
        side,
        capacity,
        taken,
        availability: Vec::new(),
        way: MeetingWay::Either,
        since: date(2024, 1, 1),
    };
    for (side, capacity, taken, here, left) in [
        (MentoringSide::Mentor, 3, 1, 0, 2),
        (MentoringSide::Mentor, 3, 1, 1, 1),
        (MentoringSide::Mentor, 3, 1, 5, 0),
        (MentoringSide::Mentor, 1, 2, 0, 0),
        (MentoringSide::Mentee, 1, 0, 0, 0),
    ] {
        assert_eq!(places_left(&mentoring(side, capacity, taken), here), left);
    }
}
