use campus::model::{
    AppealId, CourseId, EmployerId, EventId, FundId, Grade, Life, MailKind, PersonId, Pronouns, Standing,
    TermId,
};
use jiff::civil::date;

pub type Breaker = fn(&mut Life);

/// Ways to make a life wrong, by the rule that should notice. One that does not apply changes nothing.
pub const ALL: &[(&str, Breaker)] = &[
    ("ages", |life| life.person.birth_year += 15),
    ("ages", |life| life.person.died = Some(date(2030, 1, 1))),
    ("schooling", |life| life.education.iter_mut().for_each(|one| one.end_year = one.start_year - 1)),
    ("schooling", |life| life.person.class_year = life.person.class_year.map(|class| class - 1)),
    ("career", |life| life.positions.iter_mut().for_each(|one| one.start.year -= 30)),
    ("career", |life| life.positions.reverse()),
    ("career", |life| life.person.died = life.person.class_year.map(|class| date(class + 1, 1, 1))),
    ("employers", |life| {
        life.positions.iter_mut().for_each(|one| one.employer = one.employer.map(|_| EmployerId(9999)));
    }),
    ("employers", |life| life.positions.iter_mut().for_each(|one| one.start.year = 1700)),
    ("resume", |life| life.positions.iter_mut().for_each(|one| one.title.push('x'))),
    ("resume", |life| life.education.iter_mut().for_each(|one| one.end_year += 100)),
    ("gifts", |life| life.gifts.iter_mut().for_each(|gift| gift.date = date(1940, 1, 1))),
    ("gifts", |life| life.person.died = life.gifts.last().map(|gift| gift.date)),
    ("gifts", |life| life.gifts.iter_mut().for_each(|gift| gift.fund = FundId(999))),
    ("gifts", |life| life.gifts.iter_mut().for_each(|gift| gift.appeal = gift.appeal.map(|_| AppealId(1)))),
    ("pledges", |life| life.pledges.iter_mut().for_each(|pledge| pledge.cents /= 10)),
    ("pledges", |life| life.pledges.clear()),
    ("pledges", |life| {
        life.gifts.iter_mut().filter(|gift| gift.pledge.is_some()).for_each(|gift| gift.cents -= 1);
    }),
    ("pledges", |life| life.gifts.retain(|gift| gift.pledge.is_none())),
    ("contact notes", |life| life.notes.iter_mut().for_each(|note| note.date = date(1950, 1, 1))),
    ("contact notes", |life| life.notes.iter_mut().for_each(|note| note.date = date(2026, 11, 14))),
    ("contact notes", |life| life.notes.iter_mut().for_each(|note| note.by = PersonId(9999))),
    ("contact notes", |life| life.notes.iter_mut().for_each(|note| note.text = "Nothing.".into())),
    ("letters", |life| {
        for mail in &mut life.mails {
            (mail.subject, mail.body) = ("Hello".into(), "Nothing.".into());
        }
    }),
    ("letters", |life| life.gifts.iter_mut().for_each(|gift| gift.fund = FundId(1))),
    ("events", |life| life.attendance.iter_mut().for_each(|one| one.event = EventId(9999))),
    ("events", |life| life.person.class_year = life.person.class_year.map(|_| 2026)),
    ("groups", |life| life.memberships.clear()),
    ("groups", |life| life.memberships.iter_mut().for_each(|one| one.since = date(1900, 1, 1))),
    ("groups", |life| life.notes.iter_mut().for_each(|note| note.text += " \"Homecoming 2012\"")),
    ("groups", |life| life.notes.iter_mut().for_each(|note| note.date = date(1999, 1, 1))),
    ("groups", |life| life.attendance.clear()),
    ("groups", |life| life.person.pronouns = Some(Pronouns::He)),
    ("groups", |life| life.memberships.iter_mut().for_each(|one| one.since = date(2005, 1, 1))),
    ("volunteering", |life| life.volunteering.iter_mut().for_each(|one| one.end = Some(date(1900, 1, 1)))),
    ("consent", |life| life.consents.clear()),
    ("consent", |life| life.consents.iter_mut().for_each(|one| one.at = date(1900, 1, 1))),
    ("grades", |life| life.enrolments.iter_mut().for_each(|one| one.grade = one.grade.map(|_| Grade::C))),
    ("grades", |life| life.student.iter_mut().for_each(|student| student.credits += 4)),
    ("grades", |life| life.enrolments.iter_mut().for_each(|one| one.course = CourseId(9999))),
    ("holds", |life| life.holds.clear()),
    ("holds", |life| life.mails.clear()),
    ("holds", |life| life.student.iter_mut().for_each(|student| student.standing = Standing::Warning)),
    ("holds", |life| life.student.iter_mut().for_each(|student| student.balance_cents += 1)),
    ("terms", |life| life.student.iter_mut().for_each(|student| student.entry_term = TermId(1))),
    ("terms", |life| life.enrolments.iter_mut().for_each(|one| one.grade = Some(Grade::A))),
    ("terms", |life| life.student.iter_mut().for_each(|student| student.adviser = PersonId(2))),
    ("mails", |life| life.mails.iter_mut().for_each(|mail| mail.to.person = PersonId(9999))),
    ("mails", |life| life.mails.reverse()),
    ("mails", |life| life.mails.iter_mut().for_each(|mail| mail.kind = MailKind::Reply)),
    ("mails", |life| {
        life.mails.truncate(1);
        life.mails.iter_mut().for_each(|mail| mail.at = date(2026, 11, 14).at(9, 0, 0, 0));
    }),
    ("facts", |life| life.gifts.iter_mut().for_each(|gift| gift.cents += 1)),
    ("facts", |life| life.gifts.iter_mut().for_each(|gift| gift.fund = FundId(999))),
    ("facts", |life| life.student.iter_mut().for_each(|student| student.balance_cents += 100)),
    ("facts", |life| life.person.class_year = life.person.class_year.map(|class| class + 1)),
    ("texts", |life| life.person.bio.push_str(" {name}")),
    ("texts", |life| life.person.bio.push_str(" a  word")),
    ("texts", |life| life.person.synthetic = false),
    ("grammar", |life| life.person.bio.push_str(" I have a MEd.")),
    ("grammar", |life| life.person.bio.push_str(" It took an week.")),
    ("grammar", |life| life.person.bio.push_str(" I have wrote the book.")),
    ("grammar", |life| life.person.bio.push_str(" Gives to the fund since 2001.")),
    ("grammar", |life| life.mails.iter_mut().for_each(|mail| mail.body.push_str(" I give in December."))),
    ("kin", |life| {
        for one in life.relatives.iter().filter(|one| one.name.split(' ').count() == 3) {
            let half = one.name.rsplit_once(' ').map_or("", |(half, _)| half);
            life.person.bio += &[" ", half, " and I like it here."].concat();
        }
    }),
    ("kin", |life| {
        for one in life.relatives.iter().filter(|one| one.relative.is_some()) {
            let first = one.name.split(' ').next().unwrap_or_default();
            life.person.bio += &[" Survived by ", first, "."].concat();
        }
    }),
    ("first", |life| life.person.bio.push_str(" The first in the family to go to college.")),
    ("first", |life| life.person.bio.push_str(" I transferred here.")),
    ("first", |life| {
        life.notes.iter_mut().for_each(|note| note.text.push_str(" My parents gave here."));
    }),
    ("industry", |life| life.positions.iter_mut().take(1).for_each(|one| one.industry = "Farming".into())),
    ("industry", |life| life.positions.iter_mut().for_each(|one| one.start.year -= 1)),
    ("courses", |life| life.enrolments.clear()),
    ("courses", |life| life.posts.iter_mut().for_each(|post| post.date = date(2015, 1, 1))),
    ("present", |life| {
        let at = life.positions.last().map(|last| last.employer_name.clone()).unwrap_or_default();
        life.mails.iter_mut().for_each(|mail| mail.body += &[" Still at ", &at, "."].concat());
    }),
    ("present", |life| life.interests.iter_mut().for_each(|one| one.text = "return to work".into())),
    ("present", |life| life.mails.iter_mut().for_each(|mail| mail.body.push_str(" I GOT IT."))),
    ("family", |life| life.household.members.clear()),
    ("family", |life| life.relatives.iter_mut().for_each(|one| one.name.push('x'))),
    ("family", |life| life.mentoring = None),
    ("family", |life| life.mentoring.iter_mut().for_each(|one| one.taken = 9)),
];
