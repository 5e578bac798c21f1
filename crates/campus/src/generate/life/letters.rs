use jiff::civil::{Date, DateTime};

use super::{
    super::{
        dice::{Dice, Stream},
        phrase::Facts,
        source::{day_between, earlier, later, money, record},
    },
    draft::{Draft, Stage},
    facts,
    giving::Giving,
    study::Study,
};
use crate::model::{HoldKind, Mail, MailKind, Mailbox, PersonId, StaffDuty};

/// What somebody wrote to the university, or got from it, in the last three months.
pub(super) fn of(
    draft: &Draft<'_>,
    study: Option<&Study<'_>>,
    giving: &Giving<'_>,
    facts: &Facts,
) -> Vec<Mail> {
    let mut desk = Desk { draft, mails: Vec::new(), dice: draft.dice(Stream::Letters) };
    match study {
        Some(study) => desk.student(study, facts),
        None if draft.is_alum() && draft.alive() => desk.alum(giving, facts),
        None => {}
    }
    desk.mails
}

struct Desk<'a> {
    draft: &'a Draft<'a>,
    mails: Vec<Mail>,
    dice: Dice,
}

impl Desk<'_> {
    fn alum(&mut self, giving: &Giving<'_>, facts: &Facts) {
        if !self.dice.chance(42 + self.draft.engagement) {
            return;
        }
        let mentor = facts.get("offer").is_some() && self.draft.stage == Stage::Working;
        let working = self.draft.stage == Stage::Working;
        let (about, duty, facts) = match self.dice.below(10) {
            0..4 if giving.fund.is_some() && working => ("impact", StaffDuty::GiftOfficer, facts.clone()),
            0..6 if gave_lately(giving, self.draft.source().today) => {
                let about_gift =
                    facts::gift(facts, giving, money).expect("a donor has given to the favourite fund");
                ("receipt", StaffDuty::GiftOfficer, about_gift)
            }
            0..5 if mentor && facts.get("years").is_some() => {
                ("mentor", StaffDuty::CareerServices, facts.clone())
            }
            0..7 if working => ("hiring", StaffDuty::CareerServices, facts.clone()),
            7..9 => ("reunion", StaffDuty::AlumniRelations, facts.clone()),
            _ => ("address", StaffDuty::AlumniRelations, facts.clone()),
        };
        let staff = self.draft.generator.staff_for(duty, self.draft.identity.id).mailbox.person;
        let section = format!("{about}.{}", self.draft.identity.voice);
        let since = giving.gifts.last().filter(|_| about == "receipt").map(|gift| gift.date);
        let subject = self.say(&format!("subject.{about}"), &facts);
        let text = self.say(&section, &facts);
        if let Some(first) = self.person_to_staff(staff, since, &subject, &text, facts.get("city"))
            && self.dice.chance(450)
        {
            let answer = self.say(&format!("answer.{about}"), &facts);
            self.answer(first, &answer);
        }
    }

    fn student(&mut self, study: &Study<'_>, facts: &Facts) {
        let hold = |kind| study.holds.iter().find(|hold| hold.kind == kind);
        if let (Some(failed), Some(hold)) = (study.failed, hold(HoldKind::Academic)) {
            let facts = facts
                .clone()
                .with("course", failed.course.title.as_str())
                .with("term", failed.term.name())
                .with("attendance", failed.attendance.to_string());
            self.staff_to_student(study.student.adviser, "failing", hold.placed, &facts);
        }
        if let Some(hold) = hold(HoldKind::Bursar) {
            let facts = facts.clone().with("balance", money(study.student.balance_cents));
            let bursar =
                self.draft.generator.staff_for(StaffDuty::Bursar, self.draft.identity.id).mailbox.person;
            self.staff_to_student(bursar, "bursar", hold.placed, &facts);
        }
        if self.mails.is_empty() && self.dice.chance(80) {
            let about = format!("planning.{}", self.dice.below(4));
            let subject = self.say(&format!("subject.{about}"), facts);
            let text = self.say(&about, facts);
            let first = self.person_to_staff(study.student.adviser, None, &subject, &text, None);
            if let Some(first) = first.filter(|_| self.dice.chance(600)) {
                let answer = self.say(&format!("{about}.reply"), facts);
                self.answer(first, &answer);
            }
        }
    }

    fn say(&mut self, section: &str, facts: &Facts) -> String {
        self.draft.source().phrases.say(section, facts, &mut self.dice)
    }

    fn day(&mut self, since: Option<Date>) -> Option<Date> {
        let today = self.draft.source().today;
        let first = earlier(today, 85).max(since.unwrap_or(Date::MIN));
        day_between(first, earlier(today, 1), &mut self.dice)
    }

    fn person_to_staff(
        &mut self,
        to: PersonId,
        since: Option<Date>,
        subject: &str,
        text: &str,
        city: Option<&str>,
    ) -> Option<usize> {
        let day = self.day(since)?;
        let (me, staff) = (self.me(), self.staff(to));
        let voice = self.draft.identity.voice;
        let greeted = Facts::default()
            .with("to", if voice == 0 { staff.name.clone() } else { first_name(&staff) })
            .with("city", city.unwrap_or("campus"));
        let hello = self.say(&format!("hello.{voice}"), &greeted);
        let bye = self.say(&format!("bye.{voice}"), &greeted);
        let name = if voice == 0 { me.name.clone() } else { self.draft.identity.first.clone() };
        let body = format!("{hello}\n\n{text}\n\n{bye}\n{name}");
        Some(self.put(day, me, staff, subject, body, None))
    }

    fn staff_to_student(&mut self, from: PersonId, about: &str, since: Date, facts: &Facts) {
        let Some(day) = self.day(Some(since)) else { return };
        let (me, staff) = (self.me(), self.staff(from));
        let subject = self.say(&format!("subject.{about}"), facts);
        let text = self.say(about, facts);
        let body = format!("Dear {},\n\n{text}\n\nBest regards,\n{}", self.draft.identity.first, staff.name);
        let first = self.put(day, staff, me, &subject, body, None);
        if self.dice.chance(650) {
            let reply = self.say(&format!("{about}.reply"), facts);
            self.answer(first, &reply);
        }
    }

    /// A few days later, if there have been a few days.
    fn answer(&mut self, first: usize, text: &str) {
        let Mail { id, from, to, at, subject, .. } = self.mails[first].clone();
        let day = later(at.date(), 1 + self.dice.below(3));
        if day >= self.draft.source().today {
            return;
        }
        let body = format!("Hi {},\n\n{text}\n\n{}", first_name(&from), first_name(&to));
        self.put(day, to, from, &format!("Re: {subject}"), body, Some(id));
    }

    fn put(
        &mut self,
        day: Date,
        from: Mailbox,
        to: Mailbox,
        subject: &str,
        body: String,
        thread: Option<u32>,
    ) -> usize {
        let id = record(self.draft.identity.id, self.mails.len());
        let at: DateTime = day.at(
            i8::try_from(7 + self.dice.below(14)).expect("an hour of the day"),
            i8::try_from(self.dice.below(60)).expect("a minute"),
            0,
            0,
        );
        let subject = subject.to_owned();
        self.mails.push(Mail {
            id,
            thread: thread.unwrap_or(id),
            from,
            to,
            at,
            subject,
            body,
            html: None,
            unsubscribe: None,
            calendar: None,
            kind: if thread.is_some() { MailKind::Reply } else { MailKind::Question },
            synthetic: true,
        });
        self.mails.len() - 1
    }

    fn me(&self) -> Mailbox {
        let identity = &self.draft.identity;
        let name = format!("{} {}", identity.first, identity.last);
        Mailbox { person: identity.id, name, address: identity.email(self.draft.source()) }
    }

    fn staff(&self, id: PersonId) -> Mailbox {
        self.draft.generator.world.staff[id.0 as usize - 1].mailbox.clone()
    }
}

/// Nobody asks for the receipt of a gift of long ago.
fn gave_lately(giving: &Giving<'_>, today: Date) -> bool {
    let last = giving.fund.and_then(|fund| giving.gifts.iter().rfind(|gift| gift.fund == fund.id));
    last.is_some_and(|gift| gift.date > earlier(today, 400))
}

fn first_name(mailbox: &Mailbox) -> String {
    mailbox.name.split(' ').next().unwrap_or_default().to_owned()
}
