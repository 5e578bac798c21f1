//! What the directory can be asked, in plain words: one grammar for the ask bar and for the conversation.

mod contact;
mod deeds;
mod events;
mod giving;
mod groups;
mod industries;
mod intents;
mod nothing;
mod nouns;
mod people;
mod scan;
mod span;
mod spans;
mod splits;
mod study;
mod work;

use std::sync::LazyLock;

use chat::understand::{Fallback, Grammar, Many, Reader, Slot};

pub use events::parse as parse_events;
pub use intents::{CHIPS, FIND, RECORDS};
pub use nouns::names_records;
pub use span::Span;
pub use spans::find as spans_of_time;
pub use work::{When, parse as parse_employer};

/// The same for everybody: reading the word lists takes a moment.
pub static GRAMMAR: LazyLock<Grammar> = LazyLock::new(grammar);

pub fn grammar() -> Grammar {
    let grammar = Grammar::new(slots(), intents::all(), FALLBACK).with_idle(nouns::IDLE);
    grammar.knowing(nouns::KNOWN).knowing(nouns::kinds_said())
}

const FALLBACK: Fallback = Fallback {
    fragment: Some(FIND),
    question: Some(RECORDS),
    can: "find alumni, count them, show how that changes, and look things up in events, groups, posts and jobs",
    example: "Alumni from the nineties who came to an event but never gave",
};

/// Of two that claim the same words, the earlier one gets them.
fn slots() -> Vec<Slot> {
    vec![
        Slot::new("by", "Counted", "by decade, industry, field or place", Reader::Choice(nouns::BY)),
        one("by", "Counted", "by decade, industry, field or place", nouns::by_year),
        named(
            ("name", "Name", "a name, such as named Rosa Alvarez"),
            Reader::Named(people::named, people::on_a_chip),
        ),
        all("gave_in", "Gave in", "a time, such as gave in 2024", giving::gave_in)
            .denied_by(nothing::NOTHING),
        all("last_gift", "Last gift", "a time, such as last gave before 2020", giving::last_gift),
        all("given", "Given in all", "an amount, such as gave $1,000 or more", giving::given),
        one("gave", "Giving", "yes, or exclude it", giving::gave)
            .of_people()
            .saying("gave")
            .denied_by(nothing::NOTHING),
        all("attended", "Events", "an event, such as attended a reunion in 2019", events::find),
        all("volunteered", "Volunteering", "yes, or a time", deeds::volunteered)
            .of_people()
            .saying("volunteered"),
        named(
            ("group", "Group", "a group, such as member of Rowing Alumni"),
            Reader::Named(groups::groups, groups::on_a_chip),
        ),
        one("organiser", "Organising", "yes, or exclude it", groups::organises).saying("organises a group"),
        any("contact", "Contact", "email bounced, or contact not confirmed", contact::contact),
        all("agreed", "Consent", "agreed to email, phone or address", contact::agreed),
        any("kind", "Affiliation", "students, alumni or staff", nouns::kinds).of_people(),
        Slot::place(),
        Slot::within(),
        Slot::flag(
            "mentor",
            "Mentoring",
            &["mentor", "mentors", "offer mentoring", "offers mentoring", "who mentor", "mentoring others"],
        )
        .of_people()
        .saying("mentors others"),
        one("mentor", "Mentoring", "yes, or exclude it", deeds::mentors).of_people().saying("mentors others"),
        one("mentee", "Mentee", "yes, or exclude it", deeds::mentees).saying("looks for a mentor"),
        Slot::class(),
        any("class", "Class", "a year or years, such as 2012 or the 1990s", study::classes),
        Slot::degree(),
        any("degree", "Degree", "a degree, such as an MBA", study::degrees),
        named(
            ("employer", "Employer", "an employer, such as works at Acme"),
            Reader::Named(work::employers, work::on_a_chip),
        ),
        Slot::industry(),
        any("industry", "Industry", "an industry, such as biotech", industries::industries).leavable(),
        Slot::field(),
        any("field", "Field", "a field of study, such as biology", work::fields).of_people().leavable(),
        any("level", "Level", "a stage of the career, such as director", deeds::levels),
        Slot::title(),
        any("title", "Title", "a job title, such as software engineer", deeds::titles).of_people().leavable(),
        Slot::skill(),
        Slot::language(),
        any("language", "Language", "a language, such as Spanish", study::languages),
        Slot::count(nouns::PEOPLE).unordered(),
        Slot::which(),
        Slot::topic(),
    ]
}

type Find = fn(&str, &chat::understand::Context<'_>) -> Vec<chat::understand::Read>;

fn one(name: &'static str, label: &'static str, hint: &'static str, find: Find) -> Slot {
    Slot::new(name, label, hint, Reader::Own(find))
}

/// One of several values is enough.
fn any(name: &'static str, label: &'static str, hint: &'static str, find: Find) -> Slot {
    one(name, label, hint, find).many(Many::Any)
}

/// What is called by a name of the campus. One of several is enough.
fn named((name, label, hint): (&'static str, &'static str, &'static str), reader: Reader) -> Slot {
    Slot::new(name, label, hint, reader).many(Many::Any)
}

/// All of several values are meant.
fn all(name: &'static str, label: &'static str, hint: &'static str, find: Find) -> Slot {
    one(name, label, hint, find).many(Many::All)
}
