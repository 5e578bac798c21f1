//! From a message to what is to be done: by the grammar of the app, or by a language model that is trusted with it.

use std::sync::Arc;

use ai::Embedder;

use super::Task;
use crate::{
    models::Chosen,
    understand::{Context, Understood},
};

/// What the message asks for. Chips that a person has changed are taken as they are.
pub async fn understand(task: &Task, message: &str, embedder: Option<&Arc<dyn Embedder>>) -> Understood {
    match &task.edited {
        Some(edited) => edited.clone(),
        None => by_grammar(task, message, embedder).await,
    }
}

/// The model that is trusted to choose what is done.
pub fn planner(task: &Task) -> Option<&Chosen> {
    task.chosen.as_ref().filter(|chosen| chosen.may_plan && task.edited.is_none())
}

/// Embedding takes some milliseconds of one core: not where requests are served.
async fn by_grammar(task: &Task, message: &str, embedder: Option<&Arc<dyn Embedder>>) -> Understood {
    let (assistant, before) = (Arc::clone(&task.assistant), task.before.clone());
    let (message, embedder) = (message.to_owned(), embedder.map(Arc::clone));
    let (today, shown) = (task.today, task.shown.clone());
    let work = move || {
        let context = Context::on(today).with_embedder(embedder.as_deref()).with_shown(&shown);
        assistant.grammar.understand(&message, before.as_ref(), &context)
    };
    tokio::task::spawn_blocking(work).await.unwrap_or_default()
}
