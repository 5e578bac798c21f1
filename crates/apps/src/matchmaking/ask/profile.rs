//! A record as the score knows it. Nothing protected is read, and of what somebody withholds nothing either.

use campus::{
    model::{
        Candidate, Consent, ConsentField, Education, Interest, InterestKind, Level, MeetingWay, Mentoring,
        MentoringSide, Person, PersonSkill, Position, Seniority, Student,
    },
    people::Withheld,
    search::Shared,
};
use matching::reciprocal::{Home, Post, Profile, Rung, Statement, Way};

/// The language in which the campus teaches, and everybody there speaks.
pub const OF_THE_CAMPUS: &str = "English";

/// What is read of somebody.
#[derive(Clone, Debug)]
pub struct Record {
    pub person: Person,
    pub education: Vec<Education>,
    pub positions: Vec<Position>,
    pub skills: Vec<PersonSkill>,
    pub interests: Vec<Interest>,
    pub mentoring: Option<Mentoring>,
    pub consents: Vec<Consent>,
    pub candidate: Option<Candidate>,
    pub student: Option<Student>,
    /// Places that matches take and introductions hold, besides those that the record says are taken.
    pub taken_here: u32,
}

/// Who hears of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The staff, of the one whom they work for.
    ByStaff,
    /// Whoever looks at those who are found: what they share, and no more.
    ByAll,
}

impl Record {
    /// Whether they may be among those who are found.
    pub fn may_be_shown(&self) -> bool {
        Shared::by(&self.consents).listed && self.person.died.is_none()
    }

    pub fn side(&self) -> Option<MentoringSide> {
        self.mentoring.as_ref().map(|mentoring| mentoring.side)
    }

    /// How many more they can take on, of how many. Nothing if they are in no program.
    pub fn places(&self) -> Option<(u32, u32)> {
        let mentoring = self.mentoring.as_ref()?;
        let of = u32::from(mentoring.capacity);
        let left = of.saturating_sub(u32::from(mentoring.taken)).saturating_sub(self.taken_here);
        Some((left, of))
    }

    fn shared(&self, heard: Heard) -> Shared {
        match heard {
            Heard::ByStaff => Shared { listed: true, place: true, career: true, email: false, phone: false },
            Heard::ByAll => Shared::by(&self.consents),
        }
    }

    /// The position that they hold, or held last.
    pub fn newest(&self) -> Option<&Position> {
        self.positions.iter().max_by_key(|one| (one.end.is_none(), one.start, one.id))
    }

    /// What they do and where, as far as they share it.
    pub fn does(&self, heard: Heard) -> String {
        let shared = self.shared(heard);
        let hidden = Withheld::unasked(&self.person);
        let work = self.newest().filter(|_| shared.career).map(|one| match one.end {
            None => format!("{}, {}", one.title, one.employer_name),
            Some(_) => format!("Formerly {}, {}", one.title, one.employer_name),
        });
        let study = self
            .student
            .as_ref()
            .map(|student| format!("{}, {}", student.program, level(student.level).name()));
        let place = [self.person.place.city.as_str(), &self.person.place.region];
        let place: Vec<&str> = place.into_iter().filter(|part| shared.place && !part.is_empty()).collect();
        let told =
            [study.or(work), Some(place.join(", "))].into_iter().flatten().filter(|text| !text.is_empty());
        told.map(|text| hidden.hidden(&text)).collect::<Vec<_>>().join(" · ")
    }

    pub fn profile(&self, heard: Heard) -> Profile {
        let shared = self.shared(heard);
        let hidden = Withheld::unasked(&self.person);
        // Their own words may speak of their work and of where they live.
        let of = |kind: InterestKind| -> Vec<Statement> {
            let own = self.interests.iter().filter(|one| one.kind == kind && shared.words());
            own.map(|one| Statement::new(hidden.hidden(&one.text))).collect()
        };
        let languages = self.interests.iter().filter(|one| one.kind == InterestKind::Language);
        let languages = languages.map(|one| one.text.clone()).chain([OF_THE_CAMPUS.to_owned()]);
        let fields = self.education.iter().map(|one| one.field.clone());
        let fields = fields.chain(self.student.iter().map(|student| student.program.clone()));
        let looks_for_work = heard == Heard::ByStaff || self.agreed(ConsentField::Employers);
        let wanted =
            self.candidate.iter().filter(|_| looks_for_work).flat_map(|one| one.desired_titles.clone());
        let mentoring = self.mentoring.as_ref();
        Profile {
            id: self.person.id.0,
            goals: of(InterestKind::Goal),
            needs: of(InterestKind::MentoringNeed),
            offers: of(InterestKind::MentoringOffer),
            values: of(InterestKind::Cause),
            fields: fields.map(|field| hidden.hidden(&field)).collect(),
            degrees: self.education.iter().filter(|one| one.finished).map(|one| one.degree.clone()).collect(),
            work: if shared.career { self.work(&hidden) } else { Vec::new() },
            wanted: wanted.collect(),
            drawn_to: Vec::new(),
            skills: self.skills.iter().filter(|_| shared.career).map(|one| one.skill.clone()).collect(),
            rung: self.rung(shared.career),
            home: Some(self.home()).filter(|home| shared.place && !home.name.is_empty()),
            times: mentoring.map(|one| one.availability.clone()).unwrap_or_default(),
            way: mentoring.map(|one| way(one.way)),
            languages: languages.collect(),
            places_left: self.places().map(|(left, _)| left),
        }
    }

    fn agreed(&self, field: ConsentField) -> bool {
        self.consents.iter().any(|consent| consent.field == field && consent.granted)
    }

    fn work(&self, hidden: &Withheld) -> Vec<Post> {
        let mut all: Vec<&Position> = self.positions.iter().collect();
        all.sort_by_key(|one| std::cmp::Reverse((one.end.is_none(), one.start, one.id)));
        let post = |one: &Position| Post {
            title: hidden.hidden(&one.title),
            industry: hidden.hidden(&one.industry),
            employer: hidden.hidden(&one.employer_name),
            is_now: one.end.is_none(),
        };
        all.into_iter().map(post).collect()
    }

    fn rung(&self, career: bool) -> Option<Rung> {
        let studies = self.student.as_ref().map(|student| level(student.level));
        studies.or_else(|| self.newest().filter(|_| career).map(|one| seniority(one.seniority)))
    }

    fn home(&self) -> Home {
        let place = &self.person.place;
        let parts = [place.city.as_str(), &place.region, &place.country];
        let name: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let point = place.point();
        Home {
            name: name.join(", "),
            latitude: point.map(|point| point.latitude),
            longitude: point.map(|point| point.longitude),
        }
    }
}

fn level(level: Level) -> Rung {
    match level {
        Level::FirstYear => Rung::FirstYear,
        Level::Sophomore => Rung::Sophomore,
        Level::Junior => Rung::Junior,
        Level::Senior => Rung::SeniorYear,
    }
}

fn seniority(seniority: Seniority) -> Rung {
    match seniority {
        Seniority::Entry => Rung::Entry,
        Seniority::Intermediate => Rung::Intermediate,
        Seniority::Senior => Rung::Senior,
        Seniority::Lead => Rung::Lead,
        Seniority::Director => Rung::Director,
        Seniority::Executive => Rung::Executive,
    }
}

fn way(way: MeetingWay) -> Way {
    match way {
        MeetingWay::InPerson => Way::InPerson,
        MeetingWay::Video => Way::Video,
        MeetingWay::Either => Way::Either,
    }
}
