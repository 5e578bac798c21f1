//! People whom imports have added, as others find and change them.

use campus::{
    import::Kind as File,
    model::{ConsentField, PersonId},
    people::{self, ConsentError, Consenting},
    store::{imports::journal, people as rows},
};
use jiff::civil::date;
use rstest::rstest;
use store::{Store, sea_orm::ConnectionTrait, testing::Kind};

use crate::stage::{PEOPLE, Stage};

#[rstest]
#[tokio::test]
async fn without_an_index_every_part_of_a_name_is_found(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let text = "ID,First Name,Last Name,Maiden Name\nN1,Élodie,Öztürk,\nN2,Jan,van der Berghx,\n\
                N3,Anne-Zélie,ÖRTÜNX,\nN4,Ida,Stone,Wexley-Quorn\nN5,100%,_der,\n";
    stage.import(File::Alumni, text).await;
    let edition = stage.edition().await;
    for (typed, wanted) in [
        ("Élodie", vec!["Élodie Öztürk"]),
        ("élodie öz", vec!["Élodie Öztürk"]),
        ("ÖZTÜRK", vec!["Élodie Öztürk"]),
        ("Berghx", vec!["Jan van der Berghx"]),
        ("der berghx", vec!["Jan van der Berghx"]),
        ("zélie", vec!["Anne-Zélie ÖRTÜNX"]),
        ("anne-zélie", vec!["Anne-Zélie ÖRTÜNX"]),
        ("örtünx", vec!["Anne-Zélie ÖRTÜNX"]),
        ("quorn", vec!["Ida Stone"]),
        ("erghx", vec![]),
        ("100%", vec!["100% _der"]),
        ("_de", vec!["100% _der"]),
    ] {
        let (count, found) = rows::named(stage.store.reader(), edition, typed, (0, 10)).await.unwrap();
        let names: Vec<String> = found.iter().map(campus::model::Person::name).collect();
        assert_eq!(names, wanted, "{typed}");
        assert_eq!(count, wanted.len() as u64, "{typed}");
    }
}

/// Whether somebody keeps others from a person.
async fn is_locked(store: &Store, person: u32) -> bool {
    let sql = format!("SELECT 1 FROM people WHERE id = {person} FOR UPDATE NOWAIT");
    let tried: store::Result<()> =
        store.write(move |tx| async move { Ok(tx.execute_unprepared(&sql).await.map(|_| ())?) }).await;
    tried.is_err()
}

#[tokio::test]
async fn consents_by_hand_and_imports_wait_for_each_other() {
    let stage = Stage::new(Kind::Postgres).await;
    let _workers = stage.workers();
    let known = stage.life(PEOPLE).await.person;
    let text = format!("ID,Name,Email\nL1,{},{}\n", known.name(), known.email);
    let (id, _) = stage.import(File::Alumni, &text).await;
    assert!(!is_locked(&stage.store, PEOPLE).await);

    let own = stage.store.clone();
    let said = Consenting {
        person: PersonId(PEOPLE),
        field: ConsentField::Career,
        granted: true,
        basis: "said so".to_owned(),
        today: date(2026, 11, 15),
    };
    let is_kept = stage.store.write(move |tx| async move {
        people::change(&tx, said).await?;
        Ok::<_, ConsentError>(is_locked(&own, PEOPLE).await)
    });
    assert!(is_kept.await.unwrap(), "an import waits for whoever writes down a consent");

    let (own, edition) = (stage.store.clone(), stage.edition().await);
    let is_kept = stage.store.write(move |tx| async move {
        assert!(journal::take_back(&tx, &id, edition).await?.entries > 0);
        Ok::<_, store::Error>(is_locked(&own, PEOPLE).await)
    });
    assert!(is_kept.await.unwrap(), "and they wait for an import that is taken back");
}
