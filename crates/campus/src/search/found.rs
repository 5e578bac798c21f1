use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::PeopleFilter;
use crate::{
    model::Person,
    people::{PersonKind, Withheld},
};

/// Who is looked for: some words, and what has to be true in any case.
#[derive(Clone, Debug, Default)]
pub struct PeopleQuery {
    /// Empty lists everybody by name.
    pub text: String,
    pub filter: PeopleFilter,
    pub offset: u32,
    pub limit: u32,
}

/// Who was found, the best first.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PeopleFound {
    /// How many pass the filters; while the index is being built, how many have the name.
    pub total: u64,
    pub mode: SearchMode,
    /// What the reader should know about the mode, in a sentence. None if all is well.
    pub note: Option<String>,
    pub people: Vec<FoundPerson>,
    pub took: SearchTook,
}

/// How people were looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub enum SearchMode {
    #[serde(rename = "words and meaning")]
    WordsAndMeaning,
    /// The model that knows what texts mean is not there.
    #[serde(rename = "words")]
    Words,
    /// There is no index yet: by name alone, without filters.
    #[serde(rename = "building")]
    Building,
}

/// In microseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchTook {
    /// Turning the text into a direction.
    pub meaning: u64,
    /// Looking through the index.
    pub index: u64,
    /// Reading the people.
    pub people: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundPerson {
    pub id: u32,
    pub name: String,
    pub headline: String,
    pub class_year: Option<i16>,
    pub kinds: Vec<PersonKind>,
    /// City and region, as far as they are known.
    pub place: String,
    pub deceased: bool,
    /// The sum of the parts. Zero if nothing was looked for.
    pub score: f32,
    pub parts: ScoreParts,
    /// What earned the score, the strongest first.
    pub evidence: Vec<Evidence>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct ScoreParts {
    pub words: f32,
    pub meaning: f32,
}

/// A reason to be found.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Evidence {
    pub channel: EvidenceChannel,
    /// Where it stands, if it is a word.
    pub field: Option<EvidenceField>,
    /// The word as it was asked for, or the text of theirs that means the like.
    pub text: String,
    /// From 0 to 1: a word's part of what all words earned; a text's likeness to what was asked for.
    pub share: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum EvidenceChannel {
    Words,
    Meaning,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum EvidenceField {
    Name,
    Headline,
    Title,
    Employer,
    Skill,
    Study,
    Place,
    Interest,
    Text,
}

impl FoundPerson {
    /// Somebody found by name, without a score.
    pub fn new(person: &Person) -> Self {
        let place = [person.place.city.as_str(), &person.place.region];
        let place: Vec<&str> = place.into_iter().filter(|part| !part.is_empty()).collect();
        Self {
            id: person.id.0,
            name: person.name(),
            // Whoever is in a list has not been asked what they agree to.
            headline: Withheld::unasked(person).hidden(&person.headline),
            class_year: person.class_year,
            kinds: PersonKind::of(person),
            place: place.join(", "),
            deceased: person.died.is_some(),
            score: 0.0,
            parts: ScoreParts::default(),
            evidence: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Generator, Size};

    #[test]
    fn a_place_is_told_as_far_as_it_is_known() {
        let mut person = Generator::new(7, Size::people(100), Generator::TODAY).person(60).person;
        for (city, region, told) in
            [("Boston", "MA", "Boston, MA"), ("Boston", "", "Boston"), ("", "Ohio", "Ohio"), ("", "", "")]
        {
            (person.place.city, person.place.region) = (city.into(), region.into());
            assert_eq!(FoundPerson::new(&person).place, told);
        }
    }

    #[test]
    fn a_headline_in_a_list_tells_no_way_to_reach_anybody() {
        let mut person = Generator::new(7, Size::people(100), Generator::TODAY).person(60).person;
        person.headline = "Baker since 2019-2021, baker@x.example, 617.555.0123".into();
        assert_eq!(FoundPerson::new(&person).headline, "Baker since 2019-2021, (withheld), (withheld)");
    }
}
