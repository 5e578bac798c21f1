use std::sync::LazyLock;

use super::Point;
use crate::lexicon::{phrases::Phrases, rows::rows};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct City {
    pub name: &'static str,
    /// The state or province, where we tell them apart.
    pub state: Option<&'static str>,
    /// ISO 3166, two letters.
    pub country: &'static str,
    pub point: Point,
}

impl City {
    /// `US-MA` or `US` lies in `US`; only `US-MA` lies in `US-MA`.
    fn lies_in(&self, code: &str) -> bool {
        match code.split_once('-') {
            None => self.country == code,
            Some((country, state)) => self.country == country && self.state == Some(state),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    State,
    Country,
    /// Several states or countries.
    Area,
    /// All that lies around a city.
    Metro,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    pub name: &'static str,
    pub kind: Kind,
    /// Codes of the states and countries in it.
    pub codes: Vec<&'static str>,
    circle: Option<(Point, f64)>,
}

impl Region {
    pub fn contains(&self, city: &City) -> bool {
        let near = self.circle.is_some_and(|(centre, km)| centre.km_to(city.point) <= km);
        near || self.codes.iter().any(|code| city.lies_in(code))
    }

    /// Whether all of the other region lies in this one, as far as codes tell.
    pub fn includes(&self, other: &Self) -> bool {
        let has = |code: &&str| {
            let country = code.split('-').next().unwrap_or(code);
            self.codes.iter().any(|own| own == code || *own == country)
        };
        !other.codes.is_empty() && other.codes.iter().all(has)
    }

    /// The letters by which people abbreviate a state.
    pub fn abbreviation(&self) -> Option<&'static str> {
        let code = self.codes.first().filter(|_| self.kind == Kind::State)?;
        code.split_once('-').map(|(_, state)| state)
    }

    /// Whether this is the state or the country with this code: `MA`, `US-MA` or `DE`.
    pub(super) fn has_code(&self, code: &str) -> bool {
        matches!(self.kind, Kind::State | Kind::Country)
            && (self.codes[0] == code || self.abbreviation() == Some(code))
    }

    #[expect(clippy::cast_precision_loss, reason = "some hundred cities")]
    pub(super) fn centre(&self) -> Option<Point> {
        if let Some((centre, _)) = self.circle {
            return Some(centre);
        }
        let points: Vec<Point> =
            cities().iter().filter(|city| self.contains(city)).map(|city| city.point).collect();
        let mean = |of: fn(&Point) -> f64| points.iter().map(of).sum::<f64>() / points.len() as f64;
        (!points.is_empty()).then(|| Point {
            latitude: mean(|point| point.latitude),
            longitude: mean(|point| point.longitude),
        })
    }
}

pub(super) struct Lexicon {
    pub cities: Vec<City>,
    pub city_names: Phrases,
    pub regions: Vec<Region>,
    pub region_names: Phrases,
}

pub(super) static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    let mut cities = Vec::new();
    let mut city_names = Phrases::default();
    for row in rows(include_str!("../data/places.tsv")) {
        let (Ok(latitude), Ok(longitude)) = (row.cell(3).parse(), row.cell(4).parse()) else { continue };
        let id = cities.len();
        city_names.add(row.cell(0), false, id);
        row.names(5).for_each(|(name, ambiguous)| city_names.add(name, ambiguous, id));
        cities.push(City {
            name: row.cell(0),
            state: Some(row.cell(1)).filter(|state| !state.is_empty()),
            country: row.cell(2),
            point: Point { latitude, longitude },
        });
    }
    let mut regions = Vec::new();
    let mut region_names = Phrases::default();
    for row in rows(include_str!("../data/regions.tsv")) {
        let id = regions.len();
        region_names.add(row.cell(0), false, id);
        row.names(2).for_each(|(name, ambiguous)| region_names.add(name, ambiguous, id));
        regions.push(region_of(row.cell(0), row.heading, row.cell(1)));
    }
    Lexicon { cities, city_names, regions, region_names }
});

fn region_of(name: &'static str, heading: &str, content: &'static str) -> Region {
    let kind = match heading {
        "state" => Kind::State,
        "country" => Kind::Country,
        "area" => Kind::Area,
        _ => Kind::Metro,
    };
    let numbers: Vec<f64> = content.split(' ').filter_map(|number| number.parse().ok()).collect();
    match numbers[..] {
        [latitude, longitude, km] => {
            Region { name, kind, codes: Vec::new(), circle: Some((Point { latitude, longitude }, km)) }
        }
        _ => Region { name, kind, codes: content.split(' ').collect(), circle: None },
    }
}

pub fn cities() -> &'static [City] {
    &LEXICON.cities
}

pub fn regions() -> &'static [Region] {
    &LEXICON.regions
}

/// The region of this name, or with this code of a state or country.
pub fn region(name: &str) -> Option<&'static Region> {
    let by_name = LEXICON.region_names.get(name).first().map(|meaning| &LEXICON.regions[meaning.id]);
    by_name.or_else(|| by_code(name))
}

/// `MA`, `US-MA` or `DE`. States of the US come before countries of the same letters.
pub(super) fn by_code(code: &str) -> Option<&'static Region> {
    LEXICON.regions.iter().find(|region| region.has_code(code))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_lists_are_long_enough_and_every_row_is_whole() {
        assert_eq!(cities().len(), include_str!("../data/places.tsv").lines().count());
        assert!(cities().len() >= 350);
        assert!(cities().iter().filter(|city| city.country == "US" && city.state.is_some()).count() >= 150);
        let keys: HashSet<_> = cities().iter().map(|city| (city.name, city.state, city.country)).collect();
        assert_eq!(keys.len(), cities().len());
        for city in cities() {
            assert!(
                city.point.latitude.abs() <= 90.0 && city.point.longitude.abs() <= 180.0,
                "{}",
                city.name
            );
            let homes =
                regions().iter().filter(|region| region.kind == Kind::Country && region.contains(city));
            assert_eq!(homes.count(), 1, "{}", city.name);
            if let Some(state) = city.state {
                let code = format!("{}-{state}", city.country);
                assert!(by_code(&code).is_some(), "{}", city.name);
            }
        }
    }

    #[test]
    fn regions_are_whole_and_their_names_are_clear() {
        let known: HashSet<&str> = regions()
            .iter()
            .filter(|region| matches!(region.kind, Kind::State | Kind::Country))
            .map(|region| region.codes[0])
            .collect();
        for region in regions() {
            assert!(region.codes.iter().all(|code| known.contains(code)), "{}", region.name);
            assert_eq!(region.kind == Kind::Metro, region.circle.is_some(), "{}", region.name);
            assert!(region.centre().is_some(), "{}", region.name);
        }
        for (name, meanings) in LEXICON.region_names.all().filter(|(name, _)| *name != "georgia") {
            assert_eq!(meanings.len(), 1, "{name}");
        }
    }

    #[test]
    fn regions_lie_in_regions() {
        let [new_england, usa, dach, europe] =
            ["New England", "USA", "DACH", "Europe"].map(|name| region(name).unwrap());
        assert!(usa.includes(new_england) && europe.includes(dach));
        assert!(!new_england.includes(usa) && !dach.includes(usa));
        assert_eq!(region("TX").unwrap().name, "Texas");
        assert!(region("").is_none() && region("XX").is_none());
    }
}
