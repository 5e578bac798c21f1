use serde_json::json;

use super::*;

/// Whoever is looked for is nobody's goal. What is asked for beside that is heard, and nothing is left.
#[test]
fn who_is_looked_for_is_no_goal() {
    let mut wrong = Vec::new();
    for (message, expected) in [
        ("I'd like to find someone in Boston", "place=Boston"),
        ("We would like to find someone in biotech", "industry=Biotechnology"),
        ("I want to see someone in Boston", "place=Boston"),
        ("Looking to speak with someone in finance", "industry=Financial Services"),
        ("I want to find a person in Boston", "place=Boston"),
        ("I'd love to talk to somebody in biotech", "industry=Biotechnology"),
        ("I would love to talk to somebody in biotech", "industry=Biotechnology"),
        ("I want to hear from people in biotech", "industry=Biotechnology"),
        ("I'd like to meet anyone in Boston", "place=Boston"),
        ("hoping to connect with an alum in Boston", "place=Boston"),
        ("I want to find a coach in Boston", "place=Boston"),
        ("we want to get in touch with someone in Denver", "place=Denver"),
        ("I'd like to be introduced to someone in Denver", "place=Denver"),
        ("I want to know somebody in Denver", "place=Denver"),
        ("I want to talk to a lawyer in Boston", "place=Boston; title=Lawyer"),
        ("I'd like to find a lawyer in Boston", "place=Boston; title=Lawyer"),
        ("I want to learn about biotech", "industry=Biotechnology"),
        ("I need a person in Boston", "place=Boston"),
    ] {
        let read = understood(message);
        let mut got: Vec<String> = told(&read).split("; ").map(str::to_owned).collect();
        got.sort();
        if got.join("; ") != expected || !unknown(&read).is_empty() {
            wrong.push(format!(
                "{message}\n  wanted {expected}\n  got    {} | {}",
                got.join("; "),
                unknown(&read)
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_wish_stays_a_goal() {
    for (message, goal) in [
        ("I want to become a teacher", "teacher"),
        ("I want to be a lawyer", "lawyer"),
        ("a junior who wants to become a soccer coach", "soccer coach"),
        ("a junior who hopes to coach", "coach"),
        ("a biology junior who wants to work as a coach", "coach"),
        ("she wants to become a sales person", "sales person"),
        ("aspiring marketing professional", "marketing professional"),
        ("career goal: financial advisor", "financial advisor"),
        ("I'd like to find a lawyer position", "lawyer position"),
        ("I want to find a job as a lawyer", "lawyer"),
        ("I'd like to find product work in biotech", "product work"),
        ("a junior who wants to see the world", "see the world"),
        ("I want to learn Python", "learn Python"),
        ("wants to change careers", "change careers"),
        ("a sophomore who wants to do research with somebody in biotech", "research"),
    ] {
        let read = told(&understood(message));
        assert!(format!("{read}; ").contains(&format!("goal={goal}~; ")), "{message}: {read}");
    }
    assert_eq!(told(&understood("I'd like to find work in biotech")), "industry=Biotechnology");
}

/// What is asked of those above leads to the tool that answers it, and leaves the chips as they were.
#[test]
fn what_is_asked_of_the_list_is_no_goal() {
    let before = understood("Mentors in Boston for a biology junior");
    let mut wrong = Vec::new();
    for (message, tool, about, act) in [
        ("I want to know more about the second one", "explain_match", "12", "Why"),
        ("I'd like to know more about Nadia", "explain_match", "12", "Why"),
        ("I'd like to meet the second one", "explain_match", "12", "Introduce"),
        ("I want to meet Nadia", "explain_match", "12", "Introduce"),
        ("I would like to introduce the second one", "explain_match", "12", "Introduce"),
        ("I want to hear about the third one", "explain_match", "13", ""),
        ("I have questions about the second one", "explain_match", "12", ""),
        ("I'm interested in the first one", "explain_match", "11", ""),
        ("I want to know why not the third one", "explain_match", "13", "Why not"),
        ("I like the second one", "explain_match", "12", ""),
        ("I'd like the third one", "explain_match", "13", ""),
        ("I'd just like the third one", "explain_match", "13", ""),
        ("we like Maya best", "explain_match", "11", ""),
        ("our students like Maya best", "explain_match", "11", ""),
        ("she likes the second one", "explain_match", "12", ""),
        ("I want to see more", "find_matches", "", ""),
        ("I'd like to see some more", "find_matches", "", ""),
        ("I need five more", "find_matches", "", ""),
        ("I want to see others", "find_matches", "", ""),
    ] {
        let after = GRAMMAR.understand(message, Some(&before), &context().with_shown(&SHOWN));
        let call = after.calls.first();
        let id = call.and_then(|call| call.input.pointer("/about/id")?.as_str()).unwrap_or_default();
        let got_act = after.criteria.iter().find(|one| one.slot == "act").map_or("", |one| one.text.as_str());
        let lasting: Vec<String> = told(&after)
            .split("; ")
            .filter(|one| !["act=", "which=", "whom=", "count="].iter().any(|once| one.starts_with(once)))
            .map(str::to_owned)
            .collect();
        let is_right = call.is_some_and(|call| {
            let skips = call.input["skip"] == json!(5);
            call.tool == tool && (tool != "find_matches" || skips)
        });
        if !is_right || id != about || got_act != act || lasting.join("; ") != told(&before) {
            wrong.push(format!("{message}: {} | {:?}", told(&after), call));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn somebody_is_still_compared() {
    let before = understood("Mentors in Boston for a biology junior");
    for message in [
        "like the second one",
        "somebody like the second one",
        "someone just like the second one",
        "I'd like someone like the second one",
        "who is like the second one?",
        "is there anybody else like the second one",
        "mentors like Nadia",
        "a person similar to the second one",
        "who is similar to Nadia?",
        "somebody with a background similar to the second one",
        "more like Nadia",
        "ok, like the second one",
    ] {
        let after = GRAMMAR.understand(message, Some(&before), &context().with_shown(&SHOWN));
        let call = &after.calls[0];
        assert_eq!((&call.tool[..], &call.input["like"]["id"]), ("find_matches", &json!("12")), "{message}");
    }
}
