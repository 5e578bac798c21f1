use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use crate::model::{ConsentField, Life};

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonContact {
    pub email: ContactDetail,
    pub phone: ContactDetail,
    pub address: ContactDetail,
    /// When these were last known to be right.
    pub confirmed: Option<Date>,
    /// Since when mail to the address comes back.
    pub email_bounced: Option<Date>,
}

/// A way to reach somebody. Without their consent, that there is one is all that is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContactDetail {
    pub exists: bool,
    pub value: Option<String>,
    /// Why the value is not here, for people.
    pub withheld: Option<String>,
}

impl PersonContact {
    pub fn new(life: &Life) -> Self {
        let (person, household) = (&life.person, &life.household);
        let place = &household.place;
        let street = Some(household.street.as_str()).filter(|street| !street.is_empty());
        let address =
            street.map(|street| format!("{street}, {}, {}, {}", place.city, place.region, place.country));
        let email = Some(person.email.clone()).filter(|email| !email.is_empty());
        Self {
            email: ContactDetail::new(life, ConsentField::Email, email),
            phone: ContactDetail::new(life, ConsentField::Phone, person.phone.clone()),
            address: ContactDetail::new(life, ConsentField::Address, address),
            confirmed: person.contact_confirmed,
            email_bounced: person.email_bounced,
        }
    }
}

impl ContactDetail {
    fn new(life: &Life, field: ConsentField, value: Option<String>) -> Self {
        let exists = value.is_some();
        let consent = life.consents.iter().find(|consent| consent.field == field);
        let name = field.name();
        let withheld = match consent {
            _ if !exists => None,
            Some(consent) if consent.granted => None,
            Some(_) => Some(format!("No consent for {name}.")),
            None => Some(format!("Never asked for consent for {name}.")),
        };
        Self { exists, value: value.filter(|_| withheld.is_none()), withheld }
    }
}

/// The résumé of somebody, without the ways to reach them that they have not agreed to have shown.
pub fn shown_resume(life: &Life) -> Option<String> {
    let mut resume = life.candidate.as_ref()?.resume.clone();
    let (person, street) = (&life.person, &life.household.street);
    let details = [
        (ConsentField::Email, Some(&person.email)),
        (ConsentField::Phone, person.phone.as_ref()),
        (ConsentField::Address, Some(street)),
    ];
    for (field, value) in details {
        let is_granted = life.consents.iter().any(|consent| consent.field == field && consent.granted);
        if let Some(value) = value.filter(|value| !is_granted && !value.is_empty()) {
            resume = resume.replace(value.as_str(), "(withheld)");
        }
    }
    Some(resume)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Generator, Size};

    #[test]
    fn a_resume_does_not_tell_what_is_withheld() {
        let generator = Generator::new(7, Size::people(2000), Generator::TODAY);
        let (mut told, mut withheld) = (0, 0);
        for life in generator.people() {
            let Some(resume) = shown_resume(&life) else { continue };
            let contact = PersonContact::new(&life);
            let is_granted = contact.email.withheld.is_none();
            let original = &life.candidate.as_ref().unwrap().resume;
            if !original.contains(&life.person.email) {
                continue;
            }
            assert_eq!(resume.contains(&life.person.email), is_granted, "{resume}");
            *(if is_granted { &mut told } else { &mut withheld }) += 1;
        }
        assert!(told > 0 && withheld > 0, "{told} told, {withheld} withheld");
    }
}
