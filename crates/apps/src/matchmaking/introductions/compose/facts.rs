//! What may be told of one side to the other. Whatever somebody keeps to themselves is not here.

use campus::{
    model::{InterestKind, Level, Life},
    people::Withheld,
    search::Shared,
};
use matching::lexicon::text;
use outreach::{Slot, Source};

/// Somebody who is introduced, without what they have not agreed to share.
#[derive(Clone, Debug)]
pub struct Side {
    life: Life,
    shared: Shared,
}

/// What somebody does, or did last.
pub struct Work {
    pub title: Slot,
    pub employer: Slot,
    pub is_now: bool,
}

impl Side {
    pub fn new(mut life: Life) -> Self {
        let shared = Shared::by(&life.consents);
        // A letter goes to somebody else: of addresses and numbers nothing is passed on, agreed or not.
        Withheld::all(&life).hide_in(&mut life);
        Self { life, shared }
    }

    pub fn id(&self) -> u32 {
        self.life.person.id.0
    }

    /// For the staff, and for the envelope.
    pub fn full_name(&self) -> String {
        self.life.person.name()
    }

    fn source(&self, field: &str, quote: &str) -> Source {
        Source::person(self.id(), field, quote)
    }

    fn slot(&self, field: &str, quote: &str) -> Slot {
        Slot::quoted(self.source(field, quote))
    }

    /// How they are greeted in their own letter.
    pub fn own_first_name(&self) -> Slot {
        self.slot("first name", &self.life.person.first_name)
    }

    /// Their name, if others may know it.
    pub fn name(&self) -> Option<Slot> {
        self.shared.listed.then(|| self.slot("name", &self.life.person.name()))
    }

    pub fn first_name(&self) -> Option<Slot> {
        self.shared.listed.then(|| self.slot("first name", &self.life.person.first_name))
    }

    pub fn program(&self) -> Option<Slot> {
        let program = &self.life.student.as_ref()?.program;
        is_tellable(program).then(|| self.slot("program", program))
    }

    pub fn level(&self) -> Option<Slot> {
        let level = match self.life.student.as_ref()?.level {
            Level::FirstYear => "first-year student",
            Level::Sophomore => "sophomore",
            Level::Junior => "junior",
            Level::Senior => "senior",
        };
        Some(self.slot("level", level))
    }

    pub fn goal(&self) -> Option<Slot> {
        self.interests(InterestKind::Goal).into_iter().next()
    }

    /// The field of the newest degree that they have finished.
    pub fn degree(&self) -> Option<Slot> {
        let finished = self.life.education.iter().filter(|one| one.finished && is_tellable(&one.field));
        let newest = finished.max_by_key(|one| (one.end_year, one.id))?;
        Some(self.slot("field of study", &newest.field))
    }

    pub fn work(&self) -> Option<Work> {
        let positions = self.life.positions.iter().filter(|_| self.shared.career && self.shared.listed);
        let newest = positions.max_by_key(|one| (one.end.is_none(), one.start, one.id))?;
        let is_told = is_tellable(&newest.title) && is_tellable(&newest.employer_name);
        is_told.then(|| Work {
            title: self.slot("position", &newest.title),
            employer: self.slot("employer", &newest.employer_name),
            is_now: newest.end.is_none(),
        })
    }

    fn city(&self) -> Option<Slot> {
        let city = &self.life.person.place.city;
        (self.shared.place && is_tellable(city)).then(|| self.slot("place", city))
    }

    /// What they ask of a mentor, as far as others may know it.
    pub fn needs(&self) -> Vec<Slot> {
        self.interests(InterestKind::MentoringNeed)
    }

    /// The same in their own letter.
    pub fn own_needs(&self) -> Vec<Slot> {
        self.own_interests(InterestKind::MentoringNeed)
    }

    /// What they offer as a mentor, as far as others may know it.
    pub fn offers(&self) -> Vec<Slot> {
        self.interests(InterestKind::MentoringOffer)
    }

    /// The same in their own letter.
    pub fn own_offers(&self) -> Vec<Slot> {
        self.own_interests(InterestKind::MentoringOffer)
    }

    /// Their own words may speak of their work and of where they live: they have to share all of it.
    fn interests(&self, kind: InterestKind) -> Vec<Slot> {
        let is_shared = kind == InterestKind::Language || self.shared.words();
        if is_shared { self.own_interests(kind) } else { Vec::new() }
    }

