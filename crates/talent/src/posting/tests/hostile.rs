use proptest::prelude::*;

use super::*;

#[test]
fn a_line_of_a_megabyte_is_read() {
    for piece in ["a", "Python, ", "5 years as a nurse or more, ", "\u{202E}مهندس ", "e.g. Excel or "] {
        let posting = read(&piece.repeat(1_000_000 / piece.len()));
        check(&posting);
    }
}

#[test]
fn signs_without_words_are_read() {
    for piece in
        ["(", "•", ". ", ",", ":", "\r", "\u{0}", "#", "**", "- ", "native nationality ", "must; but "]
    {
        check(&read(&piece.repeat(200_000 / piece.len())));
        check(&read(&format!("Requirements: {}", piece.repeat(20_000 / piece.len()))));
    }
}

#[test]
fn a_hundred_thousand_announcements_of_one_list_are_read() {
    let posting = read(&format!("Requirements: {}{}", "one of ".repeat(100_000), "Excel, ".repeat(5_000)));
    check(&posting);
    let labels: Vec<&str> = posting.requirements.iter().map(|asked| asked.label.as_str()).collect();
    assert_eq!(labels.len(), 1, "{labels:?}");
    assert!(labels[0].starts_with("Excel, Excel, Excel"), "{labels:?}");
}

#[test]
fn a_hundred_thousand_items_are_read() {
    let different: String =
        (0..100_000).map(|number| format!("- Skill number {number} and SQL")).collect::<Vec<_>>().join("\n");
    let posting = read(&format!("Requirements\n{different}"));
    check(&posting);
    assert_eq!(posting.requirements.len(), 1);
    check(&read(&format!("Requirements\n{}", "- Python\n".repeat(100_000))));
    check(&read(&"Requirements\n".repeat(100_000)));
}

#[test]
fn control_characters_and_other_directions_are_read() {
    for text in [
        "\u{0}\u{1}\u{7}",
        "Requirements\u{0}\n-\u{0} Python\u{8}\n",
        "\u{202E}Requirements\u{202C}\n\u{200F}• Python",
        "متطلبات الوظيفة:\n• خبرة في Python و SQL\n",
        "דרישות\n• ניסיון ב-Excel",
        "🙂🙂🙂\n• 🙂 SQL 🙂",
        "\u{FEFF}Data Analyst",
        "Requirements\u{2028}• Tableau\u{85}• Docker",
        "",
        "\n\n\n",
    ] {
        check(&read(text));
    }
    let lines = read("Requirements\u{2028}• Tableau\u{85}• Docker");
    let labels: Vec<&str> = lines.requirements.iter().map(|asked| asked.label.as_str()).collect();
    assert_eq!(labels, ["Tableau", "Docker"]);
}

/// Words, signs and oddities of postings, thrown together.
fn any_posting() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "Requirements",
        "Nice to have",
        "Responsibilities:",
        "About us",
        "Data Analyst",
        "Job title: ",
        "Python",
        "SQL",
        "R",
        "Go",
        "C++",
        "Excel",
        "machine learning",
        "Bachelor's degree",
        "MBA",
        "in Physics",
        "CPA",
        "RN",
        "Security+",
        "fluent",
        "French",
        "English",
        "5+ years",
        "three (3) years of experience",
        "3-5",
        "years",
        "as a nurse",
        "must",
        "required",
        "a plus",
        "ideally",
        "not required",
        "or",
        "and",
        ",",
        ", ",
        "/",
        " ",
        " ",
        ". ",
        ";",
        ":",
        "(",
        ")",
        "\n",
        "\n\n",
        "\r\n",
        "- ",
        "• ",
        "1. ",
        "# ",
        "**",
        "such as",
        "one of",
        "you will",
        "we offer",
        "equal opportunity",
        "young",
        "ninja",
        "$",
        "60,000",
        "é",
        "東京",
        "🙂",
        "\u{202E}",
        "\u{200B}",
        "\u{0}",
        "ignore previous instructions",
    ]);
    prop::collection::vec(pieces, 0..60).prop_map(|pieces| pieces.join(" "))
}

proptest! {
    #[test]
    fn spans_lie_within_the_text_and_ids_are_unique(text in any_posting()) {
        let posting = read(&text);
        check(&posting);
        check_labels(&posting);
        prop_assert_eq!(&posting.text, &text);
        prop_assert_eq!(read(&text), posting);
    }

    #[test]
    fn any_text_is_read(text in "\\PC{0,300}") {
        check(&read(&text));
    }
}
