//! The synthetic campus as a whole: the same every time, consistent, and varied.

use std::{
    collections::{BTreeMap, BTreeSet},
    hash::{DefaultHasher, Hash, Hasher},
    sync::LazyLock,
    time::Instant,
};

use campus::{
    generate::{Generator, Size},
    model::{EventKind, Life, MailKind, PersonId, StaffDuty},
};
use jiff::civil::Weekday;

use super::TODAY;

static DEMO: LazyLock<(Generator, Vec<Life>)> = LazyLock::new(|| {
    let generator = Generator::new(7, Size::demo(), TODAY);
    let people = generator.people().collect();
    (generator, people)
});

/// Over everything that the values print, so that no field is left out.
fn hash(generator: &Generator, numbers: impl Iterator<Item = u32>) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{:?}", generator.world()).hash(&mut hasher);
    for number in numbers {
        format!("{:?}", generator.person(number)).hash(&mut hasher);
    }
    hasher.finish()
}

#[test]
fn one_seed_gives_one_campus_and_another_seed_another() {
    let make = |seed| {
        let generator = Generator::new(seed, Size::people(1000), TODAY);
        hash(&generator, 1..=1000)
    };
    assert_eq!(make(7), make(7));
    assert_ne!(make(7), make(8));
}

#[test]
fn a_person_made_alone_is_the_person_made_in_a_row() {
    let generator = Generator::new(7, Size::demo(), TODAY);
    for number in [2648, 1, 49, 648, 649, 650, 1873] {
        assert_eq!(generator.person(number), DEMO.1[number as usize - 1]);
    }
}

#[test]
fn the_last_of_a_million_can_be_made_alone() {
    let generator = Generator::new(7, Size::people(1_000_000), TODAY);
    let start = Instant::now();
    let life = generator.person(873_412);
    assert_eq!(life.person.id.0, 873_412);
    assert_eq!(generator.person(1_000_000).person.id.0, 1_000_000);
    println!("two of a million in {:?}", start.elapsed());
}

#[test]
fn the_demo_has_what_was_promised() {
    let (generator, people) = &*DEMO;
    let world = generator.world();
    assert_eq!(people.iter().filter(|life| life.person.is_alum).count(), 2000);
    assert_eq!(people.iter().filter(|life| life.person.is_student).count(), 600);
    assert_eq!((world.employers.len(), world.roles.len()), (40, 120));
    let mails = people.iter().map(|life| life.mails.len()).sum::<usize>() + world.mails.len();
    println!("{mails} mails, {} of them from nobody in particular", world.mails.len());
    assert!((370..=430).contains(&mails), "{mails} mails");
    for duty in [StaffDuty::Adviser, StaffDuty::GiftOfficer, StaffDuty::Bursar, StaffDuty::FinancialAid] {
        assert!(world.staff.iter().any(|staff| staff.duty == duty));
    }
    assert!(world.courses.len() >= 200);
}

#[test]
fn the_mailbox_is_that_of_a_busy_office() {
    let (generator, people) = &*DEMO;
    let mails = || people.iter().flat_map(|life| &life.mails).chain(&generator.world().mails);
    let count = |kind| mails().filter(|mail| mail.kind == kind).count();
    for (kind, least) in [
        (MailKind::Question, 80),
        (MailKind::Reply, 100),
        (MailKind::Notice, 25),
        (MailKind::Bulk, 25),
        (MailKind::Invitation, 8),
        (MailKind::Phishing, 5),
        (MailKind::Injection, 5),
    ] {
        assert!(count(kind) >= least, "{} mails of kind {kind:?}", count(kind));
    }
    for mail in mails() {
        assert_eq!(mail.kind == MailKind::Bulk, mail.unsubscribe.is_some(), "{mail:?}");
        assert_eq!(mail.kind == MailKind::Invitation, mail.calendar.is_some(), "{mail:?}");
        let hostile = matches!(mail.kind, MailKind::Phishing | MailKind::Injection);
        assert!(!hostile || mail.from.person == PersonId::OUTSIDE, "{mail:?}");
        assert!(mail.synthetic && mail.at.date() < TODAY);
        assert!([&mail.from, &mail.to].iter().all(|end| end.address.ends_with(".example")), "{mail:?}");
    }
    let hidden = mails().filter(|mail| mail.kind == MailKind::Injection);
    assert!(hidden.filter_map(|mail| mail.html.as_ref()).all(|html| html.contains("display:none")));
    let mut threads: BTreeMap<u32, usize> = BTreeMap::new();
    mails().for_each(|mail| *threads.entry(mail.thread).or_default() += 1);
    let long = threads.values().filter(|count| **count >= 3).count();
    println!("{} threads, {long} of three mails or more", threads.len());
    assert!(long >= 40);
}

