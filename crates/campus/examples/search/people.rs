//! From a life to a document.

use std::{collections::HashMap, sync::Arc};

use ai::{Embedder, MiniLm};
use campus::model::{InterestKind, Life};
use matching::{
    DIMENSIONS, Vector, dot,
    index::{Column, Document, Field, Tag, Unit},
    lexicon::places::Point,
};

use crate::Outcome;

/// Every text is embedded once.
pub struct Units<'a> {
    model: &'a MiniLm,
    known: HashMap<String, Arc<Unit>>,
}

impl<'a> Units<'a> {
    pub fn new(model: &'a MiniLm) -> Self {
        Self { model, known: HashMap::new() }
    }

    pub fn len(&self) -> usize {
        self.known.len()
    }

    fn get(&mut self, text: &str) -> Outcome<Arc<Unit>> {
        if let Some(unit) = self.known.get(text) {
            return Ok(Arc::clone(unit));
        }
        let vector = self.model.embed(&[text])?.remove(0);
        let hash = self.known.len() as u64;
        let unit = Arc::new(Unit { hash, text: text.to_owned(), vector });
        self.known.insert(text.to_owned(), Arc::clone(&unit));
        Ok(unit)
    }
}

pub fn document(life: &Life, units: &mut Units<'_>) -> Outcome<Document> {
    let person = &life.person;
    let mut texts = vec![
        (Field::Name, person.name()),
        (Field::Headline, person.headline.clone()),
        (Field::Place, format!("{}, {}, {}", person.place.city, person.place.region, person.place.country)),
        (Field::Text, person.bio.clone()),
    ];
    texts.extend(life.positions.iter().map(|position| (Field::Title, position.title.clone())));
    texts.extend(life.positions.iter().map(|position| (Field::Employer, position.employer_name.clone())));
    texts.extend(life.skills.iter().map(|skill| (Field::Skill, skill.skill.clone())));
    texts.extend(life.education.iter().map(|education| (Field::Study, education.field.clone())));
    texts.extend(life.interests.iter().map(|interest| (Field::Interest, interest.text.clone())));
    texts.extend(life.notes.iter().map(|note| (Field::Text, note.text.clone())));

    let embedded = [Field::Title, Field::Skill, Field::Study, Field::Interest];
    let mut own = Vec::new();
    for (_, text) in texts.iter().filter(|(field, _)| embedded.contains(field)) {
        own.push(units.get(text)?);
    }
    Ok(Document {
        id: person.id.0,
        sort: format!("{} {}", person.last_name, person.first_name),
        tags: tags(life),
        numbers: person.class_year.map(|year| (Column::new("class_year"), year.into())).into_iter().collect(),
        point: Some(Point { latitude: person.place.latitude, longitude: person.place.longitude }),
        vector: pooled(&own).map(Box::new),
        units: own,
        texts,
    })
}

fn tags(life: &Life) -> Vec<Tag> {
    let person = &life.person;
    let mut tags = vec![
        Tag::new("city", &person.place.city),
        Tag::new("region", &person.place.region),
        Tag::new("country", &person.place.country),
    ];
    let kinds = [
        ("student", person.is_student),
        ("alum", person.is_alum),
        ("staff", person.is_staff),
        ("donor", !life.gifts.is_empty()),
    ];
    tags.extend(kinds.iter().filter(|(_, is)| *is).map(|(kind, _)| Tag::new("kind", kind)));
    tags.extend(life.skills.iter().map(|skill| Tag::new("skill", &skill.skill)));
    tags.extend(life.education.iter().map(|education| Tag::new("field", &education.field)));
    for position in &life.positions {
        tags.push(Tag::new("industry", &position.industry));
        tags.push(Tag::new("employer", &position.employer_name));
    }
    let languages = life.interests.iter().filter(|interest| interest.kind == InterestKind::Language);
    tags.extend(languages.map(|language| Tag::new("language", &language.text)));
    tags
}

/// The mean direction.
fn pooled(units: &[Arc<Unit>]) -> Option<Vector> {
    let mut sum = [0.0; DIMENSIONS];
    for unit in units {
        sum.iter_mut().zip(&unit.vector).for_each(|(sum, value)| *sum += value);
    }
    let length = dot(&sum, &sum).sqrt();
    (length > 0.0).then(|| sum.map(|value| value / length))
}
