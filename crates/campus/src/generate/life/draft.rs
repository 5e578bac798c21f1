use jiff::civil::{Date, date};

use super::{
    super::{
        Generator,
        dice::{Dice, Stream},
        phrase::Facts,
        size::Kind,
        source::{Source, earlier},
        words::Field,
    },
    career::{self, Career},
    community,
    facts::in_years,
    identity::Identity,
    schooling, traits,
};
use crate::model::{
    Attendance, AttendanceStatus, Education, Event, Interest, InterestKind, Membership, PersonSkill,
    Position, Volunteering,
};

/// A person with schooling, work and interests: what everything else builds on.
pub(super) struct Draft<'a> {
    pub generator: &'a Generator,
    pub identity: Identity,
    pub field: &'a Field,
    /// Which of `words.fields` it is.
    pub field_index: usize,
    /// Where the field leads, as an index of `words.ladders`.
    pub ladder: usize,
    pub education: Vec<Education>,
    pub positions: Vec<Position>,
    /// What was done in each of the positions, where there is something to tell.
    pub deeds: Vec<Option<&'static str>>,
    pub skills: Vec<PersonSkill>,
    pub interests: Vec<Interest>,
    pub attendance: Vec<Attendance>,
    pub memberships: Vec<Membership>,
    pub volunteering: Vec<Volunteering>,
    pub stage: Stage,
    /// How close one keeps to the university, 0 to 99; most do not.
    pub engagement: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Staff,
    Student,
    Gradstudent,
    Working,
    Between,
    Retired,
    Deceased,
}

impl Stage {
    pub fn slug(self) -> &'static str {
        match self {
            Self::Staff => "staff",
            Self::Student => "student",
            Self::Gradstudent => "gradstudent",
            Self::Working => "working",
            Self::Between => "between",
            Self::Retired => "retired",
            Self::Deceased => "deceased",
        }
    }
}

impl<'a> Draft<'a> {
    pub fn of(generator: &'a Generator, identity: Identity) -> Self {
        let source = &generator.source;
        let number = identity.id.0;
        let schooling = schooling::of(source, &identity);
        let Career { positions, deeds, skills, retired } = career::of(generator, &identity, &schooling);
        let working = positions.last().is_some_and(|position| position.end.is_none());
        let studying = schooling.education.iter().any(|education| !education.finished);
        let stage = match identity.kind {
            Kind::Staff => Stage::Staff,
            Kind::Student => Stage::Student,
            Kind::Alum if identity.died.is_some() => Stage::Deceased,
            Kind::Alum if retired => Stage::Retired,
            Kind::Alum if working => Stage::Working,
            Kind::Alum if studying => Stage::Gradstudent,
            Kind::Alum => Stage::Between,
        };
        let mut dice = source.dice(Stream::Engagement, number);
        let engagement = dice.below(100).min(dice.below(100));
        // Who forgot a first record keeps up the second one.
        let engagement = if identity.twin.is_some() { engagement / 2 } else { engagement };
        let interests = traits::interests(source, &identity, engagement, stage);
        let mut draft = Self {
            field: &source.words.fields[schooling.field],
            field_index: schooling.field,
            ladder: schooling.ladder,
            education: schooling.education,
            generator,
            identity,
            positions,
            deeds,
            skills,
            interests,
            attendance: Vec::new(),
            memberships: Vec::new(),
            volunteering: Vec::new(),
            stage,
            engagement,
        };
        draft.attendance = community::attendance(&draft);
        draft.memberships = community::memberships(&draft);
        draft.volunteering = community::volunteering(&draft);
        draft
    }

    pub fn source(&self) -> &'a Source {
        &self.generator.source
    }

    pub fn dice(&self, stream: Stream) -> Dice {
        self.source().dice(stream, self.identity.id.0)
    }

    pub fn alive(&self) -> bool {
        self.identity.died.is_none()
    }

    pub fn is_alum(&self) -> bool {
        self.identity.kind == Kind::Alum
    }

    pub fn interest(&self, kind: InterestKind) -> Option<&str> {
        self.interests.iter().find(|interest| interest.kind == kind).map(|interest| interest.text.as_str())
    }

    /// How many years out of college, for those who are.
    pub fn years_out(&self) -> i16 {
        let class = self.identity.class_year.unwrap_or(self.source().today.year());
        (self.identity.last_day(self.source()).year() - class).max(0)
    }

    /// Whether the words about this person are their own.
    pub fn writes_of_self(&self) -> bool {
        self.identity.voice.is_multiple_of(2) && self.alive()
    }

    /// Whether it is the record that the person knows of.
    pub fn is_current(&self) -> bool {
        self.identity.twin.is_none()
    }

    /// Since when somebody is one of us and grown up.
    pub fn belongs_since(&self) -> Date {
        match self.stage {
            Stage::Student => {
                let entered = date(self.identity.class_year.expect("students have a class") - 4, 9, 1);
                entered.max(date(self.identity.birth_year + 19, 1, 1))
            }
            Stage::Staff => {
                self.positions.first().map_or(self.source().today, |first| date(first.start.year, 9, 1))
            }
            _ => self.identity.graduation(),
        }
    }

    /// What is said of the present job is no older than the job.
    pub fn job_since(&self) -> Date {
        self.positions.last().map_or(self.source().today, |last| date(last.start.year, last.start.month, 28))
    }

    pub fn work_ended(&self) -> Option<Date> {
        let end = self.positions.last()?.end?;
        Some(date(end.year, end.month, 28))
    }

    /// The event that one came to last.
    pub fn last_event(&self) -> Option<&'a Event> {
        let been = self.attendance.iter().rfind(|one| one.status == AttendanceStatus::Attended)?;
        Some(&self.generator.world.events[been.event.0 as usize - 1])
    }

    /// What could be said on that day: nothing that came later, no count of years up to another one, and no
    /// job that was not held then.
    pub fn facts_on<'f>(&self, date: Date, facts: &'f Facts<'f>) -> Facts<'f> {
        let mut facts = Facts::over(facts);
        if date.year() != self.source().today.year() {
            facts = facts.without(&["years", "years_cap", "served"]);
        }
        // One talks of an evening for a season.
        let recently = earlier(date, 90);
        let not_then = [
            ("event", self.last_event().is_some_and(|event| event.date >= date || event.date < recently)),
            ("club", self.memberships.first().is_some_and(|one| one.since > date)),
            ("volunteer", self.volunteering.iter().any(|one| one.start > date)),
            ("child", date.year() < self.source().today.year() - 3),
        ];
        for (name, _) in not_then.iter().filter(|(_, not_then)| *not_then) {
            facts = facts.without(&[name]);
        }
        let unsaid: &[&str] = match self.stage {
            Stage::Student => &[],
            Stage::Working if date >= self.job_since() => &[],
            Stage::Working => &["employer", "title", "deed", "skill", "skill2", "industry", "leads"],
            Stage::Retired if self.work_ended().is_some_and(|end| date >= end) => {
                &["employer", "title", "deed", "leads"]
            }
            _ => &["employer", "title", "deed", "industry", "retired", "formerly", "leads"],
        };
        facts = facts.without(unsaid);
        match self.identity.class_year.map(|class| date.year() - class) {
            Some(out @ 2..) => facts.with("out", in_years(out)),
            _ => facts.without(&["out"]),
        }
    }
}
