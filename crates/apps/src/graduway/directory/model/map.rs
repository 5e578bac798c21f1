//! Where people live, as dots. Nobody is pinned: a dot stands for at least three people. Who lives where fewer do is
//! counted with their state or country, and where even that is fewer, in one sum that says no more than "fewer than 3".

use std::collections::BTreeMap;

use matching::lexicon::places::{self, City, Kind, Place, Region};
use serde::Serialize;
use utoipa::ToSchema;

/// A dot stands for so many people at least.
pub const LEAST: u64 = 3;

/// A city, or what is left of a state or a country.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryDot {
    pub label: String,
    pub latitude: f64,
    pub longitude: f64,
    pub people: u64,
    /// The text of the place chip that narrows a filter to it; none for what is left of a region.
    pub place: Option<String>,
}

/// The dots, and who has none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dots {
    pub dots: Vec<DirectoryDot>,
    /// How many live elsewhere, where they are fewer than three.
    pub elsewhere: u64,
}

/// By how many people live at each spot, as the index numbers them. The largest dot first.
pub fn dots(spread: &BTreeMap<i64, u64>) -> Dots {
    let mut found = Dots::default();
    let mut left: BTreeMap<usize, u64> = BTreeMap::new();
    for (spot, people) in spread {
        let (city, region) = match usize::try_from(*spot) {
            Ok(at) => (places::cities().get(at), None),
            Err(_) => (None, usize::try_from(-1 - *spot).ok()),
        };
        match city.filter(|_| *people >= LEAST) {
            Some(city) => found.dots.push(of_city(city, *people)),
            None => match region.or_else(|| region_of(city?)) {
                Some(region) => *left.entry(region).or_default() += *people,
                None => found.elsewhere += *people,
            },
        }
    }
    for (region, people) in left {
        let dot =
            places::regions().get(region).filter(|_| people >= LEAST).and_then(|it| of_region(it, people));
        match dot {
            Some(dot) => found.dots.push(dot),
            None => found.elsewhere += people,
        }
    }
    found.dots.sort_by(|one, other| other.people.cmp(&one.people).then_with(|| one.label.cmp(&other.label)));
    found
}

fn of_city(city: &'static City, people: u64) -> DirectoryDot {
    let name = full(city);
    DirectoryDot {
        label: name.clone(),
        latitude: city.point.latitude,
        longitude: city.point.longitude,
        people,
        place: Some(name),
    }
}

/// `None` if nobody knows where its middle is.
fn of_region(region: &'static Region, people: u64) -> Option<DirectoryDot> {
    let point = Place::Region(region).centre()?;
    let label = format!("Elsewhere in {}", region.name);
    Some(DirectoryDot { label, latitude: point.latitude, longitude: point.longitude, people, place: None })
}

/// The state that a city lies in, or else the country.
fn region_of(city: &City) -> Option<usize> {
    let of_kind = |kind: Kind| {
        let is_around = |region: &Region| region.kind == kind && region.contains(city);
        places::regions().iter().position(is_around)
    };
    of_kind(Kind::State).or_else(|| of_kind(Kind::Country))
}

/// The name with what tells it from its namesakes.
pub fn full(city: &City) -> String {
    let around = region_of(city).and_then(|at| places::regions().get(at));
    around.map_or_else(
        || city.name.to_owned(),
        |around| {
            format!(
                "{}, {}",
                city.name,
                around.abbreviation().filter(|_| city.country == "US").unwrap_or(around.name)
            )
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(name: &str) -> i64 {
        i64::try_from(places::cities().iter().position(|city| city.name == name).unwrap()).unwrap()
    }

    #[test]
    fn a_dot_stands_for_three_people_and_fewer_are_counted_with_their_state() {
        let spread = BTreeMap::from([(spot("Boston"), 7), (spot("Worcester"), 2), (spot("Springfield"), 1)]);
        let found = dots(&spread);
        let told: Vec<(&str, u64)> = found.dots.iter().map(|dot| (dot.label.as_str(), dot.people)).collect();
        assert_eq!(told[0], ("Boston, MA", 7));
        assert!(found.dots.iter().all(|dot| dot.people >= LEAST));
        let all: u64 = found.dots.iter().map(|dot| dot.people).sum::<u64>() + found.elsewhere;
        assert_eq!(all, 10, "nobody is lost: {told:?} and {}", found.elsewhere);
    }

    #[test]
    fn two_people_are_nowhere_in_particular() {
        let found = dots(&BTreeMap::from([(spot("Boston"), 2), (spot("Tokyo"), 1)]));
        assert_eq!(found, Dots { dots: Vec::new(), elsewhere: 3 });
    }
}
