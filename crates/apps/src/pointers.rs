//! What parts of the suite keep about people by number, beside the campus. It follows when two records become one.

use campus::quality::Pointer;

/// Those of the suite. A test looks whether a table is missing.
pub fn pointers() -> Vec<Pointer> {
    let asked = Some("state IN ('draft', 'asked')");
    let matched = Some("state IN ('proposed', 'accepted', 'active')");
    let unsent = Some("state IN ('draft', 'approved', 'queued')");
    vec![
        named("introductions as a student", "introductions", "student", asked),
        named("introductions as a mentor", "introductions", "mentor", asked),
        Pointer {
            never_twice: Some(&["mentor"]),
            ..named("matches as a student", "mentoring_matches", "student", matched)
        },
        Pointer {
            never_twice: Some(&["student"]),
            ..named("matches as a mentor", "mentoring_matches", "mentor", matched)
        },
        Pointer {
            within: "round IN (SELECT id FROM mentoring_rounds WHERE edition = $1)",
            key: &["round", "side"],
            one_for_each: Some(&["round", "side"]),
            ..named("rankings in rounds", "mentoring_rankings", "person", None)
        },
        // Pressure is counted by household too.
        Pointer { household: Some("household"), ..named("contacts", "outreach_contacts", "person", None) },
        named("messages in the outbox", "outreach_messages", "person", unsent),
        named("wishes about contact", "outreach_wishes", "person", None),
        named("decisions for roles", "talent_decisions", "person", None),
        named("reports about candidates", "talent_contests", "person", None),
        Pointer {
            one_for_each: Some(&["by_uid", "file", "app", "what", "minute"]),
            ..named("views of candidates", "talent_views", "person", None)
        },
        named("steps of candidates", "talent_steps", "person", None),
        named("files merged into people", "talent_merges", "person", None),
    ]
}

/// Rows with an id of their own and the edition that they are about.
fn named(
    label: &'static str,
    table: &'static str,
    person: &'static str,
    asks: Option<&'static str>,
) -> Pointer {
    Pointer {
        label,
        table,
        person,
        within: "edition = $1",
        key: &["id"],
        one_for_each: None,
        never_twice: None,
        household: None,
        asks,
    }
}
