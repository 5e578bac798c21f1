//! The cookies of the gate. Over HTTPS they carry the `__Host-` prefix, which no other host can set.

use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, header::COOKIE};

/// Set by the browser before it asks to be signed out, so that a request that never arrives
/// still ends the session: whoever shows it with a session has left.
pub const SIGNED_OUT: &str = "signed_out";

/// How cookies are written: the same for all of them but for what they hold.
#[derive(Clone, Copy, Debug)]
pub struct Cookies {
    secure: bool,
}

/// What each cookie is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Session,
    /// A sign-in that waits for another session to end.
    Waiting,
    /// A round trip to Google.
    RoundTrip,
}

impl Cookies {
    pub fn new(secure: bool) -> Self {
        Self { secure }
    }

    fn name(self, purpose: Purpose) -> &'static str {
        match (purpose, self.secure) {
            (Purpose::Session, true) => "__Host-sid",
            (Purpose::Session, false) => "sid",
            (Purpose::Waiting, true) => "__Host-waiting",
            (Purpose::Waiting, false) => "waiting",
            (Purpose::RoundTrip, true) => "__Host-google",
            (Purpose::RoundTrip, false) => "google",
        }
    }

    pub fn find(self, headers: &HeaderMap, purpose: Purpose) -> Option<&str> {
        find(headers, self.name(purpose))
    }

    pub fn set(self, purpose: Purpose, value: &str, life: Duration) -> HeaderValue {
        let (name, seconds) = (self.name(purpose), life.as_secs());
        self.write(&format!("{name}={value}; Max-Age={seconds}; HttpOnly"))
    }

    pub fn clear(self, purpose: Purpose) -> HeaderValue {
        self.write(&format!("{}=; Max-Age=0; HttpOnly", self.name(purpose)))
    }

    pub fn clear_signed_out(self) -> HeaderValue {
        self.write(&format!("{SIGNED_OUT}=; Max-Age=0"))
    }

    fn write(self, start: &str) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        HeaderValue::try_from(format!("{start}; Path=/; SameSite=Lax{secure}"))
            .expect("names are ours and values are base64")
    }
}

/// The value of a cookie; the first one, if a request has several of a name.
pub fn find<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lists = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    lists
        .flat_map(|list| list.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn over_https_a_cookie_is_bound_to_the_host() {
        let life = Duration::from_mins(1);
        assert_eq!(
            Cookies::new(true).set(Purpose::Session, "abc", life),
            "__Host-sid=abc; Max-Age=60; HttpOnly; Path=/; SameSite=Lax; Secure"
        );
        assert_eq!(
            Cookies::new(false).set(Purpose::Session, "abc", life),
            "sid=abc; Max-Age=60; HttpOnly; Path=/; SameSite=Lax"
        );
    }

    #[test]
    fn broken_cookies_are_passed_over() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("; =; sid; x=1; asid=2;sid=good; sid=late"));
        assert_eq!(find(&headers, "sid"), Some("good"));
        headers.clear();
        headers.append(COOKIE, HeaderValue::from_bytes(b"sid=\xff\xfe").unwrap());
        assert_eq!(find(&headers, "sid"), None);
    }
}
