//! An app of one tool that gives the facts of `tests/adversarial/prompts.json`, and a model that lies about them.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
};

use ai::model::{Answer, Call, Finish, Model, ModelInfo, Piece, Provider, Request, Usage};
use chat::{
    Assistant, Fact, Origin, Outcome, Part, Phrased, Reads, Record, Source, Told,
    part::Text,
    phrase::Voice,
    tool,
    understand::{Fallback, Grammar, Intent},
};
use futures_util::{StreamExt, stream};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

pub const APP: &str = "records";
const SOURCES: [&str; 7] = ["", "Alumni records", "A profile", "A degree", "A page", "A talk", "A room"];

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReadRecords {
    question: String,
}

pub fn records(facts: Vec<Fact>) -> Assistant {
    Assistant {
        app: APP,
        title: "Records",
        greeting: "Ask about the records.",
        placeholder: "What do you need?",
        footnote: "Check important details.",
        suggestions: &[],
        grammar: grammar(),
        tools: vec![tool::typed(
            ("read_records", "Read the records"),
            &[Reads::People],
            move |asked: ReadRecords, _| {
                let facts = facts.clone();
                async move { Ok(outcome(&asked, facts)) }
            },
        )],
        prompt: "You are the records desk.",
        phrase,
        crisis: None,
        refuses: None,
        names: &["Matchmaking", "Riverbend Grant", "Title IV"],
    }
}

fn outcome(asked: &ReadRecords, facts: Vec<Fact>) -> Outcome {
    let source = |(number, title): (u32, &&str)| Source {
        number,
        title: (*title).to_owned(),
        detail: String::new(),
        origin: Origin::Record(Record { path: "/people".to_owned() }),
    };
    let sources = (0..).zip(&SOURCES).skip(1).map(source).collect();
    Outcome { data: json!({ "asked": asked.question }), facts, parts: vec![], sources }
}

fn grammar() -> Grammar {
    let read = Intent {
        name: "records",
        does: "read the records",
        examples: &["What do the records say?"],
        cues: &["records", "how many", "who", "what", "tell", "give"],
        takes: &[],
        needs: &[],
        call: |request| {
            vec![chat::Call {
                tool: "read_records".to_owned(),
                input: json!({ "question": request.message }),
            }]
        },
    };
    let fallback = Fallback {
        fragment: Some("records"),
        question: Some("records"),
        can: "read the records",
        example: "What do the records say?",
    };
    Grammar::new(vec![], vec![read], fallback)
}

fn phrase(told: &Told<'_>, _voice: &mut Voice) -> Phrased {
    let parts = told.ran.iter().filter(|ran| ran.outcome.is_ok()).map(|_| {
        let sentence = chat::Sentence::from("Here is what the records say.").from_source(1);
        Part::Text(Text::paragraph([sentence]))
    });
    Phrased { parts: parts.collect(), suggestions: vec![] }
}

/// Has the records read, lies in what it looks up, and then says what it was told to say, a few letters at a time.
#[derive(Clone, Default)]
pub struct Liar {
    plan: Arc<Mutex<String>>,
    reply: Arc<Mutex<String>>,
    phrased: Arc<AtomicUsize>,
}

impl Liar {
    /// What it looks up, and what it says then.
    pub fn say(&self, plan: &str, reply: &str) {
        plan.clone_into(&mut self.plan.lock().expect("nobody panics while holding it"));
        reply.clone_into(&mut self.reply.lock().expect("nobody panics while holding it"));
    }

    /// How often it was asked for words.
    pub fn phrased(&self) -> usize {
        self.phrased.load(Ordering::SeqCst)
    }
}

impl Model for Liar {
    fn describe(&self) -> ModelInfo {
        ModelInfo { provider: Provider::Scripted, name: "liar".to_owned() }
    }

    fn ask(&self, request: Request) -> Answer {
        let end =
            |finish| Piece::End(Usage { prompt_tokens: 1, completion_tokens: 1, estimated: true, finish });
        let mut pieces: Vec<Piece> = Vec::new();
        if request.tools.is_empty() {
            let reply = self.reply.lock().expect("nobody panics while holding it").clone();
            self.phrased.fetch_add(1, Ordering::SeqCst);
            let letters: Vec<char> = reply.chars().collect();
            pieces.extend(letters.chunks(7).map(|some| Piece::Text(some.iter().collect())));
            pieces.push(end(Finish::Stop));
        } else {
            let plan = self.plan.lock().expect("nobody panics while holding it").clone();
            let input = json!({ "question": plan });
            pieces.push(Piece::Call(Call { id: "1".to_owned(), name: "read_records".to_owned(), input }));
            pieces.push(end(Finish::Calls));
        }
        stream::iter(pieces.into_iter().map(Ok)).boxed()
    }
}
