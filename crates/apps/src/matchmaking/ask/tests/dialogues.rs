use serde_json::json;

use super::*;

/// What is asked one after the other, and what each is taken for.
const DIALOGUES: &[&[(&str, &str)]] = &[
    &[
        (
            "A first-generation biology junior who wants product work in biotech, prefers Boston",
            "firstGeneration~; study=Biology; year=Junior; goal=product work~; industry=Biotechnology; place=Boston~",
        ),
        (
            "Only in Boston",
            "firstGeneration~; study=Biology; year=Junior; goal=product work~; industry=Biotechnology; place=Boston",
        ),
        (
            "earlier in the career",
            "firstGeneration~; study=Biology; year=Junior; goal=product work~; industry=Biotechnology; place=Boston; \
             level=Early career",
        ),
        (
            "on weekends",
            "firstGeneration~; study=Biology; year=Junior; goal=product work~; industry=Biotechnology; place=Boston; \
             level=Early career; availability=weekends",
        ),
        (
            "drop the level",
            "firstGeneration~; study=Biology; year=Junior; goal=product work~; industry=Biotechnology; place=Boston; \
             availability=weekends",
        ),
        (
            "nobody from finance",
            "firstGeneration~; study=Biology; year=Junior; goal=product work~; industry=Biotechnology; place=Boston; \
             availability=weekends; !industry=Financial Services",
        ),
    ],
    &[
        ("mentors in consulting near Chicago", "side=mentors; industry=Management Consulting; place=Chicago"),
        (
            "why not the third one?",
            "side=mentors; industry=Management Consulting; place=Chicago; act=Why not; which=Tom Okoye",
        ),
        (
            "who speak Spanish",
            "side=mentors; industry=Management Consulting; place=Chicago; language=Spanish",
        ),
        (
            "somebody like the second one",
            "side=mentors; industry=Management Consulting; place=Chicago; language=Spanish; like=like Nadia Rahman",
        ),
        (
            "what if I drop the place?",
            "side=mentors; industry=Management Consulting; place=Chicago; language=Spanish; like=like Nadia Rahman; \
             try=without place",
        ),
        (
            "more",
            "side=mentors; industry=Management Consulting; place=Chicago; language=Spanish; like=like Nadia Rahman",
        ),
        ("start over", ""),
        ("a nursing student who needs help with interviews", "study=Nursing; need=interviews~"),
    ],
    &[
        ("Find a mentor for an economics senior", "side=mentors; study=Economics; year=Senior"),
        ("she prefers evenings", "side=mentors; study=Economics; year=Senior; availability=evenings~"),
        ("in person", "side=mentors; study=Economics; year=Senior; availability=evenings~; way=In person"),
        (
            "for Adaeze Whitcomb",
            "side=mentors; study=Economics; year=Senior; availability=evenings~; way=In person; student=Adaeze Whitcomb",
        ),
    ],
    &[
        (
            "Mentor for an economics senior, weekday evenings",
            "side=mentors; study=Economics; year=Senior; availability=weekday evenings",
        ),
        ("drop the evenings", "side=mentors; study=Economics; year=Senior"),
        ("not at a big tech company", "side=mentors; study=Economics; year=Senior; !industry=Software"),
        (
            "no video, in person only",
            "side=mentors; study=Economics; year=Senior; !industry=Software; !way=By video; way=In person",
        ),
    ],
    &[
        ("a director in biotech, Boston", "level=Director; industry=Biotechnology; place=Boston"),
        ("more senior", "level=Executive; industry=Biotechnology; place=Boston"),
        (
            "earlier in the career",
            "level=Director; level=Team lead; level=Senior; level=Intermediate; level=Junior; \
             industry=Biotechnology; place=Boston",
        ),
        ("senior people only", "level=Senior; industry=Biotechnology; place=Boston"),
        ("earlier in the career", "level=Intermediate; level=Junior; industry=Biotechnology; place=Boston"),
        ("earlier in the career", "level=Junior; industry=Biotechnology; place=Boston"),
    ],
    &[
        ("A mentor in Boston for a chemistry major", "side=mentors; place=Boston; study=Chemistry"),
        ("Mentor for a history senior in Denver", "side=mentors; study=History; year=Senior; place=Denver"),
    ],
];

