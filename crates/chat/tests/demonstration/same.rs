//! The same questions by the engine alone, by a scripted model and by a real one: the same tools give the same results,
//! and the same guard stands before the screen.

use std::sync::Arc;

use ai::model::{
    Model, ModelInfo, Request,
    llama::LlamaServer,
    scripted::{Scripted, Step},
};
use chat::{Answer, Part, PhrasedBy, Source, part::NoticeReason};
use serde_json::{Value, json};
use store::testing::Kind;

use super::{
    opinion::Opinion,
    stand::{Stand, With, is_done, notices, words},
};

const QUESTIONS: [&str; 5] = [
    "Mentors in Boston",
    "How much did the class of 2012 give?",
    "How many mentees may a mentor have?",
    "Mentors in Chicago",
    "What does the guide say about ending a pairing?",
];
/// The script answers so many of them.
const SCRIPTED: usize = 3;

/// What does not depend on who phrases.
#[derive(Debug, PartialEq)]
struct Results {
    runs: Vec<(String, Value)>,
    facts: Vec<(String, String)>,
    shown: Vec<Part>,
    sources: Vec<Source>,
}

fn results(answer: &Answer) -> Results {
    let is_result = |part: &&Part| !matches!(part, Part::Text(_) | Part::Notice(_));
    let runs = &answer.body.runs;
    let facts = runs.iter().flat_map(|run| &run.facts);
    Results {
        runs: runs.iter().map(|run| (run.tool.clone(), run.input.clone())).collect(),
        facts: facts.map(|fact| (fact.label.clone(), fact.value.clone())).collect(),
        shown: answer.body.parts.iter().filter(is_result).cloned().collect(),
        sources: answer.body.sources.clone(),
    }
}

async fn answers(with: With, questions: &[&str]) -> Vec<Answer> {
    let stand = Stand::new(Kind::Sqlite, with).await;
    let mut answers = Vec::new();
    for question in questions {
        answers.push(stand.answer_to(question).await);
    }
    answers
}

/// It plans as the grammar does, tells the truth and adds a lie to each answer.
fn scripted() -> Scripted {
    let model = Scripted::new();
    let call = |tool: &str, input: Value| vec![Step::call("1", tool, input), Step::End];
    model.push(call("find_mentors", json!({ "place": "Boston" })));
    model.push_text("Maya Chen and Oliver Grant fit [1]. So does Priya Natarajan.");
    model.push(call("sum_gifts", json!({ "class": 2012 })));
    model.push_text("The class of 2012 gave $7,395 [1]. That is $812 a head.");
    model.push(call("read_guide", json!({ "question": QUESTIONS[2] })));
    model.push_text("A mentor takes at most three mentees [1]. A fourth costs 250 dollars.");
    model
}

/// A model that is asked at this temperature.
struct At {
    temperature: f32,
    model: Arc<dyn Model>,
}

impl Model for At {
    fn describe(&self) -> ModelInfo {
        self.model.describe()
    }

    fn ask(&self, request: Request) -> ai::model::Answer {
        self.model.ask(Request { temperature: self.temperature, ..request })
    }
}

#[tokio::test]
async fn the_engine_a_script_and_a_real_model_show_the_same_results() {
    let by_engine = answers(With::default(), &QUESTIONS).await;
    for engine in &by_engine {
        check(engine, engine);
        assert_eq!((engine.phrased_by, notices(engine)), (PhrasedBy::Engine, vec![]));
    }
    let script = scripted();
    let by_script = answers(With::planning(&script), &QUESTIONS[..SCRIPTED]).await;
    for (scripted, engine) in by_script.iter().zip(&by_engine) {
        check(scripted, engine);
        assert_eq!(scripted.phrased_by, PhrasedBy::Model);
    }
    let cut: Vec<_> = by_script.iter().flat_map(notices).collect();
    assert_eq!(cut, [NoticeReason::NameCut, NoticeReason::FigureCut, NoticeReason::FigureCut]);
    assert_eq!(script.left(), 0, "it was asked to plan and to phrase, each time");

    let server = LlamaServer::start(reqwest::Client::builder().build().unwrap(), 2048);
    let mut said = Vec::new();
    // What so small a model says is another on another machine. If none of it holds, it may try something else.
    for temperature in [0.0, 0.3, 0.6] {
        let model: Arc<dyn Model> = Arc::new(At { temperature, model: Arc::new(server.model.clone()) });
        let by_model = answers(With { model: Some(model), ..With::default() }, &QUESTIONS).await;
        for (model, engine) in by_model.iter().zip(&by_engine) {
            check(model, engine);
            let is_told = notices(model).contains(&NoticeReason::ModelAway);
            assert!(model.phrased_by == PhrasedBy::Model || is_told, "{}", words(model));
        }
        said.extend(by_model);
        if said.iter().any(|answer| answer.phrased_by == PhrasedBy::Model) {
            return;
        }
    }
    panic!("the real model phrased none: {:?}", said.iter().map(words).collect::<Vec<_>>());
}

/// The results are the same, and whatever was said rests on them.
fn check(answer: &Answer, engine: &Answer) {
    assert!(is_done(answer), "{answer:?}");
    assert_eq!(results(answer), results(engine));
    let opinion = Opinion::of(answer);
    let texts = answer.body.parts.iter().filter_map(|part| match part {
        Part::Text(text) => Some(text),
        _ => None,
    });
    for sentence in texts.flat_map(|text| &text.sentences) {
        assert_eq!(opinion.leaks(&sentence.plain()), [""; 0], "{}", words(answer));
    }
}
