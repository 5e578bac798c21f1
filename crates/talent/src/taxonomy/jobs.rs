use std::{
    collections::{BTreeMap, HashMap},
    iter,
};

use matching::{
    Vector,
    lexicon::{
        esco::{self, Concept},
        titles::{spellings, titles},
    },
    titles::{KnownTitle, Meant, Occupations, Place, TitleSpace},
};

use super::esco::{EscoError, taxon};
use crate::Taxon;

/// What work titles mean, by our own list and the occupations of ESCO.
#[derive(Debug)]
pub struct Jobs {
    taxa: Vec<Taxon>,
    occupations: Occupations,
    space: TitleSpace,
}

impl Jobs {
    /// The occupations of the file `esco-occupations.csv`.
    pub fn names(csv: &str) -> Result<Vec<Concept>, EscoError> {
        esco::occupations(csv).map_err(|error| EscoError(error.to_string()))
    }

    /// What needs a direction, in the order in which [`Jobs::new`] takes them.
    pub fn texts(concepts: &[Concept]) -> Vec<String> {
        let names = concepts.iter().flat_map(Concept::names).map(str::to_owned);
        names.chain(known(concepts).into_iter().map(|known| known.title)).collect()
    }

    /// `None` if there are more directions than texts, or less.
    pub fn new(concepts: &[Concept], vectors: &[Vector]) -> Option<Self> {
        let names: Vec<Vec<&str>> = concepts.iter().map(|concept| concept.names().collect()).collect();
        let (of_names, of_titles) = vectors.split_at_checked(names.iter().map(Vec::len).sum())?;
        Some(Self {
            taxa: concepts.iter().map(taxon).collect(),
            occupations: Occupations::new(&names, of_names.to_vec())?,
            space: TitleSpace::learn(known(concepts), of_titles)?,
        })
    }

    /// The `k` occupations that the title most likely means, best first.
    pub fn rank(&self, title: &str, vector: &Vector, k: usize) -> Vec<(&Taxon, Meant)> {
        let meant = self.occupations.rank(title, vector, k);
        meant.into_iter().map(|meant| (&self.taxa[meant.occupation], meant)).collect()
    }

    /// Where the title lies among all work; two places tell how alike their titles are.
    pub fn place(&self, title: &str, vector: &Vector) -> Place {
        self.space.place(title, vector)
    }
}

/// Each title of both lists once, with all that it stands for.
fn known(concepts: &[Concept]) -> Vec<KnownTitle> {
    let own = spellings().map(|(spelling, title)| (spelling, titles()[title].name));
    let esco = concepts.iter().flat_map(|concept| concept.names().zip(iter::repeat(concept.id.as_str())));
    let mut numbers: HashMap<&str, u32> = HashMap::new();
    let mut works: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    let mut next = 0;
    for (title, work) in own.chain(esco) {
        let number = *numbers.entry(work).or_insert_with(|| {
            next += 1;
            next - 1
        });
        let works = works.entry(title).or_default();
        if !works.contains(&number) {
            works.push(number);
        }
    }
    works.into_iter().map(|(title, works)| KnownTitle { title: title.to_owned(), works }).collect()
}

#[cfg(test)]
mod tests {
    use matching::DIMENSIONS;

    use super::*;

    const FILE: &str = "id,description\n\
        http://esco/occupation/1,data analyst  Data analysts import data.\n\
        http://esco/occupation/2,baker  Bakers make bread.\n";

    #[test]
    fn both_lists_are_known_and_every_title_once() {
        let concepts = Jobs::names(FILE).unwrap();
        let known = known(&concepts);
        assert!(known.iter().any(|known| known.title == "Data Analyst" && known.works.len() == 1));
        assert!(known.iter().any(|known| known.title == "data analyst"));
        assert!(known.is_sorted_by(|left, right| left.title < right.title));
        let texts = Jobs::texts(&concepts);
        assert_eq!((texts.len(), texts[0].as_str()), (known.len() + 2, "data analyst"));
        assert!(Jobs::new(&concepts, &[]).is_none());
        assert!(Jobs::new(&concepts, &vec![[0.0; DIMENSIONS]; texts.len() - 1]).is_none());
        assert!(Jobs::names("id\n1\n").is_err());
    }
}
