use jiff::{Span, civil::DateTime};

use super::{
    super::{
        dice::Dice,
        life::given_name,
        phrase::{Facts, small},
        source::{Source, earlier, in_words, later, money, working_day},
    },
    Thing,
};
use crate::model::{Event, Mail, MailKind, Mailbox, PersonId, StaffDuty, StaffMember};

/// What came to the staff from nobody in particular: sections of words, how many, and who gets it.
const KINDS: [(&str, MailKind, u32, Option<StaffDuty>); 14] = {
    use MailKind::{Bulk, Injection, Invitation, Notice, Phishing};
    use StaffDuty::{AlumniRelations, Bursar, CareerServices, FinancialAid, GiftOfficer, Registrar};
    [
        ("campusnews", Bulk, 7, None),
        ("vendor", Bulk, 10, None),
        ("conference", Bulk, 6, Some(GiftOfficer)),
        ("journal", Bulk, 5, Some(CareerServices)),
        ("association", Bulk, 5, Some(FinancialAid)),
        ("system", Notice, 8, None),
        ("facilities", Notice, 6, None),
        ("colleague", Notice, 8, Some(GiftOfficer)),
        ("obituary", Notice, 3, Some(AlumniRelations)),
        ("calendar", Invitation, 10, None),
        ("phishing", Phishing, 5, None),
        ("invoice", Phishing, 2, Some(Bursar)),
        ("injection", Injection, 4, Some(GiftOfficer)),
        ("injection", Injection, 2, Some(Registrar)),
    ]
};

pub(super) fn mails(source: &Source, staff: &[StaffMember], events: &[Event]) -> Vec<Mail> {
    let mut dice = source.world_dice(Thing::Mails);
    let mut mails = Vec::new();
    for (section, kind, count, duty) in KINDS {
        let readers: Vec<&StaffMember> =
            staff.iter().filter(|one| duty.is_none_or(|duty| one.duty == duty)).collect();
        for _ in 0..count {
            let reader = *dice.pick(&readers);
            let others: Vec<&StaffMember> =
                staff.iter().filter(|one| one.mailbox != reader.mailbox).collect();
            let writer = *dice.pick(&others);
            let mut letter = Letter { source, section, kind, reader, writer, dice: &mut dice };
            mails.push(letter.write(events));
        }
    }
    mails.sort_by_key(|mail| mail.at);
    for (id, mail) in (1..).zip(&mut mails) {
        (mail.id, mail.thread) = (id, id);
    }
    mails
}

struct Letter<'a> {
    source: &'a Source,
    section: &'static str,
    kind: MailKind,
    reader: &'a StaffMember,
    writer: &'a StaffMember,
    dice: &'a mut Dice,
}

