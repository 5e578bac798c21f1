mod explained;
mod parts;
mod properties;
mod ranking;
mod wishes;

use super::*;

fn says(texts: &[&str]) -> Vec<Statement> {
    texts.iter().map(|text| Statement::new(*text)).collect()
}

fn home(name: &str, latitude: f64, longitude: f64) -> Home {
    Home { name: name.to_owned(), latitude: Some(latitude), longitude: Some(longitude) }
}

fn boston() -> Home {
    home("Boston, Massachusetts, United States", 42.36, -71.06)
}

fn chicago() -> Home {
    home("Chicago, Illinois, United States", 41.88, -87.63)
}

fn post(title: &str, industry: &str, is_now: bool) -> Post {
    Post { title: title.to_owned(), industry: industry.to_owned(), employer: String::new(), is_now }
}

/// A biology junior who wants product work in biotech.
fn student() -> Profile {
    Profile {
        id: 1,
        goals: says(&["become a product manager", "work in biotech"]),
        needs: says(&["practice for interviews", "a first contact in the industry"]),
        values: says(&["climate and conservation"]),
        fields: vec!["Biology".to_owned()],
        rung: Some(Rung::Junior),
        home: Some(boston()),
        times: vec!["weekday evenings".to_owned()],
        way: Some(Way::Either),
        languages: vec!["English".to_owned(), "Spanish".to_owned()],
        ..Profile::default()
    }
}

/// A mentor who fits.
fn mentor(id: u32) -> Profile {
    Profile {
        id,
        goals: says(&["mentor students"]),
        offers: says(&["mock interviews", "introductions to people who hire"]),
        values: says(&["sustainability"]),
        fields: vec!["Biology".to_owned()],
        work: vec![
            post("Senior product manager", "Biotechnology", true),
            post("Research associate", "Biotechnology", false),
        ],
        skills: vec!["Python".to_owned()],
        rung: Some(Rung::Senior),
        home: Some(boston()),
        times: vec!["weekday evenings".to_owned(), "weekends".to_owned()],
        way: Some(Way::Either),
        languages: vec!["English".to_owned()],
        places_left: Some(2),
        ..Profile::default()
    }
}

/// One who does not.
fn other(id: u32) -> Profile {
    Profile {
        id,
        goals: says(&["write a book"]),
        offers: says(&["help with licensing exams"]),
        values: says(&["rowing"]),
        fields: vec!["Accounting".to_owned()],
        work: vec![post("Controller", "Insurance", true)],
        rung: Some(Rung::Lead),
        home: Some(chicago()),
        times: vec!["weekday mornings".to_owned()],
        way: Some(Way::InPerson),
        languages: vec!["English".to_owned()],
        places_left: Some(1),
        ..Profile::default()
    }
}

fn rank(asker: &Profile, criteria: &[Criterion], others: &[Profile]) -> Ranked {
    let known: Vec<Known<'_>> = others.iter().map(Known::new).collect();
    Ranking::new(&Question { asker, side: Side::Seeker, criteria }, &known).ranked()
}

fn only(asker: &Profile, other: &Profile) -> Match {
    let ranked = rank(asker, &[], std::slice::from_ref(other));
    ranked.find(other.id).cloned().unwrap()
}

fn criterion(wish: Wish, need: Need, weight: u8) -> Criterion {
    Criterion { name: String::new(), any_of: vec![wish], need, weight, excluded: false }
}

fn place(name: &str) -> Wish {
    Wish::Area(Area { name: name.to_owned(), km: None })
}
