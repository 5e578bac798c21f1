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
        let address = street.map(|street| {
            let parts = [street, &place.city, &place.region, &place.country];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
        });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Generator, Size};

    #[test]
    fn an_address_is_told_as_far_as_it_is_known() {
        let mut life = Generator::new(7, Size::people(100), Generator::TODAY).person(60);
        let (person, at) = (life.person.id, Generator::TODAY);
        let (field, basis) = (ConsentField::Address, String::new());
        life.consents = vec![crate::model::Consent { person, field, granted: true, at, basis }];
        life.household.street = "1 Elm St".into();
        life.household.place.region = String::new();
        life.household.place.country = String::new();
        let expected = format!("1 Elm St, {}", life.household.place.city);
        assert_eq!(PersonContact::new(&life).address.value, Some(expected));
    }
}
