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

use super::stand::{Stand, With, is_done, notices, words};

const QUESTIONS: [&str; 3] =
    ["Mentors in Boston", "How much did the class of 2012 give?", "How many mentees may a mentor have?"];

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

async fn answers(with: With) -> Vec<Answer> {
    let stand = Stand::new(Kind::Sqlite, with).await;
    let mut answers = Vec::new();
    for question in QUESTIONS {
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

/// A model that says the same every time.
struct Steady(Arc<dyn Model>);

impl Model for Steady {
    fn describe(&self) -> ModelInfo {
        self.0.describe()
    }

    fn ask(&self, request: Request) -> ai::model::Answer {
        self.0.ask(Request { temperature: 0.0, ..request })
    }
}

#[tokio::test]
async fn the_engine_a_script_and_a_real_model_show_the_same_results() {
    let by_engine = answers(With::default()).await;
    let script = scripted();
    let by_script = answers(With::planning(&script)).await;
    let server = LlamaServer::start(reqwest::Client::builder().build().unwrap(), 2048);
    let model: Arc<dyn Model> = Arc::new(Steady(Arc::new(server.model.clone())));
    let by_model = answers(With { model: Some(model), may_plan: false }).await;

    for ((engine, script), model) in by_engine.iter().zip(&by_script).zip(&by_model) {
        for answer in [engine, script, model] {
            assert!(is_done(answer));
            assert_eq!(results(answer), results(engine));
            check_words(answer);
        }
        assert_eq!((engine.phrased_by, script.phrased_by), (PhrasedBy::Engine, PhrasedBy::Model));
        assert_eq!(notices(engine), []);
    }
    let by_its_words = by_model.iter().filter(|answer| answer.phrased_by == PhrasedBy::Model).count();
    assert!(
        by_its_words > 0,
        "the real model phrased none: {:?}",
        by_model.iter().map(words).collect::<Vec<_>>()
    );
    let cut: Vec<_> = by_script.iter().flat_map(notices).collect();
    assert_eq!(cut, [NoticeReason::NameCut, NoticeReason::FigureCut, NoticeReason::FigureCut]);
    assert_eq!(script.left(), 0, "it was asked to plan and to phrase, each time");
}

/// Whatever was said, no figure and nobody is named that the desk does not know.
fn check_words(answer: &Answer) {
    let known = ["7,395", "2012", "three", "14", "Boston", "Maya", "Chen", "Oliver", "Grant"];
    let said: String = answer
        .body
        .parts
        .iter()
        .filter_map(|part| if let Part::Text(text) = part { Some(text.plain()) } else { None })
        .collect();
    let figures = said
        .split(|c: char| !c.is_ascii_digit() && c != ',')
        .filter(|word| word.contains(|c: char| c.is_ascii_digit()));
    for figure in figures {
        let figure = figure.trim_matches(',');
        assert!(known.contains(&figure), "{figure} in {}", words(answer));
    }
    for stranger in ["Priya", "Natarajan", "Nadia", "Tomás"] {
        assert!(!said.contains(stranger), "{stranger} in {}", words(answer));
    }
}
