use std::{collections::HashMap, path::Path};

use super::{KEYS, Value};

/// The texts the settings are read from: the environment's before the file's.
#[derive(Default)]
pub struct Source {
    file: HashMap<String, String>,
    environment: HashMap<String, String>,
}

impl Source {
    pub fn new(file: HashMap<String, String>, environment: impl Iterator<Item = (String, String)>) -> Self {
        let ours =
            environment.filter_map(|(name, value)| Some((name.strip_prefix("QUAD_")?.to_lowercase(), value)));
        Self { file, environment: ours.collect() }
    }

    /// Variables that start like ours and are none of ours: probably a slip.
    pub fn unknown_variables(&self) -> Vec<String> {
        let is_known = |name: &String| KEYS.iter().any(|key| key.name == name);
        let mut unknown: Vec<String> = self
            .environment
            .keys()
            .filter(|name| !is_known(name))
            .map(|name| format!("QUAD_{}", name.to_uppercase()))
            .collect();
        unknown.sort();
        unknown
    }

    pub fn get<T: Value>(&self, name: &'static str, default: &str) -> Result<T, String> {
        let (place, text) = match (self.environment.get(name), self.file.get(name)) {
            (Some(text), _) => (format!("QUAD_{}", name.to_uppercase()), text.as_str()),
            (None, Some(text)) => (name.to_owned(), text.as_str()),
            (None, None) => (name.to_owned(), default),
        };
        T::read(text).map_err(|allowed| {
            let shown = if is_secret(name) { "(hidden)" } else { text };
            format!("{place} = {shown:?} is not allowed; allowed: {allowed}")
        })
    }
}

/// A wrong value of these may still hold a password.
fn is_secret(name: &str) -> bool {
    matches!(name, "database_url" | "smtp_url" | "google_client_secret")
}

/// Reads a file of `key = value` lines in TOML.
pub fn read_file(path: &Path) -> Result<HashMap<String, String>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    parse(&text).map_err(|error| format!("{}: {error}", path.display()))
}

fn parse(text: &str) -> Result<HashMap<String, String>, String> {
    let table: toml::Table = toml::from_str(text).map_err(|error| error.message().to_owned())?;
    table.into_iter().map(|(name, value)| Ok((known(name)?, plain(value)?))).collect()
}

fn known(name: String) -> Result<String, String> {
    if KEYS.iter().any(|key| key.name == name) {
        return Ok(name);
    }
    let likeness = |key: &&str| strsim::jaro_winkler(key, &name);
    let alike = KEYS.iter().map(|key| key.name).max_by(|one, two| likeness(one).total_cmp(&likeness(two)));
    Err(format!(
        "{name} is not a setting; did you mean {}? `quad serve --help` lists them",
        alike.unwrap_or_default()
    ))
}

fn plain(value: toml::Value) -> Result<String, String> {
    match value {
        toml::Value::String(text) => Ok(text),
        toml::Value::Integer(number) => Ok(number.to_string()),
        toml::Value::Boolean(flag) => Ok(flag.to_string()),
        toml::Value::Array(items) => {
            Ok(items.into_iter().map(plain).collect::<Result<Vec<_>, _>>()?.join(","))
        }
        other => {
            Err(format!("{other} is not allowed; allowed: a text, a number, true, false, or a list of texts"))
        }
    }
}
