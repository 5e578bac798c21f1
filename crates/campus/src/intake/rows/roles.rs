use jiff::ToSpan;

use super::{Desk, alike, gifts::check_currency, person::place, say, work::rank};
use crate::{
    import::Record,
    model::{Employer, EmployerId, Place, Role, RoleId},
};

/// How long a role is open that does not say.
const OPEN_DAYS: i64 = 60;

/// What a row says of a role, apart from its details: whose it is and what it is called.
pub struct Post {
    pub employer: EmployerId,
    pub title: String,
    pub city: String,
}

/// Which role a row is about. Its employer is made if there is none of the name.
pub fn read(record: &Record, desk: &mut Desk) -> Result<Post, String> {
    for field in ["salary_from", "salary_to"] {
        if let Some(salary) = record.money(field) {
            check_currency(salary.currency, record.text("currency"))?;
        }
    }
    if let (Some(from), Some(to)) = (record.money("salary_from"), record.money("salary_to"))
        && from.hundredths > to.hundredths
    {
        return Err("Salary to: is below Salary from. Swap them, or correct one.".to_owned());
    }
    let (Some(title), Some(name)) = (record.text("title"), record.text("employer")) else {
        return Err("Role title and employer are missing. Fill them in.".to_owned());
    };
    let employer = desk.things.employer(name).unwrap_or_else(|| {
        let id = EmployerId(Desk::number(&mut desk.ids.employers));
        desk.things.add_employer(Employer {
            id,
            name: name.to_owned(),
            industry: String::new(),
            place: place(record, &Place::default()).unwrap_or_default(),
            employees: 0,
            founded: 0,
            about: String::new(),
            synthetic: false,
        });
        id
    });
    let city = record.text("city").unwrap_or_default();
    Ok(Post { employer, title: title.to_owned(), city: city.to_owned() })
}

/// A role with what a row says of it; a new one if there was none.
pub fn fill(record: &Record, post: &Post, before: Option<Role>, desk: &mut Desk) -> Role {
    let mut role = before.unwrap_or_else(|| Role {
        id: RoleId(Desk::number(&mut desk.ids.roles)),
        employer: post.employer,
        title: post.title.clone(),
        seniority: rank(&post.title),
        industry: desk.things.industry(post.employer),
        place: Place::default(),
        remote: false,
        salary_from: 0,
        salary_to: 0,
        posted: desk.day,
        closes: desk.day.checked_add(OPEN_DAYS.days()).unwrap_or(desk.day),
        must: Vec::new(),
        nice: Vec::new(),
        text: String::new(),
        synthetic: false,
    });
    if !alike(&role.title, &post.title) {
        role.title.clone_from(&post.title);
        role.seniority = rank(&post.title);
    }
    if let Some(level) = record.text("level") {
        role.seniority = rank(level);
    }
    role.place = place(record, &role.place).unwrap_or(role.place);
    role.remote = record.boolean("remote").unwrap_or(role.remote);
    let dollars = |field| {
        let hundredths = record.money(field)?.hundredths;
        u32::try_from(hundredths / 100).ok()
    };
    role.salary_from = dollars("salary_from").unwrap_or(role.salary_from);
    role.salary_to = dollars("salary_to").unwrap_or(role.salary_to).max(role.salary_from);
    role.closes = record.date("closes_on").unwrap_or(role.closes);
    for skill in record.list("skills") {
        if !role.must.iter().any(|known| alike(known, skill)) {
            role.must.push(skill.clone());
        }
    }
    say(&mut role.text, Some(text(record).as_str()).filter(|text| !text.is_empty()));
    role
}

/// All that is said of a role in words, in paragraphs.
fn text(record: &Record) -> String {
    let years = record.number("experience_years").map(|years| format!("{years} years of experience."));
    let labelled = |label: &str, field: &str| record.text(field).map(|text| format!("{label}: {text}"));
    [
        record.text("description").map(str::to_owned),
        record.text("requirements").map(str::to_owned),
        years,
        labelled("Department", "department"),
        labelled("Employment", "employment"),
    ]
    .into_iter()
    .flatten()
    .collect::<Vec<_>>()
    .join("\n\n")
}
