//! A life as the index knows it. Words, tags and numbers are taken from here and nowhere else.

use std::{collections::HashMap, sync::Arc};

use matching::{
    index::{Column, Document, Field, Tag, Unit},
    lexicon::{
        fields,
        languages::language,
        places::{self, City, Place, Region, Whereabouts, stated, whereabouts},
        skills, text,
    },
};

use super::{
    deeds::{self, Things},
    facet,
};
use crate::{
    model::{InterestKind, Life, MentoringSide, Person, Position},
    people::{PersonKind, Withheld},
    units::{self, UnitKind},
};

/// Goes up with every change of what an index holds of people: one that was made by other rules is made anew.
pub const RULES: u32 = 6;

/// A life, and the units in it.
pub struct Profile {
    life: Life,
    units: Vec<(UnitKind, String)>,
}

impl Profile {
    /// Nobody is found by a way to reach them, whatever they have agreed to.
    pub fn new(mut life: Life) -> Self {
        Withheld::all(&life).hide_in(&mut life);
        Self { units: units::of(&life), life }
    }

    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.units.iter().map(|(_, text)| text.as_str())
    }
}

/// Makes documents. Remembers what it has looked up for others.
#[derive(Default)]
pub struct Documents {
    things: Things,
    places: HashMap<String, Spot>,
}

/// What is known of a place, and its number among our cities and regions.
#[derive(Clone, Debug, Default)]
struct Spot {
    tags: Vec<Tag>,
    number: Option<i64>,
}

impl Documents {
    /// Of people who came to these events and are in these groups.
    pub fn new(things: Things) -> Self {
        Self { things, places: HashMap::new() }
    }

    /// Whether all that somebody has to do with is known.
    pub(super) fn knows(&self, profile: &Profile) -> bool {
        self.things.knows(&profile.life)
    }

    pub fn make(&mut self, profile: &Profile, known: &HashMap<u64, Arc<Unit>>) -> Document {
        let life = &profile.life;
        let person = &life.person;
        let own =
            profile.units.iter().filter_map(|(kind, text)| Some((*kind, known.get(&units::hash(text))?)));
        let own: Vec<(UnitKind, &Arc<Unit>)> = own.collect();
        let mut tags = tags(life);
        tags.extend(deeds::tags(life, &self.things));
        let mut numbers = deeds::numbers(life);
        let spot = self.spot(person);
        tags.extend(&spot.tags);
        numbers.extend(spot.number.map(|number| (Column::new(facet::SPOT), number)));
        tags.sort_unstable();
        tags.dedup();
        Document {
            id: person.id.0,
            sort: format!("{} {}", person.last_name, person.first_name),
            texts: texts(life),
            tags,
            numbers,
            point: person.place.point(),
            vector: units::pool(own.iter().map(|(kind, unit)| (*kind, &unit.vector))),
            units: own.into_iter().map(|(_, unit)| Arc::clone(unit)).collect(),
        }
    }

    /// The place itself, and the regions around it.
    fn spot(&mut self, person: &Person) -> &Spot {
        let place = &person.place;
        let name = [place.city.as_str(), &place.region, &place.country].join(", ");
        self.places.entry(name).or_insert_with_key(|name| {
            let own = [place.city.as_str(), &place.region, &place.country];
            let mut tags: Vec<Tag> =
                own.iter().filter(|part| !part.is_empty()).map(|part| Tag::new(facet::PLACE, part)).collect();
            let home = Home::new(name, &place.region, &place.country);
            let regions = places::regions().iter().filter(|region| home.lies_in(region));
            tags.extend(regions.map(|region| Tag::new(facet::REGION, region.name)));
            if let Some(region) = home.region {
                let names = [Some(region.name), region.abbreviation()];
                tags.extend(names.iter().flatten().map(|name| Tag::new(facet::PLACE, name)));
            }
            Spot { tags, number: home.number() }
        })
    }
}

/// What our lists know of where somebody lives.
struct Home {
    city: Option<&'static City>,
    /// The state, or else the country.
    region: Option<&'static Region>,
}

