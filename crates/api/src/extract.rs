use std::time::Duration;

use axum::{
    body::{Body, Bytes},
    extract::{
        FromRequest, FromRequestParts, Request,
        rejection::{PathRejection, QueryRejection},
    },
    http::{HeaderMap, header::CONTENT_TYPE, request::Parts},
    response::{IntoResponse, Response},
};
use futures_util::StreamExt;
use serde::{Serialize, de::DeserializeOwned};

use crate::{ApiError, Code};

/// The largest body that is read.
const LARGEST_BODY: usize = 1024 * 1024;
/// What is larger is still taken off the wire up to here, so that the client reads the refusal
/// and not a broken connection.
const LARGEST_DRAINED: usize = 64 * 1024 * 1024;
/// How long a body may take to arrive, all of it.
const PATIENCE: Duration = Duration::from_secs(20);
const PATIENCE_FOR_FILES: Duration = Duration::from_mins(5);

/// A JSON body in or out. What does not parse is answered in the words of this suite.
#[derive(Clone, Copy, Debug)]
pub struct Json<T>(pub T);

impl<T, S> FromRequest<S> for Json<T>
where
    T: DeserializeOwned,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> Result<Self, ApiError> {
        let is_json = is_json(request.headers());
        let body = in_time(PATIENCE, read(request.into_body(), LARGEST_BODY)).await?;
        if !is_json {
            let message = "Send the request body as JSON, with the header `Content-Type: application/json`.";
            return Err(ApiError::new(Code::UnsupportedMediaType, message));
        }
        parse(&body).map(Self)
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let content_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = content_type.split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}

/// A file in the body of a request, all of it in memory.
pub async fn receive(body: Body, most: usize) -> Result<Bytes, ApiError> {
    in_time(PATIENCE_FOR_FILES, read(body, most)).await
}

async fn in_time(
    patience: Duration,
    read: impl Future<Output = Result<Bytes, ApiError>>,
) -> Result<Bytes, ApiError> {
    tokio::time::timeout(patience, read).await.map_err(|_| {
        ApiError::new(Code::RequestTimeout, "The request body took too long to arrive. Try again.")
    })?
}

async fn read(body: Body, most: usize) -> Result<Bytes, ApiError> {
    let cut_off = || ApiError::new(Code::MalformedRequest, "The request body was cut off. Try again.");
    let mut stream = body.into_data_stream();
    let (mut kept, mut length) = (Vec::new(), 0);
    while let Some(chunk) = stream.next().await {
        let chunk = chunk.map_err(|_| cut_off())?;
        length += chunk.len();
        if length <= most {
            kept.extend_from_slice(&chunk);
        } else if length > most.max(LARGEST_DRAINED) {
            break;
        }
    }
    if length > most {
        let message = match most / 1024 {
            kib if kib > 1024 => format!("The file is too large: at most {} MiB.", kib / 1024),
            kib => format!("The request body is too large: at most {kib} KiB."),
        };
        return Err(ApiError::new(Code::PayloadTooLarge, message));
    }
    Ok(kept.into())
}

/// Every body is an object. Serde would take a list of values in the order of the fields for one.
fn parse<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    if body.trim_ascii_start().starts_with(b"[") {
        return Err(ApiError::invalid("The request body is a list; send an object."));
    }
    let mut source = serde_json::Deserializer::from_slice(body);
    let value = serde_path_to_error::deserialize(&mut source).map_err(|error| {
        let path = error.path().to_string();
        refuse_json(error.inner(), &path)
    })?;
    source.end().map_err(|error| refuse_json(&error, ""))?;
    Ok(value)
}

/// Names the field and what is allowed for it, or the place where the JSON breaks.
fn refuse_json(error: &serde_json::Error, path: &str) -> ApiError {
    if !error.is_data() {
        return ApiError::new(
            Code::MalformedRequest,
            format!("The request body is not valid JSON: {error}."),
        );
    }
    let text = error.to_string();
    let what = text.split(" at line ").next().unwrap_or_default();
    ApiError::invalid(if path == "." { format!("{what}.") } else { format!("{path}: {what}.") })
}

