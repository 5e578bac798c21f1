use jiff::{
    Span,
    civil::{Date, DateTime},
};

use super::super::{
    super::{
        dice::{Dice, Stream},
        phrase::Facts,
        source::{day_between, earlier, is_weekend, later, record, working_day, working_day_between},
    },
    draft::{Draft, Stage},
};
use crate::model::{Mail, MailKind, Mailbox, PersonId, StaffMember};

/// Where the mails of one person are written.
pub(super) struct Desk<'a> {
    pub draft: &'a Draft<'a>,
    pub mails: Vec<Mail>,
    pub dice: Dice,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Writer {
    Person,
    Office,
}

impl Writer {
    /// Only who has asked says thanks for the answer.
    fn mark(self) -> &'static str {
        match self {
            Self::Person => "answers",
            Self::Office => "asked",
        }
    }
}

/// One conversation: who begins, with whom, since when it can be.
pub(super) struct Talk<'a> {
    /// The sections `mail.TOPIC.subject`, `mail.TOPIC.1`, `mail.TOPIC.2` and so on.
    pub topic: &'a str,
    pub staff: PersonId,
    pub begins: Writer,
    pub since: Option<Date>,
    /// How likely each further turn is, in thousandths.
    pub goes_on: u32,
    /// What the first mail is; the others are replies.
    pub kind: MailKind,
}

impl<'a> Desk<'a> {
    pub fn of(draft: &'a Draft<'a>) -> Self {
        Self { draft, mails: Vec::new(), dice: draft.dice(Stream::Letters) }
    }

    /// As many turns as there are words for, chance wants and time allows.
    pub fn talk(&mut self, talk: &Talk<'_>, facts: &Facts<'_>) {
        let phrases = &self.draft.source().phrases;
        let Some(day) = self.first_day(talk) else { return };
        let mut at = day.at(self.hour(talk.begins), self.minute(), 0, 0);
        let Some(subject) = phrases.try_say(&format!("mail.{}.subject", talk.topic), facts, &mut self.dice)
        else {
            return;
        };
        let mut facts = Facts::over(facts);
        let (first, mut writer) = (self.mails.len(), talk.begins);
        for turn in 1.. {
            let section = format!("mail.{}.{turn}", talk.topic);
            let over = turn > 1 && (!phrases.has(&section) || !self.dice.chance(talk.goes_on));
            if over || at.date() >= self.draft.source().today {
                break;
            }
            let Some(text) = phrases.converse(&section, &mut facts, &mut self.dice) else { break };
            self.put(talk, (turn == 1, first), writer, at, &subject, &text);
            writer = if writer == Writer::Person { Writer::Office } else { Writer::Person };
            at = self.some_time_after(at, writer);
        }
    }

    fn put(
        &mut self,
        talk: &Talk<'_>,
        (begins, first): (bool, usize),
        writer: Writer,
        at: DateTime,
        subject: &str,
        text: &str,
    ) {
        let id = record(self.draft.identity.id, self.mails.len());
        let staff = self.draft.generator.staff_member(talk.staff);
        let before = (!begins).then(|| self.mails.len() - 1);
        let mut body = match writer {
            Writer::Person => self.by_person(staff, text, begins, talk.begins),
            Writer::Office => self.by_office(staff, text, begins),
        };
        if let Some(before) = before.filter(|_| self.dice.chance(200)) {
            quote(&mut body, &self.mails[before]);
        }
        let (me, office) = (self.me(), staff.mailbox.clone());
        let (from, to) = if writer == Writer::Person { (me, office) } else { (office, me) };
        self.mails.push(Mail {
            id,
            thread: self.mails.get(first).map_or(id, |first| first.id),
            from,
            to,
            at,
            subject: if begins { subject.to_owned() } else { format!("Re: {subject}") },
            body,
            html: None,
            unsubscribe: None,
            calendar: None,
            kind: if begins { talk.kind } else { MailKind::Reply },
            synthetic: true,
        });
    }

    fn by_person(&mut self, staff: &StaffMember, text: &str, begins: bool, first: Writer) -> String {
        let identity = &self.draft.identity;
        let formal = identity.voice == 0;
        let student = self.draft.stage == Stage::Student;
        let facts = Facts::default()
            .with("to", if formal { staff.mailbox.name.as_str() } else { given_name(&staff.mailbox.name) })
            .with("city", self.draft.source().words.cities[identity.city].name)
            .with(["v0", "v1", "v2", "v3"][identity.voice as usize % 4], "")
            .with(if begins { "begins" } else { first.mark() }, "")
            .with(if student { "young" } else { "grown" }, "");
        let phrases = &self.draft.source().phrases;
        let hello = phrases.say("mail.hello", &facts, &mut self.dice);
        let bye = phrases.say("mail.bye", &facts, &mut self.dice);
        let mut text = format!("{hello}{text}");
        if identity.voice > 0 && self.dice.chance(130) {
            slip(&mut text, &mut self.dice);
        }
        format!("{text}\n\n{bye}{}", self.signature())
    }

