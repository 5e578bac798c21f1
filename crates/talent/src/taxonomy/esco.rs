use std::{borrow::Cow, iter, ops::Range};

use matching::{
    DIMENSIONS, Vector,
    lexicon::esco::{self, Concept, Names},
    skills::{Asked, Sentence, Skill, Skills, spellings, units},
};

use crate::Taxon;

/// No requirement is longer; what comes after is not looked at.
const LONGEST: usize = 1_000;

/// The file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the list of ESCO cannot be read: {0}")]
pub struct EscoError(pub String);

/// The skills of ESCO with their directions. `evals/talent_reading.py` measures this very code.
#[derive(Debug)]
pub struct Esco {
    taxa: Vec<Taxon>,
    skills: Skills,
}

impl Esco {
    /// The skills of the file `esco-skills.csv`.
    ///
    /// Its lines do not say where a name ends: `esco-skill-names.csv` does. For what is not in it, or without it, that is
    /// told from the lines themselves.
    pub fn names(csv: &str, names: Option<&str>) -> Result<Vec<Concept>, EscoError> {
        let names = names.map(Names::read).transpose().map_err(refused)?.unwrap_or_default();
        esco::skills(csv, &names).map_err(refused)
    }

    /// What needs a direction, in the order in which [`Esco::new`] takes them.
    pub fn texts(concepts: &[Concept]) -> Vec<String> {
        concepts.iter().flat_map(|concept| spellings(&concept.name)).map(Cow::into_owned).collect()
    }

    /// `None` if there are more directions than texts, or less.
    pub fn new(concepts: &[Concept], vectors: &[Vector]) -> Option<Self> {
        let skills: Vec<Skill<'_>> = concepts
            .iter()
            .map(|concept| Skill { name: &concept.name, others: concept.others.join(" ").into() })
            .collect();
        let skills = Skills::new(&skills, vectors)?;
        Some(Self { taxa: concepts.iter().map(taxon).collect(), skills })
    }

    /// How many skills it knows.
    pub fn len(&self) -> usize {
        self.taxa.len()
    }

    pub fn is_empty(&self) -> bool {
        self.taxa.is_empty()
    }

    /// Every text whose direction [`Esco::rank`] will ask for, so that they can be had at once.
    pub fn asked(text: &str) -> Vec<String> {
        let text = cut(text);
        let parts = units(text).into_iter().map(|unit| text[unit].to_owned());
        iter::once(text.to_owned()).chain(parts).collect()
    }

    /// The `k` skills that the text most likely asks for, best first. Without directions words alone decide.
    pub fn rank(
        &self,
        text: &str,
        direction: &dyn Fn(&str) -> Option<Vector>,
        k: usize,
    ) -> Vec<(Taxon, Asked)> {
        let text = cut(text);
        let vector = direction(text).unwrap_or([0.0; DIMENSIONS]);
        let with_direction = |unit: Range<usize>| Some((unit.clone(), direction(&text[unit])?));
        let units: Vec<(Range<usize>, Vector)> = units(text).into_iter().filter_map(with_direction).collect();
        self.skills
            .rank(&Sentence { text, vector: &vector, units: &units }, k)
            .into_iter()
            .map(|asked| (self.taxa[asked.skill].clone(), asked))
            .collect()
    }
}

pub(super) fn taxon(concept: &Concept) -> Taxon {
    Taxon { scheme: "esco".to_owned(), id: concept.id.clone(), name: concept.name.clone() }
}

fn refused(error: impl std::fmt::Display) -> EscoError {
    EscoError(error.to_string())
}

fn cut(text: &str) -> &str {
    text.char_indices().nth(LONGEST).map_or(text, |(at, _)| &text[..at])
}

#[cfg(test)]
mod tests {
    use super::{super::place, *};
    use crate::{Need, Requirement, RequirementKind};

    const FILE: &str = "id,description\n\
        http://esco/skill/1,Python (computer programming) Python The techniques of software development.\n\
        http://esco/skill/2,bake goods bake bread Execute all tasks to ready an oven.\n\
        http://esco/skill/3,write Spanish  Compose written texts in Spanish.\n\
        http://esco/skill/4,Java (computer programming)  The techniques of software development.\n\
        http://esco/skill/5,bake bread  Put dough into an oven.\n\
        http://esco/skill/6,sell goods  Talk people into buying.\n";

