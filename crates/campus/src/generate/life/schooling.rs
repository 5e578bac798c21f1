use super::{
    super::{
        dice::{Dice, Stream},
        size::Kind,
        source::{Source, commencement, record},
        words::Field,
    },
    identity::Identity,
};
use crate::model::Education;

pub(super) struct Schooling {
    pub field: usize,
    pub ladder: usize,
    pub education: Vec<Education>,
    /// The year in which work can begin.
    pub free: i16,
}

/// Careers that begin with a further degree: its name and how long it takes.
const FURTHER: [(&str, &str, i16); 4] =
    [("medicine", "MD", 4), ("law", "JD", 3), ("academia", "PhD", 5), ("clinicalresearch", "MS", 2)];

pub(super) fn of(source: &Source, identity: &Identity) -> Schooling {
    let mut dice = source.dice(Stream::Education, identity.root());
    let dice = &mut dice;
    let fields = &source.words.fields;
    let field = dice.index(fields.len());
    let chosen = &fields[field];
    let ladder = dice.weighted(&chosen.ladders, |(_, weight)| *weight).0;
    let slug = source.words.ladders[ladder].slug;
    let end = identity.class_year.unwrap_or(identity.birth_year + 22);
    let elsewhere = *dice.pick(source.words.list("schools"));
    let school = if identity.kind == Kind::Staff { elsewhere } else { "Northfield University" };
    let first = Course { school, degree: chosen.degree, field: chosen.name, start: end - 4, years: 4 };
    let mut education = vec![first.record(source, identity, 0)];
    let mut free = end;
    if identity.kind == Kind::Alum {
        let needed = FURTHER.iter().find(|(ladder, ..)| *ladder == slug);
        if let Some((_, degree, years)) = needed {
            let subject = if *degree == "MD" {
                "Medicine"
            } else if *degree == "JD" {
                "Law"
            } else {
                chosen.name
            };
            let further = Course { school: elsewhere, degree, field: subject, start: end, years: *years };
            education.extend(further.if_begun(source, identity));
            free = end + years;
        } else if dice.chance(220) {
            let further = masters(chosen, end + dice.between(2, 9), elsewhere, dice);
            education.extend(further.if_begun(source, identity));
        }
    }
    Schooling { field, ladder, education, free }
}

fn masters<'a>(field: &Field, start: i16, school: &'a str, dice: &mut Dice) -> Course<'a> {
    let (degree, subject) = match field.degree {
        _ if dice.chance(300) => ("MBA", "Business Administration"),
        "BA" => ("MA", field.name),
        "BSW" => ("MSW", field.name),
        "BEd" => ("MEd", field.name),
        _ => ("MS", field.name),
    };
    Course { school, degree, field: subject, start, years: 2 }
}

struct Course<'a> {
    school: &'a str,
    degree: &'a str,
    field: &'a str,
    start: i16,
    years: i16,
}

impl Course<'_> {
    /// Nobody starts after today or shortly before death.
    fn if_begun(&self, source: &Source, identity: &Identity) -> Option<Education> {
        let begun = commencement(self.start) < source.today;
        let lived = identity.died.is_none_or(|died| died.year() > self.start + self.years);
        (begun && lived).then(|| self.record(source, identity, 1))
    }

    fn record(&self, source: &Source, identity: &Identity, index: usize) -> Education {
        let end_year = self.start + self.years;
        Education {
            id: record(identity.id, index),
            person: identity.id,
            school: self.school.into(),
            degree: self.degree.into(),
            field: self.field.into(),
            start_year: self.start,
            end_year,
            finished: commencement(end_year) < source.today,
        }
    }
}
