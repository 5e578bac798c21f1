//! What must hold for each of ten thousand people.

use std::{collections::BTreeSet, time::Instant};

use campus::{
    generate::{Generator, Size},
    model::{Grade, HoldKind, Life, NoteKind, Standing, World},
};
use jiff::civil::{Date, date};

const TODAY: Date = date(2026, 11, 15);

#[test]
fn ten_thousand_lives_are_consistent() {
    let generator = Generator::new(11, Size::people(10_000), TODAY);
    let start = Instant::now();
    let people: Vec<Life> = generator.people().collect();
    let took = start.elapsed();
    println!("10,000 people in {took:?}: {:.0} a second", 10_000.0 / took.as_secs_f64());
    let mut ids = BTreeSet::new();
    for life in &people {
        ages_and_careers_are_in_order(life);
        giving_follows_life(life);
        community_follows_life(life, generator.world());
        donors_are_spoken_to_about_their_cause(life, generator.world());
        a_student_tells_one_story(life, generator.world());
        a_resume_agrees_with_the_record(life);
        texts_are_whole(life);
        assert!(life.gifts.iter().all(|gift| ids.insert(gift.id)));
        assert!(life.person.synthetic);
    }
    households_share_a_door(&people);
}

#[test]
fn lives_are_consistent_in_every_season() {
    for today in [date(2026, 1, 10), date(2026, 3, 1), date(2026, 5, 21), date(2026, 7, 4), date(2026, 9, 1)]
    {
        let generator = Generator::new(3, Size::people(600), today);
        for life in generator.people() {
            giving_follows_life(&life);
            a_student_tells_one_story(&life, generator.world());
            assert!(life.gifts.iter().all(|gift| gift.date < today));
            assert!(life.mails.iter().all(|mail| mail.at.date() < today));
        }
    }
}

fn ages_and_careers_are_in_order(life: &Life) {
    let person = &life.person;
    if let Some(class) = person.class_year {
        assert!((21..=40).contains(&(class - person.birth_year)), "{person:?}");
    }
    for position in &life.positions {
        if person.is_alum {
            let class = person.class_year.expect("graduates have a class");
            assert!(
                (position.start.year, position.start.month) >= (class, 6),
                "work before graduation: {position:?}"
            );
        }
        assert!(position.end.is_none_or(|end| end > position.start), "{position:?}");
        let last = position.end.unwrap_or(position.start);
        assert!(
            date(last.year, last.month, 1) <= person.died.unwrap_or(TODAY),
            "{position:?} {:?}",
            person.died
        );
    }
    assert!(life.positions.is_sorted_by_key(|position| position.seniority));
    assert!(life.positions.windows(2).all(|pair| pair[0].end.is_some_and(|end| end <= pair[1].start)));
    assert!(person.died.is_none() || life.positions.iter().all(|position| position.end.is_some()));
    assert!(life.consents.iter().all(|one| one.at < TODAY && one.at.year() - person.birth_year >= 18));
}

fn giving_follows_life(life: &Life) {
    let person = &life.person;
    for gift in &life.gifts {
        let class = person.class_year.expect("only alumni give");
        assert!(gift.date > date(class, 5, 20) && gift.cents > 0);
        assert!(gift.date.year() - person.birth_year >= 18);
        assert!(person.died.is_none_or(|died| gift.date < died), "a gift after death: {gift:?}");
    }
    for pledge in &life.pledges {
        let payments = life.gifts.iter().filter(|gift| gift.pledge == Some(pledge.id));
        assert!(payments.clone().all(|gift| gift.date > pledge.date && gift.fund == pledge.fund));
        assert!(payments.map(|gift| gift.cents).sum::<i64>() <= pledge.cents);
    }
    if let Some(died) = person.died {
        assert!(life.mails.is_empty() && life.posts.is_empty() && life.candidate.is_none());
        assert!(life.notes.iter().all(|note| note.date < died));
        assert!(life.volunteering.iter().all(|one| one.end.is_some_and(|end| end < died)));
        assert!(life.memberships.iter().all(|one| one.since < died));
    }
}

fn community_follows_life(life: &Life, world: &World) {
    let person = &life.person;
    for attendance in &life.attendance {
        let event = &world.events[attendance.event.0 as usize - 1];
        assert!(event.date.year() - person.birth_year >= 18, "{event:?}");
        assert!(person.died.is_none_or(|died| event.date < died));
        if person.is_alum {
            assert!(event.date > date(person.class_year.expect("graduates have a class"), 5, 20));
        }
    }
    assert!(life.volunteering.iter().all(|one| one.end.is_none_or(|end| end >= one.start)));
    let employers = life.positions.iter().filter_map(|position| Some((position.employer?, position)));
    for (id, position) in employers {
        let employer = &world.employers[id.0 as usize - 1];
        assert!(employer.name == position.employer_name && employer.industry == position.industry);
        assert!(employer.founded <= position.start.year);
    }
}

