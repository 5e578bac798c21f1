//! The commands of `quad`.

mod assets;
mod campus;
mod serve;

use std::{path::Path, process::ExitCode};

use anyhow::{anyhow, bail};
use identity::{audit, user};
use tokio::runtime::Runtime;

use crate::{
    cli::{Admin, Assets, Audit, Campus, Cli, Command, Config, User},
    settings::{Settings, Source, read_file},
    wire,
};

pub fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    let demo =
        matches!(cli.command, Command::Serve { demo: true } | Command::Config(Config::Check { demo: true }));
    if matches!(cli.command, Command::Openapi) {
        return print_openapi();
    }
    let settings = load(cli.config.as_deref(), demo)?;
    let runtime = Runtime::new()?;
    runtime.block_on(async {
        match cli.command {
            Command::Serve { .. } => serve::serve(settings).await,
            Command::Admin(Admin::Grant { email }) => grant(settings, &email).await,
            Command::User(User::List) => list_users(settings).await,
            Command::Audit(Audit::Verify { head }) => verify_audit(settings, head.as_deref()).await,
            Command::Assets(Assets::Fetch { from, for_tests }) => {
                assets::fetch(settings, from, for_tests).await
            }
            Command::Campus(Campus::Generate { seed, size, today }) => {
                campus::generate(settings, seed, size, today).await
            }
            Command::Campus(Campus::Hash) => campus::hash(settings).await,
            Command::Migrate => migrate(settings).await,
            Command::Config(Config::Check { .. }) => {
                check_config(&settings);
                Ok(ExitCode::SUCCESS)
            }
            Command::Openapi => print_openapi(),
        }
    })
}

fn load(config: Option<&Path>, demo: bool) -> anyhow::Result<Settings> {
    let default = Path::new("quad.toml");
    let file = match config {
        Some(path) => read_file(path),
        None if default.exists() => read_file(default),
        None => Ok(std::collections::HashMap::new()),
    };
    let source = Source::new(file.map_err(|error| anyhow!(error))?, std::env::vars());
    for variable in source.unknown_variables() {
        eprintln!("quad: {variable} is not a setting and is ignored; `quad serve --help` lists them");
    }
    Settings::load(&source, demo).map_err(|error| anyhow!(error))
}

fn print_openapi() -> anyhow::Result<ExitCode> {
    println!("{}", apps::openapi().to_pretty_json()?);
    Ok(ExitCode::SUCCESS)
}

fn check_config(settings: &Settings) {
    for setting in settings.in_force() {
        println!("{} = {}", setting.key, setting.value);
    }
}

async fn migrate(settings: Settings) -> anyhow::Result<ExitCode> {
    wire::open_store(&settings).await?;
    println!("The tables of {:?} are up to date.", settings.database());
    Ok(ExitCode::SUCCESS)
}

async fn grant(settings: Settings, email: &str) -> anyhow::Result<ExitCode> {
    let suite = wire::open_suite(&settings, wire::open_store(&settings).await?)?;
    let user = suite.identity.grant_admin(email).await?;
    println!("{} is an administrator now.", user.email);
    Ok(ExitCode::SUCCESS)
}

async fn list_users(settings: Settings) -> anyhow::Result<ExitCode> {
    let store = wire::open_store_to_read(&settings).await?;
    let filter = user::store::Filter::default();
    let (users, _) = user::store::list(store.reader(), &filter, 0, u64::from(u32::MAX)).await?;
    for user in users {
        let role = user.effective_role().to_string();
        let state = if user.is_active() { "" } else { "  deactivated" };
        println!("{role:<12} {:<40} {}{state}", user.email, user.display_name);
    }
    Ok(ExitCode::SUCCESS)
}

async fn verify_audit(settings: Settings, head: Option<&str>) -> anyhow::Result<ExitCode> {
    let store = wire::open_store_to_read(&settings).await?;
    let verdict = audit::store::verify(store.reader()).await?;
    if let Some(broken) = verdict.broken {
        bail!("the audit log is not whole: {broken}");
    }
    if let Some(head) = head
        && !audit::store::contains(store.reader(), head).await?
    {
        bail!("the audit log is not whole: it does not contain {head}");
    }
    println!("{} entries, whole. Head: {}", verdict.entries, verdict.head);
    Ok(ExitCode::SUCCESS)
}
