//! Candidates by lot: names of many cultures, pronouns, schools, years, and résumés laid out in many ways.

use std::{fmt::Write as _, sync::OnceLock};

use matching::lexicon::text::fold;
use talent::{Resume, score::Indexed};

use super::{
    dice::Dice,
    families::{FAMILIES, Family},
    roles::{indexed, read},
};

pub const PEOPLE: usize = 1_000;

/// Some are also trades, places or programming languages.
const FIRST: &str = "Liam,Emma,Lakisha,Jamal,Mohammed,Fatima,Wei,Mei,Priya,Arjun,Juan,María,Chidi,Amara,\
    Siobhán,Jürgen,Katarzyna,Oleksandr,Yuki,Min-jun,Aisha,Shira,Mehmet,Leilani,Dakota,Ruby,Julia,Jordan,\
    Austin,Grace,Thảo,Björn,Nia,Tomás,Ingrid,Kofi";
const LAST: &str = "Smith,Washington,Okonkwo,García López,Nguyễn,Müller-Weiß,O'Connell,Al-Farsi,Zhang,Tanaka,\
    Kim,Patel,Venkataraman,Shevchenko,Wiśniewska,Cohen,Yılmaz,Kealoha,Whitehorse,Boateng,Lindqvist,\
    van der Berg,Di Stefano,Baker,Swift,Young,Rahman,Haddad,Ferreira,Novák";
const SCHOOLS: &[&str] = &[
    "Harvard University",
    "Northfield University",
    "University of Michigan",
    "Massachusetts Institute of Technology",
    "Lakeview Community College",
    "Howard University",
    "Universidad Nacional Autónoma de México",
    "University of Nairobi",
    "Tsinghua University",
    "Technische Universität München",
    "Smith College",
    "Indian Institute of Technology Delhi",
    "City College of San Francisco",
    "University of the West Indies",
];
const CITIES: &[&str] = &["Boston, MA", "Austin, TX", "Lagos, Nigeria", "Leeds, UK", "Toronto, Canada"];
const LANGUAGES: &[&str] = &["Spanish", "French", "Mandarin", "German", "Arabic", "Hindi", "Portuguese"];
const PRONOUNS: &[[&str; 3]] = &[["she", "her", "Ms."], ["he", "his", "Mr."]];
const MONTHS: &[&str] = &["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/// For a summary, work, schooling, skills and the rest.
const HEADINGS: &[[&str; 5]] = &[
    ["Summary", "Experience", "Education", "Skills", "Volunteering"],
    ["PROFILE", "EMPLOYMENT HISTORY", "EDUCATION", "SKILLS", "COMMUNITY"],
    ["About me", "Professional Experience", "Education and Training", "Core Skills", "Volunteer Work"],
    ["SUMMARY", "WORK EXPERIENCE", "ACADEMIC BACKGROUND", "TECHNICAL SKILLS", "VOLUNTEERING"],
];

/// Whether a line of a résumé is a heading.
pub fn is_heading(line: &str) -> bool {
    HEADINGS.iter().flatten().any(|heading| *heading == line) || ["Certificates", "Languages"].contains(&line)
}

pub struct Person {
    pub name: String,
    pub school: &'static str,
    pub text: String,
}

/// Somebody, read once for all tests.
pub struct Known {
    pub person: Person,
    pub resume: Resume,
    pub indexed: Indexed,
}

static KNOWN: [OnceLock<Known>; PEOPLE] = [const { OnceLock::new() }; PEOPLE];

pub fn known(number: usize) -> &'static Known {
    KNOWN[number].get_or_init(|| {
        let person = person(u64::try_from(number).unwrap());
        let resume = read(&person.text);
        Known { indexed: indexed(&resume), resume, person }
    })
}

/// How one lays out a page.
struct Layout {
    headings: &'static [&'static str; 5],
    bullet: &'static str,
    dates: usize,
    is_title_first: bool,
}

struct Draft {
    dice: Dice,
    family: &'static Family,
    layout: Layout,
    first: &'static str,
    last: &'static str,
    school: &'static str,
    pronoun: Option<&'static [&'static str; 3]>,
    /// The year of the first degree.
    degree: i16,
}

fn person(number: u64) -> Person {
    let mut dice = Dice::new(number);
    let layout = Layout {
        headings: &HEADINGS[dice.below(HEADINGS.len())],
        bullet: dice.pick(&["- ", "• ", "* ", ""]),
        dates: dice.below(3),
        is_title_first: dice.chance(60),
    };
    let mut draft = Draft {
        family: &FAMILIES[dice.below(FAMILIES.len())],
        layout,
        first: dice.pick(&FIRST.split(',').collect::<Vec<_>>()),
        last: dice.pick(&LAST.split(',').collect::<Vec<_>>()),
        school: dice.pick(SCHOOLS),
        pronoun: dice.chance(70).then(|| &PRONOUNS[dice.below(PRONOUNS.len())]),
        degree: 1985 + i16::try_from(dice.below(38)).unwrap(),
        dice,
    };
    let text = draft.write();
    Person { name: format!("{} {}", draft.first, draft.last), school: draft.school, text }
}

