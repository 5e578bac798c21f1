//! What is an act of the speaker's, and what only sounds like one.

use super::*;

#[test]
fn the_same_act_in_other_words_is_the_same_level() {
    for (key, expected, ways) in [
        (
            "reliability",
            4,
            &[
                "I warned them three days ahead that it would be late.",
                "I let the client know five days in advance that we needed more time.",
                "Two weeks before it was due I phoned her and said it would not be ready.",
                "I gave notice well in advance and agreed a new date with the school.",
            ][..],
        ),
        (
            "reliability",
            3,
            &[
                "I handed it in on time.",
                "I submitted the form before the deadline.",
                "I delivered the chairs on the agreed day.",
            ],
        ),
        (
            "attention-to-detail",
            3,
            &[
                "I compared my copy with the original line by line and corrected two figures.",
                "I proofread the letter before I sent it.",
                "I went through every number a second time and fixed the error.",
            ],
        ),
        (
            "safety",
            4,
            &[
                "I stopped the conveyor belt at once and explained the danger to the others.",
                "I switched the machine off straight away because a cable was loose.",
                "I cordoned off the area with tape so that nobody would slip on the oil.",
            ],
        ),
        (
            "accountability",
            3,
            &[
                "I mixed up two orders. I told the customer at once and replaced it.",
                "It slipped past me: I made the mistake, apologised to the client and fixed it.",
            ],
        ),
    ] {
        for way in ways {
            assert_eq!(level(key, way), Some(expected), "{way}");
        }
    }
}

#[test]
fn claims_plans_and_other_people_are_no_evidence() {
    for (key, answer) in [
        ("reliability", "I am extremely reliable, I always deliver."),
        ("reliability", "I always deliver on time and I warn people days ahead."),
        ("reliability", "People say I am the one who delivers on time."),
        ("reliability", "I would warn them days ahead and agree a new date."),
        ("reliability", "If it was late, I would tell them before the deadline."),
        ("reliability", "I will hand in everything on time and I am going to track every promise."),
        ("reliability", "I wanted to warn them days ahead."),
        ("reliability", "I should have told them a week before."),
        ("reliability", "My manager warned them days ahead and agreed a new date."),
        ("reliability", "Jonas handed it in on time, and then he told them days ahead."),
        ("reliability", "I was told days ahead that it would be late."),
        ("reliability", "I asked my colleague to warn them days ahead."),
        ("accountability", "Honesty matters to me and I can admit a mistake and fix it."),
        ("coaching", "My trainer watched me, told me exactly what to change and let me try again."),
        ("safety", "You have to stop the machine at once when it is dangerous."),
    ] {
        assert_eq!(level(key, answer), None, "{answer}");
    }
}

#[test]
fn a_denial_turns_it_round() {
    for (key, answer, expected) in [
        ("reliability", "I never missed a deadline there.", Some(3)),
        ("reliability", "I missed the deadline and did not tell anyone.", Some(1)),
        ("reliability", "I did not warn them days ahead.", None),
        (
            "attention-to-detail",
            "I sent the list without checking it, and there were mistakes in it.",
            Some(1),
        ),
        ("attention-to-detail", "I never sent a list without checking every line.", Some(3)),
        ("attention-to-detail", "I forgot to check the list and it had errors.", Some(1)),
        ("persistence", "I failed twice but I did not give up, and in the end I passed.", Some(3)),
        ("persistence", "It got hard and I gave up after a week.", Some(1)),
    ] {
        assert_eq!(level(key, answer), expected, "{answer}");
    }
}

#[test]
fn what_a_group_did_needs_the_speakers_part() {
    let group = "We divided the work and we shared all our notes with the group.";
    assert_eq!(level("teamwork", group), None);
    assert_eq!(reason("teamwork", group), "It says what the group did. The part of the speaker is not told.");
    assert_eq!(
        level("teamwork", "We divided the work. I wrote my chapter by the day we had fixed."),
        Some(3)
    );
}

#[test]
fn the_reason_says_what_is_missing() {
    for (answer, expected) in [
        ("", "The answer says nothing that can be read."),
        ("The weather was fine on that Sunday.", "Nothing that was done has to do with this trait."),
        (
            "I would warn them days ahead.",
            "It says what the speaker would do or plans to do, not what was done.",
        ),
        ("I always warn people days ahead.", "It says how the speaker is in general. No occasion is told."),
        ("My boss warned them days ahead.", "It says what other people did, not the speaker."),
        ("They stopped checking on me.", "A result is told, but not what the speaker did for it."),
    ] {
        assert_eq!(reason("reliability", answer), expected, "{answer}");
    }
}

#[test]
fn spans_show_the_words_and_the_anchor() {
    let answer = "Well… I rang the sister, four days before it was due.";
    let score = score(answer, &[by_key("reliability")]).remove(0);
    let span = score.evidence.iter().find(|span| span.level == 4).unwrap();
    assert_eq!(&answer[span.bytes.clone()], "rang the sister, four days before");
    assert_eq!((span.side, span.anchor.as_str()), (Side::For, by_key("reliability").anchors[3].as_str()));
    assert_eq!(span.signs, ["tell", "ahead"]);
}

#[test]
fn a_word_that_only_sounds_like_a_result_is_none() {
    let moved = "Ten days ahead of the concert water came in. I changed the plan and named a new day.";
    assert!(level("adaptability", moved) < Some(5), "{:?}", level("adaptability", moved));
    let kept = "I kept the list to myself and did not tell the group about it.";
    assert_eq!(level("teamwork", kept), Some(1));
}
