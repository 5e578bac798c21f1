//! What went wrong, from what a provider or the network says.

use std::{error::Error, time::Duration};

use reqwest::{Response, StatusCode, header::HeaderMap};
use serde_json::Value;

use super::secret::{Secret, clean};
use crate::ModelError;

/// More of an error is not read.
const LONGEST: usize = 64 * 1024;

/// An error, and how long the provider wants to be left alone.
#[derive(Debug)]
pub struct Failure {
    pub error: ModelError,
    pub retry_after: Option<Duration>,
}

impl From<ModelError> for Failure {
    fn from(error: ModelError) -> Self {
        Self { error, retry_after: None }
    }
}

/// What the network says when no answer has come.
pub fn of_network(error: reqwest::Error, key: Option<&Secret>) -> ModelError {
    if error.is_timeout() && !error.is_connect() {
        return ModelError::Slow;
    }
    let error = error.without_url();
    let mut innermost: &dyn Error = &error;
    while let Some(source) = innermost.source() {
        innermost = source;
    }
    ModelError::Away(clean(&innermost.to_string(), key))
}

/// What an answer with another status than success says.
pub async fn of_status(mut response: Response, key: Option<&Secret>) -> (StatusCode, Value, Failure) {
    let (status, headers) = (response.status(), response.headers().clone());
    let mut body = Vec::new();
    while let Ok(Some(chunk)) = response.chunk().await {
        body.extend_from_slice(&chunk);
        if body.len() > LONGEST {
            break;
        }
    }
    let value = serde_json::from_slice(&body)
        .unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&body).into_owned()));
    let told = format!("{}, {}", status.as_u16(), message_in(&value, key));
    let retry_after = retry_after(&headers);
    let error = match status.as_u16() {
        408 | 504 => ModelError::Slow,
        // No patience helps who has not paid.
        429 if value.to_string().contains("insufficient_quota") => ModelError::Refused(told),
        429 => ModelError::Limited { retry_after },
        500.. => ModelError::Broken(told),
        _ => ModelError::Refused(told),
    };
    (status, value, Failure { error, retry_after })
}

/// What is wrong if an answer with the status of success holds an error.
pub fn of_error(error: &Value, key: Option<&Secret>) -> ModelError {
    let code = error.get("code").or_else(|| error.get("status"));
    match code.and_then(Value::as_u64) {
        Some(429) => ModelError::Limited { retry_after: None },
        Some(code @ 400..=499) => ModelError::Refused(format!("{code}, {}", message_in(error, key))),
        _ => ModelError::Broken(message_in(error, key)),
    }
}

/// The words for people in what a provider sends, which has several forms.
fn message_in(value: &Value, key: Option<&Secret>) -> String {
    let inner = value.get("error").unwrap_or(value);
    let message = ["message", "detail", "error"].iter().find_map(|name| inner.get(name)).unwrap_or(inner);
    let text = message.as_str().map_or_else(|| message.to_string(), str::to_owned);
    if text.trim_start().starts_with('<') {
        return "with a web page".to_owned();
    }
    match clean(&text, key) {
        empty if empty.is_empty() => "without a reason".to_owned(),
        message => message,
    }
}

fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let told = |name: &str| headers.get(name)?.to_str().ok().map(str::trim);
    let number = |name: &str| told(name)?.parse::<u64>().ok();
    let day = |name: &str| httpdate::parse_http_date(told(name)?).ok();
    // By the provider's own clock: ours may be wrong, and nobody would know.
    let until = || Some(day("retry-after")?.duration_since(day("date")?).unwrap_or_default());
    number("retry-after-ms")
        .map(Duration::from_millis)
        .or_else(|| number("retry-after").map(Duration::from_secs))
        .or_else(until)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_reason_is_found_in_all_its_forms() {
        for (sent, told) in [
            (json!({"error": {"message": "No such model", "code": 404}}), "No such model"),
            (json!({"error": "model not found"}), "model not found"),
            (json!({"detail": "Not authenticated"}), "Not authenticated"),
            (json!({"message": "Unauthorized"}), "Unauthorized"),
            (json!({"detail": [{"loc": ["body"]}]}), r#"[{"loc":["body"]}]"#),
            (json!("<!DOCTYPE html><title>502</title>"), "with a web page"),
            (json!("upstream gone"), "upstream gone"),
            (json!(""), "without a reason"),
        ] {
            assert_eq!(message_in(&sent, None), told);
        }
    }

    #[test]
    fn an_error_inside_an_answer_has_its_kind() {
        let kind = |error: Value| of_error(&error, None);
        assert_eq!(kind(json!({"message": "x", "code": 429})), ModelError::Limited { retry_after: None });
        assert_eq!(kind(json!({"message": "x", "code": 400})), ModelError::Refused("400, x".to_owned()));
        assert_eq!(kind(json!({"message": "x", "code": 500})), ModelError::Broken("x".to_owned()));
        assert_eq!(kind(json!({"message": "x", "code": "busy"})), ModelError::Broken("x".to_owned()));
    }

    #[test]
    fn the_wait_that_is_asked_for_is_read() {
        let wait = |name: &'static str, value: &str| retry_after(&headers(&[(name, value)]));
        assert_eq!(wait("retry-after", " 7 "), Some(Duration::from_secs(7)));
        assert_eq!(wait("retry-after-ms", "250"), Some(Duration::from_millis(250)));
        assert_eq!(wait("retry-after", "-1"), None);
        assert_eq!(wait("retry-after", "tomorrow"), None);
    }

    #[test]
    fn a_wait_until_a_day_is_read_by_the_clock_of_who_asks_for_it() {
        let now = ("date", "Fri, 31 Dec 1999 23:59:55 GMT");
        let wait = |until: &str| retry_after(&headers(&[now, ("retry-after", until)]));
        assert_eq!(wait("Fri, 31 Dec 1999 23:59:59 GMT"), Some(Duration::from_secs(4)));
        assert_eq!(wait("Sat, 01 Jan 2000 01:59:55 GMT"), Some(Duration::from_hours(2)));
        assert_eq!(wait("Friday, 31-Dec-99 23:59:58 GMT"), Some(Duration::from_secs(3)));
        assert_eq!(wait("Thu, 30 Dec 1999 23:59:59 GMT"), Some(Duration::ZERO), "it is over");
        assert_eq!(wait("Fri, 32 Dec 1999 23:59:59 GMT"), None);
        let alone = headers(&[("retry-after", "Fri, 31 Dec 1999 23:59:59 GMT")]);
        assert_eq!(retry_after(&alone), None, "nobody says when it was sent");
    }

    fn headers(all: &[(&'static str, &str)]) -> HeaderMap {
        all.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }
}
