//! Checking an ID token: RS256 and nothing else, a known key, and every claim against our own clock.

use std::time::Duration;

use jsonwebtoken::{Algorithm, Validation, decode, decode_header};
use serde::{Deserialize, de::DeserializeOwned};
use store::{Store, Time};

use super::keys::{KeyError, Keys};

/// Clocks differ a little.
const LEEWAY: Duration = Duration::from_secs(5);
const LONGEST_TOKEN: usize = 8 * 1024;

/// Why a token is not believed. For the log; the browser is told less.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    #[error("not a signed token: {0}")]
    Malformed(String),
    #[error("signed with {0}, not RS256")]
    Algorithm(String),
    #[error("names no key")]
    NoKey,
    #[error(transparent)]
    Key(#[from] KeyError),
    #[error("the signature or a claim is wrong: {0}")]
    Signature(String),
    #[error("issued by {0}")]
    Issuer(String),
    #[error("issued for somebody else")]
    Audience,
    #[error("expired")]
    Expired,
    #[error("from the future")]
    Future,
    #[error("without a subject")]
    Subject,
    #[error("the sign-in behind it is too old")]
    Stale,
    #[error("not for this attempt to sign in")]
    Nonce,
}

/// What must be true of any ID token.
#[derive(Debug, Deserialize)]
struct Standard {
    iss: String,
    aud: Audience,
    sub: String,
    exp: i64,
    iat: i64,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Many(Vec<String>),
}

impl Audience {
    /// Exactly us: a token for several parties could be replayed by one of the others.
    fn is(&self, expected: &str) -> bool {
        match self {
            Self::One(audience) => audience == expected,
            Self::Many(audiences) => matches!(audiences.as_slice(), [audience] if audience == expected),
        }
    }
}

/// Whom a token must come from and be for.
pub struct Expected<'a> {
    pub issuer: &'a str,
    pub audience: &'a str,
}

/// Checks a token and reads the claims that `C` names.
pub async fn verify<C: DeserializeOwned>(
    token: &str,
    keys: &Keys,
    expected: &Expected<'_>,
    store: &Store,
) -> Result<C, TokenError> {
    if token.len() > LONGEST_TOKEN {
        return Err(TokenError::Malformed("too long".to_owned()));
    }
    let header = decode_header(token).map_err(|error| TokenError::Malformed(error.to_string()))?;
    if header.alg != Algorithm::RS256 {
        return Err(TokenError::Algorithm(format!("{:?}", header.alg)));
    }
    let kid = header.kid.ok_or(TokenError::NoKey)?;
    let key = keys.get(&kid, store).await?;

    let mut validation = Validation::new(Algorithm::RS256);
    // The claims are checked below, against the clock of the suite.
    validation.validate_exp = false;
    validation.validate_aud = false;
    validation.required_spec_claims.clear();
    let claims = decode::<serde_json::Value>(token, &key, &validation)
        .map_err(|error| TokenError::Signature(error.to_string()))?
        .claims;

    let read = |error: serde_json::Error| TokenError::Malformed(error.to_string());
    let standard: Standard = Standard::deserialize(&claims).map_err(read)?;
    check(&standard, expected, store.now())?;
    C::deserialize(claims).map_err(read)
}

fn check(claims: &Standard, expected: &Expected<'_>, now: Time) -> Result<(), TokenError> {
    if claims.iss != expected.issuer {
        return Err(TokenError::Issuer(claims.iss.clone()));
    }
    if !claims.aud.is(expected.audience) {
        return Err(TokenError::Audience);
    }
    if claims.sub.is_empty() || claims.sub.len() > 128 {
        return Err(TokenError::Subject);
    }
    if seconds(claims.exp) + LEEWAY <= now {
        return Err(TokenError::Expired);
    }
    if seconds(claims.iat) > now + LEEWAY {
        return Err(TokenError::Future);
    }
    Ok(())
}

/// Whether somebody signed in at `auth_time` no longer ago than `longest`, and not in the future.
pub fn check_auth_time(auth_time: i64, longest: Duration, now: Time) -> Result<(), TokenError> {
    let at = seconds(auth_time);
    if at > now + LEEWAY {
        return Err(TokenError::Future);
    }
    if now.since(at) > longest {
        return Err(TokenError::Stale);
    }
    Ok(())
}

fn seconds(seconds: i64) -> Time {
    Time::from_millis(seconds.saturating_mul(1000))
}
