//! The kinds of values a setting can have. Each knows how to read itself and what to say is allowed.

use std::{fmt, net::IpAddr, path::PathBuf};

use base64::{Engine, engine::general_purpose::STANDARD};
use campus::generate::Size;
use identity::{Domains, Role, strategy::firebase::ServiceAccount};
use store::Database;

pub trait Value: Sized {
    /// The error says what is allowed.
    fn read(text: &str) -> Result<Self, String>;
    /// As it is shown to an admin.
    fn show(&self) -> String;
}

/// Something that is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(hidden)")
    }
}

impl Value for Secret {
    fn read(text: &str) -> Result<Self, String> {
        Ok(Self(text.to_owned()))
    }

    fn show(&self) -> String {
        "(hidden)".to_owned()
    }
}

/// A key to seal secrets with. Never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretKey(pub [u8; 32]);

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(hidden)")
    }
}

impl Value for SecretKey {
    fn read(text: &str) -> Result<Self, String> {
        let bytes = STANDARD.decode(text).ok().and_then(|bytes| bytes.try_into().ok());
        bytes
            .map(Self)
            .ok_or_else(|| "32 bytes in base64, such as `openssl rand -base64 32` gives".to_owned())
    }

    fn show(&self) -> String {
        "(hidden)".to_owned()
    }
}

impl<T: Value> Value for Option<T> {
    fn read(text: &str) -> Result<Self, String> {
        if text.is_empty() { Ok(None) } else { T::read(text).map(Some) }
    }

    fn show(&self) -> String {
        self.as_ref().map(T::show).unwrap_or_default()
    }
}

impl Value for String {
    fn read(text: &str) -> Result<Self, String> {
        Ok(text.to_owned())
    }

    fn show(&self) -> String {
        self.clone()
    }
}

impl Value for bool {
    fn read(text: &str) -> Result<Self, String> {
        match text {
            "true" | "1" | "yes" | "on" => Ok(true),
            "false" | "0" | "no" | "off" => Ok(false),
            _ => Err("true or false".to_owned()),
        }
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number<const MIN: u32, const MAX: u32>(pub u32);

impl<const MIN: u32, const MAX: u32> Value for Number<MIN, MAX> {
    fn read(text: &str) -> Result<Self, String> {
        let number = text.parse().ok().filter(|number| (MIN..=MAX).contains(number));
        number.map(Self).ok_or_else(|| format!("a whole number from {MIN} to {MAX}"))
    }

    fn show(&self) -> String {
        self.0.to_string()
    }
}

impl Value for IpAddr {
    fn read(text: &str) -> Result<Self, String> {
        text.parse().map_err(|_| "an IP address such as 127.0.0.1 or ::1".to_owned())
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

impl Value for Vec<IpAddr> {
    fn read(text: &str) -> Result<Self, String> {
        let addresses = text.split(',').map(str::trim).filter(|address| !address.is_empty());
        addresses
            .map(|address| address.parse().map_err(|_| "IP addresses separated by commas".to_owned()))
            .collect()
    }

    fn show(&self) -> String {
        self.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }
}

impl Value for Size {
    fn read(text: &str) -> Result<Self, String> {
        text.parse()
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

impl Value for PathBuf {
    fn read(text: &str) -> Result<Self, String> {
        if text.is_empty() { Err("a path".to_owned()) } else { Ok(text.into()) }
    }

    fn show(&self) -> String {
        self.display().to_string()
    }
}

impl Value for url::Url {
    fn read(text: &str) -> Result<Self, String> {
        let allowed = || "an address that starts with http:// or https://".to_owned();
        let address: Self = text.parse().map_err(|_| allowed())?;
        if matches!(address.scheme(), "http" | "https") && address.has_host() {
            Ok(address)
        } else {
            Err(allowed())
        }
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

impl Value for Domains {
    fn read(text: &str) -> Result<Self, String> {
        Self::parse(text)
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

impl Value for Role {
    fn read(text: &str) -> Result<Self, String> {
        text.parse()
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

impl Value for Database {
    fn read(text: &str) -> Result<Self, String> {
        Self::parse(text)
    }

    /// Without the password.
    fn show(&self) -> String {
        format!("{self:?}")
    }
}

/// A service account's key file and what is in it.
#[derive(Clone, Debug)]
pub struct KeyFile {
    path: PathBuf,
    pub account: ServiceAccount,
}

impl Value for KeyFile {
    fn read(text: &str) -> Result<Self, String> {
        let allowed = |error: &dyn fmt::Display| format!("the path of a key file in JSON ({error})");
        let path = PathBuf::from(text);
        let content = std::fs::read_to_string(&path).map_err(|error| allowed(&error))?;
        let account = serde_json::from_str(&content).map_err(|error| allowed(&error))?;
        Ok(Self { path, account })
    }

    fn show(&self) -> String {
        self.path.show()
    }
}