    /// How one ends a mail is a habit.
    fn signature(&self) -> String {
        let identity = &self.draft.identity;
        let class = identity.class_year.map(|year| format!(" '{:02}", year % 100)).unwrap_or_default();
        let job = self.draft.positions.last().filter(|_| self.draft.stage == Stage::Working);
        let number = identity.id.0;
        match (identity.voice, job) {
            (0, Some(job)) if number % 2 == 1 => {
                format!("{}{class}\n{}, {}", identity.name(), job.title, job.employer_name)
            }
            (0, _) => format!("{}{class}", identity.name()),
            (1, _) if self.draft.stage == Stage::Student => {
                format!("{}\n{}{class}", identity.name(), self.draft.field.name)
            }
            (1, _) if number.is_multiple_of(3) => format!("{}{class}", identity.name()),
            (2, Some(job)) if number.is_multiple_of(3) => {
                format!("{}\n{}, {}", identity.first, job.title, job.employer_name)
            }
            (3, _) if number.is_multiple_of(4) => format!("{}\n\nSent from my phone", identity.first),
            (2, _) if number.is_multiple_of(5) => {
                let letter = |name: &str| name.chars().next().map(String::from).unwrap_or_default();
                format!("{}{}", letter(&identity.first), letter(&identity.last))
            }
            _ => identity.first.clone(),
        }
    }

    fn by_office(&mut self, staff: &StaffMember, text: &str, begins: bool) -> String {
        let style = ["o0", "o1", "o2"][staff.mailbox.person.0 as usize % 3];
        let facts = Facts::default()
            .with("to", self.draft.identity.first.as_str())
            .with("name", self.draft.identity.name())
            .with("title", staff.title.as_str())
            .with("officer", staff.mailbox.name.as_str())
            .with("first", given_name(&staff.mailbox.name))
            .with(if begins { "begins" } else { "answers" }, "")
            .with(style, "");
        let phrases = &self.draft.source().phrases;
        let hello = phrases.say("mail.office.hello", &facts, &mut self.dice);
        let bye = phrases.say("mail.office.bye", &facts, &mut self.dice);
        format!("{hello}{text}\n\n{bye}")
    }

    /// Offices write on working days, unless what they write of leaves them none.
    fn first_day(&mut self, talk: &Talk<'_>) -> Option<Date> {
        let today = self.draft.source().today;
        let first = earlier(today, 85).max(talk.since.unwrap_or(Date::MIN));
        let last = earlier(today, 1);
        match talk.begins {
            Writer::Person => day_between(first, last, &mut self.dice),
            Writer::Office => {
                let open = working_day_between(first, last, &mut self.dice);
                open.or_else(|| (first <= last).then_some(first))
            }
        }
    }

    /// Offices write by day, others also at night.
    fn hour(&mut self, writer: Writer) -> i8 {
        let hour = if writer == Writer::Office { 8 + self.dice.below(10) } else { 7 + self.dice.below(16) };
        i8::try_from(hour).expect("an hour of the day")
    }

    fn minute(&mut self) -> i8 {
        i8::try_from(self.dice.below(60)).expect("a minute")
    }

    /// Within the hour or within four days.
    fn some_time_after(&mut self, at: DateTime, writer: Writer) -> DateTime {
        let hours = [1, 2, 3, 5, 20, 24, 27, 46, 50, 72, 96][self.dice.index(11)];
        let next = at.saturating_add(Span::new().hours(hours).minutes(i64::from(self.dice.below(50))));
        let awake = if writer == Writer::Office { 8..18 } else { 7..24 };
        let closed = writer == Writer::Office && is_weekend(next.date());
        if awake.contains(&next.hour()) && !closed {
            return next;
        }
        let day = if next.hour() < 7 { next.date() } else { later(next.date(), 1) };
        let day = if writer == Writer::Office { working_day(day) } else { day };
        day.at(self.hour(writer), self.minute(), 0, 0)
    }

    fn me(&self) -> Mailbox {
        let identity = &self.draft.identity;
        let address = identity.email(self.draft.source());
        Mailbox { person: identity.id, name: identity.name(), address }
    }
}

pub(in super::super::super) fn given_name(name: &str) -> &str {
    name.split(' ').next().unwrap_or(name)
}

/// What mail programs put under an answer.
fn quote(body: &mut String, before: &Mail) {
    let words = before.body.lines().find(|line| line.len() > 40).unwrap_or(&before.body);
    let date = before.at.strftime("%b %-d, %Y");
    *body = format!("{body}\n\nOn {date}, {} wrote:\n> {words}", before.from.name);
}

/// What fingers do that are in a hurry, in words that carry no fact.
const SLIPS: [(&str, &str); 16] = [
    ("because", "becuase"),
    ("definitely", "definately"),
    ("receive", "recieve"),
    ("tomorrow", "tommorow"),
    ("really", "realy"),
    ("don't", "dont"),
    ("I'm ", "Im "),
    ("can't", "cant"),
    ("would", "woudl"),
    ("know", "konw"),
    ("about", "abuot"),
    ("again", "agian"),
    ("wondering", "wonderng"),
    ("I've", "Ive"),
    ("which", "wich"),
    ("thanks", "thnaks"),
];

fn slip(text: &mut String, dice: &mut Dice) {
    let start = dice.index(SLIPS.len());
    let mut around = SLIPS[start..].iter().chain(&SLIPS[..start]);
    if let Some((right, wrong)) = around.find(|(right, _)| text.contains(right)) {
        *text = text.replacen(right, wrong, 1);
    }
}
