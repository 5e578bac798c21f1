//! What readers and scorers share.

mod evidence;
mod need;
mod ranked;
mod span;

pub(crate) use evidence::BlindUnit;
pub use evidence::{
    Blind, EvidenceKind, Flag, FlagKind, Form, Masked, MaskedKind, Month, Resume, School, Section,
    SectionKind, Unit, Work,
};
pub use need::{Lint, LintKind, Need, Posting, Requirement, RequirementKind, Taxon};
pub use ranked::{Contribution, EvidenceState, Found, Score, SpanOf};
pub use span::TextSpan;
