use campus::{
    generate::{Flaw, Twin},
    model::{InterestKind, Life, MentoringSide, RelativeKind},
};

use crate::{CAMPUS, Campus, Verdict, ensure};

pub fn relatives_know_each_other(life: &Life, campus: &Campus) -> Verdict {
    let household = &life.household;
    ensure!(household.members.contains(&life.person.id), "lives elsewhere: {household:?}");
    ensure!(household.id == life.person.household, "{household:?}");
    ensure!(life.person.is_student || household.place == life.person.place, "{household:?}");
    for member in &household.members {
        let same = campus.person(*member).is_some_and(|other| other.household == *household);
        ensure!(same, "{} does not know {household:?}", member.0);
    }
    for relative in &life.relatives {
        let Some(id) = relative.relative else { continue };
        let Some(other) = campus.person(id) else { return Err(format!("nobody: {relative:?}")) };
        ensure!(other.person.name() == relative.name, "{relative:?} is {}", other.person.name());
        let back = match relative.kind {
            RelativeKind::Spouse => RelativeKind::Spouse,
            RelativeKind::Parent => RelativeKind::Child,
            RelativeKind::Child => RelativeKind::Parent,
        };
        let knows = other.relatives.iter().any(|one| one.kind == back && one.relative.is_some());
        ensure!(knows && (!relative.same_household || household.members.contains(&id)), "{relative:?}");
        let apart = life.person.birth_year - other.person.birth_year;
        ensure!(relative.kind != RelativeKind::Parent || (20..=60).contains(&apart), "{apart} years apart");
    }
    let has = |kind| life.interests.iter().any(|interest| interest.kind == kind);
    match &life.mentoring {
        Some(one) => {
            let wanted = match one.side {
                MentoringSide::Mentor => InterestKind::MentoringOffer,
                MentoringSide::Mentee => InterestKind::MentoringNeed,
            };
            ensure!(has(wanted) && life.person.died.is_none(), "{one:?}");
            ensure!(one.taken <= one.capacity && !one.availability.is_empty(), "{one:?}");
            ensure!(one.since < campus.today, "{one:?}");
        }
        None => ensure!(!has(InterestKind::MentoringOffer), "offers, but never has time"),
    }
    Ok(())
}

/// All that is said of somebody or by them, but for letters, which also bear the names of others.
fn told(life: &Life) -> impl Iterator<Item = &String> {
    let notes = life.notes.iter().map(|note| &note.text);
    [&life.person.bio].into_iter().chain(notes).chain(life.posts.iter().map(|post| &post.text))
}

/// Whoever is named is named by a whole first name, and lives.
pub fn only_the_living_are_spoken_of(life: &Life, campus: &Campus) -> Verdict {
    let letters = life.mails.iter().map(|mail| &mail.body);
    for relative in &life.relatives {
        if let [first, half, rest] = relative.name.split(' ').collect::<Vec<_>>()[..] {
            let torn = |text: &&String| {
                let begins = format!("{first} {half}");
                text.split(&begins).skip(1).any(|after| !after.starts_with(&format!(" {rest}")))
            };
            let found = told(life).chain(letters.clone()).find(torn);
            ensure!(found.is_none(), "half of {} in: {found:?}", relative.name);
        }
        let other = relative.relative.and_then(|id| campus.person(id)).map(|other| &other.person);
        let Some(other) = other.filter(|other| other.died.is_some()) else { continue };
        let named = |text: &&String| {
            let mut words = text.split(|letter: char| !letter.is_alphabetic());
            words.any(|word| word == other.first_name)
        };
        let own = life.person.name().contains(&other.first_name);
        let at_home = life.mails.iter().map(|mail| &mail.body).find(|body| {
            body.contains(&format!("{} and I ", other.first_name))
                || body.contains(&format!("{} will", other.first_name))
        });
        let found = told(life).find(named).filter(|_| !own).or(at_home);
        ensure!(found.is_none(), "{} died {:?}, but: {found:?}", other.name(), other.died);
    }
    Ok(())
}

