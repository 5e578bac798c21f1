use jiff::civil::{Date, date};

use super::{
    super::{
        dice::{Dice, Stream},
        phrase::Facts,
        source::{day_between, earlier, later, record},
    },
    draft::{Draft, Stage},
    giving::Giving,
    study::Study,
};
use crate::model::{Note, NoteKind, PersonId, StaffDuty};

/// What gift officers and advisers wrote down. Officers differ in how they write, and each keeps to it.
pub(super) fn of(
    draft: &Draft<'_>,
    study: Option<&Study<'_>>,
    giving: &Giving<'_>,
    facts: &Facts,
) -> Vec<Note> {
    let mut dice = draft.source().dice(Stream::Letters, draft.identity.id.0 | 1 << 31);
    let dice = &mut dice;
    let mut notes = match (study, giving.fund) {
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

fn about_donor(draft: &Draft<'_>, giving: &Giving<'_>, facts: &Facts, dice: &mut Dice) -> Vec<Note> {
    let largest = giving.gifts.iter().map(|gift| gift.cents).max().unwrap_or(0);
    let worth_a_visit = largest >= 50_000;
    if !worth_a_visit && !dice.chance(100 + draft.engagement * 3) {
        return Vec::new();
    }
    let by = draft.generator.staff_for(StaffDuty::GiftOfficer, draft.identity.id).mailbox.person;
    let first = giving.gifts[0].date.max(earlier(draft.source().today, 3600));
    let count = 1 + dice.index(if worth_a_visit { 4 } else { 2 });
    let facts = if draft.stage == Stage::Working { facts.clone() } else { facts.clone().without("employer") };
    let mut notes: Vec<Note> = Vec::new();
    for _ in 0..count {
        let (kind, section) = match dice.below(10) {
            0..5 => (NoteKind::Call, format!("note.call.{}", by.0 % 3)),
            5..8 if worth_a_visit => (NoteKind::Meeting, format!("note.meeting.{}", by.0 % 2)),
            _ => (NoteKind::Letter, "note.letter.0".to_owned()),
        };
        let text = draft.source().phrases.try_say(&section, &facts, dice);
        let at_work =
            text.as_deref().is_some_and(|text| facts.get("employer").is_some_and(|name| text.contains(name)));
        let first = if at_work { first.max(job_since(draft)) } else { first };
        let date = day_between(first, earlier(draft.identity.last_day(draft.source()), 1), dice);
        if let (Some(text), Some(date)) = (text, date)
            && notes.iter().all(|note| note.text != text)
        {
            notes.push(note(draft, by, kind, date, text));
        }
    }
    notes
}

fn plain(draft: &Draft<'_>, facts: &Facts, dice: &mut Dice) -> Vec<Note> {
    if !matches!(draft.stage, Stage::Working | Stage::Retired) || !dice.chance(draft.engagement * 4) {
        return Vec::new();
    }
    let by = draft.generator.staff_for(StaffDuty::AlumniRelations, draft.identity.id).mailbox.person;
    let since = job_since(draft);
    let text = draft.source().phrases.say("note.plain.0", facts, dice);
    let date =
        day_between(since.max(earlier(draft.source().today, 2000)), earlier(draft.source().today, 1), dice);
    date.map(|date| note(draft, by, NoteKind::Call, date, text)).into_iter().collect()
}

/// Nobody is visited at an office before working there.
fn job_since(draft: &Draft<'_>) -> Date {
    draft.positions.last().map_or(draft.source().today, |last| date(last.start.year, last.start.month, 28))
}

fn advising(draft: &Draft<'_>, study: &Study<'_>, facts: &Facts, dice: &mut Dice) -> Vec<Note> {
    let today = draft.source().today;
    let (section, facts, since) = match study.failed {
        Some(failed) => (
            "note.advising.trouble",
            facts.clone().with("course", failed.course.title.as_str()),
            later(failed.term.end, 7),
        ),
        None if dice.chance(250) => ("note.advising.good", facts.clone(), study.last_term.start),
        None => return Vec::new(),
    };
    let text = draft.source().phrases.say(section, &facts, dice);
    let date = day_between(since, earlier(today, 1), dice);
    date.map(|date| note(draft, study.student.adviser, NoteKind::Advising, date, text)).into_iter().collect()
}

fn note(draft: &Draft<'_>, by: PersonId, kind: NoteKind, date: Date, text: String) -> Note {
    Note { id: 0, person: draft.identity.id, by, kind, date, text }
}
