use std::{
    collections::{HashMap, HashSet, hash_map::DefaultHasher},
    hash::{BuildHasherDefault, Hash, Hasher},
};

use super::{By, Match, name::Name};

/// From here on, two names are one name in two spellings.
const ALIKE: f64 = 0.9;
/// What a block may cost. Blocks are this large only where the data says nothing, such as a thousand `info@`.
const MOST_COMPARED: usize = 512;
const END: u32 = u32::MAX;

type Places = HashMap<u64, u32, BuildHasherDefault<DefaultHasher>>;

/// Somebody, as far as is known.
#[derive(Clone, Debug, Default)]
pub struct Person<'a> {
    pub external_id: Option<&'a str>,
    pub emails: Vec<&'a str>,
    pub name: Name,
    pub class_year: Option<i16>,
}

/// People that can be found again by what is known of them.
///
/// Ids, addresses and blocks are kept as hashes of 64 bits, so that a person with an id and an address takes about 240
/// bytes. Among ten million people, two different ids have one hash with a chance of one in three hundred thousand.
#[derive(Debug)]
pub struct Index<Id> {
    ids: Vec<Id>,
    years: Vec<Option<i16>>,
    /// All names in one string, given and family name of each, with where they end.
    names: String,
    ends: Vec<(u32, u8)>,
    external: Places,
    emails: Places,
    blocks: Places,
    /// A chain for each block: a person, and where the chain goes on.
    links: Vec<(u32, u32)>,
    dead: HashSet<u32>,
}

impl<Id: Copy + PartialEq> Default for Index<Id> {
    fn default() -> Self {
        Self {
            ids: Vec::new(),
            years: Vec::new(),
            names: String::new(),
            ends: Vec::new(),
            external: Places::default(),
            emails: Places::default(),
            blocks: Places::default(),
            links: Vec::new(),
            dead: HashSet::new(),
        }
    }
}

impl<Id: Copy + PartialEq> Index<Id> {
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// The first to come keeps an id or an address that several have.
    pub fn add(&mut self, id: Id, person: &Person<'_>) {
        let Some(place) = self.add_likeness(id, person) else { return };
        if let Some(external) = person.external_id {
            self.external.entry(external_key(external)).or_insert(place);
        }
        for email in &person.emails {
            self.emails.entry(email_key(email)).or_insert(place);
        }
    }

    /// Can be found by what is like them, and not by what is the same. Gives their place.
    pub fn add_likeness(&mut self, id: Id, person: &Person<'_>) -> Option<u32> {
        let (Ok(place), Ok(end)) = (
            u32::try_from(self.ids.len()),
            u32::try_from(self.names.len() + person.name.given.len() + person.name.family.len()),
        ) else {
            return None;
        };
        let family = u8::try_from(person.name.family.len());
        self.ids.push(id);
        self.years.push(person.class_year);
        // A family name of more than 255 bytes is none, and is not compared.
        if let Ok(family) = family {
            self.names.push_str(&person.name.given);
            self.names.push_str(&person.name.family);
            self.ends.push((end, family));
        } else {
            self.ends.push((self.ends.last().map_or(0, |last| last.0), 0));
        }
        for block in person.emails.iter().filter_map(|email| local_block(email)) {
            self.link(block, place);
        }
        for block in year_blocks(&person.name, person.class_year.unwrap_or(0)) {
            self.link(block, place);
        }
        Some(place)
    }

    /// Whoever was at this place is not found by likeness any more.
    pub fn kill(&mut self, place: u32) {
        self.dead.insert(place);
    }

    /// The places of somebody, if everybody was added in the order of their ids.
    pub fn places(&self, id: Id) -> std::ops::Range<u32>
    where
        Id: Ord,
    {
        let at = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
        at(self.ids.partition_point(|other| *other < id))..at(self.ids.partition_point(|other| *other <= id))
    }