    /// A direction of its own for each text; those that share a word are a little alike.
    #[expect(clippy::unnecessary_wraps, reason = "as callers give directions")]
    fn direction(text: &str) -> Option<Vector> {
        let mut vector = [0.0; DIMENSIONS];
        for word in text.to_lowercase().split(' ') {
            let hash = word.bytes().fold(7_usize, |hash, byte| (hash * 31 + usize::from(byte)) % DIMENSIONS);
            vector[hash] = 1.0;
        }
        let length = matching::dot(&vector, &vector).sqrt().max(f32::MIN_POSITIVE);
        Some(vector.map(|value| value / length))
    }

    fn known() -> Esco {
        let concepts = Esco::names(FILE, None).unwrap();
        let vectors: Vec<Vector> = Esco::texts(&concepts).iter().filter_map(|text| direction(text)).collect();
        Esco::new(&concepts, &vectors).unwrap()
    }

    #[test]
    fn where_a_name_ends_is_told_from_the_other_lines() {
        let concepts = Esco::names(FILE, None).unwrap();
        let names: Vec<Vec<&str>> = concepts.iter().map(|concept| concept.names().collect()).collect();
        let expected: [&[&str]; 6] = [
            &["Python (computer programming)", "Python"],
            &["bake goods", "bake bread"],
            &["write Spanish"],
            &["Java (computer programming)"],
            &["bake bread"],
            &["sell goods"],
        ];
        assert_eq!(names, expected);
        assert!(Esco::names("id\n1\n", None).is_err() && Esco::names(FILE, Some("id\n1\n")).is_err());
        assert!(Esco::new(&concepts, &[]).is_none());
    }

    #[test]
    fn names_that_are_known_are_not_guessed() {
        let file = "id,description\n\
            http://esco/skill/1,mend clocks and watches repair old clocks Make them go.\n\
            http://esco/skill/2,mend  Make things go.\n";
        let names =
            "id,description,type\n1,mend clocks and watches,preferredLabel\n1,repair old clocks,altLabels\n";
        let name = |names: Option<&str>| Esco::names(file, names).unwrap()[0].name.clone();
        assert_eq!(name(Some(names)), "mend clocks and watches");
        assert_ne!(name(None), "mend clocks and watches");
    }

    #[test]
    fn a_text_leads_to_the_skill_and_its_address() {
        let esco = known();
        assert_eq!((esco.len(), esco.is_empty()), (6, false));
        let ranked = esco.rank("Experience with Python", &direction, 2);
        assert_eq!((ranked.len(), ranked[0].0.id.as_str()), (2, "http://esco/skill/1"));
        let by_words = esco.rank("You bake goods", &|_| None, 1);
        assert_eq!(by_words[0].0.id, "http://esco/skill/2");
        for text in ["", "Ω", &"x y ".repeat(5_000)] {
            assert_eq!(esco.rank(text, &direction, 9).len(), 6);
        }
    }

    #[test]
    fn what_will_be_asked_for_is_told_before() {
        let text = "Experience with Python and Spanish";
        let known_texts = Esco::asked(text);
        let told = |asked: &str| {
            assert!(known_texts.iter().any(|known| known == asked), "{asked}");
            direction(asked)
        };
        assert!(!known().rank(text, &told, 1).is_empty());
    }

    #[test]
    fn a_place_that_is_there_stays_and_a_doubtful_one_is_not_given() {
        let mut requirement = Requirement {
            id: 1,
            kind: RequirementKind::Skill,
            label: "Python".into(),
            text: "Python".into(),
            need: Need::Must,
            weight: 6,
            years: None,
            taxon: super::super::own("Python"),
            span: None,
        };
        place(&mut requirement, &known(), &direction);
        assert_eq!(requirement.taxon, super::super::own("Python"));
        requirement.taxon = None;
        place(&mut requirement, &known(), &|_| None);
        assert_eq!(requirement.taxon, None);
        requirement.kind = RequirementKind::Years;
        place(&mut requirement, &known(), &direction);
        assert_eq!(requirement.taxon, None);
    }
}
