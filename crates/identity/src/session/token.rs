use std::fmt;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// What is kept of a token: enough to recognise it, not enough to use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    pub fn of(token: &str) -> Self {
        Self(Sha256::digest(token.as_bytes()).into())
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
    let mut mac =
        Hmac::<Sha256>::new_from_slice(session_key.as_bytes()).expect("HMAC takes a key of any length");
    mac.update(token.as_bytes());
    URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes())
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
