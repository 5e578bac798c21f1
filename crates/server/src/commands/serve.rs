use std::{io::IsTerminal, net::SocketAddr, process::ExitCode, sync::Arc, time::Duration};

use anyhow::Context;
use campus::reset::{self, Wanted};
use chat::library::Seeded;
use tokio::net::TcpListener;
use tracing_subscriber::{Layer, layer::SubscriberExt, util::SubscriberInitExt};

use crate::{
    front::Front,
    listen,
    settings::{LogFormat, Number, Settings},
    web::{self, Pages},
    wire,
};

/// How long jobs may take to come to a place where they can be left.
const FAREWELL: Duration = Duration::from_secs(10);

pub async fn serve(mut settings: Settings) -> anyhow::Result<ExitCode> {
    start_log(&settings);
    // Many connections are many files.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let address = SocketAddr::new(settings.bind, settings.port());
    let listener = TcpListener::bind(address)
        .await
        .with_context(|| format!("bind = {}, port = {}", settings.bind, settings.port()))?;
    settings.port = Number(listener.local_addr()?.port().into());
    let suite = wire::open_suite(&settings, wire::open_store(&settings).await?)?;
    suite.identity.prepare_demo().await?;
    suite.identity.start_background_work();
    let workers = suite.start_work().await?;
    let following = suite.campus.start();
    let reading = suite.library.start();
    let sweeping = suite.outreach.start();
    suite.chat.models().look().await?;
    let keeping = suite.chat.start();
    if let Some(size) = settings.demo_campus.filter(|_| settings.demo) {
        let demo = Wanted { seed: 7, size: size.to_string() };
        reset::start_if_none(suite.store(), &suite.jobs, &demo).await?;
        suite.library.bring(&demo_pages()).await?;
    }
    let front = front(&settings, &suite);

    let mode = if settings.demo { " (demo)" } else { "" };
    let (here, public) = (listener.local_addr()?, settings.public_url());
    println!("Quadrangle{mode} on http://{here} as {public} with {:?}", settings.database());
    let limits = listen::Limits {
        connections: settings.max_connections.0 as usize,
        header_timeout: Duration::from_secs(settings.header_timeout_seconds.0.into()),
    };
    listen::serve(listener, front, limits, || suite.chat.close()).await;
    keeping.stop().await;
    following.stop().await;
    drop((reading, sweeping));
    workers.stop(FAREWELL).await;
    Ok(ExitCode::SUCCESS)
}

/// The pages of the demo campus.
fn demo_pages() -> Vec<Seeded> {
    campus::LIBRARY.iter().map(|page| Seeded { file: page.file, text: page.text }).collect()
}

fn front(settings: &Settings, suite: &apps::Suite) -> Front {
    let (api, document) = apps::router(suite);
    let pages =
        Pages::new(&suite.identity, web::Flags { debug_pages: settings.debug_pages(), demo: settings.demo });
    let is_https = settings.public_url().scheme() == "https";
    let all = api.merge(web::openapi(&document)).merge(web::pages(Arc::new(pages)));
    Front::new(all, suite.store(), is_https)
}

fn start_log(settings: &Settings) {
    let is_terminal = std::io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(is_terminal);
    let lines = match settings.log_format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    tracing_subscriber::registry().with(settings.log.0.clone()).with(lines).init();
}
