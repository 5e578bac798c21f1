//! Another name, pronoun, school or year of graduation changes nothing, for a thousand people.

use std::sync::OnceLock;

use documents::Limits;
use jiff::{ToSpan, civil::Date};
use talent::{
    MaskedKind, Resume,
    probe::{Probe, Prober, Swap, swapped},
    resume::{self, veil},
};

use super::{
    people::{PEOPLE, Person, is_heading, known},
    roles::{TODAY, direction, indexed, roles, scored},
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

/// The same person's résumé as a page with headings and items.
fn page(text: &str, today: Date) -> Resume {
    let block = |(number, line): (usize, &str)| {
        let words = line.replace('&', "&amp;");
        let item = ["- ", "• ", "* "].iter().find_map(|bullet| words.strip_prefix(bullet));
        match item {
            Some(item) => format!("<ul><li>{item}</li></ul>"),
            None if number == 0 => format!("<h1>{words}</h1>"),
            None if is_heading(line) => format!("<h2>{words}</h2>"),
            None => format!("<p>{words}</p>"),
        }
    };
    let page: String = text.lines().enumerate().filter(|(_, line)| !line.is_empty()).map(block).collect();
    let html = format!("<html><body>{page}</body></html>");
    resume::read(&documents::read(html.as_bytes(), "resume.html", &Limits::default()).unwrap(), today)
}

#[test]
fn a_file_is_probed_as_it_was_read_and_scored() {
    // Some of them say "until now", and are probed a year after they were read.
    let later = TODAY.saturating_add(1.year());
    let mut tried = [0; 4];
    for number in 0..150 {
        let role = &roles()[number % roles().len()];
        let own = page(&known(number).person.text, TODAY);
        let (_, score) = scored(&indexed(&own), role);
        let prober = Prober::new(later, &role.requirements, &direction);
        let kept: Resume = serde_json::from_str(&serde_json::to_string(&own).unwrap()).unwrap();
        for (at, (swap, probe)) in prober.probes_of(&kept, 7).into_iter().enumerate() {
            let Some(probe) = probe else { continue };
            tried[at] += 1;
            assert_eq!(probe.before, score.points, "{}", own.text);
            let other = swapped(&own, swap, 7).unwrap();
            assert!(!probe.has_moved(), "{swap:?} {probe:?}\n{}\n=====\n{other}", own.text);
        }
    }
    assert!(tried.iter().all(|tried| *tried > 50), "{tried:?}");
}

#[test]
fn what_only_the_file_says_is_not_lost_in_a_probe() {
    let html = "<h1>Ada Novak</h1><p>ada.novak@mail.example</p><h2>Experience</h2><h3>Clerk, Marlow Bank, 2019 - 2023</h3>\
        <ul><li>Kept the books of nine companies.</li></ul><h2>What keeps me busy</h2><p>Writing Python all night.</p>\
        <h2>Education</h2><p>BS in Finance, Howard University, 2018</p>";
    let document = documents::read(html.as_bytes(), "resume.html", &Limits::default()).unwrap();
    let own = resume::read(&document, TODAY);
    let role = &roles()[0];
    let (_, score) = scored(&indexed(&own), role);
    let prober = Prober::new(TODAY, &role.requirements, &direction);
    let (_, probe) = prober.probes_of(&own, 3)[0];
    let probe = probe.unwrap();
    assert_eq!((probe.before, probe.after, probe.changed_strengths), (score.points, score.points, 0));
    assert_ne!(prober.probe(&own.text, Swap::Name, 3).unwrap().before, score.points);
}
