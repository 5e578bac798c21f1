//! The settings: one list, from which the struct, the reading, the help, the table in the README and the
//! admin's page are made. A value comes from its variable, else from the file, else from its default.

mod check;
mod log;
mod mail;
mod source;
mod value;

use std::{net::IpAddr, path::PathBuf};

use apps::SettingInForce;
use campus::generate::Size;
use identity::{Domains, Role};
use store::Database;
use url::Url;

pub use log::{LogFilter, LogFormat};
pub use mail::{MailServer, Sender};
pub use source::{Source, read_file};
pub use value::{KeyFile, Number, Secret, SecretKey, Value};

/// What is known of a setting besides its value.
pub struct Key {
    pub name: &'static str,
    pub default: &'static str,
    pub explanation: &'static str,
}

macro_rules! settings {
    ($($name:ident: $type:ty = $default:literal, $explanation:literal;)+) => {
        /// Everything that can be set. Secrets hide themselves in `Debug`.
        #[derive(Clone, Debug)]
        pub struct Settings {
            $(pub $name: $type,)+
            /// `--demo`.
            pub demo: bool,
        }

        pub const KEYS: &[Key] = &[
            $(Key { name: stringify!($name), default: $default, explanation: $explanation },)+
        ];

        impl Settings {
            fn read(source: &Source) -> Result<Self, String> {
                Ok(Self { $($name: source.get(stringify!($name), $default)?,)+ demo: false })
            }

            /// Every setting with its value, as it may be shown.
            pub fn in_force(&self) -> Vec<SettingInForce> {
                vec![$(SettingInForce {
                    key: stringify!($name).to_owned(),
                    value: self.$name.show(),
                    explanation: $explanation.to_owned(),
                },)+]
            }
        }
    };
}

