use std::borrow::Cow;

use serde::{Deserialize, Deserializer, de::Error};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

/// A text exactly as it was typed, with whatever nobody sees of it: at most `MAX` characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed<const MAX: usize>(String);

impl<const MAX: usize> Typed<MAX> {
    pub fn into_string(self) -> String {
        self.0
    }
}

impl<'de, const MAX: usize> Deserialize<'de> for Typed<MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        let length = text.chars().count();
        if length > MAX {
            return Err(D::Error::custom(format!("at most {MAX} characters, this has {length}")));
        }
        Ok(Self(text.into_owned()))
    }
}

impl<const MAX: usize> PartialSchema for Typed<MAX> {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).max_length(Some(MAX)).into()
    }
}

impl<const MAX: usize> ToSchema for Typed<MAX> {
    /// One for each length: they would take each other's place in the document otherwise.
    fn name() -> Cow<'static, str> {
        format!("Typed{MAX}").into()
    }
}