impl Letter<'_> {
    fn write(&mut self, events: &[Event]) -> Mail {
        let day = earlier(self.source.today, 1 + self.dice.below(84));
        // Those who want to be read by tired people also write on Sundays.
        let hostile = matches!(self.kind, MailKind::Phishing | MailKind::Injection);
        let day = if hostile { day } else { working_day(earlier(day, 2)) };
        let hour = i8::try_from(6 + self.dice.below(14)).expect("an hour of the day");
        let at = day.at(hour, i8::try_from(self.dice.below(60)).expect("a minute"), 0, 0);
        let meeting = working_day(later(day, 3 + self.dice.below(15))).at(
            i8::try_from(9 + self.dice.below(8)).expect("an hour of the day"),
            0,
            0,
            0,
        );
        let coming = events.iter().find(|event| event.date > day).unwrap_or(&events[events.len() - 1]);
        let last = *self.dice.pick(self.source.words.list("surnames"));
        let mut facts = Facts::default()
            .with("to", given_name(&self.reader.mailbox.name))
            .with("name", self.reader.mailbox.name.as_str())
            .with("address", self.reader.mailbox.address.as_str())
            .with("title", small(&self.reader.title))
            .with("officer", self.writer.mailbox.name.as_str())
            .with("first", given_name(&self.writer.mailbox.name))
            .with("event", coming.title.as_str())
            .with("date", in_words(coming.date))
            .with("day", meeting.strftime("%A, %B %-d").to_string())
            .with("time", meeting.strftime("%-I %p").to_string().to_lowercase())
            .with("month", day.strftime("%B").to_string())
            .with("year", day.year().to_string())
            .with("last", last)
            .with("word", *self.dice.pick(self.source.words.list("words")))
            .with("topic", *self.dice.pick(self.source.words.list("lecturetopics")))
            .with("amount", money(i64::from(120 + self.dice.below(4000)) * 100))
            .with("code", format!("{:05}", self.dice.below(100_000)));
        let phrases = &self.source.phrases;
        let (section, dice) = (self.section, &mut *self.dice);
        let mut say = |part: &str| {
            let section = format!("mail.{section}.{part}");
            phrases.converse(&section, &mut facts, dice).expect("a letter asks for no more than this")
        };
        // What it says decides who may have sent it, and under which heading.
        let (body, from, subject) = (say("1"), say("from"), say("subject"));
        let from = self.sender(&from);
        let hidden = format!("mail.{}.hidden", self.section);
        let hidden = phrases.has(&hidden).then(|| phrases.say(&hidden, &facts, self.dice));
        let unsubscribe = (self.kind == MailKind::Bulk).then(|| {
            let domain = from.address.split('@').next_back().unwrap_or_default();
            format!(
                "<mailto:leave-{}@{domain}>, <https://{domain}/leave?u={}>",
                facts.get("code").unwrap_or_default(),
                self.dice.below(1_000_000)
            )
        });
        let html = (self.kind == MailKind::Bulk || hidden.is_some())
            .then(|| html(&body, hidden.as_deref(), unsubscribe.is_some()));
        let calendar = (self.kind == MailKind::Invitation)
            .then(|| invitation(&subject, [&from, &self.reader.mailbox], at, meeting));
        Mail {
            id: 0,
            thread: 0,
            from,
            to: self.reader.mailbox.clone(),
            at,
            subject,
            body,
            html,
            unsubscribe,
            calendar,
            kind: self.kind,
            synthetic: true,
        }
    }

    /// `Name <address>`, or a colleague.
    fn sender(&self, from: &str) -> Mailbox {
        match from.split_once(" <") {
            Some((name, address)) => Mailbox {
                person: PersonId::OUTSIDE,
                name: name.to_owned(),
                address: address.trim_end_matches('>').to_lowercase().replace(' ', ""),
            },
            None => self.writer.mailbox.clone(),
        }
    }
}

fn html(body: &str, hidden: Option<&str>, many: bool) -> String {
    let escape = |text: &str| {
        text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\n', "<br>")
    };
    let paragraphs: Vec<String> = body.split("\n\n").map(|one| format!("<p>{}</p>", escape(one))).collect();
    let hidden = hidden
        .map(|text| format!("<div style=\"display:none;font-size:0\">{}</div>", escape(text)))
        .unwrap_or_default();
    let pixel =
        if many { "<img src=\"https://pixel.example/o.gif\" width=\"1\" height=\"1\" alt=\"\">" } else { "" };
    format!("<html><body>{}{hidden}{pixel}</body></html>", paragraphs.concat())
}

fn invitation(subject: &str, [from, to]: [&Mailbox; 2], sent: DateTime, start: DateTime) -> String {
    let end = start.saturating_add(Span::new().minutes(45));
    let written = |at: DateTime| at.strftime("%Y%m%dT%H%M%S").to_string();
    let lines = [
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Northfield//Calendar//EN".to_owned(),
        "METHOD:REQUEST".to_owned(),
        "BEGIN:VEVENT".to_owned(),
        format!("UID:{}-{}@northfield.example", written(start), to.person.0),
        format!("DTSTAMP:{}", written(sent)),
        format!("DTSTART:{}", written(start)),
        format!("DTEND:{}", written(end)),
        format!("SUMMARY:{}", subject.trim_start_matches("Invitation: ").replace(',', "\\,")),
        format!("ORGANIZER;CN={}:mailto:{}", from.name, from.address),
        format!("ATTENDEE;CN={};RSVP=TRUE:mailto:{}", to.name, to.address),
        "END:VEVENT".to_owned(),
        "END:VCALENDAR".to_owned(),
    ];
    lines.join("\r\n") + "\r\n"
}
