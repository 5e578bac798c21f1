//! Who the student is: the year, what they study, whether they are the first in the family to go to college.

use std::ops::Range;

use chat::understand::{Bound, Context, Read, Reader, bounded};
use matching::lexicon::fields;

use super::{industry, line::Line, words::Words};

/// Years of study: what people say, the id, and the name.
const YEARS: &[(&[&str], &str, &str)] = &[
    (
        &["freshman", "freshmen", "frosh", "first year student", "first year", "1st year", "first yr"],
        "first_year",
        "First-year student",
    ),
    (&["sophomore", "soph", "second year student", "second year", "2nd year"], "sophomore", "Sophomore"),
    (&["junior", "jr", "third year student", "third year", "3rd year"], "junior", "Junior"),
    (
        &["senior", "sr", "fourth year student", "fourth year", "4th year", "final year", "rising senior"],
        "senior",
        "Senior",
    ),
];

/// Words that are a year of study or a rank, as it comes.
const RANKS: &[&str] = &["junior", "senior", "jr", "sr"];

/// What may follow a year of study, and never the name of a rank.
static AFTER_YEAR: Words = Words("student.after_year");

/// Words before a rank that leave no doubt.
static OF_A_RANK: Words = Words("student.of_a_rank");

/// "Pretty senior": how far somebody has come at work.
pub fn is_rank(line: &Line<'_>, at: usize) -> bool {
    RANKS.contains(&line.word(at)) && OF_A_RANK.contains(&line.before(at))
}

/// What a rank stands before: "senior people".
static RANKED: Words = Words("student.ranked");

/// Who is somebody that studies.
static STUDENTS: Words = Words("student.students");

/// What may stand between a field and whoever studies it.
const OF_STUDENTS: &[&str] = &[
    "college",
    "doctoral",
    "grad",
    "graduate",
    "honors",
    "international",
    "masters",
    "phd",
    "transfer",
    "undergraduate",
];

/// What says that a message is about somebody who studies.
static OF_STUDY: Words = Words("student.of_study");

/// Somebody who has studied: theirs is the field.
static STUDIED: Words = Words("student.studied");

/// What a field of study is called in a hurry. Taken only beside somebody who studies it.
const SHORT: &[(&str, &str)] = &[
    ("acct", "Accounting"),
    ("anthro", "Anthropology"),
    ("arch", "Architecture"),
    ("bio", "Biology"),
    ("bioe", "Biomedical Engineering"),
    ("biochem", "Biochemistry"),
    ("bme", "Biomedical Engineering"),
    ("chem", "Chemistry"),
    ("chem e", "Chemical Engineering"),
    ("cheme", "Chemical Engineering"),
    ("civ e", "Civil Engineering"),
    ("civil", "Civil Engineering"),
    ("comm", "Communication"),
    ("comms", "Communication"),
    ("comp bio", "Computational Biology"),
    ("compsci", "Computer Science"),
    ("cs", "Computer Science"),
    ("ed", "Education"),
    ("ee", "Electrical Engineering"),
    ("enviro", "Environmental Science"),
    ("enviro sci", "Environmental Science"),
    ("env sci", "Environmental Science"),
    ("fin", "Finance"),
    ("gov", "Political Science"),
    ("hotel management", "Hospitality Management"),
    ("ir", "International Relations"),
    ("is", "Information Systems"),
    ("journo", "Journalism"),
    ("mech", "Mechanical Engineering"),
    ("mech eng", "Mechanical Engineering"),
    ("me", "Mechanical Engineering"),
    ("mgmt", "Management"),
    ("mktg", "Marketing"),
    ("neuro", "Neuroscience"),
    ("philo", "Philosophy"),
    ("polisci", "Political Science"),
    ("pre law", "Law"),
    ("soc", "Sociology"),
    ("stat", "Statistics"),
    ("stats", "Statistics"),
    ("urban studies", "Urban Planning"),
];

/// The most words that a field has.
const LONGEST: usize = 5;

