use std::sync::Arc;

use identity::mail::Mailer;
use store::{Store, jobs::Jobs};

/// What letters need.
pub struct Setup {
    pub store: Store,
    pub jobs: Jobs,
    /// How mail leaves. Without one, messages are kept in the outbox.
    pub mailer: Option<Mailer>,
    /// From whom letters are: `Quadrangle <quad@quadrangle.example>`. Known without a mail server too, so that what is
    /// approved before there is one can be sent unchanged.
    pub sender: String,
}

/// The letters of the suite. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Outreach(Arc<Setup>);

impl Outreach {
    pub fn new(setup: Setup) -> Self {
        Self(Arc::new(setup))
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn jobs(&self) -> &Jobs {
        &self.0.jobs
    }

    pub(crate) fn mailer(&self) -> Option<&Mailer> {
        self.0.mailer.as_ref()
    }

    pub(crate) fn sender(&self) -> &str {
        &self.0.sender
    }

    /// Whether there is a way for mail to leave.
    pub fn can_send(&self) -> bool {
        self.0.mailer.is_some()
    }
}
