use std::fmt;

use aws_lc_rs::{
    digest::{self, SHA256},
    hmac::{self, HMAC_SHA256},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

/// What is kept of a token: enough to recognise it, not enough to use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    pub fn of(token: &str) -> Self {
        let digest = digest::digest(&SHA256, token.as_bytes());
        Self(digest.as_ref().try_into().expect("SHA-256 makes 32 bytes"))
    }
}

/// In hexadecimal, as the database has it.
impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The token that follows this one. Requests that are under way together all hand out the same,
/// so it does not matter whose answer the browser sees last.
pub fn next_token(token: &str, session_key: &str) -> String {
    let key = hmac::Key::new(HMAC_SHA256, session_key.as_bytes());
    URL_SAFE_NO_PAD.encode(hmac::sign(&key, token.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_token_needs_the_key() {
        let next = next_token("token", "key");
        assert_eq!(next.len(), 43);
        assert_eq!(next, next_token("token", "key"));
        assert_ne!(next, next_token("token", "another key"));
        assert_ne!(next, next_token("another token", "key"));
    }

    #[test]
    fn a_hash_is_sha_256_in_hexadecimal() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(TokenHash::of("abc").to_string(), expected);
    }
}