/// Years of study. "A senior software engineer" is none.
pub fn years(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let titles = Reader::Title.read(text, context).into_iter().map(|read| line.words_in(&read.bytes));
    let titles: Vec<Range<usize>> = titles.collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < line.words.len() {
        let hit = YEARS.iter().filter_map(|(said, id, name)| {
            let (phrase, after) = line.longest(at, said)?;
            Some((phrase, after, *id, *name))
        });
        match hit.max_by_key(|(_, after, ..)| *after) {
            Some((phrase, after, id, name)) if is_year(&line, (at, after), phrase, &titles) => {
                let own = line.term(&(at..after), id, name);
                // Beside somebody who studies, "at least a junior" is no rank.
                match bounded(text, &own.bytes).filter(|_| line.has(&OF_STUDY)) {
                    Some((bound, bytes)) => found.extend(on_a_side(&line, id, (bound, bytes))),
                    None => found.push(own),
                }
                at = after;
            }
            _ => at += 1,
        }
    }
    found
}

/// A year of study and those after or before it.
fn on_a_side(line: &Line<'_>, id: &str, (bound, bytes): (Bound, Range<usize>)) -> Vec<Read> {
    let at = YEARS.iter().position(|(_, own, _)| *own == id).unwrap_or(0);
    let years = match bound {
        Bound::AtLeast => &YEARS[at..],
        Bound::AtMost => &YEARS[..=at],
    };
    let words = line.words_in(&bytes);
    years.iter().map(|(_, id, name)| line.term(&words, id, name)).collect()
}

fn is_year(line: &Line<'_>, (at, after): (usize, usize), phrase: &str, titles: &[Range<usize>]) -> bool {
    if !RANKS.contains(&phrase) {
        // "the first year at work"
        let is_job = ["at", "in", "of", "on"].contains(&line.next(after))
            && ["a", "job", "the", "work"].contains(&line.next(after + 1));
        return !(phrase.contains("year") && is_job);
    }
    let (before, next) = (line.before(at), line.next(after));
    let is_titled = titles.iter().any(|title| title.start == after || title.start == at && title.len() > 1);
    if OF_A_RANK.contains(&before) || RANKED.contains(&next) || (is_titled && !line.ends_before(after)) {
        return false;
    }
    let is_plural = line.word(at) != phrase;
    let studies = field_ending(line, at).is_some();
    if next == "in" && !is_plural {
        // "a junior in chemistry", and not "a senior in biotech".
        let follows = field_at(line, after + 1).or_else(|| field_at(line, after + 2));
        return follows.is_some() || studies;
    }
    let is_somebody = ["a", "my", "our", "the", "this", "rising"].contains(&before);
    line.ends_before(after) || AFTER_YEAR.contains(&next) || is_plural || studies || is_somebody
}

/// The field that begins with this word, and the word after it.
fn field_at(line: &Line<'_>, at: usize) -> Option<(&'static str, usize)> {
    let ends = (1..=LONGEST).rev().filter(|count| at + count <= line.words.len());
    let whole = |count: &usize| (at + 1..at + count).all(|at| !line.ends_before(at));
    ends.filter(whole).find_map(|count| {
        let field = fields::field(line.slice(&(at..at + count)))?;
        Some((field.name, at + count))
    })
}

/// The field that ends before this word.
fn field_ending(line: &Line<'_>, at: usize) -> Option<(&'static str, usize)> {
    let starts = (1..=LONGEST).rev().filter_map(|count| at.checked_sub(count));
    let whole = |first: &usize| (first + 1..at).all(|at| !line.ends_before(at)) && !line.ends_before(at);
    starts.filter(whole).find_map(|first| {
        let text = line.slice(&(first..at));
        let named = fields::field(text).map(|field| field.name);
        Some((named.or_else(|| short(text))?, first))
    })
}

fn short(text: &str) -> Option<&'static str> {
    let key = matching::lexicon::text::key(text);
    SHORT.iter().find(|(name, _)| *name == key).map(|(_, field)| *field)
}

/// Whether the message tells of somebody who studies.
pub fn is_about_student(text: &str, context: &Context<'_>) -> bool {
    Line::new(text).has(&OF_STUDY) || !years(text, context).is_empty()
}

/// What the student studies: every field, if the message is about a student, but for those of graduates.
pub fn studies(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    if is_whole(&line) || is_about_student(text, context) {
        fields_in(&line, context)
            .into_iter()
            .filter(|(words, _)| !is_of_graduate(&line, words))
            .map(|(_, read)| read)
            .collect()
    } else {
        Vec::new()
    }
}