settings! {
    port: Number<0, 65535> = "4600", "The port to listen on; 0 takes any free one.";
    bind: IpAddr = "127.0.0.1", "The address to listen on. Anything but a loopback address needs an https `public_url`.";
    public_url: Option<Url> = "", "What people type to get here. Links in mails start with it; https makes cookies secure. By default http://127.0.0.1 and the port.";
    data: PathBuf = "var", "The folder for everything that is kept.";
    database_url: Option<Database> = "", "sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME. By default a SQLite file in `data`.";
    domains: Domains = "quadrangle.example", "The mail domains whose people may sign in, separated by commas.";
    trusted_proxies: Vec<IpAddr> = "", "Proxies whose X-Forwarded-For is believed, separated by commas.";
    debug_pages: Option<bool> = "", "Whether the pages under /debug exist. By default only with --demo.";
    local_accounts: Option<bool> = "", "Whether accounts with a password of our own may sign in. By default only with --demo.";
    enumeration_protection: Option<bool> = "", "Whether answers hide who has an account. On, except with --demo.";
    admin_users_min_role: Role = "viewer", "The lowest role that may open the read-only list of users.";
    local_session_minutes: Number<1, 1440> = "30", "How long a local session lives without a request.";
    remote_session_minutes: Number<1, 1440> = "60", "How long a Google or Firebase session lives without a request.";
    absolute_session_minutes: Number<1, 10080> = "720", "How long any session lives at most.";
    max_sessions: Number<1, 100> = "3", "How many sessions a user may have at once.";
    session_cleanup_seconds: Number<1, 3600> = "60", "How often expired sessions are removed.";
    sign_in_burst: Number<1, 1_000_000> = "120", "Sign-ins one address may try at once; two come back each second.";
    password_burst: Number<1, 1_000_000> = "20", "Passwords that may be tried on one account at once; ten come back each minute.";
    mail_burst: Number<1, 1_000_000> = "20", "Mails one address may ask for at once; two come back each minute.";
    password_memory_kib: Number<8, 1_048_576> = "19456", "What an Argon2id hash costs in memory.";
    password_passes: Number<1, 100> = "2", "What an Argon2id hash costs in passes.";
    origin_retention_days: Number<1, 3650> = "90", "How long addresses and browsers stay in the audit log.";
    firebase_project: Option<String> = "", "The Firebase project to sign in with.";
    firebase_api_key: String = "", "The project's web API key. It is no secret.";
    firebase_auth_domain: Option<String> = "", "The project's sign-in domain. By default PROJECT.firebaseapp.com.";
    firebase_keys_url: Url = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com", "Where the keys that sign ID tokens are published.";
    firebase_emulator_url: Option<Url> = "", "The Auth emulator, for development: a loopback address, and a project that starts with demo-.";
    firebase_service_account: Option<KeyFile> = "", "A service account's key file. Lets \"sign out everywhere\" also end refresh tokens at Firebase.";
    firebase_admin_url: Url = "https://identitytoolkit.googleapis.com", "Where Firebase accounts are administered.";
    google_client_id: Option<String> = "", "The OAuth client to sign in with Google directly.";
    google_client_secret: Option<Secret> = "", "The secret of that client.";
    google_issuer: Url = "https://accounts.google.com", "Another OpenID provider in Google's place.";
    smtp_url: Option<MailServer> = "", "The mail server: smtps://USER:PASSWORD@HOST or smtp://HOST:PORT. With --demo, mails go to a folder in `data` without it.";
    mail_from: Sender = "Quadrangle <quadrangle@quadrangle.example>", "The sender of our mails.";
    assets_url: Option<Url> = "", "Where `quad assets fetch` finds the files of models, before it asks pip: an address below which they lie.";
    demo_campus: Option<Size> = "demo", "The campus that --demo makes where there is none: demo, a number of people, or empty for none.";
    import_megabytes: Number<1, 100_000> = "1000", "The largest file that can be imported.";
    secret_key: Option<SecretKey> = "", "32 bytes in base64 that seal what is secret in the database. By default a file in `data`; instances that share a database share it.";
    answers_per_person: Number<1, 100_000> = "8", "How many answers may be made for one person at once.";
    max_connections: Number<16, 1_000_000> = "4096", "How many connections are open at once; one more is told to come back later.";
    header_timeout_seconds: Number<1, 600> = "10", "How long a request's first lines may take to arrive.";
    log: LogFilter = "info", "What is logged: error, warn, info, debug, trace, or per crate as in identity=debug.";
    log_format: LogFormat = "text", "text or json.";
}

impl Settings {
    /// Reads and checks them. The error is one line: the key, the value, what is allowed.
    pub fn load(source: &Source, demo: bool) -> Result<Self, String> {
        let mut settings = Self::read(source)?;
        settings.demo = demo;
        check::check(&settings)?;
        Ok(settings)
    }

    pub fn public_url(&self) -> Url {
        self.public_url.clone().unwrap_or_else(|| {
            let address = format!("http://{}", std::net::SocketAddr::new(self.bind, self.port()));
            address.parse().expect("a socket address is a host")
        })
    }

    pub fn port(&self) -> u16 {
        u16::try_from(self.port.0).expect("a port is at most 65535")
    }

    pub fn database(&self) -> Database {
        self.database_url.clone().unwrap_or_else(|| Database::Sqlite(self.data.join("quad.db")))
    }

    /// Where the files of models are.
    pub fn assets(&self) -> PathBuf {
        self.data.join("assets")
    }

    pub fn debug_pages(&self) -> bool {
        self.debug_pages.unwrap_or(self.demo)
    }

    pub fn local_accounts(&self) -> bool {
        self.local_accounts.unwrap_or(self.demo)
    }

    pub fn enumeration_protection(&self) -> bool {
        self.enumeration_protection.unwrap_or(!self.demo)
    }
}

/// Each setting, for `--help`.
pub fn help() -> String {
    let lines = KEYS.iter().map(|key| {
        let default = if key.default.is_empty() { String::new() } else { format!(" [{}]", key.default) };
        format!("  {}{default}\n      {}\n", key.name, key.explanation)
    });
    let head =
        "Settings: a key in quad.toml, or QUAD_ and the key in capitals in the environment.\n".to_owned();
    std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests;
