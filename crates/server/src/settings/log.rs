use tracing_subscriber::filter::{LevelFilter, Targets};

use super::Value;

/// What is logged.
#[derive(Clone, Debug)]
pub struct LogFilter(pub Targets);

impl Value for LogFilter {
    fn read(text: &str) -> Result<Self, String> {
        let allowed = "error, warn, info, debug, trace, or per crate as in info,identity=debug";
        let is_wrong = |part: &str| !is_directive(part);
        let parsed = if text.split(',').any(is_wrong) { None } else { text.parse().ok() };
        parsed.map(Self).ok_or_else(|| allowed.to_owned())
    }

    fn show(&self) -> String {
        self.0.to_string()
    }
}

/// `info` or `identity=debug`. A word that is no level would be taken for a crate, and say nothing.
fn is_directive(part: &str) -> bool {
    let (path, level) = part.split_once('=').unwrap_or(("all", part));
    let is_path = !path.is_empty() && path.chars().all(|c| c.is_ascii_alphanumeric() || "_:".contains(c));
    is_path && level.parse::<LevelFilter>().is_ok()
}

/// How log lines look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    Text,
    Json,
}

impl Value for LogFormat {
    fn read(text: &str) -> Result<Self, String> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err("text or json".to_owned()),
        }
    }

    fn show(&self) -> String {
        match self {
            Self::Text => "text".to_owned(),
            Self::Json => "json".to_owned(),
        }
    }
}
