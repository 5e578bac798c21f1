//! What has names is read by them. Without this a list of values would do as well, by their places.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor, value::MapAccessDeserializer},
};

/// For `deserialize_with`.
pub fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_map(ByName(PhantomData))
}

/// For `deserialize_with`, of a list of them.
pub fn objects<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
    let all = Vec::<Object<T>>::deserialize(deserializer)?;
    Ok(all.into_iter().map(|Object(one)| one).collect())
}

struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object(deserializer).map(Self)
    }
}

struct ByName<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ByName<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("fields with their names")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::Worksheet;

    #[test]
    fn a_list_is_no_worksheet_and_no_part_of_one() {
        let read = |value: serde_json::Value| serde_json::from_value::<Worksheet>(value);
        for value in [
            json!({ "application": [] }),
            json!({ "application": { "about": [] } }),
            json!({ "application": { "parents": [null] } }),
            json!({ "application": { "otherParent": { "amounts": [null, null] } } }),
            json!({ "schools": [[]] }),
            json!({ "schools": [{ "costs": [] }] }),
            json!({ "schools": [{ "used": [] }] }),
            json!({ "schools": [{ "terms": [[]] }] }),
        ] {
            let error = read(value.clone()).expect_err(&value.to_string());
            assert!(error.to_string().contains("fields with their names"), "{value}: {error}");
        }
        let whole = serde_json::to_value(Worksheet::default()).unwrap();
        assert_eq!(read(whole).unwrap(), Worksheet::default());
    }
}