    /// Who it could be, the surest first; nobody if the person is new.
    pub fn find(&self, person: &Person<'_>) -> Vec<Match<Id>> {
        let mut found: Vec<Match<Id>> = Vec::new();
        let mut add = |place: u32, by: By, sure: u8| {
            let id = self.ids[place as usize];
            if found.iter().all(|known| known.who != id) {
                found.push(Match { who: id, by, sure });
            }
        };
        if let Some(place) =
            person.external_id.and_then(|external| self.external.get(&external_key(external)))
        {
            add(*place, By::ExternalId, 100);
        }
        for email in &person.emails {
            if let Some(place) = self.emails.get(&email_key(email)) {
                add(*place, By::Email, 98);
            }
        }
        if person.name.family.is_empty() {
            return found;
        }
        if let Some(year) = person.class_year {
            for near in [year, year.saturating_sub(1), year.saturating_add(1)] {
                for block in year_blocks(&person.name, near) {
                    self.compare(block, person, |place, likeness| {
                        if let Some(known) = self.years[place as usize].filter(|known| *known == near) {
                            let by = By::NameAndYear { years_apart: known.abs_diff(year) };
                            add(place, by, sure(likeness, if known == year { 90 } else { 75 }));
                        }
                    });
                }
            }
        }
        if person.class_year.is_none() {
            for block in year_blocks(&person.name, 0) {
                self.compare(block, person, |place, likeness| {
                    if self.years[place as usize].is_none() {
                        add(place, By::Name, sure(likeness, 70));
                    }
                });
            }
        }
        for block in person.emails.iter().filter_map(|email| local_block(email)) {
            self.compare(block, person, |place, likeness| {
                let apart = person.class_year.zip(self.years[place as usize]);
                if apart.is_none_or(|(left, right)| left.abs_diff(right) <= 1) {
                    add(place, By::NameAndMailbox, sure(likeness, 80));
                }
            });
        }
        found.sort_by_key(|one| std::cmp::Reverse(one.sure));
        found
    }

    /// How many people the largest block has, and how many all blocks have.
    pub fn longest_block(&self) -> (usize, usize) {
        let next = |link: &u32| self.links.get(*link as usize).map(|(_, next)| *next);
        let length =
            |first: &u32| std::iter::successors(Some(*first), next).take_while(|link| *link != END).count();
        (self.blocks.values().map(length).max().unwrap_or(0), self.links.len())
    }

    fn compare(&self, block: u64, person: &Person<'_>, mut alike: impl FnMut(u32, f64)) {
        let mut link = self.blocks.get(&block).copied().unwrap_or(END);
        for _ in 0..MOST_COMPARED {
            let Some((place, next)) = self.links.get(link as usize).copied() else { return };
            let likeness = self.name(place).likeness(&person.name);
            if likeness >= ALIKE && !self.dead.contains(&place) {
                alike(place, likeness);
            }
            link = next;
        }
    }

    fn link(&mut self, block: u64, place: u32) {
        let Ok(new) = u32::try_from(self.links.len()) else { return };
        let before = self.blocks.insert(block, new).unwrap_or(END);
        self.links.push((place, before));
    }

    fn name(&self, place: u32) -> Name {
        let place = place as usize;
        let (end, family) = self.ends[place];
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before].0);
        let name = &self.names[start as usize..end as usize];
        let (given, family) = name.split_at(name.len() - usize::from(family));
        Name { given: given.to_owned(), family: family.to_owned() }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
fn sure(likeness: f64, most: u8) -> u8 {
    (likeness * f64::from(most)) as u8
}

fn hash(parts: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    hasher.finish()
}

fn external_key(id: &str) -> u64 {
    hash((0_u8, id.trim().to_lowercase()))
}

fn email_key(email: &str) -> u64 {
    hash((1_u8, email.trim().to_lowercase()))
}

fn year_blocks(name: &Name, year: i16) -> Vec<u64> {
    if name.family.is_empty() {
        return Vec::new();
    }
    let key = name.key();
    name.initials().into_iter().map(|initial| hash((2_u8, &key, initial, year))).collect()
}

/// The part before the `@`, without what follows a `+`; short ones are shared by strangers.
fn local_block(email: &str) -> Option<u64> {
    let local = email.split('@').next()?.split('+').next()?.to_lowercase();
    (local.len() >= 5).then(|| hash((3_u8, local)))
}
