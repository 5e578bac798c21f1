//! Letters to people of the campus, for every app that writes some: how often somebody may be contacted ([`pressure`]),
//! drafts whose sentences have sources ([`draft`]), a lint for ethics and tone ([`lint`]), and an outbox that sends
//! exactly what was approved ([`outbox`]).
//!
//! An app composes a [`Draft`] from records and phrases, puts it into the outbox with [`Outreach::create_in`], lets
//! people change it, and has it approved by the hash of the bytes they have read. Whatever changes the draft voids the
//! approval. Sending reserves a part of the reader's contact budget in the same transaction.

#[cfg(test)]
mod bench;
pub mod draft;
mod error;
mod handle;
pub mod lint;
mod migrations;
pub mod outbox;
pub mod pressure;
#[cfg(feature = "testing")]
pub mod testing;

pub use draft::{Draft, Editor, Gap, Paragraph, Place, Recipient, Rewrite, Sentence, Slot, Source};
pub use error::OutreachError;
pub use handle::{Outreach, Setup};
pub use lint::{Context, Finding, Report, Rule, ShownFinding, Weight, lint, lint_text};
pub use migrations::migrations;
pub use outbox::{Message, MessageState, NewMessage};
pub use pressure::{Budget, Channel, Contact, Refused, Reserve, Verdict};