/// The query string.
#[derive(Clone, Copy, Debug)]
pub struct Query<T>(pub T);

impl<T, S> FromRequestParts<S> for Query<T>
where
    T: DeserializeOwned,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match axum::extract::Query::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(value)) => Ok(Self(value)),
            Err(rejection) => Err(refuse_query(&rejection)),
        }
    }
}

/// The parameters in the path.
#[derive(Clone, Copy, Debug)]
pub struct Path<T>(pub T);

impl<T, S> FromRequestParts<S> for Path<T>
where
    T: DeserializeOwned + Send,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match axum::extract::Path::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(value)) => Ok(Self(value)),
            Err(rejection) => Err(refuse_path(&rejection)),
        }
    }
}

fn refuse_query(rejection: &QueryRejection) -> ApiError {
    ApiError::new(Code::MalformedRequest, format!("The address has a wrong parameter: {}.", cause(rejection)))
}

fn refuse_path(rejection: &PathRejection) -> ApiError {
    ApiError::new(Code::MalformedRequest, format!("The address is wrong: {}.", cause(rejection)))
}

/// The innermost message, which names the field; the outer ones only say which extractor failed.
fn cause(error: &dyn std::error::Error) -> String {
    let mut innermost = error;
    while let Some(source) = innermost.source() {
        innermost = source;
    }
    innermost.to_string().trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only its shape matters")]
    struct Note {
        text: crate::Text<1, 10>,
    }

    async fn refusal(content_type: &str, body: impl Into<Body>) -> String {
        let request = Request::builder().header(CONTENT_TYPE, content_type).body(body.into()).unwrap();
        let error = Json::<Note>::from_request(request, &()).await.unwrap_err();
        format!("{} {}", error.status().as_u16(), error.message())
    }

    #[tokio::test]
    async fn a_body_that_cannot_be_used_is_told_why() {
        let json = "application/json; charset=utf-8";
        insta::assert_snapshot!(refusal(json, "").await, @"400 The request body is not valid JSON: EOF while parsing a value at line 1 column 0.");
        insta::assert_snapshot!(refusal(json, "{\"text\": nope}").await, @"400 The request body is not valid JSON: expected ident at line 1 column 11.");
        insta::assert_snapshot!(refusal(json, "{}").await, @"422 missing field `text`.");
        insta::assert_snapshot!(refusal(json, "{\"text\": 1}").await, @"422 text: invalid type: integer `1`, expected a string.");
        insta::assert_snapshot!(refusal(json, "{\"text\": \"a\", \"role\": \"admin\"}").await, @"422 role: unknown field `role`, expected `text`.");
        insta::assert_snapshot!(refusal(json, format!("{{\"text\": \"{}\"}}", "x".repeat(10_000))).await, @"422 text: at most 10 characters, this has 10000.");
        insta::assert_snapshot!(refusal("text/plain", "{\"text\": \"a\"}").await, @"415 Send the request body as JSON, with the header `Content-Type: application/json`.");
        insta::assert_snapshot!(refusal(json, vec![b' '; 20 * 1024 * 1024]).await, @"413 The request body is too large: at most 1024 KiB.");
        insta::assert_snapshot!(refusal(json, "[".repeat(100_000)).await, @"422 The request body is a list; send an object.");
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_that_never_ends_is_given_up() {
        let stalled = futures_util::stream::pending::<Result<Bytes, std::io::Error>>();
        let told = refusal("application/json", Body::from_stream(stalled)).await;
        assert_eq!(told, "408 The request body took too long to arrive. Try again.");
    }

    #[tokio::test]
    async fn a_body_that_breaks_off_is_told() {
        let broken = futures_util::stream::iter([Err::<Bytes, _>(std::io::Error::other("reset"))]);
        let told = refusal("application/json", Body::from_stream(broken)).await;
        assert_eq!(told, "400 The request body was cut off. Try again.");
    }
}
