//! How long a scan of a generated campus takes, and how much of what was planted it finds:
//! `target/release/quality 100000`.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use campus::{
    fill::fill,
    generate::{Flaw, Generator, Size},
    import::duplicates::{Index, Match, Name, Person},
    quality::{Filter, Quality, QualityKind, QualityState},
    store::edition,
};
use futures_util::StreamExt;
use measure::{Outcome, store_in};
use store::{
    Store,
    jobs::{Jobs, Pace},
};

type Pairs = BTreeSet<(u32, u32)>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let people: u32 = std::env::args().nth(1).unwrap_or_else(|| "100000".to_owned()).parse()?;
    let folder = tempfile::tempdir()?;
    let store = store_in(folder.path(), &[store::jobs::migrations, campus::migrations]).await?;
    let start = Instant::now();
    let size = make(&store, people).await?;
    println!("{people} people made in {:.1?}", start.elapsed());

    let jobs = Jobs::new(store.clone());
    let quality = Quality::new(store.clone(), jobs.clone(), Vec::new());
    let pace = Pace { workers: 1, lease: Duration::from_secs(30), poll: Duration::from_millis(100) };
    let _workers = jobs.start(quality.works(), pace);
    let start = Instant::now();
    let own = quality.clone();
    let job = store.write(move |tx| async move { own.scan_in(&tx, "example", 5).await }).await?;
    let mut changes = jobs.watch(&job.id);
    let mut last = None;
    while let Some(job) = changes.next().await {
        last = Some(job?);
    }
    println!("scanned in {:.1?}: {:?}", start.elapsed(), last.and_then(|job| job.result));

    let truth = planted(&Generator::new(7, size, Generator::TODAY));
    for least in [30, 50, 70, 90] {
        let found = pairs(&quality, least).await?;
        let right = found.intersection(&truth).count();
        println!(
            "from {least}: {} pairs of {} planted, precision {:.3}, recall {:.3}",
            found.len(),
            truth.len(),
            share(right, found.len()),
            share(right, truth.len())
        );
    }
    for least in [70, 85] {
        let found = by_import(&Generator::new(7, size, Generator::TODAY), least);
        let right = found.intersection(&truth).count();
        println!(
            "as an import would, from {least}: {} pairs, precision {:.3}, recall {:.3}",
            found.len(),
            share(right, found.len()),
            share(right, truth.len())
        );
    }
    let start = Instant::now();
    let open = Filter { state: Some(QualityState::Open), ..Filter::default() };
    let queue = quality.queue(&open, None, 25).await?;
    println!("a page of {} in {:.1?}", queue.total, start.elapsed());
    let start = Instant::now();
    quality.card(&queue.items[0].id, &open).await?;
    println!("a card in {:.1?}", start.elapsed());
    Ok(())
}

async fn make(store: &Store, people: u32) -> Outcome<Size> {
    let size = Size::people(people);
    let new = edition::NewEdition { seed: 7, size, today: Generator::TODAY, created_by: None };
    let own = store.clone();
    let number = store.write(move |tx| async move { edition::begin(&tx, &own, new).await }).await?;
    let begun = edition::find(store.reader(), number).await?.ok_or("no edition")?;
    fill(store, &begun, |_| ()).await?;
    let own = store.clone();
    store.write(move |tx| async move { edition::make_current(&tx, &own, number).await }).await?;
    Ok(size)
}

fn planted(generator: &Generator) -> Pairs {
    let twin = |number: u32| {
        generator.flaws(number).into_iter().find_map(|flaw| match flaw {
            Flaw::DuplicateOf(of, _) => Some((of.0.min(number), of.0.max(number))),
            _ => None,
        })
    };
    (1..=generator.size().total()).filter_map(twin).collect()
}

/// Whom an import takes for whom, by names, class years and mailboxes alone.
fn by_import(generator: &Generator, least: u8) -> Pairs {
    let (mut index, mut pairs) = (Index::default(), Pairs::new());
    for life in generator.people() {
        let one = &life.person;
        for family in std::iter::once(&one.last_name).chain(&one.former_last_name) {
            let name = Name::of(&one.first_name, family);
            let person = Person { emails: vec![&one.email], name, class_year: one.class_year };
            let sure = index.find(&person).into_iter().filter(|found: &Match<u32>| found.sure >= least);
            pairs.extend(sure.map(|found| (found.who, one.id.0)).filter(|(who, own)| who != own));
            index.add(one.id.0, &person);
        }
    }
    pairs
}

async fn pairs(quality: &Quality, least: u8) -> Outcome<Pairs> {
    let filter =
        Filter { kind: Some(QualityKind::Duplicate), state: Some(QualityState::Open), ..Filter::default() };
    let (mut pairs, mut after) = (Pairs::new(), None);
    loop {
        let page = quality.queue(&filter, after.as_deref(), 1000).await?;
        let sure = page.items.iter().filter(|item| item.score.is_some_and(|score| score >= least));
        pairs.extend(sure.filter_map(|item| Some((item.person.id, item.other.as_ref()?.id))));
        after = page.next;
        if after.is_none() {
            return Ok(pairs);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand")]
fn share(part: usize, whole: usize) -> f64 {
    part as f64 / whole.max(1) as f64
}
