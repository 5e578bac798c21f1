//! Cities and regions: which one a text names, what lies in what, and how far apart.

mod find;
mod lexicon;
mod whereabouts;

pub(super) use find::is_place;
pub use find::{Found, find_place, find_places};
pub use lexicon::{City, Kind, Region, cities, region, regions};
pub use whereabouts::{Whereabouts, stated, whereabouts};

/// A place on the globe, in degrees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub latitude: f64,
    pub longitude: f64,
}

impl Point {
    const EARTH_KM: f64 = 6371.0;

    /// How far it is in kilometres, along the ground (haversine).
    pub fn km_to(self, other: Self) -> f64 {
        let half = |from: f64, to: f64| ((to - from).to_radians() / 2.0).sin().powi(2);
        let shrink = self.latitude.to_radians().cos() * other.latitude.to_radians().cos();
        let chord = half(self.latitude, other.latitude) + shrink * half(self.longitude, other.longitude);
        2.0 * Self::EARTH_KM * chord.clamp(0.0, 1.0).sqrt().asin()
    }
}

/// What a text may name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    City(&'static City),
    Region(&'static Region),
}

impl Place {
    pub fn name(self) -> &'static str {
        match self {
            Self::City(city) => city.name,
            Self::Region(region) => region.name,
        }
    }

    /// Where it is; for a region the middle of the cities that we know in it.
    pub fn centre(self) -> Option<Point> {
        match self {
            Self::City(city) => Some(city.point),
            Self::Region(region) => region.centre(),
        }
    }

    /// Whether the city is this one, or lies in this region.
    pub fn contains(self, city: &City) -> bool {
        match self {
            Self::City(this) => this == city,
            Self::Region(region) => region.contains(city),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_of_the_globe() {
        let at = |name: &str| find_place(name).unwrap().place.centre().unwrap();
        for (from, to, km) in [
            ("New York", "London", 5570.0),
            ("Boston", "Cambridge, MA", 4.0),
            ("Sydney", "Auckland", 2155.0),
            ("Tokyo", "San Francisco", 8270.0),
        ] {
            let distance = at(from).km_to(at(to));
            assert!((distance - km).abs() < km * 0.02 + 2.0, "{from} to {to}: {distance}");
            assert!((distance - at(to).km_to(at(from))).abs() < 1e-9);
        }
        assert!(at("Paris").km_to(at("Paris")) < 1e-9);
    }

    #[test]
    fn regions_contain_their_cities() {
        let city = |name: &str| match find_place(name).unwrap().place {
            Place::City(city) => city,
            Place::Region(region) => panic!("{} is a region", region.name),
        };
        for (region_name, inside, outside) in [
            ("New England", "Boston", "New York"),
            ("Bay Area", "Palo Alto", "Sacramento"),
            ("DACH", "Zurich", "Paris"),
            ("United States", "Honolulu", "Toronto"),
            ("Massachusetts", "Cambridge, MA", "Cambridge, UK"),
            ("Europe", "Cambridge, UK", "Cambridge, MA"),
            ("Midwest", "Chicago", "Denver"),
        ] {
            let region = Place::Region(region(region_name).unwrap());
            assert!(region.contains(city(inside)), "{inside} in {region_name}");
            assert!(!region.contains(city(outside)), "{outside} not in {region_name}");
        }
    }
}
