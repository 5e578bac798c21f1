//! Another name, pronoun, school or year of graduation changes nothing, for a thousand people.

use std::sync::OnceLock;

use talent::{
    MaskedKind,
    probe::{Probe, Prober, Swap, swapped},
    resume::veil,
};

use super::{
    people::{PEOPLE, Person, known},
    roles::{TODAY, direction, roles},
};

/// What every swap does to somebody.
type Probes = Vec<(Swap, Option<Probe>)>;

static PROBES: [OnceLock<Probes>; PEOPLE] = [const { OnceLock::new() }; PEOPLE];

/// How many of the thousand have something to swap.
fn nothing_moves(swap: Swap) -> usize {
    let probers: Vec<Prober<'_>> =
        roles().iter().map(|role| Prober::new(TODAY, &role.requirements, &direction)).collect();
    // Each swap begins with others, so that none waits for what another one is reading.
    let first = PEOPLE / 4 * Swap::ALL.iter().position(|one| *one == swap).unwrap();
    let mut tried = 0;
    for number in (first..PEOPLE).chain(0..first) {
        let (who, salt) = (known(number), u64::try_from(number).unwrap());
        let all = PROBES[number].get_or_init(|| probers[number % probers.len()].probes_of(&who.resume, salt));
        let (_, probe) = all.iter().find(|(one, _)| *one == swap).unwrap();
        let Some(probe) = probe else { continue };
        tried += 1;
        assert!(
            !probe.has_moved(),
            "candidate {number}: {probe:?}\n{}\n=====\n{}",
            who.person.text,
            swapped(&who.resume, swap, salt).unwrap()
        );
    }
    tried
}

#[test]
fn another_name_changes_nothing() {
    assert_eq!(nothing_moves(Swap::Name), 1_000);
}

#[test]
fn another_pronoun_changes_nothing() {
    assert!(nothing_moves(Swap::Pronoun) > 400);
}

#[test]
fn another_school_changes_nothing() {
    assert!(nothing_moves(Swap::School) > 950);
}

#[test]
fn another_year_of_graduation_changes_nothing() {
    assert!(nothing_moves(Swap::GraduationYear) > 950);
}

#[test]
fn the_name_and_the_school_are_masked_wherever_they_stand() {
    for number in 0..200 {
        let who = known(number);
        let (resume, Person { name, school, text }) = (&who.resume, &who.person);
        assert!(resume.masked.iter().any(|masked| masked.kind == MaskedKind::Name), "{text}");
        let veiled = veil(resume, &[]).text;
        let last = name.split(' ').next_back().unwrap();
        let is_there = |word: &str| veiled.split(|c: char| !c.is_alphanumeric()).any(|other| other == word);
        // A name that is also a trade or a language may stand there as such.
        if !["Baker", "Swift", "Young"].contains(&last) {
            assert!(!is_there(last), "{name} in candidate {number}:\n{veiled}");
        }
        let first = name.split(' ').next().unwrap();
        assert!(!veiled.contains(&format!("{first} is a ")), "{name} in candidate {number}:\n{veiled}");
        assert!(!veiled.contains(school), "{school} in candidate {number}:\n{veiled}");
        assert!(!veiled.contains("@mail.example"), "{veiled}");
    }
}

#[test]
fn a_swap_is_told_apart_from_what_is_not_there() {
    let prober = Prober::new(TODAY, &roles()[0].requirements, &direction);
    let bare = "Skills\nPython, Docker";
    assert!(prober.probes(bare, 1).iter().all(|(swap, probe)| *swap == Swap::Name || probe.is_none()));
    let text = &known(1).person.text;
    let full = prober.probes(text, 1);
    assert_eq!(full.iter().map(|(swap, _)| *swap).collect::<Vec<_>>(), Swap::ALL);
    assert_eq!(full[0].1, prober.probe(text, Swap::Name, 1));
}
