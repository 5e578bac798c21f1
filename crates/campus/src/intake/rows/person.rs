use matching::lexicon::places::{self, Whereabouts, whereabouts};

use super::{Desk, alike, say};
use crate::{
    import::{Kind, Record, duplicates::Name},
    model::{
        Household, HouseholdId, KeySystem, Note, NoteKind, Person, PersonId, PersonKey, PersonSkill, Place,
    },
    store::dossier::Parts,
};

/// Which system the ids of people in a kind of file are from, and the field that has them.
pub fn system(kind: Kind) -> Option<(KeySystem, &'static str)> {
    match kind {
        Kind::Alumni => Some((KeySystem::Constituent, "external_id")),
        Kind::Gifts => Some((KeySystem::Constituent, "donor_id")),
        Kind::Students => Some((KeySystem::Student, "student_id")),
        Kind::Candidates => Some((KeySystem::Candidate, "external_id")),
        Kind::Roles => None,
    }
}

/// An id or an address as it is kept.
pub fn key_of(value: &str) -> String {
    value.trim().to_lowercase()
}

/// Somebody of whom nothing is known but what the row says.
pub fn add(id: PersonId) -> Parts {
    let place = Place::default();
    let person = Person {
        id,
        first_name: String::new(),
        last_name: String::new(),
        former_last_name: None,
        pronouns: None,
        email: String::new(),
        phone: None,
        place: place.clone(),
        birth_year: 0,
        class_year: None,
        is_student: false,
        is_alum: false,
        is_staff: false,
        died: None,
        household: HouseholdId(id.0),
        headline: String::new(),
        bio: String::new(),
        contact_confirmed: None,
        email_bounced: None,
        synthetic: false,
    };
    let household = Household {
        id: HouseholdId(id.0),
        name: String::new(),
        street: String::new(),
        place,
        members: vec![id],
    };
    Parts { person: Some(person), household: Some(household), ..Parts::default() }
}

/// Name, addresses, id, place: what every kind of row can say of a person.
pub fn put(record: &Record, parts: &mut Parts) {
    put_key(record, parts);
    put_addresses(record, parts);
    let Some(person) = &mut parts.person else { return };
    let whole = ["full_name", "donor_name"].iter().find_map(|field| record.text(field));
    match (record.text("last_name"), whole) {
        (Some(last), _) => {
            say(&mut person.last_name, Some(last));
            let names = [record.text("first_name"), record.text("middle_name")];
            let first = names.into_iter().flatten().collect::<Vec<_>>().join(" ");
            say(&mut person.first_name, Some(first.as_str()).filter(|first| !first.is_empty()));
        }
        (None, Some(whole)) => {
            let (first, last) = Name::spelled(whole);
            say(&mut person.last_name, Some(&last));
            say(&mut person.first_name, Some(first.as_str()).filter(|first| !first.is_empty()));
        }
        (None, None) => {}
    }
    if let Some(phone) = record.text("phone") {
        say(person.phone.get_or_insert_default(), Some(phone));
    }
    if let Some(place) = place(record, &person.place) {
        person.place = place;
    }
    if let Some(household) = &mut parts.household {
        household.name = format!("The {} household", person.last_name);
        household.place = person.place.clone();
    }
}

/// A gift says who gave it, and no more: of those who are known, only what was missing is filled in.
pub fn put_donor(record: &Record, parts: &mut Parts) {
    let is_new = parts.person.as_ref().is_some_and(|person| person.last_name.is_empty());
    if is_new {
        put(record, parts);
    }
    put_key(record, parts);
    let Some(person) = &mut parts.person else { return };
    if person.email.is_empty()
        && let Some(email) = record.text("donor_email")
    {
        person.email = key_of(email);
    }
    if is_new {
        person.class_year = record.year("class_year");
        person.is_alum = person.class_year.is_some();
    }
}

