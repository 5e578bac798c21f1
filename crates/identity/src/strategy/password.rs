use std::{fmt, sync::Arc};

use argon2::{
    Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version, password_hash::phc::PasswordHash,
};
use serde::{Deserialize, Deserializer, de::Error};
use store::Entropy;
use tokio::sync::Semaphore;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{KnownFormat, ObjectBuilder, RefOr, Schema, SchemaFormat, Type},
};

use crate::{Refusal, policy::PasswordCost};

const SHORTEST: usize = 8;
const LONGEST: usize = 256;
/// zxcvbn's scale goes from 0 to 4; 3 is "safely unguessable: moderate protection from offline slow-hash scenario".
const WEAKEST: zxcvbn::Score = zxcvbn::Score::Three;
/// Hashes at a time. A hash takes a core for tens of milliseconds and its memory with it.
const AT_ONCE: usize = 2;
const WAITING_AT_MOST: usize = 64;

/// A password on its way. Never shown, never cut.
#[derive(Clone)]
pub struct Password(String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

impl<'de> Deserialize<'de> for Password {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let length = text.chars().count();
        if length == 0 || length > LONGEST {
            return Err(D::Error::custom(format!("a password has 1 to {LONGEST} characters")));
        }
        Ok(Self(text))
    }
}

impl PartialSchema for Password {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .format(Some(SchemaFormat::KnownFormat(KnownFormat::Password)))
            .min_length(Some(1))
            .max_length(Some(LONGEST))
            .into()
    }
}

impl ToSchema for Password {}

impl Password {
    pub fn new(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// Whether it may protect an account. `about` is what a guesser would try first.
    pub fn check_strength(&self, about: &[&str]) -> Result<(), Refusal> {
        if self.0.chars().count() < SHORTEST {
            return Err(Refusal::WeakPassword(format!("Use at least {SHORTEST} characters.")));
        }
        let known = guesses_about(about);
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let estimate = zxcvbn::zxcvbn(&self.0, &known);
        if estimate.score() >= WEAKEST {
            return Ok(());
        }
        let feedback = estimate.feedback();
        let warning =
            feedback.and_then(zxcvbn::feedback::Feedback::warning).map(|warning| warning.to_string());
        let hint = "Three or four unrelated words make a good one.".to_owned();
        Err(Refusal::WeakPassword([warning, Some(hint)].into_iter().flatten().collect::<Vec<_>>().join(" ")))
    }
}

/// The words of each text, alone and joined the ways people join them.
fn guesses_about(texts: &[&str]) -> Vec<String> {
    let mut guesses = vec!["quadrangle".to_owned()];
    for text in texts {
        let text = text.to_lowercase();
        let halves: Vec<&str> = text.split('@').collect();
        for half in halves {
            let words: Vec<&str> = half.split(|c: char| !c.is_alphanumeric()).collect();
            guesses.extend(["", ".", "-", "_", " "].map(|between| words.join(between)));
            guesses.extend(words.iter().filter(|word| word.len() > 2).map(|word| (*word).to_owned()));
        }
    }
    guesses
}

/// Hashes and checks passwords, a few at a time.
#[derive(Clone)]
pub struct Passwords {
    argon2: Argon2<'static>,
    at_once: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    /// What an unknown address is checked against, so that it takes as long as a known one.
    decoy: String,
}

impl Passwords {
    pub fn new(cost: PasswordCost, entropy: &dyn Entropy) -> Result<Self, String> {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None)
            .map_err(|error| format!("password cost: {error}"))?;
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let decoy = hash(&argon2, entropy.token().as_bytes(), &salt(entropy))?;
        Ok(Self {
            argon2,
            at_once: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: Arc::new(Semaphore::new(WAITING_AT_MOST)),
            decoy,
        })
    }

    pub async fn hash(&self, password: Password, entropy: &dyn Entropy) -> Result<String, Refusal> {
        let (argon2, salt) = (self.argon2.clone(), salt(entropy));
        self.run(move || hash(&argon2, password.0.as_bytes(), &salt)).await?.map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            Refusal::Overloaded
        })
    }

    /// Whether it is the password of this hash. Without a hash the answer is no, and takes as long.
    pub async fn verify(&self, password: Password, expected: Option<String>) -> Result<bool, Refusal> {
        let exists = expected.is_some();
        let expected = expected.unwrap_or_else(|| self.decoy.clone());
        let argon2 = self.argon2.clone();
        let matches = self
            .run(move || {
                PasswordHash::new(&expected)
                    .is_ok_and(|expected| argon2.verify_password(password.0.as_bytes(), &expected).is_ok())
            })
            .await?;
        Ok(matches && exists)
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
        let _place = self.waiting.try_acquire().map_err(|_| Refusal::Overloaded)?;
        let _turn = self.at_once.acquire().await.map_err(|_| Refusal::Overloaded)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Refusal::Overloaded)
    }
}

fn salt(entropy: &dyn Entropy) -> [u8; 16] {
    let mut salt = [0; 16];
    entropy.fill(&mut salt);
    salt
}

fn hash(argon2: &Argon2<'_>, password: &[u8], salt: &[u8]) -> Result<String, String> {
    argon2
        .hash_password_with_salt(password, salt)
        .map(|hash| hash.to_string())
        .map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use store::testing::SeededEntropy;

    use super::*;

    const CHEAP: PasswordCost = PasswordCost { memory_kib: 64, passes: 1 };

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let entropy = SeededEntropy::new(1);
        let passwords = Passwords::new(CHEAP, &*entropy).unwrap();
        let hash = passwords.hash(Password::new("horse"), &*entropy).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=64,t=1,p=1$"), "{hash}");
        assert!(passwords.verify(Password::new("horse"), Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify(Password::new("Horse"), Some(hash)).await.unwrap());
        assert!(!passwords.verify(Password::new("horse"), None).await.unwrap());
        assert!(!passwords.verify(Password::new("horse"), Some("nonsense".to_owned())).await.unwrap());
    }

    #[tokio::test]
    async fn too_many_at_once_are_sent_away() {
        let passwords = Passwords::new(CHEAP, &*SeededEntropy::new(1)).unwrap();
        let _all = passwords.waiting.try_acquire_many(u32::try_from(WAITING_AT_MOST).unwrap()).unwrap();
        let refused = passwords.verify(Password::new("x"), None).await.unwrap_err();
        assert!(matches!(refused, Refusal::Overloaded));
    }

    #[test]
    fn easy_passwords_are_refused_with_a_hint() {
        let weak = |password: &str| {
            Password::new(password)
                .check_strength(&["gina.moore@acme.test", "Gina Moore"])
                .unwrap_err()
                .to_string()
        };
        assert_eq!(weak("short"), "This password is too easy to guess. Use at least 8 characters.");
        for guessable in ["password123", "gina.moore", "Quadrangle1", "aaaaaaaaaaaa", "qwertyuiop"] {
            assert!(
                weak(guessable).ends_with("Three or four unrelated words make a good one."),
                "{guessable}"
            );
        }
        Password::new("plover-cabinet-ninety-elk").check_strength(&[]).unwrap();
        Password::new(&"long words and many of them ".repeat(9)).check_strength(&[]).unwrap();
    }

    #[test]
    fn a_password_does_not_show_itself() {
        assert_eq!(format!("{:?}", Password::new("secret")), "Password(…)");
    }
}
