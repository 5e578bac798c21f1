use proptest::prelude::*;

use super::{
    super::{Crisis, inspect, nonsense, quarantine},
    *,
};

/// Words, figures, signs and oddities, thrown together.
fn any_text() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "Maya",
        "Chen",
        "Smith",
        "the",
        "grant",
        "1,284",
        "$",
        "7,395",
        "%",
        "years",
        ".",
        ". ",
        "! ",
        "?",
        ",",
        "\n",
        "\n\n",
        "- ",
        "1. ",
        "**",
        "*",
        "_",
        "`",
        "[1]",
        "[x](y)",
        "<b>",
        "&amp;",
        "http://x.y",
        "@",
        "twelve",
        "and",
        "a",
        "half",
        "March",
        "14",
        "2026",
        "-",
        "–",
        "'s",
        "Dr.",
        "U.S.",
        "e.g.",
        "\u{200B}",
        "\u{202E}",
        "é",
        "Ж",
        "½",
        "³",
        "٣",
        "one",
        "in",
        "five",
        "#",
        "# ",
        "> ",
        "|",
        "{",
        "\\",
        "No.",
        " ",
        "  ",
        "…",
        "“",
        "”",
        "(",
        ")",
        "not",
        "you have been awarded",
        "0",
        "0x1F",
        "e",
        "10^3",
    ]);
    prop_oneof![
        prop::collection::vec(pieces, 0..40).prop_map(|pieces| pieces.concat()),
        ".{0,200}",
        "\\PC{0,120}"
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_text_makes_a_guard_panic(text in any_text()) {
        let _ = check(&Sentence::from(text.as_str()), &GROUND);
        let _ = nonsense(&text);
        let _ = inspect(&text);
        let _ = quarantine(&text, "n1");
        let _ = Crisis::default().look(&text);
        let _ = Ground::new(&[Fact::Quote(crate::fact::Quote { text: text.clone(), source: 1 })], &Vocabulary::new());
    }

    #[test]
    fn whatever_passes_is_plain_text(text in any_text()) {
        for split in split(&text) {
            if let Verdict::Fine(sentence) = check(&split.sentence, &GROUND) {
                let plain = sentence.plain();
                for sign in ["<b", "](", "![", "&amp;", "://", "**", "`", "|", "{", "\\", "\u{200B}", "\u{202E}"] {
                    prop_assert!(!plain.contains(sign), "{plain:?} contains {sign:?}");
                }
                prop_assert!(!plain.chars().any(char::is_control));
            }
        }
    }

    #[test]
    fn no_other_count_passes(count in 0u32..2_000_000, grouped in any::<bool>()) {
        prop_assume!(![1284, 212, 3].contains(&count));
        let mut digits = count.to_string();
        if grouped && count >= 1000 {
            digits.insert(digits.len() - 3, ',');
        }
        for sentence in [format!("There are {digits} alumni."), format!("We counted {digits} gifts in all.")] {
            prop_assert!(!passes(&sentence), "{sentence}");
        }
    }

    #[test]
    fn what_passes_once_passes_again(text in any_text()) {
        if let Verdict::Fine(sentence) = check(&Sentence::from(text.as_str()), &GROUND) {
            prop_assert_eq!(check(&sentence, &GROUND), Verdict::Fine(sentence));
        }
    }

    #[test]
    fn the_cuts_of_a_stream_do_not_matter(text in any_text(), cuts in prop::collection::vec(0usize..400, 0..20)) {
        let letters: Vec<char> = text.chars().collect();
        let mut places: Vec<usize> = cuts.into_iter().map(|cut| cut.min(letters.len())).collect();
        places.sort_unstable();
        let (mut splitter, mut splits, mut from) = (Splitter::new(), Vec::new(), 0);
        for place in places.into_iter().chain([letters.len()]) {
            splits.extend(splitter.push(&letters[from..place].iter().collect::<String>()));
            from = place;
        }
        splits.extend(splitter.finish());
        prop_assert_eq!(splits, split(&text));
    }
}