#[test]
fn conversations_are_followed() {
    let mut wrong = Vec::new();
    for dialogue in DIALOGUES {
        let mut before: Option<Understood> = None;
        for (message, expected) in *dialogue {
            let after = GRAMMAR.understand(message, before.as_ref(), &context().with_shown(&SHOWN));
            let (mut got, mut want): (Vec<String>, Vec<String>) = (
                told(&after).split("; ").map(str::to_owned).collect(),
                expected.split("; ").map(str::to_owned).collect(),
            );
            got.sort();
            want.sort();
            if got != want {
                wrong.push(format!(
                    "{message}\n  wanted {}\n  taken for {}",
                    want.join("; "),
                    got.join("; ")
                ));
            }
            before = Some(after);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What follows a list, which tool it leads to, and with what.
#[test]
fn what_follows_a_list_leads_to_the_right_tool() {
    let before = understood("Mentors in Boston for a biology junior");
    for (message, tool, path, expected) in [
        ("why not the third one?", "explain_match", "/about/id", json!("13")),
        ("Why not Nadia?", "explain_match", "/about/id", json!("12")),
        ("why the first one", "explain_match", "/why", json!("yes")),
        (
            "Why isn't Priya Subramanian on the list?",
            "explain_match",
            "/about/name",
            json!("Priya Subramanian"),
        ),
        ("tell me more about the second one", "explain_match", "/about/id", json!("12")),
        ("introduce the first one", "explain_match", "/about/id", json!("11")),
        ("please introduce me to Nadia", "explain_match", "/about/id", json!("12")),
        ("introduce her to the second one", "explain_match", "/about/id", json!("12")),
        ("someone like the second one", "find_matches", "/like/id", json!("12")),
        ("more like Maya Chen", "find_matches", "/like/id", json!("11")),
        ("what if I drop the place?", "try_matches", "/change", json!({ "how": "drop", "what": "place" })),
        ("what if I drop the distance?", "try_matches", "/change/what", json!("within")),
        ("What if we ignore the city", "try_matches", "/change/what", json!("place")),
        (
            "what if Boston were not a must?",
            "try_matches",
            "/change",
            json!({ "how": "nice", "what": "=boston were not a must" }),
        ),
        ("what if place is a must", "try_matches", "/change/how", json!("must")),
        ("what if Boston did not have to be?", "try_matches", "/change/how", json!("nice")),
        ("What if I drop the place and the language?", "try_matches", "/change/what", json!("place")),
        (
            "What if I drop the place and the language?",
            "try_matches",
            "/more",
            json!([{ "how": "drop", "what": "language" }]),
        ),
        (
            "What if the place were a must and the language only nice?",
            "try_matches",
            "/change",
            json!({ "how": "must", "what": "place" }),
        ),
        (
            "What if the place were a must and the language only nice?",
            "try_matches",
            "/more",
            json!([{ "how": "nice", "what": "language" }]),
        ),
        (
            "What if the place and the language were a must?",
            "try_matches",
            "/more",
            json!([{ "how": "must", "what": "language" }]),
        ),
        ("what if we forget the city, and only that?", "try_matches", "/more", json!(null)),
        ("somebody like Priya Subramanian", "find_matches", "/like/name", json!("Priya Subramanian")),
        ("like Priya Subramanian #1207", "find_matches", "/like/id", json!("1207")),
        ("like Jordan Rosen #1209", "find_matches", "/like/id", json!("1209")),
        ("somebody like Maya Chen #1208", "find_matches", "/like/id", json!("1208")),
        ("more", "find_matches", "/skip", json!(5)),
        ("show three more", "find_matches", "/skip", json!(5)),
        ("three more please", "find_matches", "/limit", json!(3)),
        ("for Maya Okonkwo", "find_matches", "/student/name", json!("Maya Okonkwo")),
        ("for Maya Okonkwo #1234", "find_matches", "/student/id", json!("1234")),
    ] {
        let after = GRAMMAR.understand(message, Some(&before), &context().with_shown(&SHOWN));
        let call = after.calls.first().unwrap_or_else(|| panic!("{message}: {after:?}"));
        assert_eq!(call.tool, tool, "{message}: {}", told(&after));
        let found = call.input.pointer(path).cloned().map(|found| match found {
            serde_json::Value::String(text) => json!(text.to_lowercase()),
            other => serde_json::from_str(&other.to_string().to_lowercase()).unwrap(),
        });
        let expected: serde_json::Value = serde_json::from_str(&expected.to_string().to_lowercase()).unwrap();
        assert_eq!(found.unwrap_or_default(), expected, "{message}: {}", call.input);
        let places =
            call.input["criteria"].as_array().unwrap().iter().filter(|chip| chip["slot"] == "place").count();
        assert_eq!(places, 1, "{message} takes nothing back: {}", call.input);
    }
}

/// A number says who is meant: whatever else it could count, and whoever was shown under the same name.
#[test]
fn of_two_of_one_name_a_number_says_who_is_meant() {
    let before = understood("Mentors in Boston for a biology junior");
    let twins: Vec<Term> =
        ["11", "12"].map(|id| Term { id: id.to_owned(), name: "Maya Chen".to_owned() }).into();
    for (message, tool, path, expected) in [
        ("Why not Maya Chen #12?", "explain_match", "/about", json!({ "id": "12", "name": "Maya Chen" })),
        ("Why not Maya Chen #7?", "explain_match", "/about/id", json!("7")),
        ("why isn't Maya Chen #1209 on the list?", "explain_match", "/about/id", json!("1209")),
        ("Why Jordan Rosen #1209?", "explain_match", "/about/id", json!("1209")),
        ("Why not Jordan Rosen #1209?", "explain_match", "/why", json!("not")),
        ("Like Maya Chen #12", "find_matches", "/like", json!({ "id": "12", "name": "Maya Chen" })),
        ("For Maya Chen #12", "find_matches", "/student", json!({ "id": "12", "name": "Maya Chen" })),
        ("Why not Maya Chen?", "explain_match", "/about", json!({ "name": "Maya Chen" })),
        ("somebody like Maya Chen", "find_matches", "/like", json!({ "name": "Maya Chen" })),
    ] {
        let after = GRAMMAR.understand(message, Some(&before), &context().with_shown(&twins));
        assert_eq!(after.calls.len(), 1, "{message}: {}", told(&after));
        let call = &after.calls[0];
        assert_eq!(
            (call.tool.as_str(), call.input.pointer(path)),
            (tool, Some(&expected)),
            "{message}: {}",
            call.input
        );
        assert_eq!(unknown(&after), "", "{message}");
    }
}

#[test]
fn each_of_those_who_are_pointed_at_is_explained() {
    let before = understood("Mentors in Boston for a biology junior");
    for (message, expected) in [
        ("why not the second and the third?", &["12", "13"][..]),
        ("Why not Nadia and Tom?", &["12", "13"]),
        ("why the first two", &["11", "12"]),
        ("why not the third one?", &["13"]),
    ] {
        let after = GRAMMAR.understand(message, Some(&before), &context().with_shown(&SHOWN));
        let ids = after.calls.iter().map(|call| call.input["about"]["id"].as_str().unwrap_or("-"));
        assert_eq!(ids.collect::<Vec<_>>(), expected, "{message}: {}", told(&after));
        assert!(after.calls.iter().all(|call| call.tool == "explain_match"), "{message}");
    }
}

/// However many each list has had, and whatever was asked in between.
#[test]
fn more_goes_on_behind_those_who_were_seen() {
    let mut before = understood("Three mentors in Boston for a biology junior");
    for (message, tool, seen) in [
        ("more", "find_matches", json!(3)),
        ("why not the third one?", "explain_match", json!(null)),
        ("what if I drop the place?", "try_matches", json!(null)),
        ("show me five more", "find_matches", json!(6)),
        ("more", "find_matches", json!(11)),
        ("somebody like the second one", "find_matches", json!(null)),
        ("more", "find_matches", json!(5)),
        ("only in Denver", "find_matches", json!(null)),
    ] {
        let after = GRAMMAR.understand(message, Some(&before), &context().with_shown(&SHOWN));
        let call = &after.calls[0];
        assert_eq!((call.tool.as_str(), &call.input["skip"]), (tool, &seen), "{message}: {}", call.input);
        before = after;
    }
}

#[test]
fn what_says_nothing_to_compare_by_takes_nothing_away() {
    for (first, message, kept) in [
        ("mentors in finance in New York", "why not Maria?", "place=New York"),
        ("mentors in finance in New York", "how about a woman?", "place=New York"),
        ("mentors who speak French", "drop the French", "language=French"),
    ] {
        let first = understood(first);
        let nothing = GRAMMAR.understand(message, Some(&first), &context());
        assert!(nothing.calls.is_empty(), "{message}: {:?}", nothing.calls);
        let next = GRAMMAR.understand("on weekends", Some(&nothing), &context());
        let read = told(&next);
        assert!(read.contains(kept) && read.contains("availability=weekends"), "{message}: {read}");
        assert_eq!(next.calls.len(), 1, "{message}: {:?}", next.calls);
    }
}

#[test]
fn whom_nothing_is_said_of_is_asked_back() {
    for message in ["Find mentors", "How many mentors are there?", "what if I drop the place?"] {
        assert!(understood(message).calls.is_empty(), "{message}: {:?}", understood(message).calls);
    }
}

#[test]
fn somebody_may_be_called_like_a_place() {
    for (message, name) in
        [("Mentors for Lauren Austin", "Lauren Austin"), ("find a mentor for Megan Houston", "Megan Houston")]
    {
        let read = understood(message);
        assert!(told(&read).contains(&format!("student={name}")), "{message}: {}", told(&read));
        assert!(read.unused.is_empty(), "{message}: {:?}", read.unused);
    }
    for message in ["Mentors for Greater Boston", "Mentors for New York", "Mentors for students in Austin"] {
        assert!(!told(&understood(message)).contains("student="), "{message}");
    }
}

#[test]
fn what_was_tried_is_not_kept() {
    let first = understood("Mentors in Boston for a biology junior");
    let tried = GRAMMAR.understand("what if I drop the place?", Some(&first), &context().with_shown(&SHOWN));
    let after = GRAMMAR.understand("only in person", Some(&tried), &context().with_shown(&SHOWN));
    assert_eq!(after.calls[0].tool, "find_matches");
    assert!(told(&after).contains("place=Boston") && !told(&after).contains("try"), "{}", told(&after));
}

#[test]
fn chips_are_read_again() {
    let before = understood("Mentors in Boston for a biology junior who wants product work");
    let chips = json!([
        { "slot": "goal", "text": "climate policy", "need": "must", "weight": 4 },
        { "slot": "study", "text": "Chemistry", "need": "nice", "weight": 2 },
        { "slot": "year", "text": "Senior", "need": "must", "weight": 3 },
        { "slot": "availability", "text": "Sunday evenings", "need": "nice", "weight": 1 },
        { "slot": "way", "text": "by video", "need": "must", "weight": 3 },
        { "slot": "industry", "text": "tech", "need": "must", "weight": 3, "excluded": true },
        { "slot": "place", "text": "Denver", "need": "must", "weight": 5 },
        { "slot": "within", "text": "30 miles", "need": "must", "weight": 3 },
    ]);
    let chips: Vec<chat::EditedCriterion> = serde_json::from_value(chips).unwrap();
    let again = GRAMMAR.read_again(&before, &chips, &context()).unwrap();
    assert_eq!(
        told(&again),
        "goal=climate policy; study=Chemistry~; year=Senior; availability=Sunday evenings~; way=By video; \
         !industry=Software; place=Denver; within=30 miles"
    );
    let wrong: Vec<chat::EditedCriterion> =
        serde_json::from_value(json!([{ "slot": "way", "text": "by owl", "need": "must", "weight": 3 }]))
            .unwrap();
    let why = GRAMMAR.read_again(&before, &wrong, &context()).unwrap_err();
    assert_eq!(why, "“by owl” does not fit Meeting. It takes in person, by video, or either.");
}
