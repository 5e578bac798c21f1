use async_trait::async_trait;
use serde_json::Value;

use super::Run;
use crate::Error;

/// A kind of long work.
#[async_trait]
pub trait Work: Send + Sync {
    /// Names it in the table.
    fn kind(&self) -> &'static str;

    /// Does the work, from the last checkpoint on if there is one, and gives what came of it. It may be called again
    /// after its last checkpoint: what it returns must follow from that. An error that comes from `run` goes to
    /// the caller as it is.
    async fn run(&self, run: &Run) -> Result<Value, JobError>;
}

/// Why a job does not go on.
#[derive(Clone, Debug, thiserror::Error)]
pub enum JobError {
    #[error("the job was cancelled")]
    Cancelled,
    #[error("the job is in other hands")]
    Lost,
    /// It will be taken up again where it was left.
    #[error("the workers are stopping")]
    Stopping,
    /// In words for the person who started it: what is wrong, and what to do about it.
    #[error("{0}")]
    Failed(String),
    /// A database that is busy or away is tried again; anything else fails the job.
    #[error(transparent)]
    Store(#[from] Error),
}

impl JobError {
    pub fn failed(message: impl Into<String>) -> Self {
        Self::Failed(message.into())
    }
}
