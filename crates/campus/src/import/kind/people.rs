//! Fields that several kinds have.

use super::Field;
use crate::import::value::Type::{Email, List, Text};

pub(super) const FIRST_NAME: Field = Field::new(
    "first_name",
    "First name",
    Text { most: 100 },
    &[
        "first",
        "given name",
        "forename",
        "fname",
        "given",
        "first nm",
        "vorname",
        "prenom",
        "legal first name",
    ],
);
pub(super) const LAST_NAME: Field = Field::new(
    "last_name",
    "Last name",
    Text { most: 100 },
    &["last", "surname", "family name", "lname", "family", "last nm", "nachname", "nom", "legal last name"],
);
pub(super) const FULL_NAME: Field = Field::new(
    "full_name",
    "Full name",
    Text { most: 200 },
    &[
        "name",
        "display name",
        "constituent name",
        "alumni name",
        "student name",
        "candidate name",
        "addressee",
    ],
);
pub(super) const EMAIL: Field = Field::new(
    "email",
    "Email",
    Email,
    &[
        "e mail",
        "mail",
        "email address",
        "e mail address",
        "primary email",
        "preferred email",
        "personal email",
        "home email",
        "email 1",
        "email1",
        "e mail 1",
        "contact email",
    ],
);
pub(super) const PHONE: Field = Field::new(
    "phone",
    "Phone",
    Text { most: 60 },
    &["telephone", "phone number", "mobile", "cell", "cell phone", "home phone", "tel", "mobile phone"],
);
pub(super) const CITY: Field =
    Field::new("city", "City", Text { most: 120 }, &["town", "home city", "city town", "ort", "ville"]);
pub(super) const REGION: Field = Field::new(
    "region",
    "State or region",
    Text { most: 120 },
    &["state", "province", "st", "state province", "county"],
);
pub(super) const COUNTRY: Field = Field::new(
    "country",
    "Country",
    Text { most: 120 },
    &["nation", "home country", "country name", "land", "pays"],
);
pub(super) const NOTES: Field =
    Field::new("notes", "Notes", Text { most: 10_000 }, &["note", "comment", "comments", "remarks", "memo"]);
pub(super) const SKILLS: Field = Field::new(
    "skills",
    "Skills",
    List { most: 120 },
    &["skill", "key skills", "skill set", "skillset", "competencies"],
);
