use matching::{
    Vector,
    lexicon::esco::{self, Concept},
    titles::{Meant, Occupations},
};

use super::esco::{EscoError, taxon};
use crate::Taxon;

/// The occupations of ESCO with their directions. `evals/talent_reading.py` measures this very code.
#[derive(Debug)]
pub struct Jobs {
    taxa: Vec<Taxon>,
    occupations: Occupations,
}

impl Jobs {
    /// The occupations of the file `esco-occupations.csv`.
    pub fn names(csv: &str) -> Result<Vec<Concept>, EscoError> {
        esco::occupations(csv).map_err(|error| EscoError(error.to_string()))
    }

    /// What needs a direction, in the order in which [`Jobs::new`] takes them.
    pub fn texts(concepts: &[Concept]) -> Vec<String> {
        concepts.iter().flat_map(Concept::names).map(str::to_owned).collect()
    }

    /// `None` if there are more directions than texts, or less.
    pub fn new(concepts: &[Concept], vectors: Vec<Vector>) -> Option<Self> {
        let names: Vec<Vec<&str>> = concepts.iter().map(|concept| concept.names().collect()).collect();
        Some(Self {
            taxa: concepts.iter().map(taxon).collect(),
            occupations: Occupations::new(&names, vectors)?,
        })
    }

    /// How many occupations it knows.
    pub fn len(&self) -> usize {
        self.taxa.len()
    }

    pub fn is_empty(&self) -> bool {
        self.taxa.is_empty()
    }

    /// The `k` occupations that the title most likely means, best first.
    pub fn rank(&self, title: &str, vector: &Vector, k: usize) -> Vec<(&Taxon, Meant)> {
        let meant = self.occupations.rank(title, vector, k);
        meant.into_iter().map(|meant| (&self.taxa[meant.occupation], meant)).collect()
    }
}

#[cfg(test)]
mod tests {
    use matching::DIMENSIONS;

    use super::*;

    const FILE: &str = "id,description\n\
        http://esco/occupation/1,data analyst  Data analysts import data.\n\
        http://esco/occupation/2,baker  Bakers make bread.\n";

    fn direction(at: usize) -> Vector {
        std::array::from_fn(|place| f32::from(u8::from(place == at)))
    }

    #[test]
    fn a_title_means_the_occupation_that_is_called_so() {
        let concepts = Jobs::names(FILE).unwrap();
        let texts = Jobs::texts(&concepts);
        assert_eq!(texts, ["data analyst", "baker"]);
        let jobs = Jobs::new(&concepts, vec![direction(0), direction(1)]).unwrap();
        assert_eq!(jobs.len(), 2);
        let ranked = jobs.rank("Baker", &direction(1), 5);
        let names: Vec<&str> = ranked.iter().map(|(taxon, _)| taxon.name.as_str()).collect();
        assert_eq!(names, ["baker", "data analyst"]);
        assert_eq!(ranked[0].0.id, "http://esco/occupation/2");
    }

    #[test]
    fn a_name_without_a_direction_is_refused() {
        let concepts = Jobs::names(FILE).unwrap();
        assert!(Jobs::new(&concepts, Vec::new()).is_none());
        assert!(Jobs::new(&concepts, vec![[0.0; DIMENSIONS]; 3]).is_none());
        assert!(Jobs::names("id\n1\n").is_err());
    }
}
