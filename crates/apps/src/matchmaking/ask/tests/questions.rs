use super::*;

/// Messages of all kinds, what they are taken for, and what of them is said to be not understood.
const QUESTIONS: &[(&str, &str, &str)] = &[
    (
        "mentor for a sophomore in computer science who wants to become a game designer",
        "goal=game designer~; side=mentors; study=Computer Science; year=Sophomore",
        "",
    ),
    (
        "nursing senior, needs resume review, video only",
        "need=resume review~; study=Nursing; way=By video; year=Senior",
        "",
    ),
    (
        "Mentor who loves opera and works for a nonprofit in Philly",
        "industry=Nonprofit; place=Philadelphia; side=mentors",
        "loves opera",
    ),
    ("a woman mentor in aerospace, Houston", "industry=Aerospace; place=Houston; side=mentors", "woman"),
    ("mentor under 40 in fintech", "industry=Financial Technology; side=mentors", "under 40"),
    (
        "Hispanic mentor in K-12, El Paso",
        "industry=Primary and Secondary Education; place=El Paso; side=mentors",
        "Hispanic",
    ),
    (
        "a senior-level software engineer to mentor a CS freshman",
        "level=Senior; side=mentors; study=Computer Science; title=Software engineer; year=First-year student",
        "",
    ),
    (
        "anyone in commercial real estate in Phoenix or Tucson, not on weekends",
        "!availability=weekends; industry=Real Estate; place=Phoenix; place=Tucson",
        "",
    ),
    (
        "geology student who collects vinyl records and wants to work in mining, Nevada",
        "industry=Materials and Metals; place=Nevada; study=Geology",
        "collects vinyl records",
    ),
    (
        "sociology student, values social justice, wants nonprofit work; free on weekday mornings",
        "availability=weekday mornings; industry=Nonprofit; study=Sociology; value=social justice~",
        "",
    ),
    (
        "mentor that cares about diversity and open source, for an information systems student",
        "side=mentors; study=Information Systems; value=diversity~; value=open source~",
        "",
    ),
    (
        "a mentor in Boston with purple hair and a unicycle",
        "place=Boston; side=mentors",
        "purple hair unicycle",
    ),
    ("a mentor in Austin near a good school", "place=Austin; side=mentors", "good school"),
    (
        "Could you point me to an alum who would be up for coaching a nursing sophomore?",
        "study=Nursing; year=Sophomore",
        "",
    ),
    (
        "We've got a junior majoring in history, still trying to find somebody in private practice",
        "study=History; year=Junior",
        "private practice",
    ),
    ("mentors far from Boston", "side=mentors", "far from Boston"),
    ("mentors not far from Boston", "place=Boston; side=mentors", ""),
    ("mentors more than 50 miles from Boston", "!place=Boston; !within=50 miles; side=mentors", ""),
    ("mentors not within 50 miles of Boston", "!place=Boston; !within=50 miles; side=mentors", ""),
    ("mentors outside Boston", "!place=Boston; side=mentors", ""),
    ("mentors within 50 miles", "side=mentors", "50 miles"),
    ("mentors without a pension in Boston", "place=Boston; side=mentors", "without pension"),
    ("no mentors from finance", "!industry=Financial Services; side=mentors", ""),
    ("a girl mentor in aerospace", "industry=Aerospace; side=mentors", "girl"),
    ("mentors experienced in finance", "industry=Financial Services; level=Senior; side=mentors", ""),
    ("the best match in Boston", "place=Boston", ""),
    ("mentors in Denver, far away from Boston", "place=Denver; side=mentors", "far away from Boston"),
    (
        "mentor in biotech, does not have to be in Boston",
        "industry=Biotechnology; place=Boston~; side=mentors",
        "",
    ),
    (
        "mentors in biotech, Spanish is not required",
        "industry=Biotechnology; language=Spanish~; side=mentors",
        "",
    ),
    ("mentors in biotech, Boston is not a must", "industry=Biotechnology; place=Boston~; side=mentors", ""),
    (
        "mentors in biotech, Spanish is nice to have",
        "industry=Biotechnology; language=Spanish~; side=mentors",
        "",
    ),
    (
        "biology junior, prefers Boston but remote is fine",
        "place=Boston~; study=Biology; way=By video~; year=Junior",
        "",
    ),
    ("mentors who went from law to teaching", "side=mentors; skill=Teaching", "law"),
    ("biology student, at least a junior", "study=Biology; year=Junior; year=Senior", ""),
    (
        "mentors who moved from consulting into biotech",
        "industry=Biotechnology; side=mentors",
        "moved from consulting",
    ),
    ("mentors in Boston, free next week", "place=Boston; side=mentors", "next week"),
    (
        "mentors in Boston, available tomorrow evening",
        "availability=evenings; place=Boston; side=mentors",
        "tomorrow",
    ),
    (
        "mentors in Boston who meet this Friday",
        "availability=Friday; place=Boston; side=mentors",
        "this Friday",
    ),
    ("mentors who used to work at Google", "employer=Google; side=mentors", "used"),
    (
        "mentors in Boston, at least a director",
        "level=Director; level=Executive; level=Vice president; place=Boston; side=mentors",
        "",
    ),
    (
        "team leads or more senior in Ohio",
        "level=Director; level=Executive; level=Manager; level=Team lead; level=Vice president; place=Ohio",
        "",
    ),
    ("mentor who is not tied to Boston", "place=Boston; side=mentors", "not tied"),
    ("mentors near Boston but not in Boston", "!place=Boston; place=Boston; side=mentors", ""),
    ("We need to find a mentor in Boston", "place=Boston; side=mentors", ""),
    ("We need to match a student interested in product work", "goal=product work~", ""),
    (
        "Find someone to mentor our freshman in nursing",
        "side=mentors; study=Nursing; year=First-year student",
        "",
    ),
    ("someone to mentor my student in physics", "side=mentors; study=Physics", ""),
    (
        "I'm looking for someone to mentor a sophomore studying chemistry",
        "side=mentors; study=Chemistry; year=Sophomore",
        "",
    ),
    (
        "someone pretty senior in marketing who could give straight feedback on a resume",
        "industry=Advertising and Marketing Services; level=Senior; need=resume~",
        "straight",
    ),
    ("A biology junior who values family and faith", "study=Biology; year=Junior", "family faith"),
    (
        "a nursing sophomore who values Christianity and service",
        "study=Nursing; value=service~; year=Sophomore",
        "Christianity",
    ),
    (
        "a chemistry junior who wants a mentor with lab experience",
        "side=mentors; study=Chemistry; year=Junior",
        "lab experience",
    ),
];

