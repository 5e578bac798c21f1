//! Runs what was planned, one tool after the other.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;

use super::Task;
use crate::{
    Call, Fact, Outcome, Ran, ToolError,
    conversation::{FactView, RunView},
    understand::Understood,
};

/// However many are planned, no more than these run.
const MOST: usize = 6;

pub async fn run(task: &Task, understood: &Understood) -> Vec<Ran> {
    let (mut all, mut sources): (Vec<Ran>, u32) = (Vec::new(), 0);
    for call in understood.calls.iter().take(MOST) {
        let outcome = run_one(task, call).await;
        let outcome = outcome.map(|outcome| outcome.renumbered(sources).of_run(all.len()));
        if let Ok(outcome) = &outcome {
            sources += u32::try_from(outcome.sources.len()).unwrap_or(u32::MAX);
            for source in &outcome.sources {
                task.draft.source(source.clone());
            }
        }
        task.draft.run(view(task, call, &outcome));
        all.push(Ran { call: call.clone(), outcome });
    }
    all
}

async fn run_one(task: &Task, call: &Call) -> Result<Outcome, ToolError> {
    let Some(tool) = task.assistant.tool(&call.tool) else {
        return Err(ToolError::Input(format!("there is no tool named “{}”.", call.tool)));
    };
    task.draft.step(format!("{}…", tool.spec().about.trim_end_matches('.')));
    let work = AssertUnwindSafe(tool.run(call.input.clone(), &task.asker)).catch_unwind();
    let ended = tokio::time::timeout(task.patience.tool, work).await;
    let outcome = match ended {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(_panic)) => Err(ToolError::Failed("it panicked".to_owned())),
        Err(_elapsed) => Err(ToolError::Failed("it took too long".to_owned())),
    };
    if let Err(error) = &outcome {
        tracing::warn!(%error, tool = call.tool, app = task.assistant.app, "a tool failed");
    }
    outcome
}

/// A run as the reader can look it up.
fn view(task: &Task, call: &Call, outcome: &Result<Outcome, ToolError>) -> RunView {
    let problem = match outcome {
        Ok(_) => None,
        Err(ToolError::Input(why)) => Some(why.clone()),
        Err(ToolError::Failed(_)) => Some("It did not work. The log says why.".to_owned()),
    };
    let facts = outcome.iter().flat_map(|outcome| &outcome.facts).filter_map(fact).collect();
    let about = task.assistant.tool(&call.tool).map_or("", |tool| tool.spec().about);
    RunView { tool: call.tool.clone(), about: about.to_owned(), input: call.input.clone(), problem, facts }
}

fn fact(fact: &Fact) -> Option<FactView> {
    match fact {
        Fact::Figure(figure) => {
            Some(FactView { label: figure.label.clone(), value: crate::phrase::amount(&figure.amount) })
        }
        Fact::Name(_) | Fact::Quote(_) => None,
    }
}
