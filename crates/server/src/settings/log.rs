use tracing_subscriber::EnvFilter;

use super::Value;

/// What is logged.
#[derive(Clone, Debug)]
pub struct LogFilter(pub String);

impl Value for LogFilter {
    fn read(text: &str) -> Result<Self, String> {
        let allowed = "error, warn, info, debug, trace, or per crate as in info,identity=debug";
        EnvFilter::try_new(text).map(|_| Self(text.to_owned())).map_err(|_| allowed.to_owned())
    }

    fn show(&self) -> String {
        self.0.clone()
    }
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