impl Draft {
    fn write(&mut self) -> String {
        let [summary, work, school, skills, rest] = *self.layout.headings;
        let mut parts = vec![self.head()];
        if self.dice.chance(70) {
            parts.push(format!("{summary}\n{}", self.summary()));
        }
        let mut middle = vec![
            format!("{work}\n{}", self.jobs()),
            format!("{school}\n{}", self.schools()),
            format!("{skills}\n{}", self.skills()),
        ];
        if self.dice.chance(40) {
            middle.swap(0, 1);
        }
        parts.extend(middle);
        if self.dice.chance(40) {
            parts.push(format!("Certificates\n{}", self.family.certificate));
        }
        if self.dice.chance(40) {
            parts.push(format!("Languages\nEnglish, {}", self.dice.pick(LANGUAGES)));
        }
        if self.dice.chance(40) {
            let bullet = self.layout.bullet;
            parts.push(format!("{rest}\n{bullet}Tutor of first-year students at {}", self.school));
        }
        parts.join("\n\n")
    }

    fn head(&mut self) -> String {
        let name = format!("{} {}", self.first, self.last);
        let style = self.dice.below(6);
        let name = match style {
            0 => name.to_uppercase(),
            1 => spaced(&name.to_uppercase()),
            _ => name,
        };
        let is_said = self.dice.chance(30);
        let said = match self.pronoun {
            Some([he, his, _]) if is_said && style == 1 => format!("\n({he}/{his})"),
            Some([he, his, _]) if is_said => format!(" ({he}/{his})"),
            _ => String::new(),
        };
        let mail: String = fold(&format!("{}.{}", self.first, self.last))
            .chars()
            .filter(|letter| letter.is_ascii_alphanumeric() || *letter == '.')
            .collect();
        let phone = format!("(555) {:03}-{:04}", self.dice.below(1000), self.dice.below(10_000));
        let city = self.dice.pick(CITIES);
        match self.dice.below(4) {
            0 => format!("{name}{said}\n{city}\n{mail}@mail.example\n{phone}"),
            1 => format!("{name}{said}\n{city} · {phone} · {mail}@mail.example"),
            2 => format!("{name}{said}\n12 Elm Street, {city}\n{phone} | {mail}@mail.example"),
            _ => format!("{name}{said}\n{mail}@mail.example | linkedin.com/in/{}", mail.replace('.', "-")),
        }
    }

    fn summary(&mut self) -> String {
        let title = self.dice.pick(self.family.titles);
        let skill = self.dice.pick(self.family.skills);
        match self.pronoun {
            Some([he, his, mr]) => match self.dice.below(3) {
                0 => format!("{} is a {title}. Colleagues value {his} knowledge of {skill}.", self.first),
                1 => format!("{mr} {} works as a {title}, and {he} enjoys {skill}.", self.last),
                _ => format!("{title} with a good hand for {skill}, known for {his} patience."),
            },
            None => format!("{title} with a good hand for {skill}, who likes to work with others."),
        }
    }

    fn jobs(&mut self) -> String {
        let mut end = 2026_i16;
        let mut jobs = Vec::new();
        for number in 0..=self.dice.below(4) {
            let start = end - 1 - i16::try_from(self.dice.below(4)).unwrap();
            let is_now = number == 0 && self.dice.chance(60);
            let time = match self.layout.dates {
                2 if is_now => format!("since {start}"),
                2 => format!("{start} - {end}"),
                _ if is_now => format!("{} – present", self.month(start)),
                _ => format!("{} – {}", self.month(start), self.month(end)),
            };
            let title = self.dice.pick(self.family.titles);
            let employer = self.dice.pick(self.family.employers);
            let mut job = if self.layout.is_title_first {
                format!("{title}, {employer}, {time}")
            } else {
                format!("{employer} ({time})\n{title}")
            };
            let count = 2 + self.dice.below(3);
            for done in self.dice.some(self.family.bullets, count) {
                write!(job, "\n{}{done}.", self.layout.bullet).unwrap();
            }
            let is_praised = self.dice.chance(30);
            if let Some([_, his, _]) = self.pronoun.filter(|_| is_praised) {
                write!(job, "\n{}Praised by customers for {his} clear reports.", self.layout.bullet).unwrap();
            }
            jobs.push(job);
            end = start;
        }
        jobs.join("\n\n")
    }

    fn month(&mut self, year: i16) -> String {
        let month = self.dice.below(12);
        match self.layout.dates {
            0 => format!("{:02}/{year}", month + 1),
            _ => format!("{} {year}", MONTHS[month]),
        }
    }

    fn schools(&mut self) -> String {
        let mut lines = Vec::new();
        let style = self.dice.below(5);
        let first = (self.school, self.degree);
        let second = (self.dice.pick(SCHOOLS), self.degree - 3);
        let is_second = second.0 != self.school && self.dice.chance(30);
        for (school, year) in [Some(first), is_second.then_some(second)].into_iter().flatten() {
            let degree = self.dice.pick(self.family.degrees);
            let start = year - 4;
            lines.push(match style {
                0 => format!("{degree}, {school}, {year}"),
                1 => format!("{school}\n{degree}\n{start} – {year}"),
                2 => format!("{school}: {degree} ({year})"),
                3 => format!("{degree}\n{school}, Sep {start} – May {year}"),
                _ => format!("{degree}, {school}, Class of {year}"),
            });
        }
        lines.join("\n\n")
    }

    fn skills(&mut self) -> String {
        let count = 4 + self.dice.below(4);
        let known = self.dice.some(self.family.skills, count);
        match self.dice.below(3) {
            0 => known.join(", "),
            1 => known.join(" · "),
            _ => {
                let bullet = self.layout.bullet;
                known.iter().map(|skill| format!("{bullet}{skill}")).collect::<Vec<_>>().join("\n")
            }
        }
    }
}

/// "L I A M   S M I T H".
fn spaced(name: &str) -> String {
    let words = name.split(' ').map(|word| word.chars().map(String::from).collect::<Vec<_>>().join(" "));
    words.collect::<Vec<_>>().join("   ")
}
