//! What skills are called, from a list that says it by address. Where such a list is older than the file of skills, the
//! other names it has still show where the first one ends.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;

/// No name has more words: what is longer runs over an end that is not known.
const LONGEST: usize = 8;

/// A name of one word stands inside others too often to say where one ends.
const TELLING: usize = 2;

/// Names that are known before a line is cut.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// By the last part of the address, word by word; the preferred one first.
    by_address: HashMap<String, Vec<Vec<String>>>,
    wherever: HashSet<String>,
    longest: usize,
}

#[derive(Deserialize)]
struct Row {
    id: String,
    /// The name; the column is called otherwise.
    description: String,
    r#type: String,
}

impl Names {
    /// Names that may be those of any line.
    pub fn of(names: &[&str]) -> Self {
        Self {
            wherever: names.iter().map(|name| (*name).to_owned()).collect(),
            longest: names.iter().map(|name| name.split_whitespace().count()).max().unwrap_or_default(),
            ..Self::default()
        }
    }

    /// A file with the columns `id`, `description` and `type`: one name in a row, and whether it is the preferred one.
    pub fn read(file: &str) -> Result<Self, csv::Error> {
        let mut by_address: HashMap<String, Vec<Vec<String>>> = HashMap::new();
        for row in csv::Reader::from_reader(file.as_bytes()).deserialize() {
            let Row { id, description, r#type } = row?;
            let name: Vec<String> = description.split_whitespace().map(str::to_owned).collect();
            match r#type.as_str() {
                _ if name.is_empty() => {}
                "preferredLabel" => by_address.entry(id).or_default().insert(0, name),
                "altLabels" => by_address.entry(id).or_default().push(name),
                _ => {}
            }
        }
        Ok(Self { by_address, ..Self::default() })
    }

    /// How many of the words of a line are its first name, where that is known.
    pub(super) fn first(&self, address: &str, words: &[&str]) -> Option<usize> {
        let last = address.rsplit_once('/').map_or(address, |(_, last)| last);
        let known = self.by_address.get(last).map(Vec::as_slice).unwrap_or_default();
        let preferred = known.first().filter(|name| begins(words, name)).map(Vec::len);
        preferred.or_else(|| before(words, known)).or_else(|| self.anywhere(words))
    }

    fn anywhere(&self, words: &[&str]) -> Option<usize> {
        let longest = words.len().min(self.longest);
        (1..=longest).rev().find(|count| self.wherever.contains(words[..*count].join(" ").as_str()))
    }
}

/// How many words stand before the first of the other names.
fn before(words: &[&str], names: &[Vec<String>]) -> Option<usize> {
    let telling = |at: &usize| names.iter().any(|name| name.len() >= TELLING && begins(&words[*at..], name));
    (1..words.len().min(LONGEST + 1)).find(telling).filter(|at| *at >= TELLING)
}

fn begins(words: &[&str], name: &[String]) -> bool {
    words.len() >= name.len() && words.iter().zip(name).all(|(word, part)| word == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "id,description,hierarchy_levels,type\n\
        1,bake  bread,[],preferredLabel\n\
        1,make bread,[],altLabels\n\
        2,sell goods to people,[],preferredLabel\n\
        2,vend goods,[],altLabels\n\
        2,sell,[],altLabels\n\
        S1,handling,[],level_2\n";

    fn first(address: &str, words: &str) -> Option<usize> {
        Names::read(FILE).unwrap().first(address, &words.split(' ').collect::<Vec<_>>())
    }

    #[test]
    fn an_address_has_its_own_name() {
        assert_eq!(first("http://esco/skill/1", "bake bread bake rolls"), Some(2));
        assert_eq!(first("http://esco/skill/3", "bake bread bake rolls"), None);
        assert_eq!(first("S1", "handling"), None);
    }

    #[test]
    fn a_name_that_was_changed_ends_before_the_others() {
        assert_eq!(first("http://esco/skill/2", "sell wares to customers vend goods sell things"), Some(4));
        assert_eq!(first("http://esco/skill/2", "please sell wares"), None, "one word tells nothing");
        assert_eq!(first("http://esco/skill/2", "to vend goods"), None, "nor does it in front of another");
        assert_eq!(first("http://esco/skill/2", "a b c d e f g h i vend goods"), None, "no name is so long");
        assert_eq!(first("http://esco/skill/2", ""), None);
    }

    #[test]
    fn a_file_of_another_kind_is_refused() {
        assert!(Names::read("id\n1\n").is_err());
        assert_eq!(Names::of(&[]).first("1", &["bake"]), None);
        assert_eq!(Names::of(&["bake", "bake bread"]).first("1", &["bake", "bread", "well"]), Some(2));
    }
}
