//! The lists that people, places and careers are drawn from.

use std::collections::{BTreeMap, HashMap};

use matching::lexicon::places::{Place, Point, find_places};

pub(super) struct Origin {
    pub weight: u32,
    pub female: Vec<String>,
    pub male: Vec<String>,
    pub last: Vec<String>,
}

pub(super) struct City {
    pub name: &'static str,
    pub region: &'static str,
    pub country: &'static str,
    pub latitude: f64,
    pub longitude: f64,
    /// Numbers of the country and of the region: equal ones are quicker to find than equal names.
    pub lies_in: (u16, u16),
    pub weight: u32,
    /// Empty outside North America, where no numbers are reserved for fiction.
    pub area_code: &'static str,
}

pub(super) struct Ladder {
    pub slug: &'static str,
    pub industries: Vec<&'static str>,
    pub titles: Vec<&'static str>,
    pub skills: Vec<&'static str>,
    pub deeds: Vec<&'static str>,
}

pub(super) struct Field {
    pub name: &'static str,
    pub degree: &'static str,
    pub department: &'static str,
    pub code: &'static str,
    pub ladders: Vec<(usize, u32)>,
    pub skills: Vec<&'static str>,
    pub courses: Vec<&'static str>,
}

pub(super) struct Words {
    pub origins: Vec<Origin>,
    pub neutral: Vec<String>,
    pub cities: Vec<City>,
    /// The weight of each city with those before it.
    pub city_sums: Vec<u32>,
    pub ladders: Vec<Ladder>,
    pub fields: Vec<Field>,
    pub causes: Vec<Cause>,
    /// What people call the parts of the country, by state.
    pub regions: BTreeMap<&'static str, Vec<&'static str>>,
    pub lists: HashMap<&'static str, Vec<&'static str>>,
}

/// What a donor cares about, and the fund that serves it.
pub(super) struct Cause {
    pub name: &'static str,
    pub fund: &'static str,
    pub purpose: &'static str,
}

impl Words {
    pub fn load() -> Self {
        let (origins, neutral) = names(include_str!("names.txt"));
        let ladders: Vec<Ladder> = rows(include_str!("ladders.txt")).map(|row| ladder(&row)).collect();
        let fields = rows(include_str!("fields.txt")).map(|row| field(&row, &ladders)).collect();
        let mut cities: Vec<City> = include_str!("cities.tsv").lines().map(city).collect();
        number_places(&mut cities);
        let sums = cities.iter().scan(0, |sum, city| {
            *sum += city.weight;
            Some(*sum)
        });
        let lists = lists(include_str!("lists.txt"));
        let mut regions: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (state, region) in lists["regions"].iter().filter_map(|pair| pair.split_once(" > ")) {
            regions.entry(state).or_default().push(region);
        }
        Self {
            origins,
            neutral,
            city_sums: sums.collect(),
            cities,
            ladders,
            fields,
            causes: rows(include_str!("causes.txt"))
                .map(|row| Cause { name: row[0], fund: row[1], purpose: row[2] })
                .collect(),
            regions,
            lists,
        }
    }

    pub fn list(&self, name: &str) -> &[&'static str] {
        &self.lists[name]
    }
}

/// Lines of cells with ` | ` between them.
pub(super) fn rows(file: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    file.lines().filter(|line| !line.is_empty()).map(|line| line.split('|').map(str::trim).collect())
}

fn several(cell: &'static str, separator: char) -> Vec<&'static str> {
    cell.split(separator).map(str::trim).collect()
}

fn names(file: &'static str) -> (Vec<Origin>, Vec<String>) {
    let mut origins: Vec<Origin> = Vec::new();
    let mut neutral = Vec::new();
    for line in file.lines() {
        let (kind, rest) = line.split_once(' ').expect("each line begins with its kind");
        let list = || rest.split(' ').map(|name| name.replace('_', " ")).collect::<Vec<_>>();
        if kind == "origin" {
            let weight = rest.parse().expect("a weight");
            origins.push(Origin { weight, female: vec![], male: vec![], last: vec![] });
            continue;
        }
        let origin = origins.last_mut().expect("an origin comes first");
        match kind {
            "f" => origin.female = list(),
            "m" => origin.male = list(),
            "l" => origin.last = list(),
            _ => neutral.extend(list()),
        }
    }
    (origins, neutral)
}

/// Where a city lies is known to the lexicon of places; only a village has to say so itself.
fn city(line: &'static str) -> City {
    let cells: Vec<&str> = line.split('\t').collect();
    let [name, region, country, weight, area_code] = cells[..5] else { unreachable!("five cells at least") };
    let Point { latitude, longitude } = match cells[5..] {
        [latitude, longitude] => Point {
            latitude: latitude.parse().expect("a latitude"),
            longitude: longitude.parse().expect("a longitude"),
        },
        _ => located(name, region, country),
    };
    let weight = weight.parse().expect("a weight");
    City { name, region, country, latitude, longitude, lies_in: (0, 0), weight, area_code }
}

fn number_places(cities: &mut [City]) {
    let (mut countries, mut regions) = (Vec::new(), Vec::new());
    let number = |known: &mut Vec<&'static str>, name| {
        let at = known.iter().position(|one| *one == name).unwrap_or_else(|| {
            known.push(name);
            known.len() - 1
        });
        u16::try_from(at).expect("a few hundred")
    };
    for city in cities {
        city.lies_in = (number(&mut countries, city.country), number(&mut regions, city.region));
    }
}

