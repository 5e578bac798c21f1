//! The one thread that owns the model. Questions wait in line.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::Receiver,
};

use llama_cpp_2::model::LlamaModel;
use tokio::sync::{mpsc::UnboundedSender, watch};

use super::{
    LoadError, LocalSettings,
    engine::{self, Engine, Listener},
    process::Loaded,
};
use crate::{ModelError, Piece, Request};

pub struct Job {
    pub request: Request,
    pub answer: UnboundedSender<Result<Piece, ModelError>>,
}

/// Loads the model, says how that went, and answers until nobody can ask any more.
pub fn run(settings: &LocalSettings, jobs: &Receiver<Job>, loaded: &watch::Sender<Loaded>) {
    if let Err(error) = engine::open(&settings.file).and_then(|model| serve(&model, settings, jobs, loaded)) {
        loaded.send_replace(Some(Err(error.clone())));
        for job in jobs {
            drop(job.answer.send(Err(ModelError::Refused(error.to_string()))));
        }
    }
}

fn serve(
    model: &LlamaModel,
    settings: &LocalSettings,
    jobs: &Receiver<Job>,
    loaded: &watch::Sender<Loaded>,
) -> Result<(), LoadError> {
    let mut engine = Engine::new(model, settings)?;
    loaded.send_replace(Some(Ok(())));
    for mut job in jobs {
        if job.answer.is_closed() {
            continue;
        }
        let request = std::mem::take(&mut job.request);
        match catch_unwind(AssertUnwindSafe(|| engine.answer(&request, &mut job))) {
            Ok(Ok(())) => {}
            Ok(Err(error)) => drop(job.answer.send(Err(error))),
            Err(_) => {
                drop(job.answer.send(Err(ModelError::Broken("the model has stumbled".to_owned()))));
                // What the old one remembers cannot be trusted.
                engine = Engine::new(model, settings)?;
            }
        }
    }
    Ok(())
}

impl Listener for Job {
    fn wants_more(&self) -> bool {
        !self.answer.is_closed()
    }

    fn hear(&mut self, piece: Piece) {
        // If nobody hears it, that shows before the next token.
        drop(self.answer.send(Ok(piece)));
    }
}
