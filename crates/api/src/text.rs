use std::{borrow::Cow, fmt, ops::Deref};

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

/// Invisible, and still needed inside words of some scripts, and to put emoji together.
pub(crate) const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// What nobody sees: control characters, marks of direction, code points without a meaning.
pub fn is_hidden(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Other
}

/// A line of text between `MIN` and `MAX` characters, without surrounding white space or control characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Text<const MIN: usize, const MAX: usize>(String);

impl<const MIN: usize, const MAX: usize> Text<MIN, MAX> {
    /// The error is the sentence that tells the writer what is allowed.
    pub fn new(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let length = text.chars().count();
        if text.chars().any(|c| is_hidden(c) && !JOINERS.contains(&c)) || text.ends_with(JOINERS) {
            return Err("control characters and invisible ones are not allowed".to_owned());
        }
        if length < MIN {
            return Err(if MIN == 1 {
                "must not be empty".to_owned()
            } else {
                format!("at least {MIN} characters")
            });
        }
        if length > MAX {
            return Err(format!("at most {MAX} characters, this has {length}"));
        }
        Ok(Self(text.to_owned()))
    }

    pub fn into_string(self) -> String {
        self.0
    }
}

impl<const MIN: usize, const MAX: usize> Deref for Text<MIN, MAX> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'de, const MIN: usize, const MAX: usize> Deserialize<'de> for Text<MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        Self::new(&text).map_err(D::Error::custom)
    }
}

impl<const MIN: usize, const MAX: usize> PartialSchema for Text<MIN, MAX> {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .min_length(Some(MIN))
            .max_length(Some(MAX))
            // No surrounding white space (it would be cut off, and could leave too little), no control characters.
            .pattern(Some(if MIN == 0 {
                r"^([^\s\p{C}](([^\p{C}]|[\u200C\u200D])*[^\s\p{C}])?)?$"
            } else {
                r"^[^\s\p{C}](([^\p{C}]|[\u200C\u200D])*[^\s\p{C}])?$"
            }))
            .into()
    }
}

impl<const MIN: usize, const MAX: usize> ToSchema for Text<MIN, MAX> {
    /// One for each length: they would take each other's place in the document otherwise.
    fn name() -> Cow<'static, str> {
        format!("Text{MIN}To{MAX}").into()
    }
}

/// The name of a record in an address: letters, digits, `-`, `_`, `:` and `.`, at most 128 of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Id(String);

impl Id {
    /// The error is the sentence that tells the writer what is allowed.
    pub fn new(id: &str) -> Result<Self, String> {
        let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | ':' | '.');
        if (1..=128).contains(&id.len()) && id.chars().all(allowed) {
            Ok(Self(id.to_owned()))
        } else {
            Err("an identifier has 1 to 128 letters, digits, or -_:.".to_owned())
        }
    }
}

impl Deref for Id {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = Cow::<str>::deserialize(deserializer)?;
        Self::new(&id).map_err(D::Error::custom)
    }
}

impl PartialSchema for Id {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .min_length(Some(1))
            .max_length(Some(128))
            .pattern(Some(r"^[A-Za-z0-9_:.\-]+$"))
            .into()
    }
}

impl ToSchema for Id {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_keeps_to_its_limits() {
        type Name = Text<1, 5>;
        assert_eq!(&*Name::new("  Ada ").unwrap(), "Ada");
        assert_eq!(&*Name::new("čšžéü").unwrap(), "čšžéü", "characters count, not bytes");
        assert_eq!(Name::new("   ").unwrap_err(), "must not be empty");
        assert_eq!(Name::new("Augusta").unwrap_err(), "at most 5 characters, this has 7");
        for hidden in
            ["a\0b", "a\nb", "a\u{7f}b", "a\u{85}b", "\u{202e}ab", "\u{200b}", "\u{200d}", "a\u{200d}"]
        {
            let refused = Name::new(hidden).unwrap_err();
            assert_eq!(refused, "control characters and invisible ones are not allowed", "{hidden:?}");
        }
        assert!(Name::new("می\u{200c}خو").is_ok(), "a joiner inside a word");
    }

    #[test]
    fn an_id_is_plain() {
        for good in ["01K9", "google:1234", "a.b-c_d"] {
            assert!(Id::new(good).is_ok(), "{good}");
        }
        for bad in ["", "a b", "a/b", "é", "a\0", "'; DROP TABLE users; --", &"x".repeat(129)] {
            assert!(Id::new(bad).is_err(), "{bad:?}");
        }
    }
}