/// What the other one has studied.
pub fn studied(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let is_student = is_about_student(text, context);
    let all = fields_in(&line, context).into_iter();
    all.filter(|(words, _)| !is_student || is_of_graduate(&line, words)).map(|(_, read)| read).collect()
}

/// Nothing but a field, as on a chip.
fn is_whole(line: &Line<'_>) -> bool {
    fields::field(line.text.trim()).is_some()
}

fn is_of_graduate(line: &Line<'_>, words: &Range<usize>) -> bool {
    let before = [line.before(words.start), line.before(words.start.saturating_sub(1))];
    let next = line.next(words.end);
    let is_studying = OF_STUDENTS.contains(&next) && is_study(line.next(words.end + 1));
    (STUDIED.contains(&next) && !is_studying) || before.iter().any(|word| STUDIED.contains(word))
}

fn fields_in(line: &Line<'_>, context: &Context<'_>) -> Vec<(Range<usize>, Read)> {
    if is_whole(line) {
        let all = 0..line.words.len();
        let name = fields::field(line.text.trim()).map_or("", |field| field.name);
        return vec![(all.clone(), line.term(&all, name, name))];
    }
    let mut found: Vec<(Range<usize>, Read)> = Vec::new();
    let is_free = |found: &[(Range<usize>, Read)], words: &Range<usize>| {
        found.iter().all(|(other, _)| words.end <= other.start || other.end <= words.start)
    };
    // Beside somebody who studies it, whatever is a field is meant as one.
    for at in 0..line.words.len() {
        let is_first_year = line.word(at) == "first" && line.next(at + 1) == "year";
        if !(is_first_year || STUDENTS.contains(&line.word(at))) || is_rank(line, at) {
            continue;
        }
        // "a biology PhD student" studies biology.
        let mut first = line.back_over(at, OF_STUDENTS);
        // "a food science and nutrition major": two fields of one student.
        while let Some((name, start)) = field_ending(line, first) {
            let words = start..first;
            let until = if first == at && line.word(at) != "first" {
                at + usize::from(is_study(line.word(at)))
            } else {
                first
            };
            if is_free(&found, &words) {
                found.push((words.clone(), line.term(&(start..until.max(first)), name, name)));
            }
            let joined = start > 1 && ["and", "or"].contains(&line.before(start)) && !line.ends_before(start);
            if !joined {
                break;
            }
            first = start - 1;
        }
        let next = at + 1 + usize::from(is_study(line.next(at + 1)) || line.next(at + 1) == "year");
        if ["in", "of", "studying", "from"].contains(&line.next(next)) {
            let from = next + 1 + usize::from(["the", "our"].contains(&line.next(next + 1)));
            if let Some((name, after)) =
                field_at(line, from).filter(|(_, after)| is_free(&found, &(from..*after)))
            {
                let until =
                    after + usize::from(["program", "department", "dept"].contains(&line.next(after)));
                found.push((from..after, line.term(&(next..until), name, name)));
            }
        }
    }
    for at in 0..line.words.len() {
        if ["studies", "studying", "majoring"].contains(&line.word(at)) {
            let from = at + 1 + usize::from(line.next(at + 1) == "in");
            if let Some((name, after)) =
                field_at(line, from).filter(|(_, after)| is_free(&found, &(from..*after)))
            {
                found.push((from..after, line.term(&(at..after), name, name)));
            }
        }
    }
    let industries = industry::industries(line.text, context);
    let works_in = |read: &Read| industries.iter().any(|other| other.bytes == read.bytes);
    for read in Reader::Field.read(line.text, context) {
        let words = line.words_in(&read.bytes);
        let is_work = works_in(&read) && !is_of_graduate(line, &words);
        if is_free(&found, &words) && !is_school(line, &words) && !is_work {
            found.push((words, read));
        }
    }
    found.sort_by_key(|(words, _)| words.start);
    found
}

/// Whether the word names the study itself, and not only who studies.
fn is_study(word: &str) -> bool {
    ["major", "majors", "minor", "student", "students", "undergrad", "undergraduate"].contains(&word)
}

/// "law school" is where somebody wants to go.
fn is_school(line: &Line<'_>, words: &Range<usize>) -> bool {
    ["school", "schools"].contains(&line.next(words.end))
}
