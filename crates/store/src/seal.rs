//! Secrets that have to be read again: keys of providers, passwords of mailboxes. In the database they are sealed.

use std::{fmt, fs, io::Write, os::unix::fs::OpenOptionsExt, path::Path};

use aws_lc_rs::aead::{AES_256_GCM, Aad, NONCE_LEN, Nonce, RandomizedNonceKey};
use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};

use crate::{Entropy, Error, Result};

const KEY_LENGTH: usize = 32;
/// So that another way of sealing can follow.
const VERSION: &str = "1.";

/// Seals and opens secrets with a key that is not in the database.
pub struct Sealer(RandomizedNonceKey);

impl Sealer {
    pub fn new(key: &[u8; KEY_LENGTH]) -> Self {
        Self(
            RandomizedNonceKey::new(&AES_256_GCM, key)
                .expect("the key has the length that the cipher asks for"),
        )
    }

    /// The key in this file; it is made if it is not there.
    pub fn from_file(path: &Path, entropy: &dyn Entropy) -> Result<Self> {
        let unreadable = |error: std::io::Error| Error::Other(format!("{}: {error}", path.display()));
        match fs::read(path) {
            Ok(bytes) => {
                let wrong = || Error::Other(format!("{} does not hold a key of 32 bytes", path.display()));
                Ok(Self::new(&bytes.try_into().map_err(|_| wrong())?))
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let mut key = [0; KEY_LENGTH];
                entropy.fill(&mut key);
                let file = fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
                let mut file = match file {
                    Ok(file) => file,
                    // Another process was faster.
                    Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                        return Self::from_file(path, entropy);
                    }
                    Err(error) => return Err(unreadable(error)),
                };
                file.write_all(&key).and_then(|()| file.sync_all()).map_err(unreadable)?;
                Ok(Self::new(&key))
            }
            Err(error) => Err(unreadable(error)),
        }
    }

    /// Seals a secret for one purpose: what is sealed for another cannot be put in its place.
    pub fn seal(&self, secret: &str, purpose: &str) -> String {
        let mut bytes = secret.as_bytes().to_vec();
        let nonce = self
            .0
            .seal_in_place_append_tag(Aad::from(purpose.as_bytes()), &mut bytes)
            .expect("a short text can be sealed");
        let sealed = [nonce.as_ref().as_slice(), &bytes].concat();
        format!("{VERSION}{}", STANDARD_NO_PAD.encode(sealed))
    }

    /// `None` if it was sealed with another key or for another purpose, or was changed.
    pub fn open(&self, sealed: &str, purpose: &str) -> Option<String> {
        let mut bytes = STANDARD_NO_PAD.decode(sealed.strip_prefix(VERSION)?).ok()?;
        let nonce = Nonce::try_assume_unique_for_key(bytes.get(..NONCE_LEN)?).ok()?;
        let aad = Aad::from(purpose.as_bytes());
        let opened = self.0.open_in_place(nonce, aad, &mut bytes[NONCE_LEN..]).ok()?;
        String::from_utf8(opened.to_vec()).ok()
    }
}

impl fmt::Debug for Sealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealer")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SystemEntropy;

    #[test]
    fn what_is_sealed_opens_with_the_same_key_and_for_the_same_purpose_only() {
        let own = Sealer::new(&[7; KEY_LENGTH]);
        let sealed = own.seal("sk-secret", "provider");
        assert!(!sealed.contains("sk-secret"));
        assert_ne!(sealed, own.seal("sk-secret", "provider"), "never the same twice");
        assert_eq!(own.open(&sealed, "provider").as_deref(), Some("sk-secret"));
        assert_eq!(own.open(&sealed, "mailbox"), None);
        assert_eq!(Sealer::new(&[8; KEY_LENGTH]).open(&sealed, "provider"), None);
        for broken in ["", "1.", "1.AAAA", "2.AAAA", &sealed[..sealed.len() - 2]] {
            assert_eq!(own.open(broken, "provider"), None, "{broken:?}");
        }
    }

    #[test]
    fn the_key_is_made_once_and_is_for_nobody_else() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("secret.key");
        let first = Sealer::from_file(&path, &SystemEntropy).unwrap();
        let again = Sealer::from_file(&path, &SystemEntropy).unwrap();
        assert_eq!(again.open(&first.seal("x", "y"), "y").as_deref(), Some("x"));
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        fs::write(&path, b"short").unwrap();
        assert!(Sealer::from_file(&path, &SystemEntropy).unwrap_err().to_string().contains("32 bytes"));
    }
}