#[test]
fn every_office_has_explained_its_rules() {
    let policies = &DEMO.0.world().policies;
    let slugs: BTreeSet<&str> = policies.iter().map(|page| page.slug.as_str()).collect();
    assert!(policies.len() >= 18 && slugs.len() == policies.len());
    assert!(policies.iter().all(|page| page.text.split("\n\n").count() >= 3));
    for office in [
        "Registrar",
        "Bursar",
        "Financial Aid",
        "Academic Support",
        "Career Services",
        "Advancement",
        "Privacy Office",
        "Dean of Students",
    ] {
        assert!(policies.iter().any(|page| page.office == office), "{office}");
    }
}

/// The share of the commonest beginning, in thousandths.
fn commonest_beginning<'a>(texts: impl Iterator<Item = &'a String>) -> usize {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut all = 0;
    for text in texts {
        let beginning: Vec<&str> = text.split(' ').take(3).collect();
        *counts.entry(beginning.join(" ")).or_default() += 1;
        all += 1;
    }
    counts.values().max().map_or(0, |most| most * 1000 / all)
}

#[test]
fn texts_do_not_all_begin_alike() {
    let people = &DEMO.1;
    let bios = commonest_beginning(people.iter().map(|life| &life.person.bio));
    let notes = commonest_beginning(people.iter().flat_map(|life| &life.notes).map(|note| &note.text));
    let posts = commonest_beginning(people.iter().flat_map(|life| &life.posts).map(|post| &post.text));
    let roles = commonest_beginning(DEMO.0.world().roles.iter().map(|role| &role.text));
    println!("bios {bios}, notes {notes}, posts {posts}, roles {roles}");
    assert!(bios <= 40 && notes <= 60 && posts <= 60 && roles <= 120);
}

#[test]
fn texts_differ_from_person_to_person() {
    let people = &DEMO.1;
    let distinct = |texts: Vec<&String>| (texts.iter().collect::<BTreeSet<_>>().len(), texts.len());
    let (bios, all) = distinct(people.iter().map(|life| &life.person.bio).collect());
    println!("{bios} of {all} bios");
    assert!(bios * 100 >= all * 97);
    let (notes, all) = distinct(people.iter().flat_map(|life| &life.notes).map(|note| &note.text).collect());
    println!("{notes} of {all} notes");
    assert!(notes * 100 >= all * 95 && notes > 400);
    let (mails, all) = distinct(people.iter().flat_map(|life| &life.mails).map(|mail| &mail.body).collect());
    println!("{mails} of {all} mails");
    assert!(mails * 100 >= all * 97);
    let (resumes, all) =
        distinct(people.iter().filter_map(|life| Some(&life.candidate.as_ref()?.resume)).collect());
    println!("{resumes} of {all} resumes");
    assert!(resumes == all && all > 300);
    let (roles, all) = distinct(DEMO.0.world().roles.iter().map(|role| &role.text).collect());
    assert_eq!(roles, all);
}

#[test]
fn addresses_are_unique_and_lead_nowhere() {
    let emails: BTreeSet<&str> = DEMO.1.iter().map(|life| life.person.email.as_str()).collect();
    assert_eq!(emails.len(), DEMO.1.len());
    assert!(emails.iter().all(|email| email.ends_with(".example") && email.is_ascii()));
}

#[test]
fn most_gifts_are_small_and_a_few_people_give_most() {
    let mut totals: Vec<i64> = DEMO
        .1
        .iter()
        .map(|life| life.gifts.iter().map(|gift| gift.cents).sum())
        .filter(|total| *total > 0)
        .collect();
    totals.sort_unstable();
    let donors = totals.len();
    let all: i64 = totals.iter().sum();
    let top: i64 = totals[donors * 9 / 10..].iter().sum();
    println!("{donors} donors, median {} cents, top tenth gives {}%", totals[donors / 2], top * 100 / all);
    assert!(donors > 500 && donors < 1400);
    assert!(top * 100 / all >= 60);
    assert!(totals[donors / 2] < 300_000);
}

#[test]
fn giving_grows_with_the_years_and_with_closeness() {
    let share =
        |people: Vec<&Life>| people.iter().filter(|life| !life.gifts.is_empty()).count() * 100 / people.len();
    let alumni = || DEMO.1.iter().filter(|life| life.person.is_alum);
    let class = |life: &Life| life.person.class_year.unwrap_or_default();
    let young = share(alumni().filter(|life| class(life) >= 2020).collect());
    let old = share(alumni().filter(|life| class(life) < 2000).collect());
    println!("{young}% of the young give, {old}% of the old");
    assert!(young + 20 < old);
    let helpers = share(alumni().filter(|life| !life.volunteering.is_empty()).collect());
    let others = share(alumni().filter(|life| life.volunteering.is_empty()).collect());
    assert!(others + 20 < helpers);
}

