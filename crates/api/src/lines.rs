use std::{borrow::Cow, ops::Deref};

use serde::{Deserialize, Deserializer, de::Error};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

use crate::{is_hidden, text::JOINERS};

/// A text of one or more lines, between `MIN` and `MAX` characters. What nobody sees is taken out: it comes with
/// pasted text, and refusing it would tell the writer of something they cannot find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines<const MIN: usize, const MAX: usize>(String);

impl<const MIN: usize, const MAX: usize> Lines<MIN, MAX> {
    /// The error is the sentence that tells the writer what is allowed.
    pub fn new(text: &str) -> Result<Self, String> {
        let is_kept = |c: &char| matches!(c, '\n' | '\t') || JOINERS.contains(c) || !is_hidden(*c);
        let text: String = text.replace("\r\n", "\n").replace('\r', "\n").chars().filter(is_kept).collect();
        let text = text.trim_matches(|c: char| c.is_whitespace() || JOINERS.contains(&c));
        let length = text.chars().count();
        if length < MIN {
            return Err("must not be empty".to_owned());
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

impl<const MIN: usize, const MAX: usize> Deref for Lines<MIN, MAX> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'de, const MIN: usize, const MAX: usize> Deserialize<'de> for Lines<MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        Self::new(&text).map_err(D::Error::custom)
    }
}

impl<const MIN: usize, const MAX: usize> PartialSchema for Lines<MIN, MAX> {
    fn schema() -> RefOr<Schema> {
        let text = ObjectBuilder::new().schema_type(Type::String).max_length(Some(MAX));
        // Something has to be seen.
        let seen = (MIN > 0).then_some(r"[^\s\p{C}]");
        text.min_length(Some(MIN)).pattern(seen).into()
    }
}

impl<const MIN: usize, const MAX: usize> ToSchema for Lines<MIN, MAX> {
    fn name() -> Cow<'static, str> {
        format!("Lines{MIN}To{MAX}").into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_their_breaks_and_lose_what_is_hidden() {
        type Message = Lines<1, 13>;
        assert_eq!(&*Message::new(" one\r\ntwo\rthree\t ").unwrap(), "one\ntwo\nthree");
        assert_eq!(&*Message::new("a\u{200b}b\0c\u{202e}d\u{e0041}").unwrap(), "abcd");
        assert_eq!(&*Message::new("می\u{200c}خو").unwrap(), "می\u{200c}خو");
        for empty in ["", " \n ", "\0", "\u{200b}\u{200d}"] {
            assert_eq!(Message::new(empty).unwrap_err(), "must not be empty", "{empty:?}");
        }
        assert_eq!(Message::new(&"x".repeat(14)).unwrap_err(), "at most 13 characters, this has 14");
        assert_eq!(&*Lines::<0, 5>::new("  ").unwrap(), "");
    }
}