/// Nobody whose parent studied here, and nobody whose family has given for generations.
pub fn only_some_are_the_first_of_their_family(life: &Life, campus: &Campus) -> Verdict {
    let bio = life.person.bio.to_lowercase();
    let first = bio.contains("first in the family") || bio.contains("first in my family");
    let parent = life.relatives.iter().find(|one| one.kind == RelativeKind::Parent && one.relative.is_some());
    ensure!(!first || parent.is_none(), "{parent:?} studied here, but: {bio}");
    ensure!(!first || !["went here too", "also studied here"].iter().any(|also| bio.contains(also)), "{bio}");
    ensure!(!life.person.is_student || !bio.contains("transferred"), "enrolled from the start, but: {bio}");
    let club = campus.world().groups.iter().find(|group| group.name == "First in the Family");
    let member = life.memberships.iter().any(|one| club.is_some_and(|club| club.id == one.group));
    let heir = life.notes.iter().find(|note| note.text.contains("My parents gave here"));
    ensure!(!member || heir.is_none(), "the first of the family, but: {heir:?}");
    Ok(())
}

#[test]
fn there_are_households_of_every_kind() {
    let count = |of: &dyn Fn(&Life) -> bool| CAMPUS.people.iter().filter(|life| of(life)).count();
    let couples = count(&|life| {
        life.relatives.iter().any(|one| one.kind == RelativeKind::Spouse && one.relative.is_some())
    });
    let others = count(&|life| {
        life.relatives.iter().any(|one| one.kind == RelativeKind::Spouse && one.relative.is_none())
    });
    let children = count(&|life| {
        life.relatives.iter().any(|one| one.kind == RelativeKind::Parent && one.relative.is_some())
    });
    println!("{couples} with a graduate, {others} with somebody else, {children} students of graduates");
    assert!(couples > 500 && others > 1000 && children > 50);
    let mentors = count(&|life| life.mentoring.as_ref().is_some_and(|one| one.taken < one.capacity));
    assert!(mentors > 1000);
}

/// A small and known share of the records is wrong, and the list of flaws says which.
#[test]
fn flawed_records_are_few_and_known() {
    let mut counts = [0_usize; 5];
    for life in &CAMPUS.people {
        for flaw in CAMPUS.generator.flaws(life.person.id.0) {
            let person = &life.person;
            let index = match flaw {
                Flaw::DuplicateOf(of, how) => {
                    let first = &CAMPUS.person(of).expect("the first record").person;
                    assert_eq!((first.class_year, first.birth_year), (person.class_year, person.birth_year));
                    assert_ne!(first.email, person.email);
                    match how {
                        Twin::Nickname => assert!(
                            first.first_name != person.first_name && first.last_name == person.last_name
                        ),
                        Twin::FormerName => {
                            assert_eq!(first.former_last_name.as_ref(), Some(&person.last_name));
                        }
                        Twin::OldMail => {
                            assert_eq!(first.email.split('@').next(), person.email.split('@').next());
                        }
                        Twin::Misspelt => assert_eq!(first.last_name.len(), person.last_name.len() + 1),
                    }
                    assert!(life.mails.is_empty() && life.candidate.is_none());
                    0
                }
                Flaw::StaleContact => {
                    assert!(person.contact_confirmed.is_none_or(|at| at.year() <= crate::TODAY.year() - 8));
                    1
                }
                Flaw::Bounced => {
                    assert!(person.email_bounced.is_some());
                    2
                }
                Flaw::NoConsent => {
                    assert!(life.consents.is_empty());
                    3
                }
                Flaw::HostileResume => 4,
            };
            counts[index] += 1;
        }
    }
    println!("duplicates, stale, bounced, without consent, hostile: {counts:?}");
    for (count, (least, most)) in
        counts.into_iter().zip([(50, 150), (500, 1500), (100, 300), (130, 280), (15, 80)])
    {
        assert!((least..=most).contains(&count), "{counts:?}");
    }
}
