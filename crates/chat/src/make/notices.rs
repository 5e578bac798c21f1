//! What the reader is told about an answer itself.

use crate::{
    Part, Ran, ToolError,
    part::{Notice, NoticeReason},
};

pub fn interrupted() -> Part {
    let text = "This answer was interrupted before it was whole. Your message is kept; try again.";
    Part::Notice(Notice::new(NoticeReason::Interrupted, text).with_retry())
}

pub fn stopped() -> Part {
    Part::Notice(Notice::new(NoticeReason::Stopped, "You stopped this answer."))
}

pub fn instructions() -> Part {
    let text = "Part of your message reads like instructions to the software. It was taken as a question.";
    Part::Notice(Notice::new(NoticeReason::Instructions, text))
}

pub fn tool_failed(ran: &Ran) -> Part {
    let text = match &ran.outcome {
        Err(ToolError::Input(why)) => format!("One step could not be done: {why}"),
        _ => "One step failed, so something may be missing here. Try again in a moment.".to_owned(),
    };
    Part::Notice(Notice::new(NoticeReason::ToolFailed, text).with_retry())
}

pub fn model_away(why: &str) -> Part {
    let text = format!("{why} The facts are the same; the words are the engine's own.");
    Part::Notice(Notice::new(NoticeReason::ModelAway, text).with_retry())
}

/// Says once for each reason how much was left out.
pub fn cut(reasons: &[NoticeReason]) -> Vec<Part> {
    let mut told: Vec<NoticeReason> = Vec::new();
    for reason in reasons {
        if !told.contains(reason) {
            told.push(*reason);
        }
    }
    told.into_iter()
        .map(|reason| {
            let count = reasons.iter().filter(|other| **other == reason).count();
            Part::Notice(Notice::new(reason, explain(reason, count)))
        })
        .collect()
}

fn explain(reason: NoticeReason, count: usize) -> String {
    let (sentences, was, it) =
        if count == 1 { ("One sentence", "was", "it") } else { ("Some sentences", "were", "they") };
    let why = match reason {
        NoticeReason::FigureCut => "held a figure that no source gives",
        NoticeReason::NameCut => "named somebody whom no source names",
        NoticeReason::LinkCut => "held a link or markup",
        NoticeReason::PromiseCut => "promised or decided something",
        _ => "could not be checked",
    };
    format!("{sentences} {was} left out: {it} {why}.")
}
