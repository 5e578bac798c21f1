use axum::{
    extract::{
        FromRequest, FromRequestParts, Request,
        rejection::{BytesRejection, FailedToBufferBody, JsonRejection, PathRejection, QueryRejection},
    },
    http::request::Parts,
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};

use crate::{ApiError, Code};

/// A JSON body in or out. What does not parse is answered in the words of this suite.
#[derive(Clone, Copy, Debug)]
pub struct Json<T>(pub T);

impl<T, S> FromRequest<S> for Json<T>
where
    T: DeserializeOwned,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        match axum::Json::from_request(request, state).await {
            Ok(axum::Json(value)) => Ok(Self(value)),
            Err(rejection) => Err(refuse_body(&rejection)),
        }
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
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

fn refuse_body(rejection: &JsonRejection) -> ApiError {
    match rejection {
        JsonRejection::JsonDataError(error) => ApiError::invalid(format!("{}.", cause(error))),
        JsonRejection::JsonSyntaxError(error) => ApiError::new(
            Code::MalformedRequest,
            format!("The request body is not valid JSON: {}.", cause(error)),
        ),
        JsonRejection::MissingJsonContentType(_) => ApiError::new(
            Code::UnsupportedMediaType,
            "Send the request body as JSON, with the header `Content-Type: application/json`.",
        ),
        JsonRejection::BytesRejection(BytesRejection::FailedToBufferBody(
            FailedToBufferBody::LengthLimitError(_),
        )) => ApiError::new(Code::PayloadTooLarge, "The request body is too large."),
        _ => ApiError::new(Code::MalformedRequest, "The request body could not be read to its end."),
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