fn located(name: &str, region: &str, country: &str) -> Point {
    let within = if ["United States", "Canada"].contains(&country) { region } else { country };
    let found = find_places(&format!("in {name}, {within}")).into_iter().map(|found| found.place);
    let mut cities = found.filter(|place| matches!(place, Place::City(_)));
    cities.find_map(Place::centre).unwrap_or_else(|| panic!("the lexicon knows {name}, {within}"))
}

fn ladder(row: &[&'static str]) -> Ladder {
    Ladder {
        slug: row[0],
        industries: several(row[1], ','),
        titles: several(row[2], ';'),
        skills: several(row[3], ';'),
        deeds: several(row[4], ';'),
    }
}

fn field(row: &[&'static str], ladders: &[Ladder]) -> Field {
    let weigh = |one: &'static str| {
        let (slug, weight) = one.split_once(' ').expect("a ladder and its weight");
        let at = ladders.iter().position(|ladder| ladder.slug == slug).expect("a ladder that exists");
        (at, weight.parse().expect("a weight"))
    };
    Field {
        name: row[0],
        degree: row[1],
        department: row[2],
        code: row[3],
        ladders: several(row[4], ',').into_iter().map(weigh).collect(),
        skills: several(row[5], ';'),
        courses: several(row[6], ';'),
    }
}

fn lists(file: &'static str) -> HashMap<&'static str, Vec<&'static str>> {
    let pair = |line: &'static str| line.split_once(": ").expect("a name and its list");
    file.lines().map(pair).map(|(name, list)| (name, several(list, ';'))).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn there_is_enough_to_draw_from() {
        let words = Words::load();
        let count = |all: Vec<&str>| all.into_iter().collect::<BTreeSet<_>>().len();
        let first = words.origins.iter().flat_map(|origin| origin.female.iter().chain(&origin.male));
        assert!(count(first.chain(&words.neutral).map(String::as_str).collect()) >= 400);
        assert!(
            count(words.origins.iter().flat_map(|origin| &origin.last).map(String::as_str).collect()) >= 600
        );
        assert!(words.cities.len() >= 120);
        assert!(words.fields.len() >= 30);
        assert!(count(words.ladders.iter().flat_map(|ladder| ladder.titles.clone()).collect()) >= 150);
        let skills = words.ladders.iter().map(|ladder| &ladder.skills);
        assert!(
            count(skills.chain(words.fields.iter().map(|field| &field.skills)).flatten().copied().collect())
                >= 200
        );
    }

    #[test]
    fn cities_lie_where_they_should() {
        let words = Words::load();
        let distance = |one: usize, name: &str, country: &str| {
            let at = |city: &City| Point { latitude: city.latitude, longitude: city.longitude };
            let other =
                words.cities.iter().find(|city| city.name == name && city.country == country).unwrap();
            at(&words.cities[one]).km_to(at(other))
        };
        for (name, country, km) in [
            ("Boston", "United States", 120.0),
            ("Manchester", "United Kingdom", 5000.0),
            ("Manchester", "United States", 85.0),
            ("Portland", "United States", 210.0),
            ("Sydney", "Australia", 16_350.0),
        ] {
            let measured = distance(0, name, country);
            assert!((measured - km).abs() < km * 0.1, "{name}, {country}: {measured} km");
        }
    }

    #[test]
    fn every_career_has_one_title_for_each_level() {
        assert!(Words::load().ladders.iter().all(|ladder| ladder.titles.len() == 6));
    }
}
