//! What a choice is called in the database.

use sea_orm::{DbErr, Value};

use super::cell::{Cells, Column, Reader, strange};
use crate::model::{
    AttendanceStatus, ConsentField, EventKind, GiftKind, Grade, HoldKind, InterestKind, KeySystem, Level,
    MailKind, MeetingWay, MentoringSide, NoteKind, Pronouns, RelativeKind, Season, Seniority, StaffDuty,
    Standing,
};

macro_rules! tags {
    ($($kind:ident { $($variant:ident = $tag:literal),* $(,)? })*) => {$(
        impl Cells for $kind {
            fn columns(name: &str, out: &mut Vec<Column>) {
                String::columns(name, out);
            }

            fn write(&self, out: &mut Vec<Value>) {
                let tag = match self { $(Self::$variant => $tag,)* };
                out.push(tag.into());
            }

            fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
                let text = String::read(reader)?;
                let parse = |text: String| match text.as_str() {
                    $($tag => Ok(Self::$variant),)*
                    _ => Err(strange(&text)),
                };
                text.map(parse).transpose()
            }
        }
    )*};
}

tags! {
    AttendanceStatus { Registered = "registered", Attended = "attended", NoShow = "no_show" }
    ConsentField {
        Email = "email", Phone = "phone", Address = "address", Directory = "directory", Career = "career",
        Employers = "employers",
    }
    EventKind {
        Reunion = "reunion", Homecoming = "homecoming", Lecture = "lecture", CareerPanel = "career_panel",
        RegionalMeetup = "regional_meetup", Webinar = "webinar",
    }
    GiftKind {
        Card = "card", Check = "check", Transfer = "transfer", Stock = "stock",
        PledgePayment = "pledge_payment", Matching = "matching",
    }
    Grade {
        A = "A", AMinus = "A-", BPlus = "B+", B = "B", BMinus = "B-", CPlus = "C+", C = "C", D = "D", F = "F",
    }
    HoldKind { Academic = "academic", Bursar = "bursar" }
    InterestKind {
        Goal = "goal", Cause = "cause", Hobby = "hobby", MentoringOffer = "mentoring_offer",
        MentoringNeed = "mentoring_need", Language = "language",
    }
    KeySystem {
        Constituent = "constituent", Student = "student", Candidate = "candidate", Email = "email", Gift = "gift",
    }
    Level { FirstYear = "first_year", Sophomore = "sophomore", Junior = "junior", Senior = "senior" }
    MailKind {
        Question = "question", Reply = "reply", Notice = "notice", Bulk = "bulk", Invitation = "invitation",
        Phishing = "phishing", Injection = "injection",
    }
    MeetingWay { InPerson = "in_person", Video = "video", Either = "either" }
    MentoringSide { Mentor = "mentor", Mentee = "mentee" }
    NoteKind {
        Call = "call", Meeting = "meeting", Letter = "letter", Advising = "advising", Imported = "imported",
    }
    Pronouns { She = "she", He = "he", They = "they" }
    RelativeKind { Spouse = "spouse", Parent = "parent", Child = "child" }
    Season { Spring = "spring", Fall = "fall" }
    Seniority {
        Entry = "entry", Intermediate = "intermediate", Senior = "senior", Lead = "lead",
        Director = "director", Executive = "executive",
    }
    StaffDuty {
        Adviser = "adviser", GiftOfficer = "gift_officer", AlumniRelations = "alumni_relations",
        Bursar = "bursar", CareerServices = "career_services", FinancialAid = "financial_aid",
        Registrar = "registrar",
    }
    Standing { Good = "good", Warning = "warning", Probation = "probation" }
}
