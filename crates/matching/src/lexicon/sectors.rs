//! Industries that have to do with each other, by whatever name a record gives them.

use std::{collections::HashMap, sync::LazyLock};

use super::{industries, rows::rows, text};

/// An industry and the family it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sector {
    pub name: &'static str,
    pub family: &'static str,
}

static SECTORS: LazyLock<HashMap<String, Sector>> = LazyLock::new(|| {
    let mut sectors = HashMap::new();
    for row in rows(include_str!("data/families.tsv")) {
        let sector = Sector { name: row.cell(0), family: row.heading };
        for (name, _) in row.names(1).chain([(row.cell(0), false)]) {
            sectors.entry(text::key(name)).or_insert(sector);
        }
    }
    sectors
});

/// The sector that a record or a person calls so: "Finance", "pharma".
pub fn sector(name: &str) -> Option<Sector> {
    let known = || SECTORS.get(&text::key(industries::industry(name)?.name));
    SECTORS.get(&text::key(name)).or_else(known).copied()
}

/// What the list of industries calls it, whatever a record or a person does: "Finance" are financial services.
pub fn industry(name: &str) -> Option<&'static str> {
    let listed = industries::industry(name).map(|industry| industry.name);
    listed.or_else(|| sector(name).map(|sector| sector.name))
}

/// What records may call the sector of this name, its own name first.
pub fn spellings(name: &str) -> Vec<&'static str> {
    let Some(wanted) = sector(name) else { return Vec::new() };
    let own = rows(include_str!("data/families.tsv")).filter(|row| row.cell(0) == wanted.name);
    own.flat_map(|row| {
        [row.cell(0)].into_iter().chain(row.names(1).map(|(name, _)| name)).collect::<Vec<_>>()
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_and_the_list_of_industries_mean_the_same() {
        for (name, expected) in [
            ("Finance", Some(("Financial Services", "Finance"))),
            ("Law", Some(("Legal Services", "Professional services"))),
            ("Health care", Some(("Hospitals and Health Care", "Health"))),
            ("pharma", Some(("Pharmaceuticals", "Health"))),
            ("Energy", Some(("Utilities", "Land and energy"))),
            ("", None),
            ("Alchemy", None),
        ] {
            assert_eq!(sector(name).map(|sector| (sector.name, sector.family)), expected, "{name}");
        }
    }

    #[test]
    fn an_industry_is_found_by_its_own_name_and_by_that_of_its_sector() {
        for (name, expected) in [
            ("Finance", Some("Financial Services")),
            ("Law", Some("Legal Services")),
            ("Arts", Some("Arts and Culture")),
            ("Education", Some("Primary and Secondary Education")),
            ("Energy", Some("Utilities")),
            ("Transport", Some("Transportation")),
            ("pharma", Some("Pharmaceuticals")),
            ("aviation", Some("Airlines")),
            ("Alchemy", None),
        ] {
            assert_eq!(industry(name), expected, "{name}");
        }
        for listed in industries::industries() {
            assert_eq!(industry(listed.name), Some(listed.name));
        }
    }

    #[test]
    fn a_sector_has_all_its_names() {
        assert_eq!(spellings("finance"), ["Financial Services", "finance"]);
        assert!(spellings("Alchemy").is_empty());
    }

    #[test]
    fn every_industry_has_a_family_and_every_family_industries_of_the_list() {
        for industry in industries::industries() {
            assert_eq!(sector(industry.name).map(|it| it.name), Some(industry.name));
        }
        for row in rows(include_str!("data/families.tsv")) {
            assert!(industries::industry(row.cell(0)).is_some(), "{}", row.cell(0));
            assert!(!row.heading.is_empty());
        }
    }
}
