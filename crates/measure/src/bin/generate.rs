//! How fast people are made, and how much there is of them: `cargo run --release -p campus --example generate -- 100000`.
//! With `texts KIND COUNT` it prints samples of one kind of text instead.

use std::time::Instant;

use campus::{
    generate::{Generator, Size},
    model::Life,
};
use jiff::civil::date;

const TODAY: jiff::civil::Date = date(2026, 11, 15);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments[..] {
        [what, kind, count] if what == "texts" => show(kind, count.parse().unwrap_or(60)),
        [count] => measure(count.parse().unwrap_or(100_000)),
        _ => measure(100_000),
    }
}

fn measure(count: u32) {
    let start = Instant::now();
    let generator = Generator::new(7, Size::people(count), TODAY);
    println!("the world: {:.1?}", start.elapsed());
    let start = Instant::now();
    let mut sums = Sums::default();
    let sample = count.min(50_000);
    // All over the campus, because staff, students and alumni follow each other.
    for index in 0..sample {
        let number = 1 + u32::try_from(u64::from(index) * 7919 % u64::from(count)).unwrap_or(0);
        sums.add(&generator.person(number));
    }
    let seconds = start.elapsed().as_secs_f64();
    let people = f64::from(sample);
    println!(
        "{:.0} people a second on one thread, {:.0} s a million",
        people / seconds,
        1e6 * seconds / people
    );
    println!("rows and bytes of text a person:");
    for (name, (rows, bytes)) in sums.0 {
        println!("{name:14} {:7.3} {:8.1}", f64::from(rows) / people, f64::from(bytes) / people);
    }
}

#[derive(Default)]
struct Sums(std::collections::BTreeMap<&'static str, (u32, u32)>);

impl Sums {
    fn add(&mut self, life: &Life) {
        let person = &life.person;
        self.count(
            "person",
            [&person.headline, &person.bio, &person.email, &person.first_name, &person.last_name],
        );
        self.count("household", (life.household.members[0] == person.id).then_some(&life.household.street));
        self.count("relative", life.relatives.iter().map(|one| &one.name));
        self.count("education", life.education.iter().map(|one| &one.field));
        self.count("position", life.positions.iter().map(|one| &one.summary));
        self.count("skill", life.skills.iter().map(|one| &one.skill));
        self.count("interest", life.interests.iter().map(|one| &one.text));
        self.count("consent", life.consents.iter().map(|one| &one.basis));
        self.count("mentoring", life.mentoring.iter().map(|one| &one.availability[0]));
        self.count("pledge", life.pledges.iter().map(|_| &EMPTY));
        self.count("gift", life.gifts.iter().map(|_| &EMPTY));
        self.count("volunteering", life.volunteering.iter().map(|one| &one.activity));
        self.count("attendance", life.attendance.iter().map(|_| &EMPTY));
        self.count("membership", life.memberships.iter().map(|_| &EMPTY));
        self.count("post", life.posts.iter().map(|one| &one.text));
        self.count("note", life.notes.iter().map(|one| &one.text));
        self.count("candidate", life.candidate.iter().map(|one| &one.resume));
        self.count("student", life.student.iter().map(|one| &one.program));
        self.count("enrolment", life.enrolments.iter().map(|_| &EMPTY));
        self.count("hold", life.holds.iter().map(|one| &one.reason));
        self.count("mail", life.mails.iter().map(|one| &one.body));
    }

    fn count<'a>(&mut self, name: &'static str, texts: impl IntoIterator<Item = &'a String>) {
        let sum = self.0.entry(name).or_default();
        for text in texts {
            sum.0 += 1;
            sum.1 += u32::try_from(text.len()).unwrap_or(0);
        }
        if name == "person" {
            sum.0 -= 4;
        }
    }
}

static EMPTY: String = String::new();

fn show(kind: &str, count: usize) {
    let generator = Generator::new(7, Size::demo(), TODAY);
    let world = generator.world();
    let mut texts: Vec<String> = match kind {
        "policies" => world.policies.iter().map(|page| format!("{}\n{}", page.title, page.text)).collect(),
        "roles" => world.roles.iter().map(|role| format!("{}\n{}", role.title, role.text)).collect(),
        "employers" => world.employers.iter().map(|one| one.about.clone()).collect(),
        "events" => world.events.iter().map(|one| format!("{}: {}", one.title, one.description)).collect(),
        "bulk" => world.mails.iter().map(mail).collect(),
        _ => generator.people().flat_map(|life| texts(kind, &life)).collect(),
    };
    println!("{} of kind {kind}", texts.len());
    let step = (texts.len() / count.max(1)).max(1);
    for text in texts.drain(..).step_by(step).take(count) {
        println!("---\n{text}");
    }
}

fn texts(kind: &str, life: &Life) -> Vec<String> {
    match kind {
        "bios" => vec![life.person.bio.clone()],
        "headlines" => vec![life.person.headline.clone()],
        "summaries" => life.positions.iter().map(|one| format!("{}: {}", one.title, one.summary)).collect(),
        "posts" => life.posts.iter().map(|one| one.text.clone()).collect(),
        "notes" => {
            life.notes.iter().map(|one| format!("{:?} {}: {}", one.kind, one.date, one.text)).collect()
        }
        "resumes" => life.candidate.iter().map(|one| one.resume.clone()).collect(),
        "holds" => life.holds.iter().map(|one| one.reason.clone()).collect(),
        "threads" => {
            let mails: Vec<String> = life.mails.iter().map(mail).collect();
            if mails.is_empty() { Vec::new() } else { vec![mails.join("\n\n")] }
        }
        "lives" => vec![whole(life)],
        "relatives" => life
            .relatives
            .iter()
            .map(|one| format!("{}: {:?} {}", life.person.name(), one.kind, one.name))
            .collect(),
        _ => Vec::new(),
    }
}

/// All that is written about one person, to be read in one go.
fn whole(life: &Life) -> String {
    let person = &life.person;
    let mut lines = vec![format!(
        "{} {}, born {}, class {:?}, {}, {:?}, died {:?}\n{}\n{}",
        person.id.0,
        person.name(),
        person.birth_year,
        person.class_year,
        person.place.city,
        person.pronouns,
        person.died,
        person.headline,
        person.bio
    )];
    let months = |at: campus::model::YearMonth| format!("{}-{:02}", at.year, at.month);
    for one in &life.positions {
        let end = one.end.map(months).unwrap_or_default();
        let (start, title, at) = (months(one.start), &one.title, &one.employer_name);
        lines.push(format!("JOB {start} to {end}: {title}, {at} ({}). {}", one.industry, one.summary));
    }
    for kind in ["relatives", "posts", "notes", "holds", "resumes", "threads"] {
        lines.extend(texts(kind, life).into_iter().map(|text| format!("{kind}: {text}")));
    }
    lines.extend(
        life.pledges
            .iter()
            .map(|one| format!("PLEDGE {} {} cents, {} years", one.date, one.cents, one.years)),
    );
    lines.extend(
        life.gifts.iter().map(|one| format!("GIFT {} {} cents to {}", one.date, one.cents, one.fund.0)),
    );
    lines.join("\n")
}

fn mail(mail: &campus::model::Mail) -> String {
    format!(
        "[{:?}] {} <{}> to {} at {}\nSubject: {}\n{}",
        mail.kind, mail.from.name, mail.from.address, mail.to.name, mail.at, mail.subject, mail.body
    )
}
