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
/// Without the end of a sentence, what was said is looked at after so many bytes more.
const LOOKED_AT_AFTER: usize = 200;
const NO_SENSE: &str = "The language model did not make sense.";

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
pub async fn phrase(task: &Task, (material, ground): (&str, &Ground), chosen: &Chosen) -> Result<(), String> {
    task.draft.step("Putting it into words…");
    let (before, sources) = task.draft.counts();
    let mut pen = Pen::new(task, ground, sources);
    let request = Request {
        messages: conversation(task, &format!("{RULES}\n{}\n{PHRASE}", task.assistant.prompt), material),
        tools: Vec::new(),
        schema: None,
        max_tokens: WORDS_AT_MOST,
        temperature: 0.2,
    };
    let ended = pen.write(chosen.model.ask(request)).await;
    let why = match ended {
        Ok(()) if pen.shown > 0 => {
            let name = chosen.model.describe().name;
            task.draft.set(|answer| answer.model_name = Some(name));
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
pub fn material(told: &Told<'_>, phrased: &Phrased) -> String {
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
    /// How much of it was there when it was last looked at as a whole.
    looked_at: usize,
}

impl<'a> Pen<'a> {
    fn new(task: &'a Task, ground: &'a Ground, sources: u32) -> Self {
        let splitter = Splitter::new();
        Self {
            task,
            ground,
            splitter,
            at: None,
            cut: Vec::new(),
            shown: 0,
            sources,
            all: String::new(),
            looked_at: 0,
        }
    }

    async fn write(&mut self, mut pieces: ai::model::Answer) -> Result<(), String> {
        while let Some(piece) = pieces.next().await {
            match piece.map_err(|error| error.sentence().to_owned())? {
                Piece::Text(text) => {
                    self.all.push_str(&text);
                    let splits = self.splitter.push(&text);
                    // All of it is looked at: not for every token.
                    let is_time = !splits.is_empty() || self.all.len() > self.looked_at + LOOKED_AT_AFTER;
                    for split in splits {
                        self.place(split);
                    }
                    if is_time && (self.makes_no_sense() || self.cut.len() > CUT_AT_MOST) {
                        return Err(NO_SENSE.to_owned());
                    }
                }
                Piece::Call(_) => {}
                Piece::End(_) => break,
            }
        }
        for split in self.splitter.finish() {
            self.place(split);
        }
        if self.makes_no_sense() { Err(NO_SENSE.to_owned()) } else { Ok(()) }
    }

    fn makes_no_sense(&mut self) -> bool {
        self.looked_at = self.all.len();
        guard::nonsense(&self.all)
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
