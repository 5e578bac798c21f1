//! The two letters, from what the records say and from fixed phrases. Nobody's address is passed on, nothing is told that
//! somebody keeps to themselves, and nobody is hurried. Pure.

mod facts;
mod phrases;

use outreach::{Draft, Recipient, Sentence, Slot, Source};

pub use facts::Side;
use facts::{Common, fitting};
use phrases as say;

/// Who writes: a name.
pub struct Sender<'a> {
    pub uid: &'a str,
    pub name: &'a str,
}

impl Sender<'_> {
    fn slot(&self) -> Slot {
        Slot::quoted(Source::record(format!("user:{}", self.uid), "name", self.name))
    }
}

/// The letter to the mentor.
pub fn to_mentor(student: &Side, mentor: &Side, by: &Sender) -> Draft {
    let subject = match student.name() {
        Some(name) => Sentence::filled("subject", say::SUBJECT_MENTOR, &[name]),
        None => Sentence::phrase("subject", say::SUBJECT_MENTOR_NAMELESS),
    };
    let mut draft = Draft::by_machine(reader(mentor), subject);
    draft.paragraph([Sentence::filled("greeting", say::GREETING, &[mentor.own_first_name()])]);
    let (need, offer) = fitting(student.needs(), mentor.own_offers());
    let mut about = Vec::new();
    about.extend(offer.map(|offer| Sentence::filled("offer", say::THANKS_FOR_OFFER, &[offer])));
    about.push(study_of(student));
    about.extend(need.map(|need| Sentence::filled("need", say::NEED, &[need])));
    about.extend(student.goal().map(|goal| Sentence::filled("goal", say::GOAL, &[goal])));
    draft.paragraph(about);
    draft.paragraph(in_common(student, mentor));
    draft.paragraph([
        Sentence::phrase("question", say::ASK_MENTOR),
        Sentence::phrase("no is fine", say::NO_IS_FINE),
        Sentence::filled("answer", say::ANSWER, &[by.slot()]),
    ]);
    end(&mut draft, by);
    draft
}

/// The letter to the student.
pub fn to_student(student: &Side, mentor: &Side, by: &Sender) -> Draft {
    let subject = match mentor.name() {
        Some(name) => Sentence::filled("subject", say::SUBJECT_STUDENT, &[name]),
        None => Sentence::phrase("subject", say::SUBJECT_STUDENT_NAMELESS),
    };
    let mut draft = Draft::by_machine(reader(student), subject);
    draft.paragraph([Sentence::filled("greeting", say::GREETING, &[student.own_first_name()])]);
    let (need, offer) = fitting(student.own_needs(), mentor.offers());
    let mut about = Vec::new();
    about.extend(need.map(|need| Sentence::filled("need", say::YOU_ASKED, &[need])));
    about.push(match (mentor.name(), offer) {
        (Some(name), Some(offer)) => Sentence::filled("offer", say::OFFERS, &[name, offer]),
        (None, Some(offer)) => Sentence::filled("offer", say::OFFERS_NAMELESS, &[offer]),
        (Some(name), None) => Sentence::filled("mentor", say::IS_MENTOR, &[name]),
        (None, None) => Sentence::phrase("mentor", say::IS_MENTOR_NAMELESS),
    });
    about.extend(path_of(mentor));
    draft.paragraph(about);
    draft.paragraph(in_common(student, mentor));
    draft.paragraph([
        Sentence::phrase("question", say::ASK_STUDENT),
        Sentence::phrase("no is fine", say::NO_IS_FINE),
        Sentence::filled("answer", say::ANSWER, &[by.slot()]),
    ]);
    end(&mut draft, by);
    draft
}

fn reader(side: &Side) -> Recipient {
    Recipient::Person { person: side.id(), name: side.full_name() }
}

fn end(draft: &mut Draft, by: &Sender) {
    draft.paragraph([Sentence::filled("regards", say::REGARDS, &[by.slot()])]);
    draft.paragraph([Sentence::disclosure()]);
}

/// What the student studies.
fn study_of(student: &Side) -> Sentence {
    match (student.name(), student.program(), student.level()) {
        (Some(name), Some(program), Some(level)) => {
            Sentence::filled("study", say::STUDIES_LEVEL, &[name, program, level])
        }
        (Some(name), Some(program), None) => Sentence::filled("study", say::STUDIES, &[name, program]),
        (Some(name), None, _) => Sentence::filled("study", say::WOULD_LIKE, &[name]),
        (None, Some(program), _) => Sentence::filled("study", say::STUDIES_NAMELESS, &[program]),
        (None, None, _) => Sentence::phrase("study", say::WOULD_LIKE_NAMELESS),
    }
}

/// What the mentor studied and does, as far as they share it.
fn path_of(mentor: &Side) -> Vec<Sentence> {
    let Some(first) = mentor.first_name() else { return Vec::new() };
    let mut path = Vec::new();
    path.extend(
        mentor.degree().map(|field| Sentence::filled("degree", say::DEGREE, &[first.clone(), field])),
    );
    path.extend(mentor.work().map(|work| {
        let phrase = if work.is_now { say::WORKS } else { say::WORKED };
        Sentence::filled("work", phrase, &[first, work.title, work.employer])
    }));
    path
}

/// What both records say.
fn in_common(student: &Side, mentor: &Side) -> Vec<Sentence> {
    let common = Common::of(student, mentor);
    let told = common.into_iter().map(|one| {
        let (name, phrase) = match one.what {
            facts::What::Goal => ("shared goal", say::SAME_GOAL),
            facts::What::Cause => ("shared cause", say::SAME_CAUSE),
            facts::What::Field => ("shared field", say::SAME_FIELD),
            facts::What::Language => ("shared language", say::SAME_LANGUAGE),
            facts::What::Time => ("shared time", say::SAME_TIME),
            facts::What::City => ("shared city", say::SAME_CITY),
        };
        let mut sentence = Sentence::filled(name, phrase, &[one.student]);
        sentence.sources.push(one.mentor.source);
        sentence
    });
    told.collect()
}
