use jiff::civil::Date;

use super::{
    super::{
        dice::{Dice, Stream},
        phrase::Facts,
        source::{earlier, later, money, record, working_day_between},
    },
    draft::{Draft, Stage},
    giving::Giving,
    study::Study,
};
use crate::model::{HoldKind, Note, NoteKind, PersonId, StaffDuty};

/// What gift officers and advisers wrote down. Officers differ in how they write, and each keeps to it.
pub(super) fn of(
    draft: &Draft<'_>,
    study: Option<&Study<'_>>,
    giving: &Giving<'_>,
    facts: &Facts<'_>,
) -> Vec<Note> {
    let mut dice = draft.source().dice(Stream::Letters, draft.identity.id.0 | 1 << 31);
    let dice = &mut dice;
    let mut notes = match (study, giving.fund) {
        _ if !draft.is_current() => Vec::new(),
        (Some(study), _) => advising(draft, study, facts, dice),
        (None, Some(_)) => about_donor(draft, giving, facts, dice),
        (None, None) => plain(draft, facts, dice),
    };
    notes.sort_by_key(|note| note.date);
    for (index, note) in notes.iter_mut().enumerate() {
        note.id = record(draft.identity.id, index);
    }
    notes
}

/// The mark of an officer's way of writing.
fn style(by: PersonId) -> &'static str {
    ["o0", "o1", "o2"][by.0 as usize % 3]
}

fn about_donor(draft: &Draft<'_>, giving: &Giving<'_>, facts: &Facts<'_>, dice: &mut Dice) -> Vec<Note> {
    let largest = giving.gifts.iter().map(|gift| gift.cents).max().unwrap_or(0);
    let worth_a_visit = largest >= 50_000;
    if !worth_a_visit && !dice.chance(60 + draft.engagement * 2) {
        return Vec::new();
    }
    let by = draft.generator.staff_for(StaffDuty::GiftOfficer, draft.identity.id).mailbox.person;
    let last = earlier(draft.identity.last_day(draft.source()), 1);
    let first = giving.gifts[0].date.max(earlier(draft.source().today, 3600));
    let count = 1 + dice.index(if worth_a_visit { 4 } else { 2 });
    let mut dates: Vec<Date> = (0..count).filter_map(|_| working_day_between(first, last, dice)).collect();
    dates.sort_unstable();
    dates.dedup();
    let mut notes: Vec<Note> = Vec::new();
    for (index, date) in dates.into_iter().enumerate() {
        let facts = draft.facts_on(date, facts).with(style(by), "");
        let (kind, section) = match dice.below(10) {
            _ if index == 0 && worth_a_visit && dice.chance(650) => (NoteKind::Call, "note.first"),
            4..8 if worth_a_visit => (NoteKind::Meeting, "note.meeting"),
            8 if largest >= 500_000 => (NoteKind::Meeting, "note.plan"),
            ..6 => (NoteKind::Call, "note.call"),
            _ => (NoteKind::Letter, "note.letter"),
        };
        let text = draft.source().phrases.try_say(section, &facts, dice);
        if let Some(text) = text.filter(|text| notes.iter().all(|note| note.text != *text)) {
            notes.push(note(draft, by, kind, date, text));
        }
    }
    notes
}

fn plain(draft: &Draft<'_>, facts: &Facts<'_>, dice: &mut Dice) -> Vec<Note> {
    if !matches!(draft.stage, Stage::Working | Stage::Retired) || !dice.chance(draft.engagement * 3) {
        return Vec::new();
    }
    let by = draft.generator.staff_for(StaffDuty::AlumniRelations, draft.identity.id).mailbox.person;
    let today = draft.source().today;
    let Some(date) = working_day_between(draft.job_since().max(earlier(today, 700)), earlier(today, 1), dice)
    else {
        return Vec::new();
    };
    let facts = draft.facts_on(date, facts).with(style(by), "");
    let text = draft.source().phrases.say("note.plain", &facts, dice);
    vec![note(draft, by, NoteKind::Call, date, text)]
}

fn advising(draft: &Draft<'_>, study: &Study<'_>, facts: &Facts<'_>, dice: &mut Dice) -> Vec<Note> {
    let today = draft.source().today;
    let by = study.student.adviser;
    let mut notes = Vec::new();
    let mut write = |section, facts: Facts<'_>, since: Date, dice: &mut Dice| {
        let text = draft.source().phrases.say(section, &facts.with(style(by), ""), dice);
        let date = working_day_between(since, earlier(today, 1), dice);
        notes.extend(date.map(|date| note(draft, by, NoteKind::Advising, date, text)));
    };
    if let Some(failed) = study.failed {
        let facts = Facts::over(facts)
            .with("course", failed.course.title.as_str())
            .with("attendance", failed.attendance.to_string())
            .with("term", failed.term.name());
        write("note.trouble", facts, later(failed.term.end, 7), dice);
    }
    if let Some(hold) = study.holds.iter().find(|hold| hold.kind == HoldKind::Bursar)
        && dice.chance(400)
    {
        let facts = Facts::over(facts).with("balance", money(study.student.balance_cents));
        write("note.owes", facts, later(hold.placed, 1), dice);
    }
    if study.holds.is_empty() && dice.chance(250) {
        write("note.good", Facts::over(facts), study.last_term.start, dice);
    }
    notes
}

fn note(draft: &Draft<'_>, by: PersonId, kind: NoteKind, date: Date, text: String) -> Note {
    Note { id: 0, person: draft.identity.id, by, kind, date, text }
}
