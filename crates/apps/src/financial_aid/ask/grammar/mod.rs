//! The questions that the aid officer understands, without a language model.

mod amounts;
mod choices;
mod intents;
mod others;
mod people;
mod policy;

use chat::understand::{Fallback, Grammar, Reader, Slot};

use choices::{FIELDS, LINES, PLACES, STUDENTS, STUDY, TABLES, YEARS};

pub fn grammar() -> Grammar {
    let intents = vec![
        intents::estimate(),
        intents::line(),
        intents::what_if(),
        others::package(),
        others::years(),
        others::tables(),
        policy::look_up(),
    ];
    Grammar::new(slots(), intents, FALLBACK)
}

const FALLBACK: Fallback = Fallback {
    fragment: Some("tables"),
    question: Some("look_up"),
    can: "work out a family's index and Pell Grant, explain every line of it, try what would change it, and quote the aid \
          pages",
    example: "Explain the payroll tax allowance",
};

fn slots() -> Vec<Slot> {
    vec![
        Slot::new("year", "Award year", "an award year, such as 2026-27", Reader::Choice(YEARS)),
        Slot::new(
            "change",
            "Change",
            "an amount more or less, such as $5,000 more",
            Reader::Own(amounts::changes),
        ),
        Slot::new("amount", "Amount", "an amount, such as $40,000", Reader::Own(amounts::amounts)),
        Slot::new("credits", "Credits", "credits in a term, such as 9 credits", Reader::Own(people::credits)),
        Slot::new(
            "more",
            "People",
            "people more or fewer, such as 1 more person",
            Reader::Own(people::more_people),
        ),
        Slot::new("size", "Family", "a family size, such as family of 4", Reader::Own(people::size)),
        Slot::new("school", "School", "a school of the worksheet", Reader::Own(people::school)),
        Slot::new("line", "Line", "a line, such as payroll tax allowance", Reader::Choice(LINES)),
        Slot::new("table", "Table", "a federal table, such as loan limits", Reader::Choice(TABLES)),
        Slot::new("field", "Answer", "an answer, such as savings", Reader::Choice(FIELDS)),
        Slot::new(
            "who",
            "Whose",
            "the parents, the student, the spouse or the other parent",
            Reader::Own(people::whose),
        ),
        Slot::new("place", "Place", "Alaska, Hawaii or the contiguous states", Reader::Choice(PLACES)),
        Slot::new("student", "Student", "dependent student or independent student", Reader::Choice(STUDENTS)),
        Slot::new(
            "study",
            "Year of study",
            "first year, second year, or third year and later",
            Reader::Choice(STUDY),
        ),
        Slot::topic(),
    ]
}
