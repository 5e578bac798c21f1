//! How answers look to those who ask for them by wire.

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, OneOfBuilder, Ref, RefOr, Schema, Type, schema::AdditionalProperties},
};

use super::Answer;
use crate::case::Item;

/// Amounts of which each may be missing. The contract does not know types that are made of types.
pub struct AidAmounts;

impl PartialSchema for AidAmounts {
    fn schema() -> RefOr<Schema> {
        let nothing = || ObjectBuilder::new().schema_type(Type::Null).build();
        let answer = || OneOfBuilder::new().item(nothing()).item(Ref::from_schema_name("AidAnswer"));
        let amounts = Item::ALL
            .iter()
            .fold(ObjectBuilder::new(), |amounts, item| amounts.property(item.name(), answer()))
            .additional_properties(Some(AdditionalProperties::FreeForm(false)));
        amounts.into()
    }
}

impl ToSchema for AidAmounts {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push(("AidAnswer".to_owned(), Answer::schema()));
        <Answer as ToSchema>::schemas(schemas);
    }
}
