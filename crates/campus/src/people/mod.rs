//! A person as everybody on the staff sees them: one record for all apps, with every reference by its name, every
//! sum worked out, and what nobody has agreed to left out.

mod consent;
mod contact;
mod engagement;
mod family;
mod giving;
mod letters;
mod record;
mod study;
mod withheld;
mod work;

pub use consent::{ConsentChange, ConsentError, Consenting, PersonConsent, change, take_back};
pub use contact::{ContactDetail, PersonContact};
pub use engagement::{PersonEngagement, PersonEvent, PersonGroup, PersonPost, PersonVolunteering};
pub use family::{PersonFamily, PersonHousehold, PersonLink, PersonRelative};
pub use giving::{GivingYear, PersonGift, PersonGiving, PersonPledge};
pub use letters::{PersonMail, PersonNote};
pub use record::{PersonIdentity, PersonKind, PersonRecord, PersonStaff};
pub use study::{PersonCourse, PersonHold, PersonStudent, PersonTerm};
pub use withheld::Withheld;
pub use work::{
    PersonCandidate, PersonEducation, PersonInterest, PersonMentoring, PersonPosition, PersonSkill,
};

use sea_orm::ConnectionTrait;
use store::Result;

use crate::{
    model::PersonId,
    store::{life, people::References},
};

/// The whole record of somebody. `None` if there is no such person.
pub async fn find(db: &impl ConnectionTrait, edition: i32, person: PersonId) -> Result<Option<PersonRecord>> {
    let Some(life) = life::find(db, edition, person).await? else { return Ok(None) };
    let references = References::of(db, edition, &life).await?;
    Ok(Some(PersonRecord::new(life, &references)))
}