fn donors_are_spoken_to_about_their_cause(life: &Life, world: &World) {
    let given: Vec<_> =
        world.funds.iter().filter(|fund| life.gifts.iter().any(|gift| gift.fund == fund.id)).collect();
    let mentions = |text: &str| {
        let text = text.to_lowercase();
        given.iter().any(|fund| text.contains(&fund.name.to_lowercase()) && text.contains(&fund.cause))
    };
    let about_giving = life.notes.iter().filter(|_| !given.is_empty());
    for note in about_giving.filter(|note| note.kind != NoteKind::Advising) {
        assert!(mentions(&note.text), "{} {:?}", note.text, given);
        assert!(note.date >= life.gifts[0].date);
    }
    for mail in
        life.mails.iter().filter(|mail| mail.body.contains(" Fund") || mail.body.contains("Scholarship"))
    {
        assert!(mentions(&mail.body), "{}", mail.body);
    }
}

fn a_student_tells_one_story(life: &Life, world: &World) {
    let Some(student) = &life.student else {
        return assert!(life.enrolments.is_empty() && life.holds.is_empty());
    };
    let hold = |kind| life.holds.iter().find(|hold| hold.kind == kind);
    let finished = life.enrolments.iter().filter(|one| one.grade.is_some()).map(|one| one.term).max();
    let failed: Vec<&str> = life
        .enrolments
        .iter()
        .filter(|one| Some(one.term) == finished && one.grade == Some(Grade::F))
        .map(|one| world.courses[one.course.0 as usize - 1].title.as_str())
        .collect();
    let names_failure = |text: &str| failed.iter().any(|course| text.contains(course));
    match hold(HoldKind::Academic) {
        Some(hold) => {
            assert!(names_failure(&hold.reason));
            let mail = life
                .mails
                .iter()
                .find(|mail| mail.from.person == student.adviser)
                .expect("an adviser writes");
            assert!(names_failure(&mail.body) && mail.body.contains("hold"), "{}", mail.body);
            assert_ne!(student.standing, Standing::Good);
        }
        None => assert!(failed.is_empty()),
    }
    let owes = student.balance_cents > 0;
    assert_eq!(owes, hold(HoldKind::Bursar).is_some());
    assert_eq!(
        owes,
        life.mails.iter().any(|mail| mail.body.contains("balance") || mail.body.contains("past due"))
    );
    if failed.is_empty() && !owes {
        assert!(life.holds.is_empty() && life.mails.iter().all(|mail| !mail.body.contains("hold")));
    }
    let mut points = (0_u32, 0_u32);
    for one in &life.enrolments {
        if let Some(grade) = one.grade {
            let credits = u32::from(world.courses[one.course.0 as usize - 1].credits);
            points = (points.0 + credits, points.1 + credits * u32::from(grade.hundredths()));
        }
    }
    let average = (points.1 + points.0 / 2).checked_div(points.0).unwrap_or(0);
    assert_eq!(u32::from(student.gpa_hundredths), average);
    let in_one_term: BTreeSet<_> = life.enrolments.iter().map(|one| (one.term, one.course)).collect();
    assert_eq!(in_one_term.len(), life.enrolments.len());
}

fn a_resume_agrees_with_the_record(life: &Life) {
    let Some(candidate) = &life.candidate else { return };
    let resume = &candidate.resume;
    assert!(resume.contains(&life.person.name()) && resume.contains(&life.person.email));
    assert!(
        life.positions.iter().all(|one| resume.contains(&one.title) && resume.contains(&one.employer_name))
    );
    assert!(life.education.iter().all(|one| resume.contains(&one.school) && resume.contains(&one.field)));
    assert!(life.skills.iter().all(|one| resume.contains(&one.skill)));
    assert!(candidate.available_from > TODAY);
}

fn texts_are_whole(life: &Life) {
    let person = &life.person;
    let texts = [&person.headline, &person.bio]
        .into_iter()
        .chain(life.positions.iter().map(|one| &one.summary))
        .chain(life.posts.iter().map(|one| &one.text))
        .chain(life.notes.iter().map(|one| &one.text))
        .chain(life.mails.iter().flat_map(|one| [&one.subject, &one.body]))
        .chain(life.holds.iter().map(|one| &one.reason))
        .chain(life.candidate.iter().map(|one| &one.resume));
    for text in texts {
        assert!(!text.is_empty() && !text.contains(['{', '}', '[', ']', '|']), "{text}");
        assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(".."), "{text}");
        assert!(!text.contains(" a a ") && !text.contains(" a an "), "{text}");
        let first = text.chars().next().expect("not empty");
        assert!(!first.is_lowercase(), "{text}");
        assert!(!text.contains(". i ") && !text.contains(" 1 years"), "{text}");
    }
}

fn households_share_a_door(people: &[Life]) {
    let mut couples = 0;
    for life in people {
        let household = &life.household;
        assert!(household.members.contains(&life.person.id) && household.id == life.person.household);
        assert_eq!(household.place, life.person.place);
        for member in &household.members {
            let other = &people[member.0 as usize - 1];
            assert_eq!(other.household, *household);
        }
        couples += usize::from(household.members.len() == 2);
    }
    println!("{couples} people live with another graduate");
    assert!(couples > 500);
}
