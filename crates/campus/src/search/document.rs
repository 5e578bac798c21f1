//! A life as the index knows it. Words, tags and numbers are taken from here and nowhere else.

use std::{collections::HashMap, sync::Arc};

use matching::{
    index::{Column, Document, Field, Tag, Unit},
    lexicon::{
        fields, industries,
        places::{self, Place, Point, find_place},
        skills, text,
    },
};

use super::facet;
use crate::{
    model::{Life, MentoringSide, Person},
    people::{PersonKind, shown_resume},
    units::{self, UnitKind},
};

/// A life, and the units in it.
pub struct Profile {
    life: Life,
    units: Vec<(UnitKind, String)>,
}

impl Profile {
    pub fn new(life: Life) -> Self {
        Self { units: units::of(&life), life }
    }

    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.units.iter().map(|(_, text)| text.as_str())
    }
}

/// Makes documents. Remembers what it has looked up for others.
#[derive(Default)]
pub struct Documents {
    places: HashMap<String, Vec<Tag>>,
}

impl Documents {
    pub fn make(&mut self, profile: &Profile, known: &HashMap<u64, Arc<Unit>>) -> Document {
        let life = &profile.life;
        let person = &life.person;
        let own =
            profile.units.iter().filter_map(|(kind, text)| Some((*kind, known.get(&units::hash(text))?)));
        let own: Vec<(UnitKind, &Arc<Unit>)> = own.collect();
        let mut tags = tags(life);
        tags.extend(self.places(person));
        Document {
            id: person.id.0,
            sort: format!("{} {}", person.last_name, person.first_name),
            texts: texts(life),
            tags,
            numbers: numbers(life),
            point: point(person),
            vector: units::pool(own.iter().map(|(kind, unit)| (*kind, &unit.vector))),
            units: own.into_iter().map(|(_, unit)| Arc::clone(unit)).collect(),
        }
    }

    /// The place itself, and the regions around it.
    fn places(&mut self, person: &Person) -> impl Iterator<Item = Tag> {
        let place = &person.place;
        let name = format!("{}, {}, {}", place.city, place.region, place.country);
        let tags = self.places.entry(name).or_insert_with_key(|name| {
            let own = [&place.city, &place.region, &place.country];
            let mut tags: Vec<Tag> = own.iter().map(|part| Tag::new(facet::PLACE, part)).collect();
            if let Some(Place::City(city)) = find_place(name).map(|found| found.place) {
                let around = places::regions().iter().filter(|region| region.contains(city));
                tags.extend(around.map(|region| Tag::new(facet::REGION, region.name)));
            }
            tags
        });
        tags.iter().copied()
    }
}

/// Imported people may have no place on the globe: the middle of nowhere in the sea is none.
fn point(person: &Person) -> Option<Point> {
    let point = Point { latitude: person.place.latitude, longitude: person.place.longitude };
    (point != Point { latitude: 0.0, longitude: 0.0 }).then_some(point)
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
    texts.extend(shown_resume(life).map(|resume| (Field::Text, resume)));
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
        let industry = position.industry.as_str();
        let known = industries::industry(industry).map(|known| known.name);
        tags.extend(facet::both(facet::INDUSTRY, industry, known));
        tags.push(Tag::new(facet::EMPLOYER, &position.employer_name));
    }
    let newest = life.positions.iter().max_by_key(|one| (one.end.is_none(), one.start));
    tags.extend(newest.map(|one| facet::seniority(one.seniority)));
    for one in &life.skills {
        tags.extend(facet::both(facet::SKILL, &one.skill, skills::skill(&one.skill).map(|known| known.name)));
    }
    if !life.volunteering.is_empty() {
        tags.push(facet::VOLUNTEER.tag());
    }
    if life.candidate.is_some() {
        tags.push(facet::CANDIDATE.tag());
    }
    tags.extend(life.mentoring.as_ref().map(|mentoring| match mentoring.side {
        MentoringSide::Mentor => facet::MENTOR.tag(),
        MentoringSide::Mentee => facet::MENTEE.tag(),
    }));
    tags.sort_unstable();
    tags.dedup();
    tags
}

fn numbers(life: &Life) -> Vec<(Column, i64)> {
    let given = life.gifts.iter().fold(0_i64, |sum, gift| sum.saturating_add(gift.cents));
    let class = life.person.class_year.map(|year| (Column::new(facet::CLASS), i64::from(year)));
    let given = (!life.gifts.is_empty()).then_some((Column::new(facet::GIVEN), given));
    class.into_iter().chain(given).collect()
}
