//! Who volunteered and when, who mentors, and how far somebody has come.

use chat::{
    Term, Value,
    understand::{Bound, Context, Read, bounded},
};

use super::scan::Scan;

const VOLUNTEERS: &[&str] =
    &["volunteered", "volunteers", "volunteer", "volunteering", "have helped out", "helped out"];

/// "volunteered", "volunteers since 2019".
pub fn volunteered(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    for at in 0..scan.words.len() {
        let Some(end) = scan.phrase(at, VOLUNTEERS) else { continue };
        let is_of_people = |start: usize| scan.is(start, &["from", "of"]) && scan.word(start + 1) == "the";
        let time =
            scan.span_after(end, &["for", "us", "with", "with us", "at", "all", "have", "changed", "been"]);
        match time.filter(|(words, _)| !is_of_people(words.start)) {
            Some((words, time)) => {
                let said = format!("volunteered {}", time.said());
                found.push(scan.read(&(at..words.end), &time.id(), &said));
            }
            None => found.push(scan.flag(&(at..end))),
        }
    }
    // A time says more than that it was so.
    let has_time = found.iter().any(|read| read.value != Value::Flag);
    let mut is_first = true;
    found.retain(|read| read.value != Value::Flag || (!has_time && std::mem::take(&mut is_first)));
    found
}

/// Our six rungs, by what people call them.
const LEVELS: &[(&str, &str, &[&str])] = &[
    (
        "entry",
        "Entry level",
        &["entry level", "early career", "early in their career", "early in the career", "starting out"],
    ),
    ("intermediate", "Mid-career", &["mid career", "midcareer", "mid level", "middle of their career"]),
    ("senior", "Senior", &["senior level", "senior", "seasoned", "highly experienced"]),
    (
        "lead",
        "Team lead",
        &["team lead", "team leads", "team leader", "tech lead", "leads", "manager", "managers"],
    ),
    ("director", "Director", &["director level", "director", "directors", "department head"]),
    (
        "executive",
        "Executive",
        &[
            "executive level",
            "executive",
            "executives",
            "exec",
            "execs",
            "c level",
            "c suite",
            "ceo",
            "cfo",
            "cto",
            "coo",
            "chief executive",
            "vice president",
            "vp",
            "vps",
            "svp",
            "evp",
        ],
    ),
];

/// Years of study, of those who study.
const YEARS: &[(&str, &str, &[&str])] = &[
    (
        "first_year",
        "First-year",
        &["first year students", "first years", "first year", "freshmen", "freshman", "freshmans"],
    ),
    ("sophomore", "Sophomore", &["sophomores", "sophomore"]),
    ("junior", "Junior", &["juniors", "junior year", "junior students", "college juniors", "junior"]),
    ("senior_year", "Senior year", &["seniors", "senior year", "senior students", "college seniors"]),
];

/// Titles that are said with a word for a rung, and others that are none.
const NO_LEVEL_AFTER: &[&str] = &["class", "citizen", "citizens", "thesis", "year", "week"];
const NO_LEVEL_BEFORE: &[&str] =
    &["college", "high", "school", "project", "product", "case", "account", "program"];

/// Where the longest of these ends that stands here to the letter.
fn written(scan: &Scan<'_>, at: usize, phrases: &[&str]) -> Option<usize> {
    let stands =
        |phrase: &&&str| phrase.split(' ').enumerate().all(|(place, part)| scan.word(at + place) == part);
    phrases.iter().filter(stands).map(|phrase| at + phrase.split(' ').count()).max()
}

/// What a mentor does.
const GUIDES: &[&str] = &[
    "advise",
    "advises",
    "advising",
    "coach",
    "coaches",
    "coaching",
    "guide",
    "guides",
    "guiding",
    "help",
    "helping",
    "helps",
    "mentor",
    "mentoring",
    "mentors",
    "tutor",
    "tutoring",
    "tutors",
];

const STUDENTS: &[&str] = &["students", "undergraduates", "undergrads"];

