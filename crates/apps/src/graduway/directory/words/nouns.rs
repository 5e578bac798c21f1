//! The words by which people are called, counted and told apart.

use chat::{
    Value,
    understand::{Choice, Context, Read, Reader},
};
use matching::lexicon::text::{stem, words};

use super::scan::Scan;

pub const KINDS: &[Choice] = &[
    Choice {
        id: "student",
        name: "students",
        also: &["student", "undergraduates", "undergrads", "undergrad", "graduate students", "grad students"],
    },
    Choice {
        id: "alum",
        name: "alumni",
        also: &[
            "alum",
            "alums",
            "alumna",
            "alumnae",
            "alumnus",
            "graduates",
            "graduate",
            "grads",
            "grad",
            "former students",
        ],
    },
    Choice {
        id: "staff",
        name: "staff",
        also: &["staff members", "staff member", "employees of the university"],
    },
];

/// What is done to students by others, who are none.
const DONE_TO: &[&str] = &[
    "advise",
    "advises",
    "advising",
    "coach",
    "coaches",
    "coaching",
    "employ",
    "employs",
    "guide",
    "guides",
    "guiding",
    "help",
    "helped",
    "helping",
    "helps",
    "hire",
    "hired",
    "hires",
    "hiring",
    "host",
    "hosts",
    "meet",
    "meets",
    "mentor",
    "mentored",
    "mentoring",
    "mentors",
    "recruit",
    "recruiting",
    "recruits",
    "sponsor",
    "sponsors",
    "support",
    "supporting",
    "supports",
    "talk",
    "talks",
    "taught",
    "teach",
    "teaches",
    "teaching",
    "train",
    "trains",
    "tutor",
    "tutoring",
    "tutors",
    "work",
    "working",
    "works",
];

/// What may stand between the deed and the students.
const OUR: &[&str] = &["all", "current", "fellow", "new", "other", "our", "some", "the", "these", "young"];

/// Whether what begins here is whom somebody helps, and not who is asked for: "who hire our students".
fn is_done_to(scan: &Scan<'_>, at: usize) -> bool {
    let is_before = |at: usize, list: &[&str]| at > 0 && scan.is_joined(at) && scan.is(at - 1, list);
    let mut first = at;
    while is_before(first, OUR) {
        first -= 1;
    }
    first -= usize::from(is_before(first, &["for", "of", "to", "with"]));
    is_before(first, DONE_TO)
}

/// Students, alumni and staff, as they are asked for.
pub fn kinds(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let is_object = |read: &Read| {
        let is_student = matches!(&read.value, Value::Term(term) if term.id == "student");
        is_student && is_done_to(&scan, scan.words.partition_point(|word| word.end <= read.bytes.start))
    };
    let mut found = Reader::Choice(KINDS).read(text, context);
    found.retain(|read| !is_object(read));
    found
}

/// Every word for them.
pub fn kinds_said() -> impl Iterator<Item = &'static str> {
    KINDS.iter().flat_map(|kind| kind.also.iter().copied().chain([kind.name]))
}

/// What the directory is not asked about, and the conversation is.
const OF_RECORDS: &[&str] =
    &["event", "group", "homecoming", "job", "lecture", "meetup", "opening", "post", "reunion", "webinar"];

/// Whether a text names events, groups, posts or jobs.
pub fn names_records(text: &str) -> bool {
    let is_record = |word: &str| OF_RECORDS.iter().any(|one| stem(word) == stem(one));
    words(text).iter().any(|word| is_record(&word.text))
}

