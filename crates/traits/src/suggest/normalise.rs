use matching::lexicon::{places, seniority, text, titles};
use serde::Serialize;

use super::typos;

/// A title of more letters is no title. What comes after does not count.
const LONGEST: usize = 300;

/// Below this, no title of our list is meant.
const KNOWN: f32 = 0.5;

/// What says how the work is done, not what it is.
const NOISE: &[&str] = &[
    "all genders",
    "any gender",
    "contract",
    "d",
    "f",
    "fixed term",
    "freelance",
    "full time",
    "fulltime",
    "hybrid",
    "immediate start",
    "m",
    "maternity cover",
    "on site",
    "onsite",
    "part time",
    "permanent",
    "remote",
    "seasonal",
    "temporary",
    "urgent",
    "w",
    "we are hiring",
    "x",
];

/// Words that announce a number.
const NUMBERED: &[&str] = &["id", "job", "no", "nr", "ref", "req"];

/// Words that name a woman or a man, and the work.
const GENDERED: &[(&str, &str)] = &[
    ("actress", "actor"),
    ("anchorman", "news anchor"),
    ("anchorwoman", "news anchor"),
    ("businessman", "business person"),
    ("businesswoman", "business person"),
    ("cameraman", "camera operator"),
    ("camerawoman", "camera operator"),
    ("chairman", "chairperson"),
    ("chairwoman", "chairperson"),
    ("cleaning lady", "cleaner"),
    ("craftsman", "craft worker"),
    ("deliveryman", "delivery driver"),
    ("doorman", "door attendant"),
    ("draftsman", "drafter"),
    ("fireman", "firefighter"),
    ("fisherman", "fisher"),
    ("foreman", "supervisor"),
    ("forewoman", "supervisor"),
    ("handyman", "maintenance worker"),
    ("headmaster", "head teacher"),
    ("headmistress", "head teacher"),
    ("hostess", "host"),
    ("housewife", "homemaker"),
    ("journeyman", "qualified worker"),
    ("mailman", "mail carrier"),
    ("masseuse", "massage therapist"),
    ("middleman", "intermediary"),
    ("ombudsman", "ombuds officer"),
    ("policeman", "police officer"),
    ("policewoman", "police officer"),
    ("postman", "mail carrier"),
    ("repairman", "repair technician"),
    ("saleslady", "salesperson"),
    ("salesman", "salesperson"),
    ("saleswoman", "salesperson"),
    ("seamstress", "sewer"),
    ("serviceman", "service technician"),
    ("spokesman", "spokesperson"),
    ("spokeswoman", "spokesperson"),
    ("steward", "attendant"),
    ("stewardess", "flight attendant"),
    ("tradesman", "tradesperson"),
    ("waitress", "waiter"),
    ("watchman", "guard"),
    ("weatherman", "weather presenter"),
    ("workman", "worker"),
];

/// Words of rank that say nothing about the work.
const RANKS: &[&str] = &[
    "entry level",
    "experienced",
    "intermediate",
    "junior",
    "mid level",
    "senior",
    "trainee",
    "i",
    "ii",
    "iii",
    "iv",
    "1",
    "2",
    "3",
    "4",
    "5",
];

/// The same only before other words: a principal leads a school, and a lead engineer engineers.
const RANKS_BEFORE: &[&str] = &["associate", "chief", "graduate", "head", "lead", "principal", "staff"];

/// With these behind it, a word is no rank.
const NO_RANK: &[&str] = &[
    "accountant",
    "executive",
    "financial",
    "generation",
    "information",
    "marketing",
    "of",
    "officer",
    "operating",
    "professor",
    "student",
    "teacher",
    "technology",
];

/// A title with everything taken away that is not about the work, and how it came to that.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Normalised {
    pub text: String,
    /// What our own list of titles calls it.
    pub known: Option<&'static str>,
    /// How high it stands, if its words say so.
    pub level: Option<&'static str>,
    pub steps: Vec<Step>,
    /// As the families of work look at it: with its rank, which may say what the work is.
    #[serde(skip)]
    pub(super) ranked: String,
}

/// One thing that was changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    pub what: What,
    pub before: String,
    pub after: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum What {
    /// Capital letters, marks on letters, signs between words.
    Case,
    /// Places, employers, hours and kinds of contract.
    Aside,
    /// Words that name a woman or a man.
    Gendered,
    /// Short forms, written out.
    Abbreviation,
    Typo,
    Seniority,
}

/// Brings a title to one spelling, step by step.
pub fn normalise(title: &str) -> Normalised {
    let title = title.char_indices().nth(LONGEST).map_or(title, |(at, _)| &title[..at]);
    let level = seniority::seniority(title).map(|decided| decided.level.name());
    let mut told = Normalised { text: title.to_owned(), level, ..Normalised::default() };
    told.step(What::Case, plain);
    told.step(What::Aside, without_asides);
    told.step(What::Gendered, |text| pieces(text, ungendered));
    told.step(What::Abbreviation, |text| pieces(text, |words| text::normalise(&words.join(" "))));
    told.step(What::Typo, |text| pieces(text, typos::corrected));
    told.ranked.clone_from(&told.text);
    told.step(What::Seniority, |text| pieces(text, unranked));
    if told.text.is_empty() {
        told.text.clone_from(&told.ranked);
        told.steps.retain(|step| step.what != What::Seniority);
    }
    told.known =
        titles::normalise_title(&told.text).filter(|known| known.score >= KNOWN).map(|known| known.canonical);
    told
}

impl Normalised {
    fn step(&mut self, what: What, change: impl FnOnce(&str) -> String) {
        let after = change(&self.text);
        if after != self.text {
            self.steps.push(Step { what, before: std::mem::replace(&mut self.text, after.clone()), after });
        }
    }
}

