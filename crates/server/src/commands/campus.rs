use std::{
    io::{IsTerminal, Write},
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::{anyhow, bail};
use campus::{
    fill::fill,
    generate::Size,
    intake::Refused,
    reset,
    store::edition::{self, Edition, NewEdition, State},
};
use jiff::civil::Date;
use store::{Store, jobs::Jobs};

use crate::{settings::Settings, wire};

/// By this a later run knows the remains of one that was cut off.
const MAKER: &str = "quad campus generate";

pub async fn generate(settings: Settings, seed: u64, size: Size, today: Date) -> anyhow::Result<ExitCode> {
    let store = wire::open_store(&settings).await?;
    let jobs = Jobs::new(store.clone());
    let own = jobs.clone();
    store.write(move |tx| async move { reset::refuse_if_busy(&tx, &own).await }).await?;
    remove_remains(&store).await?;
    let edition = begin(&store, NewEdition { seed, size, today, created_by: Some(MAKER.to_owned()) }).await?;
    let mut bar = Bar::new(size.total());
    let filled = tokio::select! {
        filled = fill(&store, &edition, |done| bar.show(done)) => filled.map_err(anyhow::Error::from),
        _ = tokio::signal::ctrl_c() => Err(anyhow!("stopped; the campus is as it was")),
    };
    let switched = match filled {
        Ok(()) => switch(&store, jobs, edition.edition).await,
        Err(error) => Err(error),
    };
    bar.end();
    let left = match switched {
        Ok(left) => left,
        Err(error) => {
            edition::remove(&store, edition.edition).await?;
            return Err(error);
        }
    };
    if let Some(left) = left {
        reset::remove(&store, left).await?;
    }
    println!("Northfield has {} people now (seed {seed}, size {size}, {today}).", size.total());
    Ok(ExitCode::SUCCESS)
}

/// Prints a digest of the whole campus: the same campus has the same, on every machine and database.
pub async fn hash(settings: Settings) -> anyhow::Result<ExitCode> {
    let store = wire::open_store_to_read(&settings).await?;
    let Some(edition) = edition::current(store.reader()).await? else {
        bail!("there is no campus; make one with quad campus generate");
    };
    println!("{}", campus::store::hash(store.reader(), edition.edition).await?);
    Ok(ExitCode::SUCCESS)
}

/// Shows the new campus to everybody, unless an import has begun meanwhile. Gives the one that nobody can get back to.
async fn switch(store: &Store, jobs: Jobs, edition: i32) -> anyhow::Result<Option<i32>> {
    let own = store.clone();
    let switched = store.write(move |tx| async move {
        reset::refuse_if_busy(&tx, &jobs).await?;
        Ok::<_, Refused>(edition::make_current(&tx, &own, edition).await?)
    });
    Ok(switched.await?)
}

async fn begin(store: &Store, new: NewEdition) -> anyhow::Result<Edition> {
    let own = store.clone();
    let number = store.write(move |tx| async move { edition::begin(&tx, &own, new).await }).await?;
    let edition = edition::find(store.reader(), number).await?;
    edition.ok_or_else(|| anyhow!("edition {number} is gone"))
}

async fn remove_remains(store: &Store) -> anyhow::Result<()> {
    for edition in edition::list(store.reader()).await? {
        if edition.state == State::Filling && edition.created_by.as_deref() == Some(MAKER) {
            edition::remove(store, edition.edition).await?;
        }
    }
    Ok(())
}

/// Progress on the terminal: one line that changes. In a log, a line for every tenth.
struct Bar {
    total: u32,
    start: Instant,
    last: Option<Instant>,
    tenths: u32,
    is_terminal: bool,
}

impl Bar {
    const WIDTH: usize = 30;
    const PAUSE: Duration = Duration::from_millis(100);

    fn new(total: u32) -> Self {
        let is_terminal = std::io::stderr().is_terminal();
        Self { total, start: Instant::now(), last: None, tenths: 0, is_terminal }
    }

    fn show(&mut self, done: u32) {
        if !self.is_terminal {
            let tenths = done * 10 / self.total.max(1);
            if tenths > self.tenths {
                self.tenths = tenths;
                eprintln!("{done} of {} people", self.total);
            }
            return;
        }
        if done < self.total && self.last.is_some_and(|last| last.elapsed() < Self::PAUSE) {
            return;
        }
        self.last = Some(Instant::now());
        let full = Self::WIDTH * done as usize / self.total.max(1) as usize;
        let bar = format!("{}{}", "█".repeat(full), "░".repeat(Self::WIDTH - full));
        let seconds = self.start.elapsed().as_secs_f64();
        let rest = seconds / f64::from(done.max(1)) * f64::from(self.total - done.min(self.total));
        eprint!("\r\x1b[K{bar} {done} of {} people, {rest:.0} s left", self.total);
        let _ = std::io::stderr().flush();
    }

    fn end(&self) {
        if self.is_terminal {
            eprintln!();
        }
    }
}
