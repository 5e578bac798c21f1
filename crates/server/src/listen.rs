//! Accepting connections. `axum::serve` waits for ever for a request that is sent byte by byte; this does not,
//! and it says no when there are too many.

use std::{convert::Infallible, net::SocketAddr, sync::Arc, time::Duration};

use axum::{body::Body, extract::ConnectInfo, response::Response};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use tokio::{
    io::AsyncWriteExt,
    net::{TcpListener, TcpStream},
    signal::unix::{SignalKind, signal},
    sync::Semaphore,
};

use crate::front::Front;

const LARGEST_HEADERS: usize = 64 * 1024;
/// How long requests under way may take when the server is told to stop.
const FAREWELL: Duration = Duration::from_secs(10);

pub struct Limits {
    pub connections: usize,
    pub header_timeout: Duration,
}

/// Serves until told to stop by SIGINT or SIGTERM. Then `stopping` ends what would go on for ever.
pub async fn serve(listener: TcpListener, front: Front, limits: Limits, stopping: impl FnOnce()) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.header_timeout).max_buf_size(LARGEST_HEADERS);
    let front = Arc::new(front);
    let places = Arc::new(Semaphore::new(limits.connections));
    let graceful = GracefulShutdown::new();
    let stop = stop_signal();
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            tokio::spawn(refuse(stream));
            continue;
        };
        // Answers are small; waiting to fill a packet only delays them.
        let _ = stream.set_nodelay(true);
        let front = Arc::clone(&front);
        let service = service_fn(move |request| answer(Arc::clone(&front), peer, request));
        let connection = graceful.watch(http.serve_connection(TokioIo::new(stream), service));
        tokio::spawn(async move {
            // An error here is a client that went away or was too slow.
            let _ = connection.await;
            drop(place);
        });
    }
    tracing::info!("stopping");
    stopping();
    let _ = tokio::time::timeout(FAREWELL, graceful.shutdown()).await;
}

async fn answer(
    front: Arc<Front>,
    peer: SocketAddr,
    request: Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    Ok(front.answer(request).await)
}

/// Answers without reading: whoever is one too many is told at once, and costs nothing more.
async fn refuse(mut stream: TcpStream) {
    let body =
        r#"{"code":"overloaded","message":"The server has too many connections. Try again in a moment."}"#;
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 2\r\n\
         Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len(),
    );
    let _ = tokio::time::timeout(Duration::from_secs(1), stream.write_all(answer.as_bytes())).await;
}

async fn stop_signal() {
    let (Ok(mut interrupt), Ok(mut terminate)) =
        (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}
