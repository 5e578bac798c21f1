//! Wishes that can be said in words or sent as a chip, each with what is true of whom. What is true is read off the
//! records themselves, and shares no code with the index.

use std::collections::BTreeSet;

use campus::{
    model::{
        AttendanceStatus, ConsentField, EventKind, InterestKind, Life, MentoringSide, Position, Seniority,
    },
    people::PersonKind,
};

use super::bench::Bench;

type Holds = Box<dyn Fn(&Life) -> Option<bool>>;

/// Something that may be wished for.
pub struct Wish {
    /// Two of one slot would be an "or".
    pub slot: &'static str,
    pub said: String,
    /// Empty if one chip does not say it.
    pub chip: String,
    pub is_not: bool,
    /// `None` if it is not for a reader of the directory to know.
    pub holds: Holds,
}

impl Wish {
    /// Whether somebody has what is wished for.
    pub fn takes(&self, life: &Life) -> bool {
        (self.holds)(life) == Some(!self.is_not)
    }
}

pub fn agreed(life: &Life, field: ConsentField) -> bool {
    life.consents.iter().any(|consent| consent.field == field && consent.granted)
}

/// Whether somebody stands in the directory.
pub fn is_listed(life: &Life) -> bool {
    agreed(life, ConsentField::Directory) && life.person.died.is_none()
}

pub fn is(life: &Life, kind: PersonKind) -> bool {
    match kind {
        PersonKind::Student => life.person.is_student,
        PersonKind::Alum => life.person.is_alum,
        PersonKind::Staff => life.person.is_staff,
    }
}

fn newest(life: &Life) -> Option<&Position> {
    life.positions.iter().max_by_key(|one| (one.end.is_none(), one.start))
}

fn shared(field: ConsentField, holds: impl Fn(&Life) -> bool + 'static) -> Holds {
    Box::new(move |life| agreed(life, field).then(|| holds(life)))
}

fn known(holds: impl Fn(&Life) -> bool + 'static) -> Holds {
    Box::new(move |life| Some(holds(life)))
}

fn kilometres((latitude, longitude): (f64, f64), other: (f64, f64)) -> f64 {
    let rad = f64::to_radians;
    let a = (rad(other.0 - latitude) / 2.0).sin().powi(2)
        + rad(latitude).cos() * rad(other.0).cos() * (rad(other.1 - longitude) / 2.0).sin().powi(2);
    2.0 * 6371.0 * a.sqrt().asin()
}

/// All wishes that this campus can be asked for.
pub fn wishes(bench: &Bench) -> Vec<Wish> {
    let mut all = Vec::new();
    let lives = bench.lives();
    places(&lives, &mut all);
    study(&mut all);
    career(&lives, &mut all);
    giving(&mut all);
    events(bench, &mut all);
    community(bench, &mut all);
    all
}

/// Wishes that turn around what a distance or a deed says.
pub fn turned(bench: &Bench) -> Vec<Wish> {
    let mut all = Vec::new();
    let lives = bench.lives();
    let home = lives.iter().find(|life| life.person.place.city == "Worcester").expect("somebody lives there");
    let middle = (home.person.place.latitude, home.person.place.longitude);
    for (said, km) in [("not within 30 miles of Worcester", 48.0), ("more than 100 km from Worcester", 100.0)]
    {
        let near = move |life: &Life| {
            kilometres(middle, (life.person.place.latitude, life.person.place.longitude)) <= km
        };
        add_words(&mut all, "place", said, shared(ConsentField::Address, near));
    }
    add_not(&mut all, "gave", "who do not give", "gave", known(|life| total(life) > 0));
    let either = |life: &Life| total(life) > 0 || !life.volunteering.is_empty();
    add_words(&mut all, "neither", "who never gave or volunteered", known(either));
    add_words(&mut all, "neither", "who did not volunteer or give", known(either));
    add_not(&mut all, "gave_in", "who did not give in 2024", "gave in 2024", gave_in(2024, 2024));
    all
}

fn add(all: &mut Vec<Wish>, slot: &'static str, said: &str, chip: &str, holds: Holds) {
    all.push(Wish { slot, said: said.to_owned(), chip: chip.to_owned(), is_not: false, holds });
}

fn add_not(all: &mut Vec<Wish>, slot: &'static str, said: &str, chip: &str, holds: Holds) {
    all.push(Wish { slot, said: said.to_owned(), chip: chip.to_owned(), is_not: true, holds });
}

/// What takes more than one chip to say, and is sent in words.
fn add_words(all: &mut Vec<Wish>, slot: &'static str, said: &str, holds: Holds) {
    all.push(Wish { slot, said: said.to_owned(), chip: String::new(), is_not: true, holds });
}

