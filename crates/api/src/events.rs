use std::{convert::Infallible, time::Duration};

use axum::{
    body::{Body, Bytes},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use futures_util::{Stream, StreamExt, stream};

/// How often a line that says nothing is sent, so that nobody on the way takes the connection for dead.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// One event of a stream. Its data has no line breaks: JSON has none.
#[derive(Clone, Debug)]
pub struct Event<D> {
    pub id: i64,
    pub name: &'static str,
    pub data: D,
}

/// Events as they happen, as a `text/event-stream`. It ends when they do.
pub struct Events<S>(pub S);

impl<S, D> IntoResponse for Events<S>
where
    S: Stream<Item = Event<D>> + Send + 'static,
    D: AsRef<str> + Send + 'static,
{
    fn into_response(self) -> Response {
        let lines = self.0.map(|event| write(&event)).boxed();
        let with_heartbeat = stream::unfold(lines, |mut lines| async move {
            match tokio::time::timeout(HEARTBEAT, lines.next()).await {
                Ok(line) => Some((Ok::<_, Infallible>(line?), lines)),
                Err(_elapsed) => Some((Ok(Bytes::from_static(b":\n\n")), lines)),
            }
        });
        let mut response = Body::from_stream(with_heartbeat).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream; charset=utf-8"));
        // A proxy that collects what it passes on would hold the answer back.
        headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
        response
    }
}

fn write<D: AsRef<str>>(event: &Event<D>) -> Bytes {
    format!("id: {}\nevent: {}\ndata: {}\n\n", event.id, event.name, event.data.as_ref()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn silence_is_filled_with_comments() {
        let slow = stream::once(async {
            tokio::time::sleep(HEARTBEAT * 2 + Duration::from_secs(1)).await;
            Event { id: 7, name: "end", data: "{}" }
        });
        let response = Events(slow).into_response();
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream; charset=utf-8");
        let body = axum::body::to_bytes(response.into_body(), 1000).await.unwrap();
        assert_eq!(body, ":\n\n:\n\nid: 7\nevent: end\ndata: {}\n\n");
    }
}
