use std::sync::LazyLock;

use crate::lexicon::{TitleIndex, rows::rows, seniority, seniority::Seniority, text};

/// A title of our own list.
#[derive(Clone, Copy, Debug)]
pub struct Title {
    pub name: &'static str,
    pub group: &'static str,
    pub broad: &'static str,
    pub seniority: Seniority,
    /// The list gives the level itself; otherwise it is what the words say.
    pub(super) ranked: bool,
}

impl Title {
    /// The level of somebody whose own title does not say one: a rank that our name for the work carries does not count.
    pub(super) fn unranked(&self) -> Seniority {
        if seniority::seniority(self.name).is_some() { Seniority::Mid } else { self.seniority }
    }
}

pub(super) struct Lexicon {
    pub titles: Vec<Title>,
    /// Every spelling, and which title it belongs to.
    pub spellings: Vec<(&'static str, usize)>,
    pub index: TitleIndex,
}

impl Lexicon {
    pub fn title_of(&self, spelling: usize) -> &Title {
        &self.titles[self.spellings[spelling].1]
    }
}

pub(super) static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    let mut titles = Vec::new();
    let mut spellings = Vec::new();
    for row in rows(include_str!("../data/titles.tsv")) {
        let (group, broad) = row.heading.split_once('\t').unwrap_or((row.heading, row.heading));
        let name = row.cell(0);
        let given = Seniority::named(row.cell(1));
        let decided = || seniority::of_normal(&text::normalise(name)).map(|decided| decided.level);
        let seniority = given.or_else(decided).unwrap_or(Seniority::Mid);
        spellings.push((name, titles.len()));
        spellings.extend(row.names(2).map(|(synonym, _)| (synonym, titles.len())));
        titles.push(Title { name, group, broad, seniority, ranked: given.is_some() });
    }
    let texts: Vec<&str> = spellings.iter().map(|(spelling, _)| *spelling).collect();
    Lexicon { index: TitleIndex::new(&texts), titles, spellings }
});

/// All titles that we know.
pub fn titles() -> &'static [Title] {
    &LEXICON.titles
}

/// Every spelling that we know, and the place of its title among [`titles`].
pub fn spellings() -> impl Iterator<Item = (&'static str, usize)> {
    LEXICON.spellings.iter().copied()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn the_list_is_long_enough_and_every_row_is_whole() {
        assert!(titles().len() >= 700, "{}", titles().len());
        for title in titles() {
            assert!(
                !title.name.is_empty() && !title.group.is_empty() && !title.broad.is_empty(),
                "{}",
                title.name
            );
        }
        for row in rows(include_str!("../data/titles.tsv")) {
            assert!(row.cell(1).is_empty() || Seniority::named(row.cell(1)).is_some(), "{}", row.cell(0));
        }
    }

    #[test]
    fn a_group_belongs_to_one_broad_group() {
        let mut broad: HashMap<&str, &str> = HashMap::new();
        for title in titles() {
            assert_eq!(*broad.entry(title.group).or_insert(title.broad), title.broad);
        }
    }

    #[test]
    fn no_spelling_belongs_to_two_titles() {
        let mut seen: HashMap<String, &str> = HashMap::new();
        let mut twice = Vec::new();
        for (spelling, title) in &LEXICON.spellings {
            let name = LEXICON.titles[*title].name;
            if let Some(other) = seen.insert(text::normalise(spelling), name).filter(|other| *other != name) {
                twice.push((*spelling, other, name));
            }
        }
        assert!(twice.is_empty(), "{twice:?}");
    }
}
