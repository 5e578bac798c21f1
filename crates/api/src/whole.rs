use std::borrow::Cow;

use serde::{Deserialize, Deserializer, de::Error};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole<const MIN: u32, const MAX: u32>(pub u32);

impl<'de, const MIN: u32, const MAX: u32> Deserialize<'de> for Whole<MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u32::deserialize(deserializer)?;
        if (MIN..=MAX).contains(&number) {
            Ok(Self(number))
        } else {
            Err(D::Error::custom(format!("a whole number from {MIN} to {MAX}")))
        }
    }
}

impl<const MIN: u32, const MAX: u32> PartialSchema for Whole<MIN, MAX> {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(MIN)).maximum(Some(MAX)).into()
    }
}

impl<const MIN: u32, const MAX: u32> ToSchema for Whole<MIN, MAX> {
    /// One for each range, as with texts.
    fn name() -> Cow<'static, str> {
        format!("Whole{MIN}To{MAX}").into()
    }
}
