use std::hash::{DefaultHasher, Hash, Hasher};

use super::{
    By, Match,
    blocks::{Blocks, reserve},
    name::Name,
};

/// From here on, two names are one name in two spellings.
const ALIKE: f64 = 0.9;
/// What a block may cost. Blocks are this large only where the data says nothing, such as a thousand `info@`.
const MOST_COMPARED: usize = 512;
/// Stands for nobody knows when.
const NO_YEAR: i16 = i16::MIN;

/// Somebody, as far as is known.
#[derive(Clone, Debug, Default)]
pub struct Person<'a> {
    pub emails: Vec<&'a str>,
    pub name: Name,
    pub class_year: Option<i16>,
}

/// People that can be found again by what is like them. Somebody takes about 70 bytes.
#[derive(Debug)]
pub struct Index<Id> {
    ids: Vec<Id>,
    years: Vec<i16>,
    /// All names in one text, given and family name of each, with where they end and how long the family name is.
    names: Vec<u8>,
    ends: Vec<u32>,
    families: Vec<u8>,
    blocks: Blocks,
    /// A bit for each place.
    dead: Vec<u64>,
}

impl<Id: Copy + PartialEq> Default for Index<Id> {
    fn default() -> Self {
        Self {
            ids: Vec::new(),
            years: Vec::new(),
            names: Vec::new(),
            ends: Vec::new(),
            families: Vec::new(),
            blocks: Blocks::default(),
            dead: Vec::new(),
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

    /// Gives the place of somebody who can be found from now on.
    pub fn add(&mut self, id: Id, person: &Person<'_>) -> Option<u32> {
        let Name { given, family } = &person.name;
        // A family name of more than 255 bytes is none, and is not compared.
        let length = u8::try_from(family.len()).unwrap_or(0);
        let name = if family.len() == usize::from(length) { [given.as_str(), family] } else { [""; 2] };
        let (Ok(place), Ok(end)) =
            (u32::try_from(self.ids.len()), u32::try_from(self.names.len() + name[0].len() + name[1].len()))
        else {
            return None;
        };
        for list in [&mut self.names, &mut self.families] {
            if list.capacity() - list.len() < 512 {
                list.reserve_exact((list.len() / 8).max(1024));
            }
        }
        reserve(&mut self.ids);
        reserve(&mut self.years);
        reserve(&mut self.ends);
        self.ids.push(id);
        self.years.push(person.class_year.unwrap_or(NO_YEAR));
        self.names.extend(name.iter().flat_map(|name| name.bytes()));
        self.ends.push(end);
        self.families.push(length);
        for block in person.emails.iter().filter_map(|email| local_block(email)) {
            self.blocks.add(block, place);
        }
        for block in year_blocks(&person.name, person.class_year.unwrap_or(0)) {
            self.blocks.add(block, place);
        }
        Some(place)
    }

    /// Whoever was at this place is not found any more.
    pub fn kill(&mut self, place: u32) {
        let word = place as usize / 64;
        if self.dead.len() <= word {
            self.dead.resize(self.ids.len() / 64 + 1, 0);
        }
        if let Some(bits) = self.dead.get_mut(word) {
            *bits |= 1 << (place % 64);
        }
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
        if person.name.family.is_empty() {
            return found;
        }
        if let Some(year) = person.class_year {
            for near in [year, year.saturating_sub(1), year.saturating_add(1)] {
                for block in year_blocks(&person.name, near) {
                    self.compare(block, person, |place, likeness| {
                        if let Some(known) = self.year(place).filter(|known| *known == near) {
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
                    if self.year(place).is_none() {
                        add(place, By::Name, sure(likeness, 70));
                    }
                });
            }
        }
        for block in person.emails.iter().filter_map(|email| local_block(email)) {
            self.compare(block, person, |place, likeness| {
                let apart = person.class_year.zip(self.year(place));
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
        (self.blocks.longest(), self.blocks.len())
    }

    fn compare(&self, block: u64, person: &Person<'_>, mut alike: impl FnMut(u32, f64)) {
        for place in self.blocks.of(block).take(MOST_COMPARED) {
            let likeness = self.name(place).likeness(&person.name);
            if likeness >= ALIKE && !self.is_dead(place) {
                alike(place, likeness);
            }
        }
    }

    fn is_dead(&self, place: u32) -> bool {
        self.dead.get(place as usize / 64).is_some_and(|bits| (bits >> (place % 64)) & 1 == 1)
    }

    fn year(&self, place: u32) -> Option<i16> {
        self.years.get(place as usize).copied().filter(|year| *year != NO_YEAR)
    }

    /// The name of whoever is at this place.
    pub(crate) fn name(&self, place: u32) -> Name {
        let place = place as usize;
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        let name = &self.names[start as usize..self.ends[place] as usize];
        let (given, family) = name.split_at(name.len() - usize::from(self.families[place]));
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Name { given: text(given), family: text(family) }
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

fn year_blocks(name: &Name, year: i16) -> Vec<u64> {
    if name.family.is_empty() {
        return Vec::new();
    }
    let key = name.key();
    name.initials().into_iter().map(|initial| hash((0_u8, &key, initial, year))).collect()
}

/// The part before the `@`, without what follows a `+`; short ones are shared by strangers.
fn local_block(email: &str) -> Option<u64> {
    let local = email.split('@').next()?.split('+').next()?.to_lowercase();
    (local.len() >= 5).then(|| hash((1_u8, local)))
}
