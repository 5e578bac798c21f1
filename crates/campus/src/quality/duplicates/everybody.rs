use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
};

use super::crowd::Crowd;
use crate::import::{
    duplicates::{Index, Name, Person},
    fold,
};

/// An address or a number that more people share says nothing.
const MOST_SHARED: usize = 40;
/// The same of a year and two letters: there it is the names that decide.
const MOST_COMPARED: usize = 512;
const ALIKE: f64 = 0.9;

/// What candidates are found by.
#[derive(Clone, Debug, Default)]
pub struct Basics {
    pub id: u32,
    pub first_name: String,
    pub last_name: String,
    pub former_last_name: Option<String>,
    /// Their own, and further ones.
    pub emails: Vec<String>,
    pub phone: Option<String>,
    pub class_year: Option<i16>,
    pub birth_year: Option<i16>,
    /// Street and city.
    pub home: String,
}

impl Basics {
    fn names(&self) -> Vec<Name> {
        let families = std::iter::once(&self.last_name).chain(&self.former_last_name);
        families.map(|family| Name::of(&self.first_name, family)).collect()
    }

    fn people(&self) -> impl Iterator<Item = Person<'_>> {
        self.names().into_iter().map(|name| Person {
            emails: self.emails.iter().map(String::as_str).collect(),
            name,
            class_year: self.class_year,
        })
    }

    /// What two records of one person may share while their names are spelled differently.
    fn blocks(&self) -> Vec<(Block, u64)> {
        let mut blocks = Vec::new();
        for email in self.emails.iter().filter(|email| email.contains('@')) {
            blocks.push((Block::Shared, hash((0_u8, email.to_lowercase()))));
        }
        if let Some(number) = self.phone.as_deref().and_then(digits) {
            blocks.push((Block::Shared, hash((1_u8, number))));
        }
        if !self.home.is_empty() {
            blocks.push((Block::Shared, hash((2_u8, squashed(&self.home)))));
        }
        for name in self.names() {
            let Some(letter) = name.family.chars().next() else { continue };
            for initial in name.initials() {
                blocks.push((Block::Years, hash((3_u8, letter, initial, self.class_year, self.birth_year))));
            }
        }
        blocks.sort_unstable();
        blocks.dedup();
        blocks
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Block {
    Shared,
    Years,
}

/// The end of a phone number that is the same however it is written.
pub fn digits(phone: &str) -> Option<String> {
    let digits: String = phone.chars().filter(char::is_ascii_digit).collect();
    (digits.len() >= 7).then(|| digits[digits.len().saturating_sub(10)..].to_owned())
}

/// A text in small letters without marks, with one space between its words.
pub fn squashed(text: &str) -> String {
    fold(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn hash(parts: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    hasher.finish()
}

/// Everybody on campus, to find those who could be one. About 250 bytes for each.
#[derive(Debug, Default)]
pub struct Everybody {
    index: Index<u32>,
    /// Sorted once all are in.
    blocks: Vec<(u64, u32)>,
    pub crowd: Crowd,
}

impl Everybody {
    /// In the order of their numbers.
    pub fn add(&mut self, basics: &Basics) {
        for person in basics.people() {
            self.index.add(basics.id, &person);
        }
        self.blocks.extend(basics.blocks().into_iter().map(|(_, block)| (block, basics.id)));
        self.crowd.add(basics);
    }

    /// Once all are in.
    pub fn sort(&mut self) {
        self.blocks.sort_unstable();
        self.blocks.dedup();
    }

    /// Those with a lower number who could be the same person.
    pub fn candidates(&self, basics: &Basics) -> BTreeSet<u32> {
        let mut found: BTreeSet<u32> = BTreeSet::new();
        for person in basics.people() {
            found.extend(self.index.find(&person).iter().map(|one| one.who).filter(|id| *id < basics.id));
        }
        let own = basics.names();
        for (kind, block) in basics.blocks() {
            let members = self.members(block);
            let most = if kind == Block::Shared { MOST_SHARED } else { MOST_COMPARED };
            if members.len() > most {
                continue;
            }
            let others = members.iter().map(|(_, id)| *id).filter(|id| *id < basics.id);
            for id in others.filter(|id| !found.contains(id)).collect::<Vec<_>>() {
                if self.could_be(id, &own, kind) {
                    found.insert(id);
                }
            }
        }
        found
    }

    /// How many people have this phone number.
    pub fn sharing_phone(&self, phone: &str) -> usize {
        digits(phone).map_or(0, |number| self.members(hash((1_u8, number))).len())
    }

    fn members(&self, block: u64) -> &[(u64, u32)] {
        let from = self.blocks.partition_point(|(other, _)| *other < block);
        let to = self.blocks.partition_point(|(other, _)| *other <= block);
        &self.blocks[from..to]
    }

    fn could_be(&self, id: u32, own: &[Name], kind: Block) -> bool {
        let mut names = self.index.places(id).map(|place| self.index.name(place));
        names.any(|name| {
            own.iter().any(|own| match kind {
                Block::Shared => own.could_be_given(&name),
                Block::Years => own.likeness(&name) >= ALIKE,
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn basics(id: u32, first: &str, last: &str) -> Basics {
        Basics {
            id,
            first_name: first.to_owned(),
            last_name: last.to_owned(),
            class_year: Some(1998),
            birth_year: Some(1976),
            ..Basics::default()
        }
    }

    fn found(people: &[Basics]) -> Vec<(u32, u32)> {
        let mut everybody = Everybody::default();
        for one in people {
            everybody.add(one);
        }
        everybody.sort();
        let pairs = |one: &Basics| {
            everybody.candidates(one).into_iter().map(|other| (other, one.id)).collect::<Vec<_>>()
        };
        people.iter().flat_map(pairs).collect()
    }

    #[test]
    fn spellings_nicknames_former_names_and_shared_addresses_make_candidates() {
        let mut married = basics(3, "Ada", "King");
        married.former_last_name = Some("Byron".to_owned());
        let mut at_home = basics(7, "Grace", "Murray");
        at_home.home = "12 Elm Street, Boston".to_owned();
        let mut same_home = basics(8, "Grace", "Hopper");
        (same_home.home, same_home.class_year) = ("12 ELM street,  Boston".to_owned(), None);
        let people = [
            basics(1, "William", "Schmidt"),
            basics(2, "Bill", "Schmit"),
            married,
            basics(4, "Ada", "Byron"),
            basics(5, "Robert", "Frost"),
            basics(6, "Roberta", "Flack"),
            at_home,
            same_home,
        ];
        assert_eq!(found(&people), [(1, 2), (3, 4), (7, 8)]);
    }

    #[test]
    fn a_number_that_many_share_makes_nobody_a_candidate() {
        let mut people: Vec<Basics> = (1..=60).map(|id| basics(id, "Ann", &format!("Family{id}"))).collect();
        for one in &mut people {
            (one.phone, one.class_year) = (Some("+1 617 555 0100".to_owned()), Some(1900));
            one.last_name =
                format!("{}{}", char::from(b'a' + u8::try_from(one.id % 26).unwrap()), one.id * 7919);
        }
        assert_eq!(found(&people), []);
        assert_eq!(found(&people[..3]).len(), 3, "three of one number may be one");
    }
}