fn places(lives: &[Life], all: &mut Vec<Wish>) {
    for city in ["Boston", "Chicago", "San Francisco", "Worcester", "London", "Denver"] {
        let Some(home) = lives.iter().find(|life| life.person.place.city == city) else { continue };
        let middle = (home.person.place.latitude, home.person.place.longitude);
        let near = move |km: f64| {
            move |life: &Life| {
                kilometres(middle, (life.person.place.latitude, life.person.place.longitude)) <= km
            }
        };
        add(all, "place", &format!("in {city}"), city, shared(ConsentField::Address, near(50.0)));
        add_not(all, "place", &format!("not in {city}"), city, shared(ConsentField::Address, near(50.0)));
    }
    for state in ["Massachusetts", "California", "Illinois", "Connecticut"] {
        let there = move |life: &Life| life.person.place.region == state;
        add(all, "place", &format!("living in {state}"), state, shared(ConsentField::Address, there));
        add_not(all, "place", &format!("outside of {state}"), state, shared(ConsentField::Address, there));
    }
}

fn study(all: &mut Vec<Wish>) {
    let class = |from: i16, to: i16| {
        known(move |life: &Life| life.person.class_year.is_some_and(|year| (from..=to).contains(&year)))
    };
    for (said, chip, from, to) in [
        ("from the nineties", "1990 to 1999", 1990, 1999),
        ("class of 2005", "2005", 2005, 2005),
        ("who graduated since 2010", "since 2010", 2010, 2100),
        ("who graduated before 1985", "before 1985", 1900, 1984),
        ("who graduated between 1995 and 2004", "1995 to 2004", 1995, 2004),
        ("from the 1980s", "1980 to 1989", 1980, 1989),
    ] {
        add(all, "class", said, chip, class(from, to));
    }
    for (said, field) in [
        ("who studied chemistry", "Chemistry"),
        ("who studied biology", "Biology"),
        ("economics majors", "Economics"),
        ("who studied computer science", "Computer Science"),
        ("with a degree in nursing", "Nursing"),
        ("who studied history", "History"),
    ] {
        let studied = move |life: &Life| {
            life.education.iter().any(|one| one.field == field)
                || life.student.as_ref().is_some_and(|student| student.program == field)
        };
        add(all, "field", said, field, known(studied));
    }
    let engineering = |life: &Life| {
        let mut all = life.education.iter().map(|one| &one.field);
        all.any(|field| field.ends_with("Engineering"))
            || life.student.as_ref().is_some_and(|student| student.program.ends_with("Engineering"))
    };
    add(all, "field", "who studied engineering", "Engineering", known(engineering));
    for (said, chip, degree) in [("with an MBA", "MBA", "MBA"), ("with a JD", "Juris Doctor", "JD")] {
        let has = move |life: &Life| life.education.iter().any(|one| one.finished && one.degree == degree);
        add(all, "degree", said, chip, known(has));
    }
    let speaks = |life: &Life| {
        life.interests.iter().any(|one| one.kind == InterestKind::Language && one.text == "Spanish")
    };
    add(all, "language", "who speak Spanish", "Spanish", known(speaks));
}

fn career(lives: &[Life], all: &mut Vec<Wish>) {
    for (said, industry) in [
        ("in biotechnology", "Biotechnology"),
        ("working in software", "Software"),
        ("in insurance", "Insurance"),
    ] {
        let works = move |life: &Life| life.positions.iter().any(|one| one.industry == industry);
        add(all, "industry", said, industry, shared(ConsentField::Career, works));
        let not = said.replace("working in", "not in").replace("in ", "not in ").replace("not not", "not");
        add_not(all, "industry", &not, industry, shared(ConsentField::Career, works));
    }
    let positions = lives.iter().flat_map(|life| &life.positions);
    let recorded: BTreeSet<String> = positions.map(|one| one.industry.clone()).collect();
    for industry in recorded {
        let said = format!("working in {}", industry.to_lowercase());
        let name = industry.clone();
        let works = move |life: &Life| life.positions.iter().any(|one| one.industry == name);
        add(all, "industry", &said, &industry, shared(ConsentField::Career, works));
    }
    for (said, chip, level) in [
        ("who are directors", "Director", Seniority::Director),
        ("who are executives", "Executive", Seniority::Executive),
    ] {
        let at = move |life: &Life| newest(life).is_some_and(|one| one.seniority == level);
        add(all, "level", said, chip, shared(ConsentField::Career, at));
    }
    let employer = lives.iter().flat_map(|life| &life.positions).find(|one| one.employer.is_some()).unwrap();
    let name = employer.employer_name.clone();
    let (now, ever, before) = (name.clone(), name.clone(), name.clone());
    let is_there = move |life: &Life, name: &str| {
        life.positions.iter().any(|one| one.end.is_none() && one.employer_name == name)
    };
    let was_there = move |life: &Life, name: &str| life.positions.iter().any(|one| one.employer_name == name);
    let works = shared(ConsentField::Career, move |life| is_there(life, &now));
    add(all, "employer", &format!("who work at {name}"), &format!("works at {name}"), works);
    let worked = shared(ConsentField::Career, move |life| was_there(life, &ever));
    add(all, "employer", &format!("who worked at {name}"), &format!("worked at {name}"), worked);
    let left = shared(ConsentField::Career, move |life| was_there(life, &before) && !is_there(life, &before));
    add(all, "employer", &format!("who used to work at {name}"), &format!("used to work at {name}"), left);
}

