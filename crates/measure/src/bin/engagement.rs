//! For measurements: how long it takes to count the engagement of a generated campus, to answer from what was counted,
//! and to ask the records themselves instead.
//!
//! Usage: `engagement PEOPLE`. Prints JSON, times in milliseconds.

use std::time::Instant;

use campus::{
    Campus, Setup,
    engagement::{CohortBy, FiscalYear, Look, Picture, Ranking},
    fill::fill,
    generate::{Generator, Size},
    model::{ConsentField, PersonId},
    people::{self, Consenting},
    store::edition::{self, NewEdition},
};
use futures_util::StreamExt;
use measure::{Outcome, store_in};
use serde_json::{Map, Value, json};
use store::{
    Store,
    jobs::{Jobs, Pace},
    sea_orm::{ConnectionTrait, Statement},
};

/// What one mode of one cohort costs if the records are asked: gifts by decade and fiscal year.
const STRAIGHT: &str = "SELECT p.class_year / 10, CAST(substr(g.\"date\", 1, 4) AS INTEGER) + \
    (substr(g.\"date\", 6, 2) >= '07'), COUNT(DISTINCT g.person) FROM gifts g JOIN people p ON p.edition = g.edition \
    AND p.id = g.person WHERE g.edition = 1 AND g.cents > 0 AND p.is_alum AND p.died IS NULL AND EXISTS (SELECT 1 FROM \
    consents c WHERE c.edition = g.edition AND c.person = g.person AND c.granted AND c.field IN ('email', 'phone', \
    'address')) GROUP BY 1, 2";

#[derive(Default)]
struct Times(Map<String, Value>);

impl Times {
    fn note(&mut self, what: &str, start: Instant) {
        let millis = start.elapsed().as_secs_f64() * 1000.0;
        self.0.insert(what.to_owned(), json!((millis * 10.0).round() / 10.0));
    }
}

#[tokio::main]
async fn main() -> Outcome<()> {
    let people: u32 = std::env::args().nth(1).ok_or("usage: engagement PEOPLE")?.parse()?;
    let folder = tempfile::tempdir()?;
    let store = store_in(folder.path(), &[store::jobs::migrations, campus::migrations]).await?;
    let mut times = Times::default();
    let start = Instant::now();
    made(&store, people).await?;
    times.note("campus made", start);
    let jobs = Jobs::new(store.clone());
    let campus = handle(&store, &jobs);
    let start = Instant::now();
    let job = campus.engagement().count_anew(None).await?.ok_or("there is a campus")?;
    let workers = jobs.start(campus.works(), Pace::default());
    let mut states = jobs.watch(&job.id);
    while let Some(state) = states.next().await {
        state?;
    }
    times.note("everybody counted", start);
    drop(workers);
    let start = Instant::now();
    let picture = picture(&campus).await?;
    times.note("read from the table", start);
    ask(&picture, &mut times);
    let person = picture.standings.last().ok_or("somebody")?.person;
    change(&store, person).await?;
    let start = Instant::now();
    campus.engagement().look().await?;
    times.note("looked at after one change", start);
    let start = Instant::now();
    campus.engagement().look().await?;
    times.note("looked at again", start);
    let db = store.reader();
    let start = Instant::now();
    let rows = db.query_all_raw(Statement::from_string(db.get_database_backend(), STRAIGHT)).await?;
    times.note("one mode by decade, from the records", start);
    let report =
        json!({ "people": people, "alumni": picture.standings.len(), "rows": rows.len(), "ms": times.0 });
    println!("{report}");
    Ok(())
}

fn ask(picture: &Picture, times: &mut Times) {
    let years: Vec<FiscalYear> = picture.year().up_to(10).collect();
    let start = Instant::now();
    picture.shares(&years[8..], &|_| true);
    times.note("two years of everybody", start);
    for (by, name) in [(CohortBy::Decade, "decade"), (CohortBy::Field, "field"), (CohortBy::Region, "region")]
    {
        let start = Instant::now();
        picture.cohorts(by, (&years, 10), &|_| true);
        times.note(&format!("all modes by {name}, ten years"), start);
    }
    for (ranking, name) in
        [(Ranking::Engaged, "engaged"), (Ranking::Rising, "rising"), (Ranking::Lapsed, "lapsed")]
    {
        let start = Instant::now();
        picture.list((ranking, None), (0, 25), &|_| true);
        times.note(&format!("first page of {name}"), start);
    }
}

async fn picture(campus: &Campus) -> Outcome<std::sync::Arc<Picture>> {
    match campus.engagement().look().await? {
        Look::Ready { picture, .. } => Ok(picture),
        _ => Err("it was counted".into()),
    }
}

async fn change(store: &Store, person: PersonId) -> Outcome<()> {
    let (field, basis, today) = (ConsentField::Phone, "By phone".to_owned(), store.today());
    let said = Consenting { person, field, granted: true, basis, today };
    store.write(move |tx| async move { people::change(&tx, said).await }).await?;
    Ok(())
}

async fn made(store: &Store, people: u32) -> Outcome<()> {
    let (own, size) = (store.clone(), Size::people(people));
    let new = NewEdition { seed: 7, size, today: Generator::TODAY, created_by: None };
    let number = store.write(move |tx| async move { edition::begin(&tx, &own, new).await }).await?;
    let begun = edition::find(store.reader(), number).await?.ok_or("it has begun")?;
    fill(store, &begun, |_| ()).await?;
    let own = store.clone();
    store.write(move |tx| async move { edition::make_current(&tx, &own, number).await }).await?;
    Ok(())
}

fn handle(store: &Store, jobs: &Jobs) -> Campus {
    let folder = std::env::temp_dir().join(format!("quad-engagement-{}", std::process::id()));
    Campus::new(Setup { store: store.clone(), jobs: jobs.clone(), folder, model: None })
}
