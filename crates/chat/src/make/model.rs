//! What a language model does for an answer: it phrases what the tools gave.

use ai::model::{Finish, Message, Piece, Request};
use futures_util::StreamExt;
use serde_json::json;

use super::{Task, cite};
use crate::{
    Part, Phrased, Told,
    conversation::PhrasedBy,
    guard::{self, Ground, Split, Splitter, Verdict},
    models::Chosen,
    part::{Style, Text},
};

/// What every request begins with.
pub const RULES: &str = include_str!("../../prompts/rules.md");
const PHRASE: &str = include_str!("../../prompts/phrase.md");
const WORDS_AT_MOST: u32 = 400;
/// How much of an earlier answer is repeated to the model.
const REPEATED: usize = 600;
/// A model most of whose sentences do not hold is not listened to.
const CUT_AT_MOST: usize = 6;
/// Without the end of a sentence, what was said is looked at after so many bytes more.
const LOOKED_AT_AFTER: usize = 200;
const NO_SENSE: &str = "The language model did not make sense.";

/// Streams the model's sentences, each checked before it is shown. The error says, for the reader, why its words
/// were not used; nothing of them is left then.
pub async fn phrase(
    task: &Task,
    (material, ground): (String, &Ground),
    chosen: &Chosen,
) -> Result<(), String> {
    task.draft.step("Putting it into words…");
    let (before, sources) = task.draft.counts();
    let mut pen = Pen::new(task, ground, (sources, chosen.model.describe().name));
    let request = Request {
        messages: asked(task, (task.assistant.prompt, PHRASE), &material),
        tools: Vec::new(),
        schema: None,
        max_tokens: WORDS_AT_MOST,
        temperature: 0.2,
    };
    drop(material);
    let why = match pen.write(chosen.model.ask(request)).await {
        Ok(()) if pen.shown > 0 => return Ok(()),
        Ok(()) => "The language model said nothing that could be used.".to_owned(),
        Err(error) => error,
    };
    task.draft.rewrite(|answer| {
        answer.body.parts.truncate(before);
        (answer.phrased_by, answer.model_name) = (PhrasedBy::Engine, None);
    });
    Err(why)
}

/// The rules, and one message of data: whatever anybody wrote, an earlier answer and its quotes among it, is never in
/// the model's own voice.
pub fn asked(task: &Task, (prompt, rule): (&str, &str), data: &str) -> Vec<Message> {
    let system = format!("{RULES}\n{prompt}\n{rule}");
    vec![Message::System(system), Message::User(guard::quarantine(data, &task.draft.id))]
}

/// The question, what the tools gave and how the engine would say it.
pub fn material(task: &Task, told: &Told<'_>, phrased: &Phrased) -> String {
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
    let earlier: Vec<_> = task
        .open_talk()
        .map(|spoken| json!({ "asked": spoken.asked, "answered": shortened(&spoken.answered) }))
        .collect();
    // Chips that were changed ask for something else than the message did.
    let question = Some(told.understood.message.as_str()).filter(|asked| !asked.is_empty());
    let question = question.unwrap_or(told.message);
    json!({ "earlier": earlier, "question": question, "results": results, "draft": own.join("\n") })
        .to_string()
}

fn shortened(text: &str) -> &str {
    &text[..text.floor_char_boundary(REPEATED)]
}

/// Writes checked sentences into the draft.
struct Pen<'a> {
    task: &'a Task,
    ground: &'a Ground,
    splitter: Splitter,
    /// The text part that is being written.
    at: Option<usize>,
    cut: usize,
    shown: usize,
    /// Who speaks.
    name: String,
    /// How many sources there are to name.
    sources: u32,
    all: String,
    /// How much of it was there when it was last looked at as a whole.
    looked_at: usize,
}

impl<'a> Pen<'a> {
    fn new(task: &'a Task, ground: &'a Ground, (sources, name): (u32, String)) -> Self {
        let splitter = Splitter::new();
        Self {
            task,
            ground,
            splitter,
            at: None,
            cut: 0,
            shown: 0,
            name,
            sources,
            all: String::new(),
            looked_at: 0,
        }
    }

    async fn write(&mut self, mut pieces: ai::model::Answer) -> Result<(), String> {
        let mut is_whole = true;
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
                    if is_time && (self.makes_no_sense() || self.cut > CUT_AT_MOST) {
                        return Err(NO_SENSE.to_owned());
                    }
                }
                Piece::Call(_) => {}
                Piece::End(usage) => {
                    is_whole = !matches!(usage.finish, Finish::Length | Finish::Filtered);
                    break;
                }
            }
        }
        let last = if is_whole { self.splitter.finish() } else { self.splitter.break_off() };
        for split in last {
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
                if self.shown == 0 {
                    self.sign();
                }
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
            Verdict::Cut(reason) => {
                self.cut += 1;
                self.task.draft.cut(reason);
            }
        }
    }

    /// From its first sentence on, the answer is the model's, even if somebody stops it there.
    fn sign(&self) {
        let name = Some(self.name.clone());
        self.task.draft.set(|answer| (answer.phrased_by, answer.model_name) = (PhrasedBy::Model, name));
    }
}