impl Home {
    /// The cells say whether a name is that of a state or of a country; the text has all that they say.
    fn new(text: &str, state: &str, country: &str) -> Self {
        let (city, region) = match whereabouts(text) {
            Some(Whereabouts::Known(Place::City(city))) => (Some(city), None),
            Some(Whereabouts::Known(Place::Region(region)) | Whereabouts::Town { region, .. }) => {
                (None, Some(region))
            }
            None => (None, None),
        };
        Self { city, region: stated(state, country).or(region) }
    }

    /// The city's place in our list; below zero, the region's.
    fn number(&self) -> Option<i64> {
        let city = self.city.and_then(|own| places::cities().iter().position(|city| city == own));
        let region = self.region.and_then(|own| places::regions().iter().position(|region| region == own));
        let number = |at: usize| i64::try_from(at).ok();
        city.and_then(number).or_else(|| Some(-1 - number(region?)?))
    }

    fn lies_in(&self, region: &Region) -> bool {
        self.city.is_some_and(|city| region.contains(city))
            || self.region.is_some_and(|own| region.includes(own))
    }
}

fn texts(life: &Life) -> Vec<(Field, String)> {
    let person = &life.person;
    let place = &person.place;
    let mut texts = vec![(Field::Name, person.name())];
    texts.extend(person.former_last_name.iter().map(|name| (Field::Name, name.clone())));
    texts.push((Field::Headline, person.headline.clone()));
    for position in &life.positions {
        texts.push((Field::Title, position.title.clone()));
        texts.push((Field::Employer, position.employer_name.clone()));
        texts.push((Field::Text, position.summary.clone()));
        texts.push((Field::Interest, position.industry.clone()));
    }
    texts.extend(life.skills.iter().map(|one| (Field::Skill, one.skill.clone())));
    let studies = life.education.iter().map(|one| format!("{} {} {}", one.degree, one.field, one.school));
    texts.extend(studies.map(|study| (Field::Study, study)));
    texts.extend(person.class_year.map(|year| (Field::Study, format!("class of {year}"))));
    texts.extend(life.student.iter().map(|student| (Field::Study, student.program.clone())));
    texts.push((Field::Place, format!("{} {} {}", place.city, place.region, place.country)));
    texts.extend(life.interests.iter().map(|one| (Field::Interest, one.text.clone())));
    texts.extend(life.volunteering.iter().map(|one| (Field::Interest, one.activity.clone())));
    texts.push((Field::Text, person.bio.clone()));
    texts.extend(life.posts.iter().map(|post| (Field::Text, post.text.clone())));
    if let Some(candidate) = &life.candidate {
        texts.extend(candidate.desired_titles.iter().map(|title| (Field::Title, title.clone())));
    }
    texts.extend(life.candidate.iter().map(|candidate| (Field::Text, candidate.resume.clone())));
    texts.retain(|(_, text)| !text.trim().is_empty());
    texts
}

fn tags(life: &Life) -> Vec<Tag> {
    let person = &life.person;
    let mut tags: Vec<Tag> =
        PersonKind::of(person).into_iter().map(|kind| Tag::new(facet::KIND, facet::kind(kind))).collect();
    let names = [&person.first_name, &person.last_name].into_iter().chain(&person.former_last_name);
    tags.extend(names.flat_map(|name| text::words(name)).map(|word| Tag::new(facet::NAME, &word.text)));
    let fields = life.education.iter().map(|one| one.field.as_str());
    for field in fields.chain(life.student.iter().map(|student| student.program.as_str())) {
        tags.extend(facet::both(facet::FIELD, field, fields::field(field).map(|known| known.name)));
    }
    for position in &life.positions {
        tags.extend(facet::industry(&position.industry));
        tags.extend(employers(position, life));
    }
    for one in life.education.iter().filter(|one| one.finished) {
        tags.extend(facet::degrees_of(&one.degree));
    }
    for one in life.interests.iter().filter(|one| one.kind == InterestKind::Language) {
        tags.extend(facet::both(facet::LANGUAGE, &one.text, language(&one.text).map(|known| known.name)));
    }
    let newest = life.positions.iter().max_by_key(|one| (one.end.is_none(), one.start));
    tags.extend(newest.map(|one| facet::seniority(one.seniority)));
    tags.extend(newest.iter().flat_map(|one| facet::titles_of(&one.title)));
    for one in &life.skills {
        tags.extend(facet::both(facet::SKILL, &one.skill, skills::skill(&one.skill).map(|known| known.name)));
    }
    tags.extend(life.student.iter().map(|student| facet::student_level(student.level)));
    if life.candidate.is_some() {
        tags.push(facet::CANDIDATE.tag());
    }
    tags.extend(life.mentoring.as_ref().map(|mentoring| match mentoring.side {
        MentoringSide::Mentor => facet::MENTOR.tag(),
        MentoringSide::Mentee => facet::MENTEE.tag(),
    }));
    tags
}