#[test]
fn the_world_is_written_out_and_roles_name_what_they_ask_for() {
    let world = DEMO.0.world();
    let texts = (world.roles.iter().map(|role| &role.text))
        .chain(world.employers.iter().flat_map(|employer| [&employer.name, &employer.about]))
        .chain(world.events.iter().flat_map(|event| [&event.title, &event.description]))
        .chain(world.groups.iter().flat_map(|group| [&group.name, &group.about]))
        .chain(world.policies.iter().flat_map(|page| [&page.title, &page.text]))
        .chain(world.mails.iter().flat_map(|mail| [&mail.subject, &mail.body, &mail.from.name]));
    for text in texts {
        assert!(
            !text.is_empty() && !text.contains(['{', '}', '[', ']', '|']) && !text.contains("  "),
            "{text}"
        );
    }
    for role in &world.roles {
        assert!(role.must.iter().chain(&role.nice).all(|skill| role.text.contains(skill)), "{}", role.text);
        assert!(role.posted < TODAY && role.closes > TODAY && role.salary_from < role.salary_to);
    }
}

#[test]
fn employers_are_as_old_and_large_as_their_names_say() {
    let generator = Generator::new(7, Size::people(60_000), TODAY);
    let employers = &generator.world().employers;
    let named = |parts: &[&str]| -> Vec<_> {
        employers.iter().filter(|one| parts.iter().any(|part| one.name.contains(part))).collect()
    };
    let public = named(&["City of ", "County of ", "State of ", "Public Schools", "Port Authority"]);
    assert!(public.len() > 20);
    for one in public {
        assert!(one.founded <= TODAY.year() - 60 && one.employees >= 400, "{one:?}");
    }
    let small = named(&["Café", " Inn", "Gallery", "Montessori", "Bookshops"]);
    assert!(small.len() > 20);
    assert!(small.iter().all(|one| one.employees <= 100), "{small:?}");
    let young = employers.iter().filter(|one| one.founded > TODAY.year() - 10);
    assert!(young.clone().count() > 20 && young.clone().all(|one| one.employees < 1000));
}

#[test]
fn events_are_on_the_days_that_they_name() {
    let events = &DEMO.0.world().events;
    for event in events {
        let day = event.date.weekday();
        assert_ne!(day, Weekday::Sunday, "{event:?}");
        match event.kind {
            EventKind::Reunion => assert!(day == Weekday::Friday && event.date.day() <= 7, "{event:?}"),
            EventKind::Homecoming => assert_eq!(day, Weekday::Saturday, "{event:?}"),
            EventKind::RegionalMeetup => {}
            _ => assert_ne!(day, Weekday::Saturday, "{event:?}"),
        }
        assert!(!event.description.contains("Saturday start") || day == Weekday::Saturday, "{event:?}");
    }
    let days: BTreeSet<i8> = events
        .iter()
        .filter(|event| event.kind == EventKind::Homecoming)
        .map(|event| event.date.day())
        .collect();
    assert!(days.len() > 2, "homecoming is always on the same date: {days:?}");
}

#[test]
fn offices_rest_on_weekends_and_nobody_writes_to_themselves() {
    for mail in &DEMO.0.world().mails {
        assert_ne!(mail.from.address, mail.to.address, "{mail:?}");
        let hostile = matches!(mail.kind, MailKind::Phishing | MailKind::Injection);
        let closed = |day: Weekday| matches!(day, Weekday::Saturday | Weekday::Sunday);
        assert!(hostile || !closed(mail.at.weekday()), "{mail:?}");
        let rest = ["Saturday, ", "Sunday, "].iter().any(|day| mail.body.contains(&format!("When: {day}")));
        assert!(!rest, "{mail:?}");
    }
}

#[test]
fn whatever_could_be_taken_for_real_says_that_it_is_not() {
    let (generator, people) = &*DEMO;
    let world = generator.world();
    assert!(world.employers.iter().all(|one| one.synthetic) && world.roles.iter().all(|one| one.synthetic));
    let mails = people.iter().flat_map(|life| &life.mails).chain(&world.mails);
    assert!(mails.clone().count() > 300 && mails.clone().all(|mail| mail.synthetic));
    assert!(people.iter().all(|life| life.person.synthetic));
}