    fn own_interests(&self, kind: InterestKind) -> Vec<Slot> {
        let field = match kind {
            InterestKind::Goal => "goal",
            InterestKind::Cause => "cause",
            InterestKind::Hobby => "hobby",
            InterestKind::MentoringOffer => "mentoring offer",
            InterestKind::MentoringNeed => "mentoring need",
            InterestKind::Language => "language",
        };
        let own = self.life.interests.iter().filter(|one| one.kind == kind && is_tellable(&one.text));
        own.map(|one| self.slot(field, &one.text)).collect()
    }

    fn times(&self) -> Vec<Slot> {
        let times = self.life.mentoring.iter().flat_map(|one| &one.availability);
        times.filter(|time| is_tellable(time)).map(|time| self.slot("availability", time)).collect()
    }

    fn fields(&self) -> Vec<Slot> {
        let studied = self.life.education.iter().map(|one| ("field of study", &one.field));
        let all = studied.chain(self.life.student.iter().map(|one| ("program", &one.program)));
        all.filter(|(_, field)| is_tellable(field)).map(|(name, field)| self.slot(name, field)).collect()
    }
}

/// Words that can stand in a letter to somebody else: something is said, and nothing leads out of the letter.
fn is_tellable(words: &str) -> bool {
    let small = words.to_lowercase();
    let has_letters = words.chars().any(char::is_alphabetic);
    has_letters
        && !["://", "www.", "@", ".com", ".net", ".org", "<", ">"].iter().any(|sign| small.contains(sign))
}

/// Of what the student asks for and what the mentor offers, the two that have most words in common. Ties go to the first.
pub fn fitting(needs: Vec<Slot>, offers: Vec<Slot>) -> (Option<Slot>, Option<Slot>) {
    let mut best: Option<(usize, usize, usize)> = None;
    for (at, need) in needs.iter().enumerate() {
        for (with, offer) in offers.iter().enumerate() {
            let alike = in_common(&need.words, &offer.words);
            if best.is_none_or(|(most, _, _)| alike > most) {
                best = Some((alike, at, with));
            }
        }
    }
    match best {
        Some((_, need, offer)) => (needs.into_iter().nth(need), offers.into_iter().nth(offer)),
        None => (needs.into_iter().next(), offers.into_iter().next()),
    }
}

/// How many longer words two texts share, by how they begin.
fn in_common(one: &str, other: &str) -> usize {
    let stems = |words: &str| -> Vec<String> {
        let long = text::words(words).into_iter().filter(|word| word.text.chars().count() >= 5);
        long.map(|word| word.text.chars().take(6).collect()).collect()
    };
    let other = stems(other);
    stems(one).iter().filter(|stem| other.contains(stem)).count()
}

/// Something that both records say.
pub struct Common {
    pub what: What,
    pub student: Slot,
    pub mentor: Slot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Goal,
    Cause,
    Field,
    Language,
    Time,
    City,
}

/// So many are told: a letter is short.
const MOST_COMMON: usize = 3;

impl Common {
    /// The deepest first: what they want and care about before where they are.
    pub fn of(student: &Side, mentor: &Side) -> Vec<Self> {
        let languages = |side: &Side| {
            let all = side.interests(InterestKind::Language).into_iter();
            all.filter(|one| text::fold(&one.words) != "english").collect::<Vec<_>>()
        };
        let lists = [
            (What::Goal, student.interests(InterestKind::Goal), mentor.interests(InterestKind::Goal)),
            (What::Cause, student.interests(InterestKind::Cause), mentor.interests(InterestKind::Cause)),
            (What::Field, student.fields(), mentor.fields()),
            (What::Language, languages(student), languages(mentor)),
            (What::Time, student.times(), mentor.times()),
            (What::City, student.city().into_iter().collect(), mentor.city().into_iter().collect()),
        ];
        let all = lists.into_iter().filter_map(|(what, ours, theirs)| {
            let same =
                |one: &Slot| theirs.iter().find(|other| text::fold(&other.words) == text::fold(&one.words));
            let (student, mentor) = ours.iter().find_map(|one| Some((one.clone(), same(one)?.clone())))?;
            Some(Self { what, student, mentor })
        });
        all.take(MOST_COMMON).collect()
    }
}
