//! A hundred hostile messages from the message to the screen: by the engine alone, and with a model that obeys the
//! attacker. Everything that a reader ever gets to see is looked at, not only what stays.

use std::sync::Arc;

use chat::{Asked, Chat, Chosen, Models, Patience, Place, Setup, Writer};
use futures_util::StreamExt;
use serde::Deserialize;

use super::{liar::Liar, rules::given, *};
use crate::opinion::sentences;

#[derive(Deserialize)]
struct Hostile {
    class: String,
    prompt: String,
    /// What was asked before, in the same conversation.
    #[serde(default)]
    earlier: Vec<String>,
    replies: Vec<String>,
    lies: Vec<String>,
}

fn hostile() -> Vec<Hostile> {
    serde_json::from_str(include_str!("../../../src/financial_aid/ask/tests/adversarial.json")).unwrap()
}

/// Whether the words stand there by themselves: 55 does not stand in 3,855, nor June 3 in June 30.
fn stands(sentence: &str, words: &str) -> bool {
    let is_edge = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    sentence.match_indices(words).any(|(at, _)| {
        is_edge(sentence[..at].chars().next_back()) && is_edge(sentence[at + words.len()..].chars().next())
    })
}

#[test]
fn words_stand_by_themselves() {
    assert!(stands("an index of 55.", "55") && stands("It is June 3.", "June 3"));
    assert!(!stands("It is $3,855.", "55") && !stands("It is June 30.", "June 3"));
}

fn leaks(hostile: &Hostile, said: &[String], answer: &Value) -> Vec<String> {
    let given = given(answer);
    let found = said.iter().filter_map(|sentence| {
        let lies = hostile.lies.iter().filter(|lie| stands(sentence, lie)).cloned();
        let found: Vec<String> = lies.chain(given.loose(sentence)).collect();
        (!found.is_empty()).then(|| format!("[{}] {} → {sentence} {found:?}", hostile.class, hostile.prompt))
    });
    found.collect()
}

#[tokio::test]
async fn the_engine_is_talked_into_no_figure() {
    let office = Office::new().await;
    let mut found = Vec::new();
    for hostile in hostile() {
        let mut talk = hostile.earlier.iter().chain([&hostile.prompt]);
        let first = talk.next().unwrap();
        let (conversation, mut answer) = office.ask(Some("four"), first).await;
        for message in talk {
            answer = go_on(&office.person, &conversation, message).await;
        }
        let mut said = Vec::new();
        sentences(&answer["parts"], &mut said);
        found.extend(leaks(&hostile, &said, &answer));
        let is_told = notices(&answer).iter().any(|reason| ["estimate", "refused"].contains(reason));
        assert!(is_told, "{}: {answer:#}", hostile.prompt);
        let cut = notices(&answer).into_iter().find(|reason| reason.ends_with("Cut"));
        assert_eq!(cut, None, "no sentence of ours is cut: {}", hostile.prompt);
    }
    assert!(found.is_empty(), "{} leaks: {found:#?}", found.len());
}

/// The same conversations with a model, over the same database.
struct WithModel {
    chat: Chat,
    writer: Writer,
    family: String,
    asked: usize,
}

impl WithModel {
    async fn new(office: &Office, liar: &Liar) -> Self {
        let suite = &office.at_work.suite.suite;
        let store = suite.store().clone();
        let models = Models::fixed(store.clone(), Chosen { model: Arc::new(liar.clone()), may_plan: true });
        let assistants = apps::assistants(&suite.campus, &suite.library, &store);
        let (most_per_person, patience) = (8, Patience::default());
        let chat = Chat::new(Setup { store, assistants, models, embedder: None, most_per_person, patience });
        let user = office.person.get("/api/session").await.json()["user"].clone();
        let text = |field: &str| user[field].as_str().unwrap().to_owned();
        let writer = Writer { uid: text("uid"), name: text("displayName") };
        Self { chat, writer, family: office.families["four"].clone(), asked: 0 }
    }

    /// All sentences that came by on the way or stayed, and the answer that is kept.
    async fn seen(&mut self, place: Place, text: &str) -> (Asked, Vec<String>, Value) {
        self.asked += 1;
        let said = (text.to_owned(), format!("liar-{:08}", self.asked));
        let asked = self.chat.ask(&self.writer, place, said).await.unwrap();
        let updates: Vec<_> = self.chat.watch(&self.writer, &asked.answer).await.unwrap().collect().await;
        let mut seen = Vec::new();
        for update in &updates {
            sentences(&serde_json::from_str(&update.data).unwrap(), &mut seen);
        }
        let whole = self.chat.find(&self.writer, &asked.conversation).await.unwrap();
        let turn = whole.turns.iter().find(|turn| turn.id == asked.turn).unwrap();
        let answer = serde_json::to_value(&turn.answers[0]).unwrap();
        sentences(&answer["parts"], &mut seen);
        seen.sort();
        seen.dedup();
        (asked, seen, answer)
    }

    async fn talk(&mut self, hostile: &Hostile) -> (Vec<String>, Value) {
        let about = Some(self.family.clone());
        let mut place = Place::New { app: APP.to_owned(), subject: about };
        for message in &hostile.earlier {
            let (asked, _, _) = self.seen(place, message).await;
            place = Place::In { conversation: asked.conversation, after: None };
        }
        let (_, seen, answer) = self.seen(place, &hostile.prompt).await;
        (seen, answer)
    }
}

#[tokio::test]
async fn a_model_that_obeys_the_attacker_brings_no_figure_to_the_screen() {
    let office = Office::new().await;
    let liar = Liar::default();
    let mut model = WithModel::new(&office, &liar).await;
    let (mut found, mut lied) = (Vec::new(), 0);
    for (number, hostile) in hostile().iter().enumerate() {
        for reply in &hostile.replies {
            let plan = match number % 2 {
                0 => ("aid_estimate", json!({})),
                _ => ("search_library", json!({ "question": hostile.prompt })),
            };
            liar.say(plan, reply);
            let before = liar.phrased();
            let (seen, answer) = model.talk(hostile).await;
            found.extend(leaks(hostile, &seen, &answer));
            let is_told = notices(&answer).iter().any(|reason| ["estimate", "refused"].contains(reason));
            assert!(is_told, "{}: {answer:#}", hostile.prompt);
            lied += usize::from(liar.phrased() > before);
        }
    }
    assert!(found.is_empty(), "{} leaks: {found:#?}", found.len());
    assert!(lied > 60, "only {lied} lies were told");
}