/// "Who mentor or help students": what they do, with whom they do it for. A chip says that they mentor others.
pub fn mentors(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let ends = |at: usize| {
        let mut next = at + 1;
        while scan.is(next, &["and", "or"]) && scan.is(next + 1, GUIDES) {
            next += 2;
        }
        let whom = scan.skip(next, &["all", "current", "fellow", "new", "our", "some", "the", "young"]);
        scan.phrase(whom, STUDENTS).filter(|_| (next..=whom).all(|at| scan.is_joined(at)))
    };
    let of = |at: usize| scan.is(at, GUIDES).then(|| ends(at)).flatten().map(|end| at..end);
    (0..scan.words.len()).find_map(of).map(|words| scan.flag(&words)).into_iter().collect()
}

/// Others look for a mentor, or are in the program for it.
pub fn mentees(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = crate::ask::mentee::find(text, context);
    for read in &mut found {
        let first = scan.words.partition_point(|word| word.end <= read.bytes.start);
        let lead = ["in the mentoring program as", "mentoring program as", "in our mentoring program as"];
        let begins = (first.saturating_sub(5)..first).find(|at| scan.phrase(*at, &lead) == Some(first));
        if let Some(begins) = begins {
            read.bytes.start = scan.words[begins].start;
        }
    }
    found
}

pub fn levels(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    let mut at = 0;
    while at < scan.words.len() {
        let rungs = LEVELS.iter().filter_map(|(id, name, said)| Some((*id, *name, scan.phrase(at, said)?)));
        let years = YEARS.iter().filter_map(|(id, name, said)| Some((*id, *name, written(&scan, at, said)?)));
        // A single senior is a rung of a career, and many of them are a class.
        let Some((id, name, end)) = rungs.chain(years).max_by_key(|(_, _, end)| *end) else {
            at += 1;
            continue;
        };
        let is_other = scan.is(end, NO_LEVEL_AFTER) || (at > 0 && scan.is(at - 1, NO_LEVEL_BEFORE));
        if !is_other {
            let bytes = scan.bytes(&(at..end));
            let (meant, bytes) = match bounded(text, &bytes) {
                Some((bound, bytes)) => (on_a_side(id, bound), bytes),
                None => (vec![(id, name)], bytes),
            };
            found.extend(meant.into_iter().map(|(id, name)| {
                let value = Value::Term(Term { id: id.to_owned(), name: name.to_owned() });
                Read { bytes: bytes.clone(), text: name.to_owned(), value, is_pointed: true }
            }));
        }
        at = end;
    }
    found
}

/// A rung and those above or below it, on the ladder of careers or on that of students.
fn on_a_side(id: &str, bound: Bound) -> Vec<(&'static str, &'static str)> {
    let names = |ladder: &[(&'static str, &'static str, &'static [&'static str])]| {
        ladder.iter().map(|(id, name, _)| (*id, *name)).collect::<Vec<_>>()
    };
    let careers = names(LEVELS);
    let ladder = if careers.iter().any(|(rung, _)| *rung == id) { careers } else { names(YEARS) };
    let at = ladder.iter().position(|(rung, _)| *rung == id).unwrap_or(0);
    match bound {
        Bound::AtLeast => ladder[at..].to_vec(),
        Bound::AtMost => ladder[..=at].iter().rev().copied().collect(),
    }
}

/// What people are called by what they have founded or own.
const OWN_TITLES: &[(&str, &str)] = &[
    ("co founder", "Founder"),
    ("cofounder", "Founder"),
    ("founder", "Founder"),
    ("entrepreneur", "Entrepreneur"),
    ("business owner", "Owner"),
    ("partner", "Partner"),
    ("professor", "Professor"),
];

pub fn titles(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    for at in 0..scan.words.len() {
        let longest = OWN_TITLES.iter().filter_map(|(said, name)| Some((*name, scan.phrase(at, &[said])?)));
        if let Some((name, end)) = longest.max_by_key(|(_, end)| *end) {
            found.push(scan.read(&(at..end), name, name));
        }
    }
    found
}
