use std::{net::SocketAddr, process::ExitCode, sync::Arc, time::Duration};

use anyhow::Context;
use axum::Router;
use tokio::net::TcpListener;

use crate::{
    headers, listen,
    settings::{LogFormat, Number, Settings},
    web::{self, Pages},
    wire,
};

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
    let router = router(&settings, &suite);

    let mode = if settings.demo { " (demo)" } else { "" };
    let (here, public) = (listener.local_addr()?, settings.public_url());
    println!("Quadrangle{mode} on http://{here} as {public} with {:?}", settings.database());
    let limits = listen::Limits {
        connections: settings.max_connections.0 as usize,
        header_timeout: Duration::from_secs(settings.header_timeout_seconds.0.into()),
    };
    listen::serve(listener, router, limits).await;
    Ok(ExitCode::SUCCESS)
}

fn router(settings: &Settings, suite: &apps::Suite) -> Router {
    let (api, document) = apps::router(suite);
    let pages =
        Pages::new(&suite.identity, web::Flags { debug_pages: settings.debug_pages(), demo: settings.demo });
    let is_https = settings.public_url().scheme() == "https";
    let all = api.merge(web::openapi(&document)).merge(web::pages(Arc::new(pages)));
    headers::around(all, suite.store(), is_https)
}

fn start_log(settings: &Settings) {
    let filter = tracing_subscriber::EnvFilter::new(&settings.log.0);
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match settings.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}
