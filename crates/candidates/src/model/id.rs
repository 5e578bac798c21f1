use std::{borrow::Cow, fmt, str::FromStr};

use api::ApiError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

/// What is said of somebody who is not there, not shown or not there any more: one cannot be told from the other.
pub const NOBODY: &str =
    "There is no such candidate. They may have been removed, or may not share their profile with employers.";

/// Names a candidate: `p17` for person 17 of the campus, `f` and the id of a file for who was uploaded.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CandidateId {
    Person(u32),
    File(String),
}

impl CandidateId {
    /// For an address: whatever is no name of a candidate is nobody.
    pub fn find(text: &str) -> Result<Self, ApiError> {
        text.parse().map_err(|()| ApiError::not_found(NOBODY))
    }

    /// As it stands in the tables: the number, and the file.
    pub(crate) fn columns(&self) -> (i64, String) {
        match self {
            Self::Person(number) => (i64::from(*number), String::new()),
            Self::File(file) => (0, file.clone()),
        }
    }

    pub(crate) fn of_columns(person: i64, file: &str) -> Self {
        if file.is_empty() {
            Self::Person(u32::try_from(person).unwrap_or(0))
        } else {
            Self::File(file.to_owned())
        }
    }
}

impl fmt::Display for CandidateId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(number) => write!(f, "p{number}"),
            Self::File(file) => write!(f, "f{file}"),
        }
    }
}

impl FromStr for CandidateId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some(digits) = text.strip_prefix('p') {
            let number: u32 = digits.parse().map_err(|_| ())?;
            // One name for each: no leading zeros, no sign.
            let is_plain = number > 0 && number.to_string() == digits;
            return if is_plain { Ok(Self::Person(number)) } else { Err(()) };
        }
        let file = text.strip_prefix('f').ok_or(())?;
        let is_plain = (1..=64).contains(&file.len()) && file.chars().all(|c| c.is_ascii_alphanumeric());
        if is_plain { Ok(Self::File(file.to_owned())) } else { Err(()) }
    }
}

impl Serialize for CandidateId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CandidateId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(|()| D::Error::custom("a candidate is called p17 or f01K9"))
    }
}

impl PartialSchema for CandidateId {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .max_length(Some(65))
            .pattern(Some(r"^(p[1-9][0-9]{0,9}|f[A-Za-z0-9]{1,64})$"))
            .into()
    }
}

impl ToSchema for CandidateId {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written_and_nothing_else_is_one() {
        for text in ["p1", "p4294967295", "f01K9ABC"] {
            assert_eq!(text.parse::<CandidateId>().unwrap().to_string(), text);
        }
        for text in ["", "p", "p0", "p01", "p-1", "p+1", "p4294967296", "f", "f a", "f'", "x1", "1", "P1"] {
            assert!(text.parse::<CandidateId>().is_err(), "{text}");
        }
    }
}
