use std::{
    collections::{BTreeMap, HashMap, HashSet},
    fs,
    path::Path,
};

use matching::{
    lexicon::{
        esco::Concept,
        titles::{spellings, titles},
    },
    titles::KnownTitle,
};
use measure::Outcome;

pub fn lines(path: &Path) -> Outcome<Vec<String>> {
    Ok(fs::read_to_string(path)?.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect())
}

pub fn column(path: &Path, name: &str) -> Outcome<Vec<String>> {
    let mut reader = csv::Reader::from_path(path)?;
    let at = reader.headers()?.iter().position(|header| header == name).ok_or("the column is not there")?;
    reader.records().map(|record| Ok(record?.get(at).unwrap_or_default().to_owned())).collect()
}

pub fn second_column(path: &Path) -> Outcome<Vec<String>> {
    lines(path)?
        .iter()
        .map(|line| Ok(line.split('\t').nth(1).ok_or("a line has two columns")?.trim().to_owned()))
        .collect()
}

/// Every text at its first place.
pub fn once(texts: Vec<String>) -> Vec<String> {
    let mut seen = HashSet::new();
    texts.into_iter().filter(|text| seen.insert(text.clone())).collect()
}

/// What skills are called otherwise, by their names.
pub fn others(concepts: &[Concept]) -> HashMap<&str, String> {
    concepts.iter().map(|concept| (concept.name.as_str(), concept.others.join(" "))).collect()
}

/// A title and what it stands for.
pub type Pair = (String, String);

/// The titles of O*NET.
pub fn of_onet(onet: &Path) -> Outcome<Vec<Pair>> {
    let mut pairs = Vec::new();
    for file in ["Alternate Titles.txt", "Occupation Data.txt"] {
        for line in lines(&onet.join(file))?.iter().skip(1) {
            let mut cells = line.split('\t');
            let (Some(code), Some(title)) = (cells.next(), cells.next()) else { continue };
            pairs.push((title.trim().to_owned(), code.to_owned()));
        }
    }
    Ok(pairs)
}

/// The names of the occupations of ESCO.
pub fn of_esco(occupations: &[Concept]) -> Vec<Pair> {
    let pairs = |occupation: &Concept| -> Vec<Pair> {
        occupation.names().map(|name| (name.to_owned(), occupation.id.clone())).collect()
    };
    occupations.iter().flat_map(pairs).collect()
}

/// The spellings of our own list.
pub fn of_our_own() -> Vec<Pair> {
    spellings().map(|(spelling, title)| (spelling.to_owned(), titles()[title].name.to_owned())).collect()
}

/// Each title once, with all that it stands for.
pub fn known_titles(pairs: Vec<Pair>) -> Outcome<Vec<KnownTitle>> {
    let mut numbers: HashMap<String, u32> = HashMap::new();
    let mut titles: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for (title, occupation) in pairs {
        let next = u32::try_from(numbers.len())?;
        let number = *numbers.entry(occupation).or_insert(next);
        let works = titles.entry(title).or_default();
        if !works.contains(&number) {
            works.push(number);
        }
    }
    Ok(titles.into_iter().map(|(title, works)| KnownTitle { title, works }).collect())
}
