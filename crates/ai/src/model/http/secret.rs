use std::fmt;

/// So much of a key is enough to recognise it by.
const TELLING: usize = 6;
const LONGEST: usize = 300;

/// The key to a provider. It is never shown, and taken out of what the provider says.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    pub(super) fn expose(&self) -> &str {
        &self.0
    }

    fn is_told_by(&self, word: &str) -> bool {
        let start = self.0.char_indices().nth(TELLING).map_or(self.0.as_str(), |(end, _)| &self.0[..end]);
        // Providers repeat a key with stars in its middle.
        !start.is_empty() && word.contains(start) || word.contains("***")
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(hidden)")
    }
}

/// What a stranger said, as it may be kept: one short line without the key.
pub fn clean(text: &str, key: Option<&Secret>) -> String {
    // A key may have been broken over lines, or stand between quotes.
    let text = match key {
        Some(key) if !key.0.is_empty() => text.replace(&key.0, "(hidden)"),
        _ => text.to_owned(),
    };
    let mut line = String::new();
    for word in text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()) {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(if key.is_some_and(|key| key.is_told_by(word)) { "(hidden)" } else { word });
        if line.chars().count() > LONGEST {
            return line.chars().take(LONGEST).chain(['…']).collect();
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_taken_out_whole_or_in_part() {
        let key = Secret::new("sk-secret-1234567890");
        for (said, kept) in [
            ("Wrong key: sk-secret-1234567890.", "Wrong key: (hidden)."),
            ("Wrong key: 'sk-sec*******7890'", "Wrong key: (hidden)"),
            ("Wrong key: ***7890", "Wrong key: (hidden)"),
            ("Bearersk-secret-1234567890", "Bearer(hidden)"),
            ("sk-secr", "(hidden)"),
            ("No such model: skip-1", "No such model: skip-1"),
        ] {
            assert_eq!(clean(said, Some(&key)), kept, "{said}");
        }
        assert_eq!(format!("{key:?}"), "(hidden)");
    }

    #[test]
    fn what_a_stranger_says_is_one_short_line() {
        assert_eq!(clean("  a\n\n\tb\u{1b}[31m\0c ", None), "a b [31m c");
        let long = clean(&"ü".repeat(5_000), None);
        assert_eq!((long.chars().count(), long.ends_with('…')), (LONGEST + 1, true));
        assert_eq!(clean("all of it", Some(&Secret::new(""))), "all of it");
    }
}
