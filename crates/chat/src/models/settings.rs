use std::collections::BTreeMap;

use ai::model::meter::Prices;
use api::{Id, Text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::entity::setting;

/// What an app's conversation may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Means {
    /// The language model phrases, where there is one.
    #[default]
    Model,
    /// The engine's own words alone.
    Engine,
    /// Nobody is answered.
    Off,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ProviderKind {
    /// The engine's own words everywhere.
    #[default]
    None,
    /// Any server with the interface that most of them have: `/chat/completions`.
    Http,
    /// A GGUF file on this machine, if the suite was built for it.
    Local,
}

/// What a million tokens cost, in micro-dollars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ModelPrices {
    #[schema(maximum = 1_000_000_000_000_u64)]
    pub input: u64,
    #[schema(maximum = 1_000_000_000_000_u64)]
    pub output: u64,
}

/// How the language model is set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct AiSettings {
    /// Goes up with every change; 0 before the first.
    pub version: i64,
    pub provider: ProviderKind,
    /// Where the provider is: `https://api.example.com/v1`.
    pub base_url: String,
    pub model: String,
    /// Where the GGUF file is.
    pub file: String,
    /// Whether there is a key. It is never shown.
    pub has_key: bool,
    /// Whether it may choose tools; otherwise it only phrases.
    pub may_plan: bool,
    pub prices: Option<ModelPrices>,
    pub apps: BTreeMap<String, Means>,
    pub changed_by: String,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeAiSettings {
    /// Which version this is a change of. Left out, of whichever is the newest.
    pub version: Option<i64>,
    pub provider: ProviderKind,
    pub base_url: Option<Text<0, 500>>,
    pub model: Option<Text<0, 200>>,
    pub file: Option<Text<0, 1000>>,
    /// Write-only. Left out, the key stays; empty, it is removed.
    pub key: Option<Text<0, 500>>,
    #[serde(default)]
    pub may_plan: bool,
    pub prices: Option<ModelPrices>,
    #[serde(default)]
    #[schema(max_items = 40)]
    pub apps: Vec<SetApp>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SetApp {
    pub app: Id,
    pub means: Means,
}

const IN_ADDRESS: &str =
    "Leave name and password out of the address, which is shown as it is: the key has a field of its own.";
const MOST_APPS: usize = 40;
const HIGHEST_PRICE: u64 = 1_000_000_000_000;

impl AiSettings {
    /// Whether a key for those settings goes to the same server with these, or nowhere.
    pub fn may_use_key_of(&self, other: &Self) -> bool {
        let origin = |address: &str| url::Url::parse(address).ok().map(|address| address.origin());
        let own = origin(&self.base_url);
        self.base_url.is_empty() || own.is_some() && own == origin(&other.base_url)
    }

    pub fn means(&self, app: &str) -> Means {
        self.apps.get(app).copied().unwrap_or_default()
    }

    pub fn read(row: &setting::Model) -> Self {
        let settings: Self = serde_json::from_str(&row.settings).unwrap_or_default();
        let (version, changed_by) = (row.version, row.changed_by.clone());
        Self { version, has_key: row.sealed_key.is_some(), changed_by, ..settings }
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("settings can be written as JSON")
    }
}

impl ChangeAiSettings {
    /// The settings that it asks for. The error says what is missing.
    pub fn settings(&self, has_key: bool) -> Result<AiSettings, String> {
        let text = |text: Option<&str>| text.unwrap_or_default().to_owned();
        let settings = AiSettings {
            version: 0,
            provider: self.provider,
            base_url: text(self.base_url.as_deref()),
            model: text(self.model.as_deref()),
            file: text(self.file.as_deref()),
            has_key,
            may_plan: self.may_plan,
            prices: self.prices,
            apps: self.apps.iter().map(|set| (set.app.to_string(), set.means)).collect(),
            changed_by: String::new(),
        };
        if settings.apps.len() > MOST_APPS {
            return Err(format!("At most {MOST_APPS} apps can be set."));
        }
        if settings.prices.is_some_and(|prices| prices.input.max(prices.output) > HIGHEST_PRICE) {
            return Err("A million tokens cost at most a million dollars.".to_owned());
        }
        if has_credentials(&settings.base_url) {
            return Err(IN_ADDRESS.to_owned());
        }
        match settings.provider {
            ProviderKind::Local if settings.may_plan => {
                Err("A local model phrases; it is too small to choose tools.".to_owned())
            }
            ProviderKind::Http if settings.base_url.is_empty() || settings.model.is_empty() => {
                Err("A provider needs its address and the name of a model.".to_owned())
            }
            ProviderKind::Local if settings.file.is_empty() => {
                Err("A local model needs the path of its GGUF file.".to_owned())
            }
            _ => Ok(settings),
        }
    }
}

/// An address is shown, and written into the audit log, as it is.
fn has_credentials(address: &str) -> bool {
    match url::Url::parse(address) {
        Ok(address) if address.has_host() => !address.username().is_empty() || address.password().is_some(),
        _ => address.contains('@'),
    }
}

impl From<ModelPrices> for Prices {
    fn from(prices: ModelPrices) -> Self {
        Self { input: prices.input, output: prices.output }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(address: &str) -> AiSettings {
        AiSettings { base_url: address.to_owned(), ..AiSettings::default() }
    }

    #[test]
    fn a_key_stays_with_its_server() {
        let kept = at("https://api.example.com/v1");
        for (address, may) in [
            ("https://api.example.com/v1", true),
            ("https://api.example.com/v2/", true),
            ("", true),
            ("https://mine.example/v1", false),
            ("https://api.example.com:8443/v1", false),
            ("http://api.example.com/v1", false),
            ("https://api.example.com@mine.example/v1", false),
            ("nonsense", false),
        ] {
            assert_eq!(at(address).may_use_key_of(&kept), may, "{address}");
        }
        assert!(!kept.may_use_key_of(&at("")), "nobody knows whose it was");
        assert!(!at("nonsense").may_use_key_of(&at("nonsense")));
    }

    #[test]
    fn who_is_let_in_is_no_part_of_an_address() {
        for (address, has) in [
            ("https://api.example.com/v1", false),
            ("http://127.0.0.1:8080/v1/team@home", false),
            ("https://dana:hunter2@api.example.com/v1", true),
            ("https://:hunter2@api.example.com/v1", true),
            ("https://sk-1234@api.example.com/v1", true),
            ("dana:hunter2@api.example.com/v1", true),
            ("", false),
        ] {
            assert_eq!(has_credentials(address), has, "{address}");
            for provider in ["http", "none"] {
                let change = serde_json::json!({ "provider": provider, "baseUrl": address, "model": "m" });
                let change: ChangeAiSettings = serde_json::from_value(change).unwrap();
                let refused = change.settings(false).is_err_and(|why| why == IN_ADDRESS);
                assert_eq!(refused, has, "{address}");
            }
        }
    }

    #[test]
    fn what_is_beyond_measure_is_refused() {
        let change = |change: serde_json::Value| {
            let change: ChangeAiSettings = serde_json::from_value(change).unwrap();
            change.settings(false)
        };
        let local = serde_json::json!({ "provider": "local", "file": "/m.gguf" });
        assert!(change(local.clone()).is_ok());
        let with = |key: &str, value: serde_json::Value| {
            let mut all = local.clone();
            all[key] = value;
            change(all).unwrap_err()
        };
        assert!(with("mayPlan", true.into()).contains("too small to choose"));
        let price = 1_000_000_000_001_u64;
        assert!(with("prices", serde_json::json!({ "input": 0, "output": price })).contains("at most"));
        let apps: Vec<_> =
            (0..41).map(|at| serde_json::json!({ "app": format!("a{at}"), "means": "off" })).collect();
        assert!(with("apps", apps.into()).contains("40 apps"));
    }
}
