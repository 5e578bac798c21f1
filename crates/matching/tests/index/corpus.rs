//! A few hundred people made from numbers.

use std::{path::Path, sync::Arc};

use matching::{
    DIMENSIONS, Vector, dot,
    index::{Answer, Builder, Column, Document, Field, Filter, Index, Page, Query, Tag, Unit, Weights},
    lexicon::places::Point,
};

pub const FIRST: &[&str] = &["Maria", "Mariana", "José", "Anna", "Łukasz", "Wei", "Fatima", "Olu", "James"];
pub const LAST: &[&str] =
    &["González", "Gonzaga", "O’Neill", "Smith-Jones", "Müller", "Chen", "Okafor", "Ng"];
pub const TITLES: &[&str] =
    &["Software engineer", "Senior engineer", "Nurse", "Teacher of physics", "Product designer"];
pub const SKILLS: &[&str] = &["C++", "Python", "Nursing", "Teaching", "Design", "Public speaking"];
pub const CITIES: &[(&str, f64, f64)] = &[
    ("Boston", 42.36, -71.06),
    ("Zürich", 47.37, 8.54),
    ("Suva", -18.14, 178.44),
    ("Apia", -13.83, -171.77),
];
pub const NOTES: &[&str] = &[
    "Met at the reunion and spoke about the physics lab.",
    "Would like to mentor engineers in Boston.",
    "Gave to the library; has two daughters.",
    "",
];

/// A number that looks thrown.
pub fn thrown(of: u64, among: usize) -> usize {
    let mut state = of.wrapping_add(0x9e37_79b9_7f4a_7c15);
    state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    usize::try_from((state ^ (state >> 31)) % among as u64).unwrap()
}

fn seed(text: &str) -> u64 {
    text.bytes().fold(7, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()))
}

/// A direction that belongs to the text.
pub fn direction(text: &str) -> Vector {
    let seed = seed(text);
    let value =
        |place: usize| f32::from(u16::try_from(thrown(seed + place as u64, 2000)).unwrap()) / 1000.0 - 1.0;
    unit(&std::array::from_fn(value))
}

fn unit(vector: &Vector) -> Vector {
    let length = dot(vector, vector).sqrt();
    vector.map(|value| value / length)
}

pub fn query(text: &str) -> Query {
    Query { text: text.into(), vector: None }
}

pub fn query_with(text: &str, like: &str) -> Query {
    Query { text: text.into(), vector: Some(Box::new(direction(like))) }
}

/// The same person for the same id and version.
pub fn person(id: u32, version: u64) -> Document {
    let throw = |of: u64, among: usize| thrown(u64::from(id) * 1000 + version * 77 + of, among);
    let one = |of: u64, list: &[&'static str]| list[throw(of, list.len())];
    let name = format!("{} {}", one(1, FIRST), one(2, LAST));
    let sort = format!("{} {}", one(2, LAST), one(1, FIRST));
    let (title, skills, note) = (one(3, TITLES), [one(4, SKILLS), one(5, SKILLS)], one(6, NOTES));
    let (city, latitude, longitude) = CITIES[throw(7, CITIES.len())];
    let mut texts = vec![
        (Field::Name, name),
        (Field::Title, title.into()),
        (Field::Place, city.into()),
        (Field::Text, note.into()),
    ];
    texts.extend(skills.map(|skill| (Field::Skill, skill.into())));
    let mut tags = vec![Tag::new("city", city), Tag::new("title", title)];
    tags.extend(skills.map(|skill| Tag::new("skill", skill)));
    let year = 1960 + i64::try_from(throw(8, 60)).unwrap();
    let mut numbers = vec![(Column::new("year"), year)];
    if throw(9, 3) == 0 {
        numbers.push((Column::new("year"), year + 4));
        numbers.push((Column::new("gift"), i64::try_from(throw(10, 100_000)).unwrap() - 50_000));
    }
    let shift = f64::from(u16::try_from(throw(11, 100)).unwrap()) / 100.0;
    let point = Point { latitude: latitude + shift, longitude: longitude - shift };
    let units = [title, skills[0], skills[1]]
        .map(|text| Arc::new(Unit { hash: seed(text), text: text.into(), vector: direction(text) }));
    let mut pooled = [0.0; DIMENSIONS];
    for unit in &units {
        pooled.iter_mut().zip(&unit.vector).for_each(|(sum, value)| *sum += value);
    }
    let vector = (throw(12, 10) > 0).then(|| Box::new(unit(&pooled)));
    let point = (throw(13, 8) > 0).then_some(point);
    Document { id, sort, texts, tags, numbers, point, units: units.into(), vector }
}

/// Ids with gaps.
pub fn people(count: u32) -> Vec<Document> {
    (1..=count).map(|number| person(number * 3, 0)).collect()
}

pub fn build(root: &Path, people: &[Document]) -> Index {
    let mut builder = Builder::new(root).unwrap();
    for person in people {
        builder.add(person).unwrap();
    }
    builder.finish(0).unwrap()
}

pub fn find(index: &Index, query: &Query, filter: &Filter) -> Answer {
    index.search(query, filter, Weights::default(), Page::first(1000)).unwrap()
}

pub fn ids(answer: &Answer) -> Vec<u32> {
    answer.hits.iter().map(|hit| hit.id).collect()
}

/// Enough of a query to see whether two indexes are the same.
pub fn questions() -> Vec<Query> {
    vec![
        query(""),
        query("engineer"),
        query("mari gonz"),
        query("physics teachers in Boston who mentor engineers"),
        query("gonzlez"),
        query_with("c++", "C++"),
        query_with("somebody who designs things with care and love", "Product designer"),
        query_with("", "Nurse"),
    ]
}
