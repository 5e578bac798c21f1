use super::{
    super::{
        super::{
            phrase::Facts,
            source::{later, money},
        },
        study::Study,
    },
    desk::{Desk, Talk, Writer},
};
use crate::model::{HoldKind, MailKind, StaffDuty, Standing};

/// What a student without troubles may write about, and to whom; the adviser where no office is named.
const TOPICS: [(&str, Option<StaffDuty>); 12] = [
    ("electives", None),
    ("advice", None),
    ("letter", None),
    ("independent", None),
    ("major", None),
    ("abroad", None),
    ("internship", Some(StaffDuty::CareerServices)),
    ("resume", Some(StaffDuty::CareerServices)),
    ("enrolled", Some(StaffDuty::Registrar)),
    ("waitlist", Some(StaffDuty::Registrar)),
    ("aid", Some(StaffDuty::FinancialAid)),
    ("workstudy", Some(StaffDuty::FinancialAid)),
];

/// Grades, holds and mails tell one story.
pub(super) fn write(desk: &mut Desk<'_>, study: &Study<'_>, facts: &Facts<'_>) {
    let hold = |kind| study.holds.iter().find(|hold| hold.kind == kind);
    if let (Some(failed), Some(hold)) = (study.failed, hold(HoldKind::Academic)) {
        let facts = Facts::over(facts)
            .with("course", failed.course.title.as_str())
            .with("term", failed.term.name())
            .with("attendance", failed.attendance.to_string())
            .with(if study.student.standing == Standing::Probation { "probation" } else { "warning" }, "");
        desk.talk(
            &Talk {
                topic: "failing",
                staff: study.student.adviser,
                begins: Writer::Office,
                since: Some(hold.placed),
                goes_on: 560,
                kind: MailKind::Question,
            },
            &facts,
        );
    }
    if let Some(hold) = hold(HoldKind::Bursar) {
        let balance = study.student.balance_cents;
        let mut facts = Facts::over(facts).with("balance", money(balance)).with("part", money(balance / 4));
        // The emergency grants go up to 800 dollars.
        if balance <= 80_000 {
            facts.set("small", "");
        }
        let person = desk.draft.identity.id;
        let staff = desk.draft.generator.staff_for(StaffDuty::Bursar, person).mailbox.person;
        let (begins, kind, since) = (Writer::Office, MailKind::Question, Some(hold.placed));
        desk.talk(&Talk { topic: "bursar", staff, begins, since, goes_on: 600, kind }, &facts);
        let since = desk.mails.last().map(|mail| later(mail.at.date(), 1));
        if desk.dice.chance(250) {
            let staff = desk.draft.generator.staff_for(StaffDuty::FinancialAid, person).mailbox.person;
            let begins = Writer::Person;
            desk.talk(&Talk { topic: "shortfall", staff, begins, since, goes_on: 600, kind }, &facts);
        }
    }
    if study.holds.is_empty() && desk.dice.chance(55) {
        let (topic, duty) = *desk.dice.pick(&TOPICS);
        let person = desk.draft.identity.id;
        let staff = duty.map_or(study.student.adviser, |duty| {
            desk.draft.generator.staff_for(duty, person).mailbox.person
        });
        let (begins, kind) = (Writer::Person, MailKind::Question);
        desk.talk(&Talk { topic, staff, begins, since: None, goes_on: 620, kind }, facts);
    }
}