fn total(life: &Life) -> i64 {
    life.gifts.iter().map(|gift| gift.cents).sum()
}

fn gave_in(from: i16, to: i16) -> Holds {
    known(move |life: &Life| life.gifts.iter().any(|gift| (from..=to).contains(&gift.date.year())))
}

fn giving(all: &mut Vec<Wish>) {
    add(all, "gave", "who gave", "gave", known(move |life| total(life) > 0));
    add_not(all, "gave", "who never gave", "gave", known(move |life| total(life) > 0));
    add(all, "gave_in", "who gave in 2024", "gave in 2024", gave_in(2024, 2024));
    add(all, "gave_in", "who donated since 2020", "gave since 2020", gave_in(2020, 2100));
    add(all, "gave_in", "who gave between 2015 and 2018", "gave from 2015 to 2018", gave_in(2015, 2018));
    add_not(all, "gave_in", "who have not given since 2021", "gave since 2021", gave_in(2021, 2100));
    add(
        all,
        "given",
        "who gave more than $1,000",
        "more than $1,000",
        known(move |life| total(life) > 100_000),
    );
    add(all, "given", "who gave between $50 and $400", "$50 to $400", {
        known(move |life| (5_000..=40_000).contains(&total(life)))
    });
    let last = |life: &Life| life.gifts.iter().map(|gift| gift.date.year()).max();
    add(all, "last_gift", "whose last gift was before 2020", "last gave before 2020", {
        known(move |life| last(life).is_some_and(|year| year < 2020))
    });
}

fn events(bench: &Bench, all: &mut Vec<Wish>) {
    let kinds: std::collections::BTreeMap<u32, (EventKind, i16)> =
        bench.events().into_iter().map(|(id, event)| (id, (event.kind, event.date.year()))).collect();
    let came = |kind: Option<EventKind>, from: i16, to: i16| {
        let kinds = kinds.clone();
        known(move |life: &Life| {
            life.attendance.iter().any(|one| {
                let (own, year) = kinds[&one.event.0];
                one.status == AttendanceStatus::Attended
                    && kind.is_none_or(|kind| kind == own)
                    && (from..=to).contains(&year)
            })
        })
    };
    let always = (1900, 2100);
    for (said, chip, kind, (from, to)) in [
        ("who came to an event", "attended an event", None, always),
        ("who attended a reunion", "attended a reunion", Some(EventKind::Reunion), always),
        ("who came to homecoming", "attended homecoming", Some(EventKind::Homecoming), always),
        (
            "who attended a webinar since 2019",
            "attended a webinar since 2019",
            Some(EventKind::Webinar),
            (2019, 2100),
        ),
        ("who came to an event in 2024", "attended an event in 2024", None, (2024, 2024)),
        (
            "who went to a lecture between 2014 and 2020",
            "attended a lecture from 2014 to 2020",
            Some(EventKind::Lecture),
            (2014, 2020),
        ),
    ] {
        add(all, "attended", said, chip, came(kind, from, to));
    }
    add_not(all, "attended", "who never came to an event", "attended an event", came(None, 1900, 2100));
    add_not(
        all,
        "attended",
        "who never attended a reunion",
        "attended a reunion",
        came(Some(EventKind::Reunion), 1900, 2100),
    );
}

fn community(bench: &Bench, all: &mut Vec<Wish>) {
    add(all, "volunteered", "who volunteered", "volunteered", known(|life| !life.volunteering.is_empty()));
    add_not(
        all,
        "volunteered",
        "who never volunteered",
        "volunteered",
        known(|life| !life.volunteering.is_empty()),
    );
    add(all, "volunteered", "who volunteered in 2022", "volunteered in 2022", {
        known(|life| {
            life.volunteering
                .iter()
                .any(|one| one.start.year() <= 2022 && one.end.is_none_or(|end| end.year() >= 2022))
        })
    });
    for group in bench.generator.world().groups.iter().take(20).step_by(3) {
        let (name, id) = (group.name.clone(), group.id);
        let member = move |life: &Life| life.memberships.iter().any(|one| one.group == id);
        add(all, "group", &format!("members of {name}"), &format!("member of {name}"), known(member));
    }
    let organises = |life: &Life| life.memberships.iter().any(|one| one.organiser);
    add(all, "organiser", "who organize groups", "organises a group", known(organises));
    let side = |side: MentoringSide| {
        known(move |life: &Life| life.mentoring.as_ref().is_some_and(|one| one.side == side))
    };
    add(all, "mentor", "mentors", "mentors others", side(MentoringSide::Mentor));
    add(all, "mentee", "who look for a mentor", "looks for a mentor", side(MentoringSide::Mentee));
    let bounced = |life: &Life| life.person.email_bounced.is_some();
    add(all, "contact", "with bounced email", "email bounced", shared(ConsentField::Email, bounced));
    add_not(all, "contact", "email not bounced", "email bounced", shared(ConsentField::Email, bounced));
}
