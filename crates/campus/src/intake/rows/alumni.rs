use super::{
    Desk, person,
    work::{self, Job},
};
use crate::{
    import::Record,
    model::{Consent, ConsentField},
    store::dossier::Parts,
};

pub fn put(record: &Record, parts: &mut Parts, desk: &mut Desk) {
    person::put(record, parts);
    if let Some(person) = &mut parts.person {
        person.is_alum = true;
        person.class_year = record.year("class_year").or(person.class_year);
        if let Some(former) = record.text("maiden_name") {
            super::say(person.former_last_name.get_or_insert_default(), Some(former));
        }
    }
    work::education(record, parts, desk);
    let job = Job {
        title: record.text("job_title"),
        employer: record.text("employer"),
        industry: record.text("industry"),
        years: None,
    };
    work::position(parts, desk, &job);
    person::skills(record, parts, record.text("job_title").unwrap_or_default());
    if record.boolean("do_not_contact") == Some(true) {
        refuse_contact(parts, desk);
    }
    if let Some(name) = record.text("preferred_name") {
        person::note(parts, desk, &format!("Goes by {name}."));
    }
    if let Some(notes) = record.text("notes") {
        person::note(parts, desk, notes);
    }
}

fn refuse_contact(parts: &mut Parts, desk: &Desk) {
    let Some(person) = parts.person.as_ref().map(|person| person.id) else { return };
    for field in [ConsentField::Email, ConsentField::Phone, ConsentField::Address] {
        let refused = Consent {
            person,
            field,
            granted: false,
            at: desk.day,
            basis: "said so in an imported file".to_owned(),
        };
        match parts.consents.iter_mut().find(|one| one.field == field) {
            Some(one) if one.granted => *one = refused,
            Some(_) => {}
            None => parts.consents.push(refused),
        }
    }
}
