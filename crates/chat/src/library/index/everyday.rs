//! What people say and what policies say: "my dad was laid off" is a loss of employment of a parent. A plain list; what
//! a library's own documents explain is learned from them instead.

use std::{collections::HashMap, sync::LazyLock};

use super::words::{spoken, stem};

const LIST: &str = include_str!("everyday.txt");

struct Saying {
    /// The words that follow the first, without their endings.
    rest: Vec<String>,
    formal: &'static str,
}

/// By their first word.
static SAYINGS: LazyLock<HashMap<String, Vec<Saying>>> = LazyLock::new(|| {
    let mut sayings: HashMap<String, Vec<Saying>> = HashMap::new();
    for (said, formal) in LIST.lines().filter_map(|line| line.split_once(" = ")) {
        for phrase in said.split(',') {
            let mut words = stems(&spoken(phrase)).into_iter();
            if let Some(first) = words.next() {
                sayings.entry(first).or_default().push(Saying { rest: words.collect(), formal });
            }
        }
    }
    sayings
});

fn stems(words: &[String]) -> Vec<String> {
    words.iter().map(|word| stem(word).into_owned()).collect()
}

/// What a policy would call it, in the order in which it is said.
pub fn formal(words: &[String]) -> Vec<&'static str> {
    let words = stems(words);
    let mut found = Vec::new();
    for (at, first) in words.iter().enumerate() {
        for saying in SAYINGS.get(first).into_iter().flatten() {
            let follows = words[at + 1..].starts_with(&saying.rest);
            if follows && !found.contains(&saying.formal) {
                found.push(saying.formal);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sayings_are_put_as_policies_put_them() {
        let said = |text: &str| formal(&spoken(text)).join("; ");
        assert_eq!(said("My dad was laid off."), "parent; loss of employment, change in income");
        assert_eq!(said("I changed schools and dropped out"), "transfer; withdraw");
        assert_eq!(said("Are the shares taxed?"), "investments, securities");
        assert_eq!(said("the library"), "");
        assert_eq!(said(""), "");
    }

    #[test]
    fn every_line_of_the_list_is_of_use() {
        let lines = LIST.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        for line in lines {
            let (said, formal) = line.split_once(" = ").unwrap_or_else(|| panic!("{line}"));
            assert!(!formal.is_empty());
            for phrase in said.split(',') {
                assert!(super::formal(&spoken(phrase)).contains(&formal), "{phrase}");
            }
        }
    }
}