/// Without capital letters, marks and signs, with one space between words and a comma between parts.
fn plain(title: &str) -> String {
    let parts = title
        .split([',', ';', '|', '(', ')', '[', ']', '{', '}', '–', '—', '•', '·', '\n', '\t'])
        .flat_map(|part| part.split(" - "));
    let parts = parts.map(|part| text::key(&part.replace('@', " at ")));
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn without_asides(title: &str) -> String {
    let work = title.split_once(" at ").map_or(title, |(work, _)| work);
    let kept = work.split(", ").filter(|part| !is_aside(part)).collect::<Vec<_>>().join(", ");
    if kept.is_empty() { title.to_owned() } else { kept }
}

fn is_aside(part: &str) -> bool {
    let all = |is: &dyn Fn(&str) -> bool| part.split(' ').all(is);
    let is_number =
        |word: &str| NUMBERED.contains(&word) || word.chars().any(|letter| letter.is_ascii_digit());
    let is_place = || {
        let whole = |found: &places::Found| !found.ambiguous && found.start == 0 && found.end == part.len();
        places::find_place(part).is_some_and(|found| whole(&found))
    };
    NOISE.contains(&part) || all(&is_number) || all(&|word| NOISE.contains(&word)) || is_place()
}

/// Changes each part of a title by itself.
fn pieces(title: &str, change: impl Fn(&[&str]) -> String) -> String {
    let changed = title.split(", ").map(|piece| {
        let words: Vec<&str> = piece.split(' ').filter(|word| !word.is_empty()).collect();
        change(&words)
    });
    changed.filter(|piece| !piece.is_empty()).collect::<Vec<_>>().join(", ")
}

fn ungendered(words: &[&str]) -> String {
    let words = match words {
        ["male" | "female" | "lady", rest @ ..] | [rest @ .., "in" | "innen"] if !rest.is_empty() => rest,
        all => all,
    };
    let mut padded = format!(" {} ", words.join(" "));
    for (gendered, work) in GENDERED {
        padded = padded.replace(&format!(" {gendered} "), &format!(" {work} "));
        let plural = match gendered.strip_suffix("man") {
            Some(stem) => format!(" {stem}men "),
            None => format!(" {gendered}s "),
        };
        padded = padded.replace(&plural, &format!(" {work}s "));
    }
    padded.trim().to_owned()
}

fn unranked(words: &[&str]) -> String {
    let mut words = words.to_vec();
    if let [first, second, ..] = words[..]
        && RANKS.contains(&format!("{first} {second}").as_str())
    {
        words.drain(..2);
    }
    while let [first, second, ..] = words[..] {
        let officer = words.last() == Some(&"officer");
        let before = RANKS_BEFORE.contains(&first) && !NO_RANK.contains(&second) && !officer;
        if !before && !RANKS.contains(&first) {
            break;
        }
        words.remove(0);
    }
    while words.len() > 1
        && words.last().is_some_and(|last| RANKS.contains(last) || last.starts_with("level"))
    {
        words.pop();
    }
    if let [only] = words[..]
        && RANKS.contains(&only)
    {
        return String::new();
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_come_to_one_spelling() {
        for (title, text, steps) in [
            ("Registered Nurse", "registered nurse", "case"),
            ("nurse", "nurse", ""),
            (
                "Sr. Sofware Enginer (m/f/d) - Berlin",
                "software engineer",
                "case aside abbreviation typo seniority",
            ),
            ("Salesman", "salesperson", "case gendered"),
            ("foremen", "supervisors", "gendered"),
            ("Waitress/Host", "waiter host", "case gendered"),
            ("Verkäufer*in", "verkaufer", "case gendered"),
            ("Jr. Acct Mgr", "account manager", "case abbreviation seniority"),
            ("VP, Eng", "vice president, engineer", "case abbreviation"),
            ("Data Analyst @ Acme", "data analyst", "case aside"),
            ("Cook | Part-time", "cook", "case aside"),
            ("Nurse - Req 48213", "nurse", "case aside"),
            ("Software Engineer III", "software engineer", "case seniority"),
            ("Lead Generation Specialist", "lead generation specialist", "case"),
            ("Chief People Officer", "chief people officer", "case"),
            ("School Principal", "school principal", "case"),
            ("Head Teacher", "head teacher", "case"),
            ("Principal Engineer", "engineer", "case seniority"),
            ("Underwater Welder", "underwater welder", "case"),
            ("Senior", "senior", "case"),
            ("Freelance", "freelance", "case"),
            ("CAFÉ   Manager", "cafe manager", "case"),
            ("Cooks, Restaurant", "cooks, restaurant", "case"),
            ("🙂", "", "case"),
            ("", "", ""),
        ] {
            let told = normalise(title);
            let names: Vec<String> =
                told.steps.iter().map(|step| format!("{:?}", step.what).to_lowercase()).collect();
            assert_eq!((told.text.as_str(), names.join(" ").as_str()), (text, steps), "{title}");
            let mut before = title;
            for step in &told.steps {
                assert_eq!(step.before, before, "{title}: each step goes on from the one before");
                before = &step.after;
            }
            assert_eq!(before, text);
        }
    }

    #[test]
    fn the_list_and_the_level_are_told() {
        let told = normalise("Snr Programmer");
        assert_eq!((told.known, told.level), (Some("Software Engineer"), Some("senior")));
        assert_eq!(normalise("Zorblax").known, None);
    }

    #[test]
    fn what_is_too_long_is_cut() {
        assert!(normalise(&"é ".repeat(100_000)).text.len() <= 2 * LONGEST);
    }
}