pub const BY: &[Choice] = &[
    Choice {
        id: "decade",
        name: "by decade",
        also: &[
            "per decade",
            "in each decade",
            "each decade",
            "by class decade",
            "by graduation decade",
            "for each decade",
        ],
    },
    Choice {
        id: "class",
        name: "by class year",
        also: &[
            "per class",
            "by class",
            "by graduation year",
            "per class year",
            "by year of graduation",
            "each class",
        ],
    },
    Choice { id: "year", name: "by year", also: &["year by year", "over the years", "by calendar year"] },
    Choice {
        id: "industry",
        name: "by industry",
        also: &[
            "per industry",
            "by sector",
            "in each industry",
            "each industry",
            "in which industries",
            "which industries",
            "what industries",
            "across industries",
        ],
    },
    Choice {
        id: "field",
        name: "by field",
        also: &[
            "per field",
            "by major",
            "per major",
            "by field of study",
            "by subject",
            "in each field",
            "each field",
            "by department",
            "which fields",
            "by discipline",
        ],
    },
    Choice { id: "degree", name: "by degree", also: &["per degree", "by type of degree", "each degree"] },
    Choice {
        id: "level",
        name: "by seniority",
        also: &[
            "by level",
            "per level",
            "by seniority level",
            "by career stage",
            "each level",
            "by career level",
            "by rank",
        ],
    },
    Choice {
        id: "place",
        name: "by city",
        also: &[
            "per city",
            "by place",
            "by location",
            "in each city",
            "each city",
            "which cities",
            "what cities",
            "by town",
            "where do they live",
            "by metro area",
        ],
    },
    Choice {
        id: "region",
        name: "by state",
        also: &[
            "per state",
            "by region",
            "by country",
            "in each state",
            "each state",
            "which states",
            "per region",
            "by geography",
        ],
    },
    Choice {
        id: "event",
        name: "by kind of event",
        also: &["by event", "per event", "by event type", "by type of event", "each event"],
    },
    Choice {
        id: "group",
        name: "by group",
        also: &["per group", "each group", "in each group", "which groups"],
    },
];

/// What splits a count by years, and says of people how often they do something: "who gave every year".
const OF_YEARS: &[&str] = &["per year", "each year", "every year", "annually", "a year"];

const COUNTING: &[&str] = &[
    "how many", "how has", "how have", "how much", "count", "counts", "number", "numbers", "total", "trend",
];

/// Each year, where something is counted.
pub fn by_year(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let all = 0..scan.words.len();
    let counts = all.clone().any(|at| scan.phrase(at, COUNTING).is_some());
    // "lecture attendees per year" is counted, and "$500 per year" is not.
    let splits = |at: usize| {
        let before = at.checked_sub(1).map_or("", |before| scan.word(before));
        let is_rate =
            before.ends_with(|last: char| last.is_ascii_digit()) || ["once", "twice"].contains(&before);
        counts || (scan.is(at, &["per"]) && !is_rate)
    };
    let found = all.filter(|at| splits(*at)).filter_map(|at| Some(at..scan.phrase(at, OF_YEARS)?));
    found.map(|words| scan.read(&words, "year", "by year")).collect()
}

pub const PEOPLE: &[&str] = &[
    "people",
    "persons",
    "alumni",
    "alums",
    "students",
    "mentors",
    "graduates",
    "contacts",
    "names",
    "donors",
];

/// Words around a question that say nothing about whom it is about.
pub const IDLE: &[&str] = &[
    "again",
    "alphabetically",
    "anyways",
    "asap",
    "directory",
    "folks",
    "handy",
    "help",
    "helpers",
    "hey",
    "kindly",
    "names",
    "persons",
    "please",
    "pls",
    "plz",
    "profiles",
    "quickly",
    "record",
    "records",
    "report",
    "results",
    "short",
    "thank",
    "thanks",
    "thx",
    "today",
    "wondering",
    "w",
];

/// Words of the readers, so that slips in them are mended.
pub const KNOWN: &[&str] = &[
    "annually",
    "every year",
    "attended",
    "attendance",
    "attendees",
    "homecoming",
    "reunion",
    "lecture",
    "career panel",
    "regional meetup",
    "webinar",
    "volunteered",
    "volunteers",
    "volunteering",
    "donated",
    "donation",
    "donors",
    "bounced",
    "organizers",
    "organizes",
    "graduated",
    "graduates",
    "executives",
    "directors",
    "members",
    "mentoring",
];
