//! What must change nothing: order, repetition, padding, style.

use super::{answers::answers, *};

/// About nothing that anybody is compared by.
const PADDING: &[&str] = &[
    "The river here is very wide in spring.",
    "I like pasta with tomatoes, and my cousin likes rice.",
    "The old station has a green roof and a clock from 1904.",
    "Yesterday it rained the whole afternoon.",
    "My favourite colour is blue, because of the sea.",
    "In our street there are eleven trees and two cats.",
    "I went to the cinema with my brother last winter.",
    "Some birds fly very far in autumn.",
];

/// Every answer, changed, against the level it reaches unchanged.
fn same_for_all(name: &str, change: impl Fn(&str) -> String) {
    for one in answers() {
        let changed = change(&one.said);
        let got = score(&changed, &[by_key(&one.key)]).remove(0);
        assert_eq!(got.level(), one.expected(), "{name} {}: {}", one.id, told(&changed, &got));
    }
}

fn padding() -> String {
    PADDING.join(" ").repeat(4)
}

#[test]
fn a_hundred_runs_in_any_order_give_the_same_bytes() {
    let mut traits: Vec<&Trait> = starter().iter().collect();
    for one in answers() {
        let own = [by_key(&one.key)];
        let alone = serde_json::to_vec(&score(&one.said, &own)).unwrap();
        assert!(
            (0..100).all(|_| serde_json::to_vec(&score(&one.said, &own)).unwrap() == alone),
            "{}",
            one.id
        );
    }
    for one in answers().iter().take(2) {
        let bytes = serde_json::to_vec(&score(&one.said, &traits)).unwrap();
        for run in 0..100 {
            let by = run % traits.len();
            traits.rotate_left(by);
            traits.swap(run % 40, (run * 7) % 40);
            assert_eq!(serde_json::to_vec(&score(&one.said, &traits)).unwrap(), bytes);
        }
        let alone = score(&one.said, &[by_key(&one.key)]);
        assert!(score(&one.said, &traits).contains(&alone[0]));
    }
}

#[test]
fn padding_changes_nothing() {
    same_for_all("before", |answer| format!("{} {answer}", padding()));
    same_for_all("after", |answer| format!("{answer} {}", padding()));
    same_for_all("between", |answer| {
        let sentences = answer.split_inclusive(". ").enumerate();
        sentences.flat_map(|(at, one)| [one, PADDING[at % PADDING.len()], " "]).collect()
    });
}

#[test]
fn saying_it_again_changes_nothing() {
    same_for_all("five times", |answer| [answer; 5].join(" "));
    same_for_all("each twice", |answer| answer.split_inclusive(". ").flat_map(|one| [one, one]).collect());
    for one in answers() {
        let traits = [by_key(&one.key)];
        let twice = score(&format!("{0} {0}", one.said), &traits);
        assert_eq!(twice, score(&one.said, &traits), "{}", one.id);
    }
    let near = "I handed the essay in on time. The essay, I handed it in on time! I really handed in the essay on time.";
    assert_eq!(score(near, &[by_key("reliability")])[0].evidence.len(), 1);
}

#[test]
fn hesitation_changes_nothing() {
    same_for_all("fillers", |answer| answer.replace(". ", ". Um, well, you know, ").replace(", ", ", er, "));
    same_for_all("hedges", |answer| {
        answer.replace(". I ", ". I think I maybe ").replace(" was ", " was, I guess, ")
    });
    same_for_all("stutter", |answer| answer.replace(" I ", " I, I ").replace(" the ", " the the "));
}

#[test]
fn case_spaces_and_quotes_change_nothing() {
    same_for_all("lower", str::to_lowercase);
    same_for_all("upper", str::to_uppercase);
    same_for_all("spaces", |answer| answer.replace(' ', "  \n "));
    same_for_all("apostrophes", |answer| answer.replace('\'', "’"));
    same_for_all("short forms", |answer| {
        answer.replace(" did not ", " didn't ").replace("I am ", "I'm ").replace("I had ", "I'd ")
    });
}

#[test]
fn a_slip_of_the_finger_changes_nothing() {
    let mut changed = Vec::new();
    let mut count = 0;
    for one in answers() {
        for word in one.said.split_whitespace().filter(|word| is_long(word)) {
            let typed = swap_middle(word);
            let answer = one.said.replacen(word, &typed, 1);
            count += 1;
            if level(&one.key, &answer) != one.expected() {
                changed.push(format!("{}: {word} as {typed}", one.id));
            }
        }
    }
    assert!(changed.is_empty(), "{} of {count}: {changed:#?}", changed.len());
}

fn is_long(word: &str) -> bool {
    word.len() > 7 && word.bytes().all(|byte| byte.is_ascii_lowercase())
}

fn swap_middle(word: &str) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    let middle = letters.len() / 2;
    letters.swap(middle - 1, middle);
    letters.into_iter().collect()
}

#[test]
fn spelling_and_grammar_change_nothing() {
    for (key, expected, ways) in [
        (
            "inclusion",
            4,
            &[
                "I organised an interpreter for the deaf colleagues.",
                "I organized a interpreter for the deaf colleagues.",
            ][..],
        ),
        (
            "reliability",
            4,
            &[
                "I told the customer three days before that it will be late.",
                "i told the costumer three days before, that it will be late",
                "I have told to the customer three days before that it comes late.",
                "Last week I tell the customer three days before that it is late.",
            ],
        ),
        (
            "safety",
            3,
            &[
                "I reported the leak at once.",
                "I have reported leak at once.",
                "So I, um, reported the leak, at once!",
            ],
        ),
    ] {
        for way in ways {
            assert_eq!(level(key, way), Some(expected), "{way}");
        }
    }
}
