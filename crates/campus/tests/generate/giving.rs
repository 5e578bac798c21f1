use std::collections::BTreeMap;

use campus::model::{GiftKind, Life, NoteKind, StaffDuty};
use jiff::civil::{Weekday, date};

use crate::{Campus, Verdict, ensure};

/// A 2019 graduate has no 1998 gift, and the dead give nothing.
pub fn gifts_are_within_a_life(life: &Life, campus: &Campus) -> Verdict {
    let (person, world) = (&life.person, campus.world());
    for gift in &life.gifts {
        let Some(class) = person.class_year.filter(|_| person.is_alum) else {
            return Err(format!("a gift of no graduate: {gift:?}"));
        };
        ensure!(gift.date > date(class, 5, 20) && gift.date < campus.today, "{gift:?} of class {class}");
        ensure!(gift.date.year() - person.birth_year >= 18 && gift.cents > 0, "{gift:?}");
        ensure!(person.died.is_none_or(|died| gift.date < died), "a gift after death: {gift:?}");
        ensure!(world.funds.iter().any(|fund| fund.id == gift.fund), "no such fund: {gift:?}");
        let appeal = gift.appeal.and_then(|id| world.appeals.get(id.0 as usize - 1));
        ensure!(gift.appeal.is_none() || appeal.is_some_and(|one| one.year == gift.date.year()), "{gift:?}");
        ensure!((gift.kind == GiftKind::PledgePayment) == gift.pledge.is_some(), "{gift:?}");
    }
    ensure!(life.gifts.is_sorted_by_key(|gift| gift.date), "gifts out of order");
    Ok(())
}

/// Not a cent more than was promised, and not a cent less once all the parts are paid.
pub fn pledges_are_kept(life: &Life, campus: &Campus) -> Verdict {
    for pledge in &life.pledges {
        let payments = life.gifts.iter().filter(|gift| gift.pledge == Some(pledge.id));
        for gift in payments.clone() {
            ensure!(gift.date > pledge.date && gift.fund == pledge.fund, "{gift:?} for {pledge:?}");
        }
        let (parts, paid) = (payments.clone().count(), payments.map(|gift| gift.cents).sum::<i64>());
        ensure!(paid <= pledge.cents, "{paid} paid of {pledge:?}");
        let whole = parts == usize::from(pledge.years);
        ensure!(whole == (paid == pledge.cents), "{paid} in {parts} parts of {pledge:?}");
        let over = pledge.date.year() + i16::from(pledge.years) < campus.today.year();
        ensure!(whole || !over || life.person.died.is_some(), "{pledge:?} is still open");
        ensure!(life.person.died.is_none_or(|died| pledge.date < died), "promised after death");
    }
    let orphan = life
        .gifts
        .iter()
        .find(|gift| gift.pledge.is_some_and(|id| life.pledges.iter().all(|pledge| pledge.id != id)));
    ensure!(orphan.is_none(), "a payment of nothing: {orphan:?}");
    Ok(())
}

/// What officers write down names what the donor gave to, and a job only while there was one.
pub fn notes_tell_what_was_so(life: &Life, campus: &Campus) -> Verdict {
    let world = campus.world();
    let about_giving: Vec<_> = life.notes.iter().filter(|note| note.kind != NoteKind::Advising).collect();
    for note in &life.notes {
        ensure!(campus.staff(note.by).is_some(), "written by nobody: {note:?}");
        let last = life.person.died.unwrap_or(campus.today);
        ensure!(note.date < last, "{note:?} after {last}");
        let closed = matches!(note.date.weekday(), Weekday::Saturday | Weekday::Sunday);
        ensure!(!closed, "the office is closed: {note:?}");
        ensure!(note.kind != NoteKind::Advising || life.person.is_student, "advises no student: {note:?}");
    }
    for note in &about_giving {
        for fund in world.funds.iter().filter(|fund| note.text.contains(&fund.name)) {
            let before = life.gifts.iter().any(|gift| gift.fund == fund.id && gift.date <= note.date);
            ensure!(before || fund.cause == "everyday campus life", "never gave to it: {}", note.text);
        }
        for position in &life.positions {
            let began = date(position.start.year, position.start.month, 1) <= note.date;
            ensure!(
                began || !note.text.contains(&position.employer_name) || returns(life, position),
                "{note:?}"
            );
        }
    }
    if !life.gifts.is_empty() && !about_giving.is_empty() {
        let causes = world.funds.iter().filter(|fund| life.gifts.iter().any(|gift| gift.fund == fund.id));
        let mut spoken = causes.flat_map(|fund| [fund.cause.to_lowercase(), fund.name.to_lowercase()]);
        let told: String = about_giving.iter().map(|note| note.text.to_lowercase()).collect();
        ensure!(spoken.any(|cause| told.contains(&cause)), "nothing of the donor's cause in: {told}");
    }
    Ok(())
}

/// Somebody may come back to an employer, or two may bear names that contain each other.
fn returns(life: &Life, position: &campus::model::Position) -> bool {
    life.positions
        .iter()
        .any(|one| one.id != position.id && one.employer_name.contains(&position.employer_name))
}

/// Whoever exchanges letters with a gift officer hears and says what they gave to, or what it is for.
pub fn letters_name_what_the_donor_cares_about(life: &Life, campus: &Campus) -> Verdict {
    let given = campus.world().funds.iter().filter(|fund| life.gifts.iter().any(|gift| gift.fund == fund.id));
    let spoken: Vec<String> =
        given.flat_map(|fund| [fund.cause.to_lowercase(), fund.name.to_lowercase()]).collect();
    if spoken.is_empty() {
        return Ok(());
    }
    let is_officer = |person| campus.staff(person).is_some_and(|staff| staff.duty == StaffDuty::GiftOfficer);
    let mut threads: BTreeMap<u32, String> = BTreeMap::new();
    for mail in life.mails.iter().filter(|mail| is_officer(mail.from.person) || is_officer(mail.to.person)) {
        let text = threads.entry(mail.thread).or_default();
        text.extend([mail.subject.to_lowercase(), mail.body.to_lowercase()]);
    }
    for text in threads.values() {
        ensure!(spoken.iter().any(|cause| text.contains(cause)), "nothing of the donor's cause in: {text}");
    }
    Ok(())
}
