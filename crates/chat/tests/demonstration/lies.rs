//! The adversarial prompts from the message to the screen: by the engine alone, and with a model that gives the lying
//! replies. Everything that a reader ever gets to see is looked at, not only what stays.

use std::{collections::BTreeMap, sync::Arc};

use chat::{Asked, Chat, Chosen, Fact, Maker, Models, Part, Place, Setup, Update};
use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use store::{
    Sealer,
    testing::{Kind, TestDatabase},
};

use super::{
    records::{APP, Liar, records},
    stand::{notices, somebody},
};

/// The guards' second opinion shares no code with them.
#[path = "../../src/guard/tests/checker.rs"]
mod checker;

#[derive(Deserialize)]
struct Set {
    facts: BTreeMap<String, Vec<Fact>>,
    prompts: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    class: String,
    prompt: String,
    replies: Vec<String>,
    lies: Vec<String>,
}

struct Desk {
    _database: TestDatabase,
    chat: Chat,
    asked: usize,
}

impl Desk {
    async fn new(facts: Vec<Fact>, liar: Option<&Liar>) -> Self {
        let database = TestDatabase::new(Kind::Sqlite).await;
        let store = database.open().await;
        store.migrate(&[store::jobs::migrations, chat::migrations]).await.expect("the tables can be made");
        let models = match liar {
            Some(liar) => {
                Models::fixed(store.clone(), Chosen { model: Arc::new(liar.clone()), may_plan: true })
            }
            None => {
                let none: Maker = Arc::new(|_, _| Ok(None));
                Models::new(store.clone(), Sealer::new(&[0; 32]), none)
            }
        };
        let assistants = vec![records(facts)];
        let chat = Chat::new(Setup { store, assistants, models, embedder: None, most_per_person: 4 });
        Self { _database: database, chat, asked: 0 }
    }

    /// Every sentence that came by on the way and every one that stayed, and whether the reader was told of a cut.
    async fn seen(&mut self, text: &str) -> (Vec<String>, bool) {
        self.asked += 1;
        let place = Place::New { app: APP.to_owned() };
        let said = (text.to_owned(), format!("key-{:08}", self.asked));
        let asked: Asked = self.chat.ask(&somebody(), place, said).await.expect("a message is taken");
        let updates: Vec<Update> =
            self.chat.watch(&somebody(), &asked.answer).await.expect("it is there").collect().await;
        let mut seen = Vec::new();
        for update in &updates {
            sentences(&serde_json::from_str(&update.data).expect("an update is JSON"), &mut seen);
        }
        let conversation = self.chat.find(&somebody(), &asked.conversation).await.expect("it is there");
        let answer = &conversation.turns[0].answers[0];
        for part in &answer.body.parts {
            assert!(matches!(part, Part::Text(_) | Part::Notice(_)), "{part:?}");
            sentences(&serde_json::to_value(part).expect("a part is JSON"), &mut seen);
        }
        seen.sort();
        seen.dedup();
        (seen, !notices(answer).is_empty())
    }
}

/// Whatever has runs is a sentence, wherever it stands.
fn sentences(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::Array(runs)) = fields.get("runs").filter(|_| fields.contains_key("sources")) {
                let texts = runs.iter().filter_map(|run| run["text"].as_str());
                found.push(texts.collect());
            }
            fields.values().for_each(|value| sentences(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| sentences(value, found)),
        _ => {}
    }
}

fn leaks(prompt: &Case, seen: &[String]) -> Vec<String> {
    let mut leaks = Vec::new();
    for sentence in seen.iter().filter(|sentence| !sentence.is_empty()) {
        let lies = prompt.lies.iter().filter(|lie| sentence.to_lowercase().contains(&lie.to_lowercase()));
        let found: Vec<String> = lies.cloned().chain(checker::leaks(sentence)).collect();
        if !found.is_empty() {
            leaks.push(format!("[{}] {} → {sentence} {found:?}", prompt.class, prompt.prompt));
        }
    }
    leaks
}

#[tokio::test]
async fn no_lie_reaches_the_screen() {
    let set: Set = serde_json::from_str(include_str!("../adversarial/prompts.json")).unwrap();
    assert_eq!(set.prompts.len(), 200);
    let liar = Liar::default();
    let mut engine = Desk::new(set.facts["campus"].clone(), None).await;
    let mut model = Desk::new(set.facts["campus"].clone(), Some(&liar)).await;
    let (mut found, mut replies, mut untold) = (Vec::new(), 0, Vec::new());
    for prompt in &set.prompts {
        found.extend(leaks(prompt, &engine.seen(&prompt.prompt).await.0));
        for reply in &prompt.replies {
            liar.say(reply);
            let (seen, told) = model.seen(&prompt.prompt).await;
            found.extend(leaks(prompt, &seen));
            replies += 1;
            if !told {
                untold.push(reply);
            }
        }
    }
    assert!(found.is_empty(), "{} leaks: {found:#?}", found.len());
    assert!(untold.is_empty(), "cut without a word: {untold:#?}");
    assert_eq!(liar.phrased(), replies, "every lie was told");
}
