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

impl AiSettings {
    pub fn means(&self, app: &str) -> Means {
        self.apps.get(app).copied().unwrap_or_default()
    }

    pub fn read(row: &setting::Model) -> Self {
        let settings: Self = serde_json::from_str(&row.settings).unwrap_or_default();
        Self { has_key: row.sealed_key.is_some(), changed_by: row.changed_by.clone(), ..settings }
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
        match settings.provider {
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

impl From<ModelPrices> for Prices {
    fn from(prices: ModelPrices) -> Self {
        Self { input: prices.input, output: prices.output }
    }
}
