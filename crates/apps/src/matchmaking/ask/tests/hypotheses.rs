use serde_json::{Value as Json, json};

use super::*;

const FIRST: &str =
    "Mentors in Boston for a first-generation biology junior who wants product work in biotech";

fn tried(message: &str) -> Understood {
    GRAMMAR.understand(message, Some(&understood(FIRST)), &context().with_shown(&SHOWN))
}

/// What somebody only wonders is tried, in whatever words, and every chip stays.
#[test]
fn what_is_only_wondered_takes_nothing_back() {
    let before = told(&understood(FIRST));
    for (message, how, what) in [
        ("what would happen without the place?", "drop", "place"),
        ("what would change without the place", "drop", "place"),
        ("What if I don't care about the place?", "drop", "place"),
        ("what if I didn't care where they live", "drop", "place"),
        ("what if we get rid of the place?", "drop", "place"),
        ("what if we got rid of the city", "drop", "place"),
        ("what if I delete the place", "drop", "place"),
        ("what if we take away the place", "drop", "place"),
        ("what if we take the place out?", "drop", "place"),
        ("what if I leave the place open", "drop", "place"),
        ("and what if I forget about the place?", "drop", "place"),
        ("what if it didn't matter where they live?", "drop", "place"),
        ("what if anywhere is fine?", "drop", "place"),
        ("what if any city were fine?", "drop", "place"),
        ("what if there were no place", "drop", "place"),
        ("suppose the place were irrelevant", "drop", "place"),
        ("If I dropped the place, who would come up?", "drop", "place"),
        ("who would come up if I dropped the place?", "drop", "place"),
        ("who would come up without the place?", "drop", "place"),
        ("what would the list look like without the place?", "drop", "place"),
        ("how would it look if we ignored the place", "drop", "place"),
        ("does anything change if I drop the place?", "drop", "place"),
        ("what happens when I drop the place?", "drop", "place"),
        ("what difference would it make to drop the place?", "drop", "place"),
        ("what if we skip biotech?", "drop", "=Biotechnology"),
        ("what if Boston didn't matter?", "drop", "=Boston didn't matter"),
        ("what if I drop first generation?", "drop", "firstGeneration"),
        ("what if I drop first-gen", "drop", "firstGeneration"),
        ("What if first generation didn't matter?", "drop", "firstGeneration"),
        ("what if I didn't insist on the place?", "nice", "place"),
        ("what if I'm flexible on the place", "nice", "place"),
        ("what if the industry weren't necessary?", "nice", "industry"),
        ("what would happen if the place were a must?", "must", "place"),
    ] {
        let after = tried(message);
        let call = after.calls.first().unwrap_or_else(|| panic!("{message}: {after:?}"));
        assert_eq!(call.tool, "try_matches", "{message}: {}", told(&after));
        assert_eq!(call.input["change"], json!({ "how": how, "what": what }), "{message}");
        assert_eq!(call.input["more"], Json::Null, "{message}");
        let kept: Vec<String> =
            told(&after).split("; ").filter(|one| !one.starts_with("try=")).map(str::to_owned).collect();
        assert_eq!(kept.join("; "), before, "{message}");
    }
}

/// What is not heard of it is asked back.
#[test]
fn a_hypothesis_that_is_not_heard_drops_nothing() {
    for message in ["what if the trombone is gone?", "what if?", "suppose we were on the moon"] {
        let after = tried(message);
        assert!(after.calls.is_empty() && after.kept.is_some(), "{message}: {}", told(&after));
        let next = GRAMMAR.understand("on weekends", Some(&after), &context());
        assert!(told(&next).contains("place=Boston"), "{message}: {}", told(&next));
    }
}

/// What is said as it is meant is done.
#[test]
fn what_is_not_wondered_is_dropped() {
    for message in [
        "drop the place",
        "forget about the place",
        "get rid of the place",
        "I don't care where they live",
        "I do not care about the place",
        "it doesn't matter where they live",
        "without the place",
        "If you can, drop the place",
        "if possible drop the place",
        "anywhere",
    ] {
        let after = tried(message);
        let read = told(&after);
        let mut slots = read.split("; ");
        assert!(!slots.any(|one| one.starts_with("place=") || one.starts_with("try=")), "{message}: {read}");
        assert!(read.contains("industry=Biotechnology"), "{message}: {read}");
        assert_eq!(after.calls[0].tool, "find_matches", "{message}");
    }
    assert!(
        told(&understood("Who would be a good mentor in biotech without video?")).contains("!way=By video")
    );
}
