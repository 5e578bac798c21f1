//! How high somebody stands, by the words of a title.

use super::text;

/// From the first job to the one who owns the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seniority {
    Intern,
    Junior,
    Mid,
    Senior,
    Lead,
    Manager,
    Director,
    Vp,
    Chief,
    Owner,
}

impl Seniority {
    pub const ALL: [Self; 10] = [
        Self::Intern,
        Self::Junior,
        Self::Mid,
        Self::Senior,
        Self::Lead,
        Self::Manager,
        Self::Director,
        Self::Vp,
        Self::Chief,
        Self::Owner,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Intern => "intern",
            Self::Junior => "junior",
            Self::Mid => "mid",
            Self::Senior => "senior",
            Self::Lead => "lead",
            Self::Manager => "manager",
            Self::Director => "director",
            Self::Vp => "vp",
            Self::Chief => "chief",
            Self::Owner => "owner",
        }
    }

    /// How many steps lie between the two.
    pub fn steps_to(self, other: Self) -> f32 {
        f32::from((self as u8).abs_diff(other as u8))
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// What was found, and the words that decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    pub level: Seniority,
    pub words: &'static str,
}

/// The first that occurs decides, so what lowers a title stands before what it lowers.
const RULES: &[(&str, Option<Seniority>)] = &[
    // Words that look like a rank and are none.
    ("lead generation", None),
    ("business partner", None),
    ("case manager", None),
    ("community manager", None),
    ("chief of staff", Some(Seniority::Director)),
    ("executive assistant", Some(Seniority::Mid)),
    ("assistant to", Some(Seniority::Mid)),
    ("president assistant", Some(Seniority::Mid)),
    ("internal auditor", None),
    ("general counsel", Some(Seniority::Chief)),
    ("assistant manager", Some(Seniority::Lead)),
    ("assistant store manager", Some(Seniority::Lead)),
    ("co founder", Some(Seniority::Owner)),
    ("cofounder", Some(Seniority::Owner)),
    ("founder", Some(Seniority::Owner)),
    ("proprietor", Some(Seniority::Owner)),
    ("product owner", None),
    ("process owner", None),
    ("owner", Some(Seniority::Owner)),
    ("self employed", Some(Seniority::Owner)),
    ("managing partner", Some(Seniority::Owner)),
    ("entrepreneur", Some(Seniority::Owner)),
    ("vice president", Some(Seniority::Vp)),
    ("vice provost", Some(Seniority::Vp)),
    ("managing director", Some(Seniority::Chief)),
    ("chief", Some(Seniority::Chief)),
    ("president", Some(Seniority::Chief)),
    ("chancellor", Some(Seniority::Chief)),
    ("chairman", Some(Seniority::Chief)),
    ("internship", Some(Seniority::Intern)),
    ("intern", Some(Seniority::Intern)),
    ("apprentice", Some(Seniority::Intern)),
    ("working student", Some(Seniority::Intern)),
    ("art director", Some(Seniority::Director)),
    ("director", Some(Seniority::Director)),
    ("head of", Some(Seniority::Director)),
    ("dean", Some(Seniority::Director)),
    ("trainee", Some(Seniority::Junior)),
    ("assistant principal", Some(Seniority::Manager)),
    ("principal", Some(Seniority::Lead)),
    ("manager", Some(Seniority::Manager)),
    ("superintendent", Some(Seniority::Manager)),
    ("team lead", Some(Seniority::Lead)),
    ("team leader", Some(Seniority::Lead)),
    ("lead", Some(Seniority::Lead)),
    ("supervisor", Some(Seniority::Lead)),
    ("foreman", Some(Seniority::Lead)),
    ("staff engineer", Some(Seniority::Lead)),
    ("staff software engineer", Some(Seniority::Lead)),
    ("senior", Some(Seniority::Senior)),
    ("experienced", Some(Seniority::Senior)),
    ("expert", Some(Seniority::Senior)),
    ("junior", Some(Seniority::Junior)),
    ("graduate", Some(Seniority::Junior)),
    ("entry level", Some(Seniority::Junior)),
    ("beginner", Some(Seniority::Junior)),
    ("mid level", Some(Seniority::Mid)),
    ("intermediate", Some(Seniority::Mid)),
];

/// How high the title stands; nothing if no word of it says so.
pub fn seniority(title: &str) -> Option<Decided> {
    of_normal(&text::normalise(title))
}

/// The same for a text that is normalised already.
pub(super) fn of_normal(title: &str) -> Option<Decided> {
    let mut padded = format!(" {title} ");
    for (words, level) in RULES {
        let needle = format!(" {words} ");
        if !padded.contains(&needle) {
            continue;
        }
        match level {
            Some(level) => return Some(Decided { level: *level, words }),
            None => padded = padded.replace(&needle, " "),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deciding_words_are_found() {
        for (title, level) in [
            ("Sr. Software Eng", Some(Seniority::Senior)),
            ("Senior Product Manager", Some(Seniority::Manager)),
            ("Engineering Intern", Some(Seniority::Intern)),
            ("Jr Analyst", Some(Seniority::Junior)),
            ("SVP, Sales", Some(Seniority::Vp)),
            ("CTO & Co-Founder", Some(Seniority::Owner)),
            ("CFO", Some(Seniority::Chief)),
            ("Head of Design", Some(Seniority::Director)),
            ("Assistant Manager", Some(Seniority::Lead)),
            ("Executive Assistant to the CEO", Some(Seniority::Mid)),
            ("Lead Generation Specialist", None),
            ("HR Business Partner", None),
            ("Product Owner", None),
            ("Internal Auditor", None),
            ("Nurse", None),
            ("", None),
        ] {
            assert_eq!(seniority(title).map(|decided| decided.level), level, "{title}");
        }
    }

    #[test]
    fn names_lead_back_to_their_level() {
        for level in Seniority::ALL {
            assert_eq!(Seniority::named(level.name()), Some(level));
        }
        assert_eq!(Seniority::named("king"), None);
    }
}
