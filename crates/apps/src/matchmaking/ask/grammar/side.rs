//! Who is looked for: mentors, or mentees.

use chat::understand::{Context, Read, Reader};

use super::{line::Line, names, student, words::Words};

/// Who is looked for: what people say, the id, and the name. Of one mentee somebody tells; many are looked for.
const SIDES: &[(&[&str], &str, &str)] = &[
    (
        &[
            "mentors",
            "mentor",
            "a mentor",
            "mentoring",
            "to mentor",
            "willing to mentor",
            "mentorship",
            "who could help",
            "who can help",
            "somebody to help",
            "someone to help",
            "who could mentor",
            "who can mentor",
            "advisor",
            "adviser",
            "who can coach",
            "who could coach",
            "who can advise",
            "who could advise",
            "who can guide",
            "who could guide",
            "who can talk to",
            "who could talk to",
            "who would mentor",
            "who might mentor",
        ],
        "mentor",
        "mentors",
    ),
    (
        &["students to mentor", "somebody to mentor", "someone to mentor", "find a mentee", "need a mentee"],
        "mentees",
        "mentees",
    ),
    (&["mentee", "a mentee"], "mentee", "a mentee"),
];

/// Whom somebody mentors: "someone to mentor our freshman" asks for mentors.
const MENTORED: &[&str] = &[
    "a", "an", "any", "each", "her", "him", "his", "it", "my", "one", "our", "some", "that", "the", "their",
    "them", "these", "this", "those", "two", "us",
];

/// Who is mentored, by what they are.
static STUDENTS: Words = Words("side.students");

/// The first word on it counts: "a mentor for a mentee" asks for mentors.
pub fn sides(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let found = (0..line.words.len()).find_map(|at| {
        let hit = SIDES.iter().filter_map(|(said, id, name)| {
            let (_, after) = line.longest(at, said)?;
            Some((after, *id, *name))
        });
        let (after, id, name) = hit.max_by_key(|(after, ..)| *after)?;
        let is_many = id == "mentee" && line.word(after - 1) == "mentees";
        let is_many = is_many || (id == "mentor" && is_their_wish(&line, at));
        let has_mentee = line.word(after - 1) == "mentor" && mentors_somebody(&line, after, context);
        let (id, name) = match id {
            "mentees" if has_mentee => ("mentor", "mentors"),
            _ if is_many => ("mentees", "mentees"),
            _ => (id, name),
        };
        Some(line.term(&(at..after), id, name))
    });
    found.into_iter().collect()
}

/// Whether it goes on with a student: by a small word, a name, a year, or what they study.
fn mentors_somebody(line: &Line<'_>, at: usize, context: &Context<'_>) -> bool {
    let next = line.next(at);
    let begins = |reads: Vec<Read>| {
        reads.iter().any(|read| {
            let words = line.words_in(&read.bytes);
            words.start == at && !words.is_empty()
        })
    };
    !next.is_empty()
        && (MENTORED.contains(&next)
            || STUDENTS.contains(&next)
            || names::somebody(line, at, context).is_some()
            || begins(student::years(line.text, context))
            || begins(Reader::Field.read(line.text, context)))
}

/// "Students who look for a mentor" are looked for themselves.
fn is_their_wish(line: &Line<'_>, at: usize) -> bool {
    let wish = [
        "looking for",
        "look for",
        "need",
        "needing",
        "want",
        "wanting",
        "seeking",
        "seek",
        "without",
        "who need",
    ];
    let before = at.saturating_sub(3)..at;
    let wishes = before.into_iter().any(|at| line.longest(at, &wish).is_some());
    wishes
        && line.words[..at]
            .iter()
            .any(|word| ["students", "undergrads", "juniors", "seniors"].contains(&word.text.as_str()))
}
