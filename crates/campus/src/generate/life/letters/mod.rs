//! What somebody wrote to the university, or got from it, in the last three months: conversations, not single mails.

mod alum;
mod desk;
mod student;

use self::desk::Desk;
pub(in super::super) use self::desk::given_name;
use super::{super::phrase::Facts, draft::Draft, giving::Giving, study::Study};
use crate::model::Mail;

pub(super) fn of(
    draft: &Draft<'_>,
    study: Option<&Study<'_>>,
    giving: &Giving<'_>,
    facts: &Facts<'_>,
) -> Vec<Mail> {
    let mut desk = Desk::of(draft);
    match study {
        Some(study) => student::write(&mut desk, study, facts),
        None if draft.is_alum() && draft.alive() && draft.is_current() => {
            alum::write(&mut desk, giving, facts);
        }
        None => {}
    }
    desk.mails
}
