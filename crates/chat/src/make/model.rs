//! What a language model does for an answer: choose among tools where it is trusted to, and phrase what they gave.

use std::time::Duration;

use ai::model::{Message, ModelError, Piece, Request, ToolSpec};
use futures_util::StreamExt;
use serde_json::json;

use super::{Task, cite, notices};
use crate::{
    Call, Part, Phrased, Told,
    guard::{self, Ground, Split, Splitter, Verdict},
    models::Chosen,
    part::{NoticeReason, Style, Text},
    understand::Understood,
};

const RULES: &str = include_str!("../../prompts/rules.md");
const PHRASE: &str = include_str!("../../prompts/phrase.md");
const PLAN: &str = include_str!("../../prompts/plan.md");
const WORDS_AT_MOST: u32 = 400;
const PLAN_AT_MOST: u32 = 300;
/// A model that takes longer to choose has lost its turn.
const PLAN_PATIENCE: Duration = Duration::from_secs(15);
/// A model most of whose sentences do not hold is not listened to.
const CUT_AT_MOST: usize = 6;

/// Asks the model which tools to run. Whatever does not fit the tools is left to the grammar.
pub async fn plan(task: &Task, message: &str, chosen: &Chosen, own: Understood) -> Understood {
    task.draft.step("Thinking about what to look up…");
    let asked = tokio::time::timeout(PLAN_PATIENCE, calls(task, message, chosen)).await;
    match asked {
        Ok(Ok(calls)) if !calls.is_empty() && calls.iter().all(|call| fits(task, call)) => {
            Understood { calls, asks: None, ..own }
        }
        Ok(Err(error)) => {
            tracing::info!(%error, app = task.assistant.app, "the model did not plan");
            own
        }
        _ => own,
    }
}

async fn calls(task: &Task, message: &str, chosen: &Chosen) -> Result<Vec<Call>, ModelError> {
    let tools = task.assistant.tools.iter().map(|tool| {
        let spec = tool.spec();
        ToolSpec { name: spec.name.to_owned(), about: spec.about.to_owned(), input: spec.input.clone() }
    });
    let request = Request {
        messages: conversation(task, &format!("{RULES}\n{}\n{PLAN}", task.assistant.prompt), message),
        tools: tools.collect(),
        schema: None,
        max_tokens: PLAN_AT_MOST,
        temperature: 0.0,
    };
    let mut pieces = chosen.model.ask(request);
    let mut calls = Vec::new();
    while let Some(piece) = pieces.next().await {
        if let Piece::Call(call) = piece? {
            calls.push(Call { tool: call.name, input: call.input });
        }
    }
    Ok(calls)
}

/// A tool that exists, with an input that is an object. The tool itself checks the rest.
fn fits(task: &Task, call: &Call) -> bool {
    task.assistant.tool(&call.tool).is_some() && call.input.is_object()
}

/// Streams the model's sentences, each checked before it is shown. The error says, for the reader, why its words
/// were not used; nothing of them is left then.
pub async fn phrase(
    task: &Task,
    told: &Told<'_>,
    (phrased, ground): (&Phrased, &Ground),
    chosen: &Chosen,
) -> Result<(), String> {
    task.draft.step("Putting it into words…");
    let before = task.draft.answer().body.parts.len();
    let sources = u32::try_from(task.draft.answer().body.sources.len()).unwrap_or(u32::MAX);
    let mut pen = Pen::new(task, ground, sources);
    let request = Request {
        messages: conversation(
            task,
            &format!("{RULES}\n{}\n{PHRASE}", task.assistant.prompt),
            &material(told, phrased),
        ),
        tools: Vec::new(),
        schema: None,
        max_tokens: WORDS_AT_MOST,
        temperature: 0.2,
    };
    let ended = pen.write(chosen.model.ask(request)).await;
    let why = match ended {
        Ok(()) if pen.shown > 0 => {
            let name = chosen.model.describe().name;
            task.draft.rewrite(|answer| answer.model_name = Some(name));
            for notice in notices::cut(&pen.cut) {
                task.draft.part(notice);
            }
            return Ok(());
        }
        Ok(()) => "The language model said nothing that could be used.".to_owned(),
        Err(error) => error,
    };
    task.draft.rewrite(|answer| answer.body.parts.truncate(before));
    Err(why)
}

/// What was said so far, and the newest message as data.
fn conversation(task: &Task, system: &str, newest: &str) -> Vec<Message> {
    let mut messages = vec![Message::System(system.to_owned())];
    for spoken in &task.talk {
        messages.push(Message::User(guard::quarantine(&spoken.asked, &task.draft.id)));
        messages.push(Message::Assistant { text: spoken.answered.clone(), calls: Vec::new() });
    }
    messages.push(Message::User(guard::quarantine(newest, &task.draft.id)));
    messages
}

/// The question, what the tools gave and how the engine would say it.
fn material(told: &Told<'_>, phrased: &Phrased) -> String {
    let results: Vec<_> = told
        .ran
        .iter()
        .filter_map(|ran| {
            let outcome = ran.outcome.as_ref().ok()?;
            let sources: Vec<_> = outcome
                .sources
                .iter()
                .map(|source| json!({ "number": source.number, "title": source.title }))
                .collect();
            Some(json!({ "tool": ran.call.tool, "result": outcome.data, "sources": sources }))
        })
        .collect();
    let own: Vec<_> = phrased
        .parts
        .iter()
        .filter_map(|part| if let Part::Text(text) = part { Some(text.plain()) } else { None })
        .collect();
    json!({ "question": told.message, "results": results, "draft": own.join("\n") }).to_string()
}

/// Writes checked sentences into the draft.
struct Pen<'a> {
    task: &'a Task,
    ground: &'a Ground,
    splitter: Splitter,
    /// The text part that is being written.
    at: Option<usize>,
    cut: Vec<NoticeReason>,
    shown: usize,
    /// How many sources there are to name.
    sources: u32,
    all: String,
}

impl<'a> Pen<'a> {
    fn new(task: &'a Task, ground: &'a Ground, sources: u32) -> Self {
        let splitter = Splitter::new();
        Self { task, ground, splitter, at: None, cut: Vec::new(), shown: 0, sources, all: String::new() }
    }

    async fn write(&mut self, mut pieces: ai::model::Answer) -> Result<(), String> {
        while let Some(piece) = pieces.next().await {
            match piece.map_err(|error| error.sentence().to_owned())? {
                Piece::Text(text) => {
                    self.all.push_str(&text);
                    for split in self.splitter.push(&text) {
                        self.place(split);
                    }
                    if guard::nonsense(&self.all) || self.cut.len() > CUT_AT_MOST {
                        return Err("The language model did not make sense.".to_owned());
                    }
                }
                Piece::Call(_) => {}
                Piece::End(_) => break,
            }
        }
        for split in self.splitter.finish() {
            self.place(split);
        }
        if guard::nonsense(&self.all) {
            return Err("The language model did not make sense.".to_owned());
        }
        Ok(())
    }

    fn place(&mut self, split: Split) {
        let sentence = cite::take_marks(split.sentence, self.sources);
        match guard::check(&sentence, self.ground) {
            Verdict::Fine(sentence) => {
                self.shown += 1;
                let style = if split.style == Style::Quote { Style::Paragraph } else { split.style };
                match self.at {
                    Some(at) if !split.starts => self.task.draft.sentence(at, sentence),
                    _ => {
                        self.at =
                            Some(self.task.draft.part(Part::Text(Text { style, sentences: vec![sentence] })));
                    }
                }
            }
            Verdict::Cut(reason) => self.cut.push(reason),
        }
    }
}