/// Whoever has come back to an employer has not left it.
fn employers(position: &Position, life: &Life) -> [Tag; 2] {
    let key = text::key(&position.employer_name);
    let is_there = life.positions.iter().any(|one| one.end.is_none() && text::key(&one.employer_name) == key);
    let when = if is_there { facet::EMPLOYER_NOW } else { facet::EMPLOYER_BEFORE };
    [Tag::new(facet::EMPLOYER, &position.employer_name), Tag::new(when, &position.employer_name)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Generator, Size};

    fn somebody() -> Life {
        let generator = Generator::new(7, Size::people(100), Generator::TODAY);
        generator.people().find(|life| !life.skills.is_empty()).unwrap()
    }

    fn made(life: Life) -> Document {
        Documents::default().make(&Profile::new(life), &HashMap::new())
    }

    #[test]
    fn regions_are_those_of_the_state_also_of_towns_that_are_not_listed() {
        for (city, region, country, inside, outside) in [
            ("Brattleboro", "VT", "USA", ["Vermont", "New England", "United States"], "Massachusetts"),
            ("Brattleboro", "Vermont", "", ["Vermont", "New England", "Northeast"], "Midwest"),
            ("Boston", "MA", "US", ["Massachusetts", "New England", "Greater Boston"], "Vermont"),
            ("Kutaisi", "", "Georgia", ["Georgia", "Asia", "Georgia"], "Georgia (US)"),
            ("Passau", "Bavaria", "Germany", ["Germany", "DACH", "Europe"], "Delaware"),
        ] {
            let mut life = somebody();
            let place = &mut life.person.place;
            (place.city, place.region, place.country) = (city.into(), region.into(), country.into());
            let tags = made(life).tags;
            let lies_in = |name: &str| tags.contains(&Tag::new(facet::REGION, name));
            assert!(inside.iter().all(|name| lies_in(name)), "{city} lies in {inside:?}");
            assert!(!lies_in(outside), "{city} does not lie in {outside}");
        }
    }

    #[test]
    fn a_state_is_known_by_its_name_and_its_letters() {
        for written in ["VT", "Vermont"] {
            let mut life = somebody();
            (life.person.place.city, life.person.place.region) = ("Brattleboro".into(), written.into());
            let tags = made(life).tags;
            for name in ["VT", "Vermont", "Brattleboro"] {
                assert!(tags.contains(&Tag::new(facet::PLACE, name)), "{written}: {name}");
            }
            assert!(!tags.contains(&Tag::new(facet::PLACE, "")));
        }
    }

    #[test]
    fn an_index_holds_no_way_to_reach_anybody() {
        let mut life = somebody();
        life.person.email = "jane.doe@gmail.example".into();
        life.person.phone = Some("(617) 555-0123".into());
        life.household.street = "12 Maple Street, Apt. 3".into();
        for field in crate::model::ConsentField::ALL {
            let (person, at) = (life.person.id, Generator::TODAY);
            life.consents.push(crate::model::Consent {
                person,
                field,
                granted: true,
                at,
                basis: String::new(),
            });
        }
        let text = "Baker. Jane.Doe@Gmail.example, 617-555-0123, 12 maple st, other@x.example";
        life.person.bio = text.into();
        life.person.headline = text.into();
        life.skills[0].skill = text.into();
        let profile = Profile::new(life);
        let units: String = profile.texts().collect();
        let document = Documents::default().make(&profile, &HashMap::new());
        let words: String = document.texts.iter().map(|(_, text)| text.to_lowercase() + "\n").collect();
        assert!(words.contains("baker"), "{words}");
        for kept in ["gmail", "555", "maple st", "other@", "withheld"] {
            assert!(!words.contains(kept) && !units.to_lowercase().contains(kept), "{kept}: {words}{units}");
        }
    }
}