fn put_key(record: &Record, parts: &mut Parts) {
    let Some(id) = parts.person.as_ref().map(|person| person.id) else { return };
    if let Some((system, field)) = system(record.kind)
        && let Some(value) = record.text(field)
    {
        add_key(parts, PersonKey { person: id, system, value: key_of(value), record: id.0 });
    }
}

pub fn add_key(parts: &mut Parts, key: PersonKey) {
    let is_known = |known: &PersonKey| known.system == key.system && known.value == key.value;
    if !parts.keys.iter().any(is_known) {
        parts.keys.push(key);
    }
}

/// A new address takes the place of the old one, which still leads to the same person.
fn put_addresses(record: &Record, parts: &mut Parts) {
    let Some(person) = &mut parts.person else { return };
    let id = person.id;
    let own = ["email", "donor_email"].iter().find_map(|field| record.text(field)).map(key_of);
    let mut further: Vec<String> = record.text("other_email").map(key_of).into_iter().collect();
    let is_known =
        |email: &String| parts.keys.iter().any(|key| key.system == KeySystem::Email && key.value == *email);
    if let Some(email) = own.filter(|email| *email != person.email && !is_known(email)) {
        let before = std::mem::replace(&mut person.email, email);
        person.email_bounced = None;
        further.extend(Some(before).filter(|before| !before.is_empty()));
    }
    let current = person.email.clone();
    for value in further.into_iter().filter(|value| *value != current) {
        add_key(parts, PersonKey { person: id, system: KeySystem::Email, value, record: id.0 });
    }
}

/// Where a row says somebody or something is; nothing if it says nothing new.
pub fn place(record: &Record, before: &Place) -> Option<Place> {
    let [city, region, country] = ["city", "region", "country"].map(|field| record.text(field));
    let same = |said: Option<&str>, known: &str| said.is_none_or(|said| alike(said, known));
    if same(city, &before.city) && same(region, &before.region) && same(country, &before.country) {
        return None;
    }
    // Another city lies in another region, unless the row says so.
    let moved = !same(city, &before.city);
    let keep = |said: Option<&str>, known: &str| {
        said.map_or_else(|| if moved { String::new() } else { known.to_owned() }, str::to_owned)
    };
    let (region, country) = (keep(region, &before.region), keep(country, &before.country));
    let city = city.map_or_else(|| before.city.clone(), str::to_owned);
    let named: Vec<&str> =
        [&city, &region, &country].into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    // Of a town that our list does not have we know the region, whose middle is near other towns.
    let point = match whereabouts(&named.join(", ")) {
        Some(Whereabouts::Known(places::Place::City(city))) => Some(city.point),
        _ => None,
    };
    let (latitude, longitude) = point.map_or((0.0, 0.0), |point| (point.latitude, point.longitude));
    Some(Place { city, region, country, latitude, longitude })
}

/// Something that has no field of its own is kept as a note.
pub fn note(parts: &mut Parts, desk: &mut Desk, text: &str) {
    if !parts.notes.iter().any(|note| alike(&note.text, text)) {
        add_note(parts, desk, text);
    }
}

/// The same for a text that is known to be new.
pub fn add_note(parts: &mut Parts, desk: &mut Desk, text: &str) {
    let Some(person) = parts.person.as_ref().map(|person| person.id) else { return };
    parts.notes.push(Note {
        id: Desk::number(&mut desk.ids.notes),
        person,
        by: PersonId::OUTSIDE,
        kind: NoteKind::Imported,
        date: desk.day,
        text: text.to_owned(),
    });
}

pub fn skills(record: &Record, parts: &mut Parts, source: &str) {
    let Some(person) = parts.person.as_ref().map(|person| person.id) else { return };
    for skill in record.list("skills") {
        if !parts.skills.iter().any(|known| alike(&known.skill, skill)) {
            parts.skills.push(PersonSkill {
                person,
                skill: skill.clone(),
                years: 0,
                source: source.to_owned(),
            });
        }
    }
}