#[test]
fn messages_become_criteria_and_the_rest_is_told() {
    let mut wrong = Vec::new();
    for (message, expected, left) in QUESTIONS {
        let understood = understood(message);
        let mut got: Vec<String> = told(&understood).split("; ").map(str::to_owned).collect();
        got.sort();
        let mut want: Vec<String> = expected.split("; ").map(str::to_owned).collect();
        want.sort();
        if got != want || unknown(&understood) != *left {
            wrong.push(format!(
                "{message}\n  wanted {} | {left}\n  taken for {} | {}",
                want.join("; "),
                got.join("; "),
                unknown(&understood)
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every word of a message is in a criterion, is said to be not understood, or is one with which people ask.
#[test]
fn no_word_that_means_something_is_dropped_silently() {
    let words = [
        "zyzzyva",
        "Quetzalcoatl",
        "trombone",
        "vegan",
        "left-handed",
        "whitewater",
        "today",
        "tomorrow",
        "next week",
        "this semester",
        "soon",
        "new",
        "used",
        "little",
        "least",
        "nice",
    ];
    let frames = [
        "a mentor in Boston who is into {}",
        "{} mentors in consulting",
        "biology junior who wants product work, {}",
        "mentor for an economics senior, must be {}",
        "a {} student who needs interview practice",
        "someone {} in Denver on weekends",
    ];
    for frame in frames {
        for word in words {
            let understood = understood(&frame.replace("{}", word));
            let all = understood.criteria.iter().chain(&understood.unused).map(|one| one.text.to_lowercase());
            let said = all.chain(understood.asks.clone()).collect::<Vec<_>>().join(" ");
            let is_asked = understood.calls.is_empty() && understood.asks.is_some();
            assert!(is_asked || said.contains(&word.to_lowercase()), "{frame} {word}: {}", told(&understood));
        }
    }
}

/// "Someone to mentor" is a mentee, unless it goes on with whom.
#[test]
fn who_is_mentored_tells_who_is_looked_for() {
    for (message, side) in [
        ("I need someone to mentor", "mentees"),
        ("find somebody to mentor for me", "mentees"),
        ("someone to mentor in Boston", "mentees"),
        ("someone to mentor our freshman", "mentors"),
        ("somebody to mentor an engineering student", "mentors"),
        ("someone to mentor this sophomore", "mentors"),
        ("someone to mentor first-year students", "mentors"),
        ("someone to mentor biology majors", "mentors"),
    ] {
        let read = told(&understood(message));
        assert!(read.split("; ").any(|one| one == format!("side={side}")), "{message}: {read}");
    }
}

#[test]
fn what_is_denied_is_not_asked_for_at_once() {
    for message in [
        "a political science senior who wants policy work in DC but not for the government",
        "a political science senior, not in government, who wants policy work in DC",
    ] {
        let read = told(&understood(message));
        assert!(
            read.contains("!industry=Government") && read.contains("goal=policy work~"),
            "{message}: {read}"
        );
        assert!(!format!("; {read}").contains("; industry="), "{message}: {read}");
    }
}

#[test]
fn what_could_be_a_wish_is_told() {
    let words = "best bilingual brother daughter excited expert far friendly great ideal native \
                 pretty professional quick skilled strong strongest top willing";
    for word in words.split(' ') {
        let understood = understood(&format!("{word} mentors in Boston"));
        assert_eq!(unknown(&understood), word);
        assert!(told(&understood).contains("place=Boston"), "{word}: {}", told(&understood));
    }
}

#[test]
fn nothing_protected_becomes_a_criterion() {
    for message in [
        "a female mentor in Boston",
        "Black mentors in consulting",
        "a Christian mentor for a biology junior",
        "mentor under 35 in tech",
        "a young mentor in Denver",
        "a mentor in her forties in Boston",
        "an Asian American mentor in law",
        "a gay mentor in finance, Boston",
        "a married mentor in Boston",
        "a girl mentor in aerospace",
        "boy mentors in Boston",
        "somebody Jewish in consulting",
        "women in finance, Boston",
    ] {
        let understood = understood(message);
        let never: Vec<&str> = understood
            .unused
            .iter()
            .filter(|one| one.slot == "protected")
            .map(|one| one.text.as_str())
            .collect();
        assert!(!never.is_empty(), "{message}: {} | {}", told(&understood), unknown(&understood));
        let is_used = |word: &&str| told(&understood).to_lowercase().contains(&word.to_lowercase());
        assert!(!never.iter().any(is_used), "{message}: {}", told(&understood));
        let call =
            understood.calls.first().map(|call| call.input.to_string().to_lowercase()).unwrap_or_default();
        assert!(!never.iter().any(|word| call.contains(&word.to_lowercase())), "{message}: {call}");
    }
}
