//! The synthetic campus: what it is as a whole, what must hold for each of ten thousand people, and that each of these
//! rules notices when it does not.

mod breakers;
mod career;
mod community;
mod family;
mod giving;
mod present;
mod study;
mod whole;
mod words;

use std::{collections::BTreeSet, sync::LazyLock, time::Instant};

use campus::{
    generate::{Generator, Size},
    model::{Life, PersonId, StaffMember, World},
};
use jiff::civil::{Date, date};

const TODAY: Date = date(2026, 11, 15);

/// Everybody, and what a rule may look up.
struct Campus {
    generator: Generator,
    people: Vec<Life>,
    today: Date,
}

impl Campus {
    fn make(seed: u64, size: u32, today: Date) -> Self {
        let generator = Generator::new(seed, Size::people(size), today);
        let people = generator.people().collect();
        Self { generator, people, today }
    }

    fn world(&self) -> &World {
        self.generator.world()
    }

    fn person(&self, id: PersonId) -> Option<&Life> {
        self.people.get((id.0 as usize).checked_sub(1)?)
    }

    fn staff(&self, id: PersonId) -> Option<&StaffMember> {
        self.world().staff.iter().find(|staff| staff.mailbox.person == id)
    }
}

/// What is wrong, if anything.
type Verdict = Result<(), String>;
type Rule = fn(&Life, &Campus) -> Verdict;

macro_rules! ensure {
    ($holds:expr, $($what:tt)*) => {
        if !$holds {
            return Err(format!($($what)*));
        }
    };
}
use ensure;

const RULES: [(&str, Rule); 26] = [
    ("ages", career::ages_are_plausible),
    ("schooling", career::schooling_is_in_order),
    ("career", career::jobs_follow_each_other),
    ("employers", career::employers_existed),
    ("resume", career::a_resume_agrees_with_the_record),
    ("gifts", giving::gifts_are_within_a_life),
    ("pledges", giving::pledges_are_kept),
    ("contact notes", giving::notes_tell_what_was_so),
    ("letters", giving::letters_name_what_the_donor_cares_about),
    ("events", community::people_come_while_they_can),
    ("groups", community::members_write_in_their_groups),
    ("volunteering", community::help_is_within_a_life),
    ("consent", community::consent_is_asked_of_adults),
    ("grades", study::grades_make_the_average),
    ("holds", study::holds_have_reasons_and_letters),
    ("terms", study::terms_follow_entry),
    ("mails", words::mails_are_conversations),
    ("facts", words::mails_mention_true_sums),
    ("texts", words::texts_are_whole),
    ("family", family::relatives_know_each_other),
    ("kin", family::only_the_living_are_spoken_of),
    ("first", family::only_some_are_the_first_of_their_family),
    ("industry", career::nobody_claims_more_years_than_worked),
    ("courses", study::students_speak_of_courses_they_take),
    ("present", present::nobody_speaks_of_a_job_they_do_not_have),
    ("grammar", words::sentences_are_grammatical),
];

static CAMPUS: LazyLock<Campus> = LazyLock::new(|| {
    let start = Instant::now();
    let campus = Campus::make(11, 10_000, TODAY);
    println!("{:.0} people a second", 10_000.0 / start.elapsed().as_secs_f64());
    campus
});

fn check(campus: &Campus) {
    let complaints: Vec<String> = campus
        .people
        .iter()
        .flat_map(|life| RULES.iter().map(move |rule| (life, rule)))
        .filter_map(|(life, (name, rule))| {
            let what = rule(life, campus).err()?;
            Some(format!("{name}: {what}, of person {}", life.person.id.0))
        })
        .collect();
    let first: Vec<&String> = complaints.iter().take(20).collect();
    assert!(complaints.is_empty(), "{} complaints, among them {first:#?}", complaints.len());
}

#[test]
fn ten_thousand_lives_are_consistent() {
    check(&CAMPUS);
}

#[test]
fn lives_are_consistent_in_every_season() {
    for today in [date(2026, 1, 10), date(2026, 3, 1), date(2026, 5, 21), date(2026, 7, 4), date(2026, 9, 1)]
    {
        check(&Campus::make(3, 800, today));
    }
}

#[test]
fn the_smallest_campus_is_consistent() {
    check(&Campus::make(5, Size::LEAST, TODAY));
}

#[test]
fn each_rule_notices_what_breaks_it() {
    for (name, rule) in RULES {
        let breakers: Vec<_> = breakers::ALL.iter().filter(|(broken, _)| *broken == name).collect();
        assert!(!breakers.is_empty(), "nothing tries to break the rule on {name}");
        for (index, (_, breaker)) in breakers.into_iter().enumerate() {
            let noticed = CAMPUS.people.iter().any(|life| {
                let mut broken = life.clone();
                breaker(&mut broken);
                broken != *life && rule(&broken, &CAMPUS).is_err()
            });
            assert!(noticed, "the rule on {name} does not notice breaker {index}");
        }
    }
}

#[test]
fn numbers_of_records_are_unique_and_begin_with_their_person() {
    let mut seen = BTreeSet::new();
    for life in &CAMPUS.people {
        let records = (life.gifts.iter().map(|one| ("gift", one.id)))
            .chain(life.pledges.iter().map(|one| ("pledge", one.id.0)))
            .chain(life.positions.iter().map(|one| ("position", one.id)))
            .chain(life.education.iter().map(|one| ("education", one.id)))
            .chain(life.volunteering.iter().map(|one| ("volunteering", one.id)))
            .chain(life.posts.iter().map(|one| ("post", one.id)))
            .chain(life.notes.iter().map(|one| ("note", one.id)))
            .chain(life.enrolments.iter().map(|one| ("enrolment", one.id)))
            .chain(life.holds.iter().map(|one| ("hold", one.id)))
            .chain(life.mails.iter().map(|one| ("mail", one.id)));
        for record in records {
            assert_eq!(record.1 / 1000, life.person.id.0, "{record:?}");
            assert!(seen.insert(record), "{record:?} twice");
        }
    }
    assert!(CAMPUS.world().mails.iter().all(|mail| mail.id < 1000 && seen.insert(("mail", mail.id))));
}
