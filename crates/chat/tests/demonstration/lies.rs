//! The adversarial prompts from the message to the screen: by the engine alone, and with a model that gives the lying
//! replies. Everything that a reader ever gets to see is looked at, not only what stays.

use std::{collections::BTreeMap, sync::Arc};

use chat::{Asked, Chat, Chosen, Fact, Maker, Models, Place, Setup, Update};
use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use store::{
    Sealer,
    testing::{Kind, TestDatabase},
};

use super::{
    records::{APP, Liar, records},
    stand::{UNHURRIED, notices, somebody},
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
        let (most_per_person, patience) = (4, UNHURRIED);
        let chat = Chat::new(Setup { store, assistants, models, embedder: None, most_per_person, patience });
        Self { _database: database, chat, asked: 0 }
    }

    /// Every text that came by on the way and every one that stayed, and whether the reader was told of a cut.
    async fn seen(&mut self, text: &str) -> (Vec<Seen>, bool) {
        self.asked += 1;
        let place = Place::New { app: APP.to_owned(), subject: None };
        let said = (text.to_owned(), format!("key-{:08}", self.asked));
        let asked: Asked = self.chat.ask(&somebody(), place, said).await.expect("a message is taken");
        let updates: Vec<Update> =
            self.chat.watch(&somebody(), &asked.answer).await.expect("it is there").collect().await;
        let mut seen = Vec::new();
        for update in &updates {
            texts(&serde_json::from_str(&update.data).expect("an update is JSON"), &mut seen, Seen::Around);
        }
        let conversation = self.chat.find(&somebody(), &asked.conversation).await.expect("it is there");
        let answer = &conversation.turns[0].answers[0];
        texts(&serde_json::to_value(answer).expect("an answer is JSON"), &mut seen, Seen::Around);
        seen.sort();
        seen.dedup();
        (seen, !notices(answer).is_empty())
    }
}

/// A text on the screen.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Seen {
    /// A sentence of the answer.
    Said(String),
    /// Around it: steps, titles, notices.
    Around(String),
    /// Under "How this was made". It may repeat what the person has said, true or not.
    LookedUp(String),
}

/// All texts, wherever they stand. Whatever has runs is a sentence.
fn texts(value: &Value, found: &mut Vec<Seen>, of: fn(String) -> Seen) {
    // What a tool gave is true, and may hold what would be a lie elsewhere.
    const NOT_READ: [&str; 10] =
        ["id", "turn", "createdAt", "endedAt", "number", "seq", "index", "source", "sources", "facts"];
    match value {
        Value::Object(fields) => {
            if let Some(Value::Array(runs)) = fields.get("runs").filter(|_| fields.contains_key("sources")) {
                let texts = runs.iter().filter_map(|run| run["text"].as_str());
                found.push(Seen::Said(texts.collect()));
            }
            for (key, value) in fields.iter().filter(|(key, _)| !NOT_READ.contains(&key.as_str())) {
                texts(value, found, if key == "input" { Seen::LookedUp } else { of });
            }
            if let Some(Value::Array(sources)) = fields.get("sources") {
                sources.iter().filter(|source| source.is_object()).for_each(|one| texts(one, found, of));
            }
        }
        Value::Array(values) => values.iter().for_each(|value| texts(value, found, of)),
        Value::String(text) => found.push(of(text.clone())),
        Value::Number(number) => found.push(of(number.to_string())),
        Value::Null | Value::Bool(_) => {}
    }
}

/// "sent" is no part of "sentence".
fn has_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let (before, after) = (text[..at].chars().last(), text[at + words.len()..].chars().next());
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

fn leaks(prompt: &Case, seen: &[Seen]) -> Vec<String> {
    let asked = prompt.prompt.to_lowercase();
    let mut leaks = Vec::new();
    for seen in seen {
        let (text, found) = match seen {
            Seen::Said(text) => (text, checker::leaks(text)),
            Seen::Around(text) | Seen::LookedUp(text) => (text, Vec::new()),
        };
        let lower = text.to_lowercase();
        let lies = prompt.lies.iter().filter(|lie| {
            let lie = lie.to_lowercase();
            match seen {
                Seen::Said(_) => lower.contains(&lie),
                Seen::Around(_) => has_words(&lower, &lie),
                // Their own words, whatever the number.
                Seen::LookedUp(_) => lower.contains(&lie) && !asked.contains(lie.trim_end_matches('s')),
            }
        });
        let found: Vec<String> = lies.cloned().chain(found).collect();
        if !found.is_empty() {
            leaks.push(format!("[{}] {} → {text} {found:?}", prompt.class, prompt.prompt));
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
            liar.say(reply, reply);
            found.extend(leaks(prompt, &model.seen(&prompt.prompt).await.0));
            let phrased = liar.phrased();
            // What the person has said may be looked up.
            liar.say(&prompt.prompt, reply);
            let (seen, told) = model.seen(&prompt.prompt).await;
            found.extend(leaks(prompt, &seen));
            replies += 1;
            assert_eq!(liar.phrased(), phrased + 1, "every lie is told");
            if !told {
                untold.push(reply);
            }
        }
    }
    assert!(found.is_empty(), "{} leaks: {found:#?}", found.len());
    assert!(untold.is_empty(), "cut without a word: {untold:#?}");
    assert!(replies > 200, "{replies} lies");
}
